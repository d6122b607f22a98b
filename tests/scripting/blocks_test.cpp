// The memory of a Lua state: blocks cut from larger pieces.
#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <string_view>

#include "scripting/sandbox/blocks.h"

namespace soulstack::testing::blocks_test {

using scripting::Blocks;

TEST_CASE("blocks: a block that grows and shrinks keeps its content") {
  Blocks blocks;
  auto* block = static_cast<char*>(blocks.resize(nullptr, 0, 24));
  std::memset(block, 'x', 24);
  block = static_cast<char*>(blocks.resize(block, 24, 400));
  block = static_cast<char*>(blocks.resize(block, 400, 4'000));
  block = static_cast<char*>(blocks.resize(block, 4'000, 20));
  CHECK(std::string_view(block, 20) == std::string(20, 'x'));
  blocks.give_back(block, 20);
}

TEST_CASE("blocks: two blocks do not overlap, also after one of their size was given back") {
  Blocks blocks;
  auto* one = static_cast<char*>(blocks.resize(nullptr, 0, 40));
  blocks.give_back(one, 40);
  auto* two = static_cast<char*>(blocks.resize(nullptr, 0, 33));
  auto* three = static_cast<char*>(blocks.resize(nullptr, 0, 48));
  std::memset(two, '2', 33);
  std::memset(three, '3', 48);
  CHECK(std::string_view(two, 33) == std::string(33, '2'));
  blocks.give_back(two, 33);
  blocks.give_back(three, 48);
}

TEST_CASE("blocks: nothing may be given back") {
  Blocks blocks;
  blocks.give_back(nullptr, 0);
  void* const block = blocks.resize(nullptr, 0, 1);
  CHECK(block != nullptr);
  blocks.give_back(block, 1);
}

}  // namespace soulstack::testing::blocks_test
