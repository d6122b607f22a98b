// What each click of a person has done to a game: undo takes back one click, which may have given several answers.
import { signal } from "@preact/signals";
import type { Position } from "../engine/wire.ts";

export interface Click {
  // The answers of the game before it, and after it and what bots did then.
  from: number;
  to: number;
  // The question that it answered, and the types of the events that followed.
  prompt: string;
  events: string[];
  // Nobody has clicked: this is what happened before the first question.
  isBeginning?: boolean;
}

// Questions that are asked again and again, and not because of a click.
const open = ["action", "priority"];
// What is announced before the choice is complete.
const announced = ["attack_declared", "purchase_declared"];

function isUnfinished(click: Click): boolean {
  return click.isBeginning !== true && click.events.every((type) => announced.includes(type));
}

export class Clicks {
  // In the order of the game. Those that were taken back stay until something else is answered.
  private readonly all = signal<Click[]>([]);

  begin(to: number): void {
    this.all.value = [{ from: 0, to, prompt: "", events: [], isBeginning: true }];
  }

  forget(): void {
    this.all.value = [];
  }

  forgetAfter(at: number): void {
    this.all.value = this.all.value.filter(({ to }) => to <= at);
  }

  add(click: Click): void {
    this.all.value = [...this.all.value.filter(({ to }) => to <= click.from), click];
  }

  // Somebody has answered something in this game, and it was not taken back.
  isAnswered(at: number | undefined): boolean {
    return this.all.value.some(({ to, isBeginning }) => isBeginning !== true && to <= (at ?? 0));
  }

  endingAt(at: number | undefined): Click | undefined {
    return this.all.value.find(({ to }) => to === at);
  }

  beginningAt(at: number | undefined): Click | undefined {
    return this.all.value.find(({ from, isBeginning }) => from === at && isBeginning !== true);
  }

  // Where the choice began that the open question continues; null if the question does not continue one, or if something
  // has happened since.
  startedAt(position: Position | null): number | null {
    const decision = position?.decision;
    if (position === null || decision === undefined || open.includes(decision.prompt))
      return null;
    let first: Click | undefined;
    for (let click = this.endingAt(position.at); click !== undefined && isUnfinished(click); click = this.endingAt(click.from)) {
      first = click;
      if (open.includes(click.prompt))
        break;
    }
    return first?.from ?? null;
  }
}
