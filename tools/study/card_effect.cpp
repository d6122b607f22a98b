// What a card does to games.
#include "tools/study/card_effect.h"

#include <algorithm>
#include <cmath>

#include "tools/docs/escape.h"
#include "tools/lab/html_page.h"
#include "tools/lab/rows_picture.h"
#include "tools/simulate/game_details.h"

namespace soulstack::tools {

namespace {

struct CardDeed {
  std::string_view name;
  int CardDetails::*times;
};
constexpr std::array<CardDeed, number_of_deeds> deeds = {{{"drew it", &CardDetails::drawn},
                                                          {"played it", &CardDetails::played},
                                                          {"bought it", &CardDetails::bought},
                                                          {"used it", &CardDetails::used},
                                                          {"died to it", &CardDetails::died_to}}};

constexpr std::uint64_t fewest_players = 100;  // of whom anything is said
constexpr double chance_of_error = 0.05;

double percent_of(const Fared& f) {
  return f.players == 0
             ? 0
             : 100.0 * static_cast<double>(f.wins) / static_cast<double>(whole_win) / static_cast<double>(f.players);
}

// Of all players together.
double usual_percent(const CardEffect& e) { return 100.0 / e.players; }

void count(Fared& to, std::int64_t wins, int times) {
  ++to.players;
  to.wins += static_cast<std::uint64_t>(wins);
  to.times += static_cast<std::uint64_t>(times);
}

std::size_t stage_of(int turn) {
  const auto* const at = std::lower_bound(last_turns_of_stages.begin(), last_turns_of_stages.end(), turn);
  return static_cast<std::size_t>(at - last_turns_of_stages.begin());
}

std::string name_of_stage(std::size_t stage) {
  const int first = stage == 0 ? 1 : last_turns_of_stages[stage - 1] + 1;
  if (stage + 1 == last_turns_of_stages.size())
    return fmt::format("first in turn {} or later", first);
  return fmt::format("first in turns {} to {}", first, last_turns_of_stages[stage]);
}

// The chance of wins at least as far from those of all players, if the deed had nothing to do with winning.
double chance_without_effect(const Fared& f, double usual) {
  const double share = usual / 100;
  const double spread = std::sqrt(share * (1 - share) / static_cast<double>(f.players));
  return spread > 0 ? chance_of((percent_of(f) / 100 - share) / spread) : 1;
}

Json json_of(const FaredAnswer& a) {
  return {{"what", a.what},
          {"players", a.fared.players},
          {"times", a.fared.times},
          {"wins_percent", percent_of(a.fared)},
          {"interval", Json::array({a.interval.low, a.interval.high})},
          {"sentence", a.sentence}};
}

}  // namespace

void CardEffect::add(const GameResult& with, const GameResult& without) {
  ++games;
  int first = 0;
  for (const CardDetails& did : with.details->cards) {
    if (did.card != card)
      continue;
    const std::int64_t wins = win_of(with, static_cast<int>(did.who));
    for (std::size_t n = 0; n < std::size(deeds); ++n)
      if (const int times = did.*deeds[n].times; times > 0)
        count(by_deed[n], wins, times);
    count(by_stage[stage_of(did.first_turn)], wins, 1);
    first = first == 0 ? std::max(1, did.first_turn) : std::min(first, std::max(1, did.first_turn));
  }
  games_met += first > 0 ? 1U : 0U;
  if (is_same_game(with, without))
    ++same_games;
  else if (first > 0)
    ++first_turns[first];
}

int CardEffect::turn_of_share(double share) const {
  std::uint64_t all = 0, before = 0;
  for (const auto& [turn, n] : first_turns)
    all += n;
  for (const auto& [turn, n] : first_turns)
    if (static_cast<double>(before += n) >= share * static_cast<double>(all))
      return turn;
  return 0;
}

std::vector<FaredAnswer> answers_of(const CardEffect& e) {
  std::vector<FaredAnswer> all;
  for (std::size_t n = 0; n < e.by_deed.size(); ++n)
    all.push_back({std::string(deeds[n].name), e.by_deed[n], {}, "too scarce to say"});
  for (std::size_t n = 0; n < e.by_stage.size(); ++n)
    all.push_back({name_of_stage(n), e.by_stage[n], {}, "too scarce to say"});
  std::erase_if(all, [](const FaredAnswer& a) { return a.fared.players == 0; });
  const double usual = usual_percent(e);
  std::vector<double> chances;
  for (const FaredAnswer& a : all)
    if (a.fared.players >= fewest_players)
      chances.push_back(chance_without_effect(a.fared, usual));
  const std::size_t picked = std::max<std::size_t>(1, stand_out(chances, chance_of_error));
  const double error_of_one =
      chance_of_error * static_cast<double>(picked) / static_cast<double>(std::max<std::size_t>(1, chances.size()));
  for (FaredAnswer& a : all) {
    const double n = static_cast<double>(a.fared.players);
    a.interval = share_interval(n * percent_of(a.fared) / 100, n, error_of_one).times(100);
    a.stands_out = a.fared.players >= fewest_players && usual < 100 && a.interval.excludes(usual);
    if (a.fared.players >= fewest_players)
      a.sentence = !a.stands_out ? "" : percent_of(a.fared) > usual ? "win more often" : "win less often";
  }
  return all;
}

Json card_json(const Comparison& comparison, const CardEffect& e, const std::string& id) {
  Json j = to_json(comparison);
  j["command"] = "card";
  j["card"] = id;
  j["usual_percent"] = usual_percent(e);
  j["players_who"] = Json::array();
  for (const FaredAnswer& a : answers_of(e))
    j["players_who"].push_back(json_of(a));
  j["games_met"] = e.games_met;
  j["same_games"] = e.same_games;
  j["part_at_turn"] = {
      {"quarter", e.turn_of_share(0.25)}, {"half", e.turn_of_share(0.5)}, {"three_quarters", e.turn_of_share(0.75)}};
  return j;
}

namespace {

// "Somebody met it in 14 % of the games. ..."
std::vector<std::string> met_sentences(const CardEffect& e) {
  const auto percent = [&](std::uint64_t n) { return 100.0 * static_cast<double>(n) / static_cast<double>(e.games); };
  std::uint64_t parted = 0;
  for (const auto& [turn, n] : e.first_turns)
    parted += n;
  std::vector<std::string> all = {
      fmt::format("Somebody drew, played, bought or used it in {:.0f} % of the games. In {:.0f} % of the deals, the "
                  "game is the same "
                  "without it.",
                  percent(e.games_met), percent(e.same_games))};
  if (const std::uint64_t unmet = e.games - e.same_games - parted; unmet > 0)
    all.push_back(
        fmt::format("In {:.0f} %, the games differ although nobody did anything with it: it could be seen, "
                    "or its place was empty.",
                    percent(unmet)));
  if (const int half = e.turn_of_share(0.5); half > 0)
    all.push_back(
        fmt::format("Of the other {:.0f} %, where somebody did, the card was first met by turn {} in a "
                    "quarter, by turn {} in half, and by turn {} in three quarters of the games: there the "
                    "games part.",
                    percent(parted), e.turn_of_share(0.25), half, e.turn_of_share(0.75)));
  return all;
}

constexpr std::string_view not_the_cause =
    "Who is ahead also meets more cards, so this says what goes with winning, and not what causes it. What the card "
    "causes "
    "is the difference between games with it (A) and without it (B).";

}  // namespace

std::string card_section(const CardEffect& e, const std::string& name) {
  HtmlTable table({{"players who", true}, {"players"}, {"times"}, {"% won"}, {"interval"}, {"what it says", true}});
  std::vector<PictureRow> rows;
  for (const FaredAnswer& a : answers_of(e)) {
    rows.push_back({a.what, percent_of(a.fared), a.interval, a.stands_out});
    table.add_row({a.what, grouped(a.fared.players), grouped(a.fared.times), fmt::format("{:.1f}", percent_of(a.fared)),
                   fmt::format("{:.1f} to {:.1f}", a.interval.low, a.interval.high), a.sentence});
  }
  std::string text = fmt::format("<h2>Who met {}</h2>\n", html_escaped(name));
  for (const std::string& sentence : met_sentences(e))
    text += fmt::format("<p>{}</p>\n", html_escaped(sentence));
  return text + rows_picture("Wins of players who met the card", "% of games won", usual_percent(e), rows) +
         table.html() +
         fmt::format(
             "<p>Where the last cell of a row is empty, the share does not stand out from the usual one. {} Of the "
             "rows, "
             "those stand out that Benjamini and Hochberg's procedure picks at 5 %.</p>\n",
             not_the_cause);
}

void print_card(const Comparison& comparison, const CardEffect& e, const std::string& name, Console& c) {
  c.print("{}: {} with it, and the same deals without it\n\n", name, counted(e.games, "game"));
  for (const std::string& sentence : met_sentences(e))
    c.print("  {}\n", sentence);
  c.print("\nWith it, players win {:.1f} % of their games. Those who\n\n", usual_percent(e));
  c.print("  {:<26} {:>8} {:>8} {:>8}   {:<16}\n", "", "players", "times", "win", "interval");
  for (const FaredAnswer& a : answers_of(e))
    c.print("  {:<26} {:>8} {:>8} {:>6.1f} %   {:<16} {}\n", a.what, grouped(a.fared.players), grouped(a.fared.times),
            percent_of(a.fared), fmt::format("{:.1f} to {:.1f}", a.interval.low, a.interval.high), a.sentence);
  c.print("\n  Rows without a verdict do not stand out. {}\n\n", not_the_cause);
  print(comparison, c);
}

}  // namespace soulstack::tools
