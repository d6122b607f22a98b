// soulstack play: play a game in the terminal.
#include <memory>
#include <optional>
#include <random>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "scripting/findings/suggest.h"
#include "tools/commands/playing/play_situation.h"
#include "tools/commands/playing/session.h"
#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/records/journal.h"
#include "tools/records/reopen.h"
#include "tools/records/undo.h"
#include "tools/support/interrupt.h"
#include "tools/support/set_options.h"

namespace soulstack::tools {

namespace {

struct PlayOptions {
  std::optional<std::uint64_t> seed;
  int players = 4;
  std::optional<int> humans;
  std::vector<std::string> seats;
  std::string bot = "eager";
  std::string stops;  // empty: not given
  std::vector<std::string> ask_at, ask_always, ask_never;
  std::string script;
  std::string journal;
  bool no_journal = false;
  bool watch = false;
  std::optional<std::string> resume;  // "": the last game
  bool plain = false;
  std::optional<std::string> screen;  // "80x24"
  WantedTable table;
  SetChoice sets;
};

// "2=random": the seat and its player.
void sit_down(const std::string& seat, std::vector<std::string>& seats) {
  const std::size_t equals = seat.find('=');
  const std::string number = seat.substr(0, equals);
  const std::string who = equals == std::string::npos ? "" : seat.substr(equals + 1);
  const auto at = static_cast<std::size_t>(seat_numbered(number));
  if (who.empty() || at >= seats.size())
    refuse(fmt::format(
        "Invalid value `--seat {}`: expected a seat from 1 to {} and its player, for example --seat 1=human", seat,
        seats.size()));
  if (who != "human" && !is_bot(who))
    refuse(fmt::format("Seat {}: unknown player `{}`; known: `human`, {}", number, who, bot_names()));
  seats[at] = who;
}

// The seats given with --seat; without --seat, the first --humans seats are people.
std::vector<std::string> seats_of(const PlayOptions& options) {
  std::vector<std::string> seats(static_cast<std::size_t>(options.players), options.bot);
  demand_own_bot(options.bot);
  const int humans = options.humans.value_or(options.seats.empty() ? 1 : 0);
  if (humans > options.players)
    refuse(fmt::format("{} people do not fit in {} seats", humans, options.players));
  for (int i = 0; i < humans; ++i)
    seats[static_cast<std::size_t>(i)] = "human";
  for (const std::string& seat : options.seats)
    sit_down(seat, seats);
  return seats;
}

// ---- When people are asked

constexpr std::pair<std::string_view, bool StopSettings::*> moments[] = {
    {"end", &StopSettings::at_end_of_other_turns},
    {"before", &StopSettings::before_own_turn},
    {"attacks", &StopSettings::at_declared_attacks},
};

std::vector<CardDefId> cards_to_ask_about(const std::vector<std::string>& names, const Content& content,
                                          std::string_view option) {
  std::vector<CardDefId> cards;
  for (const std::string& name : names) {
    const std::vector<CardDefId> found = find_cards(content, name);
    if (found.empty())
      refuse(fmt::format("{} {}: there is no such card{}", option, scripting::printable(name, 100),
                         nearest_card(content, name)));
    cards.push_back(found.front());
  }
  return cards;
}

// With the mode of that name. An older record may have none.
StopSettings stops_of(const std::string& mode, const PlayOptions& options, const Content& content) {
  StopSettings settings = StopSettings::of(stops_mode_named(mode).value_or(StopsMode::changes));
  for (const auto& [name, moment] : moments)
    settings.*moment = std::ranges::find(options.ask_at, name) != options.ask_at.end();
  settings.always = cards_to_ask_about(options.ask_always, content, "--ask-always");
  settings.never = cards_to_ask_about(options.ask_never, content, "--ask-never");
  return settings;
}

// ---- The journal

const std::string no_home = "neither HOME nor XDG_STATE_HOME is set";

// The game is played even if no journal can be written.
std::unique_ptr<Journal> unnamed_journal(const History& history, Console& console) {
  try {
    if (const auto path = new_journal_path(history.beginning().seed); !path.empty())
      return Journal::create(path, history.beginning(), history.setup());
    console.note(
        "The game is not recorded: {}. Use `--journal FILE` to record it in another place",
        journals_folder().empty() ? no_home : fmt::format("cannot create folder `{}`", journals_folder().string()));
  } catch (const Stop& stop) {
    console.note("The game is not recorded. {}", stop.why);
  }
  return nullptr;
}

std::unique_ptr<Journal> journal_of(const PlayOptions& options, const History& history, Console& console) {
  if (options.no_journal)
    return nullptr;
  if (!options.journal.empty())
    return Journal::create(options.journal, history.beginning(), history.setup());
  return unnamed_journal(history, console);
}

// ---- A new or resumed game

// On a terminal, the notes of loading are already there.
void print_banners(const scripting::Loaded& loaded, Console& console) {
  if (!console.err_is_terminal)
    for (const std::string& banner : banners_of(loaded.sets()))
      console.print("{}\n", banner);
}

Exit play_new(const PlayOptions& options, Lines& lines, Console& console) {
  const std::vector<std::string> seats = seats_of(options);
  const std::uint64_t seed = options.seed ? *options.seed : std::random_device{}() % 1'000'000;
  const std::string stops = options.stops.empty() ? "relevant" : options.stops;
  std::unique_ptr<scripting::Loaded> loaded = load(options.sets, console);
  const StopSettings settings = stops_of(stops, options, loaded->content());
  History history(*loaded, {seed, seats, options.sets.rules, stops, stamps_of(*loaded)}, Seated::bots);
  lay_on_table(history, options.table);
  history.keep_in(journal_of(options, history, console));
  console.print("Seed {}. Type ? for help.\n", seed);
  Session session(history, settings, *loaded, lines, console);
  if (options.watch)
    session.watch(loaded);
  print_banners(*loaded, console);
  return session.run();
}

Exit play_scenario(const PlayOptions& options, Lines& lines, Console& console) {
  const ScenarioTable table = scenario_table(options.table.scenario, options.sets, console);
  PlayOptions seated = options;
  seated.players = static_cast<int>(table.situation.seats.size());
  const std::string stops = options.stops.empty() ? "changes" : options.stops;
  History history(*table.loaded, {table.situation.seed, seats_of(seated), table.rules, stops, stamps_of(*table.loaded)},
                  table.situation);
  console.print("The table of \"{}\". Type ? for help. The game is not recorded.\n", table.name);
  lay_on_table(history, options.table);
  Session session(history, stops_of(stops, options, table.loaded->content()), *table.loaded, lines, console);
  print_banners(*table.loaded, console);
  return session.run();
}

std::filesystem::path file_to_resume(const PlayOptions& options) {
  const std::filesystem::path path = options.resume->empty() ? last_journal() : std::filesystem::path(*options.resume);
  if (path.empty())
    throw Stop{Exit::content, fmt::format("No unfinished game found{}; name a journal or a save with --resume FILE",
                                          journals_folder().empty() ? fmt::format(": {}", no_home)
                                                                    : " in " + journals_folder().string())};
  return path;
}

Exit play_on(const PlayOptions& options, Lines& lines, Console& console) {
  const std::filesystem::path path = file_to_resume(options);
  Opened opened = options.no_journal ? Opened{read_record(path, CutOff::allowed), nullptr} : open_record(path);
  if (opened.journal && !options.journal.empty())
    refuse(fmt::format("`{}` is a journal, and the resumed game is recorded there; remove --journal {}", path.string(),
                       options.journal));
  const Record& record = opened.record;
  std::unique_ptr<scripting::Loaded> loaded = load_for(record, options.sets, path, console);
  Beginning beginning = record.beginning;
  beginning.sets = stamps_of(*loaded);
  if (!options.stops.empty())
    beginning.stops = options.stops;
  History history(*loaded, beginning, Seated::bots);
  Session session(history, stops_of(beginning.stops, options, loaded->content()), *loaded, lines, console);
  if (const auto parting = session.retrace(record))
    throw Stop{Exit::content, went_otherwise(*parting, record, path)};
  if (opened.journal) {
    history.keep_in(std::move(opened.journal));
  } else {
    history.keep_in(journal_of(options, history, console));
  }
  if (record.cut_off)
    console.note("The last line of {} is incomplete; resuming from the answer before it", path.string());
  console.print("Seed {}, resumed after {} of yours{}. Type ? for help.\n", beginning.seed,
                counted(history.typed_before() - record.edits(), "answer"),
                history.edits() > 0 ? fmt::format(" and {} of the table", counted(record.edits(), "edit")) : "");
  if (options.watch)
    session.watch(loaded);
  print_banners(*loaded, console);
  return session.run();
}

// "80x24".
void take_screen(const std::string& size, Console& console) {
  const std::size_t by = size.find('x');
  const std::optional<int> columns = number_in(size.substr(0, by));
  const std::optional<int> rows = number_in(by == std::string::npos ? "" : size.substr(by + 1));
  if (!columns || !rows || *columns < 60 || *columns > 400 || *rows < 16 || *rows > 400)
    refuse(fmt::format("--screen needs columns from 60 to 400 and rows from 16 to 400, for example 80x24; got `{}`",
                       size));
  console.columns = *columns;
  console.rows = *rows;
  console.plain = false;
  console.resizes = false;
}

Exit play(const PlayOptions& options, Console& console) {
  if (options.screen)
    take_screen(*options.screen, console);
  console.plain = console.plain || options.plain;
  if (console.plain)
    console.colour = false;
  Lines lines(console);
  if (!options.script.empty())
    lines.read_script(options.script);
  const InterruptWatch watch;
  if (options.resume)
    return play_on(options, lines, console);
  return options.table.scenario.empty() ? play_new(options, lines, console) : play_scenario(options, lines, console);
}

}  // namespace

void add_play(Command& program) {
  Command& command =
      program.add("play", "Play in the terminal against bots or other people",
                  "  soulstack play                           # you are P1, three bots\n"
                  "  soulstack play --players 2 --humans 2    # two people, one keyboard\n"
                  "  soulstack play --seat 2=human --seat 1=random --seed 7\n"
                  "  soulstack play --resume                  # continue the last game\n"
                  "  soulstack play --resume FILE             # continue a journal or a save\n"
                  "  soulstack play --set mine --watch        # changed cards are used at once\n"
                  "  soulstack play --set mine --hand P1=spark --monster fly   # try a card now\n"
                  "  soulstack play --scenario mine/scenarios/spark.lua\n"
                  "  soulstack play --script answers.txt      # answers from a file, then from the keyboard\n");
  auto o = std::make_shared<PlayOptions>();
  command.takes({
      {"--resume [FILE]", o->resume, "Continue a journal or a save (default: the last unfinished game)"},
      {"--players N", number(o->players, 1, max_players), "Number of players (default: 4)", {.not_with = {"--resume"}}},
      {"--humans N",
       number(o->humans, 0, max_players),
       "Number of people; they take the first seats (default: 1)",
       {.not_with = {"--resume"}}},
      {"--seat N=WHO",
       o->seats,
       fmt::format("Player of a seat: `human`, {}; for example 1=human", bot_names()),
       {.not_with = {"--resume"}}},
      {"--bot NAME",
       o->bot,
       fmt::format("Bot for the other seats: {} (default: eager)", bot_names()),
       {.not_with = {"--resume"}}},
      {"--seed N",
       number(o->seed),
       "Random seed; the same seed and answers give the same game (default: random)",
       {.not_with = {"--resume"}}},
      {"--stops WHEN",
       o->stops,
       "When you may respond: `relevant` if one of your options could change what happens to you, `all` at every "
       "priority, `changes` once per new object on the stack, `turn` never (default: relevant)",
       {.one_of = {"relevant", "all", "changes", "turn"}}},
      {"--ask-at MOMENT",
       o->ask_at,
       "Ask you also at the `end` of each other turn, `before` your own turn, or when `attacks` are declared",
       {.one_of = {"end", "before", "attacks"}}},
      {"--ask-always CARD", o->ask_always, "Ask you whenever this card is next to resolve"},
      {"--ask-never CARD", o->ask_never, "Never ask you because of this card"},
      {"--script FILE", o->script, "File with answers, one number or label per line; then the keyboard is used"},
      {"--journal FILE", o->journal,
       "Record the game in this new file (default: " +
           (journals_folder().empty() ? "none, as " + no_home : "a file in " + journals_folder().string()) + ")"},
      {"--no-journal", o->no_journal, "Do not record the game; it cannot be resumed", {.not_with = {"--journal"}}},
      {"--hand SEAT=CARD",
       o->table.hand,
       "Begin with this card: loot in hand, an item in play; for example P1=bomb",
       {.not_with = {"--resume"}}},
      {"--monster CARD", o->table.monsters, "Begin with this monster in a slot", {.not_with = {"--resume"}}},
      {"--coins SEAT=N", o->table.coins, "Begin with so much ¢; for example P1=10", {.not_with = {"--resume"}}},
      {"--scenario FILE",
       o->table.scenario,
       "Begin at the table of a scenario, for example mine/scenarios/spark.lua; FILE#2 is the second one of the file",
       {.not_with = {"--resume", "--players", "--seed", "--journal", "--watch", "--rules"}}},
      {"--plain", o->plain, "Words in place of symbols and columns, each change once: for screen readers"},
      {"--screen COLUMNSxROWS",
       o->screen,
       "Screens of this size (default: that of the terminal)",
       {.not_with = {"--plain"}}},
      {"--watch", o->watch, "Load the cards again when their files are saved, and continue with them"},
  });
  add_set_option(command, o->sets);
  add_rules_option(command, o->sets, {.not_with = {"--resume"}});
  command.runs(o, play);
}

}  // namespace soulstack::tools
