// Rulebook section 6: an ability as loaded, and what it consists of.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/model/asked_history.h"

namespace soulstack {

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

// A step of a procedure, by their places.
struct NamedStep {
  ProcedureId procedure;  // unknown: no step is named
  std::uint16_t step = 0;

  bool operator==(const NamedStep&) const = default;
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
  NamedStep step;                                 // of step_ended
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

// Of play, tap, paid and mode.
struct Activation {
  Cost cost;
  Cost or_cost;                    // may be paid in place of `cost`, if it is not free (rule 6.2.5)
  std::int16_t paid_up_to = 1;     // how often the player may pay `cost` (rule 6.2.6)
  bool is_free = false;            // set by Content::finish: a tap or play ability without any other cost
  std::uint8_t uses_per_turn = 0;  // of each object in a turn; 0 = any number (rule 6.3.5)
  bool names_users = false;        // `users` may use it, instead of its controller (rule 6.3.6)
  Who users;
};

// Of always.
struct Continuous {
  Who of;  // whose stats; the objects that have or lose abilities
  std::vector<StatChange> changes;
  std::vector<AbilityId> gives;  // abilities that the objects have (rule 6.10)
  Who gives_those_of;            // the objects have the abilities of these, too; anyone: of none
  std::string gives_name;        // another name of the objects
  Keywords gives_keywords;
  Keywords takes_keywords;
  bool takes_abilities = false;  // the objects lose their abilities
  // Set by Content::finish: it adds the same to stats of its controller as long as its object is in play.
  bool is_steady = false;

  bool gives_abilities() const { return !gives.empty() || gives_those_of.kind != WhoKind::anyone; }
  // Does it change what objects have (rule 6.10)?
  bool acts_on_objects() const {
    return gives_abilities() || takes_abilities || gives_keywords.any() || takes_keywords.any() || !gives_name.empty();
  }
};

// Of cant, must and can.
struct Deeds {
  Who who;                              // the players it applies to; copied to each of these
  std::vector<Constraint> constraints;  // cant, must
  std::vector<Permission> permissions;  // can
  Cost unless;                          // cant: who pays this may do it all the same (rule 11.1.12)
};

// Of lasting.
struct Duration {
  Till till = Till::end_of_turn;
  Who begins_with;                // it begins with the next turn of this player; anyone: at once
  std::int16_t uses = 0;          // 0 = any number
  std::vector<AbilityId> nested;  // its abilities
  std::vector<KeptName> keeps;    // the values that it keeps
};

// Of claim: the first player who has so much gets the bonus soul (rule 15.4.2).
struct Claim {
  PlayerNumber number = PlayerNumber::coins;
  std::int16_t at_least = 0;
};

struct AbilityDef {
  AbilityDef() = default;
  explicit AbilityDef(AbilityKind its_kind);

  AbilityKind kind = AbilityKind::play;  // only the constructor sets it, with the part that it has
  CardDefId card;
  std::string path;  // "base:placebo#tap"
  std::string text;
  std::string rule;  // step: its rule number, if it has one
  std::string file;
  int line = 0;

  // Of when, would, change and instead. `given`, `during`: also of continuous and activated abilities, and of modes;
  // `first`: also of always.
  Trigger trigger;
  After after = After::at_once;
  bool may = false;
  bool as_soul = false;             // works while its card is a soul, not in play (rule 6.7.13)
  bool in_hand = false;             // works while its card is in a hand, not in play (rule 6.7.13)
  std::uint8_t level = 0;           // works only with at least this many level counters (rule 20.1.5)
  std::vector<TargetSpec> targets;  // targets and choices together: at most max_targets
  FilterId any_targets;             // additional targets: any number of these
  std::vector<TargetSpec> choices;  // chosen as it resolves (rule 7.3), before its effect
  std::vector<AbilityId> modes;     // "choose one"
  StackNouns needs = anyway;        // set by Content::finish: it has targets only while one of these is on the stack
  Script effect;
  RollTable roll;
  std::vector<AbilityId> lasting;  // created on resolution
  std::vector<AbilityId> made;     // lasting effects that its functions may create
  bool is_given = false;           // other objects have it from a continuous ability (`Continuous::gives`)
  bool prevents = false;           // change: the second target of the lasting effect is how much damage it prevents

  // What only some kinds have; empty for the others.
  const Activation& activation() const { return part<Activation>(); }
  const Continuous& continuous() const { return part<Continuous>(); }
  const Deeds& deeds() const { return part<Deeds>(); }
  const Duration& duration() const { return part<Duration>(); }
  const Claim& claim() const { return part<Claim>(); }
  // What must be paid: to use it, or to do what it forbids.
  const Cost& cost() const { return kind == AbilityKind::cant ? deeds().unless : activation().cost; }
  // To write the part that abilities of this kind have.
  template <class Part>
  Part& own() {
    return std::get<Part>(part_);
  }

 private:
  template <class Part>
  static inline const Part none{};
  template <class Part>
  const Part& part() const {
    const Part* const found = std::get_if<Part>(&part_);
    return found ? *found : none<Part>;
  }

  std::variant<Activation, Continuous, Deeds, Duration, Claim, std::monostate> part_;
};
inline AbilityDef::AbilityDef(AbilityKind its_kind) : kind(its_kind) {
  switch (its_kind) {
    case AbilityKind::play:
    case AbilityKind::tap:
    case AbilityKind::paid:
    case AbilityKind::mode:
      part_.emplace<Activation>();
      break;
    case AbilityKind::always:
      part_.emplace<Continuous>();
      break;
    case AbilityKind::cant:
    case AbilityKind::must:
    case AbilityKind::can:
      part_.emplace<Deeds>();
      break;
    case AbilityKind::lasting:
      part_.emplace<Duration>();
      break;
    case AbilityKind::claim:
      part_.emplace<Claim>();
      break;
    case AbilityKind::when:
    case AbilityKind::would:
    case AbilityKind::change:
    case AbilityKind::instead:
    case AbilityKind::outcome:
    case AbilityKind::step:
    case AbilityKind::count:
      part_.emplace<std::monostate>();
  }
}
// "When this becomes a soul": it works in play, and hears that its card has become a soul (rule 6.7.13a).
inline bool hears_itself_become_soul(const AbilityDef& a) {
  return a.kind == AbilityKind::when && a.trigger.event == EventType::soul_gained &&
         a.trigger.object.kind == WhoKind::this_object && !a.in_hand;
}
// Choices are stored with the targets (StackItem::targets), from the last place down.
inline constexpr int max_choices = 2;
constexpr std::size_t place_of_choice(int k) { return static_cast<std::size_t>(max_targets - 1 - k); }

}  // namespace soulstack
