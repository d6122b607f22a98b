// Saving to the folder of `soulstack serve`: what would be written, and files that somebody else has changed.
import { signal } from "@preact/signals";
import { contents, setName } from "../state/bench.ts";
import {
  type Conflict, conflicts, maySave, origin, resolveConflict, saveToFolder, unsaved, writeNewFolder,
} from "../state/folder.ts";
import { isSetName } from "../state/set_files.ts";
import { notify, orNotify } from "./notices.tsx";

export async function saveAndSay(): Promise<void> {
  const count = unsaved.value.length;
  await saveToFolder();
  if (conflicts.value.length === 0 && count > 0)
    notify(`Saved ${count} ${count === 1 ? "file" : "files"} to ${origin.value?.folder}`);
}

// In the header, while something differs from the folder.
export function SaveButton() {
  if (!maySave.value || unsaved.value.length === 0)
    return null;
  const names = unsaved.value;
  return (
    <button type="button" class="main" title={names.join(", ")} onClick={() => orNotify(saveAndSay())}>
      {`Save ${names.length === 1 ? names[0] : `${names.length} files`}`}
    </button>
  );
}

function ConflictLine({ conflict }: { conflict: Conflict }) {
  const { file, text } = conflict;
  return (
    <div class="lost" role="alert">
      <p>{`${file} was ${text === undefined ? "removed from" : "changed in"} the folder meanwhile.`}</p>
      <button type="button" onClick={() => orNotify(resolveConflict(conflict, "mine"))}>
        Write mine
      </button>
      <button type="button" onClick={() => orNotify(resolveConflict(conflict, "theirs"))}>
        Take theirs
      </button>
    </div>
  );
}

export function Conflicts() {
  return (
    <>
      {conflicts.value.map((conflict) => (
        <ConflictLine key={conflict.file} conflict={conflict} />
      ))}
    </>
  );
}

const dialogId = "new-folder";
const folderName = signal("");

function dialog(): HTMLDialogElement | null {
  return document.getElementById(dialogId) as HTMLDialogElement | null;
}

export function askForFolder(): void {
  folderName.value = setName.value;
  dialog()?.showModal();
}

async function write(): Promise<void> {
  await writeNewFolder(folderName.value);
  notify(`Wrote ${Object.keys(contents.value).length} files to ${folderName.value}`);
}

// What came by link, zip or drop is written only by this dialog, which lists the files.
export function NewFolderDialog() {
  const names = Object.keys(contents.value).sort();
  return (
    <dialog id={dialogId} class="new-folder" aria-labelledby="new-folder-title">
      <form method="dialog" onSubmit={() => orNotify(write())}>
        <h2 id="new-folder-title">{`Write ${names.length} files to a new folder`}</h2>
        <label>
          Name of the folder{" "}
          <input value={folderName.value} onInput={({ currentTarget }) => (folderName.value = currentTarget.value)} />
        </label>
        <ul>
          {names.map((file) => (
            <li key={file}>{file}</li>
          ))}
        </ul>
        <div class="choices">
          <button type="button" onClick={() => dialog()?.close()}>
            Cancel
          </button>
          <button type="submit" class="main" disabled={!isSetName(folderName.value)}>
            Write
          </button>
        </div>
      </form>
    </dialog>
  );
}
