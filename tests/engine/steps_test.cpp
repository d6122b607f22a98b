// If any step is removed from the rules, at least one scenario fails.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "engine/table/procedures.h"
#include "scripting/scenario/scenario.h"
#include "tests/support/playing.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::steps_test {
namespace {

using namespace scripting;

const std::string root = SOULSTACK_TEST_ROOT;

struct RemovedStep {
  std::size_t procedure = 0, row = 0;
};

std::string name_of(const Content& content, RemovedStep taken) {
  const ProcedureDef& p = content.rules.procedures[taken.procedure];
  const Step& step = catalogue(static_cast<Procedure>(taken.procedure)).steps[p.rows[taken.row].step];
  return std::string(p.name) + "/" + std::string(step.name);
}

std::vector<RemovedStep> all_steps(const Content& content) {
  std::vector<RemovedStep> all;
  for (std::size_t p = 0; p < content.rules.procedures.size(); ++p)
    for (std::size_t r = 0;
         catalogue(static_cast<Procedure>(p)).ordered_by_rules && r < content.rules.procedures[p].rows.size(); ++r)
      all.push_back({p, r});
  return all;
}

std::string text_of(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Files that cite the rule come first.
std::vector<std::string> likely_first(const std::vector<std::string>& files, std::string_view rule) {
  std::vector<std::string> sorted = files;
  const std::string cited = '"' + std::string(rule) + '"';
  std::stable_partition(sorted.begin(), sorted.end(),
                        [&](const std::string& f) { return text_of(f).find(cited) != std::string::npos; });
  return sorted;
}

// The name of the first scenario that fails without the step; empty if all pass.
std::string first_failing(const std::vector<std::string>& files, RemovedStep taken) {
  LibraryCache libraries({root + "/cards/base"});
  libraries.alter([&](Content& content) {
    if (content.rules.name != "extended")
      return;
    auto& rows = content.rules.procedures[taken.procedure].rows;
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(taken.row));
  });
  for (const std::string& file : files)
    for (const ScenarioResult& result : run_scenario_file(file, libraries))
      if (!result.passed)
        return result.name;
  return {};
}

}  // namespace

TEST_CASE("steps: if any step is removed from the rules, a scenario fails") {
  const Content& content = soulstack::testing::base_game().content();
  std::vector<Finding> findings;
  const std::vector<std::string> files = find_scenario_files({root + "/tests/rules", root + "/cards/base"}, findings);
  std::string unnoticed;
  std::size_t nth = 0;
  int noticed = 0;
  for (const RemovedStep taken : all_steps(content)) {
    if (!soulstack::testing::is_tried(nth++, 4))
      continue;
    const StepRow& row = content.rules.procedures[taken.procedure].rows[taken.row];
    const std::string_view rule = catalogue(static_cast<Procedure>(taken.procedure)).steps[row.step].rule;
    if (first_failing(likely_first(files, rule), taken).empty())
      unnoticed += name_of(content, taken) + " ";
    else
      ++noticed;
  }
  MESSAGE(noticed << " steps removed one at a time, each detected");
  CHECK(noticed > (soulstack::testing::sanitized ? 12 : 50));
  CHECK(unnoticed == "");
}

}  // namespace soulstack::testing::steps_test
