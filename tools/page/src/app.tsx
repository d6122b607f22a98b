// The frame around the four places.
import { engineState, reopenEngine, whyLost } from "./engine/engine.ts";
import { Lab } from "./lab/lab.tsx";
import { Manual } from "./manual/manual.tsx";
import { Conflicts, NewFolderDialog, SaveButton } from "./parts/folder_controls.tsx";
import { Notices } from "./parts/notices.tsx";
import { ShareMenu } from "./parts/share_menu.tsx";
import { newVersion, useNewVersion } from "./state/offline.ts";
import { addressOf, type Place, places, route } from "./state/route.ts";
import { Table } from "./table/table.tsx";
import { Workshop } from "./workshop/workshop.tsx";

const titles: Record<Place, string> = { workshop: "Workshop", table: "Table", lab: "Lab", manual: "Manual" };

function Places() {
  return (
    <nav class="places" aria-label="Places">
      {places.map((place) => (
        <a key={place} href={addressOf(place)} aria-current={route.value.place === place ? "page" : undefined}>
          {titles[place]}
        </a>
      ))}
    </nav>
  );
}

function Lost() {
  return (
    <div class="lost" role="alert">
      <p>The engine has stopped: {whyLost.value}. Your cards and games are kept.</p>
      <button type="button" onClick={() => void reopenEngine()}>
        Start it again
      </button>
    </div>
  );
}

function NewVersion() {
  return (
    <div class="lost" role="status">
      <p>A new version of this page is ready. Your work is kept.</p>
      <button type="button" onClick={useNewVersion}>
        Load it
      </button>
    </div>
  );
}

function CurrentPlace() {
  switch (route.value.place) {
    case "workshop":
      return <Workshop />;
    case "table":
      return <Table />;
    case "lab":
      return <Lab />;
    case "manual":
      return <Manual />;
  }
}

export function App() {
  return (
    <>
      <header class="top">
        <a class="home" href={addressOf("workshop")}>
          Soulstack
        </a>
        <Places />
        <Notices />
        <span class="unofficial">unofficial fan project</span>
        <SaveButton />
        <ShareMenu />
      </header>
      {engineState.value === "lost" && <Lost />}
      <Conflicts />
      {newVersion.value !== null && <NewVersion />}
      <main class={`place ${route.value.place}`}>
        <CurrentPlace />
      </main>
      <NewFolderDialog />
    </>
  );
}
