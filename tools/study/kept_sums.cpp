// The sums of `card` and `study` as JSON.
#include "tools/study/kept_sums.h"

#include <stdexcept>

#include "tools/lab/sums_json.h"

namespace soulstack::tools {

namespace {

std::uint64_t number(const Json& j) { return j.get<std::uint64_t>(); }

Json json_of(const Fared& f) { return Json::array({f.players, f.wins, f.times}); }
void add(Fared& to, const Json& j) {
  to.players += number(j.at(0));
  to.wins += number(j.at(1));
  to.times += number(j.at(2));
}

template <typename Rows>
Json json_of_each(const Rows& rows) {
  Json all = Json::array();
  for (const auto& row : rows)
    all.push_back(json_of(row));
  return all;
}

void demand_size(const Json& j, std::size_t size) {
  if (j.size() != size)
    throw std::invalid_argument("sums with missing numbers");
}

}  // namespace

Json kept(const CardEffect& e) {
  Json turns = Json::array();
  for (const auto& [turn, games] : e.first_turns)
    turns.push_back(Json::array({turn, games}));
  return {{"by_deed", json_of_each(e.by_deed)},
          {"by_stage", json_of_each(e.by_stage)},
          {"games", Json::array({e.games, e.games_met, e.same_games})},
          {"first_turns", std::move(turns)}};
}

void add_kept(CardEffect& to, const Json& j) {
  demand_size(j.at("by_deed"), card_deeds().size());
  demand_size(j.at("by_stage"), to.by_stage.size());
  to.by_deed.resize(card_deeds().size());
  for (std::size_t n = 0; n < to.by_deed.size(); ++n)
    add(to.by_deed[n], j.at("by_deed")[n]);
  for (std::size_t n = 0; n < to.by_stage.size(); ++n)
    add(to.by_stage[n], j.at("by_stage")[n]);
  to.games += number(j.at("games").at(0));
  to.games_met += number(j.at("games").at(1));
  to.same_games += number(j.at("games").at(2));
  for (const Json& row : j.at("first_turns"))
    to.first_turns[row.at(0).get<int>()] += number(row.at(1));
}

Json kept(const Study& s) {
  return {
      {"games", json_of(s.games)},        {"souls_by_type", s.souls_by_type},
      {"souls_by_card", s.souls_by_card}, {"cards", json_of_each(s.cards)},
      {"wins", json_of_each(s.wins)},     {"counts", Json::array({s.one_winner, s.comebacks, s.questions, s.turns})}};
}

void add_kept(Study& to, const Json& j) {
  demand_size(j.at("souls_by_card"), to.souls_by_card.size());
  demand_size(j.at("cards"), to.cards.size());
  demand_size(j.at("wins"), to.wins.size());
  to.games.merge(arm_sums_from(j.at("games"), to.players));
  for (const auto& [type, souls] : j.at("souls_by_type").items())
    to.souls_by_type[type] += number(souls);
  for (std::size_t n = 0; n < to.cards.size(); ++n) {
    to.souls_by_card[n] += number(j.at("souls_by_card")[n]);
    add(to.cards[n], j.at("cards")[n]);
  }
  for (std::size_t n = 0; n < to.wins.size(); ++n)
    to.wins[n].merge(pair_sums_from(j.at("wins")[n]));
  to.one_winner += number(j.at("counts").at(0));
  to.comebacks += number(j.at("counts").at(1));
  to.questions += number(j.at("counts").at(2));
  to.turns += number(j.at("counts").at(3));
}

}  // namespace soulstack::tools
