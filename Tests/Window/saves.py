#!/usr/bin/env python3
"""Saves a scene again and again, as `saves.sh` says, and watches the memory of who shows it.

saves.py PID SCENE OUTPUT ERRORS SAVES FILES…: every save is one of the files with its numbers and
colours changed, now and then cut off or wrong. Prints the resident memory on the way, and ends with
1 where it differs by more than 3 % between the first thousand saves, or a tenth of them, and the
end.
"""
import os
import random
import re
import sys
import time

pid, scene, output, errors, saves = sys.argv[1:6]
saves = int(saves)
texts = [open(path, encoding="utf-8").read() for path in sys.argv[6:]]
chance = random.Random(4711)


def number(match):
    """Another number of about the size; what has to be whole stays whole."""
    text = match.group()
    if chance.random() > 0.2:
        return text
    if "." in text:
        return f"{float(text) * chance.uniform(0.7, 1):.3f}"
    return str(round(int(text) * chance.uniform(0.7, 1.3)))


def colour(match):
    return "#" + "".join(chance.choice("0123456789ABCDEF") for _ in match.group()[1:])


def version():
    text = chance.choice(texts)
    kind = chance.randrange(8)
    if kind == 0:  # as it stands
        return text
    text = re.sub(r"#[0-9A-Fa-f]{6}\b", colour, text)
    text = re.sub(r"(?<=[\s,\[])\d+(?:\.\d+)?(?=\s*[,\]])", number, text)
    if kind == 1:  # cut off
        return text[: chance.randrange(len(text))]
    if kind == 2:  # a wrong value
        return re.sub(r'"frame": \[', '"frame": ["x", ', text, count=chance.randrange(1, 4))
    if kind == 3:  # a key that nobody knows
        return text.replace('"frame"', '"frmae"', 2)
    return text


def said():
    """How much was said of saves so far."""
    return os.path.getsize(output) + os.path.getsize(errors)


def resident():
    """Kilobytes of the process that keeps the window, and of the one with the scene."""
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        family = [pid] + file.read().split()
    sizes = []
    for member in family:
        with open(f"/proc/{member}/statm") as file:
            sizes.append(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024)
    return sizes


def answers(text):
    """Saves a text; tells whether something was said of it."""
    before = said()
    with open(scene + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(scene + ".new", scene)
    deadline = time.monotonic() + 2
    while said() == before and time.monotonic() < deadline:
        time.sleep(0.001)
    return said() != before


with open(scene, encoding="utf-8") as file:
    opened = file.read()
first = min(1000, saves // 10)
measured = {}
unanswered = 0
start = time.monotonic()
last = ""
for save in range(1, saves + 1):
    measures = save in (first, saves) or save % max(1, saves // 20) == 0
    # A large canvas takes more than a small one: what is compared shows the same scene.
    text = opened if measures else version()
    if text == last:
        text += "\n"
    last = text
    unanswered += not answers(text)
    if measures:
        # Pictures of the last 32 scenes are kept, whichever those were.
        for again in range(40):
            answers(opened + "\n" * (again % 2 + 1))
        sizes = resident()
        measured[save] = sum(sizes)
        print(f"{save} saves: {measured[save]} KiB ({' + '.join(map(str, sizes))}), "
              f"{time.monotonic() - start:.0f} s", flush=True)
growth = measured[saves] / measured[first] - 1
print(f"{unanswered} saves without a word; from {first} to {saves} saves the memory changed by "
      f"{growth * 100:.1f} %")
sys.exit(abs(growth) > 0.03)
