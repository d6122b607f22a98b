// Opens a game of a pair at the table, at the moment where the two games of the pair part.
import type { Result } from "../engine/connection.ts";
import { ask } from "../engine/engine.ts";
import { go } from "../state/route.ts";
import { showGame } from "../table/open.ts";
import { watched } from "../table/watched.ts";
import type { Experiment } from "./experiment.ts";
import { lettered } from "./names.ts";

type Next = Result<"lab.pair">["next"];

// How two games go on from where they part. The same answer may have another result.
function partingOf([here, there]: Next, letters: [string, string]): string {
  const inBoth = (one: string, other: string) => `in ${letters[0]}: ${one}; in ${letters[1]}: ${other}`;
  if (here.answer !== there.answer)
    return inBoth(here.answer, there.answer);
  const first = here.events.findIndex((event, at) => event !== there.events[at]);
  const differs = first >= 0 ? first : there.events.length > here.events.length ? here.events.length : -1;
  return differs < 0
    ? `both go on with “${here.answer}”, and the tables differ from then on`
    : `after “${here.answer}”, ${inBoth(here.events[differs] ?? "nothing", there.events[differs] ?? "nothing")}`;
}

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
  await showGame(games[0], `Deal ${pair + 1} with ${names[variant]}`, experiment.set);
  watched.value = {
    title: `Deal ${pair + 1}: game ${lettered(names, variant)}`,
    partsAt: parts_at,
    parting: partingOf(next, variant === 0 ? ["A", "B"] : ["B", "A"]),
    other: {
      label: `Watch game ${lettered(names, other)}`,
      open: () => openPair(experiment, pair, other, variant, names),
    },
  };
  go("table");
}
