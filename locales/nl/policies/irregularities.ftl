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
policy-button-error-corrected-until = Tot wanneer een verkeerde button wordt rechtgezet
    .substantial-action = tot bindende actie
    .any-time = op elk moment van de hand

policy-extra-burn-second-card = Tweede van twee burn cards, voor de boardkaart
    .goes-back = is de volgende kaart van het board
    .stays-burned = blijft gebrand

policy-extra-burn-board-card = Twee kaarten gebrand, de boardkaart ligt er, nog geen actie
    .put-right = de tweede burn card wordt de boardkaart
    .board-stands = het board blijft liggen
policy-extra-burn-after-action = Twee kaarten gebrand, gemerkt na actie op de straat
    .board-stands = het board blijft liggen
    .put-right = de tweede burn card wordt de boardkaart

policy-mucked-board-card-known = Boardkaart in de muck, zeker welke
    .back-on-board = gaat terug op het board
    .next-card = wordt vervangen uit de stub

policy-mucked-board-card-unknown = Boardkaart in de muck die niemand kan noemen
    .next-card = wordt vervangen uit de stub
    .drawn-from-muck = wordt vervangen door een getrokken kaart uit de muck

policy-boxed-card-on-board-board = Boxed card die op het board komt
    .plays = is de boardkaart
    .replaced = wordt vervangen door de volgende kaart

policy-boxed-card-on-board-burn = Boxed card die als burn komt
    .stays-burned = blijft gebrand
    .another-burned = een andere kaart wordt gebrand

policy-card-off-table-dealt = Gedeelde kaart van tafel, niet gezien
    .plays = blijft in het spel
    .misdeal = is een misdeal

policy-card-off-table-hand = Kaart van een speler van tafel, herkenbaar
    .live = de hand blijft live
    .dead = de hand is dood

policy-foreign-chip-in-a-stack = Chip die er niet hoort, in een stack
    .replaced = wordt vervangen voor de waarde
    .not-replaced = gaat zonder vergoeding weg

policy-foreign-chip-in-a-bet = Chip die er niet hoort, in een bet
    .made-good = de speler vult de bet aan
    .does-not-count = telt niet mee in de bet

policy-spilled-chips-knocked-over = Chips die in de pot vielen
    .no-bet = zijn geen bet en gaan terug
    .counts = tellen als bet

policy-spilled-chips-like-a-bet = Chips die gevallen of ingezet kunnen zijn
    .bet = tellen als bet
    .no-bet = zijn geen bet

policy-spilled-chips-not-clear = Gevallen chips die niemand kan tellen
    .reckoned = worden naar schatting verdeeld
    .as-they-lie = blijven liggen

policy-missing-chips-unexplained = Ontbrekende chips zonder bekende oorzaak
    .as-it-is = de stack blijft zoals hij is
    .made-good = ze worden aangevuld

policy-missing-chips-starting-stack = Startstack die niet volledig was
    .filled = wordt volledig gemaakt
    .as-it-is = blijft zoals hij is

policy-misdeal-dealt-in-hand = Hand op een plaats zonder recht op kaarten
    .dead = is dood
    .plays = speelt mee
