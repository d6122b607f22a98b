// soulstack demo: a narrated game between bots.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "engine/explain/view.h"
#include "tools/commands/program.h"
#include "tools/display/board.h"
#include "tools/display/seat_view.h"
#include "tools/display/story.h"
#include "tools/players/match.h"
#include "tools/support/interrupt.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using Seconds = std::chrono::duration<double>;

struct DemoOptions {
  std::optional<std::uint64_t> seed;
  int players = 4;
  SetChoice sets;
  bool fast = false;
};

// On a terminal the game takes about this long. Otherwise there are no pauses.
constexpr Seconds longest_show{12};
constexpr Seconds longest_turn{0.8};

constexpr std::string_view what_next =
    "What to try next\n"
    "  soulstack play                 play yourself\n"
    "  soulstack demo --seed 100      another game\n"
    "  soulstack sim --games 10000    simulate ten thousand games\n"
    "  soulstack show \"The D6\"        show a card and its file\n";

// ---- The game is played first, then narrated

std::vector<Page> tell(Game& game, std::uint64_t seed, const Console& console) {
  const auto bots = make_bots({"eager"}, game.state().players_count, seed);
  Narrator narrator(console, Seat::game);
  narrator.listen(game);
  while (!game.over()) {
    const int option = choose(game, bots);
    answer_or_stop(game, option, seed);
    narrator.listen(game);
  }
  return narrator.finish();
}

// ---- The show

Seconds pause_between(const std::vector<Page>& pages, const Console& console, bool fast) {
  if (!console.out_is_terminal || fast || pages.empty())
    return Seconds{0};
  return std::min(longest_turn, longest_show / static_cast<double>(pages.size()));
}

struct Telling {
  Game game;
  std::vector<Page> pages;

  Telling(const scripting::Loaded& loaded, int players, std::uint64_t s, const Console& console)
      : game(loaded.content(), loaded.scripts(), {.players = players, .seed = s, .characters = {}}, true),
        pages(tell(game, s, console)) {}
};

// ---- Choosing a game: many random games are long

constexpr std::uint64_t seeds_tried = 100;
constexpr int pleasant_turns = 24;

// A game with more turns than this is too long to watch.
std::optional<int> turns_until_won(const scripting::Loaded& loaded, int players, std::uint64_t seed, int most) {
  Game game(loaded.content(), loaded.scripts(), {.players = players, .seed = seed, .characters = {}});
  const auto bots = make_bots({"eager"}, players, seed);
  while (!game.over() && game.state().turn.number <= most)
    answer_or_stop(game, choose(game, bots), seed);
  return game.outcome() == Outcome::won ? std::optional<int>(game.state().turn.number) : std::nullopt;
}

// The first seed with a game that is short enough, or else the seed with the shortest game.
std::uint64_t pleasant_seed(const scripting::Loaded& loaded, int players) {
  std::uint64_t best = 1;
  int fewest = 200;
  for (std::uint64_t seed = 1; seed <= seeds_tried && fewest > pleasant_turns; ++seed) {
    const std::optional<int> turns = turns_until_won(loaded, players, seed, fewest - 1);
    if (!turns || *turns >= fewest)
      continue;
    fewest = *turns;
    best = seed;
  }
  return best;
}

Exit demo(const DemoOptions& options, Console& console) {
  const auto loaded = load(options.sets, console);
  const std::uint64_t seed = options.seed ? *options.seed : pleasant_seed(*loaded, options.players);
  Telling telling(*loaded, options.players, seed, console);
  Game& game = telling.game;
  const InterruptWatch watch;
  const Seconds pause = pause_between(telling.pages, console, options.fast);
  for (const Page& page : telling.pages) {
    if (interrupted())
      return Exit::interrupted;
    print_page(console, page);
    std::this_thread::sleep_for(pause);
  }
  console.print("\n{}\n{}\n", console.paint(Ink::bold, verdict(game)), score_line(view_for(game, Seat::game), console));
  console.print("\nSeed {}; the same seed gives the same game\n\n{}", seed, what_next);
  return Exit::ok;
}

}  // namespace

void add_demo(Program& program) {
  CLI::App& app = program.add("demo", "Watch a game between bots, turn by turn",
                              "  soulstack demo\n"
                              "  soulstack demo --seed 7 --players 2\n");
  auto o = std::make_shared<DemoOptions>();
  add_seed(app, o->seed, "Random seed; the same seed gives the same game (default: one with a short game)");
  add_number(app, "--players", o->players, 1, max_players, "Number of players (default: 4)");
  add_set_and_rules_options(app, o->sets);
  app.add_flag("--fast", o->fast, "Do not wait between turns");
  when_chosen(program, app, o, demo);
}

}  // namespace soulstack::tools
