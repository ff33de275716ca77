"""Hands made up from chance, and how they are written in the notation of the program."""

from dataclasses import dataclass, field, replace

SMALL, BIG = "SB", "BB"

# The positions of a table by its players, in the order of the seats from the small blind on; heads-up the big blind first.
EARLY = {3: [], 4: ["CO"], 5: ["HJ", "CO"], 6: ["UTG", "HJ", "CO"], 7: ["UTG", "LJ", "HJ", "CO"]}
EARLY |= {8: ["UTG", "UTG+1", "LJ", "HJ", "CO"], 9: ["UTG", "UTG+1", "MP", "LJ", "HJ", "CO"]}
POSITIONS = {players: [SMALL, BIG, *early, "BTN"] for players, early in EARLY.items()} | {2: [BIG, "BTN"]}


@dataclass
class Told:
    """How a hand begins. Players are in the order in which PokerKit has them: SB, BB and so on; heads-up BB, BTN."""

    structure: str
    preflop: bool
    unit: int
    big_bet: int
    small: int
    ante_each: int
    ante_big: int
    pot: int
    stacks: list
    percent: int
    # The bring-in of stud; 0 in other games.
    bring_in: int = 0
    # How the players are told: a list of them, or only their stacks, by the numbers of their seats or by their positions.
    naming: str = "listed"
    seats: list = field(default_factory=list)
    # In which order the stacks are told.
    order: list = field(default_factory=list)
    names: list = field(default_factory=list)

    def __post_init__(self):
        letters = list("ABCDEFGHI")
        first = [] if not self.preflop else [BIG, "BTN"] if len(self.stacks) == 2 else [SMALL, BIG]
        names = {
            "listed": (first + letters)[: len(self.stacks)],
            "seats": [f"seat {seat}" for seat in self.seats],
            "positions": POSITIONS[len(self.stacks)],
        }
        self.names = names[self.naming]
        self.order = self.order or list(range(len(self.stacks)))

    def in_model(self):
        """The place of each player in the model's answers: told by seats, they stand in the order of their numbers."""
        if self.naming != "seats":
            return list(range(self.players))
        return [sorted(self.seats).index(seat) for seat in self.seats]

    def posts(self):
        """The blinds as acts, where no name tells who is in them: how much each posts."""
        if self.naming != "seats" or not self.preflop or self.players == 2:
            return []
        ante = [self.ante_each + (self.ante_big if i == 1 else 0) for i in (0, 1)]
        left = [max(0, self.stacks[i] - ante[i]) for i in (0, 1)]
        return [min(self.small, left[0]), min(self.unit, left[1])]

    @property
    def players(self):
        return len(self.stacks)

    @property
    def streets(self):
        """The streets of the hand by their names, each with its least bet."""
        late = self.big_bet if self.structure == "limit" else self.unit
        if self.bring_in:
            early = [("third street", self.unit), ("fourth street", self.unit)]
            return early + [(f"{which} street", late) for which in ("fifth", "sixth", "seventh")]
        streets = [("preflop", self.unit), ("flop", self.unit), ("turn", late), ("river", late)]
        return streets if self.preflop else streets[1:]

    def blinds(self):
        return [self.small, self.unit] if self.preflop else 0

    def antes(self):
        """What PokerKit takes for antes: after the flop the pot of the earlier rounds, which the first to pay pays."""
        if not self.preflop and not self.bring_in:
            return [self.pot]
        return self.ante_each or [0, self.ante_big]

    def stacks_with_pot(self):
        stacks = list(self.stacks)
        if not self.preflop and not self.bring_in:
            stacks[1 if self.players == 2 else 0] += self.pot
        return stacks

    def bringer(self):
        """Who brings it in: the first who has chips behind the ante, where anybody else has."""
        able = [i for i, stack in enumerate(self.stacks) if stack > self.ante_each]
        return able[0] if self.bring_in and len(able) > 1 else None

    def line(self, acts):
        """The whole hand on one line."""
        limit = self.structure == "limit"
        parts = [("stud" if self.bring_in else self.structure) + (f" {self.unit}/{self.big_bet}" if limit else "")]
        if self.preflop:
            parts.append(f"blinds {self.small}/{self.unit}")
            parts += [f"ante {self.ante_each} each"] if self.ante_each else []
            parts += [f"bb ante {self.ante_big}"] if self.ante_big else []
            parts += ["heads-up"] if self.players == 2 else []
        elif self.bring_in:
            parts.append(f"ante {self.ante_each}")
            parts += [f"bring-in {self.bring_in}"] if self.bringer() is not None else []
        else:
            parts[0] += "" if limit else f"; min {self.unit}"
            parts.append(f"flop; pot {self.pot}")
        parts += ["players " + " ".join(self.names)] if self.naming == "listed" else []
        parts.append("stacks " + ", ".join(f"{self.names[i]} {self.stacks[i]}" for i in self.order))
        blinds = zip(self.names, self.posts(), ("small blind", "big blind"))
        parts += [", ".join(f"{name} posts {chips} as {blind}" for name, chips, blind in blinds)] if self.posts() else []
        parts += [f"{self.names[self.bringer()]} brings in"] if self.bringer() is not None else []
        parts += [", ".join(act.told(self.names) for act in acts)] if acts else []
        return "; ".join(parts)


@dataclass
class Act:
    """One act: a fold, a call or a raise, the chips in front after it, and how it is told; or a street that begins."""

    player: int
    kind: str
    total: int
    words: str = ""

    def told(self, names):
        return self.words if self.kind == "street" else f"{names[self.player]} {self.words}"


def beginning(random):
    """A random beginning: short stacks, short blinds and equal stacks are frequent."""
    structure = random.choice(["no-limit", "no-limit", "pot-limit", "limit"])
    players = random.randint(2, 9)
    unit = random.choice([2, 3, 7, 20, 100, 100, 150, 400, 1000])
    small = random.choice([unit // 2, unit // 2, unit // 2, unit // 3, unit, 0])
    if players == 2 and small == unit:
        # PokerKit takes the button for the big blind then; see README.md.
        small = unit // 2
    stud = structure == "limit" and random.random() < 0.4
    preflop = not stud and random.random() < 0.6
    ante = random.choice(["", "", "each", "big"]) if preflop else ""
    step = random.choice([1, 1, max(1, unit // 4), max(1, unit // 2)])
    # Stacks of about one size make stairs of short all-ins; others are of every size.
    around = unit * random.randint(1, 8) if random.random() < 0.25 else None
    stacks = [stack(random, unit, step, around) for _ in range(players)]
    told = Told(
        structure=structure,
        preflop=preflop,
        unit=unit,
        big_bet=random.choice([2 * unit, 2 * unit, unit, 3 * unit]),
        small=small,
        ante_each=random.randint(1, unit) if ante == "each" or stud else 0,
        ante_big=random.choice([unit, unit, random.randint(1, unit)]) if ante == "big" else 0,
        pot=random.randint(1, 12 * unit),
        stacks=stacks,
        percent=random.choice([50, 100]) if structure == "limit" else 100,
        bring_in=random.randint(1, unit - 1) if stud else 0,
    )
    return named(random, told) if random.random() < 0.5 else told


def named(random, told):
    """The same beginning without a list of players: they are told by seats or by positions."""
    heads_up = told.preflop and told.players == 2
    naming = random.choice(["positions"] if heads_up else ["seats"] if told.bring_in else ["seats", "positions"])
    seats = sorted(random.sample(range(1, 11), told.players))
    # The numbers begin again somewhere at the table where blinds tell who acts first.
    turn = random.randrange(told.players) if told.preflop else 0
    seats = seats[turn:] + seats[:turn]
    order = list(range(told.players))
    if naming == "seats":
        random.shuffle(order)
    told = replace(told, naming=naming, seats=seats, order=order)
    # A blind of nothing, or one for which the ante leaves no chip, is no act: who is in it only a position tells.
    return told if all(told.posts()) else replace(told, naming="positions", order=[])


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
    if owes and luck < 0.15:
        return Act(player, "fold", table.bets[player], random.choice(["folds", "fold"]))
    if least is None or calm or luck < 0.6:
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
