#!/usr/bin/env python3
"""Times kiwisolver on the constraints that `constraintspeed` prints, to set beside its own times.

constraintspeed --print chain 1000 | kiwi.py

A line is `variables N`, `edited N`, or a constraint: its priority, relation, constant, and pairs of
variable and coefficient. kiwisolver knows strengths as numbers that are added up: priorities become
powers of a thousand.
"""
import sys
import time

import kiwisolver as kiwi

rows, count, edited = [], 0, 0
for line in sys.stdin:
    words = line.split()
    if words[0] == "variables":
        count = int(words[1])
    elif words[0] == "edited":
        edited = int(words[1])
    else:
        numbers = [float(word) for word in words[3:]]
        pairs = list(zip((int(number) for number in numbers[::2]), numbers[1::2]))
        rows.append((float(words[0]), words[1], float(words[2]), pairs))


def strength(priority):
    if priority == float("inf"):
        return "required"
    return kiwi.strength.create(0, 1, 0) if priority >= 500 else kiwi.strength.create(0, 0, 1)


def build():
    variables = [kiwi.Variable(str(index)) for index in range(count)]
    made = []
    for priority, relation, constant, pairs in rows:
        terms = [kiwi.Term(variables[index], coefficient) for index, coefficient in pairs]
        expression = kiwi.Expression(terms, -constant)
        made.append(kiwi.Constraint(expression, relation, strength(priority)))
    return variables, made


fastest, change = float("inf"), float("inf")
for _ in range(3):
    variables, made = build()
    solver = kiwi.Solver()
    start = time.perf_counter()
    for constraint in made:
        solver.addConstraint(constraint)
    solver.updateVariables()
    fastest = min(fastest, time.perf_counter() - start)
    # A constant is changed by taking its constraint out and putting another in.
    priority, relation, constant, pairs = rows[edited]
    current = made[edited]
    for step in range(10):
        terms = [kiwi.Term(variables[index], coefficient) for index, coefficient in pairs]
        other = kiwi.Constraint(
            kiwi.Expression(terms, -(constant + step % 7 + 1)), relation, strength(priority))
        start = time.perf_counter()
        solver.removeConstraint(current)
        solver.addConstraint(other)
        solver.updateVariables()
        change = min(change, time.perf_counter() - start)
        current = other
print(f"kiwisolver: from scratch {fastest * 1000:.3f} ms, a constant changed {change * 1000:.3f} ms")
