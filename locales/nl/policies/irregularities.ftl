policy-early-level-in-time = Te vroeg de nieuwe blinds, nog geen bindende actie
    .blinds-corrected = blinds rechtgezet, de hand gaat door
    .dealt-again = de hand wordt opnieuw gedeeld
policy-early-level-too-late = Te vroeg de nieuwe blinds, na bindende actie
    .as-dealt = afgemaakt met de nieuwe blinds
    .blinds-corrected = blinds rechtgezet, de bets gelden

policy-wrong-button-this-hand = Verkeerde button na bindende actie
    .as-it-stands = blijft voor de hand liggen
    .moved-at-once = wordt meteen goed gelegd
policy-wrong-button-next-hand = Button in de hand na een verkeerde
    .back-in-place = gaat naar waar hij hoorde
    .on-from-here = gaat verder vanaf de verkeerde plaats
