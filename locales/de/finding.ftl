# What finding an incident has to know of the language. What people type is theirs.

# Words that tell nothing of what happened.
search-stop-words = gestern heute der die das ein eine einen einem einer eines und oder aber nicht kein keine keinen ist sind war waren wird werden wurde er sie es ihm ihr ihn ich du wir mein meine dein sein seine seinen seiner ihre dies dieser diese dieses von zu in im am an auf bei für mit aus nach um durch als wenn dann da was wer welche wann wo wie warum kann konnte darf muss soll hat haben hatte noch auch schon doch sich mir uns den dem des zum zur vom beim jetzt mal sagt sagte spieler hier dort nen ne ner nix is nich grad hab gehts
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
# What is said at a table that the floor is not called for, a line for each sentence.
search-small-talk =
    Schon wieder Asse gegen Könige verloren, ich glaub's nicht
    noch ein Weizen bitte
    Gibt's hier irgendwo einen Kaffee?
    wie hat eigentlich Bayern gespielt
    Mir ist kalt, kann einer das Fenster zumachen
    Wo sind denn hier die Toiletten
    was kostet das Parkhaus am Tag
    Ich bin heut früh um fünf losgefahren, A8 komplett dicht
    schöne Jacke, steht dir gut
    Meine Frau bringt mich um, wenn ich wieder erst um drei heimkomme
    das Schnitzel vorhin war ein Traum
    Bist du auch im Hotel gegenüber?
    nächste Woche geht's nach Malle
    Letztes Jahr in Rozvadov hab ich mit Quads verloren, kein Witz
    Atemlos durch die Nacht
    wie heißt das WLAN hier
    Kann ich mit Karte zahlen oder nur bar
    hast du mal Feuer
    sdfghjklö
    Mein Großer macht jetzt Abitur
    heute läuft einfach gar nix, seit Stunden nur Müll auf der Hand
    Gibt's auch was Vegetarisches
    so ein Sauwetter draußen
    Wo kommst du her, Kassel? Da wohnt meine Tante
    Kann man den Fernseher da lauter machen, da läuft Formel 1
    Apfel Lampe Donnerstag
    Grüß Gott, schön dich mal wiederzusehen
    die Stühle hier sind eine Zumutung für meinen Rücken
    Na, schon in Urlaubsstimmung?
    hat wer ein Kaugummi
    Er gehört zu mir wie mein Name an der Tür
    Kann ich hier irgendwo meinen Koffer abstellen
    tüdelü
    Ich war mal so knapp vor einem Bracelet, da erzähl ich heut noch meinen Enkeln von
    Gut gespielt, Respekt
    Welche U-Bahn fährt zum Hauptbahnhof?
    yxcvbnm
    der BVB steigt noch ab, wirst sehen
    Ich nehm die Currywurst mit Pommes rot-weiß
    warst du schon in der Sauna hier, die ist top
    Alles Gute zum Geburtstag, Uwe!
    Mein Hund schnarcht lauter als du
    früher hat man hier noch rauchen dürfen, das waren Zeiten
    Kennst du den Witz mit dem Pfarrer und dem Papagei
    Kriegt man beim Empfang noch ein Zimmer für heute Nacht
    ohne Moos nix los
    Wie lange hat die Küche offen?
    König-Dame, meine Lieblingshand, verliert immer, lieb sie trotzdem
    Gestern beim Friseur gewesen, sieht man's?
    haha haha haha
    Deine Sonnenbrille ist der Hammer
    Wann fährt eigentlich der letzte Shuttlebus
    Ich hab Zahnweh, das gibt's gar nicht
    drei Tage wach, la la la
    ui ui ui
    Gibt es einen Geldautomaten im Haus
    Wir grillen am Samstag, komm doch vorbei
    hmpf blubb krchz
    So nett wie du hat mich noch keiner rausgehauen
    Holst du mir ein Wasser mit, wenn du eh in die Küche gehst
    Bringst du mir bitte noch eine Apfelschorle mit viel Eis?
    Der Kaffee hier schmeckt wie aufgewärmtes Spülwasser.
    Für mich ein alkoholfreies Weizen und zwei Strohhalme.
    Habt ihr auch Kamillentee oder nur den aus der Maschine?
    Nach dem dritten Radler krieg ich immer Schluckauf.
    Ich trink seit Silvester keinen Schnaps mehr.
    Die Currywurst vom Imbiss gegenüber ist der Hammer.
    Meine Oma macht den besten Kartoffelsalat der Welt.
    Ich hab seit dem Frühstück nix gegessen, nur ne trockene Brezel.
    Gibt's in der Küche heute wieder Gulasch mit Spätzle?
    Mein Cousin kocht neuerdings nur noch vegan.
    Zwiebeln vertrag ich abends gar nicht, da bläht's mich auf.
    In der nächsten Pause gönn ich mir draußen eine Kippe.
    Hast du nachher auf der Terrasse Feuer für mich?
    Ich wollte eigentlich im Januar mit dem Rauchen aufhören.
    Später gehen wir zusammen eine qualmen, ja?
    Selbstgedrehte kratzen mir zu sehr im Hals.
    Mein Nikotinpflaster juckt wie verrückt.
    Draußen schüttet es wie aus Eimern.
    Morgen soll es endlich wieder über zwanzig Grad werden.
    Der Nebel heute früh war so dick, man sah keine Laterne.
    Bei dieser Schwüle klebt mir das Hemd am Rücken.
    Heut Nacht hat's bei uns gehagelt, alle Tomaten sind hin.
    Hoffentlich schneit es nicht, ich hab noch Sommerreifen drauf.
    Wir sind gestern sechs Stunden aus Kiel hergefahren.
    Der Flieger aus Wien hatte zum Glück kaum Turbulenzen.
    Wie kommst du Sonntag eigentlich wieder nach Hause?
    Mein Koffer ist irgendwo in Frankfurt hängen geblieben.
    Im September wandern wir zwei Wochen durch Südtirol.
    An der Grenze stand heute ein Zöllner mit Schäferhund.
    Die Bahn hatte mal wieder siebzig Minuten Verspätung.
    In Hannover mussten wir alle in den Ersatzzug umsteigen.
    Der letzte Regionalexpress fährt um null Uhr zwölf.
    Mein Deutschlandticket hab ich schon wieder gekündigt.
    Der Schaffner hat die ganze Strecke Witze gemacht.
    Im Speisewagen gab's nur noch Erdnüsse.
    Mein alter Golf hat jetzt dreihunderttausend Kilometer runter.
    Nächste Woche muss die Karre zum TÜV.
    Der Auspuff klappert seit Tagen wie eine Blechdose.
    Elektroautos sind schön, aber wo soll ich in der Altstadt laden?
    Auf der A8 war Stau bis zum Irschenberg.
    Mein Schwager repariert Getriebe in seiner Garage.
    Ich steh im Parkhaus auf Ebene vier, glaub ich.
    Zwölf Euro Parkgebühr am Tag ist doch Wucher.
    Hoffentlich haben sie mich vor der Apotheke nicht abgeschleppt.
    Kann man hinter der Tiefgarage umsonst parken?
    Beim Einparken hab ich heute den Poller geküsst.
    Ich hatte schon zwei Strafzettel diesen Monat.
    Das Kopfkissen im Hotel war hart wie ein Ziegelstein.
    Neben meinem Zimmer hat die ganze Nacht einer geschnarcht.
    Wann muss man bei euch morgens auschecken?
    Ich hab höchstens vier Stunden gepennt.
    Das Frühstücksbuffet im Ibis ist gar nicht übel.
    Die Klimaanlage im dritten Stock brummt wie ein Traktor.
    Meine Schwester heiratet im Mai am Bodensee.
    Mein Vater ist jetzt Rentner und züchtet Bienen.
    Die Schwiegermutter kommt übers Wochenende, bete für mich.
    Mein Bruder hat gestern sein Haus in Fulda verkauft.
    Tante Gerda strickt uns allen wieder Socken.
    Meine Frau denkt, ich bin beim Angeln.
    Die Kleine hat ihren ersten Zahn bekommen.
    Mein Sohn kommt im Sommer in die Schule.
    Wir suchen seit einem Jahr einen Kitaplatz.
    Der Babysitter kostet mehr als mein Abendessen.
    Die Zwillinge streiten den ganzen Tag um einen Bagger.
    Meine Tochter will unbedingt ein Trampolin im Garten.
    Unsere Katze hat wieder eine Maus aufs Sofa gelegt.
    Der Dackel meiner Nachbarin bellt jeden Briefträger an.
    Wer füttert eigentlich deinen Hamster, wenn du weg bist?
    Mein Papagei kann inzwischen das Faxgerät nachmachen.
    Der Tierarzt wollte für die Impfung achtzig Euro.
    Im Aquarium sind mir drei Guppys gestorben.
    Mein Rücken bringt mich heute noch um.
    Ich bin so müde, ich könnte im Stehen einschlafen.
    Der Heuschnupfen ist dieses Jahr echt brutal.
    Mein Zahnarzt will mir zwei Kronen verpassen.
    Hast du vielleicht ein Taschentuch, mir läuft die Nase?
    Seit der Knieoperation fahr ich nur noch Fahrrad.
    Mein Chef weiß nicht, dass ich heute hier bin.
    Ab Montag hab ich wieder Frühschicht im Lager.
    Das Finanzamt will schon wieder eine Nachzahlung.
    Die Miete ist um hundertzwanzig Euro gestiegen.
    Ich such gerade einen neuen Job als Elektriker.
    Ende des Monats ist bei mir immer Ebbe im Portemonnaie.
    Hat jemand mitgekriegt, wie Bayern gespielt hat?
    Der Schiri war am Samstag doch blind wie ein Maulwurf.
    Schalke steigt sowieso nie wieder auf.
    Ich geh jeden Dienstag Badminton spielen.
    Beim Halbmarathon hatte ich nach zehn Kilometern Seitenstechen.
    Die Handballer haben gegen Dänemark keine Chance gehabt.
    Am Sonntag guck ich immer Tatort mit meiner Mutter.
    Schaut noch irgendwer das Dschungelcamp?
    Unsere Fernbedienung ist seit Ostern verschollen.
    Die neue Staffel hab ich an einem Wochenende durchgeguckt.
    Früher war Wetten, dass der Höhepunkt der Woche.
    Die Nachrichten mach ich gar nicht mehr an.
    Casino Royale hab ich bestimmt zehnmal gesehen.
    Bei Titanic heul ich jedes Mal wie ein Schlosshund.
    Der neue Film mit Schweighöfer war echt lahm.
    Rounders ist und bleibt ein Klassiker.
    Popcorn im Kino kostet ja inzwischen ein Vermögen.
    Gruselfilme guck ich nur mit der Decke überm Kopf.
    Am Freitag spielen die Toten Hosen in Düsseldorf.
    Mein Nachbar übt jeden Abend Posaune.
    Von diesem Schlagergedudel krieg ich Ohrensausen.
    Ich hab früher im Kirchenchor Bass gesungen.
    Die alten Schallplatten von Opa sind richtig was wert.
    Wer hat eigentlich diese furchtbare Playlist zusammengestellt?
    Mein Akku ist leer, gibt's an der Bar ein Ladekabel?
    Das neue iPhone kostet mehr als meine Waschmaschine.
    Ich hab mir bei Saturn eine Powerbank im Angebot gekauft.
    Der Riss im Display stammt noch vom Skiurlaub.
    Mein Handyvertrag läuft im August endlich aus.
    Meine Oma tippt noch auf einem Klapphandy von Nokia.
    Wie lautet denn hier das WLAN-Passwort?
    Das Internet im Hotel lahmt wie eine Schnecke.
    Im Keller hat man hier null Empfang.
    Unser Router daheim blinkt seit Tagen nur noch rot.
    Der Glasfaserausbau bei uns im Dorf dauert ewig.
    Muss man sich fürs Gästenetz extra mit Mail anmelden?
    Wo finde ich hier die Toiletten, Treppe runter?
    Auf dem Herrenklo gibt's kein Papier mehr.
    Die Garderobe nimmt zwei Euro pro Jacke.
    Ich hab meine Garderobenmarke im Mantel gelassen, typisch.
    Der Händetrockner klingt wie ein startender Hubschrauber.
    Mein Schirm hängt noch unten an der Garderobe.
    Schicker Pulli, ist der selbst gestrickt?
    Meine neuen Stiefel drücken an der Ferse.
    Das Hemd hab ich auf dem Flohmarkt gefunden.
    Ohne Kapuzenpulli erfriert man ja in diesem Saal.
    Bei mir ist heut der Hosenknopf abgeplatzt.
    Die Weste steht dem Dealer ausgesprochen gut.
    Die Nackenmassage vorhin war jeden Cent wert.
    Diese Stühle sind Gift für die Bandscheiben.
    Gibt es irgendwo noch ein weiches Sitzkissen?
    Die Masseurin hat Hände wie eine Bäckerin.
    Mein Hintern ist schon komplett eingeschlafen.
    Zu Hause hab ich einen Gamingsessel mit Lendenstütze.
    Du hast heute aber gute Laune, gefällt mir.
    Sie mischen wirklich elegant, Kompliment.
    Deine Sonnenbrille ist echt der Knaller.
    Die Bedienung hier ist immer so freundlich.
    Ihr Parfum riecht wunderbar nach Lavendel.
    Starker Bart, wie lange züchtest du den schon?
    Gehst du nach dem Turnier mit mir einen Cocktail trinken?
    Bei deinem Lächeln vergess ich glatt meinen Namen.
    Hast du eigentlich einen Freund, frag ich für meinen Bruder?
    Ich glaub, die Blonde an der Theke zwinkert dir zu.
    Deine Augen funkeln wie der Starnberger See.
    Für dich würd ich sogar tanzen lernen.
    Ich bin so ein Trottel, das glaubt mir keiner.
    Ich Depp hab den Haustürschlüssel stecken lassen.
    Manchmal bin ich dümmer als ein Stück Toastbrot.
    Ach, ich alter Esel lern es einfach nie.
    Mein Hirn ist heute reiner Kartoffelbrei.
    Ich spiel wie eine betrunkene Ente.
    Treffen sich zwei Jäger, beide tot.
    Was ist grün und klopft an die Tür, ein Klopfsalat.
    Kennt ihr den von dem Pfarrer und der Kuh?
    Mein Friseur erzählt immer denselben Witz über Ostfriesen.
    Sagt die Null zur Acht: schöner Gürtel.
    Den Kalauer hat schon mein Urgroßvater gebracht.
    Wer zuletzt lacht, lacht am besten.
    Morgenstund hat Gold im Mund.
    Viele Köche verderben den Brei.
    Der Apfel fällt nicht weit vom Stamm.
    Kommt Zeit, kommt Rat.
    Wo gehobelt wird, da fallen Späne.
    Alle meine Entchen schwimmen auf dem See.
    Hoch auf dem gelben Wagen sitz ich beim Schwager vorn.
    Das Wandern ist des Müllers Lust, tralala.
    Ein Prosit der Gemütlichkeit, oans, zwoa, gsuffa.
    Die Gedanken sind frei, wer kann sie erraten.
    Marmor, Stein und Eisen bricht, dam dam.
    Moneymaker hat 2003 das ganze Geschäft verändert.
    Doyle Brunson hat zweimal mit Zehn-Zwei gewonnen.
    Pius Heinz war der erste deutsche Weltmeister.
    Poker kam wohl über die Mississippidampfer nach New Orleans.
    Wild Bill Hickok wurde ja beim Pokern erschossen.
    In den Achtzigern hat hier kein Mensch Hold'em gekannt.
    In Rozvadov war's im März brechend voll.
    Das Casino in Baden-Baden hat die schönsten Kronleuchter.
    Nächstes Jahr flieg ich endlich mal nach Las Vegas.
    In Velden kannst du danach direkt in den See springen.
    Die EPT in Barcelona ist das schönste Turnier überhaupt.
    In Bad Homburg servieren sie richtig guten Grünen Veltliner.
    Mir haben sie schon wieder die Asse geknackt.
    Letztes Jahr verlor ich mit Königen gegen Sieben-Zwei, stell dir vor.
    In Seefeld traf einer gegen mich den letzten Zweier am River.
    Damals in Salzburg floppte ich Quads und keiner zahlte.
    Runner-runner Flush, davon träum ich heute noch schlecht.
    Meine schönste Hand ever war ein Royal Flush in Bregenz.
    Seit drei Stunden seh ich nur Neun-Drei und Müll.
    Ich hab vergessen, wie ein Bild aussieht.
    Bei mir läuft's heute so trocken wie in der Sahara.
    Ein einziges Paar hab ich gesehen, und das waren Zweier.
    Ich könnte nebenbei einen Roman lesen, so wenig krieg ich.
    Mich mögen die Karten heute ungefähr so wie mein Exmann.
    Mein Glückspfennig liegt daheim in der Schublade.
    Ich hab heut früh einen Schornsteinfeger gesehen.
    Glück im Spiel, Pech in der Liebe, bei mir beides Pech.
    Bei der Tombola hab ich mal einen Schinken gewonnen.
    Du hast heute aber auch einen Lauf, Wahnsinn.
    Freitag der Dreizehnte war immer mein bester Tag.
    Mir ist so langweilig, ich zähl schon die Deckenlampen.
    Das zieht sich heute wie Kaugummi.
    Hätte ich doch bloß mein Kreuzworträtsel mitgebracht.
    Sogar Bügeln wär gerade spannender.
    Ich gähne schon im Viervierteltakt.
    Beim Elternabend war mehr Stimmung als hier.
    Fünf Euro für ein Wasser ist schon happig.
    Kann ich an der Bar auch mit Karte zahlen?
    Die Butter kostet jetzt fast drei Euro, verrückt.
    Den Espresso setz bitte auf meinen Deckel.
    Stimmt so, der Rest ist für dich.
    Gibt's hier um die Ecke einen Geldautomaten?
    Gestern bin ich Elfter geworden, direkt vor dem Geld.
    Mein Kumpel hat gestern das Bounty gewonnen.
    Wer hat eigentlich gestern Nacht das Omaha-Turnier geholt?
    Am Donnerstag war ich nach zwanzig Minuten draußen.
    Gestern reichte es immerhin fürs Benzin nach Hause.
    Meine Frau wurde gestern Dritte, ich musste den Pokal schleppen.
    Heut Abend gehen wir noch zum Griechen.
    Danach leg ich mich nur noch in die Badewanne.
    Kommst du später mit auf den Weihnachtsmarkt?
    Um elf treffen wir uns beim Brunnen zum Döner.
    Nach Feierabend muss ich noch die Blumen gießen.
    Ich will heut noch kegeln gehen, bist du dabei?
    Alles Gute zum Fünfzigsten, du alter Sack.
    Meine Patentante wird morgen neunzig und tanzt noch Walzer.
    Zum Geburtstag hab ich eine Bohrmaschine bekommen.
    Wer hat denn den leckeren Marmorkuchen gebacken?
    Kerzen auspusten schaff ich kaum noch in einem Atemzug.
    Der Bundestag streitet wieder über die Rente.
    Ich geh im Herbst trotzdem zur Wahl.
    Der Bürgermeister will das Freibad schließen.
    Die Politiker reden viel und machen nix.
    Im Gemeinderat streiten sie seit Jahren über die Umgehungsstraße.
    Wann wird denn das Siegerfoto auf eure Homepage gestellt?
    Gibt es nächstes Jahr wieder einen Damenabend?
    Wer macht hier eigentlich die hübschen Plakate?
    Könnt ihr mir den Newsletter per Post schicken?
    Verkauft ihr eure Baseballkappen auch als Souvenir?
    Servus miteinander, schön euch wiederzusehen.
    Moin Leute, alles fit im Schritt?
    Grüß Gott, ich bin der Hannes aus Passau.
    Tschüss, komm gut heim und grüß die Kinder.
    Pfiat euch, bis zum nächsten Oktoberfest.
    Mach's gut, wir telefonieren an Pfingsten.
    Schnubbeldiwupp und Knatterkeks.
    Lirum larum Löffelstiel.
    Blubb blubb blamm, hoppeldiquak.
    Fummsel grindel tatütata pong.
    Holladrio dubidu, Wackelpeterchen.
    asdf jklö qwertz
    fghjk dsfjsd wepoiu
    ööäölk mnbvc yxcv
    hjhjhj gfgfgf trtr
    wqeoiu zzzt kkkl
    krrx plompf uiuiui dsdsd
    Wie lange dauert die Pause noch?
    Kaffee oder gehen wir ein Bier trinken?
    Mein Flieger geht um sieben, ich will nur schlafen
    Weißt du, wo man hier billig parkt?
    Ich habe nur vier Stunden geschlafen
    Glückwunsch zum Sieg letzten Monat, das Foto war toll
    Heute ist mein Geburtstag, vierzig
    Kennen wir uns, haben wir in Wien gespielt?
    Die Klimaanlage zieht mir ins Genick
    Wo ist hier die Toilette?
    Bayern hat gestern verloren, peinlich
    Was kostet die Gulaschsuppe?
    Fährst du auch zur Serie nach Prag?
    Mein Sohn kommt dieses Jahr in die Schule
    Gibts hier WLAN, wie ist das Passwort?
    Draußen schüttet es
    Die neue Halle ist schön hell
    Wer hat das Spiel gewonnen?
    Ich komme aus Köln, wohne am Rhein
    Guten Abend, wie läufts?
    Ein Wasser mit Zitrone bitte
    Schöner Pulli, wo hast du den her?
    Morgen gehe ich angeln
    Mir tut der Rücken weh von den Stühlen
    Willst du einen Kaugummi?
    Das Hotelfrühstück war mies
    Wann fährt der letzte Bus?
    Meine Frau bringt mich um, wenn ich zu spät komme
    Lange nicht gesehen, was machst du so?
    Meine Tochter heiratet am Samstag
    Servus, alles gut bei dir?
    Grüezi, ist hier noch frei?
    Das Bier hier ist großartig
    Danke, schönen Abend noch
    Ich hab ein neues Auto, elektrisch
    Welchen film hast du zuletzt gesehen?
    Meine Brille liegt im Auto
    Die Bedienung ist nett, oder?
    Vor fünf Jahren war ich zuletzt hier
    Es regnet immer noch, das Taxi wird teuer
# What is said at a cash game or at another game, for which there is no rule here, a line for each sentence.
search-other-games =
    darf ich under the gun einen Straddle über zwanzig bringen
    da steht ein Live Straddle, darf er am Ende noch erhöhen
    er hat blind gestraddelt, gilt das als Raise
    sind Straddles an diesem Tisch erlaubt
    doppelter Straddle, wo fängt die Setzrunde an
    lasst uns das Board zweimal geben, wir sind für achthundert Euro all-in
    sie hatten Run it twice ausgemacht und jetzt will er nur noch einmal
    du hast vergessen, das Rake aus dem Pot zu nehmen
    wie hoch ist hier das Rake, fünf Prozent und höchstens zehn
    es wurde Rake genommen, obwohl keiner den Flop gesehen hat
    der Jackpot Drop gehört in die Box
    Vierling verliert gegen Straight Flush, wird der Bad Beat Jackpot ausgezahlt
    wer kriegt den Tischanteil vom Jackpot
    High Hand Aktion, zählt Asse full heute Abend
    alle legen fünfzig rein, Bomb Pot mit zwei Flops
    wir haben einen Bomb Pot vereinbart und er zahlt nicht ein
    er hat beide Blinds verpasst und will wieder rein, toter Small Blind plus Big Blind
    sie will am Cutoff einen Blind posten und sofort Karten bekommen
    gib ihm einen Missed-Blind-Button, er hat in der Eins-Drei eine ganze Runde ausgesetzt
    ich möchte auf das maximale Buy-in aufstocken
    er zieht Gewinn vom Tisch ab und spielt mit dem Rest weiter
    wie hoch ist das minimale Buy-in bei Zwei-Fünf
    hinter seinen Chips liegen Geldscheine, spielt Bargeld mit
    Small und Big Blind wollen teilen und ihre Blinds zurücknehmen
    setz mich auf die Warteliste für die Fünf-Zehn
    das ist ein Must-Move-Tisch, wer muss rüber zum Hauptspiel
    Stand-up Game, wer zuletzt steht, zahlt allen
    Sieben-Zwei-Prämie, er hat damit geblufft und will von jedem zehn Euro
    die Zeitgebühr zahlt man jede halbe Stunde
    kann ich auf mein Set eine Versicherung kaufen
    ich möchte auscashen, für heute reicht es
    leih mir zweihundert bis morgen
    der Gewinner gibt dem Dealer Tronc aus dem Pot
    er ging mit Gewinn aus dem Cashgame und hat sich für weniger wieder eingekauft
    Blackjack, darf ich bei Soft 17 verdoppeln
    Roulette, er hat nach rien ne va plus auf Rot gesetzt
    Craps, der Würfel ist vom Tisch gerollt
    Baccarat, die Bank hat sechs, gibt es eine dritte Karte
    Schach, er hat den Turm losgelassen und will den Zug zurück
    Skat, er hat nicht bedient und Trumpf gestochen
    Im Cashgame straddelte er vom Button, und der Small wusste nicht, wann er dran ist
    Wie viel Rake gehen vom Pot bei hundert Euro weg?
    Wir wollten es im Cashgame zweimal laufen lassen, der Dealer lehnte ab
    Bomb Pot mit fünf Euro, einer hat nichts gegeben
    Bad-Beat-Jackpot, Vierling gegen Vierling, aber einer spielte nur eine Karte
    Beide Blinds im Cash verpasst, was muss er nachzahlen?
    Beim Blackjack nahm ich eine zu viel
    Am Roulette lag mein Chip auf der Linie
    Ich will im Cashgame zweihundert nachlegen
    Sitzt seit einer halben Stunde im Cash draußen, verliert er den Platz?
    Beim Bomb Pot fehlte eine Karte am Board
    Er nahm im Cash einen Teil vom Gewinn heim und spielte weiter
    Zwei Euro pro Stunde Tischgeld, auch beim Essen?
    Ich wollte die Versicherung beim Blackjack zurücknehmen
    Der Croupier am Roulette schloss zu früh
    Auf Rot gesetzt, die Kugel sprang raus
    Beim Run it twice, nimmt man zweimal Rake?
    Straddle aus der Mitte, erlaubt?
    Es gibt angeblich einen Bonus für Royal Flush
    Wie lang ist die Warteliste für 1/2?
    Von 1/2 auf 2/5 mit dem ganzen Stack?
    Maximaler Buy-in bei 2/5?
    Der Kellner brachte im Cashgame einen Schein statt Chips
    Spielt Papiergeld auf dem Tisch?
    Im Cash wollte er die Blinds teilen, der andere nicht
    Der Automat klemmt
    Der Automat hat nicht ausgezahlt
    Beim Baccarat gab er die dritte Karte falsch
    Beim Craps flog ein Würfel vom Tisch
    Caribbean Stud, der Dealer hatte nichts, kommt die Ante zurück?
    Beim Three Card Poker hatte ich Pair Plus
    Ultimate Texas, der Dealer vergaß Trips
    Ein Freund wollte im Cash für mich spielen
    Der Dealer nahm sein Trinkgeld aus dem Pot
    Trinkgeld für Dealer, wie viel gibt man?
    Zu Hause um einen Euro, wer hält die Bank?
    Hausrunde, wer zahlt das Bier?
    Beim Uno blieb mir eine Karte
    Darf ich beim Rommé den Joker nehmen?
    Beim Skat Schneider vergessen anzusagen
    Beim Schach fiel mein Blättchen
    Beim Billard fielen Schwarz und Weiß
    Online brach mein Internet ab
    Die App nimmt die Einzahlung nicht
    Bonus wurde nicht gutgeschrieben
    Die Spielhalle sperrte mein Konto
    Muss man den Gewinn versteuern?
    Meine Mitgliedskarte ist abgelaufen
    Ausweis vergessen, komme ich rein?
    Öffnungszeiten an Feiertagen?
    Wann beginnt freitags das Cashgame?
    Im Cash holte er mitten in der Hand Geld aus der Tasche
    Er ging mit Gewinn vom Cash und kam mit weniger zurück
    Must-Move-Tisch, wann komme ich dran?
    Dead Drop bei kleinem Pot, wird kassiert?
    No flop no drop, trotzdem ein Euro weg?
    Sieben-Zwei-Bonus, einer zahlte nicht
    Stand-up-Game, der Letzte stand nicht auf
    Doppeltes Board im Bomb Pot falsch geteilt
    Mississippi Straddle, wer ist wann dran?
    Aces-cracked-Aktion um Mitternacht, ich bekam nichts
    High Hand der Stunde, wer hat sie?
    Jackpot gibts nur mit vier in der Hand, oder?
    Im Cash ließ er sich den Platz zum Essen reservieren
    Einen 25-Euro-Chip habe ich mit nach Hause genommen
    Die Kasse tauschte meine Chips nicht
    Am Roulette hatten zwei dieselbe Farbe
    Asse beim Blackjack gesplittet, noch eine?
    Der Dealer zog auf siebzehn
    Das Glücksrad blieb auf der Grenze
    Beim Bingo zu spät gerufen
    Meine Sportwette wurde storniert
    Ich habe den Schein verloren
    Chinese Poker, mittlere Reihe falsch
    Beim Watten stritten wir ums Ansagen
    Rake in Prag im Cash, wie hoch?
    Straddle für fünf, auch mit der Maschine?
    Zwei vereinbarten im Cash ein Run it three times
    Automaten zahlen bis fünfzigtausend, stimmt das?
    Gilt im Cash der Schein neben den Chips?
