late-stack = Angemeldeter Spieler kommt zu spät
    .search = angemeldet aber nicht da, Spieler kommt nach der Late Registration, zu spät für die Late Registration, nach Anmeldeschluss gekommen, Late Reg ist zu und jetzt ist er da, sein Stack steht nicht am Tisch, wo ist mein Startstack, steht im Stau, hat angerufen dass er später kommt, hat gemailt dass er später kommt, Stack hinstellen, Stack wird heruntergeblindet, abwesenden Spieler ausblinden, No-Show, leerer Stuhl mit Stack, darf er noch mitspielen, vorab angemeldeter Spieler verspätet sich
    .told =
        Angemeldeter Spieler noch nicht da
        Platz 6 ist angemeldet und noch nicht gekommen, sein Stack steht hier und wird runtergeblindet.
        Er kommt jetzt erst an, zwei Stunden nach dem Start, und die späte Anmeldung ist vorbei.
        Er hat angerufen und gebeten, seinen Stack hinzustellen, ist aber bis zum Ende der Late Registration nicht aufgetaucht.
        Ein angemeldeter Spieler ist immer noch nicht da, die Anmeldung ist zu, und auf Platz 1 steht sein voller Startstack.
        Was passiert mit dem Stack, wenn ein angemeldeter Spieler bis zum Ende der Late Registration nicht erscheint?
        Angemeldet, kommt aber zu spät
        Spieler ist angemeldet, sitzt aber noch nicht am Platz, sein Stack steht schon da
        Platz 8 ist bezahlt und war noch nie am Tisch, die späte Anmeldung ist schon zu
        Spieler hat per Mail gebeten, dass wir seinen Stack hinstellen, die Turnierleitung hat noch nicht entschieden
        Er hat sich vorher eingekauft, ist erst in Level 8 da, Late Reg schon geschlossen, sein Stack stand schon am Tisch
        Bekommt er den vollen Startstack, wenn er angemeldet ist und erst nach der Late Registration auftaucht?
    .heard =
        online gestern bezahlt, er erscheint erst nach Anmeldeschluss
        der Stack von einem der nie kam wird von Antes aufgefressen
        Flieger verspätet, er rief an, man möge seine Startchips hinstellen
        seit Level 1 steht da ein unberührter Beutel
        mir hat man die Chips weggeräumt, weil ich bis Level 8 nicht da war
        ich war vorangemeldet, keiner hat mir was aufgebaut
        Zug ausgefallen, Kasse angerufen, fragt was noch übrig ist
        sollen wir den unberührten Stapel den ganzen Tag abbröckeln lassen
        Name steht auf der Liste, Sessel leer, Anmeldeschluss vorbei
        taucht vier Stunden später mit dem Beleg auf, was kriegt er
        nicht abgeholte Startchips, wann kommen die weg
        er verlangt seine vollen 30k obwohl die Anmeldung zu ist
        sein Platz ist bezahlt aber er ist noch nicht da, gehen Blinds ab
        angemeldet aber nie erschienen, sein Stack wird weggeblindet
        kommt nach Ende der Anmeldung, hat er Anspruch auf seine Chips
        der Stack eines verspäteten Spielers wurde nicht ausgegeben
        er war rechtzeitig angemeldet, kam aber eine Stunde zu spät, wie viele Chips bekommt er
        sein Stack wurde weggeblindet, bevor er da war
        ein angemeldeter Spieler ist nicht erschienen, steht sein Stack am Tisch
        sie kommt erst im vierten Level, bekommt sie den vollen Stack
        Seat 8 hat bezahlt, ist aber noch nicht da, blindet sein Stack runter
        Er steckt im Stau und hat angerufen, ihr sollt seinen Stack hinstellen
        Vorab registriert, erscheint erst nach Reg-Schluss, kriegt er noch Jetons
        Per Mail hat er drum gebeten, seine Jetons schon mal aufzubauen
        Vom Huber keine Spur, Startgeld ist bezahlt, Stuhl leer seit Level eins
        Ich hab gestern eingekauft, hock im Zug, kann mein Stapel schon stehn
        Der hat bezahlt, ist seit Level drei nicht da, wird der weggeblindet?
        Stuhl leer, Jetons stehen, er sitzt noch im Zug hierher
        Hat angerufen, steckt im Stau, wir sollen seine Jetons schon hinstellen
        Eingeschrieben und nie aufgetaucht, Einschreibung ist zu, was wird aus seinem Stapel?
        Kam um vier statt um zwei, kriegt er noch den ganzen Stapel?
        Mail geschrieben, wir sollen seine Jetons vorab hinstellen, hat der Chef abgelehnt
        Drei Stunden im Zug, im Casino angerufen, und auf meinem Platz sitzt ein Fremder
        Ich hatte eine Woche vorher bezahlt, mein Flug hatte Verspätung, in Level acht war ich da, und man sagte mir, meine Chips seien inzwischen weg
        Vorher angemeldet, nach der Registrierung gekommen, bekommt er was?
        Sein Stack stand den ganzen Tag, keiner hat ihn gesehen
        Online bezahlt, zwei Level zu spät, wie viel ist noch da?
        Nach ende der registrierung gekommen, kriegt er noch chips?
        Der Stack war abgeschrieben, obwohl er im Vorverkauf gezahlt hat
        Er hatte gesagt, er komme später, bis dahin schmolz sein Stack
        Wie viel vom Start bleibt ihm, wenn er in der Spätphase nie saß?
        Die Chips für den Verspäteten wurden erst gar nicht hingestellt
late-stack-fact-arrival = Wann kommt der Spieler an?
    .label = Ankunft
    .after-period = nach dem Ende der späten Anmeldung
    .within-period = solange die späte Anmeldung offen ist
    .not-yet = er ist noch nicht da, und die späte Anmeldung ist geschlossen
    .not-yet-open = er ist noch nicht da, und die späte Anmeldung ist noch offen
late-stack-fact-request = Hatte der Spieler die Turnierleitung per Telefon oder Mail gebeten, seinen Stack hinzustellen?
    .label = Bitte um den Stack
    .none = nein
    .agreed = ja, und die Turnierleitung hat zugestimmt
    .refused = ja, und die Turnierleitung hat abgelehnt
    .undecided = ja, und die Turnierleitung hat noch nicht entschieden
late-stack-fact-stack-out = Steht der Stack des Spielers schon am Tisch?
    .label = Stack am Tisch
late-stack-outcome-full-stack = Der Spieler bekommt einen vollen Startstack
late-stack-outcome-reduced-stack = Der Spieler bekommt den kleineren Stack
late-stack-outcome-stack-on-arrival = Noch kein Stack: Der Spieler bekommt ihn bei der Ankunft
late-stack-outcome-stack-taken-back = Der Stack kommt vom Tisch: Der Spieler bekommt bei der Ankunft einen ganzen
late-stack-outcome-stack-made-up = Der Spieler bekommt den ganzen Stack: Was fehlt, wird ersetzt
late-stack-outcome-plays-what-is-left = Der Spieler spielt mit dem, was vom Stack übrig ist
late-stack-outcome-plays-waiting-stack = Der Spieler darf noch mitspielen
late-stack-outcome-stack-waits = Der Stack wartet am Tisch auf den Spieler
late-stack-outcome-no-stack = Kein Stack: Der Spieler kann nicht mehr mitspielen
late-stack-order-give-full-stack = Floor: dem Spieler einen vollen Startstack geben.
late-stack-order-give-reduced-stack = Floor: dem Spieler den kleineren Stack geben.
late-stack-order-hold-back = Floor: noch keinen Stack hinstellen. Der Spieler bekommt den Startstack bei der Ankunft.
late-stack-order-take-back = Floor: den Stack vom Tisch nehmen. Der Spieler bekommt bei der Ankunft einen ganzen Startstack; die gegebenen Hände gelten.
late-stack-order-make-up-stack = Floor: den Stack auf seine Anfangshöhe auffüllen. Die gegebenen Hände gelten.
late-stack-order-as-it-is = Floor: den Stack lassen, wie er ist. Blinds und Antes aus der Zeit der Abwesenheit sind verloren.
late-stack-order-blinded-down = Floor: dem Spieler den Stack geben, wie er jetzt ist. Blinds und Antes seit dem Ende der späten Anmeldung sind verloren.
late-stack-order-whole = Floor: dem Spieler den ganzen Stack geben. Für die verpassten Hände wird nichts abgezogen.
late-stack-order-put-out-less-blinds = Floor: den Stack jetzt hinstellen, abzüglich der Blinds und Antes der Hände, die seit dem Ende der späten Anmeldung verpasst wurden.
late-stack-order-put-out-whole = Floor: den ganzen Stack jetzt hinstellen.
late-stack-order-put-stack-out = Floor: jetzt einen Startstack an den Platz des Spielers stellen.
late-stack-order-blind-off = Dealer: diesem Platz Karten geben, Blinds und Antes vom Stack nehmen und die Hand in den Muck legen, bis der Spieler da ist.
late-stack-order-leave-untouched = Dealer: nichts vom Stack nehmen, bis der Spieler da ist.
late-stack-order-take-stack-away = Floor: den Stack vom Tisch nehmen. Er ist aus dem Spiel.
late-stack-order-no-part = Floor: dem Spieler sagen, dass es zum Mitspielen zu spät ist.
late-stack-order-no-part-later = Floor: keinen Stack hinstellen. Der Spieler macht nicht mit, auch wenn er später noch kommt.
late-stack-order-see-late-entry = Floor: mit dem Vorfall „Späte Anmeldung, Nachrücker oder Re-Entry“ (late-entry) klären, ob der Spieler an diesem Platz sofort Karten bekommt.
late-stack-remark-buy-in-not-said = Das Buch sagt nicht, was mit dem Buy-in geschieht.
late-stack-remark-gone-after-period = Nach dem Ende der späten Anmeldung gibt es keinen Stack mehr, außer die Turnierleitung hat zugestimmt, ihn hinzustellen.
