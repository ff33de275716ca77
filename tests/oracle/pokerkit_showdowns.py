"""Holds the award of pots against PokerKit's reading of hands: random showdowns in every game, 2 to 6 players, up to five
pots."""

import argparse
import json
import random
import subprocess
import sys
from collections import Counter

from pokerkit import (
    BadugiHand,
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from model import build

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

# The game: cards in the hand, cards on the board, the reading of the high and of the low half.
GAMES = {
    "holdem": (2, 5, StandardHighHand, None),
    "omaha": (4, 5, OmahaHoldemHand, None),
    "omaha-hi-lo": (4, 5, OmahaHoldemHand, OmahaEightOrBetterLowHand),
    "stud": (7, 0, StandardHighHand, None),
    "stud-hi-lo": (7, 0, StandardHighHand, EightOrBetterLowHand),
    "razz": (7, 0, RegularLowHand, None),
    "draw": (5, 0, StandardHighHand, None),
    "deuce-to-seven": (5, 0, StandardLowHand, None),
    "badugi": (4, 0, BadugiHand, None),
    "ace-to-five": (5, 0, RegularLowHand, None),
    "short-deck": (2, 5, ShortDeckHoldemHand, None),
    "five-card-stud": (5, 0, StandardHighHand, None),
    "courchevel": (5, 5, OmahaHoldemHand, None),
}

# Games in which tda-2019-sk goes by the seat: there odd chips are compared, too.
BY_SEAT = ("holdem", "omaha", "omaha-hi-lo", "draw", "deuce-to-seven", "badugi", "ace-to-five", "short-deck", "courchevel")

# What goes round among any number of winners, also in halves.
ROUND = 2 * 3 * 4 * 5 * 6


def showdown(dice):
    """A game, what each player has put in and whether he has folded, the hands, and the board."""
    game = dice.choice(list(GAMES))
    own, board, *_ = GAMES[game]
    players = dice.randint(2, 6)
    cards = DECK[:]
    # Few ranks make many equal hands.
    if own == 2 and dice.random() < 0.3:
        cards = [card for card in DECK if card[0] in "TJQKA"]
    if own >= 5 and dice.random() < 0.3:
        cards = [card for card in DECK if card[0] in "A2345678"]
    if game == "short-deck":
        cards = [card for card in cards if card[0] in "6789TJQKA"]
    players = min(players, (len(cards) - board) // own)
    dice.shuffle(cards)
    unit = dice.choice([1, 25, 100]) if game in BY_SEAT else ROUND
    chip = unit if game in BY_SEAT else 1
    stakes = [unit * dice.randint(1, 40) for _ in range(players)]
    if dice.random() < 0.3:
        stakes = [max(stakes)] * players
    folded = [dice.random() < 0.2 for _ in range(players)]
    if all(folded):
        folded[0] = False
    hands = [cards[at * own : (at + 1) * own] for at in range(players)]
    return game, chip, stakes, folded, hands, cards[players * own : players * own + board]


def pots(stakes, folded):
    """The pots as (amount, players), and what goes back."""
    stakes, back = list(stakes), Counter()
    order = sorted(stakes, reverse=True)
    top = stakes.index(order[0])
    if len(order) > 1 and order[0] > order[1] and not folded[top]:
        back[top] = order[0] - order[1]
        stakes[top] = order[1]
    live = [at for at in range(len(stakes)) if not folded[at]]
    made, below = [], 0
    for height in sorted({stakes[at] for at in live} | {max(stakes)}):
        amount = sum(min(stake, height) - min(stake, below) for stake in stakes)
        plays = [at for at in live if stakes[at] >= height]
        if plays:
            made.append([amount, plays])
        elif made:
            made[-1][0] += amount
        below = height
    return made, back


def winners(players, read):
    """Those whose hand is the strongest."""
    hands = {player: read(player) for player in players}
    hands = {player: hand for player, hand in hands.items() if hand is not None}
    if not hands:
        return []
    best = max(hands.values())
    return [player for player in players if player in hands and hands[player] == best]


def award(game, chip, stakes, folded, hands, board):
    """What everybody gets of the pots."""
    *_, high, low = GAMES[game]
    text = ["".join(hand) for hand in hands]
    table = "".join(board)
    gets = Counter()
    made, _ = pots(stakes, folded)
    for amount, players in made:
        sides = [winners(players, lambda player: high.from_game(text[player], table))]
        if low:
            sides.append(winners(players, lambda player: low.from_game_or_none(text[player], table)))
        sides = [side for side in sides if side]
        chips = amount // chip
        parts = [chips] if len(sides) == 1 else [chips - chips // 2, chips // 2]
        for side, part in zip(sides, parts):
            for at, player in enumerate(side):
                gets[player] += chip * (part // len(side) + (at < part % len(side)))
    return gets


def line(case):
    """A showdown as the program's side reads it."""
    game, chip, stakes, folded, hands, board = case
    names = "ABCDEF"
    put = ", ".join(f"{names[at]} {stake}{' folds' * folded[at]}" for at, stake in enumerate(stakes))
    made, _ = pots(stakes, folded)
    plays = {player for _, players in made for player in players}
    shown = [f"{names[at]}: {' '.join(hand)}" for at, hand in enumerate(hands) if at in plays]
    shown += [f"board {' '.join(board)}"] * bool(board)
    return f"{game}\t{put}\t{'; '.join(shown)}\t{chip}\n"


def compare(program, cases, agreed, several):
    """Puts showdowns to both, counts where they agree by game and by the number of pots, and gives how often they differ."""
    lines = [line(case) for case in cases]
    done = subprocess.run([program], input="".join(lines), check=True, stdout=subprocess.PIPE, text=True)
    differ = 0
    for case, told, said in zip(cases, lines, map(json.loads, done.stdout.splitlines()), strict=True):
        want = {"ABCDEF"[player]: amount for player, amount in award(*case).items() if amount}
        found = {player: amount for player, amount in said.get("gets", {}).items() if amount}
        if want == found:
            agreed[case[0]] += 1
            several[len(pots(case[2], case[3])[0])] += 1
        else:
            differ += 1
            print(f"{told}  PokerKit {want}\n  the program {said}", flush=True)
    return differ


def main():
    """Compares batch by batch, and tells in how many showdowns of each game both agree."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--showdowns", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--batch", type=int, default=5_000, help="how many are put to both at once")
    options.add_argument("--program", help="the example, already built; else Cargo builds it")
    options = options.parse_args()
    program = options.program or build(["--release", "--locked", "--example", "showdowns"])
    dice = random.Random(options.seed)
    agreed, differ, several, left = Counter(), 0, Counter(), options.showdowns
    while left > 0:
        count = min(left, options.batch)
        differ += compare(program, [showdown(dice) for _ in range(count)], agreed, several)
        left -= count
        print(f"{sum(agreed.values())} agree, {differ} differ, {left} to go", file=sys.stderr, flush=True)
    print(f"{sum(agreed.values())} showdowns agree, {differ} differ")
    print(", ".join(f"{game} {count}" for game, count in sorted(agreed.items())))
    print("pots: " + ", ".join(f"{count} in {times}" for count, times in sorted(several.items())))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
