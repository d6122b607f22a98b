// The manual: the documentation that `soulstack docs` writes, with a search, and its examples open in the workshop.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import { addressOf, route } from "../state/route.ts";
import { carriedPage } from "../state/shipped.ts";
import { loadManual, type ManualContents, type ManualPage } from "./manual_contents.ts";
import { openExample } from "./open_example.ts";
import { Search } from "./search.ts";
import { SearchBox } from "./search_box.tsx";

// Where the reader was, for when they come back from another place.
let lastPage = "index";
let lastScroll = 0;

function Pages({ contents, here }: { contents: ManualContents; here: ManualPage }) {
  const sections = [...new Set(contents.pages.map((page) => page.section))];
  return (
    <nav class="manual-pages" aria-label="Pages of the manual">
      {sections.map((section) => (
        <section key={section}>
          {section !== "" && <h2>{section}</h2>}
          <ul>
            {contents.pages.filter((page) => page.section === section).map((page) => (
              <li key={page.name}>
                <a href={addressOf("manual", page.name)} aria-current={page === here ? "page" : undefined}>
                  {page.shown}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Neighbours({ contents, here }: { contents: ManualContents; here: ManualPage }) {
  const at = contents.pages.indexOf(here);
  const [before, after] = [contents.pages[at - 1], contents.pages[at + 1]];
  return (
    <nav class="neighbours" aria-label="Neighbouring pages">
      {before && <a rel="prev" href={addressOf("manual", before.name)}>← {before.title}</a>}
      {after && <a rel="next" href={addressOf("manual", after.name)}>{after.title} →</a>}
    </nav>
  );
}

// Marks the part that the address names, and scrolls to it; without one, to the top, or to where the reader was.
function showPart(text: HTMLElement, anchor: string, isReturn: boolean): void {
  text.querySelector(".target")?.classList.remove("target");
  const mark = anchor === "" ? null : text.querySelector(`#${CSS.escape(`m-${anchor}`)}`);
  const part = mark?.closest("h1, h2, h3, li") ?? null;
  part?.classList.add("target");
  const scrolls = text.closest(".manual-text");
  if (part !== null)
    part.scrollIntoView({ block: "start" });
  else if (scrolls !== null)
    scrolls.scrollTop = isReturn ? lastScroll : 0;
}

function Text({ contents, page, anchor, isReturn }:
  { contents: ManualContents; page: ManualPage; anchor: string; isReturn: boolean }) {
  const text = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (text.current !== null)
      showPart(text.current, anchor, isReturn);
  }, [page, anchor]);
  const clicked = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button.open-example");
    if (button !== null)
      orNotify(openExample(contents, page, Number((button as HTMLButtonElement).value)));
  };
  return <article ref={text} onClick={clicked} dangerouslySetInnerHTML={{ __html: page.html }} />;
}

function Contents({ contents }: { contents: ManualContents }) {
  const search = useMemo(() => new Search(contents), [contents]);
  const { detail } = route.value;
  const [name, ...anchor] = (detail === "" ? lastPage : detail).split("/");
  const page = contents.pages.find((one) => one.name === name) ?? (contents.pages[0] as ManualPage);
  useEffect(() => {
    lastPage = page.name;
  }, [page]);
  return (
    <div class="manual-columns">
      <div class="manual-side">
        <SearchBox search={search} />
        <details class="manual-menu">
          <summary>Pages</summary>
          <Pages contents={contents} here={page} />
        </details>
        <Pages contents={contents} here={page} />
        {carriedPage() === null && <a class="reference-text" href="reference.txt">All words as one text</a>}
      </div>
      <div class="manual-text" onScroll={(event) => (lastScroll = event.currentTarget.scrollTop)}>
        <Text contents={contents} page={page} anchor={anchor.join("/")} isReturn={detail === ""} />
        <Neighbours contents={contents} here={page} />
      </div>
    </div>
  );
}

export function Manual() {
  const [contents, setContents] = useState<ManualContents | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    loadManual().then(setContents, (why: Error) => setTrouble(why.message));
  }, []);
  if (trouble !== "")
    return <p class="manual-trouble" role="alert">The manual cannot be shown: {trouble}</p>;
  return contents === null ? <p class="manual-trouble">Loading the manual…</p> : <Contents contents={contents} />;
}
