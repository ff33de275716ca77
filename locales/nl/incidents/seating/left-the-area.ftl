left-the-area = Speler heeft de pokerpit verlaten
    .search = speler is al een half uur weg, speler heeft het toernooi verlaten, speler komt niet terug, lege plaats al 30 minuten, pokerpit verlaten, zaal verlaten, naar huis en chips staan er nog, stack van afwezige speler eruit, afwezige speler afblinden, hoe lang mag een speler wegblijven, achtergelaten stack, speler verdwenen
    .told =
        hij is al een uur weg
        Hij is al meer dan een half uur van de tafel weg, zijn stack staat er gewoon
        Plaats 6 is al veertig minuten niet meer gezien, hij is de zaal uit
        Die speler is gaan eten buiten de pokerzaal en is nu al 45 minuten weg, hij wordt elke hand uitgeblind
        Hij zei dat hij even naar huis ging en nu is hij de pokerpit uit en komt misschien niet terug, wat gebeurt er met zijn stack
        Hoe lang mag iemand de pokerzaal verlaten voordat zijn chips van tafel gaan?
        speler al half uur weg
        Seat 6 is de pokerzaal uit en zijn chips staan er nog.
        Hij is al drie kwartier niet meer in de pokerzaal gezien en zijn blinds lopen gewoon door.
        Seat 2 heeft de pokerpit verlaten, al 35 minuten, stack van 22.000 staat nog op tafel.
        Seat 8 ging twintig minuten geleden het gebouw uit om te eten, blinds gaan door, de rest vraagt wat er met zijn stack gebeurt.
        Hoe lang mag een speler uit de pokerruimte weg zijn voordat zijn stack weg mag?
    .heard =
        sinds het diner zit daar niemand, de stapel slinkt
        hij is gaan slapen in het hotel met 40 big blinds op het laken
        stoel 1 al drie kwartier niet gezien
        jas aan en weggereden, wat doen we met de stack
        mag je de fiches oprapen van iemand die is weggelopen
        hij is al het hele level onvindbaar
        hij zei "ik stop ermee", stack staat er nog
        ze zit al tijden beneden cashgame te spelen
        beveiliging zegt dat hij het pand verliet
        hoeveel minuten tot een verdwenen speler eruit ligt
        zijn plek is twee levels verlaten
        krijgt hij een eindklassering als hij naar huis is
        hij is naar huis gegaan en zijn stapel staat er nog
        speler is vertrokken en komt niet terug
        al veertig minuten niet gezien, halen we hem uit het toernooi
        hij heeft het casino verlaten, halen we zijn chips weg
        speler ging naar huis met chips in het spel
        zijn stack wordt weggeblind, hij is al een uur weg
        hij stopte en verliet het toernooi
        wat gebeurt er met de chips van een speler die niet terugkomt
        Stoel 4 is al driekwartier de zaal uit, zijn stack staat hier
        Die kerel is naar huis of zo, al 40 minuten niet gezien
        Ging eten buiten 't casino, al een half uur lege stoel
        Murat zit al twee levels boven op zijn hotelkamer
        Hij liep de ruimte uit en wordt al 35 min weggeblind
        Iemand zag hem met de auto vertrekken, twintig minuten terug
        Leo is al drie kwartier uit de zaal verdwenen
        Wim is naar huis gegaan, stapel staat er nog
        Chantal zit al 40 minuten in het restaurant buiten de zaal
        Sjaak is spoorloos, al een half uur nergens te bekennen
        Z'n stoel staat al een uur leeg, auto is ook foetsie
        Dennis is de kroeg in, al twintig minuten weg uit het toernooi
        Sinds de pauze is er niemand, hij zou met de auto weg zijn
        Twee levels zonder eigenaar, wat met de stack?
        Plaats zes een uur leeg, de fiches betalen de blinds
        Toernooi opgegeven, naar huis, tegen niemand iets gezegd
        Gaan slapen in het hotel, en er zijn nog vier levels
        De meneer van zeven is sinds de avondpauze niet gezien, volgens de portier is hij met rugzak in een taxi gestapt en zijn stack slinkt elke ronde
        Een collega zag hem in de trein stappen en hier staat nog 41.000
        Hoeveel minuten wacht je voordat zijn stack van tafel gaat?
        „Ben zo terug“, en een uur later zat hij aan de andere kant van de stad
        Koffer gepakt, taxi genomen, de fiches staan nog op plaats vier
left-the-area-fact-away = Hoe lang is de speler al weg?
    .label = afwezigheid
    .time-over = 30 minuten of meer, of zo lang als de huisregels zeggen
    .not-yet = nog niet zo lang
left-the-area-outcome-blinded-off = De stack blijft in het spel en wordt afgeblind
left-the-area-outcome-not-yet = Nog niet: de stack blijft in het spel en wordt afgeblind
left-the-area-outcome-may-be-removed = Jouw keuze: de stack blijft in het spel, of gaat eruit
left-the-area-outcome-removed = De stack gaat eruit: de speler is uit het toernooi
left-the-area-order-decide = Toernooileiding: beslis of de stack eruit gaat. Je bent er niet toe verplicht; ga na of de speler van plan is terug te komen.
left-the-area-order-take-out-if-so = Floor: gaat de stack eruit, haal hem dan helemaal uit het toernooi.
left-the-area-order-stays-if-not = Dealer: gaat de stack er niet uit, laat hem dan staan en neem de blinds en antes zoals voorheen.
left-the-area-order-take-out = Floor: haal de hele stack uit het toernooi.
left-the-area-order-note-place = Toernooileiding: noteer de plaats als de stack eruit gaat. De speler eindigt waar hij op dat moment staat: met nog 40 spelers, hijzelf meegeteld, op plaats 40.
left-the-area-order-no-place = Toernooileiding: noteer, als de stack eruit gaat, dat de speler zonder plaats eindigt.
left-the-area-order-note-time = Floor: noteer wanneer de speler is weggegaan.
left-the-area-order-stack-stays = Dealer: laat de stack op zijn plaats staan en geef die plaats gewoon kaarten.
left-the-area-order-take-blinds = Dealer: neem blinds en antes van de stack, telkens als ze betaald moeten worden.
left-the-area-order-kill-hands = Dealer: muck de hand telkens als de speler er bij het delen niet is.
left-the-area-remark-see-left-table-with-hand = Ging de speler weg met een live hand, dan is dat het incident De tafel verlaten met een live hand (left-table-with-hand).
