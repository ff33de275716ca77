mucked-winner = Hand discarded at the showdown
    .search = mucked the winner, threw away the winning hand, mucked at showdown, wants his cards back from the muck, thought he had won and mucked, thought he was beaten and threw his hand away, folded the winning hand at showdown, did not show all his cards and mucked, changed his mind and wants to show, cards in the muck but we saw them, flashed the winner and mucked, discarded face down at showdown
    .told =
        He mucked the winning hand
        He threw his winning hand away at the showdown
        I thought I'd lost, threw my cards in, and now I see I had the winner
        He bet, I called, he said nice hand and mucked, but he had me beat
        At the showdown he flashed his full house, threw it face down into the muck, and everybody had seen it
        Can he get his cards back out if he mucked at the showdown and had the best hand?
        threw away the winning hand
        At showdown he threw his hand face down in the muck, he had the winner.
        River bet was called, he mucked without showing, now says he had the best hand.
        Seat 5 showed his straight for a second at the showdown, then threw it face down at the muck.
        Showdown, seat 3 says you win, pitches his cards in, then sees his two pair was good, cards are still clear of the muck.
        He mucked his winning hand himself at showdown, can we pull it out and give him the pot?
    .heard =
        he slid his hand away face down on the river, then saw he had the best
        threw the nuts in the pile after I said "two pair"
        he conceded, then asks to fish them out
        we all caught a glimpse, then he chucked it, he claims the pot
        only one was turned, both are in the pile now, wants it ruled good
        she surrendered at the end, the other guy was bluffing lower
        last caller pitched it and realises he'd a straight
        can he retrieve what he gave up, they're on top of the pile
        gave way to a stone bluff at the end, now begs for his queens
        at showdown he let go of the better hand as he misjudged the board
        dealer had them half in the muck, he wants to grab them back
        he gave it up himself, is it dead for good or recoverable
        he threw his cards away at the showdown and had the winner
        player mucked face down on the river, then wants his cards back
        she mucked the winning hand because she thought she was beaten
        his cards are in the muck, but we know what he had
        he mucked at the showdown and now claims the pot
        threw his hand away after the last call, the cards can be told apart
        River's done, he binned the winner face down by accident.
        She had a flush, never turned it, mucked when he said trips.
        Betting over, he saw my pair, chucked his; it was better.
        He'd flipped both up after the river, then slid them in the muck himself.
        After the last call he pitched it unseen, now reckons he'd won.
        Everyone saw his straight, he mucked it anyhow after the river.
        At the end she whispered "you got it", shoved her two under the pile, and the opponent turned over a busted draw lower than hers
        Board ran out queen high, I misread it and pitched the straight face down after he'd paid my bet
        The caller showed a pair of eights, Lundgren tossed his cards in, and a spectator said hadn't he just folded a set
        Once he heard "flush" my dad released his cards, even though dad had a boat, dealer had stuffed them in already
        He flashed two aces for half a second and flung them in the discards, now asks for the pot as everyone saw them
        Threw it in at the end cause I was sure I'd been beat, my mate next to me goes you had a gutshot that got there
        The hand had been called down, the loser-to-be chucked it away, and then it dawned on him that he'd counterfeited the other guy
        Can you reach into the pile and get your two back if you were ahead?
        After three streets of betting and a call on the end for 17,000, Nilsson saw a pair of jacks from his opponent, pushed his cards face down under the pile and then heard his friend say that he'd had a straight
        Dude slams his hand in the muck in disgust before noticing the fifth club on the board
        The other guy claimed two pair and showed it later, I'd already given up my better one in the meantime
        In a PLO hand he overlooked that he'd made the wheel and slid all four cards away after the last bet was called
        She turned one over, thought she was beat, and mucked both, and the one we saw made her trips
        She was half asleep, 3 a.m. at the final table, gave up her hand at the end, and it turned out the opponent had only king high
        Cards went in face down when the betting was done, they are still identifiable on top, he begs for them
        The whole tabble had seen the full house in his fingers before he let it sail into the discards
        It was the very last hand before bagging, he paid the river, saw the other's ace, threw his in the pile and then noticed on the big screen that he had rivered a boat
        My uncle, eighty-one and with thick glasses, called a bet on the last card, was told "two pair" by the other chap, pitched his cards, and only afterwards realised that the board had given him the better full house
        Two left on the river, I paid, he says "good call" and dumps it, then somebody tells him he had an ace for the pair
        I thought that my opponent had a straight but he was one short, and I've thrown mine away
        Does a hand that was tossed away at the very end count if three people swear they saw it?
        Player tapped the table, said nice hand, slung his cards and afterwards wanted to claim half because of a tie
        Right after the call he folded his kings with the comment "I'm no good", and I was the one bluffing
        Once the last bet was matched he gave his hand to the dealer unshown and walked away, his wife noticed he'd rivered a full boat
        I'd misread a nine for a six and pitched the best of it, dealer hadn't mixed them in yet
        It went check-check on the river, the button mumbled "you win" and slid both his cards into the discards before the small blind turned up seven-high, so the best hand is now lying in the garbage
        She flashed her flush to the neighbour on her right, who nodded in admiration, then thought that the four on the board made a full house for her rival and sent her cards away, pot was 40k
        Lost my mind, showed nobody, threw in two pair against ace high after it went check-check at the end
        He chucked the hand after the last street was done, realised it was the winer, and grabbed for it as the dealer was tapping it in
        The man with the winning hand had thrown it face down because the dealer announced the other's hand wrongly
        he threw away the winning hand at the showdown
        mucked and then sees that he had won
mucked-winner-fact-betting-over = Was the betting over when the hand was discarded?
    .label = betting over
mucked-winner-fact-shown = How was the hand shown before it was discarded?
    .label = hand shown
    .not-clearly = not at all, or not clearly, by the TD's ruling
    .clearly-not-tabled = not tabled in full, but the TD rules that it was clearly seen
    .tabled-and-read = all cards face up, and clearly read
mucked-winner-fact-all-in = Was a player in this hand all-in, and is the board complete?
    .label = any player all-in
    .no = no player was all-in
    .board-complete = all-in, and the board is complete
    .board-to-come = all-in, with cards of the board to come
mucked-winner-fact-cards = Where are the cards?
    .label = cards
    .apart = apart from the muck, 100% identifiable
    .touching = thrown into or against the muck, but 100% identifiable and retrievable
    .dealer-mucked = put into the muck by the dealer, but 100% identifiable and retrievable
    .known-only = thrown into the muck by the player and not retrievable, but 100% identifiable
    .gone = no longer 100% identifiable
mucked-winner-outcome-hand-live = The hand is live: it may still be tabled
mucked-winner-outcome-hand-counts = The hand counts as it was seen
mucked-winner-outcome-hand-known = The hand is known: it counts though it is in the muck
mucked-winner-outcome-no-claim = No claim to the pot
mucked-winner-outcome-not-the-showdown = Not at the showdown: the betting was not over
mucked-winner-order-hold-cards = Dealer: keep the cards apart, out of the muck.
mucked-winner-order-see-discarded = See Bet, then discarded the cards (discarded-while-live).
mucked-winner-order-keep-apart = Dealer: keep these cards out of the muck.
mucked-winner-order-take-out = Dealer: take exactly these cards back out of the muck, face down.
mucked-winner-order-table-now = Player: turn all your cards face up now if you want the pot.
mucked-winner-order-best-tabled = Dealer: read the tabled hands and give the pot to the best.
mucked-winner-order-say-hand = TD: say which hand was seen. It counts as it was seen.
mucked-winner-order-say-known = TD: say which cards they are and what makes that certain. The hand counts.
mucked-winner-order-as-seen = Dealer: compare it with the other hands and give the pot to the best.
mucked-winner-order-no-card-back = Dealer: the hand is dead. No card of it is returned.
mucked-winner-order-others-win = Dealer: give the pot to the best of the other hands.
mucked-winner-remark-seen-does-not-save = In this book a dead hand is not saved because it was seen.
mucked-winner-remark-pot-pushed = If the pot has already been pushed, the incident Hand or pot disputed (disputed-pot) says for how long it can be taken back.
mucked-winner-fact-why = Why was the hand discarded before that?
    .label = discarded before the end of the betting
    .gave-up = the player folded in turn
    .out-of-turn = the player folded out of turn
    .thought-won = the player had bet or raised and believed that no player was left
mucked-winner-outcome-all-in-tabled = All-in: the hand is live and must be tabled
mucked-winner-outcome-a-fold = Not at the showdown: a fold in turn
mucked-winner-outcome-a-fold-out-of-turn = Not at the showdown: a fold out of turn
mucked-winner-outcome-hand-not-dead = The unidentifiable hand is not dead: the TD decides
mucked-winner-order-must-table = Player: table all your cards. In an all-in no hand can be mucked.
mucked-winner-order-deal-out = Dealer: deal the rest of the board, then read every hand.
mucked-winner-order-others-play-out = Dealer: deal the rest of the board if two or more players are left, and give the pot to the best of their hands. A player who is left alone wins it.
mucked-winner-order-director-decides = TD: decide what happens to the unidentifiable hand's share of the pots.
mucked-winner-order-see-folded = See Folded in turn, wants the hand back (folded-in-turn).
mucked-winner-order-see-fold-out-of-turn = See Fold out of turn (fold-out-of-turn).
