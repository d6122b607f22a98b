// Trials of cant, must and can abilities, of durations, of conditions and of event counts.
#pragma once

#include "scripting/registry/schema.h"
#include "tests/support/event_trials.h"

namespace soulstack::testing {

// ---- Deeds

struct DeedCase {
  std::string deed;  // its name in cards; the test fails if a deed of the schema has no case here
  std::string fits, fits_not;
  Stimulus when;
};
inline const std::string waits = "t:settle()", sees_players = "return count(a_player { attackable = true }) > 9";
inline const std::vector<DeedCase> deeds = {
    {"cant attack",
     "who = you, attack = a_monster",
     "who = others, attack = a_monster",
     {.event = "", .fields = {}, .play = waits, .table = one_grunt}},
    {"cant attack",
     "attack = a_deck",
     "attack = a_player",
     {.event = "", .fields = {}, .play = waits, .table = one_grunt}},
    {"cant unless",
     "who = you, attack = a_monster, unless = { coins = 1 }",
     "who = others, attack = a_monster, unless = { coins = 1 }",
     {.event = "", .fields = {}, .play = "t.P1:declare_attack()  t:settle()", .table = one_grunt}},
    {"cant cover",
     "cover = a_monster",
     "cover = a_monster { named = \"Nobody\" }",
     {.event = "", .fields = {}, .play = "t.P1:attack \"deck\"", .table = "monsters = { \"grunt\", \"tough\" }, "}},
    {"cant discard",
     "discard = a_monster",
     "discard = a_player_or_nobody",
     {.event = "", .fields = {}, .body = "kill(" + grunt_noun + ")", .table = one_grunt}},
    {"cant recharge",
     "recharge = " + dummy_noun,
     "recharge = " + nobody,
     {.event = "", .fields = {}, .body = "recharge(" + dummy_noun + ")", .items = "{ \"dummy\", charged = false }"}},
    {"cant activate",
     "who = you, activate = " + dummy_noun,
     "activate = " + nobody,
     {.event = "", .fields = {}, .play = waits, .items = "\"dummy\""}},
    {"cant play_loot",
     "who = you, play_loot = true",
     "who = others, play_loot = true",
     {.event = "", .fields = {}, .play = waits, .p1 = "hand = { \"a_penny\" }, "}},
    {"cant purchase",
     "who = you, purchase = true",
     "who = others, purchase = true",
     {.event = "", .fields = {}, .play = waits, .p1 = "coins = 10, ", .table = "shop = { \"dummy\" }, "}},
    {"must attack",
     "who = you, attack = a_monster",
     "who = others, attack = a_monster",
     {.event = "", .fields = {}, .play = waits, .table = one_grunt}},
    {"must attack",
     "attack = a_deck",
     "attack = a_player",
     {.event = "", .fields = {}, .play = waits, .table = one_grunt}},
    {"can attack",
     "who = you, attack = others, evasion = 3",
     "who = others, attack = others, evasion = 3",
     {.event = "", .fields = {}, .body = sees_players}},
    {"can evasion",
     "attack = others, evasion = 3",
     "attack = you, evasion = 3",
     {.event = "", .fields = {}, .body = sees_players}},
    {"can extra_attack",
     "who = you, extra_attack = a_monster",
     "who = others, extra_attack = a_monster",
     {.event = "", .fields = {}, .play = attack, .table = one_grunt + "dice = { 6 }, "}},
    {"can extra_loot_play",
     "who = you, extra_loot_play = a_loot_card { trinket = false }",
     "who = you, extra_loot_play = a_loot_card { trinket = true }",
     {.event = "", .fields = {}, .play = "t.P1:play \"a_penny\"  t:settle()", .p1 = "hand = { \"a_penny\" }, "}},
    {"can times",
     "who = you, extra_attack = a_monster, times = 2",
     "who = others, extra_attack = a_monster, times = 2",
     {.event = "", .fields = {}, .play = attack, .table = one_grunt + "dice = { 6 }, "}},
    {"can play_from",
     "who = you, play_from = discard.loot",
     "who = others, play_from = discard.loot",
     {.event = "", .fields = {}, .play = waits, .table = "discard = { loot = { \"a_penny\" } }, "}},
    {"can buy_from",
     "who = you, buy_from = discard.treasure",
     "who = others, buy_from = discard.treasure",
     {.event = "",
      .fields = {},
      .play = "t.P1:declare_purchase()  t:settle()",
      .p1 = "coins = 10, ",
      .table = "discard = { treasure = { \"dummy\" } }, "}},
    {"can look_at",
     "who = you, look_at = deck.loot",
     "level = 1, who = you, look_at = deck.loot",
     {.event = "", .fields = {}, .play = waits}},
    {"can see_hand",
     "who = you, see_hand = others",
     "level = 1, who = you, see_hand = others",
     {.event = "", .fields = {}, .play = waits}},
};

inline Written written_for_deeds() {
  Written all;
  for (const auto& [form, word] :
       {std::pair{scripting::Form::cant, "cant"}, {scripting::Form::must, "must"}, {scripting::Form::can, "can"}})
    for (const scripting::Field& field : scripting::ability_fields()) {
      static const std::set<std::string> not_deeds = {"text", "level", "during", "given", "who"};
      const std::string deed = std::string(word) + " " + std::string(field.name);
      const bool is_about_event =
          field.name == "event" || (field.forms & scripting::bit(scripting::Form::instead)) != 0;  // event_trials.h
      if ((field.forms & scripting::bit(form)) == 0 || is_about_event || not_deeds.contains(std::string(field.name)))
        continue;
      ++all.combinations;
      if (std::none_of(deeds.begin(), deeds.end(), [&](const DeedCase& d) { return d.deed == deed; }))
        all.missing += deed + ": no stimulus\n";
    }
  for (const DeedCase& d : deeds)
    for (const bool fits : {true, false}) {
      const std::string fields =
          fits ? d.fits : replaced(d.fits_not, "a_player_or_nobody", "a_monster { named = \"Nobody\" }");
      const std::string word = d.deed.substr(0, d.deed.find(' '));
      all.trials.push_back({.what = word + " { " + fields + " }",
                            .ability = word + " { text = \"A.\", " + fields + " }",
                            .acts = fits,
                            .scenario = scenario_of(d.when),
                            .actor = actor_of(d.when)});
    }
  return all;
}

// ---- Durations: Tough has 1 more attack for that time

struct DurationCase {
  std::string till;
  std::string meanwhile;  // the effect still lasts after this
  std::string ends;       // and ends with this
  std::string more = "";  // fields of the lasting effect
};
inline const std::string use = "t.P1:activate(PROBE)  t:settle()  ";
inline const std::vector<DurationCase> durations = {
    {"end_of_turn", use, "t.P1:end_turn()  t:settle()"},
    {"end_of_attack", "t.P1:attack \"grunt\"  t.P1:activate(PROBE)  t:resolve()  ", "t:settle()"},
    {"your_next_turn", use + "t.P1:end_turn()  t:settle()  ", "t.P2:end_turn()  t:settle()"},
    {"next_roll", use, "t.P1:activate \"roller\"  t:settle()"},
    {"forever", use + "t.P1:end_turn()  t:settle()  t.P2:end_turn()  t:settle()  ", ""},
    {"used", use + "t.P1:end_turn()  t:settle()  ", "t.P2:activate \"dummy\"  t:settle()",
     "uses = 1, when { event = item_activated, effect = function() end }, "},
};

// It begins later: not before the turn of P2, and for that turn only.
inline OneTrial later_trial(bool is_made) {
  const std::string effect =
      "lasting { from_next_turn_of = target, till = end_of_turn, always { of = a_monster, attack = ";
  return {.what = std::string("from_next_turn_of") + (is_made ? " in a function" : ""),
          .ability = is_made ? "tap { text = \"A.\", target = a_player, effect = function(target) local n = 1 " +
                                   effect + "n } } end }"
                             : "tap { text = \"A.\", target = a_player, " + effect + "1 } } }",
          .acts = true,
          .scenario =
              "players = { { name = \"P1\", items = { PROBE } }, { name = \"P2\" } }, monsters = { \"grunt\", "
              "\"tough\" }, play = function(t) t:may_end_anywhere()  t.P1:activate(PROBE, \"P2\")  t:settle()  "
              "check(t:attack_of \"tough\" == 1, \"it began too early\")  t.P1:end_turn()  t:settle()  "
              "check(t:attack_of \"tough\" == 2, \"it did not begin\")  t.P2:end_turn()  t:settle()  "
              "check(t:attack_of \"tough\" == 1, \"it did not end\") end",
          .actor = ""};
}

inline Written written_for_durations() {
  Written all;
  std::set<std::string> words = {"forever", "used"};
  for (const scripting::WordRow& row : scripting::word_rows())
    if (row.category == scripting::Category::duration)
      words.emplace(row.name);
  for (const std::string& word : words) {
    ++all.combinations;
    if (std::none_of(durations.begin(), durations.end(), [&](const DurationCase& d) { return d.till == word; }))
      all.missing += "till = " + word + ": no stimulus\n";
  }
  for (const bool is_made : {false, true})
    all.trials.push_back(later_trial(is_made));
  for (const DurationCase& d : durations)
    for (const bool is_made : {false, true}) {  // in a function (rule 6.7.9)
      const std::string after =
          d.ends.empty() ? "" : d.ends + "  check(t:attack_of \"tough\" == 1, \"it still lasts\")";
      const std::string effect = "lasting { till = " + d.till + ", " + d.more + "always { of = a_monster, attack = ";
      all.trials.push_back(
          {.what = "till = " + d.till + (is_made ? " in a function" : ""),
           .ability = is_made ? "tap { text = \"A.\", effect = function() local n = 1 " + effect + "n } } end }"
                              : "tap { text = \"A.\", " + effect + "1 } } }",
           .acts = true,
           .scenario = "players = { { name = \"P1\", items = { PROBE, \"roller\" } }, { name = \"P2\", items = { "
                       "\"dummy\" } } }, "
                       "monsters = { \"grunt\", \"tough\" }, dice = { 6 }, play = function(t) t:may_end_anywhere()  " +
                       d.meanwhile + "check(t:attack_of \"tough\" == 2, \"it does not last\")  " + after + " end",
           .actor = ""});
    }
  return all;
}

// ---- Conditions of `given`

struct GivenCase {
  std::string fits, fits_not;
};
inline const std::vector<GivenCase> givens = {
    {"given = your_turn", "given = not_your_turn"},
    {"during = your_turn", "during = others_turns"},
    {"given = not_empty(discard.treasure)", "given = not_empty(discard.monster)"},
    {"given = has_counters(2)", "given = has_counters(3)"},
    {"given = { your_turn, has_counters(2) }", "given = { your_turn, has_counters(3) }"},
    {"given = function(this) return this.counters == 2 end", "given = function(this) return this.counters == 3 end"},
    {"given = at_least { coins = 3 }", "given = at_least { coins = 4 }"},
    {"given = at_least { loot = 1 }", "given = at_least { loot = 2 }"},
    {"given = at_least { souls = 1 }", "given = at_least { souls = 2 }"},
    {"given = at_least { guppy_items = 1 }", "given = at_least { guppy_items = 2 }"},
    {"given = at_least { hp = 2 }", "given = at_least { hp = 3 }"},
    {"given = at_least { items = 3 }", "given = at_least { items = 4 }"},
    {"given = at_most { coins = 3 }", "given = at_most { coins = 2 }"},
    {"given = at_most { loot = 1 }", "given = at_most { loot = 0 }"},
    {"given = at_most { souls = 1 }", "given = at_most { souls = 0 }"},
    {"given = at_most { guppy_items = 1 }", "given = at_most { guppy_items = 0 }"},
    {"given = at_most { hp = 2 }", "given = at_most { hp = 1 }"},
    {"given = at_most { items = 3 }", "given = at_most { items = 2 }"},
};

inline const std::string press = "t.P1:activate(ACTOR)  t:settle()";
inline const std::vector<std::pair<std::string, EventType>> for_each_kind = {{"when", EventType::deck_shuffled},
                                                                             {"change", EventType::coins_gained},
                                                                             {"instead", EventType::coins_gained},
                                                                             {"would", EventType::damage}};

inline Written written_for_givens() {
  Written all;
  for (const auto& [kind, type] : for_each_kind)
    for (const GivenCase& g : givens) {
      ++all.combinations;
      for (const bool fits : {true, false})
        all.trials.push_back(
            {.what = kind + " " + (fits ? g.fits : g.fits_not),
             .ability = listener(kind, type, (fits ? g.fits : g.fits_not) + ", "),
             .acts = fits,
             .scenario = "players = { { name = \"P1\", character = \"isaac\", coins = 3, hand = { \"a_penny\" }, souls "
                         "= { \"grunt\" }, "
                         "items = { { PROBE, counters = 2 }, ACTOR, \"relic\" } }, { name = \"P2\" } }, monsters = { "
                         "\"tough\" }, "
                         "discard = { treasure = { \"meat\" } }, play = function(t) t:may_end_anywhere()  " +
                         press + " end",
             .actor = "tap { text = \"A.\", effect = function(you) " +
                      std::string(type == EventType::damage          ? "deal(1, a_monster { named = \"Tough\" })"
                                  : type == EventType::deck_shuffled ? "shuffle(deck.monster)"
                                                                     : "gain_coins(you, 1)") +
                      " end }"});
    }
  return all;
}

// ---- When abilities can be used: offered and used if the condition holds, otherwise not offered

struct UseCase {
  std::string form;    // the ability around the fields
  std::string option;  // by which it is used
};
inline const std::vector<UseCase> uses_of = {
    {"tap { text = \"A.\", FIELDS effect = function() end }", "activate"},
    {"paid { text = \"A.\", cost = { counters = 2 }, FIELDS effect = function() end }", "activate"},
    {"tap { text = \"A.\", choose = { mode { text = \"B.\", FIELDS effect = function() end }, "
     "mode { text = \"C.\", FIELDS effect = function(you) gain_coins(you, 1) end } } }",
     "activate"},
};

inline Written written_for_uses() {
  Written all;
  const std::string table =
      "players = { { name = \"P1\", character = \"isaac\", coins = 3, hand = { \"a_penny\" }, souls = { \"grunt\" }, "
      "items = { { PROBE, counters = 2 }, \"relic\", \"meat\" } }, { name = \"P2\" } }, monsters = { \"tough\" }, "
      "discard = { treasure = { \"dummy\" } }, ";
  const auto add = [&](const UseCase& tried, const std::string& fields, bool fits) {
    const bool chooses = has(tried.form, "choose");
    all.trials.push_back({.what = replaced(tried.form, "FIELDS", fields),
                          .ability = replaced(tried.form, "FIELDS", fields),
                          .acts = fits,
                          .scenario = table + "play = function(t) if t:can(\"P1\", \"" + tried.option +
                                      " \" .. PROBE) then t.P1:activate(PROBE" + (chooses ? ", \"B.\"" : "") +
                                      ")  t:settle() end end"});
  };
  for (const UseCase& tried : uses_of) {
    for (const GivenCase& g : givens) {
      ++all.combinations;
      add(tried, g.fits + ", ", true);
      add(tried, g.fits_not + ", ", false);
    }
    if (has(tried.form, "choose"))
      continue;
    ++all.combinations;
    add(tried, "who = a_player, ", true);
    add(tried, "who = others, ", false);
  }
  return all;
}

// A second use in the same turn
inline Written written_for_repeated_uses() {
  Written all;
  for (const auto& [fields, second] :
       {std::pair{"first = turn, ", false}, {"uses_per_turn = 1, ", false}, {"uses_per_turn = 2, ", true}}) {
    ++all.combinations;
    all.trials.push_back(
        {.what = std::string("paid, ") + fields,
         .ability =
             std::string("paid { text = \"A.\", cost = { counters = 1 }, ") + fields + "effect = function() end }",
         .acts = true,
         .scenario = "players = { { name = \"P1\", items = { { PROBE, counters = 3 } } }, { name = \"P2\" } }, "
                     "play = function(t) t.P1:activate(PROBE)  t:settle() end, expect = function(t) "
                     "check(t:can(\"P1\", \"activate \" .. PROBE) == " +
                     std::string(second ? "true" : "false") + ") end"});
  }
  return all;
}

// ---- Event counts: three events happen in the turn, and each act gives 1¢

struct Counted {
  std::string kind, event, body;
};
inline const std::vector<Counted> counted_events = {
    {"when", "deck_shuffled", "shuffle(deck.monster) shuffle(deck.monster) shuffle(deck.monster)"},
    {"would", "damage", "for i = 1, 3 do deal(1, a_monster { named = \"Tough\" }) end"},
    {"change", "looting", "for i = 1, 3 do draw_loot(you, 1) end"},
    {"instead", "looting", "for i = 1, 3 do draw_loot(you, 1) end"},
};

inline Written written_for_counts() {
  Written all;
  for (const Counted& c : counted_events)
    for (const auto& [field, acts] :
         {std::pair{"", 3}, {"first = turn, ", 1}, {"every = 2, ", 1}, {"every = 3, ", 1}}) {
      ++all.combinations;
      all.trials.push_back({.what = c.kind + " " + c.event + ", " + field,
                            .ability = c.kind + " { event = " + c.event + ", " + field +
                                       "text = \"A.\", effect = function(you) gain_coins(you, 1) end }",
                            .acts = true,
                            .scenario = "players = { { name = \"P1\", items = { PROBE, ACTOR } }, { name = \"P2\" } }, "
                                        "monsters = { \"tough\", \"shy\" }, "
                                        "play = function(t) t:may_end_anywhere()  " +
                                        press + " end, expect = function(t) check(t.P1.coins == " +
                                        std::to_string(acts) + ", \"acted \" .. t.P1.coins) end",
                            .actor = "tap { text = \"A.\", effect = function(you) " + c.body + " end }"});
    }
  return all;
}

}  // namespace soulstack::testing
