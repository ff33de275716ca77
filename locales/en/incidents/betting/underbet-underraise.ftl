underbet-underraise = Bet or raise too small
    .search = underbet, underraise, under bet, under raise, bet too small, raise too small, short raise, short bet, less than the minimum, below the minimum, not a full raise, not a min raise, minimum raise not met, raised too little, everybody called a short raise, wrong raise size, illegal raise, raise was not enough, min bet
    .told =
        Raise was too small
        His raise was too small and nobody noticed until the turn was out
        He bet less than the big blind on the flop and two players have already called
        Blinds 500/1,000, he bet 600 on the flop, I called, and now we see that's below the minimum bet
        Bet 1,000, he raised to 1,500, we both called, and only on the river with the hands being shown somebody said that raise was short
        His raise was too short and there's been action behind it, does he still have to make it up?
        raise too small, noticed late
        He under-raised and we only noticed after two players had called.
        Player's bet was under the big blind, turn card is already out, now they noticed.
        Blinds 300/600, seat 2 raised 600 to 1,000, two people called, then I saw it wasn't a full raise.
        On the river seat 5 bet 1,000, seat 6 raised to 1,500, seat 5 called, hands are up, now somebody says it was short.
        The raise was too small but there's been action since and the next card's out, do we still fix it?
    .heard =
        he bet 300 at 200/400 and we all went along
        the raise to 1,400 should have been 1,600, turn's already dealt
        two callers later we realise her three-bet was insufficient
        nobody caught it until the river that the raise wasn't legal
        opened for less than a big blind on the flop, seat 3 paid it
        should the ones who already called top up now
        fourth street down, somebody noticed the raise came short
        he clicked it to 900 over 600 from 200, illegal, two callers
        bettor put out less than one big, players acted behind
        we caught the mistake at showdown, leave it or repair it
        limit game: he bet the small size on the turn
        the reraise was light by 300 and dealer didn't spot it
        on the turn they noticed that the raise before the flop was too small
        his raise was below the minimum and two players have already called
        the bet was smaller than the big blind and nobody noticed
        an illegal raise, too small, was found after the next card
        he raised less than the minimum, others acted on it
        the short raise was called, now the flop is out
        Big blind's 800 and he's led 500, turn's already peeled.
        She made it 1,400 over 900, dealer missed it, not a full bump.
        His pop's light, needed 2,400 and only made it 2k; two already paid.
        Fired 100 at 200/400 blinds, two flatted, nobody spotted it till showdown.
        His re-pop wasn't a legal min, we noticed when the river was down.
        Illegal mini-click, 1,000 to 1,300, someone's folded since.
        Blinds 500/1,000 and a fellow bet 700 on the flop, two of us went along, nobody thought about it till the next card
        With the blinds at 600/1,200, somebody led for 800 on the flop, two players called it quite happily, the turn was put out, and then the guy in the glasses said that this bet had never been big enough
        On the river with the hands about to be opened, Takeda remarked that Muller's turn raise had been short
        He bet half the big blind, I called, the button called, do we fix it now or let it stand?
        The three-bet was to 3,800 when it should have been 4,400, there's been a call already
        The three-bet was to 3,600 over an open of 2,400 with the big blind at 800, and a caller had joined in before the dealer noticed that the increase was too short and stopped the game
        We noticed only afterwards that the increase had been smaller than the one before it, all of us had put that in
        Two callers matched an illegal raise, should they now add the missing two hundred each?
        In the limit level, somebody bet 400 on the turn, it was menat to be 800 by then, others called 400
        Dealer overlooked his puny raise, it's the same street and one person has flatted
        He opened for less than twice the big blind by mistake and everyone followed suit
        A bet lower than what's allowed got called in three places; the river is down now
        The raise came up short by a chip, I called it, and my opponent still to act says it has to be corrected
        At the final table an undersized reraise of 55,000 went unnoticed until the flop had been spread
        New level just started, he bet the old minimum on the flop, 800 rather than 1,000, and a guy called
        Is it too late to make him top up his skimpy raise if the next card's been dealt?
        On the river, as both were about to show, an observant lady pointed out that the raise on the turn had been 300 under what it must be, and each of the two wanted something different to happen now
        raise was 1900, legal was 2100, noticed after the button call and before the flop
        He'd led for 300 when the blinds were 300/600, we spotted it at showdown
        A smaller than permitted bet in stud on fifth, two calls, then the error was mentioned
        bet less than the big blind
        raised by less than the minimum
        his raise is too small
        raised 1000 to 1500, is that enough
underbet-underraise-fact-noticed = When was it noticed?
    .label = noticed
    .same-street = before the next card (river: betting still on)
    .next-card = when the next card was out
    .river-over = river: betting over, hands not asked for yet
    .asked-to-show = river: hands asked for, none shown
    .showdown = when a hand had been shown
underbet-underraise-fact-round = What was bet on that street? (the short bet or raise as it was made)
    .label = betting on that street
    .hint = The round with the short raise: blinds 200/400; A raises to 600 (? don't know, < back)
underbet-underraise-fact-said-raise = Did the player say "raise"?
    .label = "raise" said
underbet-underraise-fact-game = Which game is it?
    .label = game
    .holdem = hold'em
    .other = another game
underbet-underraise-fact-since = What has happened since the short bet or raise?
    .label = action since then
    .few = a player acted, but there was no substantial action
    .nobody = no player has acted
    .substantial = substantial action (two actions, at least one with chips, or any three)
underbet-underraise-outcome-nothing-wrong = No bet or raise is too small: nothing to correct
underbet-underraise-outcome-only-a-call = Only a call: { $total }
underbet-underraise-outcome-call-not-said = Under 50% without "raise", so a call; the book is silent on the { $change } above it
underbet-underraise-outcome-corrected = Too small: increased to { $total }
underbet-underraise-outcome-raise-made-up = Too small: the player makes it up to { $total }
underbet-underraise-outcome-raise-made-up-answered = Too small: increased to { $total }; what those who acted on it owe is open
underbet-underraise-outcome-may-be-corrected = Your choice: too small; increased to { $total }, or it stays
underbet-underraise-outcome-stands = Too late: the short { $put } stays as it is
underbet-underraise-outcome-river-not-said = River, hands asked for: the book does not say whether it is still corrected
underbet-underraise-outcome-bet-not-said = The book corrects raises; it is silent on a short bet
underbet-underraise-outcome-game-not-said = For this game the book does not say what follows
underbet-underraise-outcome-not-said = The book does not say what follows
underbet-underraise-order-play-on = Play continues.
underbet-underraise-order-announce-call = Dealer: announce a call of { $total }.
underbet-underraise-order-make-up = Player: make it a full minimum raise, { $total } in total.
underbet-underraise-order-take-back = Dealer: return what was put in above { $total }: the list shows to whom. No player adds chips.
underbet-underraise-order-director-decides-call = Floor: rule in the interest of fairness (rule { $fairness }) on whether what was put in above { $bet } is returned.
underbet-underraise-order-see-raise-size = For how chips put in silently count, see Size of a raise (raise-size).
underbet-underraise-order-announce-total = Dealer: announce { $total } as the amount to call.
underbet-underraise-order-director-decides-may = TD: decide whether it is corrected. The book allows it up to here but does not require it.
underbet-underraise-order-everyone-adds = Everyone who put in the short amount makes it up to { $total }: the list shows what each adds.
underbet-underraise-order-if-corrected-everyone-adds = If it is corrected, everyone who put in the short amount makes it up to { $total }. The list shows what each adds.
underbet-underraise-order-others-face-total = Whoever is still to act faces { $total }. No card is dealt until they have acted.
underbet-underraise-order-if-corrected-others-face = If it is corrected, whoever is still to act faces { $total }, and no card is dealt until they have acted.
underbet-underraise-order-then-showdown = The showdown follows.
underbet-underraise-order-nothing-moves = No player adds chips, and no player gets any back. Play continues.
underbet-underraise-order-later-raise-stays = Dealer: the short { $put } counts as { $total }, and no player adds chips for it. The later raise is big enough above { $total } too and stays.
underbet-underraise-order-director-later-raise = TD: the short { $put } counts as { $total }. The later raise is not big enough above that; decide whether it is increased too.
underbet-underraise-order-if-corrected-later-raise-stays = If it is corrected, the short { $put } counts as { $total }, and no player adds chips for it. The later raise is big enough above { $total } too and stays.
underbet-underraise-order-if-corrected-director-later-raise = If it is corrected, the short { $put } counts as { $total }. The later raise is not big enough above that; decide whether it is increased too.
underbet-underraise-order-director-decides-river = Floor: rule in the interest of fairness (rule { $fairness }) on whether it is still increased to { $least }; if the showdown is the deadline, also on whether the showdown has begun.
underbet-underraise-order-director-decides-bet = Floor: rule in the interest of fairness (rule { $fairness }). The bet had to be at least { $least }.
underbet-underraise-order-director-decides-game = Floor: rule in the interest of fairness (rule { $fairness }). The rule on short bets and raises names other games.
underbet-underraise-order-director-decides-callers = TD: rule in the interest of fairness (rule { $fairness }) on those who have acted since: whether they add { $short } or choose again.
underbet-underraise-order-director-decides = Floor: rule in the interest of fairness (rule { $fairness }). The bet or raise had to be at least { $least }.
underbet-underraise-order-raiser-adds = Only the player who bet or raised too little makes it up to { $total }. Whoever called the short amount adds nothing, whatever the list shows.
underbet-underraise-order-if-corrected-raiser-adds = If it is corrected, only the player who bet or raised too little makes it up to { $total }. Whoever called the short amount adds nothing, whatever the list shows.
underbet-underraise-remark-pot-bets-apart = For a pot bet that was miscounted, see Miscounted pot, or bet too large (pot-limit-miscount).
