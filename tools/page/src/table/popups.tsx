// What opens at an object of the board: a menu of its options, or its card.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Face } from "../engine/wire.ts";
import { CardFace } from "../parts/card_face.tsx";
import { orNotify } from "../parts/notices.tsx";
import { openCardInWorkshop } from "../workshop/open.ts";
import { type BoardUi, capital } from "./board_ui.ts";
import { listKeys } from "./choices.ts";

// Puts an element beside another one, inside of the window.
function place(popup: HTMLElement, at: HTMLElement): void {
  const { left, top, bottom } = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = bottom + 4 + height < innerHeight;
  popup.style.left = `${Math.max(4, Math.min(left, innerWidth - width - 4))}px`;
  popup.style.top = `${Math.max(4, below ? bottom + 4 : top - height - 4)}px`;
}

// Places a popup, moves the focus into it, and back to where it was when the popup goes.
function usePopup(at: HTMLElement, close: () => void) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (popup.current === null)
      return;
    place(popup.current, at);
    popup.current.querySelector<HTMLElement>("button")?.focus();
    return () => at.isConnected && at.focus();
  }, [at]);
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (popup.current !== null && !popup.current.contains(event.target as Node))
        close();
    };
    document.addEventListener("pointerdown", away, true);
    return () => document.removeEventListener("pointerdown", away, true);
  });
  return popup;
}

function moveFocus(popup: HTMLElement, step: number): void {
  const buttons = [...popup.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

export function OptionMenu({ ui }: { ui: BoardUi }) {
  const menu = ui.menu.value;
  return menu === null ? null : <OpenMenu key={menu.title} ui={ui} />;
}

function OpenMenu({ ui }: { ui: BoardUi }) {
  const menu = ui.menu.value;
  const popup = usePopup(menu?.at ?? document.body, () => (ui.menu.value = null));
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    const chosen = menu?.choices[listKeys.indexOf(event.key)];
    if (event.key === "Escape" || event.key === "Tab")
      ui.menu.value = null;
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      moveFocus(popup.current as HTMLElement, event.key === "ArrowDown" ? 1 : -1);
    else if (event.key.length === 1 && chosen !== undefined)
      ui.choose(chosen);
    else
      return;
    event.preventDefault();
  };
  return (
    <div ref={popup} class="popup menu" role="menu" aria-label={menu?.title} onKeyDown={keys}>
      {menu?.choices.map((choice, i) => (
        <button key={choice.option.index} type="button" role="menuitem" onClick={() => ui.choose(choice)} onFocus={() => ui.lookAt(choice)}>
          <kbd aria-hidden="true">{listKeys[i]}</kbd>
          <span>
            {capital(choice.label)}
            {choice.option.text !== undefined && <span class="faint"> {choice.option.text}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

export function AboutCard({ ui }: { ui: BoardUi }) {
  const about = ui.about.value;
  return about === null ? null : <OpenCard key={about.def} ui={ui} />;
}

function OpenCard({ ui }: { ui: BoardUi }) {
  const about = ui.about.value;
  const popup = usePopup(about?.at ?? document.body, () => (ui.about.value = null));
  const card = ui.model.printed.value.get(about?.def ?? "");
  const face = useSignal<Face | null>(null);
  useEffect(() => {
    void ui.model.faceOf(about?.def ?? "").then((found) => (face.value = found));
  }, []);
  useLayoutEffect(() => {
    if (popup.current !== null)
      place(popup.current, about?.at ?? document.body);
  }, [face.value]);
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "i")
      ui.about.value = null;
  };
  return (
    <div ref={popup} class="popup about" role="dialog" aria-label={about?.name} onKeyDown={keys}>
      {card === undefined ? <p>{about?.name}</p> : <CardFace card={card} face={face.value} />}
      <div class="actions">
        <button type="button" onClick={() => (ui.about.value = null)}>
          Close
        </button>
        <button type="button" onClick={() => orNotify(openCardInWorkshop(about?.def ?? ""))}>
          Open in the workshop
        </button>
      </div>
    </div>
  );
}
