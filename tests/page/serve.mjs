// `soulstack serve`: the page with the native engine behind it, on a folder of sets that only clicks change.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { openPage, pageTest, program, until, webFolder, withFolder } from "./harness.mjs";
import {
  cardNamed, dropFile, filesOnBench, notice, openFiles, sameFiles, shareMenu, smallSet, zipOf,
} from "./sets.mjs";

function writeSet(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

// Runs `body` with the link of a server on a folder with the set `gifts`.
const served = ({ page, own }, body) =>
  withFolder(async (root) => {
    writeSet(join(root, "gifts"), smallSet());
    const command = ["serve", "--root", root, "--page", webFolder];
    const server = spawn(program, command, { stdio: ["ignore", "pipe", "ignore"] });
    try {
      const { value: link } = await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
      own.add(new URL(link).host);
      return await body({ link, root, server });
    } finally {
      await page.goto("about:blank"); // it would try to connect again
      server.kill("SIGINT");
      await new Promise((done) => (server.exitCode === null ? server.once("exit", done) : done()));
    }
  });

async function openGifts(page, link) {
  await openPage(page, link);
  const menu = await shareMenu(page);
  await menu.getByRole("region", { name: "Folders" }).getByRole("button", { name: /^gifts/ }).click();
  await page.getByRole("textbox", { name: /^Text of/ }).waitFor();
  await until("the set is on the bench", async () => "loot/gift_box.lua" in (await filesOnBench(page)));
}

async function type(page, text) {
  await page.getByRole("textbox", { name: /^Text of/ }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

pageTest("a folder is opened, edited and saved; its token is not in the address", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    await openGifts(page, link);
    assert.doesNotMatch(page.url(), /token/);
    sameFiles(await filesOnBench(page), smallSet());
    await dropFile(page, "more.lua", cardNamed("More"));
    await notice(page, "Added loot/more.lua");
    assert.ok(!existsSync(join(root, "gifts/loot/more.lua")), "nothing is written by itself");
    await page.getByRole("button", { name: "Save loot/more.lua" }).click();
    await notice(page, "Saved 1 file to gifts");
    assert.equal(readFileSync(join(root, "gifts/loot/more.lua"), "utf8"), cardNamed("More"));
    await page.reload();
    await page.getByRole("navigation", { name: "Places" }).waitFor();
    assert.ok("loot/more.lua" in (await filesOnBench(page)));
  }));

pageTest("a picture in the folder is drawn; another is written only by a click", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    const drawing = (colour) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="${colour}"/></svg>`;
    const card = smallSet()["loot/gift_box.lua"];
    const named = card.replace('"Gift Box"', '"Gift Box", image = "art/box.svg"');
    writeSet(join(root, "gifts"), { "loot/gift_box.lua": named, "art/box.svg": drawing("red") });
    await openGifts(page, link);
    const image = page.locator(".face-picture image");
    await image.waitFor();
    assert.equal(await page.getByRole("button", { name: /^Save \d|^Save loot/ }).count(), 0, "nothing differs");
    const chosen = { name: "other.svg", mimeType: "", buffer: Buffer.from(drawing("blue")) };
    await page.getByLabel(/picture…$/i).setInputFiles([chosen]);
    await notice(page, "is the picture of gift box");
    const file = join(root, "gifts/art/gift_box.svg");
    assert.ok(!existsSync(file), "nothing is written by itself");
    await page.getByRole("button", { name: "Save 2 files" }).click();
    await notice(page, "Saved 2 files to gifts");
    assert.equal(readFileSync(file, "utf8"), drawing("blue"));
    assert.ok(existsSync(join(root, "gifts/art/box.svg")), "a file of the visitor stays");
    assert.match(readFileSync(join(root, "gifts/loot/gift_box.lua"), "utf8"), /image = "art\/gift_box.svg"/);
  }));

pageTest("a file that was changed on both sides is not overwritten without asking", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    await openGifts(page, link);
    const file = join(root, "gifts/loot/gift_box.lua");
    for (const [mine, theirs, choice, result] of [
      ["Mine", "Theirs", "Take theirs", "Theirs"],
      ["My Other", "Their Other", "Write mine", "My Other"],
    ]) {
      writeFileSync(file, cardNamed(theirs));
      await type(page, cardNamed(mine));
      await page.getByRole("button", { name: "Save loot/gift_box.lua" }).click();
      const alert = page.getByRole("alert").filter({ hasText: "gift_box.lua was changed in the folder meanwhile" });
      await alert.waitFor();
      assert.equal(readFileSync(file, "utf8"), cardNamed(theirs));
      await alert.getByRole("button", { name: choice }).click();
      await until("the question is gone", async () => (await alert.count()) === 0);
      await until(`${choice}: the folder`, () => readFileSync(file, "utf8") === cardNamed(result));
      await until(`${choice}: the bench`, async () => (await filesOnBench(page))["loot/gift_box.lua"] === cardNamed(result));
    }
  }));

pageTest("a file that somebody else changes or removes is noticed, and the visitor is asked", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    await openGifts(page, link);
    const file = join(root, "gifts/loot/gift_box.lua");
    const onBench = async () => (await filesOnBench(page))["loot/gift_box.lua"];
    const asked = (what) => page.getByRole("alert").filter({ hasText: `gift_box.lua was ${what} the folder meanwhile` });
    writeFileSync(file, cardNamed("Theirs"));
    await asked("changed in").waitFor();
    assert.notEqual(await onBench(), cardNamed("Theirs"), "nothing is taken by itself");
    await asked("changed in").getByRole("button", { name: "Take theirs" }).click();
    await until("it is on the bench", async () => (await onBench()) === cardNamed("Theirs"));
    rmSync(file);
    await asked("removed from").getByRole("button", { name: "Write mine" }).click();
    await until("it is in the folder again", () => existsSync(file) && readFileSync(file, "utf8") === cardNamed("Theirs"));
    await until("nothing is asked any more", async () => (await page.getByRole("alert").count()) === 0);
    writeFileSync(join(root, "gifts/loot/new_box.lua"), cardNamed("New Box"));
    await until("a new file is on the bench", async () => (await filesOnBench(page))["loot/new_box.lua"] === cardNamed("New Box"));
    assert.equal(await page.getByRole("alert").count(), 0, "and nothing is asked");
  }));

pageTest("a folder that cannot be opened changes nothing; the last one is closed", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    writeSet(join(root, "other"), { ...smallSet("other"), "loot/large.lua": `-- ${"x".repeat(70_000)}` });
    const sent = [];
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(JSON.parse(payload).method)));
    const count = (method) => sent.filter((one) => one === method).length;
    const openSets = () => count("sets.open") - count("sets.close");
    await openGifts(page, link);
    const before = openSets();
    const folder = async (name) => (await shareMenu(page)).getByRole("button", { name });
    await (await folder(/^other/)).click();
    await page.locator(".notices p.error").waitFor();
    assert.equal(openSets(), before);
    await dropFile(page, "more.lua", cardNamed("More"));
    await page.getByRole("button", { name: "Save loot/more.lua" }).click();
    await notice(page, "Saved 1 file to gifts");
    assert.ok(existsSync(join(root, "gifts/loot/more.lua")) && !existsSync(join(root, "other/loot/more.lua")));
    const opened = count("sets.open");
    await (await folder(/^gifts/)).click();
    await until("it is opened again", () => count("sets.open") === opened + 2);
    await until("what was open before is closed", () => openSets() === before);
  }));

pageTest("what came as a zip is written only after a click that lists the files", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    await openPage(page, link);
    await openFiles(page, ["sent.zip", zipOf(smallSet("sent"))]);
    await notice(page, "Opened sent");
    assert.ok(!existsSync(join(root, "sent")));
    await (await shareMenu(page)).getByRole("button", { name: /^Write to a new folder/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Write 2 files/ });
    assert.deepEqual(await dialog.getByRole("listitem").allTextContents(), Object.keys(smallSet()).sort());
    await dialog.getByRole("button", { name: "Write" }).click();
    await notice(page, "Wrote 2 files to sent");
    for (const [name, text] of Object.entries(smallSet("sent")))
      assert.equal(readFileSync(join(root, "sent", name), "utf8"), text);
    const item = (await shareMenu(page)).getByRole("button", { name: /^Write to a new folder/ });
    await item.waitFor({ state: "detached" });
  }));

pageTest("a removed file is removed from the folder by saving", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    writeSet(join(root, "gifts"), { "loot/more.lua": cardNamed("More") });
    await openGifts(page, link);
    await page.getByRole("button", { name: /^more/ }).first().click();
    await page.getByRole("button", { name: "Remove" }).first().click();
    await page.getByRole("dialog", { name: "Remove" }).getByRole("button", { name: /^Remove/ }).click();
    await until("it is off the bench", async () => !("loot/more.lua" in (await filesOnBench(page))));
    assert.ok(existsSync(join(root, "gifts/loot/more.lua")));
    await page.keyboard.press("Control+s");
    await notice(page, "Saved 1 file to gifts");
    assert.ok(!existsSync(join(root, "gifts/loot/more.lua")));
  }));

pageTest("with a wrong token the page says that it cannot start", ({ page, own, faults }) =>
  served({ page, own }, async ({ link }) => {
    await page.goto(link.replace(/token=..../, "token=0000"));
    await page.getByText("The page could not start").waitFor();
    await until("the browser reports the refusal", () => faults.length > 0);
    assert.ok(faults.every((fault) => /WebSocket/.test(fault)), faults.join("\n"));
    faults.length = 0;
  }));

pageTest("a server that ends is reported, and the text is not lost", { seconds: 240 }, ({ page, own, faults }) =>
  served({ page, own }, async ({ link, server }) => {
    await openGifts(page, link);
    server.kill("SIGINT");
    await page.getByRole("alert").filter({ hasText: "The engine has stopped" }).waitFor();
    await type(page, cardNamed("After"));
    const text = async () => (await filesOnBench(page))["loot/gift_box.lua"];
    await until("the text is on the bench", async () => (await text()) === cardNamed("After"));
    faults.splice(0, faults.length, ...faults.filter((fault) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(fault)));
  }));

pageTest("a file that is new in the folder stays after a reload with edits", { seconds: 240 }, ({ page, own }) =>
  served({ page, own }, async ({ link, root }) => {
    await openGifts(page, link);
    await dropFile(page, "mine.lua", cardNamed("Mine"));
    await notice(page, "Added loot/mine.lua");
    await page.waitForTimeout(1500); // until it is kept
    writeSet(join(root, "gifts"), { "loot/theirs.lua": cardNamed("Theirs"), "loot/mine.lua": cardNamed("Mine of others") });
    await page.reload();
    await page.getByRole("navigation", { name: "Places" }).waitFor();
    await until("the file is on the bench", async () => "loot/theirs.lua" in (await filesOnBench(page)));
    await page.keyboard.press("Control+s");
    await page.getByRole("alert").filter({ hasText: "loot/mine.lua was changed in the folder meanwhile" }).waitFor();
    assert.equal(readFileSync(join(root, "gifts/loot/theirs.lua"), "utf8"), cardNamed("Theirs"));
    assert.equal(readFileSync(join(root, "gifts/loot/mine.lua"), "utf8"), cardNamed("Mine of others"));
  }));
