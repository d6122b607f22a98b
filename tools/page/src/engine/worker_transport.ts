// The engine as WebAssembly in a Worker of this browser.
import type { OpenTransport } from "./connection.ts";

// Where the Worker comes from: what the one-file page carries with it, or a folder elsewhere.
export interface CarriedEngine {
  script: string; // address of worker.js, or of a Blob with worker.js and engine.js
  wasm: ArrayBuffer | null; // null: the Worker fetches it from beside its script
}

interface FromWorker {
  ready?: true;
  dead?: string;
}

// null: worker.js beside the page.
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
