fold-without-bet = Fold bez stávky
    .search = zahodil hoci mohol checkovať, zahodil zadarmo, fold bez betu, open fold, fold namiesto checku, zahodil po checku, zahodil ako prvý, pass bez stávky, zahodil keď nebolo čo dorovnať, big blind zahodil svoju opciu
    .told =
        Foldol a nikto nestavil
        Mohol checknúť zadarmo, ale zahodil karty, hoci nikto nebetol
        Na flope všetci čekujeme a on len tak zahodí, pritom žiadny bet nebol
        Na turne sme traja, prvý checkol, druhý hodil karty do mucku, hoci nemal čo dorovnávať
        Big blind po limpoch foldol, nikto nenavýšil, on to mal zadarmo a pokojne mohol povedať check
        Môže foldnúť, keď nie je žiadna stávka a môže checknúť?
        Foldol, hoci mohol checknúť
        Hráč bol na rade a zahodil, hoci nikto nestavil
        Na flope hráč foldol bez betu, mohol dať check zadarmo
        Na turne seat 2 a seat 4 checkli, seat 6 bol na rade a zahodil karty, hoci žiadny bet nebol
        Na riveri ako prvý na rade zahodil big blind, nikto ešte nebetol a za ním sú dvaja hráči
        Môže hráč na rade zahodiť, keď pred ním nie je žiadna stávka?
    .heard =
        všetci zaklopkali po neho a on karty len tak šmarí
        na turne to vzdal, hoci ďalšia karta bola zadarmo
        BB pustil karty v pote kde boli samé limpy
        prvý na flope, nikto nestavil, on ich hodí preč
        mohla klopnúť ale ruku pustila
        všetci checkli a button otrávene zasunul karty
        vystúpil z ruky hoci zostať ho nič nestálo
        na riveri končí a pritom proti nemu nikto nič nestavil
        UTG po flope odšmarí karty namiesto poklepania
        zbavil sa ich keď ďalej pozerať bolo gratis, smie sa to
        zbytočný pas je nefér voči side potu, vravia ostatní
        päťka púšťa karty a na tejto ulici nie je ani žetón
        nikto pred ním nestavil a on položil karty, mohol dať check
        zahodil v poradí hoci nemusel nič platiť
        na turne všetci čekli a posledný foldol
        zložil, hoci nikto nestavil
        hráč na flope zahodil karty, hoci mohol dať check
        zložila na turne bez betu pred sebou, je ruka mŕtva
        nebola stávka a zahodil, môže hrať ďalej zadarmo
        big blind zložil, hoci nikto nenavýšil
        zložil ako prvý, mohol dať check zadarmo
        mohol čeknúť zadara a on to zahodil
        nikto nestrelil a Igor aj tak vyhodil karty
        na flope samý ček a big to zabalil, načo
        na rivre šmaril karty, pritom nemal čo dorovnávať
        zložil keď pred ním všetci len klopali, nič neplatil
        všetko prečekané po rivri, posledný to miesto čeku pustil
        Mohol zadarmo klopnúť a on to zahodil, nikto nič nestavil
        Na flope všetci ťukali a Jožko karty odhodil, načo
        Nikto pred ním nič nedal a on zložil, veď mohol čeknúť
        Na riveri nikto netlačil, pani to pustila, hoci mohla ísť ukazovať
        Turn bol zadarmo a on to šupol preč, môže to vôbec
        Štvorka hodila karty do stredu, hoci nebolo čo platiť
        Všetci klopali a on karty zahodil, hoci nemal čo platiť
        Na flope sa nestavilo a prvý na rade poslal ruku preč
        Omrzelo ho čakať na button, tak šmaril karty pri checku
        Na turne všetci zaklopali, aj on mohol, lenže bol nahnevaný na predošlú ruku a karty bez stávky pred sebou hodil dealerovi
        Check, check, a tretí sa vzdal zadarmo
        Zahodil bez toho ze by niekto vsadil, dostane trest?
        Složil, i když před ním nikdo nevsadil
        BB po piatich limpoch karty zahodil, akoby musel niečo dorovnať
        Naštvaný po bad beate odhodil ruku na riveri, kde nebola žiadna stávka
        Smie človek zložiť, keď môže pozerať ďalšiu kartu zadarmo?
fold-without-bet-fact-betting-over = Skončilo sa už posledné stávkové kolo?
    .label = posledné stávkové kolo skončené
fold-without-bet-outcome-fold-binds = Fold je záväzný, hoci sa dalo checkovať
fold-without-bet-outcome-fold-back = Fold nie je záväzný: ruka ostáva v hre
fold-without-bet-outcome-discard-at-showdown = Stávky sa skončili: zahodená ruka ešte nie je mŕtva
fold-without-bet-outcome-discard-dead = Stávky sa skončili: zahodená ruka je mŕtva
fold-without-bet-order-fold-stands = Dealer: zahodené karty daj do mucku. Táto ruka už nehrá.
fold-without-bet-order-next-acts = Na rade je ďalší hráč.
fold-without-bet-order-back-while-identifiable = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať. Ak nie, táto ruka už nehrá.
fold-without-bet-order-back-while-retrievable = Dealer: vráť hráčovi karty, ak sa dajú na 100 % identifikovať a získať späť. Ak nie, táto ruka už nehrá.
fold-without-bet-order-still-to-act = Hráč je stále na rade: check alebo bet.
fold-without-bet-order-table-while-identifiable = Hráč: karty ešte môžeš odkryť, kým sa dajú na 100 % identifikovať.
fold-without-bet-order-table-while-retrievable = Hráč: karty ešte môžeš odkryť, kým sa dajú na 100 % identifikovať a získať späť.
fold-without-bet-order-already-in-muck = Ak sú karty už v mucku, pokračuj incidentom Ruka zahodená pri showdowne (mucked-winner).
fold-without-bet-order-all-in-tables = Ak bol niekto all-in, odkryjú sa všetky ruky, aj táto.
fold-without-bet-remark-penalty-not-said = Kniha za tento fold penalizáciu neuvádza.
fold-without-bet-remark-rule-ends-with-betting = Pravidlo o takýchto foldoch platí do konca posledného stávkového kola.
fold-without-bet-remark-rule-says-whole-hand = Pravidlo o foldoch platí počas celej ruky. Na karty zahodené pri showdowne má kniha osobitné pravidlo a postupuje sa podľa neho.
