// A difference with its interval, as a line over zero; the grey band is what is too small to matter.
import { numberText, signed } from "./words.ts";

export interface Shown {
  difference: number;
  low: number;
  high: number;
  matters: number; // 0: not known
  unit: string;
}

export function intervalWords({ difference, low, high, unit }: Shown): string {
  return `${signed(difference)} ${unit}, between ${signed(low)} and ${signed(high)}`;
}

// `reach`: the number at both ends of the picture; pictures that are compared have the same.
export function reachOf(all: Shown[]): number {
  return Math.max(1e-9, ...all.flatMap(({ low, high, matters }) => [Math.abs(low), Math.abs(high), matters * 1.5])) * 1.05;
}

export function IntervalPicture({ shown, reach }: { shown: Shown; reach: number }) {
  const x = (value: number) => `${50 + (50 * Math.max(-reach, Math.min(reach, value))) / reach}%`;
  const width = (from: number, to: number) => `${(50 * Math.max(0, Math.min(reach, to) - Math.max(-reach, from))) / reach}%`;
  return (
    <svg class="interval" role="img" aria-label={intervalWords(shown)}>
      <rect class="band" x={x(-shown.matters)} width={width(-shown.matters, shown.matters)} y="0" height="100%" />
      <line class="zero" x1="50%" x2="50%" y1="0" y2="100%" />
      <rect class="range" x={x(shown.low)} width={width(shown.low, shown.high)} y="40%" height="20%" />
      <circle class="mean" cx={x(shown.difference)} cy="50%" r="4" />
      <title>{`${intervalWords(shown)}${shown.matters > 0 ? `; less than ${numberText(shown.matters)} is too small to matter` : ""}`}</title>
    </svg>
  );
}
