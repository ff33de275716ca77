leftover-chips = Chips eines alten Wertes
    .search = übrige Chips, alte Chips, Chips aus dem Spiel, einen 25er nach dem Race gefunden, vergessene Chips, Chips eines entfernten Wertes, grüne Chips nach dem Color Up, kann ich die noch tauschen, kleine Chips in der Tasche, Chips nach dem Chip Race übrig, sieben Zehner für einen Hunderter, Chips sind raus, zu spät getauscht
    .told =
        Ich habe noch alte 25er
        Ich habe noch drei 100er, die sind doch schon aus dem Spiel.
        Er findet nach dem Color-up noch einen Haufen alte Chips, die gar nicht mehr gelten.
        Die 25er sind seit zwei Levels raus, und der auf Platz 2 hat noch sieben davon im Stack liegen.
        Nach der Pause entdecke ich unter meinem Stack noch fünf 500er, die wurden aber in der Pause schon eingetauscht.
        Kann ich meine alten 100er jetzt noch gegen 500er tauschen, obwohl der Wert schon aus dem Spiel ist?
        Noch alte 25er-Chips übrig
        Spieler kommt mit 25er-Chips, die schon aus dem Spiel sind
        Platz 6 hat noch drei 100er gefunden, die beim Color-up nicht mitgewechselt wurden
        Die 25er sind seit zwei Levels raus, Platz 2 hat noch sechs davon, der nächste Wert ist 100
        Spieler hat nach dem Race noch vier Hunderter hinter seinem Stack, die kleinsten Chips im Spiel sind 500er
        Kann der Spieler die alten 25er noch umtauschen, oder sind die jetzt wertlos?
    .heard =
        nach dem Abendessen findet er noch einen verirrten Grünen, mit dem keiner mehr spielt
        unter meinem Cardprotector klebte ein alter Fünfer, eingetauscht wurde vor einer Stunde
        sie kramt sechs Hunderter aus der Handtasche, die gibt's seit zwei Levels nicht mehr
        die hab ich ganz unten im Stapel übersehen, als alle umgetauscht haben
        sind die nachträglich aufgetauchten Jetons noch was wert oder Andenken
        er zahlt das Ante mit einem ungültigen, der Dealer schiebt ihn zurück
        ich war am Klo, wie die eingesammelt wurden, jetzt hock ich auf meinen
        der eine reicht nicht für einen Größeren, verfällt der
        elf Stück, die heute früh abgeschafft wurden, zehn zählen und einer ist futsch
        am zweiten Tag lag im Beutel noch was von der abgelösten Sorte
        aus einem gewonnenen Turm purzelt ein längst eingezogener Roter
        Pech gehabt, weil er die vorher nicht abgegeben hat
        er findet noch alte grüne in der Tasche, die sind längst umgetauscht
        der Wert ist nicht mehr im Spiel und er kommt jetzt damit an
        Spieler findet kleine Chips nachdem sie ausgetauscht wurden
        hat noch alte Jetons die nicht mehr gültig sind
        er hat noch 25er, nachdem sie aus dem Spiel sind
        Spieler kommt mit einem Chip zurück, der nicht mehr im Spiel ist
        er hat beim Color up vergessen, seine 100er zu wechseln
        die kleinen Chips sind schon weg und sie hat noch zwei gefunden
        Hab noch sieben 25er gefunden, sind seit Stunden aus'm Spiel
        Die Hunderter sind weg, er hat noch drei, tauscht ihr die
        Mir sind vier Grüne geblieben, ich hab den Color-up verpasst
        Seat 5 kommt von Tisch 9 und hat noch ausgemusterte Fünfundzwanziger dabei
        Die kleinen Jetons gelten nimmer, der Ludwig hat noch elf davon
        Im Rucksack noch sechs Fünfziger, die sind längst eingesammelt
        Ich hab noch drei 25er gefunden, die gibt's ja nimmer
        Der kommt nach der Pause mit vier ausrangierten Hundertern an
        Die Grünen sind doch längst raus, was macht sie mit ihren fünf?
        Nach dem Aufwechseln liegt noch ein vergessener Hunni in Svens Stapel
        Tauscht mir jemand die zwei eingezogenen 500er noch um?
        Der zahlt noch mit Fünfzigern, die sind seit zwei Stufen weg
        Nach dem Mittag holte er vier Hunderter raus, die am Morgen weg mussten
        Einen Roten habe ich noch, der hätte getauscht werden sollen
        In der Tasche vom Hoodie fand er noch ein paar Kleine vom ersten Tag
        Unterm Glas lag Kleines, das nicht mehr gespielt wird
        Er setzte Fünfundzwanziger, die nicht mehr gelten
        Hab nen alten chip gefunden, wird der getauscht?
        Oma hatte eine Handvoll Ausgemusterte und wollte neue
        Im Stack eine Farbe, die seit dem Morgen nicht mehr läuft
        Zwei Stunden nach dem Umtausch entdeckte ich unter meinen Blauen noch drei alte Grüne, mit denen keiner mehr spielt, und wusste nicht, was ich damit soll
        Am Ende des Tages lagen noch zwei von der raus genommenen Sorte bei ihm
leftover-chips-fact-removed = Welcher Wert ist aus dem Spiel?
    .label = Wert aus dem Spiel
leftover-chips-fact-found = Wie viele Chips davon hat der Spieler?
    .label = Chips dieses Werts
leftover-chips-fact-next = Was ist der nächste Wert, der im Spiel ist?
    .label = nächster Wert
leftover-chips-outcome-exchanged = Zum vollen Wert getauscht: { $chips_for ->
    [one] { $chips_for } Chip
   *[other] { $chips_for } Chips
} zu { $next }
leftover-chips-outcome-taken-out = Ohne Ausgleich aus dem Spiel: { $worth } ergibt keinen Chip zu { $next }
leftover-chips-outcome-rounded-up = Aufgerundet: { $chips_for ->
    [one] { $chips_for } Chip
   *[other] { $chips_for } Chips
} zu { $next }
leftover-chips-outcome-exchanged-rest-out = { $chips_for ->
    [one] { $chips_for } Chip
   *[other] { $chips_for } Chips
} zu { $next }; der Rest, { $worth_left }, geht ohne Ausgleich aus dem Spiel
leftover-chips-order-exchange = Floor: dem Spieler { $chips_for ->
    [one] { $chips_for } Chip
   *[other] { $chips_for } Chips
} zu { $next } geben.
leftover-chips-order-no-exchange = Floor: dem Spieler sagen, dass diese Chips nicht getauscht werden; sie ergeben keinen Chip zu { $next }.
leftover-chips-order-rest-out = Floor: für { $chips_left ->
    [one] den letzten Chip
   *[other] die letzten { $chips_left } Chips
} gibt es nichts.
leftover-chips-order-take-out = Floor: alle alten Chips aus dem Spiel nehmen.
