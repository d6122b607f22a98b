// Content: the cards, abilities and rules that games use. It is immutable once loaded, shared by many games, passed along
// with the state and never global. Everything in it has an id; names are for people.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/ids.h"
#include "engine/model/options.h"
#include "engine/model/shortcuts.h"
#include "engine/model/starting_table.h"

namespace soulstack {

// ---- Common words ------------------------------------------------------------------------------------------------

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
  bool asks_for_dice = false;  // it is told the numbers of dice (rule 9.11)
  bool rolls = false;          // it decides whether the die of its ability is rolled

  bool operator==(const Script&) const = default;
};

// A noun with its conditions: describes what a target, trigger, choice or condition accepts.
struct Filter {
  static constexpr std::uint8_t any_pile = 0xFF, outside_the_game = 0xFE, any_tag = 0xFF;
  Noun noun = Noun::object;
  Ask attackable = Ask::any, attacked = Ask::any /* the target of the attack under way */, eternal = Ask::any,
      active = Ask::any /* has an activated ability */, charged = Ask::any,
      other = Ask::any /* not this, not who chooses */, living = Ask::any, guppy = Ask::any, trinket = Ask::any,
      ambush = Ask::any, attack = Ask::any /* an attack roll */, shop = Ask::any,
      tap = Ask::any /* has a tap ability; a tap ability */, boss = Ask::any, yours = Ask::any, most_souls = Ask::any,
      most_coins = Ask::any, has_stats = Ask::any, curse = Ask::any, item = Ask::any /* the ability of an item */,
      minion = Ask::any, final_boss = Ask::any, event = Ask::any /* a card of the monster deck without stats */,
      open = Ask::any /* a slot that takes a card */, attacks_this = Ask::any, fighter = Ask::any;
  Who of;                        // its controller
  Who source, targets;           // of something on the stack (rule 7.4.1)
  Who under;                     // noun card: the object that it was put under (rule 19.9.6)
  Who other_than;                // it is not this one, such as an earlier target (rule 7.3.2)
  std::vector<FilterId> any_of;  // noun any_of: matches one of these
  int from = 0, to = 0;          // noun number: the range
  std::uint8_t pile = any_pile;  // noun card: the pile it is in; encoded as Condition::zone
  std::string named;             // "named X" (rule 3.6.1)
  std::uint8_t tag = any_tag;    // a place in Content::tags
  std::int16_t counters = 0;     // it has at least this many counters
  CounterId counter;             // of this kind; unknown: of any kind
  std::string slots;             // noun slot: the kind of slots, by name; empty: any
  Script where;                  // a condition that is asked last, about Param::it
  AbilityId where_of;            // the first ability that uses it, for complaints
  bool is_plain = false;         // set by the loader: it has no condition besides its noun
  bool is_usual = false;  // set by the loader: besides, it has only `other`, `charged`, `yours`, `attackable` and `of`

  bool operator==(const Filter&) const = default;
  // The players and objects that its conditions name.
  std::array<const Who*, 5> refers_to() const { return {&of, &source, &targets, &under, &other_than}; }
  // Does its own condition depend on what was chosen for the ability?
  bool asks_for_targets() const {
    return std::any_of(where.params.begin(), where.params.end(),
                       [](Param p) { return p >= Param::target && p <= Param::choice2; });
  }
};

// ---- History (rule 6.9) -------------------------------------------------------------------------------------------

// How far back a count goes (rule 6.9.3).
enum class Window : std::uint8_t { turn, attack, game, count };

// A field of an event that names one player or object. `doer` is the object that acts: "by this".
enum class EventPart : std::uint8_t { none, of, by, doer, from, object };

// An event that sets declare (rule 6.12).
struct SetEventDef {
  enum class Of : std::uint8_t { none, player, object, anything };
  std::string name, text;  // text: what players read when it happens
  Of of = Of::none;
  std::string sets;  // that declare it
};
inline constexpr std::uint8_t any_set_event = 0xFF;
inline constexpr std::size_t most_set_events = 64;

// A stat that sets declare (rule 10.1.11).
struct SetStatDef {
  enum class Of : std::uint8_t { player, object };
  std::string name, text;  // text: its meaning, for players
  Of of = Of::player;
  std::int16_t start = 0;  // where no card prints it
  std::string sets;        // that declare it

  bool is_declared_like(const SetStatDef& other) const {
    return text == other.text && of == other.of && start == other.start;
  }
};

// Which events are counted, as far as it does not depend on who asks.
struct EventTest {
  EventType event = EventType::none;
  Who of, by, from, object;
  DieValues values;  // as in Trigger
  Ask combat = Ask::any, attack = Ask::any, recharge_step = Ask::any, lethal = Ask::any, preventable = Ask::any;
  CounterId kind;
  std::uint8_t set_event = any_set_event;  // its place in Content::events

  bool operator==(const EventTest&) const = default;
};

// Events with different players or objects in this field are counted apart.
struct TallyKey {
  EventPart part = EventPart::none;
  bool only_players = false;  // events with anything else there are not counted

  bool operator==(const TallyKey&) const = default;
};
inline constexpr std::size_t tally_keys = 2;

// What is counted. Abilities that ask for the same share it.
struct TallyDef {
  Window window = Window::turn;
  EventTest test;
  std::array<TallyKey, tally_keys> keys{};
  std::int16_t asked_up_to = 0;  // more makes no difference

  bool counts_the_same(const TallyDef& other) const {
    return window == other.window && test == other.test && keys == other.keys;
  }
};

enum class HistoryNumber : std::uint8_t { times, total, last };

// What an ability asks about the events that happened.
struct HistoryQuery {
  TallyId tally;  // unknown: it does not ask
  HistoryNumber number = HistoryNumber::times;
  std::array<Who, tally_keys> keys{};              // the players or objects that it asks about
  std::int16_t at_least = 1, at_most = unlimited;  // conditions

  bool is_met_by(int n) const { return n >= at_least && n <= at_most; }
};

// ---- Abilities ---------------------------------------------------------------------------------------------------

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

// A condition: declared words, known to the kernel, or a function of the scripting layer.
// clang-format off
enum class ConditionKind : std::uint8_t { always, function, your_turn, not_your_turn, not_empty, has_counters, at_least,
                                          at_most, all_of, history };
// clang-format on
struct Condition {
  ConditionKind kind = ConditionKind::always;
  Script script;              // function
  std::uint8_t zone = 0;      // not_empty: 2 * deck + (1 if it means the discard)
  std::uint8_t property = 0;  // at_least, at_most: a PlayerNumber of `you`, or a stat of a set (as_player_number)
  int number = 0;
  HistoryQuery history;
  std::vector<Condition> all;
};

// Numbers of a player that declared conditions may use.
enum class PlayerNumber : std::uint8_t { coins, loot, souls, guppy_items, hp, items, count };
// Stats of sets are numbered after these.
constexpr PlayerNumber as_player_number(StatId set_stat) {
  return static_cast<PlayerNumber>(static_cast<int>(PlayerNumber::count) + set_stat.value - stat::count);
}
constexpr StatId set_stat_of(PlayerNumber n) {  // only if it is not one of the rules
  return StatId{static_cast<std::uint8_t>(static_cast<int>(n) - static_cast<int>(PlayerNumber::count) + stat::count)};
}

enum class During : std::uint8_t { any, your_turn, others_turns };
enum class After : std::uint8_t { at_once, rewards, penalty };
enum class Till : std::uint8_t {
  end_of_turn,
  used,
  forever,
  end_of_attack,
  your_next_turn,  // one round, counted from its player; from the starting player if the game controls its object (rule 4.6.2)
  next_roll,  // it applies to the next die rolled, and ends with it (ruling Q90)
};

// The event that a triggered, changing or replacing ability listens for. Declared, so that the kernel can index it.
struct Trigger {
  EventType event = EventType::none;
  Who of, by, from, object;
  DieValues values;  // of the die, or of the attack roll behind the event
  Ask combat = Ask::any, attack = Ask::any /* an attack roll */, recharge_step = Ask::any;
  Ask lethal = Ask::any, preventable = Ask::any;  // damage (rules 10.2.11, 10.4.7)
  CounterId kind;                                 // the kind of counter; not known: any
  std::uint8_t set_event = any_set_event;         // the place of an event of a set in Content::events
  std::int16_t at_least = 0;                      // the smallest amount
  bool first_each_turn = false;                   // only the first time each turn (rule 6.7.7)
  std::uint8_t every = 0;                         // only every n-th time each turn
  During during = During::any;
  Condition given;
};

struct TargetSpec {
  FilterId filter;
  Who chooser;            // anyone = the controller of the ability
  bool optional = false;  // choosing it is optional ("up to")
};

struct Cost {
  std::int16_t coins = 0, counters = 0, discard_loot = 0, hp = 0, destroy_items = 0;
  bool destroy_this = false, tap = false;
  FilterId give_item;  // give an item that matches this to another player

  bool operator==(const Cost&) const = default;
  bool is_free() const { return *this == Cost{}; }
  // Is it paid with cards? These are chosen and paid one after the other.
  bool takes_cards() const { return destroy_this || discard_loot > 0 || destroy_items > 0 || give_item.known(); }
};

// How it changes a stat, in the order in which changes apply (rule 10.1.10). `no_number` sets it to something that is not a
// number (rule 10.1.12).
enum class ChangeHow : std::uint8_t { set, add, least, most, no_number };

// How a continuous ability changes a stat of the objects in its `of`.
struct StatChange {
  StatId stat;
  ChangeHow how = ChangeHow::add;
  std::int16_t amount = 0;
  std::int8_t kept = -1;  // instead of a fixed amount: the number of a kept value
  Script value;           // the same: a function
  HistoryQuery history;   // the same: what happened
};

struct RollTable {
  bool present = false;
  Who by;                               // the player who rolls; anyone = the controller
  std::array<AbilityId, 6> outcomes{};  // by value; unknown = nothing
  AbilityId each;                       // one outcome for all values; it receives the value as `amount`
  std::uint8_t times = 1;               // number of dice, each a separate roll
  std::uint8_t choose_of = 1;           // number of dice, of which the roller picks one (rule 9.10)
};

// What an ability of kind `cant`, `must` or `can` is about.
enum class Deed : std::uint8_t {
  attack,
  play_loot,
  activate,
  purchase,
  cover,
  discard,
  recharge,
  look_at,
  see_hand,
  extra_attack,     // an attack that does not use one of the turn's (rule 11.1.8a)
  extra_loot_play,  // the same for loot plays (rule 8.2a)
  count
};
// A deed that a player can't or must do.
struct Constraint {
  Deed deed = Deed::attack;
  Who who;     // anyone = each player
  Who object;  // the object of the deed
};
// A deed that a player can do although the rules do not allow it.
struct Permission {
  Deed deed = Deed::attack;
  Who who;                   // anyone = each player
  Who object;                // attack: the players it exposes; see_hand: the players whose hands are open;
                             // extra_attack, extra_loot_play: what may be attacked or played
  std::uint8_t pile = 0;     // play_loot, look_at: the pile; encoded as Condition::zone
  std::int16_t evasion = 0;  // attack: the evasion of the players it exposes (rule 11.6.1)
  std::int16_t times = 1;    // extra_attack, extra_loot_play: how often each turn
};

// A value of its creator that a lasting effect keeps (rule 6.7.9).
struct KeptName {
  std::string name;
  std::string inside;        // its name in the functions of the effect
  bool in_a_field = false;   // it names a player or an object there, so it can't be nil
  bool is_a_number = false;  // it is added to a number
};

struct AbilityDef {
  AbilityKind kind = AbilityKind::play;
  CardDefId card;
  std::string path;  // "base:placebo#tap"
  std::string text;
  std::string rule;  // step: its rule number, if it has one
  std::string file;
  int line = 0;

  Trigger
      trigger;  // when, would, change, instead. `given`, `during`: also of continuous and activated abilities, and of
                // modes; `first`: also of always
  After after = After::at_once;
  bool may = false;
  std::uint8_t uses_per_turn = 0;  // tap, paid, mode: uses of each object in a turn; 0 = any number (rule 6.3.5)
  bool names_users = false;        // tap, paid: `users` may use it, instead of its controller (rule 6.3.6)
  Who users;
  bool as_soul = false;             // works while its card is a soul, not in play (rule 6.7.13)
  bool in_hand = false;             // works while its card is in a hand, not in play (rule 6.7.13)
  std::uint8_t level = 0;           // works only with at least this many level counters (rule 20.1.5)
  std::vector<TargetSpec> targets;  // targets and choices together: at most max_targets
  FilterId any_targets;             // additional targets: any number of these
  std::vector<TargetSpec> choices;  // chosen as it resolves (rule 7.3), before its effect
  std::vector<AbilityId> modes;     // "choose one"
  Cost cost;
  Cost or_cost;                 // may be paid in place of `cost`, if it is not free (rule 6.2.5)
  bool is_free = false;         // set by Content::finish: a tap or play ability without any other cost
  StackNouns needs = anyway;    // set by Content::finish: it has targets only while one of these is on the stack
  std::int16_t paid_up_to = 1;  // how often the player may pay `cost` (rule 6.2.6)
  Script effect;
  RollTable roll;
  std::vector<AbilityId> lasting;  // created on resolution
  std::vector<AbilityId> made;     // lasting effects that its functions may create

  Who of;                               // always: whose stats; the objects that have or lose abilities
  std::vector<StatChange> changes;      // always
  std::vector<AbilityId> gives;         // always: abilities that the objects have (rule 6.10)
  Who gives_those_of;                   // always: the objects have the abilities of these, too; anyone: of none
  std::string gives_name;               // always: another name of the objects
  Keywords gives_keywords;              // always
  Keywords takes_keywords;              // always
  bool takes_abilities = false;         // always: the objects lose their abilities
  bool is_given = false;                // it is in `gives` of another ability
  std::vector<Constraint> constraints;  // cant, must
  std::vector<Permission> permissions;  // can
  Till till = Till::end_of_turn;        // lasting
  Who begins_with;                      // lasting: it begins with the next turn of this player; anyone: at once
  std::int16_t uses = 0;                // lasting; 0 = any number
  std::vector<AbilityId> nested;        // lasting: its abilities
  std::vector<KeptName> keeps;          // lasting: the values that it keeps
  bool gives_abilities() const { return !gives.empty() || gives_those_of.kind != WhoKind::anyone; }
  // Does it change what objects have (rule 6.10)?
  bool acts_on_objects() const {
    return gives_abilities() || takes_abilities || gives_keywords.any() || takes_keywords.any() || !gives_name.empty();
  }
  // Set by Content::finish. always: it adds the same to stats of its controller as long as its object is in play.
  bool is_steady = false;
  bool prevents = false;  // change: the second target of the lasting effect is how much damage it prevents
  PlayerNumber claim = PlayerNumber::coins;  // claim
  std::int16_t claim_at_least = 0;
};
// "When this becomes a soul": it works in play, and hears that its card has become a soul (rule 6.7.13a).
inline bool hears_itself_become_soul(const AbilityDef& a) {
  return a.kind == AbilityKind::when && a.trigger.event == EventType::soul_gained &&
         a.trigger.object.kind == WhoKind::this_object && !a.in_hand;
}
inline constexpr int max_targets = 3;
// Choices are stored with the targets (StackItem::targets), from the last place down.
inline constexpr int max_choices = 2;
constexpr std::size_t place_of_choice(int k) { return static_cast<std::size_t>(max_targets - 1 - k); }

// ---- Cards -------------------------------------------------------------------------------------------------------

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

// What is checked when numbers, keywords or abilities may have changed although nothing in play has moved: who dies (rule
// 13.1.1), who wins (rule 15.2.2), and the conditions of bonus souls (rule 15.4.2).
using Looks = std::uint8_t;
namespace look {
inline constexpr Looks deaths = 1, winning = 2, claims = 4, all = deaths | winning | claims;
inline constexpr Looks each_step = 8;  // without some shortcut, there is something to do after each step
}

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

// ---- Rules -------------------------------------------------------------------------------------------------------

struct DeckDef {
  std::string name;        // "loot"
  bool drawn_from = true;  // false: its cards start outside the game (characters, bonus souls, fixtures ...)
  DeckId plays_as;         // a deck of sets: its cards have the type of this deck (rule 3.7.1)
  std::string sets;        // the sets that declare it: "mine, yours"; empty: a ruleset has it
};
struct SlotTypeDef {
  std::string name;  // "monster"
  DeckId deck;       // refilled from
  DeckId type;       // set by Content::finish: the type of the cards of that deck (rule 3.7.1)
  int count = 0;     // at the start
  bool refilled = true;
  AbilityId price;         // of slots of sets: a `paid` ability without an effect, whose cost buys a card (rule 12.8.2)
  std::string sets;        // the sets that declare these slots: "mine, yours"; empty: a ruleset has them
  bool sells = false;      // set by Content::finish: its cards can be bought (rules 12.2, 12.8.1)
  bool is_shared = false;  // the same: the active player uses the abilities of its cards (rules 3.8.3, 16.2)
};

// When priority passes after a step (rule 13.2.7).
enum class PassesPriority : std::uint8_t { no, if_put_on_stack, if_triggered, always };

struct StepRow {
  std::uint16_t step = 0;  // in the procedure's catalogue
  PassesPriority priority = PassesPriority::no;
  bool on_stack = false;  // the step is put on the stack (first edition, rule 5.2.4); otherwise it is not (rule 5.2.3)
  AbilityId script;       // a step written as a script
  bool is_plain =
      true;  // set by Content::finish: only the step of the catalogue, off the stack; priority does not pass
};
struct ProcedureDef {
  std::string name;
  std::vector<StepRow> rows;
};

// Numbers that are neither stats nor steps (rule 1.8).
// clang-format off
enum class Number : std::uint8_t {
  attacks_per_turn, purchases_per_turn, loot_plays, loot_step, hand_limit, price, souls_to_win, starting_loot,
  starting_coins, bonus_souls, dice_sides, evasion_least, evasion_most, death_coins, death_loot, death_items,
  repeats_per_turn, coin_pool, timer, soul_cap, count
};
// clang-format on

// Cards of which the decks of a game are made: those of a set, of a deck and with a tag.
struct CardChoice {
  static constexpr std::int16_t as_printed = -1;

  std::string set;                   // empty: any
  DeckId deck;                       // unknown: any
  int tag = -1;                      // its place in Content::tags; negative: any
  std::int16_t copies = as_printed;  // of each card
  bool names(const CardDef& card) const;
};

struct Ruleset {
  std::string name;
  std::string title;
  std::string file;
  std::array<int, static_cast<std::size_t>(Number::count)> numbers{};
  std::vector<ProcedureDef> procedures;  // by ProcedureId
  Ways ways;
  std::vector<AbilityId> abilities;    // printed on the table
  std::vector<CardDefId> bonus_souls;  // used in each game; empty: a random selection, its size set by a Number
  std::vector<CardDefId> characters;   // each player gets one of these; empty: any
  std::vector<CardChoice> made_of;     // the cards of the decks; empty: all
  int operator[](Number n) const { return numbers[static_cast<std::size_t>(n)]; }
  const std::vector<StepRow>& rows_of(ProcedureId p) const { return procedures.data()[p.value].rows; }
  // Does the option have another value than its default?
  bool is(Way w) const { return ways[w] != 0; }
  DeathOrder death_order() const { return static_cast<DeathOrder>(ways[Way::death_order]); }
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
