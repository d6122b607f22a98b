// The loader: mistakes are reported with their line and the nearest valid word.
#include <algorithm>

#include "tests/support/loader_fixture.h"

namespace soulstack::testing::loader_mistakes_test {

// ---- Files

TEST_CASE("mistakes: a file that is not Lua") {
  CHECK(in_loot("return loot {\n  name = \"A\"\n  copies = 2,\n}") == "3 syntax");
  CHECK(in_loot("\x1bLua") == "0 syntax");
  CHECK(in_loot(std::string(70'000, ' ')) == "0 too_long");
}

TEST_CASE("mistakes: a file that returns no card, or a card of another deck") {
  CHECK(in_loot("local a = 1") == "1 no_card");
  CHECK(in_loot("return { name = \"A\" }") == "1 no_card");
  CHECK(in_loot("return a_player") == "1 no_card");
  CHECK(in_loot("\nreturn treasure { name = \"A\" }") == "2 wrong_deck -> loot");
}

TEST_CASE("mistakes: a file that fails or never ends") {
  CHECK(in_loot("\nerror(\"no\")") == "2 failed");
  CHECK(in_loot("local x = nil\nlocal y = x.a") == "2 failed");
  CHECK(in_loot("\nwhile true do end") == "2 failed");
  CHECK(in_loot("local s = \"a\"\nfor i = 1, 60 do s = s .. s end") == "2 failed");
  CHECK(in_loot("return loot(5)") == "1 failed");
}

TEST_CASE("mistakes: all mistakes of a file are reported") {
  CHECK(in_loot("return loot {\n  nam = \"A\",\n  copies = 0,\n  plai { text = \"A.\" },\n"
                "  play { text = \"A.\", effect = function(yu) gain_coin(yu, 1) end },\n}") ==
        "1 missing_field name\n2 unknown_field nam -> name\n3 wrong_value copies\n4 unknown_word -> play\n"
        "5 unknown_word -> gain_coins\n5 unknown_parameter effect -> you");
}

// ---- Fields

TEST_CASE("mistakes: unknown fields of one table are reported in their order, line by line") {
  CHECK(in_loot("return loot { name = \"A\", zeta = 1, theta = 2, omega = 3,\n  kappa = 4, alpha = 5, lambda = 6,\n"
                "  play { text = \"A.\", effect = function(you) gain_coins(you, 1) end } }") ==
        "1 unknown_field omega\n1 unknown_field theta\n1 unknown_field zeta\n"
        "2 unknown_field alpha\n2 unknown_field kappa\n2 unknown_field lambda");
}

TEST_CASE("mistakes: unknown fields of cards, abilities, costs, rewards and nouns") {
  CHECK(in_monster("return monster { name = \"A\",\n  evason = 3 }") == "2 unknown_field evason -> evasion");
  CHECK(in_monster("return monster { name = \"A\", rewards = { coins = 1,\n  lot = 1 } }") ==
        "2 unknown_field lot -> loot");
  CHECK(in_treasure("return treasure { name = \"A\", enters = {\n  counter = 1 } }") ==
        "2 unknown_field counter -> counters");
  CHECK(in_treasure("return treasure { name = \"A\", paid { text = \"A.\", cost = {\n coin = 1 },\n"
                    "effect = function(you) gain_coins(you, 1) end } }") == "2 unknown_field coin -> coins");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n target = an_item { charged = true,\n"
                    "  etrnal = true }, effect = function(target) recharge(target) end } }") ==
        "3 unknown_field etrnal -> eternal");
}

TEST_CASE("mistakes: a field that only another kind of ability or noun has") {
  CHECK(in_treasure(
            "return treasure { name = \"A\", always { attack = 1, text = \"A.\",\n  effect = function() end } }") ==
        "2 unknown_field effect");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\", target = a_player {\n  eternal = true },\n"
                    "effect = function(target) kill(target) end } }") == "2 unknown_field eternal");
}

TEST_CASE("mistakes: values of the wrong kind") {
  CHECK(in_loot("return loot { name = \"A\",\n  copies = \"2\" }") == "2 wrong_value copies -> 2");
  CHECK(in_loot("return loot { name = \"A\",\n  copies = 1.5 }") == "2 wrong_value copies");
  CHECK(in_loot("return loot {\n  name = true }") == "2 wrong_value name");
  CHECK(in_loot("return loot { name = \"A\",\n  trinket = 1 }") == "2 wrong_value trinket");
  CHECK(in_monster("return monster { name = \"A\",\n  rewards = 3 }") == "2 wrong_value rewards");
  CHECK(in_monster("return monster { name = \"A\", rewards = {\n  coins = nothing } }") == "2 wrong_value coins");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  target = you,\n"
                    "  effect = function(target) kill(target) end } }") == "2 wrong_value target");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  effect = gain_coins } }") ==
        "2 not_here\n2 wrong_value effect");
}

TEST_CASE("mistakes: duplicate keys, and tables that contain nil") {
  CHECK(in_loot("return loot { name = \"A\",\n  copies = 2,\n  copies = 3 }") == "3 duplicate_key copies");
  CHECK(in_loot("return loot { name = \"A\",\n  copies = nil }") == "2 nil_store");
  CHECK(in_effect("local t = {}\nt[1] = nil\nreturn you") == "5 nil_store");
}

TEST_CASE("mistakes: an ability without its required fields") {
  CHECK(in_loot("return loot { name = \"A\",\n  play { effect = function(you) gain_coins(you, 1) end } }") ==
        "2 missing_field text");
  CHECK(in_loot("return loot { name = \"A\",\n  play { text = \"A.\" } }") == "2 missing_field");
  CHECK(in_treasure("return treasure { name = \"A\",\n  paid { text = \"A.\",\n  effect = function() end } }") ==
        "2 missing_field cost");
  CHECK(in_treasure("return treasure { name = \"A\",\n  when { text = \"A.\",\n  effect = function() end } }") ==
        "2 missing_field event");
  CHECK(in_treasure("return treasure { name = \"A\",\n  always { text = \"A.\" } }") == "2 missing_field");
  CHECK(in_treasure("return treasure { name = \"A\",\n  cant { text = \"A.\" } }") == "2 missing_field");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  lasting { till = used } } }") ==
        "2 missing_field");
}

TEST_CASE("mistakes: abilities in places that do not allow them") {
  CHECK(in_treasure("return treasure { name = \"A\",\n  play { text = \"A.\", effect = function() end } }") ==
        "2 not_here");
  CHECK(in_treasure("return treasure { name = \"A\",\n  lasting { till = used } }") == "2 not_here");
  CHECK(in_treasure("return treasure { name = \"A\",\n  always { attack = 1, text = \"A.\",\n  tap {} } }") ==
        "3 not_here");
  CHECK(in_treasure("return treasure { name = \"A\",\n  5 }") == "2 not_here");
}

TEST_CASE("mistakes: a value in the wrong form gets the right one as a suggestion, where it is clear") {
  CHECK(in_loot("return loot { name = \"A\",\n  copies = \"2\" }") == "2 wrong_value copies -> 2");
  CHECK(in_loot("return loot { name = \"A\",\n  copies = { 2 } }") == "2 wrong_value copies -> 2");
  CHECK(in_loot("return loot { name = \"A\",\n  copies = \"0\" }") == "2 wrong_value copies");
  CHECK(in_loot("return loot { name = \"A\",\n  tags = \"fire\" }") == "2 wrong_value tags -> { \"fire\" }");
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  target = { a_player },\n"
                    "  effect = function(target) kill(target) end } }") == "2 wrong_value target -> a_player");
  CHECK(in_effect("gain_coins(you, \"3\")") == "4 wrong_argument -> 3");
  const auto of_event = [](const std::string& field) {
    return in_treasure("return treasure { name = \"A\", when { text = \"A.\",\n  " + field + ",\n" +
                       "  effect = function(you) gain_coins(you, 1) end } }");
  };
  CHECK(of_event("event = \"turn_started\"") == "2 wrong_value event -> turn_started");
  CHECK(of_event("event = \"turn_startd\"") == "2 wrong_value event -> turn_started");
  CHECK(of_event("event = turn_started, may = \"yes\"") == "2 wrong_value may -> true");
}

TEST_CASE("mistakes: a range of a roll table that no die shows is reported once") {
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"Roll.\",\n  roll = { [\"1-3\"] = nothing,\n"
                    "  [\"4-7\"] = nothing } } }") == "3 wrong_value 4-7");
}

// ---- Words

TEST_CASE("mistakes: words that do not exist, in tables and in functions") {
  CHECK(in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  target = a_palyer,\n"
                    "  effect = function(target) kill(target) end } }") == "2 unknown_word -> a_player");
  CHECK(in_effect("return gain_coin(you, 1)") == "4 unknown_word -> gain_coins");
  CHECK(in_effect("return os") == "4 unknown_word");
  CHECK(in_effect("loot(you, 1)") == "4 unknown_word -> draw_loot");
  CHECK(in_effect("if true then\nfor _, m in ipairs(al(a_monster)) do kill(m) end end") == "5 unknown_word -> all");
}

TEST_CASE("mistakes: words in the wrong place") {
  CHECK(in_effect("return turn") == "4 not_here");
  CHECK(in_loot("return loot {\n  name = gain_coins }") == "2 not_here\n2 wrong_value name");
}

TEST_CASE("mistakes: a player or object that is available only as a parameter") {
  CHECK(in_effect("kill(this)") == "4 binding_word");
  CHECK(in_effect("return event.amount") == "4 binding_word");
  CHECK(words()
            .check_file("treasure/a.lua",
                        "return treasure { name = \"A\", tap { text = \"A.\", effect = function()\n"
                        "gain_coins(you, 1) end } }")[0]
            .message == "`you` is not known here: add it as a parameter, function(you)");
}

TEST_CASE("mistakes: events that this kind of ability can't listen to") {
  CHECK(in_treasure("return treasure { name = \"A\", when { text = \"A.\",\n  event = damage,\n"
                    "  effect = function() end } }") == "2 wrong_event event");
  CHECK(in_treasure("return treasure { name = \"A\", would { text = \"A.\",\n  event = rolled,\n"
                    "  effect = function() end } }") == "2 wrong_event event -> roll");
  CHECK(in_treasure("return treasure { name = \"A\", when { text = \"A.\",\n  event = you,\n"
                    "  effect = function() end } }") == "2 wrong_value event");
}

namespace {
// The first finding of a card with that ability.
std::string finding_of(const std::string& ability) {
  const auto findings = words().check_file("treasure/a.lua", "return treasure { name = \"A\", " + ability + " }");
  return findings.empty() ? "" : findings[0].message;
}
std::string finding_of_when(const std::string& fields, const std::string& function = "function() end") {
  return finding_of("when { text = \"A.\", " + fields + ", effect = " + function + " }");
}
}  // namespace

TEST_CASE("mistakes: fields that an event does not have are refused with those that it has") {
  CHECK(
      finding_of_when("event = missed, object = this") ==
      "`missed` has `of` (the target of the attack), `by` (the roller), `from` (the fighter or the player that rolled) "
      "and `attack_roll`, but no `object`");
  CHECK(finding_of_when("event = turn_started, at_least = 2") ==
        "`turn_started` has `of` (the player whose turn it is) and `by` (the player whose turn it is), but no "
        "`at_least`");
  CHECK(finding_of_when("event = monster_died, combat = true").ends_with("but no `combat`"));
  CHECK(finding_of_when("event = attack_declared, value = 3").ends_with("but no `value`"));
  CHECK(finding_of_when("event = coins_gained, loot = anyone").ends_with("but no `loot`"));
  CHECK(finding_of_when("event = rolled, value = 6, attack = true") == "");
}

TEST_CASE("mistakes: a field of an event compared with a value that it never has") {
  CHECK(finding_of_when("event = turn_started, of = this") ==
        "`of` of `turn_started` is a player (the player whose turn it is), never `this`; `turn_started` has `of` (the "
        "player whose turn it "
        "is) and `by` (the player whose turn it is)");
  CHECK(finding_of_when("event = soul_gained, object = this") == "");  // for the card itself (rule 6.7.13a)
  CHECK(finding_of_when("event = rolled, of = a_monster").starts_with("`of` of `rolled` is a player"));
  CHECK(finding_of_when("event = damage_taken, of = one_of { a_monster, a_player }") == "");
  CHECK(finding_of_when("event = damage_prevented, by = this") == "");
}

TEST_CASE("mistakes: parameters that an event does not have") {
  CHECK(
      finding_of_when("event = missed", "function(object) kill(object) end") ==
      "`missed` has `of` (the target of the attack), `by` (the roller), `from` (the fighter or the player that rolled) "
      "and `attack_roll`, but no `object`; what it can ask for here: `you`, `this`, `event`, `attack_roll`, `active`, "
      "`by`, `from`, `of`, `attacker`");
  CHECK(finding_of_when("event = turn_started", "function(amount) gain_coins(players, amount) end")
            .find("but no `amount`; what it can ask for here: `you`") != std::string::npos);
}

TEST_CASE("mistakes: an event of another kind of ability is refused, with the events of this kind") {
  CHECK(finding_of("would { text = \"A.\", event = looting, effect = function() end }") ==
        "`would` can't listen for `looting`: it is not about to resolve on the stack. Listen for it with `change`, "
        "`instead`, `cant`; `would` listens for roll, damage, death");
  CHECK(finding_of("instead { text = \"A.\", event = turn_started, effect = function() end }")
            .starts_with(
                "`instead` can't listen for `turn_started`: it has happened already; before that, it is `turn_begins`. "
                "Listen for it with `when`"));
}

TEST_CASE("mistakes: a function reads or writes a field that its event does not have") {
  CHECK(finding_of_when("event = turn_started", "function(event) return event.from end").ends_with("but no `from`"));
  CHECK(finding_of_when("event = coins_gained", "function(event) event.amount = 2 end") ==
        "only the `effect` of `change` or `instead` may write to its event: `amount` is final here");
  CHECK(
      finding_of_when("event = turn_started", "function(event) return event.amount end").ends_with("but no `amount`"));
  CHECK(finding_of_when("event = soul_gained", "function(event, you) gain_coins(you, event.value) end")
            .ends_with("but no `value`"));
  CHECK(finding_of("change { text = \"A.\", event = damage, roll = { each = function(event) event.amount = 2 end } }")
            .starts_with("only the `effect`"));
  CHECK(finding_of("change { text = \"A.\", event = roll, effect = function(event) event.amount = 2 end }")
            .ends_with("but no `amount` that can be written"));
  CHECK(finding_of("change { text = \"A.\", event = roll, effect = function(event) event.value = 2 end }") == "");
}

TEST_CASE("mistakes: fields that have no effect in their place") {
  const auto lasting = [](const std::string& fields) {
    return finding_of("tap { text = \"A.\", lasting { " + fields + " } }");
  };
  CHECK(lasting("till = end_of_turn, uses = 1, always { attack = 1 }") ==
        "`uses` counts events, but nothing in here listens for one");
  CHECK(lasting("till = used, change { event = damage, to = you, effect = function(event) prevent(event) end }")
            .starts_with("`till = used` needs `uses`"));
  CHECK(
      finding_of("always { first = turn, hp = 1, text = \"A.\" }").starts_with("`first` means the first attack roll"));
  CHECK(finding_of("always { of = a_monster, loot_plays = 1, text = \"A.\" }") ==
        "`of` is about a player, never `a_monster`");
  CHECK(finding_of("can { attack = others, text = \"A.\" }") == "it needs `evasion`: the evasion of attacked players");
  CHECK(finding_of("can { attack = a_monster, evasion = 2, text = \"A.\" }") ==
        "`attack` is about a player, never `a_monster`");
  CHECK(finding_of("cant { discard = a_player, text = \"A.\" }") ==
        "`discard` is about a card in play, never `a_player`");
  CHECK(finding_of_when("event = coins_gained, after = rewards")
            .starts_with("`after = rewards` works only with `monster_died`"));
  CHECK(finding_of_when("event = coins_gained, first = turn, every = 2") ==
        "`first` and `every` can't be used together");
  CHECK(finding_of("tap { text = \"A.\", roll = { by = others, each = function() end } }")
            .starts_with("`by` takes one player: `you`, `active`"));
  CHECK(words()
            .check_file("loot/a.lua", "return loot { name = \"A\", always { attack = 1, text = \"A.\" } }")[0]
            .message ==
        "a loot card that is not a trinket or an ambush is never in play: only `play` works on it, and abilities "
        "with `as_soul` or `in_hand`");
  CHECK(words().check_file("loot/a.lua", "return loot { name = \"A\", hp = 1 }")[0].message ==
        "`hp` works only in play, but a loot card that is not a trinket or an ambush is never in play");
  CHECK(words().check_file("treasure/a.lua", "return treasure { name = \"A\", goes_first = true }")[0].message ==
        "`goes_first` is for cards of `character`, not of `treasure`");
}

TEST_CASE("mistakes: piles that do not exist") {
  CHECK(in_treasure("return treasure { name = \"A\", always { attack = 1, text = \"A.\",\n"
                    "  given = not_empty(discard.lot) } }") == "2 unknown_word -> loot");
  CHECK(in_treasure("return treasure { name = \"A\", always { attack = 1, text = \"A.\",\n"
                    "  given = not_empty(5) } }") == "2 wrong_value given");
}

// ---- Functions

TEST_CASE("mistakes: parameters that do not exist, or do not exist here") {
  CHECK(in_effect("return 1", "yu") == "3 unknown_parameter effect -> you");
  CHECK(in_effect("return 1", "amount") == "3 unknown_parameter effect");
  CHECK(in_effect("return 1", "target") == "3 unknown_parameter effect");
  CHECK(in_effect("return 1", "...") == "3 wrong_function");
  CHECK(in_treasure("return treasure { name = \"A\", when { text = \"A.\", event = healed,\n"
                    "  effect = function(amount,\n  roll) gain_coins(roll, amount) end } }") ==
        "2 unknown_parameter effect");
}

TEST_CASE("mistakes: properties and methods") {
  CHECK(in_effect("return you.conis") == "4 unknown_property -> coins");
  CHECK(in_effect("you.conis = 3") == "4 unknown_property -> coins");
  CHECK(in_effect("you:gain(3)") == "4 method");
  CHECK(in_effect("return deck.lot") == "4 unknown_word -> loot");
}

TEST_CASE("mistakes: state kept between calls") {
  CHECK(in_effect("count_of = 3\nreturn you") == "4 global_write");
  CHECK(in_treasure("local n = 0\nreturn treasure { name = \"A\", tap { text = \"A.\", effect = function(you)\n"
                    "n = n + 1\ngain_coins(you, n) end } }") == "3 upvalue_write");
  CHECK(in_effect("local n = 0\nlocal function add() n = n + 1 end\nadd()\ngain_coins(you, n)") == "");
  CHECK(in_loot("x = 1\nreturn loot { name = \"A\" }") == "1 global_write");
}

TEST_CASE("mistakes: nouns and verbs inside functions") {
  CHECK(in_effect("kill(choose(you, a_monster {\n  attakable = true }))") == "5 unknown_field attakable -> attackable");
  CHECK(in_effect("gain_coins(you)") == "4 wrong_arguments");
  CHECK(in_effect("gain_coins(you, 1, 2, 3, 4)") == "4 wrong_arguments");
}

TEST_CASE("mistakes: conditions and values that change the game") {
  CHECK(in_treasure("return treasure { name = \"A\", always { text = \"A.\", attack = function(you)\n"
                    "return gain_coins(you, 1) end } }") == "2 not_pure attack");
  CHECK(in_treasure("return treasure { name = \"A\", always { text = \"A.\", attack = 1, given = function(you)\n"
                    "return count(a_player) > you.coins end } }") == "");
}

// ---- Targets and rolls

TEST_CASE("mistakes: an unused target") {
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  target = a_player,\n"
                "  effect = function(you) gain_coins(you, 1) end } }") == "2 unused_target target");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  target = a_monster,\n"
                "  lasting { till = end_of_turn, must { who = active, attack = target } } } }") == "");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\", target = a_player,\n"
                "  target2 = an_item { of = target }, effect = function(target2) destroy(target2) end } }") == "");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\", target = a_player,\n"
                "  roll = { [\"1-3\"] = function(target) kill(target) end, [\"4-6\"] = nothing } } }") == "");
}

TEST_CASE("mistakes: choices on resolution") {
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\", target = a_player,\n"
                "  choice = an_item { of = target }, effect = function(choice) destroy(choice) end } }") == "");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  choice = a_player,\n"
                "  effect = function(you) gain_coins(you, 1) end } }") == "2 unused_target choice");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  choice2 = a_player,\n"
                "  effect = function(choice2) kill(choice2) end } }") == "2 wrong_value choice2");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\", target = a_player, target2 = a_player,\n"
                "  target3 = a_player,\n  choice = a_player,\n"
                "  effect = function(target, target2, target3) kill(target) kill(target2) kill(target3) end } }") ==
        "3 wrong_value choice");
  CHECK(in_treasure("return treasure { name = \"A\", always { text = \"A.\", attack = 1,\n  of = choice } }") ==
        "2 no_target of");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\", target = a_player,\n"
                "  roll = { [\"1-3\"] = { choice = an_item { of = target },\n"
                "                        effect = function(choice) destroy(choice) end },\n"
                "           [\"4-6\"] = nothing } } }") == "");
}

TEST_CASE("mistakes: a target where none is allowed, or too many targets") {
  CHECK(in_treasure("return treasure { name = \"A\", always { text = \"A.\", attack = 1,\n  of = target } }") ==
        "2 no_target of");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  target2 = a_player,\n"
                "  effect = function(target2) kill(target2) end } }") == "2 wrong_value target2");
  CHECK(in_loot("return loot { name = \"A\", play { text = \"A.\",\n  target4 = a_player,\n"
                "  effect = function(you) kill(you) end } }") == "2 unknown_field target4 -> target");
}

TEST_CASE("mistakes: `roll_die` without a `roll` beside the effect") {
  CHECK(in_treasure(
            "return treasure { name = \"A\",\n  tap { text = \"Roll.\", effect = function() roll_die() end } }") ==
        "2 missing_field");
}

TEST_CASE("mistakes: roll tables with gaps, overlaps and impossible values") {
  const auto roll = [](const std::string& table) {
    return in_treasure("return treasure { name = \"A\", tap { text = \"A.\",\n  roll = {\n" + table + "} } }");
  };
  CHECK(roll("[\"1-3\"] = nothing, [\"5-6\"] = nothing") == "2 roll_hole roll");
  CHECK(roll("[\"1-3\"] = nothing,\n [\"3-6\"] = nothing") == "4 roll_overlap 3-6");
  CHECK(roll("[\"1-6\"] = nothing,\n [\"7\"] = nothing") == "4 wrong_value 7");
  CHECK(roll("[\"1-6\"] = nothing,\n bye = active") == "4 unknown_field bye -> by");
  CHECK(roll("[\"1-6\"] =\n 5") == "4 wrong_value 1-6");
  CHECK(roll("by = active, each = function(you, amount) gain_coins(you, amount) end") == "");
}

// ---- Sets and rulesets

TEST_CASE("mistakes: in set.lua") {
  CHECK(findings_in("x/set.lua", "return set { id = \"a\", title = \"A\",\n  version = 1, api = 1 }") ==
        "2 wrong_value version");
  CHECK(findings_in("x/set.lua", "return {}") == "1 no_set");
}

TEST_CASE("mistakes: in rulesets") {
  const auto rules = [](const std::string& fields) {
    return findings_in("rules/a.lua", "return rules { name = \"a\", extends = \"extended\",\n" + fields + " }");
  };
  CHECK(rules("numbers = { atacks_per_turn = 2 }") == "2 unknown_field atacks_per_turn -> attacks_per_turn");
  CHECK(rules("procedures = { atack = {} }") == "2 unknown_procedure atack -> attack");
  CHECK(rules("procedures = { rewards = { \"coins\",\n  \"lot\", \"treasure\" } }") ==
        "3 unknown_step rewards -> loot");
  CHECK(rules("procedures = { rewards = { \"coins\",\n  { \"loot\", priority = 3 }, \"treasure\" } }") ==
        "3 wrong_value priority");
  CHECK(rules("slots = { room = {\n  deck = \"lot\", count = 1 } }") == "3 unknown_word deck -> loot");
}

TEST_CASE("mistakes: a ruleset without a number, a step or its base ruleset") {
  const std::string rules = text_of(base_set() / "rules" / "extended.lua");
  const auto without = [&](const std::string& part) {
    return std::string(rules).replace(rules.find(part), part.size(), "");
  };
  CHECK(findings_in(TemporarySet().add("rules/extended.lua", without("price = 10,"))) == "0 missing_field price");
  const auto line =
      1 + std::count(rules.begin(), rules.begin() + static_cast<std::ptrdiff_t>(rules.find("attack = {")), '\n');
  CHECK(findings_in(TemporarySet().add("rules/extended.lua", without("\"choose_target\", "))) ==
        std::to_string(line) + " missing_step attack");
  CHECK(findings_in(TemporarySet(), "extende") == "0 unknown_rules extends -> extended");
}

TEST_CASE("mistakes: files and folders of a set") {
  const std::string loot = "return loot { name = \"A\" }", treasure = "return treasure { name = \"A\" }";
  CHECK(findings_in(TemporarySet().add("tresure/a.lua", treasure)) == "0 unknown_folder -> treasure");
  CHECK(findings_in(TemporarySet().add("loot/A b.lua", loot)) == "0 wrong_name");
  CHECK(findings_in(TemporarySet().add("loot/a.lua", loot).add("treasure/a.lua", treasure)) == "0 duplicate_card");
  CHECK(findings_in(TemporarySet()
                        .add("character/a.lua", "return character { name = \"A\", starting_item = \"bb\" }")
                        .add("starting/b.lua", "return starting { name = \"B\" }")) ==
        "1 unknown_card starting_item -> b");
}

// ---- Abilities that could never be activated

TEST_CASE("mistakes: an activated ability on a card that can't be activated") {
  const std::string tap = "tap { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end }";
  const std::string paid =
      "paid { cost = { coins = 1 }, text = \"1¢: loot 1.\", effect = function(you) draw_loot(you, 1) end }";
  CHECK(in_monster("return monster { name = \"A\", hp = 1, evasion = 2, attack = 1,\n" + tap + ",\n" + paid + " }") ==
        "2 not_here\n3 not_here");
  CHECK(findings_in("bonus_soul/card.lua",
                    "return bonus_soul { name = \"A\", claim { coins = 25, text = \"25¢.\" },\n" + tap + " }") ==
        "2 not_here");
  CHECK(in_monster("return monster { name = \"A\", curse = true,\n" + paid + " }") == "");
  CHECK(findings_in("character/card.lua", "return character { name = \"A\", hp = 2, attack = 1,\n" + tap + " }") == "");
  CHECK(findings_in("room/card.lua", "return room { name = \"A\",\n" + paid + " }") == "");
}

TEST_CASE("mistakes: an activated ability on a card in slots that a ruleset adds") {
  TemporarySet set;
  set.add("rules/zoo.lua",
          "return rules { name = \"zoo\", extends = \"extended\", decks = { { name = \"pet\" } },\n"
          "slots = { kennel = { deck = \"pet\", count = 1 } } }");
  set.add(
      "pet/mole.lua",
      "return pet { name = \"Mole\",\ntap { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }");
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings, "zoo"));
  REQUIRE(findings.size() == 1);
  CHECK(findings.front().line == 2);
  CHECK(
      findings.front().message ==
      "nobody can activate `tap` on this card: the cards of `pet` are in slots, where no player controls them. Items, "
      "characters, curses and rooms are activated; `paid` with `who` names players who may use it");
}

}  // namespace soulstack::testing::loader_mistakes_test
