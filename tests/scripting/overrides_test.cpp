// Cards that replace, change and take over cards of other sets, and cards that are left out.
#include <algorithm>

#include "tests/support/loader_fixture.h"

namespace soulstack::testing::overrides_test {
namespace {

std::string set_lua(const std::string& id, const std::string& fields) {
  return "return set { id = \"" + id + "\", title = \"A test\", version = \"1.2\", api = 1,\n" + fields + " }";
}

std::string loot_card(const std::string& name, const std::string& fields = "") {
  return "return loot { name = \"" + name + "\", " + fields +
         "\nplay { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }";
}

// A set that others require.
const TemporarySet& first() {
  static const TemporarySet set("first");
  static const bool once = [&] {
    const_cast<TemporarySet&>(set)
        .add("set.lua", set_lua("first", "tags = { \"coin\" }"))
        .add("loot/coin.lua", loot_card("Coin", "copies = 3, artist = \"A\", tags = { \"coin\" },"))
        .add("loot/gem.lua", loot_card("Gem"))
        .add("monster/rat.lua",
             "return monster { name = \"Rat\", hp = 1, evasion = 2, attack = 1, rewards = { coins = 2, loot = 1 } }")
        .add("starting/knife.lua", "return starting { name = \"Knife\" }")
        .add("character/hero.lua",
             "return character { name = \"Hero\", hp = 2, attack = 1, starting_item = \"knife\" }");
    return true;
  }();
  REQUIRE(once);
  return set;
}

// Another set that requires it.
struct Mod : TemporarySet {
  explicit Mod(const std::string& id, const std::string& fields = "requires = { \"first\" }") : TemporarySet(id) {
    fs::remove_all(folder() / "rules");
    add("set.lua", set_lua(id, fields));
  }
};

using Folders = std::vector<fs::path>;

std::unique_ptr<Library> loaded(const Folders& mods, std::vector<Finding>& findings,
                                BrokenCards broken = BrokenCards::refuse) {
  LoadOptions options;
  options.sets = {first().folder()};
  options.sets.insert(options.sets.end(), mods.begin(), mods.end());
  options.broken_cards = broken;
  return Library::load(options, findings);
}

std::unique_ptr<Library> loaded(const Folders& mods) {
  std::vector<Finding> findings;
  auto library = loaded(mods, findings);
  for (const Finding& finding : findings)
    MESSAGE(to_string(finding));
  REQUIRE(library);
  return library;
}

// What is wrong with these sets, one finding per line.
std::string refused(const Folders& mods) {
  std::vector<Finding> findings;
  CHECK_FALSE(loaded(mods, findings));
  std::string all;
  for (const Finding& finding : findings)
    all += std::string(finding.code.name()) + ": " + finding.message + "\n";
  return all;
}

const CardDef* card(const Library& library, const std::string& id) {
  const std::vector<CardDef>& cards = library.content().cards;
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const CardDef& c) { return c.id == id; });
  return found == cards.end() ? nullptr : &*found;
}

const CardDef& named(const Library& library, const std::string& id) {
  const CardDefId found = find_card(library.content(), library.other_ids(), id);
  REQUIRE(found.known());
  return library.content()[found];
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("overrides: a card stands in the place of a card of another set") {
  Mod mod("mod");
  mod.add("loot/token.lua", loot_card("Token", "replaces = \"first:coin\", copies = 2,"));
  const auto library = loaded({mod.folder()});
  CHECK(card(*library, "first:coin") == nullptr);
  for (const std::string id : {"coin", "first:coin", "token", "mod:token"})
    CHECK(named(*library, id).name == "Token");
  CHECK(named(*library, "coin").copies == 2);
  CHECK(library->sets()[1].files.contains("loot/token.lua"));
  CHECK_FALSE(library->sets()[0].files.contains("loot/coin.lua"));
}

TEST_CASE("overrides: a replaced card and the card in its place may have the same name of the file") {
  Mod mod("mod");
  mod.add("loot/coin.lua", loot_card("Token", "replaces = \"first:coin\","));
  CHECK(named(*loaded({mod.folder()}), "coin").name == "Token");
}

TEST_CASE("overrides: a change keeps the fields that it does not write, also inside rewards") {
  Mod mod("mod");
  mod.add("monster/strong_rat.lua", "return monster { changes = \"first:rat\", hp = 4, rewards = { loot = 3 } }");
  mod.add("loot/more_coins.lua", "return loot { changes = \"first:coin\", copies = 9, artist = \"B\", tags = {} }");
  const auto library = loaded({mod.folder()});
  const CardDef& rat = *card(*library, "first:rat");
  CHECK(rat.hp == 4);
  CHECK(rat.evasion == 2);
  CHECK(rat.name == "Rat");
  CHECK(rat.rewards.coins == 2);
  CHECK(rat.rewards.loot == 3);
  const CardDef& coin = *card(*library, "first:coin");
  CHECK(coin.copies == 9);
  REQUIRE(coin.free_fields.size() == 1);
  CHECK(coin.free_fields.front().text == "B");
  CHECK(coin.tags.none());
  CHECK(coin.abilities.size() == 1);
  CHECK(card(*library, "mod:strong_rat") == nullptr);
  CHECK(library->sets()[1].files.contains("monster/strong_rat.lua"));
}

TEST_CASE("overrides: a card that is based on another one has its own abilities with the same functions") {
  Mod mod("mod");
  mod.add("loot/big_coin.lua", "return loot { based_on = \"first:coin\", name = \"Big Coin\", copies = 1 }");
  mod.add("loot/a_bigger_coin.lua", "return loot { based_on = \"big_coin\", name = \"Bigger Coin\" }");
  const auto library = loaded({mod.folder()});
  const Content& content = library->content();
  const CardDef &coin = *card(*library, "first:coin"), &big = *card(*library, "mod:big_coin");
  CHECK(coin.name == "Coin");
  CHECK(big.copies == 1);
  CHECK(big.set == "mod");
  CHECK(big.tags == coin.tags);
  REQUIRE(big.abilities.size() == 1);
  const AbilityDef &play = content[big.abilities.front()], &original = content[coin.abilities.front()];
  CHECK(play.path == "mod:big_coin#play");
  CHECK(&content[play.card] == &big);
  CHECK(play.effect.function == original.effect.function);
  CHECK(card(*library, "mod:a_bigger_coin")->copies == 1);
}

TEST_CASE("overrides: a card is taken over as the sets before have changed or replaced it") {
  Mod mod("mod"), next("next", "requires = { \"first\" }, after = { \"mod\" }");
  mod.add("monster/rat.lua", "return monster { changes = \"first:rat\", hp = 4 }");
  mod.add("loot/token.lua", loot_card("Token", "replaces = \"first:coin\", copies = 2,"));
  next.add("monster/big_rat.lua", "return monster { based_on = \"first:rat\", name = \"Big Rat\" }");
  next.add("loot/big_coin.lua", "return loot { based_on = \"first:coin\", name = \"Big Token\" }");
  const auto library = loaded({next.folder(), mod.folder()});
  CHECK(card(*library, "next:big_rat")->hp == 4);
  CHECK(card(*library, "next:big_coin")->copies == 2);
}

TEST_CASE("overrides: starting items are replaced, changed and taken over with their sets") {
  Mod mod("mod");
  mod.add("starting/sword.lua", "return starting { name = \"Sword\", replaces = \"first:knife\" }");
  mod.add("starting/axe.lua", "return starting { name = \"Axe\" }");
  mod.add("character/heroine.lua", "return character { based_on = \"first:hero\", name = \"Heroine\" }");
  mod.add("character/dwarf.lua",
          "return character { based_on = \"first:hero\", name = \"Dwarf\", starting_item = \"axe\" }");
  const auto library = loaded({mod.folder()});
  for (const auto& [id, item] : {std::pair{"first:hero", "Sword"}, {"mod:heroine", "Sword"}, {"mod:dwarf", "Axe"}})
    CHECK(library->content()[card(*library, id)->starting_item].name == item);
}

TEST_CASE("overrides: cards are left out, but not those that are needed") {
  const Mod mod("mod", "requires = { \"first\" }, leave_out = { \"first:coin\" }");
  const auto library = loaded({mod.folder()});
  CHECK(card(*library, "first:coin") == nullptr);
  CHECK_FALSE(find_card(library->content(), library->other_ids(), "coin").known());
  CHECK(says(why_left_out(library->overrides(), "coin"), "the set `mod` leaves it out ("));
  const Mod needed("needed", "requires = { \"first\" },\nleave_out = { \"first:knife\" }");
  CHECK(says(refused({needed.folder()}),
             "needed_card: `first:knife` can't be left out: the `starting_item` of `first:hero` in "));
  Mod ruled("ruled", "requires = { \"first\" },\nleave_out = { \"first:hero\" }");
  ruled.add("rules/own.lua",
            "return rules { name = \"own\", extends = \"extended\", title = \"Own\",\n"
            "characters = { \"first:hero\" } }");
  std::vector<Finding> findings;
  CHECK_FALSE(Library::load({{first().folder(), ruled.folder()}, "own"}, findings));
  REQUIRE(findings.size() == 1);
  CHECK(findings.front().line == 3);
  CHECK(says(findings.front().message, "`first:hero` can't be left out: the ruleset `own` in "));
}

TEST_CASE("overrides: of two sets that replace the same card, the later wins only if it names the other") {
  Mod one("one"), two("two"), after("after", "requires = { \"first\" }, after = { \"one\" }");
  for (Mod* mod : {&one, &two, &after})
    mod->add("loot/token.lua",
             loot_card("Token of " + mod->folder().filename().string(), "replaces = \"first:coin\","));
  const std::string wrong = refused({one.folder(), two.folder()});
  CHECK(says(wrong, "wrong_override: two sets are about `first:coin`: `one` replaces it in "));
  CHECK(says(wrong, "and `two` replaces it here: if this one should win, write after = { \"one\" }"));
  const auto library = loaded({after.folder(), one.folder()});
  CHECK(named(*library, "coin").set == "after");
  CHECK(card(*library, "one:token") == nullptr);
  CHECK(library->overrides().front().beaten_by.ends_with("loot/token.lua"));
  std::vector<Finding> findings;
  const auto without = loaded({one.folder(), two.folder()}, findings, BrokenCards::set_aside);
  REQUIRE(without);
  CHECK(named(*without, "coin").set == "one");
  REQUIRE(without->set_aside().size() == 1);
  CHECK(without->set_aside().front().id == "two:token");
}

TEST_CASE("overrides: changes of different fields go together, changes of the same field need an order") {
  Mod one("one"), two("two"), three("three"), after("after", "requires = { \"first\" }, after = { \"one\" }");
  one.add("monster/rat.lua", "return monster { changes = \"first:rat\", hp = 4, rewards = { coins = 5 } }");
  two.add("monster/rat.lua", "return monster { changes = \"first:rat\", attack = 3, rewards = { loot = 0 } }");
  three.add("monster/rat.lua", "return monster { changes = \"first:rat\", rewards = { coins = 0 } }");
  after.add("monster/rat.lua", "return monster { changes = \"first:rat\", hp = 5 }");
  const auto library = loaded({one.folder(), two.folder()});
  CHECK(card(*library, "first:rat")->hp == 4);
  CHECK(card(*library, "first:rat")->attack == 3);
  CHECK(card(*library, "first:rat")->rewards.coins == 5);
  CHECK(card(*library, "first:rat")->rewards.loot == 0);
  const std::string wrong = refused({one.folder(), three.folder()});
  CHECK(says(wrong, "two sets are about `first:rat`: `one` changes it (`rewards.coins`) in "));
  const auto later = loaded({after.folder(), one.folder()});
  CHECK(card(*later, "first:rat")->hp == 5);
  CHECK(card(*later, "first:rat")->rewards.coins == 5);
  CHECK(later->overrides().front().beaten_fields.front().first == "hp");
}

TEST_CASE("overrides: a change of a replaced card applies to the card in its place") {
  Mod one("one"), after("after", "requires = { \"first\" }, after = { \"one\" }");
  one.add("loot/token.lua", loot_card("Token", "replaces = \"first:coin\","));
  after.add("loot/coin.lua", "return loot { changes = \"first:coin\", copies = 7 }");
  const auto library = loaded({after.folder(), one.folder()});
  CHECK(named(*library, "coin").copies == 7);
  CHECK(named(*library, "coin").name == "Token");
  CHECK(library->overrides().front().beaten_by.empty());
}

TEST_CASE("overrides: what replaces a replacing card stands in both places") {
  Mod one("one"), two("two", "requires = { \"first\", \"one\" }");
  one.add("loot/token.lua", loot_card("Token", "replaces = \"first:coin\","));
  two.add("loot/chip.lua", loot_card("Chip", "replaces = \"one:token\","));
  const auto library = loaded({one.folder(), two.folder()});
  for (const std::string id : {"coin", "token", "chip"})
    CHECK(named(*library, id).name == "Chip");
}

TEST_CASE("overrides: mistakes about other cards are reported in the file that makes them") {
  const auto wrong = [](const std::string& file, const std::string& source) {
    Mod mod("mod");
    mod.add(file, source);
    return refused({mod.folder()});
  };
  CHECK(says(wrong("loot/a.lua", loot_card("A", "replaces = \"first:coyn\",")),
             "unknown_card: there is no card `first:coyn`"));
  CHECK(says(wrong("treasure/a.lua", "return treasure { name = \"A\", replaces = \"first:coin\" }"),
             "wrong_deck: `first:coin` is a card of `loot`, not of `treasure`: move this file to loot/"));
  CHECK(says(wrong("loot/a.lua", loot_card("A", "replaces = \"other:coin\",")),
             "missing_set: `other:coin` is a card of the set `other`, which `mod` does not require: add `other` to"));
  CHECK(says(wrong("loot/a.lua", "return loot { changes = \"first:coin\", hp = 1 }"), "no_effect: `hp` works only in"));
  Mod twice("twice");
  twice.add("loot/a.lua", loot_card("A", "replaces = \"first:coin\","))
      .add("loot/b.lua", loot_card("B", "replaces = \"first:coin\","));
  CHECK(says(refused({twice.folder()}), "wrong_override: this set has two files about `first:coin`: `twice` replaces"));
  Mod circle("circle");
  circle.add("loot/a.lua", "return loot { based_on = \"b\" }").add("loot/b.lua", "return loot { based_on = \"a\" }");
  CHECK(says(refused({circle.folder()}), "wrong_override: `circle:b` can't be taken over: it is made from this card"));
  const Mod out("out", "requires = { \"first\" }, leave_out = { \"first:coin\" }");
  Mod onto("onto");
  onto.add("loot/a.lua", "return loot { based_on = \"first:coin\" }");
  CHECK(says(refused({out.folder(), onto.folder()}), "`first:coin` is not in the game: the set `out` leaves it out ("));
}

TEST_CASE("overrides: a card made from a broken card is set aside with it, and the other cards load") {
  Mod broken("broken"), mod("mod", "requires = { \"first\", \"broken\" }");
  broken.add("loot/bad.lua", "return loot { name = \"Bad\", colour = 1 }").add("loot/good.lua", loot_card("Good"));
  mod.add("loot/worse.lua", "return loot { based_on = \"broken:bad\" }").add("loot/fine.lua", loot_card("Fine"));
  std::vector<Finding> findings;
  const auto library = loaded({broken.folder(), mod.folder()}, findings, BrokenCards::set_aside);
  REQUIRE(library);
  CHECK(library->set_aside().size() == 2);
  CHECK(card(*library, "mod:fine") != nullptr);
}

TEST_CASE("overrides: if the card in the place is broken, the replaced card is in the game") {
  Mod mod("mod");
  mod.add("loot/token.lua", loot_card("Token", "replaces = \"first:coin\", colour = 1,"));
  std::vector<Finding> findings;
  const auto library = loaded({mod.folder()}, findings, BrokenCards::set_aside);
  REQUIRE(library);
  CHECK(named(*library, "coin").name == "Coin");
}

TEST_CASE("overrides: a file that changes another card can be checked alone") {
  CHECK(findings_in("loot/a.lua", "return loot { changes = \"base:bomb\", copies = 3 }").empty());
  CHECK(findings_in("loot/a.lua", "return loot { based_on = \"base:bomb\", copeis = 3 }") ==
        "1 unknown_field copeis -> copies");
}

}  // namespace soulstack::testing::overrides_test
