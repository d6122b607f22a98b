// An experiment that is played on all cores: its plan is in the engine of the page, which adds up what others play.
import { signal } from "@preact/signals";
import { type Connection, EngineLost, type Result } from "../engine/connection.ts";
import { ask, openAnotherEngine } from "../engine/engine.ts";
import { sentenceOf } from "../state/sentence.ts";
import type { LabSet } from "./lab_sets.ts";
import { type Part, Parts } from "./parts.ts";
import { forget, type Plan, planIn } from "./planning.ts";
import type { Question } from "./question.ts";

export type Progress = Result<"lab.add">;
export type State = "playing" | "stopped" | "over" | "failed";

// A deal: what was measured under each variant.
export interface Pair {
  number: number;
  values: number[];
}

const secondsOfPart = 0.3;
const mostEngines = 8; // each needs memory of its own
const mostLosses = 5;
const showEvery = 250; // milliseconds

function engineCount(): number {
  return Math.max(1, Math.min(navigator.hardwareConcurrency, mostEngines));
}

function isClear(progress: Progress): boolean {
  return progress.answers.length > 0 && progress.answers.every(({ verdict }) => ["less", "more", "same"].includes(verdict));
}

export class Experiment {
  readonly state = signal<State>("playing");
  readonly trouble = signal("");
  readonly progress = signal<Progress | null>(null);
  readonly pairs = signal<Pair[]>([]);
  private readonly parts: Parts;
  private engines = new Set<Connection>();
  private adding: Promise<void> = Promise.resolve(); // one after another
  private known: Pair[] = [];
  private losses = 0;
  private shownAt = 0;
  private seconds = 0; // of playing, until the last stop
  private since = 0;

  private constructor(
    readonly question: Question,
    readonly set: LabSet,
    private readonly plan: Plan,
  ) {
    this.parts = new Parts(question.pairs);
  }

  // Throws if it cannot be planned.
  static async begin(question: Question, set: LabSet): Promise<Experiment> {
    const experiment = new Experiment(question, set, await planIn(ask, question, set));
    experiment.play();
    return experiment;
  }

  get lab(): number {
    return this.plan.lab;
  }

  pairsPerSecond(): number {
    const seconds = this.seconds + (this.state.value === "playing" ? (performance.now() - this.since) / 1000 : 0);
    return seconds > 0 ? this.known.length / seconds : 0;
  }

  stop(): void {
    if (this.state.value === "playing")
      this.end("stopped");
  }

  continue(): void {
    if (this.state.value === "stopped")
      this.play();
  }

  async drop(): Promise<void> {
    this.stop();
    await this.adding.catch(() => {}); // `trouble` says why
    await forget(ask, this.plan).catch(() => {}); // the engine may have been replaced
  }

  private play(): void {
    this.state.value = "playing";
    this.since = performance.now();
    for (let n = engineCount(); n > 0; --n)
      this.work().catch((why: unknown) => this.fail(why));
  }

  private end(state: State): void {
    this.seconds += (performance.now() - this.since) / 1000;
    this.state.value = state;
    for (const engine of this.engines)
      engine.close();
    this.engines.clear();
  }

  private fail(why: unknown): void {
    if (this.state.value !== "playing")
      return;
    this.trouble.value = sentenceOf(why);
    this.end("failed");
  }

  private isPlaying(engine: Connection): boolean {
    return this.state.value === "playing" && this.engines.has(engine);
  }

  // One engine plays parts until the experiment ends. A lost one is replaced.
  private async work(): Promise<void> {
    const engine = await openAnotherEngine();
    if (this.state.value !== "playing")
      return engine.close();
    this.engines.add(engine);
    try {
      await this.playParts(engine);
    } catch (why) {
      if (!(why instanceof EngineLost))
        throw why;
      if (!this.engines.delete(engine))
        return undefined; // closed by `end`
      if (++this.losses > mostLosses)
        throw new Error(`The engines stop again and again: ${why.message}`);
      return this.work();
    }
    this.engines.delete(engine);
    engine.close();
    return undefined;
  }

  private async playParts(engine: Connection): Promise<void> {
    const { lab } = await planIn((method, params) => engine.call(method, params), this.question, this.set);
    let perSecond = 0;
    for (let part = this.parts.take(1); part !== null && this.isPlaying(engine);) {
      const began = performance.now();
      await this.playPart(engine, lab, part);
      perSecond = part.pairs / Math.max(0.001, (performance.now() - began) / 1000);
      part = this.isPlaying(engine) ? this.parts.take(perSecond * secondsOfPart) : null;
    }
  }

  private async playPart(engine: Connection, lab: number, part: Part): Promise<void> {
    try {
      const { sums, values } = await engine.call("lab.part", { lab, ...part });
      for (const ready of this.parts.inOrder({ ...part, sums, values }))
        this.adding = this.adding.then(() => this.add(ready.from, ready.pairs, ready.sums, ready.values));
      this.adding.catch((why: unknown) => this.fail(why));
    } catch (why) {
      this.parts.giveBack(part);
      throw why;
    }
  }

  private async add(from: number, pairs: number, sums: unknown, values: number[][]): Promise<void> {
    if (this.state.value === "over" || this.state.value === "failed")
      return;
    const isShown = performance.now() - this.shownAt > showEvery || from + pairs >= this.question.pairs;
    const progress = await ask("lab.add", { lab: this.lab, sums, pairs, report: isShown });
    this.known.push(...values.map((value, at) => ({ number: from + at, values: value })));
    const isOver = progress.over || (this.question.untilClear && isClear(progress));
    if (isOver || isShown)
      await this.show(progress, isOver);
  }

  private async show(progress: Progress, isOver: boolean): Promise<void> {
    const whole = progress.report === undefined
      ? await ask("lab.more", { lab: this.lab, pairs: 0, report: true })
      : progress;
    this.shownAt = performance.now();
    this.pairs.value = [...this.known];
    this.progress.value = whole;
    if (isOver && this.state.value === "playing")
      this.end("over");
  }
}

// The experiment that is shown; null before the first one.
export const shownExperiment = signal<Experiment | null>(null);

export async function beginExperiment(question: Question, set: LabSet): Promise<void> {
  await dropExperiment();
  shownExperiment.value = await Experiment.begin(question, set);
}

export async function dropExperiment(): Promise<void> {
  const earlier = shownExperiment.value;
  shownExperiment.value = null;
  await earlier?.drop();
}
