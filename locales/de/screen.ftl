# Was der Bildschirm sonst noch zeigt, und wonach man mit Optionen fragt.

heading-what-if = Was die Entscheidung ändern würde
heading-command = So kommt diese Entscheidung noch einmal
heading-since = Jetzt anders entschieden
since-outcome = Vorher: { $was }
since-amount = { $amount }: { $is ->
    [none] vorher { $was }, jetzt nicht mehr gezeigt
   *[other] vorher { $was }, jetzt { $is }
}
since-clauses = Beruht auf { $is }; vorher auf { $was }
not-a-summary = "{ $typed }" ist nicht das, was im Befehl einer Entscheidung hinter --ruled steht. Bitte unverändert von dort übernehmen.
what-if-without = ohne: { $order }
rule-in-our-words = Die Regel steht hier in unseren Worten. Es gilt das Buch selbst.
first-start-language = Welche Sprache?
first-start-book = Nach welchem Buch spielt das Haus?
first-start-comment = Das gilt, wenn weder die Befehlszeile noch die Umgebung etwas anderes sagt.
first-start-written = Gemerkt in { $file }. Dort lässt es sich ändern, oder mit --book und --lang.
first-start-unwritten = Die Einstellungen lassen sich nicht speichern: { $why }
language-name-en = English
language-name-nl = Nederlands
language-name-de = Deutsch
language-name-sk = Slovenčina
ruling-more = Mehr: { $flags }
usage-decide-instead = Über einen Vorfall entscheidet: { $command }
usage-not-together = { $typed } und { $other } gehen nicht zusammen.
help-any-why = Zeigen, warum: die Angaben, die Rechnung, die Punkte des Buches
help-any-what-if = Zeigen, was die Entscheidung ändern würde
help-any-full = Alles zeigen: alle Absätze, die Runde, warum, die anderen Bücher
help-any-short = Eine Zeile zum Einfügen
help-any-show = Die Entscheidung darunter auch in der Sprache eines Spielers zeigen
help-any-ruled = Wie früher entschieden wurde, aus dem Befehl der Entscheidung: was jetzt anders ist, steht dabei
# How to see fewer, where there are several groups.
incidents-fewer = Weniger: floor incidents betting
incidents-more = { $n ->
    [one] { $n } Vorfall. Mit den Wörtern der Spieler: --full
   *[other] { $n } Vorfälle. Mit den Wörtern der Spieler: --full
}
version-data = Daten:
help-any-no-pager = Lange Ausgaben direkt ins Terminal schreiben, ohne Pager
help-incidents-words = Eine Gruppe (betting) oder Wörter; ohne Angabe werden alle gezeigt
help-incidents-full = Mit den Wörtern, die Spieler dafür haben
help-completions = Schreiben, was eine Shell braucht, um eine Befehlszeile zu ergänzen
help-any-shell = Die Shell: bash, zsh, fish oder powershell
help-man = Die Seite des Handbuchs zum Programm oder zu einem Befehl schreiben
help-any-command = Ein Befehl; ohne Befehl ist das Programm selbst gemeint
card-which = Das Buch lässt eine Wahl, und eine Karte sagt, was entschieden wurde: --chosen 1 bis { $n }, oder karte und die Nummer.
help-any-card = Eine Karte für den Spieler, in dieser Sprache
help-any-chosen = Die Entscheidung, die für die Karte gewählt wurde, wo das Buch eine Wahl lässt
