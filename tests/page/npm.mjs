// The npm package, as people get it: packed, installed into an empty folder without a network, used in Node, with
// types, and in a page. `tools/dev npm` packs it.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { isFull, pageTest, until } from "./harness.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const packed = resolve(process.env.SOULSTACK_NPM ?? join(root, "build/npm"));
const inPackage = "node_modules/soulstack";

function tarball() {
  const found = readdirSync(packed).filter((name) => name.endsWith(".tgz"));
  assert.equal(found.length, 1, `${packed} has one package`);
  return join(packed, found[0]);
}

const folder = mkdtempSync(join(tmpdir(), "soulstack-npm-"));
after(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, "package.json"), `{ "private": true, "type": "module" }\n`);
execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball()], { cwd: folder, stdio: "pipe" });

const run = (file, ...more) => execFileSync("node", [file, ...more], { cwd: folder, encoding: "utf8" });

test("the package has no dependencies, no scripts, and the version of the project", () => {
  assert.deepEqual(readdirSync(join(folder, "node_modules")).filter((name) => name[0] !== "."), ["soulstack"]);
  const about = JSON.parse(readFileSync(join(folder, inPackage, "package.json"), "utf8"));
  for (const field of ["dependencies", "optionalDependencies", "peerDependencies", "scripts", "bin"])
    assert.equal(about[field], undefined, field);
  const [, version] = /project\(soulstack VERSION ([0-9.]+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"));
  assert.equal(about.version, version);
});

test("the example plays whole games in Node, the same for the same seed", () => {
  const example = join(inPackage, "examples/game.mjs");
  const seeds = isFull ? Array.from({ length: 30 }, (_, i) => i) : [7, 8];
  const games = seeds.map((seed) => run(example, String(seed)));
  for (const game of games)
    assert.match(game, /^(won|draw) after [1-9]\d* turns and [1-9]\d* answers; winners: \S.*\n$/);
  assert.notEqual(games[0], games[1]);
  assert.equal(run(example, String(seeds[0])), games[0]);
});

const usage = `
import { EngineLost, openEngine, ServiceError, type Position } from "soulstack";
import assert from "node:assert/strict";
const engine = await openEngine();
const other = await openEngine();
const { sets, findings } = await engine.call("sets.open", { files: { "set.lua": "return sett {}" } });
assert.ok(findings.length > 0 && sets > 0);
const position: Position = await engine.call("game.new", { seats: ["client", "client"], seed: 3 });
await assert.rejects(engine.call("game.answer", { game: position.game, option: 9999 }), (why) =>
  why instanceof ServiceError && why.code !== "");
await assert.rejects(other.call("game.view", { game: position.game }), ServiceError);
const waiting = engine.call("game.view", { game: position.game });
engine.close();
await assert.rejects(waiting, EngineLost);
await assert.rejects(engine.call("game.view", { game: position.game }), EngineLost);
assert.equal((await other.call("rules.list", {})).rulesets.some(({ name }) => name === "extended"), true);
other.close();
console.log("done");
`;

test("errors have codes, engines are apart, and a closed one refuses calls", () => {
  writeFileSync(join(folder, "usage.mjs"), usage.replace(", type Position", "").replace(": Position", ""));
  assert.equal(run("usage.mjs"), "done\n");
});

// What the compiler of the page says about a program that uses the package.
function complaints(text) {
  const tsc = join(root, "tools/page/node_modules/.bin/tsc");
  const types = ["--types", "node", "--typeRoots", join(root, "tools/page/node_modules/@types")];
  const shape = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  writeFileSync(join(folder, "usage.ts"), text);
  return spawnSync(tsc, [...shape, ...types, "usage.ts"], { cwd: folder, encoding: "utf8" }).stdout;
}

test("its types fit what is called, and refuse what does not exist", () => {
  assert.equal(complaints(usage), "");
  const found = complaints(usage.replace("seed: 3", "sead: 3").replace("rules.list", "rules.lists"));
  assert.match(found, /^usage\.ts\(8,.*'sead' does not exist/m);
  assert.match(found, /^usage\.ts\(16,.*"rules\.lists"/m);
});

// ---- In a browser

const news = (page) => page.locator("#news").innerText();
const choices = (page) => page.locator("#options button");

async function choose(page, button) {
  const before = await page.locator("body").innerText();
  await button.click();
  await until("the answer is shown", async () => (await page.locator("body").innerText()) !== before);
}

// Clicks on choices by chance to the end of the game, and returns how many.
const clickToTheEnd = (page) =>
  page.evaluate(async () => {
    const list = document.getElementById("options");
    const changed = () =>
      new Promise((done) => new MutationObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe(list, { childList: true }));
    let state = 1;
    for (let clicks = 0; ; ++clicks) {
      const buttons = list.querySelectorAll("button");
      if (buttons.length === 0)
        return clicks;
      const shown = changed();
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      buttons[(state >> 8) % buttons.length].click();
      await shown;
    }
  });

pageTest("the example page plays its card, and the game to its end", async ({ page, base, server }) => {
  const before = server.folder;
  server.folder = folder;
  try {
    await page.goto(`${base}${inPackage}/examples/table.html`);
    await choices(page).first().waitFor();
    const spark = choices(page).filter({ hasText: "Spark" });
    for (let answers = 0; (await spark.count()) === 0 && answers < 20; ++answers)
      await choose(page, choices(page).first());
    await choose(page, spark);
    for (let answers = 0; !(await news(page)).includes("Fly dies") && answers < 20; ++answers)
      await choose(page, choices(page).first());
    assert.match(await news(page), /P1 plays Spark[^]*P1 gains 1¢ \(Spark\)[^]*Fly dies/);
    assert.ok((await clickToTheEnd(page)) > 10);
    assert.match(await page.locator("#table").innerText(), /The game is won/);
  } finally {
    server.folder = before;
  }
});
