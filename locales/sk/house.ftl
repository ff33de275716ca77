# The words for those who write a book of their own.

finding-missing-language = text chýba v jazykoch: { $languages }. Napíš ho podľa jazykov, napríklad {"{"} en: …, sk: … {"}"}
finding-replaced-rule = pravidlo { $name } je nahradené a tieto postoje sa ešte opierajú o jeho pôvodný text: { $policies }. Každý z nich uveď znova v { $where }, aj keď ostáva rovnaký

heading-next-edition = Určite nové vo vydaní { $edition }
heading-changed = Inak ako v { $base }
changed-text-inherited = Text je ešte z { $base }. Tieto body majú prednosť pred ním.
heading-values = Hodnoty
heading-standing = Postoje kníh
heading-own-position = Vo vlastnej knihe
policies-number = celé číslo od { $least } do { $most }, napríklad { $example }
policies-many = Počet bodov: { $n }. Jeden podrobne: floor policies ID
unknown-policy = { $near ->
    [none] Výrazu „{ $typed }“ nezodpovedá žiadny bod, skupina ani téma.
   *[other] Výrazu „{ $typed }“ nezodpovedá žiadny bod, skupina ani téma. Myslíš „{ $near }“?
}
topics-many = { $n ->
    [one] { $n } téma. Za ňou sú pravidlá knihy { $book }; ukáže ich: floor rule TÉMA
    [few] { $n } témy. Za každou sú pravidlá knihy { $book }; ukáže ich: floor rule TÉMA
   *[other] { $n } tém. Za každou sú pravidlá knihy { $book }; ukáže ich: floor rule TÉMA
}
unknown-topic-typed = { $near ->
    [none] Výrazu „{ $typed }“ nezodpovedá žiadna téma ani skupina.
   *[other] Výrazu „{ $typed }“ nezodpovedá žiadna téma ani skupina. Myslíš „{ $near }“?
}
init-written = Domáce pravidlá postavené na { $base } sú pripravené na úpravy
heading-files = Súbory
heading-next = Ako ďalej
init-next-check =
    floor check { $folder }
    preverí priečinok; spusti to po každej zmene
init-next-rule =
    floor --rulings { $folder } --book { $book } rule H1
    ukáže pravidlo z príkladu
init-next-compare =
    floor --rulings { $folder } compare --books { $base },{ $book }
    ukáže, čo je u vás inak
init-next-policies =
    floor policies clock
    ukáže body, ktoré môžeš zmeniť, aj s ich hodnotami
init-copied = { $title }: skopírované do priečinka kasína, pripravené na úpravy
init-next-decide =
    floor --rulings { $folder } decide { $incident }
    rozhodne podľa tvojej kópie; zabudovaný incident už neplatí
init-begun = { $policy }: začaté ako bod kasína; jeho knihy k nemu zatiaľ mlčia
init-next-values = Daj mu hodnoty a slová a povedz, ako sa k nemu stavajú knihy, každú hodnotu s jej ustanovením.
init-next-rows =
    floor init { $folder } --incident INCIDENT
    skopíruje incident, ktorého riadky sa naň majú pýtať
init-next-fix =
    floor check --fix { $folder }
    preverí priečinok a zapíše, koľko toho teraz obsahuje
init-policy-name = Bod sa volá TÉMA.ČO, ako clock.warning, a nie „{ $typed }“. Témy: floor topics
init-no-house = { $folder } nie je priečinok kasína: nie je v ňom žiadna kniha. Začni ho: floor init { $folder } --extends KNIHA
init-exists = { $folder } už existuje a nič sa neprepisuje. Uveď priečinok, ktorý ešte neexistuje, alebo prázdny.
init-not-written = { $file } sa nedá zapísať: { $why }
changed-meanwhile = { $folder } sa medzitým zmenil a nič sa nezapísalo. Skús to znova.
help-policies = Vypíše body, v ktorých sa knihy líšia, s ich hodnotami
help-policies-words = Skupina (procedure), id (clock.total) alebo slová; bez nich vypíše všetky
help-topics = Vypíše témy pravidiel aj s pravidlami tvojej knihy
help-topics-words = Skupina (betting), id (clock) alebo slová; bez nich vypíše všetky
help-init = Vytvorí priečinok, v ktorom začneš písať domáce pravidlá, alebo doň skopíruje incident
help-init-dir = Priečinok: nový alebo prázdny, s --incident priečinok kasína
help-init-extends = Kniha, z ktorej podnik vychádza: čo sám neurčí, platí podľa nej
help-init-incident = Zabudovaný incident, ktorý sa aj so svojimi slovami skopíruje do priečinka kasína
help-init-policy = Vlastný bod, ktorý sa aj so svojimi slovami začne v priečinku kasína
help-schema = Vypíše schému: údajov kasína, podľa ktorej ich editor dopĺňa a overuje, alebo toho, čo sa vypisuje ako JSON
help-schema-name = Čoho: book, rules, positions, incident, policies, table, topics, official alebo data; alebo toho, čo sa vypisuje: ruling, line, rules, search, error, ...
help-schema-printed = Toho, čo sa vypisuje ako JSON, aj keď majú údaje rovnaký názov (rules, policies)

# Rules in other languages than that of their book.
finding-own-language = { $book } je napísaná v jazyku { $name }: jej pravidlá sú v rules/ a ich preklad sem nepatrí
finding-translated-otherwise = preklad pravidla { $name } nemá pri { $where } rovnaké časti ako pravidlo: toľko odsekov, označení, bodov zoznamu a príkladov ako v rules/, v rovnakom poradí
finding-translation-older = pravidlo { $name } sa od prekladu zmenilo, preto sa preklad nepoužije. Prečítaj obe znenia, oprav preklad a vymaž jeho riadok source; floor check --fix ho zapíše nanovo
finding-translation-unmarked = preklad pravidla { $name } neuvádza, z ktorého textu vznikol. Prečítaj obe znenia; potom floor check --fix zapíše riadok source
finding-translated-sentences = počet viet v preklade { $name }: { $found } namiesto { $expected }. Pozícia hovorí, ktorá veta rozhoduje, preto ich musí byť v každom jazyku rovnako
finding-untranslated = pravidlá knihy { $book } bez prekladu do jazyka { $language }: { $values }
words-translated = preklad
check-marked =
    { $file }: { $count ->
        [one] pri { $count } preklade
       *[other] pri { $count } prekladoch
    } je zapísané, z ktorého textu vznikol
house-packed = { $n ->
    [one] Jeden súbor zabalený
    [few] { $n } súbory zabalené
   *[other] { $n } súborov zabalených
} do { $file }: { $books }
    SHA-256 { $hash }
help-pack = Zabaliť údaje kasína do jedného súboru pre iné sály
help-pack-output = Súbor, ktorý ešte neexistuje
