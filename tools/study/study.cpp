// What many games show.
#include "tools/study/study.h"

#include <algorithm>

#include "engine/model/content.h"
#include "tools/lab/measures.h"

namespace soulstack::tools {

namespace {

constexpr Trait all_traits[] = {
    {"items at the end", [](const PlayerDetails& p) -> std::int64_t { return p.items; }},
    {"¢ at the end", [](const PlayerDetails& p) -> std::int64_t { return p.coins; }},
    {"¢ gained", [](const PlayerDetails& p) -> std::int64_t { return p.coins_gained; }},
    {"monsters killed", [](const PlayerDetails& p) -> std::int64_t { return p.kills; }},
    {"deaths", [](const PlayerDetails& p) -> std::int64_t { return p.deaths; }},
    {"decisions", [](const PlayerDetails& p) -> std::int64_t { return p.questions; }},
};

// The seat of the only winner; -1 if there is none, or there are several.
int only_winner(const GameResult& game) {
  const bool is_one = game.outcome == Outcome::won && game.winners.size() == 1;
  return is_one ? index_of(*game.winners.begin()) : -1;
}

// Did another player have more souls than the winner after half of the turns?
bool is_comeback(const GameResult& game, int winner, int players) {
  std::vector<int> souls(static_cast<std::size_t>(players));
  for (const SoulDetails& soul : game.details->souls)
    if (soul.turn * 2 <= game.turns)
      souls[static_cast<std::size_t>(soul.who)] += soul.event == SoulEvent::lost ? -soul.worth : soul.worth;
  return *std::max_element(souls.begin(), souls.end()) > souls[static_cast<std::size_t>(winner)];
}

}  // namespace

std::span<const Trait> traits() { return all_traits; }

Study::Study(const Content& c, int seats)
    : content(c),
      players(seats),
      games(seats),
      souls_by_card(c.cards.size()),
      cards(c.cards.size()),
      wins(std::size(all_traits)) {}

void Study::add(const GameResult& game) {
  games.add(game);
  turns += game.turns;
  for (const PlayerDetails& p : game.details->players)
    questions += p.questions;
  for (const SoulDetails& soul : game.details->souls) {
    if (soul.event != SoulEvent::gained)
      continue;
    const auto worth = static_cast<std::uint64_t>(soul.worth);
    souls_by_type[content.type_name(content[soul.card].deck)] += worth;
    souls_by_card[soul.card.value] += worth;
  }
  for (const CardDetails& did : game.details->cards) {
    Fared& fared = cards[did.card.value];
    ++fared.players;
    fared.wins += static_cast<std::uint64_t>(win_of(game, static_cast<int>(did.who)));
    fared.times += static_cast<std::uint64_t>(did.drawn + did.played + did.bought + did.used);
  }
  const int winner = only_winner(game);
  if (winner < 0)
    return;
  ++one_winner;
  comebacks += is_comeback(game, winner, players) ? 1U : 0U;
  for (std::size_t n = 0; n < wins.size(); ++n) {
    std::int64_t others = 0;
    for (int seat = 0; seat < players; ++seat)
      others += seat == winner ? 0 : all_traits[n].of(game.details->players[static_cast<std::size_t>(seat)]);
    const std::int64_t own = all_traits[n].of(game.details->players[static_cast<std::size_t>(winner)]);
    wins[n].add(others, own * std::max(1, players - 1));
  }
}

}  // namespace soulstack::tools
