// Words that sets declare (rule 6.11): which files see them, how they are called, and what is refused.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "scripting/binding/loaded.h"
#include "scripting/loader/shared_files.h"
#include "scripting/reference/reference.h"
#include "scripting/registry/kinds.h"
#include "tests/support/sanitized.h"
#include "tests/support/trial.h"

namespace soulstack::testing::set_words_test {
namespace {

std::string word(const std::string& takes, const std::string& run, const std::string& before = "") {
  return before + "return word { takes = { " + takes + " }, text = \"A word.\",\nrun = function" + run + " end }";
}

std::string treasure(const std::string& body, const std::string& params = "you") {
  return "return treasure { name = \"A\",\ntap { text = \"A.\", effect = function(" + params + ")\n" + body +
         "\nend } }";
}

const std::string pay = word("\"number\", \"player\"", "(n, who) gain_coins(who, n)");

// Another set, which requires some.
struct Mod : TemporarySet {
  explicit Mod(const std::string& id, const std::string& required = "") : TemporarySet(id) {
    fs::remove_all(folder() / "rules");
    add("set.lua", "return set { id = \"" + id + "\", title = \"A test\", version = \"1\", api = 1, requires = { " +
                       required + " } }");
  }
};

using Folders = std::vector<fs::path>;

std::string findings_of(const Folders& sets) {
  LoadOptions options;
  options.sets = sets;
  std::vector<Finding> findings;
  (void)Library::load(options, findings);
  std::string all;
  for (const Finding& finding : findings)
    all += fs::path(finding.file).filename().string() + ":" + std::to_string(finding.line) + " " +
           std::string(finding.code.name()) + ": " + finding.message + "\n";
  return all;
}

// What a card with this body says while it is played, beside these words.
std::unique_ptr<Trial> play_with(const std::vector<File>& words, const std::string& body, int coins = 0) {
  std::vector<File> files = words;
  files.push_back(loot_card(body));
  auto trial = std::make_unique<Trial>(files, coins);
  trial->play().play(P1, {"own", 0}, {});
  trial->play().settle();
  return trial;
}

}  // namespace

TEST_CASE("set words: a row is made of the file: parameters, units, result and what it does") {
  TemporarySet set;
  set.add("words/pay.lua", pay)
      .add("words/is_rich.lua", word("\"player\"", "(who) return who.coins > 5"))
      .add("words/ask_for.lua",
           word("\"number\", \"player\", \"object?\"",
                "(n, who, what) if is_rich(who) and what and confirm(who) then pay(n, who) return n "
                "end"))
      .add("words/asks.lua", word("\"player\"", "(who) return confirm(who)"))
      .add("treasure/a.lua", treasure("ask_for(1, you)  asks(you)"));
  const auto library = set.load();
  REQUIRE(library->set_words().size() == 4);
  const auto row = [&](const std::string& name) {
    const VerbRow* const found = library->words_for((set.folder() / "treasure/a.lua").generic_string()).find_verb(name);
    REQUIRE(found);
    return *found;
  };
  CHECK(shape_of(row("pay")) == "pay(n, who)");
  CHECK(row("pay").params[0].unit == Unit::coins);
  CHECK(row("pay").result == Type::none);
  CHECK(row("pay").does == Does::change);
  CHECK(row("is_rich").does == Does::nothing);
  CHECK(row("is_rich").result == Type::value);
  CHECK(shape_of(row("ask_for")) == "ask_for(n, who, what?)");
  CHECK(row("ask_for").params[0].unit == Unit::coins);
  CHECK(row("ask_for").result == Type::number_or_nil);
  CHECK(row("ask_for").does == Does::change);
  CHECK(row("asks").does == Does::asks);
  CHECK(library->words().find("pay") == nullptr);
}

TEST_CASE("set words: a file sees the words of its set and of the sets that its set requires, and no others") {
  const TemporarySet first("first");
  const_cast<TemporarySet&>(first).add("words/pay.lua", pay);
  const Mod second("second", "\"first\""), third("third", "\"second\""), fourth("fourth");
  const_cast<Mod&>(second)
      .add("words/double.lua", word("\"number\", \"player\"", "(n, who) pay(2 * n, who)"))
      .add("treasure/a.lua", treasure("pay(1, you)  double(1, you)"));
  const_cast<Mod&>(third).add("treasure/b.lua", treasure("double(1, you)\npay(1, you)"));
  CHECK(findings_of({first.folder(), second.folder()}).empty());
  CHECK(findings_of({first.folder(), second.folder(), third.folder()}) ==
        "b.lua:4 unknown_word: there is no word `pay`\n");
  CHECK(findings_of({first.folder() / "", second.folder() / ""}).empty());
  const_cast<Mod&>(fourth).add("words/pay.lua", word("\"player\"", "(who) lose_coins(who, 1)"));
  CHECK(findings_of({first.folder(), second.folder(), fourth.folder()}).empty());
}

TEST_CASE("set words: equal names are refused only where one file sees both") {
  const TemporarySet first("first");
  const_cast<TemporarySet&>(first).add("words/pay.lua", pay);
  const Mod second("second"), third("third", "\"first\", \"second\""), fourth("fourth", "\"first\"");
  const_cast<Mod&>(second).add("words/pay.lua", pay);
  CHECK(findings_of({first.folder(), second.folder(), third.folder()}).empty());
  const_cast<Mod&>(third).add("treasure/a.lua", treasure("pay(1, you)"));
  CHECK(findings_of({first.folder(), second.folder(), third.folder()}) ==
        "a.lua:3 conflict: two sets that this set requires have a word `pay`: `first` and `second`; a file that sees "
        "both can't use either\n");
  const_cast<Mod&>(fourth).add("words/pay.lua", pay);
  CHECK(findings_of({first.folder(), fourth.folder()}) ==
        "pay.lua:0 word_clash: the set `first`, which this set requires, has a word `pay`, too: give this one another "
        "name\n");
}

TEST_CASE("set words: names of the language are refused") {
  for (const auto& [name, why] : {std::pair{"deal", "`deal` is already a verb: give the word another name"},
                                  {"target", "`target` is a parameter of functions: give the word another name"},
                                  {"treasure", "`treasure` is already a kind of card: give the word another name"},
                                  {"turn", "`turn` is already a constant: give the word another name"}}) {
    TemporarySet set;
    set.add("words/" + std::string(name) + ".lua", word("", "() end_turn()"));
    CHECK(findings_of({set.folder()}).find(why) != std::string::npos);
  }
  TemporarySet set;
  set.add("words/while.lua", word("", "() end_turn()"));
  CHECK(findings_in(set) == "0 wrong_name");
}

TEST_CASE("set words: words can't call themselves, also not through others") {
  TemporarySet set;
  set.add("words/a.lua", word("", "() b()"))
      .add("words/b.lua", word("", "() c()"))
      .add("words/c.lua", word("", "()\nif count(a_player) > 3 then\na() end"));
  CHECK(findings_of({set.folder()}) ==
        "c.lua:4 word_circle: words can't call themselves, directly or through others: `a` calls `b` calls `c` calls "
        "`a`\n");
}

TEST_CASE("set words: a word keeps nothing between calls") {
  TemporarySet set;
  set.add("words/a.lua", word("\"player\"", "(who) seen[1] = who", "local seen = {}\n"))
      .add("treasure/b.lua", treasure("a(you)"));
  const auto library = set.load();  // the table is read-only: it fails in a game
  CHECK(library->set_words().size() == 1);
  set.add("words/a.lua", word("", "() n = n + 1", "local n = 0\n"));
  CHECK(findings_in(set) == "3 upvalue_write");
}

TEST_CASE("set words: a failure names the line of the word and of its caller, and is undone") {
  const auto trial = play_with({{"words/fails.lua", word("\"player\"", "(who)\ngain_coins(who, 3)\nerror(\"no\")")}},
                               "gain_coins(you, 1)\nfails(you)");
  CHECK(trial->said() == "fails.lua:4: no, called in loot/own.lua:5");
  CHECK(trial->coins() == 0);
  CHECK(first_wrong(trial->table()) == "");
}

TEST_CASE("set words: each kind of argument takes what it names, and refuses everything else") {
  struct Given {
    std::string value;
    Kind kind;
  };
  const std::vector<Given> values = {{"1", Kind::number},         {"true", Kind::boolean},
                                     {"\"a\"", Kind::text},       {"you", Kind::player},
                                     {"things[1]", Kind::object}, {"deck.loot", Kind::pile},
                                     {"an_item", Kind::noun},     {"players", Kind::group},
                                     {"things", Kind::list},      {"hp_counter", Kind::counter},
                                     {"shop_slots", Kind::slots}, {"end_of_turn", Kind::duration},
                                     {"nil", Kind::nil},          {"math.min", Kind::function}};
  int taken = 0, refused = 0;
  std::size_t tried = 0;
  for (const ArgumentType& type : argument_types()) {
    std::vector<File> files = {thing,
                               {"words/one.lua", word("\"" + std::string(type.name) + "\"", "(x) return x")},
                               {"words/maybe.lua", word("\"" + std::string(type.name) + "?\"", "(x) return x")}};
    for (const Given& given : values) {
      const bool fits = (accepted_by(type.type) & bit(given.kind)) != 0;
      for (const bool optional : {false, true}) {
        if (!is_tried(++tried, 5))
          continue;
        const auto trial = play_with(files, "local things = all(an_item { of = you })\nlocal x = " + given.value +
                                                "\n" + (optional ? "maybe" : "one") + "(x)\ngain_coins(you, 1)");
        const bool expected = fits || (optional && given.kind == Kind::nil);
        CHECK_MESSAGE(trial->coins() == (expected ? 1 : 0), type.name << " " << given.value << ": " << trial->said());
        CHECK((trial->said() == "") == expected);
        ++(expected ? taken : refused);
      }
    }
  }
  CHECK(taken > (sanitized ? 10 : 50));
  CHECK(refused > (sanitized ? 40 : 200));
}

TEST_CASE("set words: wrong numbers of arguments and fractions are named") {
  const std::vector<File> files = {{"words/pay.lua", pay}};
  CHECK(play_with(files, "pay(1)")->said() == "own.lua:4: pay: `who` (argument 2) is missing: a player is expected");
  CHECK(play_with(files, "pay(1, you, 3)")->said() == "own.lua:4: pay takes 2 arguments; got 3");
  CHECK(play_with(files, "pay(1 / 2, you)")->said() ==
        "own.lua:4: pay: `n` (argument 1) must be a whole number, not a fraction");
  CHECK(play_with(files, "pay(1, nil)")->said() ==
        "own.lua:4: pay: `who` (argument 2) is nil: a player is expected; a choice gives nil if there is nothing to "
        "choose from");
}

TEST_CASE("set words: an effect that waits in a word is rebuilt, forked and undone like any other") {
  const std::vector<File> files = {
      {"words/ask.lua",
       word("\"player\"", "(who)\nlocal n = choose(who, a_number { from = 1, to = 3 })\nreturn n * 2")},
      {"words/ask_twice.lua", word("\"player\"", "(who) return ask(who) + ask(who)")},
      loot_card("local n = ask_twice(you)\nif confirm(you) then gain_coins(you, n) end")};
  std::uint64_t hashes[2] = {};
  for (const bool rebuilt : {false, true}) {
    Trial trial(files);
    if (rebuilt)
      trial.rebuild();
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    trial.play().choose(P1, {"3", 0});
    const Game fork = trial.game().fork();
    trial.play().choose(P1, {"2", 0});
    trial.play().choose(P1, {"yes", 0});
    trial.play().settle();
    CHECK(trial.said() == "");
    CHECK(trial.coins() == 10);
    CHECK(fork.table().player(P1).coins == 0);
    hashes[rebuilt ? 1 : 0] = trial.hash();
  }
  CHECK(hashes[0] == hashes[1]);
}

TEST_CASE("set words: budgets count what a word does for its caller") {
  const auto trial = play_with(
      {{"words/spin.lua", word("", "() local n = 0 for i = 1, 100000000 do n = n + i end return n")}}, "spin()");
  CHECK(trial->said().find("budget of instructions is used up") != std::string::npos);
}

TEST_CASE("set words: saves know the files, and the reference has the words") {
  TemporarySet set;
  set.add("words/pay.lua", pay).add("treasure/a.lua", treasure("pay(1, you)"));
  std::vector<Finding> findings;
  const auto hash = [&] {
    const auto loaded = Loaded::load({set.folder().string()}, "extended", findings);
    REQUIRE(loaded);
    CHECK(loaded->sets().front().files.contains("words/pay.lua"));
    return loaded->sets().front().hash;
  };
  const std::uint64_t before = hash();
  set.add("words/pay.lua", pay + " ");
  CHECK(hash() != before);
  const auto library = set.load();
  const Reference reference(*library);
  const auto entries = reference.of_category("set word");
  REQUIRE(entries.size() == 1);
  CHECK(entries.front()->shape == "pay(n, who)");
  CHECK(entries.front()->parts.front().unit == "¢");
  CHECK(entries.front()->example->text == "pay(1, you)");
}

// ---- Keywords

TEST_CASE("set keywords: the abilities of a keyword are abilities of each card that has it") {
  TemporarySet set;
  set.add("keywords/rich.lua",
          "return keyword { name = \"Rich\", text = \"Has 1 HP more, and pays.\",\nalways { text = \"+1 HP.\", hp = 1 "
          "},\n"
          "when { text = \"When this enters play, gain 1¢.\", event = entered_play, of = this,\n"
          "effect = function(you) gain_coins(you, 1) end } }")
      .add("treasure/a.lua", "return treasure { name = \"A\", rich = true, always { text = \"+1 HP.\", hp = 1 } }")
      .add("treasure/b.lua", "return treasure { name = \"B\", rich = true }")
      .add("treasure/c.lua", "return treasure { name = \"C\", rich = false }");
  const auto library = set.load();
  const auto paths = [&](const std::string& id) {
    std::string all;
    for (const AbilityId ability : library->content()[library->content().find_card(id)].abilities)
      all += library->content()[ability].path + " ";
    return all;
  };
  CHECK(paths("test:a") == "test:a#always test:a#rich/always test:a#rich/when ");
  CHECK(paths("test:b") == "test:b#rich/always test:b#rich/when ");
  CHECK(paths("test:c").empty());
  CHECK(library->card_keywords().size() == 2);
}

TEST_CASE("set keywords: each face has its own, and a card that is made from another has them once") {
  TemporarySet set;
  set.add("keywords/rich.lua",
          "return keyword { name = \"Rich\", text = \"Has 1 HP more.\", always { text = \"+1 HP.\", hp = 1 } }")
      .add("treasure/a.lua",
           "return treasure { name = \"A\", rich = true, back = { name = \"B\", rich = true,\n"
           "always { text = \"+1 HP.\", hp = 1 } } }")
      .add("treasure/c.lua", "return treasure { based_on = \"test:a\", name = \"C\" }");
  const auto library = set.load();
  const Content& content = library->content();
  for (const char* id : {"test:a", "test:c"}) {
    const CardDefId card = content.find_card(id);
    CHECK(content[card].abilities.size() == 1);
    CHECK(content[content[card].back].abilities.size() == 2);
    CHECK(keywords_of(*library, card).size() == 1);
    CHECK(keywords_of(*library, content[card].back).size() == 1);
  }
  set.add("treasure/c.lua", "return treasure { based_on = \"test:a\", name = \"C\",\nrich = true }");
  CHECK(findings_in(set) == "2 wrong_keyword rich");
}

TEST_CASE("set keywords: what does not fit is refused, with the line of the card or of the keyword") {
  TemporarySet set;
  set.add("keywords/quick.lua",
          "return keyword { name = \"Quick\", text = \"Pays.\",\ntap { text = \"Gain 1¢.\", effect = function(you) "
          "gain_coins(you, 1) end } }");
  set.add("monster/a.lua", "return monster { name = \"A\", hp = 1, evasion = 2, attack = 1,\nquick = true }");
  CHECK(
      findings_of({set.folder()}) ==
      "a.lua:2 wrong_keyword: the keyword `quick` does not fit this card: nobody can activate `tap` on this card: "
      "players control no monsters except curses and those that become items. Items, characters, curses and rooms are "
      "activated; `paid` with "
      "`who` names players who may use it\n");
  set.add("monster/a.lua", "return monster { name = \"A\", hp = 1, evasion = 2, attack = 1,\nquik = true }");
  CHECK(findings_in(set) == "2 unknown_field quik -> quick");
  set.add("monster/a.lua", "return monster { name = \"A\", hp = 1, evasion = 2, attack = 1 }");
  set.add("keywords/quick.lua", "return keyword { name = \"Quick\", text = \"Pays.\",\ntap { text = \"Gain 1¢.\" } }");
  CHECK(findings_in(set) == "2 missing_field");
  set.add("keywords/quick.lua", "return keyword { name = \"Quick\", text = \"Pays.\" }");
  CHECK(findings_in(set) == "1 no_effect");
  fs::remove(set.folder() / "keywords/quick.lua");
  set.add("keywords/eternal.lua",
          "return keyword { name = \"E\", text = \"E.\", always { text = \"+1 HP.\", hp = 1 } }");
  CHECK(findings_in(set) == "0 word_clash");
}

}  // namespace soulstack::testing::set_words_test
