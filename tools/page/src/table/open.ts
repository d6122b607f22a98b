// Opens games of other places at the table.
import { ask } from "../engine/engine.ts";
import { type Beginning, watchGame } from "./tree.ts";

// Shows a game that bots play in the engine of the page with this set, at its present moment, under a title. The visitor's
// own game is kept.
export async function showGame(game: number, title: string, set: Beginning["set"]): Promise<void> {
  const { view } = await ask("game.view", { game, as: "all" });
  await watchGame(game, title, (view?.players ?? []).map(() => "bot"), set);
}
