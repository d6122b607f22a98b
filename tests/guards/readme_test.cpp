// The first page: its house rule, the commands that try it, and the picture.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/page_runner.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::readme_test {
namespace {

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

// Each page of the repository that shows what commands print, other than those of the documentation, which
// tests/tools/docs_test.cpp runs.
std::vector<fs::path> pages_with_output() {
  std::vector<fs::path> pages;
  for (const char* folder : {"", "cards", "cards/examples", "engine", "scripting", "tests", "tools", "tools/cluster"})
    if (const fs::path page = fs::path(folder) / "README.md";
        has(text_of_file(fs::path(SOULSTACK_TEST_ROOT) / page), "```text output"))
      pages.push_back(page);
  return pages;
}

}  // namespace

TEST_CASE("readme: its first screen is what the program prints") {
  const std::string page = text_of_file(fs::path(SOULSTACK_TEST_ROOT) / "README.md");
  PageRunner runner;
  CHECK(runner.run_blocks({"README.md", "", "", "", section_of(page, "A game in the terminal")}) == "");
}

TEST_CASE("readme: only the first page shows what commands print, in the two sections that are run here") {
  CHECK(pages_with_output() == std::vector<fs::path>{"README.md"});
  const std::string page = text_of_file(fs::path(SOULSTACK_TEST_ROOT) / "README.md");
  std::size_t blocks = 0;
  for (std::size_t at = 0; (at = page.find("```text output", at)) != std::string::npos; ++at)
    ++blocks;
  CHECK(blocks == 2);
  CHECK_FALSE(has(page, "\n\n```\n"));  // a block without a language
}

TEST_CASE("readme: its commands compare the house rule with two others, print what it shows, and draw its picture") {
  if (sanitized)
    return;  // 8,000 games
  const fs::path root = SOULSTACK_TEST_ROOT;
  const std::string section = section_of(text_of_file(root / "README.md"), "What does a house rule change?");
  PageRunner runner;
  CHECK(runner.run_blocks({"README.md", "", "", "", section}) == "");
  CHECK(text_of_file("rules.svg") == text_of_file(root / "tools/docs/pictures/rules.svg"));
}

}  // namespace soulstack::testing::readme_test
