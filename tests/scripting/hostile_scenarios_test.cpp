// Scenario files that attack the host: one attack per file in tests/hostile_scenarios. Each runs twice in a separate
// process. It must end within seconds, with the same readable failures both times, and a scenario after it must work
// as usual. The first line of a file is a text that one of its failures must contain.
#include <doctest/doctest.h>

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tests/support/loader_fixture.h"
#include "tests/support/playing.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::hostile_scenarios_test {
namespace {

using scripting::LibraryCache;
using scripting::ScenarioResult;

constexpr double patience = 15;  // seconds, for a whole file
constexpr rlim_t most_memory = rlim_t{2} << 30U;

const std::string clean =
    "scenario 'clean' { players = { { hand = { 'a_penny' } }, {} },\n"
    "  play = function(t) t.P1:play 'a_penny' t:settle() end, expect = function(t) check(t.P1.coins == 1) end }";

std::vector<fs::path> attacks() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(SOULSTACK_TEST_ROOT) / "tests" / "hostile_scenarios"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

// The text that the first line demands. A compiled file has no such line.
std::string demanded(const std::string& text) {
  const std::string mark = "-- says: ";
  const std::string line = text.substr(0, text.find('\n'));
  return line.starts_with(mark) ? line.substr(mark.size()) : line.starts_with("--") ? "" : "binary";
}

std::string wrong_with(const ScenarioResult& r) {
  if (r.passed)
    return r.message.empty() ? "" : "it passed with a message";
  if (r.message.empty() || r.file.empty())
    return "it failed without a word";
  if (r.message.size() > 10'000 || r.name.size() > 1'000)
    return "a message of " + std::to_string(r.message.size()) + " bytes";
  return scripting::printable(r.message) == r.message && scripting::printable(r.name) == r.name ? ""
                                                                                                : "it can't be printed";
}

std::string all_of(const std::vector<ScenarioResult>& results) {
  std::string all;
  for (const ScenarioResult& r : results)
    all += r.name + (r.passed ? " passed\n" : " failed: " + r.message + "\n");
  return all;
}

// Empty if the attack is contained.
std::string escape_of(const fs::path& file) {
  LibraryCache libraries({base_set().string()});
  const auto once = scripting::run_scenario_file(file.string(), libraries);
  for (const ScenarioResult& r : once)
    if (const std::string wrong = wrong_with(r); !wrong.empty())
      return wrong + ": " + r.name;
  const std::string told = all_of(once);
  if (told.find(" failed: ") == std::string::npos || told.find(demanded(text_of(file))) == std::string::npos)
    return "it says:\n" + told.substr(0, 2'000);
  if (all_of(scripting::run_scenario_file(file.string(), libraries)) != told)
    return "the second time it is not the same";
  const auto after = scripting::run_scenario_text("clean.lua", clean, libraries);
  return after.size() == 1 && after.front().passed ? "" : "afterwards: " + all_of(after);
}

// "SECONDS what", of one file.
std::string verdict(const fs::path& file) {
  return apart(
      [&] {
        if (!sanitized) {
          const rlimit memory{most_memory, most_memory};
          ::setrlimit(RLIMIT_AS, &memory);
        }
        const double begin = seconds_used();
        std::string escape;
        try {
          escape = escape_of(file);
        } catch (const std::exception& e) {
          escape = std::string("it threw ") + e.what();
        }
        return std::to_string((seconds_used() - begin) / 2) + " " + escape;
      },
      sanitized ? 1'000 : 100);
}

}  // namespace

TEST_CASE("hostile scenarios: every attack ends within seconds, with a failure that gives the reason") {
  const std::vector<fs::path> files = attacks();
  double slowest = 0;
  std::string escaped, slowest_name;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!is_tried(i, 3))
      continue;
    const std::string name = files[i].stem().string();
    std::istringstream said(verdict(files[i]));
    double seconds = -1;
    std::string escape;
    said >> seconds;
    std::getline(said.ignore(1), escape, '\0');
    if (seconds < 0)
      escape = "the process crashed or hung";
    if (!escape.empty())
      escaped += name + ": " + escape + "\n";
    if (seconds > slowest)
      slowest = seconds, slowest_name = name;
  }
  MESSAGE(files.size() << " scenario files; the slowest took " << slowest << " s: " << slowest_name);
  CHECK(files.size() >= 40);
  CHECK(escaped == "");
  CHECK(slowest < (sanitized ? 20 : 1) * patience);
}

}  // namespace soulstack::testing::hostile_scenarios_test
