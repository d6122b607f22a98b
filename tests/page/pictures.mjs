// Pictures, frames and colours of sets: chosen, dropped, drawn as images only, kept, and in all that leaves the page.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  controlEngine, isAccessible, openPage, pageTest, program, refuse, until, webFolder, withFolder,
} from "./harness.mjs";
import {
  encoded, fragmentOf, notice, openFiles, saved, saveFromMenu, shareMenu, smallSet, unzipSync, workOf, zipSync,
} from "./sets.mjs";

const pictured = resolve(fileURLToPath(import.meta.url), "../../print/pictured");

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`;
const red = svg('<rect width="20" height="10" fill="#ff0000"/>');

// The first bytes of a PNG file, and a whole one.
function pngStart(width, height) {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const image = (page) => page.locator(".face-picture image");
const openSet = async (page, open) => {
  await open(fragmentOf(workOf(smallSet())));
  await page.locator(".face-picture").getByText("3¢").waitFor();
};
const choose = (page, name, contents) =>
  page.getByLabel(/picture…$/i).setInputFiles([{ name, mimeType: "", buffer: Buffer.from(contents) }]);
const textOfCard = (page) => page.getByRole("textbox", { name: /^Text of/ }).innerText();

// The colour in the middle of the picture, as a person sees it.
async function colourOfPicture(page) {
  const box = await image(page).boundingBox();
  const clip = { x: box.x + box.width / 2 - 2, y: box.y + box.height / 2 - 2, width: 4, height: 4 };
  const shot = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]));
    const context = new OffscreenCanvas(4, 4).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(1, 1, 1, 1).data.subarray(0, 3)].join(",");
  }, shot);
}

const seesRed = (page) => until("the picture is drawn", async () => (await colourOfPicture(page)) === "255,0,0");

pageTest("a picture is chosen, drawn, kept, and saved as zip and as one file; a link says that it is not in it",
  { clipboard: true, seconds: 240 }, ({ page, open, anotherProfile }) => withFolder(async (folder) => {
    await openSet(page, open);
    await choose(page, "Holiday.SVG", red);
    await notice(page, "art/gift_box.svg is the picture of gift box");
    await seesRed(page);
    assert.match(await image(page).getAttribute("href"), /^blob:/);
    assert.match(await textOfCard(page), /name = "Gift Box", image = "art\/gift_box\.svg"/);
    await isAccessible(page, "a card with a picture");

    await page.waitForTimeout(600);
    await page.reload();
    await seesRed(page);

    const zip = await saveFromMenu(page, "Save as zip");
    const files = unzipSync(zip.bytes);
    assert.equal(Buffer.from(files["gifts/art/gift_box.svg"]).toString(), red);
    assert.ok(JSON.parse(Buffer.from(files["gifts/manifest.json"])).files.some(({ name }) => name.endsWith(".svg")));
    const { page: other } = await anotherProfile();
    await openPage(other, page.url().split("#")[0]);
    await openFiles(other, [zip.name, zip.bytes]);
    await notice(other, "Opened gifts");
    await seesRed(other);

    const one = await saveFromMenu(page, "Save as one file");
    const path = join(folder, one.name);
    writeFileSync(path, one.bytes);
    const { page: third } = await anotherProfile();
    await openPage(third, pathToFileURL(path).href);
    await seesRed(third);

    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await notice(page, "without its pictures");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: /^Copy link.*, without its pictures/ }).waitFor();
    await page.keyboard.press("Escape");
    const work = await page.evaluate(() => navigator.clipboard.readText());
    const { page: fourth } = await anotherProfile();
    await openPage(fourth, work);
    await fourth.locator(".face-picture").getByText("3¢").waitFor();
    assert.equal(await image(fourth).count(), 0);
    await notice(fourth, "A link has no pictures: the zip of the set has them");

    await page.getByRole("button", { name: "Remove picture" }).click();
    await until("it is gone", async () => (await image(page).count()) === 0);
    assert.doesNotMatch(await textOfCard(page), /image/);
  }));

pageTest("what is not a picture, or is too large, is refused, and nothing changes", async ({ page, open }) => {
  await openSet(page, open);
  const before = await textOfCard(page);
  for (const [name, contents, why] of [
    ["a.png", "not a picture", "is not a picture"],
    ["b.png", pngStart(20_000, 20_000), "at most 4 million"],
    ["c.jpg", pngStart(20, 10), "another ending"],
    ["d.svg", '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1">&a;</svg>', "is not a picture"],
    ["e.png", Buffer.alloc(3 << 20), "larger than 2 MB"],
    ["f.gif", "GIF89a", "not a PNG, JPEG or SVG"],
  ]) {
    await choose(page, name, contents);
    await notice(page, why, name);
  }
  assert.equal(await textOfCard(page), before);
  assert.equal(await image(page).count(), 0);
  assert.equal(await page.getByText("Pictures", { exact: true }).count(), 0);
});

pageTest("a picture whose name no archive may have is renamed before the zip is saved", async ({ page, open }) => {
  await open();
  const card = smallSet()["loot/gift_box.lua"].replace('"Gift Box"', '"Gift Box", image = "art/My Spark.svg"');
  const files = { ...smallSet(), "loot/gift_box.lua": card, "art/My Spark.svg": red };
  const entries = Object.entries(files).map(([name, text]) => [`gifts/${name}`, encoded(text)]);
  await openFiles(page, ["gifts.zip", zipSync(Object.fromEntries(entries))]);
  await notice(page, "Opened gifts");
  await (await shareMenu(page)).getByRole("button", { name: "Save as zip" }).click();
  assert.match(await notice(page, "cannot be in a zip"), /“gifts\/art\/My Spark.svg”.*Choose the picture again/);
  await choose(page, "My Spark.svg", red);
  await notice(page, "art/gift_box.svg is the picture of gift box");
  const { bytes } = await saveFromMenu(page, "Save as zip");
  assert.ok("gifts/art/gift_box.svg" in unzipSync(bytes));
});

pageTest("a set whose pictures the engine does not take is not left open in it", async ({ page, context, open }) => {
  await controlEngine(context);
  await open();
  const openSets = () => page.evaluate(() => globalThis.openSets);
  const before = await openSets();
  await refuse(page, "sets.put_picture");
  await openFiles(page, ["pictured.zip", zipSync(filesBelow(pictured))]);
  await notice(page, "sets.put_picture is refused");
  assert.equal(await openSets(), before);
});

const hostile = (host) => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="20" height="10" onload="top.hacked = 1; parent.hacked = 1">
  <script>top.hacked = 1; fetch("http://${host}/fetched")</script>
  <style>@import url("http://${host}/style.css"); rect { background: url("http://${host}/css.png") }</style>
  <image href="http://${host}/image.png" width="5" height="5"/>
  <image xlink:href="http://${host}/linked.png" width="5" height="5"/>
  <use href="http://${host}/used.svg#a"/>
  <foreignObject width="20" height="10"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="http://${host}/frame"/>
    <img src="http://${host}/inner.png" onerror="top.hacked = 1"/><script>top.hacked = 1</script></body></foreignObject>
  <rect width="20" height="10" fill="#ff0000"/>
</svg>`;

// The harness fails the test if any other host is asked, or the policy is broken.
pageTest("a hostile SVG file runs nothing, asks nobody, and stays out of the page", async ({ page, open, own }) => {
  const host = "evil.example";
  assert.ok(!own.has(host));
  await openSet(page, open);
  await choose(page, "evil.svg", hostile(host));
  await seesRed(page);
  assert.equal(await page.locator("foreignObject, .face-picture script, .face-picture iframe").count(), 0);
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole("button", { name: "Print…" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Print the set/ });
  await dialog.locator(".preview image").first().waitFor();
  await dialog.getByRole("button", { name: "Print…" }).click();
  await page.locator(".printed-sheets image").first().waitFor({ state: "attached" });
  await dialog.getByLabel(/^Where its pictures will be/).fill("C:\\cards");
  const zip = await saved(page, () => dialog.getByRole("button", { name: "Save as zip" }).click());
  const sheet = unzipSync(zip.bytes)["gifts-loot-1.png"];
  const reds = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]));
    const context = new OffscreenCanvas(409, 571).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, 409, 571);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      count += data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0 ? 1 : 0;
    return count;
  }, Buffer.from(sheet).toString("base64"));
  assert.ok(reds > 10_000, `the sheet for Tabletop Simulator has the picture: ${reds} red pixels`);
  assert.equal(await page.evaluate(() => globalThis.hacked), undefined);
});

pageTest("the policies of the page and of the one file allow images of their own, and no others", async () => {
  const policyOf = (html) => /img-src ([^;"]*)/.exec(html)[1].split(" ").sort().join(" ");
  assert.equal(policyOf(readFileSync(join(webFolder, "index.html"), "utf8")), "'self' blob: data:");
  assert.equal(policyOf(readFileSync(join(webFolder, "soulstack.html"), "utf8")), "blob: data:");
});

function filesBelow(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(names.map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    return [`pictured/${relative(folder, path)}`, readFileSync(path)];
  }));
}

function pixelsOf(pdf) {
  const bytes = execFileSync("pdftoppm", ["-r", "100", "-f", "1", "-l", "1", pdf], { maxBuffer: 1 << 28 });
  const [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString("latin1"));
  return { pixels: bytes.subarray(head.length), width: Number(width), height: Number(height) };
}

pageTest("cards with pictures, a frame and colours look the same on paper from the page and from soulstack print",
  { seconds: 240 }, ({ page, open }) => withFolder(async (folder) => {
    await open();
    await openFiles(page, ["pictured.zip", zipSync(filesBelow(pictured))]);
    await notice(page, "Opened pictured");
    await image(page).first().waitFor();
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByRole("button", { name: "Print…" }).first().click();
    const dialog = page.getByRole("dialog", { name: /^Print the set/ });
    await dialog.getByText("5 cards on 1 sheet").waitFor();
    await dialog.getByRole("button", { name: "Print…" }).click();
    await page.locator(".printed-sheets .sheet").first().waitFor({ state: "attached" });
    const [fromPage, printed] = ["page.pdf", "print.pdf"].map((name) => join(folder, name));
    writeFileSync(fromPage, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    execFileSync(program, ["print", pictured, "--pdf", printed]);
    const [one, other] = [pixelsOf(fromPage), pixelsOf(printed)];
    assert.ok(Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1);
    let sum = 0;
    let far = 0;
    const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < 3 * width; x++) {
        const apart = Math.abs(one.pixels[3 * one.width * y + x] - other.pixels[3 * other.width * y + x]);
        sum += apart;
        far += apart > 64 ? 1 : 0;
      }
    const [mean, share] = [sum / (3 * width * height), (100 * far) / (3 * width * height)];
    console.log(`# page and print differ by ${mean.toFixed(2)} of 255, ${share.toFixed(2)} % by more than 64`);
    assert.ok(mean < 3 && share < 2, `${mean}, ${share} %`);
  }));
