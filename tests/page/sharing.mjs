// A set as one file goes both ways: what the page saves, the program installs, and what the program packs, the page opens.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pageTest, program, withFolder } from "./harness.mjs";
import {
  closeNotices, encoded, filesOnBench, notice, openFiles, sameFiles, saveFromMenu, smallSet, zipOf, zipSync,
} from "./sets.mjs";

const run = (folder, ...words) => {
  const env = { ...process.env, XDG_DATA_HOME: join(folder, "data") };
  const { status, stdout, stderr } = spawnSync(program, words, { env, encoding: "utf8" });
  return { status, stdout, stderr };
};

// A set with a text and a picture, which the page does not keep, and with comments that look like fields.
const shared = () => ({
  ...smallSet(),
  "set.lua": `-- version = "9"
return set { id = "gifts", title = "Gifts -- \\"1\\"", version = "0.1", api = 1, authors = { "a test" },
  license = "CC0-1.0", requires = { "base >= 0.1" --[[ "none" ]] } }\n`,
});

function packedBy(folder, more = {}) {
  for (const [name, text] of Object.entries({ ...shared(), ...more })) {
    mkdirSync(dirname(join(folder, "gifts", name)), { recursive: true });
    writeFileSync(join(folder, "gifts", name), text);
  }
  const packed = run(folder, "pack", join(folder, "gifts"), "--out", folder);
  assert.equal(packed.status, 0, packed.stderr);
  return readFileSync(join(folder, "gifts-0.1.set.zip"));
}

pageTest("what the program packs, the page opens; what the page saves, the program installs", ({ page, open }) =>
  withFolder(async (folder) => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]);
    const bytes = packedBy(folder, { "README.md": "# Gifts\n", "art/gift.png": picture });
    await open();
    await openFiles(page, ["gifts-0.1.set.zip", bytes]);
    await notice(page, "Opened gifts from “gifts-0.1.set.zip”");
    sameFiles(await filesOnBench(page), shared());
    const saved = await saveFromMenu(page, "Save as zip");
    assert.equal(saved.name, "gifts-0.1.set.zip");
    writeFileSync(join(folder, saved.name), saved.bytes);
    const installed = run(folder, "install", join(folder, saved.name));
    assert.equal(installed.status, 0, installed.stderr);
    for (const [name, text] of Object.entries(shared()))
      assert.equal(readFileSync(join(folder, "data/soulstack/sets/gifts", name), "utf8"), text);
    const { sets } = JSON.parse(run(folder, "list", "--json").stdout);
    assert.deepEqual(sets.map(({ id, version, title, requires, changed }) => [id, version, title, requires, changed]), [
      ["gifts", "0.1", 'Gifts -- "1"', ["base >= 0.1"], []],
    ]);
  }));

pageTest("what set.lua says between single quotes is in the zip as well", ({ page, open }) =>
  withFolder(async (folder) => {
    await open();
    const setFile = smallSet()["set.lua"].replaceAll('"', "'").replace("0.1", "1.2");
    await openFiles(page, ["gifts.zip", zipOf({ ...smallSet(), "set.lua": setFile })]);
    await notice(page, "Opened gifts");
    const saved = await saveFromMenu(page, "Save as zip");
    assert.equal(saved.name, "gifts-1.2.set.zip");
    writeFileSync(join(folder, saved.name), saved.bytes);
    const installed = run(folder, "install", join(folder, saved.name));
    assert.equal(installed.status, 0, installed.stderr);
  }));

const sumOf = (text) => createHash("sha256").update(text).digest("hex");
const listed = (files) =>
  Object.entries(files).map(([name, text]) => ({ name, bytes: encoded(text).length, sha256: sumOf(text) }));
const manifestFor = (files) => ({ format: 1, id: "gifts", version: "0.1", requires: ["base"], files: listed(files) });
const zipWith = (manifest, files) => {
  const all = { "manifest.json": typeof manifest === "string" ? manifest : JSON.stringify(manifest), ...files };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [`gifts/${name}`, encoded(text)])));
};

pageTest("a zip whose files are not those of its manifest is refused", async ({ page, open }) => {
  await open();
  const before = await filesOnBench(page);
  const files = smallSet();
  const good = manifestFor(files);
  const changed = { ...files, "loot/gift_box.lua": files["loot/gift_box.lua"].replace("3", "9") };
  const refused = [
    ["a changed file", zipWith(good, changed), /“loot\/gift_box.lua” has another checksum/],
    ["a changed note", zipWith(manifestFor({ ...files, "a.md": "1" }), { ...files, "a.md": "2" }), /“a.md” has another/],
    ["a file more", zipWith(good, { ...files, "loot/x.lua": "" }), /“loot\/x.lua” is not in the manifest/],
    ["a note more", zipWith(good, { ...files, "x.md": "" }), /“x.md” is not in the manifest/],
    ["a missing file", zipWith(manifestFor({ ...files, "loot/x.lua": "" }), files), /“loot\/x.lua” is in the manifest, but/],
    ["a file twice", zipWith({ ...good, files: [...good.files, good.files[0]] }, files), /is in the manifest, but missing/],
    ["a later format", zipWith({ ...good, format: 2 }, files), /another format than 1/],
    ["not JSON", zipWith("{", files), /is not a manifest/],
    ["null", zipWith("null", files), /is not a manifest/],
    ["files that are none", zipWith({ ...good, files: [null] }, files), /in the manifest, but missing/],
    ["a bomb", zipWith(good, { ...files, "art/x.png": " ".repeat(30_000_000) }), /far more than it should/],
  ];
  for (const [what, bytes, sentence] of refused) {
    await openFiles(page, ["x.zip", bytes]);
    assert.match(await notice(page, "cannot be opened", what), sentence, what);
    await closeNotices(page);
  }
  sameFiles(await filesOnBench(page), before);
  await openFiles(page, ["x.zip", zipWith(good, files)]);
  await notice(page, "Opened gifts");
});
