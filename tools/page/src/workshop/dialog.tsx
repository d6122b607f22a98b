// A dialog of the browser: it keeps the focus, and Escape closes it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "Escape") // also in a search, where it would only remove the text
          dialog.current?.close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
