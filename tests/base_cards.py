#!/usr/bin/env python3
"""Checks that the base set has each card of the base game, with the numbers that are printed on it.

    tests/base_cards.py SOULSTACK [FACTS]

SOULSTACK is the program. FACTS is a table like tests/base_cards.csv (the default), with one card per line. An empty
number is not printed on the card, `die` means the result of a roll, and `copies` is the number of copies in the deck.
Prints one line per difference; exit code 1 if there is any.
"""

import csv
import json
import pathlib
import subprocess
import sys

NUMBERS = ("hp", "evasion", "attack", "souls", "min_players")
MARKS = ("eternal", "guppy", "indomitable")


def kind_of(card):
    """The kind of a card, from its deck, its marks and its abilities."""
    if card["deck"] == "loot":
        return "trinket" if "trinket" in card["marks"] else "loot"
    if card["deck"] in ("treasure", "starting"):
        return next((kind for word, kind in (("tap", "active"), ("paid", "paid")) if word in card["abilities"]), "passive")
    if card["deck"] == "monster":
        return "curse" if "curse" in card["marks"] else "monster" if "hp" in card else "event"
    return card["deck"]


def reward(card, what):
    rewards = card.get("rewards", {})
    return "die" if rewards.get(f"roll_{what}") else str(rewards.get(what, ""))


def as_printed(card):
    """A card of the program's list in the words of the facts."""
    return {
        "name": card["name"],
        "deck": card["deck"],
        "kind": kind_of(card),
        "copies": str(card["copies"]),
        **{number: str(card.get(number, "")) for number in NUMBERS},
        **{what: reward(card, what) for what in ("coins", "loot", "treasure")},
        "starting_item": card.get("starting_item", ""),
        "marks": " ".join(mark for mark in MARKS if mark in card["marks"]),
    }


def differences(facts, cards):
    for missing in facts.keys() - cards.keys():
        yield f"{missing}: there is no such card"
    for extra in cards.keys() - facts.keys():
        yield f"{extra}: no card of the base game"
    for card_id in facts.keys() & cards.keys():
        is_now = as_printed(cards[card_id])
        for field, value in facts[card_id].items():
            if is_now[field] != value:
                yield f"{card_id}: {field} is {is_now[field] or 'not there'}, and should be {value or 'not there'}"


def main(program, path):
    with open(path, encoding="utf-8", newline="") as file:
        facts = {row.pop("id"): row for row in csv.DictReader(file)}
    listed = subprocess.run([program, "cards", "--set", "base", "--json"], check=True, capture_output=True)
    cards = {card["id"].removeprefix("base:"): card for card in json.loads(listed.stdout)["cards"]}
    found = sorted(differences(facts, cards))
    for line in found:
        print(line)
    copies = sum(card["copies"] for card in cards.values())
    print(f"{len(cards)} cards, {copies} with their copies; {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__.strip())
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else pathlib.Path(__file__).with_suffix(".csv")))
