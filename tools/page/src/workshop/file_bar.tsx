// Above the editor: which file is open, its counterpart (the card or its tests), and what can be done with it.
import { useSignal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import { files, openFile, removeFile } from "../state/bench.ts";
import { Dialog } from "./dialog.tsx";
import { show } from "./file_list.tsx";
import { isScenarios, scenariosOf, testedBy } from "./kinds.ts";
import { renameFile } from "./open.ts";
import { sendTyped } from "./typing.ts";

function Side({ file, title }: { file: string; title: string }) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={openFile.value === file}
      disabled={!(file in files.value)}
      title={file}
      onClick={() => show(file)}
    >
      {title}
    </button>
  );
}

function RenameDialog({ file, onClose }: { file: string; onClose(): void }) {
  const name = useSignal(file);
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          orNotify(renameFile(file, name.value.trim()).then(onClose));
        }}
      >
        <label>
          <span>Name in the folder of the set</span>
          <input required maxLength={200} value={name.value} onInput={({ currentTarget }) => (name.value = currentTarget.value)} />
        </label>
        <p class="faint">The folder is the deck, and the name of the file is the id of the card. Its tests are renamed with it.</p>
        <p class="buttons">
          <button type="submit" class="main">
            Rename
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ file, onClose }: { file: string; onClose(): void }) {
  const remove = async () => {
    await sendTyped();
    await removeFile(file);
    onClose();
  };
  return (
    <Dialog title="Remove" onClose={onClose}>
      <p>
        Remove <code>{file}</code> from the set? This cannot be undone.
      </p>
      <p class="buttons">
        <button type="button" class="main" onClick={() => orNotify(remove())}>
          Remove
        </button>
      </p>
    </Dialog>
  );
}

export function FileBar() {
  const dialog = useSignal<"" | "rename" | "remove">("");
  const file = openFile.value;
  const close = () => (dialog.value = "");
  const hasTests = file !== "set.lua";
  return (
    <div class="file-bar">
      {hasTests ? (
        <div role="tablist" aria-label="Card and tests">
          <Side file={testedBy(file)} title={testedBy(file).replace(/\.lua$/, "")} />
          <Side file={scenariosOf(file)} title="tests" />
        </div>
      ) : (
        <span class="file-name">{file}</span>
      )}
      <span class="actions">
        <button type="button" class="small" disabled={file === "set.lua" || isScenarios(file)} onClick={() => (dialog.value = "rename")}>
          Rename
        </button>
        <button type="button" class="small" disabled={file === "set.lua"} onClick={() => (dialog.value = "remove")}>
          Remove
        </button>
      </span>
      {dialog.value === "rename" && <RenameDialog file={file} onClose={close} />}
      {dialog.value === "remove" && <RemoveDialog file={file} onClose={close} />}
    </div>
  );
}
