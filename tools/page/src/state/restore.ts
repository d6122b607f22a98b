// What is on the bench when the page opens, and later in place of what was there.
import { engineState, reopenEngine } from "../engine/engine.ts";
import { notify, offer } from "../parts/notices.tsx";
import { example } from "../workshop/example.ts";
import { column } from "../workshop/jump.ts";
import { type Files, openSet, type Pictures } from "./bench.ts";
import { leaveFolder, openFolder } from "./folder.ts";
import { type Earlier, earlier, keepNow, keptBefore, lastKept, replaceKept } from "./kept.ts";
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

// Opens a work that came from elsewhere. What was on the bench is kept, listed among the earlier works, and offered.
export async function openNew(work: Work, from: string): Promise<void> {
  const before = keptBefore(await replaceKept(null, () => open(work)));
  await keepNow();
  const opened = `Opened ${work.name} from ${from}`;
  if (before === null)
    notify(opened);
  else
    offer(`${opened}. Your own set ${before.work.name} is kept`, {
      label: "Go back to it",
      run: () => goBackTo(before.id),
    });
}

// Opens a set that the page itself offers: an example, a copy of a card.
export async function openOnBench(name: string, files: Files, file: string, images: Pictures): Promise<void> {
  await replaceKept(null, async () => {
    await openSet(name, files, file, images);
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

// As it is kept now. Nothing happens if it is on the bench already.
async function goBackTo(id: string): Promise<void> {
  const one = earlier.value.find((kept) => kept.id === id);
  if (one !== undefined)
    await openEarlier(one);
}

// Opens the link in the address. Why it cannot be opened is shown; then the bench stays as it is.
async function openLink(fragment: string): Promise<boolean> {
  try {
    const work = await readLink(fragment);
    await openNew(work, "a link");
    column.value = "face"; // on a phone
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
