# Wat het scherm verder laat zien, en waar met vlaggen om gevraagd wordt.

heading-what-if = Wat de beslissing zou veranderen
heading-command = Zo krijg je deze beslissing opnieuw
heading-since = Nu anders beslist
since-outcome = Eerst: { $was }
since-amount = { $amount }: { $is ->
    [none] eerst { $was }, nu niet meer getoond
   *[other] eerst { $was }, nu { $is }
}
since-clauses = Rust op { $is }; eerst op { $was }
not-a-summary = "{ $typed }" is niet wat de opdracht van een beslissing achter --ruled heeft. Neem het daar letterlijk over.
what-if-without = zonder: { $order }
rule-in-our-words = De regel staat hier in onze woorden. Het boek zelf geldt.
first-start-language = Welke taal?
first-start-book = Volgens welk boek speelt jullie huis?
first-start-comment = Dit geldt als de opdrachtregel en de omgeving niets anders zeggen.
first-start-written = Bewaard in { $file }. Verander het daar, of gebruik --book en --lang.
first-start-unwritten = De instellingen kunnen niet worden opgeslagen: { $why }
language-name-en = English
language-name-nl = Nederlands
language-name-de = Deutsch
language-name-sk = Slovenčina
ruling-more = Meer: { $flags }
usage-decide-instead = Over een incident beslist: { $command }
usage-not-together = { $typed } en { $other } gaan niet samen.
help-any-why = Tonen waarom: de feiten, de sommen, de punten van het boek
help-any-what-if = Tonen waardoor de beslissing anders zou zijn
help-any-full = Alles tonen: elke bepaling, de ronde, waarom, de andere boeken
help-any-short = Eén regel om te plakken
help-any-show = Het antwoord eronder ook tonen in de taal van een speler
help-any-ruled = Wat er eerst beslist is, uit de opdracht van die beslissing: wat nu anders is, staat erbij
# How to see fewer, where there are several groups.
incidents-fewer = Minder: floor incidents betting
incidents-more = { $n ->
    [one] { $n } incident. Met de woorden die spelers gebruiken: --full
   *[other] { $n } incidenten. Met de woorden die spelers gebruiken: --full
}
version-data = Gegevens:
help-any-no-pager = Lange uitvoer meteen tonen, zonder pager
help-incidents-words = Een groep (betting) of woorden; zonder: alles
help-incidents-full = Met de woorden die spelers ervoor gebruiken
help-completions = Afdrukken wat een shell nodig heeft om opdrachten aan te vullen
help-any-shell = De shell: bash, zsh, fish of powershell
help-man = De handleiding van het programma of van een opdracht afdrukken (man)
help-any-command = Een opdracht; zonder: het programma zelf
card-which = Het boek laat een keuze, en een kaart zegt wat besloten is: --chosen 1 tot { $n }, of kaart en het nummer.
help-any-card = Een kaart voor de speler, in deze taal
help-any-chosen = De beslissing die voor de kaart gekozen is, waar het boek een keuze laat
