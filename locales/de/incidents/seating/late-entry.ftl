late-entry = Späte Anmeldung, Nachrücker oder Re-Entry
    .search = späte Anmeldung, Late Registration, Late Reg, zu spät angemeldet, Späteinsteiger, Nachrücker, Ersatzspieler kommt rein, Re-Entry, Reentry, neuer Spieler am Tisch, Spieler steigt später ein, bekommt der neue Spieler Karten, bekommt er den vollen Stack, neuer Spieler zwischen Button und Small Blind, neuer Spieler im Big Blind, neuer Spieler will auf den Big Blind warten, muss ein neuer Spieler einen Blind setzen, neu eingekauft, gibt seinen Stack auf und kauft neu
    .told =
        Neuer Spieler, Platz im Blind
        Ich habe mich gerade spät angemeldet, und mein Platz ist jetzt genau im Big Blind.
        Er ist mit Re-Entry wieder da und sitzt zwischen Button und Small Blind, muss er warten?
        Late Registration, ich habe Platz 5 gezogen, und da ist gerade der Button, kriege ich in der nächsten Hand Karten?
        Der Nachrücker aus der Warteliste kommt auf den Platz vom Small Blind und will erst mitspielen, wenn der Button vorbei ist.
        Muss ich bei Late Entry auf den Big Blind warten, oder bekomme ich sofort eine Hand?
        Nachrücker sitzt zwischen Button und Blind
        Neuer Spieler mit später Anmeldung hat Platz 4 gezogen, das ist gerade der Small Blind
        Re-Entry kommt an unseren Tisch und sein Platz liegt genau am Button
        Spieler hat sich in Level 5 nachgemeldet, Seat 6, das ist zwischen Small Blind und Big Blind, soll er Karten bekommen
        Spieler gibt seine letzten 1200 ab und macht ein Re-Entry, neuer Platz ist im Big Blind
        Darf einer, der sich spät angemeldet hat, gleich mitspielen, oder muss er auf den Button warten?
    .heard =
        er hat gerade an der Kasse bezahlt, Ticket für Stuhl 8
        muss ein Neuer sitzen bis der Puck vorbei ist
        frisch dazugekommen auf dem Stuhl des Rausgeflogenen, kriegt er eine Hand
        Warteliste, Nummer 14 wird gerufen und landet im Blind
        nach seinem Aus hat er sich noch einmal eingekauft und unseren Tisch gelost
        der Neue hat in Level sechs einen kompletten Startstack
        darf sie ihre drei Big Blinds abgeben und neu rein
        in letzter Minute der Anmeldung gekauft und die Dealerposition gelost
        Neuer will zwischen Puck und klein Karten haben
        Nachzügler in Level 4 sitzt auf SB, zahlt er
        stand auf der Nachrückerliste, kriegt jetzt einen Stuhl
        zweite Kugel, selber Tisch, darf er dort hin
        kann ich jetzt noch mitmachen
        Anmeldung ist geschlossen und er steht am Schalter
        ist noch ein Platz frei im Turnier
        ein Nachzügler setzt sich hin, bekommt er diese Hand
        Late Registration mit Platz auf dem Button, darf er gleich spielen
        Alternate kommt zwischen Small Blind und Button
        er hat sich spät angemeldet, bekommt er einen vollen Stack
        neuer Spieler kommt dazu, darf er im Big Blind sitzen
        Spieler nimmt ein Re-entry, wo setzt er sich hin
        Late Registration: bekommt er gleich eine Hand
        Frisch eingekauft, gezogen ist Seat 3 im Big Blind, krieg ich gleich Karten
        Hab mich nachträglich eingekauft und sitz zwischen Knopf und Small
        Der Wiedereinsteiger hatte noch 3000, hat er die abgegeben
        Alternate wurde aufgerufen, Seat 9, liegt grad am Button
        Nochmal frisch eingestiegen, Seat 5 am Knopf, spiel ich die Hand mit
        Warteliste, die Nächste kriegt Sitz 2, das ist grad der Small Blind
        Nachzügler hat den Stuhl im Smoll gezogen, gibt's gleich Karten?
        Kauft sich frisch rein, landet zwischen Smoll und Big, warten oder mitspielen?
        Geplatzt, neu eingekauft, zieht den Stuhl am Knopf, darf der spielen?
        Er gibt seine 3.000 her und will mit vollem Stapel nochmal rein
        Von der Warteliste gekommen, neuer Stuhl ist gleich der Bigblind
        Erst jetzt eingeschrieben, sitzt direkt hinterm Knopf, was nun?
        Kurz vor Ende der Anmeldung setzte sich einer hinter den Button, kriegt er Karten?
        Der Neue meint, er zahle keinen Blind, weil er eben erst kam
        Fünf Minuten vor dem Ende der Anmeldung kam einer mit Koffer direkt vom Flughafen, zog den Platz hinter dem Button, und der Dealer zögerte, ihm Karten zu geben
        Beim Re-Entry bekam er denselben Platz, an dem er rausflog
        Zu spät gekommen und direkt im Big, muss er?
        Neuer spieler im vierten level, spielt er gleich?
        Sein Los hat er selbst gezogen, die Zwei, weil da sein Freund sitzt
        Wartet er auf den Button oder bekommt er sofort eine Hand?
        Die ersten Karten flogen, da setzte sich der Ersatzmann mit seinem Zettel
        Frisch eingekauft, voller Stack, und die Runde will, dass er erst mal zuschaut
late-entry-fact-seat = Wo liegt der ausgeloste Platz in der kommenden Hand?
    .label = ausgeloster Platz
    .other = woanders
    .big-blind = im Big Blind
    .small-blind = im Small Blind
    .button = am Button
    .button-to-small-blind = zwischen Button und Small Blind
    .between-blinds = zwischen Small Blind und Big Blind
late-entry-fact-gives-chips-up = Gibt der Spieler für dieses Re-Entry Chips auf, die er noch hatte?
    .label = Chips aufgegeben
late-entry-outcome-dealt-in = Voller Startstack und sofort Karten
late-entry-outcome-dealt-in-reduced = Kleinerer Stack und sofort Karten
late-entry-outcome-waits = Voller Startstack, aber dort noch keine Karten
late-entry-outcome-waits-reduced = Kleinerer Stack, aber dort noch keine Karten
late-entry-outcome-another-seat = Voller Startstack, aber ein anderer Platz
late-entry-outcome-another-seat-reduced = Kleinerer Stack, aber ein anderer Platz
late-entry-order-take-chips-out = Floor: die Chips, die der Spieler aufgibt, aus dem Spiel nehmen.
late-entry-order-leave-chips-in = Floor: Die Chips, die der Spieler aufgibt, bleiben im Spiel.
late-entry-order-draw-again = Floor: Dieser Platz wird nicht vergeben. Einen anderen auslosen.
late-entry-order-give-full-stack = Floor: dem Spieler einen vollen Startstack geben.
late-entry-order-give-reduced-stack = Floor: dem Spieler den kleineren Stack geben.
late-entry-order-deal-in = Dealer: dem Spieler ab der kommenden Hand Karten geben.
late-entry-order-posts-big-blind = Der Spieler setzt den Big Blind, dazu die Ante, falls eine dazugehört.
late-entry-order-posts-big-blind-first = Dieser Platz ist der erste links vom letzten Big Blind: Der Spieler setzt den Big Blind, dazu die Ante, falls eine dazugehört.
late-entry-order-posts-small-blind = Der Spieler setzt den Small Blind, dazu eine Ante, falls alle eine zahlen.
late-entry-order-takes-button = Der Button liegt an diesem Platz; der Spieler setzt keinen Blind, nur eine Ante, falls alle eine zahlen.
late-entry-order-posts-nothing = Der Spieler setzt keinen Blind, nur eine Ante, falls alle eine zahlen.
late-entry-order-no-cards = Dealer: dem Spieler in der kommenden Hand keine Karten geben. Er setzt nichts.
late-entry-order-in-when-passed = Dealer: dem Spieler Karten geben, sobald Button und Blinds weitergerückt sind und sein Platz nicht mehr dort liegt.
late-entry-remark-only-between-blinds = Dem Wortlaut nach nimmt dieses Buch für Späteinsteiger nur den Platz zwischen den Blinds aus, nicht den zwischen Button und Small Blind.
