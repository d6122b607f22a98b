// The events that cards can listen for, and the parameters of their functions.
#include "scripting/event_words.h"

#include <array>
#include <cstddef>

namespace soulstack::scripting {

namespace {

constexpr Params die = bit(Param::roll) | bit(Param::roller);
constexpr Params attack_roll = bit(Param::attacker) | bit(Param::roll);
constexpr Params item = bit(Param::item);
constexpr Params loot = bit(Param::loot);
constexpr Params attacker = bit(Param::attacker);
constexpr Params killer = bit(Param::killer);

// clang-format off
constexpr EventWord words[] = {
    // type                       about  past   gives
    {EventType::roll,               true,  false, die},
    {EventType::damage,             true,  false, attack_roll},
    {EventType::death,              true,  false, killer},
    {EventType::killing,            true,  false, 0},
    {EventType::turn_begins,        true,  false, 0},
    {EventType::looting,            true,  false, 0},
    {EventType::death_penalty,      true,  false, 0},
    {EventType::rewards,            true,  false, 0},
    {EventType::coins_gained,       true,  true,  0},
    {EventType::coins_lost,         true,  true,  0},
    {EventType::loot_drawn,         true,  true,  loot},
    {EventType::item_gained,        true,  true,  item},
    {EventType::destroyed,          true,  true,  item},
    {EventType::soul_gained,        true,  true,  0},
    {EventType::recharged,          true,  true,  item},
    {EventType::game_started,       false, true,  0},
    {EventType::turn_started,       false, true,  0},
    {EventType::end_declared,       false, true,  0},
    {EventType::turn_ending,        false, true,  0},
    {EventType::loot_discarded,     false, true,  loot},
    {EventType::loot_played,        false, true,  loot},
    {EventType::item_activated,     false, true,  item},
    {EventType::rolled,             false, true,  die | attacker},
    {EventType::die_cast,           false, true,  die},
    {EventType::damage_taken,       false, true,  attack_roll},
    {EventType::damage_prevented,   false, true,  0},
    {EventType::healed,             false, true,  0},
    {EventType::killed,             false, true,  killer},
    {EventType::death_prevented,    false, true,  0},
    {EventType::monster_died,       false, true,  killer | bit(Param::roll)},
    {EventType::player_died,        false, true,  killer},
    {EventType::object_died,        false, true,  killer},
    {EventType::penalty_paid,       false, true,  0},
    {EventType::attack_declared,    false, true,  attacker},
    {EventType::attack_declared_on, false, true,  attacker},
    {EventType::attack_ended,       false, true,  attacker},
    {EventType::hit,                false, true,  attack_roll},
    {EventType::missed,             false, true,  attack_roll},
    {EventType::purchased,          false, true,  item},
    {EventType::entered_play,       false, true,  item},
    {EventType::left_play,          false, true,  item},
    {EventType::covered,            false, true,  0},
    {EventType::soul_lost,          false, true,  0},
    {EventType::curse_gained,       false, true,  0},
    {EventType::counters_added,     false, true,  0},
    {EventType::voted,              false, true,  0},
    {EventType::deck_shuffled,      false, true,  0},
    {EventType::round_ended,        false, true,  0},
    {EventType::timer_dropped,      false, true,  0},
    {EventType::flipped,            false, true,  item},
    {EventType::became_copy,        false, true,  item},
};

constexpr std::array<ParamRow, static_cast<std::size_t>(Param::count)> params = {{
    {"you",      Param::you,         Type::player, "",                                   "1.4",   "The controller of the ability; on a monster, the active player."},
    {"this",     Param::this_object, Type::object, "",                                   "1.4",   "The object that has the ability."},
    {"target",   Param::target,      Type::value,  "a `target`",                         "7.3",   "The target that was chosen."},
    {"target2",  Param::target2,     Type::value,  "a `target2`",                        "7.3",   "The second target."},
    {"target3",  Param::target3,     Type::value,  "a `target3`",                        "7.3",   "The third target."},
    {"event",    Param::event,       Type::event,  "an `event`",                         "6.6",   "What happened, or is about to."},
    {"amount",   Param::amount,      Type::number, "an `event` or a roll",               "6.6",   "How much the event is about; after a roll, what the die shows."},
    {"roll",     Param::roll,        Type::number, "a roll, or an event with one",       "9.2.5", "What the die shows."},
    {"loot",     Param::loot,        Type::card,   "an event with a loot card",          "8.1",   "The loot card that the event is about."},
    {"active",   Param::active,      Type::player, "",                                   "4.1",   "The active player."},
    {"by",       Param::by,          Type::player, "an `event`",                         "6.6",   "The player who does it."},
    {"from",     Param::from,        Type::object, "an `event`",                         "6.6",   "The object that does it."},
    {"of",       Param::of,          Type::value,  "an `event`",                         "6.6",   "Whom or what it happens to."},
    {"item",     Param::item,        Type::object, "an event with an item",              "6.6",   "The item that the event is about."},
    {"attacker", Param::attacker,    Type::player, "an event of an attack",              "11.1",  "The player who attacks."},
    {"roller",   Param::roller,      Type::player, "a roll, or an event with one",       "9.2",   "The player whose die it is."},
    {"killer",   Param::killer,      Type::player, "a death",                            "13.2",  "The player who killed it."},
    {"object",   Param::object,      Type::object, "an `event`",                         "6.6",   "What else takes part in the event."},
}};
// clang-format on

constexpr bool in_order() {
  for (std::size_t i = 0; i < params.size(); ++i)
    if (params[i].param != static_cast<Param>(i))
      return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const EventWord> event_words() { return words; }

const EventWord* find_event_word(EventType type) {
  for (const EventWord& word : words)
    if (word.type == type)
      return &word;
  return nullptr;
}

std::span<const ParamRow> param_rows() { return params; }

const ParamRow* find_param(std::string_view name) {
  for (const ParamRow& row : params)
    if (row.name == name)
      return &row;
  return nullptr;
}

}  // namespace soulstack::scripting
