phone = Telefoon of ander apparaat aan tafel
    .search = telefoon aan tafel, telefoneert tijdens de hand, zit te bellen, nam op aan tafel, zijn telefoon gaat af, beltoon, zit te appen met kaarten voor zich, gebruikt een poker-app, push-fold chart, solver op zijn telefoon, harde muziek, muziek met oordopjes, koptelefoon op tijdens de hand, kijkt een filmpje, filmt de tafel, maakt foto's, streamt aan tafel, slimme bril, tablet op tafel, gsm, mobieltje, mobiel, smartphone
    .told =
        hij zit te bellen aan tafel
        Hij zit op zijn telefoon terwijl hij kaarten heeft
        Die man zit keihard een filmpje te kijken op zijn telefoon
        Ik zit in een hand tegen hem en hij kijkt op zijn mobiel naar een app met push-fold charts
        Hij neemt midden in de hand de telefoon op en gaat zitten praten, wij moeten allemaal op hem wachten
        Mag hij appen op zijn telefoon terwijl hij nog in de hand zit?
        bellen aan tafel
        Seat 2 zit met zijn telefoon te appen terwijl hij kaarten heeft.
        Hij zit te bellen aan tafel en houdt het spel op.
        Seat 6 heeft een live hand en kijkt op zijn telefoon naar een push-foldchart.
        Seat 9 heeft muziek aanstaan zonder koptelefoon en bij seat 5 gaat steeds de beltoon af.
        Mag hij zijn telefoon gebruiken als hij in een hand zit?
    .heard =
        hij hangt aan de lijn en wij zitten op zijn beslissing te wachten
        zij tikt een WhatsAppje met een live hand
        stoel 1 raadpleegt ranges op zijn mobieltje
        dat deuntje knalt door de zaal, hij neemt op en gaat gezellig kletsen
        keihard TikTok naast me
        GTO Wizard staat open op zijn schoot
        mogen mijn AirPods in als ik kaarten heb
        ze zet me live op Insta zonder te vragen
        zijn smartwatch trilt steeds en hij leest hem tijdens de hand
        hij volgt voetbal op zijn laptop
        powerbank en iPad liggen op het laken
        hij kiekte de stack en onze kaarten
        stuurt berichtjes op zijn telefoon tijdens de hand
        speler belt aan tafel tijdens de hand
        ze zit te appen terwijl ze in de hand zit
        zijn telefoon gaat tijdens het spel en hij neemt op
        hij zoekt iets op op zijn telefoon met een levende hand
        speler heeft hard muziek aan op zijn telefoon
        hij filmt de tafel met zijn telefoon
        Hij zit gewoon te appen met zijn kaarten voor zich
        Stoel 8 hangt aan de gsm met zijn vrouw, niet gefold
        Haar mobieltje gaat voor de derde keer af, rotmuziek
        Dat joch kijkt op zijn smartphone naar een pushfold-chart
        Mevrouw staat ons te filmen met haar iPad onder het spelen
        Kevin belt met zijn lief terwijl ik op hem wacht, nen halve minuut al
        Joop hangt met z'n vrouw te bellen terwijl hij kaarten heeft
        Mo zit de hele tijd te appen midden in een pot
        Haar mobieltje ging af, keihard muziekje, iedereen van slag
        Sjaak gluurt op een pushfold-tabelletje op z'n ajpet
        Stoel 5 zit met oortjes een serie te kijken en hoort niks
        Hij filmt met z'n gsm onze kaarten tijdens het spel
        Hij zat te bellen terwijl zijn kaarten voor hem lagen
        In zijn hand had hij een app met een tabel open
        Zijn telefoon ging hard af en hij nam op toen hij aan zet was
        Aan zet hield de jongen zijn telefoon onder zijn kin en las ervan af, zogenaamd een bericht van zijn vrouw, maar op het scherm stond een tabel
        Tussen flop en turn zat hij te appen
        Kijkt op zijn telefoon naar charts aan tafel
        Hij speelde met zijn mobiel in de hand en tikte wat
        Met een koptelefoon reageerde hij op geen enkele dealer
        Hij filmde de tafel en streamde live
        De smartwatch lichtte op bij de all-in en hij keek erop, wat doe je?
        gebruikt een laptop aan tafel
        kijkt tijdens de hand een film op zijn tablet
        zit te bellen terwijl hij kaarten heeft
        appt met een levende hand
        heeft een koptelefoon op en hoort de actie niet
        zoekt iets op zijn telefoon op terwijl hij aan de beurt is
        haar vriend zegt haar via de telefoon wat ze moet doen
        hij maakt een foto van zijn kaarten
phone-fact-use = Waarvoor werd het apparaat gebruikt?
    .label = gebruik
    .call = voor een telefoongesprek aan tafel
    .app = voor een bettingapp of een chart
    .sound = voor een beltoon, muziek of video die anderen konden horen
    .headphones = voor muziek of video die alleen deze speler kon horen
    .on-table = voor niets: het lag op tafel
    .other = voor iets anders, zoals berichten, foto's, filmen of een ander hulpmiddel
phone-fact-live-hand = Had de speler een live hand?
    .label = live hand
phone-fact-harm = Wat deed het met het spel?
    .label = gevolg voor het spel
    .none = niets
    .disturbs = het stoorde iemand of hield het spel op
    .advantage = het gaf de speler voordeel boven de anderen
phone-fact-house-allows = Staan de huisregels dit toe?
    .label = toegestaan door huisregels
phone-outcome-no-call = Niet bellen aan tafel
phone-outcome-no-app = Geen bettingapps of charts
phone-outcome-app-allowed = Toegestaan zolang de speler geen live hand heeft
phone-outcome-no-sound = Het apparaat moet stil zijn
phone-outcome-no-headphones = Geen muziek of video via een koptelefoon
phone-outcome-put-away = Het apparaat mag zo niet gebruikt worden
phone-outcome-off-the-table = Geen telefoons of apparaten op tafel
phone-outcome-no-device = Geen apparaten zolang de speler een live hand heeft
phone-outcome-floor-decides = Jouw keuze: het apparaat mag gebruikt worden, of niet
phone-outcome-allowed = Dit is toegestaan
phone-order-end-call = Floor: zeg tegen de speler dat hij het gesprek nu moet beëindigen.
phone-order-call-elsewhere = Floor: zeg tegen de speler dat bellen alleen weg van de tafel mag, en alleen zonder live hand.
phone-order-call-without-hand = Floor: zeg tegen de speler dat hij alleen zonder live hand mag bellen.
phone-order-app-away-for-the-hand = Floor: zeg tegen de speler dat de app of chart weg moet zolang hij een live hand heeft.
phone-order-app-away = Floor: zeg tegen de speler dat de app of chart weg moet.
phone-order-app-until-next-hand = Floor: zeg tegen de speler dat de app of chart weg moet zijn voordat de volgende hand gedeeld wordt.
phone-order-nobody-hears-it = Floor: zeg tegen de speler dat niemand anders het apparaat mag horen.
phone-order-switch-it-off = Floor: zeg tegen de speler dat hij geluid en beeld moet uitzetten.
phone-order-headphones-off = Floor: zeg tegen de speler dat hij de muziek of video moet uitzetten.
phone-order-put-it-away = Floor: zeg tegen de speler dat hij het apparaat moet wegleggen.
phone-order-off-the-table = Floor: zeg tegen de speler dat hij het apparaat van tafel moet halen.
phone-order-hands-off = Floor: zeg tegen de speler dat hij geen apparaat mag bedienen zolang hij een live hand heeft.
phone-order-no-strategy-data = Floor: zeg tegen de speler dat hij van niemand en nergens strategiegegevens mag aannemen.
phone-order-say-whether = Toernooileiding: beslis of de speler het aan tafel mag blijven gebruiken, en zeg het hem.
phone-order-hand-goes-on = Dealer: ga door met de hand. Door het apparaat is geen hand dood.
phone-order-let-it-be = Floor: laat het zo.
phone-remark-help-with-a-hand = Werd het gebruikt om advies over een hand te krijgen, bekijk dan ook het incident Praten over een hand (talking-about-a-hand).
phone-remark-not-during-a-hand = Zolang de speler een live hand heeft, mag hij het apparaat niet bedienen, ook niet om de muziek te veranderen.
phone-remark-only-loud-named = Het boek wil luide beltonen, muziek, beelden en video uit hebben. Over wat maar één speler hoort, zegt het niets.
phone-remark-left-to-phone = Loopt de speler met een live hand weg om te bellen, bekijk dan ook het incident De tafel verlaten met een live hand (left-table-with-hand).
