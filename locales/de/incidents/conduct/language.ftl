language = Sprache am Tisch
    .search = andere Sprache am Tisch, spricht eine fremde Sprache, nur Deutsch, nur Englisch am Tisch, welche Sprachen sind erlaubt, die reden Polnisch, Türkisch während der Hand, wir verstehen nichts, redet mit seinem Freund in seiner Sprache, Amtssprache am Tisch, offizielle Sprache, bitte Englisch reden, Französisch am Tisch, redet mit einem Zuschauer in einer anderen Sprache
    .told =
        Die reden Russisch am Tisch
        Die zwei sprechen in der Hand miteinander in einer Sprache, die wir nicht verstehen.
        Er redet während der Hand Türkisch mit seinem Kumpel hinter ihm, ich will, dass er Deutsch oder Englisch redet.
        Platz 2 und Platz 5 sind beide noch in der Hand und unterhalten sich auf Polnisch, keiner weiß, worüber.
        Er hat schon gefoldet und redet mitten in der Hand auf Italienisch mit einem, der noch Karten hat.
        Dürfen die am Tisch während der Hand in einer fremden Sprache reden?
        Platz 3 und Platz 4 reden in der Hand in einer fremden Sprache miteinander
        Zwei Spieler unterhalten sich auf Italienisch, während die Hand läuft, der Rest versteht nichts
        Platz 6 ist noch in der Hand und redet auf Türkisch mit einem Freund hinter dem Tisch
        Turn liegt, Platz 1 hat noch Karten und spricht mit Platz 9 Polnisch, obwohl hier nur Deutsch und Englisch gilt
        Dürfen die zwei am Tisch Kroatisch reden, während eine Hand läuft?
    .heard =
        zwei Russen plaudern mitten im Pot
        die quasseln ungarisch und ich versteh nur Bahnhof
        geht Wienerisch auch, der halbe Tisch ist aus Österreich
        4 und 6 tuscheln auf Rumänisch, beide mit Karten
        bitte nur reden, was alle verstehen
        er schaltet auf Serbisch um, sobald sein Spezl dabei ist
        ist meine Muttersprache zwischen den Händen auch untersagt
        der Dealer antwortet einem Gast auf Spanisch
        darf man beim Setzen Zahlen auf Italienisch sagen
        sie ruft ihrem Mann hinter der Absperrung was auf Arabisch zu
        keine Ahnung, was die besprechen, klang Tschechisch
        die Dame kann kein Deutsch und ihr Sohn übersetzt
        die zwei quatschen auf Polnisch am Tisch
        unterhalten sich während der Hand in fremder Sprache
        am Tisch wird Türkisch geredet, der Rest versteht nichts
        welche Sprachen sind beim Spielen erlaubt
        sie sprechen am Tisch eine andere Sprache
        zwei Spieler reden während der Hand Polnisch miteinander
        darf am Tisch nur Deutsch oder Englisch gesprochen werden
        er redet in seiner Sprache mit seinem Freund, während er Karten hat
        sie sprechen eine Sprache, die der Dealer nicht versteht
        Die zwei reden Russisch miteinander, mitten im Spiel
        Quatscht auf Türkisch mit dem Kumpel an der Absperrung und hat noch Karten
        Der Italiener und sein Spezl parlieren auf Italienisch, versteht keine Sau
        Seat 8 plappert Kroatisch mit Seat 9, beide noch drin
        Die Franzosen tuscheln Französisch, die sollen gefälligst Englisch reden
        Auf Schwiizerdütsch mit dem Nachbarn, der Holländer beschwert sich, er kapiert nix
        Die zwei quatschen mitten im Spiel Türkisch, versteht doch keiner
        Redet Russisch mit seinem Kumpel am Geländer und hat noch Karten
        Die labern dauernd Polnisch statt Deutsch, sag denen mal was
        Sitz 4 und 5 babbeln Kroatisch zwischen zwei Spielen, stört das?
        Was tuscheln die da auf Arabisch, ich versteh kein Wort
        Er antwortet ihm auf Ungarisch und hat sein Blatt noch vor sich
        Zwei Brüder redeten quer über den Tisch in einer Sprache, die sonst keiner verstand, der eine musste gerade über einen Call entscheiden
        Am Zug sagte sie dem Freund an der Absperrung was in fremder Sprache
        Nach dem Flop fiel ein Satz auf Russisch, und es kam Antwort
        Wir verstehen sie nicht, und keiner hält sie auf
        Zwei plauderten serbisch, während der Dritte über den Call nachdachte
        Reden eine andere sprache, is das erlaubt?
        In einem Raum mit Schild „English only“ sprachen sie polnisch
        Auf Rumänisch wechselten sie zwei Worte, und einer passte sofort
        Zählt Schwiizerdütsch als Deutsch, wenn ein Italiener mitspielt?
        Der Türke übersetzte seinem Kumpel gleich noch die Bet, mitten in der Runde
language-fact-language = Welche Sprache wurde gesprochen?
    .label = Sprache
    .other = eine Sprache, die hier nicht steht
    .english = Englisch
    .german = Deutsch
    .dutch = Niederländisch
    .slovak = Slowakisch
    .croatian = Kroatisch
language-fact-hand-under-way = Lief eine Hand, von der ersten ausgeteilten Karte bis zum Ende des Showdowns?
    .label = laufende Hand
language-fact-has-hand = Hatte der Spieler, der gesprochen hat, eine Live-Hand?
    .label = Live-Hand
language-fact-with-whom = Mit wem wurde gesprochen?
    .label = gesprochen
    .at-the-table = mit jemandem am Tisch
    .elsewhere = mit jemandem, der nicht an diesem Tisch spielt
language-fact-house-allows = Erlauben die Hausregeln diese Sprache hier?
    .label = laut Hausregeln erlaubt
language-outcome-allowed = Diese Sprache darf gesprochen werden
language-outcome-not-allowed = Diese Sprache darf nicht gesprochen werden
language-outcome-free-now = Die Sprachregel gilt hierfür nicht
language-order-only-dutch-english-german = Floor: dem Spieler sagen, dass nur Niederländisch, Englisch und Deutsch erlaubt sind.
language-order-only-dutch = Floor: dem Spieler sagen, dass nur Niederländisch erlaubt ist.
language-order-only-english-and-house-choice = Floor: dem Spieler sagen, dass nur Englisch und die Sprachen der Hausregeln erlaubt sind.
language-order-only-slovak-english-german = Floor: dem Spieler sagen, dass nur Slowakisch, Englisch und Deutsch erlaubt sind.
language-order-only-croatian-english = Floor: dem Spieler sagen, dass nur Kroatisch und Englisch erlaubt sind.
language-order-only-posted = Floor: dem Spieler sagen, dass nur die Sprachen erlaubt sind, die das Haus ausgehängt und angesagt hat.
language-order-hand-goes-on = Dealer: mit der Hand weitermachen. Jede Live-Hand bleibt im Spiel.
language-order-nothing-to-do = Floor: es dabei belassen. Die Spieler dürfen weiterreden.
language-remark-penalty-not-named = Das Buch nennt für eine andere Sprache keine Penalty. Wenn der Spieler nach dem Hinweis weitermacht, auch den Vorfall „Verstoß gegen die Etikette“ (etiquette) ansehen.
language-remark-only-during-hand = Die Regel gilt, solange eine Hand läuft, nicht zwischen zwei Händen.
language-remark-only-english-in-usa = In den USA lässt das Buch während einer Hand nur Englisch zu.
language-remark-about-the-cards = Ging es um die Karten eines Spielers, auch den Vorfall „Reden über eine Hand“ (talking-about-a-hand) ansehen.
