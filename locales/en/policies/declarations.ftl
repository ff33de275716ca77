policy-invalid-declaration-call-no-bet = Saying "call" with no bet
    .check = it counts as a check
    .full-choice = nothing binds, all options stay open

policy-invalid-declaration-raise-no-bet = Saying "raise" with no bet
    .minimum-bet = at least a minimum bet
    .minimum-raise = at least a minimum raise

policy-invalid-declaration-check-facing-bet = Saying "check" facing a bet
    .call-or-fold = may call or fold, not raise
    .full-choice = may call, fold or raise

policy-unclear-amount-reading = Which reading of the amount counts
    .highest-reasonable = the highest reasonable amount
    .highest-possible = the highest possible amount
    .most-reasonable = the most reasonable amount
    .smaller = always the smaller amount

policy-unclear-amount-pot-test = How the pot limits the amount
    .less-than-pot = must be less than the pot
    .at-most-pot = may be at most the pot
    .no-pot-test = the pot plays no part

policy-unclear-amount-five-at-5000 = Bet of "five", pot exactly 5,000

policy-unclear-amount-pot-definition = What counts as the pot
    .all-bets = all bets made, collected or not
    .collected-only = only chips already collected

policy-unclear-amount-pot-moment = When the pot is measured
    .before-bet = before the unclear bet
    .with-bet = with the unclear bet included

policy-unclear-amount-other-information = Other information on the amount
    .first = other clear information takes precedence
    .ignored = other information does not count

policy-nonstandard-term-risk = Risk of an unofficial term
    .own-risk = the player's own risk
    .intention = what the player meant counts

policy-gestures-risk = Risk of an unofficial gesture
    .own-risk = the player's own risk
    .intention = what the player meant counts

policy-gestures-knock = Knocking on the table
    .check = a knock is a check
    .not-binding = a knock does not bind

policy-official-terms-regional = Regional terms
    .allowed = regional terms are allowed
    .may-count = regional terms may count as official
    .unofficial = count like any unofficial word

policy-official-terms-complete = The word "complete"
    .yes = named as an official term
    .no = not named as an official term

policy-official-terms-pass = The word "pass" for a fold
    .yes = named as an official term
    .no = not named as an official term

policy-official-terms-pot = The word "pot"
    .pot-limit-only = official in pot-limit only
    .every-game = official in every game

policy-fold-without-bet-binding = Fold in turn with no bet
    .yes = the fold binds
    .no = the fold does not bind

policy-fold-without-bet-penalty = Penalty for a fold with no bet
    .may = a penalty may follow
    .will = a penalty follows
    .none = no penalty

policy-fold-without-bet-until = Until when the fold rule applies
    .last-betting-round = until the last betting round ends
    .whole-hand = during the whole hand

policy-fold-out-of-turn-binding = Fold out of turn
    .always = the fold always binds
    .if-unchanged = binds only if the action stays unchanged

policy-fold-out-of-turn-penalty = Penalty for a fold out of turn
    .may = a penalty may follow
    .will = a penalty follows
    .none = no penalty

policy-conditional-declaration-status = Standing of if-then statements
    .not-allowed = not allowed
    .non-standard = non-standard and discouraged

policy-conditional-declaration-scope = Which announcements are covered
    .any-early = any action announced out of turn
    .conditional-only = conditional statements on future action

policy-conditional-declaration-binding = Whether an if-then statement binds
    .yes = the statement binds
    .no = the statement does not bind

policy-conditional-declaration-penalty = Penalty for an if-then statement
    .may = a penalty may follow
    .will = a penalty follows
    .none = no penalty

policy-conditional-declaration-both = Penalty on top of being bound
    .both-possible = penalty and binding action both possible
    .one-or-other = penalty or binding action

policy-call-before-amount-amount = What an early caller owes
    .full-bet = the whole bet
    .not-bound = nothing, the call does not bind

policy-call-before-amount-any-amount = Early caller held to any amount
    .yes = may be held to any amount
    .no = never held to any amount
