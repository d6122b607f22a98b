// The loader: the definitions made from valid files.
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::loader_test {
namespace {

const char* const bomb = R"lua(return loot {
  name = "Bomb!", copies = 4,
  play {
    text = "Deal 1 damage to a monster or player.",
    target = one_of { a_monster, a_player },
    effect = function(target) deal(1, target) end,
  },
}
)lua";

const char* const stoney = R"lua(return monster {
  name = "Stoney", hp = 3, evasion = 0, attack = 0, rewards = { loot = 1, coins = die },
  always { of = a_monster { other = true }, evasion = 1, text = "Other monsters have +1 evasion." },
  always { attack = 1, text = "+1 attack." },
  cant { attack = this, text = "This can't be attacked." },
  when { event = monster_died, of = another, attack_roll = 6, text = "When another monster dies, kill this.",
         effect = function(this) kill(this) end },
}
)lua";

const char* const host_hat = R"lua(return treasure {
  name = "Host Hat", enters = { counters = 9, deactivated = true }, guppy = true,
  tap {
    text = "Prevent the next 1 damage to you this turn.",
    target = a_player,
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) prevent(event, 1) end },
      when { event = damage_prevented, by = this, target = a_player { other = true },
             effect = function(target) deal(1, target) end },
    },
  },
  tap { text = "Roll.", roll = { ["1,3"] = function(you, amount) gain_coins(you, amount) end,
    ["2"] = { target = a_monster, effect = function(target) kill(target) end }, ["4-6"] = nothing } },
}
)lua";

const AbilityDef& ability(const Content& content, const std::string& path) {
  for (const AbilityDef& a : content.abilities)
    if (a.path == path)
      return a;
  FAIL("there is no ability " << path);
  return content.abilities.front();
}

std::string paths(const Content& content, const std::string& of = "") {
  std::string all;
  for (const AbilityDef& a : content.abilities)
    if (a.path.starts_with(of))
      all += a.path + "\n";
  return all;
}

}  // namespace

TEST_CASE("loader: a card becomes a definition with the id of its file") {
  const auto library = TemporarySet().add("loot/bomb.lua", bomb).load();
  const Content& content = library->content();
  REQUIRE(content.cards.size() == 1);
  const CardDef& card = content.cards[0];
  CHECK(card.id == "test:bomb");
  CHECK(card.name == "Bomb!");
  CHECK(card.copies == 4);
  CHECK(card.deck == content.find_deck("loot"));
  CHECK(card.hp == -1);
  CHECK_FALSE(card.activated);
  CHECK(content.find_card("bomb") == CardDefId{0});
}

TEST_CASE("loader: an ability knows its path, place, text, targets and parameters") {
  const auto library = TemporarySet().add("loot/bomb.lua", bomb).load();
  const AbilityDef& play = ability(library->content(), "test:bomb#play");
  CHECK(play.kind == AbilityKind::play);
  CHECK(play.line == 3);
  CHECK(play.file.ends_with("/loot/bomb.lua"));
  CHECK(play.text == "Deal 1 damage to a monster or player.");
  CHECK(play.effect.params == std::vector{Param::target});
  REQUIRE(play.targets.size() == 1);
  const Filter& target = library->filter(play.targets[0].filter);
  CHECK(target.noun == Noun::any_of);
  REQUIRE(target.any_of.size() == 2);
  CHECK(library->filter(target.any_of[0]).noun == Noun::monster);
}

TEST_CASE("loader: continuous abilities, triggers and rewards are stored as declared") {
  const auto library = TemporarySet().add("monster/stoney.lua", stoney).load();
  const Content& content = library->content();
  CHECK(content.cards[0].hp == 3);
  CHECK(content.cards[0].rewards.loot == 1);
  CHECK(content.cards[0].rewards.coins == as_rolled);
  const AbilityDef& others = ability(content, "test:stoney#always");
  CHECK(others.continuous().of.kind == WhoKind::filter);
  CHECK(content[others.continuous().of.filter].other == Ask::yes);
  REQUIRE(others.continuous().changes.size() == 1);
  CHECK(others.continuous().changes[0].stat == stat::evasion);
  CHECK(ability(content, "test:stoney#always2").continuous().of.kind == WhoKind::this_object);
  const AbilityDef& cant = ability(content, "test:stoney#cant");
  REQUIRE(cant.deeds().constraints.size() == 1);
  CHECK(cant.deeds().constraints[0].deed == Deed::attack);
  CHECK(cant.deeds().constraints[0].object.kind == WhoKind::this_object);
  CHECK(cant.deeds().constraints[0].who.kind == WhoKind::anyone);
  const AbilityDef& when = ability(content, "test:stoney#when");
  CHECK(when.trigger.event == EventType::monster_died);
  CHECK(when.trigger.of.kind == WhoKind::another);
  CHECK(when.trigger.values.has(6));
  CHECK_FALSE(when.trigger.values.has(5));
}

TEST_CASE("loader: nested abilities and outcomes of rolls have their own paths") {
  const auto library = TemporarySet().add("treasure/host_hat.lua", host_hat).load();
  const Content& content = library->content();
  CHECK(paths(content, "test:host_hat") ==
        "test:host_hat#tap\ntest:host_hat#tap/lasting\ntest:host_hat#tap/lasting/change\n"
        "test:host_hat#tap/lasting/when\ntest:host_hat#tap2\ntest:host_hat#tap2/1,3\ntest:host_hat#tap2/2\n");
  CHECK(content.cards[0].enters_with_counters == 9);
  CHECK(content.cards[0].enters_deactivated);
  CHECK(content.cards[0].has(Keyword::guppy));
  CHECK(content.cards[0].activated);
  CHECK(content[content.cards[0].tap].path == "test:host_hat#tap");
  const AbilityDef& lasting = ability(content, "test:host_hat#tap/lasting");
  CHECK(lasting.duration().till == Till::end_of_turn);
  CHECK(lasting.duration().uses == 1);
  CHECK(lasting.duration().nested.size() == 2);
  CHECK(ability(content, "test:host_hat#tap/lasting/change").trigger.of.kind == WhoKind::target);
  CHECK(ability(content, "test:host_hat#tap/lasting/when").line == 9);
  const RollTable& roll = ability(content, "test:host_hat#tap2").roll;
  CHECK(roll.outcomes[0] == roll.outcomes[2]);
  CHECK(content[roll.outcomes[1]].path == "test:host_hat#tap2/2");
  CHECK(content[roll.outcomes[0]].effect.params == std::vector{Param::you, Param::amount});
  CHECK_FALSE(roll.outcomes[3].known());
}

TEST_CASE("loader: a condition is a word that the kernel knows, or a function") {
  const auto library = TemporarySet()
                           .add("treasure/a.lua", R"lua(return treasure { name = "A",
    always { attack = 1, given = at_least { coins = 8 }, text = "A." },
    always { attack = function(you) return you.coins end, given = { your_turn, has_counters(2) }, text = "B." },
    when { event = rolled, value = { 1, 6 }, every = 2, given = not_empty(discard.monster), may = true,
      text = "C.", effect = function(roller) gain_coins(roller, 1) end } })lua")
                           .load();
  const Content& content = library->content();
  CHECK(ability(content, "test:a#always").trigger.given.kind == ConditionKind::at_least);
  CHECK(ability(content, "test:a#always").trigger.given.number == 8);
  CHECK(ability(content, "test:a#always").continuous().of.kind == WhoKind::you);
  const AbilityDef& second = ability(content, "test:a#always2");
  CHECK(second.continuous().changes[0].value.function.known());
  CHECK(second.trigger.given.all.size() == 2);
  const Trigger& when = ability(content, "test:a#when").trigger;
  CHECK(when.values.has(1));
  CHECK(when.values.has(6));
  CHECK(!when.values.has(2));
  CHECK(when.every == 2);
  CHECK(when.given.kind == ConditionKind::not_empty);
  CHECK(when.given.zone == 2 * content.monster_deck.value + 1);
}

TEST_CASE("loader: the base set loads without findings, in the same order every time") {
  std::vector<Finding> findings;
  const auto first = Library::load({{base_set()}, "extended"}, findings);
  REQUIRE(first);
  CHECK(findings.empty());
  const auto second = Library::load({{base_set()}, "extended"}, findings);
  CHECK(paths(first->content()) == paths(second->content()));
  CHECK(first->content().filters == second->content().filters);
}

TEST_CASE("loader: a ruleset changes its base ruleset") {
  const auto library = TemporarySet()
                           .add("rules/two_attacks.lua",
                                "return rules { name = \"two_attacks\", extends = \"extended\",\n"
                                "  numbers = { attacks_per_turn = 2 }, decks = { { name = \"room\" } },\n"
                                "  slots = { room = { deck = \"room\", count = 1 } },\n"
                                "  when { event = monster_died, text = \"A.\",\n"
                                "    effect = function(active) gain_coins(active, 1) end } }")
                           .add("room/den.lua", "return room { name = \"Den\" }")
                           .load("two_attacks");
  const Ruleset& rules = library->content().rules;
  CHECK(rules.name == "two_attacks");
  CHECK(rules[Number::attacks_per_turn] == 2);
  CHECK(rules[Number::price] == 10);
  CHECK(library->content().find_slot_type("monster").known());
  CHECK(library->content().room_slots.known());
  REQUIRE_FALSE(rules.abilities.empty());
  CHECK(library->content()[rules.abilities.back()].path == "test:rules/two_attacks#when");
}

TEST_CASE("loader: a set is loaded after the sets that it requires") {
  TemporarySet first("first"), second("second");
  first.add("set.lua",
            "return set { id = \"first\", title = \"A\", version = \"1\", api = 1, requires = { \"second\" } }");
  std::vector<Finding> findings;
  const auto library = Library::load({{first.folder(), second.folder()}, "extended"}, findings);
  REQUIRE(library);
  CHECK(library->sets()[0].id == "second");
  CHECK(Library::load({{first.folder()}, "extended"}, findings) == nullptr);
  CHECK(findings.back().code == "missing_set");
}

TEST_CASE("loader: the number of cards of a game, counting copies, is limited, and not that of all sets") {
  TemporarySet set;
  for (int i = 0; i < 42; ++i)
    set.add("loot/card_" + std::to_string(i) + ".lua",
            "return loot { name = \"A\", copies = " + std::string(i < 41 ? "99" : "37") + " }");
  CHECK(set.load());  // 4,096
  set.add("loot/one_more.lua", "return loot { name = \"B\" }");
  CHECK(findings_in(set) == "0 too_many copies");
  set.add("rules/fewer.lua", "return rules { name = \"fewer\", extends = \"extended\", made_of = { { copies = 1 } } }");
  CHECK(set.load("fewer")->content().count_cards() == 43);
  set.add("rules/more.lua",
          "return rules { name = \"more\", extends = \"extended\",\n  made_of = { { copies = 99 } } }");
  std::vector<Finding> findings;
  CHECK(Library::load({{set.folder()}, "more"}, findings) == nullptr);
  CHECK(findings.back().file.ends_with("rules/more.lua"));
  CHECK(findings.back().line == 2);
  CHECK(findings.back().message == "a game can have at most 4096 cards, counting copies; with these, it has 4257");
}

TEST_CASE("loader: a function beyond the number of ids gets no id") {
  const auto library = TemporarySet().load();
  lua_pushcfunction(library->lua(), [](lua_State*) { return 0; });
  FunctionId id{0};
  for (int i = 0; i < 0xFFFF && id.known(); ++i)
    id = library->add_function(lua_gettop(library->lua()));
  CHECK_FALSE(id.known());
}

TEST_CASE("loader: a finding has a file, line, message, suggestion and code") {
  const std::vector<Finding> findings =
      words().check_file("cards/x/loot/bomb.lua", "return loot {\n  nam = \"Bomb!\",\n}");
  REQUIRE(findings.size() == 2);
  CHECK(to_string(findings[0]) == "cards/x/loot/bomb.lua:1: error: `loot` needs a field `name` [E015 missing_field]");
  CHECK(to_string(findings[1]) ==
        "cards/x/loot/bomb.lua:2: error: `loot` has no field `nam` (did you mean `name`?) [E014 unknown_field]");
  CHECK(findings[1].card == "test:bomb");
  CHECK(findings[1].field == "nam");
}

}  // namespace soulstack::testing::loader_test
