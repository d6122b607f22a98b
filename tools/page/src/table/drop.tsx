// A menu that drops from the toolbar: it closes on Escape, when something else is clicked, and when the focus leaves it.
// When it closes with the focus in it, the keys are for the board again.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface DropProps {
  title: string;
  // A button in it is all that one wants of it.
  closesOnChoice?: boolean;
  children: ComponentChildren;
}

function focusBoard(): void {
  document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
}

export function Drop({ title, closesOnChoice = false, children }: DropProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  useEffect(() => {
    const leave = (event: Event) => {
      if (details.current?.contains(event.target as Node) === false)
        close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || details.current?.open !== true)
        return;
      close();
      focusBoard();
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape, true);
    };
  }, []);
  const toggled = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    if (!currentTarget.open && currentTarget.contains(document.activeElement))
      focusBoard();
  };
  const chosen = (event: Event) => {
    if (closesOnChoice && (event.target as Element).closest("button") !== null)
      close();
  };
  return (
    <details ref={details} class="drop" onToggle={toggled}>
      <summary>{title}</summary>
      <div class="drop-body" onClick={chosen}>
        {children}
      </div>
    </details>
  );
}
