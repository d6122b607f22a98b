// An experiment: the sums of its games, and what they say.
#include "tools/lab/experiment.h"

#include <algorithm>
#include <cstdlib>

#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

constexpr double few_stopped = 0.005;
constexpr std::size_t longest_followed = 100;  // rounds

void add_pair(Compared& to, const Measure& m, const GameResult& a, const GameResult& b) {
  to.sums.add(m.value(a), m.value(b));
  to.lowest.add(m.most(a), m.least(b));
  to.highest.add(m.least(a), m.most(b));
}

}  // namespace

void ArmSums::add(const GameResult& game, int players) {
  ++games;
  script_errors += game.script_errors;
  turns.resize(longest_counted + 1);
  ++turns[std::min<std::size_t>(game.turns, longest_counted)];
  ++outcomes[game.outcome];
  by_order.resize(static_cast<std::size_t>(players));
  for (int seat = 0; seat < players; ++seat) {
    const auto wins = static_cast<std::uint64_t>(win_of(game, seat));
    Wins& order = by_order[static_cast<std::size_t>((seat - game.first + players) % players)];
    Wins& character = by_character[game.characters[static_cast<std::size_t>(seat)].value];
    for (Wins* to : {&order, &character}) {
      ++to->games;
      to->wins += wins;
    }
  }
  add_leader(game);
}

void ArmSums::add_leader(const GameResult& game) {
  if (game.leader.empty())
    return;
  leader.resize(longest_followed);
  for (std::size_t round = 0; round < leader.size(); ++round) {
    const std::uint64_t souls = game.leader[std::min(round, game.leader.size() - 1)];
    leader[round].souls += souls;
    leader[round].squares += souls * souls;
    leader[round].over += round + 1 >= game.leader.size() ? 1U : 0U;
  }
}

double ArmSums::Wins::percent() const {
  return games == 0 ? 0
                    : 100.0 * static_cast<double>(wins) / static_cast<double>(whole_win) / static_cast<double>(games);
}

void ArmSums::merge(const ArmSums& other) {
  games += other.games;
  script_errors += other.script_errors;
  turns.resize(std::max(turns.size(), other.turns.size()));
  for (std::size_t n = 0; n < other.turns.size(); ++n)
    turns[n] += other.turns[n];
  for (const auto& [outcome, n] : other.outcomes)
    outcomes[outcome] += n;
  by_order.resize(std::max(by_order.size(), other.by_order.size()));
  const auto add_wins = [](Wins& to, const Wins& from) {
    to.games += from.games;
    to.wins += from.wins;
  };
  for (std::size_t n = 0; n < other.by_order.size(); ++n)
    add_wins(by_order[n], other.by_order[n]);
  for (const auto& [character, wins] : other.by_character)
    add_wins(by_character[character], wins);
  leader.resize(std::max(leader.size(), other.leader.size()));
  for (std::size_t round = 0; round < other.leader.size(); ++round) {
    leader[round].souls += other.leader[round].souls;
    leader[round].squares += other.leader[round].squares;
    leader[round].over += other.leader[round].over;
  }
}

double ArmSums::share(Outcome outcome) const {
  const auto found = outcomes.find(outcome);
  return games == 0 || found == outcomes.end() ? 0 : static_cast<double>(found->second) / static_cast<double>(games);
}

std::uint64_t ArmSums::median_turns() const {
  std::uint64_t before = 0;
  for (std::size_t n = 0; n < turns.size(); ++n)
    if ((before += turns[n]) * 2 >= games)
      return n;
  return 0;
}

void Beside::add(std::uint64_t pair, const GameResult& a, const GameResult& b) {
  if (is_same_game(a, b))
    ++same_games;
  else
    offer({pair, a.turns, b.turns});
}

void Beside::merge(const Beside& other) {
  same_games += other.same_games;
  for (const std::optional<Deal>& deal : {other.shorter, other.longer, other.nearest})
    if (deal)
      offer(*deal);
}

void Beside::offer(const Deal& deal) {
  const auto take = [&](std::optional<Deal>& kept, auto value_of) {
    if (!kept || value_of(deal) < value_of(*kept) || (value_of(deal) == value_of(*kept) && deal.pair < kept->pair))
      kept = deal;
  };
  take(shorter, [](const Deal& d) { return d.difference(); });
  take(longer, [](const Deal& d) { return -d.difference(); });
  take(nearest, [](const Deal& d) { return std::abs(d.difference()); });
}

ExperimentSums::ExperimentSums(std::size_t number_of_arms)
    : arms(number_of_arms),
      beside(number_of_arms - 1),
      compared(number_of_arms - 1, std::vector<Compared>(measures().size())) {}

void ExperimentSums::add(std::uint64_t pair, std::span<const GameResult> games, int players) {
  ++pairs;
  for (std::size_t arm = 0; arm < games.size(); ++arm)
    arms[arm].add(games[arm], players);
  for (std::size_t arm = 1; arm < games.size(); ++arm)
    beside[arm - 1].add(pair, games[0], games[arm]);
  for (std::size_t arm = 1; arm < games.size(); ++arm)
    for (std::size_t m = 0; m < measures().size(); ++m)
      add_pair(compared[arm - 1][m], measures()[m], games[0], games[arm]);
}

void ExperimentSums::merge(const ExperimentSums& other) {
  pairs += other.pairs;
  for (std::size_t arm = 0; arm < arms.size(); ++arm)
    arms[arm].merge(other.arms[arm]);
  for (std::size_t arm = 0; arm < beside.size(); ++arm)
    beside[arm].merge(other.beside[arm]);
  for (std::size_t arm = 0; arm < compared.size(); ++arm)
    for (std::size_t m = 0; m < compared[arm].size(); ++m) {
      compared[arm][m].sums.merge(other.compared[arm][m].sums);
      compared[arm][m].lowest.merge(other.compared[arm][m].lowest);
      compared[arm][m].highest.merge(other.compared[arm][m].highest);
    }
}

Experiment::Experiment(const ExperimentPlan& plan, int players)
    : plan_(plan), players_(players), sums_(plan.arms), looks_(plan.arms - 1) {}

void Experiment::add(std::span<const GameResult> games) {
  sums_.add(pairs(), games, players_);
  if (schedule().looks_at(pairs()))
    look();
}

void Experiment::add(const ExperimentSums& next) {
  sums_.merge(next);
  if (schedule().looks_at(pairs()))
    look();
}

void Experiment::look() {
  bool all_clear = true;
  for (std::size_t arm = 1; arm < plan_.arms; ++arm) {
    const Answer answer = main_answer(arm);
    looks_[arm - 1].push_back({pairs(), answer.sums.difference(), answer.interval});
    all_clear = all_clear && is_clear(answer.verdict);
  }
  clear_ = all_clear;
}

bool Experiment::is_over() const { return schedule().ends_at(pairs()) || (plan_.until_clear && clear_); }

// The arms share the error of the main measure.
Schedule Experiment::schedule() const {
  return {.pairs = plan_.pairs, .error = plan_.error / static_cast<double>(others())};
}

// The other measures have an error of their own, which they and the arms share.
double Experiment::error_of_others() const {
  return plan_.error / static_cast<double>((measures().size() - 1) * others());
}

bool Experiment::many_stopped() const {
  return std::any_of(sums_.arms.begin(), sums_.arms.end(),
                     [](const ArmSums& arm) { return arm.share(Outcome::stopped) > few_stopped; });
}

Answer Experiment::answer_of(std::size_t arm, std::size_t measure) const {
  const Compared& of = sums_.compared[arm - 1][measure];
  const bool is_main = measure == plan_.main;
  const bool early = !schedule().ends_at(pairs());
  const auto interval = [&](const PairSums& sums) {
    return is_main ? interval_of(sums, schedule()) : interval_at_end(sums, error_of_others(), early);
  };
  Answer answer;
  answer.measure = &measures()[measure];
  answer.sums = of.sums;
  answer.interval = interval(of.sums);
  answer.error = is_main ? schedule().error : error_of_others();
  answer.matters = is_main && plan_.matters > 0 ? plan_.matters / answer.measure->scale
                                                : matters_by_default(*answer.measure, of.sums.mean_a());
  answer.verdict = verdict_of(of.sums, answer.interval, answer.matters);
  answer.shown = is_main || !answer.measure->only_if_any || of.sums.a != 0 || of.sums.b != 0;
  answer.sentence = sentence_of(answer.verdict, of.sums, answer.interval, answer.matters,
                                is_main ? schedule().error_at_end() : error_of_others(), answer.measure->wording,
                                answer.measure->scale);
  if (!many_stopped())
    return answer;
  const Interval lowest = interval(of.lowest), highest = interval(of.highest);
  const Interval worst{lowest.low, highest.high};
  if (verdict_of(of.lowest, lowest, answer.matters) == answer.verdict &&
      verdict_of(of.highest, highest, answer.matters) == answer.verdict)
    return answer;
  answer.verdict = answer.verdict == Verdict::scarce ? Verdict::scarce : Verdict::unclear;
  answer.sentence = fmt::format("Too many games were stopped to say: {}, depending on how they would end",
                                between_text(worst.times(answer.measure->scale), answer.measure->wording));
  return answer;
}

Answer Experiment::main_answer(std::size_t arm) const { return answer_of(arm, plan_.main); }

std::vector<Answer> Experiment::answers(std::size_t arm) const {
  std::vector<Answer> all;
  for (std::size_t m = 0; m < measures().size(); ++m)
    all.push_back(answer_of(arm, m));
  return all;
}

}  // namespace soulstack::tools
