// A card as it is printed, and the same as text: its name, numbers and abilities. Names and texts come from card sets, so
// each is isolated from the direction of what is around it.
import type { ComponentChildren } from "preact";
import type { Face, PrintedCard } from "../engine/wire.ts";
import { FacePicture } from "./face_picture.tsx";

const deckTitles: Record<string, string> = {
  loot: "Loot",
  treasure: "Treasure",
  monster: "Monster",
  character: "Character",
  starting: "Starting item",
  bonus_soul: "Bonus soul",
  room: "Room",
};

// How an activated ability is paid for.
const costs: Record<string, { symbol: string; title: string }> = {
  tap: { symbol: "↷", title: "tap" },
  paid: { symbol: "$", title: "paid" },
};

function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function rewardsOf({ rewards, souls }: PrintedCard): string {
  const parts: string[] = [];
  const add = (n: number | undefined, isRolled: boolean | undefined, one: string, many: string) => {
    if (isRolled === true)
      parts.push(`as many ${many} as are rolled`);
    else if (n !== undefined)
      parts.push(one === "¢" ? `${n}¢` : plural(n, one, many));
  };
  add(rewards?.coins, rewards?.roll_coins, "¢", "¢");
  add(rewards?.loot, rewards?.roll_loot, "loot", "loot");
  add(rewards?.treasure, rewards?.roll_treasure, "treasure", "treasure");
  add(souls, false, "soul", "souls");
  return parts.join(", ");
}

function Figure({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="figure">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figures({ card }: { card: PrintedCard }) {
  const rewards = rewardsOf(card);
  const stats = Object.entries(card.stats ?? {});
  if (card.hp === undefined && card.attack === undefined && rewards === "" && stats.length === 0)
    return null;
  return (
    <dl class="figures">
      {card.hp !== undefined && <Figure name="HP">{card.hp}</Figure>}
      {card.evasion !== undefined && <Figure name="Evasion">{card.evasion}+</Figure>}
      {card.attack !== undefined && <Figure name="Attack">{card.attack}</Figure>}
      {stats.map(([name, n]) => (
        <Figure key={name} name={name}>
          {n}
        </Figure>
      ))}
      {rewards !== "" && <Figure name={card.rewards === undefined ? "Worth" : "Reward"}>{rewards}</Figure>}
    </dl>
  );
}

function Abilities({ card }: { card: PrintedCard }) {
  const activated = [...new Set(card.abilities)].filter((kind) => kind in costs);
  return (
    <div class="abilities">
      {activated.map((kind) => (
        <span key={kind} class="cost">
          <span aria-hidden="true">{costs[kind].symbol}</span> {costs[kind].title}
        </span>
      ))}
      <p dir="auto" class={card.text === "" ? "faint" : ""}>
        {card.text === "" ? "No abilities" : card.text}
      </p>
    </div>
  );
}

function Labels({ card }: { card: PrintedCard }) {
  const labels = [...card.marks, ...(card.tags ?? [])];
  if (card.starting_item !== undefined)
    labels.push(`starts with ${card.starting_item}`);
  if (card.min_players !== undefined)
    labels.push(`${card.min_players}+ players`);
  if (labels.length === 0)
    return null;
  return (
    <ul class="labels" aria-label="Keywords and tags">
      {labels.map((label) => (
        <li key={label}>
          <bdi>{label.replaceAll("_", " ")}</bdi>
        </li>
      ))}
    </ul>
  );
}

// With a face, the text is for people who do not see it.
export function CardFace({ card, face = null }: { card: PrintedCard; face?: Face | null }) {
  if (face === null)
    return <CardText card={card} className="card-face" />;
  return (
    <div class="drawn-card">
      <FacePicture face={face} />
      <CardText card={card} className="hidden-text" />
      {card.copies !== 1 && <p class="copies faint">{`${card.copies} copies`}</p>}
    </div>
  );
}

function CardText({ card, className }: { card: PrintedCard; className: string }) {
  return (
    <article class={className} aria-label={`Card ${card.name}`}>
      <header>
        <h3>
          <bdi>{card.name}</bdi>
        </h3>
        <p class="kind">
          <bdi>{deckTitles[card.deck] ?? card.deck}</bdi>
          {card.copies !== 1 && <span class="copies"> × {card.copies}</span>}
        </p>
      </header>
      <Figures card={card} />
      <Abilities card={card} />
      <Labels card={card} />
      {card.flavour !== undefined && (
        <p class="flavour" dir="auto">
          {card.flavour}
        </p>
      )}
      <footer>
        <span>{card.artist !== undefined && <bdi>{card.artist}</bdi>}</span>
        <span>unofficial</span>
      </footer>
    </article>
  );
}
