// soulstack sweep: what it reads, plays, says and writes.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/running.h"
#include "tools/lab/sweep.h"
#include "tools/support/stop.h"

namespace soulstack::testing::sweep_test {
namespace {

using soulstack::tools::read_sweep;
using soulstack::tools::Stop;
using soulstack::tools::Sweep;
using soulstack::tools::values_in_order;

std::string refused(const std::string& written) {
  try {
    read_sweep(written);
  } catch (const Stop& stop) {
    return stop.why;
  }
  return "";
}

Ran swept(std::vector<std::string> more) {
  more.insert(more.begin(), {"sweep", "numbers.price=9..11", "--games", "4", "--players", "2", "--bots", "random"});
  return soulstack_with("", more);
}

TEST_CASE("sweep: a sweep names a number and its first and last value") {
  for (const char* written : {"numbers.price=5..12", "price=5..12"}) {
    const Sweep sweep = read_sweep(written);
    CHECK(sweep.number == "price");
    CHECK(sweep.least == 5);
    CHECK(sweep.most == 12);
  }
  for (const char* wrong :
       {"price", "price=5", "=5..12", "price=5..x", "price=5..12..", "price=..12", "5..12=price", ""})
    CHECK_MESSAGE(has(refused(wrong), "is not a sweep; write a number of the rules"), wrong);
  CHECK(has(refused("price=5..5"), "A sweep has 2 to 24 values; 5..5 has 1"));
  CHECK(has(refused("price=5..1"), "5..1 has 0"));
  CHECK(has(refused("price=-2147483648..2147483647"), "has 4294967296"));
}

TEST_CASE("sweep: the values are compared with that of the rules, or else with the least") {
  CHECK(values_in_order({"price", 9, 11}, 10) == std::vector{10, 9, 11});
  CHECK(values_in_order({"price", 5, 7}, 10) == std::vector{5, 6, 7});
}

TEST_CASE("sweep: each value plays the deals of compare and sim, however many threads there are") {
  const auto json = [](const char* jobs) {
    Json j = json_of(swept({"--json", "--jobs", jobs}));
    j.erase("seconds");
    return j;
  };
  const Json j = json("1");
  CHECK(j == json("3"));
  CHECK(j["compared_with"] == 10);
  const Json& values = j["values"];
  REQUIRE(values.size() == 3);
  CHECK_FALSE(values[1].contains("difference"));
  const Json compared = json_of(run("compare", "extended", "extended with price=9", "--games", "4", "--players", "2",
                                    "--bots", "random", "--json"))["comparisons"][0]["measures"][0];
  CHECK(values[0]["mean"] == compared["b"]);
  CHECK(values[1]["mean"] == compared["a"]);
  CHECK(values[0]["difference"] == compared["difference"]);
  CHECK(values[2]["mean"] != values[1]["mean"]);
}

TEST_CASE("sweep: the table, the rows and the report have a line for each value") {
  const TemporaryFile csv("sweep.csv", ""), report("sweep.html", "");
  const Ran ran = swept({"--csv", csv.path(), "--report", report.path()});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "price from 9 to 11 in extended: 4 deals of 2 players, seed 1"));
  CHECK(has(ran.out, "the others are compared with it"));
  CHECK(has(ran.out, "Bots: random in each seat"));
  const std::string rows = text_of(csv.path());
  CHECK(rows.starts_with("value,deals,mean,difference,low,high,verdict\n9,4,"));
  CHECK(std::count(rows.begin(), rows.end(), '\n') == 4);
  const std::string html = text_of(report.path());
  CHECK(has(html, "<h1>What does price from 9 to 11 change in extended?</h1>"));
  CHECK(
      has(html, "soulstack sweep numbers.price=9..11 --rules extended --games 4 --measure turns --players 2 --seed 1"));
  CHECK(has(html, "<svg "));
}

TEST_CASE("sweep: mistakes in the arguments are named before a game is played") {
  struct Row {
    std::vector<std::string> arguments;
    int code;
    std::string why;
  };
  for (const Row& row : {
           Row{{"price"}, 2, "is not a sweep"},
           Row{{"numbers.prise=5..6"}, 2, "There is no number `prise` in the rules; did you mean `price`?"},
           Row{{"price=-7..-6"}, 2, "price must be from"},
           Row{{"price=5..6", "--rules", "exended"}, 2, "did you mean `extended`"},
           Row{{"price=5..6", "--bots", "eagre"}, 2, "did you mean `eager`?"},
           Row{{"price=5..6", "--measure", "turn"}, 2, "did you mean `turns`?"},
           Row{{"price=5..6", "--report", "/nowhere/x.html"}, 3, "There is no folder `/nowhere`"},
           Row{{}, 2, "SWEEP is required"},
       }) {
    std::vector<std::string> arguments = row.arguments;
    arguments.insert(arguments.begin(), "sweep");
    const Ran ran = soulstack_with("", arguments);
    CHECK(ran.code == row.code);
    CHECK_MESSAGE(has(ran.err, row.why), ran.err);
  }
}

}  // namespace

}  // namespace soulstack::testing::sweep_test
