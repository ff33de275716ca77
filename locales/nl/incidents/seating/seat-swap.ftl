seat-swap = Spelers willen van plaats ruilen
    .search = mogen we ruilen, van plaats ruilen, van plaats wisselen, stoelen ruilen, ik wil naast mijn vriend zitten, ze hebben geruild, twee spelers zijn van plaats gewisseld, ik wil een andere plek, andere stoel graag, mag ik op de lege plek, wisselen van stoel, wil op seat zes
    .told =
        ze willen van plaats ruilen
        Wij willen gewoon van stoel wisselen, dat vinden we allebei goed
        Die twee hebben stiekem van plaats geruild
        Plaats 3 en plaats 8 hebben net van stoel gewisseld zonder het te vragen, en nu zit die grote stack links van mij
        Ik zit in een rolstoel en kan hier niet goed bij, mijn buurman wil wel met mij van plaats ruilen
        Mogen twee spelers onderling van plaats ruilen als ze het allebei willen?
        willen van plaats ruilen
        Seat 3 en seat 4 willen van stoel wisselen.
        Twee spelers hebben onderling van plaats geruild zonder de floor te vragen.
        Seat 9 zit in een rolstoel en kan moeilijk op zijn plek komen, hij wil ruilen met seat 1.
        Seat 5 ziet het board niet goed en wil met seat 6 van plaats wisselen, nog niet geruild.
        Mogen twee spelers onderling van stoel ruilen?
    .heard =
        mogen wij twee van stoel ruilen, de zon schijnt in mijn ogen
        hij wil links van mij zitten, van mij mag het
        twee maten ruilden in de pauze zonder te vragen
        ik ben linkshandig, geef mij de hoek, 4 vindt het goed
        ze zit liever bij haar man, de volgende zou opschuiven
        8 is vrij, mag ik daarheen verkassen
        hij wil weg bij die maniak achter hem
        wij zijn het eens over ruilen, dealer zegt nee
        slechte ogen, ik wil liever in het midden
        ze zijn van plek gewisseld en hebben allebei al gespeeld
        het tocht hier bij de deur, zet me ergens anders graag
        hij smeekt de man op 6 om zijn plek met beter zicht
        wij willen van stoel wisselen, mag dat
        kan ik aan de andere kant zitten, ik zie niks
        twee spelers willen onderling van stoel ruilen
        wil op een andere vrije plek zitten
        twee spelers willen van stoel wisselen
        mag ik met hem van plaats ruilen
        ze hebben van stoel geruild zonder te vragen
        hij wil op een andere plaats aan dezelfde tafel zitten
        Mag ik met Jos van stoel wisselen, ik zie slecht
        Die twee zijn gewoon omgewisseld tijdens de pauze
        Mijn rolstoel past niet in de hoek, kan zij op 1 zitten
        Seat 3 en 7 hebben onderling van zetel verwisseld
        Hij zou graag naast zijn vrouw zitten, Piet geeft zijn stoel
        Kunnen wij omwisselen, hij moet met zijn kapotte been aan het hoekje
        Joop wil met mij wisselen van stoel, kan dat
        Ali en Nel zijn stiekem op mekaars stoel gaan zitten
        Stoel 3 wil naast z'n vrouw zitten, Piet wil wel opschuiven
        Ans in de rolstoel wil aan de kop, iemand wil wel wisselen
        Hans ziet het bord slecht, mag ie van stoel 9 naar 5
        Twee gasten vragen of ze onderling van stoel kunnen veranderen
        De lange ziet de flop niet, de dame op zes maakt het niet uit, ze willen ruilen
        Hij past niet naast de pilaar en wil een plek in het midden
        De oude heer heeft de lamp in zijn gezicht, de jongen tegenover hem wil wel ruilen, en ze vroegen zich af of ze gewoon van stoel mogen wisselen
        Na de pauze ruilden ze gewoon, zonder te vragen
        Hij wilde dichter bij de dealer, hij hoort slecht
        Mogen we van plaats ruilen, beiden akkoord?
        Ik zie slecht, de lamp schijnt in mijn ogen, mag ik ergens anders?
        Voor tien euro bood hij me zijn stoel aan
        De dame in de tocht wilde weg, een ander had wel willen ruilen
        Ze vonden dat ze het onderling hadden geregeld en niemand hoefden te vragen
seat-swap-fact-special-need = Heeft een van hen een andere plaats nodig, bijvoorbeeld door een handicap?
    .label = andere plaats nodig
seat-swap-fact-swapped = Hebben ze al geruild?
    .label = al geruild
seat-swap-outcome-refused = Nee: iedereen houdt de plaats die hij geloot heeft
seat-swap-outcome-undone = Beiden gaan terug naar hun gelote plaats
seat-swap-outcome-allowed = Ja: de twee mogen van plaats ruilen
seat-swap-outcome-floor-gives-seat = De floor geeft de speler een geschikte plaats
seat-swap-outcome-need-not-said = Het boek noemt speciale behoeften niet: de toernooileiding beslist
seat-swap-order-stay = Spelers: blijf zitten op de plaats die je geloot hebt.
seat-swap-order-back = Spelers: ga vóór de volgende hand terug naar je eigen plaats, ieder met alle chips die je nu hebt.
seat-swap-order-tell = Floor: zeg tegen de spelers dat de plaatsen geloot zijn en dat ze onderling niet mogen ruilen.
seat-swap-order-players-agree = Floor: laat de twee tussen twee handen ruilen als ze het allebei willen.
seat-swap-order-what-is-needed = Floor: vraag de speler welke plaats hem zou helpen.
seat-swap-order-give-if-possible = Floor: geef de speler zo'n plaats, voor zover dat mogelijk is.
seat-swap-order-give = Floor: geef de speler zo'n plaats.
seat-swap-order-decide-need = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de speler een andere plaats krijgt.
seat-swap-order-with-own-chips = Wie verhuist: neem al je eigen chips mee.
seat-swap-remark-floor-not-players = De floor geeft de plaats. De spelers regelen het niet onderling.
