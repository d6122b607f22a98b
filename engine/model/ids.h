// Identifiers of rules, cards, objects and numbers inside the engine.
#pragma once

#include <compare>
#include <cstdint>

namespace soulstack {

// A distinct small integer type for each table that it indexes.
template <class Tag, class T = std::uint16_t>
struct Id {
  T value = static_cast<T>(-1);
  constexpr bool known() const { return value != static_cast<T>(-1); }
  constexpr auto operator<=>(const Id&) const = default;
};

using CardDefId = Id<struct CardDefTag>;                    // a card as printed, in Content::cards
using AbilityId = Id<struct AbilityTag>;                    // in Content::abilities
using FilterId = Id<struct FilterTag>;                      // in Content::filters
using FunctionId = Id<struct FunctionTag>;                  // a script function, known to the scripting layer
using TallyId = Id<struct TallyTag>;                        // in Content::tallies
using TextId = Id<struct TextTag>;                          // in Content::texts
using DeckId = Id<struct DeckTag, std::uint8_t>;            // in Content::decks
using SlotTypeId = Id<struct SlotTypeTag, std::uint8_t>;    // in Content::slot_types
using ZoneId = Id<struct ZoneTag, std::uint8_t>;            // a zone of one game, in GameState::zones
using StatId = Id<struct StatTag, std::uint8_t>;            // a number that abilities change, in namespace stat
using CounterId = Id<struct CounterTag, std::uint8_t>;      // a kind of counter
using ProcedureId = Id<struct ProcedureTag, std::uint8_t>;  // in Ruleset::procedures
using CardIndex = std::uint16_t;                            // a card of one game, in GameState::cards

// A seat at the table; `game` stands for the game itself as a controller (rule 19.7.1).
enum class Seat : std::uint8_t { game = 255 };
constexpr Seat seat(int index) { return static_cast<Seat>(index); }
constexpr int index_of(Seat s) { return static_cast<int>(s); }

// The kind of thing that a Value names.
enum class ValueKind : std::uint8_t {
  none,  // nothing; Lua's nil
  boolean,
  number,   // a 28-bit signed integer
  player,   // by seat
  card,     // a card of this game, with its incarnation (rule 7.7)
  item,     // an object on the stack, by serial
  event,    // the event that the frame at this depth is about
  zone,     // a zone of this game
  ability,  // an ability as printed
  text,     // a text of the content
  word,     // a word of the vocabulary (a mode, a yes, a no)
  list,     // only among replies: the number of values that follow
  lasting,  // a lasting effect, by serial
  waiting,  // a triggered ability that waits for its place on the stack, by position
  filter,   // a noun with its conditions, in Content::filters
};

// Any value that a script can read, store or answer, or that an event can name. 32 bits: kind, index, incarnation.
struct Value {
  std::uint32_t bits = 0;

  static constexpr Value make(ValueKind kind, unsigned index, unsigned incarnation) {
    return {static_cast<std::uint32_t>(kind) << 28 | (index & 0xFFFU) << 16 | (incarnation & 0xFFFFU)};
  }
  static constexpr Value wide(ValueKind kind, std::uint32_t payload) {
    return {static_cast<std::uint32_t>(kind) << 28 | (payload & 0x0FFFFFFFU)};
  }
  static constexpr Value number(int n) { return wide(ValueKind::number, static_cast<std::uint32_t>(n)); }
  static constexpr Value boolean(bool b) { return wide(ValueKind::boolean, b ? 1 : 0); }
  static constexpr Value player(Seat s) { return wide(ValueKind::player, static_cast<std::uint32_t>(s)); }
  static constexpr Value card(CardIndex index, std::uint16_t incarnation) {
    return make(ValueKind::card, index, incarnation);
  }
  static constexpr Value item(std::uint32_t serial) { return wide(ValueKind::item, serial); }
  static constexpr Value zone(ZoneId z) { return wide(ValueKind::zone, z.value); }
  static constexpr Value ability(AbilityId a) { return wide(ValueKind::ability, a.value); }
  static constexpr Value text(TextId t) { return wide(ValueKind::text, t.value); }
  static constexpr Value filter(FilterId f) { return wide(ValueKind::filter, f.value); }
  static constexpr Value word(int w) { return wide(ValueKind::word, static_cast<std::uint32_t>(w)); }

  constexpr ValueKind kind() const { return static_cast<ValueKind>(bits >> 28); }
  constexpr unsigned index() const { return bits >> 16 & 0xFFFU; }
  constexpr std::uint16_t incarnation() const { return static_cast<std::uint16_t>(bits & 0xFFFFU); }
  constexpr std::uint32_t payload() const { return bits & 0x0FFFFFFFU; }
  constexpr int as_number() const { return static_cast<int>(bits << 4) >> 4; }
  constexpr bool as_boolean() const { return payload() != 0; }
  constexpr Seat as_seat() const { return static_cast<Seat>(payload()); }
  constexpr CardIndex as_card() const { return static_cast<CardIndex>(index()); }
  constexpr ZoneId as_zone() const { return ZoneId{static_cast<std::uint8_t>(payload())}; }
  constexpr AbilityId as_ability() const { return AbilityId{static_cast<std::uint16_t>(payload())}; }
  constexpr FilterId as_filter() const { return FilterId{static_cast<std::uint16_t>(payload())}; }
  constexpr bool is(ValueKind k) const { return kind() == k; }
  constexpr explicit operator bool() const { return bits != 0; }
  constexpr bool operator==(const Value&) const = default;
};

inline constexpr Value nothing{};
// "You" of an ability that no player controls (ruling Q40). It fits no noun, and verbs do nothing with it.
inline constexpr Value nobody = Value::player(Seat::game);
// If it grows, the compiler names what has no room: a set of seats, zones, the locals of a frame, a column of results.
inline constexpr int max_players = 8;

}  // namespace soulstack
