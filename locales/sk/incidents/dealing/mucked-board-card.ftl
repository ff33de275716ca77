mucked-board-card = Karta boardu v mucku
    .search = karta boardu v mucku, dealer zahodil board, flop zmietol do mucku, turn v mucku, board zobratý priskoro, dealer upratal board, karta boardu je preč, spoločná karta v mucku, dealer si myslel že ruka skončila, vrátiť board
    .told =
        Dealer omylom hodil kartu boardu do mucku
        Zmietol flop do mucku a dvaja hráči majú ešte karty
        Turn išiel do mucku spolu so zahodenými kartami
        Dealer si myslel, že ruka sa skončila, a zobral board
        Spoločná karta je preč, dostala sa do mucku s kartami miesta 4
        Upratala board, hoci ja som mal ešte živú ruku
        Board zobrali pred showdownom
        Jedna z kariet flopu je v mucku a nikto si nepamätá, ktorá to bola
        Dealer stiahol river k zahodeným kartám, skôr než sme mohli porovnať
        Board sme všetci videli, ale teraz je v mucku
        Dá sa board vrátiť, keď ho dealer hodil do mucku?
        Čo ak nikto nevie, ktorá karta boardu išla do mucku?
    .heard =
        dealer hodil board do mucku, myslel si, že všetci zahodili
        flop išiel do mucku, všetci vieme, že to bolo K 8 3
        karta boardu leží v mucku a pri stole nie je kamera
        zobrala turn spolu so zahodenými kartami
        board je preč, ruka sa neskončila, ešte sme dvaja
        upratal board priskoro a zamiešal ho do mucku
        river zmietol dealer rukávom do mucku
        jedna spoločná karta zmizla v mucku, nezhodneme sa ktorá
        Dealer si myslel, že posledný hráč zložil, zhrnul spoločné karty k odhodeným, a keď sme mu povedali, že tam ešte sú dvaja, jednu už nevedel nájsť
        Dealer si myslel, že je koniec, a zhrabol flop
        Odpratal turn, my sme však ešte hrali
        Call počul ako fold a upratal stred stola
        River zmizol v kope, obaja sme mali karty
        Flop mi vzal dealer do mucku omylom
        Krupiér sebral společné karty, i když jsme ještě hráli
        Ktorá karta bola na turne? Už ju nik nevidí, leží medzi vyradenými
        Pri posúvaní žetónov spadla jedna z piatich kariet do kôpky
        Bola to káró dama, dá sa ešte nájsť v mucku a vrátiť na stred?
mucked-board-card-fact-known = Je isté, ktorá karta to bola?
    .label = známa karta
mucked-board-card-outcome-back-on-board = Karta boardu sa vráti na board
mucked-board-card-outcome-next-card = Na jej miesto príde ďalšia karta zo stubu
mucked-board-card-outcome-drawn-from-muck = Na jej miesto príde karta vytiahnutá z mucku
mucked-board-card-order-stop = Dealer: zastav hru a ničoho iného sa nedotýkaj.
mucked-board-card-order-put-back = Dealer: vezmi tú kartu z mucku, žiadnu inú neukáž, a vráť ju na jej miesto v boarde.
mucked-board-card-order-deal-next = Dealer: na jej miesto polož vrchnú kartu stubu, už bez pálenia, a pokračuj.
mucked-board-card-order-draw-one = Dealer: zamiešaj muck lícom nadol na stole. Floormanager: vytiahni z neho jednu kartu na board.
mucked-board-card-remark-stub-mixed = Ak sa s ním zmiešal aj stub, pozri incident Spadnutý balík (dropped-deck).
mucked-board-card-remark-by-lot = Kde kniha nemá pravidlo, dovoľuje žreb.
