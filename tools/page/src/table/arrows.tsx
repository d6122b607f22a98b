// Lines from the objects on the stack to their targets on the table. The words beside each object say the same.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../engine/wire.ts";
import { keyOf } from "./choices.ts";

interface Line {
  key: string;
  from: [number, number];
  to: [number, number];
}

// The tile of a key that comes first, as far as it is in sight.
function boxOf(board: HTMLElement, key: string, within: string): DOMRect | null {
  const tile = board.querySelector(`${within} [data-keys~="${CSS.escape(key)}"]`);
  const room = tile?.closest(".field, .now")?.getBoundingClientRect();
  const box = tile?.getBoundingClientRect();
  if (box === undefined || room === undefined || box.width === 0)
    return null;
  const x = box.left + box.width / 2;
  const y = box.top + Math.min(box.height / 2, 24);
  return x < room.left || x > room.right || y < room.top || y > room.bottom ? null : box;
}

function linesOn(board: HTMLElement, view: View): Line[] {
  const { left, top } = board.getBoundingClientRect();
  return view.stack.flatMap((entry) => {
    const source = boxOf(board, `stack:${entry.stack}`, ".stack");
    return entry.targets.flatMap((target, i): Line[] => {
      const key = keyOf(target);
      const aim = key === "" ? null : boxOf(board, key, key.startsWith("stack:") ? ".stack" : ".field");
      if (source === null || aim === null)
        return [];
      const isBeside = aim.right < source.left;
      const start = isBeside ? source.left : source.left + source.width / 2;
      const end = isBeside ? aim.right : aim.left + aim.width / 2;
      return [
        {
          key: `${entry.stack}.${i}`,
          from: [start - left, source.top + Math.min(source.height / 2, 24) - top],
          to: [end - left, aim.top + Math.min(aim.height / 2, 24) - top],
        },
      ];
    });
  });
}

function Arrow({ line: { from, to } }: { line: Line }) {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <path d={`M ${from.join(" ")} L ${to.join(" ")}`} />
      <path class="head" d="M 0 0 L -11 -5 L -11 5 Z" transform={`translate(${to.join(" ")}) rotate(${angle})`} />
    </>
  );
}

export function Arrows({ board, view }: { board: { current: HTMLElement | null }; view: View }) {
  const [lines, setLines] = useState<Line[]>([]);
  useEffect(() => {
    const element = board.current;
    if (element === null)
      return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLines(linesOn(element, view)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of element.querySelectorAll(".field, .stack"))
      observer.observe(part);
    element.addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener("scroll", measure, { capture: true });
    };
  }, [view]);
  return lines.length === 0 ? null : (
    <svg class="arrows" aria-hidden="true">
      {lines.map((line) => (
        <Arrow key={line.key} line={line} />
      ))}
    </svg>
  );
}
