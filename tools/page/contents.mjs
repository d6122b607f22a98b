// Writes what the page shows besides the engine: node contents.mjs PROGRAM OUT. PROGRAM is the native soulstack, OUT the
// folder of the page. Writes OUT/contents/{base,base_tests,examples,manual,rules}.json and OUT/reference.txt.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { manualOf } from "./manual_pages.mjs";
import { referenceText } from "./reference_text.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

function run(program, ...args) {
  return execFileSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
}

// The files below a folder with this ending, by their names in it.
function filesBelow(folder, ending, encoding, below = "") {
  const files = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory())
      Object.assign(files, filesBelow(folder, ending, encoding, name));
    else if (name.endsWith(ending))
      files[name] = readFileSync(join(folder, name), encoding);
  }
  return files;
}

function manual(program) {
  const folder = mkdtempSync(join(tmpdir(), "soulstack-manual-"));
  try {
    run(program, "docs", "--out", folder, "--format", "html");
    return manualOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// What the lab shows of the numbers and options of a ruleset.
function wordsOfRules(words) {
  const of = (category) => words.filter((word) => word.category === category);
  const least = (word) => Number(/(?:from|at least) (\d+)/.exec(word.result)?.[1] ?? 0);
  const most = (word) => Number(/to (\d+)$/.exec(word.result)?.[1] ?? 999);
  return {
    numbers: of("number").map((word) => ({
      name: word.name, sentence: word.sentence, rule: word.rule, least: least(word), most: most(word),
    })),
    options: of("option").map((word) => ({
      name: word.name, sentence: word.sentence, rule: word.rule, values: [...word.type.matchAll(/"(.*?)"/g)].map((m) => m[1]),
    })),
  };
}

function write(program, out) {
  const contents = join(out, "contents");
  mkdirSync(contents, { recursive: true });
  const toFile = (name, value) => writeFileSync(join(contents, `${name}.json`), JSON.stringify(value));
  const base = Object.entries(filesBelow(join(root, "cards/base"), ".lua", "utf8"));
  const isTest = ([file]) => file.startsWith("scenarios/");
  toFile("base", { name: "base", files: Object.fromEntries(base.filter((one) => !isTest(one))) });
  toFile("base_tests", Object.fromEntries(base.filter(isTest))); // five times as long, and only needed for copies
  const examples = join(root, "cards/examples");
  toFile("examples", {
    name: "examples", files: filesBelow(examples, ".lua", "utf8"), pictures: filesBelow(examples, ".svg", "base64"),
  });
  toFile("manual", manual(program));
  const words = JSON.parse(run(program, "words", "--json")).entries;
  toFile("rules", wordsOfRules(words));
  writeFileSync(join(out, "reference.txt"), referenceText(words));
}

const [program, out] = process.argv.slice(2);
if (out === undefined) {
  console.error("Usage: node contents.mjs PROGRAM OUT");
  process.exit(2);
}
write(resolve(program), resolve(out));
