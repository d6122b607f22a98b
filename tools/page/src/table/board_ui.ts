// What is open on a board at the moment: a menu at an object, the text of a card, a sentence about what is pointed at.
import { signal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import type { Choice } from "./choices.ts";
import type { GameModel } from "./game_model.ts";

export interface Menu {
  title: string;
  choices: Choice[];
  at: HTMLElement;
}

export interface About {
  def: string;
  name: string;
  at: HTMLElement;
}

export class BoardUi {
  readonly menu = signal<Menu | null>(null);
  readonly about = signal<About | null>(null);
  // What an option would do, or why something cannot be chosen.
  readonly told = signal("");
  // Keys of the objects that the stack object under the pointer is about.
  readonly pointed = signal<Set<string>>(new Set());
  readonly showsKeys = signal(false);
  private toldOf = "";
  private whys = new Map<string, string>();
  private whysOf = -1;

  constructor(
    readonly model: GameModel,
    readonly compact: boolean,
  ) {}

  choicesOf(keys: string[]): Choice[] {
    const { byObject } = this.model.placed.value;
    return keys.flatMap((key) => byObject.get(key) ?? []);
  }

  // A click on an object: plays it, opens a menu if there are several ways, or says why there is none.
  press(name: string, keys: string[], at: HTMLElement, def?: string): void {
    const choices = this.choicesOf(keys);
    const [only] = choices;
    if (only === undefined) {
      void this.tellWhyNot(name, keys, true);
      if (def !== undefined)
        this.about.value = { def, name, at };
    } else if (choices.length === 1) {
      this.choose(only);
    } else {
      this.menu.value = { title: name, choices, at };
    }
  }

  // A purchase that could not be paid for, in words; "" for all other options.
  whyInVain({ option }: Choice): string {
    const view = this.model.view.value;
    if (view === null || !this.model.isInVain(option))
      return "";
    const coins = view.players.find(({ seat }) => seat === view.turn.active)?.coins ?? 0;
    return `needs ${view.price}¢, you have ${coins}¢`;
  }

  choose(choice: Choice): void {
    if (this.whyInVain(choice) !== "")
      return;
    this.menu.value = null;
    this.about.value = null;
    this.told.value = "";
    orNotify(this.model.answer(choice));
  }

  // The pointer or the focus is on an object: says what its options would do.
  look(name: string, keys: string[]): void {
    const choices = this.choicesOf(keys);
    if (choices.length === 0)
      return;
    this.toldOf = name;
    this.told.value = choices.map((choice) => this.sentenceOf(choice)).join("\n");
  }

  // Somebody has moved the pointer or the focus to an object and left it there: says why it cannot be chosen.
  wonderAt(name: string, keys: string[]): void {
    if (this.toldOf === name || this.choicesOf(keys).length > 0)
      return;
    this.toldOf = name;
    setTimeout(() => this.toldOf === name && void this.tellWhyNot(name, keys, false), 600);
  }

  lookAt(choice: Choice): void {
    this.toldOf = choice.label;
    this.told.value = this.sentenceOf(choice);
  }

  // The sentence was about an earlier question.
  forgetTold(): void {
    this.toldOf = "";
    this.told.value = "";
  }

  lookAway(): void {
    this.toldOf = "";
  }

  private sentenceOf(choice: Choice): string {
    const { option } = choice;
    const what = [option.text, option.cost === undefined ? "" : `Cost: ${option.cost}.`].filter(Boolean).join(" ");
    const then = this.model.preview(option);
    return `${capital(choice.label)}${what === "" ? "" : `: ${what}`}${then === "" ? "" : ` → ${then}`}`;
  }

  private async tellWhyNot(name: string, keys: string[], asked: boolean): Promise<void> {
    const { position } = this.model;
    const decision = position.value?.decision;
    if (decision === undefined || name === "")
      return;
    if (this.whysOf !== decision.number)
      this.whys.clear();
    this.whysOf = decision.number;
    const what = whatOf(keys[0] ?? "");
    const known = this.whys.get(keys[0] ?? "");
    const why = known ?? (what === null ? "" : ((await this.model.whyNot(what))?.text ?? ""));
    this.whys.set(keys[0] ?? "", why);
    if (position.value?.decision?.number === decision.number && (asked || this.toldOf === name))
      this.told.value = why === "" ? (asked ? `${name}: nothing can be done with it now` : "") : `${name}: ${why}`;
  }
}

// What the engine is asked about: a card, or one of the actions that a deck stands for.
function whatOf(key: string): { card: number } | string | null {
  const [kind, of = "", name = ""] = key.split(":");
  if (kind === "card")
    return { card: Number(of) };
  if (of === "deck")
    return name === "monster" ? "attack" : name === "treasure" ? "buy" : null;
  return null;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
