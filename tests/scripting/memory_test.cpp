// When memory runs out, the match ends with a diagnosis, the Lua state is discarded and loaded again, and all other
// matches continue.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "scripting/sandbox/budget.h"
#include "tests/support/trial.h"

namespace soulstack::testing::memory_test {
namespace {

// Creates tables, strings, nouns and lists, asks for a decision, and calls a function with a table of its own.
const File busy{"loot/busy.lua",
                "local factors = { 2, 3, { 5 } }\n"
                "local function times(n) return n * factors[1] * factors[3][1] end\n"
                "return loot { name = \"Busy\", copies = 4, play { text = \"A.\", effect = function(you)\n"
                "  local list = {}\n"
                "  for i = 1, 40 do list[i] = { i, \"a text that is longer than forty bytes: \" .. i } end\n"
                "  for i = 1, 40 do list[\"key\" .. i] = i end\n"
                "  local seen = 0\n"
                "  for k, v in pairs(list) do seen = seen + 1 end\n"
                "  gain_coins(you, seen)\n"
                "  local items = all(an_item { of = you, eternal = false })\n"
                "  local yes = confirm(you)\n"
                "  local sum = 0\n"
                "  for _, part in ipairs(list) do sum = sum + part[1] end\n"
                "  if yes then gain_coins(you, times(#items)) end\n"
                "  gain_coins(you, sum // 100)\n"
                "end } }"};

Situation table_for(const Content& content) {
  Situation table;
  table.seats.resize(2);
  table.seats[0].hand.assign(4, own(content, "busy"));
  table.seats[0].items.push_back({.card = own(content, "thing"), .covers = {}});
  table.seats[0].loot_plays = 9;
  return table;
}

Play game_of(const Loaded& loaded) { return Play(game_at(loaded, table_for(loaded.content())), {"P1", "P2"}); }

void play_busy(Play& play) {
  play.play(P1, {"busy", 1}, {});
  play.settle();
}
void say_yes(Play& play) {
  play.choose(P1, {"yes", 0});
  play.settle();
}

struct BlockFailures {
  int ended = 0, finished = 0;
  std::string wrong;
};

// Repeats the same effect, each time with memory for one more allocation, until it succeeds. Meanwhile another match
// waits in the middle of its own effect, and continues afterwards.
BlockFailures fail_each_block(const Loaded& loaded, std::uint64_t hash_at_the_end) {
  BlockFailures all;
  for (int blocks = 0; all.finished == 0 && all.wrong.empty(); ++blocks) {
    Play other = game_of(loaded);
    play_busy(other);
    Play play = game_of(loaded);
    scripting::Budget& budget = loaded.library().budget();
    budget.fail_after(budget.blocks() + blocks);
    play_busy(play);
    if (!play.game().over())
      say_yes(play);
    loaded.library().budget().fail_after(scripting::Budget::never);
    if (play.game().outcome() == Outcome::stopped && has(play.game().stopped_by(), "the scripts used up all memory"))
      ++all.ended;
    else if (play.game().hash() == hash_at_the_end)
      ++all.finished;
    else
      all.wrong = "after " + std::to_string(blocks) + " blocks the match has another result";
    say_yes(other);
    if (other.game().hash() != hash_at_the_end)
      all.wrong = "after " + std::to_string(blocks) + " blocks the other match has another result";
  }
  return all;
}

}  // namespace

TEST_CASE(
    "memory: if any allocation of an effect fails, its match ends, and another match in the middle of an effect "
    "continues") {
  const std::unique_ptr<Loaded> loaded = load_with_base({busy, thing});
  Play reference = game_of(*loaded);
  play_busy(reference);
  say_yes(reference);
  REQUIRE(reference.table().player(P1).coins == 80 + 10 + 8);
  const BlockFailures all = fail_each_block(*loaded, reference.game().hash());
  MESSAGE(all.ended << " allocations of one effect failed, one at a time");
  CHECK(all.wrong == "");
  CHECK(all.finished == 1);
  CHECK(all.ended > 100);
}

TEST_CASE("memory: a condition that runs out of memory ends its match, and the cards work afterwards") {
  const File asking{"treasure/asking.lua",
                    "return treasure { name = \"Asking\", when { event = coins_gained, of = you, text = \"A.\",\n"
                    "  given = function(you) local t = { you.coins } return #t == 1 end,\n"
                    "  effect = function(this) add_counters(this, 1) end } }"};
  Trial trial({asking, loot_card("gain_coins(you, 1)")});
  const Game before = trial.game().fork();
  scripting::Budget& budget = trial.loaded().library().budget();
  trial.play().play(P1, {"own", 0}, {});
  budget.fail_after(budget.blocks() + 0);
  trial.play().settle();
  CHECK(trial.game().outcome() == Outcome::stopped);
  Play again(before.fork(), {"P1", "P2"});
  again.play(P1, {"own", 0}, {});
  again.settle();
  CHECK(again.table().player(P1).coins == 1);
  CHECK(again.table().card(again.find_in_play({"asking", 0})).counters == 1);
  CHECK(again.table().script_errors == 0);
}

TEST_CASE("memory: scripts are reloaded as they were read first, even if the files have changed") {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add(busy.name, busy.text).add(thing.name, thing.text);
  std::vector<Finding> findings;
  const auto loaded = Loaded::load({base_set().string(), set.folder().string()}, "extended", findings);
  REQUIRE(loaded);
  fs::remove_all(set.folder());
  Play play = game_of(*loaded);
  loaded->library().budget().fail_after(0);
  play_busy(play);
  REQUIRE(play.game().outcome() == Outcome::stopped);
  Play again = game_of(*loaded);
  play_busy(again);
  say_yes(again);
  CHECK(again.table().player(P1).coins == 98);
}

TEST_CASE("memory: effects that wait in many forks at once are rebuilt rather than kept") {
  const File hoard{
      "loot/busy.lua",
      "return loot { name = \"Busy\", copies = 4, play { text = \"A.\", effect = function(you)\n"
      "  local all = {}\n  for i = 1, 2000 do all[i] = { i, { i }, { i }, { i }, { i } } end\n"
      "  local yes = confirm(you)\n  if yes then gain_coins(you, #all // 200 + all[7][3][1]) end\nend } }"};
  const std::unique_ptr<Loaded> loaded = load_with_base({hoard, thing});
  std::vector<Play> waiting;
  std::size_t most = 0;
  for (int i = 0; i < 400; ++i) {
    waiting.push_back(game_of(*loaded));
    play_busy(waiting.back());
    REQUIRE_FALSE(waiting.back().game().over());
    most = std::max(most, loaded->library().budget().used());
  }
  MESSAGE("at most " << most / (1024 * 1024) << " MiB");
  CHECK(most < 200U * 1024 * 1024);
  for (Play& play : waiting) {
    say_yes(play);
    REQUIRE(play.table().player(P1).coins == 17);
  }
}

}  // namespace soulstack::testing::memory_test
