// soulstack docs: each block of code in its pages works, its links lead somewhere, and all words are in it.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "scripting/reference/reference.h"
#include "tests/support/markup.h"
#include "tests/support/page_runner.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"
#include "tools/docs/anchors.h"
#include "tools/docs/escape.h"
#include "tools/docs/output_folder.h"
#include "tools/docs/site.h"
#include "tools/docs/written_pages.h"
#include "tools/service/discover.h"
#include "tools/support/stop.h"

namespace soulstack::testing::docs_test {
namespace {

namespace scripting = soulstack::scripting;
namespace tools = soulstack::tools;
using tools::DocPage;
using tools::OutputFile;

using Files = std::map<std::string, std::string>;  // by name

Files site_of(const std::vector<std::string>& folders, const std::string& rules = "extended") {
  std::vector<scripting::Finding> findings;
  const auto loaded = scripting::Loaded::load(folders, rules, findings);
  REQUIRE(loaded);
  Files files;
  for (OutputFile& file : tools::make_site(
           *loaded, {}, [](std::size_t, std::size_t) {}, tools::protocol_pages()))
    files[file.name] = std::move(file.text);
  return files;
}

const Files& base_site() {
  static const Files files = site_of({"cards/base"});
  return files;
}

bool is_page(const std::string& name) { return name.ends_with(".html"); }
bool is_markdown(const std::string& name) { return name.ends_with(".md"); }

// Without the blocks of code.
std::string text_of_markdown(const std::string& file) {
  std::string text;
  bool code = false;
  std::istringstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    code = line.starts_with("```") ? !code : code;
    if (!code)
      text += line + "\n";
  }
  return text;
}

std::string without(std::string text, const std::string& part) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at))
    text.erase(at, part.size());
  return text;
}

// The anchors of a Markdown file, as the usual programs make them.
std::set<std::string> anchors_in_markdown(const std::string& file) {
  const std::string text = text_of_markdown(file);
  std::set<std::string> all = ids_in(text);
  tools::Anchors anchors;
  for (const std::string& line : all_between("\n" + text, "\n#", "\n"))
    if (!has(line, "<a id"))
      all.insert(anchors.next(without(line.substr(line.find_first_not_of("# ")), "\\")));
  return all;
}

using Anchors = std::map<std::string, std::set<std::string>>;  // of each page

Anchors anchors_of(const Files& files) {
  Anchors all;
  for (const auto& [name, text] : files)
    all[name] = is_markdown(name) ? anchors_in_markdown(text) : is_page(name) ? ids_in(text) : std::set<std::string>();
  return all;
}

// Says where a link leads if there is nothing.
std::string broken(const Anchors& anchors, const std::string& name, const std::string& link) {
  if (has(link, "://"))
    return {};
  const std::size_t hash = link.find('#');
  const std::string folder = is_markdown(name) ? "markdown/" : "";
  const auto page = anchors.find(hash == 0 ? name : folder + link.substr(0, hash));
  if (page == anchors.end())
    return name + " links to " + link + "\n";
  if (hash == std::string::npos || page->second.contains(link.substr(hash + 1)))
    return {};
  return name + " links to " + link + ", which has no such part\n";
}

std::string broken_links(const Files& files) {
  const Anchors anchors = anchors_of(files);
  std::string all;
  for (const auto& [name, text] : files) {
    const std::vector<std::string> links = is_page(name)       ? links_in_html(text)
                                           : is_markdown(name) ? all_between(text_of_markdown(text), "](", ")")
                                                               : std::vector<std::string>();
    for (const std::string& link : links)
      all += broken(anchors, name, link);
  }
  return all;
}

std::string run_one(const std::string& markdown) {
  PageRunner runner;
  return runner.run_page({"page", "", "", "", markdown});
}

const std::string good_card =
    "```lua file=loot/one_cent.lua\n"
    "return loot { name = \"One Cent\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n"
    "```\n";
const std::string good_scenario =
    "```lua file=scenarios/loot/one_cent.lua\n"
    "scenario \"One Cent pays\" { players = { { name = \"P1\", hand = { \"one_cent\" } }, { name = \"P2\" } },\n"
    "  play = function(t) t.P1:play \"one_cent\"  t:settle() end,\n"
    "  expect = function(t) check(t.P1.coins == 1) end }\n"
    "```\n";

}  // namespace

// ---- The blocks of the written pages

TEST_CASE("docs: each block of code in the written pages works, and the steps of the tutorial build on each other") {
  std::unique_ptr<PageRunner> runner;
  std::string section;
  std::size_t blocks = 0, others = 0;
  for (const DocPage& page : tools::written_pages()) {
    blocks += tools::code_blocks(page.markdown).size();
    if (page.section != "Tutorial" && !is_tried(others++, 3))
      continue;
    const bool continues = page.section == "Tutorial" && section == "Tutorial";
    if (!continues) {
      runner.reset();
      runner = std::make_unique<PageRunner>();
    }
    section = page.section;
    CHECK(runner->run_page(page) == "");
  }
  CHECK(blocks > 150);
}

TEST_CASE("docs: what the page about playing says to type is understood in a game") {
  const std::vector<DocPage> pages = tools::written_pages();
  const auto playing = std::find_if(pages.begin(), pages.end(), [](const DocPage& p) { return p.name == "playing"; });
  REQUIRE(playing != pages.end());
  const std::regex code("`([^`/]+|/[^`]+)`");
  const std::sregex_iterator none;
  std::string inputs;
  std::istringstream lines(playing->markdown);
  for (std::string line; std::getline(lines, line);)
    for (std::sregex_iterator one(line.begin(), line.end(), code); line.starts_with("| `") && one != none; ++one)
      inputs += (*one)[1] == "quit" ? "" : (*one)[1].str() + "\n";
  CHECK(std::count(inputs.begin(), inputs.end(), '\n') > 15);
  const Ran ran = soulstack_with(inputs + "quit\n", {"play", "--players", "2", "--seed", "31", "--no-journal"});
  CHECK(ran.code == 0);
  CHECK_FALSE(has(ran.out, " is not an option"));
  CHECK(has(ran.out, "P1 has 10¢"));
  CHECK(has(soulstack_with("nonsense\nquit\n", {"play", "--players", "2", "--seed", "31", "--no-journal"}).out,
            "`nonsense` is not an option"));
}

TEST_CASE("docs: a block that does not work is found") {
  CHECK(run_one(good_card + good_scenario) == "");
  CHECK(has(run_one(good_card), "`soulstack test mine` exits with"));
  CHECK(has(run_one("```lua\nreturn 1\n```\n" + good_card + good_scenario), "a block of `lua` is not run"));
  CHECK(has(run_one("```\nsoulstack\n```\n" + good_card + good_scenario), "is not run"));
  CHECK(has(run_one("```sh quiet\nsoulstack check mine\n```\n" + good_card + good_scenario), "`quiet`"));
  CHECK(has(run_one("```sh exit=1\nsoulstack check mine\n```\n" + good_card + good_scenario), "exits with 0"));
  CHECK(has(run_one("```sh\nrm mine\n```\n" + good_card + good_scenario), "`rm mine`"));
  CHECK(has(run_one(good_card + good_scenario + "```sh\nsoulstack test mine\n```\n```text output\n2 passed\n```\n"),
            "the output is not"));
  std::string wrong = good_card;
  wrong.replace(wrong.find("you, 1"), 6, "you, 2");
  CHECK(has(run_one(wrong + good_scenario), "the set has findings"));
}

TEST_CASE("docs: in an expected output, ... stands for any text or any lines") {
  CHECK(is_output("a...c\n", "abc\n"));
  CHECK(is_output("...\nlast\n", "one\ntwo\nlast\n"));
  CHECK(is_output("...\nlast\n", "last\n"));
  CHECK_FALSE(is_output("a...c\n", "abd\n"));
  CHECK_FALSE(is_output("a.c\n", "abc\n"));
  CHECK_FALSE(is_output("a\n", "a\nb\n"));
}

TEST_CASE("docs: each written page has a place in the contents, a title, and short lines of code") {
  CHECK(tools::pages_without_section().empty());
  for (const DocPage& page : tools::written_pages()) {
    CHECK_MESSAGE(!page.title.empty(), page.name);
    for (const tools::CodeBlock& block : tools::code_blocks(page.markdown)) {
      std::istringstream lines(block.code);
      for (std::string line; std::getline(lines, line);)
        CHECK_MESSAGE(line.size() <= 120, page.name);
    }
  }
}

// ---- The site

TEST_CASE("docs: each link leads to a page and a part that exist, in HTML and in Markdown") {
  CHECK(broken_links(base_site()) == "");
  std::size_t links = 0;
  for (const auto& [name, text] : base_site())
    links += is_page(name) ? links_in_html(text).size() : 0;
  CHECK(links > 5000);
}

TEST_CASE("docs: each page that links of the project stand for is made") {
  CHECK(tools::names_of_made_pages().size() > 10);
  for (const std::string& name : tools::names_of_made_pages())
    CHECK_MESSAGE(base_site().contains(name + ".html"), name);
  CHECK_FALSE(base_site().contains("made_pages.html"));
}

TEST_CASE("docs: a broken link is found") {
  Files files = base_site();
  files["cards.html"] += "<a href=\"nowhere.html\">x</a><a href=\"nouns.html#nowhere\">x</a>";
  files["markdown/cards.md"] += "[x](nowhere.md) [x](#nowhere)";
  CHECK(broken_links(files) ==
        "cards.html links to nowhere.html\ncards.html links to nouns.html#nowhere, which has no such part\n"
        "markdown/cards.md links to nowhere.md\nmarkdown/cards.md links to #nowhere, which has no such part\n");
}

TEST_CASE("docs: each page is reached from the first one by following links in its text") {
  std::set<std::string> reached{"index.html"};
  std::vector<std::string> waiting{"index.html"};
  while (!waiting.empty()) {
    std::string text = base_site().at(waiting.back());
    waiting.pop_back();
    text = text.substr(0, text.find("<nav class=\"pages\""));
    for (const std::string& link : links_in_html(text))
      if (const std::string page = link.substr(0, link.find('#')); is_page(page) && reached.insert(page).second)
        waiting.push_back(page);
  }
  std::size_t pages = 0;
  for (const auto& [name, text] : base_site())
    pages += is_page(name) ? 1U : 0U;
  CHECK(reached.size() == pages);
}

// The namespace of SVG files is a name: nothing is loaded from there.
static std::string without_namespace(std::string text) {
  const std::string name = "http://www.w3.org/2000/svg";
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at))
    text.erase(at, name.size());
  return text;
}

TEST_CASE("docs: each page is well-formed, and loads nothing from elsewhere") {
  for (const auto& file : base_site()) {
    const std::string &name = file.first, &text = file.second;
    if (is_page(name))
      CHECK_MESSAGE(malformed(text) == "", name);
    if (is_page(name) || name.ends_with(".css") || name.ends_with(".js"))
      CHECK_MESSAGE(!has(without_namespace(text), "://"), name);
  }
  CHECK(malformed("<p>a<br /></p>") == "");
  CHECK(malformed("<p>a<br></p>") != "");
  CHECK(malformed("<p>a & b</p>") != "");
  CHECK(malformed("<p><b></p></b>") != "");
  CHECK(malformed("<p>") != "");
}

TEST_CASE("docs: each entry of the reference is on a page, in both formats, and in the search") {
  std::vector<scripting::Finding> findings;
  const auto loaded = scripting::Loaded::load({"cards/base"}, "extended", findings);
  const scripting::Reference reference(loaded->library());
  std::map<std::string, std::size_t> entries;
  for (const scripting::ReferenceEntry& entry : reference.entries()) {
    std::string page = "reference_" + entry.category;
    std::replace(page.begin(), page.end(), ' ', '_');
    ++entries[page];
    REQUIRE(base_site().contains(page + ".html"));
    CHECK(has(base_site().at(page + ".html"), "</a>" + tools::html_escaped(entry.name)));
    CHECK(has(base_site().at("markdown/" + page + ".md"), "\n### " + tools::markdown_escaped(entry.name)));
    CHECK(has(base_site().at("search_index.js"), "[" + tools::js_string(entry.name) + ","));
    CHECK(has(base_site().at("markdown/words.md"), "**" + tools::markdown_escaped(entry.name) + "**"));
  }
  CHECK(reference.entries().size() > 400);
  for (const auto& row : entries) {
    const std::string& page = row.first;
    CHECK_MESSAGE(all_between(base_site().at(page + ".html"), "<h3>", "</h3>").size() == row.second, page);
  }
}

TEST_CASE("docs: the search knows what people call the words") {
  const std::string& index = base_site().at("search_index.js");
  const std::size_t at = index.find("[\"extra_attack\",\"verb\"");
  REQUIRE(at != std::string::npos);
  CHECK(has(index.substr(at, index.find('\n', at) - at), "additional attack; another attack"));
  CHECK(has(base_site().at("search.js"), "entry.phrases.includes("));
}

TEST_CASE("docs: words in code and numbers of rules are links") {
  const std::string& page = base_site().at("tutorial_1_set.html");
  CHECK(has(page, "<a href=\"reference_verb.html#deal\">deal</a>(1, "));
  CHECK(has(page, "<a href=\"reference_scenario_player.html#play\">play</a>(<span"));
  CHECK(has(base_site().at("ability_instead.html"), "rule <a href=\"rules.html#6.7.4\">6.7.4</a>"));
  CHECK(has(base_site().at("reference_verb.html"), "<a href=\"rules.html#10.2.1\">10.2.1</a>"));
  CHECK(has(base_site().at("rules.html"), "id=\"10.2.1\""));
}

TEST_CASE("docs: what a set adds to the language is in its documentation") {
  const SmallSet set("relics");
  set.write("rules/with_relics.lua",
            "return rules { name = \"with_relics\", extends = \"extended\", title = \"Relics\",\n"
            "  decks = { { name = \"relic\" } } }\n");
  const Files files = site_of({"cards/base", set.path()}, "with_relics");
  CHECK(has(files.at("reference_deck.html"), "</a>relic</h3>"));
  CHECK(has(files.at("index.html"), "base, relics"));
  CHECK_FALSE(has(base_site().at("reference_deck.html"), "relic"));
  CHECK(broken_links(files) == "");
}

TEST_CASE("docs: text from sets is escaped in each format") {
  CHECK(tools::html_escaped("<b a=\"1\">&\x01") == "&lt;b a=&quot;1&quot;&gt;&amp;");
  CHECK(tools::js_string("a\"\\\n</script>") == "\"a\\\"\\\\\\u000a\\u003c/script\\u003e\"");
  CHECK(tools::markdown_escaped("<b> *a* add_counters `x*y` _a [b](c)") ==
        "\\<b\\> \\*a\\* add_counters `x*y` \\_a \\[b\\](c)");
  CHECK(tools::markdown_cell("a|b `c|d`") == "a\\|b `c\\|d`");
  CHECK(tools::markdown_code("a`b") == "`` a`b ``");
  const tools::RenderedPage page = tools::html_of("<b>x</b> [y](javascript:z)", tools::DocLinks(), "x");
  CHECK_FALSE(has(page.html, "<b>"));
  CHECK_FALSE(has(page.html, "javascript"));
}

TEST_CASE("docs: the anchor of a heading, and the number of a rule") {
  tools::Anchors anchors;
  CHECK(anchors.next("At the end of your turn ...") == "at-the-end-of-your-turn-");
  CHECK(anchors.next("hp (player)") == "hp-player");
  CHECK(anchors.next("hp (player)") == "hp-player-1");
  CHECK(anchors.next("4. Turn") == "4");
  CHECK(anchors.next("4.3.2 text") == "4.3.2");
  CHECK(anchors.next("21.4b") == "21.4b");
}

// ---- The command

TEST_CASE("docs: writes the same files again, and removes those of an earlier run") {
  const std::string out = (own_folder.path() / "site").string();
  const Ran first = run("docs", "--out", out.c_str());
  CHECK(first.code == 0);
  CHECK(has(first.out, out + "/index.html"));
  const std::string index = text_of(out + "/index.html");
  CHECK(index == base_site().at("index.html"));
  CHECK(fs::exists(out + "/markdown/index.md"));
  CHECK(run("docs", "--out", out.c_str(), "--format", "html").code == 0);
  CHECK_FALSE(fs::exists(out + "/markdown/index.md"));
  CHECK(text_of(out + "/index.html") == index);
  fs::remove_all(out);
}

TEST_CASE("docs: --format markdown writes no HTML") {
  const std::string out = (own_folder.path() / "site").string();
  CHECK(run("docs", "--out", out.c_str(), "--format", "markdown").code == 0);
  CHECK(fs::exists(out + "/markdown/index.md"));
  CHECK_FALSE(fs::exists(out + "/index.html"));
  fs::remove_all(out);
}

TEST_CASE("docs: refuses a folder with other files, unless forced, and keeps them") {
  const fs::path out = own_folder.path() / "site";
  fs::create_directories(out);
  std::ofstream(out / "diary.txt") << "dear";
  const Ran refused = run("docs", "--out", out.c_str());
  CHECK(refused.code == 2);
  CHECK(has(refused.err, "choose an empty folder"));
  CHECK_FALSE(fs::exists(out / "index.html"));
  CHECK(run("docs", "--out", out.c_str(), "--format", "html", "--force").code == 0);
  CHECK(run("docs", "--out", out.c_str(), "--format", "html").code == 0);
  CHECK(text_of(out / "diary.txt") == "dear");
  fs::remove_all(out);
}

TEST_CASE("docs: a list that names files outside the folder removes nothing there") {
  const fs::path out = own_folder.path() / "site";
  fs::create_directories(out);
  std::ofstream(own_folder.path() / "kept.txt") << "kept";
  std::ofstream(out / ".soulstack-docs") << "soulstack docs 1\n../kept.txt\n/etc/nothing\nold.html\n";
  std::ofstream(out / "old.html") << "old";
  CHECK(tools::write_folder(out, {{"index.html", "new"}}, false, [](std::size_t) { return true; }));
  CHECK(text_of(own_folder.path() / "kept.txt") == "kept");
  CHECK_FALSE(fs::exists(out / "old.html"));
  fs::remove_all(out);
}

TEST_CASE("docs: an interrupted run is completed by the next one") {
  const fs::path out = own_folder.path() / "site";
  const std::vector<OutputFile> files = {{"a.html", "a"}, {"b.html", "b"}};
  CHECK_FALSE(tools::write_folder(out, files, false, [](std::size_t done) { return done < 1; }));
  CHECK_FALSE(fs::exists(out / "b.html"));
  CHECK(tools::write_folder(out, files, false, [](std::size_t) { return true; }));
  CHECK(text_of(out / "b.html") == "b");
  fs::remove_all(out);
}

TEST_CASE("docs: wrong arguments are refused") {
  CHECK(has(run("docs").err, "--out is required"));
  CHECK(run("docs").code == 2);
  const std::string out = (own_folder.path() / "site").string();
  CHECK(run("docs", "--out", out.c_str(), "--format", "pdf").code == 2);
  CHECK(run("docs", "--out", out.c_str(), "--set", "nowhere").code == 2);
  CHECK_FALSE(fs::exists(out));
  const TemporaryFile file("plain.txt", "x");
  const Ran ran = run("docs", "--out", file.path());
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "is not a folder"));
  CHECK(run("docs", "--out", "/proc/nowhere/site").code == 3);
}

}  // namespace soulstack::testing::docs_test
