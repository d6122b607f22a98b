// The table of one game. `compact`: in a narrow column, beside the editor.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { View } from "../engine/wire.ts";
import { Arrows } from "./arrows.tsx";
import { BoardUi } from "./board_ui.ts";
import type { GameModel } from "./game_model.ts";
import { HintPanel } from "./hint_panel.tsx";
import { keyMeanings, onKey } from "./keyboard.ts";
import { LastLines } from "./log_view.tsx";
import { Middle, SlotRow } from "./middle.tsx";
import { type MainAction, Question, Stack } from "./now.tsx";
import { OtherPlayer, OwnSide } from "./players.tsx";
import { AboutCard, OptionMenu } from "./popups.tsx";
import { Recap } from "./recap.tsx";

interface BoardProps {
  model: GameModel;
  compact?: boolean;
  // What can be done when the game is over; the first one is the big button.
  atEnd?: MainAction[];
}

function Keys({ ui }: { ui: BoardUi }) {
  return !ui.showsKeys.value ? null : (
    <section class="keys" aria-label="Keys">
      <h3>Keys</h3>
      <dl>
        {keyMeanings.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => (ui.showsKeys.value = false)}>
        Close
      </button>
    </section>
  );
}

function TurnLine({ ui, view }: { ui: BoardUi; view: View }) {
  const { number, active, phase } = view.turn;
  return (
    <p class="turn-line">
      <b>{number === 0 ? "Setup" : `Turn ${number}`}</b>
      {active !== null && ` of P${active}`}, {phase} phase · {view.souls_to_win} souls win
      {view.timer !== undefined && ` · timer: ${view.timer} round${view.timer === 1 ? "" : "s"} left`}
      <button type="button" class="keys-button" aria-expanded={ui.showsKeys.value} onClick={() => (ui.showsKeys.value = !ui.showsKeys.value)}>
        Keys <kbd aria-hidden="true">?</kbd>
      </button>
    </p>
  );
}

// Players in the order in which they play after the viewer.
function others(view: View) {
  const own = view.seat ?? 0;
  const before = view.players.filter(({ seat }) => seat < own);
  return [...view.players.filter(({ seat }) => seat > own), ...before];
}

// When the object that had the focus has gone, the keys must still reach the board.
function useFocus(board: { current: HTMLElement | null }, decision: number | undefined): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      board.current?.focus({ preventScroll: true });
  }, [decision]);
  useEffect(() => {
    const remember = () => {
      if (document.activeElement !== document.body)
        hadFocus.current = board.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
}

// How much of the cards is shown: the levels of `data-fit` and the lines of their texts, the most first.
const levels = [[0, 8], [0, 6], [0, 5], [0, 4], [1, 4], [1, 3], [1, 2], [2, 2], [2, 1], [3, 0]] as const;
const scrolled = [0, 2] as const; // where one must scroll anyway

// Shows as much of the texts of cards as fits without scrolling.
function fit(field: HTMLElement): void {
  const show = ([level, lines]: readonly [number, number]) => {
    field.dataset.fit = String(level);
    field.style.setProperty("--lines", String(lines));
  };
  if (getComputedStyle(field).getPropertyValue("--scrolls") === "yes")
    return show(scrolled);
  for (const level of levels) {
    show(level);
    if (field.scrollHeight <= field.clientHeight)
      break;
  }
}

function useFit(field: { current: HTMLElement | null }, view: View | null): void {
  useLayoutEffect(() => {
    if (field.current !== null)
      fit(field.current);
  }, [view]);
  useEffect(() => {
    const element = field.current;
    if (element === null)
      return;
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view === null]);
}

const noActions: MainAction[] = [];
const pinned = "monster"; // slots that a compact board shows first: most cards have their targets there

export function Board({ model, compact = false, atEnd = noActions }: BoardProps) {
  const ui = useMemo(() => new BoardUi(model, compact), [model, compact]);
  const board = useRef<HTMLDivElement>(null);
  useFocus(board, model.position.value?.decision?.number);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const inside = board.current?.contains(event.target as Node) ?? false;
      if (board.current !== null && (inside || !compact))
        onKey(ui, board.current, event);
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [ui]);
  useLayoutEffect(() => ui.forgetTold(), [ui, model.position.value]);
  const view = model.shown.value;
  const field = useRef<HTMLDivElement>(null);
  useFit(field, view);
  if (view === null)
    return null;
  const own = view.players.find(({ seat }) => seat === view.seat);
  const ownSide = own !== undefined && <OwnSide ui={ui} player={own} view={view} />;
  return (
    <div ref={board} class={`board ${compact ? "compact" : ""} ${model.moments.shown.value === null ? "" : "earlier"}`} tabIndex={-1}>
      <div class="board-inner">
        <div ref={field} class="field">
          <TurnLine ui={ui} view={view} />
          {compact && <SlotRow ui={ui} view={view} type={pinned} />}
          {compact && ownSide}
          <div class="others">
            {others(view).map((player) => (
              <OtherPlayer key={player.seat} ui={ui} player={player} view={view} />
            ))}
          </div>
          <Middle ui={ui} view={view} without={compact ? pinned : undefined} />
          {!compact && ownSide}
        </div>
        <div class="now">
          <Recap key={model.game.value} model={model} />
          <Stack ui={ui} view={view} />
          <Question ui={ui} view={view} atEnd={atEnd} />
          <HintPanel ui={ui} />
          <LastLines model={model} />
        </div>
      </div>
      <Arrows board={board} view={view} />
      <OptionMenu ui={ui} />
      <AboutCard ui={ui} />
      <Keys ui={ui} />
    </div>
  );
}
