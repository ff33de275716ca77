rabbit-hunting = Rabbit hunting
    .search = rabbit hunt, rabbit, rabbitten, mag ik de river zien, wat was er gekomen, laat de volgende kaart zien, had ik hem geraakt, board uitdelen na de fold, draai de river nog even, dealer liet de volgende kaart zien, iemand draaide de bovenste kaart van de stub om, in de stub kijken
    .told =
        hij wil de river nog zien
        Iedereen heeft gefold en hij wil weten wat er op de river was gekomen
        Hij vraagt de dealer om de volgende kaart te laten zien na de fold
        Ik foldde op de turn en wil gewoon de river zien die gekomen zou zijn, maar de dealer weigert
        De hand was afgelopen en de dealer liet toch de turn en river zien omdat een speler dat vroeg, dat is toch rabbit hunting
        Mag de dealer nog laten zien welke kaarten er gekomen zouden zijn als de hand al voorbij is?
        wil de river nog zien
        Hand is afgelopen en seat 3 vraagt of ik de turn en river nog laat zien.
        Speler foldde en wil weten welke kaart er gekomen zou zijn.
        Seat 6 won op de flop zonder showdown en seat 2 vraagt om een rabbit hunt.
        Na de fold op de turn draaide seat 8 zelf de bovenste kaart van de stub om te kijken wat de river was geweest.
        Mag de dealer na de hand laten zien wat de river zou zijn geworden?
    .heard =
        hand voorbij, laat even kijken wat er nog aankwam
        toe, flip hem even, ik wil weten of ik er gekomen was
        allen gefold en hij smeekt de dealer om nog een kaart
        hij reikt over de tafel en draait het bovenste om nadat de pot geschoven is
        kom op, ik heb genoeg betaald, wat zou de river geweest zijn
        nieuwsgierig of mijn kleurtje afkomt, deel even uit
        dealer deed het als gunst, nu klagen anderen
        hij tilde de stapel op om stiekem te gluren
        vorige keer mocht het wel, waarom vandaag niet
        ze brandde en liet de turn zien terwijl niemand meer tegen hem zat
        ik legde weg, het waren quads geworden, laat zien
        hij viste in de ongedeelde kaarten om te bewijzen dat hij verloren had
        mogen we zien wat er gekomen was
        iedereen heeft gepast en hij wil weten welke kaart de river was geweest
        draai nog even de volgende om uit nieuwsgierigheid
        hij graait naar de stub om te kijken wat er zou vallen
        wil na afloop de volgende kaarten zien
        hij wil de river zien nadat iedereen gefold heeft
        speler vraagt de dealer om te laten zien wat er gekomen was
        de hand is voorbij en ze wil de volgende kaart zien
        hij draaide na de hand de volgende kaart van het deck om
        mogen we turn en river zien, ik heb gefold
        Hij wil weten wat er op de river gekomen zou zijn
        Dealer liet zien wat er nog ging komen nadat iedereen gefold had
        Draai die volgende eens om, gewoon voor de leut, hand is gedaan
        Ik wil zien of mijn flush er had gelegen, pot is toch weg
        Stoel 7 griste na de fold de bovenste van de stub om te kijken
        Laat die laatste kaart eens piepen nu ik gefold heb
        Iedereen gepast, toch wil Gerrit weten wat de rivier was geweest
        Mo pakt de stok en draait zelf de volgende om, pure nieuwsgierigheid
        Hand is klaar, Chantal wil zien wat er nog gekomen zou zijn
        Gever laat voor de lol zien welke kaart erna bovenop lag
        Konijntje kijken, zegt Sjaak, had ik m'n flush gemaakt
        Pot is al weggeschoven en Leo smeekt om de niet gedraaide rivier
        Hij leunde over en draaide de bovenste om, hij wilde weten of hij geraakt had
        De dealer liet hem na afloop zien wat er op de river was gekomen
        Niemand betaalde en hij wilde uit nieuwsgierigheid nog een zien
        Tegenstander weg, en hij keek wat de turn zou zijn geweest
        Iedereen had gepast, toen greep de lange naar de rest en draaide de bovenste om omdat hij wilde weten of zijn drie voor de straat was gekomen
        Wilde na de fold weten wat de river zou zijn
        Na het opgeven greep hij naar de stapel en keek hoe het was afgelopen
        Een jongen in hoodie wilde zien wat er nog was gekomen
        Set weggelegd, laat de laatste even zien, vroeg ik de dealer
        Pot verdeeld, en de dame vroeg of haar vier nog gekomen was
rabbit-hunting-fact-shown = Zijn de kaarten die nog gekomen zouden zijn, al getoond?
    .label = kaarten al getoond
rabbit-hunting-outcome-refused = Geweigerd: rabbit hunting mag niet
rabbit-hunting-outcome-counts-for-nothing = Mag niet; wat getoond is, verandert niets
rabbit-hunting-outcome-may-be-shown = Rabbit hunting mag
rabbit-hunting-order-no-card = Dealer: toon geen kaart die nog gekomen zou zijn. Haal de kaarten op voor de volgende hand.
rabbit-hunting-order-no-further-card = Dealer: toon geen kaart meer. Haal de kaarten op voor de volgende hand.
rabbit-hunting-order-tell-table = Floor: zeg tegen de tafel dat de kaarten die nog gekomen zouden zijn, na de hand dicht blijven.
rabbit-hunting-order-pot-first = Dealer: ken eerst de pot toe. Daarna mogen de kaarten die nog gekomen zouden zijn, getoond worden.
rabbit-hunting-order-result-stands = De hand was al voorbij: de pot blijft bij wie hem won.
