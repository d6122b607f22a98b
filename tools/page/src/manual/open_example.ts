// An example of the manual, in the workshop.
import { type Files, files, type Pictures, pictures, setName } from "../state/bench.ts";
import { base64 } from "../state/packing.ts";
import { isPictureName } from "../state/set_files.ts";
import { example as firstVisit } from "../workshop/example.ts";
import { openInWorkshop } from "../workshop/open.ts";
import type { Example, ManualContents, ManualPage } from "./manual_contents.ts";

const name = "mine"; // the set of all examples
const tutorial = "Tutorial"; // the section whose pages continue each other
const setFile = "set.lua";
const usualSet = `return set {
  id = "mine", title = "My cards", version = "0.1", api = 1,
  authors = { "me" }, license = "CC0-1.0", requires = { "base" },
}
`;

// The examples that come before this one and belong to the same set, and the example itself.
function examplesUntil(contents: ManualContents, page: ManualPage, number: number): Example[] {
  const own = page.examples.slice(0, number + 1);
  if (page.section !== tutorial)
    return own;
  const steps = contents.pages.filter((one) => one.section === tutorial);
  return [...steps.slice(0, steps.indexOf(page)).flatMap((step) => step.examples), ...own];
}

// Nothing else is in the set, if it is what a first visitor finds there.
function isOwnSet(): boolean {
  return setName.value === name && Object.entries(files.value).some(([file, text]) => firstVisit.files[file] !== text);
}

// Another text than one of the manual's, so a visitor wrote it.
function isOwnText(contents: ManualContents, file: string, text: string | undefined): boolean {
  return text !== undefined && !contents.pages.some((page) =>
    page.examples.some((example) => example.file === file && example.text === text));
}

// Opens the set `mine` with this example. What else is in it stays, so that the tutorial can be followed with own changes.
// Returns false if the visitor wanted to keep their own text of that file.
export async function openExample(contents: ManualContents, page: ManualPage, number: number): Promise<boolean> {
  const { file, text } = page.examples[number] as Example;
  const needed: Files = { [setFile]: usualSet };
  const images: Pictures = {};
  for (const example of examplesUntil(contents, page, number))
    if (isPictureName(example.file))
      images[example.file] = base64(new TextEncoder().encode(example.text));
    else
      needed[example.file] = example.text;
  const kept = isOwnSet() ? files.value : {};
  const question = `Your set has a ${file} of your own. Replace it with the one of the manual?`;
  if (kept[file] !== text && isOwnText(contents, file, kept[file]) && !confirm(question))
    return false;
  const keptPictures = isOwnSet() ? pictures.value : {};
  await openInWorkshop({ ...needed, ...kept, [file]: text }, file, name, { ...images, ...keptPictures });
  return true;
}
