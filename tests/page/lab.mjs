// The lab: questions about rules and cards, played on all cores until the answer is clear.
import assert from "node:assert/strict";
import { controlEngine, fitsScreen, isAccessible, isFull, pageTest, phone, refuse, until } from "./harness.mjs";

const result = (page) => page.getByRole("region", { name: "Result" });
const variant = (page, letter) => page.getByRole("group", { name: letter, exact: true });
const compare = (page) => page.getByRole("button", { name: "Compare", exact: true });
const dots = (page) => page.getByRole("application", { name: /pairs by the difference/ });

// Few games of fast bots, so that the test is short.
async function playQuickly(page, pairs = 30) {
  await page.getByLabel("Bots").selectOption("eager");
  await page.getByLabel("Players", { exact: true }).fill("2");
  await page.getByLabel("Pairs, at most").fill(String(pairs));
  await page.getByLabel("Pairs, at most").blur();
}

async function isDone(page, seconds = 120) {
  await until("the experiment is done", async () => /· done|Stopped: clear/.test((await result(page).textContent()) ?? ""), seconds);
}

async function open(page, go) {
  await go("#/lab");
  await until("the rules are listed", async () => (await variant(page, "A").getByLabel("Rules", { exact: true })
    .locator("option").count()) > 5);
}

pageTest("two attacks a turn make games shorter", { seconds: 300 }, async ({ page, open: go }) => {
  await open(page, go);
  await page.getByRole("button", { name: "Do two attacks a turn make games shorter?" }).click();
  await page.getByText("Attacks per turn: 1 → 2").waitFor();
  await page.getByLabel("Bots").selectOption("eager");
  const withSet = page.getByLabel(/^with the set/);
  assert.equal(await withSet.isChecked(), false, "the first example is nobody's own set");
  await withSet.check();
  await compare(page).click();
  await isDone(page, 240);
  assert.match(await result(page).textContent(), /With two attacks, on average, games are shorter by/);
  assert.match(await result(page).textContent(), /Stopped: clear after \d+ pairs.*with your card of the set mine/);
  await page.getByRole("button", { name: "Do two attacks a turn make games shorter?", pressed: true }).waitFor();
  assert.ok((await dots(page).locator("circle").count()) >= 200);
});

pageTest("a house rule is a set of numbers with a name, and becomes a file", { seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  const b = variant(page, "B");
  await b.getByRole("button", { name: "Remove rules two_attacks" }).click();
  await b.getByText("Numbers and options").click();
  await b.getByLabel("Souls to win", { exact: true }).fill("2");
  await b.getByLabel("Bartering", { exact: true }).selectOption("on");
  await b.getByLabel("House rule").fill("Short Game");
  await b.getByLabel("House rule").blur();
  await page.getByText("Souls to win: 4 → 2").waitFor();
  await page.getByText("Bartering: off → on").waitFor();
  await playQuickly(page);
  await compare(page).click();
  await isDone(page);
  await result(page).getByText("short_game").first().waitFor();
  await b.getByRole("button", { name: /^Save in/ }).click();
  await page.getByText(/The house rule is in .*rules\/short_game\.lua/).waitFor();
  await b.getByLabel("Rules", { exact: true }).locator("option", { hasText: "short_game" }).waitFor({ state: "attached" });
});

pageTest("rulesets that contradict each other are refused with a sentence", { seconds: 120 }, async ({ page, open: go }) => {
  await open(page, go);
  const b = variant(page, "B");
  await b.getByLabel("Add rules to B").selectOption("eden_only");
  await b.getByText("Numbers and options").click();
  await b.getByLabel("Attacks per turn", { exact: true }).fill("3");
  await page.getByText(/sets `attacks_per_turn`, and `.*` sets it to something else/).waitFor();
  assert.equal(await compare(page).isEnabled(), false);
});

// The line above a watched game is true where the game is, and leads to the other game of the pair and back.
async function isAboutPair(page) {
  const line = page.locator(".watched");
  await line.getByText(/Here the games part: (in [AB]: .+; in [AB]: |after “|both go on with “)/).waitFor();
  const letter = async () => /game ([AB]) \(/.exec(await line.locator("b").textContent())?.[1];
  const first = await letter();
  const said = await line.textContent();
  await page.getByRole("button", { name: "Play on to the next turn" }).click();
  await line.getByRole("button", { name: "Go to where the games part" }).click();
  await line.getByText(/^Here the games part/).waitFor();
  assert.equal(await line.textContent(), said);
  await line.getByRole("button", { name: /^Watch game [AB] \(/ }).click();
  await until("the other game is shown", async () => (await letter()) !== first);
  await line.getByText(/^Here the games part/).waitFor();
}

pageTest("a dot opens its pair at the table, where the games part", { seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  await playQuickly(page);
  await compare(page).click();
  await isDone(page);
  await dots(page).focus();
  await page.keyboard.press("ArrowRight");
  assert.match(await page.locator("#chosen-pair").textContent(), /^Deal \d+: /);
  await page.keyboard.press("Enter");
  await until("the table is shown", () => page.url().includes("#/table"));
  await isAboutPair(page);
});

pageTest("a dot keeps the visitor's own game; undo and redo move in the watched one", { seconds: 300 }, async (given) => {
  const { page, open: go } = given;
  await go("#/table");
  await page.getByLabel(/^Players/).selectOption("2");
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Begin" }).click();
  const own = page.getByRole("region", { name: "P1, your side" });
  await own.waitFor();
  const before = await own.textContent();
  await page.getByRole("link", { name: "Lab" }).click();
  await open(page, async () => {});
  await playQuickly(page, 4);
  await compare(page).click();
  await isDone(page);
  await dots(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await isAboutPair(page);
  assert.equal(await own.count(), 0);

  const toolbar = page.getByRole("toolbar", { name: "Game" });
  const said = () => page.getByRole("group", { name: "Log" }).locator("li button").last().textContent();
  const here = await said();
  await toolbar.getByRole("button", { name: "Undo" }).click();
  await until("something is taken back", async () => (await said()) !== here);
  await toolbar.getByRole("button", { name: "Redo" }).click();
  await until("it is given again", async () => (await said()) === here);

  await page.waitForTimeout(2500); // kept a while after the last change
  await page.reload();
  await toolbar.getByRole("button", { name: "Back to your game" }).click();
  await own.waitFor();
  await until("the own game is as it was", async () => (await own.textContent()) === before);
  assert.equal(await toolbar.getByRole("button", { name: "Back to your game" }).count(), 0);
});

pageTest("an experiment is stopped and continued", { seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  await playQuickly(page, 10_000);
  await page.getByLabel("stop as soon as it is clear").uncheck();
  await compare(page).click();
  await result(page).getByRole("button", { name: "Stop" }).click();
  const played = () => result(page).getByRole("progressbar").evaluate((bar) => bar.value);
  await page.waitForTimeout(400);
  const before = await played();
  await page.waitForTimeout(700);
  assert.equal(await played(), before);
  await result(page).getByRole("button", { name: "Continue" }).click();
  await until("more pairs are played", async () => (await played()) > before);
  await result(page).getByRole("button", { name: "Stop" }).click();
});

pageTest("after an experiment that failed, another one can begin", { seconds: 240 }, async (given) => {
  const { page, context, open: go } = given;
  await controlEngine(context);
  await open(page, go);
  await playQuickly(page);
  await refuse(page, "lab.add");
  await compare(page).click();
  await page.getByText("lab.add is refused").waitFor();
  await refuse(page, "");
  await compare(page).click();
  await isDone(page);
});

pageTest("the strength of a card, and several values of a number", { seconds: 400 }, async ({ page, open: go }) => {
  await open(page, go);
  await page.getByRole("button", { name: "How strong is Breakfast?" }).click();
  await playQuickly(page, isFull ? 300 : 20);
  await page.getByRole("button", { name: "Measure", exact: true }).click();
  await isDone(page);
  await result(page).getByText("Share of wins of the player who has it").first().waitFor();
  await page.getByRole("button", { name: "What does the price in the shop change?" }).click();
  await playQuickly(page, 20);
  await compare(page).click();
  await until("there is a row for each value", async () => (await result(page).getByRole("radio").count()) === 2, 120);
  await isDone(page);
  await result(page).getByRole("radio", { name: /price=15/ }).check();
  await result(page).getByText("extended with price=15").first().waitFor();
});

pageTest("the question survives a reload", { seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  await page.getByRole("radio", { name: "How strong is a card" }).check();
  await page.getByLabel("Card", { exact: true }).fill("Bomb!");
  await page.waitForTimeout(1500);
  await page.reload();
  await page.getByRole("navigation", { name: "Places" }).waitFor();
  await until("the card is still there", async () => (await page.getByLabel("Card", { exact: true }).inputValue()) === "Bomb!");
});

pageTest("the lab on a phone, dark", { size: phone, dark: true, seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  await fitsScreen(page, "the question");
  await playQuickly(page);
  await compare(page).click();
  await isDone(page);
  await fitsScreen(page, "the result");
  await isAccessible(page, "the lab on a phone");
});

pageTest("the lab is accessible", { seconds: 240 }, async ({ page, open: go }) => {
  await open(page, go);
  await variant(page, "B").getByText("Numbers and options").click();
  await playQuickly(page);
  await compare(page).click();
  await isDone(page);
  await isAccessible(page, "the lab");
});
