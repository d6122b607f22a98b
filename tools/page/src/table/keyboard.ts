// The keys of the board.
import { orNotify } from "../parts/notices.tsx";
import type { BoardUi } from "./board_ui.ts";
import { listKeys } from "./choices.ts";
import { mainAction } from "./now.tsx";

export const keyMeanings: Array<[string, string]> = [
  ["Space", "pass, end the turn, or what the big button says"],
  ["← ↑ → ↓", "move between the marked objects"],
  ["Enter", "choose the object or option in focus"],
  ["1–9, a–z", "choose from the list of options"],
  ["u", "take the last click back"],
  ["Shift+U", "give it again"],
  ["h", "a hint"],
  ["i", "the text of the card in focus"],
  ["Esc", "close what is open, go back to the game, or cancel a choice that has been started"],
  ["?", "show these keys"],
];

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function isDirection(key: string): key is Direction {
  return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);
}

// How far it is to a box in a direction; infinite if it is not there. To the side counts double.
function distance(from: DOMRect, to: DOMRect, direction: Direction): number {
  const right = to.left + to.width / 2 - (from.left + from.width / 2);
  const down = to.top + to.height / 2 - (from.top + from.height / 2);
  const [along, across] = direction === "ArrowLeft" || direction === "ArrowRight" ? [right, down] : [down, right];
  const ahead = direction === "ArrowLeft" || direction === "ArrowUp" ? -along : along;
  return ahead <= 4 ? Infinity : ahead + 2 * Math.abs(across);
}

// Moves the focus to the nearest marked object or option in that direction.
function moveTo(board: HTMLElement, direction: Direction): void {
  const places = [...board.querySelectorAll<HTMLElement>(".glows > .tile-main, .option, .big")];
  const current = document.activeElement;
  if (current === null || !places.includes(current as HTMLElement)) {
    places[0]?.focus();
    return;
  }
  const from = current.getBoundingClientRect();
  const others = places.filter((place) => place !== current);
  const measured = others.map((place) => ({ place, far: distance(from, place.getBoundingClientRect(), direction) }));
  measured.sort((a, b) => a.far - b.far);
  if (measured[0] !== undefined && measured[0].far < Infinity)
    measured[0].place.focus();
}

function isForWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=menu], [role=dialog]") !== null;
}

// The arrows scroll the log, and move between tabs.
function keepsArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".side") !== null;
}

// A button that is not part of the game keeps its own space bar.
function keepsSpace(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest("button, a, summary") === null)
    return false;
  return target.closest(".tile, .asked") === null || target.closest(".actions button:not(.main)") !== null;
}

function letter(ui: BoardUi, key: string): boolean {
  const { model } = ui;
  if (key === "u")
    orNotify(model.undo());
  else if (key === "U")
    orNotify(model.redo());
  else if (key === "h" && model.position.value?.decision !== undefined)
    orNotify(model.askHint());
  else if (key === "?")
    ui.showsKeys.value = !ui.showsKeys.value;
  else if (key === "Escape")
    escape(ui);
  else
    return false;
  return true;
}

function escape(ui: BoardUi): void {
  if (ui.showsKeys.value)
    ui.showsKeys.value = false;
  else if (ui.model.moments.shown.value !== null)
    ui.model.moments.close();
  else
    orNotify(ui.model.cancel());
}

function listed(ui: BoardUi, key: string): boolean {
  const at = listKeys.indexOf(key);
  const choice = at < 0 || key.length !== 1 ? undefined : ui.model.placed.value.listed[at];
  if (choice !== undefined)
    ui.choose(choice);
  return choice !== undefined;
}

// A menu of the page, which the browser closes by Escape.
function isMenuOpen(): boolean {
  return document.querySelector(":popover-open") !== null;
}

export function onKey(ui: BoardUi, board: HTMLElement, event: KeyboardEvent): void {
  if (isMenuOpen())
    return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isForWriting(event.target))
    return;
  const { key } = event;
  if (key === " ") {
    if (keepsSpace(event.target))
      return;
    if (!event.repeat)
      mainAction(ui)?.run();
  } else if (isDirection(key)) {
    if (keepsArrows(event.target))
      return;
    moveTo(board, key);
  } else if (!letter(ui, key) && !listed(ui, key)) {
    return;
  }
  event.preventDefault();
}
