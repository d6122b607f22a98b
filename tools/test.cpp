// soulstack test: runs scenarios.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <memory>
#include <thread>

#include "scripting/scenario.h"
#include "tools/program.h"
#include "tools/sets.h"
#include "tools/view_json.h"

namespace soulstack::tools {

namespace {

using scripting::ScenarioResult;

struct TestOptions {
  std::vector<std::string> paths;
  std::string filter;
  SetChoice sets;
  int jobs = 1;
  bool json = false;
};

using Results = std::vector<std::vector<ScenarioResult>>;  // by file

// Each worker takes the next file; it loads what it needs once.
void work(const std::vector<std::string>& files, const std::vector<std::string>& sets, const std::string& filter,
          std::atomic<std::size_t>& next, Results& results) {
  scripting::LibraryCache libraries(sets);
  for (std::size_t i = next++; i < files.size(); i = next++)
    results[i] = scripting::run_scenario_file(files[i], libraries, filter);
}

std::vector<ScenarioResult> run_all(const TestOptions& options, const std::vector<std::string>& files) {
  const std::vector<std::string> sets = folders_of(options.sets);
  Results results(files.size());
  std::atomic<std::size_t> next{0};
  std::vector<std::thread> workers;
  for (int i = 0; i < std::min(options.jobs, static_cast<int>(files.size())); ++i)
    workers.emplace_back([&] { work(files, sets, options.filter, next, results); });
  for (std::thread& worker : workers)
    worker.join();
  std::vector<ScenarioResult> all;
  for (std::vector<ScenarioResult>& of_file : results)
    std::move(of_file.begin(), of_file.end(), std::back_inserter(all));
  return all;
}

Json result_json(const ScenarioResult& r) {
  Json j{{"name", r.name},   {"file", r.file},     {"rules", r.rules},
         {"cites", r.cites}, {"passed", r.passed}, {"seconds", r.seconds}};
  if (!r.passed) {
    j["message"] = r.message;
    if (r.line > 0)
      j["line"] = r.line;
  }
  return j;
}

void print_failure(Console& console, const ScenarioResult& r) {
  const std::string place = r.line > 0 ? fmt::format("{}:{}", r.file, r.line) : r.file;
  console.print("{} {}\n  {}: {}\n", console.paint(Ink::red, "FAILED"), r.name, place, r.message);
}

std::vector<std::string> paths_of(const TestOptions& options) {
  std::vector<std::string> paths = options.paths;
  if (paths.empty())
    paths = folders_of(options.sets);
  for (const std::string& path : paths)
    if (!std::filesystem::exists(path))
      refuse(fmt::format("There is no file or folder `{}` with scenarios", path));
  return paths;
}

Exit test(const TestOptions& options, Console& console) {
  const std::vector<ScenarioResult> results = run_all(options, scripting::find_scenario_files(paths_of(options)));
  const auto passed = static_cast<std::size_t>(
      std::count_if(results.begin(), results.end(), [](const ScenarioResult& r) { return r.passed; }));
  if (options.json) {
    Json list = Json::array();
    for (const ScenarioResult& r : results)
      list.push_back(result_json(r));
    Json j{{"schema", 1}, {"command", "test"}, {"passed", passed}, {"failed", results.size() - passed}};
    j["scenarios"] = list;
    console.print("{}\n", j.dump(2));
  } else {
    for (const ScenarioResult& r : results)
      if (!r.passed)
        print_failure(console, r);
    console.print("{} passed, {} failed\n", passed, results.size() - passed);
  }
  if (results.empty())
    console.note("No scenario {}", options.filter.empty() ? "was found" : "fits the filter");
  return passed == results.size() && !results.empty() ? Exit::ok : Exit::failed;
}

}  // namespace

void add_test(Program& program) {
  CLI::App& app = program.add("test", "Run the scenarios of card sets, folders and files",
                              "  soulstack test cards/base tests/rules\n"
                              "  soulstack test cards/base --filter bomb\n"
                              "  soulstack test cards/base/scenarios/loot/bomb.lua\n");
  auto o = std::make_shared<TestOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("paths", o->paths, "Sets, folders or files with scenarios (default: the base set)")->type_name("PATH");
  app.add_option("--filter", o->filter, "Only those whose name or file contains this")->type_name("TEXT");
  add_number(app, "--jobs", o->jobs, 1, 1024, "Threads (default: all cores)");
  add_set_option(app, o->sets);
  app.add_flag("--json", o->json, "The results as one JSON object");
  when_chosen(program, app, o, test);
}

}  // namespace soulstack::tools
