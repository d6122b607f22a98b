// The engine in a Worker of its own. First it posts {ready: true}; then it answers each message of JSON-RPC, a string, with
// a string, or with nothing if there is nothing to answer. If the engine dies it posts {dead: "sentence"}, and again
// for each later message.
//
// Beside engine.js and engine.wasm it starts by itself. In a page that is one file, engine.js stands before this file in
// the same Blob, and the first message is {wasm: ArrayBuffer}. {wasm: null} changes nothing.
"use strict";

const isAlone = typeof startEngine === "function";
if (!isAlone) importScripts("engine.js");

let call = null; // until the engine has started
let dead = "";
const early = []; // messages that came before

function report(why) {
  dead = why.message;
  postMessage({ dead });
}

function answer(message) {
  if (dead !== "") return postMessage({ dead });
  try {
    const text = call(message);
    if (text !== "") postMessage(text);
  } catch (why) {
    report(why);
  }
}

async function start(wasm) {
  try {
    call = await startEngine(await wasm);
    postMessage({ ready: true });
  } catch (why) {
    report(new Error(`The engine could not be started: ${why.message}`));
  }
  for (const message of early.splice(0)) answer(message);
}

async function fetched(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

onmessage = ({ data }) => {
  if (typeof data !== "string") {
    if (data.wasm) start(data.wasm);
  } else if (call === null && dead === "") {
    early.push(data);
  } else {
    answer(data);
  }
};

if (!isAlone) start(fetched("engine.wasm"));
