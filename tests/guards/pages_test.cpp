// Guards: the pages that explain the project name only files, commands and C++ names that exist.
#include <doctest/doctest.h>

#include <cctype>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::pages_test {
namespace {

const std::vector<std::string> pages = {"README.md",        "cards/README.md",     "cards/examples/README.md",
                                        "engine/README.md", "scripting/README.md", "tools/README.md",
                                        "tests/README.md"};
// Pages for those who take part, which the table of the first page does not name.
const std::vector<std::string> pages_about_the_project = {"CHANGELOG.md", ".github/CONTRIBUTING.md",
                                                          ".github/SECURITY.md"};
// This file contains names that are wrong on purpose, so names in it do not count as existing.
const std::string this_file = "tests/guards/pages_test.cpp";

using Names = std::set<std::string>;

Names found(const std::string& text, const std::regex& what) {
  Names all;
  for (auto one = std::sregex_iterator(text.begin(), text.end(), what); one != std::sregex_iterator(); ++one)
    all.insert((*one)[1]);
  return all;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string word; in >> word;)
    all.push_back(word);
  return all;
}

// ---- Names that exist

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

void add_identifiers(const std::string& code, Names& into) {
  std::string word;
  for (const char c : code + " ") {
    if (in_word(c)) {
      word += c;
    } else if (!word.empty()) {
      into.insert(word);
      word.clear();
    }
  }
}

// All words of the C++ files, without their comments, and the names of the programs that are built.
const Names& identifiers() {
  static const Names all = [] {
    Names names;
    add_identifiers(text_of_file(root / "CMakeLists.txt"), names);
    for (const fs::path& file : files_in({"engine", "scripting", "tools", "tests"}, cpp))
      if (place(file) != this_file)
        add_identifiers(without_comments(text_of_file(file)), names);
    return names;
  }();
  return all;
}

std::string text_of_commands() {
  std::string text;
  for (const fs::path& file : files_in({"tools/commands"}, cpp))
    text += text_of_file(file);
  return text;
}

const Names& commands() {
  static const Names all = found(text_of_commands(), std::regex(R"x(program\.add\(\s*"([a-z]+)")x"));
  return all;
}

const Names& commands_of_rules() {
  static const Names all = found(text_of_commands(), std::regex(R"x(rules\.add\("([a-z]+)")x"));
  return all;
}

const Names& options() {
  static const Names all = found(text_of_commands(), std::regex("(--[a-z][a-z-]*)"));
  return all;
}

// The list of `tools/dev help`.
const Names& jobs() {
  static const Names all = found(text_of_file(root / "tools/dev"), std::regex("\ntools/dev ([a-z]+)"));
  return all;
}

// ---- Names in pages

struct Page {
  std::vector<std::string> quoted;    // in backticks
  std::vector<std::string> typed;     // lines of blocks of shell commands
  std::vector<std::string> drawings;  // lines of blocks without a language
  std::vector<std::string> links;
};

void read_line(const std::string& line, Page& into) {
  static const std::regex quoted("`([^`]+)`"), link(R"(\]\(([^)#]+)\))");
  for (const std::string& text : found(line, quoted))
    into.quoted.push_back(text);
  for (const std::string& text : found(line, link))
    into.links.push_back(text);
}

Page read_page(const std::string& text) {
  Page page;
  std::vector<std::string> other;  // blocks in other languages
  std::vector<std::string>* block = nullptr;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```"))
      block = block ? nullptr : line == "```sh" ? &page.typed : line == "```" ? &page.drawings : &other;
    else if (block)
      block->push_back(line);
    else
      read_line(line, page);
  }
  return page;
}

// ---- Checks: each returns what does not exist, or an empty text

// Build folders are not part of the tree.
std::string wrong_path(const std::string& text) {
  static const std::regex path(R"([a-z.][\w.-]*(/[\w.-]+)*/?)");
  if (text.find('/') == std::string::npos || text.starts_with("build/") || !std::regex_match(text, path))
    return "";
  return fs::exists(root / text) ? "" : text;
}

std::string wrong_cpp_name(const std::string& text) {
  static const std::regex qualified(R"(\w+(::~?\w+)+(\(\))?)"), function(R"(\w+\(\))"), type("[A-Z]+[a-z]\\w*"),
      with_underscore("[a-z0-9]+(_[a-z0-9]+)+_?");
  if (!std::regex_match(text, qualified) && !std::regex_match(text, function) && !std::regex_match(text, type) &&
      !std::regex_match(text, with_underscore))
    return "";
  Names parts;
  add_identifiers(text, parts);
  for (const std::string& part : parts)
    if (!identifiers().contains(part))
      return text;
  return "";
}

// "soulstack rules list", "tools/dev fuzz --sample". Words in capitals are placeholders.
std::string wrong_command(const std::string& text) {
  static const std::regex word("[a-z]+"), option("--[a-z][a-z-]*");
  const std::vector<std::string> words = words_of(text.substr(0, text.find('#')));
  if (words.size() < 2 || (words[0] != "soulstack" && words[0] != "tools/dev"))
    return "";
  const bool program = words[0] == "soulstack";
  const auto is = [](const std::string& w, const Names& of) { return !std::regex_match(w, word) || of.contains(w); };
  if (!is(words[1], program ? commands() : jobs()))
    return text;
  if (program && words[1] == "rules" && words.size() > 2 && !is(words[2], commands_of_rules()))
    return text;
  for (const std::string& w : words)
    if (program && std::regex_match(w, option) && !options().contains(w))
      return text;
  return "";
}

void note(const std::string& name, std::string& into) {
  if (!name.empty())
    into += name + "\n";
}

// "engine/rules/atack.cpp", a line for each name that does not exist.
std::string wrong_names(const std::string& text, const fs::path& folder = {}) {
  const Page page = read_page(text);
  std::string all;
  for (const std::string& quoted : page.quoted) {
    for (const std::string& word : words_of(quoted))
      note(wrong_path(word), all);
    note(wrong_cpp_name(quoted), all);
    note(wrong_command(quoted), all);
  }
  for (const std::string& line : page.typed)
    note(wrong_command(line), all);
  for (const std::string& line : page.drawings)
    for (const std::string& name : found(line, std::regex(R"((\w+(?:::\w+)+|\w+\(\)))")))
      note(wrong_cpp_name(name), all);
  for (const std::string& link : page.links)
    note(fs::exists(root / folder / link) ? "" : link, all);
  return all;
}

// ---- Links between pages

std::string without_code(const std::string& text) {
  std::string plain;
  bool is_code = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    is_code = line.starts_with("```") ? !is_code : is_code;
    if (!is_code && !line.starts_with("```"))
      plain += line + "\n";
  }
  return plain;
}

Names links_in(const std::string& text) { return found(without_code(text), std::regex(R"(\]\(([^)\s]+)\))")); }

// "Where it begins" is where-it-begins; `4.3.2 text` of the rulebook is not used.
Names anchors_in(const std::string& text) {
  Names all;
  for (const std::string& heading : found("\n" + without_code(text), std::regex("\n#+ ([^\n]+)"))) {
    std::string anchor;
    for (const char c : heading)
      if (c == ' ' || c == '-' || in_word(c))
        anchor += c == ' ' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    all.insert(anchor);
  }
  return all;
}

// A line for each link of a page that leads to no file, or to no part of it.
std::string wrong_links(const fs::path& page, const std::string& text) {
  std::string all;
  for (const std::string& link : links_in(text)) {
    if (link.find("://") != std::string::npos)
      continue;
    const std::size_t hash = link.find('#');
    const fs::path file = hash == 0 ? page : page.parent_path() / link.substr(0, hash);
    const bool has_part =
        hash == std::string::npos || anchors_in(hash == 0 ? text : text_of_file(file)).contains(link.substr(hash + 1));
    note(fs::exists(file) && has_part ? "" : link, all);
  }
  return all;
}

}  // namespace

TEST_CASE("pages: each file, command and C++ name in the pages exists") {
  for (const std::string& page : pages) {
    CAPTURE(page);
    const std::string text = text_of_file(root / page);
    CHECK(read_page(text).quoted.size() > 10);
    CHECK(wrong_names(text, fs::path(page).parent_path()) == "");
  }
  for (const std::string& page : pages_about_the_project) {
    CAPTURE(page);
    const std::string text = text_of_file(root / page);
    CHECK(!read_page(text).quoted.empty());
    CHECK(wrong_names(text, fs::path(page).parent_path()) == "");
  }
}

TEST_CASE("pages: the first page and the page of the tools name each command") {
  for (const char* page : {"README.md", "tools/README.md"})
    for (const std::string& command : commands())
      CHECK_MESSAGE(text_of_file(root / page).find("soulstack " + command) != std::string::npos,
                    page << " does not name `soulstack " << command << "`");
}

TEST_CASE("pages: each link between the Markdown files of the project leads to a file and a part that exist") {
  std::size_t links = 0;
  std::vector<fs::path> files = files_in({"cards", "engine", "scripting", "tests", "tools"}, {".md"});
  files.push_back(root / "README.md");
  for (const std::string& page : pages_about_the_project)
    files.push_back(root / page);
  for (const fs::path& file : files) {
    const std::string text = text_of_file(file);
    links += links_in(text).size();
    CHECK_MESSAGE(wrong_links(file, text) == "", place(file));
  }
  CHECK(links > 100);
}

TEST_CASE("pages: a link to a file or a part that does not exist is found") {
  const fs::path page = root / "tools/docs/pages/index.md";
  CHECK(wrong_links(page, "[a](nowhere.md)\n") == "nowhere.md\n");
  CHECK(wrong_links(page, "[a](cards.md#nowhere)\n[b](#nowhere)\n") == "#nowhere\ncards.md#nowhere\n");
  CHECK(wrong_links(page, "[a](words.md)\n") == "words.md\n");
  CHECK(wrong_links(page, "[a](made_pages.md#words) [b](https://example.org/a) [c](#the-parts)\n## The parts\n") == "");
}

TEST_CASE("pages: the folder table of the first page links to the others") {
  const Page page = read_page(text_of_file(root / "README.md"));
  const Names links(page.links.begin(), page.links.end());
  for (const std::string& other : pages)
    if (other != "README.md")
      CHECK_MESSAGE(links.contains(other), other);
}

TEST_CASE("pages: the lists of commands, jobs and names are not empty or cut short") {
  CHECK(commands().size() >= 12);
  CHECK(commands_of_rules() == Names{"diff", "list", "show", "where"});
  CHECK(jobs().contains("trust"));
  CHECK(options().contains("--mutate"));
  CHECK(identifiers().size() > 5000);
}

TEST_CASE("pages: a wrong name is found") {
  for (const char* name :
       {"engine/rules/atack.cpp", "tests/rule", "tools/dev tset", "soulstack tset cards/base", "soulstack rules lists",
        "soulstack test --mutated", "Game::anser", "perfom()", "GameStat", "verb_rowz", "soulstack test cards/bass"})
    CHECK_MESSAGE(wrong_names("See `" + std::string(name) + "`.\n") != "", name);
  CHECK(wrong_names("[the engine](engine/READ.md)\n") == "engine/READ.md\n");
  CHECK(wrong_names("```sh\nsoulstack tset  # no such command\n```\n") != "");
  CHECK(wrong_names("```\nGame::answer -> advanse()\n```\n") == "advanse()\n");
}

TEST_CASE("pages: existing names, and text without names, pass") {
  for (const char* name : {"engine/rules/attack.cpp", "tests/rules", "engine/", "tools/dev fuzz --sample",
                           "soulstack test cards/base", "soulstack COMMAND --help", "Game::answer", "perform()",
                           "GameState", "verb_rows", "build/release/soulstack", "HP 2/2", "t:settle()", "what"})
    CHECK_MESSAGE(wrong_names("See `" + std::string(name) + "`.\n") == "", name);
  CHECK(wrong_names("```lua\nno_such_word()\n```\n") == "");
}

}  // namespace soulstack::testing::pages_test
