// The engine in a Worker of a browser.
import { Connection } from "./connection.ts";
import { workerTransport } from "./worker_transport.ts";

export { Connection, EngineLost, ServiceError, type Params, type Result } from "./connection.ts";
export type * from "./wire.ts";

/**
 * Starts an engine of its own in a Worker. Rejects if it cannot be started.
 * `folder`: the address of the folder `engine` of this package, on the origin of the page (default: beside this file).
 */
export function openEngine({ folder = "" } = {}): Promise<Connection> {
  const base = folder === "" ? new URL("./engine/", import.meta.url) : new URL(`${folder}/`, document.baseURI);
  return Connection.open(workerTransport({ script: new URL("worker.js", base).href, wasm: null }), "npm");
}
