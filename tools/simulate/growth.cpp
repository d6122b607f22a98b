// How the cost of a decision grows.
#include "tools/simulate/growth.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include "engine/game/editing.h"
#include "engine/table/zone_layout.h"
#include "tools/players/match.h"
#include "tools/simulate/simulation.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"
#include "tools/support/temporary_file.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t growth_seed = 1;
constexpr int prepared_games = 40;
constexpr int decisions_each = 200;
constexpr int growth_rounds = 9;
constexpr std::uint64_t worker_games = 400;

using Bots = std::vector<std::unique_ptr<Bot>>;

Bots random_bots(int players, std::uint64_t seed) { return make_bots({"random"}, players, seed); }

void answer_one(Game& game, const Bots& bots) { answer_or_stop(game, choose(game, bots), growth_seed); }

int items_in_play(const Table& t) {
  int items = 0;
  for (const Seat p : t.seats())
    items += t.zone(zones::play(t, p)).count - 1;
  return items;
}

std::vector<CardDefId> treasures_of(const Content& content) {
  std::vector<CardDefId> all;
  for (const CopiesInGame& one : content.in_game)
    if (content[one.card].deck == content.treasure_deck)
      all.push_back(one.card);
  return all;
}

// Gives treasures to the players in turn. Questions that this raises are answered by chance.
void give_items(Game& game, int items, std::uint64_t seed, const Bots& bots) {
  constexpr int most_tries = 2'000;
  const std::vector<CardDefId> treasures = treasures_of(game.table().content);
  if (treasures.empty())
    return;
  auto at = static_cast<std::size_t>(Dice(seed).below(static_cast<int>(treasures.size())));
  int given = 0;
  for (int tries = 0; tries < most_tries && !game.over() && items_in_play(game.table()) < items; ++tries) {
    Edit gift;
    gift.kind = EditKind::give;
    gift.who = seat(given % game.table().players());
    gift.card = treasures[at % treasures.size()];
    std::string why;
    if (std::optional<Game> after = edited(game, gift, why)) {
      game = std::move(*after);
      ++given;
      ++at;
    } else {
      answer_one(game, bots);
    }
  }
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// Compares the rounds of two measurements that were taken in turn.
GrowthRow compared(const std::string& what, int number, const std::vector<double>& seconds,
                   const std::vector<double>& first) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < seconds.size(); ++round)
    ratios.push_back(seconds[round] / first[round]);
  const auto [least, most] = std::minmax_element(ratios.begin(), ratios.end());
  return {what, number, median(seconds) * 1e9, median(ratios), (*most - *least) / 2};
}

// Each measurement returns how many decisions were made.
template <class Measurement>
void measure_in_turn(const std::string& what, const std::vector<std::pair<int, Measurement>>& all,
                     std::vector<GrowthRow>& into) {
  std::vector<std::vector<double>> seconds(all.size());
  for (int round = 0; round <= growth_rounds; ++round)
    for (std::size_t k = 0; k < all.size(); ++k) {
      const std::clock_t start = std::clock();
      const auto decisions = static_cast<double>(all[k].second());
      if (round > 0)  // the first round warms up
        seconds[k].push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / decisions);
    }
  for (std::size_t k = 0; k < all.size(); ++k)
    into.push_back(compared(what, all[k].first, seconds[k], seconds[0]));
}

void measure_cases(const std::string& what, const std::vector<std::pair<int, GrowthCase>>& cases, const SetChoice& sets,
                   Console& console, std::vector<GrowthRow>& into) {
  using Prepared = std::shared_ptr<const GrowthGames>;
  const auto play = [](const Prepared& games) { return [games] { return games->play(); }; };
  std::vector<std::pair<int, decltype(play(Prepared()))>> all;
  for (const auto& [number, one] : cases)
    all.emplace_back(number, play(std::make_shared<const GrowthGames>(sets, one, prepared_games, console)));
  measure_in_turn(what, all, into);
}

}  // namespace

BlankSet::BlankSet(const SetChoice& beside, int blanks, Console& console) : choice_(beside) {
  const auto loaded = load(beside, console);
  std::string name = (fs::temp_directory_path() / "soulstack_blanks_XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr)
    throw Stop{Exit::content, fmt::format("Cannot create a folder in {}", fs::temp_directory_path().string())};
  folder_ = name;
  std::string required, kept;
  for (const scripting::LoadedSet& set : loaded->sets()) {
    required += fmt::format("\"{}\", ", set.id);
    kept += fmt::format("{{ set = \"{}\" }}, ", set.id);
  }
  (void)write_temporary(
      folder_ / "set.lua",
      fmt::format(
          "return set {{ id = \"blanks\", title = \"Blank cards\", version = \"1\", api = 1, requires = {{ {} }} }}\n",
          required));
  fs::create_directory(folder_ / "rules");
  (void)write_temporary(folder_ / "rules" / "no_blanks.lua",
                        fmt::format("return rules {{ name = \"no_blanks\", extends = \"{}\", made_of = {{ {} }} }}\n",
                                    beside.rules, kept));
  fs::create_directory(folder_ / "loot");
  for (int i = 0; i < blanks; ++i)
    (void)write_temporary(folder_ / "loot" / fmt::format("blank_{}.lua", i),
                          fmt::format("return loot {{ name = \"Blank {}\" }}\n", i));
  choice_.sets = folders_of(beside);
  choice_.sets.push_back(folder_.string());
  choice_.rules = "no_blanks";
}

BlankSet::~BlankSet() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

GrowthGames::GrowthGames(const SetChoice& sets, const GrowthCase& of, int games, Console& console)
    : loaded_(load(sets, console)), players_(of.players) {
  if (const int blanks = of.definitions - static_cast<int>(loaded_->content().cards.size()); blanks > 0)
    loaded_ = load(BlankSet(sets, blanks, console).choice(), console);
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = seed_of_game(growth_seed, static_cast<std::uint64_t>(number));
    games_.emplace_back(loaded_->content(), loaded_->scripts(),
                        NewGame{.players = players_, .seed = seed, .characters = {}});
    give_items(games_.back(), of.items, seed, random_bots(players_, seed));
  }
}

int GrowthGames::items() const {
  int items = 0;
  for (const Game& game : games_)
    items += items_in_play(game.table());
  return items;
}

std::uint64_t GrowthGames::play() const {
  std::uint64_t decisions = 0;
  for (std::size_t number = 0; number < games_.size(); ++number) {
    Game game = games_[number].fork();
    const Bots bots = random_bots(players_, seed_of_game(growth_seed, number));
    for (int n = 0; n < decisions_each && !game.over(); ++n, ++decisions)
      answer_one(game, bots);
  }
  return decisions;
}

std::vector<GrowthRow> measure_growth(const SetChoice& sets, Console& console) {
  std::vector<GrowthRow> rows;
  std::vector<std::pair<int, GrowthCase>> players, definitions, items;
  for (int n = 1; n <= max_players; ++n)
    players.emplace_back(n, GrowthCase{.players = n});
  measure_cases("players", players, sets, console, rows);
  definitions.emplace_back(static_cast<int>(load(sets, console)->content().cards.size()), GrowthCase{});
  for (const int n : {1'000, 5'000, 20'000})
    definitions.emplace_back(n, GrowthCase{.definitions = n});
  measure_cases("definitions", definitions, sets, console, rows);
  for (const int n : {16, 40, 80, 160})
    items.emplace_back(n, GrowthCase{.items = n});
  measure_cases("items in play", items, sets, console, rows);
  const auto simulated = [&](int jobs) {
    return [&sets, &console, jobs] {
      SimulationPlan plan;
      plan.games = worker_games;
      plan.seed = growth_seed;
      plan.sets = sets;
      plan.jobs = jobs;
      return simulate(plan, console, [](std::uint64_t, double) { return true; }).counts.decisions;
    };
  };
  measure_in_turn("workers", std::vector{std::pair{1, simulated(1)}, std::pair{2, simulated(2)}}, rows);
  return rows;
}

}  // namespace soulstack::tools
