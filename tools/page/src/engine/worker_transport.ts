// The engine as WebAssembly in a Worker of this browser.
import type { OpenTransport } from "./connection.ts";

// What the one-file page carries with it; null in the folder, where the Worker fetches what it needs.
export interface CarriedEngine {
  script: string; // address of a Blob with worker.js and engine.js
  wasm: ArrayBuffer;
}

interface FromWorker {
  ready?: true;
  dead?: string;
}

export function workerTransport(carried: CarriedEngine | null): OpenTransport {
  return (listener) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(carried?.script ?? "worker.js");
      const lose = (why: string) => {
        worker.terminate();
        reject(new Error(why));
        listener.lost(why);
      };
      worker.onerror = (event) => lose(event.message || "The engine could not be started");
      worker.onmessage = ({ data }: MessageEvent<string | FromWorker>) => {
        if (typeof data === "string")
          listener.receive(data);
        else if (data.dead !== undefined)
          lose(data.dead);
        else if (data.ready)
          resolve({ send: (message) => worker.postMessage(message), close: () => worker.terminate() });
      };
      worker.postMessage({ wasm: carried?.wasm ?? null });
    });
}
