// What a study answers.
#include "tools/study/study_answers.h"

#include <algorithm>
#include <cmath>

#include "engine/model/content.h"
#include "tools/lab/measures.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

constexpr double error = 0.05;
constexpr std::uint64_t fewest = 100;  // players or games of whom anything is said

double percent_of(double wins, double players) { return players == 0 ? 0 : 100 * wins / players; }

// Those that stand out are picked by the procedure of Benjamini and Hochberg.
void compare_with(std::vector<StudyRow>& rows, double usual) {
  std::vector<double> chances;
  const double share = usual / 100;
  for (const StudyRow& row : rows) {
    const double spread = std::sqrt(share * (1 - share) / static_cast<double>(row.players));
    if (row.players >= fewest)
      chances.push_back(spread > 0 ? chance_of((row.percent() / 100 - share) / spread) : 1);
  }
  const std::size_t picked = std::max<std::size_t>(1, stand_out(chances, error));
  const double error_of_one =
      error * static_cast<double>(picked) / static_cast<double>(std::max<std::size_t>(1, chances.size()));
  for (StudyRow& row : rows) {
    const auto n = static_cast<double>(row.players);
    row.interval = share_interval(n * row.percent() / 100, n, error_of_one).times(100);
    if (row.players >= fewest && usual < 100 && row.interval.excludes(usual))
      row.stands_out = row.percent() > usual ? 1 : -1;
  }
}

}  // namespace

double StudyRow::percent() const {
  return percent_of(static_cast<double>(wins) / static_cast<double>(whole_win), static_cast<double>(players));
}

std::string_view StudyRow::sentence() const {
  if (players < fewest)
    return "too scarce to say";
  return stands_out > 0 ? "more often" : stands_out < 0 ? "less often" : "";
}

double usual_percent(const Study& s) { return 100.0 / s.players; }

std::vector<StudyRow> by_order(const Study& s) {
  std::vector<StudyRow> rows;
  for (const VariantSums::Wins& wins : s.games.by_order)
    rows.push_back({fmt::format("player {} in turn order", rows.size() + 1), wins.games, wins.wins});
  compare_with(rows, usual_percent(s));
  return rows;
}

std::vector<StudyRow> by_character(const Study& s) {
  std::vector<StudyRow> rows;
  for (const auto& [number, wins] : s.games.by_character)
    rows.push_back({s.content.cards[number].name, wins.games, wins.wins});
  compare_with(rows, usual_percent(s));
  std::stable_sort(rows.begin(), rows.end(),
                   [](const StudyRow& a, const StudyRow& b) { return a.percent() > b.percent(); });
  return rows;
}

std::vector<StudyRow> by_card(const Study& s) {
  std::vector<StudyRow> rows;
  for (std::size_t card = 0; card < s.cards.size(); ++card)
    if (s.cards[card].players > 0)
      rows.push_back({s.content.cards[card].id, s.cards[card].players, s.cards[card].wins});
  compare_with(rows, usual_percent(s));
  std::stable_sort(rows.begin(), rows.end(),
                   [](const StudyRow& a, const StudyRow& b) { return a.percent() > b.percent(); });
  return rows;
}

std::vector<std::string> never_mattered(const Study& s) {
  std::vector<std::string> ids;
  for (std::size_t card = 0; card < s.cards.size(); ++card) {
    const CardDef& def = s.content.cards[card];
    const bool is_in_a_deck = def.copies > 0 && def.deck.known() && s.content.decks[def.deck.value].drawn_from;
    const bool is_monster = is_in_a_deck && def.type == s.content.monster_deck;
    if (is_in_a_deck && !is_monster && s.cards[card].players == 0 && s.souls_by_card[card] == 0)
      ids.push_back(def.id);
  }
  return ids;
}

TraitAnswer answer_of(const Study& s, std::size_t trait) {
  const PairSums& sums = s.wins[trait];
  const double rivals = std::max(1, s.players - 1);
  const double half =
      sums.pairs < 2 ? 0 : plain_half_width(sums.spread(), sums.pairs, error / static_cast<double>(s.wins.size()));
  return {.winners = sums.mean_b() / rivals,
          .others = sums.mean_a() / rivals,
          .difference = sums.difference() / rivals,
          .interval = {(sums.difference() - half) / rivals, (sums.difference() + half) / rivals}};
}

Share comebacks_of(const Study& s) {
  const auto comebacks = static_cast<double>(s.comebacks), games = static_cast<double>(s.one_winner);
  return {percent_of(comebacks, games), share_interval(comebacks, games, error).times(100)};
}

std::vector<std::string> commands_that_test(const Study& s, const std::string& again) {
  constexpr std::size_t most_cards = 3;
  std::vector<std::string> commands;
  std::vector<StudyRow> suspects = by_card(s);
  std::erase_if(suspects, [](const StudyRow& row) { return row.stands_out == 0; });
  std::stable_sort(suspects.begin(), suspects.end(), [&](const StudyRow& a, const StudyRow& b) {
    return std::abs(a.percent() - usual_percent(s)) > std::abs(b.percent() - usual_percent(s));
  });
  for (std::size_t n = 0; n < std::min(most_cards, suspects.size()); ++n)
    commands.push_back("soulstack card " + shell_word(suspects[n].name) + again);
  if (const std::vector<StudyRow> order = by_order(s); !order.empty() && order.front().stands_out != 0)
    commands.push_back("soulstack sweep numbers.starting_coins=2..5 --measure first_wins" + again);
  return commands;
}

// ---- As text and as JSON

namespace {

constexpr std::size_t most_listed = 8;

double part(std::uint64_t n, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(n) / static_cast<double>(of);
}

Json json_of(const std::vector<StudyRow>& rows) {
  Json all = Json::array();
  for (const StudyRow& row : rows)
    all.push_back({{"name", row.name},
                   {"players", row.players},
                   {"wins_percent", row.percent()},
                   {"interval", Json::array({row.interval.low, row.interval.high})},
                   {"stands_out", row.stands_out}});
  return all;
}

void print_rows(Console& c, const std::vector<StudyRow>& rows, std::size_t most) {
  std::size_t n = 0;
  for (const StudyRow& row : rows)
    if (++n <= most)
      c.print("  {:<28} {:>7} {:>6.1f} %   {:<16} {}\n", row.name, grouped(row.players), row.percent(),
              fmt::format("{:.1f} to {:.1f}", row.interval.low, row.interval.high), row.sentence());
}

void print_souls(Console& c, const Study& s) {
  std::uint64_t all = 0;
  for (const auto& [type, n] : s.souls_by_type)
    all += n;
  c.print("Souls come from\n");
  std::vector<std::pair<std::uint64_t, std::string>> types;
  for (const auto& [type, n] : s.souls_by_type)
    types.emplace_back(n, type);
  std::sort(types.rbegin(), types.rend());
  for (const auto& [n, type] : types)
    c.print("  {:<28} {:>6.1f} %\n", type, 100 * part(n, all));
  std::vector<std::pair<std::uint64_t, std::size_t>> cards;
  for (std::size_t card = 0; card < s.souls_by_card.size(); ++card)
    if (s.souls_by_card[card] > 0)
      cards.emplace_back(s.souls_by_card[card], card);
  std::sort(cards.rbegin(), cards.rend());
  cards.resize(std::min(cards.size(), most_listed));
  c.print("  most of all from");
  for (const auto& [n, card] : cards)
    c.print("{} {} ({:.1f} %)", card == cards.front().second ? "" : ",", s.content.cards[card].name,
            100 * part(n, all));
  c.print("\n\n");
}

void print_traits(Console& c, const Study& s) {
  c.print("What goes with winning           winners   others   difference\n");
  for (std::size_t n = 0; n < s.wins.size(); ++n) {
    const TraitAnswer a = answer_of(s, n);
    c.print("  {:<28} {:>9.1f} {:>8.1f}   {}\n", traits()[n].name, a.winners, a.others, interval_text(a.interval, 1));
  }
  c.print("  {}\n\n", ahead_gets_more);
}

void print_suspects(Console& c, const Study& s, const std::string& again) {
  const std::vector<std::string> commands = commands_that_test(s, again);
  c.print("To test what this suspects\n");
  for (const std::string& command : commands)
    c.print("  {}\n", command);
  if (commands.empty())
    c.print("  Nothing stands out. More games may show more: --games {}\n", s.games.games * 10);
}

}  // namespace

Json study_json(const Study& s) {
  Json souls = Json::object(), found = Json::array();
  for (const auto& [type, n] : s.souls_by_type)
    souls[type] = n;
  for (std::size_t n = 0; n < s.wins.size(); ++n) {
    const TraitAnswer a = answer_of(s, n);
    found.push_back({{"name", traits()[n].name},
                     {"winners", a.winners},
                     {"others", a.others},
                     {"interval", Json::array({a.interval.low, a.interval.high})}});
  }
  return {{"schema", 1},
          {"command", "study"},
          {"games", s.games.games},
          {"median_turns", s.games.median_turns()},
          {"souls", std::move(souls)},
          {"winning", std::move(found)},
          {"usual_percent", usual_percent(s)},
          {"turn_order", json_of(by_order(s))},
          {"characters", json_of(by_character(s))},
          {"cards", json_of(by_card(s))},
          {"never_mattered", never_mattered(s)},
          {"games_with_one_winner", s.one_winner},
          {"comebacks", s.comebacks},
          {"decisions_a_turn", part(s.questions, s.turns)}};
}

void print_study(const Study& s, const std::string& again, Console& c) {
  c.print("{} of {} players; half of them end by turn {}. A player makes {:.1f} decisions in a turn of the game.\n\n",
          counted(s.games.games, "game"), s.players, s.games.median_turns(),
          part(s.questions, s.turns) / std::max(1, s.players));
  print_souls(c, s);
  print_traits(c, s);
  c.print("Wins; {:.1f} % are usual       players      win   interval\n", usual_percent(s));
  print_rows(c, by_order(s), most_listed);
  print_rows(c, by_character(s), 100);
  const Share back = comebacks_of(s);
  c.print(
      "\nComebacks: in {:.0f} % of the games ({:.1f} to {:.1f}), somebody else had more souls than the winner after "
      "half "
      "of the turns.\n\n",
      back.percent, back.interval.low, back.interval.high);
  std::vector<StudyRow> cards = by_card(s);
  std::erase_if(cards, [](const StudyRow& row) { return row.stands_out == 0; });
  c.print("Cards whose players win more or less often: {}\n", cards.size());
  print_rows(c, cards, 2 * most_listed);
  if (const std::vector<std::string> never = never_mattered(s); !never.empty())
    c.print("Cards with which nobody did anything: {} ({})\n", never.size(),
            fmt::join(never.begin(), never.begin() + static_cast<std::ptrdiff_t>(std::min(never.size(), most_listed)),
                      ", "));
  c.print("\n");
  print_suspects(c, s, again);
}

}  // namespace soulstack::tools
