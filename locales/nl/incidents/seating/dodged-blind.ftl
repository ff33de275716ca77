dodged-blind = Blind ontlopen
    .search = big blind ontlopen, blinds ontwijken, liep langzaam om de blind te missen, deed er lang over naar de nieuwe tafel, miste expres zijn big blind, wil de blind overslaan, blind overgeslagen, wacht tot de big blind voorbij is, ging naar het toilet voor de big blind, rekt tijd om de blind te ontlopen, blind vermijden, kwam laat aan de nieuwe tafel, speler wil geen blind betalen
    .told =
        hij ontloopt zijn blind
        Hij bleef expres weg zodat hij de big blind niet hoefde te betalen
        Hij zou big blind zijn en ging snel op een andere stoel zitten
        Hij moest van de opgebroken tafel naar ons komen op de big blind, en hij liep heel langzaam tot de blind voorbij was
        Hij werd verplaatst om de tafels te balanceren en nam gauw een andere stoel om onder de big blind uit te komen, dat was echt met opzet
        Mag je wachten met gaan zitten bij het verhuizen zodat je de big blind mist?
        ontloopt zijn big blind
        Seat 4 ging expres van tafel om de big blind te missen.
        Bij het verplaatsen is hij omgelopen zodat hij de blind niet hoefde te betalen.
        Speler van tafel 5 zou in de big blind komen, wachtte expres twee handen in de gang en heeft de blind gemist.
        Bij het balanceren nam seat 7 een andere stoel dan hij toegewezen kreeg, zo ontliep hij zijn big blind.
        Krijgt hij een penalty als hij met opzet zijn blind ontwijkt?
    .heard =
        hij slenterde een rondje door de zaal zodat de grote aan hem voorbijging
        moet altijd naar de wc precies als hij moet betalen
        drie minuten over tien meter, handig ontsnapt
        hij treuzelt bij de balie tot zijn beurt om te betalen om is
        stond achter een pilaar te wachten tot de blinds gepasseerd waren
        rackt slakkengang uit zodat hij achter de knop inkomt
        9 glipt elke ronde weg vlak voor hij moet dokken
        ze heeft er twee ontweken, moet ze die inhalen
        verplaatst en eerst een biertje halen, miste UTG en de grote
        sluw, op de knop was hij er precies weer
        opzettelijk lummelen om niet te betalen
        speelt vals met zijn rondje door weg te wandelen, straf erbij
        net voor zijn big blind liep hij weg en komt daarna terug
        ontwijkt zijn big blind door van plaats te wisselen
        liep vlak voor zijn blind van tafel
        hij wisselde van tafel en ontliep de big blind
        speler was weg zodat hij de blinds zou missen
        ze sloeg haar big blind over door naar het toilet te gaan
        hij liep expres weg voor zijn blind
        Die gast loopt elke keer weg vlak voor zijn bb
        Bij het verhuizen bleef hij treuzelen tot de bb voorbij was
        Hij schuift expres door naar de knop om niet te moeten posten
        Piet ontwijkt zijn bb, gaat steeds gauw pissen
        Ze koos zelf een andere stoel na het verhuizen, bb geskipt
        Arriveert pas als zijn big gepasseerd is, dat doet hij opzettelijk
        Chantal bleef expres plassen tot haar grote blinde voorbij was
        Joop liep een blokje om bij 't verkassen zodat ie niet hoefde te posten
        Ali kwam van opgedoekte tafel 3 en sloeg zo z'n verplichte inzet over
        Leo treuzelde met opzet, de grote blinde ging aan z'n neus voorbij
        Sjaak liep om, zit nu op de knop, moest eigenlijk grote blinde betalen
        Piet probeerde onder z'n kleine blinde uit te piepen, we zagen 't
        Verplaatst, en onderweg koffie besteld tot de big voorbij was
        Acht minuten voor dertig meter, de blind was weg
        Hij moest bij ons komen zitten, haalde eerst zijn jas, belde nog iemand, rookte er een, en toen hij eindelijk zat was de big twee plaatsen verder
        Hij vroeg een andere plek om niet te hoeven betalen
        Bij het tellen van zijn fiches nam hij de tijd tot de knop voorbij was
        Blind ontdoken aan nieuwe tafel, krijgt ie straf?
        Expres traag zodat hij de blind niet hoeft te leggen
        Om de bar heen in plaats van in de big te gaan zitten, en hij kwam erna
        Naast de tafel gestaan en gewacht tot zijn dure plek voorbij was
        Nog een praatje, alsof hij het tafelnummer niet had gezien
dodged-blind-fact-on-purpose = Ging de speler de blind met opzet uit de weg?
    .label = met opzet
dodged-blind-fact-occasion = Bij welke gelegenheid?
    .label = gelegenheid
    .breaking = bij het verhuizen van een opgebroken tafel
    .balancing = bij het verhuizen om de tafels te balanceren
    .other = anders, bijvoorbeeld aan de eigen tafel
dodged-blind-fact-missed = Is de speler onder de blind uit gekomen?
    .label = blind ontlopen
    .yes = ja, de blind is gemist
    .no = nee, het bleef bij een poging
dodged-blind-outcome-no-penalty = Geen opzet: geen penalty
dodged-blind-outcome-dodged = Blind met opzet ontlopen: een reden voor een penalty
dodged-blind-outcome-general-grounds = Staat niet in de regel over blinds, maar een penalty kan
dodged-blind-outcome-not-covered = Staat niet in de regel over blinds: geen penalty
dodged-blind-order-hear-player = Floor: hoor de speler aan en ga na wanneer de blind betaald moest worden en waar de speler was.
dodged-blind-order-punish = Toernooileiding: geef de speler een penalty.
dodged-blind-order-decide = Toernooileiding: beslis of de speler een penalty krijgt.
dodged-blind-order-weigh = Toernooileiding: beslis op algemene gronden of de speler een penalty krijgt.
dodged-blind-order-no-penalty = Floor: geef geen penalty. Vraag de speler op tijd op zijn plaats te zijn.
dodged-blind-order-play-on = Dealer: speel verder. De button en de blinds blijven zoals ze zijn.
dodged-blind-remark-rule-narrower = De regel over het ontlopen van blinds is beperkter: deze gelegenheid, of een poging alleen, valt er niet onder.
dodged-blind-remark-blind-not-said = De regel zegt niet of de gemiste blind later nog betaald wordt.
dodged-blind-remark-out-of-sight = Wie na het opbreken onderweg met zijn chips uit het zicht raakt, wordt alleen daarvoor al gediskwalificeerd: ga verder met het incident Chips uit het zicht (chips-out-of-view).
