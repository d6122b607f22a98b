// Faces and sheets as pictures. All places are those of the service, in micrometres: the same that are printed by
// `soulstack print`.
import { useEffect, useId } from "preact/hooks";
import type { Face, Sheet } from "../engine/wire.ts";
import { faceFont, hasFaceFont, loadFaceFont, textUnit } from "./face_font.ts";
import { addressOf, type FacePicture as Placed } from "./set_pictures.ts";

const slant = -(Math.atan(0.2) * 180) / Math.PI; // degrees: as cairo slants by a fifth
const markWidth = 100;

function Run({ run }: { run: Face["runs"][number] }) {
  return (
    <text
      transform={`translate(${run.x} ${run.y}) scale(${textUnit})${run.italic ? ` skewX(${slant})` : ""}`}
      font-family={faceFont}
      font-size={run.size / textUnit}
      font-weight={run.bold ? 700 : 400}
      fill={run.colour}
      textLength={run.width / textUnit}
    >
      {run.text}
    </text>
  );
}

// An image of the browser: of an SVG file nothing gets into the page. It covers its place, as where cairo draws it.
function Picture({ picture }: { picture: Placed }) {
  const id = `clip${useId()}`;
  const { x, y, width, height, radius } = picture;
  const address = addressOf(picture);
  if (address === null)
    return null;
  const image = { href: address, x, y, width, height, preserveAspectRatio: "xMidYMid slice" };
  if (radius === 0)
    return <image {...image} />;
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} rx={radius} />
      </clipPath>
      <image {...image} clip-path={`url(#${id})`} />
    </>
  );
}

// The shapes and texts of a face, from the upper left corner of the cut card.
function FaceParts({ face }: { face: Face }) {
  return (
    <>
      {face.frame !== undefined && <Picture picture={face.frame} />}
      {face.shapes.map(({ x, y, width, height, radius, colour }, i) => (
        <rect key={i} x={x} y={y} width={width} height={height} rx={radius} fill={colour} />
      ))}
      {face.picture !== undefined && <Picture picture={face.picture} />}
      {face.runs.map((run, i) => run.width > 0 && <Run key={i} run={run} />)}
    </>
  );
}

export function FacePicture({ face }: { face: Face }) {
  useEffect(() => void loadFaceFont(), []);
  return (
    <svg class="face-picture" viewBox={`0 0 ${face.width} ${face.height}`} aria-hidden="true">
      {hasFaceFont.value && (
        <>
          <rect width={face.width} height={face.height} rx={3000} fill={face.background} />
          <FaceParts face={face} />
        </>
      )}
    </svg>
  );
}

function PlacedFace({ face, card, x, y }: { face: Face; card: Sheet["card"]; x: number; y: number }) {
  const { width, height, bleed } = card;
  return (
    <g class="placed" transform={`translate(${x} ${y})`}>
      <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} fill={face.background} />
      <g transform={`translate(${(width - face.width) / 2} ${(height - face.height) / 2})`}>
        <FaceParts face={face} />
      </g>
    </g>
  );
}

// A sheet of paper in its own size.
export function SheetPicture({ sheet, faces, title }: { sheet: Sheet; faces: Face[]; title: string }) {
  return (
    <svg
      class="sheet-picture"
      width={`${sheet.width / 1000}mm`}
      height={`${sheet.height / 1000}mm`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={title}
    >
      {sheet.places.map(({ face, x, y }, i) => (
        <PlacedFace key={i} face={faces[face]!} card={sheet.card} x={x} y={y} />
      ))}
      {sheet.marks.map(({ x, y, to_x, to_y }, i) => (
        <line key={i} x1={x} y1={y} x2={to_x} y2={to_y} stroke="#000" stroke-width={markWidth} />
      ))}
    </svg>
  );
}
