// The manual in the page: pages, search, examples that open in the workshop, the tutorial, and the language as one text.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fitsScreen, isAccessible, pageTest, phone, program, until, webFolder } from "./harness.mjs";

const article = (page) => page.getByRole("article");

async function openExample(page, file, at = 0) {
  const figure = page.locator("figure").filter({ has: page.getByText(`mine/${file}`, { exact: false }) }).nth(at);
  await figure.getByRole("button", { name: "Open in the workshop" }).click();
  await until(`${file} is in the workshop`, () => page.url().endsWith("#/workshop"));
}

const passedTests = async (page) => (await page.getByRole("region", { name: "Tests", exact: true }).getByRole("status").textContent()) ?? "";

// Runs all tests until they say so: files that were just opened may still be loading.
async function testsSay(page, words) {
  const run = page.getByRole("button", { name: /^Run (all|again)/ }).first();
  await until(`the tests say ${words}`, async () => {
    if (words.test(await passedTests(page)))
      return true;
    if (await run.isEnabled())
      await run.click();
    await page.waitForTimeout(500);
    return false;
  }, 60);
}

pageTest("the manual shows its pages, and links lead to parts of them", async ({ page, open }) => {
  await open("#/manual");
  await page.getByRole("heading", { level: 1, name: "Soulstack for card designers" }).waitFor();
  await page.getByRole("navigation", { name: "Pages of the manual" }).getByRole("link", { name: "2. An item" }).click();
  await page.getByRole("heading", { level: 1, name: "Step 2: an item with a trigger" }).waitFor();
  await page.getByRole("navigation", { name: "Neighbouring pages" }).getByRole("link", { name: /Step 3/ }).click();
  await page.getByRole("heading", { level: 1, name: /Step 3/ }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /Step 2/ }).waitFor();
  await open("#/manual/rules/11.3.3");
  const rule = article(page).locator(".target");
  assert.match(await rule.textContent(), /^11\.3\.3/);
  await until("the rule is in sight", () => rule.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }));
});

pageTest("the search knows what people call the words", async ({ page, open }) => {
  await open("#/manual");
  await article(page).waitFor();
  for (const [query, found] of [["draw cards", "draw_loot"], ["deal damage", "deal"], ["tap", "tap"]]) {
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Search the manual" }).fill(query);
    assert.equal(await page.getByRole("option").first().locator("b").textContent(), found, query);
  }
  await page.getByRole("combobox", { name: "Search the manual" }).fill("draw_loot");
  await page.keyboard.press("Enter");
  await until("the word is shown", () => page.url().endsWith("#/manual/reference_verb/draw_loot"));
  await page.getByRole("combobox", { name: "Search the manual" }).fill("no such word at all");
  await page.getByText("Nothing found").waitFor();
});

pageTest("the tutorial leads to a tested set with a house rule", { seconds: 180 }, async ({ page, open }) => {
  const steps = [
    ["tutorial_1_set", [["set.lua"], ["loot/spark.lua"], ["scenarios/loot/spark.lua"]], /^1 passed, 0 failed/],
    ["tutorial_2_item", [["treasure/scab.lua"], ["scenarios/treasure/scab.lua"]], /^3 passed, 0 failed/],
    ["tutorial_2_item", [["treasure/scab.lua", 1], ["scenarios/treasure/scab.lua", 1]], /^3 passed, 0 failed/],
    ["tutorial_3_monster", [["monster/loot_goblin.lua"], ["scenarios/monster/loot_goblin.lua"]], /^7 passed, 0 failed/],
    ["tutorial_4_rules", [["rules/busy_turns.lua"], ["scenarios/rules/busy_turns.lua"]], /^9 passed, 0 failed/],
    ["tutorial_5_tests", [["scenarios/loot/spark.lua"], ["scenarios/monster/loot_goblin.lua"]], /^10 passed, 0 failed/],
  ];
  for (const [name, examples, passed] of steps) {
    for (const [file, at] of examples) {
      await open(`#/manual/${name}`);
      await openExample(page, file, at);
    }
    await testsSay(page, passed);
  }
  await open("#/lab");
  const rules = page.getByRole("group", { name: "B", exact: true }).getByLabel("Rules", { exact: true });
  await until("the house rule can be chosen", async () => (await rules.locator("option").allTextContents())
    .some((text) => text.includes("busy_turns")));
});

pageTest("the wrong card of the tutorial shows the finding", async ({ page, open }) => {
  await open("#/manual/tutorial_1_set");
  await openExample(page, "loot/spark.lua", 1);
  await page.getByText(/the text says 1 damage, the effect deals 2 damage/).first().waitFor();
});

pageTest("own texts are not replaced without asking", async ({ page, open }) => {
  await open("#/manual/tutorial_1_set");
  await openExample(page, "loot/spark.lua");
  await page.getByRole("textbox").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("-- mine\n");
  await page.waitForTimeout(500);
  await open("#/manual/tutorial_1_set");
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    dialog.dismiss();
  });
  await page.locator("figure").filter({ hasText: "mine/loot/spark.lua" }).first()
    .getByRole("button", { name: "Open in the workshop" }).click();
  await until("it asks", () => asked.length === 1);
  assert.match(asked[0], /loot\/spark\.lua/);
  assert.match(page.url(), /#\/manual/);
});

pageTest("the manual on a phone", { size: phone, dark: true }, async ({ page, open }) => {
  await open("#/manual/tutorial_1_set");
  await article(page).waitFor();
  await fitsScreen(page, "a page of the manual");
  await isAccessible(page, "a page of the manual");
  await page.getByText("Pages", { exact: true }).click();
  await page.getByRole("link", { name: "4. A house rule" }).click();
  await page.getByRole("heading", { level: 1, name: /Step 4/ }).waitFor();
  await open("#/manual/reference_verb/deal");
  await fitsScreen(page, "the reference");
});

pageTest("the manual is accessible", async ({ page, open }) => {
  for (const name of ["index", "ability_when", "page"]) {
    await open(`#/manual/${name}`);
    await article(page).waitFor();
    await isAccessible(page, name);
  }
});

// ---- reference.txt

const wordsOf = (text) => (text.toLowerCase().match(/[\p{L}\p{N}_¢]+/gu) ?? []).filter((word) => word !== "returns");
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// Each word of the sentence is in the line.
function says(line, sentence) {
  const rest = wordsOf(line);
  return wordsOf(sentence).every((word) => rest.includes(word) && rest.splice(rest.indexOf(word), 1));
}

// The names of tables, such as "step flags", are not all written in files.
function hasEntry(lines, { name, category, sentence }) {
  const asWord = category.endsWith("form") ? /./ : new RegExp(`(?<![\\w])${escaped(name)}(?![\\w])`);
  return lines.some((line) => asWord.test(line.slice(0, line.indexOf("\t"))) && says(line, sentence));
}

// A step is in the line of its procedure, with whether it may be left out and what it follows; > alone: the step before it.
function hasStep(lines, { name, owner, sentence }) {
  const after = /, after `(\w+)`/.exec(sentence)?.[1];
  const written = `${name}${sentence.includes("may leave it out") ? "?" : ""}${after === undefined ? "" : `>${after}`}`;
  const nameOf = (step) => step?.replace(/[?>].*/, "");
  const inFull = (step, at, steps) => (step.endsWith(">") ? step + nameOf(steps[at - 1]) : step);
  const stepsOf = (line) => line.slice(line.indexOf("\t") + 1).split(" ").map(inFull);
  return lines.some((line) => line.startsWith(`${owner} = `) && stepsOf(line).includes(written));
}

test("reference.txt has each word with its sentence and an example, in at most 60 KB", () => {
  const text = readFileSync(join(webFolder, "reference.txt"), "utf8");
  assert.ok(Buffer.byteLength(text) <= 61_440, `${Buffer.byteLength(text)} bytes`);
  const lines = text.split("\n").filter((line) => line.indexOf("\t") > 0);
  const answer = execFileSync(program, ["words", "--json"], { encoding: "utf8", maxBuffer: 1 << 26 });
  const { entries } = JSON.parse(answer);
  assert.ok(entries.length > 800);
  const missing = entries.filter((entry) => {
    if (entry.category === "step")
      return !hasStep(lines, entry);
    if (entry.category === "procedure")
      return !lines.some((line) => line.startsWith(`${entry.name} = `));
    return !hasEntry(lines, entry);
  });
  assert.deepEqual(missing.map(({ category, name }) => `${category} ${name}`), []);
});
