// Decks that sets declare (rule 3.7): what is merged, and what is refused.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/table/zone_layout.h"
#include "scripting/loader/library.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::set_decks_test {

using soulstack::scripting::Library;

namespace {

const std::string boards = "decks = { board = { plays_as = \"fixture\" } }";
const std::string board_card =
    "return board { name = \"Chess Board\", copies = 2, tap { text = \"Gain 2¢.\", effect = function(you) "
    "gain_coins(you, 2) end } }";
const std::string nobles = "decks = { noble = { plays_as = \"loot\" } }";
const std::string noble_card =
    "return noble { name = \"Page Boy\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }";

// Beside the base game.
struct Mod : SmallSet {
  Mod(const std::string& id, const std::string& fields) : SmallSet(id) {
    write("set.lua", "return set { id = \"" + id +
                         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", " +
                         "requires = { \"base\" }, " + fields + " }\n");
  }
};

struct Read {
  std::unique_ptr<Library> library;
  std::string findings;
};

Read read(const std::vector<fs::path>& sets, const std::string& rules = "extended") {
  scripting::LoadOptions options;
  options.sets = sets;
  options.sets.insert(options.sets.begin(), fs::path(SOULSTACK_TEST_ROOT) / "cards" / "base");
  options.rules = rules;
  std::vector<scripting::Finding> findings;
  Read result;
  result.library = Library::load(options, findings);
  for (const scripting::Finding& finding : findings)
    result.findings += fs::path(finding.file).filename().string() + ":" + std::to_string(finding.line) + " " +
                       std::string(finding.code.name()) + ": " + finding.message + "\n";
  return result;
}

}  // namespace

TEST_CASE("decks of sets: each ruleset has them, and their cards have the type of the deck they play as (rule 3.7.1)") {
  const Mod court("court", nobles);
  court.write("noble/page_boy.lua", noble_card);
  for (const std::string rules : {"extended", "classic"}) {
    const Read at = read({court.path()}, rules);
    REQUIRE_MESSAGE(at.library, at.findings);
    const Content& content = at.library->content();
    const CardDef& card = content[content.find_card("court:page_boy")];
    CHECK(content.decks[card.deck.value].name == "noble");
    CHECK(content.decks[card.deck.value].drawn_from);
    CHECK(content.decks[card.deck.value].sets == "court");
    CHECK(card.type == content.loot_deck);
    const CardDef& bomb = content[content.find_card("base:bomb")];
    CHECK(bomb.type == bomb.deck);
  }
}

TEST_CASE("decks of sets: the same deck of two sets is one deck (rule 3.7.2)") {
  const Mod court("court", nobles), ball("ball", nobles);
  court.write("noble/page_boy.lua", noble_card);
  const Read at = read({court.path(), ball.path()});
  REQUIRE_MESSAGE(at.library, at.findings);
  const Content& content = at.library->content();
  CHECK(content.decks[content.find_deck("noble").value].sets == "court, ball");
}

TEST_CASE("decks of sets: a deck that two sets declare in different ways is an error that names both (rule 3.7.2)") {
  const Mod court("court", nobles), ball("ball", "\ndecks = { noble = { plays_as = \"treasure\" } }");
  const Read at = read({court.path(), ball.path()});
  CHECK(!at.library);
  CHECK(at.findings ==
        "set.lua:2 conflict: the deck `noble` plays as `treasure` in the set `ball`, and as `loot` in court: declare "
        "it alike, or rename one of the decks\n");
}

TEST_CASE("decks of sets: a deck of the rules can't be declared") {
  const Mod court("court", "\ndecks = { treasure = { plays_as = \"loot\" } }");
  CHECK(read({court.path()}).findings ==
        "set.lua:2 conflict: `treasure` is a deck of the rules: choose another name\n");
  const Mod zoo("zoo", "\ndecks = { beast = { plays_as = \"monster\" } }");
  zoo.write(
      "rules/zoo.lua",
      "return rules { name = \"zoo\", title = \"Zoo\", extends = \"extended\", decks = { { name = \"beast\" } } }");
  CHECK(read({zoo.path()}, "zoo").findings ==
        "set.lua:2 conflict: `beast` is a deck of the rules: choose another name\n");
}

TEST_CASE("decks of sets: there is a limit") {
  std::string all;
  for (int i = 0; i < zones::most_decks; ++i)
    all += "deck" + std::to_string(i) + " = { plays_as = \"loot\" }, ";
  const Mod court("court", "decks = { " + all + " }");
  const Read at = read({court.path()});
  CHECK(!at.library);
  CHECK_MESSAGE(at.findings.find("too_many: a game has at most 32 decks") != std::string::npos, at.findings);
}

TEST_CASE("decks of sets: a misspelt folder gets a suggestion, and so does a type") {
  const Mod court("court", nobles);
  court.write("nobel/page_boy.lua", noble_card);
  const auto ran = run("check", court.path());
  CHECK(ran.code != 0);
  CHECK_MESSAGE((ran.out + ran.err).find("did you mean `noble`?") != std::string::npos, ran.out);
  const Mod slip("slip", "decks = { noble = { plays_as = \"lot\" } }");
  const auto other = run("check", slip.path());
  CHECK_MESSAGE((other.out + other.err).find("did you mean `loot`?") != std::string::npos, other.out);
}

TEST_CASE("fixtures: each copy has a slot, in each ruleset, which is neither refilled nor sold (rules 3.8.1, 3.8.2)") {
  const Mod club("club", boards);
  club.write("board/chess_board.lua", board_card);
  for (const std::string rules : {"extended", "classic"}) {
    const Read at = read({club.path()}, rules);
    REQUIRE_MESSAGE(at.library, at.findings);
    const Content& content = at.library->content();
    const SlotTypeDef& slots = content.slot_types[content.find_slot_type("board").value];
    CHECK(slots.count == 2);
    CHECK(slots.is_shared);
    CHECK(!slots.refilled);
    CHECK(!slots.sells);
    CHECK(slots.type == content.fixture_deck);
  }
}

TEST_CASE("fixtures: without such a deck, a game has no deck and no slots for them (rule 3.8.1)") {
  const Mod court("court", nobles);
  court.write("noble/page_boy.lua", noble_card);
  const Read at = read({court.path()});
  REQUIRE_MESSAGE(at.library, at.findings);
  CHECK(!at.library->content().fixture_deck.known());
  CHECK(!at.library->content().has_shared_cards);
}

TEST_CASE("fixtures: they have no other slots, and there is a limit (rule 3.8.1)") {
  const Mod own("own", boards + ", slots = { corner = { deck = \"board\", count = 1 } }");
  own.write("board/chess_board.lua", board_card);
  CHECK(read({own.path()}).findings ==
        "set.lua:1 conflict: each card of `board` has a slot of its own: leave out the slots\n");
  const Mod many("many", boards);
  many.write("board/chess_board.lua", "return board { name = \"Chess Board\", copies = 46 }");
  CHECK(read({many.path()}).findings ==
        "chess_board.lua:0 too_many: a game starts with at most 48 slots, and each copy of a fixture has one\n");
}

TEST_CASE("fixtures: a ruleset has no slots of their name, nor for their cards (rule 3.8.1)") {
  const Mod shop("mall", "\ndecks = { shop = { plays_as = \"fixture\" } }");
  CHECK(read({shop.path()}).findings ==
        "set.lua:2 conflict: the ruleset has slots `shop`, but each card of `shop` has a slot of its own: rename or "
        "remove one of them\n");
  const Mod club("club", boards);
  club.write("board/chess_board.lua", board_card);
  club.write(
      "rules/corners.lua",
      "return rules { name = \"corners\", extends = \"extended\", title = \"Corners\", slots = { corner = { deck "
      "= \"board\", count = 1 } } }");
  CHECK(read({club.path()}, "corners").findings ==
        "set.lua:1 conflict: the ruleset has slots `corner`, but each card of `board` has a slot of its own: rename or "
        "remove one of them\n");
}

TEST_CASE("fixtures: a new card of their deck lies on the table, and the commands know it") {
  const Mod club("club", boards);
  const std::string set = club.path();
  const auto made = run("new", "card", "Chess Board", "--set", set, "--deck", "board");
  CHECK_MESSAGE(made.code == 0, (made.out + made.err));
  const auto tested = run("test", set);
  CHECK_MESSAGE(tested.code == 0, (tested.out + tested.err));
  CHECK_MESSAGE(run("check", set).code == 0, run("check", set).out);
  CHECK(run("show", "chess_board", "--set", set).out.find("board card · plays as fixture") != std::string::npos);
  CHECK(run("sim", "--set", set, "--games", "3", "--seed", "1", "--bots", "random", "--check", "--rebuild").code == 0);
}

TEST_CASE("decks of sets: the commands know them") {
  const Mod court("court", nobles);
  court.write("noble/page_boy.lua", noble_card);
  const std::string set = court.path();
  CHECK(run("show", "page_boy", "--set", set).out.find("noble card · plays as loot") != std::string::npos);
  CHECK(json_of(run("cards", "--set", set, "--deck", "noble", "--json"))["cards"].size() == 1);
  const Json explained = json_of(run("cards", "--set", set, "--explain", "--json"));
  CHECK(explained["decks"] == Json::parse(R"([{"name": "noble", "plays_as": "loot", "sets": "court"}])"));
  const auto text = run("cards", "--set", set, "--explain");
  CHECK_MESSAGE(text.out.find("noble: plays as loot; declared by court") != std::string::npos, text.out);
  const auto made = run("new", "card", "Lady in Waiting", "--set", set, "--deck", "noble");
  CHECK_MESSAGE(made.code == 0, (made.out + made.err));
  const auto tested = run("test", set);
  CHECK_MESSAGE(tested.code == 0, (tested.out + tested.err));
  CHECK(run("check", set).code == 0);
  CHECK(run("sim", "--set", set, "--games", "3", "--seed", "1", "--bots", "random", "--check", "--rebuild").code == 0);
}

namespace {

const std::string hounds = "decks = { hound = { plays_as = \"treasure\" } }";
const std::string hound_card =
    "return hound { name = \"Mastiff\", copies = 4, always { attack = 1, text = \"You have +1 attack.\" } }";

std::string kennel(const std::string& fields) {
  return hounds + ",\nslots = { kennel = { deck = \"hound\", " + fields + " } }";
}

}  // namespace

TEST_CASE("slots of sets: each ruleset has them, after its own (rule 12.8.1)") {
  const Mod pound("pound", kennel("count = 2, price = { coins = 3, destroy_items = 1 }"));
  pound.write("hound/mastiff.lua", hound_card);
  for (const std::string rules : {"extended", "classic"}) {
    const Read at = read({pound.path()}, rules);
    REQUIRE_MESSAGE(at.library, at.findings);
    const Content& content = at.library->content();
    const SlotTypeDef& slots = content.slot_types.back();
    CHECK(slots.name == "kennel");
    CHECK(slots.count == 2);
    CHECK(slots.type == content.treasure_deck);
    CHECK(slots.sells);
    REQUIRE(slots.price.known());
    CHECK(content[slots.price].activation().cost.coins == 3);
    CHECK(content[slots.price].activation().cost.destroy_items == 1);
    CHECK(content.slot_types[content.shop_slots.value].sells);
    CHECK_FALSE(content.slot_types[content.monster_slots.value].sells);
  }
}

TEST_CASE("slots of sets: those of two sets must be alike") {
  const Mod one("one", kennel("count = 2")), two("two", kennel("count = 2")), three("three", kennel("count = 3"));
  one.write("hound/mastiff.lua", hound_card);
  CHECK(read({one.path(), two.path()}).findings == "");
  CHECK(read({one.path(), three.path()}).findings ==
        "set.lua:2 conflict: the slots `kennel` have another number or price in one: declare them alike, or rename one "
        "of them\n");
  const Mod priced("priced", kennel("count = 2, price = { coins = 3 }"));
  CHECK(read({one.path(), priced.path()}).findings.find("another number or price") != std::string::npos);
  const Mod other("other",
                  "decks = { cat = { plays_as = \"treasure\" } },\nslots = { kennel = { deck = \"cat\", count = 2 } }");
  CHECK(read({one.path(), other.path()})
            .findings.find("are refilled from `cat` in the set `other`, and from `hound` in one") != std::string::npos);
}

TEST_CASE("slots of sets: a ruleset can change their number and price (rule 12.8.5)") {
  const Mod pound("pound", kennel("count = 2, price = { destroy_items = 1 }"));
  pound.write("hound/mastiff.lua", hound_card);
  pound.write("rules/more.lua",
              "return rules { name = \"more\", title = \"More\", extends = \"extended\", slots = { kennel = { deck = "
              "\"hound\", count = 4 } } }");
  pound.write("rules/cheap.lua",
              "return rules { name = \"cheap\", title = \"Cheap\", extends = \"extended\", slots = { kennel = { deck = "
              "\"hound\", count = 1, price = { coins = 1 } } } }");
  const Read more = read({pound.path()}, "more"), cheap = read({pound.path()}, "cheap");
  REQUIRE_MESSAGE(more.library, more.findings);
  REQUIRE_MESSAGE(cheap.library, cheap.findings);
  const auto kennel_of = [](const Read& at) { return at.library->content().slot_types.back(); };
  CHECK(kennel_of(more).count == 4);
  CHECK(more.library->content()[kennel_of(more).price].activation().cost.destroy_items == 1);
  CHECK(kennel_of(cheap).count == 1);
  CHECK(cheap.library->content()[kennel_of(cheap).price].activation().cost.coins == 1);
  CHECK(cheap.library->content()[kennel_of(cheap).price].activation().cost.destroy_items == 0);
}

TEST_CASE("slots of sets: there is a limit, and a deck that is misspelt gets a suggestion") {
  std::string all;
  for (const char* name : {"a", "b", "c", "d"})
    all += std::string(name) + " = { deck = \"hound\", count = 12 }, ";
  const Mod many("many", hounds + ", slots = { " + all + " }");
  CHECK(read({many.path()}).findings.find("too_many: a game starts with at most 48 slots") != std::string::npos);
  const Mod slip("slip", hounds + ",\nslots = { kennel = { deck = \"hond\", count = 1 } }");
  const auto ran = run("check", slip.path());
  CHECK_MESSAGE((ran.out + ran.err).find("did you mean `hound`?") != std::string::npos, ran.out);
}

TEST_CASE("slots of sets: the rules and games show their price, and games are clean") {
  const Mod pound("pound", kennel("count = 2, price = { destroy_items = 1 }"));
  pound.write("hound/mastiff.lua", hound_card);
  const std::string set = pound.path();
  const auto shown = run("rules", "show", "--set", set);
  CHECK_MESSAGE(shown.out.find("2, refilled from the deck hound; price: destroy 1 item") != std::string::npos,
                shown.out);
  CHECK(run("sim", "--set", set, "--games", "5", "--seed", "1", "--bots", "random", "--check", "--rebuild").code == 0);
  const auto fuzzed = run("fuzz", set, "--games", "10", "--seed", "1", "--out", own_folder.path().string() + "/found");
  CHECK_MESSAGE(fuzzed.code == 0, (fuzzed.out + fuzzed.err));
}

}  // namespace soulstack::testing::set_decks_test
