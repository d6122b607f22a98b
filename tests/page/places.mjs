// What holds in all places of the page: accessible, within the screen, usable by keyboard, and harmless with any text.
import assert from "node:assert/strict";
import { desk, fitsScreen, isAccessible, pageTest, phone, until } from "./harness.mjs";
import { closeNotices, fragmentOf, notice, shareMenu, workOf } from "./sets.mjs";

const places = ["Workshop", "Table", "Lab", "Manual"];

async function goTo(page, place) {
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place }).click();
  await until(`${place} is shown`, async () => (await page.locator("main").innerText()).trim().length > 20);
  await page.waitForTimeout(500);
}

for (const [name, size] of [["desk", desk], ["phone", phone]])
  for (const dark of [false, true]) {
    const how = { size, dark, seconds: 180 };
    pageTest(`each place is accessible and fits: ${name}, ${dark ? "dark" : "light"}`, how, async ({ page, open }) => {
      await open();
      for (const place of places) {
        await goTo(page, place);
        await isAccessible(page, place);
        await fitsScreen(page, place);
      }
      await shareMenu(page);
      await isAccessible(page, "the share menu");
      await fitsScreen(page, "the share menu");
    });
  }

// What has the focus, also inside of the editor.
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement)
      element = element.shadowRoot.activeElement;
    return `${element?.tagName} ${element?.textContent?.trim().slice(0, 30)}`;
  });

pageTest("no place keeps the keyboard: Tab leads through it", { seconds: 180 }, async ({ page, open }) => {
  await open();
  for (const place of places) {
    await goTo(page, place);
    let rounds = 0;
    for (let tabs = 0; tabs < 600 && rounds < 2; tabs++) {
      await page.keyboard.press("Tab");
      if ((await focused(page)) === "A Soulstack")
        rounds++;
    }
    assert.equal(rounds, 2, `${place} keeps the focus at ${await focused(page)}`);
  }
});

pageTest("the share menu opens and closes by keyboard, and gives the focus back", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Share", exact: true }).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Share" });
  await menu.waitFor();
  await page.keyboard.press("Tab");
  assert.match(await focused(page), /^BUTTON Copy link/);
  await page.keyboard.press("Escape");
  await until("it is closed", async () => !(await menu.isVisible()));
  assert.equal(await focused(page), "BUTTON Share");
});

const names = {
  long: "Extraordinarily Long Name Of A Card That Somebody Wrote Without Ever Thinking About The Width Of A Card",
  unbroken: "Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz".repeat(2),
  rightToLeft: "שלום עולם مرحبا بالعالم",
  combining: `Z${"\u0351\u036b\u0343\u036a\u0302".repeat(12)}algo`,
  overridden: "\u202Etxt.exe\u202C",
  hostile: `<img src=x onerror="hacked=1"> &lt;b&gt; </script><script>hacked=1</script> javascript:hacked=1`,
};

const card = (name) => `return loot {
  name = [==[${name}]==],
  play { text = [==[Gain 1¢. ${name}]==], effect = function(you) gain_coins(you, 1) end },
}
`;

const setOfNames = () => ({
  "set.lua": `return set { id = "names", title = [==[${names.hostile}]==], version = "0.1", api = 1,
  authors = { [==[${names.rightToLeft}]==] }, license = "CC0-1.0", requires = { "base" } }\n`,
  ...Object.fromEntries(Object.entries(names).map(([id, name]) => [`loot/${id}.lua`, card(name)])),
});

for (const [name, size] of [["desk", desk], ["phone", phone]])
  pageTest(`long and hostile names stay text: ${name}`, { size, seconds: 180 }, async ({ page, open }) => {
    for (const id of Object.keys(names)) {
      const work = workOf(setOfNames(), { name: "names", open: `loot/${id}.lua` });
      await open(fragmentOf(work));
      await notice(page, "Opened names from a link");
      await closeNotices(page);
      await page.waitForTimeout(800);
      await fitsScreen(page, `the workshop with the card ${id}`);
      const found = await page.evaluate(() => ({
        hacked: globalThis.hacked ?? null,
        markup: document.querySelectorAll('img[onerror], main script, [href^="javascript:"]').length,
      }));
      assert.deepEqual(found, { hacked: null, markup: 0 }, id);
    }
    for (const place of places) {
      await goTo(page, place);
      await fitsScreen(page, `${place} with the set of names`);
    }
  });
