// All that a visitor works on, as one value: what a link, the kept state and the one-file page hold.
import { areBlocksWanted } from "../blocks/open_blocks.ts";
import { exportLab, importLab, labForLink, openLabFromLink } from "../lab/keep.ts";
import { exportGames, importGames, openTableFromLink, tableForLink } from "../table/keep.ts";
import { isCard, testedBy } from "../workshop/kinds.ts";
import { checkedTried, exportTried, type Tried, wantTried } from "../workshop/tried.ts";
import { sendTyped, unsentFiles } from "../workshop/typing.ts";
import { type Files, files, findings, openFile, openSet, type Pictures, pictures, setName } from "./bench.ts";
import { folders, leaveFolder, openFolder, type Origin, origin } from "./folder.ts";
import { type Place, places, route } from "./route.ts";
import { checkedFiles, checkedPictures, isSetName, quoted, Refusal } from "./set_files.ts";

// "all": each game and experiment; "shown": only what a link needs so that another person sees the same.
export type Scope = "all" | "shown";

export interface Work {
  scope: Scope;
  name: string;
  files: Files;
  pictures: Pictures; // none in links
  open: string; // the file in the editor
  asBlocks: boolean; // cards are shown as blocks
  tried: Tried | null; // at the table of the workshop; not in links
  place: Place;
  table: unknown; // as the table and the lab export them; null: nothing
  lab: unknown;
  origin: Origin | null; // the folder of `soulstack serve`; never of a work from elsewhere
}

function checkedOrigin(from: unknown): Origin | null {
  const { folder, hashes } = (from ?? {}) as Record<string, unknown>;
  if (typeof folder !== "string" || typeof hashes !== "object" || hashes === null)
    return null;
  return { folder, hashes: Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [file, String(hash)])) };
}

// Of a value that came from outside. Throws a Refusal. The table and the lab check their own parts.
export function checkedWork(value: unknown): Work {
  if (typeof value !== "object" || value === null)
    throw new Refusal("it does not hold a card set");
  const { scope, name, files, pictures: images, open, asBlocks, tried, place, table, lab, origin: from } = value as Record<string, unknown>;
  if (typeof name !== "string" || !isSetName(name))
    throw new Refusal(`${quoted(String(name))} cannot be the name of a set`);
  const checked = checkedFiles(files);
  const isOpen = typeof open === "string" && Object.hasOwn(checked, open);
  return {
    scope: scope === "all" ? "all" : "shown",
    name,
    files: checked,
    pictures: checkedPictures(images),
    open: isOpen ? open : (Object.keys(checked).find(isCard) ?? Object.keys(checked)[0] ?? ""),
    asBlocks: asBlocks === true,
    tried: checkedTried(tried),
    place: places.find((one) => one === place) ?? "workshop",
    table: table ?? null,
    lab: lab ?? null,
    origin: checkedOrigin(from),
  };
}

// Without waiting for the engine, as a page that is closed has no time for that.
export function workAtOnce(scope: Scope): Work {
  const texts = unsentFiles() ?? files.value;
  const set = {
    scope,
    name: setName.value,
    files: texts,
    open: openFile.value,
    asBlocks: areBlocksWanted.value,
    place: route.value.place,
  };
  return scope === "all"
    ? { ...set, pictures: pictures.value, tried: exportTried(), table: exportGames(), lab: exportLab(), origin: origin.value }
    : { ...set, pictures: {}, tried: null, table: tableForLink(), lab: labForLink(), origin: null };
}

// Once the engine has what is typed.
export async function workNow(scope: Scope): Promise<Work> {
  await sendTyped();
  return workAtOnce(scope);
}

// Who gets a work sees a card first, not its tests.
function firstShown({ scope, files: texts, open }: Work): string {
  const card = testedBy(open);
  return scope === "shown" && card in texts ? card : open;
}

async function openTexts(work: Work): Promise<void> {
  const { name, files: texts, pictures: images, origin: from } = work;
  const open = firstShown(work);
  if (from !== null && folders.value.includes(from.folder))
    return openFolder(from.folder, { files: texts, pictures: images, open, hashes: from.hashes });
  await openSet(name, texts, open, images);
  leaveFolder();
}

// Puts it on the bench in place of what is there. Throws if the engine refuses the files: the bench is as it was then,
// unless only some edits of a folder are refused.
// Gives sentences about what is left out: games and experiments that cannot be continued, pictures that are not in a link.
export async function openWork(work: Work): Promise<string[]> {
  const { scope, table, lab } = work;
  wantTried(scope === "all" ? work.tried : null);
  await openTexts(work);
  areBlocksWanted.value = work.asBlocks;
  const lacksPictures = scope === "shown" && findings.value.some(({ name }) => name === "wrong_picture");
  const failed = lacksPictures ? ["A link has no pictures: the zip of the set has them"] : [];
  const restore = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (why) {
      failed.push(`The ${what} could not be restored: ${why instanceof Error ? why.message : String(why)}`);
    }
  };
  await restore("games", async () => {
    if (scope === "all" || table === null)
      await importGames(scope === "all" ? table : null);
    if (scope === "shown" && table !== null)
      await openTableFromLink(table);
  });
  await restore("experiments", async () => {
    if (scope === "all" || lab === null)
      await importLab(scope === "all" ? lab : null);
    if (scope === "shown" && lab !== null)
      await openLabFromLink(lab);
  });
  return failed;
}
