// Sheets on paper: they replace the page while the browser prints.
import { render } from "preact";
import type { Face, Sheet } from "../engine/wire.ts";
import { loadFaceFont } from "../parts/face_font.ts";
import { SheetPicture } from "../parts/face_picture.tsx";

export interface Printed {
  sheets: Sheet[];
  faces: Face[];
}

let place: HTMLElement | null = null;

export function removePrintedSheets(): void {
  if (place !== null)
    render(null, place);
  place?.remove();
  place = null;
}

const longestWait = 10_000; // ms

// Also one that cannot be drawn.
function loaded(image: SVGImageElement): Promise<unknown> {
  return new Promise((done) => {
    for (const event of ["load", "error"])
      image.addEventListener(event, done, { once: true });
    setTimeout(done, longestWait);
  });
}

// The style sheet has a page size for each paper and each size of single cards.
function pageOf({ width, height }: Sheet): string {
  return `is-${Math.round(width / 100)}-${Math.round(height / 100)}`;
}

// Opens the print dialog of the browser, which also writes PDF files.
export async function printSheets({ sheets, faces }: Printed): Promise<void> {
  await loadFaceFont();
  removePrintedSheets();
  place = document.createElement("div");
  place.className = `printed-sheets ${sheets.length === 0 ? "" : pageOf(sheets[0]!)}`;
  document.body.append(place);
  render(
    sheets.map((sheet, i) => (
      <div class="sheet" key={i}>
        <SheetPicture sheet={sheet} faces={faces} title={`Sheet ${i + 1}`} />
      </div>
    )),
    place,
  );
  await Promise.all([...place.querySelectorAll("image")].map(loaded));
  window.print();
}
