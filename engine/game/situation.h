// A table laid by hand, for scenarios, puzzles and bug reports: what the set-up would have dealt, put where it is wanted.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;

inline constexpr int not_said = -1;

// A card that lies in play.
struct LaidCard {
  CardDefId card;
  int hp = not_said;        // now; not said: all of it
  int counters = not_said;  // not said: those it enters play with
  int levels = 0;           // level counters
  bool charged = true;
  std::vector<CardDefId> covers;  // in a slot: what lies below it, the uppermost first
};

struct LaidSeat {
  LaidCard character;  // unknown card: a plain one, another for each seat
  int coins = 0;
  int loot_plays = not_said;  // not said: what the active player gets in the action phase, none for the others
  std::vector<CardDefId> hand;
  std::vector<LaidCard> items, curses;
  std::vector<CardDefId> souls;
};

struct LaidPile {
  std::vector<CardDefId> cards;  // from the top
  bool only = false;             // a deck: nothing lies below them
};

// Whatever is not said is as plain as the content allows: slots and decks hold the cards with the fewest abilities first,
// in an order that depends on nothing else; or they hold cards that are plain by themselves, whatever else is loaded.
// Cards that are named more often than there are copies get more copies.
struct Situation {
  std::vector<LaidSeat> seats;  // 1 to max_players
  Seat active = seat(0);
  Phase phase = Phase::action;  // about to begin: also the start phase, or what begins the game (rule 2.9)
  bool dealt = true;            // false: only the decks lie there, and everything else is still to be dealt
  std::vector<std::vector<LaidCard>> slots;  // by SlotTypeId, slot by slot; more than the rules have: more slots
  std::vector<LaidCard>& in(SlotTypeId type) {
    if (slots.size() <= type.value)
      slots.resize(type.value + 1U);
    return slots[type.value];
  }
  std::vector<LaidPile> decks, discards;  // by DeckId; those missing hold nothing that is named
  std::vector<CardDefId> bonus_souls;
  // By DeckId: the card that slots, decks and seats hold where nothing is said; an unknown card: none. Empty: the cards of
  // the content.
  std::vector<CardDefId> plain;
  std::vector<int> dice;  // the only ones that will be rolled
  std::uint64_t seed = 1;
};

// The table before anybody is asked, as the phase begins. Nothing has triggered on anything yet.
std::unique_ptr<Table> lay_table(const Content& content, Scripts& scripts, const Situation& situation);

}  // namespace soulstack
