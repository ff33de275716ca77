premature-stud-card = Stud card dealt too early
    .search = premature stud card, stud card too early, early upcard, early street in stud, fourth street too early, fifth street too early, sixth street too early, seventh street too early, next street before the betting was over, dealer dealt the next street too soon, player still had to act in stud, razz card too early, third street betting not finished, player skipped in stud
    .told =
        Stud card dealt too early
        We're playing stud and the dealer dealt fifth street before the betting was done
        The dealer started dealing sixth street and I hadn't acted yet in seven-card stud
        I bet on fourth street, seat 5 hadn't called or folded, and the dealer gave everybody the fifth card
        In stud the dealer threw out the seventh-street cards too soon, one player still had to act on sixth
        What do you do with the cards when the next stud street was dealt before everybody acted?
        stud card came too early
        Seven-card stud, sixth street came out while seat 3 still had to act.
        Razz, one player hadn't acted and I already dealt everybody the next card.
        Stud hi-lo, I dealt seventh street down to two players before the sixth-street betting was done.
        In stud I dealt the next street too early, do I burn those cards or take them back?
    .heard =
        I hadn't completed on third and she's already sending fourth
        everyone got their next upcard, the king high was still thinking
        razz: low hand still to bet, seat 5 already has his fifth
        bring-in not answered by two seats, fourth is coming out
        dealer sent sixth round while there was a raise pending on fifth
        eight-or-better, she gave me a downcard before the bet on sixth was settled
        one door card too quick, do the new upcards get taken away
        seven card, someone hasn't matched yet and three of us have a fresh card
        she started the next round of upcards with my bet unanswered
        fifth came down early, pair showing is still first to speak
        who keeps which card if the street in seven-card was dealt ahead
        last down card arrived before the player with trip eights was done
        in stud the dealer dealt fifth street too early
        the next street was dealt before the betting on fourth street was over
        stud: a card came too soon, one player had not acted
        seven card stud, sixth street dealt before the action was complete
        Razz: dealer gave us fifth before I'd called on fourth.
        Sixth street's being pitched in razz, seat 2 hadn't finished betting.
        Final downer's out already, I'm still facing a bet on sixth.
        In razz he rushed the next upcard, bring-in fella hadn't spoken.
        Seventh street's gone round and Mick never got his say on sixth.
        Dealer fired out fourth, third street was still open to Kev, no bring-in settled.
        In seven-card, the dealer gave out fifth before the guy with the open pair had answered the bet on fourth
        In the seven-card stud event, with the bring-in raised to 1,200 and a pair of tens still to decide, the dealer gave each of the others a new open card, and one of them made an open pair with it
        We were on third street in razz, two to act, and she sent the next card around
        The sixth card hit three of us though there was an open bet on fifth, what now?
        A seventh-street card, face down, was dealt to the first player while the last hadn't called on sixth
        Dealer in the HORSE event fell asleep and began fouurth without my raise being called
        We were playing razz at 600/1,200, I'd bet my low board on fifth street, the man opposite hadn't called or folded yet, and the dealer sent out sixth to both of us as if he had
        I'd check-raised on fifth in stud hi-lo and instead of waiting for him the dealer dealt the next round
        Stud: he had yet to fold or call the bring-in, and already the next door... upcards are flying
        The new card went to seat 1 only, then someone shouted that seat 7 hasn't acted on this street
        Fourth came too soon in the seven-card level, does everybody keep his or are they burned?
        At a stud final table the low card was still deciding when the dealer went on
        My opponent's sixth was dealt early and paired his ace; it shouldn't be there yet
        The betting on third hadn't been closed, one guy had only limped with the bring-in and there'd been a raise
        dealer jump ahead a street in razz, i was still to act with a bet in front of me
        What do you do with the river card in stud that's been pitched ahead of the action?
        He'd completed, I was next, and my neighbour got his fourth card
        In the mix, during the stud hi-lo round, an upcard was delivered before I called
        They'd dealt two cards of fifth street prior to my calling the fourth-street bet
        During the stud hi-lo round of the mixed game the dealer missed that somebody on the end still had cards, so the seventh-street cards were on their way before the bet on sixth was answered
premature-stud-card-fact-street = On which street did the early card come?
    .label = street
    .fourth-to-sixth = fourth, fifth or sixth street
    .seventh = seventh street
premature-stud-card-fact-since = What action has there been since the card came?
    .label = action since the card
    .nothing = nothing
    .action = an action, even a check, but no substantial action
    .substantial-action = substantial action (two actions, at least one with chips, or any three)
premature-stud-card-outcome-street-aside = The whole street is set aside and dealt again
premature-stud-card-outcome-card-aside = The early card is set aside
premature-stud-card-outcome-card-back = The early card is returned to the stub
premature-stud-card-outcome-card-stands = The cards stand
premature-stud-card-outcome-not-covered = Not covered: the book leaves stud out
premature-stud-card-outcome-no-rule = The book has no rule on this: rule in the interest of fairness
premature-stud-card-order-street-aside = Dealer: deal out the rest of that street, one card to each player still in the hand, and put all the cards of the street to one side.
premature-stud-card-order-card-aside = Dealer: put the early card to one side, apart from the muck.
premature-stud-card-order-card-into-stub = Dealer: put the early card back into the stub and reshuffle the whole stub face down.
premature-stud-card-order-settle-early-actions = Floor: settle what was done too early under Action out of turn (out-of-turn).
premature-stud-card-order-finish-round = The betting on the street before is finished first.
premature-stud-card-order-aside-back-now = Dealer: put the cards that were set aside back into the stub; scramble, shuffle and cut it.
premature-stud-card-order-card-back-now = Dealer: put the card that was set aside back into the stub; scramble, shuffle and cut it.
premature-stud-card-order-count-stub = Dealer: count the stub. If there are too few cards, see Too few cards for seventh street (seventh-street-shortage).
premature-stud-card-order-burn-and-deal = Dealer: burn a card and deal the street again, one card to each player still in the hand.
premature-stud-card-order-deal-no-burn = Dealer: deal the street again without burning a card, one card to each player still in the hand.
premature-stud-card-order-aside-back-before-last = Dealer: before seventh street put what was set aside back into the stub; scramble, shuffle and cut it.
premature-stud-card-order-aside-stays-out = Dealer: what was set aside stays out of the hand.
premature-stud-card-order-count-stub-before-last = Dealer: count the stub before seventh street. If there are enough cards, deal the last street as usual. If not, see Too few cards for seventh street (seventh-street-shortage).
premature-stud-card-order-cards-stand = Leave the cards as they are: play continues with them.
premature-stud-card-order-see-skipped = Floor: rule on the skipped player under Skipped player (skipped-player).
premature-stud-card-order-floor-rules-early = Floor: rule in the interest of fairness (rule { $fairness }) on the early card. A new street counts only once the betting on the one before is over.
premature-stud-card-order-settle-actions-on-street = Floor: the betting on the street before is still open. Settle what was done on the new street under Action out of turn (out-of-turn).
premature-stud-card-order-floor-rules-late = Floor: rule in the interest of fairness (rule { $fairness }): do the cards stand, or are they taken back? If they stand, see Skipped player (skipped-player).
premature-stud-card-order-floor-rules = Floor: rule in the interest of fairness (rule { $fairness }). The book leaves stud out.
premature-stud-card-remark-cards-back = Before: burn | early card. After: burn | early card back into the stub, shuffle | new street.
premature-stud-card-remark-cards-street = Before: burn | early street. After: burn | early street, aside | burn | new street. Before seventh street: early street back into the stub, shuffle.
premature-stud-card-remark-cards-seventh = Before: burn | early seventh street. After: burn | early street back into the stub, shuffle | burn | new seventh street.
premature-stud-card-remark-others = Books with a rule put the whole street aside, burn, deal it again and shuffle the cards in before seventh street: burn | early street, aside | burn | new street.
