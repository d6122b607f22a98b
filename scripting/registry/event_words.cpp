// The parameters that functions of abilities may have.
#include "scripting/registry/event_words.h"

#include <array>
#include <cstddef>

#include "engine/model/enum_rows.h"

namespace soulstack::scripting {

namespace {

constexpr Params item = bit(Param::item);
constexpr Params loot = bit(Param::loot);
constexpr Params roller = bit(Param::roller);
constexpr Params attacker = bit(Param::attacker);
constexpr Params killer = bit(Param::killer);

// Other names of the fields, for events that have them.
Params roles(EventType type) {
  switch (type) {
    case EventType::roll:
    case EventType::die_cast:
      return roller;
    case EventType::rolled:
      return roller | attacker;
    case EventType::damage:
    case EventType::damage_taken:
    case EventType::attack_declared:
    case EventType::attack_declared_on:
    case EventType::attack_ended:
    case EventType::hit:
    case EventType::missed:
      return attacker;
    case EventType::death:
    case EventType::killed:
    case EventType::monster_died:
    case EventType::player_died:
    case EventType::object_died:
      return killer;
    case EventType::loot_drawn:
    case EventType::loot_discarded:
    case EventType::loot_played:
      return loot;
    case EventType::item_gained:
    case EventType::destroyed:
    case EventType::recharged:
    case EventType::item_activated:
    case EventType::purchased:
    case EventType::entered_play:
    case EventType::left_play:
    case EventType::flipped:
    case EventType::became_copy:
      return item;
    default:
      return 0;
  }
}

// clang-format off
constexpr std::array<ParamRow, count_of<Param>> params = {{
    {"you",      Param::you,         Type::player, "",                                   "1.4",   "The controller of the ability; on a monster, the active player; on a shop item, nobody (ruling Q40)."},
    {"this",     Param::this_object, Type::object, "",                                   "1.4",   "The object that has the ability."},
    {"target",   Param::target,      Type::value,  "a `target`",                         "7.3",   "The chosen target."},
    {"target2",  Param::target2,     Type::value,  "a `target2`",                        "7.3",   "The second target."},
    {"target3",  Param::target3,     Type::value,  "a `target3`",                        "7.3",   "The third target."},
    {"choice",   Param::choice,      Type::value,  "a `choice`",                         "7.6",   "The choice made as the ability resolved."},
    {"choice2",  Param::choice2,     Type::value,  "a `choice2`",                        "7.6",   "The second choice."},
    {"event",    Param::event,       Type::event,  "an `event`",                         "6.6",   "The event that happened or is about to happen."},
    {"amount",   Param::amount,      Type::number, "an `event` or a roll",               "6.6",   "The amount of the event; after a roll, the value of the die."},
    {"roll",     Param::roll,        Type::number, "a roll, or an event with one",       "9.2.5", "The value of the die."},
    {"attack_roll", Param::attack_roll, Type::number, "an event with an attack roll behind it", "11.3.3", "The attack roll that caused the event; 0 if there was none."},
    {"loot",     Param::loot,        Type::card,   "an event with a loot card",          "8.1",   "The loot card of the event."},
    {"active",   Param::active,      Type::player, "",                                   "4.1",   "The active player."},
    {"by",       Param::by,          Type::player, "an `event`",                         "6.6",   "The player who acts."},
    {"from",     Param::from,        Type::object, "an `event`",                         "6.6",   "The object that acts."},
    {"of",       Param::of,          Type::value,  "an `event`",                         "6.6",   "The player or object that it happens to."},
    {"item",     Param::item,        Type::object, "an event with an item",              "6.6",   "The item of the event."},
    {"attacker", Param::attacker,    Type::player, "an event of an attack",              "11.1",  "The player who attacks."},
    {"roller",   Param::roller,      Type::player, "a roll, or an event with one",       "9.2",   "The player who rolled the die."},
    {"killer",   Param::killer,      Type::player, "a death",                            "13.2",  "The player who killed it."},
    {"object",   Param::object,      Type::object, "an `event`",                         "6.6",   "Another object that takes part in the event."},
    {"it",       Param::it,          Type::value,  "a `where`",                         "7.3.1", "The player, object or pile that the condition of a noun is asked about."},
    {"paid",     Param::paid,        Type::number, "`times` or an `or_cost`",            "6.2.7", "How often the cost was paid; with `or_cost`, 1 if `cost` was paid, 2 if `or_cost` was; 0 for a copy."},
    {"paid_with", Param::paid_with,  Type::object, "a cost that is paid with cards",     "6.2.7", "The last card that was destroyed, discarded or given as the cost; nil for a copy, and if another cost was paid."},
}};
// clang-format on
static_assert(in_order(params, &ParamRow::param));

}  // namespace

Params params_of(EventType type, bool has_happened) {
  const EventFields& has = row_of(type).has;
  const auto where = [](bool there, Params gives) { return there ? gives : Params{0}; };
  const auto named = [&](const EventField& field, Params gives) { return where(field.names != Names::absent, gives); };
  const bool unknown = !has_happened && has.object.names == Names::drawn;
  const Params other = unknown ? 0 : roles(type);
  return bit(Param::event) | named(has.of, bit(Param::of)) | named(has.from, bit(Param::from)) |
         named(has.by, bit(Param::by) | (other & (attacker | killer))) |
         named(unknown ? EventField{} : has.object, bit(Param::object)) | where(has.amount, bit(Param::amount)) |
         where(has.value, bit(Param::roll)) | where(has.attack_roll, bit(Param::attack_roll)) |
         (other & (item | loot | roller));
}

std::span<const ParamRow> param_rows() { return params; }

const ParamRow* find_param(std::string_view name) {
  for (const ParamRow& row : params)
    if (row.name == name)
      return &row;
  return nullptr;
}

}  // namespace soulstack::scripting
