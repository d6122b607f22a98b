// Opens games of other places at the table.
import { ask } from "../engine/engine.ts";
import { openGame } from "./tree.ts";

// Shows a game that bots play in the engine of the page, at its present moment, under a title.
export async function showGame(game: number, title: string): Promise<void> {
  const { view } = await ask("game.view", { game, as: "all" });
  await openGame(game, title, (view?.players ?? []).map(() => "bot"));
}
