// Writes cards of random blocks, of those that the menus of the workshop offer, and checks them with the program: each
// is Lua that opens as the same blocks, and has no findings but of the codes below. 300 cards, or 10,000 with
// SOULSTACK_FULL=1.
//
//     node tests/web/block_programs.mjs build/web build/release/soulstack
import { join } from "node:path";
import { model, root, wordsOf } from "./blocks_model.mjs";
import { openNative } from "./engines.mjs";
import { randomCard } from "./random_blocks.mjs";

const [, program] = process.argv.slice(2);
const count = process.env.SOULSTACK_FULL ? 10_000 : 300;
const cardsInSet = 100;

// What blocks that fit together can still do, and why.
const possible = new Map([
  ["E012", "the rows do not say which decks have no activated abilities"],
  ["E015", "a table that needs one of several fields"],
  ["E018", "a part of an event that it has only after it happened"],
  ["E019", "the same, in a field"],
  ["E020", "a choice, before it is made"],
  ["E021", "a target that no function uses"],
  ["E030", "the rows do not say all that a field takes"],
  ["E031", "a noun that this verb cannot look for"],
  ["E037", "a condition of which nothing depends on the game"],
  ["E038", "a noun that this action is never about"],
  ["E050", "`prevent` for an event that cannot be prevented"],
  ["E051", "an event that carries less than the noun names, or a part of it that cannot be written"],
  ["E053", "the history of an event, counted for each who asks"],
  ["E082", "an ability that this card never uses"],
  ["E088", "a number that the text does not name"],
  ["E089", "a word that the text does not name"],
  ["E132", "a branch that is never reached"],
  ["E140", "an ability in a turn in which it does nothing"],
  ["E141", "a function that does nothing"],
  ["E145", "a look at counters, levels or notes that nothing makes"],
  ["E151", "the id of a card that does not exist"],
  ["E153", "a local that is not used"],
  ["E157", "a number compared with itself"],
  ["E150", "a condition of two equal parts"],
]);

const words = wordsOf(program, join(root, "cards/base"));
const setFile = `return set { id = "mine", title = "Mine", version = "0.1", api = 1, authors = { "me" },
  license = "CC0-1.0", requires = { "base" } }`;

let passed = 0, failed = 0, clean = 0;
const cardsByCode = new Map();

function opensAsTheSame({ text }) {
  try {
    return model.print(model.read(text, words)) === text;
  } catch {
    return false;
  }
}

function judge(file, card, findings) {
  clean += findings.length === 0;
  const unexpected = findings.filter(({ code }) => !possible.has(code));
  for (const code of new Set(findings.map((finding) => finding.code)))
    cardsByCode.set(code, (cardsByCode.get(code) ?? 0) + 1);
  if (unexpected.length === 0 && opensAsTheSame(card))
    return void ++passed;
  ++failed;
  console.log([`${file}:`, ...unexpected.map((one) => `${one.line}: ${one.code} ${one.message}`), card.text].join("\n"));
}

const { call, close } = await openNative(program);
for (let first = 0; first < count; first += cardsInSet) {
  const cards = new Map();
  for (let seed = first; seed < Math.min(first + cardsInSet, count); seed++) {
    const card = randomCard(seed, words);
    cards.set(`${card.deck}/random_${seed}.lua`, card);
  }
  const files = Object.fromEntries([...cards].map(([file, { text }]) => [file, text]));
  const { sets } = await call("sets.open", { files: { ...files, "set.lua": setFile }, name: "mine" });
  const { findings } = await call("sets.check", { sets });
  for (const [file, card] of cards)
    judge(file, card, findings.filter((finding) => finding.file === file));
  await call("sets.close", { sets });
}
close();

console.log(`${count} cards of random blocks, ${clean} without findings; cards with a finding, by its code:`);
console.log([...cardsByCode].sort().map(([code, cards]) => `${code} ${cards}`).join(", "));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed === count ? 0 : 1;
