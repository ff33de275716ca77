# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = der die das ein eine einen einem einer eines und oder aber nicht kein keine keinen ist sind war waren wird werden wurde er sie es ihm ihr ihn ich du wir mein meine dein sein seine seinen seiner ihre dies dieser diese dieses von zu in im am an auf bei für mit aus nach um durch als wenn dann da was wer welche wann wo wie warum kann konnte darf muss soll hat haben hatte noch auch schon doch sich mir uns den dem des zum zur vom beim jetzt mal sagt sagte spieler hier dort nen ne ner nix is nich grad hab gehts
# Words that say the same, a line for each meaning, in any form of the verb.
search-same-meaning =
    wegwerfen wirft warf geworfen weggeworfen werfen mucken muckt gemuckt muck weglegen ablegen abgelegt legt ablegt weggeben entsorgt wegschmeißen schmeißt schmiss geschmissen
    folden fold foldet gefoldet passen passt aufgeben aufgegeben aussteigen ausgestiegen
    karten karte blatt hand handkarten holecards startkarten
    bet einsatz setzen setzt setzte gesetzt einsetzen betten bettet gebettet wette
    raise raisen raist geraist erhöhen erhöht erhöhung reraise eröffnet open opens 3bet 4bet
    call callen callt gecallt mitgehen geht mitgegangen zahlen zahlt bezahlt bezahlen bezahlte ausgleichen
    check checken checkt gecheckt schieben schiebt klopfen klopft klopfte geklopft
    allin shove pusht push jam jammt geshoved reinstellt stellt alles
    chips chip jetons jeton stack stapel marken
    wechseln wechselt gewechselt wechselgeld kleingeld umtauschen tauschen tauscht getauscht eintauschen change
    dealer geber kartengeber croupier
    geben gibt gab gegeben austeilen ausgeteilt teilt verteilen verteilt dealen dealt gedealt ausgibt
    aufdecken aufgedeckt deckt umdrehen umgedreht dreht zeigen zeigt zeigte gezeigt offen offenlegen herzeigen sichtbar sieht
    legen legt legte gelegt hinlegen hingelegt stellt gestellt hinstellen platziert schiebt schob geschoben
    nehmen nimmt nahm genommen greifen greift griff packt schnappt eingezogen einsammeln
    zurücknehmen zurückgenommen zurückziehen zurückgezogen zieht zog zurückholen zurück
    sagen sagt sagte gesagt ansagen angesagt ansage rufen ruft rief gerufen ankündigen angekündigt verkündet nennt meldet erklärt
    reden redet geredet sprechen spricht gesprochen quatschen unterhalten besprechen kommentiert verrät verraten rät tipps ratschlag
    handy telefon smartphone mobiltelefon telefoniert anruf whatsapp tippt schreibt
    floor turnierleitung floorman turnierdirektor turnierleiter leitung aufsicht
    pot topf hauptpot mitte
    sidepot nebenpot seitenpot
    teilen geteilt split splitten gesplittet splitpot chop unentschieden
    button dealerbutton knopf
    blind blinds smallblind bigblind
    platz sitz stuhl sitzplatz seat
    tisch table
    umsetzen umgesetzt versetzen versetzt verlegt wechseln umziehen
    spät verspätet später zuspät verspätung nachträglich
    abwesend weg aufgestanden gegangen toilette klo rauchen draußen pause verlässt verlassen fort
    zurückkommen kommt kam zurückgekommen wiederkommt
    reihe dran aktion zug
    früh verfrüht vorzeitig zufrüh vorher bevor
    übersprungen überspringen übergangen übergehen ausgelassen übersehen
    falsch falsche falscher fehler irrtum irrtümlich verkehrt versehentlich
    vergessen vergisst vergaß
    zählen zählt gezählt abzählen nachzählen count anzahl wieviel
    fehlt fehlen zuwenig wenig fehlte mangelt unter
    zuviel extra überzählig viel
    doppelt zweimal zwei gleiche selbe identisch
    kartendeck deck kartenspiel paket
    mischen gemischt mischt shuffle
    board gemeinschaftskarten brett
    flop flopt
    turn vierte
    river letzte fünfte
    brennen burn burnkarte brennkarte verbrannt burnt
    showdown
    gewinner gewinnt gewinnen gewonnen gewann siegerhand sieger beste
    verlieren verliert verlor verloren
    uhr zeit clock timer bedenkzeit sekunden nachdenken überlegt denkt trödelt
    strafe penalty verwarnung
    fluchen flucht beleidigt beleidigen beschimpft schimpft wütend ausrasten
    absprache abgesprochen kumpel freund freunde freundin zusammenspielen kollusion bruder
    verstecken versteckt hinter verdeckt verborgen
    fallen fällt fiel gefallen runterfallen runtergefallen
    berühren berührt anfassen angefasst
    beschädigt kaputt knick zerrissen markiert gezinkt riss
    schauen schaut sehen sieht sah gesehen gucken guckt anschauen
    einsteigen eingestiegen anmelden angemeldet registrieren registrierung
    rebuy nachkaufen nachkauf einkaufen reentry wiedereinkauf
    ante antes
    level stufe blindlevel
    sprache englisch deutsch fremdsprache ausländisch türkisch russisch
    ungültig gilt zählt gültig tot bindend verbindlich
    misdeal vergeben neu nochmal neuausgabe
