// One game of the engine, as the board shows it.
import { batch, computed, signal } from "@preact/signals";
import { type Params, type Result, ServiceError } from "../engine/connection.ts";
import { ask } from "../engine/engine.ts";
import { orNotify } from "../parts/notices.tsx";
import type { Face, Option, Position, PrintedCard, View } from "../engine/wire.ts";
import { type Choice, meant, placed } from "./choices.ts";
import { Clicks } from "./clicks.ts";
import { joined, lastEvent, linesOf, type LogLine, noteLine } from "./log.ts";
import { Moments } from "./moments.ts";

export type Previews = Result<"game.preview">;
export type Hint = Result<"game.hint">;
export type Stops = Result<"game.stops">;
type Viewer = number | "spectator" | undefined;

const usualStops: Partial<Stops> = { mode: "relevant" };

// Who looks: the one person, or whoever is asked if there are several; without a person, a spectator.
function viewerOf(seats: string[]): Viewer {
  const people = seats.flatMap((by, i) => (by === "client" ? [i + 1] : []));
  return people.length > 1 ? undefined : (people[0] ?? "spectator");
}

export class GameModel {
  readonly game = signal<number | null>(null);
  readonly position = signal<Position | null>(null);
  readonly view = signal<View | null>(null);
  readonly log = signal<LogLine[]>([]);
  // The engine is working on an answer.
  readonly busy = signal(false);
  // The last request that failed, as a sentence.
  readonly error = signal("");
  readonly previews = signal<Previews | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly stops = signal<Stops | null>(null);
  // What a person has chosen there; kept with the games, since saves do not have it.
  chosenStops: Partial<Stops> = usualStops;
  // Printed cards by their id.
  readonly printed = signal<Map<string, PrintedCard>>(new Map());
  private cardsOf: Params<"sets.cards"> = {};
  readonly seats = signal<string[]>([]);
  readonly moments = new Moments(this);
  readonly clicks = new Clicks();
  // After how many answers the last click was made; null if something else has led to where the game is now.
  readonly since = computed(() => this.clicks.endingAt(this.position.value?.at)?.from ?? null);
  // Where Cancel leads; null if no choice has been started.
  readonly cancelTo = computed(() => this.clicks.startedAt(this.position.value));
  // What the board shows: the game, or an earlier moment of it.
  readonly shown = computed(() => this.moments.shown.value?.view ?? this.view.value);
  readonly placed = computed(() =>
    placed(this.moments.shown.value === null ? this.position.value?.decision : undefined, this.shown.value),
  );
  // Called after each change of the game.
  onChange: () => void = () => {};
  // Called when a person has chosen when to be asked.
  onStops: () => void = () => {};
  private viewer: Viewer = undefined;
  private previewTimer = 0;

  // Begins a game, in place of the one that is open.
  async begin(params: Params<"game.new">): Promise<void> {
    const seats = [...(params.seats ?? [])];
    while (seats.length < (params.players ?? (seats.length || 4)))
      seats.push("client");
    this.viewer = viewerOf(seats);
    await this.open(seats, params.sets, params.rules, () => ask("game.new", { ...params, events: "everybody", ...this.asViewer() }));
    this.clicks.begin(this.position.value?.at ?? 0);
  }

  // Continues a save.
  async load(params: Params<"game.load">, seats: string[], rules: string | undefined): Promise<void> {
    this.viewer = viewerOf(seats);
    await this.open(seats, params.sets, rules, () => ask("game.load", { ...params, events: "everybody", ...this.asViewer() }));
    await this.setStops(this.chosenStops);
    await this.remember();
  }

  // Who plays each seat from now on, as long as it is set otherwise.
  async setPlayers(players: string[]): Promise<void> {
    const others = players.flatMap((by, i) => (by === this.seats.value[i] ? [] : [{ seat: i + 1, by }]));
    this.seats.value = players;
    this.viewer = viewerOf(players);
    for (const one of others)
      await this.jump((game) => ask("game.seat", { game, ...one, ...this.asViewer() }));
    await this.setStops(this.chosenStops);
  }

  // Shows a game that is in the engine already. It is dropped when the model shows another one.
  async adopt(game: number, seats: string[], sets?: number, rules?: string): Promise<void> {
    this.viewer = viewerOf(seats);
    const { decisions } = await ask("game.save", { game });
    await this.open(seats, sets, rules, () => ask("game.rewind", { game, at: decisions, ...this.asViewer() }));
    await this.remember();
  }

  // The engine tells what happened only when it happens: plays the game again from its beginning.
  private async remember(): Promise<void> {
    const game = this.number();
    const at = this.position.value?.at ?? 0;
    await ask("game.rewind", { game, at: 0, options: false });
    await this.change(() => ask("game.rewind", { game, at, ...this.asViewer() }));
    if (this.viewer !== "spectator" && this.position.value?.decision === undefined && this.position.value?.over === false)
      await this.run();
    await this.tellAgain();
  }

  // Shows the position that `game.reload` has answered: the log stays up to the first event that differs.
  show(position: Position): void {
    this.moments.close();
    const { differs, ended } = position;
    const at = Math.min(differs?.at ?? position.at, position.at);
    const first = differs?.event ?? (differs === undefined && ended === undefined ? Infinity : -1);
    const stays = (line: LogLine) => line.to <= at || (line.event !== null && line.event < first && line.from < at);
    batch(() => {
      this.log.value = this.log.value.filter(stays);
      this.clicks.forgetAfter(at);
      this.take(position, at);
    });
    orNotify(this.refreshView());
    orNotify(this.tellAgain());
  }

  // Gives the answer, and the next one if the click has meant it as well.
  async answer(choice: Choice | number): Promise<void> {
    const { at: from = 0, decision } = this.position.value ?? {};
    const then = typeof choice === "number" ? [] : choice.then;
    const happened = await this.answerOnce(typeof choice === "number" ? choice : choice.option.index);
    const next = happened === null ? undefined : meant(this.position.value?.decision, then);
    const more = next === undefined ? [] : await this.answerOnce(next.index);
    const to = this.position.value?.at ?? from;
    if (happened !== null && decision !== undefined)
      this.clicks.add({ from, to, prompt: decision.prompt, events: [...happened, ...(more ?? [])] });
  }

  // The types of the events that followed; null if nothing was answered.
  private async answerOnce(option: number): Promise<string[] | null> {
    const { decision, at } = this.position.value ?? {};
    const game = this.game.value;
    if (decision === undefined || game === null)
      return null;
    await this.change(() => ask("game.answer", { game, option, decision: decision.number, ...this.asViewer() }));
    const now = this.position.value;
    return now === null || now.at === at ? null : (now.events ?? []).map(({ type }) => type);
  }

  // Takes the last click of a person back, with the answers of bots that followed; where only bots play, the last answer
  // after which something has happened.
  undo(): Promise<void> {
    if (this.viewer === "spectator")
      return this.step(-1);
    const click = this.clicks.endingAt(this.position.value?.at);
    if (click !== undefined && !click.isBeginning)
      return this.rewind(click.from);
    return this.jump((game) => ask("game.undo", { game, ...this.asViewer() }));
  }

  redo(): Promise<void> {
    if (this.viewer === "spectator")
      return this.step(1);
    const click = this.clicks.beginningAt(this.position.value?.at);
    if (click !== undefined)
      return this.rewind(click.to);
    return this.jump((game) => ask("game.redo", { game, ...this.asViewer() }));
  }

  // Takes a choice back that has been started: the target of a card, a cost, the first of several picks.
  async cancel(): Promise<void> {
    const at = this.cancelTo.value;
    if (at !== null)
      await this.rewind(at);
  }

  // Answer by answer, until something that can be seen has happened, or has not happened yet: many answers are passes.
  private step(by: 1 | -1): Promise<void> {
    const from = this.position.value?.at ?? 0;
    const last = lastEvent(this.log.value);
    return this.jump(async (game) => {
      let at = from;
      while (await this.isThere(game, at + by)) {
        at += by;
        if ((await this.hasEvents(game, by > 0 ? last + 1 : last)) === by > 0)
          break;
      }
      if (at === from)
        throw new Error(by > 0 ? "Nothing was taken back that could be given again" : "This is where the game begins");
      return ask("game.rewind", { game, at, ...this.asViewer() });
    });
  }

  // Goes there, if the game has so many answers.
  private async isThere(game: number, at: number): Promise<boolean> {
    if (at < 0)
      return false;
    try {
      await ask("game.rewind", { game, at, options: false });
      return true;
    } catch (why) {
      if (why instanceof ServiceError && why.code === "not_possible")
        return false;
      throw why;
    }
  }

  private async hasEvents(game: number, from: number): Promise<boolean> {
    const { events } = await ask("game.events", { game, from: Math.max(0, from), most: 50, ...this.viewerOnly() });
    return events.some(({ text }) => text !== undefined);
  }

  // Goes to a place in the past of the game, or forward again, and lets bots play to the next decision of a person.
  rewind(at: number): Promise<void> {
    return this.jump(async (game) => {
      const position = await ask("game.rewind", { game, at, ...this.asViewer() });
      const stays = this.viewer === "spectator" || position.decision !== undefined || position.over;
      return stays ? position : ask("game.run", { game, ...this.asViewer() });
    });
  }

  // Bots play on, without a person to the next turn.
  run(until: "decision" | "turn" = "decision"): Promise<void> {
    return this.change(() => ask("game.run", { game: this.number(), until, ...this.asViewer() }));
  }

  // A command of the console, such as `/coins P1 10`.
  async edit(command: string): Promise<void> {
    await this.change(() => ask("game.edit", { game: this.number(), command, ...this.asViewer() }));
    const done = this.position.value?.done;
    if (done !== undefined && this.position.value !== null)
      this.log.value = [...this.log.value, noteLine(done, this.position.value)];
  }

  // Gives answers by their keys, and makes edits, which begin with a slash, up to the first that is not possible. The
  // result is why it is not; null if all are.
  async replay(steps: string[]): Promise<ServiceError | null> {
    const game = this.number();
    try {
      for (const step of steps)
        await (step.startsWith("/")
          ? ask("game.edit", { game, command: step, options: false })
          : ask("game.answer", { game, option: step, options: false }));
      return null;
    } catch (why) {
      if (why instanceof ServiceError)
        return why;
      throw why;
    } finally {
      await this.setStops(this.chosenStops);
      await this.change(() => ask("game.run", { game, ...this.asViewer() }));
      await this.tellAgain();
    }
  }

  // Goes on with the card sets as they are now. What differs then is in the position.
  async reload(sets?: number): Promise<Position["differs"] | null> {
    const position = await ask("game.reload", { game: this.number(), ...(sets === undefined ? {} : { sets }), ...this.asViewer() });
    this.show(position);
    return position.differs ?? null;
  }

  // What `careful` would do at once; then how the chances stand.
  async askHint(): Promise<void> {
    const game = this.number();
    const decision = this.position.value?.decision?.number;
    const as = typeof this.viewer === "number" ? { as: this.viewer } : {};
    this.hint.value = await ask("game.hint", { game, ...as });
    const { chances } = await ask("game.hint", { game, games: 20, ...as });
    if (this.position.value?.decision?.number === decision && this.hint.value !== null && chances !== undefined)
      this.hint.value = { ...this.hint.value, chances };
  }

  // Why something that is visible cannot be chosen now; null if it can, or if nothing is known about it.
  async whyNot(what: string | { card: number }): Promise<{ text: string; rule: string } | null> {
    const answer = await ask("game.why", { game: this.number(), what }).catch(() => null);
    return answer === null || answer.may ? null : { text: answer.text ?? "", rule: answer.rule ?? "" };
  }

  async setStops(changes: Partial<Stops>): Promise<void> {
    const seat = this.seats.value.indexOf("client") + 1;
    if (seat > 0)
      this.stops.value = await ask("game.stops", { game: this.number(), seat, ...changes });
  }

  async chooseStops(changes: Partial<Stops>): Promise<void> {
    await this.setStops(changes);
    this.chosenStops = this.stops.value ?? usualStops;
    this.onStops();
  }

  preview(option: Option): string {
    return this.previews.value?.options[option.index]?.text ?? "";
  }

  // A purchase for which there are not enough coins.
  isInVain(option: Option): boolean {
    return this.previews.value?.options[option.index]?.in_vain ?? false;
  }

  dispose(): void {
    clearTimeout(this.previewTimer);
    this.moments.close();
    const game = this.game.value;
    this.game.value = null;
    if (game !== null)
      ask("game.drop", { game }).catch(() => {});
  }

  number(): number {
    if (this.game.value === null)
      throw new Error("No game is open");
    return this.game.value;
  }

  viewerOnly(): { as?: number | "spectator" } {
    return this.viewer === undefined ? {} : { as: this.viewer };
  }

  // The face of a card of this game; null if its set is not open any more.
  faceOf(card: string): Promise<Face | null> {
    return ask("sets.face", { ...this.cardsOf, card }).then(({ face }) => face, () => null);
  }

  private asViewer(): { as?: number | "spectator"; view: true } {
    return { ...this.viewerOnly(), view: true };
  }

  private async open(seats: string[], sets: number | undefined, rules: string | undefined, begin: () => Promise<Position>) {
    const position = await begin();
    this.dispose();
    batch(() => {
      this.seats.value = seats;
      this.game.value = position.game;
      this.log.value = [];
      this.hint.value = null;
      this.clicks.forget();
      this.take(position, 0);
    });
    this.cardsOf = { ...(sets === undefined ? {} : { sets }), ...(rules === undefined ? {} : { rules }) };
    const { cards } = await ask("sets.cards", this.cardsOf);
    this.printed.value = new Map(cards.map((card) => [card.id, card]));
    await this.setStops({});
  }

  private async change(request: () => Promise<Position>): Promise<void> {
    if (this.busy.value)
      return;
    this.busy.value = true;
    this.moments.close();
    const from = this.position.value?.at ?? 0;
    try {
      const position = await request();
      batch(() => this.take(position, from));
    } catch (why) {
      this.error.value = why instanceof Error ? why.message : String(why);
    } finally {
      this.busy.value = false;
    }
  }

  // After undo and the like: lines that did not happen go, and those that happened again come.
  private async jump(request: (game: number) => Promise<Position>): Promise<void> {
    const before = this.position.value;
    await this.change(async () => {
      const position = await request(this.number());
      this.log.value = this.log.value.filter((line) => line.to <= position.at);
      return position;
    });
    if (this.position.value !== before)
      await this.tellAgain();
  }

  // Asks for the events that the log lacks.
  private async tellAgain(): Promise<void> {
    const position = this.position.value;
    if (position === null)
      return;
    const from = lastEvent(this.log.value) + 1;
    const most = 1000;
    const pages = [];
    for (let next = from; ; next = (pages.at(-1)?.at(-1)?.number ?? next) + 1) {
      const { events } = await ask("game.events", { game: this.number(), from: next, most, ...this.viewerOnly() });
      pages.push(events);
      if (events.length < most)
        break;
    }
    const since = this.log.value.at(-1)?.to ?? 0;
    const quiet = { ...position, passed: [] };
    this.log.value = joined(this.log.value, linesOf(pages.flat(), quiet, since, this.log.value));
  }

  private async refreshView(): Promise<void> {
    if (this.position.value?.view !== undefined)
      return;
    const { view } = await ask("game.view", { game: this.number(), ...this.viewerOnly() });
    this.view.value = view ?? this.view.value;
  }

  private take(position: Position, from: number): void {
    const fresh = linesOf(position.events ?? [], position, from, this.log.value);
    this.position.value = position;
    this.view.value = position.view ?? this.view.value;
    this.log.value = joined(this.log.value, fresh);
    this.previews.value = null;
    this.hint.value = null;
    this.error.value = "";
    this.previewLater();
    this.onChange();
  }

  // Previews take longer than answers: they wait until nothing has been answered for a moment.
  private previewLater(): void {
    clearTimeout(this.previewTimer);
    const decision = this.position.value?.decision;
    if (decision === undefined)
      return;
    this.previewTimer = setTimeout(async () => {
      const previews = await ask("game.preview", { game: this.number() }).catch(() => null);
      if (this.position.value?.decision?.number === decision.number)
        this.previews.value = previews;
    }, 80);
  }
}
