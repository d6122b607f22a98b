// Content: the cards, abilities and rules that games use. It is immutable once loaded, shared by many games, passed along
// with the state and never global. Everything in it has an id; names are for people.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ability_def.h"
#include "engine/model/card_def.h"
#include "engine/model/ruleset.h"
#include "engine/model/shortcuts.h"
#include "engine/model/starting_table.h"

namespace soulstack {

// What is checked when numbers, keywords or abilities may have changed although nothing in play has moved: who dies (rule
// 13.1.1), who wins (rule 15.2.2), and the conditions of bonus souls (rule 15.4.2).
using Looks = std::uint8_t;
namespace look {
inline constexpr Looks deaths = 1, winning = 2, claims = 4, all = deaths | winning | claims;
inline constexpr Looks each_step = 8;  // without some shortcut, there is something to do after each step
}  // namespace look

// A row that an ability adds to the index of listeners while it works (engine/model/buckets.h).
struct ListenerRow {
  std::uint16_t bucket = 0;
  AbilityId ability;
  std::uint16_t part = 0;   // index of the change, constraint or permission within the ability
  std::uint8_t places = 0;  // where its card must be: bits of `works_in` (engine/model/zone_kinds.h)
  // What is checked after each step while this is listed, since what it does depends on more than the objects in play and
  // their controllers. Set by Content::finish.
  Looks looks = 0;
};
struct ListenerRows {
  std::uint32_t first = 0, end = 0;  // in Content::listener_rows
};

// An activated ability of a card, and what can be seen at once: whether it may be paid for.
struct Use {
  AbilityId ability;
  std::int16_t coins = 0;     // the least ¢ that its cost takes, while nothing changes the price of abilities
  std::int16_t counters = 0;  // the counters that its cost takes; 0 if it has another cost
  bool is_tap = false;
  bool names_users = false;
  StackNouns needs = anyway;  // as in AbilityDef
};
// The activated abilities of a card: `count` of Content::uses, from `first`.
struct Uses {
  std::uint32_t first = 0;
  std::uint8_t count = 0;
};

// Copies of a card that are in the game from the start.
struct CopiesInGame {
  CardDefId card;
  std::int16_t copies = 0;
  std::int16_t min_players = 1;
  DeckId deck;  // in which they start; unknown: outside the game
};

inline constexpr std::size_t most_definitions = 32'000;  // faces included; their names are also texts

struct Content {
  std::vector<CardDef> cards;
  std::vector<AbilityDef> abilities;
  std::vector<Filter> filters;
  std::vector<std::string> texts;   // the names of the cards, then other texts that can be noted (rule 20.10.1c)
  std::vector<std::string> spoken;  // the literal texts in functions of cards, in the order of their files
  std::vector<DeckDef> decks;
  std::vector<SlotTypeDef> slot_types;
  std::vector<AbilityId> made_by_functions;  // lasting effects, by the number in their call
  std::vector<std::string> tags;             // declared by sets, each once
  std::vector<std::string> counters;         // kinds added by sets, after those of namespace counter
  std::vector<SetEventDef> events;           // added by sets, each once
  std::vector<SetStatDef> stats;             // added by sets, after those of namespace stat
  std::vector<TallyDef> tallies;             // what abilities ask about the past, each once
  Ruleset rules;

  // Those that games with this content take. Copies with fewer: engine/game/oracle.h.
  Shortcuts shortcuts = Shortcuts::all();
  bool takes(Shortcut s) const { return shortcuts.has(s); }

  // Set by `finish`, which the loader calls last: decks and slots that the rules name, and properties of the cards.
  DeckId treasure_deck, loot_deck, monster_deck, character_deck, starting_deck, bonus_deck, fixture_deck;
  SlotTypeId monster_slots, shop_slots, room_slots, event_slots, minion_slots, final_boss_slots;
  int first_hand = 0;                    // the zone of the first player's hand: it comes after those of the decks
  bool has_abilities_elsewhere = false;  // some card has abilities that work as a soul or in a hand (rule 6.7.13)
  bool has_open_abilities = false;       // some card has an ability that names its users (rule 6.3.6)
  bool has_rooms = false;                // there are room cards and the rules use them
  bool has_shared_cards = false;         // there are rooms or fixtures (rules 3.8.3, 16.2)
  bool has_zero_hp = false;              // a card is printed with 0 HP
  Looks looks = 0;                       // all that listener rows ask for
  bool has_gifts = false;                // some ability changes what objects have (rule 6.10)
  std::bitset<static_cast<std::size_t>(EventType::count)> counted;  // events that some tally counts
  std::vector<ListenerRow> listener_rows;
  std::vector<ListenerRows> rows_of_ability;               // by AbilityId
  std::vector<ListenerRows> rows_of_card;                  // by CardDefId: those of all its abilities
  std::vector<CopiesInGame> in_game;                       // not of cards without copies
  std::array<StartingTable, max_players> starting_tables;  // by number of players, from 1: a new game copies one
  // By CardDefId: its id as a number. Its place in a shuffled deck depends on it, and not on other cards.
  std::vector<std::uint64_t> card_keys;
  std::vector<Use> uses;
  std::vector<Uses> uses_of;  // by CardDefId
  // Lasting abilities of the rules: the first of each, as there is one for each duration, in the order of Till.
  AbilityId shield;                  // behind the verb prevent_next (rule 10.4.2)
  AbilityId end_of_note;             // of notes that last for an attack, or till the next die (rule 20.10.1b)
  AbilityId kept_copy;               // a copy of a loot card that may be played (rule 20.9.3)
  std::vector<TextId> sorted_texts;  // each different text once
  void finish();
  void count_fixtures();      // part of `finish`: each has a slot of its own (rule 3.8.1)
  void list_listener_rows();  // part of `finish` (engine/model/listener_rows.cpp)
  void find_dependence();     // part of `finish` (engine/model/dependence.cpp)
  void choose_cards();        // part of `finish`: which cards are in the game (engine/model/cards_in_game.cpp)
  void prepare_tables();      // part of `finish` (engine/model/prepared_tables.cpp)
  int count_cards() const;    // that are in the game, after `choose_cards`
  const StartingTable& starting_table_for(int players) const {
    return starting_tables[static_cast<std::size_t>(players - 1)];
  }
  // "poison"; empty for plain counters.
  std::string_view counter_name(CounterId kind) const;
  const SetStatDef& set_stat(StatId id) const { return stats.data()[id.value - stat::count]; }
  int counter_kinds() const { return counter::count + static_cast<int>(counters.size()); }
  TextId find_text(std::string_view text) const;                     // unknown if it is not one of `texts`
  TextId name_text(CardDefId id) const { return TextId{id.value}; }  // card names are the first texts

  // Unchecked, as these are read most: the loader makes all ids, and a save with any other content is refused.
  const CardDef& operator[](CardDefId id) const { return cards.data()[id.value]; }
  const AbilityDef& operator[](AbilityId id) const { return abilities.data()[id.value]; }
  const Filter& operator[](FilterId id) const { return filters.data()[id.value]; }
  const SlotTypeDef& operator[](SlotTypeId id) const { return slot_types.data()[id.value]; }
  // Unknown if there is no such card. Accepts "base:bomb" and, if it is unambiguous, "bomb".
  CardDefId find_card(std::string_view id) const;
  // The same, seen from a set: its own "bomb" comes before those of other sets.
  CardDefId find_card(std::string_view id, std::string_view set) const;
  DeckId find_deck(std::string_view name) const;
  // The type of the cards of a deck: the deck itself, or the one that it plays as (rule 3.7.1).
  DeckId type_of(DeckId deck) const;
  const std::string& type_name(DeckId deck) const { return decks[type_of(deck).value].name; }
  SlotTypeId find_slot_type(std::string_view name) const;
  std::span<const ListenerRow> rows_of(AbilityId id) const { return listed(rows_of_ability.data()[id.value]); }
  std::span<const ListenerRow> rows_of(CardDefId id) const { return listed(rows_of_card.data()[id.value]); }
  std::span<const Use> uses_of_card(CardDefId id) const {
    const Uses of = uses_of.data()[id.value];
    return {uses.data() + of.first, of.count};
  }
  // The faces of a printed card, from 1 (rule 20.2.3a).
  CardDefId face(CardDefId printed, int number) const;             // unknown if it has no such face
  int number_of_face(CardDefId printed, CardDefId visible) const;  // 0: that is not a face of this card

 private:
  void choose_starting_items();
  std::span<const ListenerRow> listed(ListenerRows rows) const {
    return {listener_rows.data() + rows.first, listener_rows.data() + rows.end};
  }
};

// The table before setup for a number of players, laid out card by card.
StartingTable starting_table(const Content& content, int players);

// Decks that the rules name. Content may lack any of them.
namespace deck_name {
inline constexpr std::string_view treasure = "treasure", loot = "loot", monster = "monster", character = "character",
                                  starting = "starting", bonus_soul = "bonus_soul", fixture = "fixture";
}

}  // namespace soulstack
