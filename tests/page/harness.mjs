// What each test of the page gets: the browser and the server of its file, and a fresh profile with a page of its own.
// A test fails if the page logs an error, breaks its content security policy or asks another host, whatever it tests.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serveFolder } from "./static_server.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const fromPage = createRequire(join(root, "tools/page/package.json"));
const { chromium } = fromPage("playwright-core");

// The long tests run too: many games instead of a few.
export const isFull = process.env.SOULSTACK_FULL === "1";
export const webFolder = resolve(process.env.SOULSTACK_WEB ?? join(root, "build/web"));
export const program = resolve(process.env.SOULSTACK_PROGRAM ?? join(root, "build/release/soulstack"));
const slowness = Number(process.env.SOULSTACK_SLOW ?? 1); // 5: on a busy machine, wait five times as long
const patience = 40 * slowness; // seconds that a test waits for one thing
export const desk = { width: 1366, height: 768 };
export const phone = { width: 390, height: 844 };

const switches = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

let shared = null; // the server and the browser of this file

async function start() {
  const server = process.env.SOULSTACK_BASE === undefined ? await serveFolder(webFolder) : null;
  const executablePath = process.env.SOULSTACK_CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: switches });
  return { server, browser, base: server?.base ?? process.env.SOULSTACK_BASE };
}

after(async () => {
  const { browser, server } = (await shared) ?? {};
  await browser?.close();
  await server?.close();
});

// What went wrong in a page without the test noticing. `own`: the hosts that it may ask.
function watchPage(page, own, faults) {
  page.on("console", (message) => {
    if (message.type() === "error")
      faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("websocket", (socket) => {
    if (!own.has(new URL(socket.url()).host))
      faults.push(`asked another host: ${socket.url()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isLocal = ["data:", "blob:"].includes(url.protocol);
    const isPageFromFile = url.protocol === "file:" && request.isNavigationRequest();
    if (!isLocal && !isPageFromFile && !own.has(url.host))
      faults.push(`asked another host: ${request.url()}`);
  });
}

async function newContext(browser, options) {
  const context = await browser.newContext({
    viewport: options.size ?? desk,
    colorScheme: options.dark ? "dark" : "light",
    reducedMotion: "reduce",
    acceptDownloads: true,
  });
  context.setDefaultTimeout(patience * 1000);
  if (!options.offline) // it would fetch the whole page once more in each test
    await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await context.addInitScript(() => {
    // Notices stay, so that they are also seen on a slow machine.
    const setTimer = globalThis.setTimeout;
    globalThis.setTimeout = (call, delay, ...given) => setTimer(call, delay >= 5000 ? delay * 100 : delay, ...given);
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  });
  if (options.clipboard)
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return context;
}

// Runs `body` with { page, base, browser, context, server, faults, own, open, anotherProfile }.
// Options: size (desk, phone), dark, clipboard, offline (with the service worker), full (only with SOULSTACK_FULL=1),
// seconds (default: 120). A test that expects an error of the page removes it from `faults`.
export function pageTest(name, options, body) {
  if (typeof options === "function")
    return pageTest(name, {}, options);
  const skip = options.full && !isFull ? "only with SOULSTACK_FULL=1" : false;
  test(name, { skip, timeout: (options.seconds ?? 120) * 1000 * slowness }, async () => {
    shared ??= start();
    const { server, browser, base } = await shared;
    const faults = [];
    const own = new Set([new URL(base).host]);
    const contexts = [];
    const profile = async (more = {}) => {
      const context = await newContext(browser, { ...options, ...more });
      contexts.push(context);
      context.on("page", (page) => watchPage(page, own, faults));
      return { context, page: await context.newPage() };
    };
    try {
      const { context, page } = await profile();
      const open = (fragment = "", where = page) => openPage(where, base, fragment);
      await body({ page, base, browser, context, server, faults, own, open, anotherProfile: profile });
      assert.deepEqual(faults, [], "the page reports errors");
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  });
}

// Opens the page at a fragment (`#/table`) and waits until it can be used.
export async function openPage(page, base, fragment = "") {
  await page.goto(base + fragment);
  await page.getByRole("navigation", { name: "Places" }).waitFor();
}

// Waits until a condition holds, and says which one did not.
export async function until(what, condition, seconds = patience) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    if (await condition())
      return;
    if (Date.now() > end)
      assert.fail(`after ${seconds} s this does not hold: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

// Lets the engine refuse the method that is in `globalThis.refused`, and counts the sets that are open in it, in
// `globalThis.openSets`.
export const controlEngine = (context) =>
  context.addInitScript(() => {
    globalThis.openSets = 0;
    globalThis.Worker = class extends Worker {
      postMessage(message) {
        const { id, method } = typeof message === "string" ? JSON.parse(message) : {};
        globalThis.openSets += { "sets.open": 1, "sets.close": -1 }[method] ?? 0;
        const error = { code: 1, message: `${method} is refused`, data: {} };
        if (method !== undefined && method === globalThis.refused)
          setTimeout(() => this.onmessage({ data: JSON.stringify({ jsonrpc: "2.0", id, error }) }));
        else
          super.postMessage(message);
      }
    };
  });

export const refuse = (page, method) => page.evaluate((one) => (globalThis.refused = one), method);

// A module of the page, in Node: "workshop/names.ts".
export const moduleOfPage = (file) =>
  withFolder(async (folder) => {
    const outfile = join(folder, "module.mjs");
    const entryPoints = [join(root, "tools/page/src", file)];
    await fromPage("esbuild").build({ entryPoints, outfile, bundle: true, format: "esm" });
    return import(pathToFileURL(outfile));
  });

// A measured time: printed always, and held to its limit with a factor, since machines and their load differ.
export function measured(what, milliseconds, limit, factor = 10) {
  console.log(`# time: ${what}: ${Math.round(milliseconds)} ms (aim: ${limit} ms)`);
  assert.ok(milliseconds < limit * factor * slowness, `${what} took ${Math.round(milliseconds)} ms`);
}

const axeSource = () => readFileSync(fromPage.resolve("axe-core/axe.min.js"), "utf8");

// Fails if axe finds something serious or critical in what is shown.
export async function isAccessible(page, where) {
  await page.evaluate(axeSource());
  const serious = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    const places = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ");
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => `${id}: ${help}: ${places(nodes)}`);
  });
  assert.deepEqual(serious, [], `axe: ${where}`);
}

// Fails if something is wider than the screen, or text is cut where it cannot be scrolled to.
export async function fitsScreen(page, where) {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isScrolled = (element) => {
      for (let above = element; above !== null; above = above.parentElement)
        if (["auto", "scroll"].includes(getComputedStyle(above).overflowX) && above.scrollWidth > above.clientWidth)
          return true;
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
        return isShown && (box.right > width + 1 || box.left < -1) && !isScrolled(element);
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`);
  });
  assert.deepEqual(wide.slice(0, 5), [], `wider than the screen: ${where}`);
}

// A folder that exists while `body` runs.
export async function withFolder(body) {
  const folder = mkdtempSync(join(tmpdir(), "soulstack-page-"));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.env.SOULSTACK_BASE === undefined && !existsSync(join(webFolder, "index.html")))
  throw new Error(`${webFolder} has no page: build it with tools/dev web`);
