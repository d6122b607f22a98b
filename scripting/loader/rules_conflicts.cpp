// Conflicts between two rules modules that do not extend each other.
#include "scripting/loader/rules_checks.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/table/procedures.h"
#include "scripting/findings/report.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

namespace {

enum class Use : std::uint8_t { takes, moves, stands_at };

// How an edit uses an existing step.
struct StepUse {
  std::string_view step;
  Use use;
  std::string_view phrase;  // "removes"
};

std::vector<StepUse> uses_of(const Edit& edit) {
  switch (edit.kind) {
    case EditKind::list:
      return {};
    case EditKind::insert_after:
    case EditKind::insert_before:
      return {{edit.at, Use::stands_at, "inserts a step at"}};
    case EditKind::remove:
      return {{edit.at, Use::takes, "removes"}};
    case EditKind::replace:
      return {{edit.at, Use::takes, "replaces"}};
    case EditKind::move_after:
    case EditKind::move_before:
      return {{edit.at, Use::stands_at, "moves a step to"}, {edit.moved, Use::moves, "moves"}};
  }
  return {};
}

bool clash(Use a, Use b) { return a == Use::takes || b == Use::takes || (a == Use::moves && b == Use::moves); }

class Conflicts {
 public:
  Conflicts(const RulesModule& earlier, const RulesModule& later, std::vector<Finding>& findings)
      : earlier_(earlier), later_(later), report_(findings, later.file) {
    report_.name_card(later.card);
  }

  void find() {
    settings(earlier_.numbers, later_.numbers, [](std::size_t i) { return number_fields()[i].name; });
    settings(earlier_.ways, later_.ways, [](std::size_t i) { return option_rows[i].name; });
    cards(earlier_.bonus_souls, later_.bonus_souls, "bonus_souls");
    cards(earlier_.characters, later_.characters, "characters");
    cards(earlier_.made_of, later_.made_of, "made_of");
    for (const Edit& edit : later_.edits)
      for (const Edit& other : earlier_.edits)
        if (edit.procedure == other.procedure)
          edits(other, edit);
  }

 private:
  template <std::size_t Count, class Name>
  void settings(const std::array<std::optional<Setting>, Count>& earlier,
                const std::array<std::optional<Setting>, Count>& later, Name name) {
    for (std::size_t i = 0; i < Count; ++i)
      if (earlier[i] && later[i] && earlier[i]->value != later[i]->value)
        conflict(later[i]->line, name(i), "sets " + ticked(name(i)), earlier[i]->line, "sets it to something else");
  }

  template <class Named>
  void cards(const Named& earlier, const Named& later, std::string_view field) {
    const auto line = [](const Named& all) { return all->empty() ? 0 : all->front().line; };
    if (earlier && later && *earlier != *later)
      conflict(line(later), field, "sets " + ticked(field), line(earlier), "sets it to something else");
  }

  void edits(const Edit& earlier, const Edit& later) {
    const std::string_view procedure = procedure_rows()[later.procedure].name;
    const bool mine_is_list = later.kind == EditKind::list, theirs_is_list = earlier.kind == EditKind::list;
    if (mine_is_list || theirs_is_list)
      return conflict(later.line, procedure, (mine_is_list ? "gives a list for " : "edits ") + ticked(procedure),
                      earlier.line, theirs_is_list ? "gives a list for it" : "edits it");
    for (const StepUse& mine : uses_of(later))
      for (const StepUse& theirs : uses_of(earlier))
        if (mine.step == theirs.step && clash(mine.use, theirs.use))
          conflict(later.line, mine.step,
                   std::string(mine.phrase) + " " + ticked(mine.step) + " of " + ticked(procedure), earlier.line,
                   std::string(theirs.phrase) + " it");
  }

  void conflict(int line, std::string_view field, const std::string& mine, int line_of_theirs,
                const std::string& theirs) {
    const std::string place = earlier_.file + (line_of_theirs > 0 ? ":" + std::to_string(line_of_theirs) : "");
    report_.error("conflict", line, field,
                  ticked(later_.name) + " " + mine + ", and " + ticked(earlier_.name) + " " + theirs + " (" + place +
                      "): leave one of them out, or let one extend the other");
  }

  const RulesModule& earlier_;
  const RulesModule& later_;
  Report report_;
};

bool extends(const RulesModule& module, const RulesModule& base) {
  return std::find(module.bases.begin(), module.bases.end(), base.name) != module.bases.end();
}

}  // namespace

void check_conflicts(const std::deque<RulesModule>& modules, std::vector<Finding>& findings) {
  for (std::size_t later = 0; later < modules.size(); ++later)
    for (std::size_t earlier = 0; earlier < later; ++earlier)
      if (!extends(modules[later], modules[earlier]) && !extends(modules[earlier], modules[later]))
        Conflicts(modules[earlier], modules[later], findings).find();
}

}  // namespace soulstack::scripting
