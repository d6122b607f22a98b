// soulstack demo: a narrated game between bots, or a tour of the commands.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "tools/commands/program.h"
#include "tools/commands/run_program.h"
#include "tools/display/board.h"
#include "tools/display/seat_view.h"
#include "tools/display/story.h"
#include "tools/lab/variants.h"
#include "tools/players/match.h"
#include "tools/support/interrupt.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

using Seconds = std::chrono::duration<double>;

struct DemoOptions {
  std::optional<std::uint64_t> seed;
  int players = 4;
  std::vector<std::string> bots = {"eager"};
  SetChoice sets;
  bool fast = false, tour = false;
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

std::vector<Page> tell(Game& game, std::uint64_t seed, const std::vector<std::string>& names, const Console& console) {
  const auto bots = make_bots(names, game.state().players_count, seed);
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

  Telling(const scripting::Loaded& loaded, const DemoOptions& options, std::uint64_t s, const Console& console)
      : game(loaded.content(), loaded.scripts(), {.players = options.players, .seed = s, .characters = {}}, true),
        pages(tell(game, s, options.bots, console)) {}
};

// ---- Choosing a game: many random games are long

constexpr std::uint64_t seeds_tried = 100;
constexpr int pleasant_turns = 24;

// A game with more turns than this is too long to watch.
std::optional<int> turns_until_won(const scripting::Loaded& loaded, const DemoOptions& options, std::uint64_t seed,
                                   int most) {
  Game game(loaded.content(), loaded.scripts(), {.players = options.players, .seed = seed, .characters = {}});
  const auto bots = make_bots(options.bots, options.players, seed);
  while (!game.over() && game.state().turn.number <= most)
    answer_or_stop(game, choose(game, bots), seed);
  return game.outcome() == Outcome::won ? std::optional<int>(game.state().turn.number) : std::nullopt;
}

// The first seed with a game that is short enough, or else the seed with the shortest game.
std::uint64_t pleasant_seed(const scripting::Loaded& loaded, const DemoOptions& options) {
  std::uint64_t best = 1;
  int fewest = 200;
  for (std::uint64_t seed = 1; seed <= seeds_tried && fewest > pleasant_turns; ++seed) {
    const std::optional<int> turns = turns_until_won(loaded, options, seed, fewest - 1);
    if (!turns || *turns >= fewest)
      continue;
    fewest = *turns;
    best = seed;
  }
  return best;
}

// ---- A tour of the commands, about half a minute long

namespace fs = std::filesystem;

constexpr std::chrono::seconds pause_after_step{3};

struct TourStep {
  std::string sentence;
  std::vector<std::string> command;
};

fs::path new_folder() {
  std::string name = (fs::temp_directory_path() / "soulstack-tour-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr)
    throw Stop{Exit::content, fmt::format("Cannot create a folder in {}", fs::temp_directory_path().string())};
  return name;
}

std::vector<TourStep> steps(const fs::path& folder, std::uint64_t seed) {
  const std::string games = folder / "games.db", report = folder / "report.html", seed_text = std::to_string(seed);
  return {
      {"Play fifty games between bots, and keep a row for each",
       {"sim", "--games", "50", "--players", "2", "--bots", "eager", "--seed", seed_text, "--out", games}},
      {"Open the third of them, before its 40th answer", {"replay", games + "#3", "--at", "40"}},
      {"Play the same deals with and without a card: are games shorter?",
       {"compare", "extended", "extended without the_chest", "--games", "250", "--players", "2", "--bots", "eager",
        "--seed", seed_text, "--report", report}},
  };
}

std::string command_text(const std::vector<std::string>& command) {
  std::string text = "soulstack";
  for (const std::string& word : command)
    text += " " + shell_word(word);
  return text;
}

// Its files are in a new temporary folder, and stay there.
Exit tour(std::uint64_t seed, bool fast, Console& console) {
  const InterruptWatch watch;
  const fs::path folder = new_folder();
  for (const TourStep& step : steps(folder, seed)) {
    console.print("{}\n{}\n\n", console.paint(Ink::bold, step.sentence),
                  console.paint(Ink::cyan, "$ " + command_text(step.command)));
    console.out.flush();
    if (const int code = run_program(step.command, console); code != 0)
      return static_cast<Exit>(code);
    console.print("\n");
    if (console.out_is_terminal && !fast)
      std::this_thread::sleep_for(pause_after_step);
    if (interrupted())
      return Exit::interrupted;
  }
  console.print(
      "The answer with its pictures is in {}: open it in a browser.\n"
      "`soulstack play` lets you play yourself, and `soulstack --help` lists all commands.\n",
      (folder / "report.html").string());
  return Exit::ok;
}

Exit demo(const DemoOptions& options, Console& console) {
  if (options.tour &&
      (options.bots != DemoOptions().bots || !options.sets.sets.empty() || options.sets.rules != SetChoice().rules))
    refuse("--tour plays with the usual rules, cards and bots; leave out --set, --rules and --bots");
  if (options.tour)
    return tour(options.seed.value_or(1), options.fast, console);
  demand_bots(options.bots, options.players);
  const auto loaded = load_variant(read_variant(options.sets.rules, options.sets), 1, console).front();
  const std::uint64_t seed = options.seed ? *options.seed : pleasant_seed(*loaded, options);
  Telling telling(*loaded, options, seed, console);
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

void add_demo(Command& program) {
  Command& command =
      program.add("demo", "Watch a game between bots, turn by turn",
                  "  soulstack demo\n"
                  "  soulstack demo --seed 7 --players 2\n"
                  "  soulstack demo --rules \"extended with price=7\"   # a variant of `soulstack compare`\n"
                  "  soulstack demo --tour             # play, replay and compare games in half a minute\n");
  auto o = std::make_shared<DemoOptions>();
  command.takes({
      {"--seed N", number(o->seed), "Random seed; the same seed gives the same game (default: one with a short game)"},
      {"--players N", number(o->players, 1, max_players), "Number of players (default: 4)"},
      {"--bots NAME,...", o->bots, "Bots by seat; a short list repeats (default: eager)"},
  });
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--fast", o->fast, "Do not wait between turns"},
      {"--tour",
       o->tour,
       "Instead of a game, show what the program does with games: play many, open one, compare rules. Prints "
       "each command, and writes its files to a new temporary folder",
       {.not_with = {"--players"}}},
  });
  command.runs(o, demo);
}

}  // namespace soulstack::tools
