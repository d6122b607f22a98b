// The log: what has happened, each line a way back to its moment.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import type { GameModel } from "./game_model.ts";
import { type LogLine, reasonsOf } from "./log.ts";
import { Rule } from "./now.tsx";

// Lines in the page at once; more come on request.
const shownAtFirst = 150;

export function LastLines({ model }: { model: GameModel }) {
  return (
    <ol class="last-lines" aria-label="Last events">
      {model.log.value.slice(-4).map((line) => (
        <li key={line.key} class={line.kind}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}

function MomentActions({ model, goOn }: { model: GameModel; goOn: (at: number) => Promise<void> }) {
  const moment = model.moments.shown.value;
  if (moment === null)
    return null;
  return (
    <div class="moment">
      {moment.because.length > 1 && (
        <>
          <p>Because:</p>
          <ol aria-label="Because">
            {moment.because.slice(1).map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        </>
      )}
      <p>
        <Rule rule={moment.line.rule} />{" "}
        <button type="button" onClick={() => orNotify(goOn(moment.at))}>
          Go on from here
        </button>{" "}
        <button type="button" onClick={() => model.moments.close()}>
          Back to the game
        </button>
      </p>
    </div>
  );
}

interface LineProps {
  model: GameModel;
  line: LogLine;
  goOn: (at: number) => Promise<void>;
}

function Line({ model, line, goOn }: LineProps) {
  const isShown = model.moments.shown.value?.line.key === line.key;
  if (line.passes !== undefined)
    return (
      <li class={line.kind}>
        <details>
          <summary>{line.text}</summary>
          {reasonsOf(line.passes).map((why) => (
            <p key={why}>{why}</p>
          ))}
        </details>
      </li>
    );
  if (line.event === null)
    return <li class={line.kind}>{line.text}</li>;
  return (
    <li class={`${line.kind} ${isShown ? "shown" : ""}`}>
      <button
        type="button"
        class="line"
        aria-expanded={isShown}
        title="Show the table at that moment"
        onClick={() => (isShown ? model.moments.close() : orNotify(model.moments.show(line)))}
      >
        {line.text}
      </button>
      {isShown && <MomentActions model={model} goOn={goOn} />}
    </li>
  );
}

// What a screen reader reads out: only what is new, a few lines at most.
const spoken = signal("");

function useSpoken(lines: LogLine[]): void {
  const last = useRef("");
  useEffect(() => {
    const from = lines.findIndex(({ key }) => key === last.current) + 1;
    const fresh = lines.slice(Math.max(from, lines.length - 12)).filter(({ kind }) => kind !== "passed");
    last.current = lines[lines.length - 1]?.key ?? "";
    spoken.value = fresh.map(({ text }) => text).join(". ");
  }, [lines]);
}

// Lines that have not changed keep their elements, so that a long log costs nothing.
function useElements(model: GameModel, goOn: LineProps["goOn"]): (line: LogLine) => VNode {
  return useMemo(() => {
    const made = new WeakMap<LogLine, VNode>();
    return (line) => {
      const element = made.get(line) ?? <Line key={line.key} model={model} line={line} goOn={goOn} />;
      made.set(line, element);
      return element;
    };
  }, [model, goOn]);
}

export function Log({ model, goOn }: { model: GameModel; goOn: (at: number) => Promise<void> }) {
  const [most, setMost] = useState(shownAtFirst);
  const list = useRef<HTMLDivElement>(null);
  const lines = model.log.value;
  const visible = lines.slice(-most);
  const element = useElements(model, goOn);
  useSpoken(lines);
  useLayoutEffect(() => {
    if (model.moments.shown.value === null && list.current !== null)
      list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <div class="log" ref={list} tabIndex={0} role="group" aria-label="Log">
      {lines.length > most && (
        <button type="button" onClick={() => setMost(most + 500)}>
          Show earlier events
        </button>
      )}
      <ol>
        {visible.map(element)}
      </ol>
      <p class="hidden-text" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}
