// The picture of a card: a file of the set that its field `image` names.
import { files, openFile, pictures, putPicture } from "../state/bench.ts";
import { origin } from "../state/folder.ts";
import { base64 } from "../state/packing.ts";
import { isNamedIn, isPictureName, mostBytesOfPicture, quoted, Refusal } from "../state/set_files.ts";
import { notify } from "../parts/notices.tsx";
import { go } from "../state/route.ts";
import { cardFile } from "./card_in_view.ts";
import { isCard, stemOf } from "./kinds.ts";
import { idOf } from "./names.ts";
import { sendTyped, textOf, typed } from "./typing.ts";

export const pictureEndings = ".png,.jpg,.jpeg,.svg";

const imageField = /(\bimage\s*=\s*)"([^"\n]*)"/;

// The file that a card names; "" if it names none.
export function imageOf(text: string): string {
  return imageField.exec(text)?.[2] ?? "";
}

// The text of the card with that picture, behind its name; null if it has no name where one is usual.
export function withImage(text: string, file: string): string | null {
  if (imageField.test(text))
    return text.replace(imageField, (_, field: string) => `${field}"${file}"`);
  const name = /\bname\s*=\s*"(?:[^"\\\n]|\\.)*"/;
  return name.test(text) ? text.replace(name, (found) => `${found}, image = "${file}"`) : null;
}

export function withoutImage(text: string): string {
  return text.replace(/,\s*image\s*=\s*"[^"\n]*"/, "").replace(/\bimage\s*=\s*"[^"\n]*"\s*,?\s*/, "");
}

// A name in art/ that no other picture has.
function freeName(stem: string, ending: string, base64: string): string {
  for (let number = 1; ; number++) {
    const name = `art/${stem}${number === 1 ? "" : `_${number}`}.${ending}`;
    if (pictures.value[name] === undefined || pictures.value[name] === base64)
      return name;
  }
}

async function bytesOf(file: File): Promise<string> {
  if (!isPictureName(file.name.toLowerCase()))
    throw new Refusal("it is not a PNG, JPEG or SVG file");
  if (file.size > mostBytesOfPicture)
    throw new Refusal(`it is larger than ${mostBytesOfPicture >> 20} MB`);
  return base64(new Uint8Array(await file.arrayBuffer()));
}

function write(card: string, text: string): Promise<void> {
  typed(card, text);
  return sendTyped();
}

// A picture that no card and no frame names any more is not kept, unless it is in a folder of the visitor.
async function dropUnused(file: string): Promise<void> {
  const isInFolder = origin.value !== null && file in origin.value.hashes;
  if (file in pictures.value && !isInFolder && !isNamedIn(files.value, file))
    await putPicture(file);
}

// Makes it the picture of the card in view. Throws, without a change, if it cannot be.
export async function useAsPicture(file: File): Promise<void> {
  await sendTyped();
  const card = cardFile.value;
  if (card === "")
    throw new Refusal("the set has no card for it");
  const bytes = await bytesOf(file);
  const ending = file.name.toLowerCase().slice(file.name.lastIndexOf(".") + 1);
  const name = freeName(idOf(stemOf(card)) || "picture", ending, bytes);
  const before = imageOf(textOf(card));
  const text = withImage(textOf(card), name);
  if (text === null)
    throw new Refusal(`${quoted(card)} has no name = "..." beside which the picture could be named`);
  await putPicture(name, bytes);
  await write(card, text);
  await dropUnused(before);
  if (!isCard(openFile.value))
    openFile.value = card;
  go("workshop");
  notify(`${name} is the picture of ${stemOf(card).replaceAll("_", " ")}`);
}

export async function removePicture(): Promise<void> {
  await sendTyped();
  const card = cardFile.value;
  const before = imageOf(textOf(card));
  await write(card, withoutImage(textOf(card)));
  await dropUnused(before);
}
