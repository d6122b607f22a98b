// Above the editor: which file is open, its counterpart (the card or its tests), and what can be done with it.
import { useSignal } from "@preact/signals";
import { orNotify } from "../parts/notices.tsx";
import { areBlocksWanted, canBeBlocks } from "../blocks/open_blocks.ts";
import { files, openFile, removeFiles } from "../state/bench.ts";
import { Dialog } from "./dialog.tsx";
import { show } from "./file_list.tsx";
import { folderOf, isCard, isScenarios, scenariosOf, testedBy } from "./kinds.ts";
import { idOf, nameIn } from "./names.ts";
import { renameFile } from "./open.ts";
import { sendTyped, textOf } from "./typing.ts";

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
  const cardName = useSignal(isCard(file) ? nameIn(textOf(file)) : "");
  const hasName = useSignal(cardName.value !== "").value;
  const isOwnFile = useSignal(false); // the name of the file was typed
  const changeName = (to: string) => {
    cardName.value = to;
    if (!isOwnFile.value && idOf(to) !== "")
      name.value = `${folderOf(file)}/${idOf(to)}.lua`;
  };
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          orNotify(renameFile(file, name.value.trim(), hasName ? cardName.value.trim() : undefined).then(onClose));
        }}
      >
        {hasName && (
          <label>
            <span>Name of the card</span>
            <input required maxLength={100} value={cardName.value} onInput={({ currentTarget }) => changeName(currentTarget.value)} />
          </label>
        )}
        <label>
          <span>Name in the folder of the set</span>
          <input
            required
            maxLength={200}
            value={name.value}
            onInput={({ currentTarget }) => {
              isOwnFile.value = true;
              name.value = currentTarget.value;
            }}
          />
        </label>
        <p class="faint">
          The folder is the deck, and the name of the file is the id of the card. Its tests are renamed with it, and their titles
          where they have its name.
        </p>
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
  const tests = scenariosOf(file);
  const hasTests = tests !== file && tests in files.value;
  const remove = async () => {
    await sendTyped();
    await removeFiles(file, tests);
    onClose();
  };
  return (
    <Dialog title="Remove" onClose={onClose}>
      <p>
        Remove <code>{file}</code>
        {hasTests && (
          <>
            {" "}
            and its tests, <code>{tests}</code>,
          </>
        )}{" "}
        from the set? This cannot be undone.
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
        {canBeBlocks.value && (
          <span role="group" aria-label="Show the card as">
            {[false, true].map((asBlocks) => (
              <button
                key={String(asBlocks)}
                type="button"
                class="small"
                aria-pressed={areBlocksWanted.value === asBlocks}
                onClick={() => (areBlocksWanted.value = asBlocks)}
              >
                {asBlocks ? "Blocks" : "Lua"}
              </button>
            ))}
          </span>
        )}
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
