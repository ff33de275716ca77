"""The model's answers, from the library through the example beside this file."""

import json
import subprocess


def build(target):
    """Builds one target with Cargo, and gives the path of the program."""
    done = subprocess.run(
        ["cargo", "build", *target, "--message-format=json"], check=True, stdout=subprocess.PIPE, text=True
    )
    messages = map(json.loads, done.stdout.splitlines())
    return [message["executable"] for message in messages if message.get("executable")][-1]


def answers(program, lines):
    """What the library says of each (percent, line), in order."""
    told = "".join(f"{percent}\t{line}\n" for percent, line in lines)
    done = subprocess.run([program], input=told, check=True, stdout=subprocess.PIPE, text=True)
    return [json.loads(answer) for answer in done.stdout.splitlines()]
