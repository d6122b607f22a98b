// How strong the card is, or what the last change did to it: a number that narrows while games are played.
import { signal } from "@preact/signals";
import { type Files, files, setName } from "../state/bench.ts";
import { sentenceOf } from "../state/sentence.ts";
import { card, cardFile, isCurrent } from "./card_in_view.ts";
import { Engines, type Progress, playPairs } from "./strength_run.ts";

type Mode = "off" | "blank" | "change";

export interface Measured {
  mode: Mode;
  progress: Progress | null; // null: no pair has been played
  isPlaying: boolean;
  problem: string; // why it cannot be measured
}

const nothing: Measured = { mode: "off", progress: null, isPlaying: false, problem: "" };
export const measured = signal<Measured>(nothing);

const engines = new Engines();
let earlier: { file: string; files: Files } | null = null; // the set with which changes are compared
let run = 0; // the newest; older ones stop
let playing: Promise<void> = Promise.resolve();

function set(number: number, change: Partial<Measured>): void {
  if (run === number)
    measured.value = { ...measured.value, ...change };
}

async function play(number: number, mode: Mode, id: string): Promise<void> {
  try {
    const before = mode === "change" ? (earlier?.files ?? null) : null;
    const opened = await engines.open();
    await playPairs(
      opened,
      { card: id, name: setName.value, files: files.value, before },
      () => run !== number,
      (progress) => set(number, { progress }),
    );
  } catch (why) {
    set(number, { problem: sentenceOf(why) });
  }
  set(number, { isPlaying: false });
}

function begin(mode: Mode): void {
  const of = card.value;
  if (of === null || !isCurrent.value)
    return;
  const number = ++run;
  measured.value = { mode, progress: null, isPlaying: true, problem: "" };
  playing = playing.then(() => (run === number ? play(number, mode, of.id) : undefined));
}

// The card against a blank card in its place. Later changes are compared with the card as it is now.
export function measure(): void {
  earlier = { file: cardFile.value, files: files.value };
  begin("blank");
}

// After a problem.
export function tryAgain(): void {
  begin(measured.value.mode);
}

export function stopMeasuring(): void {
  run++;
  measured.value = nothing;
  playing = playing.then(() => (measured.value.mode === "off" ? engines.close() : undefined));
}

// At a keystroke: the number is about the earlier text.
export function interrupt(): void {
  run++;
  if (measured.value.mode !== "off")
    measured.value = { ...measured.value, progress: null, isPlaying: false, problem: "" };
}

// After a change that loads.
export function followChange(): void {
  if (measured.value.mode === "off" || earlier === null)
    return;
  if (earlier.file !== cardFile.value) {
    measure();
    return;
  }
  const isSame = earlier.files[earlier.file] === files.value[earlier.file];
  const mode = isSame ? "blank" : "change";
  if (measured.value.mode !== mode || !measured.value.isPlaying && measured.value.progress === null)
    begin(mode);
}
