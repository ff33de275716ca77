raise-cap = Anzahl der erlaubten Raises
    .search = Raise-Cap, Cap, Capped, Höchstzahl Raises, wie viele Raises, wie oft erhöhen, noch ein Raise, noch einmal erhöhen, zu viele Raises, drei Raises, vier Bets, Begrenzung der Raises, Limit Raises, Cap im Heads-up
    .told =
        Noch ein Raise erlaubt?
        Wir spielen Limit und das ist schon der fünfte Raise, ist da nicht Schluss?
        Der Dealer sagt, es darf keiner mehr raisen, weil die Zahl der Raises in dieser Runde erreicht ist.
        Limit Hold'em am Turn, wir sind zu dritt, Bet und schon drei Raises, und der Button will noch einmal erhöhen.
        Wir sind nur noch zu zweit in der Hand und raisen hin und her, und der Dealer sagt beim vierten Raise, jetzt ist das Cap.
        Gibt es im No-Limit auch eine Grenze, wie oft man in einer Runde raisen darf?
        Wie viele Raises erlaubt?
        Limit, es gab schon drei Raises, Platz 4 will nochmal raisen
        Spieler sagt, das Cap ist erreicht, der andere will trotzdem weiter raisen
        Limit Hold'em, Bet und drei Raises in dieser Runde, drei Spieler in der Hand, Button will das vierte Raise
        No-Limit, jetzt kommt schon das fünfte Raise in der Runde und Platz 8 meint, mehr als vier sind nicht erlaubt
        Gilt das Cap auf die Anzahl der Raises auch, wenn nur noch zwei Spieler im Turnier sind?
    .heard =
        Bet, Raise, Reraise, Cap, kann ich noch ein fünftes Mal
        Limit Omaha 8 und er will nochmal drauf
        wir sind auf dieser Street nur noch zu zweit, ist es dann unbegrenzt
        Fixed Limit, die vierte Bet liegt, Dealer sagt Schluss
        wie häufig dürfen wir hin und her in diesem Spiel
        sie verweigert mein Reraise, weil schon dreimal erhöht wurde
        Stud Eight, wie viele Male darf es auf der Sixth Street hochgehen
        zwei Kerle erhöhen sich ständig und ich hänge dazwischen
        gilt die Obergrenze auch noch im Duell
        ist eine 6-Bet im No-Limit erlaubt
        ich werde gequetscht, die pumpen sich endlos hoch, gibt es keinen Stopp
        die letzten zwei im Turnier, dürfen die ewig weiter erhöhen
        wie oft darf in Limit erhöht werden
        wie viele Raises sind im Limit pro Runde erlaubt
        Bet und drei Raises, ist jetzt Schluss mit Erhöhen
        zu zweit im Limit, gilt die Obergrenze für Erhöhungen
        Limit Hold'em, es gab eine Bet und drei Raises, darf er noch einmal erhöhen
        gibt es eine Obergrenze für Erhöhungen, wenn nur noch zwei Spieler da sind
        wie viele Raises sind im Limit erlaubt
        Spieler will im Fixed Limit ein viertes Mal erhöhen
        der Cap ist erreicht und er will noch raisen
        Limit Holdem, schon dreimal erhöht, darf man noch drüber
        Cap ist doch erreicht, der Sepp will trotzdem nochmal hoch
        Wie oft darf man hier pro Runde draufgehen, wir sind zu dritt im Limit
        Nur noch zwei in der Hand, gilt der Deckel beim Erhöhen da noch
        Im No-Limit zum fünften Mal drüber, sie meint, das wär zu oft
        Vier Erhöhungen gabs auf dem Turn, jetzt will der Horst die fünfte
        Der fünfte geht am Flop hoch, ist beim Limit nicht irgendwann Schluss?
        Drüber, nochmal drüber, wieder drüber, ist der Deckel erreicht?
        Bloß noch zwei im Topf, können die sich endlos hochschaukeln?
        Nach drei Erhöhungen macht der Geber zu, Sitz 4 will trotzdem nachlegen
        Limit, nur wir zwei im Turnier, wie oft kann man da hochgehen?
        No-Limit, jetzt kommt schon das sechste Drüber, gibt's da ne Grenze?
        Fünf Erhöhungen nacheinander im Limit, der Dealer sagte, jetzt sei Schluss
        Zwei überboten sich ständig und ich steckte dazwischen, gibt es da eine Grenze?
        Im Limit waren es Bet und drei Raises, er will noch eins
        Nur noch zu zweit, angeblich darf man dann endlos hoch
        Im Limitturnier waren es schon Bet und drei Erhöhungen, der Junge wollte noch eine, und der Dealer meinte, mehr gebe es in dieser Runde nicht
        Wie oft darf man in ner Runde erhöhen bei limit?
        Drei im Pot, zwei Damen schaukelten sich hoch, und der Dritte wollte, dass man sie bremst
        Das vierte Raise im Limit-Stud lehnte der Dealer ab
        Im letzten Duell eines Limitturniers gab es sieben Erhöhungen am Stück
        Beim Capping waren sich Dealer und Spieler uneinig, ob die erste Bet schon mitzählt
        wie viele Raises sind erlaubt
        schon drei Raises, ist noch eines erlaubt
raise-cap-fact-structure = Welche Setzstruktur wird gespielt?
    .label = Setzstruktur
    .no-limit = No-Limit
    .pot-limit = Pot-Limit
    .limit = Limit
raise-cap-fact-reached = Ist die Zahl der Raises, die das Haus erlaubt, in dieser Setzrunde erreicht?
    .label = Maximum an Raises erreicht
    .yes = ja
    .no = nein
    .no-number = das Haus hat keine Zahl festgelegt
raise-cap-fact-in-hand = Wie viele Spieler sind noch in der Hand?
    .label = Spieler in der Hand
    .three-or-more = drei oder mehr
    .two = zwei
raise-cap-fact-in-event = Wie viele Spieler sind noch im Turnier?
    .label = Spieler im Turnier
    .three-or-more = drei oder mehr
    .two = zwei
raise-cap-outcome-no-cap = Noch ein Raise ist erlaubt: Es gibt keine Grenze
raise-cap-outcome-below-cap = Noch ein Raise ist erlaubt: Grenze nicht erreicht
raise-cap-outcome-capped = Kein Raise mehr: Die Grenze ist erreicht
raise-cap-outcome-two-left-no-cap = Noch ein Raise ist erlaubt: zu zweit keine Grenze mehr
raise-cap-outcome-number-not-said = Es gibt eine Grenze, aber das Buch nennt keine Zahl
raise-cap-order-raise-allowed = Der Spieler darf erhöhen.
raise-cap-order-next-raise-checked = Dealer: dieses Raise mitzählen und vor dem nächsten neu prüfen.
raise-cap-order-call-or-fold = Spieler: Call oder Fold. Für den Rest dieser Setzrunde ist kein Raise mehr möglich.
raise-cap-order-director-sets-number = Turnierleitung: festlegen, wie viele Raises hier erlaubt sind, und dabei bleiben.
raise-cap-remark-number-is-the-houses = Das Buch nennt keine Zahl: Die legt das Haus fest.
raise-cap-remark-two-in-hand-still-capped = Zwei in der Hand genügen nicht: Die Grenze gilt, bis im Turnier nur noch zwei übrig sind.
raise-cap-remark-two-left-open = Nach dem Buch entfällt die Grenze, wenn zwei übrig sind, im Heads-up. Es sagt nicht, ob zwei in dieser Hand genügen.
raise-cap-remark-house-rule = Nachsehen, ob das Haus hierfür eine eigene Regel hat.
