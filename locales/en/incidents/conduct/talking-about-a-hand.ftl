talking-about-a-hand = Talk about a hand
    .search = said what he folded, "I folded an ace", talks about the hand while it is still going on, folded player comments on the board, "he must have a flush", guessed his opponent's hand out loud, called out his cards, told him to call, told him to fold, gave advice, criticised how he played, coaching at the table, asked a friend what to do, "I had that straight", table talk about a live hand, disclosed his hand, one player to a hand
    .told =
        He said what he folded
        He folded and told everybody he had an ace while we're still playing the hand
        Somebody at the table is telling the other guy how to play his hand
        I'm in the hand and seat 2, who already folded, says he's got the flush for sure
        Board is K K 4 and the guy who mucked says there goes my king, there are still two players in it
        Is he allowed to talk about what he folded while the hand is still going?
        talking about the hand
        Player who folded said I had the ace while the hand's still on.
        Seat 7 is telling the other guy what to do, advice during a live hand.
        Board's three hearts, seat 3 who folded says out loud he folded two hearts.
        At the showdown, before seat 2 tabled his hand, seat 5 said out loud that seat 2 must have a full house.
        He's talking over how to play his hand with his friend on the rail, isn't it one player to a hand?
    .heard =
        seat 6 blurts out he threw a seven away with 7-7 up there
        "you've got to pay him off", says a guy who isn't in it
        he moans about having dumped trips while two still play
        onlooker tells her she's ahead
        he narrates the possible holdings, "could be the straight here"
        one player advises another if he should look him up
        she tells everybody that her kicker was a ten mid-hand
        "I'd never lay that down", shouts the guy without cards
        wife at the rail whispers what to do
        he reacted and groaned when the third spade came since he'd ditched two
        he keeps speculating out loud what I hold
        discussing strategy with his coach during the pot
        he said what he had folded while the hand was still going on
        player talks about the board during the hand
        she told the player what to do in the hand
        someone who folded said there is a flush possible
        he advises his friend to call
        he talks about his folded cards with two players still in
        another player told me what he thinks the raiser has
        He's out of it and just blurted he mucked a seven on 7-7-2.
        Shut him up, he's coaching the cutoff on what to do!
        "You've got the flush, mate," announces seat 7, while we're still betting.
        Her fella on the rail's telling her to shove.
        Mucked already, then groans "I'd have had quads!" as the flop came.
        He's slagging my river bluff mid-action, saying never should've fired.
        "I mucked a ten," he groaned when the board came ten-ten-four, while there were still two people betting
        The board was five-five-nine and two people were fighting for a pot of 10,000 when the man who'd folded preflop slapped his forehead and said that he'd thrown a five away, as loud as he could
        He kept guessing what the shover held, loudly, while I was in the tank
        Three of us were in, and the man who'd folded said he had thrown the other king
        The guy on the rail went "oh no, fold" as I was considering a river bet
        She was facing a difficult call for all her chips on the river, and the guy beside her, who wasn't in the hand, leaned over and told her she could never fold two pair to such a maniac
        He asked his mentor behind the rope if he should pay, and the mentor nodded
        In a multi-way pot Hollis told everyone he was on a draw
        Ten left before the final table, two of them in a pot, and the guy who had passed told his neighbour which pair he'd let go, rather loudly
        Instead of letting them play, the fellow in seat 2 explained to everybody that the raiser surely holds ace-king and that the other one is on a draw, and both of them were still thinking
        "You've got jack-nine, I know it," he says, while another player has still to act
        The dealer was chatting with the folded player about which card he'd wanted
        She's a beginner and the neighbour explained to her in the hand what beats what
        Is it OK to say what you threw away while two others are still going at it?
        He announced his own holding in a three-way pot at the final table, as a joke he says
        The kid who went out of the hand comments each street like he's on TV
        somebody says "he's got aces dude" in the middle of hand
        A friend gave me the advice to shove, aloud, before I'd decided
        My fold was followed by my big mouth: I told them there went the flush
        Discussing a hand that's in progress with the bkoke next door, both had mucked, loud enough for all
        folded player tells what he had while others are still playing
        someone not in the hand gives advice
        he says out loud what the other one holds
        two players discuss the hand in progress
        a spectator tells a player what to do
        he reads the opponent's hand aloud before it is shown
        she comments on the hand though she's out of it
        speaks about possible hands on the board during the hand
talking-about-a-hand-fact-talk = What was said?
    .label = talk
    .cards = what is or was in a hand
    .advice = advice on how to play, or criticism of the play
    .reading = a guess at what a player holds
    .strategy = how to play, talked over with another player, an advisor or a spectator
talking-about-a-hand-fact-in-hand = Was the player who talked still in the hand?
    .label = still in the hand
talking-about-a-hand-fact-which-hand = Which hand was it about?
    .label = hand talked about
    .folded = a hand folded in the hand being played
    .live = a live hand
talking-about-a-hand-fact-gives-away = Did it give away something about cards?
    .label = information about cards
talking-about-a-hand-fact-stage = When was the guess made?
    .label = time of the guess
    .before-showdown = before the showdown
    .at-showdown = at the showdown, before that hand was tabled
    .tabled = when that hand had been tabled
talking-about-a-hand-outcome-no-card-talk = No talk about live or folded hands
talking-about-a-hand-outcome-no-advice = No advice and no criticism of the play
talking-about-a-hand-outcome-no-strategy = No talk about strategy: one player to a hand
talking-about-a-hand-outcome-no-reading = A hand that is not tabled may not be read
talking-about-a-hand-outcome-allowed = This may be said
talking-about-a-hand-order-no-talk-about-cards = Floor: tell the player to say nothing about live or folded cards until the hand is over.
talking-about-a-hand-order-no-advice = Floor: tell the player to give no advice and not to criticise how others play.
talking-about-a-hand-order-no-strategy = Floor: tell the player to play without anyone else's help.
talking-about-a-hand-order-no-reading-until-tabled = Floor: tell the player not to read a hand before it is tabled.
talking-about-a-hand-order-no-reading-until-showdown = Floor: tell the player not to read a hand before the showdown.
talking-about-a-hand-order-hand-goes-on = Dealer: continue the hand. No hand is dead because of what was said.
talking-about-a-hand-order-let-it-be = Floor: take no action.
talking-about-a-hand-remark-speak-up = Whoever sees a tabled hand read wrong should say so at once.
talking-about-a-hand-remark-helping-each-other = If two players are helping each other, see Soft play and chip dumping (soft-play).
