// Plays a game by chance against a bot: node node_modules/soulstack/examples/game.mjs [SEED]
import { openEngine } from "soulstack";

const seed = Number(process.argv[2] ?? 7);
const engine = await openEngine();
let position = await engine.call("game.new", { seats: ["client", "eager"], seed });
let answers = 0;
let state = seed;
while (position.decision !== undefined) {
  const { options } = position.decision;
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  position = await engine.call("game.answer", { game: position.game, option: (state >> 8) % options.length });
  ++answers;
}
const { outcome, winners = [], turns } = position.outcome ?? {};
console.log(`${outcome} after ${turns} turns and ${answers} answers; winners: ${winners.join(", ") || "nobody"}`);
engine.close();
