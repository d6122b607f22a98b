// "What if": a moment of a game is played on by bots many times, as it is and with a change.
import { signal } from "@preact/signals";
import type { Params, Result } from "../engine/connection.ts";
import { ask } from "../engine/engine.ts";
import type { GameModel } from "./game_model.ts";

export interface Question {
  at: number;
  // Whose wins count.
  seat: number;
  commands: string[];
  // Open sets with other texts; null: the same.
  sets: number | null;
  title: string;
}

type Progress = Result<"lab.more">;

export interface Answer {
  question: Question;
  progress: Progress | null;
  running: boolean;
  // The first event that differs in one such pair of games.
  parts: { was: string; now: string } | null;
}

export const answer = signal<Answer | null>(null);
const pairsPlanned = 400;
const pairsAtOnce = 2; // so that the table answers between them
const bots = ["eager"];

let run = 0;

export function stopWhatIf(): void {
  run++;
  if (answer.value !== null)
    answer.value = { ...answer.value, running: false };
}

// Plays until the answer is clear, all pairs are played, or it is stopped.
export async function askWhatIf(model: GameModel, question: Question): Promise<void> {
  const mine = ++run;
  answer.value = { question, progress: null, running: true, parts: null };
  const { commands, sets, at, seat } = question;
  const change: Params<"lab.fork">["change"] = { ...(commands.length > 0 && { commands }), ...(sets !== null && { sets }) };
  const wish = { game: model.number(), change, at, seat, pairs: pairsPlanned, bots, until_clear: true, ...model.viewerOnly() };
  try {
    const { lab } = await ask("lab.fork", wish);
    if (sets === null)
      await findParting(model, question, mine);
    await play(lab, mine);
    await ask("lab.drop", { lab });
  } finally {
    if (mine === run)
      stopWhatIf();
  }
}

async function play(lab: number, mine: number): Promise<void> {
  for (let over = false; !over && mine === run; ) {
    const progress = await ask("lab.more", { lab, pairs: pairsAtOnce });
    over = progress.over;
    if (mine === run && answer.value !== null)
      answer.value = { ...answer.value, progress };
  }
}

// ---- Where one pair parts

async function botsPlay(game: number, seats: number): Promise<void> {
  for (let seat = 1; seat <= seats; seat++)
    await ask("game.seat", { game, seat, by: "eager", as: "spectator", options: false });
}

async function eventsOf(game: number): Promise<Map<number, string>> {
  const { events } = await ask("game.events", { game, as: "spectator", most: 1000 });
  return new Map(events.flatMap(({ number, text }) => (text === undefined ? [] : [[number, text]])));
}

// Both games have the same hidden cards and dice, but not those of the real game.
async function pairOf(model: GameModel, question: Question): Promise<[number, number]> {
  const moment = await model.moments.branch(question.at);
  const { game: was } = await ask("game.fork", { game: moment, sample: true, ...model.viewerOnly() });
  const { game: now } = await ask("game.fork", { game: was });
  await ask("game.drop", { game: moment });
  return [was, now];
}

async function findParting(model: GameModel, question: Question, mine: number): Promise<void> {
  const games = await pairOf(model, question);
  const [was, now] = games;
  const seats = model.seats.value.length;
  for (const command of question.commands)
    await ask("game.edit", { game: now, command, options: false });
  for (const game of games)
    await botsPlay(game, seats);
  for (let turn = 0; turn < 12; turn++) {
    for (const game of games)
      await ask("game.run", { game, until: "turn", as: "spectator", options: false });
    const parts = firstDifference(await eventsOf(was), await eventsOf(now));
    if (parts === null)
      continue;
    if (mine === run && answer.value !== null)
      answer.value = { ...answer.value, parts };
    break;
  }
  for (const game of games)
    await ask("game.drop", { game });
}

function firstDifference(was: Map<number, string>, now: Map<number, string>): Answer["parts"] {
  const before = [...was.values()];
  const after = [...now.values()];
  for (let i = 0; i < Math.min(before.length, after.length); i++)
    if (before[i] !== after[i])
      return { was: before[i] ?? "", now: after[i] ?? "" };
  return null;
}
