#!/usr/bin/env python3
"""Plays one seat of a two-player game through `soulstack rpc`: python3 tools/example_client.py build/release/soulstack"""
import json
import random
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "build/release/soulstack"
server = subprocess.Popen([program, "rpc"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(request):
    server.stdin.write(json.dumps(request) + "\n")
    server.stdin.flush()
    response = json.loads(server.stdout.readline())
    if response["type"] == "error":
        sys.exit(f"{response['error']['message']}; expected {response['error']['expected']}")
    return response


chance = random.Random(7)
news = ask({"new": {"players": 2, "seed": 7, "seats": {"1": "client", "2": "random"}}})
while news["type"] == "decision":
    for event in news["events"]:
        if "text" in event:
            print(event["text"])
    option = chance.choice(news["decision"]["options"])  # your idea goes here; news["view"] is what you see
    news = ask({"answer": option["index"]})
print(f"Winners: {news['outcome']['winners']} after {news['outcome']['turns']} turns")
ask({"quit": True})
sys.exit(server.wait())
