// Commands that play the same deals under several variants.
#include "tools/commands/experiments/deals.h"

#include <algorithm>
#include <thread>

#include "engine/model/content.h"
#include "tools/lab/compare_plan.h"
#include "tools/players/match.h"
#include "tools/records/record.h"
#include "tools/results/result_file.h"
#include "tools/support/duration.h"
#include "tools/support/interrupt.h"
#include "tools/support/json.h"
#include "tools/support/output_files.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

// Where no progress line can be shown: seconds before the first note of the progress, and between two.
constexpr double first_note = 10, between_notes = 60;

}  // namespace

std::vector<ComparedVariant> described(const std::vector<Variant>& variants, const LoadedVariants& games) {
  std::vector<ComparedVariant> all;
  for (std::size_t n = 0; n < variants.size(); ++n)
    all.push_back(compared_variant(variants[n].title, variants[n].sets.rules, *games[n].loaded.front()));
  return all;
}

void add_games_options(Command& command, DealsOptions& o, const std::string& sentence, const std::string& usual_bots) {
  o.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"--games N", number(o.deals, 2, 1'000'000), sentence},
      {"--bots NAME,...", o.bots, "Bots by seat; a short list repeats (default: " + usual_bots + ")"},
      {"--players N", number(o.players, 1, max_players), "Number of players (default: 4)"},
      {"--seed N", number(o.seed), "Random seed; the same seed gives the same games (default: 1)"},
      {"--jobs N", number(o.jobs, 1, 1024), "Number of threads; does not change the result (default: all cores)"},
  });
  add_set_and_rules_options(command, o.sets);
  command.takes({
      {"--report FILE", o.report, "Write the result with pictures to this HTML file, for any browser"},
      {"--out FILE", o.out, "Keep the sums of the deals in this new file (.db), so that the run can be resumed"},
      {"--resume", o.resume, "Continue the file of --out, if it exists: plays the deals that it does not have"},
      {"--json", o.json, "Print the result as one JSON object"},
  });
}

void add_deals_options(Command& command, DealsOptions& o, const std::string& each, const std::string& usual_bots) {
  add_games_options(command, o, fmt::format("Number of deals; {} (default: 1000)", each), usual_bots);
  command.takes({
      {"--measure NAME", o.measure, "What is measured: " + measure_names() + " (default: turns)"},
      {"--matters N", number(o.matters, 0.001, 1e6),
       "The smallest difference worth noticing (default: 3 %, or 2 percentage points of a share)"},
  });
}

std::string written(const SetChoice& sets) {
  std::string text;
  for (const std::string& set : sets.sets)
    text += " --set " + shell_word(set);
  return text + (sets.strict ? " --strict" : "");
}

std::string written(const DealsOptions& o) {
  std::string text = " --rules " + shell_word(o.sets.rules) + written(o.sets);
  text += fmt::format(" --games {}", o.deals);
  if (!o.measure.empty())
    text += " --measure " + shell_word(o.measure);
  if (o.matters > 0)
    text += fmt::format(" --matters {}", o.matters);
  return text + fmt::format(" --players {} --seed {} --bots {}", o.players, o.seed,
                            shell_word(fmt::format("{}", fmt::join(o.bots, ","))));
}

DealsOptions with_bots(const DealsOptions& options, std::string_view usual) {
  DealsOptions all = options;
  if (all.bots.empty())
    all.bots = {std::string(usual)};
  return all;
}

void demand_sense(const DealsOptions& options) {
  find_measure(options.measure);
  demand_bots(options.bots, options.players);
  demand_outputs({options.report, options.out});
  if (options.out.empty() && options.resume)
    refuse("--resume needs --out FILE");
  if (!options.out.empty())
    demand_result_name(options.out);
}

LoadedVariants load_variants(const DealsOptions& options, const std::vector<Variant>& variants, Console& console) {
  SimulationPlan plan;
  plan.games = options.deals;
  plan.players = options.players;
  plan.seed = options.seed;
  plan.bots = options.bots;
  plan.leader = true;
  plan.details = !options.measure.empty() && find_measure(options.measure).of_details;
  const auto jobs = static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), options.deals));
  LoadedVariants games;
  for (const Variant& variant : variants) {
    plan.sets = variant.sets;
    plan.variant = variant.title;
    games.push_back({plan, load_variant(variant, jobs, console)});
  }
  return games;
}

namespace {

Comparison before_the_first(const DealsOptions& options, const std::vector<Variant>& variants,
                            const LoadedVariants& games, const std::string& command) {
  Comparison c({.pairs = options.deals,
                .main = static_cast<std::size_t>(&find_measure(options.measure) - measures().data()),
                .matters = options.matters,
                .variants = variants.size(),
                .with_details = find_measure(options.measure).of_details},
               options.players);
  c.bots = options.bots;
  c.command = command;
  c.sets = written(options.sets);
  c.seed = options.seed;
  c.variants = described(variants, games);
  return c;
}

}  // namespace

Comparison play_deals(const DealsOptions& options, const std::vector<Variant>& variants, LoadedVariants games,
                      const std::string& command, Console& console, const AlsoCounted& also) {
  games.front().plan.details = games.front().plan.details || also.details_of_first;
  Comparison c = before_the_first(options, variants, games, command);
  play(c, games, {.command = options.name, .unit = "deals", .out = options.out, .resume = options.resume}, console,
       also);
  return c;
}

namespace {

// How far an experiment is: "1,500 of 2,000 pairs (75 %), 310 games/s, 12 s left; turns -3.1 ± 2.4". `planned`: 0 if
// there is no limit. `before`: pairs that were played earlier.
std::string progress_text(const Experiment& e, std::uint64_t planned, std::uint64_t before, double seconds,
                          std::string_view unit) {
  const double rate = seconds > 0 ? static_cast<double>(e.pairs() - before) / seconds : 0;
  std::string text = fmt::format("{} {}", grouped(e.pairs()), unit);
  if (planned > 0)
    text = fmt::format("{} of {} {} ({:.0f} %)", grouped(e.pairs()), grouped(planned), unit,
                       100 * static_cast<double>(e.pairs()) / static_cast<double>(planned));
  text += fmt::format(", {:.0f} games/s", rate * static_cast<double>(e.plan().variants));
  if (planned > 0 && rate > 0)
    text += fmt::format(", {} left", duration_text(static_cast<double>(planned - e.pairs()) / rate));
  constexpr std::size_t most_shown = 4;  // variants
  for (std::size_t variant = 1; variant < std::min(e.plan().variants, most_shown) && e.pairs() > 1; ++variant) {
    const Answer answer = e.main_answer(variant);
    const int decimals = answer.measure->wording.decimals;
    text += fmt::format("{}{:+.{}f} ± {:.{}f}", variant == 1 ? fmt::format("; {} ", answer.measure->name) : ", ",
                        answer.shown_difference(), decimals, answer.shown_interval().half_width(), decimals);
  }
  return text;
}

// Stops, and prints the command of a new run with that number of deals: the intervals of a run hold for the number that was
// planned before the first one. Who goes on because the answer is not clear yet is misled more often than they say.
[[noreturn]] void refuse_other_number(const RunPlan& of_file, const Comparison& c, const fs::path& file) {
  const std::string seed = fmt::format(" --seed {}", c.seed);
  std::string again = c.command;
  if (const std::size_t at = again.rfind(seed); at != std::string::npos)
    again.replace(at, seed.size(), fmt::format(" --seed {}", c.seed + 1));
  fs::path other = file;
  other.replace_filename(fmt::format("{}_{}{}", file.stem().string(), c.seed + 1, file.extension().string()));
  throw Stop{Exit::content,
             fmt::format("`{0}` is a run of {1} deals, and its intervals hold for that number alone: who looks after "
                         "{1} deals and then plays more is misled more often than they say. --games {2} goes on to its "
                         "end. For another number, play new deals into another file:\n  {3} --out {4}",
                         file.string(), grouped(of_file.games()), of_file.games(), again, shell_word(other.string()))};
}

// The plan of the file as if it had been asked for with the options of this run that only matter for the reading.
RunPlan read_as(const RunPlan& of_file, const RunPlan& wanted) {
  RunPlan same = of_file;
  const auto option = [](const RunPlan& plan) {
    return fmt::format(" --matters {}", plan.plan.at("matters").get<double>());
  };
  std::string repeat = of_file.plan.at("repeat").text();
  if (const std::size_t at = repeat.find(option(of_file)); at != std::string::npos)
    repeat.erase(at, option(of_file).size());
  std::string now = wanted.plan.at("repeat").text();
  if (const std::size_t at = now.find(option(wanted)); at != std::string::npos)
    now.erase(at, option(wanted).size());
  same.plan["matters"] = wanted.plan.at("matters");
  same.plan["repeat"] = repeat == now ? wanted.plan.at("repeat") : of_file.plan.at("repeat");
  return same;
}

// Stops if the file is of other games. What matters may be another size than before, unless the run ends by it.
void demand_same_games(const RunPlan& of_file, const RunPlan& wanted, const Comparison& c, const fs::path& file) {
  const bool is_of_a_comparison = of_file.plan.contains("matters") && of_file.plan.contains("repeat");
  const RunPlan same = is_of_a_comparison && !c.experiment.plan().until_clear ? read_as(of_file, wanted) : of_file;
  if (same.games() != wanted.games()) {
    RunPlan of_so_many = wanted;
    for (const char* member : {"games", "pairs", "repeat"})
      of_so_many.plan[member] = same.plan.contains(member) ? same.plan.at(member) : Json();
    demand_same_plan(same, of_so_many, file);
    refuse_other_number(of_file, c, file);
  }
  demand_same_plan(same, wanted, file);
}

// The file of --out, whose deals are added to the comparison.
std::unique_ptr<ResultFile> opened(const Playing& how, std::uint64_t deals, Comparison& c, const AlsoCounted& also) {
  if (how.out.empty())
    return nullptr;
  const auto stored = [&](const Stretch& stretch) {
    c.experiment.add_block(stretch.sums.at("deals"), stretch.deals);
    if (also.add_block)
      also.add_block(stretch.sums.at(how.command));
  };
  const auto sums = [&] {
    Json all{{"deals", c.experiment.last_block()}};
    if (also.last_block)
      all[how.command] = also.last_block();
    return all;
  };
  const RunPlan plan = run_plan(c, deals, how.rows, how.command);
  return std::make_unique<ResultFile>(
      how.out, plan, Opening{how.resume, how.shard, stored, sums, [&c, plan, file = how.out](const RunPlan& of_file) {
                               demand_same_games(of_file, plan, c, file);
                             }});
}

// Warns of script errors, and of games that were stopped.
void note_troubles(Console& console, const Comparison& c, const Troubles& troubles) {
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant)
    if (const std::uint64_t errors = c.experiment.variant(variant).script_errors; errors > 0)
      console.note("Warning: {} in games of {}", counted(errors, "script error"), c.variants[variant].title);
  constexpr std::size_t most_shown = 5;
  note_troubles(console, troubles, most_shown);
}

}  // namespace

void demand_deals(const Shard& shard, std::uint64_t deals) {
  const std::uint64_t blocks = (deals + Shard::block - 1) / Shard::block;
  if (shard.size(deals) == 0)
    refuse(
        fmt::format("Part {} of {} would have no deals: parts are whole blocks of {} deals, so a run of {} has at "
                    "most {}",
                    shard.number, shard.of, Shard::block, counted(deals, "deal"), counted(blocks, "part")));
}

void play(Comparison& c, const LoadedVariants& games, const Playing& how, Console& console, const AlsoCounted& also) {
  Experiment& experiment = c.experiment;
  const std::uint64_t all = games.front().plan.games, deals = how.shard.size(all);
  const std::uint64_t planned = experiment.plan().pairs > 0 ? deals : 0;
  const std::unique_ptr<ResultFile> file = opened(how, all, c, also);
  const std::uint64_t before = experiment.pairs();
  // Only all shares together can give a clear answer.
  const auto is_over = [&] { return experiment.pairs() == deals || (how.shard.is_whole() && experiment.is_over()); };
  const InterruptWatch watch;
  ProgressLine line(console);
  double next_note = first_note;
  const auto show_progress = [&](double seconds) {
    const std::string progress = progress_text(experiment, planned, before, seconds, how.unit);
    line.show(progress, seconds);
    if (!how.notes_progress || console.err_is_terminal || seconds < next_note)
      return;
    console.note("{}", progress);
    next_note = seconds + between_notes;
  };
  PlayedPairs played;
  if (!is_over())
    played = play_pairs(
        games,
        [&](std::uint64_t deal, std::span<const GameResult> of_deal) {
          experiment.add(deal, of_deal);
          if (also.add)
            also.add(deal, of_deal);
          if (file)
            file->add(how.rows ? rows_of(games, deal, of_deal, false) : Rows());
          return !is_over();
        },
        [&](double seconds) {
          show_progress(seconds);
          if (file)
            file->tick(seconds);
          return !interrupted();
        },
        {how.shard, before});
  line.clear();
  if (file)
    file->write();
  c.seconds = played.seconds;
  c.whole = is_over();
  note_troubles(console, c, played.troubles);
}

void print_share(const PlayedShare& share, std::uint64_t deals, bool as_json, Console& console) {
  if (as_json)
    write_json(console, Json{{"schema", 1},
                             {"command", share.command},
                             {"part", share.shard.number},
                             {"of", share.shard.of},
                             {"file", share.file},
                             {"pairs", deals}});
  else
    console.print("Part {} of {}: {} in {}; `soulstack merge` joins the parts\n", share.shard.number, share.shard.of,
                  counted(deals, share.unit), share.file);
}

Exit exit_of(const Comparison& c, const DealsOptions& options, Console& console) {
  if (c.whole)
    return Exit::ok;
  const std::string_view next = options.out.empty() ? "" : ". The same command with --resume plays the rest";
  if (c.experiment.pairs() == 0)
    console.note("Interrupted before the first deal was played under each variant{}", next);
  else
    console.note("Interrupted after {}; the intervals allow for that, and so are wider than those of a finished run{}",
                 counted(c.experiment.pairs(), "deal"), next);
  return Exit::interrupted;
}

}  // namespace soulstack::tools
