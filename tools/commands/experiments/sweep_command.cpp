// soulstack sweep: plays the same deals with a number of the rules at several values.
#include <memory>

#include "engine/model/content.h"
#include "scripting/registry/schema.h"
#include "tools/commands/experiments/deals.h"
#include "tools/lab/sweep.h"
#include "tools/support/output_files.h"

namespace soulstack::tools {

namespace {

struct SweepOptions {
  std::string sweep;
  DealsOptions deals;
  std::string csv;
};

int number_of(const Ruleset& rules, const std::string& name) {
  for (std::size_t n = 0; n < rules.numbers.size(); ++n)
    if (scripting::number_fields()[n].name == name)
      return rules.numbers[n];
  return 0;  // load_variant refuses the name
}

std::vector<Variant> variants_of(const SetChoice& sets, const Sweep& sweep, const std::vector<int>& values) {
  std::vector<Variant> variants;
  for (const int value : values)
    variants.push_back(read_variant(fmt::format("{} with {}={}", sets.rules, sweep.number, value), sets));
  return variants;
}

Exit run_sweep(const SweepOptions& options, Console& console) {
  const Sweep sweep = read_sweep(options.sweep);
  demand_sense(options.deals);
  demand_outputs({options.csv, options.deals.report, options.deals.out});
  const SetChoice& sets = options.deals.sets;
  const std::vector<int> values = values_in_order(sweep, number_of(load(sets, console)->content().rules, sweep.number));
  const std::string command =
      fmt::format("soulstack sweep numbers.{}={}..{}{}", sweep.number, sweep.least, sweep.most, written(options.deals));
  const std::vector<Variant> variants = variants_of(sets, sweep, values);
  const Comparison c =
      play_deals(options.deals, variants, load_variants(options.deals, variants, console), command, console);
  if (c.experiment.pairs() > 0) {
    write_or_stop(options.csv, sweep_csv(c, values));
    write_or_stop(options.deals.report, options.deals.report.empty() ? "" : sweep_report(c, sweep, values));
    if (options.deals.json)
      write_json(console, sweep_json(c, sweep, values));
    else
      print_sweep(c, sweep, values, console);
  }
  return exit_of(c, options.deals, console);
}

}  // namespace

void add_sweep(Command& program) {
  Command& command =
      program.add("sweep", "Play the same deals with a number of the rules at several values",
                  "  soulstack sweep numbers.price=5..12              # what does the price of the shop change?\n"
                  "  soulstack sweep souls_to_win=2..5 --measure first_wins --games 4000\n"
                  "  soulstack sweep numbers.hand_limit=5..12 --report hands.html --csv hands.csv\n");
  auto o = std::make_shared<SweepOptions>();
  o->deals.name = "sweep";
  command.takes({{"SWEEP TEXT",
                  o->sweep,
                  "A number of the rules, which `soulstack rules show` lists, and its first and last value",
                  {.required = true}}});
  add_deals_options(command, o->deals, "each value plays all of them");
  command.takes({{"--csv FILE", o->csv, "Write one row for each value to this file"}});
  command.runs(
      o, +[](const SweepOptions& options, Console& console) {
        SweepOptions with = options;
        with.deals = with_bots(options.deals);
        return run_sweep(with, console);
      });
}

}  // namespace soulstack::tools
