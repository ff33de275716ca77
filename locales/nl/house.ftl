# The words for those who write a book of their own.

finding-missing-language = de tekst ontbreekt in: { $languages }. Schrijf hem per taal, zoals {"{"} en: …, nl: … {"}"}
finding-replaced-rule = regel { $name } is vervangen, en deze standpunten steunen nog op de oude tekst: { $policies }. Zet elk ervan opnieuw in { $where }, ook als het hetzelfde blijft

heading-next-edition = Zeker nieuw in { $edition }
heading-changed = Anders dan in { $base }
changed-text-inherited = De tekst is nog die van { $base }. Deze punten gaan voor.
heading-values = Waarden
heading-standing = Wat de boeken zeggen
heading-own-position = In een eigen boek
policies-number = een geheel getal van { $least } tot en met { $most }, zoals { $example }
policies-many = { $n } punten. Eén volledig: floor policies ID
unknown-policy = { $near ->
    [none] Geen policy, groep of onderwerp past bij "{ $typed }".
   *[other] Geen policy, groep of onderwerp past bij "{ $typed }". Bedoelde je "{ $near }"?
}
topics-many = { $n ->
    [one] { $n } onderwerp. Erachter staan de regels van { $book }; je ziet ze met: floor rule ONDERWERP
   *[other] { $n } onderwerpen. Achter elk staan de regels van { $book }; je ziet ze met: floor rule ONDERWERP
}
unknown-topic-typed = { $near ->
    [none] Geen onderwerp of groep past bij "{ $typed }".
   *[other] Geen onderwerp of groep past bij "{ $typed }". Bedoelde je "{ $near }"?
}
init-written = Huisregels op { $base }, klaar om aan te passen
heading-files = Bestanden
heading-next = Wat je nu doet
init-next-check =
    floor check { $folder }
    kijkt de map na; doe dit na elke wijziging
init-next-rule =
    floor --rulings { $folder } --book { $book } rule H1
    toont de regel van het voorbeeld
init-next-compare =
    floor --rulings { $folder } compare --books { $base },{ $book }
    toont wat jullie anders doen
init-next-policies =
    floor policies clock
    toont punten die je kunt veranderen, met hun waarden
init-copied = { $title }: gekopieerd naar de map van je huis, klaar om aan te passen
init-next-decide =
    floor --rulings { $folder } decide { $incident }
    beslist volgens je kopie; het ingebouwde incident telt niet meer
init-begun = { $policy }: begonnen als punt van je huis; jullie boeken zwijgen er nog over
init-next-values = Geef het zijn waarden en zijn woorden, en zeg waar jullie boeken staan, elke waarde met haar clausule.
init-next-rows =
    floor init { $folder } --incident INCIDENT
    kopieert het incident waarvan de rijen ernaar moeten vragen
init-next-fix =
    floor check --fix { $folder }
    kijkt de map na, en schrijft op hoeveel er nu in staat
init-policy-name = Een punt heet ONDERWERP.WAT, zoals clock.warning, en niet "{ $typed }". De onderwerpen: floor topics
init-no-house = { $folder } is geen map van een huis: er staat geen boek in. Begin er een: floor init { $folder } --extends BOEK
init-exists = { $folder } bestaat al, en er wordt niets overschreven. Noem een map die er nog niet is, of een lege.
init-not-written = { $file } kan niet worden geschreven: { $why }
changed-meanwhile = { $folder } is veranderd terwijl je vragen kreeg, en er is niets geschreven. Probeer het opnieuw.
help-policies = De punten tonen waarop boeken verschillen, met hun waarden
help-policies-words = Een groep (procedure), een id (clock.total) of woorden; zonder: alles
help-topics = De onderwerpen van regels tonen, met de regels van je boek
help-topics-words = Een groep (betting), een id (clock) of woorden; zonder: alles
help-init = Een map schrijven om met je eigen huisregels te beginnen, of er een incident naartoe kopiëren
help-init-dir = De map: een nieuwe of lege, of met --incident die van je huis
help-init-extends = Het boek eronder: wat jullie niet zeggen, komt daaruit
help-init-incident = Een ingebouwd incident dat met zijn woorden naar de map van je huis wordt gekopieerd
help-init-policy = Een eigen punt dat met zijn woorden in de map van je huis wordt begonnen
help-schema = Een schema afdrukken: van gegevens van je huis, waarmee een editor ze aanvult en nakijkt, of van wat als JSON wordt afgedrukt
help-schema-name = Waarvan: book, rules, positions, incident, policies, table, topics, translation, official of data; of van wat wordt afgedrukt: ruling, line, rules, search, error, ...
help-schema-printed = Van wat als JSON wordt afgedrukt, ook waar gegevens dezelfde naam hebben (rules, policies)

# Rules in other languages than that of their book.
finding-own-language = { $book } is geschreven in { $name }: de regels staan in rules/, een vertaling ervan hoort hier niet
finding-translated-otherwise = de vertaling van regel { $name } heeft bij { $where } niet dezelfde delen als de regel: evenveel bepalingen, labels, punten en voorbeelden als in rules/, in dezelfde volgorde
finding-translation-older = regel { $name } is gewijzigd sinds de vertaling, daarom wordt de vertaling niet gebruikt. Lees beide, verbeter de vertaling en haal de regel source weg; floor check --fix schrijft die opnieuw
finding-translation-unmarked = de vertaling van regel { $name } zegt niet van welke tekst ze is gemaakt. Lees beide; daarna schrijft floor check --fix de regel source
finding-translated-sentences = de vertaling van { $name } heeft { $found } zinnen in plaats van { $expected }: een positie zegt welke zin beslist, dus moeten het er in elke taal evenveel zijn
finding-untranslated = regels van { $book } zonder vertaling in { $language }: { $values }
words-translated = vertaald
check-marked =
    { $file }: van { $count ->
        [one] { $count } vertaling
       *[other] { $count } vertalingen
    } is genoteerd van welke tekst ze is gemaakt
house-packed = { $n ->
    [one] Eén bestand
   *[other] { $n } bestanden
} ingepakt in { $file }: { $books }
    SHA-256 { $hash }
help-pack = Pak de gegevens van een huis in één bestand voor andere zalen
help-pack-output = Het bestand, dat er nog niet is
