policy-cards-speak-words = Worte beim Showdown
    .not-binding = Worte binden nicht, die Karten entscheiden
    .binding = die Ansage bindet den Spieler

policy-miscalled-hand-penalty = Strafe für absichtlich falsche Ansage
    .may = eine Strafe ist möglich
    .will = eine Strafe folgt immer
    .none = es gibt keine Strafe

policy-dealer-reads-hands-announces = Was der Dealer ansagt
    .hand-values = den Wert der Hände
    .winning-hand = den Wert der Gewinnerhand
    .winning-hand-and-winner = Gewinnerhand und Gewinner
policy-dealer-reads-hands-duty = Pflicht des Dealers zur Ansage
    .must = der Dealer muss ansagen
    .should = der Dealer sollte ansagen

policy-speak-up-duty = Pflicht, einen Fehler zu melden
    .must = ein Spieler muss ihn melden
    .should = ein Spieler sollte ihn melden
policy-speak-up-when = Wann ein Fehler zu melden ist
    .at-once = sofort
    .before-next-hand = vor Beginn der nächsten Hand
policy-speak-up-pot-mistakes = Fehler am Pot, die Spieler melden
    .awarding = Zuteilung des Pots
    .counting = Zählen der Chips
    .calculating-and-awarding = Berechnung und Zuteilung des Pots

policy-tabling-cards-which = Karten, die offen liegen müssen
    .all-cards = alle Karten der Hand
    .playing-cards = nur die Karten, die spielen

policy-mucked-winner-pot-lost-when = Wann eine gemuckte Gewinnerhand den Pot verliert
    .unidentifiable = Karten nicht identifizierbar
    .unidentifiable-and-not-read = nicht identifizierbar und nicht klar bewertet
policy-mucked-winner-cards = Was eine gemuckte Gewinnerhand rettet
    .identifiable = Karten identifizierbar
    .identifiable-and-retrievable = Karten identifizierbar und zurückholbar
policy-mucked-winner-certainty = Sicherheit bei gemuckter Gewinnerhand

policy-dealer-killed-tabled-hand-shown = Wie die geschützte Gewinnerhand gezeigt wurde
    .tabled = ordnungsgemäß aufgedeckt
    .tabled-and-seen = aufgedeckt und gesehen
policy-dealer-killed-tabled-hand-winner = Wie klar eine geschützte Hand gewinnen muss
    .winner = die Hand gewinnt
    .obvious-winner = die Hand gewinnt offensichtlich

policy-live-discard-automatically-dead = Verdeckt abgelegte Hand sofort tot
    .yes = ja, sofort tot
    .no = nein, nicht automatisch
policy-live-discard-condition = Wann abgelegte Karten noch aufgedeckt werden dürfen
    .identifiable = Karten identifizierbar
    .identifiable-and-retrievable = Karten identifizierbar und zurückholbar
policy-live-discard-certainty = Sicherheit bei abgelegten Karten
policy-live-discard-killed-by = Wann der Muck abgelegte Karten tötet
    .dealer-mucks = der Dealer legt sie in den Muck
    .touches-muck = sie berühren den Muck
    .not-while-identifiable = nicht, solange sie identifizierbar sind
policy-live-discard-killed-without-muck = Wann abgelegte Karten auch ohne Muck tot sind
    .unidentifiable = nicht mehr identifizierbar
    .irretrievable-and-unidentifiable = weder zurückholbar noch identifizierbar

policy-one-card-tabled-which-card = Welche einzelne offene Karte gemeint ist
    .any-card = jede einzelne Karte
    .winning-card = nur eine Karte, die gewinnt
policy-one-card-tabled-asked-by = Wer die übrigen Karten verlangt
    .dealer = der Dealer
    .floor = die Turnierleitung
policy-one-card-tabled-request = Aufforderung zu den übrigen Karten
    .must = der Spieler muss aufgefordert werden
    .should = dem Spieler sollte dazu geraten werden
    .not-needed = niemand muss auffordern
policy-one-card-tabled-refusal = Turnierleitung rufen bei Weigerung
    .must = Turnierleitung ist zu rufen
    .should = Turnierleitung sollte gerufen werden
policy-one-card-tabled-other-card = Bedingung für die verdeckte Karte
    .identifiable-not-in-muck = zu 100 % identifizierbar, nicht im Muck
    .identifiable = identifizierbar, auch aus dem Muck
    .as-discarded = wie jede abgelegte Karte

policy-discarded-while-live-identifiable-cards = Nach einer Bet weggeworfen, noch erkennbar
    .play-on = die Hand bleibt im Spiel
    .folded = die Hand ist gefoldet
policy-discarded-while-live-refund-lost-when = Wann eine gecallte Bet verloren ist
    .mucked-and-unidentifiable = Karten gemuckt und nicht mehr identifizierbar
    .mucked-or-unidentifiable = Muck berührt oder nicht identifizierbar
policy-discarded-while-live-certainty = Sicherheit bei nach der Bet weggeworfenen Karten
policy-discarded-while-live-uncalled = Rückgabe, wenn noch niemand gecallt hat
    .bet-or-raise = die Bet oder das Raise
    .uncalled-amount = nur der nicht gecallte Betrag
policy-discarded-while-live-dealer = Dealer hält Karten fest und ruft Turnierleitung
    .must = der Dealer muss das
    .should = der Dealer sollte das

policy-all-in-showdown-who = Wer beim All-in-Showdown aufdeckt
    .every-live-hand = jede Hand, die noch mitspielt
    .all-in-players = nur Spieler, die all-in sind
policy-all-in-showdown-dead-hand = Tote Hand beim All-in-Showdown
    .never = keine Hand kann tot sein
    .possible = eine nicht identifizierbare Hand kann tot sein
policy-all-in-showdown-muck = Mucken beim All-in-Showdown
    .not-allowed = jede Hand muss gezeigt werden
    .allowed = eine geschlagene Hand darf gemuckt werden

policy-show-order-enforced = Reihenfolge beim Aufdecken durchgesetzt
    .always = die Reihenfolge gilt immer
    .floor-may = Turnierleitung kann sie durchsetzen
policy-show-order-after-bet = Wer nach Bet in letzter Runde zuerst zeigt
    .last-aggressor = der letzte Aggressor
    .first-to-act = wer zuerst an der Reihe ist
policy-show-order-no-bet = Wer ohne Bet in letzter Runde zuerst zeigt
    .first-after-button = erster aktiver Spieler nach dem Button
    .closest-to-button = erster aktiver Spieler am nächsten am Button
    .first-to-act = wer zuerst an der Reihe ist
policy-show-order-others = Reihenfolge nach dem ersten Spieler
    .clockwise = im Uhrzeigersinn
    .free = in beliebiger Reihenfolge
policy-show-order-stud = Wer im Stud ohne Bet zuerst zeigt
    .highest-board = das höchste Board
    .lowest-board = das niedrigste Board
policy-show-order-razz = Wer im Razz ohne Bet zuerst zeigt
    .lowest-board = das niedrigste Board
    .worst-board = das schlechteste Board
policy-show-order-stud-all-in = Wer beim All-in im Stud zuerst zeigt
    .all-in-player = der Spieler, der all-in ist
    .player-not-at-risk = der Spieler ohne Risiko

policy-uncontested-showdown-winner-shows = Letzter Spieler muss zeigen
    .yes = ja, der Gewinner muss zeigen
    .no = nein, der Gewinner muss nicht zeigen

policy-see-hand-lost-right-grounds = Was das Recht auf Einsicht kostet
    .no-cards-or-mucked = keine Karten mehr oder verdeckt gemuckt
    .no-cards-and-mucked = keine Karten mehr und verdeckt gemuckt

policy-see-hand-request-right = Recht des Callers, die Hand zu sehen
    .right = ein Recht auf Anfrage
    .inalienable = ein unveräußerliches Recht
    .under-floor = ein Recht, über die Turnierleitung
policy-see-hand-request-caller-cards = Karten des Callers, der Einsicht verlangt
    .holds = der Caller hat sie noch
    .tabled = der Caller hat sie aufgedeckt
    .holds-or-tabled = hat sie noch oder hat aufgedeckt
policy-see-hand-request-mucked-hand = Hand des Aggressors schon gemuckt
    .yes = kann noch verlangt werden
    .no = kann nicht mehr verlangt werden
policy-see-hand-request-who-opens = Wer die verlangte Hand umdreht
    .floor = nur die Turnierleitung
    .dealer = der Dealer
    .player = der Spieler selbst
policy-see-hand-request-another-caller = Hand eines anderen Callers verlangen
    .granted = Bitte gewährt
    .refused = Bitte abgelehnt
policy-see-hand-request-not-caller = Hand verlangen ohne Call auf dem River
    .granted = Bitte gewährt
    .refused = Bitte abgelehnt
policy-see-hand-request-no-river-bet = Hand verlangen ohne Riverbet
    .granted = Bitte gewährt
    .refused = Bitte abgelehnt

policy-playing-the-board-cards = Karten zeigen, um das Board zu spielen
    .all-cards = alle Handkarten müssen offen liegen
    .none = keine Karten müssen offen liegen

policy-odd-chip-games = Spiele, wo Platz überzähligen Chip bestimmt
    .holdem = alle Hold'em-Spiele
    .flop-games = Flop-Spiele mit gleichen Händen
    .all-but-stud = alle Spiele außer Stud und Razz
policy-odd-chip-seat = Platz, der den überzähligen Chip bekommt
    .first-active-player = erster aktiver Spieler nach dem Button
    .first-seat = erster Platz links vom Button
    .worse-position = schlechtere Position, nächste links vom Button
policy-odd-chip-size = Größe des überzähligen Chips
    .smallest-in-play = kleinster Wert im Spiel
    .smallest-at-table = kleinster Wert am Tisch
    .smallest-available = kleinster verfügbarer Wert
policy-odd-chip-high-low = Überzähliger Chip bei High/Low
    .high = die High-Hand
    .low = die Low-Hand
policy-odd-chip-same-hands-both-ways = Gleiche Hände gewinnen High und Low
    .split-evenly = Pot so gleichmäßig wie möglich geteilt
    .each-half-apart = jede Hälfte für sich geteilt
policy-odd-chip-stud = Überzähliger Chip im Stud
    .high-card-in-highest-five = höchste Karte und Farbe der höchsten 5-Karten-Hand
    .high-card = höchste Karte nach Farbe
policy-odd-chip-razz = Überzähliger Chip im Razz
    .high-card-in-highest-five = höchste Karte und Farbe der höchsten 5-Karten-Hand
    .low-card = niedrigste Karte nach Farbe

policy-side-pots-kept-apart = Side-Pots getrennt gelegt
    .yes = ja, getrennt vom Haupt-Pot
    .no = nein, nicht getrennt
policy-side-pots-split-apart = Side-Pots getrennt geteilt
    .yes = ja, jeder für sich
    .no = nein, zusammen

policy-disputed-hand-until = Ende des Rechts, eine Hand anzufechten
    .next-hand-begins = mit Beginn der nächsten Hand
    .substantial-action = bei Substantial Action der nächsten Hand
policy-disputed-hand-which = Hände, die anfechtbar sind
    .any-hand = jede Hand
    .tabled-hand = nur eine aufgedeckte Hand

policy-disputed-pot-until = Ende des Rechts, den Pot anzufechten
    .next-hand-begins = mit Beginn der nächsten Hand
    .substantial-action = bei Substantial Action der nächsten Hand

policy-disputed-at-break-time = Anfechtungsfrist bei Hand-Ende in der Pause
policy-disputed-at-break-covers = Wofür die Frist in der Pause gilt
    .hand-result = das Ergebnis der Hand
    .any-dispute = jede Anfechtung

policy-split-pot-stacking-duty = Dealer stapelt Chips bei Split-Pots
    .must = muss, wo möglich
    .should = sollte, wo möglich

policy-killed-unprotected-hand-protect-until = Wie lange die Hand zu schützen ist
    .turn-to-show = bis man zeigen muss
    .hands-read = bis die Hände ausgewertet sind
    .winner-named = bis die Gewinnerhand genannt ist
policy-killed-unprotected-hand-which-hand = Aus Versehen getötete Hände ohne Rückgabe
    .unprotected-hand = nur eine ungeschützte Hand
    .any-hand = jede Hand, ob geschützt oder nicht
policy-killed-unprotected-hand-certainty = Sicherheit bei einer getöteten Hand
policy-killed-unprotected-hand-uncalled = Nicht gecallte Bet einer getöteten Hand
    .bet-or-raise = Bet oder Raise kommt zurück
    .uncalled-amount = nur der nicht gecallte Betrag zurück
    .nothing = nichts kommt zurück

policy-identifiable-hand-plays-which = Erkennbare Hand, die weiterspielt
    .folded = eine gefoldete Hand
    .fouled = eine Fouled Hand
    .killed = eine getötete Hand
    .discarded = abgelegte Karten
policy-identifiable-hand-plays-exposed = Erkennbare Hand mit gezeigten Karten
    .plays = sie spielt weiter
    .dead = sie ist tot
