// Opens each card of the base set and of the examples as blocks, and writes them as Lua again: the same tokens and
// comments, and lines that are not longer than before. Prints how many functions have a block of Lua. With
// SOULSTACK_FULL=1, also the sets in tests/sets.
//
//     node tests/web/blocks.mjs build/web build/release/soulstack
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { model, root, wordsOf } from "./blocks_model.mjs";

const [, program] = process.argv.slice(2);
const leastWithoutLua = 0.95;
const longestLine = 120;
const sets = ["cards/base", "cards/examples"];
if (process.env.SOULSTACK_FULL)
  sets.push(...readdirSync(join(root, "tests/sets")).map((name) => `tests/sets/${name}`));
// Their Lua is newer than what blocks read: they stay as text, with the reason.
const notBlocks = new Map([["tests/sets/plain/treasure/blood_ledger.lua", /^The file is not Lua: .*<.*const/]]);

let passed = 0, failed = 0;
function check(what, holds) {
  if (holds)
    return void ++passed;
  ++failed;
  console.log(`not true: ${what}`);
}

function luaFiles(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === "scenarios" ? [] : luaFiles(name);
    return name.endsWith(".lua") ? [name] : [];
  });
}

const isLua = (expr) => expr.is === "lua" || model.partsOf(expr).some(isLua);
const functionsIn = (expr) => [...(expr.is === "function" ? [expr] : []), ...model.partsOf(expr).flatMap(functionsIn)];
const longest = (text) => Math.max(...text.split("\n").map((line) => [...line].length));

let files = 0, same = 0, asWritten = 0, functions = 0, withLua = 0;
for (const set of sets) {
  const words = wordsOf(program, join(root, set));
  for (const file of luaFiles(set)) {
    const text = readFileSync(join(root, file), "utf8");
    ++files;
    let body;
    try {
      body = model.read(text, words);
    } catch (why) {
      const isExpected = why instanceof model.NotBlocks && notBlocks.get(file)?.test(why.message);
      check(`${file} opens as blocks: ${why.message}`, isExpected);
      continue;
    }
    const back = model.print(body);
    same += model.isSameLua(text, back);
    asWritten += text === back;
    check(`${file} comes back as the same Lua`, model.isSameLua(text, back));
    check(`${file} comes back without longer lines`, longest(back) <= Math.max(longestLine, longest(text)));
    check(`${file} is printed the same a second time`, model.print(model.read(back, words)) === back);
    const here = model.partsOfBody(body).flatMap(functionsIn);
    functions += here.length;
    withLua += here.filter(isLua).length;
  }
}
check("the cards have functions", functions > 400);
check("at least 95 % of the functions have no block of Lua", functions - withLua >= leastWithoutLua * functions);

console.log(`${files} files: ${same} come back as the same Lua, ${asWritten} of them with the same spaces`);
console.log(`${functions} functions: ${functions - withLua} have no block of Lua`);

// What is not Lua, or would not come back, is refused with the reason.
const words = wordsOf(program, join(root, "cards/base"));
const refused = (text) => {
  try {
    model.read(text, words);
    return "";
  } catch (why) {
    return why instanceof model.NotBlocks ? why.message : `another error: ${why}`;
  }
};
check("a syntax error has its line", /^The file is not Lua: \[2:.*expected/.test(refused("return loot {\n  name = }")));
const deep = `return ${"{".repeat(5000)}${"}".repeat(5000)}`;
check("deep nesting is refused", refused(deep) === "The file is nested too deeply");
check("double parentheses are refused", /would lose/.test(refused("return ((1))")));
check("a comment inside an expression becomes Lua", model.print(model.read("return f(1, --[[two]] 2)", words)) ===
  "return f(1, --[[two]] 2)\n");

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
