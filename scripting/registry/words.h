// Words of card files, other than the verbs and properties of the registry and the names of decks. One row for each
// word; suggestions, checks, editor definitions and reference pages are generated from these rows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/model/asked_history.h"
#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::scripting {

// clang-format off

// The meaning of a Value of kind `word`. Numbers below 16 belong to the kernel.
enum class Word : std::uint16_t {
  none = 0,
  unknown = 16,  // placeholder for an unknown word, so that the rest of the file can still be read
  // players and objects
  anyone, another, noted, others, players, monsters,
  // constants
  nothing, die, turn, attack, game, end_of_turn, used, forever, end_of_attack, your_next_turn,
  next_roll, penalty, your_turn, not_your_turn, outside,
  others_turns, if_triggered, if_put_on_stack, monster_slots, shop_slots, room_slots, minion_slots, final_boss_slots,
  hp_counter, attack_counter, eternal_counter, level_counter,
  // constructors: abilities, their parts, conditions, orders of procedures, files
  play, tap, paid, when, would, change, instead, revealed, always, cant, must, can, lasting, claim, mode,
  not_empty, has_counters, at_least, at_most, happened, total, last,
  insert_after, insert_before, remove, replace, move_after, move_before, step,
  rules, set, word, keyword,
  // what objects have or lose, and are set to
  abilities, abilities_of, eternal, guppy, indomitable, no_number,
  count,
  // families
  first_deck = 0x100,   // + DeckId: the constructor of its cards
  first_pile = 0x400,   // + 2 * DeckId, and 1 for its discard pile
  first_event = 0x800,  // + EventType
  first_param = 0xC00,  // + Param
  first_counter = 0xD00,  // + CounterId, of those that sets add
  first_set_event = 0xE00,  // + the place in Content::events
};

// clang-format on

constexpr Value value_of(Word w) { return Value::word(static_cast<int>(w)); }
constexpr Word word_of(Value v) {  // Word::none if it is not a word
  return v.is(ValueKind::word) ? static_cast<Word>(v.payload()) : Word::none;
}
constexpr Word family_word(Word first, int offset) { return static_cast<Word>(static_cast<int>(first) + offset); }

constexpr Value value_of(EventType e) { return value_of(family_word(Word::first_event, static_cast<int>(e))); }
// The event of a set that a word names; any_set_event if it does not name one.
constexpr std::uint8_t set_event_of(Value v) {
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(Word::first_set_event);
  return offset >= 0 && offset < static_cast<int>(most_set_events) ? static_cast<std::uint8_t>(offset) : any_set_event;
}
constexpr Value value_of_set_event(int number) { return value_of(family_word(Word::first_set_event, number)); }
constexpr EventType event_of(Value v) {  // EventType::none if it is not an event word
  if (set_event_of(v) != any_set_event)
    return EventType::set_event;
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(Word::first_event);
  return offset > 0 && offset < static_cast<int>(EventType::count) ? static_cast<EventType>(offset) : EventType::none;
}

constexpr Word word_for(Param p) { return family_word(Word::first_param, static_cast<int>(p)); }
constexpr Value value_of(Param p) { return value_of(word_for(p)); }
constexpr Param param_of(Value v) {  // Param::count if it is not a parameter
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(Word::first_param);
  return offset >= 0 && offset < static_cast<int>(Param::count) ? static_cast<Param>(offset) : Param::count;
}

// The place of a kept value in the fields of a lasting effect: its number; negative if it is another value.
constexpr int kept_key(Value v) {
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(word_for(kept_param(0)));
  return offset >= 0 && offset < most_kept ? offset : -1;
}

// Words called with values instead of a table: has_counters(2) is read like has_counters { 2 }.
constexpr bool takes_values(Word w) {
  return w == Word::not_empty || w == Word::has_counters || w == Word::abilities_of ||
         (w >= Word::insert_after && w <= Word::move_before);
}

// A deck or its discard pile, before there is a game with zones.
struct Pile {
  DeckId deck;
  bool discard = false;
};
constexpr Value value_of(Pile p) {
  return value_of(family_word(Word::first_pile, 2 * p.deck.value + (p.discard ? 1 : 0)));
}
constexpr Pile pile_of(Value v) {  // the deck is unknown if it is not a pile
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(Word::first_pile);
  if (offset < 0 || offset >= 2 * 255)
    return {};
  return {DeckId{static_cast<std::uint8_t>(offset / 2)}, offset % 2 == 1};
}

// As stored in the content (Condition::zone).
constexpr std::uint8_t number_of(Pile pile) {
  return static_cast<std::uint8_t>(2 * pile.deck.value + (pile.discard ? 1 : 0));
}

// The kind of counter that a word names; unknown if it does not name one.
constexpr CounterId counter_of(Value v) {
  const int offset = static_cast<int>(word_of(v)) - static_cast<int>(Word::hp_counter);
  if (offset >= 0 && offset < 4)
    return CounterId{static_cast<std::uint8_t>(counter::hp.value + offset)};
  const int added = static_cast<int>(word_of(v)) - static_cast<int>(Word::first_counter);
  return added >= counter::count && added < counter::most ? CounterId{static_cast<std::uint8_t>(added)} : CounterId{};
}
constexpr Value value_of_added(CounterId kind) { return value_of(family_word(Word::first_counter, kind.value)); }
// The slots that a word names; empty if it does not name any.
constexpr const char* slots_name(Value v) {
  switch (word_of(v)) {
    case Word::monster_slots:
      return "monster";
    case Word::shop_slots:
      return "shop";
    case Word::room_slots:
      return "room";
    case Word::minion_slots:
      return "minion";
    case Word::final_boss_slots:
      return "final_boss";
    default:
      return "";
  }
}

constexpr Value deck_constructor(DeckId d) { return value_of(family_word(Word::first_deck, d.value)); }
constexpr DeckId deck_of(Word w) {  // unknown if it is not the constructor of a deck's cards
  const int offset = static_cast<int>(w) - static_cast<int>(Word::first_deck);
  return offset >= 0 && offset < 255 ? DeckId{static_cast<std::uint8_t>(offset)} : DeckId{};
}

// clang-format off

// The kind of a word, and where it may be used: in the tables of a file, or inside functions.
enum class Category : std::uint8_t {
  binding,    // you, this, target: in tables; a function asks for them as parameters
  who,        // another, anyone
  group,      // players, others, monsters
  noun,
  event,
  constant,
  set_event,  // of a set; verbs also take it
  the_game,   // a constant that verbs also take
  duration,   // the same
  slots,
  counter,
  pile,       // outside
  number,
  set_constant,  // of a set: a number or a text
  pile_table, // deck, discard
  deck,       // constructors of cards
  ability,
  part,       // mode
  condition,
  history,    // happened, total, last
  procedure,  // insert_after, step
  file,       // rules, set, word, keyword
  verb,
  set_word,   // of a set: words/NAME.lua
  function,   // of Lua
  library,    // math
  count
};
// clang-format on

struct CategoryRow {
  Category category;
  std::string_view title;  // for the reference pages: "nouns"
  std::string_view one;    // "a noun"
  bool in_tables;
  bool in_functions;
};
const CategoryRow& row_of(Category c);

struct WordRow {
  std::string_view name;
  Word word;
  Category category;
  std::string_view rule;
  std::string_view sentence;
  std::string_view phrases{};  // how a card's text names it: scripting/wording/card_wording.h
};
std::span<const WordRow> word_rows();
std::string_view name_of(Word w);  // only of those with a row

// A plain noun has the FilterId of its row.
struct NounRow {
  std::string_view name;
  Noun noun;
  std::string_view rule;
  std::string_view sentence;
  std::string_view phrases{};  // how a card's text names it
};
std::span<const NounRow> noun_rows();
std::string_view name_of(Noun n);
constexpr std::uint64_t bit(Noun n) { return std::uint64_t{1} << static_cast<unsigned>(n); }

// The functions and tables of Lua available to cards.
struct LuaRow {
  std::string_view name;
  Category category;
  std::string_view sentence;
};
std::span<const LuaRow> lua_rows();
std::span<const std::string_view> math_functions();

// A pile's tables: deck.loot, discard.loot.
inline constexpr std::string_view deck_table = "deck", discard_table = "discard";

}  // namespace soulstack::scripting
