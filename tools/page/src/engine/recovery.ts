// An engine that stops is replaced once by itself. If the new one stops soon as well, the visitor decides.
import { effect } from "@preact/signals";
import { notify } from "../parts/notices.tsx";
import { engineState, reopenEngine, whyLost } from "./engine.ts";

const soon = 60_000; // ms

export function recoverByItself(): void {
  let last = -soon;
  effect(() => {
    if (engineState.value !== "lost" || performance.now() - last < soon)
      return;
    last = performance.now();
    const why = whyLost.peek();
    queueMicrotask(async () => {
      await reopenEngine();
      if (engineState.value === "ready")
        notify(`The engine had stopped (${why}). It was started again with your cards and games`, true);
    });
  });
}
