// The words that cards are described with: stats, counters, keywords, players, nouns with their conditions, kinds of
// abilities, and rewards.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ids.h"

namespace soulstack {

// Stats: numbers that continuous effects may change. Sets may add their own after these.
namespace stat {
inline constexpr StatId hp{0}, attack{1}, evasion{2};  // of a player, monster or other object
inline constexpr StatId attack_roll{3}, roll{4};       // added to a player's dice (9.2.5)
inline constexpr StatId attacks_per_turn{5}, purchases_per_turn{6}, loot_plays{7}, loot_step{8}, hand_limit{9};
inline constexpr StatId price{10}, souls_to_win{11}, soul_value{12};
inline constexpr StatId ability_price{13};  // what a paid ability of an object costs in ¢ (6.2.4)
inline constexpr int count = 14;
}  // namespace stat

inline constexpr std::size_t max_stats = 32;  // including those that sets add
inline constexpr std::size_t most_set_stats = max_stats - stat::count;
inline constexpr int unlimited = 1000;  // "any number of times"

// Counters: plain ones and named ones. Sets may add their own after these.
namespace counter {
inline constexpr CounterId plain{0}, hp{1}, attack{2}, eternal{3}, level{4};
inline constexpr int count = 5;
inline constexpr int most = 64;
// The kinds of the rules by name; plain counters have none.
inline constexpr std::array<std::string_view, count> names = {"", "hp", "attack", "eternal", "level"};
}  // namespace counter

// Marks printed on cards (rules 6.8, 2.12).
// clang-format off
enum class Keyword : std::uint8_t {
  eternal, guppy, trinket, ambush, curse, indomitable, familiar, attackable, goes_first, fighter, count
};
// clang-format on

using Keywords = std::bitset<static_cast<std::size_t>(Keyword::count)>;

// Names that a card's function may use as parameters, and that a declared field may refer to.
// clang-format off
enum class Param : std::uint8_t {
  you, this_object, target, target2, target3, choice, choice2, event, amount, roll, attack_roll, loot, active, by, from,
  of, item, attacker, roller,
  killer, object, it, paid, paid_with, count
};
// clang-format on

// A value that a lasting effect keeps, by its number, as a parameter of its functions (rule 6.7.9).
inline constexpr int most_kept = 8;
inline constexpr int first_kept_param = 64;
static_assert(static_cast<int>(Param::count) <= first_kept_param);
constexpr Param kept_param(int key) { return static_cast<Param>(first_kept_param + key); }
constexpr int kept_key(Param p) { return static_cast<int>(p) - first_kept_param; }  // negative: it is another parameter

// A value of its creator that a lasting effect keeps (rule 6.7.9).
struct KeptName {
  std::string name;
  std::string inside;        // its name in the functions of the effect
  bool in_a_field = false;   // it names a player or an object there, so it can't be nil
  bool is_a_number = false;  // it is added to a number
};

// The player or object that a declared field means, seen from an ability: `you` is its controller, `this` its object.
enum class WhoKind : std::uint8_t {
  anyone,  // not restricted
  you,
  this_object,
  active,
  others /* players but you */,
  another /* object but this */,
  target,      // a target chosen when announced; inside `lasting`, the target bound at that time
  source,      // the object that created the lasting effect
  player,      // any player
  filter,      // anything that matches Who::filter
  event_part,  // the part of the event named by Who::part
  kept,        // the value with number Who::index that the lasting effect keeps
  noted,       // what this has noted (rule 20.10.1)
  exactly,     // Who::value; only in nouns made by a running script
};
struct Who {
  WhoKind kind = WhoKind::anyone;
  std::uint8_t index = 0;  // which target, or kept value
  Param part = Param::count;
  FilterId filter;
  Value value;

  bool operator==(const Who&) const = default;
};

// Numbers on a die, one bit each (rule 6.6.4). None of them: any number.
class DieValues {
 public:
  static constexpr int most = 31;  // no die has more sides

  constexpr void add(int n) { bits_ |= bit(n); }
  constexpr bool has(int n) const { return n >= 1 && n <= most && (bits_ & bit(n)) != 0; }
  constexpr bool means(int n) const { return bits_ == 0 || has(n); }
  bool operator==(const DieValues&) const = default;

 private:
  static constexpr std::uint32_t bit(int n) { return 1U << n; }
  std::uint32_t bits_ = 0;
};

// A flag that a filter may require to be set or not set.
enum class Ask : std::uint8_t { any, yes, no };

// clang-format off
enum class Noun : std::uint8_t {
  player, monster, item, character, curse, soul, event_card, room, fixture, object,  // in play
  loot, ability, trigger, roll, damage, death,                        // on the stack
  loot_card,                                                         // in a hand
  card,                                                              // in a deck or a discard
  deck, discard, slot, number, any_of, count
};
// clang-format on

// A set of nouns of things on the stack: what is there, or what an ability may have as a target. `anyway` is in each set of
// what is there, and stands for a target that need not be on the stack, or none.
using StackNouns = std::uint8_t;
constexpr StackNouns anyway = 0x80;
constexpr bool is_on_stack(Noun n) { return n >= Noun::loot && n <= Noun::death; }
constexpr StackNouns stack_noun(Noun n) {
  return is_on_stack(n) ? static_cast<StackNouns>(1U << (static_cast<int>(n) - static_cast<int>(Noun::loot))) : anyway;
}

// The tags of a card, by their place in Content::tags (rule 3.6.9).
inline constexpr std::size_t most_tags = 128;
using Tags = std::bitset<most_tags>;

struct Script {
  FunctionId function;
  std::vector<Param> params;
  bool deals_damage = false;   // it uses a verb that deals damage
  bool prevents = false;       // it uses a verb that prevents its event
  bool destroys_this = false;  // it can destroy only the object of its ability (rule 20.9.4)
  bool asks_for_dice = false;  // it rolls dice, and goes on with their numbers (rule 9.11)
  bool rolls = false;          // it decides whether the die of its ability is rolled

  bool operator==(const Script&) const = default;
};

// What a noun asks about what is printed on a card.
struct AskedOfCard {
  static constexpr std::uint8_t any_tag = 0xFF;
  Ask guppy = Ask::any, trinket = Ask::any, ambush = Ask::any, boss = Ask::any, curse = Ask::any, fighter = Ask::any,
      has_stats = Ask::any;
  Ask event = Ask::any;        // a card of the monster deck without stats
  Ask character = Ask::any;    // a character card
  std::uint8_t tag = any_tag;  // a place in Content::tags
  std::string named;           // "named X" (rule 3.6.1)
  std::string name_has;        // one of its names contains this, in any case (rule 3.6.1)
  std::string text_has;        // its printed text contains this, in any case (rule 3.6.2)

  bool operator==(const AskedOfCard&) const = default;
};
// About where an object or a card is.
struct AskedOfPlace {
  static constexpr std::uint8_t any_pile = 0xFF, outside_the_game = 0xFE;
  Ask shop = Ask::any, minion = Ask::any, final_boss = Ask::any;
  std::uint8_t pile = any_pile;  // noun card: the pile it is in; encoded as Condition::zone
  Who under;                     // noun card: the object that it was put under (rule 19.9.6)

  bool operator==(const AskedOfPlace&) const = default;
};
// About a player.
struct AskedOfPlayer {
  Ask living = Ask::any, attacks_this = Ask::any, most_souls = Ask::any, most_coins = Ask::any;

  bool operator==(const AskedOfPlayer&) const = default;
};
// About something on the stack (rule 7.4.1).
struct AskedOfStack {
  Ask attack = Ask::any;  // an attack roll
  Ask item = Ask::any;    // the ability of an item
  Who source, targets;

  bool operator==(const AskedOfStack&) const = default;
};
// About a slot.
struct AskedOfSlot {
  Ask open = Ask::any;  // it takes a card
  std::string slots;    // the kind of slots, by name; empty: any

  bool operator==(const AskedOfSlot&) const = default;
};
// Of the noun `number`.
struct NumberRange {
  int from = 0, to = 0;

  bool operator==(const NumberRange&) const = default;
};

// A noun with its conditions: describes what a target, trigger, choice or condition accepts.
struct Filter {
  Noun noun = Noun::object;
  Ask attackable = Ask::any, eternal = Ask::any, charged = Ask::any;
  Ask attacked = Ask::any;  // the target of the attack under way
  Ask active = Ask::any;    // has an activated ability; a player: it is their turn
  Ask tap = Ask::any;       // has a tap ability; a tap ability
  Ask other = Ask::any;     // not this, not who chooses
  Ask yours = Ask::any;
  AskedOfCard card;
  AskedOfPlace place;
  AskedOfPlayer player;
  AskedOfStack stacked;
  AskedOfSlot slot;
  NumberRange number;
  Who of;                        // its controller
  Who other_than;                // it is not this one, such as an earlier target (rule 7.3.2)
  std::vector<FilterId> any_of;  // noun any_of: matches one of these
  std::int16_t counters = 0;     // it has at least this many counters
  CounterId counter;             // of this kind; unknown: of any kind
  Script where;                  // a condition that is asked last, about Param::it
  AbilityId where_of;            // the first ability that uses it, for complaints
  bool is_plain = false;         // set by the loader: it has no condition besides its noun
  bool is_usual = false;  // set by the loader: besides, it has only `other`, `charged`, `yours`, `attackable` and `of`

  bool operator==(const Filter&) const = default;
  // The players and objects that its conditions name.
  std::array<const Who*, 5> refers_to() const {
    return {&of, &stacked.source, &stacked.targets, &place.under, &other_than};
  }
  // Does its own condition depend on what was chosen for the ability?
  bool asks_for_targets() const {
    return std::any_of(where.params.begin(), where.params.end(),
                       [](Param p) { return p >= Param::target && p <= Param::choice2; });
  }
};

// The kinds of abilities (rule 6.1.2), and other card parts that are stored as abilities.
// clang-format off
enum class AbilityKind : std::uint8_t {
  play, tap, paid,      // announced by a player; `play` is a loot ability (rule 6.5.1)
  when, would,          // triggered (rule 6.6.1): after an event; before something resolves
  change, instead,      // at once, inside a verb
  always, cant, must, can,  // continuous
  lasting,              // an effect created by another effect
  outcome,              // a branch of a roll table (rule 9.4)
  mode,                 // an option of "choose one" (rule 7.2)
  claim,                // the condition of a bonus soul (rule 15.4.2)
  step,                 // a step of a procedure, written as a script
  count
};
// clang-format on

inline constexpr int max_targets = 3;  // of an ability: targets and choices together

// A reward whose size is rolled: "as many as the die shows" (rule 3.6.7).
inline constexpr std::int16_t as_rolled = -1;
// The parts of a reward box, in the order in which they are gained (rule 3.6.4).
enum class RewardPart : std::uint8_t { coins, loot, treasure, count };
struct Rewards {
  std::int16_t coins = 0, loot = 0, treasure = 0;  // 0 if it is computed
  // The parts that are computed (rule 3.6.4a): an ability whose effect returns the number.
  std::array<AbilityId, static_cast<std::size_t>(RewardPart::count)> computed{};
  AbilityId description;  // an ability with the text of these; what is computed is nested in it

  bool operator==(const Rewards&) const = default;
};

}  // namespace soulstack
