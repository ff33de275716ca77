prize-deal = Een deal over de prijzen
    .search = prijzendeal, spelers willen een deal, prijzenpot choppen, geld verdelen, chop aan de finaletafel, ICM-deal, chip chop, prijzengeld delen, potje voor de bubble, deal bij heads-up, afspraak over de uitbetaling, laatste drie willen choppen
    .told =
        De spelers willen een deal maken
        De laatste drie willen de prijzenpot choppen
        Heads-up willen ze allebei het geld gelijk verdelen
        Ze vragen een ICM-deal aan de finaletafel
        Mogen we het prijzengeld delen als iedereen akkoord is?
        Nog vier spelers en ze willen choppen op chipcount
        Is een deal over de prijzen in dit toernooi toegestaan?
        Eén speler wil de chop niet, de anderen wel
        Ze willen wat geld opzij leggen voor de bubble
        Ze spraken af eerste en tweede te delen en alleen om de beker te spelen
        De finaletafel vraagt de floor de klok te stoppen en een deal uit te rekenen
        spelers spreken een andere uitbetaling af
    .heard =
        ze willen het prijzengeld verdelen
        heads-up willen ze allebei een deal
        de laatste drie willen choppen
        iedereen wil 200 inleveren voor wie op de bubble uitvalt
        mogen we het geld gelijk verdelen
        de laatste vijf hebben het over een chop, wat zeg ik ze
        ze willen het geld verdelen en naar huis
        plaats 3 biedt een deal aan, ieder hetzelfde geld en om de rest spelen
        mogen ze heads-up gelijk choppen of geldt de prijzenlijst
        die twee willen ieder 200 geven aan wie op de bubble uitvalt
        ze gaven elkaar de hand op het geld, nu wil er één van de deal af
        geef ons de bedragen voor een chip chop graag
        deal aan de finaletafel, daarna willen ze elkaar sparen
        De laatste drie willen het geld naar fiches verdelen
        Over de deal werd midden in de hand gepraat
        Aan de finaletafel wilden ze zelf de uitbetaling regelen
        Hij bood de ander de beker en neemt het geld
        Eén van de vijf was tegen
        We waren nog met drie, het was half vier 's nachts, iedereen moe, de een wilde naar stacks verdelen, de ander gelijk, en niemand wist of dat mag
        Of de club een deal met vier toestaat, vroegen ze
        Met twee werden ze het eens en speelden nog maar om duizend
        Hij staat achter en wil nu ICM
        Wie rekent uit wat ieder bij een deal krijgt?
prize-deal-fact-about = Waarover willen ze het eens worden?
    .label = afspraak over
    .prizes = alleen over de prijzen; de handen worden uitgespeeld
    .play = ook over hoe ze spelen (elkaar sparen, chips doorschuiven, de uitslag afspreken)
prize-deal-outcome-house-decides = Niet in de regels: het huis beslist
prize-deal-outcome-not-allowed = Geen afspraak over hoe er gespeeld wordt
prize-deal-order-ask-the-house = Floor: vraag de organisatie of het huis een deal toestaat, en onder welke voorwaarden.
prize-deal-order-play-on = Alle spelers: tot dat beslist is, geldt de prijzenlijst en worden de handen gespeeld.
prize-deal-order-if-allowed = Floor: mag het, laat dan elke overgebleven speler instemmen en zet namen en bedragen op papier.
prize-deal-order-say-no = Floor: zeg tegen de spelers dat ieder voor zichzelf speelt, deal of geen deal.
prize-deal-order-see-soft-play = Ga verder met het incident Soft play en chip dumping (soft-play).
