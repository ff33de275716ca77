identity = Gesicht verdeckt oder Ablenkung
    .search = Spieler mit Kapuze, trägt eine Maske, Gesicht verdeckt, Schal vor dem Gesicht, Sonnenbrille und Kapuze, ich sehe nicht wer das ist, darf er das tragen, Kostüm am Tisch, ablenkende Kleidung, ablenkender Gegenstand, blinkende Lichter, Maske abnehmen, Sturmhaube, verdeckte Identität
    .told =
        Sein Gesicht ist komplett verdeckt
        Der hat Kapuze, Schal und Sonnenbrille auf, man erkennt gar nicht, wer das ist.
        Er sitzt die ganze Zeit mit einer Maske am Tisch, und ich sehe sein Gesicht nicht.
        Der Spieler auf Platz 1 zieht in jeder Hand den Hoodie bis über die Nase, man sieht nur noch die Brille.
        Sie trägt eine blinkende Jacke mit Lichtern dran, das lenkt den ganzen Tisch vom Spiel ab.
        Muss er die Kapuze und die Maske abnehmen, damit man sein Gesicht erkennen kann?
        Spieler hat Gesicht komplett verdeckt
        Platz 8 sitzt mit Maske, Kapuze und Sonnenbrille da, man erkennt ihn gar nicht
        Ich kann nicht feststellen, wer auf Platz 3 sitzt, er hat den Schal bis über die Nase
        Platz 5 zieht sich in jeder Hand den Pulli übers Gesicht, die anderen beschweren sich, dass man ihn nicht erkennt
        Platz 1 trägt ein blinkendes LED-Shirt, das lenkt den ganzen Tisch ab
        Darf er mit einer Maske spielen, wenn man sein Gesicht nicht sieht?
    .heard =
        Platz 5 sieht aus wie ein Bankräuber, man sieht nur die Augen
        Mütze und Kragen so hoch gezogen dass ich ihn nicht erkenne
        er soll das bitte abnehmen, man muss doch sehen wer da spielt
        sie sitzt im Clownsanzug mit Perücke da, das bringt mich raus
        einer trägt einen Helm und klappt das Visier nicht hoch
        der lässt dauernd eine leuchtende Figur kreiseln, das nervt
        ist ein Schleier okay oder muss jemand ihren Ausweis prüfen
        der kommt verkleidet wie zum Karneval, das könnte jeder sein
        versteckt sich hinter einem Tuch bis über die Nase
        die LED-Cap neben mir blitzt mir den ganzen Abend in die Augen
        alle starren auf ihr Outfit, ich kann mich nicht konzentrieren
        er zieht sich ein Handtuch über den Kopf sobald er überlegt
        Gesicht verdeckt, man erkennt den Spieler nicht
        trägt Maske und Kapuze und will sie nicht abnehmen
        muss er die Sonnenbrille absetzen
        er trägt Kapuze und Sonnenbrille, und man sieht sein Gesicht nicht
        Spieler verdeckt sein Gesicht mit einem Schal
        sie hat eine Maske auf, darf sie so spielen
        ein Spieler im Kostüm lenkt die anderen ab
        er versteckt sein Gesicht unter einer Mütze
        Der hockt mit Sturmhaube und Sonnenbrille da, keiner weiß wer das ist
        Kapuze bis zur Nase zu, Schal drüber, den erkennt doch niemand
        Die hat so a blinkende LED-Brille auf, da kann sich keiner konzentrieren
        Mit Skimaske am Tisch, wie soll ich den mit dem Ausweis abgleichen
        Bei jedem Bluff zieht er sich kurz den Rollkragen übers Maul
        Ihr T-Shirt mit dem Nackerten drauf irritiert die ganze Runde
        Kapuze, Schal, Spiegelbrille, den erkennt kein Mensch mehr
        Der sitzt da vermummt wie'n Bankräuber, wer ist das überhaupt?
        Blinkende LED-Kappe, ich werd wahnsinnig, kann mich nicht konzentrieren
        Sie hat die ganze Zeit den Rolli bis über die Nase hoch
        Zieht bei jeder Entscheidung kurz den Hoodie bis übers Kinn zu
        Sitz 2 trägt Gruselmaske, man weiß gar nicht, wer drunter steckt
        Maske im Gesicht, keiner wusste, wer das ist
        Ein Typ im Kostüm stieß mit seinen Flügeln an die Leute
        Kapuze, Brille, Schal bis zur Nase
        Mit Schleier saß sie da, und einer wollte wissen, wer das ist
        In den Saal kam einer mit Löwenmaske, Kapuze und Handschuhen, und die Spieler verlangten, dass er wenigstens kurz sein Gesicht zeigt
        Gesicht verdeckt, kann ich verlangen das er es zeigt?
        Den ganzen Tag mit Sturmhaube am Tisch
        Er kam mit Gorillakopf, die Runde beschwerte sich
        Darf einer vermummt spielen, der bei der Anmeldung nicht kontrolliert wurde?
        In seiner Spiegelbrille sah man meine eigenen Karten, wenn ich sie anhob
identity-fact-what = Worum geht es?
    .label = Anlass
    .face = durch Kleidung oder etwas anderes ist nicht zu erkennen, wer der Spieler ist
    .distraction = Kleidung oder etwas anderes lenkt vom Spiel ab
identity-fact-how-long = Wie lange ist der Spieler nicht zu erkennen?
    .label = nicht zu erkennen
    .all-the-time = die ganze Zeit
    .for-a-moment = nur für einen Moment
identity-outcome-uncover = Der Spieler muss zu erkennen sein
identity-outcome-remove = Was ablenkt, muss weg
identity-outcome-nothing-wrong = Nach diesem Buch ist nichts zu beanstanden
identity-outcome-house-rules = Die Hausregeln entscheiden: Das Buch selbst hat keine Regel dazu
identity-outcome-no-rule = Das Buch hat keine Regel dazu: Die Turnierleitung entscheidet
identity-order-director-judges = Turnierleitung: selbst hinsehen. Das eigene Urteil entscheidet.
identity-order-house-standards = Turnierleitung: auch die Hausregeln zu Kleidung und Aussehen anwenden.
identity-order-see-house-rules = Turnierleitung: nach den Hausregeln zu Kleidung und Aussehen entscheiden.
identity-order-director-decides = Turnierleitung: nach Billigkeit (Regel { $fairness }) entscheiden, ob das so bleiben kann.
identity-order-may-ask = Floor: Der Spieler darf gebeten werden, Sonnenbrille, Kapuze oder anderes abzunehmen, was das Gesicht verdeckt oder ablenkt.
identity-order-uncover = Spieler: das Gesicht frei machen, sodass alle sehen, wer da sitzt.
identity-order-put-away = Spieler: ablegen oder wegräumen, was ablenkt.
identity-order-leave-it = Floor: nichts unternehmen.
identity-remark-only-continuous = Verboten ist nur, was einen Spieler dauernd unkenntlich macht.
identity-remark-no-penalty-named = Die Regel nennt dafür keine Penalty.
