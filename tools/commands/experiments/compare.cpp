// soulstack compare: plays the same deals under several rules or sets and says what differs.
#include <algorithm>
#include <memory>
#include <thread>

#include "engine/model/content.h"
#include "tools/commands/experiments/deals.h"
#include "tools/lab/comparison.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/lab/html_report.h"
#include "tools/lab/variants.h"
#include "tools/players/match.h"
#include "tools/results/result_file.h"
#include "tools/results/shard_option.h"
#include "tools/support/output_files.h"
#include "tools/support/random.h"
#include "tools/support/set_options.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

constexpr std::uint64_t usual_pairs = 2000, usual_pilot = 200;
constexpr std::uint64_t most_pairs = 10'000'000;
constexpr double most_that_matters = 1'000'000;
// `careful` plays better, and `eager` faster.
constexpr std::string_view usual_bot = "careful", bot_of_long_runs = "eager";

struct CompareOptions {
  std::vector<std::string> variants, without;
  std::uint64_t pairs = 0;  // 0: not given
  bool until_clear = false;
  std::string measure = "turns";
  double matters = 0;
  std::vector<std::string> bots;
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool other_bots = false, pilot = false;
  bool json = false;
  std::string report, picture, out;
  Shard shard;
  bool resume = false, rows = false;
};

// ---- The plan

std::vector<Variant> variants_of(const CompareOptions& options) {
  std::vector<Variant> variants;
  for (const std::string& written : options.variants)
    variants.push_back(read_variant(written, options.sets));
  for (const std::string& card : options.without)
    variants.push_back(read_variant(options.variants.front() + " without " + card, options.sets));
  if (variants.size() < 2)
    refuse("soulstack compare needs two variants, such as `extended classic`, or one and --without CARD");
  for (std::size_t i = 0; i < variants.size(); ++i)
    for (std::size_t k = i + 1; k < variants.size(); ++k)
      if (variants[i].title == variants[k].title && !options.other_bots)
        refuse(fmt::format("Both variants are `{}`, so all games would be equal; to test the method, add --other-bots",
                           variants[i].title));
  return variants;
}

ExperimentPlan plan_of(const CompareOptions& options, std::size_t variants) {
  const Measure& main = find_measure(options.measure);
  return {.pairs = options.pairs > 0     ? options.pairs
                   : options.until_clear ? 0
                   : options.pilot       ? usual_pilot
                                         : usual_pairs,
          .until_clear = options.until_clear,
          .main = static_cast<std::size_t>(&main - measures().data()),
          .matters = options.matters,
          .variants = variants,
          .with_details = main.of_details};
}

std::uint64_t most_to_play(const ExperimentPlan& plan) { return plan.pairs > 0 ? plan.pairs : most_pairs; }

std::vector<std::string> bots_of(const CompareOptions& options) {
  if (!options.bots.empty())
    return options.bots;
  const bool is_long = options.pairs > usual_pairs || (options.pairs == 0 && options.until_clear);
  return {std::string(is_long ? bot_of_long_runs : usual_bot)};
}

LoadedVariants loaded(const CompareOptions& options, const std::vector<Variant>& variants, const ExperimentPlan& plan,
                      Console& console) {
  LoadedVariants all;
  const auto jobs = std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), most_to_play(plan));
  for (const Variant& variant : variants) {
    SimulationPlan games;
    games.games = most_to_play(plan);
    games.players = options.players;
    games.seed = options.seed;
    games.bots = bots_of(options);
    games.sets = variant.sets;
    games.variant = variant.title;
    games.leader = true;
    games.details = options.rows || plan.with_details;
    games.other_bots = options.other_bots && !all.empty() ? mixed(golden * all.size()) : 0;
    all.push_back({games, load_variant(variant, static_cast<int>(jobs), console)});
  }
  return all;
}

// Without the options that do not change the games.
std::string command_of(const CompareOptions& options, const ExperimentPlan& plan) {
  std::string text = "soulstack compare";
  for (const std::string& variant : options.variants)
    text += " " + shell_word(variant);
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

// ---- Playing

Comparison compared(const CompareOptions& options, Console& console) {
  const std::vector<Variant> variants = variants_of(options);
  demand_bots(bots_of(options), options.players);
  const ExperimentPlan plan = plan_of(options, variants.size());
  const LoadedVariants games = loaded(options, variants, plan, console);
  Comparison c(plan, options.players);
  c.variants = described(variants, games);
  c.bots = bots_of(options);
  c.command = command_of(options, plan);
  c.sets = written(options.sets);
  c.seed = options.seed;
  c.other_bots = options.other_bots;
  play(c, games, {"compare", "deals", options.out, options.resume, options.rows, options.shard}, console);
  return c;
}

void demand_sense(const CompareOptions& options) {
  demand_outputs({options.report, options.picture, options.out});
  const auto refuse_if = [](bool is_wrong, std::string_view why) {
    if (is_wrong)
      refuse(std::string(why));
  };
  const bool is_share = !options.shard.is_whole();
  refuse_if(options.out.empty() && options.resume, "--resume needs --out FILE");
  refuse_if(options.out.empty() && options.rows, "--rows needs --out FILE");
  refuse_if(options.out.empty() && is_share, "--shard needs --out FILE");
  refuse_if(is_share && (!options.report.empty() || !options.picture.empty()),
            "One share of the deals has no result yet; give --report and --picture to `soulstack merge`");
  refuse_if(options.pilot && (options.until_clear || is_share || !options.report.empty() || !options.picture.empty()),
            "--pilot only says how many deals a plan needs; leave out --until-clear, --shard, --report and --picture");
  refuse_if(is_share && options.pairs == 0 && options.until_clear, "--shard with --until-clear needs --games");
  if (options.pairs > 0 || !options.until_clear)
    demand_deals(options.shard, options.pairs > 0 ? options.pairs : usual_pairs);
  if (!options.out.empty())
    demand_result_name(options.out);
}

Json json_of(const CompareOptions& options, const Comparison& comparison) {
  Json j = to_json(comparison);
  if (options.pilot)
    j["plans"] = plan_json(comparison);
  return j;
}

Exit compare(const CompareOptions& options, Console& console) {
  demand_sense(options);
  const Comparison comparison = compared(options, console);
  const std::uint64_t pairs = comparison.experiment.pairs();
  write_or_stop(options.report, options.report.empty() ? "" : html_report(comparison));
  write_or_stop(options.picture, options.picture.empty() ? "" : svg_file(intervals_picture(comparison)));
  if (!options.shard.is_whole())
    print_share({"compare", "deal", options.out, options.shard}, pairs, options.json, console);
  else if (options.json)
    write_json(console, json_of(options, comparison));
  else
    options.pilot ? print_plan(comparison, console) : print(comparison, console);
  if (comparison.whole)
    return Exit::ok;
  console.note(
      "Interrupted after {}{}{}", counted(pairs, "deal"),
      options.shard.is_whole() ? "; the intervals allow for that, and so are wider than those of a finished run" : "",
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
                  "  soulstack compare extended classic --pilot           # how many games would that take?\n"
                  "  soulstack compare extended classic --games 20000 --matters 1 --report out.html\n");
  auto o = std::make_shared<CompareOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"VARIANT TEXT",
       o->variants,
       "What is compared with the first one: a ruleset or several joined by +, and after it `with "
       "NUMBER=VALUE,...`, `without CARD,...` or `on SET,...` (instead of --set)",
       {.required = true}},
      {"--without CARD", o->without, "Add a variant: the first one without this card"},
      {"--games N", number(o->pairs, 2, most_pairs),
       "Number of deals; each variant plays all of them (default: 2000, or no limit with --until-clear)"},
      {"--until-clear", o->until_clear, "Stop at the first look, each 500 deals, at which the answer is clear"},
      {"--pilot", o->pilot,
       "Do not answer, but say how many deals are needed to show, find or exclude the difference that matters "
       "(default: "
       "200 deals)"},
      {"--measure NAME", o->measure, "The main measure: " + measure_names() + " (default: turns)"},
      {"--matters N", number(o->matters, 0.001, most_that_matters),
       "The smallest difference of the main measure worth noticing (default: 3 % of A, or 2 percentage points of a "
       "share)"},
      {"--bots NAME,...", o->bots,
       "Bots by seat; a short list repeats (default: careful; eager for more than 2000 deals and for "
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
      {"--report FILE", o->report, "Write the result with pictures to this HTML file, for any browser"},
      {"--picture FILE", o->picture, "Write the picture of the differences and their intervals to this SVG file"},
      {"--out FILE", o->out,
       "Keep the sums of the deals in this new file (.db), so that the run can be resumed or merged"},
      {"--resume", o->resume, "Continue the file of --out, if it exists: plays the deals that it does not have"},
      {"--rows", o->rows, "Also keep rows of games, players and souls in the file of --out, for `soulstack results`"},
  });
  add_shard_option(command, o->shard);
  command.runs(o, compare);
}

}  // namespace soulstack::tools
