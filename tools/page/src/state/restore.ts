// What is on the bench when the page opens, and later in place of what was there.
import { engineState, reopenEngine } from "../engine/engine.ts";
import { notify } from "../parts/notices.tsx";
import { example } from "../workshop/example.ts";
import { type Files, openSet } from "./bench.ts";
import { leaveFolder, openFolder } from "./folder.ts";
import { type Earlier, earlier, keepNow, lastKept, replaceKept } from "./kept.ts";
import { isLink, readLink } from "./link.ts";
import { addressOf, go, type Place, route } from "./route.ts";
import { carriedPage } from "./shipped.ts";
import { checkedWork, openWork, type Work } from "./work.ts";

function sentence(why: unknown): string {
  return why instanceof Error ? why.message : String(why);
}

// Shows a place without a step in the history of the browser: going back must not lead to the link again.
function showPlace(place: Place): void {
  history.replaceState(null, "", addressOf(place));
  route.value = { place, detail: "" };
}

async function open(work: Work): Promise<void> {
  for (const failed of await openWork(work))
    notify(failed, true);
}

// Opens a work that came from elsewhere. What was on the bench is kept, and listed among the earlier works.
export async function openNew(work: Work, from: string): Promise<void> {
  await replaceKept(null, () => open(work));
  await keepNow();
  const before = earlier.value.length === 0 ? "" : ". What was here before is kept: see Share";
  notify(`Opened ${work.name} from ${from}${before}`);
}

// Opens a set that the page itself offers: an example, a copy of a card.
export async function openOnBench(name: string, files: Files, file: string): Promise<void> {
  await replaceKept(null, async () => {
    await openSet(name, files, file);
    leaveFolder();
  });
  await keepNow();
}

// Opens a set of `soulstack serve`.
export async function openFromFolder(folder: string): Promise<void> {
  await replaceKept(null, () => openFolder(folder));
  await keepNow();
  go("workshop");
}

export async function openEarlier({ id, work }: Earlier): Promise<void> {
  await replaceKept(id, () => open(work));
  showPlace(work.place);
}

// Opens the link in the address. Why it cannot be opened is shown; then the bench stays as it is.
async function openLink(fragment: string): Promise<boolean> {
  try {
    const work = await readLink(fragment);
    await openNew(work, "a link");
    showPlace(work.place);
    return true;
  } catch (why) {
    notify(sentence(why), true);
    return false;
  }
}

// What was kept, unless this page was saved as one file: then its own work, or what became of it.
async function openKept(): Promise<boolean> {
  const kept = await lastKept();
  const carried = carriedPage()?.work ?? null;
  try {
    const work = kept?.work ?? (carried === null ? null : { ...checkedWork(carried), origin: null });
    if (work === null)
      return false;
    await replaceKept(kept?.id ?? null, () => open(work));
    return true;
  } catch (why) {
    notify(`What was kept could not be opened: ${sentence(why)}`, true);
    return false;
  }
}

// A set that stops the engine must not keep the page from opening.
async function reopenIfLost(): Promise<void> {
  if (engineState.value === "lost")
    await reopenEngine();
}

export async function restoreBench(): Promise<void> {
  const fragment = location.hash;
  addEventListener("hashchange", () => {
    if (isLink(location.hash))
      void openLink(location.hash);
  });
  if (isLink(fragment) && (await openLink(fragment)))
    return;
  await reopenIfLost();
  if (await openKept())
    return;
  await reopenIfLost();
  await replaceKept(null, () => openSet(example.name, example.files, example.open));
}
