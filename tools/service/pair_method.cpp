// lab.pair: the games of a pair of an experiment, opened at the moment where they part.
#include "tools/service/pair_method.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/lab/pair_histories.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_texts = 50;

std::array<std::size_t, 2> variants_of(const Request& r, const HostedExperiment& experiment) {
  if (experiment.variants().empty())
    throw Refused{"not_possible", "The games of this experiment do not begin at a setup", "`lab.compare` or `lab.card`",
                  "lab"};
  std::array<std::size_t, 2> two = {0, 1};
  if (const Json* const wanted = r.find("variants"))
    two = {wanted->at(0).get<std::size_t>(), wanted->at(1).get<std::size_t>()};
  const std::size_t all = experiment.variants().size();
  if (two[0] >= all || two[1] >= all || two[0] == two[1])
    throw Refused{"wrong_value", "These are not two variants of the experiment",
                  fmt::format("two different numbers from 0 to {}", all - 1), "variants"};
  return two;
}

// What the next answer is, and what follows from it, in words. The history is there afterwards.
Json next_step(History& history) {
  const std::size_t at = history.at();
  if (at == history.steps().size())
    return {{"answer", "the game is over"}, {"events", Json::array()}};
  const Step& step = history.steps()[at];
  const Table& before = history.game().table();
  const std::string choice = step.edits() ? step.key : labels_of(before)[static_cast<std::size_t>(step.option)];
  Json j{{"answer", fmt::format("{}: {}", player_name(seat(step.who)), choice)}, {"events", Json::array()}};
  std::size_t event = history.game().recorded().log;
  history.go_to(at + 1);
  const Table& after = history.game().table();
  for (; event < after.log.size() && j["events"].size() < most_texts; ++event)
    if (std::string text = narrate_for(after, after.log[event], everything); !text.empty())
      j["events"].push_back(std::move(text));
  history.go_to(at);
  return j;
}

// The game at that place, with the events up to there for spectators.
int open_at(const Request& r, const PlayedVariant& variant, std::unique_ptr<History> history) {
  history->game().mark_as_told(0);
  auto game = std::make_unique<HostedGame>(variant.loaded.front(), std::move(history), Audience::everybody);
  game->owner = r.client.number;
  return r.service.add(std::move(game));
}

Json pair(const Request& r) {
  const HostedExperiment& experiment = r.service.experiment(r.client, r["lab"]);
  const std::array<std::size_t, 2> two = variants_of(r, experiment);
  r.service.demand_room_for_game();
  std::array<std::unique_ptr<History>, 2> games;
  for (std::size_t i = 0; i < games.size(); ++i)
    games[i] = history_of_pair(experiment.variants()[two[i]], r["pair"].get<std::uint64_t>(),
                               experiment.comparison().variants[two[i]].rules);
  const std::optional<std::size_t> parts_at = parting_of(*games[0], *games[1]);
  Json j{{"games", Json::array()}, {"decisions", Json::array()}, {"next", Json::array()}};
  j["parts_at"] = parts_at ? Json(*parts_at) : Json(nullptr);
  for (std::size_t i = 0; i < games.size(); ++i) {
    j["decisions"].push_back(games[i]->steps().size());
    games[i]->go_to(parts_at.value_or(games[i]->steps().size()));
    j["next"].push_back(next_step(*games[i]));
    j["games"].push_back(open_at(r, experiment.variants()[two[i]], std::move(games[i])));
  }
  return j;
}

}  // namespace

Method pair_method() {
  const Schema number = Schema::whole(0, 1'000'000'000);
  const Schema both = Schema::list(number, 2, 2);
  const Schema next = Schema::object({{"answer", Schema::text(), "Who chooses what"},
                                      {"events", Schema::list(Schema::text()), "What follows from it, in words"}});
  return {
      "lab.pair",
      "Opens the two games of a pair at the moment where they part: before the first answer that is not the same or "
      "has another result. Bots play all seats; `game.run` goes on as it was played",
      MayCall::owner,
      {{"lab", open_number(), "The number of the experiment"},
       {"pair", Schema::whole(0, 999'999), "The number of the pair, from 0"},
       optional_member("variants", both, "Two variants by their place (default: 0 and 1)")},
      Schema::object({{"games", both, "The numbers of the two games"},
                      {"parts_at", Schema::or_null(number),
                       "The answers and edits before they part; null: they are the same game, open at its end"},
                      {"decisions", both, "All answers and edits of each game: `game.rewind` goes to any of them"},
                      {"next", Schema::list(next, 2, 2), "What comes next in each"}}),
      "the two games",
      {"no_such_experiment", "wrong_value", "not_possible", "too_many", "bots_too_slow"},
      pair};
}

}  // namespace soulstack::tools
