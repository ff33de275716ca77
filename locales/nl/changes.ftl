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
