// A set for Tabletop Simulator: its saved object and its pictures in a zip file.
import { zipSync } from "fflate";
import { ask } from "../engine/engine.ts";
import { setName, setsNumber } from "../state/bench.ts";
import { download } from "../state/download.ts";
import { pngOfSheet } from "./draw_sheet.ts";

// 10 x 7 of them are a picture of less than 4096 x 4096 pixels, which is as much as Tabletop Simulator takes.
const card = { width: 409, height: 571 };

// The address of a folder: "https://example.org/mine", or a folder of the visitor's machine, "C:\cards\mine".
export function addressOfFolder(written: string): string {
  const folder = written.trim().replaceAll("\\", "/").replace(/\/+$/, "");
  return /^[a-z]+:\/\//i.test(folder) ? folder : `file:///${folder.replace(/^\/+/, "")}`;
}

// Reports how many of the pictures are drawn.
export async function saveForTableTop(folder: string, onProgress: (drawn: number, of: number) => void): Promise<void> {
  const { saved_object, pictures, faces } = await ask("sets.table_top", {
    ...(setsNumber.value === null ? {} : { sets: setsNumber.value }),
    images_at: addressOfFolder(folder),
  });
  if (pictures.length === 0)
    throw new Error("The set has no cards");
  const name = setName.value;
  const files: Record<string, Uint8Array> = {
    [`${name}.json`]: new TextEncoder().encode(JSON.stringify(saved_object, null, 2)),
  };
  for (const [i, picture] of pictures.entries()) {
    onProgress(i, pictures.length);
    files[`${picture.name}.png`] = await pngOfSheet(picture.sheet, faces, card);
  }
  const zip = zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) }) as Uint8Array<ArrayBuffer>;
  download(`${name}-tabletop-simulator.zip`, zip, "application/zip");
}
