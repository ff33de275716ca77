chips-out-of-view = Chips außer Sicht
    .search = Chips in die Tasche gesteckt, Chips in der Hosentasche, Chips vom Tisch genommen, mit Chips weggegangen, mit den Chips auf die Toilette, Chips außer Sicht getragen, Chips in der Tasche, Chips in der Hand versteckt, Chips verstecken, Chips beiseitegeschafft, Tisch wird aufgelöst und er verschwindet mit seinen Chips, Chips unter der Jacke
    .told =
        Chips in der Hosentasche
        Er hat seine Chips in die Tasche gesteckt und ist damit vom Tisch gegangen.
        Der hat große Chips in der Jacke, die habe ich am Tisch nie gesehen.
        Beim Tischwechsel hat der auf Platz 9 seine Chips in die Jackentasche gepackt und ist so zum neuen Tisch gelaufen.
        Er hat seinen Stack in der Hand rausgetragen, war kurz auf der Toilette, und keiner hat ihn unterwegs gesehen.
        Darf er beim Tischwechsel die Chips in der Tasche tragen, statt offen im Rack?
        Chips in der Tasche gehabt
        Platz 5 hat Chips vom Tisch in die Jackentasche gesteckt
        Spieler kommt vom anderen Tisch und hat seine Chips in der Hosentasche getragen
        Platz 2 ging mit seinen Chips in der Hand noch kurz zum Rauchen raus, statt direkt zum neuen Tisch zu gehen
        Spieler wechselt den Tisch, 42.000 lose in der Jacke statt im Rack, keiner hat gesehen, was er mitnahm
        Darf er seine Chips in die Tasche stecken, wenn er den Tisch wechselt?
    .heard =
        ich hab gesehen wie er zwei gelbe in den Hoodie rutschen ließ
        sie hält ein paar Fünftausender unter der Tischkante, keiner kann sie sehen
        unterwegs von Tisch 12 hatte er alles im Rucksack
        wo sind seine lila Jetons hin, vor dem Essen lagen sie noch da
        er hat seinen Stack in die Kappe gefegt und ist raus zum Rauchen
        beim Aufstehen ist ihm ein 25k aus dem Ärmel gefallen
        er hat einen Teil eingesteckt damit er short aussieht
        Dealer bemerkt, dass er ein paar große in der Faust behält
        ist mit dem ganzen Zeug erst an die Bar statt direkt rüber
        der bewahrt sie in der Innentasche auf, ist das erlaubt
        mit einem Stapel in den Händen durch den halben Saal und hinter den Automaten verschwunden
        sie stopfte vor der Pause eine Handvoll in ihre Handtasche
        er steckt Jetons in die Jackentasche
        hat Chips in der Tasche vom Tisch getragen
        ließ einen Teil seiner Jetons verschwinden
        Stack im Rucksack zum neuen Tisch gebracht
        er hat Chips vom Tisch genommen und eingesteckt
        Spieler hat Chips in der Hosentasche
        sie hat ihre Chips in der Jacke an den anderen Tisch getragen
        er gab einen Teil seiner Chips einem anderen Spieler
        er hat in der Pause Turnierchips in der Tasche versteckt
        Der hat sich drei Stapel in die Jackentasche gestopft, beim Tischwechsel
        Ging mit dem Rack aufs Klo, keiner hat seine Jetons gesehn
        Er hält die Tausender unterm Pulli, am Tisch, keiner sieht sie
        Seat 3 hat beim Umzug Jetons in der Hosentasche getragen
        Auf dem Weg zum neuen Tisch hat er mit Stack an der Bar gehalten
        Die Gaby hat ihren Stack ins Handtascherl gepackt statt offen rüber
        Der hat nen Tausender in die Hosentasche gesteckt
        Beim Umsetzen hat er seinen Stapel unter der Jacke getragen
        Trägt die Jetons offen rüber, macht aber nen Umweg zur Bar
        Sie hält den Zehntausender in der Faust versteckt und geht aufs Klo
        Alles in den Rucksack gepackt beim Tischwechsel, keiner hat zugeguckt
        Nach der Pause holt er zwei Lila aus der Bauchtasche
        Der Herr auf der Sieben hatte vor einer Minute zwei Lila mehr, sie sind in der Brusttasche
        Kamera sah ihn in der Essenspause einen in den Schuh schieben
        Beim Umziehen an den neuen Tisch sah ich, wie der Mann vor mir die großen Jetons in der Hand unter der Jacke hielt und nur die kleinen im Rack trug
        Mit allen Chips ging er zum neuen Tisch, ein paar in der Tasche
        Beim Umzug hielt er sie unter der Jacke
        Hat chips in die tasche gesteckt, nimmt man sie ihm ab?
        In der Faust blieb ein Fünftausender, und er machte sie zu
        Aus dem Satellite nahm er sie als Andenken mit heim
        Unser Tisch wurde gebrochen, und er verschwand zehn Minuten damit
        Auf dem Weg zum anderen Tisch sah keiner mehr, wo sein Turm blieb
        er hat Chips in die Tasche gesteckt
        sie läuft mit ihren Chips in der Hand herum
        hat Turnierchips aus dem Raum mitgenommen
        hält die großen Chips hinter den kleinen
        hat nach dem Umsetzen auf einmal mehr Chips als vorher
        trägt seinen Stack in einer geschlossenen Tasche zum neuen Tisch
        hat einen Chip als Souvenir heimgenommen
        hatte einen Chip von einem anderen Spieltag dabei
chips-out-of-view-fact-how = Wie hat der Spieler die Chips gehalten oder getragen?
    .label = Umgang mit den Chips
    .carried = verborgen mitgenommen: in einer Tasche oder unter der Kleidung
    .held = am Tisch verborgen: in einer Tasche, in der Hand oder unter der Kleidung
    .away = offen getragen, aber unterwegs hat ihn niemand mehr gesehen
    .detour = offen zu einem neuen Tisch getragen, aber mit einem Umweg
    .rack = in einem Rack des Hauses getragen, sichtbar
    .bag = in einem versiegelten Beutel des Hauses getragen
chips-out-of-view-outcome-disqualified = Der Spieler wird disqualifiziert
chips-out-of-view-outcome-forfeited = Diese Chips sind verloren, eine Disqualifikation ist möglich
chips-out-of-view-outcome-may-disqualify = Deine Wahl: Disqualifikation mit Verlust aller Chips oder nicht
chips-out-of-view-outcome-show-again = Die Chips kommen wieder in Sicht, verloren ist keiner
chips-out-of-view-outcome-no-breach = Kein Verstoß: So dürfen Chips getragen werden
chips-out-of-view-outcome-detour = Nichts ist verloren, aber für den Umweg kann es eine Penalty geben
chips-out-of-view-outcome-in-view = Nichts ist verloren: Die Chips waren zu sehen
chips-out-of-view-order-chips-on-the-table = Floor: den Spieler diese Chips für alle sichtbar auf den Tisch legen lassen und sie zählen.
chips-out-of-view-order-disqualify = Turnierleitung: den Spieler disqualifizieren.
chips-out-of-view-order-take-stack = Floor: alle Chips dieses Spielers aus dem Spiel nehmen.
chips-out-of-view-order-take-hidden = Floor: die Chips, die außer Sicht waren, aus dem Spiel nehmen.
chips-out-of-view-order-see-disqualification = Floor: mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
chips-out-of-view-order-may-be-disqualified = Turnierleitung: entscheiden, ob der Spieler auch disqualifiziert wird. Wenn ja, mit dem Vorfall „Disqualifikation“ (disqualification) weitermachen.
chips-out-of-view-order-plays-on = Spieler: mit den Chips, die in Sicht geblieben sind, weiterspielen, wenn keine Disqualifikation folgt.
chips-out-of-view-order-director-decides = Turnierleitung: entscheiden, ob der Spieler disqualifiziert wird. Nur dann sind seine Chips verloren.
chips-out-of-view-order-chips-stay = Floor: dem Spieler die Chips lassen.
chips-out-of-view-order-straight-on = Spieler: ohne Umweg an den neuen Platz gehen.
chips-out-of-view-order-back-in-view = Spieler: alle Chips für jeden sichtbar auf den Tisch legen.
chips-out-of-view-order-see-shielded-chips = Floor: mit dem Vorfall „Nicht zählbarer Stack“ (shielded-chips) weitermachen.
