// The sums of an experiment as JSON.
#include "tools/lab/sums_json.h"

#include <array>
#include <stdexcept>

namespace soulstack::tools {

namespace {

constexpr std::array outcomes = {Outcome::running, Outcome::won, Outcome::draw, Outcome::stopped, Outcome::lost};

std::string text_of(Wide n) {
  std::string digits;
  __extension__ typedef unsigned __int128 Unsigned;
  Unsigned rest = n < 0 ? -static_cast<Unsigned>(n) : static_cast<Unsigned>(n);
  do
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(rest % 10)));
  while ((rest /= 10) != 0);
  return n < 0 ? "-" + digits : digits;
}

Wide wide_from(const Json& j) {
  const std::string& text = j.text();
  const bool negative = text.starts_with('-');
  constexpr std::size_t most_digits = 20;  // of a line; sums of ten million lines, times their pairs, fit
  if (text.size() == (negative ? 1U : 0U) || text.size() > most_digits + (negative ? 1U : 0U))
    throw std::invalid_argument("a sum has too many digits, or none");
  Wide n = 0;
  for (std::size_t i = negative ? 1 : 0; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9')
      throw std::invalid_argument("a sum is not a number");
    n = n * 10 + (text[i] - '0');
  }
  return negative ? -n : n;
}

}  // namespace

Json json_of(const PairSums& s) {
  return Json::array({s.pairs, s.unequal, text_of(s.a), text_of(s.b), text_of(s.aa), text_of(s.bb), text_of(s.ab)});
}

PairSums pair_sums_from(const Json& j) {
  if (j.size() != 7)
    throw std::invalid_argument("sums with missing numbers");
  constexpr std::uint64_t most_pairs = std::uint64_t{1} << 32;
  if (j[0].get<std::uint64_t>() > most_pairs)
    throw std::invalid_argument("a sum has too many pairs");
  return {j[0].get<std::uint64_t>(), j[1].get<std::uint64_t>(), wide_from(j[2]), wide_from(j[3]),
          wide_from(j[4]),           wide_from(j[5]),           wide_from(j[6])};
}

namespace {

Json json_of(const ArmSums::Wins& wins) { return Json::array({wins.games, wins.wins}); }
ArmSums::Wins wins_from(const Json& j) { return {j.at(0).get<std::uint64_t>(), j.at(1).get<std::uint64_t>()}; }

Json json_of(const std::optional<Deal>& deal) { return deal ? Json::array({deal->pair, deal->a, deal->b}) : Json(); }
std::optional<Deal> deal_from(const Json& j) {
  if (j.is_null())
    return {};
  return Deal{j.at(0).get<std::uint64_t>(), j.at(1).get<int>(), j.at(2).get<int>()};
}

Json json_of(const Beside& b) {
  return Json::array({b.same_games, json_of(b.shorter), json_of(b.longer), json_of(b.nearest)});
}
Beside beside_from(const Json& j) {
  Beside b;
  b.same_games = j.at(0).get<std::uint64_t>();
  b.shorter = deal_from(j.at(1));
  b.longer = deal_from(j.at(2));
  b.nearest = deal_from(j.at(3));
  return b;
}

}  // namespace

Json json_of(const ArmSums& arm) {
  Json turns = Json::array(), outcomes_of = Json::object(), by_order = Json::array(), by_character = Json::array(),
       leader = Json::array();
  for (std::size_t n = 0; n < arm.turns.size(); ++n)
    if (arm.turns[n] > 0)
      turns.push_back(Json::array({n, arm.turns[n]}));
  for (const auto& [outcome, games] : arm.outcomes)
    outcomes_of[std::string(name_of(outcome))] = games;
  for (const ArmSums::Wins& wins : arm.by_order)
    by_order.push_back(json_of(wins));
  for (const auto& [character, wins] : arm.by_character)
    by_character.push_back(Json::array({character, json_of(wins)}));
  for (const ArmSums::Leader& round : arm.leader)
    leader.push_back(Json::array({round.souls, round.squares, round.over}));
  return {{"games", arm.games},
          {"script_errors", arm.script_errors},
          {"turns", std::move(turns)},
          {"outcomes", std::move(outcomes_of)},
          {"by_order", std::move(by_order)},
          {"by_character", std::move(by_character)},
          {"leader", std::move(leader)}};
}

ArmSums arm_sums_from(const Json& j, int players) {
  ArmSums arm;
  arm.games = j.at("games").get<std::uint64_t>();
  arm.script_errors = j.at("script_errors").get<std::uint64_t>();
  arm.turns.resize(longest_counted + 1);
  for (const Json& bin : j.at("turns"))
    arm.turns.at(bin.at(0).get<std::size_t>()) = bin.at(1).get<std::uint64_t>();
  for (const auto& [name, games] : j.at("outcomes").items()) {
    bool is_known = false;
    for (const Outcome outcome : outcomes)
      if (name_of(outcome) == name) {
        arm.outcomes[outcome] = games.get<std::uint64_t>();
        is_known = true;
      }
    if (!is_known)
      throw std::invalid_argument("an unknown outcome");
  }
  for (const Json& wins : j.at("by_order"))
    arm.by_order.push_back(wins_from(wins));
  if (arm.by_order.size() != static_cast<std::size_t>(players))
    throw std::invalid_argument("the number of players is wrong");
  for (const Json& row : j.at("by_character"))
    arm.by_character[row.at(0).get<std::uint16_t>()] = wins_from(row.at(1));
  for (const Json& round : j.at("leader"))
    arm.leader.push_back(
        {round.at(0).get<std::uint64_t>(), round.at(1).get<std::uint64_t>(), round.at(2).get<std::uint64_t>()});
  return arm;
}

Json json_of(const ExperimentSums& sums) {
  Json arms = Json::array(), compared = Json::array(), beside = Json::array();
  for (const ArmSums& arm : sums.arms)
    arms.push_back(json_of(arm));
  for (const Beside& of_arm : sums.beside)
    beside.push_back(json_of(of_arm));
  for (const std::vector<Compared>& of_arm : sums.compared) {
    Json by_measure = Json::array();
    for (const Compared& c : of_arm)
      by_measure.push_back(Json::array({json_of(c.sums), json_of(c.lowest), json_of(c.highest)}));
    compared.push_back(std::move(by_measure));
  }
  return {{"pairs", sums.pairs},
          {"arms", std::move(arms)},
          {"beside", std::move(beside)},
          {"compared", std::move(compared)}};
}

ExperimentSums sums_from(const Json& json, std::size_t arms, int players) {
  ExperimentSums sums(arms);
  sums.pairs = json.at("pairs").get<std::uint64_t>();
  if (json.at("arms").size() != arms || json.at("compared").size() != arms - 1 || json.at("beside").size() != arms - 1)
    throw std::invalid_argument("the number of variants is wrong");
  for (std::size_t arm = 0; arm < arms; ++arm)
    sums.arms[arm] = arm_sums_from(json.at("arms")[arm], players);
  for (std::size_t arm = 0; arm + 1 < arms; ++arm) {
    sums.beside[arm] = beside_from(json.at("beside")[arm]);
    const Json& by_measure = json.at("compared")[arm];
    if (by_measure.size() != sums.compared[arm].size())
      throw std::invalid_argument("the number of measures is wrong");
    for (std::size_t m = 0; m < by_measure.size(); ++m)
      sums.compared[arm][m] = {pair_sums_from(by_measure[m].at(0)), pair_sums_from(by_measure[m].at(1)),
                               pair_sums_from(by_measure[m].at(2))};
  }
  return sums;
}

}  // namespace soulstack::tools
