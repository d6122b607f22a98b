// The page as one file: opened from a disk, edited, and saved again by itself.
import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openPage, pageTest, until, webFolder, withFolder } from "./harness.mjs";
import {
  cardNamed, dropFile, filesOnBench, notice, openFiles, sameFiles, saveFromMenu, shareMenu, smallSet, zipOf,
} from "./sets.mjs";

const card = cardNamed("Later");

function write(folder, { name, bytes }) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return pathToFileURL(path).href;
}

const unhurried = { seconds: 240 };

pageTest("a set saved as one file works, and saves itself again", unhurried, ({ page, open, anotherProfile }) =>
  withFolder(async (folder) => {
    await open();
    await openFiles(page, ["gifts.zip", zipOf(smallSet())]);
    await notice(page, "Opened gifts");
    const first = write(folder, await saveFromMenu(page, "Save as one file"));
    const { page: other } = await anotherProfile();
    await openPage(other, first);
    sameFiles(await filesOnBench(other), smallSet());
    await dropFile(other, "later.lua", card);
    await notice(other, "Added loot/later.lua");
    await other.waitForTimeout(600);
    await other.reload();
    await other.getByRole("navigation", { name: "Places" }).waitFor();
    const edited = { ...smallSet(), "loot/later.lua": card };
    sameFiles(await filesOnBench(other), edited);
    const again = await saveFromMenu(other, "Save as one file");
    const second = write(folder, { ...again, name: "again.html" });
    const { page: third } = await anotherProfile();
    await openPage(third, second);
    sameFiles(await filesOnBench(third), edited);
  }));

pageTest("one file has a policy with the hashes of its script and style, and asks nobody", async ({ page }) => {
  const html = readFileSync(join(webFolder, "soulstack.html"), "utf8");
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)[1];
  const hash = "'sha256-[^']{44}'";
  assert.match(policy, new RegExp(`^default-src 'none'; script-src ${hash} 'wasm-unsafe-eval'; style-src ${hash};`));
  assert.doesNotMatch(policy, /unsafe-inline|connect-src|https?:/);
  const address = pathToFileURL(join(webFolder, "soulstack.html")).href;
  await openPage(page, address);
  for (const place of ["Table", "Lab", "Manual", "Workshop"]) {
    await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place }).click();
    await until(`${place} is shown`, async () => (await page.locator("main").innerText()).length > 20);
  }
  const menu = await shareMenu(page);
  assert.equal(await menu.getByRole("button", { name: "Copy link" }).count(), 0, "a file has no address for others");
  console.log(`# size: soulstack.html ${Math.round(statSync(join(webFolder, "soulstack.html")).size / 1024)} KB`);
});

pageTest("a set cannot break out of the one file that carries it", unhurried, ({ page, open, anotherProfile }) =>
  withFolder(async (folder) => {
    const hostile = "</script><script>hacked = 1</script><!-- <script> --><img src=x onerror=hacked=1>";
    await open();
    await dropFile(page, "x.lua", `return loot { name = [[${hostile}]] } -- ${hostile}\n`);
    await notice(page, "Added loot/x.lua");
    const { page: other } = await anotherProfile();
    await openPage(other, write(folder, await saveFromMenu(page, "Save as one file")));
    assert.ok((await filesOnBench(other))["loot/x.lua"].includes(hostile));
    assert.equal(await other.evaluate(() => globalThis.hacked), undefined);
    assert.equal(await other.locator("body > img").count(), 0);
  }));
