// What has happened at a table, as lines that can be read.
import type { Event, Position } from "../engine/wire.ts";

export interface LogLine {
  key: string;
  kind: "event" | "turn" | "passed" | "note";
  text: string;
  rule: string;
  // The number of the event, which `game.because` takes; null for other lines.
  event: number | null;
  turn: number;
  // It happened after `from` answers of the game, and at the latest after `to`.
  from: number;
  to: number;
}

// All passes of a change in one line, each reason with its count.
function passedLines(position: Position, from: number, turn: number): LogLine[] {
  const passed = position.passed ?? [];
  if (passed.length === 0)
    return [];
  const counts = new Map<string, number>();
  for (const { why } of passed)
    counts.set(why, (counts.get(why) ?? 0) + 1);
  const reasons = [...counts].map(([why, count]) => (count === 1 ? why : `${why} (${count} times)`));
  const who = [...new Set(passed.map(({ seat }) => `P${seat}`))].join(", ");
  const text = `${who} passed without being asked: ${reasons.join("; ")}`;
  return [{ key: `p${position.at}`, kind: "passed", text, rule: "", event: null, turn, from, to: position.at }];
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
export const mostLines = 3000;
