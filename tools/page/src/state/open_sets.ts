// Sets that are open in the engine, which has room for only some of them.
import { ask } from "../engine/engine.ts";

export function closeSets(sets: number | null): void {
  if (sets !== null)
    ask("sets.close", { sets }).catch(() => {}); // the engine may have been replaced
}

// What `use` makes of sets that were just opened. They are closed if it throws.
export async function orClosed<T>(sets: number | null, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (why) {
    closeSets(sets);
    throw why;
  }
}
