// Files: a set as zip, out and in, and files dropped on the page. What is refused is refused as a whole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { moduleOfPage, pageTest, until } from "./harness.mjs";
import {
  cardNamed, closeNotices, dropFile, encoded, filesOnBench, notice, openFiles, sameFiles, saveFromMenu, smallSet,
  unzipSync, zipSync,
} from "./sets.mjs";

const entries = (files, folder = "gifts/") =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, encoded(text)]));

pageTest("a set is saved as zip and opened again", async ({ page, open, anotherProfile, base }) => {
  await open();
  const before = await filesOnBench(page);
  const { name, bytes } = await saveFromMenu(page, "Save as zip");
  assert.match(name, /^mine-[0-9.]+\.set\.zip$/);
  assert.ok(Object.keys(unzipSync(bytes)).every((file) => file.startsWith("mine/")));
  const other = await anotherProfile();
  await other.page.goto(base);
  await other.page.getByRole("navigation", { name: "Places" }).waitFor();
  await openFiles(other.page, ["gifts.zip", zipSync(entries(smallSet()))]);
  await notice(other.page, "Opened gifts from “gifts.zip”");
  sameFiles(await filesOnBench(other.page), smallSet());
  await openFiles(other.page, ["mine.zip", bytes]);
  await notice(other.page, "Opened mine from “mine.zip”");
  sameFiles(await filesOnBench(other.page), before);
});

pageTest("a zip may have its files at the top, and others than Lua beside them", async ({ page, open }) => {
  await open();
  const nothing = new Uint8Array(9);
  const more = { "README.md": encoded("# Gifts"), "picture.png": nothing, "__MACOSX/._set.lua": nothing };
  await openFiles(page, ["top.zip", zipSync({ ...entries(smallSet(), ""), ...more })]);
  await notice(page, "Opened gifts");
  sameFiles(await filesOnBench(page), smallSet());
});

pageTest("names that a zip has in Latin-1 are read as such", async ({ page, open }) => {
  await open();
  const zip = Buffer.from(zipSync(entries(smallSet()), { level: 0 }));
  for (let at = zip.indexOf("gift_box"); at >= 0; at = zip.indexOf("gift_box"))
    zip.write("gift_b\u00e4x", at, "latin1");
  await openFiles(page, ["old.zip", zip]);
  await notice(page, "Opened gifts");
  await page.getByRole("textbox", { name: "Text of loot/gift_b\u00e4x.lua" }).waitFor();
});

test("sizes are counted in bytes", async () => {
  const { checkedFiles, checkedPictures, mostBytesOfPicture } = await moduleOfPage("state/set_files.ts");
  const many = (count, name, contents) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [name.replace("?", n), contents]));
  const picture = Buffer.alloc(mostBytesOfPicture).toString("base64");
  checkedPictures(many(16, "art/?.png", picture));
  assert.throws(() => checkedPictures(many(17, "art/?.png", picture)), /its pictures are larger than 32 MB/);
  assert.throws(() => checkedPictures({ "art/0.png": `${picture.slice(0, -4)}AAAAAAAA` }), /is larger than 2 MB/);
  const text = "\u00a2".repeat(1 << 15); // two bytes each
  checkedFiles(many(128, "loot/?.lua", text));
  assert.throws(() => checkedFiles(many(129, "loot/?.lua", text)), /it is larger than 8 MB/);
});

// A zip whose directory says of each file that it has `size` bytes unpacked.
function lyingZip(size) {
  const zip = zipSync({ ...entries(smallSet()), "gifts/loot/big.lua": encoded(" ".repeat(30_000_000)) }, { level: 9 });
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 46 < zip.length; at++)
    if (view.getUint32(at, true) === 0x02014b50)
      view.setUint32(at + 24, size, true);
  return zip;
}

// Two entries of one name: the second one is renamed in both places of the zip.
function doubledZip() {
  const zip = Buffer.from(zipSync(entries({ ...smallSet(), "loot/gift_bux.lua": "return 1" })));
  for (let at = zip.indexOf("gift_bux"); at >= 0; at = zip.indexOf("gift_bux"))
    zip.write("gift_box", at);
  return zip;
}

const set = smallSet();
const withCards = (count, text) =>
  entries({ ...set, ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`loot/c${n}.lua`, text])) });
const stored = zipSync(entries(set), { level: 0 });

// What is wrong, the zip, and the sentence about it.
const refused = [
  ["not a zip", Buffer.from("PK, but not a zip"), /damaged, or not a zip file/],
  ["changed", stored.map((byte) => (byte === 0x33 ? 0x34 : byte)), /damaged, or not a zip file/],
  ["cut off", zipSync(entries(set)).slice(0, 300), /damaged, or not a zip file/],
  ["a path upwards", zipSync(entries({ ...set, "../../x.lua": "" })), /“gifts\/..\/..\/x.lua” leads out of the folder/],
  ["a path from the root", zipSync({ ...entries(set), "/x.lua": encoded("") }), /“\/x.lua” leads out of the folder/],
  ["a drive", zipSync({ ...entries(set), "C:/x.lua": encoded("") }), /“C:\/x.lua” leads out of the folder/],
  ["a backslash", zipSync(entries({ ...set, "loot\\x.lua": "" })), /leads out of the folder/],
  ["another kind upwards", zipSync(entries({ ...set, "../x.sh": "" })), /leads out of the folder/],
  ["one name twice", doubledZip(), /twice/],
  ["names in two cases", zipSync(entries({ ...set, "loot/Gift_box.lua": "" })), /only in upper and lower case/],
  ["no set.lua", zipSync(entries({ "loot/x.lua": "" })), /it has no set.lua/],
  ["two sets", zipSync({ ...entries(set), ...entries(set, "other/") }), /holds several sets/],
  ["a file outside", zipSync({ ...entries(set), "x.lua": encoded("") }), /“x.lua” is not in the folder of the set/],
  ["a text of 70 KB", zipSync(entries({ ...set, "loot/big.lua": " ".repeat(70_000) })), /larger than 64 KB/],
  ["a bomb", zipSync(withCards(500, " ".repeat(60_000)), { level: 9 }), /unpacks to far more than it should/],
  ["a bomb that lies about its size", lyingZip(100), /damaged, or not a zip file/],
  ["many files", zipSync(withCards(1001, "")), /more than 1000 files/],
  ["not UTF-8", zipSync({ ...entries(set), "gifts/x.lua": new Uint8Array([0xff, 0xfe]) }), /not a text in UTF-8/],
  ["a control character", zipSync(entries({ ...set, "loot/a\u0007.lua": "" })), /cannot be the name of a file/],
];

pageTest("a zip that cannot be a set is refused as a whole, with the reason", async ({ page, open }) => {
  await open();
  const before = await filesOnBench(page);
  for (const [what, bytes, sentence] of refused) {
    await openFiles(page, ["x.zip", bytes]);
    assert.match(await notice(page, "cannot be opened", what), sentence, what);
    await closeNotices(page);
  }
  sameFiles(await filesOnBench(page), before);
});

pageTest("a dropped card is added to the set, and never in place of another one", async ({ page, open }) => {
  await open();
  const before = await filesOnBench(page);
  const card = cardNamed("Dropped");
  await dropFile(page, "Dropped Card.lua", card);
  await notice(page, "Added loot/dropped_card.lua to the set mine");
  await dropFile(page, "dropped card.lua", card.replace("1¢", "2¢"));
  await notice(page, "Added loot/dropped_card_2.lua to the set mine");
  const after = await filesOnBench(page);
  sameFiles(after, { ...before, "loot/dropped_card.lua": card, "loot/dropped_card_2.lua": card.replace("1¢", "2¢") });
});

pageTest("a zip that is too large is refused before it is read", async ({ page, open }) => {
  await open();
  const data = await page.evaluateHandle((size) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(size)], "large.zip"));
    return transfer;
  }, (16 << 20) + 1);
  await page.locator("main").dispatchEvent("drop", { dataTransfer: data });
  assert.match(await notice(page, "cannot be opened"), /larger than 16 MB/);
});

pageTest("a dropped zip is opened like a chosen one", async ({ page, open }) => {
  await open();
  await dropFile(page, "empty.zip", "PK nothing");
  await notice(page, "“empty.zip” cannot be opened");
  await dropFile(page, "x.lua", "hello");
  await notice(page, "“x.lua” cannot be opened: it does not begin like a card");
});

pageTest("a file that is nothing of these is refused with the reason", async ({ page, open }) => {
  await open();
  await dropFile(page, "notes.txt", "<img src=x onerror=alert(1)>");
  await notice(page, "“notes.txt” cannot be opened");
  assert.equal(await page.locator("img").count(), 0);
});

pageTest("files with hostile names are named as they are", async ({ page, open }) => {
  await open();
  await openFiles(page, ['<img src=x onerror="hacked=1">.zip', Buffer.from("PK")]);
  const text = await notice(page, "cannot be opened");
  assert.ok(text.includes('<img src=x onerror="hacked=1">.zip'), text);
  await until("nothing ran", async () => (await page.evaluate(() => globalThis.hacked)) === undefined);
});
