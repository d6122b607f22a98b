// Trials of lists of values: lists of each length, for each event with a die or an attack roll, each kind of ability and
// questions about the past. Each member of a list matches, and no other value does.
#pragma once

#include "tests/support/event_trials.h"

namespace soulstack::testing {

inline constexpr int sides = 6;

// "{ 1, 2, 3 }", "{ 4, 5, 6 }": n values, from the first or up to the last one.
inline std::vector<int> values_of(int length, bool from_first) {
  std::vector<int> all;
  for (int n = 0; n < length; ++n)
    all.push_back(from_first ? n + 1 : sides - length + n + 1);
  return all;
}
inline std::string as_list(const std::vector<int>& values) {
  std::string all;
  for (const int v : values)
    all += (all.empty() ? "" : ", ") + std::to_string(v);
  return "{ " + all + " }";
}

struct ValueCase {
  std::string event, field, play;
};
// What follows the first die is not played: a second roll would have another value.
inline const std::vector<ValueCase> value_cases = {
    {"roll", "value", "t.P1:activate \"roller\"  t:settle()"},
    {"rolled", "value", "t.P1:activate \"roller\"  t:settle()"},
    {"die_cast", "value", "t.P1:activate \"roller\"  t:settle()"},
    {"damage", "attack_roll", "t.P1:attack \"tough\"  t:resolve()  t:resolve()"},
    {"damage_taken", "attack_roll", "t.P1:attack \"tough\"  t:resolve()  t:resolve()  t:pass_all()"},
};

inline std::string value_scenario(int die, const std::string& play) {
  return "players = { { name = \"P1\", items = { PROBE, \"roller\", \"button\" } }, { name = \"P2\" } }, monsters = { "
         "\"tough\" }, dice = { " +
         std::to_string(die) + " }, play = function(t) t:may_end_anywhere()  " + play + " end";
}

inline void write_values(Written& into, const std::string& what, const std::vector<int>& values,
                         const std::string& ability, const std::string& play) {
  ++into.combinations;
  for (int die = 1; die <= sides; ++die)
    into.trials.push_back({.what = what + " = " + as_list(values) + ", rolling " + std::to_string(die),
                           .ability = ability,
                           .acts = std::find(values.begin(), values.end(), die) != values.end(),
                           .scenario = value_scenario(die, play),
                           .actor = ""});
}

inline EventType event_named(const std::string& name) {
  const auto found =
      std::find_if(event_rows.begin(), event_rows.end(), [&](const EventRow& row) { return row.name == name; });
  return static_cast<EventType>(found - event_rows.begin());
}

inline Written written_for_values() {
  Written all;
  for (const ValueCase& c : value_cases)
    for (int length = 1; length <= sides; ++length)
      for (const bool from_first : {true, false}) {
        const std::vector<int> values = values_of(length, from_first);
        const std::string field = c.field + " = " + as_list(values);
        const EventType type = event_named(c.event);
        for (const Kind& kind : kinds)
          if (may_hear(kind.bit, type) && kind.name != "cant")
            write_values(all, kind.name + " " + c.event + ", " + c.field, values,
                         listener(kind.name, type, field + ", "), c.play);
        if (may_hear(heard_by::when, type) && c.field == "value")
          write_values(
              all, "happened " + c.event + ", " + c.field, values,
              "when { event = item_activated, of = an_item { named = \"Button\" }, given = happened { event = " +
                  c.event + ", " + field + ", within = turn }, text = \"A.\", effect = function() end }",
              c.play + "  t.P1:activate \"button\"  t:settle()");
      }
  return all;
}

}  // namespace soulstack::testing
