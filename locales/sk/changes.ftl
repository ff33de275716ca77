unknown-group = Skupina „{ $typed }“ neexistuje. Sú tieto: { $groups }
changes-title = Čo sa zmení pri stole
changes-points = { $classes ->
    [0] Žiadna situácia sa nerozhoduje inak.
    [one] { $classes } druh situácie sa rozhoduje inak (dôvody: { $points }):
    [few] { $classes } druhy situácií sa rozhodujú inak (dôvody: { $points }):
   *[other] { $classes } druhov situácií sa rozhoduje inak (dôvody: { $points }):
}
changes-contradiction = v { $n } rozhodujú obe knihy, a každá inak
changes-one-sided = v { $n } má jasné pravidlo len jedna z nich
changes-both-open = v { $n } nemá jasné pravidlo ani jedna a každá necháva otvorené niečo iné
changes-first = { $n } najdôležitejších
changes-more = Všetky: --all · Jedna skupina: --group betting · Pre dealerov: --format markdown
changes-not-so = Nič z toho tu neplatí.
changes-others = { $incidents ->
    [none] { $n ->
        [one] Rovnako v ďalšom { $n } druhu situácie.
       *[other] Rovnako v ďalších { $n } druhoch situácií.
    }
   *[other] { $n ->
        [one] Rovnako v ďalšom { $n } druhu situácie, aj pri: { $incidents }.
       *[other] Rovnako v ďalších { $n } druhoch situácií, aj pri: { $incidents }.
    }
}
changes-nothing = Tam tieto knihy rozhodujú rovnako.
changes-pairs = V koľkých druhoch situácií rozhodujú dve knihy inak
changes-both = Obe
changes-one = Len jedna
changes-neither = Ani jedna
changes-groups = Podľa skupín
changes-pair-hint = Dve z nich: floor compare --books { $books } · Body: floor compare --policies
changes-numbers = Čísla, ktoré sa líšia
changes-standings = Body, v ktorých sa líšia bez zmeny rozhodnutia
changes-rules-new = Pravidlá, ktoré má len { $book }
changes-rules-other = Pravidlá s iným znením v { $book }
changes-rules-gone = Pravidlá, ktoré { $book } nemá
changes-incidents-new = Incidenty, ktoré sú len v dátach { $book }
numbers-title = Ktoré pravidlo je ktoré
numbers-new = Pravidlá, ktoré má len { $book }
numbers-same = rovnaké číslo
numbers-moved = iné číslo
numbers-split = rozdelené
numbers-merged = zlúčené
numbers-gone = zaniklo
numbers-means = Číslo { $label } v iných vydaniach
numbers-not-read = Samotné vydanie nebolo prečítané.
numbers-new-there = nové pravidlo
numbers-two-books = Treba dve knihy: --numbers onk-2023,dpc
