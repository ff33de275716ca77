shielded-chips = Stack, ktorý sa nedá spočítať
    .search = skrýva veľké žetóny, vysoké žetóny za malými, veľké žetóny vzadu, nevidím jeho veľké žetóny, žetóny na kope, neporiadny stack, pomiešané stĺpce, stack sa nedá odhadnúť, ruka pred žetónmi, zakrýva si žetóny rukami, priveľa malých žetónov, poriadne naskladať žetóny, color-up jednému hráčovi
    .told =
        Nevidno jeho veľké žetóny
        Má veľké žetóny schované za malými a nevidím, koľko má
        Na stole má jednu veľkú hromadu, žetóny sú pomiešané a nedá sa to spočítať
        Hráč na mieste 9 drží ruky stále okolo žetónov a vedľa má chránič a mobil, takže mu nevidím do stacku
        Už dvakrát som mu povedal, nech si dá 25-tisícové dopredu, má ich pod stovkami a ja neviem odhadnúť jeho stack
        Nemal by mať veľké žetóny vpredu, aby bolo vidno, koľko má?
        Stack sa nedá odhadnúť
        Hráč má veľké žetóny schované za malými, nedá sa odhadnúť, koľko má
        Hráč má žetóny na kope a nechce ich uložiť do stĺpcov
        Seat 1 si zakrýva stack rukami, súper nevie odhadnúť, koľko má, už som ho raz upozornil
        Seat 9 má asi 200 stoviek v stĺpcoch, malých žetónov je priveľa a jeho stack sa ťažko ráta
        Musí si hráč uložiť žetóny tak, aby bolo vidno veľké hodnoty?
    .heard =
        jeho dvadsaťpäťky sú pochované pod vežou stoviek
        nech dá tie vysoké hodnoty dopredu
        netuším s koľkým hrá, je to jedna obrovská hromada
        šestka si okolo toho postavila pevnosť z lakťov
        zakaždým keď ho chcem odhadnúť prikryje to dlaňami
        má štyristo kusov po 25, vymeňte mu to niekto
        vo vežiach má modré medzi červenými, nevyznám sa v tom
        nech si spraví pekné stĺpce po dvadsať
        postavila si hrad, drahé sú v poslednom rade
        mobil a talizman má postavený pred všetkým
        ako je hlboký, odtiaľto vidím len biele
        trikrát mu povedané nech dá väčšie dopredu, vždy ich posunie späť
        veľké žetóny má za malými, nevidno koľko má
        jeho kôpky sú neprehľadné, nedajú sa spočítať
        veľké žetóny má za malými
        neviem spočítať jeho stack, je to jedna kopa
        hráč odmieta dať vysoké žetóny dopredu
        stack si zakrýva rukami
        veľké čipy má schované za drobnými, nevidím koľko hrá
        má to nahádzané na kope, nikto neodhadne koľko tam je
        desiny má pod stovkami, už som mu to raz hovoril
        drží lakte nad čipmi, neviem odčítať koľko mu ostáva
        stavia hrad zo samých stoviek, koľko vlastne má, netuším
        farby pomiešané v krivých stĺpikoch, ani díler to neodhadne
        Za drobnými má schované desaťtisícky, neviem, koľko má celkom
        Ruky má na kope, nevidím, koľko mu zostáva
        Čipy má rozhádzané na hromade, neviem to ani odhadnúť
        Má asi dvesto stoviek v stĺpcoch, vymeňte mu ich za väčšie
        Fialové placky má celkom dole pod stovkami, nikto ich nevidí
        Už som ho prosil, nech to uloží do stĺpcov po dvadsať, a nič
        Pred ním rad malých, za ním štyri desaťtisícové, ktoré som nevidel
        Mieša všetky farby do jedného stĺpca, nedá sa prečítať
        Chcel som dať all-in proti jeho trom stĺpcom malých, no po ruke vysvitlo, že za nimi mal celý čas ukryté ďalšie veľké žetóny, ktoré som nemal ako vidieť
        Nedovolil mi vidieť, koľko má
        Dal mobil pred žetóny, nedalo sa rátať
        Skryva velke zetony za malymi
        Schovával velké žetony za malými
        Tašku položil tak, že sa jeho stack nedal odhadnúť
        Vysoká veža z bielych a vnútri jedna fialová
        Musí ich usporiadať, aby som vedel, čo ma môže stáť shove?
shielded-chips-fact-what = Prečo nikto nevie stack odhadnúť?
    .label = dôvod neprehľadnosti
    .high-hidden = žetóny vysokej hodnoty sú za malými alebo pod nimi
    .heap = žetóny sú na kope alebo v pomiešaných či nerovnakých stĺpcoch
    .covered = žetóny sú zakryté rukami alebo vecami
    .many-small = stack je uložený dobre, ale malých žetónov je priveľa
shielded-chips-fact-warned = Bol na to hráč už upozornený?
    .label = predošlé upozornenie
shielded-chips-outcome-arrange = Hráč usporiada žetóny tak, aby ich každý vedel odhadnúť
shielded-chips-outcome-arrange-only = Hráč usporiada žetóny tak, aby ich každý vedel odhadnúť
shielded-chips-outcome-arrange-stacks = Hráč si malé žetóny nechá v stĺpcoch, ktoré sa dajú spočítať
shielded-chips-outcome-color-up = Tvoja voľba: malé žetóny sa zamenia za väčšie, alebo ostanú
shielded-chips-order-high-in-front = Hráč: daj žetóny vysokej hodnoty hneď dopredu alebo navrch, aby každý videl, ktoré to sú.
shielded-chips-order-high-in-front-please = Hráč: žetóny vysokej hodnoty by si mal mať vpredu alebo navrchu, aby každý videl, ktoré to sú.
shielded-chips-order-uncover = Hráč: nezakrývaj žetóny. Nič na ne neklaď a nič pred ne nestavaj.
shielded-chips-order-stacks-of-one-value = Hráč: naskladaj žetóny do rovnakých stĺpcov, každý len z jednej hodnoty.
shielded-chips-order-stacks = Hráč: naskladaj žetóny do rovnakých stĺpcov, ktoré sa dajú spočítať.
shielded-chips-order-look-again = Floormanager: pozri sa znova. Je to v poriadku, keď stack odhadneš jediným pohľadom.
shielded-chips-order-may-color-up = Floormanager/TD: rozhodni, či tomuto hráčovi teraz urobíš color-up.
shielded-chips-order-announce-color-up = Floormanager: ak color-up bude, ohlás ho stolu.
shielded-chips-order-else-stacks = Hráč: ak color-up nebude, drž žetóny v rovnakých stĺpcoch.
shielded-chips-remark-no-breach = V tejto knihe to nie je porušenie etikety.
shielded-chips-remark-stacks-recommended = Rovnaké stĺpce kniha odporúča. Podstatné je, aby stack každý vedel odhadnúť.
shielded-chips-remark-see-repeat-offence = Penalizáciu po upozornení rieši incident Opakovaný priestupok (repeat-offence).
