# Was das Gespräch neben seinen Fragen sagt, und die Befehle, die es versteht. Schreibweisen stehen mit Kommas dazwischen; die jeder Sprache werden verstanden.

command-quit = q, ende
command-book = buch
command-language = sprache
command-why = ??, warum
command-disputed = strittig, umstritten
command-rule = regel, regeln
command-others = andere, andere bücher
command-what-if = was wäre wenn
command-json = json
command-again = nochmal, noch einmal
ask-hint-key = Eine Taste: Nummer oder erster Buchstabe; Enter nimmt 1 (? weiß nicht, ?? warum, < zurück, q beendet)
after-hint = Enter oder Worte: weiter · Nummer: ändern · warum, regel, andere, was wäre wenn, json, nochmal · buch X, sprache X · q
asked-because = Davon hängt ab:
asked-for-amounts = Die Beträge der Entscheidung, oder was zu tun ist, hängen davon ab.
line-example = Eine ganze Runde sieht so aus: Blinds 200/400; A erhöht auf 1200, B callt, C All-in 900
line-lacks-setup = Vor „{ $typed }“ fehlen die Blinds oder das Minimum: Blinds 100/200; { $typed } – oder: min 200; { $typed }
ask-line-setup = Bei welchen Blinds?
ask-line-setup-hint = 200/400; oder was eine Bet mindestens betragen musste: 400 (< zurück)
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = Es gibt keine Sprache „{ $typed }“. Die Sprachen sind: { $allowed }.
open-unknown = Die Antwort, die hier entscheidet, ist nicht bekannt:
open-disputed = Darüber sind sich die Spieler nicht einig. Es kommt darauf an, was der Floor für wahr hält:
taken-from-words = Aus der Eingabe übernommen: { $facts } (< ändert es)
answer-disputed = strittig
taken-along = Mitgenommen: { $facts } (< ändert es)
