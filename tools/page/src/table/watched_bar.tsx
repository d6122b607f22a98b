// Above a watched game: which one it is, where it goes another way than the other one, and the way there.
import { orNotify } from "../parts/notices.tsx";
import { beginning, branches, model } from "./tree.ts";
import { type Watched, watched } from "./watched.ts";

function Parting({ partsAt, parting }: Watched) {
  if (partsAt === null)
    return <span class="faint">Both games of this deal are the same.</span>;
  if (model.position.value?.at === partsAt)
    return <span>Here the games part: {parting}</span>;
  return (
    <button type="button" disabled={model.busy.value} onClick={() => orNotify(model.rewind(partsAt))}>
      Go to where the games part
    </button>
  );
}

export function WatchedBar() {
  if (beginning.value?.isWatched !== true)
    return null;
  const of = watched.value;
  return (
    <div class="watched" role="status">
      <b>{of?.title ?? branches.value[0]?.name}</b>
      {of !== null && <Parting {...of} />}
      {of !== null && (
        <button type="button" onClick={() => orNotify(of.other.open())}>
          {of.other.label}
        </button>
      )}
    </div>
  );
}
