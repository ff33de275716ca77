premature-stud-card = Stud-Karte zu früh gegeben
    .search = vorzeitige Stud-Karte, Stud-Karte zu früh, zu frühe Upcard, Street im Stud zu früh, Fourth Street zu früh, Fifth Street zu früh, Sixth Street zu früh, Seventh Street zu früh, nächste Street vor Ende der Setzrunde, Dealer gibt die nächste Street zu schnell, Spieler musste im Stud noch agieren, Razz-Karte zu früh, Setzrunde auf Third Street nicht fertig, Spieler im Stud übersprungen
    .told =
        Stud-Karte zu früh gegeben
        Wir spielen Stud, und der Dealer hat die nächste Karte gegeben, bevor wir fertig gesetzt haben.
        Auf der Fourth Street war ich noch nicht dran, und der Dealer teilt schon die Fifth Street aus.
        Seven Card Stud, einer hat auf der Fifth Street gebettet, zwei müssen noch callen, und die Karte für Sixth Street liegt schon da.
        Der Dealer hat auf Seventh Street schon die letzte Karte verdeckt verteilt, obwohl auf der Sixth Street noch ein Call fehlt.
        Was macht man beim Stud mit der Fifth-Street-Karte, die zu früh ausgeteilt wurde?
        Im Stud hab ich die nächste Karte ausgeteilt, obwohl die Runde noch nicht vorbei war
        Dealer hat im Seven Card Stud Fifth Street zu früh gegeben
        Stud, auf Fourth Street fehlte noch der Call von Platz 5, da hatte ich schon Fifth Street ausgeteilt
        Seven Card Stud, die siebte Karte kam zu früh, Platz 2 hatte die Bet auf Sixth noch nicht beantwortet
        Im Stud ist eine Karte zu früh ausgeteilt worden, was machen wir mit dieser Street?
    .heard =
        ich war auf der dritten nicht fertig und sie schickt die vierte
        jeder hat seine neue offene, König hoch hat noch überlegt
        Razz: die niedrige Hand musste noch setzen, Platz 5 bekommt schon seine fünfte
        auf den Bring-in haben zwei nicht geantwortet, vierte Street rollt schon
        Dealer gibt die sechste, obwohl auf der fünften ein Raise offen ist
        Stud Hi-Lo, verdeckte bekommen bevor die Bet auf der sechsten beglichen war
        eine Doorcard zu hastig, müssen die neuen offenen wieder weg
        Seven Card, einer hat nicht bezahlt und drei haben bereits die nächste
        sie begann die nächste Runde Upcards, meine Bet blieb unbeantwortet
        die fünfte kam zu schnell, das offene Paar wäre zuerst am Reden
        wer behält welche, wenn beim Seven Card Stud vorausgegeben wurde
        letzte verdeckte ist da, der mit drei Achten war noch gar nicht durch
        im Stud die nächste Karte vor Ende der Setzrunde gegeben
        sechste Straße zu früh ausgeteilt, einer war noch am Zug
        im Stud hat der Dealer die Fifth Street zu früh gegeben
        die nächste Street kam, bevor die Setzrunde auf der Fourth Street fertig war
        Stud: eine Karte kam zu früh, ein Spieler hatte noch nicht gehandelt
        Seven Card Stud, Sixth Street gegeben, bevor die Action fertig war
        Seven Card, die fünfte kam, bevor der Horst auf der vierten dran war
        Beim 7-Card teilt er Sixth aus, die Bet auf Fifth is noch offen
        Dealer gibt schon Seventh, zwei müssen auf Sixth noch handeln
        Razz, Fourth Street liegt da, dabei hat Seat 6 das Bring-in noch nicht bezahlt
        Im Siebener schon die nächste ausgeteilt, ich war noch am Überlegen
        Auf Fifth war noch Action, da haut die Geberin schon Sixth raus, 7-Card
        Seven Card, die fünfte kam, Sitz 2 hatte noch nicht bezahlt
        Beim Razz verteilt der Geber die vierte, Setzrunde lief aber noch
        Siebte verdeckte schon draußen, obwohl Hannes noch überlegt hat, Razz
        Razz, die sechste liegt, dabei stand meine Erhöhung noch offen
        Croupier rennt vor beim Seven Card, teilt die nächste aus, Setzen nicht fertig
        Stad, fünfte vorzeitig raus, und drauf hat schon einer geklopft
        Im Stud kam die vierte Straße, ich hatte das Bring-in noch nicht bezahlt
        Im Siebenkartenturnier war die vierte Straße nicht fertig, eine Dame war noch dran, da bekam schon jeder die nächste offen
        Im Razz kam die fünfte, bevor die vierte fertig war
        Ich dachte noch nach, da bekam der Nachbar im Seven Card die nächste
        Siebte Straße zu schnell, auf der sechsten lief noch eine Bet
        Bring-in noch nich bezahlt und die kriegen schon die nächste
        Im Mixed Game wurde beim Stud weitergegeben, obwohl der Opa mit dem höchsten Board noch überlegte
        Eine offene Sechs für den Nachbarn, und ich war noch gar nicht dran
        Weil der Dealer den Call nicht abgewartet hat, hat jetzt jeder die fünfte von jemand anderem
        Wandert die zu früh gegebene Stud-Karte zurück oder behält sie jeder?
premature-stud-card-fact-street = Auf welcher Street kam die verfrühte Karte?
    .label = Street
    .fourth-to-sixth = Fourth, Fifth oder Sixth Street
    .seventh = Seventh Street
premature-stud-card-fact-since = Was ist geschehen, seit die Karte liegt?
    .label = seither
    .nothing = nichts
    .action = eine Aktion, und sei es ein Check, aber keine Substantial Action
    .substantial-action = Substantial Action (zwei Aktionen, mindestens eine mit Chips, oder drei beliebige)
premature-stud-card-outcome-street-aside = Die ganze Street kommt zur Seite und wird neu gegeben
premature-stud-card-outcome-card-aside = Die verfrühte Karte kommt zur Seite
premature-stud-card-outcome-card-back = Die verfrühte Karte geht in den Stub zurück
premature-stud-card-outcome-card-stands = Die Karten gelten
premature-stud-card-outcome-not-covered = Nicht geregelt: Das Buch lässt Stud aus
premature-stud-card-outcome-no-rule = Das Buch hat dafür keine Regel: nach Billigkeit entscheiden
premature-stud-card-order-street-aside = Dealer: den Rest dieser Street ausgeben, je eine Karte an die Spieler, die noch in der Hand sind, und alle Karten der Street zur Seite legen.
premature-stud-card-order-card-aside = Dealer: die verfrühte Karte zur Seite legen, nicht in den Muck.
premature-stud-card-order-card-into-stub = Dealer: die verfrühte Karte in den Stub zurücklegen und den ganzen Stub verdeckt neu mischen.
premature-stud-card-order-settle-early-actions = Floor: mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären, was zu früh geschah.
premature-stud-card-order-finish-round = Zuerst wird die Setzrunde auf der vorigen Street zu Ende gespielt.
premature-stud-card-order-aside-back-now = Dealer: die zur Seite gelegten Karten in den Stub zurücklegen; ihn durcheinanderschieben, mischen und abheben.
premature-stud-card-order-card-back-now = Dealer: die zur Seite gelegte Karte in den Stub zurücklegen; ihn durcheinanderschieben, mischen und abheben.
premature-stud-card-order-count-stub = Dealer: den Stub zählen. Wenn er nicht für alle reicht, mit dem Vorfall „Zu wenig Karten für Seventh Street“ (seventh-street-shortage) weitermachen.
premature-stud-card-order-burn-and-deal = Dealer: eine Karte brennen und die Street neu geben, je eine Karte an die Spieler, die noch in der Hand sind.
premature-stud-card-order-deal-no-burn = Dealer: die Street neu geben, ohne eine Karte zu brennen, je eine Karte an die Spieler, die noch in der Hand sind.
premature-stud-card-order-aside-back-before-last = Dealer: vor Seventh Street in den Stub zurücklegen, was zur Seite gelegt ist; ihn durcheinanderschieben, mischen und abheben.
premature-stud-card-order-aside-stays-out = Dealer: Was zur Seite gelegt ist, bleibt außerhalb der Hand.
premature-stud-card-order-count-stub-before-last = Dealer: vor Seventh Street den Stub zählen. Wenn er für alle reicht, die letzte Street geben wie immer; sonst mit dem Vorfall „Zu wenig Karten für Seventh Street“ (seventh-street-shortage) weitermachen.
premature-stud-card-order-cards-stand = Die Karten liegen lassen: Das Spiel geht mit ihnen weiter.
premature-stud-card-order-see-skipped = Floor: über den übersprungenen Spieler mit dem Vorfall „Übersprungener Spieler“ (skipped-player) entscheiden.
premature-stud-card-order-floor-rules-early = Floor: nach Billigkeit (Regel { $fairness }) über die verfrühte Karte entscheiden. Eine neue Street zählt erst, wenn die Setzrunde auf der vorigen zu Ende ist.
premature-stud-card-order-settle-actions-on-street = Floor: Die Setzrunde auf der vorigen Street läuft noch. Was auf der neuen geschah, mit dem Vorfall „Aktion außer der Reihe“ (out-of-turn) klären.
premature-stud-card-order-floor-rules-late = Floor: nach Billigkeit (Regel { $fairness }) entscheiden, ob die Karten gelten oder zurückgenommen werden. Wenn sie gelten, mit dem Vorfall „Übersprungener Spieler“ (skipped-player) weitermachen.
premature-stud-card-order-floor-rules = Floor: nach Billigkeit (Regel { $fairness }) entscheiden. Das Buch lässt Stud aus.
premature-stud-card-remark-cards-back = Vorher: Burn | verfrühte Karte. Nachher: Burn | verfrühte Karte in den Stub zurück, mischen | neue Street.
premature-stud-card-remark-cards-street = Vorher: Burn | verfrühte Street. Nachher: Burn | verfrühte Street, zur Seite | Burn | neue Street. Vor Seventh Street: verfrühte Street in den Stub zurück, mischen.
premature-stud-card-remark-cards-seventh = Vorher: Burn | verfrühte Seventh Street. Nachher: Burn | verfrühte Street in den Stub zurück, mischen | Burn | neue Seventh Street.
premature-stud-card-remark-others = Bücher, die das regeln, legen die ganze Street zur Seite, brennen, geben sie neu und mischen die Karten vor Seventh Street ein: Burn | verfrühte Street, zur Seite | Burn | neue Street.
