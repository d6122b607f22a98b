// The workshop: the files of the set and the editor, the card's face and tests, and a table to try it.
import { computed, signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BlocksPane } from "../blocks/blocks_pane.tsx";
import { areBlocksWanted, canBeBlocks } from "../blocks/open_blocks.ts";
import { CardFace } from "../parts/card_face.tsx";
import { Editor } from "../parts/editor.tsx";
import { PrintDialog } from "../printing/print_dialog.tsx";
import { files, findings, openFile, setName } from "../state/bench.ts";
import { followEdits } from "./after_edit.ts";
import { BaseDialog } from "./base_dialog.tsx";
import { card, errorsOfCard, face, isCurrent, isLoading } from "./card_in_view.ts";
import { Doors } from "./doors.tsx";
import { example, hints } from "./example.ts";
import { ExampleDialog } from "./example_dialog.tsx";
import { FileBar } from "./file_bar.tsx";
import { FileList } from "./file_list.tsx";
import { FindingsList } from "./findings_list.tsx";
import { column, jump } from "./jump.ts";
import { isCard, testedBy } from "./kinds.ts";
import { NewDialog } from "./new_dialog.tsx";
import { PictureControls } from "./picture_controls.tsx";
import { ScenarioList } from "./scenario_list.tsx";
import { interrupt, stopMeasuring } from "./strength.ts";
import { StrengthStrip } from "./strength_strip.tsx";
import { TryItPane } from "./try_it_pane.tsx";
import { findWords, onTyping, textOf, typed } from "./typing.ts";

const findingsHere = computed(() => findings.value.filter(({ file }) => file === openFile.value));

type Asked = "" | "new" | "base" | "example" | "print";

function SetBar() {
  const asked = useSignal<Asked>("");
  const close = () => (asked.value = "");
  return (
    <div class="set-bar">
      <h2>
        Set <bdi>{setName.value}</bdi>
      </h2>
      <button type="button" class="small" onClick={() => (asked.value = "new")}>
        New…
      </button>
      <button type="button" class="small" onClick={() => (asked.value = "base")}>
        Base card…
      </button>
      <button type="button" class="small" onClick={() => (asked.value = "example")}>
        Example…
      </button>
      <button type="button" class="small" onClick={() => (asked.value = "print")}>
        Print…
      </button>
      {asked.value === "new" && <NewDialog onClose={close} />}
      {asked.value === "base" && <BaseDialog onClose={close} />}
      {asked.value === "example" && <ExampleDialog onClose={close} />}
      {asked.value === "print" && <PrintDialog onClose={close} />}
    </div>
  );
}

const isHintClosed = signal(false);

// The visitor is at the first example.
function isExample(): boolean {
  return openFile.value === example.open && textOf(example.open).includes("Penny Rocket");
}

function Hint() {
  const text = textOf(example.open);
  if (isHintClosed.value || !isExample())
    return null;
  return (
    <p class="first-hint">
      {text === example.files[example.open] ? hints.first : hints.changed}
      <button type="button" aria-label="Close the hint" onClick={() => (isHintClosed.value = true)}>
        ×
      </button>
    </p>
  );
}

function TextPane() {
  const file = openFile.value;
  const there = jump.value?.file === file ? jump.value : null;
  return (
    <section class="text" aria-label="Card file">
      <SetBar />
      <FileList />
      <FileBar />
      {isCard(testedBy(file)) && <Doors isExample={isExample()} />}
      <Hint />
      {file in files.value && areBlocksWanted.value && canBeBlocks.value && <BlocksPane />}
      {file in files.value && !(areBlocksWanted.value && canBeBlocks.value) && (
        <Editor
          set={setName.value}
          file={file}
          text={textOf(file)}
          readText={() => textOf(file)}
          findings={findingsHere.value}
          checkedText={files.value[file]}
          jump={there}
          findWords={findWords}
          onType={(text) => typed(file, text)}
        />
      )}
      <FindingsList />
    </section>
  );
}

function FacePane() {
  const errors = errorsOfCard.value.length;
  const noCard = isLoading.value ? "Loading the set…" : "This set has no card that loads.";
  return (
    <section class="face" aria-label="Face and tests">
      <h2 class="hidden-text">Card</h2>
      {card.value === null ? <p class="faint">{noCard}</p> : <CardFace card={card.value} face={face.value} />}
      {card.value !== null && !isCurrent.value && (
        <p class="stale" role="status">
          The card has {errors === 1 ? "an error" : "errors"}; this is how it last loaded.
        </p>
      )}
      <PictureControls />
      <StrengthStrip />
      <ScenarioList />
    </section>
  );
}

const columns = [
  { name: "file", title: "Card file" },
  { name: "face", title: "Face and tests" },
  { name: "table", title: "Try it" },
] as const;

// Only a narrow screen shows them.
function ColumnTabs() {
  return (
    <div class="columns" role="tablist" aria-label="Parts of the workshop">
      {columns.map(({ name, title }) => (
        <button key={name} type="button" role="tab" aria-selected={column.value === name} onClick={() => (column.value = name)}>
          {title}
        </button>
      ))}
    </div>
  );
}

export function Workshop() {
  useEffect(() => {
    onTyping(interrupt);
    const stopFollowing = followEdits();
    return () => {
      stopFollowing();
      stopMeasuring();
    };
  }, []);
  return (
    <div class={`bench shows-${column.value}`}>
      <h1 class="hidden-text">Workshop</h1>
      <ColumnTabs />
      <TextPane />
      <FacePane />
      <TryItPane />
    </div>
  );
}
