// Cards of the open set on paper, and for Tabletop Simulator.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../engine/engine.ts";
import type { Params } from "../engine/connection.ts";
import { hasFaceFont, loadFaceFont } from "../parts/face_font.ts";
import { SheetPicture } from "../parts/face_picture.tsx";
import { orNotify } from "../parts/notices.tsx";
import { setName, setsNumber } from "../state/bench.ts";
import { card } from "../workshop/card_in_view.ts";
import { Dialog } from "../workshop/dialog.tsx";
import { type Printed, printSheets, removePrintedSheets } from "./print_sheets.tsx";
import { saveForTableTop } from "./table_top.ts";

const papers = { a4: "A4", letter: "Letter", card: "One card a page" };
const sizes = { "63x88": "63 × 88 mm", "63.5x88.9": "63.5 × 88.9 mm" };
const edges = { "0": "No gap", "3": "3 mm between cards", bleed: "Bleed: 1/8 inch beyond each edge" };

interface Choices {
  paper: keyof typeof papers;
  size: keyof typeof sizes;
  edge: keyof typeof edges;
  backs: boolean;
  onlyThisCard: boolean;
}

// One card a page is always printed with its bleed.
const hasBleed = ({ paper, edge }: Choices) => paper === "card" || edge === "bleed";

function wishOf(choices: Choices): Params<"sets.sheets"> {
  const { paper, size, edge, backs, onlyThisCard } = choices;
  const bleed = hasBleed(choices);
  return {
    ...(setsNumber.value === null ? {} : { sets: setsNumber.value }),
    ...(onlyThisCard && card.value !== null ? { cards: [card.value.id] } : {}),
    ...(bleed ? { bleed } : { gap: Number(edge) }),
    paper, size, backs,
  };
}

function Choice<Value extends string>({ label, value, options, onChange }: {
  label: string;
  value: Value;
  options: Partial<Record<Value, string>>;
  onChange(value: Value): void;
}) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
        {Object.entries(options).map(([name, title]) => (
          <option key={name} value={name}>
            {title as string}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ label, value, onChange }: { label: string; value: boolean; onChange(value: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

function counted(n: number, one: string): string {
  return `${n} ${n === 1 ? one : `${one}s`}`;
}

// Without the backs.
function cardsOn({ sheets }: Printed, hasBacks: boolean): number {
  return sheets.filter((_, i) => !hasBacks || i % 2 === 0).reduce((sum, sheet) => sum + sheet.places.length, 0);
}

function papersOf({ sheets }: Printed, hasBacks: boolean): string {
  return hasBacks ? `${counted(sheets.length / 2, "sheet")}, printed on both sides` : counted(sheets.length, "sheet");
}

function TableTop() {
  const folder = useSignal("");
  const progress = useSignal("");
  const save = async () => {
    try {
      await saveForTableTop(folder.value, (drawn, of) => (progress.value = `Picture ${drawn + 1} of ${of}`));
    } finally {
      progress.value = "";
    }
  };
  return (
    <form
      class="fields table-top"
      aria-label="Tabletop Simulator"
      onSubmit={(event) => {
        event.preventDefault();
        orNotify(save());
      }}
    >
      <h3>Tabletop Simulator</h3>
      <label>
        <span>Where its pictures will be: an address, or a folder of your machine</span>
        <input
          required
          placeholder="https://example.org/cards"
          value={folder.value}
          onInput={({ currentTarget }) => (folder.value = currentTarget.value)}
        />
      </label>
      <p class="buttons">
        <span class="faint" role="status">
          {progress.value}
        </span>
        <button type="submit" disabled={progress.value !== ""}>
          Save as zip
        </button>
      </p>
    </form>
  );
}

export function PrintDialog({ onClose }: { onClose(): void }) {
  const choices = useSignal<Choices>({ paper: "a4", size: "63x88", edge: "0", backs: false, onlyThisCard: false });
  const printed = useSignal<(Printed & { chosen: Choices }) | null>(null);
  const at = useSignal(0); // which sheet is shown
  const why = useSignal("");
  const now = choices.value;
  const choose = (more: Partial<Choices>) => (choices.value = { ...choices.value, ...more });
  useEffect(() => void loadFaceFont(), []);
  useEffect(() => removePrintedSheets, []);
  useEffect(() => {
    let isStale = false;
    ask("sets.sheets", wishOf(now)).then(
      (made) => {
        if (!isStale)
          [printed.value, why.value] = [{ ...made, chosen: now }, ""];
      },
      (error: unknown) => {
        if (!isStale)
          [printed.value, why.value] = [null, error instanceof Error ? error.message : String(error)];
      },
    );
    return () => void (isStale = true);
  }, [now]);
  const made = printed.value;
  const count = made?.sheets.length ?? 0;
  const number = Math.min(at.value, count - 1);
  const seen = made?.sheets[number];
  return (
    <Dialog title={`Print the set ${setName.value}`} onClose={onClose}>
      <div class="print-choices">
        <div class="fields">
          <Choice label="Paper" value={now.paper} options={papers} onChange={(paper) => choose({ paper })} />
          <Choice label="Size of a card" value={now.size} options={sizes} onChange={(size) => choose({ size })} />
          <Choice
            label="Between cards"
            value={hasBleed(now) ? "bleed" : now.edge}
            options={now.paper === "card" ? { bleed: edges.bleed } : edges}
            onChange={(edge) => choose({ edge })}
          />
          <Check label="Backs, behind each sheet" value={now.backs} onChange={(backs) => choose({ backs })} />
          {card.value !== null && (
            <Check
              label={`Only ${card.value.name}`}
              value={now.onlyThisCard}
              onChange={(onlyThisCard) => choose({ onlyThisCard })}
            />
          )}
        </div>
        <div class="preview">
          {made !== null && seen !== undefined && hasFaceFont.value && (
            <SheetPicture sheet={seen} faces={made.faces} title={`Sheet ${number + 1}`} />
          )}
          {count > 1 && (
            <p class="buttons">
              {([["Previous", -1], ["Next", 1]] as const).map(([title, by]) => (
                <button
                  key={title}
                  type="button"
                  class="small"
                  disabled={number + by < 0 || number + by >= count}
                  onClick={() => (at.value = number + by)}
                >
                  {title}
                </button>
              ))}
              <span class="faint">{`${number + 1} of ${count}`}</span>
            </p>
          )}
        </div>
      </div>
      <p role="status" class={why.value === "" ? "faint" : "bad"}>
        {why.value}
        {made !== null && `${counted(cardsOn(made, made.chosen.backs), "card")} on ${papersOf(made, made.chosen.backs)}. `}
        {made !== null && `Print at 100 %, or save as PDF${made.chosen.backs ? "; turn the paper over its left edge" : ""}.`}
      </p>
      <p class="buttons">
        <button
          type="button"
          class="main"
          disabled={seen === undefined || made?.chosen !== now}
          onClick={() => made && orNotify(printSheets(made))}
        >
          Print…
        </button>
      </p>
      <TableTop />
    </Dialog>
  );
}
