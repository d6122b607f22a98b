// The service in two forms, each as a function from a method and its parameters to a promise of the result: the program over
// stdin and stdout, and the WebAssembly in this process.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

// From a function that sends the text of a message and promises the text of its answer.
export async function client(send) {
  let number = 0;
  const call = async (method, params = {}) => {
    const answer = JSON.parse(await send(JSON.stringify({ jsonrpc: "2.0", id: ++number, method, params })));
    if (answer.error) throw Object.assign(new Error(`${method}: ${answer.error.message}`), { data: answer.error.data });
    return answer.result;
  };
  await call("hello", { version: "1.0" });
  return call;
}

// {call, close, pid}
export async function openNative(program) {
  const child = spawn(program, ["rpc"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift().done(line));
  child.on("exit", (code) => waiting.splice(0).forEach(({ fail }) => fail(new Error(`${program} ended: ${code}`))));
  const send = (message) =>
    new Promise((done, fail) => {
      waiting.push({ done, fail });
      child.stdin.write(message + "\n");
    });
  return { call: await client(send), close: () => child.stdin.end(), pid: child.pid };
}

// The function from message to answer, of the engine.js and engine.wasm in a folder.
export async function startWasm(folder) {
  const { startEngine } = createRequire(import.meta.url)(resolve(folder, "engine.js"));
  return startEngine(await readFile(resolve(folder, "engine.wasm")));
}

export async function openWasm(folder) {
  return client(await startWasm(folder));
}
