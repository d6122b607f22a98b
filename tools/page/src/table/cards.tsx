// Cards on the table: with their text where there is room, as chips where there is not.
import type { Card, Object as Thing, Slot } from "../engine/wire.ts";
import type { BoardUi } from "./board_ui.ts";
import { Tile } from "./tile.tsx";

const usedMeans = "used: it was turned sideways for its effect, and cannot be used again until it recharges";

// What is on a card besides what is printed, as short words.
function marksOf(card: Card): string[] {
  const marks: string[] = [];
  if (card.charged === false)
    marks.push("used");
  if (card.counters !== undefined)
    marks.push(`${card.counters} counter${card.counters === 1 ? "" : "s"}`);
  for (const [kind, n] of Object.entries({ ...card.counters_of_kind, ...card.stats }))
    marks.push(`${kind.replaceAll("_", " ")} ${n}`);
  marks.push(...(card.notes ?? []));
  if (card.under !== undefined)
    marks.push(`under it: ${card.under.join(", ")}`);
  for (const change of card.changes ?? [])
    marks.push(...change.has.map((one) => `has ${one} (${change.by})`), ...change.lost.map((one) => `lost ${one} (${change.by})`));
  return marks;
}

function TextOf({ ui, def }: { ui: BoardUi; def: string }) {
  const text = ui.model.printed.value.get(def)?.text ?? "";
  return text === "" ? null : <span class="card-text" title={text}>{text}</span>;
}

function Marks({ card }: { card: Card }) {
  const marks = marksOf(card);
  const title = card.charged === false ? usedMeans : undefined;
  return marks.length === 0 ? null : <span class="marks" title={title}>{marks.join(" · ")}</span>;
}

export function CardTile({ ui, card, keys = [] }: { ui: BoardUi; card: Card; keys?: string[] }) {
  const used = card.charged === false ? "used" : "";
  return (
    <Tile ui={ui} name={card.name} keys={[`card:${card.card}`, ...keys]} def={card.def} kind={`card ${used}`}>
      <span class="name">{card.name}</span>
      <Marks card={card} />
      <TextOf ui={ui} def={card.def} />
    </Tile>
  );
}

// A card where there is little room.
export function CardChip({ ui, card, kind = "" }: { ui: BoardUi; card: Card; kind?: string }) {
  const used = card.charged === false ? "used" : "";
  return (
    <Tile ui={ui} name={card.name} keys={[`card:${card.card}`]} def={card.def} kind={`chip ${kind} ${used}`}>
      <span class="name">{card.name}</span>
      <Marks card={card} />
    </Tile>
  );
}

// A card of a hand, if the viewer sees it.
export function HandCard({ ui, card, kind = "card" }: { ui: BoardUi; card: Thing; kind?: "card" | "chip" }) {
  if (card.card === undefined || card.def === undefined)
    return <span class="hidden-card">{card.hidden} card</span>;
  return (
    <Tile ui={ui} name={card.name ?? ""} keys={[`card:${card.card}`]} def={card.def} kind={kind}>
      <span class="name">{card.name}</span>
      {kind === "card" ? <TextOf ui={ui} def={card.def} /> : <span class="marks">in hand</span>}
    </Tile>
  );
}

const rewardWords = [
  ["coins", "¢"],
  ["loot", " loot"],
  ["treasure", " treasure"],
] as const;

export function rewardsOf(of: Pick<Slot, "rewards" | "souls">): string {
  const rewards: Record<string, number | boolean | undefined> = of.rewards ?? {};
  const words = rewardWords.flatMap(([name, word]) => [
    ...(typeof rewards[name] === "number" ? [`${rewards[name]}${word}`] : []),
    ...(rewards[`roll_${name}`] === true ? [`a roll of${word === "¢" ? " ¢" : word}`] : []),
  ]);
  if (of.souls !== undefined)
    words.push(`${of.souls} soul${of.souls === 1 ? "" : "s"}`);
  return words.join(", ");
}

function MonsterNumbers({ slot }: { slot: Slot }) {
  if (slot.monster === undefined)
    return null;
  const { hp, max_hp, evasion, attack } = slot.monster;
  const reward = rewardsOf(slot);
  return (
    <span class="numbers">
      <b>
        {hp}/{max_hp} HP
      </b>{" "}
      · hit on {evasion}+ · ATK {attack}
      {reward !== "" && <span class="reward"> · gives {reward}</span>}
    </span>
  );
}

function Covered({ count }: { count: number }) {
  const cards = count === 1 ? "card" : "cards";
  return (
    <span class="marks" title={`${count} more ${cards} of this slot below it, which can be seen again when this card has gone`}>
      on top of {count} {cards}
    </span>
  );
}

export function SlotTile({ ui, slot, price }: { ui: BoardUi; slot: Slot; price: number }) {
  const key = `zone:slot:${slot.type}/${slot.slot}`;
  const { card } = slot;
  if (card === undefined)
    return (
      <Tile ui={ui} name={`${slot.type} slot ${slot.slot}`} keys={[key]} kind="card empty">
        <span class="name">empty {slot.type} slot</span>
      </Tile>
    );
  return (
    <Tile ui={ui} name={card.name} keys={[`card:${card.card}`, key]} def={card.def} kind={`card ${slot.attacked ? "attacked" : ""}`}>
      <span class="name">
        {card.name}
        {slot.attacked && <em> under attack</em>}
      </span>
      <MonsterNumbers slot={slot} />
      {slot.sells && <span class="numbers">{slot.price ?? `${price}¢`}</span>}
      {slot.covered !== undefined && <Covered count={slot.covered} />}
      <Marks card={card} />
      <TextOf ui={ui} def={card.def} />
    </Tile>
  );
}
