// Earlier moments of a game, seen in a copy, so that the game itself stays where it is.
import { signal } from "@preact/signals";
import { ask } from "../engine/engine.ts";
import type { View } from "../engine/wire.ts";
import type { GameModel } from "./game_model.ts";
import type { LogLine } from "./log.ts";

export interface Moment {
  line: LogLine;
  view: View;
  // The answers and edits that lead to it.
  at: number;
  // What led to it, the event itself first.
  because: string[];
}

export class Moments {
  readonly shown = signal<Moment | null>(null);
  // A copy of the game with its past, as long as the game does not change.
  private copy: number | null = null;

  constructor(private readonly model: GameModel) {}

  async show(line: LogLine): Promise<void> {
    const copy = await this.openCopy();
    const at = line.event === null ? line.to : await this.placeOf(copy, line.event, line.from, line.to);
    const position = await ask("game.rewind", { game: copy, at, view: true, options: false, ...this.model.viewerOnly() });
    const because = line.event === null ? [] : await this.becauseOf(line.event);
    if (position.view !== undefined && this.copy === copy)
      this.shown.value = { line, view: position.view, at, because };
  }

  // A copy of the game that has been played only up to the moment. The caller drops it.
  async branch(at: number): Promise<number> {
    const { game } = await ask("game.fork", { game: this.model.number(), past: true });
    await ask("game.rewind", { game, at, options: false });
    return game;
  }

  close(): void {
    this.shown.value = null;
    if (this.copy !== null)
      ask("game.drop", { game: this.copy }).catch(() => {});
    this.copy = null;
  }

  private async openCopy(): Promise<number> {
    this.copy ??= (await ask("game.fork", { game: this.model.number(), past: true })).game;
    return this.copy;
  }

  private async becauseOf(event: number): Promise<string[]> {
    const { sentences } = await ask("game.because", { game: this.model.number(), event, ...this.model.viewerOnly() });
    return sentences;
  }

  // After how many answers the event has happened: bots may have given many between two of a person.
  private async placeOf(copy: number, event: number, from: number, to: number): Promise<number> {
    let before = from;
    let after = to;
    while (after - before > 1) {
      const middle = (before + after) >> 1;
      await ask("game.rewind", { game: copy, at: middle, options: false });
      const { events } = await ask("game.events", { game: copy, from: event, most: 1, ...this.model.viewerOnly() });
      if (events.length > 0)
        after = middle;
      else
        before = middle;
    }
    return after;
  }
}
