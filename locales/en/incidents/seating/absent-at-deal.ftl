absent-at-deal = Not at the seat at the deal
    .search = player was not at his seat, not at the table when the cards were dealt, came back late from the break, came running back to his seat, sat down after the last card, missed the deal, empty seat got cards, cards dealt to an absent player, player away from the table, is his hand dead, standing behind his chair, late back from the toilet, out smoking during the deal, blind of an absent player, not in his seat, left his seat during the deal, walked away while they were dealing, sat down too late for the hand, can I still look at my cards
    .told =
        Not in his seat for the deal
        He wasn't at the table when the cards were dealt and now he wants to play the hand
        I was just coming back to my seat when the dealer dealt the last card
        He was standing at the rail during the deal and came running to his big blind after the last card
        I was standing behind my chair, could touch it, and the dealer took my cards after the deal
        Is my hand dead if I wasn't in my seat when the last card was dealt?
        not in seat for deal
        Player wasn't at his seat when the last card was dealt, now he wants to play.
        Seat 5 came running back after the deal, his cards are out there.
        Big blind was standing two tables away when I pitched the last card, now he wants his hand.
        He was back and reaching for his chair just as the last card was dealt to the button.
        He was up from his seat during the deal but could touch his chair, is his hand live?
    .heard =
        he jogged up while the button's second was being pitched
        seat 7 was chatting at the rail when his hand arrived
        two aces and I was one step from my chair
        she sat down with the deal complete, wants to play it
        dealer killed my hand since I was stood behind the chair
        he reached out from behind and touched his cards, not sitting though
        how close to the chair must one be when the pitch ends
        his hand was scooped, he was getting a coffee and the shuffle was quick
        nobody in box 4 when they dealt, he has the big blind out there
        break's over, cards went out, four of our lot are still queueing
        I got dealt in, stood up to hug a mate, came straight back before the end
        does his ante stay if he turned up too late for the deal
        he wasn't at his seat when the cards were dealt
        player came back after the last card was dealt, is his hand dead
        she stood behind her chair when the deal was finished
        he was at another table when he got his cards
        must I sit in my seat to have a live hand
        big blind wasn't there when the hand was dealt
        He was still legging it over as the final card got pitched.
        Dan strolled back from a smoke after the last card was pitched.
        I'd my paw on the chair as the last came, ain't mine live?
        She wasn't back when pitching finished, and she's the big blind.
        Up chatting three feet off while they pitched his cards, dead or not?
        Nipped to the loo as they started pitching, small blind, dead hand?
        I was five yards off, coming from the bar with a coffee, when the last one was pitched and they killed my hand
        He'd gone for a smoke, heard the shuffle through the door, ran, and reached the chair a second late; the dealer had taken his cards
        Standing behind my seat talking to my wife, cards came, dealer mucked them
        The big blind was still in line for the toilet when the deal ended, and when he returned his hand was gone
        She plonked herself down as the dealer put the stub on the table, can she play it?
        Late from the dinner break, Ekholm watched his kings get swept up from ten feet away
        He'd been outside for a cigarette during the shuffle, came running through the door as the button received his second card, and when he reached his seat out of breath his hand had been collected
        Player touches the back of the chair but isn't sitting, all cards are dealt
        Nobody in the six seat at the deal, then a guy rushes over claiming it's his
        I bent down to tie my shoe next to the table, they said I wasn't there
        He was chatting at the next table while they pitched to his place
        My blind was out, I was at the rail hugging a friend, and I want my cards
        At the final table the presenter held him up with an interview, and the cards had been dealt
        Is a hand still good when its owner reaches the table after everyone else has both cards?
        My ace-king was killed because I was standing at the next table, about four metres away, watching a friend's all-in, though I was back beore the first player had even looked at his cards
        Hand for hand everybody wanders about, and he was at table 9 watching an all-in when his second card arrived, so the dealer swept both away
        He'd stepped away to charge his phone and got back just after the last card
        dealt in but was at bathroom, came back before anyone acted, hand dead?
        All of us from the shuttle bus arrived thirty seconds too late for the deal after the break
        The lady in the big blind was fetching a pullover from her bag at the wall when the deal was completed, her 1,600 was out there, and she asked if she couldn't at least look at them
        was not at his seat when the cards were dealt
        came back just as the last card was dealt
        stood behind his chair during the deal
absent-at-deal-fact-arrived = When was the player within reach of the seat?
    .label = within reach
    .after-last-card = only after the last card had been dealt, or not at all
    .with-last-card = not before the last card, but there as it was dealt
    .during-deal = arrived during the deal, before the last card
    .left-during-deal = at the first card, but gone again before the last
    .all-along = throughout the deal
absent-at-deal-fact-nearness = How near to the chair was the player?
    .label = distance to the chair
    .at-chair = on it or at it
    .in-reach = not at it, but with the chair within reach
absent-at-deal-fact-owed = What does the seat have to put in for this hand?
    .label = owed by the seat
    .nothing = nothing
    .big-blind = the big blind (with or without an ante)
    .small-blind = the small blind (with or without an ante)
    .ante = only an ante
    .stud-ante = in stud: an ante
    .bring-in = in stud: an ante, and it has the bring-in card
absent-at-deal-outcome-hand-dead = The hand is dead
absent-at-deal-outcome-hand-dead-blinds-lost = The hand is dead; its blind or ante is lost
absent-at-deal-outcome-hand-live-though-absent = The hand is live: being away does not kill it
absent-at-deal-outcome-hand-live = The hand is live: the player was at the seat in time
absent-at-deal-order-kill-hand = Dealer: muck the hand face down as soon as the last card is dealt.
absent-at-deal-order-may-not-look = Floor: the player may not look at these cards.
absent-at-deal-order-may-look = Floor: the player may look at these cards, but not play them.
absent-at-deal-order-big-blind-lost = Dealer: the big blind, and any ante of that seat, stays in the pot. Take from the stack what is not posted yet.
absent-at-deal-order-big-blind-back = Dealer: return the big blind, and any ante of that seat, to its stack.
absent-at-deal-order-small-blind-lost = Dealer: the small blind, and any ante of that seat, stays in the pot. Take from the stack what is not posted yet.
absent-at-deal-order-small-blind-back = Dealer: return the small blind, and any ante of that seat, to its stack.
absent-at-deal-order-ante-lost = Dealer: the ante of that seat stays in the pot. Take it from the stack if it is not posted yet.
absent-at-deal-order-ante-back = Dealer: return the ante of that seat to its stack.
absent-at-deal-order-bring-in-posted = Dealer: put in the bring-in from the stack of that seat. It stays in the pot.
absent-at-deal-order-bring-in-passes-on = Dealer: the bring-in passes to the next player.
absent-at-deal-order-no-cards-on-fourth-street = Dealer: deal that seat no card on fourth street.
absent-at-deal-order-house-rules-on-cards = Floor: tell the dealer whether the house rules give the dead hand further cards.
absent-at-deal-order-others-play = Dealer: continue with the hands of the others.
absent-at-deal-order-hand-plays = Dealer: leave the cards in play. The player acts when it is that player's turn.
absent-at-deal-remark-reach-is-not-enough = As worded, this book wants the player on the chair or at it. A chair within reach is not named.
absent-at-deal-remark-leaves-later = If the player leaves the table after the last card, see Left the table with a live hand (left-table-with-hand).
