// Cards as blocks, and the four ways to begin: by mouse, by keyboard, and for files that blocks would damage.
import assert from "node:assert/strict";
import { fitsScreen, isAccessible, pageTest, phone, until } from "./harness.mjs";
import { filesOnBench } from "./sets.mjs";

const editor = (page) => page.getByRole("textbox", { name: /^Text of/ });
const face = (page) => page.getByRole("article", { name: /^Card/ });
const tests = (page) => page.getByRole("region", { name: "Tests", exact: true });
const blocks = (page) => page.getByRole("group", { name: "Blocks of the card" });
const dialog = (page) => page.getByRole("dialog");
const findings = (page) => page.getByRole("region", { name: "Findings" });

async function showBlocks(page) {
  await tests(page).getByText("2 passed").waitFor();
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  await blocks(page).waitFor();
}

const luaOf = (page) => editor(page).innerText();

async function showLua(page) {
  await page.getByRole("button", { name: "Lua", exact: true }).click();
  await editor(page).waitFor();
}

pageTest("a card opens as blocks, and a changed number changes the card, its tests and its Lua", async ({ page, open }) => {
  await open("#/workshop");
  await showBlocks(page);
  await isAccessible(page, "blocks");
  await fitsScreen(page, "blocks");
  const coins = blocks(page).getByRole("spinbutton", { name: "¢ of gain coins" });
  await coins.fill("4");
  await coins.press("Tab");
  await tests(page).getByText("1 passed, 1 failed").waitFor();
  await showLua(page);
  await until("the Lua pays 4", async () => (await luaOf(page)).includes("gain_coins(you, 4)"));
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await tests(page).getByText("2 passed, 0 failed").waitFor();
});

pageTest("numbers that are typed quickly one after the other are all kept", async ({ page, open }) => {
  await open("#/workshop");
  await showBlocks(page);
  const coins = blocks(page).getByRole("spinbutton", { name: "¢ of gain coins" });
  const copies = blocks(page).getByRole("spinbutton", { name: "copies" });
  await copies.click({ clickCount: 3 });
  await page.keyboard.type("5");
  await coins.click({ clickCount: 3 }); // the first number is written now, and all is drawn again while the second is typed
  await page.keyboard.type("12", { delay: 300 });
  await page.keyboard.press("Tab");
  await showLua(page);
  await until("both are written", async () => /copies = 5[^]*gain_coins\(you, 12\)/.test(await luaOf(page)));
});

pageTest("the menu of a block closes with Escape, elsewhere, and when something is chosen", async ({ page, open }) => {
  await open("#/workshop");
  await showBlocks(page);
  const menu = blocks(page).getByLabel("Move, copy or remove gain_coins(you, 1)");
  const remove = blocks(page).getByRole("button", { name: "Remove", exact: true }).filter({ visible: true });
  await menu.click();
  await remove.waitFor();
  await page.keyboard.press("Escape");
  await remove.waitFor({ state: "detached" });
  await menu.click();
  await remove.waitFor();
  await blocks(page).getByRole("spinbutton", { name: "copies" }).click();
  await remove.waitFor({ state: "detached" });
  await menu.click();
  await remove.click();
  await menu.waitFor({ state: "detached" });
  assert.equal(await remove.count(), 0);
});

pageTest("blocks are added, moved and removed by keyboard", async ({ page, open }) => {
  await open("#/workshop");
  await showBlocks(page);
  await blocks(page).getByRole("button", { name: "Add to effect" }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await isAccessible(page, "the menu of blocks");
  await page.keyboard.type("draw loot");
  await page.keyboard.press("Enter");
  const added = blocks(page).getByRole("button", { name: /^What is done: draw loot/ });
  await added.waitFor();
  const tools = blocks(page).getByLabel("Move, copy or remove draw_loot(you, 1)");
  await tools.focus();
  await page.keyboard.press("Enter");
  await blocks(page).getByRole("button", { name: "Up", exact: true }).filter({ visible: true }).press("Enter");
  await showLua(page);
  await until("it stands before the coins", async () => /draw_loot\(you, 1\)\s+gain_coins/.test(await luaOf(page)));
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  await blocks(page).getByLabel("Move, copy or remove draw_loot(you, 1)").press("Enter");
  await blocks(page).getByRole("button", { name: "Remove", exact: true }).filter({ visible: true }).press("Enter");
  await added.waitFor({ state: "detached" });
  await tests(page).getByText("2 passed, 0 failed").waitFor();
});

pageTest("a function asks for what its new blocks use, and for nothing else", async ({ page, open }) => {
  await open("#/workshop");
  await showBlocks(page);
  const to = blocks(page).getByRole("button", { name: /^to of deal: / });
  await to.click();
  await dialog(page).getByRole("button", { name: /^active name/ }).click();
  await showLua(page);
  await until("active is a parameter", async () => /function\([^)]*\bactive\b[^)]*\)/.test(await luaOf(page)));
  assert.doesNotMatch(await luaOf(page), /function\([^)]*\btarget\b/);
});

pageTest("a file that does not parse stays as text, with the reason", async ({ page, open }) => {
  await open("#/workshop");
  await tests(page).getByText("2 passed").waitFor();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(" ) -- broken");
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  const reason = page.getByRole("alert").filter({ hasText: "It stays as Lua" });
  await reason.getByText(/^The file is not Lua: \[\d+:\d+\]/).waitFor();
  await reason.getByRole("button", { name: "Show as Lua" }).click();
  await editor(page).waitFor();
  assert.match(await luaOf(page), /\) -- broken/);
});

pageTest("blocks fit a phone", { size: phone }, async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("tab", { name: "Card file" }).click();
  await page.getByRole("button", { name: "Blocks", exact: true }).click();
  await blocks(page).waitFor();
  await fitsScreen(page, "blocks on a phone");
  await isAccessible(page, "blocks on a phone");
});

const ways = (page) => page.getByRole("navigation", { name: "Ways to begin" });

pageTest("a card is made from a sentence, and the nearest cards are offered if it is not known", async ({ page, open }) => {
  await open("#/workshop");
  await ways(page).getByRole("button", { name: "From a sentence…" }).click();
  await dialog(page).getByLabel("Name of the card").fill("Kind Kobold");
  await dialog(page).getByLabel("What it does").fill("Sing a song to the moon. Steal a soul.");
  await dialog(page).getByRole("button", { name: "Create" }).click();
  await dialog(page).getByRole("alert").getByText(/No phrase is known/).waitFor();
  await dialog(page).getByText("The nearest cards").waitFor();
  await isAccessible(page, "a card from a sentence");
  await dialog(page).getByLabel("What it does").fill("Gain 3¢. Loot 1.");
  await dialog(page).getByRole("button", { name: "Create" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await face(page).getByText("Kind Kobold").waitFor();
  const files = await filesOnBench(page);
  assert.ok(Object.keys(files).some((file) => file.endsWith("/kind_kobold.lua")), Object.keys(files).join(" "));
  await findings(page).getByText("No mistakes found").waitFor();
  await page.getByRole("tab", { name: "loot/kind_kobold", selected: true }).waitFor(); // not its tests
  await ways(page).waitFor(); // also beside this card
});

pageTest("the other ways begin with the example, with blocks, and with the nearest card", async ({ page, open }) => {
  await open("#/workshop");
  await ways(page).getByRole("button", { name: "Change this card" }).click();
  await until("the editor has the focus", () => editor(page).evaluate((element) => element.matches(":focus")));
  await ways(page).getByRole("button", { name: "From the nearest card…" }).click();
  await dialog(page).getByRole("searchbox").fill("each player takes 1 damage when this dies");
  await dialog(page).getByRole("button", { name: /Boom Fly/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await ways(page).getByRole("button", { name: "With blocks…" }).click();
  await dialog(page).getByLabel("Name of the card").fill("Block Head");
  await dialog(page).getByRole("button", { name: "Create" }).click();
  await blocks(page).waitFor();
  await face(page).getByText("Block Head").waitFor();
});
