#!/usr/bin/env python3
"""Learns to beat the bot `random`, with numpy only: a policy that is linear in the features of options, trained by
policy gradients with eligibility traces.

    learner.py [--minutes 10] [--games 1000] [--out weights.npz]
"""

import argparse
import time

import numpy as np
import soulstack

SETS = soulstack.Sets()
COLUMN = {name: i for i, name in enumerate(soulstack.OPTION_COLUMNS)}
PROMPT = soulstack.layout(2)["game"][2].index("prompt")
PLAYERS, _, PLAYER_COLUMNS = soulstack.layout(2)["players"]
USES = ("play_loot", "activate", "choose")  # each card has a weight for each of them
CARDS = len(SETS.cards) + 1
PLAIN = 2 * (len(COLUMN) + 2)  # weights of columns: in the player's own action phase, and otherwise
WEIGHTS = PLAIN + len(USES) * CARDS
# What the player wants more of than the opponent. This guides the training; only wins count in the evaluation.
WORTH = {"souls": 1.0, "in_play": 0.15, "coins": 0.02, "hand": 0.04}


def worth(observations):
    own = [PLAYERS + PLAYER_COLUMNS.index(name) for name in WORTH]
    others = [i + len(PLAYER_COLUMNS) for i in own]
    return (observations[:, own] - observations[:, others]) @ np.array(list(WORTH.values()), np.float32)


def features(batch):
    """Plain features (games, actions, PLAIN), and the position of the weight of each option's card, or 0."""
    options = batch.options
    whose, card = options[:, :, COLUMN["whose"]], options[:, :, COLUMN["card"]].astype(int)
    small = np.concatenate([options, (whose == 1)[:, :, None], (whose > 1)[:, :, None]], axis=2)
    small[:, :, [COLUMN["card"], COLUMN["whose"]]] = 0
    np.clip(small, -10, 10, out=small)
    acting = batch.observations[:, PROMPT, None, None] == 1 + soulstack.PROMPTS.index("action")
    plain = np.concatenate([small * acting, small * ~acting], axis=2)
    use = options[:, :, [COLUMN[name] for name in USES]].argmax(axis=2)
    return plain, np.where(card > 0, PLAIN + use * CARDS + card, PLAIN)


def choose(batch, weights, random):
    """An action for each game, with the probabilities and the features of all actions."""
    plain, cards = features(batch)
    logits = plain @ weights[:PLAIN] + weights[cards]
    logits = np.where(batch.mask, logits, -np.inf)
    logits -= np.maximum(logits.max(axis=1, keepdims=True), -1e30)  # without an action: the game is over
    chances = np.exp(logits)
    chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-30)
    actions = (chances.cumsum(axis=1) < random.random((len(chances), 1)) * 0.999999).sum(axis=1)
    return actions, chances, plain, cards


def gradients(actions, chances, plain, cards, trace):
    """Adds the gradient of the logarithm of each action's probability to the trace (games, WEIGHTS)."""
    push = -chances
    push[np.arange(len(actions)), actions] += 1
    trace[:, :PLAIN] += np.einsum("gap,ga->gp", plain, push)
    game, action = np.nonzero((cards > PLAIN) & (chances > 0))
    np.add.at(trace, (game, cards[game, action]), push[game, action])


def train(minutes, seed=1, games=256, decay=0.97, rate=0.02):
    """Plays against `random` from both seats for that much processor time."""
    random, weights = np.random.default_rng(seed), np.zeros(WEIGHTS, np.float32)
    batches = [soulstack.Batch(games, SETS, seed=seed + s, restart=True, threads=1, bots=b)
               for s, b in enumerate((["", "random"], ["random", ""]))]
    traces = [np.zeros((games, WEIGHTS), np.float32) for _ in batches]
    mean, square, average, step, end = 0.0, 0.0, 0.0, 0, time.process_time() + 60 * minutes
    while time.process_time() < end:
        total = np.zeros(WEIGHTS, np.float32)
        for seat, (batch, trace) in enumerate(zip(batches, traces)):
            for _ in range(8):
                before = worth(batch.observations)
                chosen = choose(batch, weights, random)
                gradients(*chosen, trace)
                batch.step(chosen[0])
                reward = np.where(batch.done, 3 * batch.rewards[:, seat], worth(batch.observations) - before)
                average += 0.001 * (reward.mean() - average)
                total += (reward - average) @ trace
                trace *= np.where(batch.done, 0, decay)[:, None].astype(np.float32)
        step += 1  # the steps of Adam
        total /= games
        mean, square = 0.9 * mean + 0.1 * total, 0.999 * square + 0.001 * total**2
        weights += rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def evaluate(weights, games, seed=1_000_003):
    """The part of these games that the policy wins against `random`: each deal is played from both seats."""
    random, won = np.random.default_rng(seed), 0
    for seat, bots in enumerate((["", "random"], ["random", ""])):
        batch = soulstack.Batch(games // 2, SETS, seed=seed, threads=1, bots=bots)
        while batch.mask.any():
            batch.step(choose(batch, weights, random)[0])
            won += np.count_nonzero(batch.rewards[:, seat] > 0)
    return won / games


def lower_limit(part, games, z=1.96):
    """The lower end of Wilson's interval of 95 %."""
    middle, width = part + z * z / (2 * games), z * np.sqrt(part * (1 - part) / games + (z / (2 * games)) ** 2)
    return (middle - width) / (1 + z * z / games)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="processor time of the training (default: 10)")
    parser.add_argument("--games", type=int, default=1000, help="games of each evaluation (default: 1000)")
    parser.add_argument("--out", help="write the weights and their schema to this file")
    arguments = parser.parse_args()
    for name, weights in (("untrained", np.zeros(WEIGHTS, np.float32)), ("trained", None)):
        weights = train(arguments.minutes) if weights is None else weights
        part = evaluate(weights, arguments.games)
        print(f"{name}: wins {100 * part:.1f} % of {arguments.games} games against random, "
              f"at least {100 * lower_limit(part, arguments.games):.1f} %", flush=True)
    if arguments.out:
        np.savez(arguments.out, weights=weights, schema=np.uint64(SETS.schema(2)))


if __name__ == "__main__":
    main()
