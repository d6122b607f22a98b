// Counts stored per object that have no field of their own, such as how often an ability triggered this turn.
#pragma once

#include <span>
#include <string_view>

#include "engine/model/state.h"

namespace soulstack::counts {

// Why a game is stopped when `GameState::counts` is full.
inline constexpr std::string_view too_many = "more numbers would have to be kept for objects than there is room for";

// The keys below 0x10000 are abilities; those from `named_counters` on are kept at the end of a turn.
inline constexpr CountKey questions = 0x1'0000, this_turn = 0x2'0000, activations = 0x3'0000, named_counters = 0x4'0000;

// How often an ability was activated this turn, and how often its controller was asked whether to use it.
constexpr CountKey activations_of(std::uint16_t ability) { return activations | ability; }
constexpr CountKey questions_of(std::uint16_t ability) { return questions | ability; }

// All counts of an object with this key, in the order of their values.
std::span<const ObjectCount> all_of(const GameState& s, std::uint16_t object, CountKey key);
int get(const GameState& s, std::uint16_t object, CountKey key);
// Returns false if there is no room for another count.
[[nodiscard]] bool set(GameState& s, std::uint16_t object, CountKey key, int value);
void forget_card(GameState& s, CardIndex card);

// Pseudo-objects: counts for cards and abilities as printed (engine/table/quarantine.h), and for the game.
inline constexpr std::uint16_t broken_cards = 0x9000, broken_rules = 0x9001, the_game = 0x9002;

// The object number of a player.
constexpr std::uint16_t player_object(Seat who) {
  return static_cast<std::uint16_t>(0x8000U + static_cast<unsigned>(index_of(who)));
}
// The object number of a card or a player.
constexpr std::uint16_t object_of(Value v) {
  return v.is(ValueKind::player) ? player_object(v.as_seat()) : static_cast<std::uint16_t>(v.index());
}

// Marks: this `would` ability has already been asked about this stack object (each is asked once).
constexpr std::uint16_t item_object(std::uint32_t serial) {
  return static_cast<std::uint16_t>(0x4000U | (serial & 0x3FFFU));
}
// Key of the nth target of a stack object, for targets beyond those stored in the object itself.
constexpr CountKey nth_target(std::uint32_t n) { return activations | n; }
// The nth of those targets, from 0; `nothing` after the last.
Value any_target(const GameState& s, std::uint32_t item, std::uint32_t n);
constexpr bool belongs_to_item(std::uint16_t object) { return (object & 0xC000U) == 0x4000U; }
bool asked(const GameState& s, std::uint32_t item, CountKey ability, std::int32_t source);
[[nodiscard]] bool mark_asked(GameState& s, std::uint32_t item, CountKey ability, std::int32_t source);
// Copies the marks of one stack object to another. Returns false if there is no room for all of them.
[[nodiscard]] bool copy_asked(GameState& s, std::uint32_t from, std::uint32_t to);
void forget_item(GameState& s, std::uint32_t item);
// Keys of which an object has several values. `add` returns false if there is no room for another one.
bool has(const GameState& s, std::uint16_t object, CountKey key, std::int32_t value);
[[nodiscard]] bool add(GameState& s, std::uint16_t object, CountKey key, std::int32_t value);
void forget_one(GameState& s, const ObjectCount& gone);
// The same for keys that may have a value several times.
[[nodiscard]] bool add_again(GameState& s, const ObjectCount& one);
void take_one_away(GameState& s, const ObjectCount& one);
void forget_value(GameState& s, CountKey key, std::int32_t value);
// Resets the "each turn" counts (rule 6.7.7).
void end_turn(GameState& s);

}  // namespace soulstack::counts

namespace soulstack {
// The last blow against an object, for its death: the player who dealt it, and the attack roll.
// The player is stored as seat + 1; 0: the game.
inline constexpr CountKey killing_roll_key = counts::named_counters, killer_key = counts::named_counters + 1;
// The object that dealt the last blow, as the bits of its Value.
inline constexpr CountKey killer_source_key = counts::named_counters + 5;
// The first round that began while this room was in play (rule 16.6).
inline constexpr CountKey since_round_key = counts::named_counters + 2;
// Marked damage of an object before its HP reached 0 (first edition, rule 10.4.4).
inline constexpr CountKey before_blow_key = counts::named_counters + 3;
// When an object whose ability lets players be attacked entered play (rule 11.6.2).
inline constexpr CountKey came_key = counts::named_counters + 4;
// The owner of the abilities that a dying object had, if they were not the printed ones (rule 6.10.6).
inline constexpr CountKey had_key = counts::named_counters + 12;
// The cards that were put under an object in play, as the bits of their Values; those that have moved since do not count
// (rule 19.9.6).
inline constexpr CountKey cards_under_key = counts::named_counters + 13;
// Attacks that the active player still owes this object this turn (rule 6.8.3).
inline constexpr CountKey owed_attacks_key = counts::this_turn + 1;
// The players, as seats, who are to attack this object as soon as the stack is empty (rule 11.1.10).
inline constexpr CountKey due_attack_key = counts::this_turn;
// Offers of ¢ that a player made this turn.
inline constexpr CountKey offers_key = counts::this_turn + 2;
// The player who met the condition of a bonus soul, as seat + 1; `replaced_claim`: that player's gain was replaced.
inline constexpr CountKey claimed_key = counts::named_counters + 7;
inline constexpr int replaced_claim = -1;
// The damage that brought an object to 0 HP, and the origin of that damage (StackItem::origin).
inline constexpr CountKey blow_key = counts::named_counters + 9, blow_origin_key = counts::named_counters + 10;
// The lasting effects that change this object's numbers. Each fixed its objects when it was created (ruling Q84).
inline constexpr CountKey changed_by_key = counts::named_counters + 11;
// Counters come after these: first_counter_key + CounterId.
inline constexpr CountKey first_counter_key = counts::named_counters + 16;

}  // namespace soulstack
