rabbit-hunting = Rabbit hunting
    .search = rabbit hunt, rabbit, rabbithunting, dotočiť board, dotáčanie boardu, ukáž river, čo by prišlo, ukáž ďalšiu kartu, trafil by som, otoč river zo zvedavosti, dealer ukázal ďalšiu kartu, niekto otočil vrchnú kartu stubu, pozrieť sa do stubu
    .told =
        Chce vidieť, čo by prišlo
        Všetci sme foldli a on chce vidieť, aký by prišiel river
        Hráč po ruke žiada dealera, nech mu otočí karty, ktoré by ešte prišli
        Zahodil som farebný draw na turne, súper zobral pot a ja chcem, aby dealer ukázal, či by na riveri prišlo srdce
        Ruka skončila na flope a chlap na mieste 7 siahol dealerovi na balík a otočil ďalšie dve karty, len tak zo zvedavosti
        Môže dealer po skončenej ruke ukázať, aký by bol river?
        Chcú vidieť ďalšiu kartu
        Ruka sa skončila na turne a hráč chce vidieť, aký by prišiel river
        Hráč zahodil a pýta rabbit hunting, chce vidieť ďalšie karty
        Na flope po bete 3 000 všetci zahodili a seat 2 si chce pozrieť turn aj river
        Dealer po skončenej ruke na žiadosť seatu 4 otočil river, ktorý by prišiel
        Môžem po skončení ruky ukázať karty, ktoré by ešte prišli?
    .heard =
        ruka skončila, ukáž čo by ešte prišlo
        no tak, otoč rýchlo, chcem vedieť či by som trafil
        všetci sú preč a on prosí dealera o ešte jednu
        siahol cez stôl a otočil vrchnú keď už bol bank posunutý
        zaplatil som dosť, aký by bol river
        len zo zvedavosti, prišiel by môj draw, doložte board
        dealer to spravil z láskavosti, teraz sa ostatní sťažujú
        nadvihol stub a nakukol pod
        minule sme mohli, prečo dnes nie
        spálila a ukázala turn, hoci už nemal súpera
        zložil som a boli by to štyri rovnaké, nech vidím
        hrabal sa v nerozdaných aby dokázal že by prehral
        chcem vedieť čo by prišlo na riveri
        chce vidieť ďalšie karty po skončení rozdania
        po zložení sa pýta čo by bol river
        chce vidieť river po tom, čo všetci zložili
        hráč prosí dealera, aby ukázal, čo by prišlo
        ruka sa skončila a chce vidieť ďalšiu kartu
        po ruke otočil ďalšiu kartu z balíka
        môžeme vidieť turn a river, zložil som
        chce vidieť čo by prišlo, hand už skončil
        prosí krupiéra nech odokryje rivru, pritom súper už zložil
        díler otvoril ďalšie karty len tak zo zvedavosti po hande
        pýtajú si rebita, či by im došla farba
        Jano po zložení sám siahol do kopy kuknúť čo by bolo ďalšie
        ukáž zajaca, vraví, všetci zložili už na turne
        Zahodil a chce vidieť, čo by prišlo na river
        Otoč mi, dilér, ešte tú ďalšiu, nech viem, či by došla
        Ruka skončila na turne a krupierka mu ukázala, čo by padlo
        Všetci zložili a on prosí pozrieť, aký by bol posledný list
        Prosím len nazrieť, či by mi tá farba prišla, už je dohrané
        Po skončení siahol na vrch kopy, či tam bola jeho postupka
        Naklonil sa a otočil vrchnú kartu, lebo chcel vedieť, či by trafil
        Dealer mu po skončení ukázal, čo by prišlo na river
        Nikto nedorovnal, no on si vypýtal ďalšiu kartu zo zvedavosti
        Súper zložil a potom si prezrel, čo by bolo na turne
        Keď mu všetci zložili, vysoký pán sa natiahol k balíku a otočil prvú kartu, lebo chcel vedieť, či by mu prišla trojka na postupku
        Chcel vediet aky by bol river po folde
        Otoč ještě jednu, řekl, ať vidím, co bych trefil
        Po zloženej ruke siahol po balíku a pozrel sa, ako by to dopadlo
        Mladík v mikine chcel vidieť karty, ktoré by boli nasledovali
        Zložil som set, otoč mi river nech sa pozriem, poprosil som
rabbit-hunting-fact-shown = Boli karty, ktoré by ešte prišli, už ukázané?
    .label = ďalšie karty už ukázané
rabbit-hunting-outcome-refused = Zamietnuté: rabbit hunting nie je povolený
rabbit-hunting-outcome-counts-for-nothing = Nie je povolené; čo sa ukázalo, nič nemení
rabbit-hunting-outcome-may-be-shown = Rabbit hunting je povolený
rabbit-hunting-order-no-card = Dealer: neukazuj žiadnu kartu, ktorá by ešte prišla. Pozbieraj karty na ďalšiu ruku.
rabbit-hunting-order-no-further-card = Dealer: neukazuj už žiadnu kartu. Pozbieraj karty na ďalšiu ruku.
rabbit-hunting-order-tell-table = Floormanager: povedz stolu, že karty, ktoré by ešte prišli, sa po skončení ruky neukazujú.
rabbit-hunting-order-pot-first = Dealer: najprv prideľ pot. Potom sa karty, ktoré by prišli, smú ukázať.
rabbit-hunting-order-result-stands = Ruka sa už skončila: pot ostáva tomu, kto ho vyhral.
