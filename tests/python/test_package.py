#!/usr/bin/env python3
"""Tests of the Python package. `tools/dev python` runs them with the module that it builds.

    test_package.py PROGRAM [unittest options]

SOULSTACK_FULL=1: 10,000 games, all speeds, and a learner that trains for ten minutes of processor time.
"""

import ast
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import types
import unittest
from pathlib import Path

import numpy as np
import soulstack

FULL = bool(os.environ.get("SOULSTACK_FULL"))
PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = ""
PAGE = (PROJECT / "tools/docs/pages/python.md").read_text(encoding="utf-8")
U64 = 2**64 - 1


def program(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True, text=True, cwd=PROJECT).stdout


def mixed(z):
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & U64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & U64
    return z ^ z >> 31


def combined(hashes):
    """As `soulstack sim` combines the hashes of its games."""
    total = len(hashes)
    for one in hashes:
        total = mixed((total * 0x9E3779B97F4A7C15 + one) & U64)
    return total


def played_at_random(number, players, seed):
    """The game of `soulstack sim --bots random` with this number."""
    game_seed = soulstack.seed_of_game(seed, number)
    game = soulstack.Game(players=players, seed=game_seed)
    bots = [soulstack.Bot("random", seed=game_seed, seat=seat) for seat in range(players)]
    while not game.is_terminal():
        game.answer(bots[game.current_player()].choose(game))
    return game


def at_random(batch, random):
    return np.where(batch.mask, random.random(batch.mask.shape), -1).argmax(axis=1)


class Games(unittest.TestCase):
    def test_random_games_end_with_the_hashes_of_sim(self):
        games = 10_000 if FULL else 200
        for players in (2, 4):
            sim = json.loads(program("sim", "--players", str(players), "--games", str(games), "--seed", "3", "--bots",
                                     "random", "--json"))
            hashes = [played_at_random(n, players, 3).hash() for n in range(games)]
            self.assertEqual(f"{combined(hashes):016x}", sim["state_hash"])

    def test_a_batch_plays_the_same_games_as_single_games(self):
        games = 10_000 if FULL else 100
        batch, random = soulstack.Batch(games, players=2, seed=7), np.random.default_rng(1)
        singles = [soulstack.Game(players=2, seed=soulstack.seed_of_game(7, n)) for n in range(games)]
        returns = np.zeros((games, 2))
        looked = 0
        while batch.mask.any():
            actions = at_random(batch, random)
            for n in np.flatnonzero(batch.agents >= 0):
                game = singles[n]
                if looked % 97 == 0:
                    np.testing.assert_array_equal(batch.observations[n], game.observation(batch.agents[n]))
                    np.testing.assert_array_equal(batch.options[n], game.options())
                    np.testing.assert_array_equal(batch.mask[n], game.action_mask())
                looked += 1
                game.apply(int(actions[n]))
            batch.step(actions)
            returns += batch.rewards
        self.assertGreater(looked, 100 * games)
        self.assertEqual([g.hash() for g in singles], batch.last_hashes.tolist())
        self.assertEqual([g.returns() for g in singles], returns.tolist())

    def test_options_may_be_left_out(self):
        batches = [soulstack.Batch(20, seed=5, options=options) for options in (True, False)]
        for _ in range(50):
            last = batches[0].mask.sum(axis=1) - 1
            for batch in batches:
                batch.step(last)
            np.testing.assert_array_equal(*(batch.observations for batch in batches))
            np.testing.assert_array_equal(*(batch.mask for batch in batches))
        with self.assertRaisesRegex(soulstack.Error, "without options"):
            batches[1].options

    def test_the_number_of_threads_changes_nothing(self):
        def play(threads):
            batch, random = soulstack.Batch(256, seed=2, threads=threads), np.random.default_rng(1)
            while batch.mask.any():
                batch.step(at_random(batch, random))
            return batch.threads, batch.last_hashes.tolist()

        (one, hashes), (three, others) = play(1), play(3)
        self.assertEqual((one, three), (1, 3))
        self.assertEqual(hashes, others)

    def test_a_clone_is_independent(self):
        game = soulstack.Game(seed=4)
        for _ in range(50):
            game.apply(0)
        before, twin = game.hash(), game.clone()
        self.assertEqual(twin.hash(), before)
        for _ in range(20):
            twin.apply(twin.legal_actions()[-1])
        self.assertEqual(game.hash(), before)
        self.assertNotEqual(twin.hash(), before)

    def test_pages_show_all_options(self):
        """With a loot card that asks for a number, half of the loot deck."""
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "loot").mkdir()
            (Path(folder) / "set.lua").write_text(
                'return set { id = "many", title = "Many", version = "1", api = 1, authors = { "x" }, license = "MIT", '
                'requires = { "base" } }')
            (Path(folder) / "loot/many.lua").write_text(
                'return loot { name = "Many", copies = 99, play { text = "Choose a number from 1 to 100. Gain ¢.", '
                'effect = function(you) gain_coins(you, choose_number(you, 1, 100)) end } }')
            game, random = soulstack.Game(soulstack.Sets([folder]), seed=1), np.random.default_rng(1)
        for _ in range(2000):
            if game.option_count() == 100:
                break
            game.apply(int(random.choice(game.legal_actions())))
        self.assertEqual(game.option_count(), 100)
        shown, last, decisions = [], soulstack.MAX_ACTIONS - 1, game.decisions
        while game.action_to_string(game.legal_actions()[-1]) == "show the next options":
            self.assertEqual(game.legal_actions(), list(range(soulstack.MAX_ACTIONS)))
            shown += [game.action_to_string(a) for a in range(last)]
            game.apply(last)
            self.assertEqual(game.decisions, decisions)
        shown += [game.action_to_string(a) for a in game.legal_actions()]
        self.assertEqual(len(set(shown)), 100)
        numbers = game.options()[: len(game.legal_actions()), soulstack.OPTION_COLUMNS.index("number")]
        self.assertEqual(numbers.tolist(), list(range(101 - len(numbers), 101)))
        game.apply(0)
        self.assertEqual(game.decisions, decisions + 1)

    def test_a_save_continues_the_game_and_is_one_of_the_program(self):
        game, random = soulstack.Game(players=3, seed=11), np.random.default_rng(1)
        for _ in range(300):
            game.apply(int(random.choice(game.legal_actions())))
        data = game.serialize()
        again = soulstack.Game.deserialize(data)
        self.assertEqual(again.hash(), game.hash())
        np.testing.assert_array_equal(again.observation(0), game.observation(0))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.save"
            file.write_bytes(data)
            program("replay", str(file))  # it verifies each state
        for n in range(0, len(data), 997):
            flipped = bytearray(data)
            flipped[n] ^= 4
            with self.assertRaises(soulstack.Error):
                soulstack.Game.deserialize(bytes(flipped))
            with self.assertRaises(soulstack.Error):
                soulstack.Game.deserialize(data[:n])
        with self.assertRaisesRegex(soulstack.Error, "rules"):
            soulstack.Game.deserialize(data, soulstack.Sets(rules="classic"))


class Refusals(unittest.TestCase):
    def test_what_is_not_possible_is_refused_and_changes_nothing(self):
        game = soulstack.Game(seed=1)
        before = game.hash()
        for action in (-1, len(game.legal_actions()), 10**9):
            with self.assertRaises(soulstack.Error):
                game.apply(action)
            with self.assertRaises(soulstack.Error):
                game.action_to_string(action)
        for seat in (-1, 2, 254, 255, 10**6):
            with self.assertRaises(soulstack.Error):
                game.observation(seat)
        with self.assertRaises(soulstack.Error):
            game.answer(game.option_count())
        with self.assertRaises(TypeError):
            game.apply("pass")
        with self.assertRaises(TypeError):
            game.apply(2**40)
        self.assertEqual(game.hash(), before)

    def test_impossible_games_are_refused(self):
        for make in (
            lambda: soulstack.Game(players=0),
            lambda: soulstack.Game(players=soulstack.MAX_PLAYERS + 1),
            lambda: soulstack.Sets(["/nowhere"]),
            lambda: soulstack.Sets(rules="nothing"),
            lambda: soulstack.Batch(0),
            lambda: soulstack.Batch(10**9),
            lambda: soulstack.Batch(1, bots=["nobody"]),
            lambda: soulstack.Batch(1, bots=["exec:true", ""]),
            lambda: soulstack.Bot("random", seed=1, seat=-1),
            lambda: soulstack.Bot("mine.lua", seed=1, seat=0),
            lambda: soulstack.layout(0),
            lambda: soulstack.Game(schema=1),
            lambda: soulstack.Batch(1, schema=1),
        ):
            with self.assertRaises(soulstack.Error) as caught:
                make()
            self.assertGreater(len(str(caught.exception)), 20)

    def test_a_schema_that_fits_is_accepted(self):
        sets = soulstack.Sets()
        soulstack.Game(sets, players=3, schema=sets.schema(3))
        with self.assertRaisesRegex(soulstack.Error, "schema"):
            soulstack.Game(sets, players=2, schema=sets.schema(3))

    def test_a_batch_refuses_a_step_as_a_whole(self):
        batch = soulstack.Batch(4)
        before = batch.observations.copy()
        for actions in ([0, 0, 0, 31], [0, 0, 0], np.zeros((4, 1), int), [0, 0, 0, 2**32], [0, 0, 0, -1], [0.0] * 4,
                        np.full(4, 2**64 - 1, np.uint64), None, "pass", ["0"] * 4):
            with self.assertRaises(soulstack.Error):
                batch.step(actions)
        np.testing.assert_array_equal(batch.observations, before)
        with self.assertRaises(ValueError):
            batch.observations[0, 0] = 1

    def test_arrays_outlive_their_batch(self):
        observations = soulstack.Batch(64).observations
        gc.collect()
        self.assertTrue(np.isfinite(observations).all())

    def test_several_threads_may_step(self):
        batch = soulstack.Batch(128, seed=9, restart=True)

        def work():
            for _ in range(50):
                batch.step(np.zeros(128, int))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertTrue(batch.mask.any())


class Documentation(unittest.TestCase):
    def test_the_types_name_what_there_is_and_all_of_it(self):
        stub = ast.parse((Path(soulstack.__file__).parent / "_engine.pyi").read_text(encoding="utf-8"))
        engine = soulstack._engine
        names = {n.name for n in stub.body if isinstance(n, (ast.ClassDef, ast.FunctionDef))}
        names |= {n.target.id for n in stub.body if isinstance(n, ast.AnnAssign)}
        self.assertEqual(names, {n for n in dir(engine) if not n.startswith("__")} | {"__version__"})
        for node in stub.body:
            if not isinstance(node, ast.ClassDef) or node.name == "Error":
                continue
            there = getattr(engine, node.name)
            methods = {n.name for n in node.body if isinstance(n, ast.FunctionDef)}
            self.assertEqual(methods, {n for n in vars(there) if not n.startswith("_")} | {"__init__"}, node.name)
            for n in (n for n in node.body if isinstance(n, ast.FunctionDef)):
                given = [a.arg for a in n.args.args + n.args.kwonlyargs if a.arg != "self"]
                described = getattr(there, n.name).__doc__ or ""
                for name in given:
                    self.assertRegex(described.splitlines()[0], rf"\b{name}\b", f"{node.name}.{n.name}")
                if ast.get_docstring(n):
                    self.assertIn(ast.get_docstring(n).splitlines()[0], described)

    def test_the_layout_covers_an_observation(self):
        for players in range(1, soulstack.MAX_PLAYERS + 1):
            size = sum(rows * len(columns) for _, rows, columns in soulstack.layout(players).values())
            self.assertEqual(soulstack.Game(players=players).observation(0).shape, (size,))

    def block(self, word):
        [code] = [b for b in re.findall(r"```python\n(.*?)```", PAGE, re.S) if word in b]
        return code

    def test_the_examples_of_the_page_run(self):
        for word in ("print(game.returns())", "soulstack.Batch(1024"):
            exec(compile(self.block(word).replace("1024", "64"), "python.md", "exec"), {"print": lambda *_: None})

    def test_the_adapter_for_openspiel_plays_a_game(self):
        scope = {}
        exec(self.block("class State"), scope)
        state, random = scope["State"](soulstack.Game(seed=3)), np.random.default_rng(1)
        while not state.is_terminal():
            self.assertEqual(len(state.observation_tensor(state.current_player())), len(state.game.observation(0)))
            state.apply_action(int(random.choice(state.legal_actions())))
            state = state.clone() if state.game.decisions % 50 == 0 else state
        self.assertEqual(state.current_player(), -4)
        self.assertEqual(sorted(state.returns()), [-1, 1])

    def test_the_adapter_for_pettingzoo_plays_a_game(self):
        """With a base class that has the parts of AECEnv on which the adapter relies, as PettingZoo documents them."""
        scope = {}
        sys.modules.setdefault("pettingzoo", types.SimpleNamespace(AECEnv=BaseOfAgents))
        exec(self.block("class Env"), scope)
        env, random, total = scope["Env"](), np.random.default_rng(1), {}
        env.reset(seed=6)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            total[agent] = total.get(agent, 0) + reward
            env.step(None if terminated or truncated else int(random.choice(np.flatnonzero(seen["action_mask"]))))
        self.assertEqual(sorted(total.values()), [-1, 1])

    def test_the_adapters_have_at_most_ten_lines(self):
        for name in ("class State", "class Env"):
            adapter = self.block(name).partition("\n\n\n")[2]
            self.assertLessEqual(len(adapter.splitlines()), 10, name)

    def test_agents_are_seats_with_names(self):
        game = soulstack.Game(players=3, seed=2)
        self.assertEqual(game.agents, ["player_0", "player_1", "player_2"])
        for _ in range(100):
            self.assertEqual(game.agent_selection, f"player_{game.current_player()}")
            for seat, agent in enumerate(game.agents):
                np.testing.assert_array_equal(game.observe(agent)["observation"], game.observation(seat))
            np.testing.assert_array_equal(game.observe(agent)["action_mask"], game.action_mask())
            self.assertEqual(game.aec()["agent_selection"], game.agent_selection)
            game.apply(game.legal_actions()[-1])
        for unknown in ("player_3", "player_-1", "player_", "0", ""):
            with self.assertRaisesRegex(soulstack.Error, "player_2"):
                game.observe(unknown)


class BaseOfAgents:
    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def _was_dead_step(self, action):
        assert action is None
        agent = self.agent_selection
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]


class Speed(unittest.TestCase):
    @unittest.skipUnless(FULL, "SOULSTACK_FULL=1 measures")
    def test_decisions_a_second_beside_bench(self):
        """Processor time, in the same run as `soulstack bench`, whose games have four players, too."""
        rounds = np.array([self.ratios() for _ in range(3)])  # other programs slow down some of them
        in_batch, with_options, single = np.median(rounds, axis=0)
        print(f"\n1/{in_batch:.1f} of bench in a batch, with options 1/{with_options:.1f}; one by one 1/{single:.1f}",
              file=sys.stderr)
        self.assertLess(in_batch, 5)
        self.assertLess(single, 25)

    def ratios(self):
        rate = json.loads(program("bench", "--json"))["decisions_per_second"]
        return [rate / n for n in (self.decisions_in_batches(False), self.decisions_in_batches(True), self.single())]

    def single(self):
        random, decisions = np.random.default_rng(1), 0
        start = time.process_time()
        for n in range(20):
            game, picks = soulstack.Game(players=4, seed=n), random.random(5000)
            while not game.is_terminal() and game.decisions < 5000:
                game.observation(game.current_player())
                game.action_mask()
                game.apply(int(picks[game.decisions % 5000] * len(game.legal_actions())))
                decisions += 1
        return decisions / (time.process_time() - start)

    def decisions_in_batches(self, options):
        batch = soulstack.Batch(1024, players=4, threads=1, restart=True, options=options)
        random, decisions, spent = np.random.default_rng(1), 0, 0.0
        while spent < 4:
            actions = at_random(batch, random)
            start = time.process_time()
            batch.step(actions)
            spent += time.process_time() - start
            decisions += 1024
        return decisions / spent


class Learner(unittest.TestCase):
    @unittest.skipUnless(FULL, "SOULSTACK_FULL=1 trains for ten minutes")
    def test_a_learner_of_100_lines_beats_random(self):
        sys.path.insert(0, str(PROJECT / "tools/python/examples"))
        import learner

        games = 1000
        before = learner.evaluate(np.zeros(learner.WEIGHTS, np.float32), games)
        after = learner.evaluate(learner.train(10), games)
        limits = [learner.lower_limit(part, games) for part in (before, after)]
        print(f"\nuntrained {before:.3f}, at least {limits[0]:.3f}; trained {after:.3f}, at least {limits[1]:.3f}",
              file=sys.stderr)
        self.assertLess(limits[0], 0.55)
        self.assertGreater(limits[1], 0.55)


if __name__ == "__main__":
    PROGRAM = str(Path(sys.argv.pop(1)).resolve())
    ran = unittest.main(verbosity=2, exit=False).result
    failed = len(ran.failures) + len(ran.errors)
    print(f"{ran.testsRun - failed - len(ran.skipped)} passed, {failed} failed")
    sys.exit(1 if failed else 0)
