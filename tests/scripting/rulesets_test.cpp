// Rulesets: options, edits of procedures, custom steps, and several rulesets at once.
#include <algorithm>
#include <numeric>

#include "engine/table/zone_layout.h"
#include "scripting/loader/procedure_order.h"
#include "scripting/scenario/scenario_play.h"
#include "tests/support/trial.h"
#include "tools/display/json_view.h"
#include "tools/players/match.h"

namespace soulstack::testing::rulesets_test {
namespace {

// A ruleset over the second edition; its fields begin on line 2.
std::string ruleset(const std::string& name, const std::string& fields, const std::string& extends = "extended") {
  return "return rules { name = \"" + name + "\", title = \"The " + name + "\", extends = \"" + extends + "\",\n" +
         fields + " }";
}
std::string edits(const std::string& fields) { return "procedures = {\n" + fields + " }"; }

// The findings for these fields, in a ruleset that is loaded with its bases.
std::string findings_for(const std::string& fields) {
  return findings_in(TemporarySet().add("rules/a.lua", ruleset("a", fields)), "a");
}
std::string findings_for_edits(const std::string& fields) { return findings_for(edits(fields)); }

std::string messages_of(const TemporarySet& set, const std::string& rules) {
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings, rules));
  std::string all;
  for (const Finding& finding : findings)
    all += to_string(finding) + "\n";
  return all;
}

std::string name_of(const Content& content, Procedure p, const StepRow& row) {
  return row.script.known() ? "[" + content[row.script].text + "]" : std::string(catalogue(p).steps[row.step].name);
}

// " coins loot treasure "
std::string steps(const Content& content, Procedure p) {
  std::string all = " ";
  for (const StepRow& row : content.rules.procedures[static_cast<std::size_t>(p)].rows)
    all += name_of(content, p, row) + " ";
  return all;
}
std::string steps(const std::string& fields, Procedure p) {
  return steps(TemporarySet().add("rules/a.lua", ruleset("a", edits(fields))).load("a")->content(), p);
}

StepRow row(const Content& content, Procedure p, const std::string& step) {
  for (const StepRow& one : content.rules.procedures[static_cast<std::size_t>(p)].rows)
    if (name_of(content, p, one) == step)
      return one;
  FAIL("there is no step " << step);
  return {};
}

const char* const own_step = "step { title = \"Own\", run = function(you) gain_coins(you, 1) end }";

// Two rulesets that change different things, and one that conflicts with both.
TemporarySet& with_modules(TemporarySet& set) {
  return set.add("rules/two_attacks.lua", ruleset("two_attacks", "numbers = { attacks_per_turn = 2 }"))
      .add("rules/interest.lua",
           ruleset("interest", edits("end_phase = insert_after(\"end_triggers\", step { title = \"Interest\",\n"
                                     "run = function(active) gain_coins(active, active.coins // 5) end })")))
      .add("rules/tax.lua", ruleset("tax", edits("end_phase = insert_after(\"end_triggers\", step { title = \"Tax\",\n"
                                                 "run = function(active) lose_coins(active, 1) end })")))
      .add("rules/rival.lua", ruleset("rival", "numbers = { attacks_per_turn = 3 },\n" +
                                                   edits("end_phase = { remove(\"end_triggers\"),\n"
                                                         "insert_before(\"hand_limit\", \"end_triggers\") }")));
}

}  // namespace

// ---- Options, numbers, cards, slots

TEST_CASE("rulesets: an option has one of its values, and can be set back") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "options = { win_check = \"immediate\", hands = \"open\" }"))
      .add("rules/b.lua", ruleset("b", "options = { hands = \"hidden\" }", "a"));
  CHECK(set.load()->content().rules.ways == Ways{});
  const auto a = set.load("a"), b = set.load("b");
  CHECK(a->content().rules.is(Way::wins_at_once));
  CHECK(a->content().rules.is(Way::open_hands));
  CHECK(b->content().rules.is(Way::wins_at_once));
  CHECK_FALSE(b->content().rules.is(Way::open_hands));
}

TEST_CASE("rulesets: an option with three values") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "options = { death_order = \"owned\" }"))
      .add("rules/b.lua", ruleset("b", "options = { death_order = \"like_triggers\" }", "a"));
  CHECK(set.load()->content().rules.death_order() == DeathOrder::below_triggers);
  CHECK(set.load("a")->content().rules.death_order() == DeathOrder::owned);
  CHECK(set.load("b")->content().rules.death_order() == DeathOrder::like_triggers);
  CHECK_FALSE(set.load("b")->content().rules.is(Way::only_active_on_empty));
}

TEST_CASE("rulesets: unknown options and values are refused at their lines") {
  CHECK(findings_for("options = {\n death_order = \"like_trigger\" }") == "3 wrong_value death_order -> like_triggers");
  CHECK(findings_for("options = {\n win_chek = \"immediate\" }") == "3 unknown_option win_chek -> win_check");
  CHECK(findings_for("options = {\n win_check = \"imediate\" }") == "3 wrong_value win_check -> immediate");
  CHECK(findings_for("options = {\n win_check = 1 }") == "3 wrong_value win_check");
  CHECK(findings_for("\noptions = 1") == "3 wrong_value options");
}

TEST_CASE("rulesets: the coin pool and the timer are numbers") {
  const auto library = TemporarySet().add("rules/a.lua", ruleset("a", "numbers = { coin_pool = 100 }")).load("a");
  CHECK(library->content().rules[Number::coin_pool] == 100);
  CHECK(library->content().rules[Number::timer] == 0);
  CHECK(TemporarySet().load()->content().rules[Number::coin_pool] == unlimited);
  CHECK(findings_for("numbers = {\n timer = 100 }") == "3 wrong_value timer");
}

// Its outline is read before the words of the sets are known (what it extends decides which decks there are).
TEST_CASE(
    "rulesets: events, words, counters and constants of a set work anywhere in it (rules 6.9.8, 6.11.2, 6.12.1)") {
  TemporarySet set;
  set.add("set.lua",
          "return set { id = \"test\", title = \"A test\", version = \"1\", api = 1, counters = { \"rust\" }, "
          "constants = { prize = 2 }, events = { up = { of = \"player\" } } }");
  set.add("words/pay.lua",
          "return word { takes = { \"player\" }, text = \"Pays.\", run = function(p) gain_coins(p, prize) end }");
  const auto loads = [&](const std::string& effect) {
    set.add("rules/a.lua",
            ruleset("a", "when { event = up, text = \"A.\", effect = function(of) " + effect + " end }"));
    std::vector<Finding> findings;
    const bool is_loaded = set.load(findings, "a") != nullptr;
    CHECK_MESSAGE(is_loaded, told(findings));
  };
  loads("gain_coins(of, total { event = up, of = of, within = turn })");
  loads("pay(of) lasting { till = end_of_turn, always { of = of, attack = 1 } }");
  loads("add_counters(of, prize, rust_counter) gain_coins(of, happened { event = up, of = of, within = game })");
}

TEST_CASE("rulesets: refilling slots can be turned off") {
  const auto library =
      TemporarySet()
          .add("rules/a.lua", ruleset("a", "slots = { shop = { deck = \"treasure\", count = 2, refilled = false } }"))
          .load("a");
  const Content& content = library->content();
  CHECK_FALSE(content.slot_types[content.shop_slots.value].refilled);
  CHECK(content.slot_types[content.monster_slots.value].refilled);
}

TEST_CASE("rulesets: cards that are in every game are found by their ids") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "bonus_souls = { \"greed\" },\n characters = { \"test:eden\" }"))
      .add("rules/none.lua", ruleset("none", "bonus_souls = {}", "a"))
      .add("rules/wrong.lua",
           ruleset("wrong", "bonus_souls = { \"greed\",\n \"greedy\" }, characters = {\n \"greed\" }"))
      .add("bonus_soul/greed.lua", "return bonus_soul { name = \"Greed\" }")
      .add("character/eden.lua", "return character { name = \"Eden\", hp = 2 }");
  const auto library = set.load("a");
  const Content& content = library->content();
  CHECK(content.rules.bonus_souls == std::vector{content.find_card("greed")});
  CHECK(content.rules.characters == std::vector{content.find_card("eden")});
  CHECK(set.load("none")->content().rules.bonus_souls.empty());
  CHECK(findings_in(set, "wrong") == "3 unknown_card bonus_souls -> greed\n4 unknown_card characters");
}

namespace {

// Cards of several decks, with and without a tag, and a ruleset `a` with this `made_of`.
TemporarySet& with_cards(TemporarySet& set, const std::string& made_of) {
  return set
      .add("set.lua", "return set { id = \"test\", title = \"A test\", version = \"1\", api = 1, tags = { \"hot\" } }")
      .add("rules/a.lua", ruleset("a", "made_of = {\n" + made_of + " }"))
      .add("loot/coal.lua", "return loot { name = \"Coal\", copies = 3, tags = { \"hot\" } }")
      .add("loot/ice.lua", "return loot { name = \"Ice\" }")
      .add("treasure/oven.lua", "return treasure { name = \"Oven\", tags = { \"hot\" } }")
      .add("treasure/fridge.lua", "return treasure { name = \"Fridge\" }")
      .add("character/cook.lua",
           "return character { name = \"Cook\", hp = 2, tags = { \"hot\" }, starting_item = \"pan\" }")
      .add("character/yeti.lua", "return character { name = \"Yeti\", hp = 2, starting_item = \"snow\" }")
      .add("starting/pan.lua", "return starting { name = \"Pan\" }")
      .add("starting/snow.lua", "return starting { name = \"Snow\", tags = { \"hot\" } }");
}

// "Coal 3, Ice 1": the cards in a game, and how many of each.
std::string in_game(const std::string& made_of) {
  TemporarySet set;
  const auto library = with_cards(set, made_of).load("a");
  std::string all;
  for (const CopiesInGame& one : library->content().in_game)
    all += (all.empty() ? "" : ", ") + library->content()[one.card].name + " " + std::to_string(one.copies);
  return all;
}

}  // namespace

TEST_CASE("rulesets: the decks are made of the cards of a set, a deck or a tag, in chosen numbers") {
  const std::string all = "Cook 1, Yeti 1, Coal 3, Ice 1, Pan 1, Snow 1, Fridge 1, Oven 1";
  CHECK(in_game("") == all);
  CHECK(in_game("{}") == all);
  CHECK(in_game("{ set = \"test\" }") == all);
  CHECK(in_game("{ tag = \"hot\" }") == "Cook 1, Coal 3, Pan 1, Oven 1");  // a starting item comes with its character
  CHECK(in_game("{ tag = \"hot\", deck = \"loot\" }") == "Cook 1, Yeti 1, Coal 3, Pan 1, Snow 1, Fridge 1, Oven 1");
  CHECK(in_game("{ copies = 2 }, { deck = \"loot\", copies = 1 }, { deck = \"character\" }") ==
        "Cook 1, Yeti 1, Coal 1, Ice 1, Pan 1, Snow 1, Fridge 2, Oven 2");
  CHECK(in_game("{}, { tag = \"hot\", copies = 0 }") == "Yeti 1, Ice 1, Snow 1, Fridge 1");
}

TEST_CASE("rulesets: unknown sets, decks and tags of which decks are made are reported, and cards that do not exist") {
  const auto mistakes = [](const std::string& made_of) {
    TemporarySet set;
    return findings_in(with_cards(set, made_of), "a");
  };
  CHECK(mistakes("{ set = \"tst\" }") == "3 unknown_word set -> test");
  CHECK(mistakes("{},\n{ deck = \"lot\", tag = \"hott\" }") ==
        "4 unknown_word deck -> loot\n4 unknown_word tag -> hot");
  CHECK(mistakes("{ copies = 100 }") == "3 wrong_value copies");
  CHECK(mistakes("{ card = \"coal\" }") == "3 unknown_field card");
  CHECK(mistakes("\"coal\"") == "3 wrong_value made_of");
  TemporarySet set;
  std::vector<Finding> findings;
  REQUIRE(with_cards(set, "{ deck = \"monster\" }").load(findings, "a"));
  CHECK(told(findings) == "3 empty_deck made_of");
}

namespace {

// "entry1, entry2, ...": one entry for each number.
template <class Line>
std::string listed(std::size_t n, Line line) {
  std::string all;
  for (std::size_t i = 0; i < n; ++i)
    all += line(std::to_string(i)) + ",\n";
  return all;
}

std::string more_decks(std::size_t n) {
  return "decks = {\n" + listed(n, [](const std::string& i) { return "{ name = \"more" + i + "\" }"; }) + "}";
}
std::string slot(const std::string& name, int count) {
  return name + " = { deck = \"monster\", count = " + std::to_string(count) + " }";
}
std::string more_kinds_of_slots(std::size_t n) {
  return "slots = {\n" + listed(n, [](const std::string& i) { return slot("more" + i, 0); }) + "}";
}

int slots_at_start(const Content& content) {
  return std::accumulate(content.slot_types.begin(), content.slot_types.end(), 0,
                         [](int sum, const SlotTypeDef& type) { return sum + type.count; });
}

}  // namespace

TEST_CASE("rulesets: the number of decks is limited, and the first excess one is refused at its line") {
  const std::size_t left = zones::most_decks - words().content().decks.size();
  CHECK(TemporarySet().add("rules/a.lua", ruleset("a", more_decks(left))).load("a"));
  CHECK(findings_for(more_decks(left + 1)) == std::to_string(left + 3) + " too_many name");
  CHECK(findings_for(more_decks(300)) == std::to_string(left + 3) + " too_many name");
  CHECK(has(findings_in("rules/a.lua", ruleset("a", more_decks(left + 1))), "too_many name"));
}

TEST_CASE("rulesets: the number of slot kinds and of starting slots is limited") {
  const std::size_t kinds_left = zones::most_slot_kinds - words().content().slot_types.size();
  CHECK(TemporarySet().add("rules/a.lua", ruleset("a", more_kinds_of_slots(kinds_left))).load("a"));
  CHECK(findings_for(more_kinds_of_slots(kinds_left + 1)) == "2 too_many slots");
  CHECK(findings_for(more_kinds_of_slots(256)) == "2 too_many slots");
  const int slots_left = zones::most_slots_at_start - slots_at_start(words().content());
  const std::string most = "slots = { " + slot("a", 12) + ", " + slot("b", 12) + ", " + slot("c", 12) + ", ";
  CHECK(TemporarySet().add("rules/a.lua", ruleset("a", most + slot("d", slots_left - 36) + " }")).load("a"));
  CHECK(findings_for(most + slot("d", slots_left - 35) + " }") == "2 too_many slots");
}

TEST_CASE("rulesets: content with more zones than a game can hold is refused") {
  Content content = base_game().content();
  content.decks.resize(200, content.decks.back());
  content.finish();
  const Game game(content, base_game().scripts(), {.players = 2, .seed = 1, .characters = {}});
  CHECK(game.stopped_by() == "more zones than a game can hold");
}

TEST_CASE("rulesets: the minimum evasion can't exceed the maximum") {
  CHECK(findings_for("numbers = {\n evasion_least = 6,\n evasion_most = 5 }") == "4 wrong_value evasion_most");
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "numbers = { evasion_most = 4 }"))
      .add("rules/b.lua", ruleset("b", "numbers = {\n evasion_least = 4 }", "a"))
      .add("rules/c.lua", ruleset("c", "numbers = {\n evasion_least = 5 }", "a"));
  CHECK(set.load("b"));
  CHECK(findings_in(set, "c") == "3 wrong_value evasion_least");
}

// ---- Edits

TEST_CASE("rulesets: a step can be inserted, removed, replaced and moved") {
  CHECK(has(steps("end_phase = insert_after(\"end_triggers\", " + std::string(own_step) + ")", Procedure::end_phase),
            " end_triggers [Own] hand_limit "));
  CHECK(has(steps("end_phase = insert_before(\"hand_limit\", " + std::string(own_step) + ")", Procedure::end_phase),
            " end_triggers [Own] hand_limit "));
  CHECK(has(steps("rewards = { remove(\"coins\"), insert_after(\"loot\", \"coins\") }", Procedure::rewards),
            " loot coins "));
  CHECK(has(steps("start_phase = { replace(\"loot_step\", " + std::string(own_step) +
                      "), insert_before(\"start_triggers\", \"loot_step\") }",
                  Procedure::start_phase),
            " loot_step start_triggers [Own] "));
  CHECK(has(steps("rewards = move_after(\"loot\", \"coins\")", Procedure::rewards), " loot coins "));
  CHECK(has(steps("rewards = move_before(\"coins\", \"loot\")", Procedure::rewards), " loot coins "));
}

TEST_CASE("rulesets: an inserted step has its own priority; a moved step keeps its priority") {
  const auto library =
      TemporarySet()
          .add("rules/a.lua",
               ruleset("a", edits("start_phase = { replace(\"loot_step\", { \"loot_step\", stack = true,\n"
                                  "priority = if_triggered }), move_before(\"recharge\", \"start_triggers\") }")))
          .load("a");
  const StepRow loot = row(library->content(), Procedure::start_phase, "loot_step");
  CHECK(loot.on_stack);
  CHECK(loot.priority == PassesPriority::if_triggered);
  CHECK(row(library->content(), Procedure::start_phase, "start_triggers").priority == PassesPriority::always);
}

TEST_CASE("rulesets: a custom step has a title, rule, place and function") {
  const auto library = TemporarySet()
                           .add("rules/a.lua", ruleset("a", edits("rewards = { \"coins\", \"loot\", \"treasure\",\n"
                                                                  "step { title = \"One\", rule = \"13.2.3\",\n"
                                                                  "priority = always, stack = true,\n"
                                                                  "run = function(active, you) end },\n" +
                                                                  std::string(own_step) + " }")))
                           .load("a");
  const Content& content = library->content();
  const StepRow one = row(content, Procedure::rewards, "[One]");
  CHECK(one.on_stack);
  CHECK(one.priority == PassesPriority::always);
  const AbilityDef& def = content[one.script];
  CHECK(def.kind == AbilityKind::step);
  CHECK(def.path == "test:rules/a#step");
  CHECK(def.rule == "13.2.3");
  CHECK(def.file.ends_with("/rules/a.lua"));
  CHECK(def.line == 4);
  CHECK(def.effect.params == std::vector{Param::active, Param::you});
  CHECK(content[row(content, Procedure::rewards, "[Own]").script].path == "test:rules/a#step2");
}

TEST_CASE("rulesets: an edit must name an existing step") {
  CHECK(findings_for_edits("end_phase = {\nremove(\"hand_limt\") }") == "4 unknown_step end_phase -> hand_limit");
  CHECK(findings_for_edits("end_phase = insert_after(\"hand_limit\",\n\"pass_trn\")") ==
        "3 unknown_step end_phase -> pass_turn");
  CHECK(findings_for_edits("rewards = {\nmove_after(\"coins\", \"lot\") }") == "4 unknown_step rewards -> loot");
  const std::string message = messages_of(
      TemporarySet().add("rules/a.lua",
                         ruleset("a", edits("end_phase = { remove(\"hand_limit\"),\nremove(\"hand_limit\") }"))),
      "a");
  CHECK(has(message, "a.lua:4:9: error: `hand_limit` is no longer in `end_phase`: `a` removed it [E113 unknown_step]"));
}

TEST_CASE("rulesets: malformed edits are refused") {
  CHECK(findings_for_edits("end_phase =\ninsert_after(\"hand_limit\")") == "4 wrong_arguments end_phase");
  CHECK(findings_for_edits("end_phase =\nremove(\"hand_limit\", \"pass_turn\")") == "4 wrong_arguments end_phase");
  CHECK(findings_for_edits("end_phase =\nremove(3)") == "4 wrong_value end_phase");
  CHECK(findings_for_edits("end_phase =\nmove_after(\"hand_limit\", \"hand_limit\")") == "4 wrong_value end_phase");
  CHECK(findings_for_edits("end_phase = { remove(\"hand_limit\"),\n\"pass_turn\" }") == "4 wrong_value end_phase");
  CHECK(findings_for_edits("end_phase =\n\"hand_limit\"") == "4 wrong_value end_phase");
  CHECK(findings_for_edits("end_phase =\nremoove(\"hand_limit\")") == "4 unknown_word -> remove");
  CHECK(findings_for_edits("end_phase = insert_after(\"hand_limit\",\nstp {})") == "4 unknown_word -> step");
  CHECK(findings_for("remove(\"hand_limit\")") == "2 not_here");
}

TEST_CASE("rulesets: a custom step needs a title and a function, and has no card") {
  const auto with = [](const std::string& fields) {
    return findings_for_edits("end_phase = insert_after(\"end_triggers\", step {\n" + fields + " })");
  };
  CHECK(with("run = function() end") == "3 missing_field title");
  CHECK(with("title = \"A\"") == "3 missing_field run");
  CHECK(with("titel = \"A\", title = \"A\", run = function() end") == "4 unknown_field titel -> title");
  CHECK(with("title = \"A\", run = function(this) end") == "4 unknown_parameter run");
  CHECK(with("title = \"A\", run = function(activ) end") == "4 unknown_parameter run -> active");
  CHECK(with("title = \"A\", run = function(you) gain_coin(you, 1) end") == "4 unknown_word -> gain_coins");
  CHECK(with("title = \"A\", run = function() end, priority = turn") == "4 wrong_value priority");
}

TEST_CASE("rulesets: words of procedures work only in tables") {
  CHECK(in_effect("remove(you)") == "4 not_here");
  CHECK(in_effect("local s = step") == "4 not_here");
}

// ---- Requirements on the result

TEST_CASE("rulesets: mandatory steps can't be removed, and the ruleset that tries is named") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", edits("end_phase = {\nremove(\"pass_turn\") }")))
      .add("rules/b.lua", ruleset("b", "numbers = { price = 5 }", "a"));
  CHECK(findings_in(set, "b") == "4 missing_step end_phase");
  CHECK(has(messages_of(set, "b"),
            "/rules/a.lua:4:9: error: the procedure `end_phase` lacks the mandatory step `pass_turn`"));
  CHECK(has(messages_of(set, "b"), "`a` removes it"));
  CHECK(findings_for_edits("\npurchase = { \"declare\", \"choose_item\", \"declare_on_item\", \"bought\" }") ==
        "4 missing_step purchase");
  CHECK(steps("rewards = { \"loot\", \"treasure\" }", Procedure::rewards) == " loot treasure ");
}

TEST_CASE("rulesets: a step can't occur twice in a procedure") {
  CHECK(findings_for_edits("rewards = { \"coins\", \"loot\", \"treasure\",\n\"coins\" }") ==
        "4 duplicate_step rewards");
  CHECK(findings_for_edits("end_phase = {\ninsert_after(\"end_triggers\", \"hand_limit\") }") ==
        "4 duplicate_step end_phase");
}

namespace {

// A procedure of four steps: the last needs the first, and one is optional.
constexpr StepInfo made_up_steps[] = {{"aim", "1.1", false, {}},
                                      {"look", "1.2", true, {}},
                                      {"shoot", "1.3", false, "aim"},
                                      {"tell", "1.4", false, "look"}};
constexpr ProcedureRow made_up{"hunt", "1", made_up_steps, true};

Edit edit(EditKind kind, int line, const std::string& at, const std::string& moved, std::vector<std::uint16_t> rows) {
  Edit made{kind, 0, at, moved, {}, line};
  for (std::uint16_t step : rows)
    made.rows.push_back({{.step = step}, line});
  return made;
}
const Edit whole = edit(EditKind::list, 1, "", "", {0, 1, 2, 3});

std::vector<Finding> checked(const std::vector<Edit>& edits) {
  std::vector<Finding> findings;
  RulesModule module;
  module.file = "hunt.lua";
  module.name = "hunters";
  ProcedureOrder order(made_up, findings);
  for (const Edit& one : edits)
    order.apply(one, module);
  order.check(module);
  return findings;
}

}  // namespace

TEST_CASE("rulesets: an optional step may be left out") {
  CHECK(told(checked({whole})) == "");
  CHECK(told(checked({edit(EditKind::list, 1, "", "", {0, 2})})) == "1 missing_step hunt");
  CHECK(told(checked({})) == "0 missing_field hunt");
}

TEST_CASE("rulesets: the number of steps of a procedure is limited, and the first excess one is refused") {
  Edit filled = whole, more = edit(EditKind::insert_after, 6, "tell", "", {});
  filled.rows.resize(255, {{.script = AbilityId{0}}, 5});
  more.rows.push_back({{.script = AbilityId{0}}, 6});
  CHECK(told(checked({filled})) == "");
  CHECK(told(checked({filled, more})) == "6 too_many hunt");
  filled.rows.push_back(more.rows.front());
  CHECK(told(checked({filled})) == "6 too_many hunt");
}

TEST_CASE("rulesets: the number of custom steps in a file is limited") {
  const auto own = [](const std::string&) {
    std::string all = "insert_after(\"end_triggers\", ";  // not with +, about which GCC 12 warns wrongly
    return all.append(own_step).append(")");
  };
  CHECK(TemporarySet().add("rules/a.lua", ruleset("a", edits("end_phase = {\n" + listed(64, own) + "}"))).load("a"));
  CHECK(findings_for_edits("end_phase = {\n" + listed(65, own) + "}") == "68 too_many");
}

TEST_CASE("rulesets: a step must come after the steps that it needs") {
  const auto findings = checked({whole, edit(EditKind::move_after, 7, "shoot", "aim", {})});
  CHECK(told(findings) == "7 wrong_order hunt");
  CHECK(findings.front().message == "in `hunt` the step `shoot` (rule 1.3) needs `aim` (rule 1.1) before it");
  CHECK(told(checked({whole, edit(EditKind::remove, 8, "look", "", {})})) == "8 wrong_order hunt");
  CHECK(told(checked({whole, edit(EditKind::remove, 9, "aim", "", {})})) == "9 missing_step hunt");
}

// ---- Several rulesets at once

TEST_CASE("rulesets: several rulesets are combined, with their common base only once") {
  TemporarySet set;
  const auto library = with_modules(set).load("two_attacks+interest");
  const Content& content = library->content();
  CHECK(content.rules.name == "two_attacks+interest");
  CHECK(content.rules.title == "The two_attacks + The interest");
  CHECK(content.rules[Number::attacks_per_turn] == 2);
  CHECK(has(steps(content, Procedure::end_phase), " end_triggers [Interest] hand_limit "));
  CHECK(library->rulesets().size() == 3);
  CHECK(content.rules.abilities == set.load()->content().rules.abilities);
}

TEST_CASE("rulesets: insertions at the same place are in load order") {
  TemporarySet set;
  with_modules(set);
  CHECK(has(steps(set.load("interest+tax")->content(), Procedure::end_phase), " end_triggers [Interest] [Tax] "));
  CHECK(has(steps(set.load("tax+interest")->content(), Procedure::end_phase), " end_triggers [Tax] [Interest] "));
}

TEST_CASE("rulesets: conflicts are reported with both names and places, in either load order") {
  TemporarySet set;
  with_modules(set);
  CHECK(findings_in(set, "two_attacks+rival") == "2 conflict attacks_per_turn");
  CHECK(findings_in(set, "rival+two_attacks") == "2 conflict attacks_per_turn");
  CHECK(findings_in(set, "interest+rival") == "4 conflict end_triggers");
  CHECK(findings_in(set, "rival+interest") == "3 conflict end_triggers");
  const std::string message = messages_of(set, "interest+rival");
  INFO(message);
  CHECK(has(message,
            "/rules/rival.lua:4:23: error: `rival` removes `end_triggers` of `end_phase`, and `interest` inserts a "
            "step at it ("));
  CHECK(has(message, "/rules/interest.lua:3)"));
}

TEST_CASE("rulesets: a timer needs the step that sets it") {
  CHECK(findings_for("numbers = { timer = 8 }") == "2 missing_step timer");
  const std::string set_too = edits("setup = insert_after(\"starting_player\", \"set_timer\")");
  CHECK(TemporarySet().add("rules/a.lua", ruleset("a", "numbers = { timer = 8 }, " + set_too)).load("a"));
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "numbers = { timer = 8 }, " + set_too));
  set.add("rules/b.lua", ruleset("b", edits("setup = remove(\"set_timer\")"), "a"));
  INFO(messages_of(set, "b"));
  CHECK(has(messages_of(set, "b"), "/rules/a.lua:2:13: error: `timer` is 8, but `setup` lacks the step `set_timer`"));
}

TEST_CASE("rulesets: different values, and edits of the same step, are conflicts") {
  const auto both = [](const std::string& a, const std::string& b) {
    TemporarySet set;
    set.add("rules/a.lua", ruleset("a", a)).add("rules/b.lua", ruleset("b", b));
    return findings_in(set, "a+b");
  };
  const std::string remove =
      edits("start_phase = { remove(\"loot_step\"), insert_after(\"recharge\", \"loot_step\") }");
  const std::string replace = edits("start_phase = replace(\"loot_step\", { \"loot_step\" })");
  const std::string list = edits("rewards = { \"loot\", \"coins\", \"treasure\" }");
  const std::string move = edits("rewards = move_after(\"treasure\", \"coins\")");
  CHECK(both(replace, replace) == "3 conflict loot_step");
  CHECK(both(remove, replace) == "3 conflict loot_step");
  CHECK(both(list, list) == "3 conflict rewards");
  CHECK(both(move, list) == "3 conflict rewards");
  CHECK(both(move, move) == "3 conflict coins");
  CHECK(both("options = { hands = \"open\" }", "options = { hands = \"hidden\" }") == "2 conflict hands");
  CHECK(has(both("characters = {}", "characters = { \"eden\" }"), "2 conflict characters"));
  CHECK(has(both("made_of = { { copies = 1 } }", "made_of = { { copies = 2 } }"), "2 conflict made_of"));
}

TEST_CASE("rulesets: equal values, edits of different procedures, and changes to the base are not conflicts") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "numbers = { price = 5 }, " + edits("rewards = remove(\"coins\")")))
      .add("rules/b.lua", ruleset("b", "numbers = { price = 5 }, options = { hands = \"open\" }"))
      .add("rules/c.lua",
           ruleset("c", "numbers = { price = 7 }, " + edits("rewards = insert_after(\"loot\", \"coins\")"), "a"));
  const auto library = set.load("c+a");
  CHECK(library->content().rules[Number::price] == 7);
  CHECK(has(steps(library->content(), Procedure::rewards), " loot coins "));
  CHECK(set.load("a+b") != nullptr);
}

TEST_CASE("rulesets: combined rulesets must have the same base") {
  TemporarySet set;
  std::string other = text_of(base_set() / "rules" / "extended.lua");
  other.replace(other.find("\"extended\""), 10, "\"other\"");
  set.add("rules/other.lua", other);
  with_modules(set);
  CHECK(findings_in(set, "interest+other") == "0 conflict extends");
  CHECK(findings_in(set, "interest+intrest") == "0 unknown_rules extends -> interest");
  CHECK(findings_in(set, "interest+extended+interest") == "0 conflict rules");
  CHECK(findings_in(set, "interest+") == "0 unknown_rules extends");
}

// ---- In a game

namespace {

const char* const house_rule = R"lua(return rules {
  name = "house", title = "Two attacks and interest", extends = "extended",
  numbers = { attacks_per_turn = 2 },
  procedures = {
    end_phase = insert_after("end_triggers", step {
      title = "Interest", run = function(active) gain_coins(active, active.coins // 5) end }),
  },
}
)lua";

std::unique_ptr<Loaded> load_house() {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("rules/house.lua", house_rule);
  return load_sets({base_set().string(), set.folder().string()}, "house");
}

}  // namespace

TEST_CASE("rulesets: a house rule of ten lines gives two attacks and interest") {
  const auto loaded = load_house();
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = 11;
  table.seats[1].coins = 11;
  Play play(game_at(*loaded, table), {"P1", "P2"});
  CHECK(loaded->content().rules[Number::attacks_per_turn] == 2);
  play.end_turn(P1);
  play.settle();
  CHECK(play.table().active() == P2);
  CHECK(play.table().player(P1).coins == 13);
  CHECK(play.table().player(P2).coins == 11);
  CHECK(play.table().script_errors == 0);
}

TEST_CASE("rulesets: games with custom steps end, and are the same if every script is rebuilt") {
  const auto loaded = load_house(), rebuilt = load_house();
  rebuilt->set_rebuild(true);
  const Hashes hashes = hashes_of(new_game(*loaded, 3, 5), 9);
  CHECK(hashes == hashes_of(new_game(*rebuilt, 3, 5), 9));
  CHECK(hashes != hashes_of(new_game(base_game(), 3, 5), 9));
}

TEST_CASE("rulesets: a custom step passes on the result of the step before it") {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("rules/house.lua",
          ruleset("house", edits("attack = insert_after(\"choose_target\", " + std::string(own_step) + ")")));
  const auto loaded = load_sets({base_set().string(), set.folder().string()}, "house");
  Situation table;
  table.seats.resize(2);
  table.dice = {6, 6, 6};
  table.in(loaded->content().monster_slots) = {{.card = loaded->content().find_card("base:fly"), .covers = {}}};
  Play play(game_at(*loaded, table), {"P1", "P2"});
  play.attack(P1, {"fly", 0}, 0);
  play.settle();
  CHECK(play.table().player(P1).coins > 0);
  CHECK_FALSE(play.is_in_play({"fly", 0}));
}

namespace {

// The base game under a ruleset "own", with a loot card that pays 4 ¢.
std::unique_ptr<Loaded> load_own(const std::string& extends, const std::string& fields) {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("rules/own.lua", ruleset("own", fields, extends));
  set.add("loot/purse.lua",
          "return loot { name = \"Purse\", play { text = \"A.\", effect = function(you) gain_coins(you, 4) end } }");
  return load_sets({base_set().string(), set.folder().string()}, "own");
}

// P1 plays the card. Returns their ¢, and how often any player gained ¢.
struct Gained {
  int coins;
  std::size_t times;
  bool operator==(const Gained&) const = default;
};
Gained with_purse(const Loaded& loaded, int coins, int coins_of_other) {
  Situation table;
  table.seats.resize(2);
  table.seats[0].coins = coins;
  table.seats[0].hand = {own(loaded.content(), "purse")};
  table.seats[1].coins = coins_of_other;
  Play play(game_at(loaded, table), {"P1", "P2"});
  changeable(play.game()).logging = true;
  play.play(P1, {"purse", 0}, {});
  play.settle();
  const std::vector<Event>& log = play.table().log;
  const auto times =
      std::count_if(log.begin(), log.end(), [](const Event& e) { return e.type == EventType::coins_gained; });
  return {play.table().player(P1).coins, static_cast<std::size_t>(times)};
}

}  // namespace

TEST_CASE("rulesets: Q30 players gain what is left of a finite pool, and nothing from an empty one") {
  const auto loaded = load_own("extended", "numbers = { coin_pool = 10 }");
  CHECK(with_purse(*loaded, 3, 3) == Gained{7, 1});
  CHECK(with_purse(*loaded, 3, 4) == Gained{6, 1});
  CHECK(with_purse(*loaded, 3, 7) == Gained{3, 0});
}

TEST_CASE("rulesets: a pool is unlimited by default") {
  const auto loaded = load_own("extended", "numbers = { price = 10 }");
  CHECK(with_purse(*loaded, 600, 600) == Gained{604, 1});
}

TEST_CASE("rulesets: the starting ¢ come out of the pool too") {
  const auto loaded = load_own("extended", "numbers = { coin_pool = 5 }");
  const Game game = new_game(*loaded, 3, 1);
  CHECK(game.table().player(P1).coins == 3);
  CHECK(game.table().player(P2).coins == 2);
  CHECK(game.table().player(seat(2)).coins == 0);
}

TEST_CASE("rulesets: 21.3a after the last round on the timer all players have lost") {
  const auto loaded = load_own("solo", "numbers = { timer = 1 }");
  Situation table;
  table.seats.resize(2);
  Play play(game_at(*loaded, table), {"P1", "P2"});
  play.end_turn(P1);
  play.settle();
  CHECK(play.game().outcome() == Outcome::running);
  play.end_turn(P2);
  play.settle();
  CHECK(play.game().outcome() == Outcome::lost);
  CHECK(play.game().winners().empty());
  CHECK(play.game().stopped_by() == "");
  CHECK(tools::verdict(play.game()).starts_with("The players lost after "));
  CHECK(tools::outcome_json(play.game())["outcome"] == "lost");
}

}  // namespace soulstack::testing::rulesets_test
