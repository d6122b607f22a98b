// Trials of questions about the past, in fields and in functions: each event that can be asked about, each field of it, and each window. The ability
// triggers on the event and asks whether this event has happened.
#pragma once

#include "tests/support/event_trials.h"

namespace soulstack::testing {

inline const std::string windows[] = {"turn", "attack", "game"};

// What a stimulus causes while an attack is under way.
inline bool is_in_attack(EventType type, const Stimulus& s) {
  constexpr EventType of_attacks[] = {EventType::die_cast,
                                      EventType::rolled,
                                      EventType::damage_taken,
                                      EventType::hit,
                                      EventType::missed,
                                      EventType::attack_declared,
                                      EventType::attack_declared_on,
                                      EventType::attack_joined,
                                      EventType::attack_handed_over};
  return has(s.play, ":attack") &&
         std::find(std::begin(of_attacks), std::end(of_attacks), type) != std::end(of_attacks);
}

// The same value for all who ask; empty: there is none.
inline std::string for_all(const std::string& value, bool fits) {
  if (value == not_yours)
    return fits ? "a_player" : "a_player { attackable = true }";
  const bool depends = has(value, "of =") || has(value, "yours") || has(value, "other =");
  const bool is_hidden = has(value, "a_loot_card") || (has(value, "a_card") && !has(value, "discard."));
  return depends || is_hidden ? "" : value;
}

inline bool is_between_turns(EventType type) {
  return type == EventType::game_started || type == EventType::round_ended;
}

inline bool is_over_then(EventType type, const std::string& window) {
  return window == "attack" && (type == EventType::attack_ended || type == EventType::attack_cancelled);
}

// A function is told a number, and may name players and objects that it knows.
enum class HistoryAsked : std::uint8_t { in_a_field, in_a_function };

inline std::string question(HistoryAsked asked, const std::string& table) {
  if (asked == HistoryAsked::in_a_field)
    return "given = happened { " + table + " }, ";
  const std::string named = replaced(replaced(table, "= you,", "= asked,"), "= this,", "= asked,");
  const std::string local = named == table ? "" : has(table, "= you,") ? "local asked = you  " : "local asked = this  ";
  return "given = function(you, this) " + local + "return happened { " + named + " } > 0 and total { " + named +
         " } > 0 end, ";
}

inline Written written_for_history(HistoryAsked asked) {
  Written all;
  for (const Stimulus& s : stimuli)
    for (const FieldCase& f : s.fields)
      for (const std::string& window : windows) {
        const auto type =
            static_cast<EventType>(std::find_if(event_rows.begin(), event_rows.end(),
                                                [&](const EventRow& row) { return row.name == s.event; }) -
                                   event_rows.begin());
        const bool is_asked =
            may_hear(heard_by::when, type) && !row_of(type).has.step && (f.only.empty() || has(f.only, "when"));
        if (!is_asked || f.field == "at_least" || is_over_then(type, window) || for_all(f.fits, true).empty() ||
            for_all(f.fits_not, false).empty())
          continue;
        ++all.combinations;
        for (const bool fits : {true, false}) {
          const std::string field = f.field + " = " + for_all(fits ? f.fits : f.fits_not, fits);
          const bool is_there =
              window == "attack" ? is_in_attack(type, s) : window == "game" || !is_between_turns(type);
          all.trials.push_back(
              {.what = (asked == HistoryAsked::in_a_function ? "in a function: " : "") + std::string("happened ") +
                       s.event + ", " + field + ", within " + window,
               .ability = listener("when", type,
                                   question(asked, "event = " + s.event + ", " + field + ", within = " + window)),
               .acts = fits && is_there,
               .scenario = scenario_of(s),
               .actor = actor_of(s)});
        }
      }
  return all;
}

}  // namespace soulstack::testing
