// The steps of a trace: lines, calls and events in their order.
#include "tools/display/script_trace.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/trial.h"

namespace soulstack::testing::script_trace_test {
namespace {

// The steps while P1 plays a loot card with this function body, as texts.
std::vector<std::string> steps_of(const std::string& body, bool rebuild = false) {
  Trial trial({loot_card(body)});
  if (rebuild)
    trial.rebuild();
  trial.table().logging = true;
  tools::ScriptTrace trace;
  trace.listen(trial.game(), 0, "");
  trial.loaded().observe(&trace);
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  trace.listen(trial.game(), 1, "something");
  if (!trial.play().idle())
    trial.play().choose(P1, {"P2", 0});
  trial.play().settle();
  trace.listen(trial.game(), 1, "");
  trial.loaded().observe(nullptr);
  std::vector<std::string> texts;
  for (const tools::TraceStep& step : trace.steps()) {
    texts.push_back(step.kind == tools::TraceStep::Kind::line ? "line " + std::to_string(step.line) : step.text);
    texts.insert(texts.end(), step.calls.begin(), step.calls.end());
  }
  return texts;
}

std::size_t place_of(const std::vector<std::string>& texts, const std::string& part) {
  const auto at = std::find_if(texts.begin(), texts.end(), [&](const std::string& text) { return has(text, part); });
  REQUIRE_MESSAGE(at != texts.end(), part);
  return static_cast<std::size_t>(at - texts.begin());
}

TEST_CASE("script trace: a call that waits is shown when it is made, and again with its result") {
  const auto steps = steps_of("    local to = choose(you, a_player)\n    gain_coins(to, 2)");
  const std::size_t asked = place_of(steps, "choose(P1, a_player)"),
                    given = place_of(steps, "choose(P1, a_player) -> P2");
  CHECK(steps[asked] == "choose(P1, a_player)");
  CHECK(asked < given);
  CHECK(given < place_of(steps, "gain_coins(P2, 2) -> 2"));
  CHECK(place_of(steps, "gain_coins(P2, 2) -> 2") < place_of(steps, "P2 gains 2¢"));
  CHECK(steps == steps_of("    local to = choose(you, a_player)\n    gain_coins(to, 2)", true));
}

TEST_CASE("script trace: an effect that fails shows its lines, then its message; its events are gone") {
  const auto steps = steps_of("    gain_coins(you, 2)\n    assert(you.coins > 50, \"not yet\")");
  CHECK(place_of(steps, "line 5") < place_of(steps, "own:own#play failed and is undone"));
  CHECK(has(steps[place_of(steps, "own:own#play failed and is undone")], "not yet"));
  CHECK(place_of(steps, "failed and is undone") < place_of(steps, "Own failed, and its effect was undone"));
  CHECK(std::none_of(steps.begin(), steps.end(), [](const std::string& s) { return has(s, "P1 gains 2¢"); }));
}

}  // namespace
}  // namespace soulstack::testing::script_trace_test
