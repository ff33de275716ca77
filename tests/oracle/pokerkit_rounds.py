"""Plays random hands in PokerKit and in the model, and compares them before every act and at the end of every street.

Exits with 1 if they differ where README.md names no departure of PokerKit from the rulebooks.
"""

import argparse
import sys
import time
from collections import Counter
from functools import partial
from random import Random

import model
import program
from mends import EVERY_MEND, Table
from rounds import Act, beginning, choose

# An act later than this is a call or a fold, and no street begins on a line longer than this: what is longer is not read.
LAST_RAISE = 40
LONGEST = 1_500

# How many rounds are held in memory at a time.
BATCH = 2_000


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="how many hands to play")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--through-floor", type=int, default=200, metavar="N", help="ask the program itself N times")
    parser.add_argument("--floor", help="the program to ask; else it is built")
    parser.add_argument("--positions", help="the example `positions`; else it is built")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="show N hands of each departure")
    return parser.parse_args()


def snapshot(table):
    """What holds before an act, or at the end."""
    if not table.actor_indices:
        bets, stacks = list(table.bets), list(table.stacks)
        pots, back = table.outcome()
        return {"next": None, "put": bets, "behind": stacks, "pots": pots, "back": back}
    return {
        "next": table.actor_index,
        "put": [bet - lent for bet, lent in zip(table.bets, table.lent)],
        "behind": list(table.stacks),
        "owes": table.checking_or_calling_amount,
        "least": table.min_completion_betting_or_raising_to_amount,
        "most": table.max_completion_betting_or_raising_to_amount,
    }


def play(table, act):
    """Plays an act, if the table has it as it was told."""
    if act.kind == "street":
        goes_on = table.can_go_on()
        if goes_on:
            table.next_street()
        return goes_on
    if table.actor_index != act.player:
        return False
    if act.kind == "fold":
        able, play_it = table.can_fold(), table.fold
    elif act.kind == "call":
        able = table.bets[act.player] + table.checking_or_calling_amount == act.total
        play_it = table.check_or_call
    else:
        able = table.can_complete_bet_or_raise_to(act.total)
        play_it = partial(table.complete_bet_or_raise_to, act.total)
    if able:
        play_it()
    return able


class Round:
    """A played hand: what each table said before each act, PokerKit's own and the mended ones."""

    def __init__(self, random):
        self.told, self.acts, self.tables = beginning(random), [], {}
        table, seen = Table(self.told, EVERY_MEND), []
        while True:
            seen.append(snapshot(table))
            if table.actor_indices:
                act = choose(random, table, len(self.acts) >= LAST_RAISE)
            elif table.can_go_on() and len(self.told.line(self.acts)) < LONGEST:
                act = Act(-1, "street", 0, self.told.streets[table.street_index][0])
            else:
                break
            self.acts.append(act)
            assert play(table, act), act
        self.tables[EVERY_MEND] = seen
        self.line = self.told.line(self.acts)

    def seen(self, mends):
        """What a table with these mends says, as far as it can follow."""
        if mends not in self.tables:
            table, seen = Table(self.told, mends), []
            for act in [*self.acts, None]:
                seen.append(snapshot(table))
                if act is None or not play(table, act):
                    break
            self.tables[mends] = seen
        return self.tables[mends]

    def says(self, mends, at, want):
        """Whether a table with these mends says what is wanted at this place."""
        seen = self.seen(mends)
        return at < len(seen) and seen[at] == want

    def needed(self, at, want):
        """The mends without which the table does not say it: none left out can be spared."""
        mends = frozenset()
        if self.says(mends, at, want):
            return mends
        mends = EVERY_MEND
        for mend in sorted(EVERY_MEND):
            if self.says(mends - {mend}, at, want):
                mends -= {mend}
        return mends


def told_by_model(answer, at, places):
    """The model's answer in the shape of a snapshot, each player of ours being in its place there."""
    decision = answer["decisions"][at]
    put, behind = ([decision[what][place] for place in places] for what in ("put", "behind"))
    following = next((places.index(place) for place in decision["to_act"]), None)
    common = {"next": following, "put": put, "behind": behind}
    if common["next"] is not None:
        return common | {name: decision[name] for name in ("owes", "least", "most")}
    back = [[places.index(decision["back"][0]), decision["back"][1]]] if decision["back"] else []
    pots = [[chips, sorted(places.index(place) for place in players)] for chips, players in decision["pots"]]
    return common | {"pots": pots, "back": back}


class Tally:
    """What was compared, and how it came out."""

    def __init__(self, show):
        self.show, self.shown = show, Counter()
        self.naming, self.decisions_by = Counter(), Counter()
        self.rounds, self.clean, self.decisions, self.ends = 0, 0, Counter(), Counter()
        # Each departure: in how many rounds it shows, and in how many places.
        self.in_rounds, self.places, self.together, self.failures = Counter(), Counter(), Counter(), []

    def compare(self, played, answer):
        self.rounds += 1
        self.naming[played.told.naming] += 1
        if "decisions" not in answer:
            self.failures.append((played.line, "played by PokerKit", answer))
            return
        departures = set()
        for at, mended in enumerate(played.seen(EVERY_MEND)):
            # Blinds that are told as acts come before the first.
            want = told_by_model(answer, len(played.told.posts()) + at, played.told.in_model())
            count = self.ends if want["next"] is None else self.decisions
            if mended != want:
                self.failures.append((played.line, f"after {at} acts: {mended}", want))
                return
            mends = played.needed(at, want)
            departures |= mends
            count["departs" if mends else "agrees"] += 1
            self.decisions_by[played.told.naming] += want["next"] is not None
            self.note(played, at, mends)
        self.clean += not departures
        self.in_rounds.update(departures)

    def note(self, played, at, mends):
        for mend in mends:
            self.places[mend] += 1
            if self.shown[mend] < self.show:
                self.shown[mend] += 1
                own = played.seen(frozenset())
                print(f"{mend}: after {at} acts of: {played.line}")
                print(f"  PokerKit {own[at] if at < len(own) else 'cannot follow'}")
                print(f"  mended   {played.seen(EVERY_MEND)[at]}")
        if len(mends) > 1:
            self.together[" and ".join(sorted(mends))] += 1


def report(tally, asked, seconds):
    decisions, ends = sum(tally.decisions.values()), sum(tally.ends.values())
    print(f"{tally.rounds} hands, {decisions} decisions and {ends} ends with their pots in {seconds:.0f} s")
    for naming, times in sorted(tally.naming.items()):
        print(f"  {naming:<10}{times:>8} hands{tally.decisions_by[naming]:>8} decisions")
    print(f"PokerKit as it is agrees on {tally.decisions['agrees']} decisions and {tally.ends['agrees']} ends,")
    print(f"  on everything in {tally.clean} hands")
    print(f"departures named in README.md: {tally.decisions['departs']} decisions, {tally.ends['departs']} ends")
    for mend, times in tally.in_rounds.most_common():
        print(f"  {mend:<18}{times:>8} hands{tally.places[mend]:>8} places")
    for mends, times in tally.together.most_common():
        print(f"{times:>18} of these places are {mends}")
    print("through the program: " + ", ".join(f"{times} {name}" for name, times in asked.most_common()))
    for line, theirs, ours in tally.failures[:10]:
        print(f"DIFFERS: {line}\n  {theirs}\n  model: {ours}")
    print(f"{len(tally.failures)} differences without a name")


def main():
    options, began = arguments(), time.time()
    random, tally = Random(options.seed), Tally(options.show)
    positions = options.positions or model.build(["--example", "positions"])
    rounds = []
    while tally.rounds < options.rounds:
        rounds = [Round(random) for _ in range(min(BATCH, options.rounds - tally.rounds))]
        answers = model.answers(positions, [(played.told.percent, played.line) for played in rounds])
        for played, answer in zip(rounds, answers, strict=True):
            tally.compare(played, answer)
    asked = Counter()
    if options.through_floor:
        cuts = program.cut(Random(options.seed), rounds, options.through_floor)
        asked, failures = program.compare(options.floor or model.build(["--bin", "floor"]), positions, cuts)
        tally.failures += failures
    report(tally, asked, time.time() - began)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
