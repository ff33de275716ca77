# Čo hovorí rozhovor okrem otázok a príkazy, ktorým rozumie. Medzi spôsobmi zápisu sú čiarky; rozumie sa zápisom každého jazyka.

command-quit = q, koniec
command-book = kniha
command-language = jazyk
command-why = ??, prečo
command-disputed = sporné
command-rule = pravidlo, pravidlá
command-others = iné, iné knihy
command-what-if = čo keby
command-json = json
command-again = znova
ask-hint-key = Jeden kláves: číslo alebo prvé písmeno; Enter vyberie 1 (? neviem, ?? prečo, < späť, q končí)
after-hint = Enter alebo slová: ďalej · číslo: zmena · prečo, pravidlo, iné, čo keby, json, znova · kniha X, jazyk X · q
asked-because = Od odpovede závisí:
asked-for-amounts = Závisia od toho sumy rozhodnutia alebo to, čo sa má urobiť.
line-example = Celý priebeh vyzerá takto: blindy 200/400; A navýši na 1200, B dorovná, C all-in 900
line-lacks-setup = Pred „{ $typed }“ chýbajú blindy alebo minimálna stávka: blindy 100/200; { $typed } – alebo: min 200; { $typed }
ask-line-setup = Pri akých blindoch?
ask-line-setup-hint = 200/400; alebo aká musela byť stávka najmenej: 400 (< späť)
line-with-setup = { $setup }; { $line }
line-with-least-bet = min { $setup }; { $line }
unknown-language = Jazyk „{ $typed }“ neexistuje. Jazyky sú: { $allowed }.
open-unknown = Nikto nevie to, čo rozhoduje:
open-disputed = V tomto sa hráči nezhodujú. Rozhodne to, čo uznáš za pravdivé:
taken-from-words = Prevzaté z tvojich slov: { $facts } (< to zmení)
answer-disputed = sporné
taken-along = Prenesené: { $facts } (< to zmení)
