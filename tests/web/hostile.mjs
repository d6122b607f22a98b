// Scripts that attack their host (tests/hostile), each as a whole card, an effect, a condition and a value, in a set that is in
// memory. In the WebAssembly they are refused at load, or come into a game and are stopped there by their budgets; the
// engine must answer the next request, and do what the program does: the same findings and the same record of the game.
// Every tenth script and those with deep recursion, or all with SOULSTACK_FULL=1.
//
//     node tests/web/hostile.mjs build/web build/release/soulstack
import { readdir, readFile } from "node:fs/promises";
import { openNative, openWasm } from "./engines.mjs";
import { firstDifference } from "./games.mjs";

const [folder, program] = process.argv.slice(2);
const isFull = Boolean(process.env.SOULSTACK_FULL);
const scripts = new URL("../hostile/", import.meta.url);
const longest = 10; // seconds of processor time; a script that is not stopped takes forever
const answersInGame = 40;

// So many of all scripts come into a game, and are used there by a player; the others are refused at load.
const leastOfAll = { inPlay: 150, used: 80 };

const setFile = `return set { id = "own", title = "Hostile", version = "1.0", api = 1, requires = { "base" } }`;

const ways = {
  file: (script) => [/return treasure/.test(script) ? "treasure" : "loot", script],
  effect: (script) => [
    "loot",
    `return loot { name = "Hostile", copies = 9, play { text = "A.", effect = ${functionOf(script)}end } }`,
  ],
  condition: (script) => [
    "treasure",
    `return treasure { name = "Hostile", when { event = coins_gained, given = ${functionOf(script)}return false end,
       text = "A.", effect = function() end } }`,
  ],
  value: (script) => [
    "treasure",
    `return treasure { name = "Hostile", always { of = you, hp = ${functionOf(script)}return 0 end, text = "A." } }`,
  ],
};

function functionOf(script) {
  return `function(you, this)\nlocal card = this\ndo ${script}\nend `;
}

// What a player does: uses the attack, or gains the coins that it waits for.
function choice(options) {
  const wanted = options.find(({ key }) => key.includes("own:hostile")) ?? options.find(({ key }) => key.includes("play base:a_penny"));
  return wanted ?? options[0];
}

// Plays with the card for some answers. {refused}, or {findings, record, used}.
async function attack(call, [kind, text]) {
  const { sets, findings } = await call("sets.open", {
    name: "own",
    rules: "extended",
    files: { "set.lua": setFile, [`${kind}/hostile.lua`]: text },
  });
  try {
    const { cards } = await call("sets.cards", { sets, search: "Hostile" }).catch(() => ({ cards: [] }));
    if (!cards.some(({ id }) => id === "own:hostile")) return { findings, refused: true };
    return { findings, ...(await play(call, sets)) };
  } finally {
    await call("sets.close", { sets });
  }
}

async function play(call, sets) {
  const give = { 1: ["own:hostile", "base:a_penny"] };
  let at = await call("game.new", { sets, seats: ["client", "client"], seed: 2, situation: { give } });
  const { game } = at;
  let used = 0;
  for (let i = 0; i < answersInGame && at.decision; ++i) {
    const option = choice(at.decision.options);
    used += option.key.includes("own:hostile");
    at = await call("game.answer", { game, option: option.index });
  }
  const { record } = await call("game.save", { game });
  await call("game.drop", { game });
  return { record, used };
}

const native = await openNative(program);
const wasm = await openWasm(folder);
const names = (await readdir(scripts)).filter((name) => name.endsWith(".lua")).sort();
const chosen = names.filter((name, i) => isFull || i % 10 === 0 || name.startsWith("loop_recursion"));
let passed = 0, failed = 0, inPlay = 0, used = 0, slowest = 0, slowestName = "";
for (const name of chosen) {
  const script = await readFile(new URL(name, scripts), "latin1");
  for (const [way, card] of Object.entries(ways)) {
    const expected = await attack(native.call, card(script));
    const begin = process.cpuUsage();
    const found = await attack(wasm, card(script));
    await wasm("rules.list");
    const { user, system } = process.cpuUsage(begin);
    const time = (user + system) / 1e6;
    if (time > slowest) [slowest, slowestName] = [time, `${name} as ${way}`];
    const difference = JSON.stringify(expected.findings) === JSON.stringify(found.findings)
      ? firstDifference(expected.record ?? "", found.record ?? "")
      : "other findings";
    inPlay += found.record !== undefined;
    used += found.used > 0;
    if (difference === "" && time < longest) {
      ++passed;
    } else {
      ++failed;
      console.log(`${name} as ${way}: ${difference || `took ${time.toFixed(1)} s`}`);
    }
  }
}
native.close();
const part = chosen.length / names.length;
if (inPlay < leastOfAll.inPlay * part || used < leastOfAll.used * part) {
  ++failed;
  console.log("too few attacks came into a game");
}
console.log(`${chosen.length} scripts in 4 ways: ${inPlay} in a game, ${used} used by a player; the slowest ${slowest.toFixed(1)} s of processor time, ${slowestName}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
