// The table: a game against bots, its log and its branches.
import { useState } from "preact/hooks";
import { notify, orNotify } from "../parts/notices.tsx";
import { download } from "../state/download.ts";
import { copyLink } from "../state/sharing.ts";
import { Board } from "./board.tsx";
import { BranchesView } from "./branches_view.tsx";
import { Drop } from "./drop.tsx";
import { Log } from "./log_view.tsx";
import { StartForm } from "./start_form.tsx";
import { StopsMenu } from "./stops_menu.tsx";
import { aside, beginning, branchAt, branches, continueGame, currentRecord, leaveGame, leaveToBots, model } from "./tree.ts";
import { WatchedBar } from "./watched_bar.tsx";
import { EditTable, WhatIf } from "./what_if_view.tsx";

async function saveAsFile(): Promise<void> {
  download("game.soulstack", await currentRecord());
}

// For whoever wants to see how the game ends.
function BotsPlayOn() {
  const { position, busy } = model;
  if (position.value?.over === true || beginning.value?.isWatched === true)
    return null;
  if (beginning.value?.seats.includes("client") !== true)
    return null;
  const isLeft = beginning.value.isLeftToBots === true;
  return (
    <button type="button" disabled={busy.value} onClick={() => orNotify(leaveToBots(!isLeft))}>
      {isLeft ? "Play on myself" : "Let bots play on for me"}
    </button>
  );
}

function Toolbar() {
  const { position, busy } = model;
  const asked = position.value?.decision !== undefined;
  return (
    <div class="toolbar" role="toolbar" aria-label="Game">
      {aside.value !== null && (
        <button type="button" class="own-game" onClick={() => orNotify(continueGame())}>
          Back to your game
        </button>
      )}
      <button type="button" disabled={busy.value} title="u" onClick={() => orNotify(model.undo())}>
        Undo
      </button>
      <button type="button" disabled={busy.value} title="Shift+U" onClick={() => orNotify(model.redo())}>
        Redo
      </button>
      <button type="button" disabled={!asked} title="h" onClick={() => orNotify(model.askHint())}>
        Hint
      </button>
      <StopsMenu model={model} />
      <Drop title="Game" closesOnChoice>
        <button type="button" onClick={() => orNotify(leaveGame())}>
          New game
        </button>
        <button type="button" onClick={() => orNotify(watchAgain())}>
          Watch it from the beginning
        </button>
        <BotsPlayOn />
        <button type="button" onClick={() => orNotify(saveAsFile())}>
          Save as a file
        </button>
        <button type="button" onClick={() => orNotify(copyLink())}>
          Copy a link
        </button>
        {typeof beginning.value?.seed === "number" && <p class="faint">Seed {beginning.value.seed}</p>}
      </Drop>
    </div>
  );
}

// Everything can be given again by Redo, as long as nobody answers otherwise.
async function watchAgain(): Promise<void> {
  await model.rewind(0);
  notify("This is the beginning. Redo (Shift+U) shows each answer again.");
}

const tabs = ["Log", "Branches", "What if", "Edit"] as const;
type Tab = (typeof tabs)[number];

// Whoever goes on from an earlier moment plays.
async function goOn(at: number): Promise<void> {
  await branchAt(at);
  if (beginning.value?.isLeftToBots === true)
    await leaveToBots(false);
  notify("This is a branch now. The game that it left is in Branches.");
}

function Side() {
  const [tab, setTab] = useState<Tab>("Log");
  return (
    <aside class="side" aria-label="About the game">
      <div class="tabs" role="tablist" aria-label="About the game">
        {tabs.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            {name}
            {name === "Branches" && branches.value.length > 1 && ` (${branches.value.length})`}
          </button>
        ))}
      </div>
      <div class="tab-body" role="tabpanel" aria-label={tab}>
        {tab === "Log" && <Log model={model} goOn={goOn} />}
        {tab === "Branches" && <BranchesView />}
        {tab === "What if" && <WhatIf model={model} />}
        {tab === "Edit" && <EditTable model={model} />}
      </div>
    </aside>
  );
}

const atEnd = [
  { label: "New game", run: () => orNotify(leaveGame()) },
  { label: "Watch it again", run: () => orNotify(watchAgain()) },
  { label: "Save as a file", run: () => orNotify(saveAsFile()) },
  { label: "Copy a link", run: () => orNotify(copyLink()) },
];

export function Table() {
  if (beginning.value === null || model.view.value === null)
    return <StartForm />;
  return (
    <div class="at-table">
      <div class="first-screen">
        <WatchedBar />
        <Toolbar />
        <Board model={model} atEnd={atEnd} />
      </div>
      <Side />
    </div>
  );
}
