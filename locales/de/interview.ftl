# Was das Gespräch neben seinen Fragen sagt, und die Befehle, die es versteht. Schreibweisen stehen mit Kommas dazwischen; die jeder Sprache werden verstanden.

command-quit = q, ende, beenden
command-help = hilfe
command-back = zurück
command-show = zeige, zeig
command-card = karte
command-short = kurz
command-full = vollständig, alles
command-book = buch
command-language = sprache
command-why = ??, warum
command-disputed = strittig, umstritten
command-rule = regel, regeln
command-rule-by-number = artikel, art, punkt, absatz, abs, paragraf, paragraph, abschnitt
command-others = andere, andere bücher
command-what-if = was wäre wenn
command-json = json
command-again = nochmal, noch einmal
command-more = mehr, weiter
command-level = level, stufe
ask-hint-key = Eine Taste: Nummer oder erster Buchstabe; Enter nimmt 1 (? weiß nicht, ?? warum, < zurück, hilfe, q beendet)
interview-help =
    Eine Taste antwortet: die Nummer oder der erste Buchstabe einer Antwort; Enter nimmt die erste, die Pfeile wählen in einer Liste, → nimmt die erste Zeile unter der Eingabe.
    ? weiß nicht · ?? warum gefragt wird · strittig: die Spieler sind sich nicht einig · < zurück
    regel 43: die Regel, bei jeder Frage · buch dpc, sprache sk: ein anderes Buch oder eine andere Sprache
    Nach einer Entscheidung: warum, regel, andere, was wäre wenn, kurz, vollständig, zeige sk, karte sk, json, log T7 P3 NAME, nochmal, mehr (oder Leertaste), wo es nicht passt
    q beendet
nothing-ruled-yet = Es ist noch nichts entschieden. Eine Regel nach ihrer Nummer: regel 43.
after-hint = Enter oder Worte: weiter · Nummer: ändern · warum, regel, andere, was wäre wenn, zeige X, json, hilfe · buch X, sprache X · q
after-hint-short = Enter oder Worte: weiter · Nummer: ändern · warum, regel, hilfe · q
after-page = Seite { $page } von { $of }: Leertaste blättert
aside-question = Enter: zurück zur Frage
waiting-next = Als Nächstes ({ $n }), Enter nimmt es: { $next }
waiting-kept = Hier keine Antwort, für danach gemerkt: „{ $typed }“
waiting-called-back = Ist es ein anderer Vorfall? Nach dieser Entscheidung holt ↑ die Zeile zurück.
asked-because = Davon hängt ab:
asked-for-amounts = Die Beträge der Entscheidung, oder was zu tun ist, hängen davon ab.
line-example = Eine ganze Runde sieht so aus: Blinds 200/400; A erhöht auf 1200, B callt, C All-in 900
line-lacks-setup = Vor „{ $typed }“ fehlen die Blinds oder das Minimum: Blinds 100/200; { $typed } – oder: min 200; { $typed }
line-lacks-amounts = In „{ $typed }“ fehlen die Beträge und davor die Blinds. Mit beiden lautet es zum Beispiel: { $line }
ask-line-setup = Bei welchen Blinds, oder mit welchem Minimum nach dem Flop?
ask-line-setup-hint = vor dem Flop 200/400; danach, was eine Bet mindestens betragen musste, 400 (< zurück)
ask-line-setup-why = Vor dem Flop sind die Blinds die erste Bet; später in der Hand genügt das Minimum.
ask-line-street = Vor dem Flop oder später?
level-before-flop = vor dem Flop: Blinds { $setup }
level-later = später in der Hand: Minimum { $setup }
level-street-hint = Eine Nummer antwortet, Enter wählt 1; oder andere Blinds: 300/600 (< zurück)
amounts-how = Wie kam es zu { $bet }?
amounts-first = nicht erhöht: es ist die erste Bet oder der Big Blind
amounts-over-blind = der Big Blind wurde darauf erhöht
amounts-over-bet = eine andere Bet wurde darauf erhöht
amounts-before = Welche Bet wurde erhöht?
amounts-before-hint = Insgesamt, so wie sie davor lag: 600 (< zurück)
amounts-not-before = Die Bet vor diesem Raise liegt über 0 und unter { $bet }.
amounts-level = Bei welchen Blinds?
amounts-level-hint = 400/800, oder 400/800 Ante 800; gilt, bis du mit „level“ andere nennst (? weiß nicht, < zurück)
amounts-no-raise = { $bet } ist kein Raise über den Big Blind von { $blind }. Andere Blinds: level 200/400
amounts-short = { $bet } ist weniger als eine ganze Bet oder ein volles Raise. War dieser Spieler all-in?
amounts-short-yes = ja, all-in
amounts-short-no = nein
amounts-why = Das nächste Raise bemisst sich am letzten: Es zählt, wie viel auf welche Bet draufkam.
amounts-structure = In Limit und Pot-Limit reicht ein Betrag nicht: Es braucht die ganze Setzrunde.
level-in-force = Level { $level }
level-perhaps = Falls { $typed } die Blinds sind, so tippen: { $level }
level-tried = A foldet
book-in-another-language = Es gilt das Buch { $book }, auf { $language }. In deiner Sprache: „buch { $other }“; auf Dauer mit FLOOR_BOOK={ $other }.
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = Es gibt keine Sprache „{ $typed }“. Die Sprachen sind: { $allowed }.
open-unknown = Die Antwort, die hier entscheidet, ist nicht bekannt:
open-disputed = Darüber sind sich die Spieler nicht einig. Es kommt darauf an, was der Floor für wahr hält:
taken-from-words = Aus der Eingabe übernommen: { $facts } (< ändert es)
answer-disputed = strittig
taken-along = Mitgenommen: { $facts } (< ändert es)
