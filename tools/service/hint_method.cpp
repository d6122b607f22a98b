// game.hint: what the bot `careful` would do in place of a player, and how their chances stand, by what the player sees.
#include "tools/service/hint_method.h"

#include <fmt/format.h>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/players/bots.h"
#include "tools/players/careful_bot.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/players/trial_budget.h"
#include "tools/service/beginnings.h"
#include "tools/service/positions.h"

namespace soulstack::tools {

namespace {

// The same request gets the same hint. The seed of the game may not be used: what follows from it is hidden.
constexpr std::uint64_t seed_of_hints = 1;

// ---- The advice

Json advice(HostedGame& hosted) {
  CarefulBot bot(seed_of_hints);
  const std::vector<CarefulBot::Way> ways = bot.weighed(hosted.game());
  const std::vector<std::string> labels = labels_of(hosted.game().table());
  Json options = Json::array();
  for (const CarefulBot::Way& way : ways)
    if (ways.size() > 1)
      options.push_back({{"index", way.option}, {"worth", way.value}});
  const int best = ways.front().option;
  return {{"option", best},
          {"text", fmt::format("`careful` would choose: {}", labels[static_cast<std::size_t>(best)])},
          {"options", options}};
}

// ---- The chances

// A game with other hidden cards and dice, played to its end. Adds what each seat has won; false: it could not be sampled.
bool play_sample(const HostedGame& hosted, Seat viewer, const std::vector<std::string>& bots, std::uint64_t seed,
                 std::vector<double>& wins) {
  BotTimeLimit::check();
  const std::unique_ptr<HostedGame> sample = hosted.sample(viewer, seed);
  if (!sample)
    return false;
  Game& game = sample->game();
  game.keep_log(false);
  const auto players = make_bots(bots, game.state().players_count, seed);
  while (!game.over())
    answer_or_stop(game, choose(game, players), seed);
  const std::vector<Seat> winners = game.winners();
  for (const Seat winner : winners)
    wins[static_cast<std::size_t>(index_of(winner))] += 1.0 / static_cast<double>(winners.size());
  return true;
}

Json chances(const Request& r, const HostedGame& hosted, Seat viewer, int games) {
  const int players = hosted.game().state().players_count;
  const auto bots = r.value("bots", std::vector<std::string>{"eager"});
  demand_bots(bots, players);
  for (std::size_t i = 0; i < bots.size(); ++i)
    demand_bot_for(r, bots[i], fmt::format("bots[{}]", i));
  std::vector<double> wins(static_cast<std::size_t>(players));
  int played = 0;
  for (int n = 0; n < games; ++n)
    played += play_sample(hosted, viewer, bots, seed_of_game(seed_of_hints, static_cast<std::uint64_t>(n)), wins);
  Json shares = Json::array();
  for (const double won : wins)
    shares.push_back(played == 0 ? 0.0 : won / played);
  return {{"games", played}, {"wins", shares}};
}

// ---- The request

Seat player_of(const Request& r, const HostedGame& hosted) {
  const Seat viewer = viewer_of(r, hosted);
  if (viewer == everything || viewer == Seat::game)
    throw Refused{"not_your_seat", "A hint is for a player", "a seat of a client", "as"};
  return viewer;
}

Json hint(const Request& r) {
  HostedGame& hosted = r.game();
  const Seat viewer = player_of(r, hosted);
  if (hosted.game().over())
    throw Refused{"game_over", "The game is over", "`game.new`"};
  Json j = hosted.game().decision().who == viewer ? advice(hosted) : Json::object();
  if (const int games = r.value("games", 0); games > 0)
    j["chances"] = chances(r, hosted, viewer, games);
  return j;
}

}  // namespace

Method hint_method() {
  const Schema index = Schema::whole(0, 1'000'000), points = Schema::number();
  const Schema worth = Schema::object({{"index", index, "Of the option"},
                                       {"worth", points, "In points of the bot: 1¢ is about 2, a soul 160 or more"}});
  const Schema chances = Schema::object({{"games", Schema::whole(0, 1'000), "That were played"},
                                         {"wins", Schema::list(Schema::number(0, 1)), "The share of each seat"}});
  return {"game.hint",
          "What the bot `careful` would choose for a player, and how their chances stand, by what this player sees",
          MayCall::players,
          {takes_game(), takes_viewer(),
           optional_member("games", Schema::whole(0, 1'000),
                           "For the chances: as many samples of what the player cannot see, each played to its end by "
                           "bots (default: 0)"),
           optional_member("bots", Schema::list(Schema::text(100), max_players, 1),
                           "Who plays these games, by seat; a short list repeats (default: `eager`)")},
          Schema::object({optional_member("option", index, "The index of the option, if the player is asked"),
                          optional_member("text", Schema::text(), "The same in words"),
                          optional_member("options", Schema::list(worth),
                                          "Those that it weighed, the best first; none: it did not need to"),
                          optional_member("chances", chances, "If `games` is given")}),
          "the hint",
          {"game_over", "not_your_seat", "bots_too_slow"},
          hint};
}

}  // namespace soulstack::tools
