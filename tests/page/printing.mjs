// Faces as the page draws them, sheets as the browser prints them, and sets for Tabletop Simulator.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fitsScreen, isAccessible, openPage, pageTest, phone, until, webFolder, withFolder } from "./harness.mjs";
import { fragmentOf, saved, smallSet, unzipSync, workOf } from "./sets.mjs";

const dpi = 300;
const inch = 25.4;
const picture = (page) => page.locator(".face-picture");
const dialog = (page) => page.getByRole("dialog", { name: /^Print the set/ });

const manyCopies = () => {
  const files = smallSet();
  files["loot/gift_box.lua"] = files["loot/gift_box.lua"].replace("loot {", "loot { copies = 10,");
  return files;
};

const openDialog = async (page) => {
  await page.evaluate(() => (window.print = () => undefined)); // it would wait for a person
  await page.getByRole("button", { name: "Print…" }).first().click();
  await dialog(page).locator(".preview .placed").first().waitFor();
};

// The rows of a page in shades of grey.
function pictureOf(pdf, number) {
  const args = ["-r", `${dpi}`, "-gray", "-f", `${number}`, "-l", `${number}`, pdf];
  const bytes = execFileSync("pdftoppm", args, { maxBuffer: 1 << 28 });
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)/.exec(bytes.subarray(0, 40).toString("latin1")).map(Number);
  const pixels = bytes.subarray(bytes.length - width * height);
  return Array.from({ length: height }, (_, row) => pixels.subarray(row * width, (row + 1) * width));
}

// The middle of each stretch of dark pixels, in millimetres.
function middles(shades) {
  const found = [];
  let start = null;
  for (let at = 0; at <= shades.length; at++) {
    const isDark = shades[at] < 200;
    if (isDark)
      start ??= at;
    else if (start !== null) {
      found.push(((start + at) / 2 / dpi) * inch);
      start = null;
    }
  }
  return found;
}

function pagesOf(pdf) {
  const about = execFileSync("pdfinfo", [pdf], { encoding: "utf8" });
  const [, width, height] = /Page size: *([\d.]+) x ([\d.]+)/.exec(about).map((n) => (Number(n) / 72) * inch);
  return { count: Number(/Pages: *(\d+)/.exec(about)[1]), width, height };
}

// What the browser writes as PDF after the button was pressed.
async function printed(page, folder) {
  await dialog(page).getByRole("button", { name: "Print…" }).click();
  await page.locator(".printed-sheets .sheet").first().waitFor({ state: "attached" });
  const file = join(folder, "page.pdf");
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return file;
}

const near = (measured, expected, within, what) =>
  assert.ok(
    measured.length === expected.length && measured.every((n, i) => Math.abs(n - expected[i]) <= within),
    `${what}: ${measured.map((n) => n.toFixed(2))} instead of ${expected}`,
  );

function edges(first, card, step, count) {
  return [...new Set(Array.from({ length: count }, (_, i) => [first + step * i, first + step * i + card]).flat())];
}

// Runs in the page: how many of the fonts of the faces are loaded.
const loadedFonts = () =>
  [...document.fonts].filter(({ family, status }) => /Soulstack Inter/.test(family) && status === "loaded").length;

pageTest("the face of a card is drawn as it is typed, and text for those who do not see it", async ({ page, open }) => {
  await open(fragmentOf(workOf(smallSet())));
  await picture(page).getByText("3¢").waitFor();
  assert.equal(await page.evaluate(loadedFonts), 2);
  await page.getByRole("textbox", { name: /^Text of/ }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(smallSet()["loot/gift_box.lua"].replaceAll("3", "4"));
  await picture(page).getByText("4¢").waitFor();
  await page.getByRole("article", { name: "Card Gift Box" }).getByText("Gain 4¢.").waitFor();
  const runs = await picture(page).locator("text").evaluateAll((all) =>
    all.map((text) => ({ natural: text.getComputedTextLength(), set: Number(text.getAttribute("textLength")) })));
  for (const { natural, set } of runs)
    assert.ok(Math.abs(natural - set) <= 0.6, `the advances of the service are those of the font: ${natural}, ${set}`);
});

pageTest("the face of a card on the table opens beside it, inside of the window", async ({ page, open }) => {
  await open("#/workshop");
  const table = page.getByRole("region", { name: "Try it" });
  await table.getByRole("button", { name: /^About Penny Rocket/ }).first().click();
  const popup = page.getByRole("dialog", { name: "Penny Rocket" });
  await popup.locator(".face-picture").getByText("damage to a").waitFor();
  await popup.getByRole("article", { name: "Card Penny Rocket" }).waitFor();
  await until("it is inside of the window", async () => {
    const { y, height } = await popup.boundingBox();
    return y >= 0 && y + height <= page.viewportSize().height;
  });
  await isAccessible(page, "a card of the table");
});

pageTest("printed cards have 63 x 88 mm, with cut marks, on A4 and on Letter with gaps", async ({ page, open }) => {
  await open(fragmentOf(workOf(manyCopies())));
  await picture(page).getByText("3¢").waitFor();
  await openDialog(page);
  await dialog(page).getByText("10 cards on 2 sheets").waitFor();
  await isAccessible(page, "print dialog");
  await fitsScreen(page, "print dialog");
  await withFolder(async (folder) => {
    for (const { paper, between, width, height, gap } of [
      { paper: "a4", between: "0", width: 210, height: 297, gap: 0 },
      { paper: "letter", between: "3", width: 215.9, height: 279.4, gap: 3 },
    ]) {
      await dialog(page).getByLabel("Paper").selectOption(paper);
      await dialog(page).getByLabel("Between cards").selectOption(between);
      await dialog(page).getByText("10 cards on 2 sheets").waitFor();
      await until("the preview has the size of the paper", async () =>
        (await dialog(page).locator(".preview svg").getAttribute("width")) === `${width}mm`);
      const file = await printed(page, folder);
      const pages = pagesOf(file);
      assert.equal(pages.count, 2);
      near([pages.width, pages.height], [width, height], 0.2, "paper");
      const [left, top] = [(width - 3 * 63 - 2 * gap) / 2, (height - 3 * 88 - 2 * gap) / 2];
      const rows = pictureOf(file, 1);
      const at = (mm) => Math.round((mm / inch) * dpi);
      near(middles(rows[at(top - 0.9)]), edges(left, 63, 63 + gap, 3), 0.2, "marks at the top");
      near(middles(rows.map((row) => row[at(left - 0.9)])), edges(top, 88, 88 + gap, 3), 0.2, "marks at the left");
    }
  });
});

pageTest("backs and single cards with a bleed have pages of their own", async ({ page, open }) => {
  await open(fragmentOf(workOf(manyCopies())));
  await picture(page).getByText("3¢").waitFor();
  await openDialog(page);
  await dialog(page).getByLabel("Backs, behind each sheet").check();
  await dialog(page).getByText("10 cards on 2 sheets, printed on both sides").waitFor();
  await dialog(page).getByRole("img", { name: "Sheet 1", exact: true }).waitFor();
  await dialog(page).getByRole("button", { name: "Next" }).click();
  await dialog(page).getByRole("img", { name: "Sheet 2", exact: true }).waitFor();
  await dialog(page).getByText("2 of 4").waitFor();
  await dialog(page).getByLabel("Paper").selectOption("card");
  await dialog(page).getByLabel("Size of a card").selectOption("63.5x88.9");
  await dialog(page).getByText("10 cards on 10 sheets, printed on both sides").waitFor();
  await withFolder(async (folder) => {
    const pages = pagesOf(await printed(page, folder));
    assert.equal(pages.count, 20);
    near([pages.width, pages.height], [69.85, 95.25], 0.2, "a card with its bleed");
  });
  await page.keyboard.press("Escape");
  await page.locator(".printed-sheets").waitFor({ state: "detached" });
});

function demandSavedObject(object, files) {
  for (const key of ["SaveName", "ObjectStates", "LuaScript", "Rules", "Note"])
    assert.ok(key in object, key);
  const [deck] = object.ObjectStates;
  assert.equal(deck.Name, "DeckCustom");
  assert.equal(deck.Transform.scaleX, 1);
  assert.equal(deck.DeckIDs.length, deck.ContainedObjects.length);
  for (const [i, card] of deck.ContainedObjects.entries()) {
    assert.equal(card.CardID, deck.DeckIDs[i]);
    assert.ok(card.CardID % 100 < 69 && `${Math.floor(card.CardID / 100)}` in deck.CustomDeck);
    assert.ok(card.Nickname !== "" && typeof card.Description === "string" && card.Tags.length > 0);
  }
  for (const sheet of Object.values(deck.CustomDeck)) {
    assert.deepEqual([sheet.NumWidth, sheet.NumHeight, sheet.BackIsHidden], [10, 7, true]);
    for (const address of [sheet.FaceURL, sheet.BackURL]) {
      assert.ok(address.startsWith("file:///C:/cards/gifts/"), address);
      const png = files[address.slice(address.lastIndexOf("/") + 1)];
      assert.equal(Buffer.from(png.subarray(1, 4)).toString(), "PNG");
      const view = new DataView(png.buffer, png.byteOffset);
      assert.ok(Math.max(view.getUint32(16), view.getUint32(20)) <= 4096);
    }
  }
}

pageTest("a set for Tabletop Simulator is a zip with its object and its pictures", async ({ page, open }) => {
  await open(fragmentOf(workOf(manyCopies())));
  await picture(page).getByText("3¢").waitFor();
  await openDialog(page);
  await dialog(page).getByLabel(/^Where its pictures will be/).fill("C:\\cards\\gifts\\");
  const zip = await saved(page, () => dialog(page).getByRole("button", { name: "Save as zip" }).click());
  assert.equal(zip.name, "gifts-tabletop-simulator.zip");
  const files = unzipSync(zip.bytes);
  assert.deepEqual(Object.keys(files).sort(), ["gifts-back-loot.png", "gifts-loot-1.png", "gifts.json"]);
  demandSavedObject(JSON.parse(new TextDecoder().decode(files["gifts.json"])), files);
  const [paper, ink] = await page.evaluate(inksOf, Buffer.from(files["gifts-loot-1.png"]).toString("base64"));
  assert.ok(paper > 10_000 && ink > 1_000, `the face is drawn: ${paper} light and ${ink} dark pixels`);
});

pageTest("the page as one file has the font of the faces", async ({ page }) => {
  await openPage(page, pathToFileURL(join(webFolder, "soulstack.html")).href, "#/workshop");
  await picture(page).locator("text").first().waitFor();
  assert.equal(await page.evaluate(loadedFonts), 2);
});

// Runs in the page: how many pixels of the first card are light, and how many dark.
async function inksOf(base64) {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]));
  const context = new OffscreenCanvas(409, 571).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, 409, 571);
  const counts = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const sum = data[at] + data[at + 1] + data[at + 2];
    counts[0] += sum > 720 ? 1 : 0;
    counts[1] += sum < 150 ? 1 : 0;
  }
  return counts;
}

pageTest("the print dialog fits a phone", { size: phone, dark: true }, async ({ page, open }) => {
  await open(fragmentOf(workOf(manyCopies())));
  await page.getByRole("tab", { name: "Face and tests" }).click();
  await picture(page).getByText("3¢").waitFor();
  await page.getByRole("tab", { name: "Card file" }).click();
  await openDialog(page);
  await isAccessible(page, "print dialog on a phone");
  await fitsScreen(page, "print dialog on a phone");
});
