#!/usr/bin/env python3
"""A bot that tries each option in a copy of the game: python3 tools/example_search.py build/release/soulstack"""
import itertools
import json
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "build/release/soulstack"
server = subprocess.Popen([program, "rpc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
ids = itertools.count(1)


def ask(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": next(ids), "method": method, "params": params}), file=server.stdin, flush=True)
    response = json.loads(server.stdout.readline())
    if "error" in response:
        sys.exit(f"{method}: {response['error']['message']}; expected {response['error']['data'].get('expected')}")
    return response["result"]


def worth(view, seat):  # your idea goes here
    me = view["players"][seat - 1]
    return 10 * me["souls"] + 3 * len(me["items"]) + me["coins"] + me["loot"] + 2 * me["hp"]


liked = {"attack": 2, "buy": 1, "end_turn": 0.2, "pass": 0.1}  # what pays only later, and what to do if nothing pays


def worth_after(game, option, seat, is_idle):
    """All others are bots; the copy has the same hidden cards and the same dice to come."""
    copy = ask("game.fork", game=game)["game"]
    after = ask("game.answer", game=copy, option=option["index"], view=True, **{"as": seat})
    ask("game.drop", game=copy)
    if option["verb"] == "pass" and is_idle:
        return -1  # nothing waits to resolve: the same question comes again
    return worth(after["view"], seat) + liked.get(option["verb"], 0)


ask("hello", version="1.0")
news = ask("game.new", seats=["client", "random"], seed=7)
while not news["over"]:
    options, seat, is_idle = news["decision"]["options"], news["decision"]["seat"], news["decision"]["prompt"] == "action"
    best = max(options, key=lambda option: worth_after(news["game"], option, seat, is_idle))
    news = ask("game.answer", game=news["game"], option=best["index"], decision=news["decision"]["number"])
print(f"Winners: {news['outcome']['winners']} after {news['outcome']['turns']} turns")
server.stdin.close()
sys.exit(server.wait())
