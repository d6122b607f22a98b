// Sheets of faces as PNG pictures, drawn from the same values as those that the page shows.
import type { Face, Sheet } from "../engine/wire.ts";
import { faceFont, loadFaceFont, textUnit } from "../parts/face_font.ts";
import { type FacePicture, imageOf } from "../parts/set_pictures.ts";

// So large that it covers its place, and cut off beyond it.
async function drawPicture(c: CanvasRenderingContext2D, picture: FacePicture | undefined): Promise<void> {
  const image = picture === undefined ? null : await imageOf(picture);
  if (picture === undefined || image === null)
    return;
  const { x, y, width, height, radius } = picture;
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  c.save();
  c.beginPath();
  c.roundRect(x, y, width, height, radius);
  c.clip();
  c.drawImage(image, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  c.restore();
}

async function drawFace(c: CanvasRenderingContext2D, face: Face): Promise<void> {
  await drawPicture(c, face.frame);
  for (const { x, y, width, height, radius, colour } of face.shapes) {
    c.fillStyle = colour;
    c.beginPath();
    c.roundRect(x, y, width, height, radius);
    c.fill();
  }
  await drawPicture(c, face.picture);
  c.fontKerning = "none";
  for (const run of face.runs) {
    c.save();
    c.fillStyle = run.colour;
    c.font = `${run.bold ? 700 : 400} ${run.size / textUnit}px "${faceFont}"`;
    c.transform(textUnit, 0, run.italic ? -0.2 * textUnit : 0, textUnit, run.x, run.y);
    c.fillText(run.text, 0, 0);
    c.restore();
  }
}

async function drawSheet(c: CanvasRenderingContext2D, sheet: Sheet, faces: Face[]): Promise<void> {
  c.fillStyle = "#ffffff";
  c.fillRect(0, 0, sheet.width, sheet.height);
  for (const { face: number, x, y } of sheet.places) {
    const face = faces[number]!;
    c.save();
    c.translate(x, y);
    c.fillStyle = face.background;
    c.fillRect(0, 0, sheet.card.width, sheet.card.height);
    await drawFace(c, face);
    c.restore();
  }
}

// The bytes of a PNG file in which a card has this size in pixels. Throws a sentence if the browser cannot make it.
export async function pngOfSheet(
  sheet: Sheet,
  faces: Face[],
  card: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  await loadFaceFont();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(sheet.width / sheet.card.width) * card.width;
  canvas.height = Math.round(sheet.height / sheet.card.height) * card.height;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null)
    throw new Error("This browser cannot draw a picture of that size");
  context.scale(canvas.width / sheet.width, canvas.height / sheet.height);
  await drawSheet(context, sheet, faces);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null)
    throw new Error("This browser cannot save a picture of that size");
  return new Uint8Array(await blob.arrayBuffer());
}
