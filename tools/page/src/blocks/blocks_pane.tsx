// The open file as blocks.
import { Statements } from "./block_rows.tsx";
import { areBlocksWanted, blocks, canUndo, undo } from "./open_blocks.ts";
import { outside } from "./scopes.ts";

export function BlocksPane() {
  const { body, words, why } = blocks.value;
  if (words === null)
    return <p class="faint">Loading the blocks…</p>;
  if (body === null)
    return (
      <div class="not-blocks" role="alert">
        <p>{why}. It stays as Lua.</p>
        <button type="button" class="small" onClick={() => (areBlocksWanted.value = false)}>
          Show as Lua
        </button>
      </div>
    );
  return (
    <div class="blocks" role="group" aria-label="Blocks of the card">
      <p class="blocks-bar">
        <button type="button" class="small" disabled={!canUndo.value} onClick={undo}>
          Undo
        </button>
      </p>
      <Statements body={body} scope={outside} words={words} label="the file" />
    </div>
  );
}
