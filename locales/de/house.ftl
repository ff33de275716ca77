# The words for those who write a book of their own.

finding-missing-language = der Text fehlt in: { $languages }. Er wird nach Sprachen geschrieben, etwa {"{"} en: …, de: … {"}"}
finding-replaced-rule = Regel { $name } ist ersetzt, und diese Positionen stützen sich noch auf ihren alten Text: { $policies }. Jede davon in { $where } neu festlegen, auch wenn sie gleich bleibt

heading-next-edition = Sicher neu in { $edition }
heading-changed = Anders als in { $base }
changed-text-inherited = Der Text ist noch der von { $base }. Diese Punkte gehen ihm vor.
heading-values = Werte
heading-standing = Was die Bücher dazu festlegen
heading-own-position = In einem eigenen Buch
policies-number = eine ganze Zahl von { $least } bis { $most }, etwa { $example }
policies-many = { $n } Punkte. Einer ausführlich: floor policies KENNUNG
unknown-policy = { $near ->
    [none] Keine Policy, keine Gruppe und kein Thema passt zu „{ $typed }“.
   *[other] Keine Policy, keine Gruppe und kein Thema passt zu „{ $typed }“. Ist „{ $near }“ gemeint?
}
topics-many = { $n ->
    [one] { $n } Thema. Dahinter stehen die Regeln von { $book }; sie zeigt: floor rule THEMA
   *[other] { $n } Themen. Hinter jedem stehen die Regeln von { $book }; sie zeigt: floor rule THEMA
}
unknown-topic-typed = { $near ->
    [none] Kein Thema und keine Gruppe passt zu „{ $typed }“.
   *[other] Kein Thema und keine Gruppe passt zu „{ $typed }“. Ist „{ $near }“ gemeint?
}
init-written = Hausregeln auf der Grundlage von { $base }, bereit zum Ändern
heading-files = Dateien
heading-next = Wie es weitergeht
init-next-check =
    floor check { $folder }
    prüft den Ordner; am besten nach jeder Änderung
init-next-rule =
    floor --rulings { $folder } --book { $book } rule H1
    zeigt die Regel des Beispiels
init-next-compare =
    floor --rulings { $folder } compare --books { $base },{ $book }
    zeigt, was im eigenen Haus anders ist
init-next-policies =
    floor policies clock
    zeigt Punkte, die sich ändern lassen, mit ihren Werten
init-copied = { $title }: in den Ordner des Hauses kopiert, bereit zum Ändern
init-next-decide =
    floor --rulings { $folder } decide { $incident }
    entscheidet nach der Kopie; der eingebaute Vorfall gilt nicht mehr
init-begun = { $policy }: als Punkt des Hauses begonnen; die Bücher schweigen noch dazu
init-next-values = Werte und Wörter eintragen, und wo die Bücher stehen, jeden Wert mit seiner Bestimmung.
init-next-rows =
    floor init { $folder } --incident VORFALL
    kopiert den Vorfall, dessen Zeilen danach fragen sollen
init-next-fix =
    floor check --fix { $folder }
    prüft den Ordner und schreibt auf, wie viel er jetzt enthält
init-policy-name = Ein Punkt heißt THEMA.WAS, wie clock.warning, und nicht „{ $typed }“. Die Themen: floor topics
init-no-house = { $folder } ist kein Ordner eines Hauses: Es ist kein Buch darin. So fängt einer an: floor init { $folder } --extends BUCH
init-exists = { $folder } gibt es schon, und nichts wird überschrieben. Einen Ordner nennen, den es noch nicht gibt, oder einen leeren.
init-not-written = { $file } lässt sich nicht schreiben: { $why }
changed-meanwhile = { $folder } wurde während der Fragen geändert, und nichts wurde geschrieben. Bitte noch einmal versuchen.
help-policies = Die Punkte auflisten, in denen Bücher sich unterscheiden, mit ihren Werten
help-policies-words = Eine Gruppe (procedure), eine Kennung (clock.total) oder Wörter; ohne Angabe werden alle gezeigt
help-topics = Die Themen der Regeln auflisten, mit den Regeln des Buches
help-topics-words = Eine Gruppe (betting), eine Kennung (clock) oder Wörter; ohne Angabe werden alle gezeigt
help-init = Einen Ordner für eigene Hausregeln anlegen, oder einen Vorfall hinein kopieren
help-init-dir = Der Ordner: ein neuer oder leerer, mit --incident der des Hauses
help-init-extends = Das Buch darunter: Es gilt, wo das Haus nichts sagt
help-init-incident = Ein eingebauter Vorfall, der mit seinen Wörtern in den Ordner des Hauses kopiert wird
help-init-policy = Ein eigener Punkt, der mit seinen Wörtern im Ordner des Hauses begonnen wird
help-schema = Ein Schema ausgeben: für Daten des Hauses, mit dem ein Editor sie ergänzt und prüft, oder für das, was als JSON ausgegeben wird
help-schema-name = Wovon: book, rules, positions, incident, policies, table, topics, translation, official oder data; oder von einer Ausgabe: ruling, line, rules, search, error, ...
help-schema-printed = Von dem, was als JSON ausgegeben wird, auch wo Daten denselben Namen haben (rules, policies)

# Rules in other languages than that of their book.
finding-own-language = { $book } ist in { $name } geschrieben: Die Regeln stehen in rules/, eine Übersetzung gehört nicht hierher
finding-translated-otherwise = die Übersetzung von Regel { $name } hat bei { $where } nicht dieselben Teile wie die Regel: so viele Absätze, Kennzeichen, Listenpunkte und Beispiele wie in rules/, in derselben Reihenfolge
finding-translation-older = Regel { $name } wurde nach der Übersetzung geändert, deshalb wird die Übersetzung nicht verwendet. Beide lesen, die Übersetzung anpassen und ihre Zeile source streichen; floor check --fix schreibt sie neu
finding-translation-unmarked = die Übersetzung von Regel { $name } sagt nicht, von welchem Text sie stammt. Beide lesen; danach schreibt floor check --fix die Zeile source
finding-translated-sentences = die Übersetzung von { $name } hat { $found } Sätze statt { $expected }: Eine Position nennt den Satz, der entscheidet, deshalb müssen es in jeder Sprache gleich viele sein
finding-untranslated = Regeln von { $book } ohne Übersetzung nach { $language }: { $values }
words-translated = übersetzt
check-marked =
    { $file }: Bei { $count ->
        [one] { $count } Übersetzung
       *[other] { $count } Übersetzungen
    } ist vermerkt, von welchem Text sie stammt
house-packed = { $n ->
    [one] Eine Datei
   *[other] { $n } Dateien
} nach { $file } gepackt: { $books }
    SHA-256 { $hash }
help-pack = Die Daten eines Hauses in eine Datei für andere Räume packen
help-pack-output = Die Datei, die es noch nicht gibt
