policy-invalid-declaration-call-no-bet = Ansage „Call“ ohne Bet
    .check = gilt als Check
    .full-choice = bindet nicht, alle Optionen bleiben offen

policy-invalid-declaration-raise-no-bet = Ansage „Raise“ ohne Bet
    .minimum-bet = mindestens eine Minimum-Bet
    .minimum-raise = mindestens ein Minimum-Raise

policy-invalid-declaration-check-facing-bet = Ansage „Check“ nach einer Bet
    .call-or-fold = Call oder Fold, kein Raise
    .full-choice = Call, Fold oder Raise

policy-unclear-amount-reading = Welche Lesart des Betrags gilt
    .highest-reasonable = der höchste vernünftige Betrag
    .highest-possible = der höchste mögliche Betrag
    .most-reasonable = der vernünftigste Betrag
    .smaller = immer der kleinere Betrag

policy-unclear-amount-pot-test = Wie der Pot den Betrag begrenzt
    .less-than-pot = muss kleiner sein als der Pot
    .at-most-pot = darf höchstens so hoch sein wie der Pot
    .no-pot-test = der Pot spielt keine Rolle

policy-unclear-amount-five-at-5000 = Bet von „fünf“, Pot genau 5.000

policy-unclear-amount-pot-definition = Was als Pot zählt
    .all-bets = alle Bets, ob eingezogen oder nicht
    .collected-only = nur bereits eingezogene Chips

policy-unclear-amount-pot-moment = Wann der Pot gemessen wird
    .before-bet = vor der unklaren Bet
    .with-bet = einschließlich der unklaren Bet

policy-unclear-amount-other-information = Weitere Hinweise auf den Betrag
    .first = weitere klare Hinweise gehen vor
    .ignored = weitere Hinweise zählen nicht

policy-nonstandard-term-risk = Risiko eines inoffiziellen Ausdrucks
    .own-risk = Risiko des Spielers
    .intention = es zählt, was der Spieler meinte

policy-gestures-risk = Risiko einer inoffiziellen Geste
    .own-risk = Risiko des Spielers
    .intention = es zählt, was der Spieler meinte

policy-gestures-knock = Klopfen auf den Tisch
    .check = Klopfen ist ein Check
    .not-binding = Klopfen bindet nicht

policy-official-terms-regional = Regionale Ausdrücke
    .allowed = erlaubt
    .may-count = können als offiziell gelten
    .unofficial = zählen wie jeder inoffizielle Ausdruck

policy-official-terms-complete = Der Ausdruck „complete“
    .yes = als offizieller Ausdruck genannt
    .no = nicht als offizieller Ausdruck genannt

policy-official-terms-pass = Der Ausdruck „passen“ für einen Fold
    .yes = als offizieller Ausdruck genannt
    .no = nicht als offizieller Ausdruck genannt

policy-official-terms-pot = Der Ausdruck „Pot“
    .pot-limit-only = nur bei Pot-Limit offiziell
    .every-game = in jedem Spiel offiziell

policy-fold-without-bet-binding = Fold ohne Bet, wenn man an der Reihe ist
    .yes = der Fold bindet
    .no = der Fold bindet nicht

policy-fold-without-bet-penalty = Penalty für einen Fold ohne Bet
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt
    .none = keine Penalty

policy-fold-without-bet-until = Bis wann die Fold-Regel gilt
    .last-betting-round = bis zum Ende der letzten Setzrunde
    .whole-hand = während der ganzen Hand

policy-fold-out-of-turn-binding = Fold außer der Reihe
    .always = der Fold bindet immer
    .if-unchanged = bindet nur, wenn sich die Lage nicht ändert

policy-fold-out-of-turn-penalty = Penalty für einen Fold außer der Reihe
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt
    .none = keine Penalty

policy-conditional-declaration-status = Zulässigkeit von Wenn-dann-Ansagen
    .not-allowed = nicht erlaubt
    .non-standard = nicht korrekt und unerwünscht

policy-conditional-declaration-scope = Welche Ansagen erfasst sind
    .any-early = jede vorzeitig angesagte Aktion
    .conditional-only = bedingte Aussagen über künftige Aktionen

policy-conditional-declaration-binding = Ob eine Wenn-dann-Ansage bindet
    .yes = die Ansage bindet
    .no = die Ansage bindet nicht

policy-conditional-declaration-penalty = Penalty für eine Wenn-dann-Ansage
    .may = eine Penalty kann folgen
    .will = eine Penalty folgt
    .none = keine Penalty

policy-conditional-declaration-both = Penalty neben der Bindung an die Worte
    .both-possible = beides zugleich möglich
    .one-or-other = entweder das eine oder das andere

policy-call-before-amount-amount = Was ein vorzeitiger Caller schuldet
    .full-bet = die ganze Bet
    .not-bound = nichts, der Call bindet nicht

policy-call-before-amount-any-amount = Vorzeitiger Caller an jeden Betrag gebunden
    .yes = kann auf jeden Betrag festgelegt werden
    .no = kann nicht auf jeden Betrag festgelegt werden
