// Notes on cards, players and the game (rules 20.10.1 to 20.10.1d). They are kept values of the card, the player or
// `the_game`; each printed card has its own (20.10.1a).
#pragma once

#include <span>
#include <utility>

#include "engine/model/state.h"

namespace soulstack::notes {

inline constexpr Value the_game = nobody;  // a place for notes, beside cards and players (20.10.1c)

// What this card noted there, in the order in which it was noted. Objects that left play this turn
// still have their notes.
std::span<const Kept> noted_on(const GameState& s, Value on, CardDefId by);
// The first of them; nothing if there is none, or if it names a card that has changed zone.
Value first_on(const GameState& s, Value on, CardDefId by);
std::span<const Kept> all_on(const GameState& s, Value on);  // by all cards

// How an event notes something (events::how_noted).
// `of_hidden`: a card that not every player could see then, so it is not named once it has moved (rule 19.10).
enum How : int {
  too = 1,
  for_turn = 2,
  till_next_turn = 4,
  in_secret = 8,
  for_attack = 16,
  till_roll = 32,
  of_hidden = 64
};

enum class Lasts : std::uint8_t { on, this_turn, one_round, effect };  // effect: till a lasting effect ends it
struct Terms {
  Lasts lasts = Lasts::on;
  Seat whose = Seat::game;  // the player whose effect noted it: whose next turn ends it, and who sees a secret note
  bool secret = false;
  bool of_hidden = false;  // as in `How`
};
Terms terms_of(const Kept& note);
// Adds a note. Returns false, and stores nothing, if there is no room.
[[nodiscard]] bool add(GameState& s, Value on, CardDefId by, Value noted, Terms terms);
void forget(GameState& s, Value on, CardDefId by);
// The oldest of those that an effect ends, with this value; all such notes are alike.
void forget_one(GameState& s, Value on, CardDefId by, Value noted);
// Ends the notes of this turn, and those on cards that have changed zone (20.10.1b).
// Returns whether there were any.
bool end_turn(GameState& s);
// The same for those that wait for the next turn of this player.
bool end_round(GameState& s, Seat who);

// Notes are sorted by where they are and who wrote them, and then by age.
std::pair<std::uint32_t, std::uint32_t> order_of(const Kept& note);

}  // namespace soulstack::notes
