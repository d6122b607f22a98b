// Procedures: each section of the rulebook is a catalogue of named steps with rule numbers. The catalogue defines the
// steps; the ruleset defines their order and after which of them priority passes.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/model/ids.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

// clang-format off
enum class Procedure : std::uint8_t {
  // ordered by the ruleset
  setup, turn, start_phase, action_phase, end_phase, next_priority, attack, purchase, monster_death, player_death,
  death_penalty, rewards,
  // the same under every ruleset
  game, priority, choice, announce, resolve_ability, resolve_roll, resolve_damage, resolve_death, resolve_refill, resolve_modifier,
  replacement, effect,
  looting, discarding, each, vote, split, reorder, draft, barter, reroll_item, arrange, damage_group, some, looking, searching,
  cut_turn, search_asked, paying, count
};
// clang-format on

// The outcome of a verb: it is done and has a result, or it pushed a frame that has to finish first.
struct [[nodiscard]] Did {
  Value value;
  bool waits = false;
};
constexpr Did done(Value v = nothing) { return {v, false}; }
constexpr Did done(int n) { return {Value::number(n), false}; }
constexpr Did waiting() { return {nothing, true}; }

struct Flow;
using StepFunction = Flow (*)(Table&, Frame&);

// The outcome of a step: where to continue once the frames that it pushed are finished. Small enough to be returned in
// registers.
struct [[nodiscard]] Flow {
  enum class Kind : std::uint8_t { next, stay, jump, finish, ask };
  Value value;         // the result of the verb that the step used, or of the procedure that it finishes
  bool waits = false;  // that verb pushed a frame
  Kind kind = Kind::next;
  StepFunction to = nullptr;  // jump
};
static_assert(sizeof(Flow) == 8 + sizeof(StepFunction));

constexpr Flow next(Did did = {}) { return {did.value, did.waits, Flow::Kind::next, nullptr}; }
constexpr Flow stay(Did did = {}) { return {did.value, did.waits, Flow::Kind::stay, nullptr}; }
constexpr Flow finish(Value result = nothing) { return {result, false, Flow::Kind::finish, nullptr}; }
constexpr Flow ask() { return {nothing, false, Flow::Kind::ask, nullptr}; }

namespace detail {
inline Flow call(Flow (*f)(Table&), Table& t, Frame&) { return f(t); }
template <class Locals>
Flow call(Flow (*f)(Table&, Locals&), Table& t, Frame& frame) {
  if constexpr (std::is_same_v<Locals, Frame>) {
    return f(t, frame);
  } else {
    return f(t, frame.as<Locals>());
  }
}
template <auto F>
Flow run(Table& t, Frame& frame) {
  return call(F, t, frame);
}
}  // namespace detail

// A step in a catalogue: a function of the table and the frame, or of the typed locals of the section.
template <auto F>
inline constexpr StepFunction step = &detail::run<F>;
template <auto F>
constexpr Flow go_to(Did did = {}) {
  return {did.value, did.waits, Flow::Kind::jump, step<F>};
}

struct Step {
  std::string_view name;
  std::string_view rule;
  StepFunction run;
  bool optional = false;        // a ruleset may omit it
  std::string_view needs = {};  // a step that must come before it
  // Not 0: the step has nothing to do unless one of these is due (GameState::attention), and is not run then.
  std::uint8_t only_for = 0;
};
struct Catalogue {
  std::string_view name;
  std::string_view rule;
  std::span<const Step> steps;
  bool ordered_by_rules = false;
};
extern const std::array<const Catalogue*, static_cast<std::size_t>(Procedure::count)> catalogues;  // by Procedure
inline const Catalogue& catalogue(Procedure p) { return *catalogues.data()[static_cast<std::size_t>(p)]; }

// The names of the procedures, for the loader of rulesets.
struct StepInfo {
  std::string_view name;
  std::string_view rule;
  bool optional = false;
  std::string_view needs;
};
struct ProcedureRow {
  std::string_view name;
  std::string_view rule;
  std::span<const StepInfo> steps;
  bool ordered_by_rules = false;
};
std::span<const ProcedureRow> procedure_rows();  // by Procedure

}  // namespace soulstack
