// The memory of Lua states: of one, and of all of a process together.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "scripting/sandbox/blocks.h"
#include "tests/support/loader_fixture.h"
#include "tests/support/trial.h"

namespace soulstack::testing::script_memory_test {

using scripting::Blocks;
using scripting::Full;
using scripting::mebibyte;
using scripting::ScriptMemory;

namespace {

// Changes the limit of the process while it exists.
class ProcessLimit {
 public:
  explicit ProcessLimit(std::size_t bytes) { ScriptMemory::of_process().limit_to(bytes); }
  ~ProcessLimit() { ScriptMemory::of_process().limit_to(ScriptMemory::usual_limit); }
  ProcessLimit(const ProcessLimit&) = delete;
  ProcessLimit& operator=(const ProcessLimit&) = delete;
};

// Each of these keeps about 4 MiB in a local of the file.
std::string hoarding_card(int n) {
  return "local all = {}\n"
         "for i = 1, 300 do\n"
         "  local row = {}\n"
         "  for k = 1, 20 do row[k] = { i, k, { i } } end\n"
         "  all[i] = row\n"
         "end\n"
         "return loot { name = \"Hoard " +
         std::to_string(n) +
         "\", play { text = \"A.\", effect = function(you) if all[1] then gain_coins(you, 1) end end } }";
}

std::unique_ptr<TemporarySet> hoarding_set(int cards) {
  auto set = std::make_unique<TemporarySet>("own");
  for (int n = 0; n < cards; ++n)
    set->add("loot/hoard_" + std::to_string(n) + ".lua", hoarding_card(n));
  return set;
}

std::string first_error(const std::vector<Finding>& findings) {
  return findings.empty() ? "" : to_string(findings.front());
}

}  // namespace

TEST_CASE("script memory: what is taken is counted until it is given back, and no more than the limit is given") {
  ScriptMemory all;
  all.limit_to(100);
  CHECK(all.take(60));
  CHECK_FALSE(all.take(41));
  CHECK(all.used() == 60);
  CHECK(all.refusals() == 1);
  all.give_back(60);
  CHECK(all.take(100));
}

TEST_CASE("script memory: blocks that are kept for later count too") {
  ScriptMemory all;
  Blocks blocks(4 * mebibyte, all);
  std::vector<void*> taken;
  for (const std::size_t size :
       {std::size_t{16}, std::size_t{64}, std::size_t{256}}) {  // each time all memory, in blocks of another size
    void* block = nullptr;
    while ((block = blocks.resize(nullptr, 0, size)))
      taken.push_back(block);
    for (void* const one : taken)
      blocks.give_back(one, size);
    taken.clear();
  }
  CHECK(blocks.held() <= 4 * mebibyte);
  CHECK(blocks.full() == Full::state);
  blocks.clear();
  CHECK(all.used() == 0);
}

TEST_CASE("script memory: a large block that grows, shrinks and is given back is counted by its size") {
  ScriptMemory all;
  Blocks blocks(mebibyte, all);
  void* block = blocks.resize(nullptr, 0, 100'000);
  block = blocks.resize(block, 100'000, 300'000);
  CHECK(all.used() == 300'000);
  CHECK(blocks.resize(block, 300'000, 2 * mebibyte) == nullptr);
  block = blocks.resize(block, 300'000, 20'000);
  CHECK(all.used() == 20'000);
  blocks.give_back(block, 20'000);
  CHECK(all.used() == 0);
}

TEST_CASE("script memory: two states share the limit of all") {
  ScriptMemory all;
  all.limit_to(mebibyte);
  Blocks one(Blocks::no_limit, all), other(Blocks::no_limit, all);
  void* const block = one.resize(nullptr, 0, 700'000);
  CHECK(other.resize(nullptr, 0, 700'000) == nullptr);
  CHECK(other.full() == Full::process);
  one.give_back(block, 700'000);
  void* const later = other.resize(nullptr, 0, 700'000);
  CHECK(later != nullptr);
  other.give_back(later, 700'000);
}

TEST_CASE("script memory: cards that keep more than 64 MiB in their files together are refused") {
  const std::unique_ptr<TemporarySet> set = hoarding_set(100);
  const std::size_t before = ScriptMemory::of_process().used();
  std::vector<Finding> findings;
  CHECK_FALSE(set->load(findings));
  CHECK(has(first_error(findings), "the scripts used up all memory of their Lua state, 64 MiB"));
  CHECK(ScriptMemory::of_process().used() == before);
}

TEST_CASE("script memory: a set that does not fit into the memory of the process is refused, and says what to do") {
  const std::unique_ptr<TemporarySet> set = hoarding_set(10);
  std::vector<Finding> findings;
  {
    const ProcessLimit limit(ScriptMemory::of_process().used() + 8 * mebibyte);
    CHECK_FALSE(set->load(findings));
  }
  CHECK(has(first_error(findings), "the scripts used up all memory of this process, "));
  CHECK(has(first_error(findings), "raise --memory, or use fewer --jobs"));
  CHECK(set->load() != nullptr);
}

TEST_CASE("script memory: files leave no garbage of which many could fill the memory") {
  TemporarySet set("own");
  for (int n = 0; n < 300; ++n)
    set.add("loot/wasteful_" + std::to_string(n) + ".lua",
            "for i = 1, 300 do\n  local row = {}\n  for k = 1, 20 do row[k] = { i, k, { i } } end\nend\n"
            "return loot { name = \"Wasteful " +
                std::to_string(n) + "\", play { text = \"A.\", effect = function(you) gain_coins(you, 1) end } }");
  const auto library = set.load();
  CHECK(library->budget().held() < 64 * mebibyte);
}

}  // namespace soulstack::testing::script_memory_test
