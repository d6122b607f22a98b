// Runs experiments and scenarios with the program and with the WebAssembly in Node, with a set in memory, and compares the
// results: a browser has no files, no folders and no current folder.
//
//     node tests/web/experiments.mjs build/web build/release/soulstack
import assert from "node:assert/strict";
import { openNative, openWasm } from "./engines.mjs";

const files = {
  "set.lua": `return set { id = "mine", title = "Mine", version = "0.1", api = 1, authors = { "somebody" },
  license = "CC0-1.0", requires = { "base" } }\n`,
  "loot/spark.lua": `return loot { name = "Spark",
  play { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end } }\n`,
  "scenarios/spark.lua": `scenario "Spark pays 2¢" {
  players = { { name = "P1", hand = { "spark" } }, { name = "P2" } },
  play = function(t) t.P1:play "spark"  t:settle() end,
  expect = function(t) check(t.P1.coins == 2) end }\n`,
};

const plan = { bots: ["eager"], players: 2, pairs: 20 };
const experiments = [
  ["lab.compare", { variants: ["extended", "extended+two_attacks"] }],
  ["lab.compare", { variants: ["extended", "extended with price=7"] }],
  ["lab.compare", { variants: ["extended", "extended without bomb"] }],
  ["lab.card", { card: "spark" }],
  ["lab.card", { card: "breakfast" }],
];

async function resultsOf(call) {
  const { sets } = await call("sets.open", { name: "mine", files });
  const results = [await call("sets.test", { sets, file: "scenarios/spark.lua" })];
  for (const [method, what] of experiments) {
    const { lab } = await call(method, { sets, ...what, ...plan });
    results.push(await call("lab.more", { lab, pairs: 20, report: true }));
  }
  return results;
}

const [folder, program] = process.argv.slice(2);
const native = await openNative(program);
const expected = await resultsOf(native.call);
native.close();
const found = await resultsOf(await openWasm(folder));
assert.equal(expected[0].results[0].passed, true);
let passed = 0, failed = 0;
for (const [i, result] of expected.entries())
  try {
    assert.deepEqual(found[i], result);
    ++passed;
  } catch (difference) {
    ++failed;
    console.log(`not the same: ${JSON.stringify(i === 0 ? "sets.test" : experiments[i - 1])}: ${difference.message}`);
  }
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed === expected.length ? 0 : 1;
