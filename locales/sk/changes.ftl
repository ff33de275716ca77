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

## floor changes: what the staff must be told when the house plays by another edition.

staff-title = Čo sa mení: { $before } → { $after }
staff-for-everybody = Pre celý personál
staff-for-dealers = Pre dealerov
staff-for-players = Pre hráčov
staff-for-floors = Pre floormanagerov
staff-new = nové
staff-gone = zrušené
staff-changed = zmenené
staff-clarified = spresnené, rozhoduje sa ako doteraz
staff-example = Príklad: { $told }
staff-before-now = Predtým: { $before }. Teraz: { $now }
staff-rule = Pravidlo { $rule }
staff-rest = Okrem toho
staff-more = { $n ->
    [one] ešte { $n } zmena, menšia alebo zriedkavá: --all
    [few] ešte { $n } zmeny, menšie alebo zriedkavé: --all
   *[other] ešte { $n } zmien, menších alebo zriedkavých: --all
}
staff-renumbered = Iba iné číslo: { $numbers }
staff-kept = { $n ->
    [one] { $n } pravidlo si necháva číslo a rozhoduje sa podľa neho rovnako
    [few] { $n } pravidlá si nechávajú číslo a rozhoduje sa podľa nich rovnako
   *[other] { $n } pravidiel si necháva číslo a rozhoduje sa podľa nich rovnako
}
staff-since-what = { $book } je tu prvé vydanie svojho textu a neopiera sa o inú knihu. Uveď knihu, podľa ktorej sa hralo doteraz: --since KNIHA
staff-for-whom = „{ $typed }“ tu nikto nie je: --for dealers, --for players alebo --for floors
staff-no-such-book = { $folder } nemá knihu { $book }, o ktorej by sa dalo povedať, čo sa zmenilo
help-changes = Čo treba povedať personálu, keď sa hrá podľa iného vydania
help-changes-of = Kniha, podľa ktorej sa hrá odteraz
help-changes-since = Kniha, podľa ktorej sa hralo doteraz, alebo priečinok s jej údajmi z tej doby; bez nej predošlé vydanie alebo kniha, o ktorú sa táto opiera
help-changes-audience = Pre koho: dealers, players alebo floors
help-changes-all = Každá zmena, nielen to, čo treba povedať
