// soulstack test: runs scenarios.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <filesystem>
#include <memory>
#include <mutex>
#include <thread>

#include "scripting/sandbox/open_file.h"
#include "tools/commands/authoring/tested_cards.h"
#include "tools/commands/authoring/testing.h"
#include "tools/commands/program.h"
#include "tools/display/json_view.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/set_options.h"
#include "tools/support/shell_word.h"
#include "tools/support/threads.h"

namespace soulstack::tools {

using scripting::ScenarioResult;

void share_out(std::size_t count, int jobs, const std::function<void(const NextNumber&)>& work) {
  std::atomic<std::size_t> taken{0};
  std::exception_ptr failure;
  std::mutex mutex;
  const NextNumber next = [&](std::size_t& number) { return (number = taken++) < count; };
  Threads workers;
  for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(jobs), count); ++i)
    workers.start([&] {
      try {
        work(next);
      } catch (...) {
        const std::lock_guard lock(mutex);
        failure = std::current_exception();
      }
    });
  workers.join();
  if (failure)
    std::rethrow_exception(failure);
}

std::vector<std::string> paths_of(const TestOptions& options) {
  std::vector<std::string> paths = options.paths;
  if (paths.empty())
    paths = folders_of(options.sets);
  std::error_code error;
  for (const std::string& path : paths)
    if (!std::filesystem::exists(path, error)) {
      const bool is_path = path.find('/') != std::string::npos || path.ends_with(".lua");
      throw Stop{is_path ? Exit::content : Exit::usage, fmt::format("No file or folder `{}` with scenarios", path)};
    }
  return paths;
}

// Only cards and rules return something.
static bool is_card(const std::string& file) {
  std::string why;
  const std::optional<std::string> text = read_whole(file, why);
  return text && (text->starts_with("return ") || text->find("\nreturn ") != std::string::npos);
}

// Cards stand for their scenarios.
static std::vector<std::string> with_scenarios(std::vector<std::string> paths) {
  for (std::string& path : paths) {
    const std::string scenarios = scenarios_at(path);
    std::error_code error;
    if (std::filesystem::exists(scenarios, error)) {
      path = scenarios;
      continue;
    }
    if (!std::filesystem::is_directory(path, error) && !is_card(path))
      continue;
    refuse(fmt::format("`{}` has no scenarios; they would be in `{}`", path, scenarios));
  }
  return paths;
}

std::vector<std::string> scenario_files_of(const std::vector<std::string>& paths) {
  std::vector<scripting::Finding> findings;
  std::vector<std::string> files = scripting::find_scenario_files(paths, findings);
  if (findings.empty())
    return files;
  std::string why = "Could not read the scenarios:";
  for (const scripting::Finding& finding : findings)
    why += "\n" + to_string(finding);
  throw Stop{Exit::content, why};
}

std::string failure_text(const Console& console, const ScenarioResult& r) {
  const std::string file = scripting::printable_name(r.file);
  const std::string place = r.line > 0 ? fmt::format("{}:{}", file, r.line) : file;
  const std::string rest = r.not_run == 0   ? ""
                           : r.not_run == 1 ? "\n  1 scenario was not run"
                                            : fmt::format("\n  {} scenarios were not run", r.not_run);
  return fmt::format("{} {}\n  {}: {}{}", console.paint(Ink::red, "FAILED"), r.name, place, r.message, rest);
}

void SetAsideCards::add(const scripting::LibraryCache& libraries) {
  cards_.insert(libraries.set_aside().begin(), libraries.set_aside().end());
}

// `soulstack check FOLDER` for each folder of such cards.
void SetAsideCards::show(Console& console) const {
  std::map<std::string, scripting::LoadedSet> sets;
  for (const auto& [file, card] : cards_) {
    scripting::LoadedSet& set = sets[card.set];
    set.folder = std::filesystem::path(file).parent_path().parent_path().generic_string();
    set.cards = 1;
    set.set_aside.push_back(card);
  }
  for (const auto& [id, set] : sets)
    show_banners({set}, console);
}

void SetAsideCards::add_missing_to(std::vector<ScenarioResult>& results) const {
  for (const auto& [file, card] : cards_) {
    const std::string& path = file;
    if (std::none_of(results.begin(), results.end(), [&](const ScenarioResult& r) { return r.broken_card == path; }))
      results.push_back(scripting::result_for(card));
  }
}

scripting::Deadline deadline_of(const TestOptions& options) {
  return options.timeout == 0 ? scripting::no_deadline
                              : std::chrono::steady_clock::now() + std::chrono::seconds(options.timeout);
}

// Without a folder, only the named scenarios are asked for, not all cards of their sets.
static bool has_only_files(const std::vector<std::string>& paths) {
  std::error_code error;
  return !paths.empty() && std::all_of(paths.begin(), paths.end(), [&](const std::string& path) {
    return std::filesystem::is_regular_file(path, error);
  });
}

FileResults run_files(const TestOptions& options, const std::vector<std::string>& files) {
  const std::vector<std::string> sets = sets_of_scenarios(options.sets);
  FileResults results;
  results.by_file.resize(files.size());
  results.only_files = has_only_files(options.paths);
  std::mutex mutex;
  const scripting::Deadline deadline = deadline_of(options);
  share_out(files.size(), options.jobs, [&](const NextNumber& next) {
    scripting::LibraryCache libraries(sets);
    libraries.look_in(cards_folders());
    if (options.sets.strict)
      libraries.refuse_broken_cards();
    if (options.oracle)
      libraries.compare_with_oracle();
    for (std::size_t i = 0; !(options.watch && interrupted()) && next(i);) {
      results.by_file[i] = scripting::run_scenario_file(files[i], libraries, options.filter, deadline);
      const std::lock_guard lock(mutex);
      results.sets.merge(libraries.sets());
      results.broken.add(libraries);
    }
  });
  return results;
}

std::vector<ScenarioResult> joined(FileResults results, Console& console) {
  std::vector<ScenarioResult> all;
  for (std::vector<ScenarioResult>& of_file : results.by_file)
    std::move(of_file.begin(), of_file.end(), std::back_inserter(all));
  results.broken.show(console);
  if (!results.only_files)  // scenarios that name such a card fail by themselves
    results.broken.add_missing_to(all);
  return scripting::fold_reasons(std::move(all));
}

Exit print_results(const std::vector<ScenarioResult>& results, Console& console) {
  const auto passed = std::count_if(results.begin(), results.end(), [](const ScenarioResult& r) { return r.passed; });
  int not_run = 0;
  for (const ScenarioResult& r : results) {
    if (!r.passed)
      console.print("{}\n", failure_text(console, r));
    not_run += r.not_run;
  }
  const auto all = static_cast<std::ptrdiff_t>(results.size());
  console.print("{} passed, {} failed{}\n", passed, all - passed,
                not_run == 0 ? "" : fmt::format(", {} not run", not_run));
  return passed == all && all > 0 ? Exit::ok : Exit::failed;
}

namespace {

Json result_json(const ScenarioResult& r) {
  Json j{{"name", r.name},   {"file", r.file},     {"rules", r.rules},
         {"cites", r.cites}, {"passed", r.passed}, {"seconds", r.seconds}};
  if (!r.passed) {
    j["message"] = r.message;
    if (r.line > 0)
      j["line"] = r.line;
    if (r.not_run > 0)
      j["not_run"] = r.not_run;
  }
  return j;
}

Exit print_results_json(const std::vector<ScenarioResult>& results, Console& console) {
  const auto passed = static_cast<std::size_t>(
      std::count_if(results.begin(), results.end(), [](const ScenarioResult& r) { return r.passed; }));
  Json list = Json::array();
  for (const ScenarioResult& r : results)
    list.push_back(result_json(r));
  Json j{{"schema", 1}, {"command", "test"}, {"passed", passed}, {"failed", results.size() - passed}};
  j["scenarios"] = list;
  write_json(console, j);
  return passed == results.size() && !results.empty() ? Exit::ok : Exit::failed;
}

// A set with a set.lua, but without any card, ruleset or scenario.
bool is_new_set(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path manifest = fs::path(path) / "set.lua";
  std::error_code error;
  if (!fs::is_regular_file(manifest, error))
    return false;
  const std::vector<fs::path> files = scripting::files_below(path, error);
  return !error && std::none_of(files.begin(), files.end(),
                                [&](const fs::path& file) { return file.extension() == ".lua" && file != manifest; });
}

Exit run_scenarios(const TestOptions& options, Console& console) {
  const std::vector<std::string> paths = with_scenarios(paths_of(options));
  const std::vector<ScenarioResult> results = joined(run_files(options, scenario_files_of(paths)), console);
  const Exit code = options.json ? print_results_json(results, console) : print_results(results, console);
  if (!results.empty())
    return code;
  if (!options.filter.empty() || !std::all_of(paths.begin(), paths.end(), is_new_set)) {
    console.note("No scenario {}", options.filter.empty() ? "found" : "matches the filter");
    return code;
  }
  for (const std::string& path : paths) {
    (void)load({{path}, options.sets.rules}, console);  // stops if its set.lua has a mistake
    console.note(
        "{} has no cards yet, so there is nothing to test. Next: soulstack new card \"My card\" --deck loot --set {}",
        scripting::printable_name(path), shell_word(path));
  }
  return Exit::ok;
}

Exit test(const TestOptions& options, Console& console) {
  if (!options.cards.empty() && !options.coverage && !options.mutate)
    refuse("--card needs --coverage or --mutate; use --filter to choose scenarios by name");
  if (options.watch)
    return test_on_save(options, console);
  if (options.mutate)
    return test_mutants(options, console);
  return options.coverage ? test_coverage(options, console) : run_scenarios(options, console);
}

}  // namespace

void add_test(Command& program) {
  Command& command = program.add("test", "Run the scenarios of card sets, folders and files",
                                 "  soulstack test cards/base tests/rules\n"
                                 "  soulstack test cards/base --filter bomb\n"
                                 "  soulstack test cards/mine --timeout 60\n"
                                 "  soulstack test cards/mine --watch     # test again what a save may have changed\n"
                                 "  soulstack test cards/base/scenarios/loot/bomb.lua\n"
                                 "  soulstack test cards/base --coverage\n"
                                 "  soulstack test cards/base --mutate\n"
                                 "  soulstack test cards/base --mutate --card bomb\n");
  auto o = std::make_shared<TestOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"paths PATH", o->paths,
       "Sets, folders or files with scenarios (default: the set of the current folder, or base)"},
      {"--filter TEXT", o->filter, "Only scenarios whose name or file contains this text"},
      {"--coverage", o->coverage,
       "List the abilities, modes, roll table branches and lines of functions that no scenario exercises"},
      {"--mutate",
       o->mutate,
       "Change the cards in small ways, one at a time, and list the changes that no scenario catches",
       {.not_with = {"--coverage"}}},
      {"--card ID", o->cards, "With --coverage or --mutate: only this card; repeatable"},
      {"--least N", number(o->least, 0.0, 100.0),
       "With --mutate: fail below this percentage of caught changes (default: 95)"},
      {"--jobs N", number(o->jobs, 1, 1024), "Number of threads (default: all cores)"},
      {"--timeout N",
       number(o->timeout, 1, 1'000'000),
       "Time limit in seconds; scenarios that have not finished by then fail (default: no limit)",
       {.not_with = {"--mutate"}}},
  });
  add_set_option(command, o->sets);
  command.takes({
      {"--oracle", o->oracle,
       "Self-test: play each answer also without the shortcuts of the engine; a difference fails the scenario"},
      {"--json", o->json, "Print the results as one JSON object"},
      {"--watch",
       o->watch,
       "Test again after each change of a file, until Ctrl-C: the scenarios of the changed cards, or all of them "
       "if anything else of a set has changed",
       {.not_with = {"--json", "--coverage", "--mutate"}}},
  });
  command.runs(o, test);
}

}  // namespace soulstack::tools
