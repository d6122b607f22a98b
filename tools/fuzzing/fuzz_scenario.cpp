// Turns a fault of a random game into a small scenario.
#include "tools/fuzzing/fuzz_scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <span>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/sandbox/compile.h"
#include "scripting/scenario/scenario.h"
#include "tools/fuzzing/shrink.h"
#include "tools/records/game_to_scenario.h"
#include "tools/records/scenario_sets.h"
#include "tools/support/interrupt.h"
#include "tools/support/shell_word.h"
#include "tools/support/subprocess.h"

namespace soulstack::tools {

namespace {

using scripting::Fault;
using scripting::FaultKind;

constexpr std::size_t moments_tried = 60;
constexpr unsigned seconds_apart = 10;
constexpr std::size_t title_columns = 90;
constexpr int answers_for_setting = 30;  // the cost of reading a scenario and setting up its table, in answers

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// ---- Running the scenario

class Trial {
 public:
  Trial(const Fault& fault, const Content& content, std::string file, bool oracle, Effort& effort)
      : fault_(fault), content_(content), file_(std::move(file)), oracle_(oracle), effort_(effort) {}

  void with(const ScenarioSets& setting) {
    setting_ = setting;
    libraries_ = std::make_unique<scripting::LibraryCache>(setting.defaults);
    if (oracle_)
      libraries_->compare_with_oracle();
  }
  const ScenarioSets& setting() const { return setting_; }
  int runs() const { return runs_; }
  // How the last scenario that did not reproduce the fault ended.
  const std::string& otherwise() const { return otherwise_; }

  std::string text(ScenarioPlan plan) const {
    plan.set = set_as_written(setting_, file_);
    return scenario_text(plan, content_);
  }
  bool fails(const ScenarioPlan& plan) {
    if (effort_.spent())
      return false;
    effort_.answers -= answers_for_setting + static_cast<int>(plan.acts.size());
    ++runs_;
    const std::string scenario = text(plan);
    if (fault_.kind != FaultKind::crash)
      return run(scenario);
    std::string trouble;
    const bool failed = ask_in_child_process([&] { return run(scenario); }, seconds_apart, trouble);
    if (!trouble.empty())
      otherwise_ = trouble;
    return trouble.empty() ? failed : trouble == fault_.cause;
  }

 private:
  bool run(const std::string& scenario) {
    const auto results = scripting::run_scenario_text(file_, scenario, *libraries_);
    const bool is_same =
        results.size() == 1 && !results.front().passed && scripting::is_of_cause(results.front().cause, fault_.cause);
    if (!is_same && results.size() == 1)
      otherwise_ = results.front().passed ? "it passes" : "it fails with: " + first_line(results.front().message);
    return is_same;
  }

  const Fault& fault_;
  const Content& content_;
  std::string file_;
  bool oracle_;
  Effort& effort_;
  ScenarioSets setting_;
  std::unique_ptr<scripting::LibraryCache> libraries_;
  int runs_ = 0;
  std::string otherwise_;
};

// ---- Choosing the start

struct Moment {
  std::size_t answers = 0;  // number of answers before it
  Game game;
};

// Decisions from which a scenario can start: the active player may act and the stack is empty. The latest comes last.
std::deque<Moment> moments_of(const Noticed& noticed, const DrawnGame& drawn, const scripting::Loaded& loaded) {
  std::deque<Moment> moments;
  Game game = begin(loaded, drawn.situation);
  for (std::size_t i = 0; i < noticed.answers.size() && !game.over(); ++i) {
    if (game.decision().prompt == Prompt::action && game.state().stack.count == 0) {
      moments.push_back({i, game.fork()});
      if (moments.size() > moments_tried)
        moments.pop_front();
    }
    if (i + 1 < noticed.answers.size() && game.answer(noticed.answers[i]))
      break;
  }
  return moments;
}

std::optional<ScenarioPlan> plan_from(const Game& game, const Situation& situation, const scripting::Loaded& loaded,
                                      std::span<const std::uint16_t> answers) {
  ScenarioPlan plan;
  plan.rules = loaded.content().rules.name;
  plan.situation = situation;
  std::optional<std::vector<Act>> acts = acts_of(game.fork(), begin(loaded, situation), answers);
  if (!acts)
    return std::nullopt;
  plan.acts = std::move(*acts);
  return plan;
}

std::optional<ScenarioPlan> first_plan(const Noticed& noticed, const DrawnGame& drawn, const scripting::Loaded& loaded,
                                       Trial& trial) {
  const std::span<const std::uint16_t> answers = noticed.answers;
  if (answers.empty()) {  // before the first decision: not set up here, because it may crash the process
    ScenarioPlan plan;
    plan.rules = loaded.content().rules.name;
    plan.situation = drawn.situation;
    return trial.fails(plan) ? std::optional(plan) : std::nullopt;
  }
  const std::deque<Moment> moments = moments_of(noticed, drawn, loaded);
  for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
    auto plan = plan_from(moment->game, situation_of(moment->game), loaded, answers.subspan(moment->answers));
    if (plan && trial.fails(*plan))
      return plan;
  }
  auto whole = plan_from(begin(loaded, drawn.situation), drawn.situation, loaded, answers);
  return whole && trial.fails(*whole) ? whole : std::nullopt;
}

std::vector<std::string> cards_of(const ScenarioPlan& plan, const Content& content) {
  std::vector<std::string> ids;
  const auto name = [&](CardDefId card) {
    if (card.known())
      ids.push_back(content[card].id);
  };
  const auto name_all = [&](const std::vector<CardDefId>& cards) { std::for_each(cards.begin(), cards.end(), name); };
  const auto name_laid = [&](const std::vector<LaidCard>& cards) {
    for (const LaidCard& card : cards) {
      name(card.card);
      name_all(card.covers);
    }
  };
  for (const LaidSeat& seat : plan.situation.seats) {
    name(seat.character.card);
    name_laid(seat.items);
    name_laid(seat.curses);
    name_all(seat.hand);
    name_all(seat.souls);
  }
  std::for_each(plan.situation.slots.begin(), plan.situation.slots.end(), name_laid);
  for (const auto* piles : {&plan.situation.decks, &plan.situation.discards})
    for (const LaidPile& pile : *piles)
      name_all(pile.cards);
  name_all(plan.situation.bonus_souls);
  std::sort(ids.begin(), ids.end());
  return ids;
}

}  // namespace

bool Effort::spent() const { return answers < 0 || interrupted() || std::chrono::steady_clock::now() > until; }

std::string title_of(const Fault& fault) {
  std::string what = first_line(fault.what);
  if (fault.kind != FaultKind::script)
    return shortened(what, title_columns);
  what.erase(0, scripting::begin_of_message(what));
  const std::string card = std::string(without_set(fault.card));
  return shortened(card.empty() ? what : card + ": " + what, title_columns);
}

std::optional<FoundScenario> scenario_of(const Noticed& noticed, const DrawnGame& drawn,
                                         const scripting::Loaded& loaded, const ScenarioPlace& place,
                                         const std::vector<std::string>& how_found, Effort& effort,
                                         std::string& why_not) {
  Trial trial(noticed.fault, loaded.content(), place.file, drawn.oracle, effort);
  const std::vector<ScenarioSets> settings = sets_to_try(place.sets, place.defaults);
  trial.with(settings.back());
  std::optional<ScenarioPlan> plan = first_plan(noticed, drawn, loaded, trial);
  if (!plan) {
    why_not = trial.otherwise().empty() ? "an answer of this game can't be written as an action of a scenario"
                                        : "the same table and the same actions don't lead to it: " + trial.otherwise();
    return std::nullopt;
  }
  plan->name = title_of(noticed.fault);
  plan->comments = {first_line(noticed.fault.what)};
  plan->comments.insert(plan->comments.end(), how_found.begin(), how_found.end());
  const bool slow = noticed.fault.cause == did_not_end;  // each try runs into the time limit
  const Fails fails = [&](const ScenarioPlan& p) { return trial.fails(p); };
  if (!slow)
    plan = shrunk(std::move(*plan), fails);
  for (const ScenarioSets& setting : settings) {
    trial.with(setting);
    if (trial.fails(*plan))
      break;
  }
  if (!slow && trial.setting().defaults != settings.back().defaults)
    plan = shrunk(std::move(*plan), fails);
  FoundScenario found;
  if (trial.setting().set.empty() && trial.setting().defaults != place.defaults) {
    found.sets = place.sets;
    std::string sets;
    for (const std::string& set : place.sets)
      sets += " --set " + shell_word(set);
    plan->comments.push_back("Run with" + sets);
  }
  found.text = trial.text(*plan);
  if (found.text.size() > scripting::longest_source)
    return why_not = "it would be longer than a file may be", std::nullopt;
  found.cards = cards_of(*plan, loaded.content());
  found.runs = trial.runs();
  return found;
}

}  // namespace soulstack::tools
