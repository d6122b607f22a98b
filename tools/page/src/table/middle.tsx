// The middle of the table: slots, decks, bonus souls, and what holds for a while.
import type { Deck, Lasting, View } from "../engine/wire.ts";
import type { BoardUi } from "./board_ui.ts";
import { CardChip, SlotTile } from "./cards.tsx";
import { keyOf } from "./choices.ts";
import { Tile } from "./tile.tsx";

const slotTitles: Record<string, string> = { monster: "Monsters", shop: "Shop", room: "Rooms" };

export function SlotRow({ ui, view, type }: { ui: BoardUi; view: View; type: string }) {
  return (
    <section class="slots" aria-label={slotTitles[type] ?? type}>
      <h3>{slotTitles[type] ?? type}</h3>
      <div class="row">
        {view.slots
          .filter((slot) => slot.type === type)
          .map((slot) => (
            <SlotTile key={slot.slot} ui={ui} slot={slot} price={view.price} />
          ))}
      </div>
    </section>
  );
}

function DeckTile({ ui, deck }: { ui: BoardUi; deck: Deck }) {
  return (
    <div class="deck">
      <Tile ui={ui} name={`${deck.deck} deck`} keys={[`zone:deck:${deck.deck}`]} kind="chip">
        <span class="name">
          {deck.deck}
          <span class="hidden-text"> deck</span>
        </span>
        <span class="numbers">{deck.cards}</span>
      </Tile>
      <Tile
        ui={ui}
        name={deck.discard_top?.name ?? `${deck.deck} discard`}
        keys={[`zone:discard:${deck.deck}`, ...(deck.discard_top === undefined ? [] : [`card:${deck.discard_top.card}`])]}
        def={deck.discard_top?.def}
        kind="chip discard"
      >
        <span class="numbers">
          {deck.discarded}
          <span class="hidden-text"> discarded, on top:</span>
        </span>
        {deck.discard_top !== undefined && <span class="marks">{deck.discard_top.name}</span>}
      </Tile>
    </div>
  );
}

// Cards in decks whose place the viewer knows.
function KnownCards({ decks }: { decks: Deck[] }) {
  const known = decks.filter((deck) => (deck.known ?? []).length > 0);
  return known.length === 0 ? null : (
    <ul class="lasting" aria-label="Known cards in decks">
      {known.map((deck) => (
        <li key={deck.deck}>
          <span class="faint">Known in the {deck.deck} deck:</span>{" "}
          {deck.known?.map(({ position, card }) => `${position}. ${card.name}`).join(", ")}
        </li>
      ))}
    </ul>
  );
}

const ends: Record<Lasting["until"], string> = {
  end_of_turn: "until the end of the turn",
  used: "until it is used",
  forever: "for the rest of the game",
  end_of_attack: "until the end of the attack",
  your_next_turn: "until the controller's next turn",
  next_roll: "until the next roll",
};

function LastingEffects({ ui, view }: { ui: BoardUi; view: View }) {
  if (view.lasting.length === 0)
    return null;
  return (
    <section aria-label="Lasting effects">
      <h3>Lasting effects</h3>
      <ul class="lasting">
        {view.lasting.map((one) => (
          <li
            key={one.lasting}
            onMouseEnter={() => (ui.pointed.value = new Set(one.targets.map(keyOf)))}
            onMouseLeave={() => (ui.pointed.value = new Set())}
          >
            {one.text}{" "}
            <span class="faint">
              {one.uses === undefined ? ends[one.until] : `${one.uses} use${one.uses === 1 ? "" : "s"} left, ${ends[one.until]}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BonusSouls({ ui, view }: { ui: BoardUi; view: View }) {
  if (view.bonus_souls.length === 0)
    return null;
  return (
    <section aria-label="Bonus souls">
      <h3>Bonus souls</h3>
      <div class="chips">
        {view.bonus_souls.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} />
        ))}
      </div>
    </section>
  );
}

// `without`: a type of slots that is shown elsewhere.
export function Middle({ ui, view, without }: { ui: BoardUi; view: View; without?: string | undefined }) {
  const types = [...new Set(view.slots.map((slot) => slot.type))].filter((type) => type !== without);
  return (
    <div class="middle">
      <div class="all-slots">
        {types.map((type) => (
          <SlotRow key={type} ui={ui} view={view} type={type} />
        ))}
      </div>
      <div class="aside">
        <section aria-label="Decks">
          <h3>Decks and discards</h3>
          <div class="decks">
            {view.decks
              .filter((deck) => deck.cards + deck.discarded > 0)
              .map((deck) => (
                <DeckTile key={deck.deck} ui={ui} deck={deck} />
              ))}
          </div>
        </section>
        <KnownCards decks={view.decks} />
        <BonusSouls ui={ui} view={view} />
        <LastingEffects ui={ui} view={view} />
        {(view.notes ?? []).length > 0 && <p class="marks">{view.notes?.join(" · ")}</p>}
      </div>
    </div>
  );
}
