// soulstack merge: joins the parts of a run.
#include <map>
#include <memory>

#include "tools/commands/experiments/deals.h"
#include "tools/commands/program.h"
#include "tools/lab/compare_plan.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/lab/html_report.h"
#include "tools/results/result_file.h"
#include "tools/study/strength.h"
#include "tools/support/interrupt.h"
#include "tools/support/json.h"
#include "tools/support/output_files.h"

namespace soulstack::tools {

namespace {

struct MergeOptions {
  std::vector<std::string> parts;
  std::string out, report, picture;
  bool resume = false, incomplete = false, json = false;
};

// ---- The parts

struct RunPart {
  std::string file;
  std::uint64_t deals = 0;
};

struct Parts {
  RunPlan plan;
  std::uint64_t of = 1;
  std::map<std::uint64_t, RunPart> by_number;  // from 1

  const std::string& first() const { return by_number.begin()->second.file; }
  bool is_of(std::string_view command) const { return plan.plan.at("command") == command; }
};

// Of two parts with the same number, the one with more games counts: both have the same games at their beginning.
Parts read_parts(const std::vector<std::string>& files) {
  Parts parts;
  for (const std::string& file : files) {
    ResultReader reader(file);
    const Shard& shard = reader.shard();
    if (parts.by_number.empty()) {
      parts.plan = reader.plan();
      parts.of = shard.of;
    }
    demand_same_plan(reader.plan(), parts.plan, file);
    if (shard.of != parts.of)
      throw Stop{Exit::content, fmt::format("`{}` is one of {} parts, but `{}` is one of {}", file, shard.of,
                                            parts.first(), parts.of)};
    while (reader.next()) {
    }
    RunPart& part = parts.by_number.try_emplace(shard.number, RunPart{file, 0}).first->second;
    if (reader.deals() > part.deals)
      part = {file, reader.deals()};
  }
  return parts;
}

// "part 3 of 8 is missing; part 4 has 500 of 1,000 pairs"
std::string missing_text(const Parts& parts) {
  constexpr std::size_t most_named = 10;
  std::string text;
  std::size_t missing = 0;
  const auto add = [&](const std::string& one) {
    if (++missing <= most_named)
      text += (text.empty() ? "" : "; ") + one;
  };
  for (std::uint64_t number = 1; number <= parts.of; ++number) {
    const std::uint64_t all = Shard{number, parts.of}.size(parts.plan.games());
    if (all == 0)
      continue;
    const auto found = parts.by_number.find(number);
    if (found == parts.by_number.end())
      add(fmt::format("part {} of {} is missing", number, parts.of));
    else if (found->second.deals < all)
      add(fmt::format("part {} (`{}`) has {} of {} deals", number, found->second.file, grouped(found->second.deals),
                      grouped(all)));
  }
  return missing > most_named ? fmt::format("{}; and {} more", text, missing - most_named) : text;
}

// Calls `take` with the stretches in the order of the run, up to the first gap, until it returns false.
void each_stretch(const Parts& parts, const std::function<bool(const Stretch&)>& take) {
  std::map<std::uint64_t, ResultReader> readers;
  for (const auto& [number, part] : parts.by_number)
    readers.try_emplace(number, part.file);
  for (std::uint64_t from = 0; from < parts.plan.games(); from += Shard::block) {
    const auto reader = readers.find(from / Shard::block % parts.of + 1);
    if (reader == readers.end())
      return;
    const std::optional<Stretch> stretch = reader->second.next();
    if (!stretch || !take(*stretch) || stretch->deals < std::min(Shard::block, parts.plan.games() - from))
      return;
  }
}

[[noreturn]] void refuse_incomplete(const Parts& parts) {
  throw Stop{Exit::content, fmt::format("The run is not complete: {}. Resume these parts, or add --incomplete for the "
                                        "games before the first gap",
                                        missing_text(parts))};
}

// ---- What is made of them

// The comparison of the games before the first gap. Stops if they don't give its result and that was not asked for.
Comparison compared(const MergeOptions& options, const Parts& parts) {
  Comparison comparison = comparison_of(parts.plan, parts.first());
  Experiment& experiment = comparison.experiment;
  each_stretch(parts, [&](const Stretch& stretch) {
    try {
      experiment.add_block(stretch.sums.at("deals"), stretch.deals);
    } catch (const std::exception& error) {
      throw Stop{Exit::content,
                 fmt::format("The sums from pair {} on are damaged: {}", stretch.from + 1, error.what())};
    }
    return !experiment.is_over();
  });
  comparison.whole = experiment.is_over() || experiment.pairs() == parts.plan.games();
  if (!comparison.whole && !options.incomplete)
    refuse_incomplete(parts);
  return comparison;
}

// Writes the games before the first gap, and at most that many deals, to the file of --out. Returns how many it has.
std::uint64_t write_merged(const MergeOptions& options, const Parts& parts, std::uint64_t most) {
  Json sums;
  ResultFile file(options.out, parts.plan,
                  {.resume = options.resume,
                   .stored = [&](const Stretch& stretch) { sums = stretch.sums; },
                   .sums = [&] { return sums; }});
  each_stretch(parts, [&](const Stretch& stretch) {
    const std::uint64_t has = file.deals() - std::min(file.deals(), stretch.from);
    if (has < stretch.deals) {
      sums = stretch.sums;
      file.add(rows_after(stretch, has), stretch.deals - has);
      file.write();
    }
    return file.deals() < most && !interrupted();
  });
  return file.deals();
}

void show(const MergeOptions& options, const Comparison& comparison, Console& console) {
  write_or_stop(options.report, options.report.empty() ? "" : html_report(comparison));
  write_or_stop(options.picture, options.picture.empty() ? "" : svg_file(intervals_picture(comparison)));
  if (options.json)
    write_json(console, to_json(comparison));
  else
    print(comparison, console);
}

void show_strength(const MergeOptions& options, const Comparison& comparison, Console& console) {
  if (!options.picture.empty())
    refuse("Parts of `soulstack card` have no --picture; --report has one");
  const Asked asked = comparison.variants.size() > 2 ? Asked::kind : Asked::one;
  write_or_stop(options.report,
                options.report.empty() ? "" : html_page("How strong?", strength_section(comparison, asked)));
  if (options.json)
    write_json(console, strength_json(comparison));
  else
    print_strength(comparison, asked, console);
}

Exit merge_comparison(const MergeOptions& options, const Parts& parts, Console& console) {
  demand_outputs({options.out, options.report, options.picture}, options.parts);
  const Comparison comparison = compared(options, parts);
  if (!options.out.empty())
    write_merged(options, parts, comparison.experiment.pairs());
  parts.is_of(command_of_gifts) ? show_strength(options, comparison, console) : show(options, comparison, console);
  if (!comparison.whole)
    console.note("The run is not complete: {}; the intervals allow for that", missing_text(parts));
  return Exit::ok;
}

Exit merge_rows(const MergeOptions& options, const Parts& parts, Console& console) {
  if (options.out.empty() || !options.report.empty() || !options.picture.empty())
    refuse(
        "Parts of `soulstack sim` are merged into a file with results: name it with --out, and leave out --report and "
        "--picture");
  const bool whole = missing_text(parts).empty();
  if (!whole && !options.incomplete)
    refuse_incomplete(parts);
  const std::uint64_t deals = write_merged(options, parts, parts.plan.games());
  if (options.json)
    write_json(console, Json{{"schema", 1},
                             {"command", "merge"},
                             {"out", options.out},
                             {"parts", parts.by_number.size()},
                             {"deals", deals},
                             {"games", deals * parts.plan.variants()}});
  else
    console.print("Merged {} into {}: {}\n", counted(parts.by_number.size(), "part"), options.out,
                  counted(deals * parts.plan.variants(), "game"));
  if (!whole)
    console.note("The run is not complete: {}", missing_text(parts));
  return Exit::ok;
}

Exit merge_parts(const MergeOptions& options, const Parts& parts, Console& console) {
  if (parts.is_of("compare") || parts.is_of(command_of_gifts))
    return merge_comparison(options, parts, console);
  if (parts.is_of("sim"))
    return merge_rows(options, parts, console);
  throw Stop{
      Exit::content,
      fmt::format(
          "`{}` is of `soulstack {}`, which is not played in shares; the same command with --resume continues it",
          parts.first(), shown(parts.plan.plan.at("command").get<std::string>()))};
}

Exit merge(const MergeOptions& options, Console& console) {
  if (options.resume && options.out.empty())
    refuse("--resume needs --out FILE");
  if (!options.out.empty())
    demand_result_name(options.out);
  const InterruptWatch watch;
  try {
    const Exit code = merge_parts(options, read_parts(options.parts), console);
    if (!interrupted())
      return code;
    if (!options.out.empty())
      console.note("Interrupted; the same command with --resume continues");
    return Exit::interrupted;
  } catch (const JsonError& error) {
    throw Stop{Exit::content, fmt::format("The plan of the parts is damaged: {}", error.what())};
  }
}

}  // namespace

void add_merge(Command& program) {
  Command& command =
      program.add("merge", "Join the parts of a comparison or a simulation that was played in shares",
                  "  soulstack compare extended classic --shard 1/2 --out 1.db    # on one machine\n"
                  "  soulstack compare extended classic --shard 2/2 --out 2.db    # on another\n"
                  "  soulstack merge 1.db 2.db --report out.html\n"
                  "  soulstack merge parts/*.db --out results.db                  # parts of `soulstack sim`\n");
  auto o = std::make_shared<MergeOptions>();
  command.takes({
      {"PART TEXT",
       o->parts,
       "The parts, in any order; of a part that was played twice, the longer one counts",
       {.required = true}},
      {"--out FILE", o->out, "Write the file that one process would have written (.db); parts of sim need it"},
      {"--resume", o->resume, "Continue the file of --out, if it exists"},
      {"--report FILE", o->report, "For parts of compare: write the result with pictures to this HTML file"},
      {"--picture FILE", o->picture, "For parts of compare: write the picture of the differences to this SVG file"},
      {"--incomplete", o->incomplete, "If parts are missing, use the games before the first gap"},
      {"--json", o->json, "Print the result as one JSON object"},
  });
  command.runs(o, merge);
}

}  // namespace soulstack::tools
