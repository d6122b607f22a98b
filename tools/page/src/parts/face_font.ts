// The font of the faces, which the page ships. Without it, texts have their places and another shape.
import { signal } from "@preact/signals";
import { loadShipped } from "../state/shipped.ts";

export const faceFont = "Soulstack Inter";
// In micrometres: browsers have no letters of more than 10,000 units.
export const textUnit = 100;
const files = { 400: "font/SoulstackInter-Regular.otf", 700: "font/SoulstackInter-Bold.otf" };

// Faces are shown when it is there, so that they do not change before the eyes of the visitor.
export const hasFaceFont = signal(false);

let loading: Promise<void> | null = null;

async function load(): Promise<void> {
  const fonts = Object.entries(files).map(async ([weight, file]) =>
    new FontFace(faceFont, await loadShipped(file), { weight }).load(),
  );
  for (const font of await Promise.all(fonts))
    document.fonts.add(font);
}

// Resolves when faces can be drawn; a page without the font draws them with another one.
export function loadFaceFont(): Promise<void> {
  loading ??= load()
    .catch(() => undefined)
    .then(() => void (hasFaceFont.value = true));
  return loading;
}
