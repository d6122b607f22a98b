// Opens sets and cards in the workshop, for all places of the page.
import { ask } from "../engine/engine.ts";
import { editFile, type Files, files, openFile, type Pictures, removeFiles, setName, setsNumber } from "../state/bench.ts";
import { notify, offer } from "../parts/notices.tsx";
import { openOnBench } from "../state/restore.ts";
import { go } from "../state/route.ts";
import { isFileName, nameOfSet, quoted, Refusal } from "../state/set_files.ts";
import { isCard, isScenarios, scenariosOf, stemOf } from "./kinds.ts";
import { idOf, nameIn, testAndOthers, withName, withoutTest, withTitlesOf } from "./names.ts";
import { copyOfBaseCard, newFiles, type Wish } from "./new_file.ts";
import { hasOwnNumbers, withNumbers } from "./numbers.ts";
import { sendTyped } from "./typing.ts";

// Replaces the set on the bench, which is kept.
export async function openInWorkshop(
  texts: Files,
  open: string,
  name = nameOfSet(texts),
  images: Pictures = {},
): Promise<void> {
  await sendTyped();
  await openOnBench(name, texts, open, images);
  go("workshop");
}

// Adds files to the set on the bench. Throws a Refusal, without a change, if one of them is there.
export async function addFiles(texts: Files, open: string): Promise<void> {
  for (const name of Object.keys(texts))
    if (name in files.value)
      throw new Refusal(`The set already has a file ${quoted(name)}`);
  await sendTyped();
  // What others need comes first, so that the set loads after each step.
  for (const name of Object.keys(texts).sort((a, b) => Number(a.startsWith("scenarios/")) - Number(b.startsWith("scenarios/"))))
    await editFile(name, texts[name]);
  openFile.value = open;
}

// Of a copy. Two cards that are played together may not have the same name.
function nameOfCopy(name: string): string {
  const stems = new Set(Object.keys(files.value).map(stemOf));
  let copy = `My ${name}`;
  for (let n = 2; stems.has(idOf(copy)); n++)
    copy = `My ${name} ${n}`;
  return copy;
}

// One more scenario of a card of the set, in the file of its scenarios.
export async function addScenario(cardFile: string, sentence: string): Promise<void> {
  await sendTyped();
  const made = await newFiles({ kind: "scenario", name: sentence, from: `${setName.value}:${stemOf(cardFile)}` });
  openFile.value = await appendScenario(cardFile, Object.values(made)[0]);
}

// Puts a scenario behind those of a card. Gives their file.
export async function appendScenario(cardFile: string, text: string): Promise<string> {
  const file = scenariosOf(cardFile);
  const before = files.value[file];
  await editFile(file, before === undefined ? text : `${before.trimEnd()}\n\n${text}`);
  return file;
}

// Removes a test of a file; without its last one, the file goes. It can be had back.
export async function removeTest(file: string, title: string): Promise<void> {
  await sendTyped();
  const before = files.value[file] ?? "";
  const { test, others } = testAndOthers(before, title);
  if (test === "")
    throw new Refusal(`The test ${quoted(title)} is not written as one block: remove it in its Lua`);
  if (others.trim() === "")
    await removeFiles(file);
  else
    await editFile(file, others);
  const after = files.value[file];
  const undo = async () => {
    if (files.value[file] === after)
      await editFile(file, before);
    else
      await appendScenario(file, test); // what was changed meanwhile stays
  };
  offer(`The test ${quoted(title)} is removed`, { label: "Undo", run: undo }, 20);
}

// A card may be made from a part of its sentence: the rest is a comment in it.
function missingIn(card: string): string[] {
  return [...card.matchAll(/-- To do: (.*)/g)].map(([, part]) => quoted(part.trim()));
}

// Of the last card that was made from a sentence.
let takeBackWhatIsMissing = () => {};

function sayWhatIsMissing(card: string, name: string): void {
  takeBackWhatIsMissing();
  const parts = missingIn(card);
  if (parts.length > 0)
    takeBackWhatIsMissing = notify(
      `${name} does not do all of its sentence yet. Not understood: ${parts.join(", ")}. Say that part in other words`,
      true,
    );
}

function titlesOfFirstTest(name: string): { whole: string; part: string } {
  return { whole: `${name} does what it says`, part: `${name} does a part of what it says` };
}

// Not for a card that does not load yet.
async function addFirstTest(card: string, name: string): Promise<void> {
  const { whole, part } = titlesOfFirstTest(name);
  await addScenario(card, missingIn(files.value[card] ?? "").length === 0 ? whole : part).catch(() => {});
  openFile.value = card;
}

// A new card with its first scenarios; the card is opened. One of a sentence has no scenarios yet: it gets one.
export async function addCard({ numbers = {}, ...wish }: Wish): Promise<void> {
  const made = await newFiles(wish);
  const card = Object.keys(made).find((file) => !isScenarios(file)) ?? "";
  if (wish.text !== undefined)
    sayWhatIsMissing(made[card] ?? "", wish.name);
  const isOther = hasOwnNumbers(made[card] ?? "", numbers);
  const texts = isOther ? { [card]: withNumbers(made[card], numbers) } : made; // a starter test has the usual numbers
  await addFiles(texts, card);
  if (wish.text !== undefined || isOther)
    await addFirstTest(card, wish.name);
}

// The card of the set that a new one of this name would replace.
export function cardNamed(name: string): string | undefined {
  return Object.keys(files.value).find((file) => isCard(file) && stemOf(file) === idOf(name));
}

// Writes a card of the set anew from another sentence. Its first test is written anew as well; the others stay.
export async function replaceCard(before: string, { numbers = {}, ...wish }: Wish): Promise<void> {
  const made = await newFiles(wish, true);
  const [card] = Object.keys(made);
  const was = nameIn(files.value[before]); // which may be written in another way
  sayWhatIsMissing(made[card], wish.name);
  if (card !== before)
    await renameFile(before, card);
  await sendTyped();
  await editFile(card, withNumbers(made[card], numbers));
  const tests = scenariosOf(card);
  const { whole, part } = titlesOfFirstTest(was);
  const others = withoutTest(withoutTest(files.value[tests] ?? "", whole), part);
  if (others.trim() !== "")
    await editFile(tests, others);
  else if (tests in files.value)
    await removeFiles(tests);
  await addFirstTest(card, wish.name);
}

// A card of the set on the bench is opened; of another set, a copy of it with its scenarios is added.
export async function openCardInWorkshop(def: string): Promise<void> {
  await sendTyped();
  const sets = setsNumber.value === null ? {} : { sets: setsNumber.value };
  const { card } = await ask("sets.card", { card: def, ...sets });
  if (def.startsWith(`${setName.value}:`)) {
    openFile.value = Object.keys(files.value).find((file) => card.file.endsWith(`/${file}`)) ?? openFile.value;
  } else {
    const made = await copyOfBaseCard(card, nameOfCopy(card.name));
    await addFiles(made, Object.keys(made).find((file) => !file.startsWith("scenarios/")) ?? openFile.value);
  }
  go("workshop");
}

// In its scenarios, a card is named by the name of its file.
function withNewId(text: string, was: string, now: string): string {
  return text.replaceAll(`"${was}"`, `"${now}"`);
}

// Renames a card or a file, with its tests and what their titles say.
export async function renameFile(from: string, to: string, name?: string): Promise<void> {
  if (!isFileName(to))
    throw new Refusal(`${quoted(to)} cannot be the name of a file: it is like loot/spark.lua`);
  await sendTyped();
  const scenarios = scenariosOf(from);
  const was = nameIn(files.value[from]);
  const now = name ?? was;
  const card = name === undefined ? files.value[from] : withName(files.value[from], name);
  const tests = scenarios !== from && scenarios in files.value ? withTitlesOf(files.value[scenarios], was, now) : null;
  if (to === from) {
    await editFile(from, card);
    if (tests !== null)
      await editFile(scenarios, tests);
    return;
  }
  const texts: Files = { [to]: card };
  if (tests !== null)
    texts[scenariosOf(to)] = withNewId(tests, stemOf(from), stemOf(to));
  await addFiles(texts, to);
  await removeFiles(from, scenarios);
  openFile.value = to;
}
