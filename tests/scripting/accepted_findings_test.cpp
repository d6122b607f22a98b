// Findings about texts that a card accepts with a reason.
#include "tests/support/small_set.h"

namespace soulstack::testing::accepted_findings_test {
namespace {

// A treasure whose text names a number that the effect does not use.
std::string clock_with(const std::string& field) {
  return "return treasure {\n  name = \"Old Clock\",\n" + field +
         "  tap { text = \"Gain 1¢ (it shows 10).\", effect = function(you) gain_coins(you, 1) end },\n}\n";
}

const std::string with_reason =
    "  accepts = { { finding = \"text_number\", about = \"the text says 10\", reason = \"The 10 is an hour.\" } },\n";

}  // namespace

TEST_CASE("accepted findings: a finding about a text is gone if the card accepts it, and the summary counts it") {
  const SmallSet set("clocks");
  set.write("treasure/clock.lua", clock_with(""));
  const Ran before = run("check", set.path());
  CHECK(has(before.out, "the text says 10, but the effect never uses that number [E088 text_number]"));
  CHECK(has(before.err, "0 errors, 1 warning\n"));
  set.write("treasure/clock.lua", clock_with(with_reason));
  const Ran after = run("check", set.path());
  CHECK(after.out == "");
  CHECK(has(after.err, "0 errors, 0 warnings, 1 accepted"));
  const Json j = json_of(run("check", set.path(), "--format", "json"));
  REQUIRE(j["accepted"].size() == 1);
  CHECK(j["accepted"][0]["reason"] == "The 10 is an hour.");
  CHECK(j["findings"].empty());
}

TEST_CASE("accepted findings: an acceptance fits by its code and a part of the message, for one card") {
  const SmallSet set("clocks");
  set.write("treasure/clock.lua",
            clock_with("  accepts = { { finding = \"E088\", reason = \"The 10 is an hour.\" } },\n"));
  set.write("treasure/other.lua", clock_with(""));
  const Ran ran = run("check", set.path());
  CHECK(has(ran.out, "treasure/other.lua:3"));
  CHECK_FALSE(has(ran.out, "treasure/clock.lua"));
  CHECK(has(ran.err, "0 errors, 1 warning, 1 accepted"));
}

TEST_CASE("accepted findings: an acceptance that fits no finding is a finding") {
  const SmallSet set("clocks");
  set.write(
      "treasure/clock.lua",
      clock_with(
          "  accepts = { { finding = \"text_number\", about = \"the text says 11\", reason = \"A joke.\" } },\n"));
  const Ran ran = run("check", set.path());
  CHECK(has(ran.out, "treasure/clock.lua:3"));
  CHECK(has(ran.out, "there is no finding `text_number` with `the text says 11` about these texts"));
  CHECK(has(ran.out, "[E166 accepts_nothing]"));
  CHECK(has(ran.err, "0 errors, 2 warnings"));
}

TEST_CASE("accepted findings: only findings about texts can be accepted, and only with a reason") {
  const SmallSet set("clocks");
  set.write("treasure/clock.lua",
            clock_with("  accepts = { { finding = \"unknown_word\", reason = \"A joke.\" } },\n"));
  CHECK(has(run("check", set.path()).out, "the code of a finding about texts"));
  set.write("treasure/clock.lua", clock_with("  accepts = { { finding = \"text_number\" } },\n"));
  CHECK(has(run("check", set.path()).out, "`reason`"));
  set.write("treasure/clock.lua", clock_with("  accepts = { \"text_number\" },\n"));
  CHECK(run("check", set.path()).code == 1);
}

TEST_CASE("accepted findings: a ruleset accepts those about its own texts") {
  const SmallSet set("clocks");
  const auto rules = [](const std::string& field) {
    return "return rules { name = \"late\", extends = \"extended\", title = \"Late\",\n" + field +
           "  when { event = turn_started, text = \"At the start of each turn (at 10), that player gains 1¢.\",\n"
           "    effect = function(active) gain_coins(active, 1) end },\n}\n";
  };
  set.write("rules/late.lua", rules(""));
  CHECK(has(run("check", set.path()).out, "the text says 10"));
  set.write("rules/late.lua", rules(with_reason));
  CHECK(has(run("check", set.path()).err, "0 errors, 0 warnings, 1 accepted"));
}

}  // namespace soulstack::testing::accepted_findings_test
