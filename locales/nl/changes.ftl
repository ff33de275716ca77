unknown-group = Er is geen groep "{ $typed }". Wel zijn er: { $groups }
changes-title = Wat er aan tafel verandert
changes-points = { $classes ->
    [0] Geen situatie valt anders uit.
   *[other] { $classes ->
            [one] { $classes } soort situatie valt anders uit
           *[other] { $classes } soorten situaties vallen anders uit
        } { $points ->
            [one] om { $points } reden:
           *[other] om { $points } redenen:
        }
}
changes-contradiction = { $n ->
    [one] in { $n } beslissen beide boeken, en verschillend
   *[other] in { $n } beslissen beide boeken, en verschillend
}
changes-one-sided = in { $n } heeft er maar één een duidelijke regel
changes-both-open = in { $n } heeft geen van beide een duidelijke regel, en verschilt wat ze openlaten
changes-first = De { $n } die het zwaarst wegen
changes-more = Allemaal: --all · Eén groep: --group betting · Voor de dealers: --format markdown
changes-not-so = Niets daarvan in dit boek.
changes-others = { $incidents ->
    [none] { $n ->
        [one] Hetzelfde in nog { $n } soort situatie.
       *[other] Hetzelfde in nog { $n } soorten situaties.
    }
   *[other] { $n ->
        [one] Hetzelfde in nog { $n } soort situatie, ook bij: { $incidents }.
       *[other] Hetzelfde in nog { $n } soorten situaties, ook bij: { $incidents }.
    }
}
changes-nothing = Daar beslissen deze boeken hetzelfde.
changes-pairs = In hoeveel soorten situaties twee boeken anders beslissen
changes-both = Beide
changes-one = Maar één
changes-neither = Geen
changes-groups = Per groep
changes-pair-hint = Twee ervan: floor compare --books { $books } · De punten: floor compare --policies
changes-numbers = Getallen die verschillen
changes-standings = Punten waarop ze verschillen zonder andere beslissing
changes-rules-new = Regels die alleen { $book } heeft
changes-rules-other = Regels die { $book } anders verwoordt
changes-rules-gone = Regels die { $book } niet heeft
changes-incidents-new = Incidenten die alleen in de gegevens van { $book } staan
numbers-title = Welke regel welke is
numbers-new = Regels die alleen { $book } heeft
numbers-same = zelfde nummer
numbers-moved = ander nummer
numbers-split = gesplitst
numbers-merged = samengevoegd
numbers-gone = vervallen
numbers-means = Het nummer { $label } in andere edities
numbers-not-read = De editie zelf is niet gelezen.
numbers-new-there = een nieuwe regel
numbers-two-books = Er zijn twee boeken nodig: --numbers onk-2023,dpc

## floor changes: what the staff must be told when the house plays by another edition.

staff-title = Wat er verandert: { $before } → { $after }
staff-for-everybody = Voor het hele team
staff-for-dealers = Voor dealers
staff-for-players = Voor spelers
staff-for-floors = Voor de floor
staff-new = nieuw
staff-gone = vervallen
staff-changed = gewijzigd
staff-clarified = verduidelijkt, de beslissing blijft dezelfde
staff-example = Voorbeeld: { $told }
staff-before-now = Eerst: { $before }. Nu: { $now }
staff-rule = Regel { $rule }
staff-rest = Verder
staff-more = { $n ->
    [one] nog { $n } wijziging, kleiner of zelden aan de orde: --all
   *[other] nog { $n } wijzigingen, kleiner of zelden aan de orde: --all
}
staff-renumbered = Alleen een ander nummer: { $numbers }
staff-kept = { $n ->
    [one] { $n } regel houdt zijn nummer, en wat hij beslist blijft gelijk
   *[other] { $n } regels houden hun nummer, en wat ze beslissen blijft gelijk
}
staff-since-what = { $book } is hier de eerste editie van zijn tekst en rust op geen ander boek. Noem het boek waarmee het huis tot nu toe speelde: --since BOEK
staff-for-whom = "{ $typed }" is hier niemand: --for dealers, --for players of --for floors
staff-no-such-book = { $folder } heeft geen boek { $book } waarvan te zeggen is wat er veranderd is
help-changes = Wat het team moet weten als het huis met een andere editie gaat spelen
help-changes-of = Het boek waarmee het huis voortaan speelt
help-changes-since = Het boek waarmee het huis tot nu toe speelde, of de map met zijn gegevens van toen; weggelaten: de vorige editie of het boek eronder
help-changes-audience = Voor wie: dealers, players of floors
help-changes-all = Elke wijziging, niet alleen wat gezegd moet worden
