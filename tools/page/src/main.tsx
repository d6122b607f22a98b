// Starts the page: opens the engine, then what the link holds, what was kept, or the example.
import { render } from "preact";
import { App } from "./app.tsx";
import { chooseEngine, openEngine } from "./engine/engine.ts";
import { recoverByItself } from "./engine/recovery.ts";
import type { CarriedEngine } from "./engine/worker_transport.ts";
import { saveAndSay } from "./parts/folder_controls.tsx";
import { notify, orNotify } from "./parts/notices.tsx";
import { listFolders, origin, watchFolder } from "./state/folder.ts";
import { stayOffline } from "./state/offline.ts";
import { acceptDrops } from "./state/open_file.ts";
import { restoreBench } from "./state/restore.ts";
import { carriedPage, loadShipped, loadShippedText } from "./state/shipped.ts";
import { takeToken } from "./state/token.ts";
import "./style/page.css";

// The engine of a page saved as one file.
async function carriedEngine(): Promise<CarriedEngine | null> {
  if (carriedPage() === null)
    return null;
  const script = await Promise.all(["engine.js", "worker.js"].map(loadShippedText));
  const { buffer } = await loadShipped("engine.wasm");
  return { script: URL.createObjectURL(new Blob([script.join("\n")], { type: "text/javascript" })), wasm: buffer };
}

// Ctrl+S saves to the folder; elsewhere everything is kept already.
function saveByKey(): void {
  addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
      return;
    event.preventDefault();
    if (origin.value !== null)
      orNotify(saveAndSay());
    else
      notify("Your set is kept in this browser. To save it elsewhere: Share");
  });
}

async function start(): Promise<void> {
  const root = document.getElementById("page");
  if (root === null)
    return;
  try {
    const token = takeToken();
    chooseEngine(token, await carriedEngine());
    await openEngine();
    if (token !== null)
      await listFolders();
    await restoreBench();
    root.textContent = "";
    render(<App />, root);
    acceptDrops();
    saveByKey();
    recoverByItself();
    watchFolder();
    stayOffline(token);
  } catch (why) {
    root.textContent = `The page could not start: ${why instanceof Error ? why.message : String(why)}`;
  }
}

void start();
