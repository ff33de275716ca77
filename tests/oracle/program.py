"""The same questions to the program as users run it: `floor decide reopening`."""

import json
import subprocess
from collections import Counter

import model
from mends import EVERY_MEND

# The book under which the program is asked, and how many percent of a bet its 47-B asks of a short all-in in limit.
BOOK, PERCENT = "onk-2023", 50


def cut(random, rounds, most):
    """Rounds that end before some act: (the beginning, the line, what PokerKit, mended, says then)."""
    fit = [played for played in rounds if played.told.structure != "limit" or played.told.percent == PERCENT]
    cuts = []
    for played in random.sample(fit, min(most, len(fit))):
        at = random.randint(0, len(played.acts))
        cuts.append((played.told, played.told.line(played.acts[:at]), played.seen(EVERY_MEND)[at]))
    return cuts


def compare(floor, positions, cuts):
    """How the program's tables came out against what is wanted, counted, and what differs."""
    # In its fact the program takes a line by the reading that most books share, whichever book is asked.
    common = model.answers(positions, [("", line) for _, line, _ in cuts])
    counts, failures = Counter(), []
    for (told, line, want), answer in zip(cuts, common, strict=True):
        shown = ruling(floor, line)
        if "tables" not in shown:
            result = "not read" if told.structure == "limit" and "refused" in answer else None
        else:
            result = judge(told, shown["tables"], want)
        if result is None:
            failures.append((line, f"PokerKit, mended: {want}", shown.get("tables", shown)))
        else:
            counts[result] += 1
    return counts, failures


def ruling(floor, line):
    command = [floor, "decide", "reopening", f"round={line}", "--book", BOOK, "--format", "json", "--lang", "en"]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else {"refused": done.stdout}


def judge(told, tables, want):
    """`agree` or `not said by the book` where the tables show what is wanted, else none."""
    players = {row["player"]: row for row in tables.get("players", [])}
    names = [name.removeprefix("seat ") for name in told.names]
    if len(players) != told.players or any(players[name]["put"] != put for name, put in zip(names, want["put"])):
        return None
    if want["next"] is None:
        pots = [[row["amount"], sorted(names.index(name) for name in row["for"])] for row in tables["pots"]]
        return "agree" if pots == want["pots"] + [[chips, [player]] for player, chips in want["back"]] else None
    # Where nobody may raise the program leaves the column of the most out.
    row = players[names[want["next"]]]
    if row["may_raise"] == "not-said" and told.structure == "limit" and row["owes"] == want["owes"]:
        return "not said by the book"
    may = "no" if want["least"] is None else "yes"
    # Beside another total that limit may be played to there is no column of the most: it is the least.
    most = row["least"] if "other" in row else row.get("most")
    said = (row["owes"], row["may_raise"], row["least"], most)
    return "agree" if said == (want["owes"], may, want["least"], want["most"]) else None
