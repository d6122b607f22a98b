// The browser plays the same games as the program: the records have the hash of the state after each answer.
import assert from "node:assert/strict";
import { client, openNative } from "../web/engines.mjs";
import { firstDifference, listGames, playGame } from "../web/games.mjs";
import { isFull, pageTest, program } from "./harness.mjs";

const count = isFull ? 200 : 8;

// A second engine beside that of the page, in a Worker of its own.
async function openWorker(page) {
  await page.evaluate(() => {
    const worker = new Worker("worker.js");
    const waiting = [];
    worker.onmessage = ({ data }) => {
      if (typeof data === "string") waiting.shift().done(data);
      else if (data.dead) waiting.splice(0).forEach(({ fail }) => fail(new Error(data.dead)));
    };
    globalThis.askEngine = (message) =>
      new Promise((done, fail) => {
        waiting.push({ done, fail });
        worker.postMessage(message);
      });
  });
  return client((message) => page.evaluate((text) => globalThis.askEngine(text), message));
}

pageTest(`${count} games are the same in the browser and in the program`, { seconds: isFull ? 3600 : 120 },
  async ({ page, open }) => {
    await open();
    const inBrowser = await openWorker(page);
    const native = await openNative(program);
    try {
      for (const game of await listGames(native.call, count)) {
        const expected = await playGame(native.call, game);
        const found = await playGame(inBrowser, game);
        assert.ok(expected.decisions > 0);
        assert.equal(firstDifference(expected.record, found.record), "", JSON.stringify(game));
        assert.equal(found.state_hash, expected.state_hash, JSON.stringify(game));
      }
    } finally {
      native.close();
    }
  });
