// What is sent to a visitor: sizes, licences and the policy.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageTest, webFolder } from "./harness.mjs";

const read = (name) => readFileSync(join(webFolder, name));
const kilobytes = (names) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1024;

pageTest("the page is at most 300 KB, the engine with base cards and examples at most 1.5 MB", () => {
  const page = kilobytes(["index.html", "page.js", "page.css", "icon.svg", "page.webmanifest", "service_worker.js"]);
  const engine = kilobytes(["engine.js", "engine.wasm", "worker.js", "contents/base.json", "contents/examples.json"]);
  const manual = kilobytes(["contents/manual.json"]);
  const sizes = { page, "engine with cards": engine, manual };
  console.log(`# size: ${Object.entries(sizes).map(([what, size]) => `${what} ${Math.round(size)} KB`).join(", ")}`);
  assert.ok(page <= 300, `page: ${page} KB`);
  if (process.env.CI !== "true") // where the engine is built quickly, and larger
    assert.ok(engine <= 1536, `engine with cards: ${engine} KB`);
});

pageTest("the licences of all that is shipped are there", () => {
  const licences = read("licences.txt").toString().toLowerCase();
  const ofPage = ["preact", "@preact/signals", "@codemirror/view", "@lezer/highlight", "fflate"];
  for (const name of ["lua", "fmt", "json", "emscripten", ...ofPage])
    assert.ok(licences.includes(name), name);
});

pageTest("the folder holds nothing that names another host", async () => {
  const texts = readdirSync(webFolder).filter((file) => /^(index\.html|.*\.css|.*\.webmanifest)$/.test(file));
  for (const name of texts)
    assert.doesNotMatch(read(name).toString(), /(src|href|url)\s*[=(]\s*["']?https?:/i, name);
  assert.ok(existsSync(join(webFolder, "service_worker.js")));
});

pageTest("the policy allows the page's own files and nothing else", async ({ page, open, faults }) => {
  const html = read("index.html").toString();
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)[1];
  assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
  await open();
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.inlineRan = true";
    document.head.append(script);
    const asked = await fetch("https://example.org/").then(() => true, () => false);
    return { inline: globalThis.inlineRan === true, asked };
  });
  assert.deepEqual(ran, { inline: false, asked: false });
  assert.ok(faults.length >= 2, "the browser reports both");
  const expected = /policy|console: .*(Content Security Policy|example\.org)/i;
  assert.ok(faults.every((fault) => expected.test(fault)), faults.join("\n"));
  faults.length = 0;
});
