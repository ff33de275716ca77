# The log of rulings, and the hand-over.

# What is typed for a table and a seat, before its number. Spellings stand with commas between; those of every language are understood.

command-log = log
log-word-table = t, tafel
log-word-seat = p, plaats

# Where, who and when

log-table = T{ $n }
log-seat = p{ $n }
log-number = nr. { $number }
log-forgotten-player = speler { $n }, naam vergeten
log-seen = { $name }, het laatst op { $where } (nr. { $number })
log-which-person = Welke { $name } is het?
log-somebody-else = een andere speler met deze naam
log-several-people = Het log kent meer dan één { $name }. Zet het nummer erachter, of #{ $next } voor een andere speler met deze naam:{ $found }
log-nobody = Het log kent geen { $name }.
log-yes = ja
log-no = nee

# A ruling is kept

log-how = Typ wat erbij bewaard wordt, bijvoorbeeld: log T7 p3 Novak --by KV --at 20:14
log-after-the-ruling = Een beslissing komt in het log zolang ze op het scherm staat: < leidt ernaar terug.
log-kept = Bewaard als nr. { $number }.
log-kept-before = Was al bewaard als nr. { $number }.
log-same-as = Is het hetzelfde als nr. { $number }?
log-was-same = Hetzelfde als nr. { $number }, niet nog eens bewaard. Is het een andere: --again
log-soon-after = Nr. { $number } gaat over hetzelfde voorval op deze plaats, minder dan tien minuten ervandaan.
log-clock-went-back = De klok van deze computer loopt achter op de vorige vermelding. De nummers houden de volgorde.
log-begun = Een nieuw log: { $file }
log-on-a-network = { $file } staat op een andere computer. Daar kunnen vermeldingen verloren gaan: bewaar het log op deze.
log-nothing-kept = De beslissing geldt, maar is niet bewaard: { $why }
log-not-asked-for = Deze opties horen bij een beslissing die bewaard wordt: zet er --log "T7 p3 NAAM" bij.
log-no-time = "{ $typed }" is geen tijd. Zo: 20:14, of "2026-11-25 20:14"
log-time-skipped = Die nacht was er geen { $typed }: de klok ging vooruit.
log-time-to-come = { $typed } moet nog komen.

# What was ruled on the like of it before

log-ruled-before = { $where ->
    [none] Op dezelfde feiten is om { $clock } beslist (nr. { $number }): { $ruling }
   *[other] Op dezelfde feiten is om { $clock }, { $where }, beslist (nr. { $number }): { $ruling }
}
log-ruled-otherwise = { $where ->
    [none] Om { $clock } is anders beslist (nr. { $number }): { $ruling }. Het verschil is { $fact }: toen { $was }, nu { $is }.
   *[other] Om { $clock }, { $where }, is anders beslist (nr. { $number }): { $ruling }. Het verschil is { $fact }: toen { $was }, nu { $is }.
}

# What is shown of the log

log-heading = { $n ->
    [one] Het log: { $n } vermelding
   *[other] Het log: { $n } vermeldingen
}
log-nothing-today = Het log heeft niets van vandaag. Alles wat er is: floor log --all
log-nothing-fits = Het log heeft niets dat past.
log-undone = teruggenomen
log-was-overruled = { $by ->
    [none] in beroep herroepen (nr. { $number })
   *[other] in beroep herroepen door { $by } (nr. { $number })
}
log-otherwise = anders beslist: { $why }
log-kind-undo = nr. { $number } teruggenomen
log-kind-redo = nr. { $number } geldt weer
log-kind-forget = een naam vergeten
log-kind-copy = gekopieerd naar { $file }
log-kind-appeal = { $outcome ->
    [overruled] nr. { $number } in beroep herroepen
   *[other] nr. { $number } in beroep bevestigd
}
log-kind-taken = overgenomen
log-entered = ingevoerd
log-approved = goedgekeurd
log-reference = verwijzing
log-told = zoals verteld
log-book = boek
log-data = gegevens
log-house = huis
log-heading-now = Wat nu beslist zou worden
log-same-now = Hetzelfde, al zijn de gegevens intussen anders.
log-ruled-now = Nu: { $ruling }
log-clause-changed = { $clause } luidt nu anders.
log-not-there-now = Het boek { $book } of dit voorval staat nu niet in de gegevens.
log-asks-more-now = Met de gegevens van nu zou er eerst meer gevraagd worden.

# Undo, redo, forget, copies

log-undo-question =
    Deze vermelding terugnemen?
    { $entry }
log-redo-question =
    Deze vermelding weer laten gelden?
    { $entry }
log-undo-done = Nr. { $number } is teruggenomen. Het kan terug: floor log redo { $number }
log-redo-done = Nr. { $number } geldt weer.
log-left = Er is niets veranderd.
log-forget-needs-yes = Wat vergeten is, komt niet terug. Waar niemand gevraagd kan worden: --yes
log-forget-question = { $name } vergeten? De naam komt niet terug.
log-forgotten = Vergeten. Vermeldingen: { $entries }, teksten waarin de naam stond: { $texts }
log-copies-stay =
    Kopieën van daarvoor hebben de naam nog:
      { $files }
log-exported = de standaarduitvoer (floor log export)
log-copied = Gekopieerd naar { $file }
log-copy-not-noted = Het log weet niets van de kopie: { $why }
log-whole = { $n ->
    [one] { $file } is heel: { $n } vermelding
   *[other] { $file } is heel: { $n } vermeldingen
}

# What is wrong with a log

log-missing = Er is nog geen log: { $file }. Een beslissing met --log begint er een.
log-no-place = Niemand zegt waar het log staat: --log-file BESTAND of FLOOR_LOG
log-read-only = { $file } kan niet geschreven worden.
log-full = Er is geen plaats meer op de schijf voor { $file }. Wat eerder bewaard is, staat er nog.
log-locked = Een ander programma schrijft in { $file }. Probeer het opnieuw.
log-not-a-log = { $file } is geen log van dit programma.
log-newer = { $file } is door een nieuwere versie van dit programma geschreven. Gebruik die; er is niets veranderd.
log-damaged = { $file } is beschadigd. Werk met de laatste kopie (floor log backup) en bewaar dit bestand.
log-copy-there = { $file } is er al, en een kopie komt er niet voor in de plaats.
log-no-entry = Het log heeft geen nr. { $number }.
log-no-undo = Nr. { $number } kan niet teruggenomen worden. Voor een teruggenomen vermelding: floor log redo
log-already-undone = Nr. { $number } was al teruggenomen.
log-not-undone = Nr. { $number } was niet teruggenomen.
log-key-taken = Nr. { $number } heeft deze sleutel en zegt iets anders.
log-nothing = Er is niets om terug te nemen of terug te halen.
log-too-long = Meer tekst dan in een vermelding past: hoogstens { $most } bytes.
log-other = { $file }: { $why }

# The hand-over

shift-heading = Overdracht, { $day }, { $clock }
shift-since = Sinds { $clock }, toen { $by } overnam
shift-to-do = Nog te doen
shift-nothing-to-do = Er staat niets open.
shift-table = Tafel { $table }
shift-no-table = Zonder tafel
shift-nothing-happened = Er is niets bewaard.
shift-repeated = Let op
shift-open = { $entry }
    { $ruling }: wat besloten is, is niet ingevoerd.
shift-watch = Let op { $name } ({ $where }): { $titles } (nr. { $numbers })
shift-repeated-line = { $n } keer { $title }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}{ $ruled ->
    [alike] , steeds gelijk beslist
   *[other] , niet steeds gelijk beslist
}

# Help

help-log = Toon wat beslist en bewaard is, eerst van vandaag
help-shift = De overdracht aan de volgende floor
help-shift-take = Overnemen: je initialen. Toont wat er kwam sinds de vorige
help-any-log-file = Het bestand van het log
help-decide-log = Bewaar de beslissing in het log: tafel, plaats en speler
help-any-by = Initialen van de floor
help-any-approved = Initialen van wie het goedkeurde
help-any-at = Wanneer het gebeurde: 20:14
help-any-ref = Een verwijzing, zoals een camera
help-any-otherwise = Er is anders beslist dan volgens het boek, en waarom
help-any-again = Bewaar het, ook al lijkt het hetzelfde als zojuist
help-any-key = Een sleutel waarmee een vermelding die twee keer komt er één is
help-log-words = Alleen die met deze woorden
help-log-table = Alleen die aan deze tafel
help-log-player = Alleen die over deze speler
help-log-incident = Alleen die over dit voorval
help-log-all = Alles wat er is, niet alleen van vandaag
help-log-show = Toon een vermelding zoals ze was, en wat nu beslist zou worden
help-log-undo = Neem een vermelding terug; zonder nummer de laatste
help-log-redo = Haal een teruggenomen vermelding terug
help-log-appeal = Voer in waarop een beroep tegen een beslissing uitliep
help-log-appeal-outcome = upheld: de beslissing geldt; overruled: ze geldt niet
help-log-appeal-otherwise = Wat in plaats daarvan beslist is, en waarom
help-log-forget = Haal de naam van een speler overal weg
help-log-forget-player = De naam
help-log-backup = Kopieer het log naar een nieuw bestand
help-log-backup-file = Het bestand
help-log-check = Controleer of het bestand heel is
help-log-export = Schrijf alle vermeldingen: JSON, een per regel; CSV, Markdown of HTML met --format
help-any-number = Het nummer van de vermelding
help-any-yes = Zonder te vragen
man-env-FLOOR_LOG = Het bestand van het log, zoals --log-file
man-file-log = Wat beslist is en met --log bewaard. Niets anders begint het

# Penalties. The words for a step are typed behind --penalty; spellings stand with commas between.

penalty-word-warning = waarschuwing
penalty-word-hands = hand, handen
penalty-word-rounds = ronde, rondes
penalty-word-out = uit, gediskwalificeerd
penalty-warning = waarschuwing
penalty-out = gediskwalificeerd
penalty-player = een speler
penalty-no-step = "{ $typed }" is geen penalty die ingevoerd kan worden. Zo: waarschuwing, "2 handen", "1 ronde van 9", uit
penalty-no-state = "{ $typed }" zegt niet hoe ver het is. Zo: 4 (resterende handen), served (uitgezeten), back (terug)
penalty-not-one = Nr. { $number } is geen penalty.
penalty-kept = Penalty bewaard als nr. { $number }: { $step }
penalty-not-kept = De penalty is niet bewaard: { $why }
penalty-nothing = Vandaag is geen penalty ingevoerd.
penalty-heading = Penalty’s van vandaag
penalty-running = Nog niet uitgezeten, of nog niet terug
penalty-over = Voorbij
penalty-line = { $name }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}: { $step }, { $state ->
    [next-hand] vanaf de volgende hand, gegeven om { $clock }
    [left] nog { $left }, gemeld om { $clock }
    [served] uitgezeten om { $clock }, nog niet terug
    [back] terug om { $clock }
   *[given] gegeven om { $clock }
} (nr. { $number })
penalty-same-kind = { $where ->
    [none] { $title }, { $name }: vandaag de { $n }e keer; de eerste om { $clock } (nr. { $number })
   *[other] { $title }, { $name }: vandaag de { $n }e keer; de eerste om { $clock }, { $where } (nr. { $number })
}
penalty-given = penalty: { $step } (nr. { $number })
penalty-given-before = { $step } om { $clock } (nr. { $number })
penalty-so-far = Penalty’s tot nu toe, { $name }: { $penalties }
penalty-next = { $ruling } ({ $clause })
penalty-how = De penalty invoeren: floor log penalty { $number } STAP
log-knows = Uit het log: { $facts }
log-kind-penalty = { $number ->
    [none] penalty uit een eerder toernooi
   *[other] penalty voor nr. { $number }
}: { $step }
log-kind-report = nr. { $number }: { $left ->
    [served] uitgezeten
    [back] terug
   *[other] nog { $left }
}
help-any-penalty = De penalty die gegeven is: waarschuwing, "2 handen", "1 ronde van 9", uit
help-log-penalty = Voer een penalty in voor de speler van een beslissing
help-log-penalty-step = De penalty: waarschuwing, "2 handen", "1 ronde van 9", uit
help-log-report = Voer in hoe ver een penalty uitgezeten is
help-log-report-state = De resterende handen; served: uitgezeten; back: de speler is terug
help-log-penalties = De penalty’s van vandaag, en hoe ver ze uitgezeten zijn
penalty-counts = { $all ->
    [one] In totaal één penalty
   *[other] In totaal { $all } penalty’s
}, voor deze overtreding { $same }: { $counted ->
    [by-kind] het boek telt die voor dezelfde overtreding
    [over-all] het boek telt ze allemaal
   *[none] het boek zegt niet welke meetellen
}
penalty-confirmed-from = De toernooileiding moet bevestigen: { $from } en alles daarboven
penalty-who-confirmed = De toernooileiding moet dit bevestigen ({ $from } en alles daarboven). Initialen; alleen Enter als niemand dat deed
penalty-not-confirmed = de toernooileiding moet hem bevestigen ({ $from } en alles daarboven): --approved INITIALEN
log-kind-move = zit nu hier
log-moved = { $name } zit nu op { $where } (nr. { $number })
log-move-where = "{ $typed }" is geen tafel en plaats. Zo: T3 p5
log-carry-not = Dit boek neemt penalty’s niet mee naar het volgende toernooi.
log-carried = { $n ->
    [0] Geen penalty overgenomen uit { $file }
    [one] Eén penalty overgenomen uit { $file }
   *[other] { $n } penalty’s overgenomen uit { $file }
}
help-log-move = Voer in dat een speler nu aan een andere tafel of op een andere plaats zit
help-log-move-to = Waar de speler nu zit: T3 p5
help-log-carry = Neem de penalty’s van een eerder toernooi over die nog niet uitgezeten zijn
help-log-carry-from = Het log van dat toernooi
log-not-a-ruling = Nr. { $number } is geen beslissing.
