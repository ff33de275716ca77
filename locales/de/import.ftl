# Der offizielle Wortlaut aus dem eigenen Dokument eines Hauses: übernehmen, und neben unserem zeigen.

words-official = offizieller Text
words-ours = in unseren Worten
words-ours-only = nur in unseren Worten, hier liegt kein offizieller Text vor
official-from = Offizieller Text: { $source }
import-found = { $found } von { $all } Regeln aus { $book } haben jetzt ihren offiziellen Text
import-how = Nach Nummer: { $number } · nach Reihenfolge: { $order } · nach Ähnlichkeit: { $likeness }
import-missing = Nicht gefunden
import-doubtful = Zweifelhaft und weggelassen
import-doubtful-line = { $rule }: Zeile { $line }, „{ $heading }“. { $doubt }
import-doubt-unlike = Der Text hat kaum ein Wort mit unserem gemeinsam.
import-doubt-nearer = Der Text ähnelt eher { $rule }.
import-doubt-short = Der Text ist viel kürzer als unserer.
import-doubt-long = Der Text ist viel länger als unserer.
import-doubt-holds = Der Text enthält offenbar auch Regel { $rule }, die nicht gefunden wurde.
import-doubt-cut-off = Der Text endet mitten in einem Satz: Vielleicht ist das Dokument abgeschnitten.
import-whole = Als Ganzes übernommen, nicht nach Abschnitten
import-bare = Abschnitte ohne offiziellen Text
import-left = Übrig geblieben
import-left-line = { $lines ->
    [one] Zeile { $line }: { $text }
   *[other] Zeilen { $line } bis { $last }: { $text }
}
import-numbers = Zahlen, die dem Buch widersprechen
import-next-headings =
    Nummer und Titel in eine eigene Zeile über das setzen, was fehlt oder zweifelhaft ist,
    die Datei löschen und noch einmal übernehmen
import-next-rule =
    floor --rulings { $folder } --book { $book } rule { $rule }
    zeigt den offiziellen Text, darunter unseren
import-next-check =
    floor check { $folder }
    prüft den Ordner; nach jeder Änderung ausführen
import-ask = Zeile { $line }: „{ $heading }“. Ist das { $rule }? { $doubt }
import-ask-hint = ja oder nein
import-which-book = Zu welchem Buch gehört das Dokument? --book ID sagt es, "floor books" nennt die Bücher.
file-exists = { $file } gibt es schon, und überschrieben wird nichts. Zum Neuschreiben die Datei vorher löschen oder verschieben.
import-bad-day = „{ $typed }“ ist kein Tag. Zu schreiben ist er wie 2026-11-22.
import-two-columns = In { $file } stehen zwei Spalten nebeneinander, sodass jede Zeile ein Stück von beiden hat. Mit den Spalten untereinander speichern. Nichts wurde geschrieben.
import-other-language = { $file } ist auf { $language }, { $book } aber auf { $own }. Geschrieben wurde nichts.
import-other-paper = { $file } ist nicht das Dokument zu { $book }: Kaum eine Regel davon steht darin. Geschrieben wurde nichts.
import-other-book = { $file } ist eher das Dokument zu { $other } als zu { $book }. Geschrieben wurde nichts. Falls das stimmt: --book { $other }
import-empty = In { $file } steht kein Text.
import-too-short = In { $file } steht zu wenig Text für ein Regelwerk.
import-too-large = { $file } ist zu groß für ein Regelwerk: mehr als 1 MiB Text.
import-no-plain-file = { $file } ist keine Datei, die sich lesen lässt.
import-unreadable = { $file } lässt sich nicht lesen: { $why }
import-encoding = { $file } ist kein Text in UTF-8. In einem Editor öffnen und als UTF-8 speichern.
import-word-file = { $file } ist die Datei einer Textverarbeitung. Dort als reinen Text (UTF-8) oder als PDF speichern.
import-no-pdftotext = Für ein PDF wird "pdftotext" gebraucht, und das fehlt auf diesem Rechner. Installieren (poppler-utils) oder das Dokument als Text speichern.
import-pdf-unreadable = Das PDF { $file } lässt sich nicht lesen: { $why }
import-scanned = { $file } hat Seiten, aber keinen Text: offenbar ein Scan. Zuerst eine Texterkennung (OCR) darüber laufen lassen.
finding-official-number = { $name } ist { $found }, was im offiziellen Text von { $clause } nicht steht; dort steht { $others }. Wenn das Haus nach diesem Text spielt, den Wert ändern.
help-import = Den offiziellen Text aus dem Dokument des Hauses neben unseren stellen
help-import-file = Das Dokument: Text, Markdown oder PDF (mit installiertem pdftotext)
help-import-into = Der Ordner des Hauses oder einer, den es noch nicht gibt
help-import-edition = Die Ausgabe des Dokuments; ohne Angabe die des Buches
help-import-date = Der Tag der Ausgabe, etwa 2026-11-22

# Ausgaben eines Textes, nebeneinander.

book-family = Ausgabe { $year } der Familie { $family }{ $age ->
    [only] { "" }
    [newest] , die neueste hier
   *[older] ; die neueste hier ist { $newest }
}
book-older-edition = ältere Ausgabe
book-extends = Baut auf { $base } auf
book-no-family = Ein eigener Text, keine Ausgabe einer Familie
books-families = Familien und ihre Ausgaben
redline-title = { $before } → { $after }
redline-marks = [-entfallen-] {"{"}+neu+{"}"}
redline-same = { $same ->
    [one] { $same } Regel hat in beiden denselben Text.
   *[other] { $same } Regeln haben in beiden denselben Text.
}
redline-new = neu
redline-gone = entfallen
redline-two-books = Text gegen Text geht mit zwei Büchern: --books A,B
redline-no-editions = { $a } und { $b } sind keine Ausgaben eines Textes. "floor books" zeigt die Familien; ohne --text werden ihre Entscheidungen verglichen.
redline-languages = { $a } ist auf { $a-language }, { $b } auf { $b-language }: Wörter lassen sich nur in einer Sprache vergleichen. Ohne --text werden ihre Entscheidungen verglichen.
help-compare-text = Zwei Ausgaben eines Textes Wort für Wort zeigen
