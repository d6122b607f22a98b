// Writes what happened in a game as a scenario.
#include "tools/records/save_scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <utility>

#include "engine/explain/view.h"
#include "engine/model/names.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_play.h"
#include "scripting/scenario/scenario_sentences.h"
#include "tools/records/game_to_scenario.h"
#include "tools/records/scenario_sets.h"
#include "tools/records/short_scenario.h"
#include "tools/records/state_checks.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t moments_tried = 20;
constexpr std::uint64_t seeds = 30'000;  // that a scenario can name

// ---- Where it starts

struct Moment {
  std::size_t at = 0;  // number of steps before it
  Game game;
};

bool can_start(const Game& game) {
  return !game.over() && game.decision().prompt == Prompt::action && game.state().stack.count == 0;
}

// The first step after the last edit.
std::size_t after_edits(std::span<const Step> done) {
  std::size_t at = done.size();
  while (at > 0 && !done[at - 1].edits())
    --at;
  return at;
}

// The decisions from which it can start, the preferred ones first: from the beginning of this turn on, then the last one
// before it; or the last one
// that is at least so many answers ago, then earlier ones.
std::deque<Moment> moments_of(const History& history, std::optional<std::size_t> answers) {
  const std::span<const Step> done = history.done();
  const std::size_t first = after_edits(done);
  const int turn = history.game().state().turn.number;
  const std::size_t wanted = answers ? history.before_typed(*answers).value_or(0) : 0;
  std::deque<Moment> moments;
  Game game = history.game_at(first);
  for (std::size_t at = first;; ++at) {
    const bool is_before = game.state().turn.number != turn;
    if (can_start(game) && answers && (at <= wanted || moments.empty()))
      moments.push_front({at, game.fork()});
    if (can_start(game) && !answers) {
      if (is_before)
        moments.clear();
      moments.push_back({at, game.fork()});
    }
    if (at == done.size() || game.answer(done[at].option))
      break;
  }
  const bool begins_before = !answers && moments.size() > 1 && moments.front().game.state().turn.number != turn;
  if (begins_before)
    std::rotate(moments.begin(), moments.begin() + 1, moments.end());
  while (moments.size() > moments_tried)
    moments.pop_back();
  return moments;
}

// ---- The scenario

std::optional<ScenarioPlan> plan_from(const History& history, const scripting::Loaded& loaded, const Moment& moment) {
  ScenarioPlan plan;
  plan.rules = loaded.content().rules.name;
  plan.situation = situation_of(moment.game);
  plan.situation.seed %= seeds;
  std::vector<std::uint16_t> answers;
  for (const Step& step : history.done().subspan(moment.at))
    answers.push_back(static_cast<std::uint16_t>(step.option));
  Game laid(lay_table(loaded.content(), loaded.scripts(), plan.situation));
  std::optional<std::vector<Act>> acts = acts_of(moment.game.fork(), std::move(laid), answers);
  if (!acts)
    return {};
  plan.acts = std::move(*acts);
  const Game& now = history.game();
  plan.situation.dice.resize(std::min(plan.situation.dice.size(), dice_rolled(moment.game, now)));
  plan.ends_anywhere = !now.over() && !can_start(now);
  plan.checks = checks_of(now);
  const Step* const last = history.done().empty() ? nullptr : &history.done().back();
  plan.name =
      fmt::format("turn {}: {}", now.state().turn.number,
                  last && moment.at < history.at() ? "up to `" + key_without_number(last->key) + "`" : "the table");
  plan.comments = {fmt::format("Saved from a game with the seed {}.", history.beginning().seed)};
  return plan;
}

std::string first_lines(const std::string& text) {
  std::string lines = text.substr(0, 400);
  std::replace(lines.begin(), lines.end(), '\n', ' ');
  return lines;
}

// Where texts of scenarios are run.
struct Bench {
  const Content& content;
  std::string file;
  scripting::LibraryCache& libraries;

  bool passes(const ScenarioPlan& plan) const {
    const auto results = scripting::run_scenario_text(file, scenario_text(plan, content), libraries);
    return results.size() == 1 && results.front().passed;
  }
};

// That a played card has left the hand says nothing about what it does.
void leave_out_plays(const ScenarioPlan& plan, std::vector<std::string>& changes) {
  for (std::size_t p = 0; p < plan.situation.seats.size(); ++p) {
    const auto plays = std::count_if(plan.acts.begin(), plan.acts.end(), [&](const Act& act) {
      return act.doing == Doing::play && act.seat == static_cast<int>(p);
    });
    const auto left = static_cast<std::ptrdiff_t>(plan.situation.seats[p].hand.size()) - plays;
    if (plays > 0 && changes.size() > 1)
      std::erase(changes, fmt::format("#t.P{}.hand == {}", p + 1, left));
  }
}

void keep_changes(ScenarioPlan& plan, std::vector<std::string> changes, const Bench& bench, SavedScenario& saved) {
  plan.comments.clear();
  leave_out_plays(plan, changes);
  if (!changes.empty())
    plan.checks = std::move(changes);
  plan = shortened(std::move(plan), [&](const ScenarioPlan& one) { return bench.passes(one); });
  saved.text = scenario_text(plan, bench.content);
  const scripting::ScenarioFile written = look_at_scenario_text(bench.file, saved.text, bench.libraries);
  const std::vector<scripting::SaidScenario> said = say_scenarios(written);
  for (std::size_t i = 0; i < plan.checks.size(); ++i) {
    const bool is_said = !said.empty() && said.front().expect.size() == plan.checks.size();
    saved.facts.push_back({plan.checks[i], is_said ? text_of(said.front().expect[i].said) : plan.checks[i]});
  }
}

}  // namespace

SavedScenario scenario_of(const History& history, const scripting::Loaded& loaded, const fs::path& file,
                          const std::vector<std::string>& defaults, std::optional<std::size_t> answers, ScenarioOf of) {
  SavedScenario saved;
  const std::deque<Moment> moments = moments_of(history, answers);
  if (moments.empty())
    saved.why = "a scenario starts while the active player may act on an empty stack, and there was no such moment " +
                std::string(history.edits() > 0 ? "since the last edit of the table" : "in this time");
  for (const ScenarioSets& sets : sets_to_try(folders_of(loaded), defaults)) {
    scripting::LibraryCache libraries(sets.defaults);
    for (const Moment& moment : moments) {
      std::optional<ScenarioPlan> plan = plan_from(history, loaded, moment);
      if (!plan) {
        saved.why = saved.why.empty() ? "the answers cannot be repeated from a table built by hand" : saved.why;
        continue;
      }
      plan->set = set_as_written(sets, file.string());
      saved.text = scenario_text(*plan, loaded.content());
      const auto results = scripting::run_scenario_text(file.string(), saved.text, libraries);
      if (results.size() == 1 && results.front().passed) {
        if (of == ScenarioOf::changes)
          keep_changes(*plan, changes_of(moment.game, history.game()), {loaded.content(), file.string(), libraries},
                       saved);
        saved.why.clear();
        saved.from = moment.at;
        saved.checks = plan->checks.size();
        if (sets.defaults != defaults)
          saved.sets = sets.defaults;
        return saved;
      }
      saved.why = "it does not pass as a test: " + first_lines(results.front().message);
    }
  }
  return saved;
}

}  // namespace soulstack::tools
