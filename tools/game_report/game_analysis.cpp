// The analysis of one game for a report.
#include "tools/game_report/game_analysis.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/lab/measures.h"
#include "tools/players/position_value.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_options = 40;  // of a decision that is judged
constexpr std::size_t most_reported = 5;  // decisions of each kind, and turning points
constexpr double error = 0.05;

bool stack_is_empty(const Game& game) { return game.state().stack.count == 0; }

std::unique_ptr<GameState> copy_of(const GameState& state) {
  auto copy = std::make_unique<GameState>();
  copy_state(*copy, state);
  return copy;
}

// Nobody is in the middle of an effect.
bool is_between_effects(const Game& game) {
  const Prompt prompt = game.decision().prompt;
  return stack_is_empty(game) && (prompt == Prompt::action || prompt == Prompt::priority);
}

// Abilities and cards that a player could use now could also be used in their own turn.
bool is_worth_judging(const Game& game) {
  const Decision& d = game.decision();
  const bool waits = d.prompt == Prompt::priority && stack_is_empty(game) && game.table().active() != d.who;
  return !waits && d.options.size() <= most_options;
}

double variance_of(const Chances& chances, std::size_t seat) {
  const double share = chances.percent(seat) / 100;
  return share * (1 - share) / static_cast<double>(chances.games);
}

}  // namespace

double CardWork::value() const {
  const PositionWeights& w = position_weights;
  return w.soul * souls + w.coin * coins + w.loot * loot + w.hp * damage;
}

// ---- While the game is replayed

void GameAnalysis::listen(const History& history) {
  const Game& game = history.game();
  for (const News& one : news_for(game, everything)) {
    if (one.event.type == EventType::turn_started) {
      end_turn();
      turns_.push_back(
          {.number = game.state().turn.number, .who = one.event.subject.as_seat(), .decision = history.at() + 1});
    }
    if (is_told(one.event, game.state().turn.phase))
      story_.tell(one);
  }
  if (game.over())
    return;
  if (turns_.size() > 1 && turns_.back().state == nullptr && is_between_effects(game))
    turns_.back().state = copy_of(game.state());
  ++questions_[static_cast<std::size_t>(index_of(game.decision().who))];
  judge(history);
}

void GameAnalysis::end_turn() {
  turns_.back().lines = story_.lines();
  story_ = {};
}

void GameAnalysis::judge(const History& history) {
  const Game& game = history.game();
  if (history.at() >= record_.steps.size() || !is_worth_judging(game))
    return;
  const Step& answer = record_.steps[history.at()];
  const auto chosen = static_cast<std::size_t>(answer.option);
  const Decision& d = game.decision();
  if (answer.edits() || chosen >= d.options.size() || is_pointless(d, d.options[chosen]))
    return;
  const OptionValues values(game.table(), option_samples, dice_);
  const std::size_t other = values.best_other(chosen);
  if (other == chosen || values.samples() == 0)
    return;
  const double gain = values.mean(chosen) - values.mean(other);
  StandingDecision decision;
  decision.number = history.at() + 1;
  decision.turn = game.state().turn.number;
  decision.who = d.who;
  keep(gains_, gain, decision, chosen, other, game.state());
  keep(losses_, -gain, decision, chosen, other, game.state());
}

void GameAnalysis::keep(std::vector<Candidate>& among, double score, const StandingDecision& decision,
                        std::size_t chosen, std::size_t other, const GameState& state) {
  if (score <= 0 || (among.size() == most_judged_again && score <= among.back().score))
    return;
  const auto at = std::find_if(among.begin(), among.end(), [&](const Candidate& c) { return c.score < score; });
  among.insert(at, {score, decision, chosen, other, copy_of(state)});
  if (among.size() > most_judged_again)
    among.pop_back();
}

// ---- When it is over

// The same two options in other samples: what looked best among thousands of decisions was often luck.
std::vector<StandingDecision> GameAnalysis::judged_again(const Game& game, const std::vector<Candidate>& candidates,
                                                         double sign) {
  std::vector<StandingDecision> all;
  const auto is_there_already = [&](const StandingDecision& d) {
    return std::any_of(all.begin(), all.end(), [&](const StandingDecision& decision) {
      return decision.turn == d.turn && decision.who == d.who;
    });
  };
  for (const Candidate& candidate : candidates) {
    const Game then = Game::resume(game.table().content, game.table().scripts, *candidate.state);
    const OptionValues values(then.table(), option_samples_again, dice_);
    StandingDecision decision = candidate.decision;
    decision.better = values.better(candidate.chosen, candidate.other, error / (2 * most_judged_again));
    if (values.samples() < 2 || !decision.better.interval.excludes(0) || decision.better.mean * sign <= 0)
      continue;
    const std::vector<std::string> labels = labels_of(then.table());
    decision.question = prompt_rows[static_cast<std::size_t>(then.decision().prompt)].question;
    decision.chosen = labels[candidate.chosen];
    decision.other = labels[candidate.other];
    if (!is_there_already(decision))
      all.push_back(std::move(decision));
  }
  std::stable_sort(all.begin(), all.end(), [&](const StandingDecision& a, const StandingDecision& b) {
    return a.better.mean * sign > b.better.mean * sign;
  });
  all.resize(std::min(all.size(), most_reported));
  return all;
}

Chances GameAnalysis::chances_in(const Game& game, const AnalysedTurn& turn, int games) {
  return chances_after(Game::resume(game.table().content, game.table().scripts, *turn.state).table(), games, dice_);
}

namespace {

// The end of the game, as if it had been continued once.
Chances chances_at_end(const Game& game) {
  Chances end{1, std::vector<std::uint64_t>(game.state().players_count)};
  const std::vector<Seat> winners = game.winners();
  for (const Seat seat : winners)
    end.wins[static_cast<std::size_t>(index_of(seat))] = static_cast<std::uint64_t>(whole_win) / winners.size();
  return end;
}

// For each stretch between two estimates, the player whose chances changed most; the largest changes first.
std::vector<TurningPoint> changes_of(const std::vector<AnalysedTurn>& turns, const Chances& end, std::size_t players) {
  std::vector<TurningPoint> all;
  for (std::size_t from = 0; from < turns.size(); ++from) {
    if (turns[from].before.games == 0)
      continue;
    std::size_t to = from + 1;
    while (to < turns.size() && turns[to].before.games == 0)
      ++to;
    const Chances& after = to < turns.size() ? turns[to].before : end;
    if (after.games == 0)
      continue;
    TurningPoint most{from, to, 0, 0, 0, {}};
    for (std::size_t seat = 0; seat < players; ++seat) {
      const double before = turns[from].before.percent(seat);
      if (std::abs(after.percent(seat) - before) > std::abs(most.after - most.before))
        most = {from, to, seat, before, after.percent(seat), {}};
    }
    all.push_back(most);
  }
  std::stable_sort(all.begin(), all.end(), [](const TurningPoint& a, const TurningPoint& b) {
    return std::abs(a.after - a.before) > std::abs(b.after - b.before);
  });
  all.resize(std::min(all.size(), most_judged_again));
  return all;
}

}  // namespace

std::optional<TurningPoint> GameAnalysis::estimated_again(const Game& game, const TurningPoint& point,
                                                          double error_of_one) {
  TurningPoint again = point;
  const Chances before = chances_in(game, turns_[point.from], chances_games_again);
  again.before = before.percent(point.seat);
  double variance = variance_of(before, point.seat);
  if (point.to < turns_.size()) {
    const Chances after = chances_in(game, turns_[point.to], chances_games_again);
    again.after = after.percent(point.seat);
    variance += variance_of(after, point.seat);
  }
  const double change = again.after - again.before;
  const double half = 100 * standard_errors(error_of_one) * std::sqrt(variance);
  again.change = {change - half, change + half};
  if (!again.change.excludes(0))
    return {};
  return again;
}

void GameAnalysis::find_turning_points(const Game& game, const std::function<void(double)>& progress) {
  constexpr double share_of_chances = 0.6;
  for (std::size_t n = 0; n < turns_.size(); ++n) {
    if (turns_[n].state != nullptr)
      turns_[n].before = chances_in(game, turns_[n], chances_games);
    progress(share_of_chances * static_cast<double>(n + 1) / static_cast<double>(turns_.size()));
  }
  const Chances end = game.over() ? chances_at_end(game) : Chances();
  const std::vector<TurningPoint> candidates = changes_of(turns_, end, questions_.size());
  for (const TurningPoint& candidate : candidates)
    if (auto again = estimated_again(game, candidate, error / static_cast<double>(candidates.size())); again)
      points_.push_back(*again);
  std::stable_sort(points_.begin(), points_.end(), [](const TurningPoint& a, const TurningPoint& b) {
    return std::abs(a.after - a.before) > std::abs(b.after - b.before);
  });
  points_.resize(std::min(points_.size(), most_reported));
  std::sort(points_.begin(), points_.end(),
            [](const TurningPoint& a, const TurningPoint& b) { return a.from < b.from; });
}

namespace {

std::vector<CardWork> work_of_cards(const Table& t, const GameDetails& details) {
  std::map<CardDefId, CardWork> work;
  const auto of = [&](CardDefId card) -> CardWork& {
    return work.try_emplace(card, CardWork{.card = card}).first->second;
  };
  for (const CardDetails& did : details.cards) {
    CardWork& card = of(did.card);
    card.who.push_back(did.who);
    card.times += did.played + did.used + did.bought;
  }
  for (const SoulDetails& soul : details.souls)
    if (soul.event == SoulEvent::gained) {
      CardWork& card = of(soul.card);
      card.souls += soul.worth;
      if (std::find(card.who.begin(), card.who.end(), soul.who) == card.who.end())
        card.who.push_back(soul.who);
    }
  for (const Event& e : t.log) {
    if (!e.source.is(ValueKind::card))
      continue;
    const CardDefId card = t.card(e.source.as_card()).printed;
    if (e.type == EventType::coins_gained)
      of(card).coins += e.amount;
    else if (e.type == EventType::loot_drawn)
      ++of(card).loot;
    else if (e.type == EventType::damage_taken && !e.flags.has(EventFlag::combat))
      of(card).damage += e.amount;
  }
  std::vector<CardWork> all;
  for (const auto& [card, did] : work)
    if (did.value() > 0)
      all.push_back(did);
  std::stable_sort(all.begin(), all.end(), [](const CardWork& a, const CardWork& b) { return a.value() > b.value(); });
  return all;
}

}  // namespace

void GameAnalysis::finish(const Game& game, const std::function<void(double)>& progress) {
  end_turn();
  details_ = details_of(game.table(), questions_);
  cards_ = work_of_cards(game.table(), details_);
  find_turning_points(game, progress);
  good_ = judged_again(game, gains_, 1);
  bad_ = judged_again(game, losses_, -1);
}

}  // namespace soulstack::tools
