// Plays the same games with the program and with the WebAssembly in Node, and compares their records: each has the hash of
// the state after each answer. 12 games, or 200 with SOULSTACK_FULL=1.
//
//     node tests/web/same_games.mjs build/web build/release/soulstack
import { openNative, openWasm } from "./engines.mjs";
import { firstDifference, listGames, playGame } from "./games.mjs";

const [folder, program] = process.argv.slice(2);
const count = process.env.SOULSTACK_FULL ? 200 : 12;

const native = await openNative(program);
const wasm = await openWasm(folder);
let passed = 0, failed = 0, answers = 0;
for (const game of await listGames(native.call, count)) {
  const expected = await playGame(native.call, game);
  const found = await playGame(wasm, game);
  const difference = firstDifference(expected.record, found.record);
  answers += expected.decisions;
  if (difference === "" && expected.decisions > 0 && expected.state_hash === found.state_hash) {
    ++passed;
  } else {
    ++failed;
    console.log(`not the same: ${JSON.stringify(game)}: ${difference}`);
  }
}
native.close();
console.log(`${answers} answers in ${count} games`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed === count ? 0 : 1;
