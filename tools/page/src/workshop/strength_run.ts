// Plays the pairs of one question about a card in engines of their own, so that the page's engine stays free.
import type { Connection, Params } from "../engine/connection.ts";
import { openAnotherEngine } from "../engine/engine.ts";
import type { Methods } from "../engine/wire.ts";
import type { Files } from "../state/bench.ts";

export type Progress = Methods["lab.add"]["result"];

export interface Question {
  card: string; // its id
  name: string; // of the set
  files: Files;
  before: Files | null; // the set before the change; null: compare with a blank card
}

const pairs = 2000;
const pairsAtOnce = 4; // a part cannot be interrupted
const matters = 1.5; // percentage points; less is too small to notice

function engineCount(): number {
  return Math.max(1, Math.min(navigator.hardwareConcurrency - 1, 8));
}

// Engines that wait for the next question.
export class Engines {
  private opened: Promise<Connection[]> | null = null;

  open(): Promise<Connection[]> {
    this.opened ??= Promise.all(Array.from({ length: engineCount() }, () => openAnotherEngine()));
    this.opened.catch(() => (this.opened = null));
    return this.opened;
  }

  async close(): Promise<void> {
    const opened = await this.opened?.catch(() => []);
    this.opened = null;
    for (const engine of opened ?? [])
      engine.close();
  }
}

// One engine, with the experiment planned in it.
class Player {
  private constructor(
    readonly engine: Connection,
    readonly lab: number,
    private readonly sets: number[],
  ) {}

  static async plan(engine: Connection, { card, name, files, before }: Question): Promise<Player> {
    const { sets } = await engine.call("sets.open", { files, name });
    const earlier = before === null ? [] : [(await engine.call("sets.open", { files: before, name })).sets];
    const params: Params<"lab.card"> & { before?: number } = { card, sets, pairs, matters, seed: 1, until_clear: true };
    if (earlier[0] !== undefined)
      params.before = earlier[0];
    try {
      const { lab } = await engine.call("lab.card", params);
      return new Player(engine, lab, [sets, ...earlier]);
    } catch (why) {
      for (const one of [sets, ...earlier])
        await engine.call("sets.close", { sets: one });
      throw why;
    }
  }

  async forget(): Promise<void> {
    await this.engine.call("lab.drop", { lab: this.lab });
    for (const sets of this.sets)
      await this.engine.call("sets.close", { sets });
  }
}

// Until it is decided, all pairs are played, or `isCancelled`. The sums of all engines are added in the first one.
export async function playPairs(
  engines: Connection[],
  question: Question,
  isCancelled: () => boolean,
  tell: (progress: Progress) => void,
): Promise<void> {
  const players = await Promise.all(engines.map((engine) => Player.plan(engine, question)));
  const [first] = players;
  let next = 0;
  let isOver = false;
  const work = async ({ engine, lab }: Player) => {
    while (!isOver && !isCancelled() && next < pairs) {
      const from = next;
      next += pairsAtOnce;
      const { sums } = await engine.call("lab.part", { lab, from, pairs: pairsAtOnce });
      if (isOver || isCancelled())
        return;
      const progress = await first.engine.call("lab.add", { lab: first.lab, sums, pairs: pairsAtOnce });
      isOver ||= progress.over;
      if (!isCancelled())
        tell(progress);
    }
  };
  try {
    await Promise.all(players.map(work));
  } finally {
    await Promise.all(players.map((player) => player.forget()));
  }
}
