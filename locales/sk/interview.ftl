# Čo hovorí rozhovor okrem otázok a príkazy, ktorým rozumie. Medzi spôsobmi zápisu sú čiarky; rozumie sa zápisom každého jazyka.

command-quit = q, koniec
command-help = pomoc
command-back = späť
command-show = ukáž, zobraz
command-card = karta, lístok
command-short = stručne, krátko
command-full = celé, všetko
command-book = kniha
command-language = jazyk
command-why = ??, prečo
command-disputed = sporné
command-rule = pravidlo, pravidlá
command-rule-by-number = článok, čl, bod, odsek, ods
command-others = iné, iné knihy
command-what-if = čo keby
command-json = json
command-again = znova
command-more = viac, ďalšia strana
command-level = level, úroveň
ask-hint-key = Jeden kláves: číslo alebo prvé písmeno; Enter vyberie 1 (? neviem, ?? prečo, < späť, pomoc, q končí)
interview-help =
    Odpovedá jeden kláves: číslo alebo prvé písmeno odpovede; Enter vyberie prvú, šípky vyberajú v zozname a → vezme prvú položku pod riadkom.
    ? neviem · ?? prečo sa to pýta · sporné: hráči sa nezhodnú · < späť
    pravidlo 43: pravidlo, pri každej otázke · kniha dpc, jazyk sk: iná kniha alebo iný jazyk
    Po rozhodnutí: prečo, pravidlo, iné, čo keby, stručne, celé, ukáž sk, karta sk, json, log stôl 7 miesto 3 MENO, znova, viac (alebo medzerník), kde sa nezmestí
    q končí
nothing-ruled-yet = Zatiaľ nie je rozhodnuté. Pravidlo podľa čísla: pravidlo 43.
after-hint = Enter alebo slová: ďalej · číslo: zmena · prečo, pravidlo, iné, čo keby, ukáž X, json, pomoc · kniha X, jazyk X · q
after-hint-short = Enter alebo slová: ďalej · číslo: zmena · prečo, pravidlo, pomoc · q
after-page = Strana { $page } z { $of }: medzerník listuje
aside-question = Enter: späť na otázku
waiting-next = Čaká ďalej ({ $n }), Enter to vezme: { $next }
waiting-kept = Tu to nie je odpoveď, počká na potom: „{ $typed }“
waiting-called-back = Ak je to iný incident: po tomto rozhodnutí ho vráti šípka ↑.
asked-because = Od odpovede závisí:
asked-for-amounts = Závisia od toho sumy rozhodnutia alebo to, čo sa má urobiť.
line-example = Celý priebeh vyzerá takto: blindy 200/400; A navýši na 1200, B dorovná, C all-in 900
line-lacks-setup = Pred „{ $typed }“ chýbajú blindy alebo minimálna stávka: blindy 100/200; { $typed } – alebo: min 200; { $typed }
line-lacks-amounts = V „{ $typed }“ chýbajú sumy a pred ním blindy. S nimi by to bolo napríklad: { $line }
ask-line-setup = Pri akých blindoch, alebo s akou minimálnou stávkou po flope?
ask-line-setup-hint = pred flopom 200/400; po ňom najmenšia možná stávka, 400 (< späť)
ask-line-setup-why = Pred flopom sú blindy prvá stávka; na neskoršej ulici stačí minimálna stávka.
ask-line-street = Pred flopom alebo neskôr?
level-before-flop = pred flopom: blindy { $setup }
level-later = na neskoršej ulici: minimálna stávka { $setup }
level-street-hint = Číslo odpovie, Enter vyberie 1; alebo iné blindy: 300/600 (< späť)
amounts-how = Ako sa stávka dostala na { $bet }?
amounts-first = nikto nenavýšil: je to prvá stávka alebo big blind
amounts-over-blind = na ňu niekto navýšil big blind
amounts-over-bet = na ňu niekto navýšil inú stávku
amounts-before = Ktorá stávka bola navýšená?
amounts-before-hint = Spolu, ako ležala pred hráčom: 600 (< späť)
amounts-not-before = Stávka pred tým navýšením je vyššia ako 0 a nižšia ako { $bet }.
amounts-level = Pri akých blindoch?
amounts-level-hint = 400/800, alebo 400/800 ante 800; platí, kým cez „level“ nezadáš iné (? neviem, < späť)
amounts-no-raise = { $bet } nie je navýšenie nad big blind { $blind }. Iné blindy: level 200/400
amounts-short = { $bet } je menej ako celá stávka alebo plné navýšenie. Bol ten hráč all-in?
amounts-short-yes = áno, all-in
amounts-short-no = nie
amounts-why = Ďalšie navýšenie sa meria posledným: rozhoduje, koľko pribudlo na ktorú stávku.
amounts-structure = V limite a pot-limite jedna suma nestačí: treba celé kolo stávok.
level-in-force = úroveň { $level }
level-perhaps = Ak sú { $typed } blindy, napíš: { $level }
level-tried = A zloží
book-in-another-language = Platí kniha { $book }, jej jazyk je { $language }. V tvojom jazyku: „kniha { $other }“; natrvalo cez FLOOR_BOOK={ $other }.
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = Jazyk „{ $typed }“ neexistuje. Jazyky sú: { $allowed }.
open-unknown = Nikto nevie to, čo rozhoduje:
open-disputed = V tomto sa hráči nezhodujú. Rozhodne to, čo uznáš za pravdivé:
taken-from-words = Prevzaté z tvojich slov: { $facts } (< to zmení)
answer-disputed = sporné
taken-along = Prenesené: { $facts } (< to zmení)
