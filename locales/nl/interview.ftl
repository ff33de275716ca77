# Wat het vraaggesprek naast zijn vragen zegt, en de opdrachten die het begrijpt. Schrijfwijzen staan met komma's ertussen; die van elke taal worden begrepen.

command-quit = q, stop, einde
command-help = hulp, help
command-back = terug
command-show = toon, laat
command-card = kaart
command-short = kort
command-full = volledig, alles
command-book = boek
command-language = taal
command-why = ??, waarom
command-disputed = betwist
command-rule = regel, regels
command-rule-by-number = artikel, art, punt, lid, paragraaf
command-others = andere, andere boeken
command-what-if = wat als
command-json = json
command-again = opnieuw
command-more = meer, volgende pagina
command-level = level, niveau
ask-hint-key = Eén toets: nummer of eerste letter; Enter kiest 1 (? weet niet, ?? waarom, < terug, hulp, q stopt)
interview-help =
    Eén toets antwoordt: het nummer of de eerste letter van een antwoord; Enter kiest het eerste, de pijltjes kiezen in een lijst, → neemt de eerste onder de regel.
    ? weet niet · ?? waarom dit gevraagd wordt · betwist: de spelers zijn het niet eens · < terug
    regel 43: de regel, bij elke vraag · boek dpc, taal sk: een ander boek of een andere taal
    Na een beslissing: waarom, regel, andere, wat als, kort, volledig, toon sk, kaart sk, json, log T7 p3 NAAM, opnieuw, meer (of spatie) waar het ophoudt
    q stopt
nothing-ruled-yet = Er is nog geen beslissing. Een regel op nummer: regel 43.
after-hint = Enter of woorden: verder · nummer: wijzig · waarom, regel, andere, wat als, toon X, json, hulp · boek X, taal X · q
after-hint-short = Enter of woorden: verder · nummer: wijzig · waarom, regel, hulp · q
after-page = Pagina { $page } van { $of }: spatie bladert
aside-question = Enter: terug naar de vraag
waiting-next = In de wachtrij ({ $n }), Enter neemt het: { $next }
waiting-kept = Hier geen antwoord, bewaard voor daarna: "{ $typed }"
waiting-called-back = Is het een ander incident? Na deze beslissing haalt ↑ het terug.
asked-because = Hiervan hangt af:
asked-for-amounts = De bedragen van de beslissing, of wat er moet gebeuren, hangen ervan af.
line-example = Een hele ronde ziet er zo uit: blinds 200/400; A raiset naar 1200, B callt, C all-in 900
line-lacks-setup = Vóór "{ $typed }" ontbreken de blinds, of de minimumbet: blinds 100/200; { $typed } – of: min 200; { $typed }
line-lacks-amounts = In "{ $typed }" staat niet hoeveel, en de blinds ontbreken. Met beide wordt het bijvoorbeeld: { $line }
ask-line-setup = Op welke blinds, of met welke minimumbet na de flop?
ask-line-setup-hint = vóór de flop 200/400; daarna wat een bet minstens moest zijn, 400 (< terug)
ask-line-setup-why = Vóór de flop zijn de blinds de eerste bet; op een latere straat is de minimumbet genoeg.
ask-line-street = Vóór de flop of later?
level-before-flop = vóór de flop: blinds { $setup }
level-later = op een latere straat: minimumbet { $setup }
level-street-hint = Een nummer antwoordt, Enter kiest 1; of andere blinds: 300/600 (< terug)
amounts-how = Hoe kwam het op { $bet }?
amounts-first = niet geraist: het is de eerste bet, of de big blind
amounts-over-blind = de big blind is ernaar verhoogd
amounts-over-bet = een andere bet is ernaar verhoogd
amounts-before = Welke bet is er verhoogd?
amounts-before-hint = In totaal, zoals hij ervoor lag: 600 (< terug)
amounts-not-before = De bet vóór die raise ligt boven 0 en onder { $bet }.
amounts-level = Op welke blinds?
amounts-level-hint = 400/800, of 400/800 ante 800; geldt tot je met "level" andere opgeeft (? weet niet, < terug)
amounts-no-raise = { $bet } is geen raise boven de big blind van { $blind }. Andere blinds: level 200/400
amounts-short = { $bet } is minder dan een hele bet of raise. Was die speler all-in?
amounts-short-yes = ja, all-in
amounts-short-no = nee
amounts-why = De volgende raise wordt afgemeten aan de vorige: hoeveel er boven op welke bet kwam, telt.
amounts-structure = Bij limit en pot-limit is één bedrag niet genoeg: geef de hele ronde.
level-in-force = level { $level }
level-perhaps = Zijn dit de blinds, { $typed }? Typ dan: { $level }
level-tried = A foldt
book-in-another-language = Het boek is { $book }, in het { $language }. In jouw taal: "boek { $other }"; voorgoed met FLOOR_BOOK={ $other }.
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = Er is geen taal "{ $typed }". De talen zijn: { $allowed }.
open-unknown = Het antwoord waarvan dit afhangt, is niet bekend:
open-disputed = De spelers zijn het hierover niet eens. Wat jij aanneemt, beslist:
taken-from-words = Uit je woorden overgenomen: { $facts } (< verandert het)
answer-disputed = betwist
taken-along = Meegenomen: { $facts } (< verandert het)
