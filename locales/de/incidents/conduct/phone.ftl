phone = Telefon oder anderes Gerät am Tisch
    .search = Handy am Tisch, telefoniert während der Hand, hat am Tisch einen Anruf angenommen, Telefonat am Tisch, sein Handy klingelt, Klingelton, schreibt Nachrichten mit Karten vor sich, benutzt eine Poker-App, Push-Fold-Chart, Solver auf dem Handy, laute Musik, Musik mit Kopfhörern, Ohrhörer während der Hand, schaut ein Video, filmt den Tisch, macht Fotos, streamt am Tisch, Smartglasses, Tablet auf dem Tisch
    .told =
        Er telefoniert in der Hand
        Er hat das Handy am Ohr, obwohl er noch Karten hat.
        Der spielt hier mit einer Poker-App auf dem Handy und schaut in der Hand nach.
        Platz 7 schreibt Nachrichten auf dem Handy, während er noch in der Hand ist, und hält alle auf.
        Er schaut laut Videos am Tisch ohne Kopfhörer, der ganze Tisch hört mit, und er hört nicht auf.
        Darf er am Tisch mit dem Handy einen Push-Fold-Chart benutzen, während er Karten hat?
        Spieler ist am Handy
        Platz 4 telefoniert am Tisch, obwohl er noch Karten hat
        Spieler schaut am Handy einen Push-Fold-Chart an, während er in der Hand ist
        Platz 7 schaut ein Video mit Ton auf dem Handy, alle hören mit, und das Spiel wird aufgehalten
        Platz 1 tippt mit Live-Hand Nachrichten ins Handy, Bet 5000 liegt vor ihm und alle warten
        Darf er am Tisch telefonieren oder Nachrichten schreiben, wenn er noch in der Hand ist?
    .heard =
        er hängt am Telefon und wir warten auf seine Entscheidung
        sie tippt WhatsApp mit Live-Hand
        Platz 1 schlägt am Mobilgerät Ranges nach
        das Ding bimmelt, er hebt ab und ratscht gemütlich
        dröhnt neben mir TikTok auf voller Lautstärke
        GTO Wizard offen auf dem Schoß
        darf ich mit AirPods drin spielen wenn ich Karten habe
        sie stellt mich live auf Insta ohne zu fragen
        die Smartwatch vibriert und er liest mitten in der Hand
        er verfolgt am Laptop das Fußballspiel
        Powerbank und iPad liegen auf dem Filz
        hat den Stack und unsere Karten geknipst
        er hängt am Smartphone während er Karten hat
        telefoniert mit Karten in der Hand
        schreibt Nachrichten am Smartphone während er im Spiel ist
        benutzt eine Tabelle auf dem Telefon
        er benutzt sein Handy, während er Karten hat
        Spieler telefoniert am Tisch während der Hand
        sie schreibt Nachrichten, während sie in der Hand ist
        sein Telefon klingelt im Spiel und er geht ran
        er schaut mit einer lebenden Hand etwas auf dem Handy nach
        Spieler hört laut Musik auf seinem Handy
        er filmt den Tisch mit seinem Handy
        Der quasselt am Handy und hat noch Karten vor sich
        Hängt dauernd in WhatsApp und tippt, wir warten alle
        Der Urs hat mitten in der Hand das Natel am Ohr
        Auf dem iPad schaut Seat 2 sich grad Push-Fold-Ranges an
        Sein Smartphone bimmelt schon zum dritten Mal, laut wie Sau
        Netflix ohne Stöpsel auf voller Lautstärke, der Bub nervt
        Der hängt dauernd am Handy und quasselt, mit Karten vor sich
        Sie tippt unterm Filz Whatsapp, mitten in ihrer Hand
        Sitz 6 guckt auf seinem Smartphone ne Push-Fold-Tabelle nach
        Dem sein Klingelton dudelt schon zum dritten Mal, nervt total
        Der filmt uns mit dem iPad und hat noch ein Blatt
        Stöpsel im Ohr, Mucke voll aufgedreht, kriegt nix mit
        Er telefonierte, die Karten lagen vor ihm
        In der Hand hatte er eine App mit Tabelle offen
        Sein Handy klingelte laut, und er ging dran, als er am Zug war
        Videoanruf, und die Kamera zeigte aufs Board
        Zwischen Flop und Turn schrieb er Nachrichten
        Am Zug hielt der Typ sein Handy unters Kinn und las davon ab, angeblich eine Nachricht von seiner Frau, auf dem Schirm war aber eine Tabelle
        Er spielte mit dem Telefon in der Hand und tippte was
        Mit Kopfhörern reagierte er auf keinen Dealer
        Er filmte den Tisch und streamte live
        Die Smartwatch leuchtete beim All-in, und er las ab, was tun?
        benutzt am Tisch einen Laptop
        schaut während der Hand auf dem Tablet einen Film
        telefoniert, obwohl er Karten hat
        schreibt mit lebender Hand Nachrichten
        hat Kopfhörer auf und hört die Action nicht
        schaut am Handy etwas nach, während er dran ist
        ihr Freund sagt ihr am Telefon, was sie tun soll
        er fotografiert seine Karten
phone-fact-use = Wofür wurde das Gerät benutzt?
    .label = Gerät benutzt
    .call = für ein Telefongespräch am Tisch
    .app = für eine Betting-App oder einen Chart
    .sound = für Klingelton, Musik oder Video, die andere hören konnten
    .headphones = für Musik oder Video, die nur dieser Spieler hören konnte
    .on-table = für nichts: es lag auf dem Tisch
    .other = für etwas anderes: Nachrichten, Fotos, Filmen, ein anderes Hilfsmittel
phone-fact-live-hand = Hatte der Spieler eine Live-Hand?
    .label = Live-Hand
phone-fact-harm = Was hat das im Spiel bewirkt?
    .label = im Spiel bewirkt
    .none = nichts
    .disturbs = es hat jemanden gestört oder das Spiel aufgehalten
    .advantage = es hat dem Spieler einen Vorteil gegenüber den anderen gebracht
phone-fact-house-allows = Erlauben die Hausregeln das?
    .label = laut Hausregeln erlaubt
phone-outcome-no-call = Keine Telefongespräche am Tisch
phone-outcome-no-app = Keine Betting-Apps und keine Charts
phone-outcome-app-allowed = Erlaubt, solange der Spieler keine Live-Hand hat
phone-outcome-no-sound = Das Gerät muss stumm sein
phone-outcome-no-headphones = Keine Musik und kein Video mit Kopfhörern
phone-outcome-put-away = Das Gerät darf so nicht benutzt werden
phone-outcome-off-the-table = Keine Telefone und Geräte auf dem Tisch
phone-outcome-no-device = Keine Geräte, solange der Spieler eine Live-Hand hat
phone-outcome-floor-decides = Deine Wahl: das Gerät darf benutzt werden oder nicht
phone-outcome-allowed = Das ist erlaubt
phone-order-end-call = Floor: den Spieler auffordern, das Gespräch sofort zu beenden.
phone-order-call-elsewhere = Floor: dem Spieler sagen, dass er nur abseits des Tisches telefonieren darf, und nur ohne Live-Hand.
phone-order-call-without-hand = Floor: dem Spieler sagen, dass er nur ohne Live-Hand telefonieren darf.
phone-order-app-away-for-the-hand = Floor: den Spieler auffordern, App oder Chart nicht zu benutzen, solange er eine Live-Hand hat.
phone-order-app-away = Floor: den Spieler auffordern, die App zu schließen oder den Chart wegzulegen.
phone-order-app-until-next-hand = Floor: den Spieler auffordern, die App zu schließen oder den Chart wegzulegen, bevor die nächste Hand ausgeteilt wird.
phone-order-nobody-hears-it = Floor: den Spieler auffordern, das Gerät so einzustellen, dass kein anderer es hört.
phone-order-switch-it-off = Floor: den Spieler auffordern, Ton und Bild auszuschalten.
phone-order-headphones-off = Floor: den Spieler auffordern, Musik oder Video auszuschalten.
phone-order-put-it-away = Floor: den Spieler auffordern, das Gerät wegzulegen.
phone-order-off-the-table = Floor: den Spieler auffordern, das Gerät vom Tisch zu nehmen.
phone-order-hands-off = Floor: dem Spieler sagen, dass er kein Gerät bedienen darf, solange er eine Live-Hand hat.
phone-order-no-strategy-data = Floor: dem Spieler sagen, dass er von niemandem und aus keiner Quelle Strategiedaten nehmen darf.
phone-order-say-whether = Turnierleitung: entscheiden, ob der Spieler es am Tisch weiter benutzen darf, und es ihm sagen.
phone-order-hand-goes-on = Dealer: mit der Hand weitermachen. Wegen des Geräts ist keine Hand tot.
phone-order-let-it-be = Floor: es dabei belassen.
phone-remark-help-with-a-hand = Wenn damit Rat zu einer Hand geholt wurde, auch den Vorfall „Reden über eine Hand“ (talking-about-a-hand) ansehen.
phone-remark-not-during-a-hand = Solange der Spieler eine Live-Hand hat, darf er das Gerät nicht bedienen, auch nicht für andere Musik.
phone-remark-only-loud-named = Das Buch will laute Klingeltöne, Musik, Bilder und Videos ausgeschaltet haben. Über das, was nur ein Spieler hört, sagt es nichts.
phone-remark-left-to-phone = Wenn der Spieler mit einer Live-Hand weggeht, um zu telefonieren, auch den Vorfall „Den Tisch mit Live-Hand verlassen“ (left-table-with-hand) ansehen.
