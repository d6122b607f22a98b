// Sentences that appear for a while, and are read out by screen readers.
import { signal } from "@preact/signals";
import { withoutFolders } from "../state/sentence.ts";

interface Notice {
  number: number;
  text: string;
  isError: boolean;
  action: Action | null;
}

// What a notice offers to do.
export interface Action {
  label: string;
  run(): Promise<void>;
}

const shown = signal<Notice[]>([]);
let last = 0;

function dismiss(number: number): void {
  shown.value = shown.value.filter((notice) => notice.number !== number);
}

function show(message: string, isError: boolean, action: Action | null): number {
  const text = withoutFolders(message);
  const number = ++last;
  const others = shown.value.filter((notice) => notice.text !== text);
  const passing = others.filter((notice) => notice.action === null).slice(-2);
  const staying = others.filter((notice) => notice.action !== null).slice(-2);
  shown.value = [...staying, ...passing, { number, text, isError, action }];
  return number;
}

// Gives what takes it back, if it does not hold any more.
export function notify(message: string, isError = false): () => void {
  const number = show(message, isError, null);
  if (!isError)
    setTimeout(() => dismiss(number), 6000);
  return () => dismiss(number);
}

// Stays until it is dismissed, or its action is chosen; or for so many seconds.
export function offer(message: string, action: Action, seconds?: number): void {
  const number = show(message, false, action);
  if (seconds !== undefined)
    setTimeout(() => dismiss(number), seconds * 1000);
}

// For promises of handlers: shows why one failed.
export function orNotify(work: Promise<unknown>): void {
  work.catch((why: unknown) => notify(why instanceof Error ? why.message : String(why), true));
}

function Offered({ action, done }: { action: Action; done: () => void }) {
  const choose = () => {
    done();
    orNotify(action.run());
  };
  return (
    <button type="button" class="offered" onClick={choose}>
      {action.label}
    </button>
  );
}

export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      {shown.value.map((notice) => (
        <p key={notice.number} class={notice.isError ? "error" : ""}>
          <span>{notice.text}</span>
          {notice.action !== null && <Offered action={notice.action} done={() => dismiss(notice.number)} />}
          <button type="button" aria-label="Dismiss" onClick={() => dismiss(notice.number)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
