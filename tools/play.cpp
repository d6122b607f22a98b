// soulstack play: a game in the terminal.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <memory>
#include <optional>
#include <random>

#include "scripting/suggest.h"
#include "tools/interrupt.h"
#include "tools/program.h"
#include "tools/session.h"

namespace soulstack::tools {

namespace {

struct PlayOptions {
  std::optional<std::uint64_t> seed;
  int players = 4;
  std::optional<int> humans;
  std::vector<std::string> seats;
  std::string bot = "eager";
  std::string stops = "changes";
  std::string script;
  SetChoice sets;
};

// "2=random": seat and who sits there.
void sit_down(const std::string& seat, std::vector<std::string>& seats) {
  const std::size_t equals = seat.find('=');
  const std::string number = seat.substr(0, equals);
  const std::string who = equals == std::string::npos ? "" : seat.substr(equals + 1);
  const bool one_digit = number.size() == 1 && number[0] >= '1' && number[0] <= '9';
  const std::size_t at = one_digit ? static_cast<std::size_t>(number[0] - '1') : seats.size();
  if (who.empty() || at >= seats.size())
    refuse(
        fmt::format("`--seat {}` names no seat: write a number from 1 to {}, and who sits there, as in --seat 1=human",
                    seat, seats.size()));
  if (who != "human" && !is_bot(who))
    refuse(fmt::format("Seat {} can't be taken by `{}`: there are `human`, {}", number, who, bot_names()));
  seats[at] = who;
}

// Those that are named sit where they are named; without any, the first so many are people.
std::vector<std::string> seats_of(const PlayOptions& options) {
  std::vector<std::string> seats(static_cast<std::size_t>(options.players), options.bot);
  find_bot(options.bot);
  const int humans = options.humans.value_or(options.seats.empty() ? 1 : 0);
  if (humans > options.players)
    refuse(fmt::format("{} people do not fit into {} seats", humans, options.players));
  for (int i = 0; i < humans; ++i)
    seats[static_cast<std::size_t>(i)] = "human";
  for (const std::string& seat : options.seats)
    sit_down(seat, seats);
  return seats;
}

Stops stops_of(const std::string& name) {
  return name == "all" ? Stops::all : name == "turn" ? Stops::turn : Stops::changes;
}

Exit play(const PlayOptions& options, Console& console) {
  SessionPlan plan;
  plan.seats = seats_of(options);
  plan.seed = options.seed ? *options.seed : std::random_device{}() % 1'000'000;
  plan.stops = stops_of(options.stops);
  Lines lines(console);
  if (!options.script.empty())
    lines.read_script(options.script);
  const auto loaded = load(options.sets, console);
  const InterruptWatch watch;
  console.print("Seed {}. Type ? for help.\n", plan.seed);
  return Session(plan, *loaded, lines, console).run();
}

}  // namespace

void add_play(Program& program) {
  CLI::App& app = program.add("play", "Play in the terminal; any seat is yours or a bot's",
                              "  soulstack play                           # you are P1, three bots\n"
                              "  soulstack play --players 2 --humans 2    # two people, one keyboard\n"
                              "  soulstack play --seat 2=human --seat 1=random --seed 7\n"
                              "  soulstack play --script answers.txt      # answers from a file, then the keyboard\n");
  auto o = std::make_shared<PlayOptions>();
  add_number(app, "--players", o->players, 1, max_players, "Seats at the table (default: 4)");
  app.add_option("--humans", o->humans, "How many of them are people, from P1 on (default: 1)")
      ->check(CLI::Range(0, max_players).description(""))
      ->type_name("N");
  app.add_option("--seat", o->seats, "Who sits in a seat: human, random or eager, as in 1=human")
      ->allow_extra_args(false)
      ->type_name("N=WHO");
  app.add_option("--bot", o->bot, "Who sits in the other seats (default: eager)")->type_name("NAME");
  app.add_option("--seed", o->seed, "The same seed and answers are the same game (default: any)")->type_name("N");
  app.add_option("--stops", o->stops,
                 "When you are asked though you can only respond: all, changes (once for each new thing on the stack), "
                 "or turn (never) (default: changes)")
      ->check(CLI::IsMember({"all", "changes", "turn"}).description(""))
      ->type_name("WHEN");
  app.add_option("--script", o->script, "A file of answers, a number or label a line; then the keyboard goes on")
      ->type_name("FILE");
  add_set_and_rules_options(app, o->sets);
  when_chosen(program, app, o, play);
}

}  // namespace soulstack::tools
