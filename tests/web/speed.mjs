// Decisions in a second of processor time, of the program and of the WebAssembly in Node: the same games of four, with random
// and with greedy bots, in five runs by turns. Prints the medians; fails if the WebAssembly has less than half.
//
//     node tests/web/speed.mjs build/web build/release/soulstack
import { readFileSync } from "node:fs";
import { openNative, openWasm } from "./engines.mjs";

const [folder, program] = process.argv.slice(2);
const runs = 5;
const leastShare = 0.5;
const gamesOf = { random: 20, greedy: 6 };

// Seconds of processor time of another process; the system counts in hundredths.
function secondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// Decisions a second in games that begin before the measurement and are counted after it.
async function measure({ call, seconds }, bot) {
  const games = [];
  for (let seed = 1; seed <= gamesOf[bot]; ++seed)
    games.push((await call("game.new", { seats: Array(4).fill(bot), seed, events: "nobody", options: false })).game);
  const begin = seconds();
  for (const game of games) await call("game.run", { game, options: false });
  const used = seconds() - begin;
  let decisions = 0;
  for (const game of games) {
    decisions += (await call("game.save", { game })).decisions;
    await call("game.drop", { game });
  }
  return decisions / used;
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const native = await openNative(program);
const hosts = {
  native: { call: native.call, seconds: () => secondsOf(native.pid) },
  wasm: { call: await openWasm(folder), seconds: ownSeconds },
};
let passed = 0, failed = 0;
for (const bot of Object.keys(gamesOf)) {
  const found = { native: [], wasm: [] };
  for (let run = 0; run < runs; ++run)
    for (const [name, host] of Object.entries(hosts)) found[name].push(await measure(host, bot));
  const [there, here] = [median(found.native), median(found.wasm)];
  const share = here / there;
  console.log(
    `${bot}: ${Math.round(here)} decisions a second, natively ${Math.round(there)}: a share of ${share.toFixed(2)}` +
      ` (runs: ${found.wasm.map(Math.round).join(", ")}; ${found.native.map(Math.round).join(", ")})`,
  );
  share >= leastShare ? ++passed : ++failed;
}
native.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
