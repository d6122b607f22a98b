// The one engine of the page, and more of them for experiments.
import { signal } from "@preact/signals";
import { Connection, type OpenTransport, type Params, type Result } from "./connection.ts";
import { socketTransport } from "./socket_transport.ts";
import { type CarriedEngine, workerTransport } from "./worker_transport.ts";
import type { Methods } from "./wire.ts";

export type EngineState = "starting" | "ready" | "lost";
export const engineState = signal<EngineState>("starting");
// Why it was lost, as a sentence; empty otherwise.
export const whyLost = signal("");

let connection: Connection | null = null;
let openTransport: OpenTransport = workerTransport(null);
const restorers: Array<() => Promise<void>> = [];

// How engines are opened: a token means `soulstack serve`, whose native engine edits folders.
export function chooseEngine(token: string | null, carried: CarriedEngine | null): void {
  openTransport = token === null ? workerTransport(carried) : socketTransport(token);
}

async function connect(): Promise<void> {
  connection = await Connection.open(openTransport);
  connection.onLost = (why) => {
    whyLost.value = why;
    engineState.value = "lost";
  };
}

export async function openEngine(): Promise<void> {
  await connect();
  engineState.value = "ready";
}

// What is open in the engine (sets, games) is told to a new one by these, in the order in which they were added.
export function afterReopening(restore: () => Promise<void>): void {
  restorers.push(restore);
}

// Replaces an engine that was lost by a new one with the same sets and games.
export async function reopenEngine(): Promise<void> {
  engineState.value = "starting";
  whyLost.value = "";
  try {
    await connect();
    for (const restore of restorers)
      await restore();
    if (whyLost.value === "")
      engineState.value = "ready";
  } catch (why) {
    whyLost.value = String(why instanceof Error ? why.message : why);
    engineState.value = "lost";
  }
}

// Asks the engine of the page. Throws ServiceError or EngineLost.
export function ask<M extends keyof Methods>(method: M, params: Params<M>): Promise<Result<M>> {
  if (connection === null)
    return Promise.reject(new Error("The engine has not started"));
  return connection.call(method, params);
}

// One more engine, for work that would delay the answers of the page's own. The caller closes it.
export function openAnotherEngine(): Promise<Connection> {
  return Connection.open(openTransport);
}
