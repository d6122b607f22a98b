// What a seat knows of a game as numbers.
#include "tools/observation/observation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/mixing.h"
#include "engine/rules/loot_plays.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/rewards.h"
#include "tools/observation/actions.h"
#include "tools/players/fights.h"

namespace soulstack::tools {

namespace {

template <class Subject>
struct Column {
  ColumnName name;
  float (*value)(const Subject&);
};

template <class Number>
constexpr float as_float(Number n) {
  return static_cast<float>(n);
}

// 0: nobody; otherwise the seat counted to the left from the viewer, who is 1.
int relative(const Table& t, Seat viewer, Seat who) {
  const int players = t.players(), from = viewer == Seat::game ? 0 : index_of(viewer);
  return index_of(who) >= players ? 0 : (index_of(who) - from + players) % players + 1;
}

float card_number(const Table& t, CardIndex i) { return as_float(t.card(i).def.value + 1); }

int cards_in(const Table& t, DeckId deck, bool discarded) {
  if (!deck.known())
    return 0;
  return t.zone(discarded ? zones::discard(deck) : zones::deck(deck)).count;
}

// ---- The block `game`

struct GameSeen {
  const Table& t;
  Seat viewer;
  const StackItem* top;  // the object that resolves next; null: the stack is empty
  int on_stack = 0, cards_left_out = 0;

  bool is_asked() const { return t.decision.open && !t.s.over() && t.decision.who == viewer; }
};

constexpr Column<GameSeen> game_columns[] = {
    {{"round", "number of the round, from 1"}, [](const GameSeen& g) { return as_float(g.t.s.round.number); }},
    {{"turn", "number of the turn, from 1"}, [](const GameSeen& g) { return as_float(g.t.s.turn.number); }},
    {{"phase", "0 set-up, 1 start, 2 action, 3 end"}, [](const GameSeen& g) { return as_float(g.t.s.turn.phase); }},
    {{"over", "1: the game is over"}, [](const GameSeen& g) { return as_float(g.t.s.over()); }},
    {{"asked", "1: the viewer is asked"}, [](const GameSeen& g) { return as_float(g.is_asked()); }},
    {{"prompt", "what the viewer is asked: 1 + its place in `prompts`; 0: nothing"},
     [](const GameSeen& g) { return g.is_asked() ? as_float(static_cast<int>(g.t.decision.prompt) + 1) : 0.0F; }},
    {{"attacks", "attacks declared this turn"}, [](const GameSeen& g) { return as_float(g.t.s.turn.attacks); }},
    {{"purchases", "purchases declared this turn"}, [](const GameSeen& g) { return as_float(g.t.s.turn.purchases); }},
    {{"fight", "1: an attack is under way"}, [](const GameSeen& g) { return as_float(attack_under_way(g.t)); }},
    {{"price", "price of an item of the shop in ¢, without effects"},
     [](const GameSeen& g) { return as_float(g.t.rules()[Number::price]); }},
    {{"souls_to_win", "souls with which a player wins"},
     [](const GameSeen& g) { return as_float(g.t.rules()[Number::souls_to_win]); }},
    {{"stack", "objects on the stack"}, [](const GameSeen& g) { return as_float(g.on_stack); }},
    {{"top",
      "the object that resolves next: 1 loot, 2 ability, 3 roll, 4 damage, 5 death, 6 step, 7 refill, 8 modifier"},
     [](const GameSeen& g) { return g.top ? as_float(static_cast<int>(g.top->kind) + 1) : 0.0F; }},
    {{"top_by", "its controller: 1 the viewer, 2 the next player to the left ...; 0: the game"},
     [](const GameSeen& g) { return g.top ? as_float(relative(g.t, g.viewer, g.top->controller)) : 0.0F; }},
    {{"top_value", "of a roll: the die"},
     [](const GameSeen& g) { return g.top && g.top->kind == ItemKind::roll ? as_float(g.top->value) : 0.0F; }},
    {{"top_on_viewer", "1: it has the viewer as a target, or damages or kills them"},
     [](const GameSeen& g) {
       return g.top && g.viewer != Seat::game &&
                      std::find(g.top->targets.begin(), g.top->targets.end(), Value::player(g.viewer)) !=
                          g.top->targets.end()
                  ? 1.0F
                  : 0.0F;
     }},
    {{"loot_deck", "cards in the loot deck"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.loot_deck, false)); }},
    {{"loot_discard", "cards in its discard"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.loot_deck, true)); }},
    {{"treasure_deck", "cards in the treasure deck"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.treasure_deck, false)); }},
    {{"treasure_discard", "cards in its discard"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.treasure_deck, true)); }},
    {{"monster_deck", "cards in the monster deck"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.monster_deck, false)); }},
    {{"monster_discard", "cards in its discard"},
     [](const GameSeen& g) { return as_float(cards_in(g.t, g.t.content.monster_deck, true)); }},
    {{"cards_left_out", "cards for which the block `cards` has no row"},
     [](const GameSeen& g) { return as_float(g.cards_left_out); }},
};

// ---- The block `players`

struct PlayerSeen {
  const Table& t;
  Seat who;
  FightingStrength strength;

  PlayerSeen(const Table& table, Seat seat)
      : t(table), who(seat), strength{hp(table, Value::player(seat)), attack_of(table, Value::player(seat))} {}

  const Player& player() const { return t.player(who); }
  int ready() const {
    int n = 0;
    for (const CardIndex i : t.cards_of(zones::play(t, who)))
      n += t.card(i).flags.has(CardFlag::deactivated) ? 0 : 1;
    return n;
  }
};

constexpr Column<PlayerSeen> player_columns[] = {
    {{"coins", "¢"}, [](const PlayerSeen& p) { return as_float(p.player().coins); }},
    {{"hp", "HP left"}, [](const PlayerSeen& p) { return as_float(p.strength.hp); }},
    {{"max_hp", "HP without damage"}, [](const PlayerSeen& p) { return as_float(max_hp(p.t, Value::player(p.who))); }},
    {{"attack", "damage of a hit"}, [](const PlayerSeen& p) { return as_float(p.strength.attack); }},
    {{"souls", "total value of the souls"}, [](const PlayerSeen& p) { return as_float(souls_of(p.t, p.who)); }},
    {{"hand", "loot cards in hand"},
     [](const PlayerSeen& p) { return as_float(p.t.zone(zones::hand(p.t, p.who)).count); }},
    {{"in_play", "cards in play, with the character"},
     [](const PlayerSeen& p) { return as_float(p.t.zone(zones::play(p.t, p.who)).count); }},
    {{"ready", "those of them that are charged"}, [](const PlayerSeen& p) { return as_float(p.ready()); }},
    {{"loot_plays", "loot cards that the player may still play this turn"},
     [](const PlayerSeen& p) { return as_float(loot_plays_left(p.t, p.who)); }},
    {{"active", "1: it is this player's turn"}, [](const PlayerSeen& p) { return as_float(p.t.active() == p.who); }},
    {{"asked", "1: this player is asked"},
     [](const PlayerSeen& p) { return as_float(p.t.decision.open && p.t.decision.who == p.who && !p.t.s.over()); }},
    {{"dead", "1: died this turn"}, [](const PlayerSeen& p) { return as_float(p.t.dead(p.who)); }},
    {{"skip_turns", "turns that the player will skip"},
     [](const PlayerSeen& p) { return as_float(p.player().skip_turns); }},
    {{"won", "1: won the game"}, [](const PlayerSeen& p) { return as_float(p.player().flags.has(PlayerFlag::won)); }},
};

// ---- The block `monsters`

struct MonsterSeen {
  const Table& t;
  const PlayerSeen* viewer;  // null: a spectator
  CardIndex card;
  Value self;
  FightingStrength strength;
  int evasion;
  Rewards rewards;

  MonsterSeen(const Table& table, const PlayerSeen* who, CardIndex i)
      : t(table),
        viewer(who),
        card(i),
        self(table.ref(i)),
        strength{hp(table, self), attack_of(table, self)},
        evasion(evasion_of(table, self)),
        rewards(rewards_of(table, self)) {}
};

constexpr Column<MonsterSeen> monster_columns[] = {
    {{"card", "its number"}, [](const MonsterSeen& m) { return card_number(m.t, m.card); }},
    {{"hp", "HP left"}, [](const MonsterSeen& m) { return as_float(m.strength.hp); }},
    {{"evasion", "the least roll that hits it"}, [](const MonsterSeen& m) { return as_float(m.evasion); }},
    {{"attack", "damage of a miss"}, [](const MonsterSeen& m) { return as_float(m.strength.attack); }},
    {{"souls", "souls printed on it"}, [](const MonsterSeen& m) { return as_float(m.t.def(m.card).souls); }},
    {{"coins", "reward in ¢"}, [](const MonsterSeen& m) { return as_float(m.rewards.coins); }},
    {{"loot", "reward in loot cards"}, [](const MonsterSeen& m) { return as_float(m.rewards.loot); }},
    {{"treasure", "reward in treasure cards"}, [](const MonsterSeen& m) { return as_float(m.rewards.treasure); }},
    {{"attackable", "1: the active player could attack it"},
     [](const MonsterSeen& m) { return as_float(attackable(m.t, m.self)); }},
    {{"attacked", "1: an attack on it is under way"},
     [](const MonsterSeen& m) { return as_float(under_attack(m.t, m.self)); }},
    {{"chance", "probability that the viewer would beat it, if nobody did anything else"},
     [](const MonsterSeen& m) {
       return m.viewer ? as_float(chance_against(m.viewer->strength, m.strength, m.evasion)) : 0.0F;
     }},
};

// ---- The block `cards`

struct CardSeen {
  const Table& t;
  const Card& card;
  CardIndex index;
  ZoneKind kind;
  int slot, owner;
};

constexpr Column<CardSeen> card_columns[] = {
    {{"card", "its number: 1 + its place in `cards`"}, [](const CardSeen& c) { return card_number(c.t, c.index); }},
    {{"zone", "4 top of a discard, 5 hand, 6 play, 7 souls, 8 slot, 9 bonus souls"},
     [](const CardSeen& c) { return as_float(c.kind); }},
    {{"slot", "of a card in a slot: 1 + the number of the kind of slot"},
     [](const CardSeen& c) { return as_float(c.slot); }},
    {{"owner", "whose zone it is: 1 the viewer, 2 the next player to the left ...; 0: the game"},
     [](const CardSeen& c) { return as_float(c.owner); }},
    {{"counters", "counters on it"}, [](const CardSeen& c) { return as_float(c.card.counters); }},
    {{"ready", "1: charged"}, [](const CardSeen& c) { return as_float(!c.card.flags.has(CardFlag::deactivated)); }},
};

// Visits the cards of the block that the viewer can see, in an order that does not depend on other cards.
template <class Visit>
void each_seen(const Table& t, Seat viewer, Visit visit) {
  const auto visit_zone = [&](const Zone& zone, CardRange cards) {
    const bool all_public = !row_of(zone.kind).is_hidden;
    const int slot = zone.kind == ZoneKind::slot ? zone.of + 1 : 0, owner = relative(t, viewer, zone.seat);
    for (const CardIndex i : cards)
      if (const Card& card = t.card(i); (all_public && !card.flags.has(CardFlag::face_down)) || sees(t, i, viewer))
        visit(CardSeen{t, card, i, zone.kind, slot, owner});
  };
  const Seat from = viewer == Seat::game ? seat(0) : viewer;
  for (const Seat p : t.seats_from(from))
    for (const ZoneId z : {zones::hand(t, p), zones::play(t, p), zones::souls(t, p)})
      visit_zone(t.zone(z), t.cards_of(z));
  for (const Zone& slot : zones::slots(t))
    visit_zone(slot, t.cards_in_play(slot));
  visit_zone(t.zone(zones::bonus), t.cards_of(zones::bonus));
  for (std::uint8_t d = 0; d < t.content.decks.size(); ++d)
    if (const Zone& discard = t.zone(zones::discard(DeckId{d})); discard.top != no_card && sees(t, discard.top, viewer))
      visit(CardSeen{t, t.card(discard.top), discard.top, discard.kind, 0, relative(t, viewer, discard.seat)});
}

// ---- Options

struct OptionSeen {
  const Table& t;
  Seat who;
  const Option& option;
  bool is_card, is_monster;  // a card that the player knows

  Value object() const { return option.object; }
  bool is(ValueKind kind) const { return object().is(kind); }
  ZoneKind zone() const { return is_card ? t.zone_of(object().as_card()).kind : ZoneKind::outside; }
  const CardDef* def() const { return is_card ? &t.def(object().as_card()) : nullptr; }
  const AbilityDef* ability() const {
    const bool is_hidden = is(ValueKind::card) && !is_card;
    return option.ability.is(ValueKind::ability) && !is_hidden ? &t.content[option.ability.as_ability()] : nullptr;
  }
  bool buys() const { return option.kind == OptionKind::declare_purchase || t.decision.prompt == Prompt::purchase; }
  float chance() const {
    if (option.kind == OptionKind::declare_attack)
      return as_float(best_chance(t, who));
    return is_monster ? as_float(chance_against(t, who, object())) : 0.0F;
  }
};

template <OptionKind kind>
float is_kind(const OptionSeen& o) {
  return as_float(o.option.kind == kind);
}
template <ZoneKind kind>
float is_in(const OptionSeen& o) {
  return as_float(o.is_card && o.zone() == kind);
}

constexpr Column<OptionSeen> option_rows[] = {
    {{"pass", "1: pass"}, is_kind<OptionKind::pass>},
    {{"play_loot", "1: play a loot card"}, is_kind<OptionKind::play_loot>},
    {{"activate", "1: use an ability"}, is_kind<OptionKind::activate>},
    {{"declare_attack", "1: declare an attack"}, is_kind<OptionKind::declare_attack>},
    {{"declare_purchase", "1: declare a purchase"}, is_kind<OptionKind::declare_purchase>},
    {{"end_turn", "1: end the turn"}, is_kind<OptionKind::end_turn>},
    {{"offer", "1: offer ¢ to a player"}, is_kind<OptionKind::offer>},
    {{"choose", "1: answer a question"}, is_kind<OptionKind::choose>},
    {{"player", "1: it names a player"}, [](const OptionSeen& o) { return as_float(o.is(ValueKind::player)); }},
    {{"monster", "1: it names a monster in play"}, [](const OptionSeen& o) { return as_float(o.is_monster); }},
    {{"in_hand", "1: it names a card in a hand"}, is_in<ZoneKind::hand>},
    {{"in_play", "1: it names a card in play of a player"}, is_in<ZoneKind::play>},
    {{"in_slot", "1: it names a card in a slot"}, is_in<ZoneKind::slot>},
    {{"soul", "1: it names a soul"}, is_in<ZoneKind::soul>},
    {{"unknown", "1: it names a card that the player does not know"},
     [](const OptionSeen& o) { return as_float(o.is(ValueKind::card) && !o.is_card); }},
    {{"zone", "1: it names a deck, a discard or a slot"},
     [](const OptionSeen& o) { return as_float(o.is(ValueKind::zone)); }},
    {{"on_stack", "1: it names an object on the stack"},
     [](const OptionSeen& o) { return as_float(o.is(ValueKind::item)); }},
    {{"yes", "1: yes"}, [](const OptionSeen& o) { return as_float(o.object() == Value::boolean(true)); }},
    {{"no", "1: no"}, [](const OptionSeen& o) { return as_float(o.object() == Value::boolean(false)); }},
    {{"number", "the number that it names"},
     [](const OptionSeen& o) { return o.is(ValueKind::number) ? as_float(o.object().as_number()) : 0.0F; }},
    {{"whose",
      "whose player or object it names: 1 the player's own, 2 of the next player to the left ...; 0: nobody's"},
     [](const OptionSeen& o) {
       const bool has_controller = o.is(ValueKind::player) || o.is(ValueKind::card) || o.is(ValueKind::item);
       return has_controller ? as_float(relative(o.t, o.who, o.t.controller(o.object()))) : 0.0F;
     }},
    {{"card", "number of the card that it names"},
     [](const OptionSeen& o) { return o.is_card ? card_number(o.t, o.object().as_card()) : 0.0F; }},
    {{"chance", "probability that the player beats the monster, or the easiest one if it declares an attack"},
     [](const OptionSeen& o) { return o.chance(); }},
    {{"hp", "of a player or a monster: HP left"},
     [](const OptionSeen& o) {
       return o.is_monster || o.is(ValueKind::player) ? as_float(hp(o.t, o.object())) : 0.0F;
     }},
    {{"souls", "souls of the player that it names, or printed on the card"},
     [](const OptionSeen& o) {
       return o.is(ValueKind::player) ? as_float(souls_of(o.t, o.object().as_seat()))
              : o.def()               ? as_float(o.def()->souls)
                                      : 0.0F;
     }},
    {{"affordable", "of a purchase: 1 if the player has the usual price in ¢"},
     [](const OptionSeen& o) { return as_float(o.buys() && o.t.player(o.who).coins >= o.t.rules()[Number::price]); }},
    {{"cost_coins", "¢ that the ability costs"},
     [](const OptionSeen& o) { return o.ability() ? as_float(o.ability()->activation().cost.coins) : 0.0F; }},
    {{"cost_hp", "HP that the ability costs"},
     [](const OptionSeen& o) { return o.ability() ? as_float(o.ability()->activation().cost.hp) : 0.0F; }},
    {{"tap", "1: using the ability deactivates its object"},
     [](const OptionSeen& o) { return o.ability() ? as_float(o.ability()->activation().cost.tap) : 0.0F; }},
};

// ---- Rows of numbers

// A call for each column, known when this is compiled, so that most of them are inlined.
template <const auto& columns, class Subject>
float* write_row(const Subject& subject, float* out) {
  constexpr std::size_t count = std::size(columns);
  [&]<std::size_t... column>(std::index_sequence<column...>) { ((out[column] = columns[column].value(subject)), ...); }
  (std::make_index_sequence<count>());
  return out + count;
}

template <class Subject, std::size_t Count>
std::vector<ColumnName> names_of(const Column<Subject> (&columns)[Count]) {
  std::vector<ColumnName> names;
  for (const Column<Subject>& column : columns)
    names.push_back(column.name);
  return names;
}

constexpr std::size_t players_at = std::size(game_columns);
constexpr std::size_t monsters_at(int players) {
  return players_at + static_cast<std::size_t>(players) * std::size(player_columns);
}
constexpr std::size_t cards_at(int players) {
  return monsters_at(players) + observed_monsters * std::size(monster_columns);
}
constexpr std::size_t size_for(int players) { return cards_at(players) + observed_cards * std::size(card_columns); }

template <class Subject, std::size_t Count>
void clear_rows(const Column<Subject> (&)[Count], int rows, float* first) {
  if (rows > 0)
    std::fill_n(first, static_cast<std::size_t>(rows) * Count, 0.0F);
}

// `who`: the viewer; null: a spectator. Returns the number of rows. `before`: those that hold an earlier observation.
int write_monsters(const Table& t, Seat viewer, const PlayerSeen* who, int before, float* out) {
  int rows = 0;
  for (const Zone& slot : zones::slots(t)) {
    if (slot.top == no_card || rows == observed_monsters || !sees(t, slot.top, viewer) || !is_monster(t, slot.top))
      continue;
    out = write_row<monster_columns>(MonsterSeen(t, who, slot.top), out);
    ++rows;
  }
  clear_rows(monster_columns, before - rows, out);
  return rows;
}

// Returns the number of cards; only the first observed_cards of them have rows.
int write_cards(const Table& t, Seat viewer, int before, float* out) {
  int cards = 0;
  each_seen(t, viewer, [&](const CardSeen& card) {
    if (cards++ < observed_cards)
      out = write_row<card_columns>(card, out);
  });
  clear_rows(card_columns, before - cards, out);
  return cards;
}

}  // namespace

std::vector<ObservationBlock> observation_blocks(int players) {
  return {{"game", 0, 1, names_of(game_columns)},
          {"players", static_cast<int>(players_at), players, names_of(player_columns)},
          {"monsters", static_cast<int>(monsters_at(players)), observed_monsters, names_of(monster_columns)},
          {"cards", static_cast<int>(cards_at(players)), observed_cards, names_of(card_columns)}};
}

int observation_size(int players) { return static_cast<int>(size_for(players)); }

void observe(const Game& game, Seat viewer, std::span<float> out) { observe_again(game, viewer, {}, out); }

UsedRows observe_again(const Game& game, Seat viewer, UsedRows before, std::span<float> out) {
  const Table& t = game.table();
  const int players = t.players();
  check(out.size() == size_for(players), "an observation fits into its buffer");
  game.begin_queries();
  GameSeen seen{t, viewer, t.top_item(0)};
  seen.on_stack = static_cast<int>(
      std::count_if(t.s.stack.begin(), t.s.stack.end(), [](const StackItem& item) { return is_on_stack(item); }));
  const int cards = write_cards(t, viewer, before.cards, out.data() + cards_at(players));
  seen.cards_left_out = std::max(0, cards - observed_cards);
  write_row<game_columns>(seen, out.data());
  const PlayerSeen first(t, viewer == Seat::game ? seat(0) : viewer);
  float* row = write_row<player_columns>(first, out.data() + players_at);
  for (const Seat p : t.seats_from(first.who))
    if (p != first.who)
      row = write_row<player_columns>(PlayerSeen(t, p), row);
  const int monsters = write_monsters(t, viewer, viewer == Seat::game ? nullptr : &first, before.monsters,
                                      out.data() + monsters_at(players));
  return {monsters, std::min(cards, observed_cards)};
}

std::span<const ColumnName> option_columns() {
  static const std::vector<ColumnName> names = names_of(option_rows);
  return names;
}

int option_size() { return static_cast<int>(std::size(option_rows)); }

void describe_options(const Game& game, int first, int count, std::span<float> out) {
  const Table& t = game.table();
  const Decision& d = game.decision();
  check(d.open && first >= 0 && static_cast<std::size_t>(first + count) <= d.options.size() &&
            static_cast<std::size_t>(count) * std::size(option_rows) <= out.size(),
        "the options exist and fit into their buffer");
  game.begin_queries();
  float* row = out.data();
  for (int i = first; i < first + count; ++i) {
    const Option& option = d.options[static_cast<std::size_t>(i)];
    const bool is_card =
        option.object.is(ValueKind::card) && t.current(option.object) && sees(t, option.object.as_card(), d.who);
    const bool is_in_slot = is_card && t.zone_of(option.object.as_card()).kind == ZoneKind::slot;
    row = write_row<option_rows>(
        OptionSeen{t, d.who, option, is_card, is_in_slot && is_monster(t, option.object.as_card())}, row);
  }
  std::fill(row, out.data() + out.size(), 0.0F);
}

// ---- The schema

std::uint64_t observation_schema(const Content& content, int players) {
  std::string all = fmt::format("version {}, {} players, {} actions\n", observation_version, players, max_actions);
  for (const ObservationBlock& block : observation_blocks(players)) {
    all += fmt::format("{} {} {}\n", block.name, block.first, block.rows);
    for (const ColumnName& column : block.columns)
      all += fmt::format("  {}\n", column.name);
  }
  for (const ColumnName& column : option_columns())
    all += fmt::format("option {}\n", column.name);
  for (const PromptRow& row : prompt_rows)
    all += fmt::format("prompt {}\n", row.name);
  for (const CardDef& card : content.cards)
    all += fmt::format("card {}\n", card.id);
  return number_of(all);
}

}  // namespace soulstack::tools
