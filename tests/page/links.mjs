// Links: made, opened by another person, and refused in a sentence when something is wrong with them.
import assert from "node:assert/strict";
import { inflateRawSync } from "node:zlib";
import { openPage, pageTest, until } from "./harness.mjs";
import {
  closeNotices, filesOnBench, fragmentOf, fragmentOfText, notice, openFiles, sameFiles, shareMenu, smallSet, workOf,
  zipOf,
} from "./sets.mjs";

pageTest("a copied link opens in another profile with the same set", { clipboard: true }, async (given) => {
  const { page, open, anotherProfile } = given;
  await open();
  await openFiles(page, ["gifts.zip", zipOf(smallSet())]);
  await notice(page, "Opened gifts");
  await (await shareMenu(page)).getByRole("button", { name: "Copy link" }).click();
  await notice(page, "The link is copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#1\.[0-9a-f]{8}\.[\w-]+$/);
  const other = await anotherProfile();
  await openPage(other.page, link);
  await notice(other.page, "Opened gifts from a link");
  sameFiles(await filesOnBench(other.page), smallSet());
  assert.doesNotMatch(other.page.url(), /#1\./, "the link is not opened again by a reload");
});

pageTest("a link opens at a card, and its message covers nothing", async ({ page, open }) => {
  const tests = "scenarios/loot/gift_box.lua";
  const files = { ...smallSet(), [tests]: "" };
  await open(fragmentOf(workOf(files, { open: tests })));
  await notice(page, "Opened gifts from a link");
  await page.getByRole("tab", { name: "loot/gift_box", selected: true }).waitFor();
  const bottom = await page.locator(".notices p").last().evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.locator("main").evaluate((element) => element.getBoundingClientRect().top);
  assert.ok(bottom <= top, `a message ends at ${bottom}, below the head of the page, which ends at ${top}`);
});

const good = fragmentOf(workOf(smallSet()));
const changedLetter = good.slice(0, 40) + (good[40] === "A" ? "B" : "A") + good.slice(41);
const manyFiles = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`loot/c${n}.lua`, ""]));
const twoCases = { "loot/a.lua": "", "loot/A.lua": "" };
const refused = [
  ["one letter changed", changedLetter, /^This link is damaged/],
  ["cut off", good.slice(0, -20), /^This link is damaged/],
  ["no data", "#1.00000000.", /^This link is damaged/],
  ["letters of no alphabet", "#1.00000000.!!!!", /^This link is damaged/],
  ["more parts", `${good}.x`, /^This link is damaged/],
  ["right checksum, not compressed", "#1.ff41d912.AAAA", /^This link is damaged/],
  ["too long", `#1.00000000.${"A".repeat(40_000)}`, /longer than 32 KB/],
  ["a newer version", fragmentOf(workOf(smallSet()), { version: 2 }), /newer version of this page/],
  ["an older version", fragmentOf(workOf(smallSet()), { version: 0 }), /has version 0, which this page cannot read/],
  ["a bomb", fragmentOfText(" ".repeat(20_000_000)), /unpacks to more than 1 MB/],
  ["not JSON", fragmentOfText("{"), /^This link is damaged/],
  ["not an object", fragmentOfText("7"), /does not hold a card set/],
  ["null", fragmentOfText("null"), /does not hold a card set/],
  ["no files", fragmentOf(workOf({})), /there are no files in it/],
  ["files as a list", fragmentOf(workOf([])), /files are missing/],
  ["a text that is a number", fragmentOf(workOf({ "set.lua": 7 })), /“set.lua” is not a text/],
  ["a path upwards", fragmentOf(workOf({ "../x.lua": "" })), /“..\/x.lua” cannot be the name/],
  ["a path from the root", fragmentOf(workOf({ "/etc/x.lua": "" })), /cannot be the name/],
  ["another kind of file", fragmentOf(workOf({ "page.html": "" })), /cannot be the name/],
  ["a control character", fragmentOf(workOf({ "a\u0007.lua": "" })), /“a\?\.lua” cannot be the name/],
  ["names that differ in case", fragmentOf(workOf(twoCases)), /only in upper and lower case/],
  ["markup as the name", fragmentOf(workOf(smallSet(), { name: "<b>x" })), /“<b>x” cannot be the name of a set/],
  ["many files", fragmentOf(workOf(manyFiles)), /more than 1000 files/],
  ["a text of 70 KB", fragmentOf(workOf({ "set.lua": " ".repeat(70_000) })), /larger than 64 KB/],
];

pageTest("a link that cannot be read says why, and the bench stays as it is", async ({ page, open }) => {
  await open();
  const before = await filesOnBench(page);
  for (const [what, fragment, sentence] of refused) {
    await page.evaluate((to) => (location.hash = to), fragment);
    const text = await notice(page, "link");
    assert.match(text, sentence, what);
    await closeNotices(page);
  }
  sameFiles(await filesOnBench(page), before);
});

pageTest("a link that cannot be read opens the page all the same", async ({ page, open }) => {
  await open(changedLetter);
  await notice(page, "This link is damaged");
  await shareMenu(page);
});

pageTest("a set too large for a link is refused with a way out", async ({ page, open }) => {
  await open();
  const noise = Array.from({ length: 60_000 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
  await openFiles(page, ["big.zip", zipOf({ ...smallSet(), "loot/noise.lua": `-- ${noise}` })]);
  await notice(page, "Opened gifts");
  const menu = await shareMenu(page);
  await menu.getByText(/too large for a link .* Save it as a zip or as one file/).waitFor();
});

pageTest("what was on the bench before a link is kept, and can be gone back to", async ({ page, open }) => {
  await open();
  await openFiles(page, ["mine.zip", zipOf(smallSet("mine"))]);
  await notice(page, "Opened mine");
  await page.evaluate((to) => (location.hash = to), good);
  await notice(page, "Opened gifts from a link. Your own set mine is kept");
  const menu = await shareMenu(page);
  await menu.getByRole("region", { name: "Earlier work" }).getByRole("button", { name: /^mine/ }).first().click();
  await until("the earlier set is back", async () => (await filesOnBench(page))["set.lua"].includes('id = "mine"'));
});

pageTest("a notice leads back to the set that was there before a link", async ({ page, open }) => {
  await open();
  await openFiles(page, ["mine.zip", zipOf(smallSet("mine"))]);
  await notice(page, "Opened mine");
  await page.goto("about:blank");
  await open(good); // as in a new tab
  await notice(page, "Opened gifts from a link. Your own set mine is kept");
  await page.locator(".notices").getByRole("button", { name: "Go back to it" }).click();
  await until("the earlier set is back", async () => (await filesOnBench(page))["set.lua"].includes('id = "mine"'));
  assert.equal(await page.locator(".notices").getByRole("button", { name: "Go back to it" }).count(), 0);
});

pageTest("a link is as it was after a reload", async ({ page, open }) => {
  await open(good);
  await notice(page, "Opened gifts from a link");
  await page.reload();
  await shareMenu(page);
  sameFiles(await filesOnBench(page), smallSet());
});

const question = (page) => page.getByRole("region", { name: "Question" });
const side = (page) => page.getByRole("region", { name: "P1, your side" }).textContent();

async function answerFirst(page) {
  const listed = page.getByRole("list", { name: "Options" }).getByRole("button");
  await page.getByRole("button", { name: /Possible: / }).or(listed).first().click();
  await page.getByRole("menuitem").first().click({ timeout: 2000 }).catch(() => {}); // if there are several
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

async function beginGame(page, open) {
  await open("#/table");
  await page.getByLabel(/^Players/).selectOption("2");
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Begin" }).click();
  await answerFirst(page);
}

pageTest("a link holds the game at the table, and the question of the lab", { clipboard: true }, async (given) => {
  const { page, open, anotherProfile } = given;
  await beginGame(page, open);
  const before = await side(page);
  await (await shareMenu(page)).getByRole("button", { name: "Copy link" }).click();
  await notice(page, "The link is copied");
  const other = await anotherProfile();
  await openPage(other.page, await page.evaluate(() => navigator.clipboard.readText()));
  await question(other.page).waitFor();
  assert.match(other.page.url(), /#\/table$/);
  await until("the same side of the table", async () => (await side(other.page)) === before);
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Lab" }).click();
  await (await shareMenu(page)).getByRole("button", { name: "Copy link" }).click();
  await notice(page, "The link is copied");
  const third = await anotherProfile();
  await openPage(third.page, await page.evaluate(() => navigator.clipboard.readText()));
  await until("the lab is shown", () => third.page.url().endsWith("#/lab"));
});

pageTest("a game of a link is played up to an answer that is not possible", { clipboard: true }, async (given) => {
  const { page, open, anotherProfile } = given;
  await beginGame(page, open);
  await (await shareMenu(page)).getByRole("button", { name: "Copy link" }).click();
  await notice(page, "The link is copied");
  const [, , data] = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash.split(".");
  const work = JSON.parse(inflateRawSync(Buffer.from(data, "base64url")));
  work.table.steps.push("not possible");
  const other = await anotherProfile();
  await openPage(other.page, page.url().split("#")[0] + fragmentOf(work));
  await notice(other.page, "The games could not be restored");
  assert.equal(await side(other.page), await side(page));
  await answerFirst(other.page);
  assert.equal(await other.page.getByText(/is not open/).count(), 0);
});

const hostile = `<img src=x onerror="globalThis.hacked=1"></script><script>globalThis.hacked=1</script>`;
const hostileSet = {
  "set.lua": `return set { id = "gifts", title = [[${hostile}]], version = "0.1", api = 1, authors = { [[${hostile}]] },
  license = "CC0-1.0", requires = { "base" } }\n`,
  "loot/img onerror=alert(1).lua": `return loot { name = [[${hostile}]], flavour = "javascript:hacked=1",
  play { text = [[Gain 1¢. ${hostile}]], effect = function(you) gain_coins(you, 1) end } }\n`,
  "loot/\u202Etxt.lua": hostile,
  "scenarios/loot/x.lua": `scenario [[${hostile}]] { players = { { name = [[${hostile}]] }, { name = "P2" } },
  play = function(t) end, expect = function(t) check(false) end }\n`,
};

pageTest("hostile names and texts of a link never become markup", { seconds: 120 }, async ({ page, open }) => {
  const { "loot/\u202Etxt.lua": _, ...allowed } = hostileSet; // directions that text can take are refused in names
  await open(fragmentOf(workOf(hostileSet)));
  await notice(page, "cannot be the name of a file of a set");
  await closeNotices(page);
  for (const file of Object.keys(allowed)) {
    await page.evaluate((to) => (location.hash = to), fragmentOf(workOf(allowed, { open: file })));
    await notice(page, "Opened gifts from a link");
    await closeNotices(page);
    for (const place of ["Table", "Lab", "Manual", "Workshop"]) {
      await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place }).click();
      await page.waitForTimeout(300);
      const found = await page.evaluate(() => ({
        hacked: globalThis.hacked ?? null,
        markup: document.querySelectorAll('img[onerror], main script, a[href^="javascript:"]').length,
      }));
      assert.deepEqual(found, { hacked: null, markup: 0 }, `${place}, ${file}`);
    }
  }
});

const attacks = [
  "while true do end",
  "local t = {} while true do t[#t + 1] = ('x'):rep(1000) end",
  "local function f() return 1 + f() end f()",
];

pageTest("scripts of a link that loop or allocate without end are stopped", async ({ page, open }) => {
  for (const attack of attacks) {
    const card = `${attack}\nreturn loot { name = "Attack" }\n`;
    await open(fragmentOf(workOf({ ...smallSet(), "loot/attack.lua": card })));
    await notice(page, "Opened gifts from a link");
    await closeNotices(page);
    assert.match((await filesOnBench(page))["loot/attack.lua"], /Attack/);
  }
});
