rebuy = Rebuy
    .search = rebuy, re-buy, ik rebuy, mag ik een rebuy doen, rebuy aangekondigd, rebuy-chips nog niet op tafel, chips behind, all-in met rebuy-chips, rebuy voor de hand, te laat met de rebuy, moet hij de rebuy betalen, te veel chips voor een rebuy, single-rebuy, rebuyperiode, toch geen rebuy
    .told =
        ik wil een rebuy doen
        Hij zegt rebuy terwijl de kaarten al gedeeld zijn
        Ik ben blut en wil een rebuy, is de rebuyperiode nog open
        Hij verloor zijn all-in, de volgende hand was al gedeeld en nu zegt hij pas dat hij een rebuy neemt
        Ik heb nog 4000 en de startstack is 10.000, ik riep voor de hand rebuy maar de dealer deelde gewoon door
        Kan ik nog een rebuy doen als ik meer chips heb dan de startstack?
        rebuy terwijl er gedeeld is
        Seat 5 is eruit en wil een rebuy, de volgende hand is al begonnen.
        Hij riep rebuy voordat de hand begon, maar de chips zijn er nog niet.
        Seat 3 heeft nog 7000, startstack 10.000, rebuyperiode loopt nog, en hij wil een rebuy doen.
        Speler ging busto in de laatste hand van de rebuyperiode en vraagt nu een rebuy voor 20.000, het is één rebuy per persoon.
        Mag hij een rebuy doen als hij nog chips heeft?
    .heard =
        doe mij nog een bullet, vijfduizend erbij
        hij riep bijkopen voor het schudden maar het geld ligt er nog niet
        ik ben blut, verkoop me hier meteen een verse stack
        hij verloor met wat hij beloofd had en weigert nu te dokken
        ik heb 10.400 en begon met 10.000, mag ik nog aanvullen
        ze trok haar portemonnee pas toen ze azen zag
        doen de onbetaalde mee die nog van de kassa moeten komen
        hij wil zich een tweede keer inkopen, het is er één de man
        na de pauze kon bijkopen niet meer, drie minuten later staat hij er
        seat 6 roept dubbel en rent naar de kassier
        moet ik een hand wachten tot de loper mijn nieuwe brengt
        omgeroepen, pot gewonnen en nu wil hij ineens niet meer afrekenen
        wil bijkopen maar heeft meer dan de startstack
        hij is eruit en wil een rebuy
        mag hij nog een rebuy nemen, de periode is voorbij
        speler wil een rebuy met meer dan een startstack
        ze kondigde een rebuy aan nadat de kaarten gedeeld waren
        hij zei rebuy maar heeft nog niet betaald
        Ik ben kapot, mag ik nog bijkopen voor de volgende
        Hij wil een tweede stapel kopen, er is al gedeeld
        Kees wil nog eens in de buidel tasten, de bijkoopperiode is bijna om
        Seat 4 is op nul en legt 50 euro neer om door te doen
        Wil bijladen, hij heeft nog 3k en dat is minder dan startstack
        Mag je hier maar één keer inkopen, hij wil al een tweede keer
        Gerrit wil bijkopen maar de kaarten lagen er al
        Ik heb nog 3000 van de 10.000, kan ik bijkopen
        Wim riep nieuwe inkoop vlak voordat de gever begon
        Chantal is blut en legt vijftig euro neer voor verse fiches
        Inkoopperiode is net dicht, Sjaak had ervoor al geroepen
        Eén herkoop per persoon, Dennis wil er een tweede
        Laatste fiches weg, hij roept rebuy, er wordt al gedeeld
        Hij had meer dan de start en wilde er een
        Bij de kassa werd zijn pas geweigerd, maar kaarten heeft hij
        Betalen doet hij later, zei hij, en hij speelde op de pof
        Met heren tegen azen was ik blut en ik stak meteen mijn hand op voor een nieuwe inkoop, maar de volgende hand werd al gedeeld en mijn plek kreeg kaarten
        Wil rebuy nadat er al gedeeld is
        Met een briefje gezwaaid, niemand hoorde het, het schudden was bezig
        Eruit, en meteen doorgespeeld zonder te betalen
        Mag hij bijkopen met precies een kwart over?
        Zijn stack zat erboven en toch stond hij op een tweede inkoop
rebuy-fact-period = Loopt de rebuyperiode nog?
    .label = rebuyperiode loopt nog
rebuy-fact-moment = Wanneer kondigde de speler het aan?
    .label = aangekondigd
    .before-hand = voordat de nieuwe hand begon
    .hand-begun = de hand was begonnen, er was nog niet gedeeld
    .cards-dealt = er was al gedeeld
rebuy-fact-stack = Wat is de stack van de speler zonder de rebuy?
    .label = stack zonder rebuy
rebuy-fact-starting-stack = Wat is de startstack?
    .label = startstack
rebuy-fact-single-rebuy = Mag je in dit toernooi maar één rebuy doen?
    .label = maar één rebuy toegestaan
rebuy-fact-rebuy-chips = Hoeveel chips levert de rebuy op?
    .label = chips van de rebuy
rebuy-outcome-period-over = Geen rebuy: de periode is voorbij
rebuy-outcome-too-late = Niet voor deze hand: te laat aangekondigd
rebuy-outcome-too-many-chips = Geen recht op een rebuy: { $stack } is meer dan { $rebuy_limit }
rebuy-outcome-rebuy-plays = De rebuy geldt: { $in_play } in het spel
rebuy-order-no-rebuy = Floor: verkoop geen rebuy.
rebuy-order-wait-for-next-hand = Floor: zeg tegen de speler dat de rebuy voor deze hand niet telt: wie nog chips heeft, speelt daarmee, wie er geen heeft, krijgt geen kaarten. De rebuy kan vanaf de volgende hand tellen.
rebuy-order-must-buy = Speler: betaal wat je aankondigde, wat er ook in de hand gebeurt.
rebuy-order-may-withdraw = Speler: je mag nog van de rebuy afzien.
rebuy-order-chips-play = Dealer: de { $rebuy_chips } van de rebuy spelen mee, ook als ze nog niet op tafel liggen: samen { $in_play }.
rebuy-order-chips-wait = Dealer: alleen de { $stack } op tafel spelen mee.
rebuy-order-no-hand-missed = Dealer: geef de speler kaarten; voor een rebuy wordt geen hand overgeslagen.
rebuy-remark-tournament-names-stack = Het boek zegt niet tot welke stack een rebuy mag. Wat het toernooi heeft aangekondigd, geldt.
