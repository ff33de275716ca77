# Die Teile des Handbuchs, die alle Befehle gemeinsam haben.

man-heading-exit = EXIT-STATUS
man-exit-0 = Entschieden oder gefunden; auch wenn der Floor die Wahl hat oder das Buch schweigt. Auch nach q.
man-exit-1 = Nichts gefunden, oder nicht alles, wonach gefragt war.
man-exit-2 = Die Befehlszeile ist nicht brauchbar, oder es fehlen Angaben und niemand kann gefragt werden.
man-exit-3 = Die Daten sind falsch.
man-exit-130 = Abgebrochen.
man-heading-environment = UMGEBUNG
man-env-FLOOR_BOOK = Das Buch des Hauses, wenn --book nichts sagt.
man-env-FLOOR_LANG = Die Sprache, wenn --lang nichts sagt.
man-env-FLOOR_FORMAT = Das Format, wenn --format nichts sagt.
man-env-FLOOR_RULINGS = Der Ordner des Hauses, wenn --rulings nichts sagt.
man-env-FLOOR_COLOR = Farbe, wenn --color nichts sagt.
man-env-FLOOR_PLAIN = Gleich mit welchem Inhalt: Fragen und Antworten Zeile für Zeile, für einen Screenreader.
man-env-NO_COLOR = Gleich mit welchem Inhalt: keine Farbe.
man-env-PAGER = Das Programm, das lange Ausgaben zeigt; sonst less.
man-heading-files = DATEIEN
man-file-settings = Die Einstellungen, die gelten, wenn weder die Befehlszeile noch die Umgebung etwas anderes sagt: book, lang, format, rulings, color.
man-file-kept = Was aus den Daten eines Hauses gemacht wurde, damit der nächste Befehl sofort beginnt: Nach einer Änderung wird es neu gemacht, und es darf jederzeit gelöscht werden.
man-heading-keys = TASTEN
