// Rulebook section 1.8: the numbers, options and procedures of a ruleset, and its decks and slots.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/card_def.h"
#include "engine/model/options.h"

namespace soulstack {

struct DeckDef {
  std::string name;        // "loot"
  bool drawn_from = true;  // false: its cards start outside the game (characters, bonus souls, fixtures ...)
  DeckId plays_as;         // a deck of sets: its cards have the type of this deck (rule 3.7.1)
  std::string sets;        // the sets that declare it: "mine, yours"; empty: a ruleset has it
};
struct SlotTypeDef {
  std::string name;  // "monster"
  DeckId deck;       // refilled from
  DeckId type;       // set by Content::finish: the type of the cards of that deck (rule 3.7.1)
  int count = 0;     // at the start
  bool refilled = true;
  AbilityId price;         // of slots of sets: a `paid` ability without an effect, whose cost buys a card (rule 12.8.2)
  std::string sets;        // the sets that declare these slots: "mine, yours"; empty: a ruleset has them
  bool sells = false;      // set by Content::finish: its cards can be bought (rules 12.2, 12.8.1)
  bool is_shared = false;  // the same: the active player uses the abilities of its cards (rules 3.8.3, 16.2)
};

// When priority passes after a step (rule 13.2.7).
enum class PassesPriority : std::uint8_t { no, if_put_on_stack, if_triggered, always };

struct StepRow {
  std::uint16_t step = 0;  // in the procedure's catalogue
  PassesPriority priority = PassesPriority::no;
  bool on_stack = false;  // the step is put on the stack (first edition, rule 5.2.4); otherwise it is not (rule 5.2.3)
  AbilityId script;       // a step written as a script
  // Set by Content::finish: an ability listens for its end (rule 4.7.1).
  bool is_heard = false;
  // Set by Content::finish: only the step of the catalogue, off the stack; priority does not pass, and nobody listens.
  bool is_plain = true;
};
struct ProcedureDef {
  std::string name;
  std::vector<StepRow> rows;
};

// Numbers that are neither stats nor steps (rule 1.8).
// clang-format off
enum class Number : std::uint8_t {
  attacks_per_turn, purchases_per_turn, loot_plays, loot_step, hand_limit, price, souls_to_win, starting_loot,
  starting_coins, bonus_souls, dice_sides, evasion_least, evasion_most, death_coins, death_loot, death_items,
  repeats_per_turn, coin_pool, timer, soul_cap, count
};
// clang-format on

// Cards of which the decks of a game are made: those of a set, of a deck and with a tag.
struct CardChoice {
  static constexpr std::int16_t as_printed = -1;

  std::string set;                   // empty: any
  DeckId deck;                       // unknown: any
  int tag = -1;                      // its place in Content::tags; negative: any
  std::int16_t copies = as_printed;  // of each card
  bool names(const CardDef& card) const;
};

struct Ruleset {
  std::string name;
  std::string title;
  std::string file;
  std::array<int, static_cast<std::size_t>(Number::count)> numbers{};
  std::vector<ProcedureDef> procedures;  // by ProcedureId
  Ways ways;
  std::vector<AbilityId> abilities;    // printed on the table
  std::vector<CardDefId> bonus_souls;  // used in each game; empty: a random selection, its size set by a Number
  std::vector<CardDefId> characters;   // each player gets one of these; empty: any
  std::vector<CardChoice> made_of;     // the cards of the decks; empty: all
  int operator[](Number n) const { return numbers[static_cast<std::size_t>(n)]; }
  const std::vector<StepRow>& rows_of(ProcedureId p) const { return procedures.data()[p.value].rows; }
  // Does the option have another value than its default?
  bool is(Way w) const { return ways[w] != 0; }
  DeathOrder death_order() const { return static_cast<DeathOrder>(ways[Way::death_order]); }
};

}  // namespace soulstack
