// The engine in Node, in this thread: each call is done before its promise is fulfilled, so a long one delays all else.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Connection, type Listener, type Transport } from "./connection.ts";

export { Connection, EngineLost, ServiceError, type Params, type Result } from "./connection.ts";
export type * from "./wire.ts";

type Call = (message: string) => string;

// Answers come after `send` has returned, as from a Worker.
function transportTo(call: Call, listener: Listener): Transport {
  let isOpen = true;
  const answer = (message: string) => {
    if (!isOpen)
      return;
    try {
      listener.receive(call(message));
    } catch (why) {
      isOpen = false;
      listener.lost((why as Error).message);
    }
  };
  return { send: (message) => queueMicrotask(() => answer(message)), close: () => (isOpen = false) };
}

/** Starts an engine of its own. Rejects if it cannot be started. */
export async function openEngine(): Promise<Connection> {
  const { startEngine } = createRequire(import.meta.url)("./engine/engine.js");
  const call: Call = await startEngine(await readFile(new URL("./engine/engine.wasm", import.meta.url)));
  return Connection.open(async (listener) => transportTo(call, listener), "npm");
}
