// What happens now: the stack, the attack, the question with its options, and the one big button.
import { orNotify } from "../parts/notices.tsx";
import { addressOf } from "../state/route.ts";
import type { Attack, Decision, Object as Thing, Position, PrintedCard, StackEntry, View } from "../engine/wire.ts";
import { type BoardUi, capital } from "./board_ui.ts";
import { rewardsOf } from "./cards.tsx";
import { type Choice, keyOf, listKeys } from "./choices.ts";
import { Tile } from "./tile.tsx";

// A thing in words.
export function nameOf(thing: Thing, view: View): string {
  if (thing.name !== undefined)
    return thing.name;
  if (thing.stack !== undefined)
    return view.stack.find((entry) => entry.stack === thing.stack)?.text ?? "an object on the stack";
  if (thing.seat !== undefined)
    return thing.seat === null ? "the game" : `P${thing.seat}`;
  if (thing.hidden !== undefined)
    return `a ${thing.hidden} card`;
  return thing.text ?? thing.zone?.replace("slot:", "").replace("/", " slot ") ?? String(thing.number ?? thing.ability ?? "");
}

export function Rule({ rule }: { rule: string }) {
  return rule === "" ? null : (
    <a class="rule" href={addressOf("manual", `rules/${rule}`)} title={`Rule ${rule} in the manual`}>
      {rule}
    </a>
  );
}

const kinds: Record<StackEntry["kind"], string> = {
  loot: "loot",
  ability: "ability",
  roll: "roll",
  damage: "damage",
  death: "death",
  step: "step",
  refill: "refill",
  modifier: "change",
};

function StackCard({ ui, entry, view, isTop }: { ui: BoardUi; entry: StackEntry; view: View; isTop: boolean }) {
  const keys = [`stack:${entry.stack}`, ...(entry.source === undefined ? [] : [keyOf(entry.source)])].filter(Boolean);
  const targets = entry.targets.map((target) => nameOf(target, view));
  const point = (on: boolean) => (ui.pointed.value = new Set(on ? entry.targets.map(keyOf) : []));
  return (
    <li onMouseEnter={() => point(true)} onMouseLeave={() => point(false)} onFocusIn={() => point(true)} onFocusOut={() => point(false)}>
      <Tile ui={ui} name={entry.source?.name ?? entry.text} keys={keys} def={entry.source?.def} kind="card stack-card">
        <span class="name">{entry.text}</span>
        <span class="marks">
          {kinds[entry.kind]}
          {entry.copy === true && ", a copy"}
          {typeof entry.controller === "number" && ` of P${entry.controller}`}
          {entry.roll !== undefined && `: shows ${entry.roll.value}`}
        </span>
        {targets.length > 0 && <span class="targets">→ {targets.join(", ")}</span>}
        {isTop && <span class="badge">resolves next</span>}
      </Tile>
    </li>
  );
}

function AttackLine({ attack, view }: { attack: Attack; view: View }) {
  const target = attack.target === undefined ? (attack.deck ? "the monster deck" : "…") : nameOf(attack.target, view);
  const slot = view.slots.find(({ card }) => card !== undefined && card.card === attack.target?.card);
  return (
    <p class="attack">
      <b>
        {nameOf(attack.fighter ?? attack.attacker, view)} attacks {target}
      </b>
      {slot?.monster !== undefined && (
        <>
          : hits on {slot.monster.evasion} or more; {slot.monster.hp} of {slot.monster.max_hp} HP left; a miss deals{" "}
          {slot.monster.attack}
        </>
      )}
    </p>
  );
}

export function Stack({ ui, view }: { ui: BoardUi; view: View }) {
  const isNow = ui.model.moments.shown.value === null;
  const decides = isNow ? (ui.model.previews.value?.decides ?? "") : "";
  if (isNow && ui.model.position.value?.over === true)
    return null;
  return (
    <section class="stack" aria-label="Stack, from bottom to top">
      <h3>Stack</h3>
      {view.attacks.map((attack, i) => (
        <AttackLine key={i} attack={attack} view={view} />
      ))}
      {view.stack.length === 0 && view.attacks.length === 0 && <p class="faint">Empty</p>}
      {view.stack.length > 0 && (
        <ol>
          {view.stack.map((entry, i) => (
            <StackCard key={entry.stack} ui={ui} entry={entry} view={view} isTop={i === view.stack.length - 1} />
          ))}
        </ol>
      )}
      {decides !== "" && <p class="decides">Next: {decides}</p>}
    </section>
  );
}

function numbersOf(card: PrintedCard): string {
  const { hp, evasion, attack } = card;
  const reward = rewardsOf(card);
  return [
    hp === undefined ? "" : `${hp} HP`,
    evasion === undefined ? "" : `hit on ${evasion}+`,
    attack === undefined ? "" : `ATK ${attack}`,
    reward === "" ? "" : `gives ${reward}`,
  ].filter(Boolean).join(" · ");
}

// The card that a question is about, as it is printed.
function AboutLine({ card }: { card: PrintedCard }) {
  const numbers = numbersOf(card);
  return (
    <div class="asked-about">
      <p>
        <b>{card.name}</b>
        {numbers !== "" && ` · ${numbers}`}
      </p>
      {card.text !== "" && <p class="card-text">{card.text}</p>}
    </div>
  );
}

function Asked({ ui, decision, view }: { ui: BoardUi; decision: Decision; view: View }) {
  const card = ui.model.printed.value.get(decision.about?.def ?? "");
  const about = decision.about?.name ?? "";
  const you = view.seat === decision.seat ? "You are asked" : `P${decision.seat} is asked`;
  return (
    <div class="question" aria-live="polite">
      <p class="faint">
        {you} {about !== "" && !decision.question.includes(about) && <>about {about}</>} <Rule rule={decision.rule} />
        {decision.reason?.rule !== undefined && <Rule rule={decision.reason.rule} />}
      </p>
      <h2>{decision.question}</h2>
      {card !== undefined && <AboutLine card={card} />}
      {decision.chosen !== undefined && <p>Chosen: {decision.chosen.map((one) => nameOf(one, view)).join(", ")}</p>}
      {decision.asked_because !== undefined && decision.asked_because !== "" && (
        <p class="faint">Asked because {decision.asked_because}</p>
      )}
    </div>
  );
}

function Listed({ ui, choice, index }: { ui: BoardUi; choice: Choice; index: number }) {
  const then = ui.model.preview(choice.option);
  const text = ui.model.printed.value.get(choice.option.object?.def ?? "")?.text ?? "";
  const inVain = ui.whyInVain(choice);
  return (
    <li>
      <button
        type="button"
        class="option"
        disabled={inVain !== ""}
        onClick={() => ui.choose(choice)}
        onFocus={() => ui.lookAt(choice)}
        onMouseEnter={() => ui.lookAt(choice)}
      >
        <kbd aria-hidden="true">{listKeys[index] ?? ""}</kbd>
        <span>
          {capital(choice.label)}
          {inVain === "" ? then !== "" && <span class="faint"> → {then}</span> : <span class="faint">: {inVain}</span>}
          {text !== "" && <span class="card-text">{text}</span>}
        </span>
      </button>
    </li>
  );
}

function glowingCount(ui: BoardUi): number {
  return ui.model.placed.value.byObject.size;
}

function Options({ ui }: { ui: BoardUi }) {
  const { listed } = ui.model.placed.value;
  const glowing = glowingCount(ui);
  return (
    <>
      {glowing > 0 && (
        <p class="glow-note">
          <span class="mark" aria-hidden="true">
            ▸
          </span>{" "}
          {glowing === 1 ? "One marked object" : `${glowing} marked objects`} on the table can be chosen
        </p>
      )}
      {listed.length > 0 && (
        <ol class="options" aria-label="Options">
          {listed.map((choice, i) => (
            <Listed key={choice.option.index} ui={ui} choice={choice} index={i} />
          ))}
        </ol>
      )}
    </>
  );
}

// Who has won; to the one person who plays also whether it is them.
function wonBy(winners: number[], seats: string[]): string {
  const people = seats.flatMap((by, i) => (by === "client" ? [i + 1] : []));
  const you = people.length === 1 ? people[0] : undefined;
  const others = winners.filter((seat) => seat !== you).map((seat) => `P${seat}`).join(" and ");
  if (you !== undefined && winners.includes(you))
    return others === "" ? "You won" : `You and ${others} won`;
  return others === "" ? "The game was won" : `${others} won${you === undefined ? "" : ": you lost"}`;
}

function Over({ position, seats }: { position: Position; seats: string[] }) {
  const { outcome } = position;
  if (outcome === undefined)
    return <h2>The game is over</h2>;
  const titles = {
    won: wonBy(outcome.winners, seats),
    draw: "The game is a draw",
    lost: "The players have lost",
    stopped: "The game was stopped",
  };
  return (
    <div class="question" aria-live="polite">
      <h2>{titles[outcome.outcome]}</h2>
      <p class="faint">
        {outcome.turns} turns, {outcome.decisions} decisions{outcome.stopped_by === undefined ? "" : `: ${outcome.stopped_by}`}
      </p>
    </div>
  );
}

export interface MainAction {
  label: string;
  run(): void;
}

// What the space bar does now. When the game is over it does nothing: who passes fast shall still see the result.
export function mainAction(ui: BoardUi): MainAction | null {
  const { model } = ui;
  const { main } = model.placed.value;
  if (model.moments.shown.value !== null)
    return { label: "Back to the game", run: () => model.moments.close() };
  if (main !== null)
    return { label: main.option.verb === "pass" ? "Pass" : "End the turn", run: () => ui.choose(main) };
  const now = model.position.value;
  if (now !== null && !now.over && now.decision === undefined)
    return { label: "Play on to the next turn", run: () => orNotify(model.run("turn")) };
  return null;
}

// Takes back what was begun with the clicks before this question.
function Cancel({ ui }: { ui: BoardUi }) {
  const { model } = ui;
  return model.cancelTo.value === null ? null : (
    <button type="button" class="cancel" disabled={model.busy.value} onClick={() => orNotify(model.cancel())}>
      Cancel <kbd aria-hidden="true">Esc</kbd>
    </button>
  );
}

export function Question({ ui, view, atEnd }: { ui: BoardUi; view: View; atEnd: MainAction[] }) {
  const { position, moments, busy, error } = ui.model;
  const now = position.value;
  const action = mainAction(ui);
  const moment = moments.shown.value;
  return (
    <section class="asked" aria-label="Question" aria-busy={busy.value}>
      {moment !== null ? (
        <div class="question">
          <h2>An earlier moment</h2>
          <p>{moment.line.text}</p>
        </div>
      ) : now?.decision !== undefined ? (
        <Asked ui={ui} decision={now.decision} view={view} />
      ) : (
        now?.over === true && <Over position={now} seats={ui.model.seats.value} />
      )}
      {moment === null && <Options ui={ui} />}
      {moment === null && <Cancel ui={ui} />}
      {action !== null && (
        <button
          type="button"
          class="main big"
          onClick={action.run}
          onMouseEnter={() => moment === null && ui.model.placed.value.main !== null && ui.lookAt(ui.model.placed.value.main)}
        >
          {action.label} <kbd aria-hidden="true">Space</kbd>
        </button>
      )}
      {moment === null && now !== null && !now.over && now.decision === undefined && (
        <button type="button" disabled={busy.value} onClick={() => orNotify(ui.model.run())}>
          Play to the end
        </button>
      )}
      {now?.over === true && moment === null && (
        <div class="actions">
          {atEnd.map(({ label, run }, i) => (
            <button key={label} type="button" class={i === 0 ? "main big" : ""} onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
      {error.value !== "" && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
      <p class="told" aria-live="polite">
        {ui.told.value}
      </p>
    </section>
  );
}
