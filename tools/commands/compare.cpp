// soulstack compare: plays the same deals under several rules or sets and says what differs.
#include <fcntl.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>

#include "engine/model/content.h"
#include "scripting/sandbox/open_file.h"
#include "tools/commands/deals.h"
#include "tools/lab/arms.h"
#include "tools/lab/compare_part.h"
#include "tools/lab/compare_rows.h"
#include "tools/lab/comparison.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/lab/html_report.h"
#include "tools/lab/paired_games.h"
#include "tools/players/match.h"
#include "tools/results/open_results.h"
#include "tools/results/shard_option.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/random.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

constexpr std::uint64_t usual_pairs = 2000;
constexpr std::uint64_t most_pairs = 10'000'000;
constexpr double most_that_matters = 1'000'000;
// `greedy` plays better, and `eager` ten times as fast.
constexpr std::string_view usual_bot = "greedy", bot_of_long_runs = "eager";

struct CompareOptions {
  std::vector<std::string> arms, without;
  std::uint64_t pairs = 0;  // 0: not given
  bool until_clear = false;
  std::string measure = "turns";
  double matters = 0;
  std::vector<std::string> bots;
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool other_bots = false;
  bool json = false;
  std::string csv, report, picture, out;
  Shard shard;
  bool resume = false, rows = false;
};

// ---- The plan

std::vector<Arm> arms_of(const CompareOptions& options) {
  std::vector<Arm> arms;
  for (const std::string& written : options.arms)
    arms.push_back(read_arm(written, options.sets));
  for (const std::string& card : options.without)
    arms.push_back(read_arm(options.arms.front() + " without " + card, options.sets));
  if (arms.size() < 2)
    refuse("soulstack compare needs two variants, such as `extended classic`, or one and --without CARD");
  for (std::size_t i = 0; i < arms.size(); ++i)
    for (std::size_t k = i + 1; k < arms.size(); ++k)
      if (arms[i].title == arms[k].title && !options.other_bots)
        refuse(fmt::format("Both variants are `{}`, so all games would be equal; to test the method, add --other-bots",
                           arms[i].title));
  return arms;
}

ExperimentPlan plan_of(const CompareOptions& options, std::size_t arms) {
  const Measure& main = find_measure(options.measure);
  return {.pairs = options.pairs > 0     ? options.pairs
                   : options.until_clear ? 0
                                         : usual_pairs,
          .until_clear = options.until_clear,
          .main = static_cast<std::size_t>(&main - measures().data()),
          .matters = options.matters,
          .arms = arms};
}

std::uint64_t most_to_play(const ExperimentPlan& plan) { return plan.pairs > 0 ? plan.pairs : most_pairs; }

std::vector<std::string> bots_of(const CompareOptions& options) {
  if (!options.bots.empty())
    return options.bots;
  const bool is_long = options.pairs > usual_pairs || (options.pairs == 0 && options.until_clear);
  return {std::string(is_long ? bot_of_long_runs : usual_bot)};
}

std::vector<PlayedArm> played(const CompareOptions& options, const std::vector<Arm>& arms, const ExperimentPlan& plan,
                              Console& console) {
  std::vector<PlayedArm> all;
  const auto jobs = std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), most_to_play(plan));
  for (const Arm& arm : arms) {
    SimulationPlan games;
    games.games = most_to_play(plan);
    games.players = options.players;
    games.seed = options.seed;
    games.bots = bots_of(options);
    games.sets = arm.sets;
    games.variant = arm.title;
    games.leader = true;
    games.other_bots = options.other_bots && !all.empty() ? mixed(golden * all.size()) : 0;
    all.push_back({games, load_arm(arm, static_cast<int>(jobs), console)});
  }
  return all;
}

std::vector<ComparedArm> described(const std::vector<Arm>& arms, const std::vector<PlayedArm>& games) {
  std::vector<ComparedArm> all;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    const scripting::Loaded& loaded = *games[i].loaded.front();
    ComparedArm arm{arms[i].title, arms[i].sets.rules, stamps_of(loaded), {}};
    for (const CardDef& card : loaded.content().cards)
      arm.card_names.push_back(card.name);
    all.push_back(std::move(arm));
  }
  return all;
}

// Without the options that do not change the games.
std::string command_of(const CompareOptions& options, const ExperimentPlan& plan) {
  std::string text = "soulstack compare";
  for (const std::string& arm : options.arms)
    text += " " + shell_word(arm);
  for (const std::string& card : options.without)
    text += " --without " + shell_word(card);
  text += written(options.sets);
  if (plan.pairs > 0)
    text += fmt::format(" --games {}", plan.pairs);
  if (plan.until_clear)
    text += " --until-clear";
  text += fmt::format(" --measure {}", shell_word(options.measure));
  if (options.matters > 0)
    text += fmt::format(" --matters {}", options.matters);
  text += fmt::format(" --players {} --seed {} --bots {}", options.players, options.seed,
                      shell_word(fmt::format("{}", fmt::join(bots_of(options), ","))));
  return text + (options.other_bots ? " --other-bots" : "");
}

// ---- The games as rows

class Rows {
 public:
  explicit Rows(const std::string& path) : path_(path) {
    if (path.empty())
      return;
    file_ = OpenFile(scripting::open_file(path, O_WRONLY | O_CREAT, 0666));  // replaced when there are results
    check(file_.open());
    file_ = OpenFile();
  }

  void add(const std::vector<std::string>& rows) {
    if (path_.empty())
      return;
    begin();
    std::string text;
    for (const std::string& row : rows)
      text += row;
    check(write_all(file_.get(), text));
  }
  void close() {
    if (path_.empty())
      return;
    begin();
    file_ = OpenFile();
  }

 private:
  void begin() {
    if (file_.open())
      return;
    file_ = OpenFile(scripting::open_file(path_, O_WRONLY | O_CREAT | O_TRUNC, 0666));
    check(file_.open() && write_all(file_.get(), compare_rows_header));
  }
  void check(bool is_written) const {
    if (!is_written)
      throw Stop{Exit::content, fmt::format("Cannot write `{}`", path_)};
  }

  std::string path_;
  OpenFile file_;
};

// ---- Playing

void note_troubles(Console& console, const PlayedPairs& games, const Comparison& of) {
  for (std::size_t arm = 0; arm < of.arms.size(); ++arm)
    if (const std::uint64_t errors = of.experiment.arm(arm).script_errors; errors > 0)
      console.note("Warning: {} in games of {}", counted(errors, "script error"), of.arms[arm].title);
  constexpr std::size_t most_shown = 5;
  note_troubles(console, games.troubles, most_shown);
}

// What is played, and the comparison before its first pair.
struct Prepared {
  ExperimentPlan plan;
  std::vector<PlayedArm> games;
  Comparison comparison;
};

Prepared prepared(const CompareOptions& options, Console& console) {
  const std::vector<Arm> arms = arms_of(options);
  demand_bots(bots_of(options), options.players);
  const ExperimentPlan plan = plan_of(options, arms.size());
  std::vector<PlayedArm> games = played(options, arms, plan, console);
  Comparison comparison(plan, options.players);
  comparison.arms = described(arms, games);
  comparison.bots = bots_of(options);
  comparison.command = command_of(options, plan);
  comparison.sets = written(options.sets);
  comparison.seed = options.seed;
  comparison.other_bots = options.other_bots;
  return {plan, std::move(games), std::move(comparison)};
}

RunPlan run_plan_of(const CompareOptions& options, const Prepared& of) {
  return run_plan(of.comparison, most_to_play(of.plan), options.rows || !options.csv.empty());
}

Comparison compared(const CompareOptions& options, Console& console) {
  Prepared all = prepared(options, console);
  Comparison& comparison = all.comparison;
  Experiment& experiment = comparison.experiment;
  Rows rows(options.csv);
  std::optional<ComparePart> part;
  std::vector<ComparedStretch> stored;
  if (!options.out.empty())
    part.emplace(options.out, run_plan_of(options, all), options.shard, options.resume,
                 [&](const ComparedStretch& stretch) { stored.push_back(stretch); });
  for (const ComparedStretch& stretch : stored) {
    experiment.add(stretch.sums);
    rows.add(stretch.rows);
  }
  const std::uint64_t before = experiment.pairs();
  const bool keeps_rows = options.rows || !options.csv.empty();
  const InterruptWatch watch;
  ProgressLine line(console);
  PlayedPairs played;
  if (!experiment.is_over())
    played = play_pairs(
        all.games,
        [&](std::uint64_t pair, std::span<const GameResult> of_pair) {
          std::vector<std::string> of_rows;
          if (keeps_rows)
            of_rows = compare_rows(pair, seed_of_game(options.seed, pair), of_pair);
          rows.add(of_rows);
          experiment.add(of_pair);
          if (part)
            part->add(of_pair, std::move(of_rows));
          return !experiment.is_over();
        },
        [&](double seconds) {
          line.show(progress_text(experiment, before, seconds, "pairs"), seconds);
          if (part)
            part->tick(seconds);
          return !interrupted();
        },
        {.done = before});
  line.clear();
  rows.close();
  if (part)
    part->write();
  comparison.seconds = played.seconds;
  comparison.whole = experiment.is_over() || experiment.pairs() == most_to_play(all.plan);
  note_troubles(console, played, comparison);
  return std::move(comparison);
}

// ---- One share of the pairs

Exit play_share(const CompareOptions& options, Console& console) {
  const Prepared all = prepared(options, console);
  ComparePart part(options.out, run_plan_of(options, all), options.shard, options.resume, [](const auto&) {});
  const std::uint64_t pairs = options.shard.size(most_to_play(all.plan)), before = part.pairs();
  const InterruptWatch watch;
  ProgressLine line(console);
  const PlayedPairs played = play_pairs(
      all.games,
      [&](std::uint64_t pair, std::span<const GameResult> games) {
        part.add(games, options.rows ? compare_rows(pair, seed_of_game(options.seed, pair), games)
                                     : std::vector<std::string>());
        return true;
      },
      [&](double seconds) {
        const double rate = static_cast<double>(part.pairs() - before) / std::max(seconds, 0.001);
        line.show(fmt::format(
                      "{} of {} pairs, {:.0f} games/s{}", grouped(part.pairs()), grouped(pairs),
                      rate * static_cast<double>(all.plan.arms),
                      rate > 0 ? fmt::format(", {:.0f} s left", static_cast<double>(pairs - part.pairs()) / rate) : ""),
                  seconds);
        part.tick(seconds);
        return !interrupted();
      },
      {options.shard, before});
  line.clear();
  part.write();
  note_troubles(console, played, all.comparison);
  if (options.json)
    write_json(console, Json{{"schema", 1},
                             {"command", "compare"},
                             {"part", options.shard.number},
                             {"of", options.shard.of},
                             {"file", options.out},
                             {"pairs", part.pairs()}});
  else
    console.print("Part {} of {}: {} in {}; `soulstack merge` joins the parts\n", options.shard.number,
                  options.shard.of, counted(part.pairs(), "pair"), options.out);
  if (part.pairs() == pairs)
    return Exit::ok;
  console.note("Interrupted after {} of {} pairs; the same command with --resume plays the rest", grouped(part.pairs()),
               grouped(pairs));
  return Exit::interrupted;
}

void demand_sense(const CompareOptions& options) {
  demand_different_files({options.csv, options.report, options.picture, options.out});
  const auto refuse_if = [](bool is_wrong, std::string_view why) {
    if (is_wrong)
      refuse(std::string(why));
  };
  const bool is_share = !options.shard.is_whole();
  refuse_if(options.out.empty() && options.resume, "--resume needs --out FILE");
  refuse_if(options.out.empty() && options.rows, "--rows needs --out FILE");
  refuse_if(options.out.empty() && is_share, "--shard needs --out FILE");
  refuse_if(!options.out.empty() && format_of(options.out) != ResultFormat::part,
            "--out: the sums of a comparison are a part of a run, so the name must end in .part");
  refuse_if(is_share && (!options.csv.empty() || !options.report.empty() || !options.picture.empty()),
            "One share of the pairs has no result yet; give --report, --picture and --csv to `soulstack merge`, for "
            "--csv with "
            "--rows here");
  refuse_if(is_share && options.pairs == 0 && options.until_clear, "--shard with --until-clear needs --games");
}

Exit compare(const CompareOptions& options, Console& console) {
  demand_sense(options);
  demand_folder(options.report);
  demand_folder(options.picture);
  if (!options.shard.is_whole())
    return play_share(options, console);
  const Comparison comparison = compared(options, console);
  write_or_stop(options.report, options.report.empty() ? "" : html_report(comparison));
  write_or_stop(options.picture, options.picture.empty() ? "" : svg_file(intervals_picture(comparison)));
  if (options.json) {
    write_json(console, to_json(comparison));
  } else {
    print(comparison, console);
  }
  if (comparison.whole)
    return Exit::ok;
  console.note("Interrupted after {}; the intervals allow for that{}", counted(comparison.experiment.pairs(), "pair"),
               options.out.empty() ? "" : ". The same command with --resume plays the rest");
  return Exit::interrupted;
}

}  // namespace

void add_compare(Command& program) {
  Command& command =
      program.add("compare", "Play the same deals under different rules or sets and say what differs",
                  "  soulstack compare extended extended+two_attacks      # do two attacks a turn make games shorter?\n"
                  "  soulstack compare extended classic mini_draft        # several variants, each against the first\n"
                  "  soulstack compare extended \"extended with price=7\"   # another number of the rules\n"
                  "  soulstack compare extended --without dinner          # with and without a card\n"
                  "  soulstack compare extended \"extended on examples\"    # another set\n"
                  "  soulstack compare extended classic --games 20000 --matters 1 --report out.html\n");
  auto o = std::make_shared<CompareOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"VARIANT TEXT",
       o->arms,
       "What is compared with the first one: a ruleset or several joined by +, and after it `with "
       "NUMBER=VALUE,...`, `without CARD,...` or `on SET,...` (instead of --set)",
       {.required = true}},
      {"--without CARD", o->without, "Add a variant: the first one without this card"},
      {"--games N", number(o->pairs, 2, most_pairs),
       "Number of pairs: deals that each variant plays (default: 2000, or no limit with --until-clear)"},
      {"--until-clear", o->until_clear, "Stop at the first look, each 500 pairs, at which the answer is clear"},
      {"--measure NAME", o->measure, "The main measure: " + measure_names() + " (default: turns)"},
      {"--matters N", number(o->matters, 0.001, most_that_matters),
       "The smallest difference of the main measure worth noticing (default: 3 % of A, or 2 percentage points of a "
       "share)"},
      {"--bots NAME,...", o->bots,
       "Bots by seat; a short list repeats (default: greedy; eager for more than 2000 pairs and for "
       "--until-clear without --games)"},
      {"--players N", number(o->players, 1, max_players), "Number of players (default: 4)"},
      {"--seed N", number(o->seed), "Random seed; the same seed gives the same games (default: 1)"},
      {"--jobs N", number(o->jobs, 1, 1024), "Number of threads; does not change the result (default: all cores)"},
  });
  add_set_option(command, o->sets);
  command.takes({
      {"--other-bots", o->other_bots,
       "Give the bots of the variants after the first other random numbers. With equal variants, each difference is "
       "chance: a test of the method"},
      {"--json", o->json, "Print the result as one JSON object"},
      {"--csv FILE", o->csv, "Write one row for each game to this file"},
      {"--report FILE", o->report, "Write the result with pictures to this HTML file, for any browser"},
      {"--picture FILE", o->picture, "Write the picture of the differences and their intervals to this SVG file"},
      {"--out FILE", o->out,
       "Keep the sums of the pairs in this new file (.part), so that the run can be resumed or merged"},
      {"--resume", o->resume, "Continue the file of --out, if it exists: plays the pairs that it does not have"},
      {"--rows", o->rows, "Also keep the rows of --csv in the file of --out"},
  });
  add_shard_option(command, o->shard);
  command.runs(o, compare);
}

}  // namespace soulstack::tools
