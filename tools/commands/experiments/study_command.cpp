// soulstack study: what many games under one ruleset show.
#include <memory>

#include "tools/commands/experiments/deals.h"
#include "tools/study/study.h"
#include "tools/study/study_answers.h"
#include "tools/study/study_report.h"
#include "tools/support/output_files.h"

namespace soulstack::tools {

namespace {

// The commands that test what the study suspects choose their own measure. They play other deals: those that raised a
// suspicion would confirm it.
std::string options_of_tests(DealsOptions options) {
  options.measure.clear();
  ++options.seed;
  return written(options);
}

Exit run_study(const DealsOptions& options, Console& console) {
  demand_sense(options);
  const std::vector<Variant> variants = {read_variant(options.sets.rules, options.sets)};
  LoadedVariants games = load_variants(options, variants, console);
  const std::shared_ptr<scripting::Loaded> loaded = games.front().loaded.front();
  InBlocks<Study> studies(Study(loaded->content(), options.players));
  DealsOptions without_measure = options;
  without_measure.measure.clear();
  const AlsoCounted also{
      .add = [&](std::uint64_t deal, std::span<const GameResult> game) { studies.add(deal, game.front()); },
      .last_block = [&] { return studies.last_block(); },
      .add_block = [&](const Json& sums) { studies.add_block(sums); },
      .details_of_first = true};
  const Comparison played =
      play_deals(options, variants, std::move(games), "soulstack study" + written(without_measure), console, also);
  if (const Study& study = studies.all(); study.games.games > 0) {
    write_or_stop(options.report, options.report.empty() ? "" : study_report(study, played, options_of_tests(options)));
    if (options.json)
      write_json(console, study_json(study));
    else
      print_study(study, options_of_tests(options), console);
  }
  return exit_of(played, options, console);
}

}  // namespace

void add_study(Command& program) {
  Command& command =
      program.add("study", "Play many games, and say where souls come from and what goes with winning",
                  "  soulstack study                             # ends with commands that test what it suspects\n"
                  "  soulstack study --rules classic --games 10000 --players 2\n"
                  "  soulstack study --games 100000 --out study.db --resume --report study.html   # a long run\n");
  auto o = std::make_shared<DealsOptions>();
  o->name = "study";
  add_games_options(command, *o, "Number of games (default: 1000)");
  command.runs(
      o, +[](const DealsOptions& options, Console& console) { return run_study(with_bots(options), console); });
}

}  // namespace soulstack::tools
