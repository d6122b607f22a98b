// What has happened at a table, as lines that can be read.
import type { Event, Position } from "../engine/wire.ts";

interface Passes {
  seats: number[];
  reasons: Map<string, number>;
}

export interface LogLine {
  key: string;
  kind: "event" | "turn" | "passed" | "note";
  text: string;
  // What stands behind a line about passes: each reason with its count.
  passes?: Passes;
  // The number on a die that was cast.
  die?: number;
  rule: string;
  // The number of the event, which `game.because` takes; null for other lines.
  event: number | null;
  turn: number;
  // It happened after `from` answers of the game, and at the latest after `to`.
  from: number;
  to: number;
}

function textOf({ seats, reasons }: Passes): string {
  const count = [...reasons.values()].reduce((sum, n) => sum + n, 0);
  const who = seats.map((seat) => `P${seat}`).join(", ");
  const lets = seats.length === 1 ? "lets" : "let";
  return count === 1 ? `${who} lets it happen` : `${who} ${lets} ${count} things happen`;
}

export function reasonsOf({ reasons }: Passes): string[] {
  return [...reasons].map(([why, count]) => (count === 1 ? why : `${why} (${count} times)`));
}

// All passes of a change in one line.
function passedLines(position: Position, from: number, turn: number): LogLine[] {
  const passed = position.passed ?? [];
  if (passed.length === 0)
    return [];
  const reasons = new Map<string, number>();
  for (const { why } of passed)
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
  const passes = { seats: [...new Set(passed.map(({ seat }) => seat))], reasons };
  return [{ key: `p${position.at}`, kind: "passed", text: textOf(passes), passes, rule: "", event: null, turn, from, to: position.at }];
}

// Puts new lines after others. Passes with nothing between them become one line.
export function joined(lines: LogLine[], fresh: LogLine[]): LogLine[] {
  const before = lines[lines.length - 1];
  const [first, ...rest] = fresh;
  if (before?.passes === undefined || first?.passes === undefined)
    return [...lines, ...fresh].slice(-mostLines);
  const reasons = new Map(before.passes.reasons);
  for (const [why, count] of first.passes.reasons)
    reasons.set(why, (reasons.get(why) ?? 0) + count);
  const passes = { seats: [...new Set([...before.passes.seats, ...first.passes.seats])], reasons };
  const line = { ...first, passes, text: textOf(passes), from: before.from };
  return [...lines.slice(0, -1), line, ...rest].slice(-mostLines);
}

// The lines of a change that began after `from` answers; `before` has happened before it.
export function linesOf(events: Event[], position: Position, from: number, before: LogLine[]): LogLine[] {
  const last = lastEvent(before);
  const begun = events.filter(({ type }) => type === "turn_started").length;
  let turn = before[before.length - 1]?.turn ?? Math.max(0, position.turn - begun);
  const lines: LogLine[] = [];
  for (const event of events) {
    if (event.number <= last || event.text === undefined)
      continue;
    const begins = event.type === "turn_started";
    turn += begins ? 1 : 0;
    lines.push({
      key: `e${event.number}`,
      kind: begins ? "turn" : "event",
      text: begins ? `Turn ${turn}: ${event.by === undefined ? event.text : `P${event.by}`}` : event.text,
      ...(event.type === "die_cast" && event.value !== undefined && { die: event.value }),
      rule: event.rule,
      event: event.number,
      turn,
      from,
      to: position.at,
    });
  }
  return [...lines, ...passedLines(position, from, turn)];
}

export function noteLine(text: string, position: Position): LogLine {
  const { at, turn } = position;
  return { key: `n${at}.${text}`, kind: "note", text, rule: "", event: null, turn, from: at, to: at };
}

export function lastEvent(lines: LogLine[]): number {
  for (let i = lines.length - 1; i >= 0; i--)
    if (typeof lines[i]?.event === "number")
      return lines[i]?.event ?? -1;
  return -1;
}

// Lines that are kept in the page; the engine keeps 2,000 events.
const mostLines = 3000;
