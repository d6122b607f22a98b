// Trials of abilities that another ability gives: each event that each kind of ability may listen to. And of numbers that
// are set or bounded: each number, in each way.
#pragma once

#include "scripting/registry/schema.h"
#include "tests/support/event_trials.h"

namespace soulstack::testing {

// The ability acts like a printed one, also if only the object itself has it.
inline std::string given(const std::string& ability) {
  return "always { of = this, text = \"A.\", has = { " + ability + " } }";
}
// The object has lost the ability before anything happens.
inline std::string lost(const std::string& ability) {
  return "always { of = this, text = \"A.\", loses = abilities }, " + ability;
}

inline Written written_for_gifts() {
  Written all;
  for (std::size_t i = 0; i < event_rows.size(); ++i)
    for (const Kind& kind : kinds)
      if (const auto type = static_cast<EventType>(i); may_hear(kind.bit, type)) {
        const std::vector<std::string> fields = fields_of(type, kind.name);
        const auto [stimulus, f] = stimulus_of(type, kind.name, fields.empty() ? "" : fields.front());
        if (!stimulus)
          continue;
        ++all.combinations;
        const std::string what = std::string(kind.name) + " " + std::string(row_of(type).name);
        const std::string ability = listener(kind.name, type, f->field + " = " + f->fits + ", ");
        for (const bool acts : {true, false})
          all.trials.push_back({.what = what + (acts ? ", given" : ", lost"),
                                .ability = acts ? given(ability) : lost(ability),
                                .acts = acts,
                                .scenario = scenario_of(*stimulus),
                                .actor = actor_of(*stimulus)});
      }
  return all;
}

inline Written written_for_limits() {
  Written all;
  for (const std::string how : {"set", "least", "most"})
    for (const scripting::Field& field : scripting::limit_fields()) {
      const std::string name(field.name);
      const bool is_of_souls = name == "soul_value", is_of_items = name == "ability_price";
      const std::string fits = is_of_souls         ? "a_soul"
                               : is_of_items       ? "an_item"
                               : name == "evasion" ? "a_monster"
                                                   : "a_player";
      const std::string fits_not = is_of_souls   ? "a_soul { named = \"Nobody\" }"
                                   : is_of_items ? "an_item { named = \"Nobody\" }"
                                                 : "a_player { living = false }";
      const std::string paid =
          "paid { cost = { coins = 1 }, text = \"A.\", effect = function(you) gain_coins(you, 1) end }";
      ++all.combinations;
      for (const bool acts : {true, false})
        all.trials.push_back({.what = how + " " + name + (acts ? "" : " of nobody"),
                              .ability = "always { of = " + (acts ? fits : fits_not) + ", text = \"A.\", " + how +
                                         " = { " + name + " = 3 } }" + (is_of_items ? ", " + paid : ""),
                              .acts = acts,
                              .scenario = "players = { { name = \"P1\", coins = 10, items = { PROBE }, souls = { "
                                          "\"grunt\" } }, { name = \"P2\" } }, monsters = { \"grunt\" }, shop = { "
                                          "\"dummy\" }, dice = { 6 }, play = function(t) t:may_end_anywhere()  "
                                          "t.P1:attack \"grunt\"  t:settle()  t.P1:buy \"dummy\"  t:settle()  "
                                          "t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle() end"});
    }
  return all;
}

}  // namespace soulstack::testing
