// What is behind a question.
#include "engine/explain/reason.h"

#include <algorithm>
#include <optional>

#include "engine/explain/view.h"
#include "engine/table/procedures.h"
#include "engine/table/scripts.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

// Procedures that say why a question is asked. What is between them and the question says how.
enum class Says : std::uint8_t { nothing, its_step, itself, its_card };
struct ReasonRow {
  Procedure procedure;
  Says says;
};
constexpr ReasonRow reason_rows[] = {
    {Procedure::setup, Says::its_step},        {Procedure::start_phase, Says::its_step},
    {Procedure::end_phase, Says::its_step},    {Procedure::player_death, Says::itself},
    {Procedure::death_penalty, Says::itself},  {Procedure::monster_death, Says::itself},
    {Procedure::rewards, Says::itself},        {Procedure::effect, Says::its_card},
    {Procedure::action_phase, Says::nothing},  {Procedure::attack, Says::nothing},
    {Procedure::purchase, Says::nothing},      {Procedure::priority, Says::nothing},
    {Procedure::next_priority, Says::nothing}, {Procedure::announce, Says::nothing},
    {Procedure::replacement, Says::nothing},
};

std::string words_of(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

// The step that is being done: the one before the step that comes next.
Reason step_of(const Table& t, const Frame& f) {
  const std::vector<StepRow>& rows = t.rules().rows_of(f.procedure);
  if (f.row == 0 || f.row > rows.size() || rows[f.row - 1U].script.known())
    return {};
  const Step& step = catalogue(static_cast<Procedure>(f.procedure.value)).steps[rows[f.row - 1U].step];
  return {words_of(step.name), step.rule};
}

Reason card_of(const Table& t, const Frame& f) {
  const Value source = f.as<Effect>().source;
  return source ? Reason{name_for(t, source, t.decision.who), ""} : Reason{};
}

// Nothing: look at what this one is part of.
std::optional<Reason> reason_in(const Table& t, const Frame& f) {
  const auto procedure = static_cast<Procedure>(f.procedure.value);
  const auto* const row = std::find_if(std::begin(reason_rows), std::end(reason_rows),
                                       [&](const ReasonRow& one) { return one.procedure == procedure; });
  if (row == std::end(reason_rows))
    return std::nullopt;
  switch (row->says) {
    case Says::nothing:
      return Reason{};
    case Says::its_step:
      return step_of(t, f);
    case Says::itself:
      return Reason{words_of(catalogue(procedure).name), catalogue(procedure).rule};
    case Says::its_card:
      return card_of(t, f);
  }
  return std::nullopt;
}

}  // namespace

Reason reason_of(const Table& t) {
  if (!t.decision.open || t.decision.about)
    return {};
  for (int depth = t.depth(); depth >= 0; --depth)
    if (std::optional<Reason> reason = reason_in(t, t.s.frames[depth]))
      return *reason;
  return {};
}

}  // namespace soulstack
