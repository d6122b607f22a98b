// Runs that are killed and continued: the result is that of one process, row for row, and another plan is refused.
#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/killed.h"
#include "tests/support/result_files.h"

namespace soulstack::testing::resume_test {
namespace {

using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// What a run leaves: its files, and what it printed but for the seconds.
struct Left {
  std::string json, report, csv;
  bool operator==(const Left&) const = default;
};

// Runs the command with a report, and with rows if it has them.
Left left_by(const Words& command, const Words& more, const std::string& name) {
  const TemporaryFile report(name + ".html", ""), csv(name + ".csv", "");
  Words all = with(command, {"--json", "--report", report.path()});
  if (command.front() == "sweep")
    all = with(all, {"--csv", csv.path()});
  const Ran ran = soulstack_with("", with(all, more));
  REQUIRE_MESSAGE(ran.code == 0, ran.err);
  Json j = json_of(ran);
  j.erase("seconds");
  return {j.dump(), text_of(report.path()), text_of(csv.path())};
}

TEST_CASE("resume: sweep, card and study killed in the middle are continued to the rows of one process") {
  for (const Words& named :
       {Words{"sweep", "price=9..10"}, Words{"card", "bomb"}, Words{"card", "bomb", "--give"}, Words{"study"}}) {
    CAPTURE(named.front());
    const Words command = with(named, {"--games", "990", "--players", "1", "--bots", "random", "--jobs", "1"});
    const std::string whole = (own_folder.path() / "whole.db").string();
    const std::string killed = (own_folder.path() / "killed.db").string();
    const Left expected = left_by(command, {"--out", whole}, "whole");
    CHECK(expected.report.size() > 1000);
    run_and_kill(with(command, {"--out", killed}), killed);
    CHECK(deals_in(killed) < 990);
    CHECK(left_by(command, {"--out", killed, "--resume"}, "killed") == expected);
    CHECK(soulstack_with("", with(command, {"--out", killed, "--resume", "--seed", "2"})).code == 3);
    CHECK(all_rows(killed) == all_rows(whole));
    fs::remove(whole);
    fs::remove(killed);
  }
}

TEST_CASE("resume: a changed Lua file of a bot is another plan") {
  const std::string bot = "return function(decision) return #decision.options end\n";
  for (const Words& named : {Words{"compare", "extended", "classic"}, Words{"sweep", "price=9..10"},
                             Words{"card", "bomb"}, Words{"study"}, Words{"sim"}, Words{"ladder"}}) {
    CAPTURE(named.front());
    const TemporaryFile file("mine.lua", bot);
    const std::string part = (own_folder.path() / "bots.db").string();
    const Words bots =
        named.front() == "ladder" ? Words{file.path(), "random"} : Words{"--bots", file.path() + ",random"};
    const Words command = with(with(named, bots), {"--games", "2", "--players", "2", "--out", part, "--resume"});
    const Ran first = soulstack_with("", command), same = soulstack_with("", command);
    CHECK_MESSAGE(first.code == 0, first.err);
    CHECK_MESSAGE(same.code == 0, same.err);
    std::ofstream(file.path()) << bot << "-- another version\n";
    const Ran changed = soulstack_with("", command);
    CHECK(changed.code == 3);
    CHECK_MESSAGE(has(changed.err, "has the results of another version of a bot"), changed.err);
    fs::remove(part);
  }
}

}  // namespace

}  // namespace soulstack::testing::resume_test
