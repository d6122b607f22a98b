// lab.fork: "what if": a moment of a game is played on many times, as it is and with a change.
#include "tools/service/fork_method.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "tools/players/match.h"
#include "tools/records/reload.h"
#include "tools/service/beginnings.h"
#include "tools/service/positions.h"
#include "tools/service/set_parameter.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

std::size_t moment_of(const Request& r, const History& history) {
  const std::size_t at = r.value("at", history.at());
  if (at > history.at())
    throw Refused{"wrong_value", fmt::format("The game has only {} answers and edits", history.at()),
                  fmt::format("a number from 0 to {}", history.at()), "at"};
  return at;
}

Seat owner_of(const Request& r, const Game& moment) {
  const Seat owner = r.has("seat") ? seat(r["seat"].get<int>() - 1) : moment.decision().who;
  if (index_of(owner) >= moment.state().players_count)
    throw Refused{"wrong_value", "The game has no such seat", "a seat of the game", "seat"};
  return owner;
}

ExperimentWish wish_of_fork(const Request& r, const Game& moment) {
  const Measure& measure = r.has("measure") ? find_measure(r["measure"].text()) : measure_of_gifts();
  if (measure.of_details)
    throw Refused{"wrong_value", fmt::format("`{}` is counted from the beginning of a game", measure.name),
                  "another measure, such as `turns`", "measure"};
  ExperimentWish wish;
  wish.pairs = r.value("pairs", std::uint64_t{1'000});
  wish.players = moment.state().players_count;
  wish.seed = r.value("seed", std::uint64_t{1});
  wish.bots = r.value("bots", std::vector<std::string>{"careful"});
  wish.measure = static_cast<std::size_t>(&measure - measures().data());
  wish.matters = r.value("matters", 0.0);
  wish.until_clear = r.value("until_clear", false);
  demand_bots(wish.bots, wish.players);
  for (const std::string& bot : wish.bots)
    demand_own_bot(bot);
  return wish;
}

std::shared_ptr<const scripting::Loaded> cards_of_change(const Request& r, const HostedGame& hosted,
                                                         const Game& moment) {
  const std::shared_ptr<const scripting::Loaded> cards =
      loaded_from(r, *r.service.sets(&r["change"]["sets"]), hosted.history().beginning().rules, "change.sets");
  if (const std::string why = why_not_carried(moment, cards->content()); !why.empty())
    throw Refused{"not_possible", "The game cannot go on from there with these sets: " + why,
                  "sets in which only numbers, texts or effects differ", "change.sets"};
  return cards;
}

ForkChange change_of(const Request& r, const HostedGame& hosted, const Game& moment) {
  const Json& wanted = r["change"];
  ForkChange change;
  change.commands = wanted.value("commands", std::vector<std::string>());
  if (wanted.contains("sets"))
    change.cards = cards_of_change(r, hosted, moment);
  if (change.commands.empty() && !change.cards)
    throw Refused{"missing_field", "There is no change", "`commands`, `sets`, or both", "change"};
  return change;
}

std::string title_of_change(const ForkChange& change) {
  std::string title = fmt::format("{}", fmt::join(change.commands, ", "));
  if (change.cards)
    title += title.empty() ? "with the changed sets" : " with the changed sets";
  return title;
}

Json plan_fork(const Request& r) {
  const HostedGame& hosted = r.game();
  Game moment = hosted.history().game_at(moment_of(r, hosted.history()));
  if (moment.over())
    throw Refused{"game_over", "The game is over there", "an earlier place", "at"};
  const ExperimentWish wish = wish_of_fork(r, moment);
  const Seat viewer = r.has("as") ? viewer_of(r, hosted) : everything;
  const Seat owner = owner_of(r, moment);
  ForkChange change = change_of(r, hosted, moment);
  const std::string& rules = hosted.history().beginning().rules;
  const scripting::Loaded& changed = change.cards ? *change.cards : hosted.cards();
  std::vector<ComparedVariant> both = {compared_variant("as it was", rules, hosted.cards()),
                                       compared_variant(title_of_change(change), rules, changed)};
  auto forks = std::make_unique<ForkedGames>(hosted.share_cards(), std::move(moment), viewer, owner, wish.bots,
                                             wish.seed, std::move(change));
  forks->demand_possible();
  auto experiment = std::make_unique<HostedExperiment>(wish, std::move(both), std::move(forks));
  experiment->owner = r.client.number;
  return {{"lab", r.service.add(std::move(experiment))}, {"pairs", wish.pairs}};
}

}  // namespace

Method fork_method() {
  const Schema change = Schema::object(
      {optional_member("commands", Schema::list(Schema::text(1'000), 20),
                       "Commands of the console, without `/eval`: `/give P1 bomb`"),
       optional_member("sets", open_number(), "Open sets with other texts of the same cards and abilities")});
  return {
      "lab.fork",
      "Plans a \"what if\": a moment of a game is played on by bots many times, as it is and with a change, each time "
      "with the same dice. `lab.more`, `lab.part` and `lab.add` play it",
      MayCall::owner,
      {takes_game(),
       {"change", change, "What is different"},
       optional_member("at", Schema::whole(0, 1'000'000'000),
                       "After so many answers and edits (default: where the game is)"),
       optional_member("seat", seat_number(), "Whose wins count (default: the player who is asked there)"),
       takes_viewer(),
       optional_member("measure", Schema::text(50), "What is compared (default: the share of wins of that seat)"),
       optional_member("pairs", Schema::whole(2, 1'000'000), "The pairs that are planned (default: 1000)"),
       optional_member("bots", Schema::list(Schema::text(100), max_players, 1),
                       "By seat; a short list repeats (default: `careful`)"),
       optional_member("seed", Schema::whole(0, highest_exact), "Same seed, same dice (default: 1)"),
       optional_member("matters", Schema::number(0, 1'000'000), "The smallest difference worth noticing"),
       optional_member("until_clear", Schema::boolean(), "Over as soon as the answer is clear (default: false)")},
      Schema::object({{"lab", open_number(), "The number of the experiment"},
                      {"pairs", Schema::whole(2, 1'000'000), "The pairs that are planned"}}),
      "the experiment",
      {"wrong_value", "not_possible", "game_over", "not_loaded", "no_such_sets", "too_many"},
      plan_fork};
}

}  // namespace soulstack::tools
