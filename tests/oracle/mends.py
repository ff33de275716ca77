"""A hand of PokerKit, with every point on which it departs from the rulebooks as a switch.

A `Table` without switches is PokerKit as it is. Each mend changes one rule; README.md has them in a table, with reasons.
"""

from pokerkit import BettingStructure, Deck, Opening, StandardHighHand, State, Street

SHORT_BLIND = "short-blind"
LEAST_BET = "least-bet"
FACED = "faced"
LIMIT = "limit-completes"
EMPTY_CHECK = "empty-check"
OWN_BET = "own-bet"
LONE_ANTE = "lone-ante"
EVERY_MEND = frozenset([SHORT_BLIND, LEAST_BET, FACED, LIMIT, EMPTY_CHECK, OWN_BET, LONE_ANTE])

STRUCTURES = {
    "no-limit": BettingStructure.NO_LIMIT,
    "pot-limit": BettingStructure.POT_LIMIT,
    "limit": BettingStructure.FIXED_LIMIT,
}


class Table(State):
    """A hand, from its beginning as told to the chips that are collected in its pots."""

    def __init__(self, told, mends=frozenset()):
        self.mends = mends - ({LEAST_BET} if told.structure == "limit" else {LIMIT})
        self.told = told
        # Fixed limit: the last bet or raise that counts as full.
        self.level = 0
        self.lent = [0] * told.players
        super().__init__(
            (),
            Deck.STANDARD,
            (StandardHighHand,),
            # Nobody looks at the cards: one for everybody on the first street, one for the board on each other.
            tuple(
                Street(False, () if i else (False,), int(i > 0), False, Opening.POSITION, unit, None)
                for i, (_, unit) in enumerate(told.streets)
            ),
            STRUCTURES[told.structure],
            told.ante_each > 0,
            told.antes(),
            told.blinds(),
            told.bring_in,
            told.stacks_with_pot(),
            told.players,
        )
        self.begin()

    def begin(self):
        """Posts and deals, up to the first act."""
        while self.can_post_ante():
            self.post_ante()
        if self.can_collect_bets():
            self.collect_bets()
        while self.can_post_blind_or_straddle():
            self.post_blind_or_straddle()
        while self.can_deal_hole():
            self.deal_hole()
        # Nobody looks at the cards: the first player with chips brings it in, and opens each later street.
        if self.can_post_bring_in():
            self.post_bring_in()
            if SHORT_BLIND in self.mends and self.actor_indices:
                i = self.told.bringer()
                self.lend(i, self.told.bring_in - self.bets[i])

    @property
    def unit(self):
        return self.street.min_completion_betting_or_raising_amount

    @property
    def part(self):
        """Fixed limit: what counts as a full bet."""
        return -(-self.unit * self.told.percent // 100)

    def can_go_on(self):
        """Whether the next street comes: the chips of this one are collected."""
        return not self.actor_indices and self.can_deal_board()

    def next_street(self):
        while self.can_deal_board():
            self.deal_board()

    # short-blind: what a short blind is short of counts as posted until the betting is over.

    def _end_blind_or_straddle_posting(self):
        if SHORT_BLIND in self.mends:
            for i in self.player_indices:
                blind = self.blinds_or_straddles[not i if self.player_count == 2 else i]
                self.lend(i, blind - self.bets[i])
        super()._end_blind_or_straddle_posting()

    def lend(self, i, chips):
        self.lent[i] += chips
        self.bets[i] += chips
        self.payoffs[i] -= chips

    def _end_betting(self):
        for i in self.player_indices:
            self.lend(i, -self.lent[i])
        super()._end_betting()

    # least-bet: before the first full bet or raise, the least bet is what others are measured by.

    def _begin_betting(self):
        self.level = self.unit if self.told.preflop and self.street_index == 0 else 0
        super()._begin_betting()
        self.measure()

    def measure(self):
        if LIMIT in self.mends:
            self.completion_betting_or_raising_amount = self.part
        elif LEAST_BET in self.mends:
            self.completion_betting_or_raising_amount = max(self.unit, self.completion_betting_or_raising_amount)

    def _verify_completion_betting_or_raising(self):
        measure, short = self.completion_betting_or_raising_amount, self.consecutive_short_all_in_amounts
        # faced: what a player faces since the own last act decides alone.
        if FACED in self.mends:
            self.consecutive_short_all_in_amounts = []
        # The measure is for those who have acted.
        acted = self.actor_indices and self.actor_indices[0] in self.acted_player_indices
        if self.mends & {LEAST_BET, LIMIT} and not acted:
            self.completion_betting_or_raising_amount = 0
        try:
            super()._verify_completion_betting_or_raising()
        finally:
            self.completion_betting_or_raising_amount, self.consecutive_short_all_in_amounts = measure, short

    # limit-completes: fixed limit completes a short all-in that does not count as a full bet.

    @property
    def min_completion_betting_or_raising_to_amount(self):
        least = super().min_completion_betting_or_raising_to_amount
        if least is None or LIMIT not in self.mends:
            return least
        return min(self.stacks[self.actor_index] + self.bets[self.actor_index], self.level + self.unit)

    def complete_bet_or_raise_to(self, amount=None, *, commentary=None):
        player, bet, acted = self.actor_index, max(self.bets), set(self.acted_player_indices)
        operation = super().complete_bet_or_raise_to(amount, commentary=commentary)
        if LIMIT in self.mends:
            whole = operation.amount >= self.level + self.unit
            if whole or operation.amount - self.level >= self.part:
                self.level = operation.amount
            reopens = whole or operation.amount - bet >= self.part
            self.acted_player_indices = {player} if reopens else acted | {player}
        self.measure()
        return operation

    # empty-check: who has matched every other hand has no act where nobody else has chips.

    def _update_betting(self, operation=None, status=False):
        hands = [i for i in self.player_indices if self.statuses[i]]
        able = [i for i in hands if self.stacks[i]]
        if EMPTY_CHECK in self.mends and len(able) == 1:
            status = status or all(self.bets[i] - self.lent[i] <= self.bets[able[0]] for i in hands)
        super()._update_betting(operation, status)

    # own-bet: when everybody else has folded, the last bet goes into the pot as far as others have matched it.
    # lone-ante: an ante that is larger than all others lies in the pot until the end.

    def collect_bets(self, *, commentary=None):
        if self.street is None and LONE_ANTE in self.mends:
            trims, self.ante_trimming_status = self.ante_trimming_status, False
            operation = super().collect_bets(commentary=commentary)
            self.ante_trimming_status = trims
            return operation
        bets, won = list(self.bets), self.street is not None and sum(self.statuses) == 1
        operation = super().collect_bets(commentary=commentary)
        if won and OWN_BET in self.mends:
            self.keep_what_was_matched(bets)
        return operation

    def keep_what_was_matched(self, bets):
        winner = self.statuses.index(True)
        back = max(0, bets[winner] - max(bet for i, bet in enumerate(bets) if i != winner))
        self.bets[winner] = 0
        self.stacks[winner] += back
        self.payoffs[winner] += back
        # The pots were counted before this.
        self._pots = None

    def outcome(self):
        """The pots as [chips, players], the lowest first, and who gets how much back, once nobody is to act."""
        stacks = list(self.stacks)
        if self.can_collect_bets():
            self.collect_bets()
        pots = [[pot.amount, list(pot.player_indices)] for pot in self.pots]
        # PokerKit leaves a bet that nobody called in front of the player.
        back = [self.stacks[i] - stacks[i] + self.bets[i] for i in self.player_indices]
        if LONE_ANTE in self.mends and self.ante_trimming_status:
            self.take_lone_ante(pots, back)
        return pots, [[i, chips] for i, chips in enumerate(back) if chips]

    def take_lone_ante(self, pots, back):
        """Takes from the last pot what its only player has put in above everybody else."""
        *_, second, first = sorted(-payoff for payoff in self.payoffs)
        if first > second and len(pots[-1][1]) == 1:
            back[pots[-1][1][0]] += first - second
            pots[-1][0] -= first - second
            if not pots[-1][0]:
                pots.pop()
