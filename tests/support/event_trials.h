// Trials of events: each kind of ability, each event that it may listen to, each field of that event.
#pragma once

#include "engine/model/event_rows.h"
#include "tests/support/event_stimuli.h"
#include "tests/support/word_trials.h"

namespace soulstack::testing {

struct Kind {
  std::string name;
  std::uint8_t bit;
};
inline const std::vector<Kind> kinds = {{"when", heard_by::when},
                                        {"would", heard_by::would},
                                        {"change", heard_by::change},
                                        {"instead", heard_by::instead},
                                        {"cant", heard_by::cant}};

// An `instead` of a die or of damage leaves the event unchanged, so that an attack continues.
inline std::string effect_of(const std::string& kind, EventType type) {
  if (kind == "instead" && type == EventType::roll)
    return "function(event) event.value = event.value end";
  if (kind == "instead" && type == EventType::damage)
    return "function(event) event.amount = event.amount end";
  return "function() end";
}

inline std::string listener(const std::string& kind, EventType type, const std::string& field) {
  const std::string effect = kind == "cant" ? "" : ", effect = " + effect_of(kind, type);
  const std::string step = row_of(type).has.step && !has(field, "step =") ? "step = \"end_triggers\", " : "";
  return kind + " { event = " + std::string(row_of(type).name) + ", " + step + field + "text = \"A.\"" + effect + " }";
}

inline bool has_actor(const Stimulus& s) { return !s.actor.empty() || has(s.play, "ACTOR"); }

inline std::string scenario_of(const Stimulus& s) {
  const bool own_table = has(s.table, "players =");
  const std::string actor = has_actor(s) ? ", ACTOR" : "";
  const std::string items = "{ PROBE" + actor + (s.items.empty() ? "" : ", " + s.items) + " }";
  const std::string players =
      "players = { { name = \"P1\", " + s.p1 + "items = " + items + " }, { name = \"P2\", " + s.p2 + "} }, ";
  return s.table + (own_table ? "" : players) + "play = function(t) t:may_end_anywhere()  " + s.play + " end";
}

inline std::string actor_of(const Stimulus& s) {
  if (!has_actor(s))
    return "";
  return s.actor.empty() ? "tap { text = \"A.\", effect = function(you, this) " + s.body + " end }" : s.actor;
}

// The fields that abilities may use for an event, from the table of events.
inline std::vector<std::string> fields_of(EventType type, const std::string& kind) {
  const EventFields& f = row_of(type).has;
  std::vector<std::string> all;
  const auto add = [&](bool there, const char* name) {
    if (there)
      all.emplace_back(name);
  };
  add(f.of.names != Names::absent, "of");
  add(f.by.names != Names::absent, "by");
  add(f.from.names != Names::absent, "from");
  add(f.object.names != Names::absent && (f.object.names != Names::drawn || kind == "when"), "object");
  add(f.amount, "at_least");
  add(f.value, "value");
  add(f.attack_roll, "attack_roll");
  add(f.combat, "combat");
  add(f.attack, "attack");
  add(f.recharge_step, "recharge_step");
  add(f.damage, "lethal");
  add(f.damage, "preventable");
  add(f.counters, "kind");
  add(f.step, "step");
  return all;
}

// Null if there is none.
inline std::pair<const Stimulus*, const FieldCase*> stimulus_of(EventType type, const std::string& kind,
                                                                const std::string& field) {
  for (const Stimulus& s : stimuli)
    if (s.event == row_of(type).name)
      for (const FieldCase& f : s.fields)
        if (f.field == field && (f.only.empty() || has(f.only, kind)))
          return {&s, &f};
  return {nullptr, nullptr};
}

inline void write_combination(Written& into, EventType type, const std::string& kind, const std::string& field) {
  const std::string what = kind + " " + std::string(row_of(type).name) + ", " + field;
  ++into.combinations;
  const auto [stimulus, f] = stimulus_of(type, kind, field);
  if (!stimulus) {
    into.missing += what + ": no stimulus\n";
    return;
  }
  for (const bool fits : {true, false}) {
    const std::string value = fits ? f->fits : f->fits_not;
    into.trials.push_back({.what = what + " = " + value,
                           .ability = listener(kind, type, field + " = " + value + ", "),
                           .acts = fits,
                           .scenario = scenario_of(*stimulus),
                           .actor = actor_of(*stimulus)});
  }
}

// In two halves, since a game has room for 4,096 cards.
inline Written written_for_events(std::size_t half) {
  Written all;
  for (std::size_t i = half; i < event_rows.size(); i += 2)
    for (const Kind& kind : kinds)
      if (const auto type = static_cast<EventType>(i); may_hear(kind.bit, type))
        for (const std::string& field : fields_of(type, kind.name))
          write_combination(all, type, kind.name, field);
  return all;
}

}  // namespace soulstack::testing
