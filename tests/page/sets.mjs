// What tests do with whole sets: the files on the bench, files that are opened, and links made by hand.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const fromPage = createRequire(resolve(fileURLToPath(import.meta.url), "../../../tools/page/package.json"));
export const { unzipSync, zipSync } = fromPage("fflate");

export const encoded = (text) => new TextEncoder().encode(text);

// A zip with a set in its folder.
export const zipOf = (files, folder = "gifts") =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, encoded(text)])));

export const cardNamed = (name) =>
  `return loot { name = "${name}", play { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end } }\n`;

export const smallSet = (id = "gifts") => ({
  "set.lua": `return set { id = "${id}", title = "Gifts", version = "0.1", api = 1, authors = { "a test" },
  license = "CC0-1.0", requires = { "base" } }\n`,
  "loot/gift_box.lua": `return loot { name = "Gift Box", play { text = "Gain 3¢.", effect = function(you)
  gain_coins(you, 3)
end } }\n`,
});

export const workOf = (files, more = {}) => ({
  scope: "shown", name: "gifts", files, open: Object.keys(files).at(-1), asBlocks: false, place: "workshop", table: null, lab: null,
  ...more,
});

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

// The fragment of a link, as the page makes it.
export function fragmentOfText(text, { version = 1, sum } = {}) {
  const data = deflateRawSync(Buffer.from(text));
  return `#${version}.${sum ?? crc32(data)}.${data.toString("base64url")}`;
}

export const fragmentOf = (work, how) => fragmentOfText(JSON.stringify(work), how);

export async function shareMenu(page) {
  const menu = page.getByRole("dialog", { name: "Share" });
  if (!(await menu.isVisible()))
    await page.getByRole("button", { name: "Share", exact: true }).click();
  await menu.waitFor();
  return menu;
}

// Waits for a file that the page saves while `work` runs.
export async function saved(page, work) {
  const [download] = await Promise.all([page.waitForEvent("download"), work()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export async function saveFromMenu(page, item) {
  const menu = await shareMenu(page);
  return saved(page, () => menu.getByRole("button", { name: item }).click());
}

// The texts of the set on the bench by their names, by saving it.
export async function filesOnBench(page) {
  const { bytes } = await saveFromMenu(page, "Save as zip");
  const entries = Object.entries(unzipSync(bytes));
  const inSet = (name) => name.slice(name.indexOf("/") + 1);
  const texts = entries.map(([name, text]) => [inSet(name), new TextDecoder().decode(text)]);
  return Object.fromEntries(texts.filter(([name]) => name !== "manifest.json"));
}

export async function openFiles(page, ...files) {
  const chosen = files.map(([name, contents]) => ({ name, mimeType: "", buffer: Buffer.from(contents) }));
  await page.getByLabel(/^Open file/).setInputFiles(chosen);
}

// Drops a file on the page, as a person does with the mouse.
export async function dropFile(page, name, contents) {
  const data = await page.evaluateHandle(
    ([file, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], file));
      return transfer;
    },
    [name, contents],
  );
  for (const type of ["dragenter", "dragover", "drop"])
    await page.locator("main").dispatchEvent(type, { dataTransfer: data });
}

// Waits for a notice that has this text; gives the whole of it.
export async function notice(page, text, what = "") {
  const found = page.locator(".notices p").filter({ hasText: text }).last();
  await found.waitFor().catch(() => assert.fail(`no notice has “${text}” ${what}`));
  return found.textContent();
}

// Closes all notices, so that the next one is a new one.
export async function closeNotices(page) {
  const buttons = page.locator(".notices").getByRole("button", { name: "Dismiss" });
  while ((await buttons.count()) > 0)
    await buttons.first().click();
}

export function sameFiles(actual, expected) {
  assert.deepEqual(Object.keys(actual).sort(), Object.keys(expected).sort());
  assert.deepEqual(actual, expected);
}
