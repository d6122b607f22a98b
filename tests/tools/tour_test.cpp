// soulstack demo --tour: each command that it prints, and what it leaves.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/running.h"

namespace soulstack::testing::tour_test {
namespace {

TEST_CASE("demo: the tour runs the commands that it prints, and leaves a report") {
  const Ran ran = run("demo", "--tour", "--seed", "2");
  REQUIRE_MESSAGE(ran.code == 0, ran.err);
  for (const char* part : {"$ soulstack sim --games 50 ", "50 games of 2 players, seed 2", "$ soulstack replay ",
                           "decision 40: ", "$ soulstack compare extended ", "250 deals of 2 players, seed 2"})
    CHECK_MESSAGE(has(ran.out, part), part);
  const std::size_t begin = ran.out.find("is in ") + 6;
  const fs::path report = ran.out.substr(begin, ran.out.find(": open it") - begin);
  CHECK(has(text_of(report), "<svg "));
  CHECK(has(run("replay", (report.parent_path() / "games.db#50").c_str()).out, "Identical"));
  fs::remove_all(report.parent_path());
  CHECK(has(run("demo", "--tour", "--players", "3").err, "--players and --tour cannot be combined"));
}

}  // namespace

}  // namespace soulstack::testing::tour_test
