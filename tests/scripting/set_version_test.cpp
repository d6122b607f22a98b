// Versions of sets, what sets require of each other, and the order in which they are loaded.
#include "scripting/loader/set_version.h"
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::set_version_test {
namespace {

bool accepts(const std::string& requirement, const std::string& version) {
  const auto read = read_requirement(requirement);
  REQUIRE(read);
  return read->accepts(version);
}

void describe(TemporarySet& set, const std::string& id, const std::string& fields, const std::string& version = "1") {
  set.add("set.lua",
          "return set { id = \"" + id + "\", title = \"T\", version = \"" + version + "\", api = 1,\n" + fields + " }");
}

std::string why_refused(const std::vector<fs::path>& folders) {
  std::vector<Finding> findings;
  CHECK_FALSE(Library::load({folders, "extended"}, findings));
  REQUIRE_FALSE(findings.empty());
  CHECK(findings.size() == 1);  // nothing else of the sets is read
  return std::to_string(findings.front().line) + " " + std::string(findings.front().code.name()) + " " +
         findings.front().message;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("versions: numbers are compared one by one, and missing ones are 0") {
  CHECK(*Version::read("1.10") > *Version::read("1.9"));
  CHECK(*Version::read("1.0.0") == *Version::read("1"));
  CHECK(*Version::read("0.9.9") < *Version::read("1"));
  CHECK(*Version::read("1.2-beta") == *Version::read("1.2"));
  CHECK_FALSE(Version::read("one"));
  CHECK_FALSE(Version::read(""));
  CHECK_FALSE(Version::read("12345678"));
}

TEST_CASE("versions: a requirement is an id, alone or with a sign and a version") {
  CHECK(accepts("base", "0.1"));
  CHECK(accepts("base >= 1.0", "1.0.0"));
  CHECK(accepts("base>=1.0", "2"));
  CHECK_FALSE(accepts("base >= 1.0", "0.9"));
  CHECK(accepts("base == 1.2", "1.2.0"));
  CHECK_FALSE(accepts("base == 1.2", "1.2.1"));
  CHECK(accepts("base < 2", "1.99"));
  CHECK_FALSE(accepts("base < 2", "2.0"));
  for (const std::string wrong : {"base => 1", "base > 1", "base <= 1", "base >=", "base >= x", "base >= 1.", "Base",
                                  "base 1.0", ">= 1", "", "base >= 1 < 2"})
    CHECK_MESSAGE(!read_requirement(wrong), wrong);
  CHECK(read_requirement("base >= 1.0")->text() == "base >= 1.0");
}

TEST_CASE("requirements: a set of another version is refused, with both sets and both versions") {
  TemporarySet words("words"), mine("mine");
  describe(words, "words", "", "1.4");
  describe(mine, "mine", "requires = {\n\"words >= 2.0\" }");
  const std::string why = why_refused({words.folder(), mine.folder()});
  CHECK(says(why, "3 wrong_version `mine` requires `words >= 2.0`, but the set that was found is `words` 1.4 in "));
  CHECK(says(why, ": load `words` 2.0 or later, or write a lower version here"));
}

TEST_CASE("requirements: a set is found beside the set that requires it, but only under its own name") {
  TemporarySet place("place");
  const std::string card = "return loot { name = \"Coin\" }";
  place.add("words/set.lua", "return set { id = \"words\", title = \"T\", version = \"1\", api = 1 }");
  place.add("words/loot/coin.lua", card);
  place.add("words/rules/extended.lua", text_of(base_set() / "rules" / "extended.lua"));
  place.add("mine/set.lua",
            "return set { id = \"mine\", title = \"T\", version = \"1\", api = 1, requires = { \"words\" } }");
  std::vector<Finding> findings;
  const auto library = Library::load({{place.folder() / "mine"}, "extended"}, findings);
  REQUIRE(library);
  CHECK(library->sets()[0].id == "words");
  CHECK(library->sets()[0].wanted_by == "mine");
  place.add("words/set.lua", "return set { id = \"others\", title = \"T\", version = \"1\", api = 1 }");
  CHECK(says(why_refused({place.folder() / "mine"}), "is `others`: write that id"));
  fs::remove_all(place.folder() / "words");
  const std::string why = why_refused({place.folder() / "mine"});
  CHECK(
      says(why, "1 missing_set `mine` requires the set `words`, which was not found: put its folder beside this one"));
}

TEST_CASE("requirements: a finding names set.lua in the same way if the folder was named with a slash at its end") {
  TemporarySet mine("mine");
  describe(mine, "mine", "requires = { \"nowhere\" }");
  std::vector<Finding> findings;
  CHECK_FALSE(Library::load({{mine.folder() / ""}, "extended"}, findings));
  REQUIRE_FALSE(findings.empty());
  for (const Finding& finding : findings)
    CHECK(finding.file == (mine.folder() / "set.lua").generic_string());
}

TEST_CASE("requirements: circles of `requires` and `after` are refused with the chain") {
  TemporarySet a("a"), b("b"), c("c");
  describe(a, "a", "requires = { \"b\" }");
  describe(b, "b", "after = { \"c\" }");
  describe(c, "c", "requires = { \"a\" }");
  const std::string why = why_refused({a.folder(), b.folder(), c.folder()});
  CHECK(says(why,
             "2 conflict these sets can't be put in an order, because they form a circle: `a` requires `b`, `b` "
             "comes `after` `c`, `c` requires `a`"));
}

TEST_CASE("requirements: sets that exclude each other are named") {
  TemporarySet a("a"), b("b");
  describe(b, "b", "conflicts = { \"a\" }");
  const std::string why = why_refused({a.folder(), b.folder()});
  CHECK(says(why, "2 conflict `b` can't be used with the set `a` 1 in "));
}

TEST_CASE("sets: the same card twice is an error that names both files") {
  std::vector<Finding> findings;
  TemporarySet set;
  set.add("loot/a.lua", "return loot { name = \"A\" }").add("treasure/a.lua", "return treasure { name = \"B\" }");
  CHECK_FALSE(set.load(findings));
  REQUIRE(findings.size() == 1);
  CHECK(findings.front().code == "duplicate_card");
  CHECK(findings.front().file.ends_with("treasure/a.lua"));
  CHECK(says(findings.front().message, "/loot/a.lua"));
}

}  // namespace soulstack::testing::set_version_test
