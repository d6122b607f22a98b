// Each pair as a dot at the difference of its two games. A dot opens the pair at the table, where its games part.
import { useMemo, useState } from "preact/hooks";
import type { Pair } from "./experiment.ts";
import { shares, valueText } from "./words.ts";

interface Dot {
  pair: Pair;
  difference: number;
  column: number;
  row: number;
}

interface DotsProps {
  pairs: Pair[];
  variant: number; // that is compared with the first
  names: [string, string];
  unit: string;
  open: (pair: number, variant: number) => void;
}

const columns = 121; // an odd number, so that 0 is in the middle of one
const mostDots = 3000;
const height = 130;

// Dots of a column stand on each other, in the order in which they came.
function placed(pairs: Pair[], variant: number, reach: number): Dot[] {
  const stacks = new Array<number>(columns).fill(0);
  return pairs.map((pair) => {
    const difference = pair.values[variant] - pair.values[0];
    const column = Math.round(((difference / reach + 1) / 2) * (columns - 1));
    return { pair, difference, column, row: stacks[column]++ };
  });
}

function reachOf(pairs: Pair[], variant: number): number {
  return Math.max(1, ...pairs.map(({ values }) => Math.abs(values[variant] - values[0])));
}

function pairWords({ pair, difference }: Dot, { variant, names, unit }: DotsProps): string {
  const [a, b] = [pair.values[0], pair.values[variant]].map(valueText);
  const sign = difference > 0 ? "+" : "";
  const of = unit === shares ? "%" : unit;
  return `Deal ${pair.number + 1}: ${a} ${of} with ${names[0]}, ${b} ${of} with ${names[1]} (${sign}${valueText(difference)})`;
}

// With the arrow keys, by difference.
function neighbour(sorted: Dot[], chosen: Dot | undefined, step: number): Dot | undefined {
  const at = chosen === undefined ? -1 : sorted.indexOf(chosen);
  return at < 0 ? sorted[Math.floor(sorted.length / 2)] : sorted[Math.max(0, Math.min(sorted.length - 1, at + step))];
}

function Ticks({ reach, unit }: { reach: number; unit: string }) {
  return (
    <p class="ticks" aria-hidden="true">
      <span>−{valueText(reach)} {unit}</span>
      <span>the same</span>
      <span>+{valueText(reach)} {unit}</span>
    </p>
  );
}

export function Dots(props: DotsProps) {
  const { pairs, variant, open } = props;
  const [number, setNumber] = useState(-1); // of the chosen pair
  const shown = pairs.length > mostDots ? pairs.slice(0, mostDots) : pairs;
  const reach = useMemo(() => reachOf(shown, variant), [shown, variant]);
  const dots = useMemo(() => placed(shown, variant, reach), [shown, variant, reach]);
  const sorted = useMemo(() => [...dots].sort((a, b) => a.difference - b.difference || a.row - b.row), [dots]);
  const highest = Math.max(1, ...dots.map(({ row }) => row + 1));
  const step = Math.min(7, (height - 10) / highest);
  const chosen = dots.find(({ pair }) => pair.number === number);
  const pressed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (event.key === "Enter" && chosen !== undefined)
      open(chosen.pair.number, variant);
    else if (event.key in steps)
      setNumber(neighbour(sorted, chosen, steps[event.key])?.pair.number ?? -1);
    else
      return;
    event.preventDefault();
  };
  const under = (event: Event) => (event.target as Element).getAttribute("data-pair");
  return (
    <div class="dots">
      <svg height={height} role="application" tabindex={0} onKeyDown={pressed}
        aria-label={`${shown.length} pairs by the difference of their games. Arrow keys choose a pair, Enter opens it at the table`}
        aria-describedby="chosen-pair"
        onPointerOver={(event) => under(event) !== null && setNumber(Number(under(event)))}
        onClick={(event) => under(event) !== null && open(Number(under(event)), variant)}>
        <line class="zero" x1="50%" x2="50%" y1="0" y2={height} />
        {dots.map((dot) => (
          <circle key={dot.pair.number} data-pair={dot.pair.number} r={dot === chosen ? 5 : 3}
            class={dot === chosen ? "chosen" : undefined}
            cx={`${1 + (98 * dot.column) / (columns - 1)}%`} cy={height - 6 - dot.row * step} />
        ))}
      </svg>
      <Ticks reach={reach} unit={props.unit} />
      <p id="chosen-pair" class="chosen-pair" aria-live="polite">
        {chosen === undefined
          ? `Each dot is a deal, played under both rules. Click one to watch where its games part.${
            pairs.length > mostDots ? ` The first ${mostDots} are shown.` : ""}`
          : pairWords(chosen, props)}
      </p>
      {chosen !== undefined && (
        <p class="open-pair">
          <button type="button" class="small" onClick={() => open(chosen.pair.number, 0)}>Watch with {props.names[0]}</button>
          <button type="button" class="small" onClick={() => open(chosen.pair.number, variant)}>Watch with {props.names[1]}</button>
        </p>
      )}
    </div>
  );
}
