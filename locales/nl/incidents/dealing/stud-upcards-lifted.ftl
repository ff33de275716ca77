stud-upcards-lifted = Stud: open kaarten opgepakt
    .search = studspeler pakt zijn open kaarten op, open kaarten van tafel gepakt, upcards opgepakt, doorkaart opgetild, open en dichte kaarten door elkaar gepakt, seven card stud kaarten in de hand, razz open kaarten opgepakt, dode hand bij stud
    .told =
        Bij stud pakte hij zijn open kaarten van tafel terwijl er een bet stond
        Stud: een speler tilt zijn upcards op als hij aan de beurt is, is zijn hand dood?
        Seven card stud, seat 2 nam al zijn open kaarten in de hand voordat hij foldde
        Ze pakte haar doorkaart en haar dichte kaarten samen op, fourth street
        Hij schepte zijn open kaarten op tegen een raise en wilde toen callen
        Razz, de speler pakte zijn upcards voor zijn beurt op, mag hij ze terugleggen?
        studspeler pakt open kaarten op
        Seat 5 heeft bij stud zijn open kaarten opgepakt en zegt dat hij niet gefold heeft
        Bij stud moeten de open kaarten op tafel blijven, hij heeft ze opgepakt
        Hij husselde zijn upcards door zijn dichte kaarten bij stud en niemand had gebet
        Bij de showdown in stud pakte hij al zijn kaarten op voordat ze gelezen waren
        Fifth street bij stud, er is naar hem gecheckt en hij tilt zijn open kaarten op
        Is je hand dood als je bij stud de open kaarten oppakt?
    .heard =
        zijn drie zichtbare liggen niet meer op het vilt maar in zijn vuist, actie bij hem
        graaide op sixth de open kaarten mee alsof het hold'em was
        nam zijn zichtbare paar in de hand tegen een completion
        stud acht, ze raapt alles op terwijl ik inzet
        doorkaart is van tafel, hij houdt hem vast
        hij tilde de open op om ze met de rest te bekijken
        niemand ziet zijn board nog, hij heeft het opgepakt
        hold'emspeler, nieuw in stud, pakt op third de hele boel
        de bring-in kwam rond en hij nam zijn open kaart op
        hij legde de zichtbare boven op zijn dichte en hield ze vast
        Hij pakte de open kaarten op en legde ze op kleur
        Op de vierde straat hield hij alles in zijn hand, ook wat open lag
        De dame van bridge raapte beide open op
        Tegen mijn bet op de vijfde pakte hij zijn board op
        Een oudere dame die anders bridge speelt nam op de vierde straat ook de open kaarten in haar hand en legde ze op kleur, haar tegenstander protesteerde meteen
        Heeft de open kaarten in zijn hand genomen, is zijn hand dood?
        Alle vier opgepakt, en de dealer wist niet meer welke dicht was
        In razz husselde hij ze toen hij naar zijn onderste keek
        Hij tilde het hele blad van het vilt, ook wat iedereen ziet
        Na de zesde graaide ze haar board op en wilde toch nog betalen
stud-upcards-lifted-fact-when-lifted = Wanneer werden de open kaarten opgepakt?
    .label = open kaarten opgepakt
    .facing-bet = toen de speler aan de beurt was en een bet te callen had
    .no-bet = toen de speler aan de beurt was en geen bet te callen had
    .not-in-turn = toen de speler niet aan de beurt was
    .betting-over = bij de showdown, na al het inzetten
stud-upcards-lifted-fact-identifiable = Is de hand met 100% zekerheid te herkennen?
    .label = met zekerheid te herkennen
stud-upcards-lifted-fact-left-in = Hoeveel andere spelers hebben nog een hand?
    .label = andere spelers in de hand
    .several = twee of meer
    .one = nog maar één
stud-upcards-lifted-outcome-hand-dead = De hand is dood
stud-upcards-lifted-outcome-hand-plays = De hand blijft in het spel: de open kaarten gaan open terug
stud-upcards-lifted-outcome-not-covered = Het boek geldt niet voor stud: de toernooileiding beslist
stud-upcards-lifted-outcome-still-tabled = Bij de showdown: de hand telt zodra alle kaarten open liggen
stud-upcards-lifted-order-muck-hand = Dealer: neem alle kaarten van die hand in.
stud-upcards-lifted-order-chips-stay = Alle chips die de speler heeft ingezet, blijven in de pot.
stud-upcards-lifted-order-others-play = De andere spelers spelen verder om de pot.
stud-upcards-lifted-order-last-wins = Dealer: geef de pot aan de enige speler die nog in de hand zit. Er worden geen kaarten meer gedeeld.
stud-upcards-lifted-order-others-showdown = Dealer: geef de pot aan de beste van de andere handen.
stud-upcards-lifted-order-lay-back = Speler: leg je open kaarten weer open neer, in de volgorde waarin ze gedeeld zijn.
stud-upcards-lifted-order-goes-on = De actie gaat verder waar die was.
stud-upcards-lifted-order-fold-like-this = Floor: leg de speler uit hoe je bij stud foldt: open kaarten omdraaien en alles dicht naar voren schuiven.
stud-upcards-lifted-order-table-all = Speler: open nu al je kaarten, zodat de hand te lezen is.
stud-upcards-lifted-order-director-decides = Toernooileiding: beslis naar billijkheid (regel { $fairness }) of de hand in het spel blijft.
stud-upcards-lifted-order-uncalled-back = Dealer: laat in de pot wat de speler heeft ingezet, maar geef een bet of raise terug die niemand heeft gecalld.
stud-upcards-lifted-order-uncalled-amount-back = Dealer: laat in de pot wat de speler heeft ingezet, maar geef van een bet of raise terug wat niemand heeft gecalld.
