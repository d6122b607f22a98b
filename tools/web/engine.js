// Starts the engine in a Worker or in Node: startEngine(bytes of engine.wasm) promises a function from the text of a message
// of JSON-RPC to the text of its answer, which is "" if there is nothing to answer. The function throws if the engine dies;
// it must not be called again then.
"use strict";

// What the module takes from its host: clocks, random bytes, and an output for the last words of a program that aborts. There are no
// files, variables of an environment or arguments: every other call fails, as for a file that does not exist.
function hostOf(imports, memory, note) {
  const random = globalThis.crypto ?? require("node:crypto").webcrypto; // Node 18 has no global `crypto`
  const noSuchFile = 44; // ENOENT, the same number in WASI and in emscripten's library
  const view = () => new DataView(memory().buffer);
  const known = {
    clock_time_get(clock, _precision, into) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(into, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    getentropy(into, size) {
      random.getRandomValues(new Uint8Array(memory().buffer, into, size));
      return 0;
    },
    fd_write(_file, parts, count, written) {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(parts + 8 * i, true), length = view().getUint32(parts + 8 * i + 4, true);
        note(new TextDecoder().decode(new Uint8Array(memory().buffer, at, length)));
        size += length;
      }
      view().setUint32(written, size, true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the program ended with code ${code}`);
    },
    // The library lets the memory grow by 64 KiB at a time, and each time costs a collection of garbage. This adds a quarter.
    emscripten_notify_memory_growth() {
      const pages = memory().buffer.byteLength >> 16;
      try {
        memory().grow(pages >> 2);
      } catch {
        // It is near its limit; the library goes on in small steps.
      }
    },
  };
  const host = {};
  for (const { module, name } of imports) {
    const absent = module === "env" ? () => -noSuchFile : () => noSuchFile;
    (host[module] ??= {})[name] = known[name] ?? absent;
  }
  return host;
}

async function startEngine(wasm) {
  let lastWords = "";
  const note = (text) => (lastWords = (lastWords + text).slice(-1000));
  const module = await WebAssembly.compile(wasm);
  let engine = null;
  const host = hostOf(WebAssembly.Module.imports(module), () => engine.memory, note);
  engine = (await WebAssembly.instantiate(module, host)).exports;
  engine._initialize();
  const room = () => new Uint8Array(engine.memory.buffer);

  const place = (text) => {
    const bytes = new TextEncoder().encode(text.replaceAll("\0", "\ufffd"));
    const at = engine.malloc(bytes.length + 1);
    if (at === 0) throw new Error("the memory is used up");
    room().set(bytes, at);
    room()[at + bytes.length] = 0;
    return at;
  };
  const textAt = (at) => new TextDecoder().decode(room().subarray(at, room().indexOf(0, at)));
  return (message) => {
    try {
      const at = place(message);
      const answer = textAt(engine.soulstack_call(at));
      engine.free(at);
      return answer;
    } catch (why) {
      const reason = why instanceof RangeError ? "its stack is used up" : why.message;
      throw new Error(`The engine stopped: ${lastWords.trim() || reason}`);
    }
  };
}

if (typeof module === "object") module.exports = { startEngine };
