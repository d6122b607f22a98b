// The players: others in short, one's own side in full.
import type { Player, View } from "../engine/wire.ts";
import type { BoardUi } from "./board_ui.ts";
import { CardChip, CardTile, HandCard } from "./cards.tsx";
import { Tile } from "./tile.tsx";

function whoPlays(ui: BoardUi, player: Player): string {
  const by = ui.model.seats.value[player.seat - 1] ?? "client";
  return by === "client" ? (ui.model.shown.value?.seat === player.seat ? "you" : "person") : by;
}

function extras(player: Player): string {
  const stats = Object.entries(player.stats ?? {}).map(([name, n]) => `${name.replaceAll("_", " ")} ${n}`);
  return [...stats, ...(player.notes ?? [])].join(" · ");
}

function Numbers({ player }: { player: Player }) {
  return (
    <span class="numbers">
      <b>
        {player.hp}/{player.max_hp} HP
      </b>{" "}
      · ATK {player.attack} · <b>{player.coins}¢</b> · {player.loot} loot ·{" "}
      <b>
        {player.souls} {player.souls === 1 ? "soul" : "souls"}
      </b>
      {extras(player) !== "" && ` · ${extras(player)}`}
    </span>
  );
}

function PlayerTile({ ui, player, view }: { ui: BoardUi; player: Player; view: View }) {
  const priority = view.priority?.seat === player.seat;
  return (
    <Tile ui={ui} name={player.name} keys={[`seat:${player.seat}`]} kind="player">
      <span class="name">
        {player.name} <span class="faint">{whoPlays(ui, player)}</span>{" "}
        {player.active && <span class="badge">turn</span>} {priority && <span class="badge quiet">priority</span>}{" "}
        {player.dead && <span class="badge bad">died</span>}
      </span>
      <Numbers player={player} />
    </Tile>
  );
}

export function OtherPlayer({ ui, player, view }: { ui: BoardUi; player: Player; view: View }) {
  const known = player.hand.filter((card) => card.card !== undefined);
  return (
    <section class={`other ${player.active ? "active" : ""}`} aria-label={player.name}>
      <PlayerTile ui={ui} player={player} view={view} />
      <div class="chips">
        {player.soul_cards.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} kind="soul" />
        ))}
        {player.curses.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} kind="curse" />
        ))}
        {player.character !== undefined && <CardChip ui={ui} card={player.character} kind="character" />}
        {player.items.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} />
        ))}
        {known.map((card) => (
          <HandCard key={card.card} ui={ui} card={card} kind="chip" />
        ))}
      </div>
    </section>
  );
}

function loot(player: Player, view: View): string {
  const plays = `${player.loot_plays} loot play${player.loot_plays === 1 ? "" : "s"}`;
  const { attacks, purchases } = view.left;
  if (!player.active)
    return `${plays} left`;
  return `${plays}, ${attacks} attack${attacks === 1 ? "" : "s"}, ${purchases} purchase${purchases === 1 ? "" : "s"} left`;
}

export function OwnSide({ ui, player, view }: { ui: BoardUi; player: Player; view: View }) {
  return (
    <section class={`own ${player.active ? "active" : ""}`} aria-label={`${player.name}, your side`}>
      <div class="own-head">
        <PlayerTile ui={ui} player={player} view={view} />
        <span class="faint">{loot(player, view)}</span>
      </div>
      <div class="row" role="group" aria-label="In play">
        {player.character !== undefined && <CardTile ui={ui} card={player.character} />}
        {player.items.map((card) => (
          <CardTile key={card.card} ui={ui} card={card} />
        ))}
        {player.curses.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} kind="curse" />
        ))}
        {player.soul_cards.map((card) => (
          <CardChip key={card.card} ui={ui} card={card} kind="soul" />
        ))}
      </div>
      <h3>Hand</h3>
      <div class="row hand" role="group" aria-label="Hand">
        {player.hand.map((card, i) => (
          <HandCard key={card.card ?? `hidden${i}`} ui={ui} card={card} />
        ))}
        {player.hand.length === 0 && <span class="faint">No cards</span>}
      </div>
    </section>
  );
}
