// Trials of words: a card with an ability, and a scenario in which the ability acts or does not act.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/table/ability_observer.h"
#include "scripting/scenario/scenario.h"
#include "tests/support/trial.h"

namespace soulstack::testing {

using scripting::LibraryCache;

struct OneTrial {
  std::string what;     // in messages
  std::string ability;  // of the tested card
  bool acts = true;
  std::string scenario;  // its table and `play`; PROBE and ACTOR are replaced by the cards
  std::string actor;     // abilities of the actor; empty: none is needed
  std::string deck = "treasure";
  int alternatives = 0;  // of the trials with the same number one must act
};

class Acting final : public AbilityObserver {
 public:
  void happened(AbilityId ability) override { abilities.insert(ability.value); }
  void rolled(AbilityId, int) override {}
  std::set<std::uint16_t> abilities;
};

inline std::string replaced(std::string text, const std::string& word, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += by.size())
    text.replace(at, word.size(), by);
  return text;
}

inline std::string card(const std::string& deck, const std::string& fields) {
  return "return " + deck + " { " + fields + " }";
}

inline void add_common_cards(TemporarySet& set) {
  set.add("set.lua",
          "return set { id = \"own\", title = \"A test\", version = \"1\", api = 1, tags = { \"odd\", \"even\" }, "
          "events = { rang = { of = \"anything\" } }, "
          "decks = { noble = { plays_as = \"loot\" }, pet = { plays_as = \"treasure\" }, "
          "altar = { plays_as = \"fixture\" } } }");
  const std::string nothing_happens = "effect = function() end }";
  const auto treasure = [&](const std::string& id, const std::string& fields) {
    set.add("treasure/" + id + ".lua", card("treasure", fields));
  };
  const auto monster = [&](const std::string& id, const std::string& fields) {
    set.add("monster/" + id + ".lua", card("monster", fields));
  };
  treasure("dummy", "name = \"Dummy\", tags = { \"odd\" }, tap { text = \"A.\", " + nothing_happens);
  treasure("button", "name = \"Button\", tap { text = \"A.\", " + nothing_happens);
  treasure("payer", "name = \"Payer\", paid { cost = { coins = 1 }, text = \"A.\", " + nothing_happens);
  treasure("relic", "name = \"Relic\", eternal = true, guppy = true");
  treasure("statue", "name = \"Statue\", hp = 1, evasion = 2, attack = 1, attackable = true");
  treasure("front", "name = \"Front\", back = { name = \"Back\" }");
  treasure("roller", "name = \"Roller\", tap { text = \"A.\", roll = { each = function() end } }");
  treasure(
      "hitter",
      "name = \"Hitter\", tap { text = \"A.\", effect = function() deal(1, a_monster { named = \"Tough\" }) end }");
  treasure("slayer",
           "name = \"Slayer\", tap { text = \"A.\", effect = function() kill(a_monster { named = \"Shy\" }) end }");
  treasure("killer", "name = \"Killer\", tap { text = \"A.\", effect = function() kill(others) end }");
  treasure("chest",
           "name = \"Chest\", tap { text = \"A.\", effect = function(this) put_under(discard.monster.top, this) end }");
  treasure(
      "stamp",
      "name = \"Stamp\", tap { text = \"A.\", effect = function() for _, noun in ipairs({ an_object, a_player }) do "
      "for _, bearer in ipairs(all(noun)) do add_counters(bearer, 2, hp_counter) end end end }");
  treasure("aimer",
           "name = \"Aimer\", tap { text = \"A.\", target = a_monster { named = \"Tough\" }, effect = function(target) "
           "heal(target, 1) end }");
  treasure("echoer",
           "name = \"Echoer\", when { event = item_activated, of = an_item { named = \"Dummy\" }, text = \"A.\", "
           "target = a_monster { named = \"Tough\" }, effect = function(target) heal(target, 1) end }");
  treasure("duel", "name = \"Duel\", can { who = you, attack = others, evasion = 3, text = \"A.\" }");
  treasure("shield",
           "name = \"Shield\", change { event = damage, to = you, text = \"A.\", effect = function(event) "
           "prevent(event, 1) end }");
  treasure("saver",
           "name = \"Saver\", would { event = death, of = you, text = \"A.\", effect = function(event) prevent(event) "
           "end }");
  set.add(
      "character/plain.lua",
      card("character", "name = \"Plain\", tags = { \"odd\" }, hp = 2, attack = 1, starting_item = \"dummy_start\""));
  set.add("starting/dummy_start.lua", card("starting", "name = \"Dummy Start\""));
  set.add("loot/charm.lua", card("loot", "name = \"Charm\", tags = { \"odd\" }, trinket = true"));
  set.add("loot/dart.lua", card("loot",
                                "name = \"Dart\", play { text = \"A.\", target = a_monster { named = \"Tough\" }, "
                                "effect = function(target) heal(target, 1) end }"));
  set.add("noble/squire.lua", card("noble", "name = \"Squire\", play { text = \"A.\", effect = function() end }"));
  set.add("pet/newt.lua", card("pet", "name = \"Newt\", tap { text = \"A.\", " + nothing_happens));
  set.add("loot/ambusher.lua", card("loot", "name = \"Ambusher\", ambush = true, hp = 1, evasion = 2, attack = 1"));
  set.add("room/den.lua",
          card("room", "name = \"Den\", tags = { \"odd\" }, eternal = true, tap { text = \"A.\", " + nothing_happens));
  set.add(
      "altar/shrine.lua",
      card("altar", "name = \"Shrine\", tags = { \"odd\" }, eternal = true, tap { text = \"A.\", " + nothing_happens));
  set.add("altar/stone.lua", card("altar", "name = \"Stone\""));
  set.add("room/cave.lua", card("room", "name = \"Cave\", hp = 2, evasion = 2, attack = 1, attackable = true"));
  monster("grunt", "name = \"Grunt\", tags = { \"odd\" }, hp = 1, evasion = 2, attack = 1, rewards = { coins = 1 }");
  monster("tough", "name = \"Tough\", tags = { \"odd\" }, eternal = true, hp = 4, evasion = 2, attack = 1, souls = 1");
  monster("shy", "name = \"Shy\", hp = 2, evasion = 2, attack = 1, cant { attack = this, text = \"A.\" }");
  monster("omen", "name = \"Omen\", tags = { \"odd\" }, revealed { text = \"A.\", effect = function() end }");
  monster("hex", "name = \"Hex\", tags = { \"odd\" }, curse = true, eternal = true");
}

// All cards are loaded at once, and all scenarios run against them.
class Trials {
 public:
  explicit Trials(const std::vector<OneTrial>& all) : all_(all), set_("own") {
    add_common_cards(set_);
    fs::remove_all(set_.folder() / "rules");
    for (const OneTrial& trial : all_) {
      probes_.push_back(id_of(trial.deck, "name = \"Probe\", " + trial.ability));
      actors_.push_back(trial.actor.empty() ? "" : id_of("treasure", "name = \"Actor\", " + trial.actor));
    }
  }

  // The faults, one per line.
  std::string wrong() {
    LibraryCache libraries({base_set().string(), set_.folder().string()});
    if (const LibraryCache::Loaded& loaded = libraries.get("", "extended"); !loaded.content)
      return loaded.trouble();
    std::string said;
    std::set<int> owed, acted;
    for (std::size_t n = 0; n < all_.size(); ++n) {
      const OneTrial& trial = all_[n];
      if (trial.alternatives && acted.contains(trial.alternatives))
        continue;
      ++runs;
      const bool acts = run(libraries, n, said);
      if (trial.alternatives)
        (acts ? acted : owed).insert(trial.alternatives);
      else if (acts != trial.acts)
        said += trial.what + (trial.acts ? ": does not act\n" : ": acts\n");
    }
    for (std::size_t n = 0; n < all_.size(); ++n)
      if (const int a = all_[n].alternatives; a && !acted.contains(a) && owed.erase(a))
        said += all_[n].what + ": acts in none of its situations\n" + troubles_[a];
    return said;
  }

  int runs = 0;

 private:
  // The name of the card with these fields, which is written once.
  std::string id_of(const std::string& deck, const std::string& fields) {
    const auto [at, is_new] = ids_.try_emplace(deck + fields, "card_" + std::to_string(ids_.size()));
    if (is_new)
      set_.add(deck + "/" + at->second + ".lua", card(deck, fields));
    return at->second;
  }
  // Whether the ability acted. Any other failure is recorded.
  bool run(LibraryCache& libraries, std::size_t n, std::string& said) {
    const OneTrial& trial = all_[n];
    std::string text = replaced(trial.scenario, "PROBE", "\"" + probes_[n] + "\"");
    text = replaced(text, "ACTOR", "\"" + actors_[n] + "\"");
    const std::size_t named = text.find("rules = \"");
    const std::string rules =
        named == std::string::npos ? "extended" : text.substr(named + 9, text.find('"', named + 9) - named - 9);
    const LibraryCache::Loaded& loaded = libraries.get("", rules);
    if (!loaded.content) {
      if (!said.ends_with(loaded.trouble()))
        said += loaded.trouble();
      return false;
    }
    Acting acting;
    loaded.scripts->observer = &acting;
    const auto results = scripting::run_scenario_text("/own/it.lua", "scenario \"it\" { " + text + " }", libraries);
    loaded.scripts->observer = nullptr;
    const std::string trouble = results.size() != 1 ? "no scenario" : results[0].message;
    if (trial.alternatives)
      troubles_[trial.alternatives] += trouble.empty() ? "" : "  " + trouble + "\n";
    else if (!trouble.empty())
      said += trial.what + ": " + trouble + "\n";
    const CardDefId probe = loaded.content->find_card("own:" + probes_[n]);
    return std::any_of(acting.abilities.begin(), acting.abilities.end(), [&](std::uint16_t id) {
      const AbilityDef& ability = loaded.content->abilities[id];
      return ability.card == probe && !ability.continuous().acts_on_objects();  // what it gives must act
    });
  }

  const std::vector<OneTrial>& all_;
  TemporarySet set_;
  std::map<std::string, std::string> ids_;
  std::vector<std::string> probes_, actors_;
  std::map<int, std::string> troubles_;  // of alternatives
};

// The trials for one kind of words.
struct Written {
  std::vector<OneTrial> trials;
  int combinations = 0;
  std::string missing;
};

struct Figures {
  int combinations = 0, stimuli = 0;
  void check(const Written& w) {
    CHECK(w.missing == "");
    constexpr std::ptrdiff_t in_one_set = 800;  // a set has room for no more cards; alternatives stay together
    for (auto from = w.trials.begin(); from != w.trials.end();) {
      auto to = from + std::min(in_one_set, w.trials.end() - from);
      while (to != w.trials.end() && to->alternatives != 0)
        ++to;
      const std::vector<OneTrial> part(from, to);
      Trials trials(part);
      CHECK(trials.wrong() == "");
      stimuli += trials.runs;
      from = to;
    }
    combinations += w.combinations;
  }
};

}  // namespace soulstack::testing
