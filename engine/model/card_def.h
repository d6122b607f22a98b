// Rulebook section 3: a card as printed.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ability_def.h"

namespace soulstack {

// What is carried and shown with a card, and has no meaning in the rules: its artist, for example.
struct FreeField {
  std::string_view field;
  std::string text;
};

// A stat of a set, printed on a card (rule 10.1.11).
struct PrintedStat {
  StatId stat;
  std::int16_t number = 0;
};

// A card as printed.
struct CardDef {
  std::string id;  // "base:bomb"
  std::string name;
  std::string also_named;  // a second name, valid in all zones (rule 3.6.1)
  std::string set;
  std::string file;
  DeckId deck;
  DeckId type;  // set by Content::finish: the deck whose rules it follows, usually its own (rule 3.7.1)
  std::int16_t copies = 1;
  std::int16_t hp = -1, evasion = -1, attack = -1;  // -1 = not printed (ruling Q68)
  std::int16_t souls = 0;
  std::vector<PrintedStat> stats;  // of sets
  Rewards rewards;
  std::int16_t min_players = 1;
  Keywords keywords;
  Tags tags;
  std::vector<FreeField> free_fields;
  CardDefId back;  // its next face, which has no copies (rules 20.2.3, 20.2.3a)
  std::string starting_item_id;
  CardDefId starting_item;
  std::int16_t enters_with_counters = 0;
  bool enters_deactivated = false;
  bool starts_outside = false;       // in no deck at the start (rule 2.14)
  std::vector<AbilityId> abilities;  // the top level ones, in the order of the card

  bool has(Keyword k) const { return keywords[static_cast<std::size_t>(k)]; }
  bool has_stats() const { return hp >= 0; }  // a stat block (rule 3.3.1)

  // Set by Content::finish.
  std::int16_t in_game = 0;  // its copies in a game: of other cards, games have no objects (Ruleset::made_of)
  std::uint8_t face = 1;     // its number among the faces of a card (rule 20.2.3a)
  AbilityId tap;             // its first tap ability, if it has one
  AbilityId play;            // its play ability, if it has one
  bool starts_in_deck = false;
  bool activated = false;  // has a tap or paid ability
  bool open = false;       // has an activated ability that names its users
  bool timed = false;      // it matters when it came: it sets a number or exposes players (rules 10.1.10, 11.6.2)
};

}  // namespace soulstack
