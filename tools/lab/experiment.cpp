// An experiment: the sums of its games, and what they say.
#include "tools/lab/experiment.h"

#include <algorithm>
#include <cstdlib>

#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

constexpr double few_stopped = 0.005;

void add_pair(Compared& to, const Measure& m, const GameResult& a, const GameResult& b) {
  to.sums.add(m.value(a), m.value(b));
  to.lowest.add(m.most(a), m.least(b));
  to.highest.add(m.least(a), m.most(b));
}

}  // namespace

void VariantSums::add(const GameResult& game) {
  const auto players = static_cast<int>(by_order.size());
  ++games;
  script_errors += game.script_errors;
  ++turns[std::min<std::size_t>(game.turns, longest_counted)];
  ++outcomes[std::string(name_of(game.outcome))];
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

void VariantSums::add_leader(const GameResult& game) {
  if (game.leader.empty())
    return;
  for (std::size_t round = 0; round < leader.size(); ++round) {
    const std::uint64_t souls = game.leader[std::min(round, game.leader.size() - 1)];
    leader[round].souls += souls;
    leader[round].squares += souls * souls;
    leader[round].over += round + 1 >= game.leader.size() ? 1U : 0U;
  }
}

double VariantSums::Wins::percent() const {
  return games == 0 ? 0
                    : 100.0 * static_cast<double>(wins) / static_cast<double>(whole_win) / static_cast<double>(games);
}

std::uint64_t VariantSums::ended(Outcome outcome) const {
  const auto found = outcomes.find(std::string(name_of(outcome)));
  return found == outcomes.end() ? 0 : found->second;
}

double VariantSums::share(Outcome outcome) const {
  return games == 0 ? 0 : static_cast<double>(ended(outcome)) / static_cast<double>(games);
}

std::uint64_t VariantSums::median_turns() const {
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

void Beside::offer(const Deal& deal) {
  const auto take = [&](std::optional<Deal>& kept, auto value_of) {
    if (!kept || value_of(deal) < value_of(*kept) || (value_of(deal) == value_of(*kept) && deal.pair < kept->pair))
      kept = deal;
  };
  take(shorter, [](const Deal& d) { return d.difference(); });
  take(longer, [](const Deal& d) { return -d.difference(); });
  take(nearest, [](const Deal& d) { return std::abs(d.difference()); });
}

Json sums_json(const Beside& b) {
  Json deals = Json::array();
  for (const std::optional<Deal>& deal : {b.shorter, b.longer, b.nearest})
    if (deal)
      deals.push_back(Json::array({deal->pair, deal->a, deal->b}));
  return {{"same_games", b.same_games}, {"deals", std::move(deals)}};
}

void add_sums(Beside& to, const Json& json) {
  to.same_games += json.at("same_games").get<std::uint64_t>();
  for (const Json& deal : json.at("deals"))
    to.offer({deal.at(0).get<std::uint64_t>(), deal.at(1).get<int>(), deal.at(2).get<int>()});
}

ExperimentSums::ExperimentSums(std::size_t number_of_variants, int players)
    : variants(number_of_variants, VariantSums(players)),
      beside(number_of_variants - 1),
      compared(number_of_variants - 1, std::vector<Compared>(measures().size())) {}

void ExperimentSums::add(std::uint64_t pair, std::span<const GameResult> games) {
  ++pairs;
  for (std::size_t variant = 0; variant < games.size(); ++variant)
    variants[variant].add(games[variant]);
  for (std::size_t variant = 1; variant < games.size(); ++variant)
    beside[variant - 1].add(pair, games[0], games[variant]);
  for (std::size_t variant = 1; variant < games.size(); ++variant)
    for (std::size_t m = 0; m < measures().size(); ++m)
      add_pair(compared[variant - 1][m], measures()[m], games[0], games[variant]);
}

Experiment::Experiment(const ExperimentPlan& plan, int players)
    : plan_(plan), sums_(ExperimentSums(plan.variants, players)), looks_(plan.variants - 1) {}

void Experiment::add(std::uint64_t pair, std::span<const GameResult> games) {
  sums_.add(pair, pair, games);
  if (schedule().looks_at(pairs()))
    look();
}

void Experiment::add_block(const Json& sums, std::uint64_t pairs_of_block) {
  static_assert(Schedule{}.look_every == Shard::block, "the experiment is looked at only after whole blocks");
  const std::uint64_t before = pairs();
  sums_.add_block(sums);
  if (pairs() - before != pairs_of_block)
    throw std::invalid_argument("its sums are of other pairs");
  if (schedule().looks_at(pairs()))
    look();
}

void Experiment::look() {
  bool all_clear = true;
  for (std::size_t variant = 1; variant < plan_.variants; ++variant) {
    const Answer answer = main_answer(variant);
    looks_[variant - 1].push_back({pairs(), answer.sums.difference(), answer.interval});
    all_clear = all_clear && is_clear(answer.verdict);
  }
  clear_ = all_clear;
}

bool Experiment::is_over() const { return schedule().ends_at(pairs()) || (plan_.until_clear && clear_); }

// The variants share the error of the main measure.
Schedule Experiment::schedule() const {
  return {.pairs = plan_.pairs, .error = plan_.error / static_cast<double>(others())};
}

// The other measures have an error of their own, which they and the variants share.
double Experiment::error_of_others() const {
  const auto measured =
      std::count_if(measures().begin(), measures().end(), [&](const Measure& m) { return is_measured(m); });
  return plan_.error / static_cast<double>((static_cast<std::size_t>(measured) - 1) * others());
}

bool Experiment::many_stopped() const {
  return std::any_of(sums_.all().variants.begin(), sums_.all().variants.end(),
                     [](const VariantSums& variant) { return variant.share(Outcome::stopped) > few_stopped; });
}

Answer Experiment::answer_of(std::size_t variant, std::size_t measure) const {
  const Compared& of = sums_.all().compared[variant - 1][measure];
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

Answer Experiment::main_answer(std::size_t variant) const { return answer_of(variant, plan_.main); }

std::vector<Answer> Experiment::answers(std::size_t variant) const {
  std::vector<Answer> all;
  for (std::size_t m = 0; m < measures().size(); ++m)
    if (is_measured(measures()[m]))
      all.push_back(answer_of(variant, m));
  return all;
}

}  // namespace soulstack::tools
