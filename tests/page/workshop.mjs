// The workshop: a card is edited, and its face, tests, table and strength follow.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openNative } from "../web/engines.mjs";
import { fitsScreen, isAccessible, measured, moduleOfPage, pageTest, phone, program, until } from "./harness.mjs";
import { filesOnBench, fragmentOf, smallSet, workOf } from "./sets.mjs";

const card = "loot/penny_rocket.lua"; // of the first visit
const editor = (page) => page.getByRole("textbox", { name: /^Text of/ });
const face = (page) => page.getByRole("article", { name: /^Card/ });
const tests = (page) => page.getByRole("region", { name: "Tests", exact: true });
const findings = (page) => page.getByRole("region", { name: "Findings" });
const table = (page) => page.getByRole("region", { name: "Try it" });

async function replaceText(page, text) {
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

// Selects a word of the text by a double click; `before`: the characters of the line before it.
async function selectWord(page, line, before) {
  const place = page.locator(".cm-line", { hasText: line });
  const width = await place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width / element.textContent.length;
  });
  const padding = await place.evaluate((element) => parseFloat(getComputedStyle(element).paddingLeft));
  await place.dblclick({ position: { x: padding + width * (before + 1.5), y: 8 } });
}

const changeNumber = async (page, to) => {
  await selectWord(page, "local damage", 15);
  await page.keyboard.type(to);
};

// Plays the card of the first visit on a monster of the table.
async function playOnMonstro(page) {
  await table(page).getByRole("button", { name: /^Penny Rocket/ }).first().click();
  const isHit = table(page).getByText("Monstro takes 2 damage").filter({ visible: true });
  await until("Monstro is hit", async () => {
    // A click does nothing while the last one is carried out.
    await table(page).getByRole("button", { name: /^Monstro/ }).first().click();
    return isHit.first().waitFor({ timeout: 3000 }).then(() => true, () => false);
  });
}

pageTest("a visitor sees a card that works, with its tests and a table", async ({ page, open }) => {
  const start = Date.now();
  await open();
  await face(page).getByText("Deal 2 damage to a monster").waitFor();
  measured("first card", Date.now() - start, 1000);
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  await table(page).getByRole("button", { name: /^Penny Rocket/ }).first().waitFor();
  await findings(page).getByText("No mistakes found").waitFor();
  await page.getByText("Change the 2 in the first line to a 3").waitFor();
  await isAccessible(page, "workshop");
  await fitsScreen(page, "workshop");
});

pageTest("a changed number changes the face, a test and what happened on the table", async ({ page, open }) => {
  await open("#/workshop");
  await playOnMonstro(page);
  await changeNumber(page, "3");
  await face(page).getByText("Deal 3 damage to a monster").waitFor();
  await tests(page).getByText("1 passed, 1 failed").waitFor();
  await tests(page).getByText("Found: Fatty has 1 HP.").waitFor();
  await table(page).getByText("“Monstro takes 2 damage from Penny Rocket” is now “Monstro takes 3 damage").waitFor();
  await table(page).getByText("1/4 HP").first().waitFor();
});

pageTest("at the table beside a card, its targets and the button stay in sight", async ({ page, open }) => {
  await open("#/workshop");
  await playOnMonstro(page);
  await table(page).getByText(/^Since your last click/).click();
  await table(page).getByRole("list", { name: "Since your last click" }).waitFor();
  for (const name of [/^End the turn/, /^Monstro/]) {
    const button = table(page).getByRole("button", { name }).first();
    await until(`${name} is in sight`, () => button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }), 5);
  }
  await table(page).getByRole("button", { name: "Begin again" }).click();
  await until("what has happened is closed", async () => (await table(page).locator("details[open]").count()) === 0);
});

pageTest("what was done at the table becomes a short test of what has changed", async ({ page, open }) => {
  await open("#/workshop");
  const make = table(page).getByRole("button", { name: "Make it a test" });
  assert.equal(await make.isEnabled(), false, "nothing has been done");
  await playOnMonstro(page);
  const takeBack = table(page).getByRole("button", { name: "Take back" });
  await until("all clicks are taken back", async () => {
    if (await takeBack.isEnabled())
      await takeBack.click();
    const inHand = table(page).getByRole("button", { name: /^Penny Rocket/ });
    return !(await make.isEnabled()) && (await inHand.count()) > 0; // buttons are off as well while a click is carried out
  });
  await playOnMonstro(page);
  await make.click();
  const dialog = page.getByRole("dialog", { name: "A test of what happened" });
  await dialog.getByLabel("What it shows").fill('It hurts "Monstro" – 2');
  await dialog.getByRole("checkbox", { name: "Monstro has 2 HP." }).waitFor();
  await dialog.getByRole("checkbox", { name: /¢/ }).first().uncheck();
  await dialog.getByRole("button", { name: "Write the test" }).click();
  await tests(page).getByText("3 passed, 0 failed").waitFor();
  const scenarios = (await filesOnBench(page))["scenarios/loot/penny_rocket.lua"];
  const [, written] = scenarios.split('scenario "It hurts \\"Monstro\\" – 2" {');
  assert.match(written, /play\(?\s*"penny_rocket"/);
  assert.match(written, /check\(t:hp "monstro" == 2\)/);
  assert.doesNotMatch(written, /coins ==/);
  assert.doesNotMatch(written, /deck =|seed =|bonus_souls =/);
  assert.ok(written.split("\n").length < 25, `it is short: ${written}`);
});

pageTest("a test of what was done also has what was done before the turn passed", async ({ page, open }) => {
  await open("#/workshop");
  await playOnMonstro(page);
  const question = table(page).getByRole("region", { name: "Question" });
  await question.getByRole("button", { name: "End the turn" }).click();
  await table(page).getByText("P2", { exact: false }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await table(page).getByRole("button", { name: "Make it a test" }).click();
  const dialog = page.getByRole("dialog", { name: "A test of what happened" });
  await dialog.getByRole("checkbox").first().waitFor();
  await dialog.getByRole("button", { name: "Write the test" }).click();
  await tests(page).getByText("3 passed, 0 failed").waitFor();
  const scenarios = (await filesOnBench(page))["scenarios/loot/penny_rocket.lua"];
  assert.match(scenarios.slice(scenarios.lastIndexOf("scenario \"")), /play\(?\s*"penny_rocket"/);
});

pageTest("a test is removed, and can be had back", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  const before = await filesOnBench(page);
  await tests(page).getByRole("button", { name: "Remove Penny Rocket burns a Fly and pays" }).click();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  assert.deepEqual(await filesOnBench(page), before);
  await tests(page).getByRole("button", { name: "Remove Penny Rocket burns a Fly and pays" }).click();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  await tests(page).getByRole("button", { name: "Remove Penny Rocket deals 2 damage" }).click();
  await tests(page).getByText("No test for this card.").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  for (const left of [1, 0]) {
    await tests(page).getByRole("button", { name: /^Remove Penny Rocket/ }).first().click();
    await tests(page).getByText(left === 1 ? "1 passed, 0 failed" : "No test for this card.").waitFor();
  }
  assert.deepEqual(Object.keys(await filesOnBench(page)).sort(), [card, "set.lua"]);
});

pageTest("a sentence writes the open card anew, with its numbers", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  await page.getByRole("button", { name: "From a sentence…" }).click();
  const dialog = page.getByRole("dialog", { name: "A card from a sentence" });
  await dialog.getByLabel("Makes").selectOption({ label: "Penny Rocket anew" });
  assert.equal(await dialog.getByLabel("Copies in the deck").inputValue(), "2");
  await dialog.getByLabel(/^What it does/).fill("Gain 7¢.");
  await dialog.getByRole("button", { name: "Replace the card" }).click();
  await face(page).getByText("Gain 7¢.").first().waitFor();
  assert.deepEqual(Object.keys(await filesOnBench(page)).filter((file) => file.startsWith("loot/")), [card]);
  await replaceText(page, 'return loot { name = "Penny Rocket", play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end } }\n');
  await face(page).getByText("Gain 1¢.").first().waitFor();
  await page.getByRole("button", { name: "From a sentence…" }).click();
  await dialog.getByLabel("Makes").selectOption({ label: "Penny Rocket anew" });
  await dialog.getByLabel(/^What it does/).fill("Gain 8¢.");
  await dialog.getByRole("button", { name: "Replace the card" }).click();
  await face(page).getByText("Gain 8¢.").first().waitFor();
  assert.doesNotMatch((await filesOnBench(page))[card], /copies = 0/, "a card that names no number of copies");
});

pageTest("a test reads as sentences, and a number of it is changed in place", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  const before = (await filesOnBench(page))["scenarios/loot/penny_rocket.lua"];
  await tests(page).getByText("P1 plays Penny Rocket and chooses Fatty.").waitFor();
  await tests(page).getByText("All pass until the stack is empty.").first().waitFor();
  const number = tests(page).getByRole("spinbutton", { name: /Number in “Fatty has 2 HP\.”/ });
  await number.fill("3");
  await number.press("Enter");
  await tests(page).getByText("1 passed, 1 failed").waitFor();
  await tests(page).getByText("Found: Fatty has 2 HP.").waitFor();
  const after = (await filesOnBench(page))["scenarios/loot/penny_rocket.lua"];
  assert.equal(after, before.replace('t:hp "fatty" == 2', 't:hp "fatty" == 3'));
  await tests(page).getByRole("button", { name: /^Show Lua of/ }).first().click();
  await page.getByRole("textbox", { name: "Text of scenarios/loot/penny_rocket.lua" }).waitFor();
  await isAccessible(page, "tests in words");
});

pageTest("the die of a roll is chosen, before it falls or after", async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("button", { name: "Base card…" }).click();
  await page.getByPlaceholder("Name, text or deck").fill("blank rune");
  await page.getByRole("button", { name: /^Blank Rune loot/ }).click();
  await page.getByRole("article", { name: "Card My Blank Rune" }).waitFor();
  await table(page).getByLabel("The next die").selectOption("4");
  await table(page).getByLabel("then").selectOption("2");
  await table(page).getByRole("button", { name: /^My Blank Rune/ }).first().click();
  await table(page).getByText(/gain(s|ed)? 4¢/).filter({ visible: true }).first().waitFor();
  await table(page).getByLabel("The die showed").selectOption("6");
  await table(page).getByText(/gain(s|ed)? 6¢/).filter({ visible: true }).first().waitFor();
  await until("the other chosen die comes next", async () => (await table(page).getByLabel("The next die").inputValue()) === "2");
  await table(page).getByLabel("The next die").selectOption("falls as it will");
  await until("it falls as it will, and none behind it is chosen", async () =>
    (await table(page).getByLabel("The next die").inputValue()) === "" && (await table(page).getByLabel("then").count()) === 0);
  await table(page).getByText(/gain(s|ed)? 6¢/).filter({ visible: true }).first().waitFor();
  await table(page).getByRole("button", { name: "With other dice" }).click();
  await table(page).getByRole("button", { name: /^My Blank Rune/ }).first().waitFor();
});

pageTest("a card begins with a sentence that works, and what of a sentence is not understood is said", async ({ page, open }) => {
  await open("#/workshop");
  const begin = async (name) => {
    await page.getByRole("button", { name: "From a sentence…" }).click();
    const dialog = page.getByRole("dialog", { name: "A card from a sentence" });
    await dialog.getByLabel("Name of the card").fill(name);
    return dialog;
  };
  const offered = await begin("Sore Thumb");
  await offered.getByText("Sentences that work").click();
  await offered.getByRole("button", { name: "When you take damage, gain 2¢." }).click();
  await offered.getByRole("button", { name: "Create" }).click();
  await face(page).getByText("Sore Thumb").first().waitFor();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  const halfKnown = await begin("Old Song");
  await halfKnown.getByLabel(/^What it does/).fill("Gain 1¢. Each player sings.");
  await halfKnown.getByRole("button", { name: "Create" }).click();
  await page.getByText(/does not do all of its sentence yet. Not understood: .*sings/).waitFor();
  const corrected = await begin("old song");
  await corrected.getByLabel(/^What it does/).fill("Gain 4¢.");
  await corrected.getByText("The set has a card of this name").waitFor();
  await corrected.getByRole("button", { name: "Replace the card" }).click();
  await face(page).getByText("Gain 4¢.").first().waitFor();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  const titles = (await filesOnBench(page))["scenarios/loot/old_song.lua"].match(/^scenario .*/gm);
  assert.deepEqual(titles, ['scenario "old song does what it says" {']);
  await page.getByRole("link", { name: "Table" }).click();
  assert.equal(await page.getByLabel(/^With the cards of your set/).isChecked(), true);
});

pageTest("a renamed card takes the titles of its tests along", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed").waitFor();
  await page.getByRole("button", { name: "Rename" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename" });
  await dialog.getByLabel("Name of the card").fill("Copper Rocket");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await face(page).getByText("Copper Rocket").first().waitFor();
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  const files = await filesOnBench(page);
  assert.match(files["loot/copper_rocket.lua"], /name = "Copper Rocket"/);
  assert.doesNotMatch(files["scenarios/loot/copper_rocket.lua"], /Penny Rocket|penny_rocket/);
  await replaceText(page, files["loot/copper_rocket.lua"].replace("Copper Rocket", "Tin Rocket"));
  await tests(page).getByRole("button", { name: /Write.*Tin Rocket/ }).click();
  await until("the titles follow", async () =>
    !(await filesOnBench(page))["scenarios/loot/copper_rocket.lua"].includes("Copper Rocket"));
});

test("names give the ids that the engine gives", async () => {
  const { idOf } = await moduleOfPage("workshop/names.ts");
  const { call, close } = await openNative(program);
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, n) => String.fromCharCode(0xc0 + n)).join("");
  const names = [
    "Spark", "Mom's Knife", "Caf\u00e9", "Cafe\u0301", "Two+Two", "A - B", "No. 9/10: x_y", "_Odd_", "Stra\u00dfe",
    "\u041c\u043e\u0441t", "\u03b1\u03b9\u03c9 Bo", "\uff37ide", "\u{1f525} Fire", "\u212aelvin 2", "x".repeat(60),
    ...[0, 60, 120, 180].map((from) => letters.slice(from, from + 60)),
  ];
  for (const name of names) {
    const { files } = await call("sets.new", { kind: "card", name });
    assert.ok(`loot/${idOf(name)}.lua` in files, `${name}: ${idOf(name)}, ${Object.keys(files)}`);
  }
  close();
});

pageTest("a new monster has the numbers of the form and a test; a text that is too long is refused", async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("button", { name: "New…" }).click();
  const dialog = page.getByRole("dialog", { name: "New" });
  await dialog.getByLabel("Name of the card").fill("Big Beast");
  await dialog.getByLabel(/^What it does/).fill("Gain 1¢. ".repeat(80));
  await dialog.getByRole("button", { name: "Create" }).click();
  await dialog.getByRole("alert").getByText(/720 characters; at most 600/).waitFor();
  await dialog.getByLabel(/^What it does/).fill("");
  await dialog.getByRole("combobox", { name: "Deck" }).selectOption("monster");
  await dialog.getByLabel("HP").fill("4");
  await dialog.getByLabel("Reward: ¢").fill("7");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("article", { name: "Card Big Beast" }).waitFor();
  await tests(page).getByText("1 passed, 0 failed").waitFor();
  await tests(page).getByRole("spinbutton", { name: "Number in “P1 has 12¢.”" }).waitFor();
  assert.match((await filesOnBench(page))["monster/big_beast.lua"], /hp = 4, evasion = 3, attack = 1, rewards = \{ coins = 7 \}/);
});

pageTest("a mistake is found, explained and mended", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed").waitFor();
  await selectWord(page, "deal(damage", 6);
  await page.keyboard.type("dae");
  const start = Date.now();
  await page.keyboard.type("l");
  const finding = findings(page).getByRole("button", { name: /there is no word dael/ });
  await finding.waitFor();
  measured("a mistake is found", Date.now() - start, 150);
  await page.locator(".cm-lintRange-error").first().waitFor();
  await face(page).getByText("Deal 2 damage").waitFor(); // as it last loaded
  await findings(page).getByRole("button", { name: "Explain" }).click();
  await findings(page).getByText("Wrong:").waitFor();
  await finding.click();
  const selected = () => document.querySelector(".editor").shadowRoot.getSelection?.().toString();
  await until("the misspelt word is selected", async () => (await page.evaluate(selected)) === "dael", 10);
  await findings(page).getByRole("button", { name: "Fix misspelt words" }).click();
  await findings(page).getByText("No mistakes found").waitFor();
  assert.match((await filesOnBench(page))[card], /deal\(damage, target\)/);
});

pageTest("a test that cannot be read is named as in the set", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed").waitFor();
  await page.getByRole("tab", { name: "tests", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of scenarios/loot/penny_rocket.lua" }).waitFor();
  await replaceText(page, "scenario [[broken]] {\n");
  await tests(page).getByRole("button", { name: /failed scenarios\/loot\/penny_rocket\.lua/ }).waitFor();
  assert.doesNotMatch(await tests(page).textContent(), /in-memory/);
});

pageTest("a word is completed after characters of several bytes, and each file has its own undo", async ({ page, open }) => {
  await open("#/workshop");
  await selectWord(page, "gain_coins(you", 6);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("-- ¢ ↷ ◆ 🂡\ngain_trea", { delay: 20 });
  await page.getByRole("option", { name: /gain_treasure/ }).waitFor();
  await page.waitForTimeout(200); // keys right after the list has opened are not for it
  await page.keyboard.press("Enter");
  await until("the word is completed", async () => /\n *gain_treasure/.test(await editor(page).innerText()), 5);
  await page.getByRole("tab", { name: "tests", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of scenarios/loot/penny_rocket.lua" }).waitFor();
  await page.getByRole("tab", { name: "loot/penny_rocket" }).click();
  await editor(page).click();
  for (let i = 0; i < 12; i++)
    await page.keyboard.press("Control+z");
  await until("the text is as it was", async () => !(await editor(page).innerText()).includes("gain_treasure"));
});

pageTest("a completed word comes with its arguments, and members are offered behind a dot", async ({ page, open }) => {
  await open("#/workshop");
  await selectWord(page, "gain_coins(you", 6);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("loot", { delay: 20 });
  await page.getByRole("option", { name: /^draw_loot/ }).click();
  await until("the arguments are there", async () => (await editor(page).innerText()).includes("draw_loot(player, n)"), 5);
  await page.keyboard.type("yo"); // over the first argument
  await page.keyboard.press("Escape");
  await page.keyboard.type("u.");
  await page.getByRole("option", { name: /^coins/ }).waitFor();
  await until("in the place of the argument", async () => (await editor(page).innerText()).includes("draw_loot(you., n)"), 5);
  await page.getByRole("tab", { name: "tests", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of scenarios/loot/penny_rocket.lua" }).waitFor();
  await selectWord(page, 'check(t:discarded "fly")', 4);
  await page.keyboard.press("End");
  await page.keyboard.type(" t.P1.", { delay: 20 });
  await page.getByRole("option", { name: /^max_hp/ }).waitFor();
});

pageTest("a copy of a base card comes with its tests; an example opens beside what was there", async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("button", { name: "Base card…" }).click();
  await page.getByPlaceholder("Name, text or deck").fill("bomb deal 1");
  await page.getByRole("button", { name: /^Bomb! loot/ }).click();
  await page.getByRole("article", { name: "Card My Bomb!" }).waitFor();
  await tests(page).getByText("0 failed").waitFor();
  assert.ok((await tests(page).getByRole("listitem").count()) >= 3, "the scenarios of the card are copied");
  await page.getByRole("button", { name: "Example…" }).click();
  await page.getByRole("button", { name: "fair trade", exact: true }).click();
  await page.getByRole("article", { name: "Card Fair Trade" }).waitFor();
  await tests(page).getByText(/[1-9] passed, 0 failed/).waitFor();
});

pageTest("new files of each kind load; files are renamed and removed", { seconds: 240 }, async ({ page, open }) => {
  await open("#/workshop");
  const add = async (kind, name, more = {}) => {
    await page.getByRole("button", { name: "New…" }).click();
    const dialog = page.getByRole("dialog", { name: "New" });
    await dialog.getByRole("combobox", { name: "What" }).selectOption(kind);
    if (more.deck !== undefined)
      await dialog.getByRole("combobox", { name: "Deck" }).selectOption(more.deck);
    await dialog.getByLabel(/^(Name of|What it shows)/).fill(name);
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.waitFor({ state: "detached" });
    await findings(page).getByText(/^(✓ No mistakes found by the check|\d warnings?)$/).waitFor(); // "no card has the keyword yet"
  };
  for (const deck of ["treasure", "monster", "character", "bonus_soul"]) {
    await add("card", `Test of ${deck}`, { deck });
    await page.getByRole("article", { name: `Card Test of ${deck}` }).waitFor();
    await tests(page).getByText(/[1-9]\d* passed, 0 failed/).waitFor();
  }
  await add("rules", "Quick");
  await add("word", "blast");
  await add("keyword", "swift");
  await page.getByRole("button", { name: "penny rocket" }).click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name in the folder of the set").fill("loot/copper_rocket.lua");
  await page.getByRole("dialog", { name: "Rename" }).getByRole("button", { name: "Rename" }).click();
  await page.getByRole("tab", { name: "loot/copper_rocket" }).waitFor();
  await tests(page).getByText(/[1-9]\d* passed, 0 failed/).waitFor();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Remove" });
  assert.match(await dialog.textContent(), /loot\/copper_rocket\.lua and its tests, scenarios\/loot\/copper_rocket\.lua,/);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await dialog.waitFor({ state: "detached" });
  const left = Object.keys(await filesOnBench(page));
  assert.deepEqual(left.filter((file) => file.includes("rocket")), [], "the card and its tests are gone");
  assert.doesNotMatch(await findings(page).textContent(), /error/i);
});

pageTest("each kind of card is tried where it belongs", { seconds: 240 }, async ({ page, open }) => {
  await open("#/workshop");
  const copy = async (search, name, spot) => {
    await page.getByRole("button", { name: "Base card…" }).click();
    await page.getByPlaceholder("Name, text or deck").fill(search);
    await page.getByRole("button", { name: new RegExp(`^${search.split(" ")[0]}`) }).first().click();
    await page.getByRole("article", { name: `Card My ${name}` }).waitFor();
    await until(`${name} is tried`, async () => (await table(page).getByLabel("The card is").inputValue()) === spot);
    await table(page).getByRole("button", { name: new RegExp(`^My ${name}`) }).first().waitFor();
  };
  await copy("Breakfast treasure", "Breakfast", "play");
  await copy("Monstro monster", "Monstro", "slot");
  await copy("Isaac character", "Isaac", "character");
  await table(page).getByLabel("The card is").waitFor();
});

pageTest("what was tried is there again after a reload, with the dice that were chosen", async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("button", { name: "Base card…" }).click();
  await page.getByPlaceholder("Name, text or deck").fill("blank rune");
  await page.getByRole("button", { name: /^Blank Rune loot/ }).click();
  await page.getByRole("article", { name: "Card My Blank Rune" }).waitFor();
  await table(page).getByRole("button", { name: /^My Blank Rune/ }).first().click();
  const shown = await table(page).getByLabel("The die showed").inputValue();
  const other = shown === "4" ? "6" : "4";
  await table(page).getByLabel("The die showed").selectOption(other);
  const gain = table(page).getByText(new RegExp(`gain(s|ed)? ${other}¢`)).filter({ visible: true }).first();
  await gain.waitFor();
  await page.waitForTimeout(800);
  await page.reload();
  await gain.waitFor();
  await until("the die is the same", async () => (await table(page).getByLabel("The die showed").inputValue()) === other);
  await table(page).getByRole("button", { name: "Begin again" }).click();
  await table(page).getByRole("button", { name: /^My Blank Rune/ }).first().waitFor();
  await page.waitForTimeout(800);
  await page.reload();
  await table(page).getByRole("button", { name: /^My Blank Rune/ }).first().waitFor();
  assert.equal(await table(page).getByLabel("The die showed").count(), 0, "a game that was begun again stays so");
});

// Changes what the browser's database keeps of a try, while the page is not open: it writes when it is closed.
async function damageTry(page, base, damage) {
  await page.goto(`${base}licences.txt`);
  await page.evaluate(
    (part) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("soulstack", 1);
        request.onsuccess = () => {
          const change = request.result.transaction("work", "readwrite");
          const store = change.objectStore("work");
          const rows = store.getAll();
          rows.onsuccess = () => {
            for (const row of rows.result)
              if (row.work.tried)
                store.put({ ...row, work: { ...row.work, tried: { ...row.work.tried, ...part } } });
          };
          change.oncomplete = resolve;
          change.onerror = reject;
        };
      }),
    damage,
  );
}

pageTest("a kept try that can't be played begins anew, and says so", async ({ page, open, base, faults }) => {
  await open("#/workshop");
  await page.getByRole("button", { name: "Base card…" }).click();
  await page.getByPlaceholder("Name, text or deck").fill("blank rune");
  await page.getByRole("button", { name: /^Blank Rune loot/ }).click();
  const rune = table(page).getByRole("button", { name: /^My Blank Rune/ }).first();
  const cases = [[{ dice: [77] }, "can't be played again"], [{ dice: [], answers: ["no such key"] }, "Not all"]];
  for (const [damage, says] of cases) {
    await rune.click();
    await table(page).getByLabel("The die showed").waitFor();
    await page.waitForTimeout(800);
    await damageTry(page, base, damage);
    await open("#/workshop");
    await table(page).getByText(says).waitFor();
    await rune.waitFor();
    assert.equal(await table(page).getByLabel("The die showed").count(), 0);
  }
  const others = faults.filter((fault) => !fault.includes("404")); // the browser asks for an icon of that text
  faults.splice(0, faults.length, ...others);
});

pageTest("the strength of a card, then of a change over the same deals", { seconds: 300 }, async ({ page, open }) => {
  await open("#/workshop");
  const strength = page.getByRole("region", { name: "Strength" });
  await strength.getByRole("button", { name: "How strong is it?" }).click();
  await until("pairs are played", async () => /, [1-9]\d* pairs/.test(await strength.innerText()), 60);
  await changeNumber(page, "9");
  await strength.getByText("than with the earlier one, over the same deals").waitFor();
  await until("pairs of the change are played", async () => /, [1-9]\d* pairs/.test(await strength.innerText()), 60);
  await changeNumber(page, "2");
  await strength.getByText("with a blank one").waitFor();
  await strength.getByRole("button", { name: "Stop" }).click();
  await strength.getByRole("button", { name: "How strong is it?" }).waitFor();
});

pageTest("names and texts of a set stay text, and inside of the card", async ({ page, open }) => {
  const name = `<img src=x> שלום z\u0351\u0301 ${"W".repeat(38)}`;
  await open(fragmentOf(workOf(smallSet("gifts"))));
  await replaceText(page, `return loot { name = "${name}", flavour = "${"Long".repeat(60)}", artist = "<b>عربى</b>",\n` +
    '  play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end } }\n');
  await face(page).getByText("<img src=x>").waitFor();
  assert.equal(await page.locator(".face-picture image, .face-picture b").count(), 0);
  assert.equal(await page.locator("img").count(), 0);
  await fitsScreen(page, "a card with a long name");
});

pageTest("the keyboard leaves the editor again", async ({ page, open }) => {
  await open("#/workshop");
  await editor(page).click();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.classList.contains("editor")), false);
});

pageTest("on a phone, the columns are tabs", { size: phone, dark: true }, async ({ page, open }) => {
  await open("#/workshop");
  await editor(page).waitFor();
  await fitsScreen(page, "card file on a phone");
  await page.getByRole("tab", { name: "Face and tests" }).click();
  await tests(page).getByText("2 passed, 0 failed").waitFor();
  await isAccessible(page, "face on a phone");
  await fitsScreen(page, "face on a phone");
  await page.getByRole("tab", { name: "Try it" }).click();
  await table(page).getByRole("button", { name: /^Penny Rocket/ }).first().waitFor();
  await fitsScreen(page, "try it on a phone");
});
