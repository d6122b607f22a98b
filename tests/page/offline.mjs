// The service worker: visits without a network, and a new build that takes the place of the old one as a whole.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { openPage, pageTest, until, webFolder, withFolder } from "./harness.mjs";
import { cardNamed, dropFile, filesOnBench, notice } from "./sets.mjs";

const complete = resolve(fileURLToPath(import.meta.url), "../../../tools/page/complete.mjs");
const stored = { offline: true, seconds: 240 };

// Until the whole page is stored, and asked again so that the service worker answers.
async function visitTwice(page, base) {
  await openPage(page, base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole("navigation", { name: "Places" }).waitFor();
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null), "the second visit is stored");
}

pageTest("the page works without a network after the first visit", stored, async ({ page, base, server }) => {
  await openPage(page, base);
  await page.evaluate(() => navigator.serviceWorker.ready);
  server.isDown = true;
  try {
    await page.reload();
    await page.getByRole("navigation", { name: "Places" }).waitFor();
    await dropFile(page, "offline.lua", cardNamed("Offline"));
    await notice(page, "Added loot/offline.lua");
    assert.ok("loot/offline.lua" in (await filesOnBench(page)));
    for (const place of ["Table", "Lab", "Manual"]) {
      await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: place }).click();
      await until(`${place} is shown`, async () => (await page.locator("main").innerText()).length > 20);
    }
  } finally {
    server.isDown = false;
  }
});

// The style of the page as it has loaded it, and as it gets it now.
const style = (page) => page.evaluate(async () => (await (await fetch("page.css")).text()).slice(-20));
const look = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
  });

// Waits until both tabs have loaded the page again. Asks them, not the server: a browser gives the old worker's place to
// the new one when the old one has nothing to do, so requests in quick succession would put that off.
const loadedAgain = (tabs) =>
  until("the tabs have loaded the page again", async () => {
    for (const tab of tabs)
      if (await tab.evaluate(() => globalThis.isOld !== undefined).catch(() => true))
        return false;
    return true;
  });

pageTest("a new build is offered, and replaces the old one in all tabs", stored, ({ page, base, server, context }) =>
  withFolder(async (folder) => {
    cpSync(webFolder, folder, { recursive: true });
    server.folder = folder;
    try {
      await visitTwice(page, base);
      const second = await context.newPage();
      await openPage(second, base);
      appendFileSync(join(folder, "page.css"), "/* the new build */");
      execFileSync("node", [complete, folder], { stdio: "ignore" });
      await look(page);
      const offer = page.getByRole("button", { name: "Load it" });
      await offer.waitFor();
      assert.doesNotMatch(await style(page), /the new build/, "until then the old one is given");
      for (const tab of [page, second])
        await tab.evaluate(() => (globalThis.isOld = true));
      await offer.click();
      await loadedAgain([page, second]);
      for (const tab of [page, second]) {
        await tab.getByRole("navigation", { name: "Places" }).waitFor();
        assert.match(await style(tab), /the new build/);
      }
    } finally {
      server.folder = webFolder;
    }
  }));

pageTest("files of two builds are never stored together", stored, ({ page, base, server }) =>
  withFolder(async (folder) => {
    cpSync(webFolder, folder, { recursive: true });
    server.folder = folder;
    try {
      await visitTwice(page, base);
      const worker = join(folder, "service_worker.js");
      const text = readFileSync(worker, "utf8");
      const otherBuild = text.replace(/"hash": "\w+"/, '"hash": "0000000000000000"');
      writeFileSync(worker, otherBuild.replace(/("page.css": ")\w+/, `$1${"0".repeat(64)}`));
      await look(page);
      await until("the worker has given up", () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).installing === null));
      const builds = await page.evaluate(() => caches.keys());
      assert.deepEqual(builds.filter((name) => name.includes("0000000000000000")), []);
      await page.reload();
      await page.getByRole("navigation", { name: "Places" }).waitFor();
    } finally {
      server.folder = webFolder;
    }
  }));
