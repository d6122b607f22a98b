#!/usr/bin/env python3
"""Watches a game of four bots as a spectator: python3 tools/example_spectator.py build/release/soulstack"""
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


ask("hello", version="1.0")
news = ask("game.new", seats=["greedy"] * 4, seed=7, events="everybody")
while not news["over"]:
    news = ask("game.run", game=news["game"], until="turn", view=True, **{"as": "spectator"})
    players = news["view"]["players"]
    print(f"-- Turn {news['turn']}: " + ", ".join(f"{p['name']} {p['hp']} HP, {p['souls']} souls" for p in players))
    print("\n".join(event["text"] for event in news["events"] if "text" in event))
print(f"Winners: {news['outcome']['winners']}")
server.stdin.close()
sys.exit(server.wait())
