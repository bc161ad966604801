#!/usr/bin/env python3
"""Checks scene files against the JSON Schema that `preview schema` prints, and asks for thousands of
files made from the format's tables whether the schema says the same as `check --strict`.

    PREVIEW=.build/release/preview CASES=.build/debug/schemacases validate.py [SCENE.json…]

Without scenes, all samples are checked. Scenes may have comments and trailing commas. Exits with 1 when a
scene does not match, when one of the deliberately broken ones below does, or when schema, check and tables
disagree about a case; with 2 when something cannot be read.
"""

import json
import os
import pathlib
import subprocess
import sys

import jsonschema

BROKEN = [
    [],
    {},
    {"root": {"cornerRaduis": 3}},
    {"root": {"alpha": 2}},
    {"root": {"frame": [0, 0, 1]}},
    {"root": {"backgroundColor": "bleu"}},
    {"root": {"class": "UIVeiw"}},
    {"root": {"subviews": [{"sublayers": [{"opacity": "x"}]}]}},
    {"root": {"transform": [{"turn": 3}]}},
    {"root": {"actions": {"tap": [{"sett": {}}]}}},
    {"root": {}, "version": 2},
    {"root": {}, "canvas": {"size": [0, 1]}},
    {"root": {}, "components": {"C": {}}},
]


def plain(text):
    """The text without its mark, comments and trailing commas."""
    out = []
    i = 0
    text = text.removeprefix("\ufeff")
    while i < len(text):
        if text[i] == '"':
            end = i + 1
            while end < len(text) and text[end] != '"':
                end += 2 if text[end] == "\\" else 1
            out.append(text[i : end + 1])
            i = end + 1
        elif text.startswith("//", i):
            end = text.find("\n", i)
            i = len(text) if end < 0 else end
        elif text.startswith("/*", i):
            end = text.find("*/", i + 2)
            i = len(text) if end < 0 else end + 2
        else:
            if text[i] in "]}":
                # White space has entries of its own, so the comma may lie further back.
                last = len(out) - 1
                while last >= 0 and out[last].isspace():
                    last -= 1
                if last >= 0 and out[last] == ",":
                    del out[last]
            out.append(text[i])
            i += 1
    return "".join(out)


def errors_of(validator, scene):
    found = sorted(validator.iter_errors(scene), key=lambda error: list(map(str, error.path)))
    return ["/" + "/".join(map(str, error.path)) + ": " + error.message[:200] for error in found]


def disagreements(lines):
    """Compares what schema, check and tables say of each case; returns how many there are of each."""
    validators = {}
    counts = {"cases": 0, "right": 0, "wrong": 0}
    for line in lines:
        case = json.loads(line)
        if "schema" in case:
            jsonschema.Draft7Validator.check_schema(case["schema"])
            validators[case["kind"]] = jsonschema.Draft7Validator(case["schema"])
            continue
        schema = validators[case["kind"]].is_valid(case["file"])
        counts["cases"] += 1
        counts["right" if case["check"] else "wrong"] += 1
        verdicts = {"schema": schema, "check": case["check"], "tables": case["right"]}
        if len({verdict for verdict in verdicts.values() if verdict is not None}) > 1:
            words = {True: "right", False: "wrong", None: "either"}
            said = ", ".join(f"{who}: {words[verdict]}" for who, verdict in verdicts.items())
            yield f"{case['kind']} {case['what']} ({said}) {case['complaint']}"
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    # An empty list, or one of cases that are all refused, shows nothing.
    if min(counts.values()) < 1000:
        yield "there are too few cases"


def main(paths):
    root = pathlib.Path(__file__).resolve().parents[2]
    preview = os.environ.get("PREVIEW", root / ".build/release/preview")
    cases = os.environ.get("CASES", root / ".build/debug/schemacases")
    samples = root / "Samples"
    paths = paths or sorted(map(str, [*samples.glob("*.json"), *samples.glob("Code/*.json")]))
    try:
        printed = subprocess.run(
            [preview, "schema"], check=True, stdout=subprocess.PIPE, text=True
        ).stdout
        lines = subprocess.run(
            [cases], check=True, stdout=subprocess.PIPE, text=True
        ).stdout.splitlines()
        schema = json.loads(printed)
        jsonschema.Draft7Validator.check_schema(schema)
        scenes = {}
        for path in paths:
            with open(path, encoding="utf-8") as file:
                scenes[path] = json.loads(plain(file.read()))
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        print(f"validate.py: {error}", file=sys.stderr)
        return 2
    except jsonschema.SchemaError as error:
        print(f"the schema is no schema: {error.message}", file=sys.stderr)
        return 1
    validator = jsonschema.Draft7Validator(schema)
    failures = 0
    for path, scene in scenes.items():
        for error in errors_of(validator, scene):
            print(f"{path}: {error}", file=sys.stderr)
            failures += 1
    for scene in BROKEN:
        if validator.is_valid(scene):
            print(f"the schema accepts {json.dumps(scene)}", file=sys.stderr)
            failures += 1
    for error in disagreements(lines):
        print(error, file=sys.stderr)
        failures += 1
    print(f"{len(scenes)} scenes, {len(BROKEN)} broken ones, {failures} failures")
    return 1 if failures or not scenes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
