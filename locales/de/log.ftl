# The log of rulings, and the hand-over.

# What is typed for a table and a seat, before its number. Spellings stand with commas between; those of every language are understood.

command-log = log, protokoll
log-word-table = t, tisch
log-word-seat = p, platz

# Where, who and when

log-table = T{ $n }
log-seat = P{ $n }
log-number = Nr. { $number }
log-forgotten-player = Spieler { $n }, Name gelöscht
log-seen = { $name }, zuletzt { $where } (Nr. { $number })
log-which-person = Welcher Spieler { $name } ist es?
log-somebody-else = ein anderer Spieler dieses Namens
log-several-people = Das Protokoll kennt { $name } mehrfach. Die Nummer anhängen, oder #{ $next } für einen anderen Spieler dieses Namens:{ $found }
log-nobody = Das Protokoll kennt { $name } nicht.
log-yes = ja
log-no = nein

# A ruling is kept

log-how = Dazuschreiben, was festgehalten wird, zum Beispiel: log T7 P3 Novak --by KV --at 20:14
log-after-the-ruling = Eine Entscheidung kommt ins Protokoll, solange sie auf dem Bildschirm steht: < führt zu ihr zurück.
log-kept = Festgehalten als Nr. { $number }.
log-kept-before = Bereits festgehalten als Nr. { $number }.
log-same-as = Ist es dasselbe wie Nr. { $number }?
log-was-same = Dasselbe wie Nr. { $number }, nicht noch einmal festgehalten. Wenn es ein anderer Fall ist: --again
log-soon-after = Nr. { $number } betrifft denselben Vorfall an diesem Platz, keine zehn Minuten davon entfernt.
log-clock-went-back = Die Uhr dieses Rechners geht hinter dem Eintrag davor. Die Nummern halten die Reihenfolge.
log-begun = Ein neues Protokoll: { $file }
log-on-a-network = { $file } liegt auf einem anderen Rechner. Dort können Einträge verloren gehen: das Protokoll besser auf diesem führen.
log-nothing-kept = Die Entscheidung gilt, wurde aber nicht festgehalten: { $why }
log-not-asked-for = Diese Angaben gehören zu einer Entscheidung, die festgehalten wird: --log "T7 P3 NAME" dazusetzen.
log-no-time = "{ $typed }" ist keine Zeit. So: 20:14, oder "2026-11-25 20:14"
log-time-skipped = { $typed } gab es in dieser Nacht nicht: Die Uhren wurden vorgestellt.
log-time-to-come = { $typed } kommt erst noch.

# What was ruled on the like of it before

log-ruled-before = { $where ->
    [none] Bei gleichem Sachverhalt um { $clock } entschieden (Nr. { $number }): { $ruling }
   *[other] Bei gleichem Sachverhalt um { $clock }, { $where }, entschieden (Nr. { $number }): { $ruling }
}
log-ruled-otherwise = { $where ->
    [none] Um { $clock } anders entschieden (Nr. { $number }): { $ruling }. Der Unterschied ist { $fact }: damals { $was }, jetzt { $is }.
   *[other] Um { $clock }, { $where }, anders entschieden (Nr. { $number }): { $ruling }. Der Unterschied ist { $fact }: damals { $was }, jetzt { $is }.
}

# What is shown of the log

log-heading = { $n ->
    [one] Das Protokoll: { $n } Eintrag
   *[other] Das Protokoll: { $n } Einträge
}
log-nothing-today = Von heute steht nichts im Protokoll. Alles, was es gibt: floor log --all
log-nothing-fits = Im Protokoll passt nichts dazu.
log-undone = zurückgenommen
log-was-overruled = { $by ->
    [none] auf Einspruch aufgehoben (Nr. { $number })
   *[other] auf Einspruch aufgehoben von { $by } (Nr. { $number })
}
log-otherwise = anders entschieden: { $why }
log-kind-undo = Nr. { $number } zurückgenommen
log-kind-redo = Nr. { $number } gilt wieder
log-kind-forget = ein Name gelöscht
log-kind-copy = kopiert nach { $file }
log-kind-appeal = { $outcome ->
    [overruled] Nr. { $number } auf Einspruch aufgehoben
   *[other] Nr. { $number } auf Einspruch bestätigt
}
log-kind-taken = übernommen
log-entered = eingetragen
log-approved = genehmigt
log-reference = Verweis
log-told = wie geschildert
log-book = Buch
log-data = Daten
log-house = Haus
log-heading-now = Was jetzt entschieden würde
log-same-now = Dasselbe, obwohl die Daten inzwischen andere sind.
log-ruled-now = Jetzt: { $ruling }
log-clause-changed = { $clause } lautet jetzt anders.
log-not-there-now = Das Buch { $book } oder dieser Vorfall steht jetzt nicht in den Daten.
log-asks-more-now = Mit den Daten von jetzt würde vor der Entscheidung mehr gefragt.

# Undo, redo, forget, copies

log-undo-question =
    Diesen Eintrag zurücknehmen?
    { $entry }
log-redo-question =
    Diesen Eintrag wieder gelten lassen?
    { $entry }
log-undo-done = Nr. { $number } ist zurückgenommen. Wieder gültig machen: floor log redo { $number }
log-redo-done = Nr. { $number } gilt wieder.
log-left = Es wurde nichts geändert.
log-forget-needs-yes = Was gelöscht ist, kommt nicht wieder. Wo niemand gefragt werden kann: --yes
log-forget-question = { $name } löschen? Der Name kommt nicht wieder.
log-forgotten = Gelöscht. Einträge: { $entries }, Texte mit dem Namen: { $texts }
log-copies-stay =
    Kopien von vorher haben den Namen noch:
      { $files }
log-exported = Standardausgabe (floor log export)
log-copied = Kopiert nach { $file }
log-copy-not-noted = Das Protokoll weiß nichts von der Kopie: { $why }
log-whole = { $n ->
    [one] { $file } ist unbeschädigt: { $n } Eintrag
   *[other] { $file } ist unbeschädigt: { $n } Einträge
}

# What is wrong with a log

log-missing = Es gibt noch kein Protokoll: { $file }. Eine Entscheidung mit --log beginnt eines.
log-no-place = Es ist nicht angegeben, wo das Protokoll liegt: --log-file DATEI oder FLOOR_LOG
log-read-only = { $file } lässt sich nicht schreiben.
log-full = Auf dem Datenträger ist kein Platz mehr für { $file }. Alles von vorher ist noch da.
log-locked = Ein anderes Programm schreibt gerade in { $file }. Noch einmal versuchen.
log-not-a-log = { $file } ist kein Protokoll dieses Programms.
log-newer = { $file } wurde von einer neueren Version dieses Programms geschrieben. Diese verwenden; es wurde nichts geändert.
log-damaged = { $file } ist beschädigt. Mit der letzten Kopie arbeiten (floor log backup) und diese Datei aufheben.
log-copy-there = { $file } gibt es schon, und keine Kopie tritt an seine Stelle.
log-no-entry = Das Protokoll hat keine Nr. { $number }.
log-no-undo = Nr. { $number } lässt sich nicht zurücknehmen. Für einen zurückgenommenen Eintrag: floor log redo
log-already-undone = Nr. { $number } war schon zurückgenommen.
log-not-undone = Nr. { $number } war nicht zurückgenommen.
log-key-taken = Nr. { $number } hat diesen Schlüssel und sagt etwas anderes.
log-nothing = Es gibt nichts zurückzunehmen oder wiederherzustellen.
log-too-long = Mehr Text, als ein Eintrag fasst: höchstens { $most } Bytes.
log-other = { $file }: { $why }

# The hand-over

shift-heading = Übergabe, { $day }, { $clock }
shift-since = Seit { $clock }, als { $by } übernommen hat
shift-to-do = Noch zu tun
shift-nothing-to-do = Es ist nichts offen.
shift-table = Tisch { $table }
shift-no-table = Ohne Tisch
shift-nothing-happened = Es wurde nichts festgehalten.
shift-repeated = Im Auge behalten
shift-open = { $entry }
    { $ruling }: Was beschlossen wurde, ist nicht eingetragen.
shift-watch = { $name } ({ $where }) im Auge behalten: { $titles } (Nr. { $numbers })
shift-repeated-line = { $n }-mal { $title }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}{ $ruled ->
    [alike] , immer gleich entschieden
   *[other] , nicht immer gleich entschieden
}

# Help

help-log = Zeigen, was entschieden und festgehalten wurde, zuerst von heute
help-shift = Die Übergabe an den nächsten Floor
help-shift-take = Übernehmen: die eigenen Initialen. Zeigt, was seit der letzten Übernahme kam
help-any-log-file = Die Datei des Protokolls
help-decide-log = Die Entscheidung im Protokoll festhalten: Tisch, Platz und Spieler
help-any-by = Initialen des Floors
help-any-approved = Initialen der Person, die es genehmigt hat
help-any-at = Wann es geschah: 20:14
help-any-ref = Ein Verweis, etwa auf eine Kamera
help-any-otherwise = Es wurde anders entschieden als nach dem Buch, und warum
help-any-again = Festhalten, obwohl es dasselbe wie eben sein kann
help-any-key = Ein Schlüssel, durch den ein doppelt gesendeter Eintrag einer ist
help-log-words = Nur die mit diesen Wörtern
help-log-table = Nur die an diesem Tisch
help-log-player = Nur die über diesen Spieler
help-log-incident = Nur die zu diesem Vorfall
help-log-all = Alle, die es gibt, nicht nur die von heute
help-log-show = Einen Eintrag zeigen, wie er war, und was jetzt entschieden würde
help-log-undo = Einen Eintrag zurücknehmen; ohne Nummer den letzten
help-log-redo = Einen zurückgenommenen Eintrag wieder gelten lassen
help-log-appeal = Eintragen, wie ein Einspruch gegen eine Entscheidung ausging
help-log-appeal-outcome = upheld: die Entscheidung gilt; overruled: sie gilt nicht
help-log-appeal-otherwise = Was stattdessen entschieden wurde, und warum
help-log-forget = Den Namen eines Spielers überall löschen
help-log-forget-player = Der Name
help-log-backup = Das Protokoll in eine neue Datei kopieren
help-log-backup-file = Die Datei
help-log-check = Prüfen, ob die Datei unbeschädigt ist
help-log-export = Alle Einträge ausgeben: JSON, einer je Zeile; CSV, Markdown oder HTML mit --format
help-any-number = Die Nummer des Eintrags
help-any-yes = Ohne zu fragen
man-env-FLOOR_LOG = Die Datei des Protokolls, wie --log-file
man-file-log = Was entschieden und mit --log festgehalten wurde. Nichts sonst beginnt es

# Penalties. The words for a step are typed behind --penalty; spellings stand with commas between.

penalty-word-warning = verwarnung
penalty-word-hands = hand, hände
penalty-word-rounds = runde, runden
penalty-word-out = raus, disqualifiziert
penalty-warning = Verwarnung
penalty-out = disqualifiziert
penalty-player = ein Spieler
penalty-no-step = "{ $typed }" ist keine Penalty, die man eintragen kann. So: verwarnung, "2 hände", "1 runde zu 9", raus
penalty-no-state = "{ $typed }" sagt nicht, wie weit es ist. So: 4 (verbleibende Hände), served (verbüßt), back (zurück)
penalty-not-one = Nr. { $number } ist keine Penalty.
penalty-kept = Penalty festgehalten als Nr. { $number }: { $step }
penalty-not-kept = Die Penalty wurde nicht festgehalten: { $why }
penalty-nothing = Heute wurde keine Penalty eingetragen.
penalty-heading = Penaltys von heute
penalty-running = Noch nicht verbüßt, oder noch nicht zurück
penalty-over = Erledigt
penalty-line = { $name }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
}: { $step }, { $state ->
    [next-hand] ab der nächsten Hand, gegeben um { $clock }
    [left] noch { $left }, gemeldet um { $clock }
    [served] verbüßt um { $clock }, noch nicht zurück
    [back] zurück um { $clock }
   *[given] gegeben um { $clock }
} (Nr. { $number })
penalty-same-kind = { $where ->
    [none] { $title }, { $name }: heute das { $n }. Mal; zuerst um { $clock } (Nr. { $number })
   *[other] { $title }, { $name }: heute das { $n }. Mal; zuerst um { $clock }, { $where } (Nr. { $number })
}
penalty-given = Penalty: { $step } (Nr. { $number })
penalty-given-before = { $step } um { $clock } (Nr. { $number })
penalty-so-far = Penaltys bisher, { $name }: { $penalties }
penalty-next = { $ruling } ({ $clause })
penalty-how = Die Penalty eintragen: floor log penalty { $number } STUFE
log-knows = Aus dem Protokoll: { $facts }
log-kind-penalty = { $number ->
    [none] Penalty aus einem früheren Event
   *[other] Penalty zu Nr. { $number }
}: { $step }
log-kind-report = Nr. { $number }: { $left ->
    [served] verbüßt
    [back] zurück
   *[other] noch { $left }
}
help-any-penalty = Die Penalty, die gegeben wurde: verwarnung, "2 hände", "1 runde zu 9", raus
help-log-penalty = Eine Penalty für den Spieler einer Entscheidung eintragen
help-log-penalty-step = Die Penalty: verwarnung, "2 hände", "1 runde zu 9", raus
help-log-report = Eintragen, wie weit eine Penalty verbüßt ist
help-log-report-state = Die verbleibenden Hände; served: verbüßt; back: der Spieler ist zurück
help-log-penalties = Die Penaltys von heute, und wie weit sie verbüßt sind
penalty-counts = { $all ->
    [one] Insgesamt eine Penalty
   *[other] Insgesamt { $all } Penaltys
}, für diesen Verstoß { $same }: { $counted ->
    [by-kind] das Buch zählt die für denselben Verstoß
    [over-all] das Buch zählt alle
   *[none] das Buch sagt nicht, welche zählen
}
penalty-confirmed-from = Die Turnierleitung muss bestätigen: { $from } und alles darüber
penalty-who-confirmed = Das muss die Turnierleitung bestätigen ({ $from } und alles darüber). Kürzel; nur Enter, wenn es niemand getan hat
penalty-not-confirmed = die Turnierleitung muss sie bestätigen ({ $from } und alles darüber): --approved KÜRZEL
log-kind-move = sitzt jetzt hier
log-moved = { $name } sitzt jetzt an { $where } (Nr. { $number })
log-move-where = „{ $typed }“ ist kein Tisch und Platz. So: T3 P5
log-carry-not = Dieses Buch nimmt Penaltys nicht zum nächsten Event mit.
log-carried = { $n ->
    [0] Keine Penalty aus { $file } übernommen
    [one] Eine Penalty aus { $file } übernommen
   *[other] { $n } Penaltys aus { $file } übernommen
}
help-log-move = Eintragen, dass ein Spieler jetzt an einem anderen Tisch oder Platz sitzt
help-log-move-to = Wo der Spieler jetzt sitzt: T3 P5
help-log-carry = Die noch nicht verbüßten Penaltys eines früheren Events übernehmen
help-log-carry-from = Das Protokoll dieses Events
log-not-a-ruling = Nr. { $number } ist keine Entscheidung.
