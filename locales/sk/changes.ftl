unknown-group = Skupina „{ $typed }“ neexistuje. Sú tieto: { $groups }
changes-title = Čo sa zmení pri stole
changes-points = { $classes ->
    [0] Žiadna situácia sa nerozhoduje inak.
   *[other] { $classes ->
            [one] { $classes } druh situácie sa rozhoduje inak
            [few] { $classes } druhy situácií sa rozhodujú inak
           *[other] { $classes } druhov situácií sa rozhoduje inak
        } { $points ->
            [one] z { $points } dôvodu:
           *[other] z { $points } dôvodov:
        }
}
changes-contradiction = v { $n } rozhodujú obe knihy, a každá inak
changes-one-sided = v { $n } má jasné pravidlo len jedna z nich
changes-both-open = v { $n } ho nemá ani jedna a nechávajú otvorené niečo iné
changes-first = { $n } najdôležitejších
changes-more = Všetky: --all · Jedna skupina: --group betting · Pre dílerov: --format markdown
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
changes-rules-new = Pravidlá, ktoré má len { $book }
changes-rules-other = Pravidlá s iným znením v { $book }
changes-rules-gone = Pravidlá, ktoré { $book } nemá
