// The rows of results.
#include "tools/results/rows.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "tools/simulate/game_details.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view win_column = "win_840";
static_assert(whole_win == 840,
              "max_players: the column of wins is named after a whole win. Name it anew, raise "
              "layout_of_results, and keep a file with the new layout in tests/versions");

// clang-format off
constexpr ResultColumn run_columns[] = {
    {"plan_hash", true}, {"plan", true}, {"version", true}, {"content_hash", true}, {"shard"}, {"shards"}};
constexpr ResultColumn variant_columns[] = {{"variant", true}, {"rules", true}, {"sets", true}, {"bots", true}};
constexpr ResultColumn game_columns[] = {
    {"variant", true}, {"game"}, {"seed", true}, {"players"}, {"first_player"}, {"outcome", true}, {"winners", true},
    {"turns"}, {"rounds"}, {"decisions"}, {"priority_stops"}, {"script_calls"}, {"script_errors"}, {"state_hash", true}};
constexpr ResultColumn player_columns[] = {
    {"variant", true}, {"game"}, {"seat"}, {"bot", true}, {"character", true}, {"turn_order"}, {win_column}, {"souls"},
    {"coins_gained"}, {"coins"}, {"deaths"}, {"kills"}, {"items"}, {"questions"}};
constexpr ResultColumn soul_columns[] = {
    {"variant", true}, {"game"}, {"seat"}, {"turn"}, {"event", true}, {"card", true}, {"deck", true}, {"worth"}};
constexpr ResultColumn card_columns[] = {
    {"variant", true}, {"game"}, {"seat"}, {"card", true}, {"drawn"}, {"played"}, {"bought"}, {"used"}, {"died_to"},
    {"first_turn"}};
constexpr ResultColumn stretch_columns[] = {{"first_game"}, {"deals"}, {"sums", true}, {"checksum", true}};
constexpr std::array<ResultTableRow, result_tables> tables = {{
    {"run", run_columns}, {"variant", variant_columns}, {"game", game_columns}, {"player", player_columns},
    {"soul", soul_columns}, {"card", card_columns}, {"stretch", stretch_columns}}};
// clang-format on

constexpr std::array outcomes = {Outcome::running, Outcome::won, Outcome::draw, Outcome::stopped, Outcome::lost};

Cell cell(std::uint64_t n) { return static_cast<std::int64_t>(n); }
Cell cell(int n) { return std::int64_t{n}; }

std::string id_of(const Content& content, CardDefId card) {
  return card.value < content.cards.size() ? content.cards[card.value].id : "";
}

template <class Number>
Number number(std::string_view text, int base = 10) {
  Number n{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n, base);
  if (error != std::errc() || end != text.data() + text.size())
    throw std::invalid_argument(fmt::format("`{}` is not a number", text));
  return n;
}

// The reverse of winners_text.
Seats winners_in(std::string_view text) {
  Seats winners;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(' '));
    if (seat_numbered(one) == Seat::game)
      throw std::invalid_argument(fmt::format("`{}` is not a player", one));
    winners.add(seat_numbered(one));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
  }
  return winners;
}

}  // namespace

const ResultTableRow& row_of(ResultTable table) { return tables[static_cast<std::size_t>(table)]; }

const std::string& text_at(const Row& row, std::size_t column) { return std::get<std::string>(row.at(column)); }

std::uint64_t check_of(ResultTable table, const Row& row) {
  auto check = static_cast<std::uint64_t>(table);
  for (const Cell& cell : row) {
    fold(check, text_of(cell));
    fold(check, "\n");
  }
  return check;
}

Rows rows_of(const RunPlan& plan, const Shard& shard) {
  Rows rows;
  rows.in(ResultTable::run)
      .push_back({hex(plan.hash()), plan.plan.dump(), SOULSTACK_VERSION, hex(plan.content_hash()), cell(shard.number),
                  cell(shard.of)});
  for (std::size_t i = 0; i < plan.variants(); ++i) {
    const Json& variant = plan.plan.at("variants")[i];
    std::string sets, bots;
    for (const Json& set : variant.at("sets"))
      sets += fmt::format("{}{} {} {}", sets.empty() ? "" : ", ", set.at("id").get<std::string>(),
                          set.at("version").get<std::string>(), set.at("hash").get<std::string>());
    for (const Json& bot : plan.plan.at("bots"))
      bots += (bots.empty() ? "" : " ") + bot.get<std::string>();
    rows.in(ResultTable::variant).push_back({variant_letter(i), variant.at("rules").get<std::string>(), sets, bots});
  }
  return rows;
}

RunPlan plan_in(const Row& row) {
  RunPlan plan = plan_from(text_at(row, 1));
  if (text_at(row, 0) != hex(plan.hash()))
    throw std::invalid_argument("the checksum of its plan is wrong; the file was changed");
  return plan;
}

Shard shard_in(const Row& row) {
  const Shard shard{number_at<std::uint64_t>(row, 4), number_at<std::uint64_t>(row, 5)};
  if (shard.number < 1 || shard.number > shard.of || shard.of > most_shards)
    throw std::invalid_argument("there is no such shard");
  return shard;
}

Row row_of_stretch(std::uint64_t from, std::uint64_t deals, const Json& sums, std::uint64_t check) {
  return {cell(from + 1), cell(deals), sums.dump(), hex(check)};
}

void add_rows(Rows& to, const PlayedGame& game, bool with_cards) {
  const GameResult& g = game.result;
  const GameDetails& details = *g.details;
  const std::string variant = variant_letter(game.variant);
  const Cell n = cell(game.number + 1);
  const int players = game.plan.players;
  to.in(ResultTable::game)
      .push_back({variant, n, std::to_string(game.seed), cell(players), cell(g.first + 1),
                  std::string(name_of(g.outcome)), winners_text(g), cell(g.turns), cell(g.rounds),
                  cell(std::uint64_t{g.decisions}), cell(details.priority_stops), cell(details.script_calls),
                  cell(std::uint64_t{g.script_errors}), hex(g.hash)});
  for (int seat = 0; seat < players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const PlayerDetails& p = details.players[at];
    to.in(ResultTable::player)
        .push_back({variant, n, cell(seat + 1), game.plan.bots[at % game.plan.bots.size()],
                    id_of(game.content, g.characters[at]), cell((seat - g.first + players) % players + 1),
                    win_of(g, seat), cell(p.souls), cell(p.coins_gained), cell(p.coins), cell(p.deaths), cell(p.kills),
                    cell(p.items), cell(std::uint64_t{p.questions})});
  }
  for (const SoulDetails& soul : details.souls)
    to.in(ResultTable::soul)
        .push_back({variant, n, cell(index_of(soul.who) + 1), cell(soul.turn), std::string(name_of(soul.event)),
                    id_of(game.content, soul.card),
                    game.content.decks[game.content.cards[soul.card.value].deck.value].name, cell(soul.worth)});
  for (const CardDetails& card : details.cards)
    if (with_cards)
      to.in(ResultTable::card)
          .push_back({variant, n, cell(index_of(card.who) + 1), id_of(game.content, card.card), cell(card.drawn),
                      cell(card.played), cell(card.bought), cell(card.used), cell(card.died_to),
                      cell(card.first_turn)});
}

StoredGame stored_game(const Row& row) {
  StoredGame game;
  const std::string& variant = text_at(row, 0);
  if (variant.size() != 1 || variant[0] < 'A' || variant[0] > 'Z' || number_at<std::uint64_t>(row, 1) == 0)
    throw std::invalid_argument("a game without a variant or a number");
  game.variant = static_cast<std::size_t>(variant[0] - 'A');
  game.number = number_at<std::uint64_t>(row, 1) - 1;
  game.seed = number<std::uint64_t>(text_at(row, 2));
  GameResult& g = game.result;
  const int first = number_at<int>(row, 4);
  if (first < 1 || first > max_players)
    throw std::invalid_argument("there is no such first player");
  g.first = static_cast<std::uint8_t>(first - 1);
  bool is_known = false;
  for (const Outcome outcome : outcomes)
    if (name_of(outcome) == text_at(row, 5)) {
      g.outcome = outcome;
      is_known = true;
    }
  if (!is_known)
    throw std::invalid_argument("an unknown outcome");
  g.winners = winners_in(text_at(row, 6));
  g.turns = number_at<std::uint16_t>(row, 7);
  g.rounds = number_at<std::uint16_t>(row, 8);
  g.decisions = number_at<std::uint32_t>(row, 9);
  game.priority_stops = number_at<std::uint64_t>(row, 10);
  game.script_calls = number_at<std::uint64_t>(row, 11);
  g.script_errors = number_at<std::uint32_t>(row, 12);
  g.hash = number<std::uint64_t>(text_at(row, 13), 16);
  return game;
}

std::string text_of(const Cell& cell) {
  if (const auto* const n = std::get_if<std::int64_t>(&cell))
    return std::to_string(*n);
  return std::get<std::string>(cell);
}

}  // namespace soulstack::tools
