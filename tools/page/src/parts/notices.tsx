// Sentences that appear for a while, and are read out by screen readers.
import { signal } from "@preact/signals";
import { withoutFolders } from "../state/sentence.ts";

interface Notice {
  number: number;
  text: string;
  isError: boolean;
}

const shown = signal<Notice[]>([]);
let last = 0;

function dismiss(number: number): void {
  shown.value = shown.value.filter((notice) => notice.number !== number);
}

export function notify(message: string, isError = false): void {
  const text = withoutFolders(message);
  const number = ++last;
  const others = shown.value.filter((notice) => notice.text !== text);
  shown.value = [...others.slice(-2), { number, text, isError }];
  if (!isError)
    setTimeout(() => dismiss(number), 6000);
}

// For promises of handlers: shows why one failed.
export function orNotify(work: Promise<unknown>): void {
  work.catch((why: unknown) => notify(why instanceof Error ? why.message : String(why), true));
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {shown.value.map((notice) => (
        <p key={notice.number} class={notice.isError ? "error" : ""}>
          {notice.text}
          <button type="button" aria-label="Dismiss" onClick={() => dismiss(notice.number)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
