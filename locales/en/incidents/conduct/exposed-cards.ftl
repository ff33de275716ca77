exposed-cards = Cards exposed during the hand
    .search = showed his cards during the hand, exposed his hand, turned his cards over before the action was done, flashed his cards, showed one card to get a reaction, tabled his hand while there is still action, last to act shows his hand before calling, showed his cards before he called, cards face up before the river, folded face up, showed what he folded, folded his cards face up, is his hand dead because he showed
    .told =
        He exposed his cards
        He turned his hand face up and there's still a player to act
        I accidentally flashed one of my cards while the hand was still going on
        He showed his ace to the whole table to get a reaction while I was still thinking about the call
        He folded on the turn and flipped both his cards over, and there were still two of us in the hand
        Is my hand dead if I exposed my cards while somebody still had to act?
        showed cards during hand
        Player turned his cards face up with action still pending.
        Seat 6 folded and flashed one card, two players still in the hand.
        Three-way on the turn, seat 2 exposed his hand on purpose before the others had acted.
        Heads-up river, seat 4 facing a bet shows his whole hand to get a reaction, it's his turn.
        He exposed his cards by accident during the hand, is his hand dead or does he get a penalty?
    .heard =
        UTG opened his hand with two more to speak
        he tabled aces thinking it was over, button still had a decision
        turned up his queen hoping I'd react
        facing my shove he spreads his pair for all, hasn't called
        pocket jacks lie open for everybody while betting isn't finished
        BB folded and his two landed on their backs, two others are still betting
        he folds open with three players still battling
        she held them so high that the entire table could see
        is it allowed to reveal a card heads-up to get a tell
        his holding was visible when he lifted them, someone behind still to act
        accidentally tipped over his own king while he looked, does it still play
        he proudly displayed the bluff before the last guy decided
        he showed his cards while the hand was still going on
        player turned his hand face up before the action was finished
        she showed a card to the opponent to see his reaction
        he flipped his cards face up facing an all-in, he hasn't acted yet
        player folds his hand face up with two players still to act
        his cards are face up by accident and the betting isn't over
        Flashed his queen to the whole gang while two still to act.
        She flipped her kings face up on the turn, action ain't done.
        Folding he let everybody glimpse the ace of clubs, we're still betting.
        Rolled his pair over before I'd decided, fishing for a reaction.
        Accidentally turned the six of hearts over peeking at it, mid-street.
        Deliberately peeled up his jack so we'd all see, I'm still thinking.
        He thought his shove had been called and flipped over kings, but the big blind was only reaching for his water
        Guy turned up his hand thinking the round was done, there was still a lady behind him to act
        Facing a river bet, Holm rolled over his top pair to study the bettor's face and then went into the tank
        I lifted them too high and the seven of hearts was visible to half the table while there was still betting
        Showed an ace to the other bloke, heads-up at the end of the day, to get a read off him, is that allowed?
        The small blind misheard a call, tabled aces, and the button hadn't decided yet
        She was out of it, fed up, and folded with both cards showing though two others were still fighting
        He was asked "do you have a king?" and flshed one, in the middle of the turn betting
        My jack popped over when I peeled the corner, two still to speak, is it dead?
        With a pot of about 8,000 and one more player behind to act, the Spanish gentleman misheard a number as a call, flipped over ace-queen with great joy, and the player behind had a free look at it
        Someone at our home game turns his hand up to look for a tell, is that a foul in tournaments?
        He opened his hand after he'd bet but before he had been called, believing the opponent had said yes
        The player who bet put his cards face up too early because he heard "pay" when it was "wait"
        The lad ditched his hand with the faces up, deuce-trey, while there was a raise to answer by the guy behind
        She showed both her cards before the all-in was accepted
        It just flipped out of his fingers, the queen, right under everyone's nose during flop betting
        On the turn my opponent had put in a bet of half his stack, and while I was thinking he turned one of his cards round, it was the nine of clubs, and asked me how I liked it
        The lady at the end of the table folded disgusted with her cards landing face up, a queen and a four, although there were still three people in the hand and a queen on the board
        he flash one card at whole table just to make me fold, action was on me
        The hand was seen by everyone because he had it tilted, there's more betting to do
        Thinking he'd won, he displayed the bluff; another man in the hand still had chips and a decision
        At hand for hand a short stack exposed ace-rag before anyone had acted behind him
        Player opens one card while facing a bet, does his hand play on or is it killed?
        In the stud eight level he was so sure the betting was finished that he turned all of his buried cards up, with one lady yet to speak
        He'd shoved his last 9,000 in, the small blind shrugged, and he took it for a call and opened up his kings; the big blind, who hadn't spoken yet, was sitting there with a big grin
        A fold went in with a red ace clearly visible, and the two remaining were on the flop with an ace
        She put her cards down open in front of her and only then announced raise
        My opponent showed me a single king and asked "can you beat that?", the deaer said he'd get sat out for it
        In a 3-way pot the first guy bet, second tabled his set instead of calling, third is still there
        Our friend had a couple of pints, mixed up the streets and faced his hand on the turn instead of the river
        he turned his hand face up with players still to act
        shows one of his cards to get a reaction
        dropped his hand face up by accident, hand still going
        tables his cards while the betting goes on
        flashed an ace while two others were still in
        she opens her cards in the middle of the action
        player lays his cards face up thinking the hand is over
        is his hand dead because he showed it
exposed-cards-fact-when-seen = When were the cards seen?
    .label = when seen
    .action-pending = while a player still had to act in this hand
    .betting-over = after the last action but before the showdown, or during it if the hand was folded
    .showdown = at the showdown or all-in showdown, if the hand was still in; or after the hand
exposed-cards-fact-last-to-act = Was it the turn of the player who showed them, with no player left to act after that?
    .label = in turn, as last to act
exposed-cards-fact-how = How were they seen?
    .label = how seen
    .shown = the player turned them over or showed them
    .folding = they were seen while the player folded
exposed-cards-fact-on-purpose = Did the player let them be seen on purpose?
    .label = shown on purpose
exposed-cards-fact-cards = How many of the player's cards were seen?
    .label = cards seen
    .all = all of them, or more than one
    .one = one
exposed-cards-outcome-hand-plays = Not allowed, but the hand is not dead
exposed-cards-outcome-hand-dead = The exposed hand is dead
exposed-cards-outcome-seen-while-folding = The fold stands; its cards should not have been seen
exposed-cards-outcome-seen-by-accident = The fold stands; cards seen by accident are not a breach
exposed-cards-outcome-no-breach = No breach of the rule on exposing cards
exposed-cards-order-hand-stays-live = Dealer: continue the hand. Showing the cards does not make them dead.
exposed-cards-order-hand-is-dead = Dealer: muck the exposed hand. It is dead.
exposed-cards-order-take-in-fold = Dealer: muck the folded cards face down, and continue with the others.
exposed-cards-order-go-on = Dealer: continue as before.
exposed-cards-order-keep-covered = Floor: tell the player to keep the cards covered until the hand is over.
exposed-cards-order-fold-forward = Floor: tell the player to push folded cards forward, face down and low over the table.
exposed-cards-order-fold-to-dealer = Floor: tell the player to push folded cards to the dealer, low and so that no one can see them.
exposed-cards-order-fold-low = Floor: tell the player to keep folded cards face down and low.
exposed-cards-order-penalty-after-hand = Floor: if there is a penalty, it begins only when this hand is over.
exposed-cards-order-penalty-at-once = Floor: if there is a penalty, it begins at once.
exposed-cards-remark-to-one-player = If only one person saw the cards, see Hand shown to one player (show-one-show-all).
