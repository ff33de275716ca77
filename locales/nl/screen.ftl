# Wat het scherm verder laat zien, en waar met vlaggen om gevraagd wordt.

heading-what-if = Wat het anders zou maken
what-if-without = zonder: { $order }
rule-in-our-words = De regel staat hier in onze woorden. Het boek zelf geldt.
ruling-more = Meer: --why, --what-if, --others, --full
usage-not-together = { $typed } en { $other } gaan niet samen.
help-any-why = Laat zien waarom: de feiten, de sommen, de punten van het boek
help-any-what-if = Laat zien wat de beslissing zou veranderen
help-any-full = Laat alles zien: alle regels, de ronde, waarom, de andere boeken
help-any-short = Eén regel om te plakken
help-any-show = Laat het eronder ook zien in de taal van een speler
incidents-more = { $n ->
    [one] { $n } incident. Met de woorden die spelers gebruiken: --full
   *[other] { $n } incidenten. Minder: floor incidents betting. Met de woorden die spelers gebruiken: --full
}
version-data = Gegevens:
help-any-no-pager = Schrijf lange uitvoer meteen naar de terminal, zonder pager
help-incidents-words = Een groep (betting) of woorden; zonder komen ze allemaal
help-incidents-full = Met de woorden die spelers ervoor gebruiken
help-completions = Schrijf wat een shell nodig heeft om een opdracht aan te vullen
help-any-shell = De shell: bash, zsh, fish of powershell
help-man = Schrijf de pagina van de handleiding van het programma of van een opdracht
help-any-command = Een opdracht; zonder is het het programma zelf
