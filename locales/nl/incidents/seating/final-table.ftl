final-table = Finaletafel
    .search = finaletafel, wanneer gaan we naar de finaletafel, hoeveel aan de finaletafel, tafels samenvoegen, nog negen over, nog tien over, laatste twee tafels, finaletafel van tien, grootte van de finaletafel, loten voor de finaletafel, twee tafels van vijf, tafels combineren, volle tafel plus één
    .told =
        wanneer is de finaletafel
        We zijn nog met tien spelers over, is dat de finaletafel
        Nog elf man en twee tafels, waarom gaan we niet samen naar de finaletafel
        Het is een 9-max toernooi, er zijn nu tien man over en ze willen nu al de finaletafel maken
        We spelen 6-max met twee tafels, er zijn nog zeven spelers over en niemand weet of we nu samengevoegd worden voor de finale
        Met hoeveel spelers begint de finaletafel als we met negen aan tafel spelen?
        we gaan naar finaletafel
        Nog tien spelers over, voegen we nu samen tot de finaletafel.
        We zijn met elf man over twee tafels, wanneer begint de final table.
        9-handed toernooi, er valt net een speler uit en er zijn er nog tien, twee tafels van vijf.
        6-max, nog zeven over, vier op tafel 1 en drie op tafel 2, gaan we nu al aan één finaletafel zitten.
        Bij hoeveel spelers maken we de finaletafel als een volle tafel negen man is?
    .heard =
        elf over, zes hier en vijf daar, zet je ons al bij elkaar
        zojuist ligt nummer tien eruit, pakken we in en lopen we naar de tv-tafel
        six-max, heeft de laatste tafel dan zes of zeven stoelen
        achtpersoonstoernooi en ze willen er negen om de finale proppen
        van elf naar negen met een dubbele knock-out, gaan we toch naar één tafel
        hij wil blijven zitten in plaats van een nieuwe stoel trekken voor de finale
        twee tegelijk weg dus de finale begint met eentje minder
        trekken de overgeblevenen nu kaarten voor hun stoel aan de laatste tafel
        nog één seat open en we zitten met zijn allen bijeen
        daar spelen ze nog, wanneer schuiven die bij ons aan
        heads-up-schema, bestaat daar wel zo'n finale
        worden de laatste negen voorgesteld of al bij tien
        twee tafels worden samengevoegd, opnieuw loten
        nog tien spelers, wanneer maken we de finaletafel
        hoeveel stoelen heeft de finaletafel
        met hoeveel spelers begint de finaletafel
        wanneer gaan we naar de finaletafel
        loten we nieuwe plaatsen aan de finaletafel
        nog tien spelers over, is dat de finaletafel
        waar begint de button aan de final table
        Nog tien over, gaan we nu allemaal bij mekaar zitten
        Met 9 man over, loten we nu nieuwe stoelen voor de laatste negen
        Twee keer vijf man over, komt de FT nu of pas later
        Wanneer zitten we met z'n allen aan de laatste, we zijn met elf
        Bij 6-max nog zeven over, voegen we die twee al samen
        Redraw naar de feature table, nog acht over in heel 't toernooi
        We zijn met tien over, gaan we nu samen aan één tafel
        Nog elf man op twee tafels, wanneer schuiven we samen
        Met hoeveel begint de slottafel als een volle tafel negen telt
        Er zijn er nog tien, wanneer loten we voor de eindtafel
        Toernooi van één tegen één, komt er aan het eind nog een slottafel
        6-max en nog zeven over, gaan we naar de eindtafel
        Tien mensen, twee tafels van vijf, wanneer gaan we samen?
        Twee in één hand eruit, en in de finale zaten we er een te weinig
        Bij tafels van acht zijn we nog met negen, naar één?
        Met tien man speelden we al een uur aan twee tafels van vijf in een toernooi met tafels van negen, en iedereen vroeg wanneer we bij elkaar kwamen
        De spelers wilden dat er voor de laatste tien opnieuw geloot werd
        Wanneer komt de finaletafel bij 9 man?
        Met tien en nog steeds op twee tafels
        Hoeveel zitten er aan de laatste tafel bij een evenement met negen?
        Eén wilde liever bij twee blijven, het liep lekker
        De tiende lag eruit, de andere tafel speelde nog een hand tot ze werden gehaald
final-table-fact-heads-up-event = Is het een heads-uptoernooi?
    .label = heads-uptoernooi
final-table-fact-full-table = Hoeveel spelers heeft een volle tafel in dit toernooi?
    .label = spelers per volle tafel
final-table-fact-players-left = Hoeveel spelers zijn er nog?
    .label = resterende spelers
final-table-outcome-not-for-heads-up = De regel over de finaletafel geldt niet voor heads-uptoernooien
final-table-outcome-no-size = Het boek noemt geen grootte voor dit toernooi
final-table-outcome-play-on = Nog niet: de finaletafel komt bij { $final_size } spelers
final-table-outcome-combine = Nu de finaletafel: { $final_size } spelers
final-table-outcome-combine-short = Nu de finaletafel, met { $players_left } in plaats van { $final_size } spelers
final-table-order-house-decides = Toernooileiding: voeg de tafels samen zoals het toernooi heeft aangekondigd.
final-table-order-play-on = Dealers: speel door; er { $until_final ->
    [one] moet nog één speler uitvallen
   *[other] moeten nog { $until_final } spelers uitvallen
}.
final-table-order-stop-after-hand = Floor: stop alle tafels als hun hand klaar is.
final-table-order-draw-seats = Toernooileiding: loot de plaatsen van de finaletafel.
final-table-remark-several-at-once = Vielen er vlak ervoor meerdere spelers tegelijk uit, dan mag de finaletafel met minder beginnen.
