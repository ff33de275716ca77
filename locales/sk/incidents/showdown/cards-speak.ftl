cards-speak = Pri showdowne hovoria karty
    .search = karty hovoria, ohlásil nesprávnu ruku, zle pomenoval ruku, povedal flush ale nemal ho, povedal že má postupku, povedal že vyhral a ja som zahodil, zle prečítal vlastnú ruku, slovný nárok na pot, pýta si pot s horšou rukou, klamal o svojich kartách, nevidel že vyhral, povedal inú kombináciu
    .told =
        zvolal full house a boli to len dva páry
        zamrmlala eso vysoko, pritom tam má wheel
        vyhlásil nutflush, uveril som, vyložil nižší
        v tej vraj postupke je diera
        dealer vidí kráľov, majiteľ tvrdí že nič
        hovorím deviatky a nevšimol som si že na riveri mám full
        kričí „to je moje“ a čo tam leží nevyhráva
        oblafla ma setom ktorý nemala, tak som pustil
        čo platí, čo mu vyšlo z úst alebo čo je na plátne
        myslí si že pár, celý stôl vidí päť sŕdc
        kvôli jeho nepravde sa druhý vzdal, trestá sa to
        oznámil dva páry, na stole je vidno postupku
cards-speak-fact-tabled = Odkryl hráč, ktorý si robí nárok na pot, všetky svoje karty?
    .label = všetky karty odkryté
cards-speak-fact-on-purpose = Ohlásil ruku nesprávne úmyselne?
    .label = úmyselne nesprávne ohlásenie
cards-speak-fact-other-mucked = Zahodil kvôli tomu iný hráč svoju ruku?
    .label = ruka iného hráča zahodená
cards-speak-outcome-cards-decide = Rozhodujú karty, nie to, čo kto povedal
cards-speak-outcome-table-all = Slová neplatia: karty treba odkryť
cards-speak-outcome-table-playing = Slová neplatia: odkryť treba karty, ktoré hrajú
cards-speak-outcome-words-bind = Čo hráč povedal, to ho zaväzuje
cards-speak-order-leave-discards = Dealer: zahodenú ruku nechaj ležať. Do mucku teraz nejde nič.
cards-speak-order-see-mucked-winner = Najprv vyrieš zahodenú ruku podľa incidentu Ruka zahodená pri showdowne (mucked-winner).
cards-speak-order-table-all = Hráč: ak chceš pot a živá je ešte aj iná ruka, odkry všetky svoje karty.
cards-speak-order-table-playing = Hráč: ak chceš pot a živá je ešte aj iná ruka, odkry karty, ktoré hrajú.
cards-speak-order-read-hands = Dealer: prečítaj odkryté ruky a povedz, ktorá vyhráva.
cards-speak-order-take-at-word = Dealer: ruka platí tak, ako ju hráč ohlásil.
cards-speak-order-give-pot = Dealer: daj pot ruke, ktorá vyhráva.
