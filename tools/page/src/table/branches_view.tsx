// The branches of a game as a tree, each with a name and a note.
import { orNotify } from "../parts/notices.tsx";
import { type Branch, branches, current, describeBranch, openBranch, removeBranch } from "./tree.ts";

function BranchItem({ branch }: { branch: Branch }) {
  const isOpen = branch.id === current.value;
  const children = branches.value.filter(({ parent }) => parent === branch.id);
  return (
    <li>
      <div class={`branch ${isOpen ? "open" : ""}`}>
        <input
          aria-label="Name of the branch"
          value={branch.name}
          onChange={(event) => describeBranch(branch.id, { name: event.currentTarget.value })}
        />
        <span class="faint">
          {branch.over ? "ended in" : "now in"} turn {branch.turn}
        </span>
        {isOpen ? (
          <span class="badge">open</span>
        ) : (
          <button type="button" onClick={() => orNotify(openBranch(branch.id))}>
            Open
          </button>
        )}
        {!isOpen && branch.parent !== null && (
          <button type="button" aria-label={`Remove ${branch.name}`} onClick={() => removeBranch(branch.id)}>
            ×
          </button>
        )}
        <textarea
          aria-label={`Note on ${branch.name}`}
          placeholder="A note"
          rows={1}
          value={branch.note}
          onChange={(event) => describeBranch(branch.id, { note: event.currentTarget.value })}
        />
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <BranchItem key={child.id} branch={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function BranchesView() {
  const roots = branches.value.filter(({ parent }) => parent === null);
  return (
    <div class="branches">
      <p class="faint">
        Click a line of the log, then <em>Go on from here</em>: the game goes on from that moment in a branch, and this one stays as
        it is.
      </p>
      <ul>
        {roots.map((branch) => (
          <BranchItem key={branch.id} branch={branch} />
        ))}
      </ul>
    </div>
  );
}
