// The ways to begin a card, above the text of each card.
import { useSignal } from "@preact/signals";
import { areBlocksWanted } from "../blocks/open_blocks.ts";
import { NearestDialog } from "./nearest_dialog.tsx";
import { NewDialog } from "./new_dialog.tsx";

type Door = "" | "sentence" | "blocks" | "nearest";

function focusEditor(): void {
  areBlocksWanted.value = false;
  const pane = document.querySelector<HTMLElement>(".bench > .text .editor");
  requestAnimationFrame(() => (pane?.shadowRoot ?? document).querySelector<HTMLElement>(".cm-content")?.focus());
}

// `isExample`: the card is not the visitor's own yet.
export function Doors({ isExample }: { isExample: boolean }) {
  const open = useSignal<Door>("");
  const close = () => (open.value = "");
  return (
    <nav class="doors" aria-label="Ways to begin">
      {isExample && (
        <button type="button" class="small" onClick={focusEditor}>
          Change this card
        </button>
      )}
      <button type="button" class="small" onClick={() => (open.value = "sentence")}>
        From a sentence…
      </button>
      <button
        type="button"
        class="small"
        onClick={() => {
          areBlocksWanted.value = true;
          open.value = "blocks";
        }}
      >
        With blocks…
      </button>
      <button type="button" class="small" onClick={() => (open.value = "nearest")}>
        From the nearest card…
      </button>
      {open.value === "sentence" && <NewDialog needsSentence onClose={close} />}
      {open.value === "blocks" && <NewDialog onClose={close} />}
      {open.value === "nearest" && <NearestDialog onClose={close} />}
    </nav>
  );
}
