// An object on the table: it glows if it can be chosen, and says why not if it cannot.
import type { ComponentChildren } from "preact";
import type { BoardUi } from "./board_ui.ts";

interface TileProps {
  ui: BoardUi;
  name: string;
  // The names of the object in options; the first one is its own.
  keys: string[];
  // The printed card, whose text can be opened.
  def?: string | undefined;
  kind?: string;
  children: ComponentChildren;
}

// Not only the table has changed below a pointer that rests.
function isMoved({ movementX, movementY }: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

// The focus has not come back from a popup after a click.
function isByKey(element: HTMLElement): boolean {
  return element.matches(":focus-visible");
}

export function Tile({ ui, name, keys, def, kind = "", children }: TileProps) {
  const choices = ui.choicesOf(keys);
  const glows = choices.length > 0;
  const pointed = keys.some((key) => ui.pointed.value.has(key));
  const isCard = kind.split(" ").includes("card");
  const verbs = choices.length > 1 ? "several options" : choices[0]?.label;
  return (
    <div class={`tile ${kind} ${glows ? "glows" : ""} ${pointed ? "pointed" : ""}`} data-keys={keys.join(" ")}>
      <button
        type="button"
        class="tile-main"
        aria-haspopup={choices.length > 1 ? "menu" : undefined}
        onClick={(event) => ui.press(name, keys, event.currentTarget, def)}
        onFocus={({ currentTarget }) => (glows ? ui.look(name, keys) : isByKey(currentTarget) && ui.wonderAt(name, keys))}
        onMouseEnter={() => ui.look(name, keys)}
        onMouseMove={(event) => isMoved(event) && isCard && ui.wonderAt(name, keys)}
        onMouseLeave={() => ui.lookAway()}
        onKeyDown={(event) => {
          if (event.key === "i" && def !== undefined)
            ui.about.value = { def, name, at: event.currentTarget };
        }}
      >
        {children}
        {glows && <span class="hidden-text">. Possible: {verbs}</span>}
      </button>
      {glows && (
        <span class="mark" aria-hidden="true">
          ▸
        </span>
      )}
      {pointed && (
        <span class="target-mark" aria-hidden="true">
          ◎
        </span>
      )}
      {def !== undefined && (
        <button
          type="button"
          class="about-button"
          tabIndex={-1}
          aria-label={`About ${name}`}
          onClick={(event) => (ui.about.value = { def, name, at: event.currentTarget })}
        >
          i
        </button>
      )}
    </div>
  );
}
