// Pictures of the set on the bench, as addresses for images. They are only ever shown as images: a browser then runs no
// script of an SVG file and loads nothing that it names.
import type { Face } from "../engine/wire.ts";
import { pictures, setName } from "../state/bench.ts";
import { fromBase64 } from "../state/packing.ts";

export type FacePicture = NonNullable<Face["picture"]>;

const types: Record<string, string> = { png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", svg: "image/svg+xml" };

function typeOf(file: string): string {
  return types[file.slice(file.lastIndexOf(".") + 1)] ?? "image/png";
}

// Null for a picture of another set.
function bytesOf({ set, file }: FacePicture): string | null {
  return set === setName.value ? (pictures.value[file] ?? null) : null;
}

const addresses = new Map<string, { bytes: string; address: string }>();

// As long as the picture has the same bytes, the same address.
export function addressOf(picture: FacePicture): string | null {
  const bytes = bytesOf(picture);
  if (bytes === null)
    return null;
  const known = addresses.get(picture.file);
  if (known?.bytes === bytes)
    return known.address;
  if (known !== undefined)
    URL.revokeObjectURL(known.address);
  const address = URL.createObjectURL(new Blob([fromBase64(bytes)], { type: typeOf(picture.file) }));
  addresses.set(picture.file, { bytes, address });
  return address;
}

// To be drawn on a canvas, which could not be saved after an SVG file from a blob. Null: of another set, or damaged.
export async function imageOf(picture: FacePicture): Promise<HTMLImageElement | null> {
  const bytes = bytesOf(picture);
  if (bytes === null)
    return null;
  const image = new Image();
  image.src = `data:${typeOf(picture.file)};base64,${bytes}`;
  return image.decode().then(() => image, () => null);
}
