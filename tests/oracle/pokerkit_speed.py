"""How long PokerKit takes for what the model is asked, on the nine players and the whole hand of benches/speed.rs."""

import argparse
import re
import subprocess
from statistics import median
from time import perf_counter

from pokerkit import Automation, NoLimitTexasHoldem, PotLimitOmahaHoldem

# The acts of the third to the ninth player in benches/speed.rs: a total, or none for a call or a fold.
ACTS = [1200, 1400, "call", "fold", 5000, "call", "call"]
STACKS = [9000, 20_000, 2500, 1400, 12_000, 30_000, 8000, 3100, 25_000]
NAMES = ("position of one of nine", "pots of nine players", "a hand of 30 acts, its pots")
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_DEALING,
)


# The acts of the whole hand in benches/speed.rs: a total, or none for a check, a call or a fold.
HAND_STACKS = [60_000, 50_000, 20_000, 2500, 40_000, 30_000, 50_000, 8000, 25_000]
HAND = [
    *[1200, 2500, "call", "fold", "call", "call", "fold", "call", "call", "call"],
    *["call", "call", "call", 3000, "call", 5500, "fold", "call", "fold", "call", "call"],
    *["call", 8000, "call", "call"],
    *["call", "call", 6000, "fold", "call"],
]


def whole_hand():
    dealing = (Automation.CARD_BURNING, Automation.BOARD_DEALING)
    antes, blinds = {1: 400}, (200, 400)
    state = NoLimitTexasHoldem.create_state(AUTOMATIONS + dealing, False, antes, blinds, 400, HAND_STACKS, 9)
    play(state, HAND)
    return tuple(state.pots)


def nine_players():
    state = PotLimitOmahaHoldem.create_state(AUTOMATIONS, False, {1: 400}, (200, 400), 400, STACKS, 9)
    play(state, ACTS)
    return state


def play(state, acts):
    for act in acts:
        if act == "fold":
            state.fold()
        elif act == "call":
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(act)


def collected():
    """The round when everybody else has called, the bets in the pots."""
    state = nine_players()
    while state.actor_indices:
        state.check_or_call()
    return state


def position(state):
    """What the next player owes, and the least and the most to raise to: none where the player may not."""
    return (
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )


def nanoseconds(call, calls=200, batches=50):
    """The median time of one call."""
    times = []
    for _ in range(batches):
        start = perf_counter()
        for _ in range(calls):
            call()
        times.append((perf_counter() - start) / calls)
    return median(times) * 1e9


def model():
    """What the benchmark of the model says, in nanoseconds."""
    done = subprocess.run(["cargo", "bench", "--bench", "speed"], check=True, stdout=subprocess.PIPE, text=True)
    found = dict(re.findall(r"^(.*?) +(\d+)ns$", done.stdout, re.MULTILINE))
    return tuple(int(found[name]) for name in NAMES)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=int, nargs=3, metavar="NS", help="position, pots and hand; else cargo bench is run")
    ours = parser.parse_args().model or model()
    state, ended = nine_players(), collected()
    theirs = (
        nanoseconds(lambda: position(state)),
        nanoseconds(lambda: tuple(ended.pots)),
        nanoseconds(whole_hand, calls=10, batches=20),
    )
    print(f"{'':<28}{'PokerKit':>12}{'model':>10}{'ratio':>9}")
    for name, their, our in zip(NAMES, theirs, ours):
        print(f"{name:<28}{their:>10.0f}ns{our:>8}ns{their / our:>8.0f}x")


if __name__ == "__main__":
    main()
