"""Betting rounds made up from chance, and how they are written in the notation of the program."""

from dataclasses import dataclass, field

SMALL, BIG = "SB", "BB"


@dataclass
class Told:
    """How a round begins. Players are in the order in which PokerKit has them: SB, BB and so on; heads-up BB, BTN."""

    structure: str
    preflop: bool
    unit: int
    small: int
    ante_each: int
    ante_big: int
    pot: int
    stacks: list
    percent: int
    names: list = field(default_factory=list)

    def __post_init__(self):
        letters = list("ABCDEFGHI")
        first = [] if not self.preflop else [BIG, "BTN"] if len(self.stacks) == 2 else [SMALL, BIG]
        self.names = (first + letters)[: len(self.stacks)]

    @property
    def players(self):
        return len(self.stacks)

    def blinds(self):
        return [self.small, self.unit] if self.preflop else 0

    def antes(self):
        """What PokerKit takes for antes: after the flop the pot of the earlier rounds, which the first to pay pays."""
        if not self.preflop:
            return [self.pot]
        return self.ante_each or [0, self.ante_big]

    def stacks_with_pot(self):
        stacks = list(self.stacks)
        if not self.preflop:
            stacks[1 if self.players == 2 else 0] += self.pot
        return stacks

    def line(self, acts):
        """The whole round on one line."""
        parts = [self.structure]
        if self.preflop:
            parts.append(f"blinds {self.small}/{self.unit}")
            parts += [f"ante {self.ante_each}"] if self.ante_each else []
            parts += [f"bb ante {self.ante_big}"] if self.ante_big else []
            parts += ["heads-up"] if self.players == 2 else []
        else:
            parts[0] += f" {self.unit}/{self.unit}" if self.structure == "limit" else f"; min {self.unit}"
            parts.append(f"flop; pot {self.pot}")
        parts.append("players " + " ".join(self.names))
        parts.append("stacks " + ", ".join(f"{name} {stack}" for name, stack in zip(self.names, self.stacks)))
        parts += [", ".join(f"{self.names[act.player]} {act.words}" for act in acts)] if acts else []
        return "; ".join(parts)


@dataclass
class Act:
    """One act: a fold, a call or a raise, the chips in front after it, and how it is told."""

    player: int
    kind: str
    total: int
    words: str = ""


def beginning(random):
    """A random beginning: short stacks, short blinds and equal stacks are frequent."""
    structure = random.choice(["no-limit", "no-limit", "pot-limit", "limit"])
    players = random.randint(2, 9)
    unit = random.choice([2, 3, 7, 20, 100, 100, 150, 400, 1000])
    small = random.choice([unit // 2, unit // 2, unit // 2, unit // 3, unit, 0])
    if players == 2 and small == unit:
        # PokerKit takes the button for the big blind then; see README.md.
        small = unit // 2
    preflop = random.random() < 0.6
    ante = random.choice(["", "", "each", "big"]) if preflop else ""
    step = random.choice([1, 1, max(1, unit // 4), max(1, unit // 2)])
    # Stacks of about one size make stairs of short all-ins; others are of every size.
    around = unit * random.randint(1, 8) if random.random() < 0.25 else None
    return Told(
        structure=structure,
        preflop=preflop,
        unit=unit,
        small=small,
        ante_each=random.randint(1, unit) if ante == "each" else 0,
        ante_big=random.choice([unit, unit, random.randint(1, unit)]) if ante == "big" else 0,
        pot=random.randint(1, 12 * unit),
        stacks=[stack(random, unit, step, around) for _ in range(players)],
        percent=random.choice([50, 100]) if structure == "limit" else 100,
    )


def stack(random, unit, step, around):
    if around and random.random() < 0.8:
        return around + random.randint(0, 2 * unit)
    most = random.choice([unit, 2 * unit, 4 * unit, 4 * unit, 10 * unit, 40 * unit, 200 * unit])
    chips = random.randint(1, most)
    return max(1, chips - chips % step)


def choose(random, table, calm):
    """An act that the table allows to the player who is next."""
    player, bet = table.actor_index, max(table.bets)
    stack = table.stacks[player] + table.bets[player]
    owes, least = table.checking_or_calling_amount, table.min_completion_betting_or_raising_to_amount
    luck = random.random()
    others = [i for i in table.player_indices if i != player and table.statuses[i] and table.stacks[i]]
    # A raise that nobody can call in full is rare, since PokerKit as it is leaves the round there. One that nobody can
    # answer at all leaves every table without a player to act.
    answered = any(table.stacks[i] + table.bets[i] > bet for i in others)
    raises = answered or others and random.random() < 0.1
    if owes and luck < 0.15:
        return Act(player, "fold", table.bets[player], random.choice(["folds", "fold"]))
    if least is None or not raises or calm or luck < 0.5:
        total = table.bets[player] + owes
        words = "checks" if not owes else "calls"
        if owes and total == stack:
            words = random.choice(["calls", "all-in", f"all-in {total}"])
        return Act(player, "call", total, words)
    total = size(random, least, table.max_completion_betting_or_raising_to_amount, table.unit)
    return Act(player, "raise", total, raise_words(random, total, bet, stack))


def size(random, least, most, unit):
    """A total to bet or raise to: often the least or the most."""
    near = random.randint(least, min(most, least + 2 * unit))
    return random.choice([least, least, most, near, near, random.randint(least, most)])


def raise_words(random, total, bet, stack):
    if total == stack and random.random() < 0.5:
        return random.choice(["all-in", f"all-in {total}", f"bets {total} all-in"])
    if bet and random.random() < 0.3:
        return f"raises by {total - bet}"
    return random.choice([f"{total}", f"bets {total}" if not bet else f"raises to {total}"])
