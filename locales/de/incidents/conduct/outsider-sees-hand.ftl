outsider-sees-hand = Live-Hand von anderen gesehen
    .search = schaute in fremde Karten, spähte in eine Live-Hand, Nachbar hob meine Karten an, Zuschauer sah meine Hand, Publikum schaut in die Karten, sah eine fremde Hand an, nahm fremde Karten zum Anschauen, drehte fremde Karten um, gefoldeter Spieler schaut in eine Live-Hand
    .told =
        Der Spieler neben mir hob meine Karten an und schaute hinein, als ich noch in der Hand war
        Ein Zuschauer hinter Platz 4 sah in seine Live-Hand
        Platz 6 hatte gefoldet und spähte dann in die Karten von Platz 7
        Jemand aus dem Publikum nahm eine Live-Hand und drehte sie um
        Mein Nachbar sah ungefragt in meine Karten, ich bin noch in der Hand
        Ein Spieler, der nicht mehr in der Hand ist, sah in die Karten des abwesenden Big Blind
        Der neben ihr griff hinüber und drehte ihre lebenden Karten um
        Ein anderer Spieler hat in meine Karten geschaut, ist meine Hand tot?
        Außenstehender schaut in eine Live-Hand
        Seine Freundin steht hinter ihm und sieht die Karten von Platz 3
        Ein gefoldeter Spieler sah sich die Hand von dem an, der auf der Toilette war
        Er beugte sich vor und sah meine Hand, während noch gesetzt wurde
        Ein Vorbeigehender stieß die Karten eines Spielers um, und alle sahen sie
    .heard =
        der Kerl hinter mir liest über meine Schulter mit
        die Kellnerin sah sein Blatt und kicherte
        er war draußen und linst jetzt ungefragt beim Nebenmann hinein
        Typ an der Bande kann beide von ihr sehen
        Platz 8 packte meine zwei und guckte
        ein Fremder dreht mein Blatt auf, zählt das noch
        er gönnte sich einen Blick auf meine Asse
        ein Kind griff meine Karten vom Tisch
        gepasst und neugierig biegt er die Ecken vom Blatt daneben
        meine Nachbarin schielt dauernd in meine Karten
        Platz 1 schaut nach, was UTG verdeckt liegen ließ
        Fan läuft herum und sieht sich an, was jeder hat
        Ein Zuschauer mit Bier stand hinter mir, bückte sich, hob meine Karten an und fragte erst dann, ob er das dürfe, die Hand lief noch
        Ein Kind vom Nebentisch nahm die Hand vom Filz und zeigte sie herum
        Der Nachbar schaute in meine, als ich Wasser holte
        Ein schon Gefoldeter sah sich die Karten des Gegners an
        Ein Fan schaute in die lebende Hand und pfiff
        Hat in meine karten geschaut, muss ich weiterspielen?
        Ein Zuschauer hob meine zwei hoch und zog die Augenbrauen hoch
        Der Kameramann drehte mein Blatt so, dass es der Tisch sah
        Sein Bruder schaute ihm über die Schulter, obwohl er am Zug war
        Beim Servieren deckte die Kellnerin meine Karten für den Nachbarn auf
outsider-sees-hand-fact-did = Wie wurde die Hand gesehen?
    .label = Hand gesehen
    .looked = hineingeschaut, ohne die Karten zu berühren
    .lifted = von jemand anderem angehoben oder genommen
    .turned-over = von jemand anderem umgedreht
    .shown = vom Spieler selbst gezeigt
outsider-sees-hand-fact-who = Wer war es?
    .label = wer es war
    .out-of-hand = ein Spieler, der nicht in der Hand ist
    .in-hand = ein anderer Spieler in der Hand
    .spectator = ein Zuschauer oder sonst jemand, der nicht spielt
outsider-sees-hand-outcome-no-looking = Die Hand bleibt im Spiel: Jede Hand hat einen Spieler
outsider-sees-hand-outcome-hands-off = Die Hand bleibt im Spiel; fremde Karten fasst man nicht an
outsider-sees-hand-outcome-spectator-looked = Die Hand bleibt im Spiel; der Zuschauer hält Abstand
outsider-sees-hand-outcome-no-showing = Die Hand bleibt im Spiel; zeigen darf man sie niemandem
outsider-sees-hand-outcome-hand-plays = Die Hand bleibt im Spiel
outsider-sees-hand-outcome-hand-dead = Die gezeigte Hand ist tot
outsider-sees-hand-order-hand-stays-live = Dealer: mit der Hand weitermachen. Dass sie gesehen wurde, tötet sie nicht.
outsider-sees-hand-order-hand-is-dead = Dealer: Diese Hand ist tot. Mit den anderen weitermachen.
outsider-sees-hand-order-cards-down = Dealer: die Karten wieder verdeckt vor ihren Spieler legen.
outsider-sees-hand-order-look-at-own = Floor: dem, der hingeschaut hat, sagen, dass man nur in die eigenen Karten schaut.
outsider-sees-hand-order-keep-hands-off = Floor: diesem Spieler sagen, dass er fremde Karten nicht anfasst.
outsider-sees-hand-order-step-back = Floor: den Zuschauer vom Tisch zurücktreten lassen.
outsider-sees-hand-order-show-nobody = Floor: dem Spieler sagen, dass er seine Karten während einer Hand niemandem zeigen darf.
outsider-sees-hand-order-say-nothing = Floor: allen, die die Karten gesehen haben, sagen, dass sie bis zum Ende der Hand darüber schweigen.
outsider-sees-hand-order-protect-cards = Spieler: die eigenen Karten schützen und verdeckt halten.
outsider-sees-hand-remark-show-the-others = Ob die anderen Spieler die Karten auch sehen dürfen, sagt der Vorfall „Hand nur einem Spieler gezeigt“ (show-one-show-all).
outsider-sees-hand-remark-talked = Wenn etwas über die Karten gesagt wurde, siehe den Vorfall „Reden über eine Hand“ (talking-about-a-hand).
outsider-sees-hand-remark-helped = Wenn zwei Spieler einander damit geholfen haben, siehe den Vorfall „Softplay und Chip-Dumping“ (soft-play).
