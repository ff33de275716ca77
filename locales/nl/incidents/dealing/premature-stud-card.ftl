premature-stud-card = Studkaart te vroeg gedeeld
    .search = te vroege studkaart, studkaart te vroeg, te vroege upcard, straat te vroeg bij stud, fourth street te vroeg, fifth street te vroeg, sixth street te vroeg, seventh street te vroeg, volgende straat vóór het einde van de inzetronde, dealer deelt de volgende straat te snel, speler moest nog handelen bij stud, razz-kaart te vroeg, inzetronde op third street niet klaar, speler overgeslagen bij stud
    .told =
        studkaart te vroeg gedeeld
        We spelen stud en fifth street kwam terwijl ik nog niet gehandeld had
        De dealer gaf seventh street al terwijl het inzetten op sixth nog bezig was
        Seven card stud, ik moest nog callen op fourth street en de dealer deelt al de vijfde kaart uit
        Bij stud deelde hij de volgende kaart te vroeg, plaats 3 moest nog beslissen op de bet, en daarna is er zelfs al gecheckt
        Wat gebeurt er bij stud met een kaart die te vroeg gedeeld is terwijl er nog ingezet werd?
        stud, fifth street te vroeg
        Bij stud heb ik de volgende kaart gedeeld terwijl seat 4 nog moest handelen.
        Seven card stud, zesde kaart ligt er al en de inzetten op fifth street waren niet klaar.
        Stud, seat 2 bet op fourth street, seat 7 moest nog callen en de dealer gaf al fifth street.
        Seventh street is te vroeg gedeeld, seat 3 had op sixth street nog niet gehandeld, en daarna is er al gecheckt.
        Wat doen we bij stud met een kaart die gedeeld is voordat de inzetronde klaar was?
    .heard =
        ik was op third niet klaar en ze stuurt fourth al rond
        iedereen heeft zijn nieuwe open kaart, heer hoog zat nog te denken
        razz: lage hand moest nog inzetten, stoel 5 kreeg zijn vijfde al
        bring-in door twee man niet beantwoord, de vierde komt al
        dealer gaf de zesde terwijl er op de vijfde een raise openstond
        stud hi-lo, ik kreeg een dichte kaart en op de zesde lag nog een bet
        één doorcard te vlug, moeten de nieuwe open kaarten weer weg
        zevenkaarts, iemand had niet betaald en drie man hebben een verse kaart
        ze startte met het volgende rondje terwijl mijn bet onbeantwoord was
        de vijfde viel te snel, het open paar was als eerste aan het woord
        wie houdt welke kaart als in zevenkaarts een straat vooruit is gedeeld
        laatste dichte kwam en de man met drie achten was nog bezig
        vierde straat gedeeld in stud terwijl er nog ingezet werd
        bij stud de volgende kaart gedeeld voor het einde van de inzetronde
        in stud deelde de dealer fifth street te vroeg
        de volgende street is gedeeld voordat het bieden op fourth street klaar was
        stud: een kaart kwam te vroeg, één speler had nog niet gehandeld
        seven card stud, sixth street gedeeld voordat de actie klaar was
        Bij razz gaf hij fifth street al, seat 3 moest nog betten
        Zevende straat is rondgegaan terwijl er op sixth nog een bet lag
        Seven card, de vierde ligt er, bring-in was nog niet betaald
        Bij zevenkaarts kreeg ik mijn zevende en Jos moest nog callen
        Te rap op sixth in de razz, twee man waren nog bezig
        Smeet iedereen de volgende upcard toe en vergat te branden, stud hi-lo
        Bij seven card gaf de delert vijfde straat, Ria moest nog inzetten
        Wim moest nog betalen bij razz, kreeg iedereen al de volgende
        Zevende dichte rondgegeven terwijl op zesde straat nog niet was ingezet
        Gever gooit fourth street al uit, de bring-in was nog bezig
        Razz: croupier loopt vooruit, z'n vijfde ligt al open bij Joop
        Seven card, Sjaak had op fifth nog niet betaald en kreeg z'n zesde
        In stud kwam de vierde straat, ik had de bring-in nog niet betaald
        In het toernooi met zeven kaarten was de vierde straat nog niet klaar, een dame moest nog, en toen kreeg iedereen de volgende al open
        In razz kwam de vijfde voor de vierde klaar was
        Ik zat te denken en mijn buurman kreeg in seven card de volgende
        Zevende straat te snel, op de zesde liep nog een bet
        Bring-in nog niet betaald en ze krijgen al de volgende
        In het mixed game werd bij stud doorgedeeld terwijl opa met het hoogste board nog dacht
        Een open zes voor mijn buurman, en ik was nog niet aan zet geweest
        Omdat de dealer niet op de call wachtte heeft iedereen nu de vijfde van een ander
        Gaat die te vroeg gegeven studkaart terug of houdt iedereen hem?
premature-stud-card-fact-street = Op welke straat kwam de te vroege kaart?
    .label = straat
    .fourth-to-sixth = fourth, fifth of sixth street
    .seventh = seventh street
premature-stud-card-fact-since = Wat is er gedaan sinds de kaart er ligt?
    .label = gedaan sinds de kaart
    .nothing = niets
    .action = een actie, al was het een check, maar geen bindende actie
    .substantial-action = bindende actie (twee acties, minstens één met chips, of drie willekeurige)
premature-stud-card-outcome-street-aside = De hele straat gaat opzij en wordt opnieuw gedeeld
premature-stud-card-outcome-card-aside = De te vroege kaart gaat opzij
premature-stud-card-outcome-card-back = De te vroege kaart gaat terug in de stub
premature-stud-card-outcome-card-stands = De kaarten blijven liggen
premature-stud-card-outcome-not-covered = Niet geregeld: het boek laat stud buiten beschouwing
premature-stud-card-outcome-no-rule = Het boek heeft hier geen regel: beslis naar billijkheid
premature-stud-card-order-street-aside = Dealer: deel de rest van die straat uit, één kaart aan elke speler die nog in de hand zit, en leg alle kaarten van de straat opzij.
premature-stud-card-order-card-aside = Dealer: leg de te vroege kaart opzij, niet in de muck.
premature-stud-card-order-card-into-stub = Dealer: leg de te vroege kaart terug in de stub en schud de hele stub dicht opnieuw.
premature-stud-card-order-settle-early-actions = Floor: handel af wat te vroeg gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-stud-card-order-finish-round = De inzetronde op de vorige straat wordt eerst afgemaakt.
premature-stud-card-order-aside-back-now = Dealer: leg de kaarten die opzij liggen, terug in de stub; meng, schud en cut hem.
premature-stud-card-order-card-back-now = Dealer: leg de kaart die opzij ligt, terug in de stub; meng, schud en cut de hele stub.
premature-stud-card-order-count-stub = Dealer: tel de stub. Zijn er te weinig kaarten, ga dan verder met het incident Te weinig kaarten voor seventh street (seventh-street-shortage).
premature-stud-card-order-burn-and-deal = Dealer: brand een kaart en deel de straat opnieuw, één kaart aan elke speler die nog in de hand zit.
premature-stud-card-order-deal-no-burn = Dealer: deel de straat opnieuw zonder een kaart te branden, één kaart aan elke speler die nog in de hand zit.
premature-stud-card-order-aside-back-before-last = Dealer: leg vóór seventh street terug in de stub wat opzij ligt; meng, schud en cut hem.
premature-stud-card-order-aside-stays-out = Dealer: wat opzij ligt, blijft buiten de hand.
premature-stud-card-order-count-stub-before-last = Dealer: tel vóór seventh street de stub. Zijn er genoeg kaarten, deel dan de laatste straat zoals altijd; zo niet, ga verder met het incident Te weinig kaarten voor seventh street (seventh-street-shortage).
premature-stud-card-order-cards-stand = Laat de kaarten liggen: het spel gaat ermee verder.
premature-stud-card-order-see-skipped = Floor: beslis over de overgeslagen speler, met het incident Overgeslagen speler (skipped-player).
premature-stud-card-order-floor-rules-early = Floor: beslis naar billijkheid (regel { $fairness }) over de te vroege kaart. Pas als de inzetronde op de vorige straat klaar is, telt er een nieuwe straat.
premature-stud-card-order-settle-actions-on-street = Floor: de inzetronde op de vorige straat loopt nog. Handel af wat op de nieuwe straat gedaan is, met het incident Actie voor de beurt (out-of-turn).
premature-stud-card-order-floor-rules-late = Floor: beslis naar billijkheid (regel { $fairness }): blijven de kaarten liggen, of gaan ze weg? Blijven ze liggen, ga dan verder met het incident Overgeslagen speler (skipped-player).
premature-stud-card-order-floor-rules = Floor: beslis naar billijkheid (regel { $fairness }). Het boek laat stud buiten beschouwing.
premature-stud-card-remark-cards-back = Eerst: burn | te vroege kaart. Daarna: burn | te vroege kaart terug in de stub, schudden | nieuwe straat.
premature-stud-card-remark-cards-street = Eerst: burn | te vroege straat. Daarna: burn | te vroege straat, opzij | burn | nieuwe straat. Vóór seventh street: de te vroege straat terug in de stub, schudden.
premature-stud-card-remark-cards-seventh = Eerst: burn | te vroege seventh street. Daarna: burn | te vroege straat terug in de stub, schudden | burn | nieuwe seventh street.
premature-stud-card-remark-others = In de boeken met een regel gaat de hele straat opzij, wordt er gebrand en opnieuw gedeeld, en gaan de kaarten vóór seventh street terug in de stub, die dan wordt geschud: burn | te vroege straat, opzij | burn | nieuwe straat.
