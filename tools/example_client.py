#!/usr/bin/env python3
"""Plays one seat of a two-player game through `soulstack rpc`: python3 tools/example_client.py build/release/soulstack"""
import itertools
import json
import random
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


chance = random.Random(7)
ask("hello", version="1.0")
news = ask("game.new", seats=["client", "random"], seed=7)
while not news["over"]:
    for event in news["events"]:
        print(event.get("text", ""), end="\n" if "text" in event else "")
    option = chance.choice(news["decision"]["options"])  # your idea goes here; view=True also sends what you see
    news = ask("game.answer", game=news["game"], option=option["index"])
print(f"Winners: {news['outcome']['winners']} after {news['outcome']['turns']} turns")
server.stdin.close()
sys.exit(server.wait())
