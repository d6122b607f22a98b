// The search of the manual: a box with a list of what it finds.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Entry, Search } from "./search.ts";

function isTyping(): boolean {
  const at = document.activeElement;
  return at?.shadowRoot != null || /^(INPUT|TEXTAREA|SELECT)$/.test(at?.tagName ?? "");
}

// "/" goes to the box, as on the site.
function useSlash(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "/" || isTyping() || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [input]);
}

function Found({ entry, at, selected, choose }: { entry: Entry; at: number; selected: boolean; choose: () => void }) {
  return (
    <li id={`found-${at}`} role="option" aria-selected={selected} onMouseDown={(event) => event.preventDefault()}
      onClick={choose}>
      <b>{entry.title}</b> <small>{entry.kind}</small>
      {entry.text !== "" && <span>{entry.text}</span>}
    </li>
  );
}

export function SearchBox({ search }: { search: Search }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState(0);
  useSlash(input);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [selected, query]);

  const found = open ? search.find(query) : [];
  const shown = open && query.trim() !== "";
  const choose = (entry: Entry | undefined) => {
    if (entry === undefined)
      return;
    location.hash = entry.address;
    setOpen(false);
    input.current?.blur();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown")
      setSelected((selected + 1) % Math.max(1, found.length));
    else if (event.key === "ArrowUp")
      setSelected((selected + found.length - 1) % Math.max(1, found.length));
    else if (event.key === "Enter")
      choose(found[selected]);
    else if (event.key === "Escape")
      setOpen(false);
    else
      return;
    event.preventDefault();
  };
  return (
    <div class="manual-search">
      <input type="search" ref={input} value={query} placeholder="Search (press /)" aria-label="Search the manual"
        autocomplete="off" spellcheck={false} list={undefined} role="combobox" aria-expanded={shown} aria-controls="found"
        aria-activedescendant={shown && found.length > 0 ? `found-${selected}` : undefined}
        onFocus={() => setOpen(true)} onBlur={() => setOpen(false)} onKeyDown={pressed}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setSelected(0);
          setOpen(true);
        }} />
      <ul id="found" role="listbox" aria-label="Results" hidden={!shown} ref={list}>
        {found.map((entry, at) => (
          <Found key={entry.address + entry.title} entry={entry} at={at} selected={at === selected}
            choose={() => choose(entry)} />
        ))}
        {shown && found.length === 0 && <li class="empty">Nothing found</li>}
      </ul>
    </div>
  );
}
