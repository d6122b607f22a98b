// The first page: its house rule, the commands that try it, and the picture.
#include <doctest/doctest.h>

#include <string>

#include "tests/support/page_runner.h"
#include "tests/support/sanitized.h"

namespace {

using namespace soulstack::testing;

std::string text_of_file(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

std::string section_of(const std::string& page, const std::string& title) {
  const std::size_t from = page.find("## " + title), to = page.find("\n## ", from + 1);
  REQUIRE(from != std::string::npos);
  return page.substr(from, to - from);
}

}  // namespace

TEST_CASE("readme: its commands compare the house rule with two others, print what it shows, and draw its picture") {
  if (sanitized)
    return;  // 8,000 games
  const fs::path root = SOULSTACK_TEST_ROOT;
  const std::string section = section_of(text_of_file(root / "README.md"), "What does a house rule change?");
  PageRunner runner;
  CHECK(runner.run_blocks({"README.md", "", "", "", section}) == "");
  CHECK(text_of_file("rules.svg") == text_of_file(root / "tools/docs/pictures/rules.svg"));
}
