// Opens a game of a pair at the table, at the moment where the two games of the pair part.
import { ask } from "../engine/engine.ts";
import { notify } from "../parts/notices.tsx";
import { go } from "../state/route.ts";
import { showGame } from "../table/open.ts";
import type { Experiment } from "./experiment.ts";

// `variant`: whose game is shown; 0 is the first. `other`: the variant that it is compared with.
export async function openPair(
  experiment: Experiment,
  pair: number,
  variant: number,
  other: number,
  names: string[],
): Promise<void> {
  const { games, parts_at, next } = await ask("lab.pair", { lab: experiment.lab, pair, variants: [variant, other] });
  await ask("game.drop", { game: games[1] });
  await showGame(games[0], `Deal ${pair + 1} with ${names[variant]}`);
  go("table");
  notify(parts_at === null
    ? "Both games of this deal are the same"
    : `Here the games part. With ${names[variant]}: ${next[0].answer}. With ${names[other]}: ${next[1].answer}`);
}
