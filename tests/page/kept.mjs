// What is not saved survives a reload, a second tab and an engine that stops.
import assert from "node:assert/strict";
import { controlEngine, openPage, pageTest, refuse, until } from "./harness.mjs";
import {
  cardNamed, closeNotices, dropFile, filesOnBench, fragmentOf, notice, openFiles, sameFiles, shareMenu, smallSet,
  workOf, zipOf,
} from "./sets.mjs";

// Until the browser's database has the set with these files.
async function isKept(page, file) {
  await until(`${file} is kept`, () =>
    page.evaluate(
      (name) =>
        new Promise((resolve) => {
          const request = indexedDB.open("soulstack", 1);
          request.onsuccess = () => {
            const rows = request.result.transaction("work").objectStore("work").getAll();
            rows.onsuccess = () => {
              request.result.close();
              resolve(rows.result.some(({ work }) => name in work.files));
            };
          };
        }),
      file,
    ));
}

// As a visitor closes a page, and until it is closed.
async function close(page) {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

pageTest("an edited set is there again after a reload", async ({ page, open }) => {
  await open();
  await dropFile(page, "kept.lua", cardNamed("Kept"));
  await isKept(page, "loot/kept.lua");
  const before = await filesOnBench(page);
  assert.ok("loot/kept.lua" in before);
  await page.reload();
  sameFiles(await filesOnBench(page), before);
});

pageTest("who works with blocks finds blocks after a reload", async ({ page, open }) => {
  await open();
  const blocks = page.getByRole("button", { name: "Blocks", exact: true });
  await blocks.click();
  await page.waitForTimeout(800);
  await page.reload();
  await until("the card is shown as blocks", async () => (await blocks.getAttribute("aria-pressed")) === "true");
});

pageTest("a page that is closed at once after a change has kept it", async ({ page, open, context, base }) => {
  await open();
  await dropFile(page, "last.lua", cardNamed("Last"));
  await notice(page, "Added loot/last.lua");
  await close(page);
  const again = await context.newPage();
  await openPage(again, base);
  assert.ok("loot/last.lua" in (await filesOnBench(again)));
});

pageTest("what is typed as the page is closed is kept, also when the engine has not read it", async ({ page, open, context, base }) => {
  await open();
  await openFiles(page, ["gifts.zip", zipOf(smallSet("gifts"))]);
  await notice(page, "Opened gifts");
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("-- the last words");
  await close(page);
  const again = await context.newPage();
  await openPage(again, base);
  const texts = Object.values(await filesOnBench(again));
  assert.equal(texts.filter((text) => text.includes("-- the last words")).length, 1);
});

pageTest("a first visit that changes nothing keeps nothing", async ({ page, open }) => {
  await open();
  await page.waitForTimeout(800);
  await page.reload();
  const menu = await shareMenu(page);
  assert.equal(await menu.getByRole("region", { name: "Earlier work" }).count(), 0);
});

pageTest("two tabs never mix two sets", async ({ page, open, context, base }) => {
  await open();
  await openFiles(page, ["one.zip", zipOf(smallSet("one"))]);
  await notice(page, "Opened one");
  const second = await context.newPage();
  await openPage(second, base);
  sameFiles(await filesOnBench(second), smallSet("one"));
  await openFiles(second, ["two.zip", zipOf(smallSet("two"))]);
  await notice(second, "Opened two");
  await dropFile(page, "first.lua", cardNamed("First"));
  await dropFile(second, "second.lua", cardNamed("Second"));
  await isKept(page, "loot/first.lua");
  await isKept(page, "loot/second.lua");
  const third = await context.newPage();
  await openPage(third, base);
  const files = await filesOnBench(third);
  const last = files["set.lua"].includes('"one"') ? ["one", "first"] : ["two", "second"];
  const added = cardNamed(last[1] === "first" ? "First" : "Second");
  sameFiles(files, { ...smallSet(last[0]), [`loot/${last[1]}.lua`]: added });
  const menu = await shareMenu(third);
  const other = new RegExp(`^${last[0] === "one" ? "two" : "one"}`);
  await menu.getByRole("region", { name: "Earlier work" }).getByRole("button", { name: other }).waitFor();
});

pageTest("a set is not kept in place of the one before, also when that cannot be closed", async (given) => {
  const { page, context, open } = given;
  await controlEngine(context);
  await open();
  await openFiles(page, ["one.zip", zipOf(smallSet("one"))]);
  await notice(page, "Opened one");
  await refuse(page, "sets.close");
  await openFiles(page, ["two.zip", zipOf(smallSet("two"))]);
  await notice(page, "Opened two");
  await dropFile(page, "later.lua", cardNamed("Later"));
  await isKept(page, "loot/later.lua");
  const region = (await shareMenu(page)).getByRole("region", { name: "Earlier work" });
  await region.getByRole("button", { name: /^one/ }).click();
  await until("the first set is there", async () => (await filesOnBench(page))["set.lua"].includes('"one"'));
  sameFiles(await filesOnBench(page), smallSet("one"));
});

pageTest("an earlier work can be forgotten", async ({ page, open }) => {
  await open();
  for (const id of ["one", "two"]) {
    await openFiles(page, [`${id}.zip`, zipOf(smallSet(id))]);
    await notice(page, `Opened ${id}`);
  }
  const region = (await shareMenu(page)).getByRole("region", { name: "Earlier work" });
  await region.getByRole("button", { name: /^Forget one/ }).click();
  await until("it is gone", async () => (await region.count()) === 0);
});

pageTest("a browser without a database says so once, and the page works", async ({ page, context, open }) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  await open();
  await notice(page, "This browser keeps nothing for this page");
  await closeNotices(page);
  await dropFile(page, "kept.lua", cardNamed("Kept"));
  await notice(page, "Added loot/kept.lua");
  await page.waitForTimeout(600);
  assert.equal(await page.getByText("This browser keeps nothing").count(), 0);
});

// As the Worker itself does when the engine cannot go on.
const stop = (page, why) =>
  page.workers()[0].evaluate((text) => void setTimeout(() => postMessage({ dead: text })), why);

pageTest("an engine that stops is opened anew; a second time the visitor decides", async ({ page, open }) => {
  await open();
  await dropFile(page, "kept.lua", cardNamed("Kept"));
  await notice(page, "Added loot/kept.lua");
  const before = await filesOnBench(page);
  await stop(page, "it ran out of memory");
  await notice(page, "The engine had stopped (it ran out of memory). It was started again");
  sameFiles(await filesOnBench(page), before);
  await dropFile(page, "later.lua", cardNamed("Later"));
  await notice(page, "Added loot/later.lua");
  await stop(page, "it did so again");
  const alert = page.getByRole("alert");
  await alert.filter({ hasText: "it did so again" }).waitFor();
  await alert.getByRole("button", { name: "Start it again" }).click();
  await until("the alert is gone", async () => (await alert.count()) === 0);
  sameFiles(await filesOnBench(page), { ...before, "loot/later.lua": cardNamed("Later") });
});

pageTest("a set that stops the engine does not keep the page from opening", async ({ page, context, open }) => {
  await context.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      postMessage(message) {
        if (typeof message === "string" && message.includes("deadly.lua"))
          this.onmessage({ data: { dead: "it ran out of memory" } });
        else
          super.postMessage(message);
      }
    };
  });
  await open(fragmentOf(workOf({ ...smallSet(), "loot/deadly.lua": "" })));
  await notice(page, "it ran out of memory");
  assert.ok(!("loot/deadly.lua" in (await filesOnBench(page))));
  await dropFile(page, "later.lua", cardNamed("Later"));
  await notice(page, "Added loot/later.lua");
});

pageTest("an error inside of the Worker is shown, and mended as well", async ({ page, open }) => {
  await open();
  await page.workers()[0].evaluate(() => void setTimeout(() => { throw new Error("the Worker is broken"); }));
  await notice(page, "The engine had stopped (Uncaught Error: the Worker is broken)");
  await dropFile(page, "later.lua", cardNamed("Later"));
  await notice(page, "Added loot/later.lua");
});
