# Čo obrazovka ukazuje navyše a o čo sa žiada voľbami.

heading-what-if = Čím by sa to zmenilo
heading-command = Toto rozhodnutie znova
heading-since = Teraz je rozhodnuté inak
since-outcome = Predtým: { $was }
since-amount = { $amount }: { $is ->
    [none] predtým { $was }, teraz sa neukazuje
   *[other] predtým { $was }, teraz { $is }
}
since-clauses = Opiera sa o { $is }; predtým o { $was }
not-a-summary = "{ $typed }" nie je to, čo stojí v príkaze rozhodnutia za --ruled. Prepíšte to odtiaľ bez zmeny.
what-if-without = odpadá: { $order }
rule-in-our-words = Pravidlo je tu našimi slovami. Platí samotná kniha.
first-start-language = Ktorý jazyk?
first-start-book = Podľa ktorej knihy sa u vás hrá?
first-start-comment = Toto platí, ak príkazový riadok ani prostredie nehovoria inak.
first-start-written = Uložené v { $file }. Zmeníš to tam, alebo cez --book a --lang.
first-start-unwritten = Nastavenia sa nedajú uložiť: { $why }
language-name-en = English
language-name-nl = Nederlands
language-name-de = Deutsch
language-name-sk = Slovenčina
ruling-more = Viac: { $flags }
usage-decide-instead = O incidente rozhodne: { $command }
usage-not-together = { $typed } a { $other } nejdú spolu.
help-any-why = Ukáže prečo: fakty, výpočet, body knihy
help-any-what-if = Ukáže, čím by sa rozhodnutie zmenilo
help-any-full = Ukáže všetko: všetky odseky, kolo, prečo, ostatné knihy
help-any-short = Jeden riadok na vloženie
help-any-show = Pod tým ukáže rozhodnutie aj v jazyku hráča
help-any-ruled = Ako sa rozhodlo predtým, z príkazu toho rozhodnutia: čo je teraz inak, sa povie
# How to see fewer, where there are several groups.
incidents-fewer = Menej: floor incidents betting
incidents-more = { $n ->
    [one] { $n } incident. So slovami hráčov: --full
    [few] { $n } incidenty. So slovami hráčov: --full
   *[other] { $n } incidentov. So slovami hráčov: --full
}
version-data = Dáta:
help-any-no-pager = Vypíše dlhý výstup rovno na terminál, bez stránkovania
help-incidents-words = Skupina (betting) alebo slová; bez nich vypíše všetky
help-incidents-full = So slovami, ktorými ich volajú hráči
help-completions = Vypíše, čo shell potrebuje na dopĺňanie príkazového riadka
help-any-shell = Shell: bash, zsh, fish alebo powershell
help-man = Vypíše stránku príručky k programu alebo k príkazu
help-any-command = Príkaz; bez neho ide o samotný program
card-which = Kniha necháva výber a karta hovorí, čo sa rozhodlo: --chosen 1 až { $n }, alebo karta a číslo.
help-any-card = Karta pre hráča v tomto jazyku
help-any-chosen = Rozhodnutie, ktoré sa pre kartu vybralo, kde kniha necháva výber
