// Content: the cards, abilities and rules that games are played with. Immutable once loaded, shared by many games,
// passed beside the state and never global. Everything in it is named by an id; names are for people.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/ids.h"
#include "engine/model/options.h"

namespace soulstack {

// ---- Words that recur --------------------------------------------------------------------------------------------

// Stats: numbers that continuous effects may change. Sets may add their own behind these.
namespace stat {
inline constexpr StatId hp{0}, attack{1}, evasion{2};  // of a player, monster or other object
inline constexpr StatId attack_roll{3}, roll{4};       // added to a player's dice (9.2.5)
inline constexpr StatId attacks_per_turn{5}, purchases_per_turn{6}, loot_plays{7}, loot_step{8}, hand_limit{9};
inline constexpr StatId price{10}, souls_to_win{11}, soul_value{12};
inline constexpr int count = 13;
}  // namespace stat

inline constexpr std::size_t max_stats = 32;  // with those that sets add
inline constexpr int unlimited = 1000;        // "any number of times"

// Counters: plain ones, and those with a name. Sets may add their own behind these.
namespace counter {
inline constexpr CounterId plain{0}, hp{1}, attack{2}, eternal{3}, level{4};
inline constexpr int count = 5;
}  // namespace counter

// Marks that a card may carry in print (rules 6.8, 2.12).
// clang-format off
enum class Keyword : std::uint8_t {
  eternal, guppy, trinket, ambush, curse, indomitable, familiar, attackable, goes_first, count
};
// clang-format on

// What a function of a card may ask for by name, and what a declared field may name of that.
// clang-format off
enum class Param : std::uint8_t {
  you, this_object, target, target2, target3, choice, choice2, event, amount, roll, attack_roll, loot, active, by, from,
  of, item, attacker, roller,
  killer, object, count
};
// clang-format on

// Who or what a declared field means, seen from an ability: its controller is `you`, its object is `this`.
enum class WhoKind : std::uint8_t {
  anyone,  // not restricted
  you,
  this_object,
  active,
  others /* players but you */,
  another /* object but this */,
  target,      // a target chosen on announcing; inside `lasting`, the one bound then
  source,      // the object that made the lasting effect
  player,      // any player
  filter,      // whatever fits Who::filter
  event_part,  // what Who::part names of the event
  exactly,     // Who::value; only in nouns that a running script makes
};
struct Who {
  WhoKind kind = WhoKind::anyone;
  std::uint8_t index = 0;  // which target
  Param part = Param::count;
  FilterId filter;
  Value value;

  bool operator==(const Who&) const = default;
};

// A flag that a filter may ask for, or ask not to be there.
enum class Ask : std::uint8_t { any, yes, no };

// clang-format off
enum class Noun : std::uint8_t {
  player, monster, item, character, curse, soul, event_card, room, object,  // in play
  loot, ability, roll, damage, death,                                 // on the stack
  loot_card,                                                         // in a hand
  card,                                                              // in a deck or a discard
  deck, discard, slot, number, any_of, count
};
// clang-format on

// A noun with its conditions: what a target, a trigger, a choice or a condition may be.
struct Filter {
  static constexpr std::uint8_t any_pile = 0xFF;
  Noun noun = Noun::object;
  Ask attackable = Ask::any, attacked = Ask::any /* the target of the attack under way */, eternal = Ask::any,
      active = Ask::any /* has an activated ability */, charged = Ask::any,
      other = Ask::any /* not this, not who chooses */, living = Ask::any, guppy = Ask::any, trinket = Ask::any,
      ambush = Ask::any, attack = Ask::any /* an attack roll */, shop = Ask::any,
      tap = Ask::any /* has a tap ability; a tap ability */, boss = Ask::any, yours = Ask::any, most_souls = Ask::any,
      most_coins = Ask::any, has_stats = Ask::any, curse = Ask::any, item = Ask::any /* the ability of an item */,
      minion = Ask::any, final_boss = Ask::any, event = Ask::any /* a card of the monster deck without stats */,
      open = Ask::any /* a slot that takes a card */, attacks_this = Ask::any;
  Who of;                        // its controller
  std::vector<FilterId> any_of;  // noun any_of: fits one of these
  int from = 0, to = 0;          // noun number: the range
  std::uint8_t pile = any_pile;  // noun card: where it lies; as Condition::zone
  std::string named;             // "named X" (rule 3.6.1)
  std::string slots;             // noun slot: the kind of slots, by name; empty: any

  bool operator==(const Filter&) const = default;
};

// ---- Abilities ---------------------------------------------------------------------------------------------------

// The kinds of abilities (rule 6.1.2), and what else a card has in the form of one.
// clang-format off
enum class AbilityKind : std::uint8_t {
  play, tap, paid,      // announced by a player; `play` is a loot ability (rule 6.5.1)
  when, would,          // triggered (rule 6.6.1): after the fact; about to resolve
  change, instead,      // at once, inside a verb
  always, cant, must, can,  // continuous
  lasting,              // an effect that an effect creates
  outcome,              // a branch of a roll table (rule 9.4)
  mode,                 // an option of "choose one" (rule 7.2)
  claim,                // the condition of a bonus soul (rule 15.4.2)
  step,                 // a step of a procedure, written as a script
  count
};
// clang-format on

struct Script {
  FunctionId function;
  std::vector<Param> params;
  bool deals_damage = false;   // it uses a verb that does
  bool destroys_this = false;  // all that it can destroy is the object of its ability (rule 20.9.4)
  bool rolls = false;          // it says itself whether the die of its ability is rolled
};

// A condition: declared words are known to the kernel, a function is the scripting layer's.
// clang-format off
enum class ConditionKind : std::uint8_t { always, function, your_turn, not_your_turn, not_empty, has_counters, at_least,
                                          at_most, all_of };
// clang-format on
struct Condition {
  ConditionKind kind = ConditionKind::always;
  Script script;              // function
  std::uint8_t zone = 0;      // not_empty: a zone kind's deck: zone = 2 * deck + (1 if its discard)
  std::uint8_t property = 0;  // at_least, at_most: a PlayerNumber of `you`
  int number = 0;
  std::vector<Condition> all;
};

// Numbers of a player that declared conditions may ask for.
enum class PlayerNumber : std::uint8_t { coins, loot, souls, guppy_items, hp, items, count };

enum class During : std::uint8_t { any, your_turn, others_turns };
enum class After : std::uint8_t { at_once, rewards, penalty };
enum class Till : std::uint8_t {
  end_of_turn,
  used,
  forever,
  end_of_attack,
  your_next_turn,  // a round: of its player, or of the starting player where the game controls its object (rule 4.6.2)
  next_roll,       // it is about the next die that is cast, and ends with it (ruling Q90)
};

// What a triggered, changing or replacing ability listens for. Declared, so that the kernel can index it.
struct Trigger {
  EventType event = EventType::none;
  Who of, by, from, object;
  std::array<std::uint8_t, 4> values{};  // of the die, or of the attack roll behind it; 0 = unused; none = any value
  Ask combat = Ask::any, attack = Ask::any /* an attack roll */, recharge_step = Ask::any;
  std::int16_t at_least = 0;     // the least amount
  bool first_each_turn = false;  // only the first time each turn (rule 6.7.7)
  std::uint8_t every = 0;        // only every n-th time each turn
  During during = During::any;
  Condition given;
};

struct TargetSpec {
  FilterId filter;
  Who chooser;            // anyone = the ability's controller
  bool optional = false;  // may be left out ("up to")
};

struct Cost {
  std::int16_t coins = 0, counters = 0, discard_loot = 0, hp = 0, destroy_items = 0;
  bool destroy_this = false, tap = false;
  FilterId give_item;  // give an item like this to another player
};

// What a continuous ability does to a stat of the objects that it is `of`.
struct StatChange {
  StatId stat;
  std::int16_t amount = 0;
  Script value;  // instead of a fixed amount
};

struct RollTable {
  bool present = false;
  Who by;                               // who rolls; anyone = the controller
  std::array<AbilityId, 6> outcomes{};  // by value; unknown = nothing
  AbilityId each;                       // one outcome for every value, told `amount`
  std::uint8_t times = 1;               // so many dice, each a roll
  std::uint8_t choose_of = 1;           // so many dice, of which the roller picks one (rule 9.10)
};

// What can, can't or must be done.
enum class Deed : std::uint8_t { attack, play_loot, activate, purchase, cover, discard, recharge, look_at, count };
struct Ban {
  Deed deed = Deed::attack;
  Who who;                   // anyone = every player
  Who object;                // what it is about
  std::uint8_t pile = 0;     // can play_loot, look_at: this pile; as Condition::zone
  std::int16_t evasion = 0;  // can attack: of the players that can be attacked (rule 11.6.1)
};

struct AbilityDef {
  AbilityKind kind = AbilityKind::play;
  CardDefId card;
  std::string path;  // "base:placebo#tap"
  std::string text;
  std::string rule;  // step: the rule that it stands for, if it says one
  std::string file;
  int line = 0;

  Trigger trigger;  // when, would, change, instead; `given`, `during`, `first` also for always and cant
  After after = After::at_once;
  bool may = false;
  std::uint8_t level = 0;           // works only with that many level counters (rule 20.1.5)
  std::vector<TargetSpec> targets;  // with the choices at most max_targets
  FilterId any_targets;             // any number of these are targets as well
  std::vector<TargetSpec> choices;  // made as it resolves (rule 7.3), before its effect
  std::vector<AbilityId> modes;     // "choose one"
  Cost cost;
  Script effect;
  RollTable roll;
  std::vector<AbilityId> lasting;  // created on resolution

  Who of;                           // always: whose stats
  std::vector<StatChange> changes;  // always
  std::vector<Ban> bans;            // cant, must
  Till till = Till::end_of_turn;    // lasting
  std::int16_t uses = 0;            // lasting; 0 = any number
  std::vector<AbilityId> nested;    // lasting: its abilities
  bool prevents = false;            // change: prevents as much of the damage as the lasting's second target says
  PlayerNumber claim = PlayerNumber::coins;  // claim
  std::int16_t claim_at_least = 0;
};
inline constexpr int max_targets = 3;
// Choices share the places of the targets (StackItem::targets) and fill them from the last one down.
inline constexpr int max_choices = 2;
constexpr std::size_t place_of_choice(int k) { return static_cast<std::size_t>(max_targets - 1 - k); }

// ---- Cards -------------------------------------------------------------------------------------------------------

// A reward that is rolled for: "as many as the die shows" (rule 3.6.7).
inline constexpr std::int16_t as_rolled = -1;
struct Rewards {
  std::int16_t coins = 0, loot = 0, treasure = 0;
};

// A card as printed.
struct CardDef {
  std::string id;  // "base:bomb"
  std::string name;
  std::string also_named;  // another name that it has everywhere (rule 3.6.1)
  std::string set;
  std::string file;
  DeckId deck;
  std::int16_t copies = 1;
  std::int16_t hp = -1, evasion = -1, attack = -1;  // -1 = not printed (ruling Q68)
  std::int16_t souls = 0;
  Rewards rewards;
  std::int16_t min_players = 1;
  std::bitset<static_cast<std::size_t>(Keyword::count)> keywords;
  CardDefId back;  // its other face, which has no copies (rule 20.2.3)
  std::string starting_item_id;
  CardDefId starting_item;
  std::int16_t enters_with_counters = 0;
  bool enters_deactivated = false;
  std::vector<AbilityId> abilities;  // the top level ones, in the order of the card

  bool has(Keyword k) const { return keywords[static_cast<std::size_t>(k)]; }
  bool has_stats() const { return hp >= 0; }  // a stat block (rule 3.3.1)

  // Derived by Content::finish.
  AbilityId tap;           // its first tap ability, if it has one
  AbilityId play;          // its play ability, if it has one
  bool activated = false;  // has a tap or paid ability
  bool allows = false;     // has an ability of kind `can`
};

// ---- Rules -------------------------------------------------------------------------------------------------------

struct DeckDef {
  std::string name;        // "loot"
  bool drawn_from = true;  // false: its cards start outside the game (characters, starting items, bonus souls)
};
struct SlotTypeDef {
  std::string name;  // "monster"
  DeckId deck;       // refilled from
  int count = 0;     // at the start
  bool refilled = true;
};

// When priority passes after a step (rule 13.2.7).
enum class PassesPriority : std::uint8_t { no, if_put_on_stack, if_triggered, always };

struct StepRow {
  std::uint16_t step = 0;  // in the procedure's catalogue
  PassesPriority priority = PassesPriority::no;
  bool on_stack = false;  // the step is put on the stack (first edition, rule 5.2.4); otherwise it is not (rule 5.2.3)
  AbilityId script;       // a step written as a script
};
struct ProcedureDef {
  std::string name;
  std::vector<StepRow> rows;
};

// Numbers that are neither a stat nor a step (rule 1.8).
// clang-format off
enum class Number : std::uint8_t {
  attacks_per_turn, purchases_per_turn, loot_plays, loot_step, hand_limit, price, souls_to_win, starting_loot,
  starting_coins, bonus_souls, dice_sides, evasion_least, evasion_most, death_coins, death_loot, death_items,
  repeats_per_turn, coin_pool, timer, soul_cap, count
};
// clang-format on

struct Ruleset {
  std::string name;
  std::string title;
  std::string file;
  std::array<int, static_cast<std::size_t>(Number::count)> numbers{};
  std::vector<ProcedureDef> procedures;  // by ProcedureId
  Ways ways;
  std::vector<AbilityId> abilities;    // printed on the table
  std::vector<CardDefId> bonus_souls;  // those in every game; empty: as many as the number says, at random
  std::vector<CardDefId> characters;   // everybody gets one of these; empty: any
  int operator[](Number n) const { return numbers[static_cast<std::size_t>(n)]; }
  bool is(Way w) const { return ways[static_cast<std::size_t>(w)]; }
};

struct Content {
  std::vector<CardDef> cards;
  std::vector<AbilityDef> abilities;
  std::vector<Filter> filters;
  std::vector<std::string> texts;
  std::vector<DeckDef> decks;
  std::vector<SlotTypeDef> slot_types;
  std::vector<std::string> counters;  // kinds that sets add behind those of namespace counter
  Ruleset rules;

  // Derived by `finish`, which the loader calls last: decks and slots that the rules name, and what cards have.
  DeckId treasure_deck, loot_deck, monster_deck, character_deck, starting_deck, bonus_deck;
  SlotTypeId monster_slots, shop_slots, room_slots, event_slots, minion_slots, final_boss_slots;
  bool has_rooms = false;  // there are room cards, and the rules use them
  AbilityId shield;        // the lasting ability behind the verb prevent_next (rule 10.4.2)
  void finish();
  int counter_kinds() const { return counter::count + static_cast<int>(counters.size()); }
  TextId name_text(CardDefId id) const { return TextId{id.value}; }  // names are the first of the texts

  const CardDef& operator[](CardDefId id) const { return cards[id.value]; }
  const AbilityDef& operator[](AbilityId id) const { return abilities[id.value]; }
  const Filter& operator[](FilterId id) const { return filters[id.value]; }
  // Unknown if there is no such card; accepts "base:bomb" and, where it is unambiguous, "bomb".
  CardDefId find_card(std::string_view id) const;
  // The same, seen from a set: its own "bomb" before those of others.
  CardDefId find_card(std::string_view id, std::string_view set) const;
  DeckId find_deck(std::string_view name) const;
  SlotTypeId find_slot_type(std::string_view name) const;
};

// Decks that the rules name. A content without one of them simply has no such cards.
namespace deck_name {
inline constexpr std::string_view treasure = "treasure", loot = "loot", monster = "monster", character = "character",
                                  starting = "starting", bonus_soul = "bonus_soul";
}

}  // namespace soulstack
