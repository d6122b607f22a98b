// The menu of the header for what goes out of the page and what comes in.
import { useSignal } from "@preact/signals";
import { contents, setName } from "../state/bench.ts";
import { folders, maySave, origin } from "../state/folder.ts";
import { type Earlier, earlier, forgetEarlier } from "../state/kept.ts";
import { saveAsOneFile } from "../state/one_file.ts";
import { accepted, openFiles } from "../state/open_file.ts";
import { openEarlier, openFromFolder } from "../state/restore.ts";
import { canLink, copyLink, linkNow, saveZip, withoutPictures } from "../state/sharing.ts";
import { askForFolder } from "./folder_controls.tsx";
import { orNotify } from "./notices.tsx";

const menuId = "share";

function close(): void {
  document.getElementById(menuId)?.hidePopover();
}

// Runs work of the menu and closes it.
function choose(work: () => Promise<unknown> | void): () => void {
  return () => {
    close();
    const promise = work();
    if (promise !== undefined)
      orNotify(promise);
  };
}

function Item({ title, meaning, onClick }: { title: string; meaning: string; onClick: () => void }) {
  return (
    <button type="button" class="item" onClick={onClick}>
      <strong>{title}</strong>
      <span class="faint">{meaning}</span>
    </button>
  );
}

// An input of the browser in the form of an item, so that it also works where scripts may not open it.
function OpenFile() {
  return (
    <label class="item">
      <input
        type="file"
        class="hidden-text"
        accept={accepted}
        multiple
        onChange={({ currentTarget }) => {
          close();
          orNotify(openFiles([...(currentTarget.files ?? [])]));
          currentTarget.value = "";
        }}
      />
      <strong>Open file…</strong>
      <span class="faint">A zip, a card, its picture, a journal or a save. You can also drop it on the page</span>
    </label>
  );
}

function when(time: number): string {
  return new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
}

function EarlierWork({ one }: { one: Earlier }) {
  const count = Object.keys(one.work.files).length;
  const what = `${one.work.name}, ${count} files, ${when(one.when)}`;
  return (
    <li>
      <button type="button" class="item" onClick={choose(() => openEarlier(one))}>
        <strong>{one.work.name}</strong>
        <span class="faint">{`${count} files · ${when(one.when)}`}</span>
      </button>
      <button type="button" aria-label={`Forget ${what}`} onClick={() => orNotify(forgetEarlier(one.id))}>
        ×
      </button>
    </li>
  );
}

function Folders() {
  if (folders.value.length === 0)
    return null;
  return (
    <section aria-label="Folders">
      <h2>Your folders</h2>
      <ul>
        {folders.value.map((folder) => (
          <li key={folder}>
            <button type="button" class="item" onClick={choose(() => openFromFolder(folder))}>
              <strong>{folder}</strong>
              {origin.value?.folder === folder && <span class="faint">on the bench</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarlierWorks() {
  if (earlier.value.length === 0)
    return null;
  return (
    <section aria-label="Earlier work">
      <h2>Earlier work in this browser</h2>
      <ul>
        {earlier.value.map((one) => (
          <EarlierWork key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

export function ShareMenu() {
  const size = useSignal("");
  const measure = () => {
    size.value = "";
    if (canLink())
      linkNow().then(
        (link) => (size.value = `${(link.length / 1024).toFixed(1)} KB of at most 32${withoutPictures.value}`),
        (why: unknown) => (size.value = why instanceof Error ? why.message : ""),
      );
  };
  return (
    <>
      <button type="button" class="share" popovertarget={menuId} aria-haspopup="dialog">
        Share
      </button>
      <div id={menuId} class="share-menu" popover="auto" role="dialog" aria-label="Share" onToggle={measure}>
        <p class="faint">
          {`The set ${setName.value}: ${Object.keys(contents.value).length} files, and what is open at the table and in the lab.`}
        </p>
        {canLink() && <Item title="Copy link" meaning={size.value} onClick={choose(copyLink)} />}
        <Item title="Save as zip" meaning="The files of the set" onClick={choose(saveZip)} />
        <Item
          title="Save as one file"
          meaning="This page with the set in it: works from a disk, offline"
          onClick={choose(saveAsOneFile)}
        />
        {maySave.value && origin.value === null && (
          <Item
            title="Write to a new folder…"
            meaning="Beside your other sets; shows first which files"
            onClick={choose(askForFolder)}
          />
        )}
        <OpenFile />
        <Folders />
        <EarlierWorks />
      </div>
    </>
  );
}
