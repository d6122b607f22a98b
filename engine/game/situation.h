// A table built by hand, for scenarios, puzzles and bug reports: it places the cards that the setup would have dealt.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;

inline constexpr int not_said = -1;

// A card in play.
struct LaidCard {
  CardDefId card;
  int hp = not_said;        // current HP; not_said: full HP
  int counters = not_said;  // not_said: the number it enters play with
  int levels = 0;           // level counters
  bool charged = true;
  std::vector<CardDefId> covers;  // in a slot: the cards below it, from the top
};

struct LaidSeat {
  LaidCard character;  // unknown card: a plain one, different for each seat
  int coins = 0;
  int loot_plays = not_said;  // not_said: the usual ones for the active player, 0 for the others
  std::vector<CardDefId> hand;
  std::vector<LaidCard> items, curses;
  std::vector<CardDefId> souls;
};

struct LaidPile {
  std::vector<CardDefId> cards;  // from the top
  bool only = false;             // a deck: it holds no other cards
};

// Everything left unsaid is as plain as possible: slots and decks hold the cards with the fewest abilities first, in a
// fixed order; or they hold the cards in `plain`, whatever else is loaded. If a card is named more often than it has
// copies, copies are added.
struct Situation {
  std::vector<LaidSeat> seats;  // 1 to max_players
  Seat active = seat(0);
  Phase phase = Phase::action;               // the phase about to begin; `setup`: the start of the game (rule 2.9)
  bool dealt = true;                         // false: only the decks exist, everything else is still to be dealt
  std::vector<std::vector<LaidCard>> slots;  // by SlotTypeId, one entry per slot; extra entries add slots
  std::vector<LaidCard>& in(SlotTypeId type) {
    if (slots.size() <= type.value)
      slots.resize(type.value + 1U);
    return slots[type.value];
  }
  std::vector<LaidPile> decks, discards;  // by DeckId; may be shorter: then no cards are named
  std::vector<CardDefId> bonus_souls;
  // By DeckId: the card that fills slots, decks and seats left unsaid; an unknown card: none. Empty: uses the cards of the
  // content.
  std::vector<CardDefId> plain;
  std::vector<int> dice;  // the results of all dice that will be rolled
  std::uint64_t seed = 1;
};

// The table as the phase begins, before the first decision. Nothing has triggered yet.
std::unique_ptr<Table> lay_table(const Content& content, Scripts& scripts, const Situation& situation);

}  // namespace soulstack
