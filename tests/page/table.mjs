// The table: whole games by mouse and by keyboard, the log and its moments, branches, hints, and what fits the screen.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  controlEngine, fitsScreen, isAccessible, isFull, measured, pageTest, phone, program, until, withFolder,
} from "./harness.mjs";
import { notice, openFiles } from "./sets.mjs";

// ---- What a player does

const marked = (page) => page.getByRole("button", { name: /Possible: / });
const listed = (page) => page.getByRole("list", { name: "Options" }).getByRole("button");
const question = (page) => page.getByRole("region", { name: "Question" });
const mainButton = (page) => question(page).locator("button.main");
const ended = (page) => question(page).getByRole("heading", { name: /won|draw|lost|stopped/ });
const isIdle = (page) => page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);

async function begin(page, seed, players = 4) {
  await page.getByLabel(/^Players/).selectOption(String(players));
  await page.getByLabel("Seed").fill(String(seed));
  await page.getByRole("button", { name: "Begin" }).click();
  await question(page).waitFor();
}

function randomFrom(seed) {
  let state = seed * 7919 + 13;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

async function choices(page) {
  return { glowing: await marked(page).count(), options: await listed(page).count(), big: await mainButton(page).count() };
}

async function moveByMouse(page, random) {
  const { glowing, options, big } = await choices(page);
  assert.ok(glowing + options + big > 0, "there is something to click");
  const pick = random(glowing + options + big);
  if (pick < glowing)
    await marked(page).nth(pick).click();
  else if (pick < glowing + options)
    await listed(page).nth(pick - glowing).click({ force: true }); // a purchase in vain may be disabled meanwhile
  else
    await mainButton(page).click();
  const items = page.getByRole("menuitem");
  if (await items.count() > 0)
    await items.nth(random(await items.count())).click();
  await isIdle(page);
}

// Arrows lead to a marked object, Enter plays it; numbers choose from the list; the space bar does the rest.
async function moveByKeys(page, random) {
  const { glowing, options, big } = await choices(page);
  assert.ok(glowing + options + big > 0, "there is something to choose");
  const pick = random(glowing + options + big);
  if (pick >= glowing + options) {
    await page.keyboard.press(" ");
  } else if (pick >= glowing) {
    await page.keyboard.press("123456789acdefgjk"[pick - glowing]);
  } else {
    await page.keyboard.press("ArrowDown");
    for (let i = random(4); i > 0; i--)
      await page.keyboard.press(["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"][random(4)]);
    await page.keyboard.press("Enter");
    if (await page.getByRole("menu").count() > 0)
      await page.keyboard.press("1");
  }
  await isIdle(page);
}

async function needsNoScrolling(page, where) {
  const hidden = await page.evaluate(() =>
    [".place", ".board .field"].filter((name) => {
      const element = document.querySelector(name);
      return element.scrollHeight > element.clientHeight + 1;
    }));
  assert.deepEqual(hidden, [], `must be scrolled: ${where}`);
}

// Who moves by chance sometimes plays long games.
async function playToTheEnd(page, move, random, each = async () => {}) {
  for (let n = 0; n < (isFull ? 3000 : 600); n++) {
    if (await ended(page).count() > 0)
      return n;
    await move(page, random);
    await each(n);
  }
  assert.fail("the game does not end");
}

async function savedGame(page) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    question(page).getByRole("button", { name: "Save as a file" }).click(),
  ]);
  return file;
}

async function isVerified(page) {
  const file = await savedGame(page);
  if (!existsSync(program))
    return;
  await withFolder(async (folder) => {
    const path = join(folder, "game.save");
    await file.saveAs(path);
    assert.match(execFileSync(program, ["replay", path], { encoding: "utf8" }), /verified|same|identical/i);
  });
}

// ---- Whole games

pageTest("a whole game of four by mouse, on one screen, and its save replays", { seconds: 300 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 3);
  await playToTheEnd(page, moveByMouse, randomFrom(3), async (n) => {
    if (n % 5 === 0)
      await needsNoScrolling(page, `after ${n} moves`);
  });
  assert.equal(await page.getByRole("region", { name: /^Stack/ }).count(), 0, "nothing is left to resolve");
  await fitsScreen(page, "the end of a game");
  await isVerified(page);
});

pageTest("a whole game of two by keyboard alone", { seconds: 300 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 5, 2);
  await playToTheEnd(page, moveByKeys, randomFrom(5));
  assert.match(await ended(page).textContent(), /^(You won|P2 won: you lost)$/);
  await page.keyboard.press(" ");
  assert.equal(await ended(page).count(), 1, "the space bar leaves the result on the screen");
  await mainButton(page).press("Enter");
  await page.getByRole("heading", { name: "Play against bots" }).waitFor();
  assert.equal(await page.getByLabel(/^Players/).inputValue(), "2", "the form keeps the last choices");
});

pageTest("50 games by mouse, whose saves replay", { full: true, seconds: 3600 }, async ({ page, open }) => {
  for (let seed = 100; seed < 150; seed++) {
    await open("#/table");
    await begin(page, seed, 1 + (seed % 4));
    await playToTheEnd(page, moveByMouse, randomFrom(seed));
    await isVerified(page);
    await mainButton(page).click();
  }
});

// The hand is on the screen without scrolling, and nothing is in front of it.
async function seesHand(page) {
  const isSeen = await page.evaluate(() => {
    const hand = document.querySelector('[aria-label="Hand"] > *');
    const { left, top, bottom } = hand.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => hand.contains(document.elementFromPoint(left + 6, y)));
  });
  assert.ok(isSeen, "the hand is in sight");
}

pageTest("on a phone: fits its width, and can be played", { size: phone, dark: true, seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 4);
  const random = randomFrom(4);
  for (let n = 0; n < (isFull ? 60 : 15); n++) {
    await moveByMouse(page, random);
    await fitsScreen(page, `after ${n + 1} moves`);
    await seesHand(page);
  }
  await isAccessible(page, "the table on a phone");
});

// ---- What the table says

const toAction = async (page) => {
  await until("the action phase of the player", async () => {
    if (await question(page).getByRole("heading", { name: "Your turn" }).count() > 0)
      return true;
    if (await mainButton(page).count() > 0)
      await page.keyboard.press(" ");
    else
      await marked(page).first().click();
    await isIdle(page);
    return false;
  });
};

pageTest("what cannot be chosen says why not, with the rule", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const other = page.getByRole("region", { name: "P2" }).getByRole("button", { name: "Lazarus" }).first();
  await other.click();
  await until("the reason is shown", async () => /rule \d+\.\d+/.test(await question(page).textContent()));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await isAccessible(page, "the table");
});

pageTest("why something cannot be chosen is not said below a pointer that rests", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const played = page.getByRole("group", { name: "Hand" }).getByRole("button", { name: /A Nickel!/ }).first();
  const { x, y } = await played.boundingBox();
  await page.mouse.move(x + 20, y + 15);
  await page.mouse.down();
  await page.mouse.up();
  await toAction(page);
  await page.waitForTimeout(1500);
  const told = () => page.locator(".told").textContent();
  assert.doesNotMatch(await told(), /rule \d/, "the pointer rests");
  await page.mouse.move(x + 24, y + 17, { steps: 3 });
  await until("the pointer was moved", async () => /rule \d/.test(await told()));
});

pageTest("another number of players keeps the bots of the form", async ({ page, open }) => {
  await open("#/table");
  const seats = () => page.getByLabel(/^Seat \d/).evaluateAll((all) => all.map(({ value }) => value));
  const asAtFirst = await seats();
  await page.getByLabel(/^Players/).selectOption("2");
  await until("two seats", async () => (await seats()).length === 2);
  await page.getByLabel(/^Players/).selectOption("4");
  await until("the same four as at first", async () => (await seats()).join() === asAtFirst.join());
});

pageTest("an option says what it would do", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  await until("A Nickel says so", async () => {
    await page.getByRole("group", { name: "Hand" }).getByRole("button", { name: /A Nickel!.*Possible/ }).first().focus();
    return (await question(page).textContent()).includes("Gain 5¢");
  });
});

const logLines = (page) => page.getByRole("group", { name: "Log" }).locator("li > button");

pageTest("a line of the log shows its moment and its causes; a branch goes on from there", { seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const now = await page.getByRole("region", { name: "P1, your side" }).textContent();
  await logLines(page).filter({ hasText: "P2 dies" }).first().click();
  await page.getByRole("heading", { name: "An earlier moment" }).waitFor();
  assert.match(await page.getByRole("list", { name: "Because" }).textContent(), /P2 takes 1 damage/);
  assert.match(await page.getByRole("region", { name: "P2" }).textContent(), /died/);
  await page.keyboard.press("Escape");
  await until("the game is back", async () => (await page.getByRole("region", { name: "P1, your side" }).textContent()) === now);

  await logLines(page).filter({ hasText: "P2 dies" }).first().click();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await page.getByRole("tab", { name: "Branches (2)" }).click();
  await page.getByLabel(/Note on From turn/).fill("another way");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await until("the main line is open", async () => (await page.getByRole("region", { name: "P1, your side" }).textContent()) === now);
});

pageTest("a save that cannot be opened leaves the open game its set", async ({ page, context, open }) => {
  await controlEngine(context);
  await open("#/table");
  await page.getByLabel(/^With the cards of your set/).check();
  await begin(page, 7, 2);
  const openSets = () => page.evaluate(() => globalThis.openSets);
  const before = await openSets();
  const record = `${JSON.stringify({ soulstack: "0.1.0", seats: ["human", "eager"], seed: 7 })}\n{}\n`;
  await openFiles(page, ["broken.save", record]);
  await notice(page, "“broken.save” cannot be opened");
  assert.equal(await openSets(), before);
});

pageTest("games, branches and notes survive a reload", { seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  await logLines(page).filter({ hasText: "P2 dies" }).first().click();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await page.getByRole("tab", { name: "Branches (2)" }).click();
  await page.getByLabel(/Note on From turn/).fill("another way");
  await page.getByLabel(/Note on From turn/).blur();
  const now = await question(page).getByRole("heading").textContent();
  await page.waitForTimeout(2500); // kept a while after the last change
  await open("#/table");
  await page.reload();
  await question(page).waitFor();
  assert.equal(await question(page).getByRole("heading").textContent(), now);
  await page.getByRole("tab", { name: "Branches (2)" }).click();
  assert.equal(await page.getByLabel(/Note on From turn/).inputValue(), "another way");
});

pageTest("when one is asked survives a reload", { seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await page.getByText("Asked", { exact: true }).click();
  await page.getByLabel("never", { exact: true }).waitFor();
  await page.getByLabel("once for each new object on the stack").check();
  await page.getByLabel("before my turn").check();
  await page.waitForTimeout(2500); // kept a while after the last change
  await page.reload();
  await question(page).waitFor();
  await page.getByText("Asked", { exact: true }).click();
  assert.ok(await page.getByLabel("once for each new object on the stack").isChecked());
  assert.ok(await page.getByLabel("before my turn").isChecked());
  assert.ok(!(await page.getByLabel("when an attack is declared").isChecked()));
});

pageTest("a new game leaves the old one until it begins, and the form is kept", { seconds: 180 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  const side = page.getByRole("region", { name: "P1, your side" });
  const before = await side.textContent();
  const leave = async () => {
    await page.getByText("Game", { exact: true }).click();
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("heading", { name: "Play against bots" }).waitFor();
  };
  await leave();
  await page.getByLabel(/^Players/).selectOption("3");
  await page.getByLabel(/^With the cards of your set/).check();
  await page.waitForTimeout(1000); // kept a while after the last change
  await page.reload();
  await page.getByRole("button", { name: "Continue your game" }).waitFor();
  assert.equal(await page.getByLabel(/^Players/).inputValue(), "3");
  assert.ok(await page.getByLabel(/^With the cards of your set/).isChecked());
  await page.getByRole("button", { name: "Continue your game" }).click();
  await until("the game is as it was", async () => (await side.count()) === 1 && (await side.textContent()) === before);
  await leave();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("region", { name: "P3" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Back to your game" }).count(), 0);
});

pageTest("when one is asked holds for the next game as well", { seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await page.getByText("Asked", { exact: true }).click();
  const always = page.getByLabel("always", { exact: true });
  await always.check();
  await page.getByText("Game", { exact: true }).click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.waitForTimeout(2500); // kept a while after the last change
  await page.reload();
  await begin(page, 8, 2);
  await until("it is chosen", () => always.isChecked());
});

pageTest("Escape closes the menus, and the space bar plays on", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await toAction(page);
  await page.getByText("Asked", { exact: true }).click();
  const always = page.getByLabel("always", { exact: true });
  await always.waitFor();
  await page.keyboard.press("Escape");
  await always.waitFor({ state: "hidden" });
  await page.keyboard.press(" ");
  await logLines(page).filter({ hasText: /^Turn [2-9]/ }).first().waitFor();
  assert.ok(!(await always.isVisible()));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.waitFor();
  await page.keyboard.press("Escape");
  await share.waitFor({ state: "hidden" });
});

pageTest("souls are marked alike, and an attack is not called empty", { seconds: 180 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await toAction(page);
  await page.getByRole("tab", { name: "Edit" }).click();
  const edit = async (command) => {
    await page.getByLabel("Command").fill(command);
    await page.getByRole("button", { name: "Change the table" }).click();
    await isIdle(page);
  };
  const marks = () => page.locator(".chip.soul .name").evaluateAll((names) =>
    names.map((name) => getComputedStyle(name, "::before").content));
  await edit("/give P1 Soul of Gluttony");
  await edit("/give P2 Soul of Greed");
  await until("both have a soul", async () => (await marks()).length === 2);
  assert.deepEqual(await marks(), ['"soul: "', '"soul: "']);

  const stack = page.getByRole("region", { name: /^Stack/ });
  assert.match(await stack.textContent(), /Empty/);
  await page.getByRole("button", { name: /^Carrion Queen.*Possible/ }).first().click();
  await until("the attack is there", async () => / attacks /.test(await stack.textContent()));
  assert.doesNotMatch(await stack.textContent(), /Empty/);
});

pageTest("a line leads from an object on the stack to its target", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  await page.getByText("Asked", { exact: true }).click();
  await page.getByLabel("always", { exact: true }).check();
  await page.getByText("Asked", { exact: true }).click();
  const roll = page.getByRole("region", { name: /^Stack/ }).getByRole("button", { name: /^attack roll/ });
  for (let n = 0; n < 8 && (await roll.count()) === 0; n++) {
    const attacks = page.getByRole("button", { name: /^Carrion Queen.*Possible/ });
    await ((await attacks.count()) > 0 ? attacks : mainButton(page)).first().click();
    await isIdle(page);
  }
  await page.locator(".arrows .head").first().waitFor({ state: "attached" });
  const ends = await page.evaluate(() => {
    const [, x, y] = /translate\((\S+) (\S+)\)/.exec(document.querySelector(".arrows .head").getAttribute("transform"));
    const board = document.querySelector(".board").getBoundingClientRect();
    const tile = [...document.querySelectorAll(".field .tile")].find((one) => one.textContent.startsWith("Carrion Queen"));
    const box = tile.getBoundingClientRect();
    return { x: Number(x) + board.left, y: Number(y) + board.top, right: box.right, top: box.top, bottom: box.bottom };
  });
  assert.ok(Math.abs(ends.x - ends.right) < 2 && ends.y > ends.top && ends.y < ends.bottom, JSON.stringify(ends));
});

pageTest("bots play on for a person who wants to see the end, and the person plays on", { seconds: 180 }, async ({ page, open }) => {
  const choose = async (name) => {
    await page.getByText("Game", { exact: true }).click();
    await page.getByRole("button", { name }).click();
    await isIdle(page);
  };
  await open("#/table");
  await begin(page, 5);
  await mainButton(page).click();
  await isIdle(page);
  await choose("Let bots play on for me");
  await page.getByRole("button", { name: /^Play on to the next turn/ }).click();
  await isIdle(page);
  await choose("Play on myself");
  await question(page).getByText(/^You are asked/).waitFor();
  const isKept = () => page.waitForTimeout(1500);
  await isKept();
  const turn = await page.locator(".board").getByText(/^Turn \d+/).first().innerText();
  assert.notEqual(turn, "Turn 1");
  await page.reload();
  await question(page).getByText(/^You are asked/).waitFor();
  await page.getByText(turn).first().waitFor();
  await choose("Let bots play on for me");
  await isKept();
  await page.reload();
  await page.getByRole("button", { name: /^Play on to the next turn/ }).waitFor();
  await question(page).getByRole("button", { name: "Play to the end" }).click();
  await ended(page).waitFor();
});

pageTest("answers are taken back and given again", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const before = await page.getByRole("region", { name: "P1, your side" }).textContent();
  await page.getByRole("group", { name: "Hand" }).getByRole("button", { name: /Possible/ }).first().click();
  await isIdle(page);
  const after = await page.getByRole("region", { name: "P1, your side" }).textContent();
  assert.notEqual(after, before);
  await page.keyboard.press("u");
  await until("as before", async () => (await page.getByRole("region", { name: "P1, your side" }).textContent()) === before);
  await page.keyboard.press("Shift+U");
  await until("given again", async () => (await page.getByRole("region", { name: "P1, your side" }).textContent()) === after);
});

pageTest("one undo takes back one click, which may have given several answers", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const attacks = async () => (await logLines(page).allTextContents()).filter((line) => /P1 (declares an attack|attacks)/.test(line)).length;
  assert.equal(await attacks(), 0);
  await page.getByRole("button", { name: /^Carrion Queen/ }).first().click();
  await until("the attack is declared, and on a monster", async () => (await attacks()) === 2);
  await page.keyboard.press("u");
  await until("both answers are taken back", async () => (await attacks()) === 0);
  assert.equal(await question(page).getByRole("heading").first().textContent(), "Your turn");
  await page.keyboard.press("Shift+U");
  await until("both are given again", async () => (await attacks()) === 2);
});

pageTest("a choice that was started can be cancelled", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  const own = page.getByRole("region", { name: "P1, your side" });
  const before = await own.textContent();
  const cancel = question(page).getByRole("button", { name: "Cancel" });
  assert.equal(await cancel.count(), 0);
  for (const way of [() => cancel.click(), () => page.keyboard.press("Escape")]) {
    await own.getByRole("button", { name: /^The Curse/ }).first().click();
    await question(page).getByRole("heading", { name: "Choose a target" }).waitFor();
    await way();
    await question(page).getByRole("heading", { name: "Your turn" }).waitFor();
    await until("nothing has been paid", async () => (await own.textContent()) === before);
  }
  assert.equal(await cancel.count(), 0);
});

pageTest("a line says what has happened since the last click, with the dice", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7);
  await toAction(page);
  await page.getByText("Asked", { exact: true }).click();
  await page.getByLabel("never", { exact: true }).check();
  await page.keyboard.press("Escape");
  await mainButton(page).click(); // ends the turn: the bots play
  await isIdle(page);
  const recap = page.locator(".recap");
  assert.match(await recap.locator("summary").textContent(), /^Since your last click: \d\d+ events, rolls [1-6]( [1-6])+$/);
  await recap.locator("summary").click();
  const said = await page.getByRole("list", { name: "Since your last click" }).getByRole("listitem").allTextContents();
  assert.ok(said.some((line) => /^[⚀-⚅] P[2-4] rolls [1-6]$/.test(line)), said.join("\n"));
  for (const seat of [2, 3, 4])
    assert.ok(said.some((line) => line.endsWith(`: P${seat}`)), `the turn of P${seat}`);
  await page.keyboard.press("u");
  await question(page).getByRole("heading", { name: "Your turn" }).waitFor();
});

pageTest("a hint says what careful would do, and how the chances stand", { seconds: 120 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await toAction(page);
  await page.keyboard.press("h");
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.getByText("The careful bot would choose").waitFor();
  await hint.getByText(/P1 won \d+ %/).waitFor({ timeout: 60_000 });
});

pageTest("the table is edited by commands, and wrong ones are refused with a sentence", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await toAction(page);
  await page.getByRole("tab", { name: "Edit" }).click();
  await page.getByLabel("Command").fill("/coins P1 33");
  await page.getByRole("button", { name: "Change the table" }).click();
  await until("33¢", async () => (await page.getByRole("region", { name: "P1, your side" }).textContent()).includes("33¢"));
  await page.getByLabel("Command").fill("/nonsense");
  await page.getByRole("button", { name: "Change the table" }).click();
  await page.getByText("There is no command `/nonsense`").first().waitFor();
});

pageTest("what if a player also had a card", { seconds: 180 }, async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  await toAction(page);
  await page.getByRole("tab", { name: "What if" }).click();
  await page.getByRole("combobox", { name: "Card" }).fill("Brimstone");
  await page.getByRole("button", { name: "Try it" }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await answer.getByText(/P1 wins \d\d?\d?\.\d % as it was, \d\d?\d?\.\d % with the change/).waitFor({ timeout: 60_000 });
  await answer.getByRole("button", { name: "Stop" }).click();
  await answer.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
});

pageTest("a click is answered quickly", async ({ page, open }) => {
  await open("#/table");
  await begin(page, 7, 2);
  const times = [];
  for (let n = 0; n < 20; n++) {
    await isIdle(page);
    times.push(await page.evaluate(async () => {
      const target = document.querySelector(".board .big, .board .option, .board .glows > .tile-main");
      const shown = () => document.querySelector(".board").textContent;
      const was = shown();
      const before = performance.now();
      target.click();
      while (shown() === was || document.querySelector('[aria-busy="true"]') !== null)
        await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - before;
    }));
  }
  measured("from a click to the answer on the screen, engine included, median of 20", times.sort((a, b) => a - b)[10], 50);
});
