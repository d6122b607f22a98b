// What a new card does, shown by scenarios.
#include "tools/authoring/first_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/situation.h"
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "scripting/scenario/plain_cards.h"
#include "tools/records/game_to_scenario.h"
#include "tools/records/scenario_text.h"
#include "tools/records/short_scenario.h"
#include "tools/records/state_checks.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_answers = 120;  // then the card is not shown
constexpr int coins_of_each = 5;           // so that there is something to lose
constexpr int price_of_shop_items = 10;
constexpr int sure_hit = 6, usual_sides = 6;
constexpr const char* rules = "extended";

// What the player whose turn it is does when they may act.
enum class Wish : std::uint8_t { use, attack, play_loot, buy, end_turn };

// A monster that can be damaged and named: without abilities, with the most HP. Unknown: the sets have none.
CardDefId sturdy_monster(const Content& content) {
  CardDefId found;
  for (std::uint16_t i = 0; i < content.cards.size(); ++i) {
    const CardDef& card = content.cards[i];
    if (content.type_name(card.deck) == "monster" && card.abilities.empty() && !scripting::is_plain_card(card) &&
        card.hp > (found.known() ? content[found].hp : 0))
      found = CardDefId{i};
  }
  return found;
}

// What is done, one after the other, and the first dice. The others fall as they fall.
struct Course {
  std::vector<Wish> wishes = {Wish::use};
  std::vector<int> dice;
  bool hurt = false;  // P1 has lost all HP but 1
};

// Each player has something to lose. No value: the card is neither in a hand, an item nor a monster when it is used.
std::optional<Situation> table_for(const Content& content, CardDefId card) {
  if (!content.loot_deck.known() || !content.treasure_deck.known())
    return {};
  Situation table;
  table.plain = scripting::plain_cards(content);
  table.seats.resize(2);
  for (LaidSeat& one : table.seats) {
    one.coins = coins_of_each;
    one.hand = {table.plain[content.loot_deck.value]};
  }
  table.seats.back().items = {LaidCard{table.plain[content.treasure_deck.value]}};
  const std::string& type = content.type_name(content[card].deck);
  if (const CardDefId monster = sturdy_monster(content); monster.known())
    table.in(content.monster_slots) = {LaidCard{monster}};
  if (type == "loot")
    table.seats.front().hand.insert(table.seats.front().hand.begin(), card);
  else if (type == "treasure" || type == "starting")
    table.seats.front().items = {LaidCard{card}};
  else if (type == "monster" && content[card].hp > 0)
    table.in(content.monster_slots) = {LaidCard{card}};
  else
    return {};
  return table;
}

bool is_idle(const Game& game) { return game.decision().prompt == Prompt::action && game.state().stack.count == 0; }

bool is_monster(const Game& game, CardDefId card) {
  const Content& content = game.table().content;
  return content.type_name(content[card].deck) == "monster";
}

bool is_wished(const Game& game, const Option& option, Wish wish, CardDefId card) {
  switch (wish) {
    case Wish::use:
      if (option.kind == OptionKind::declare_attack)
        return is_monster(game, card);
      return (option.kind == OptionKind::play_loot || option.kind == OptionKind::activate) &&
             option.object.is(ValueKind::card) && game.table().card(option.object.as_card()).printed == card;
    case Wish::attack:
      return option.kind == OptionKind::declare_attack;
    case Wish::play_loot:
      return option.kind == OptionKind::play_loot;
    case Wish::buy:
      return option.kind == OptionKind::declare_purchase;
    case Wish::end_turn:
      return option.kind == OptionKind::end_turn;
  }
  return false;
}

// The option that does it; -1: there is none.
int option_for(const Game& game, Wish wish, CardDefId card) {
  const std::vector<Option>& options = game.decision().options;
  const auto found =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return is_wished(game, o, wish, card); });
  return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

// The card itself, if it is attacked. Others rather than oneself, and the first option otherwise; where one may pass, that.
int answer_to(const Game& game, CardDefId card) {
  const Decision& decision = game.decision();
  const std::vector<Option>& options = decision.options;
  const auto first = [&](auto is_wanted) {
    const auto found = std::find_if(options.begin(), options.end(), is_wanted);
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
  };
  if (const int pass = first([](const Option& o) { return o.kind == OptionKind::pass; }); pass >= 0)
    return pass;
  const int attacked = first([&](const Option& o) {
    return is_monster(game, card) && o.object.is(ValueKind::card) &&
           game.table().card(o.object.as_card()).printed == card;
  });
  if (attacked >= 0)
    return attacked;
  const int other =
      first([&](const Option& o) { return o.object.is(ValueKind::player) && o.object.as_seat() != decision.who; });
  return std::max(other, 0);
}

// The answers until all is done and somebody may act again. Empty if that does not happen.
std::vector<std::uint16_t> played(Game& game, const std::vector<Wish>& wishes, CardDefId card) {
  std::vector<std::uint16_t> answers;
  std::size_t done = 0;
  while (!game.over() && answers.size() < most_answers) {
    if (is_idle(game) && done == wishes.size())
      return answers;
    const int next = is_idle(game) ? option_for(game, wishes[done++], card) : answer_to(game, card);
    if (next < 0 || game.answer(next))
      return {};
    answers.push_back(static_cast<std::uint16_t>(next));
  }
  return {};
}

// The passes at the end as one line.
void settle_at_the_end(std::vector<Act>& acts) {
  const auto passes = [](const Act& act) { return act.doing == Doing::pass; };
  acts.erase(std::find_if_not(acts.rbegin(), acts.rend(), passes).base(), acts.end());
  acts.push_back({.doing = Doing::settle});
}

// Uses of the card on one table, each with its dice.
class Uses {
 public:
  Uses(scripting::LibraryCache& libraries, const scripting::LibraryCache::Loaded& loaded, CardDefId card,
       Situation table)
      : libraries_(libraries), loaded_(loaded), card_(card), table_(std::move(table)) {
    table_.dice = situation_of(begin(table_)).dice;
  }

  // A scenario, and what it checks. Nothing: the card cannot be used, nothing changes, or it would not pass.
  struct Use {
    std::string text;
    std::vector<std::string> checks;
    std::size_t dice = 0;   // that were rolled
    bool is_shown = false;  // something else has changed than that the card was played
  };
  std::optional<Use> in(const Course& course, const std::string& name, const std::string& set) {
    Situation table = table_in(course);
    const Game before = begin(table);
    Game after = before.fork();
    const std::vector<std::uint16_t> answers = played(after, course.wishes, card_);
    std::optional<std::vector<Act>> acts =
        answers.empty() ? std::nullopt : acts_of(before.fork(), begin(table), answers);
    std::vector<std::string> checks =
        course.wishes.front() == Wish::use ? changes_of(before, after) : differences(course, table, after);
    if (const std::string hand = hand_refilled(table, after); !hand.empty())
      checks.push_back(hand);
    const bool is_shown = checks != std::vector{played_from_hand(table)};
    if (is_shown)
      std::erase(checks, played_from_hand(table));
    if (!acts || checks.empty())
      return {};
    settle_at_the_end(*acts);
    const std::size_t dice = dice_rolled(before, after);
    table.dice.resize(std::min(table.dice.size(), dice));
    table.plain.clear();
    ScenarioPlan plan;
    plan.name = name;
    plan.rules = rules;
    plan.situation = std::move(table);
    plan.acts = *std::move(acts);
    plan.ends_anywhere = false;
    plan.checks = checks;
    const std::string file = (std::filesystem::path(set) / "scenarios" / "first_use.lua").string();
    const auto passes = [&](const ScenarioPlan& one) {
      return scripting::run_scenario_text(file, scenario_text(one, *loaded_.content), libraries_).front().passed;
    };
    if (!passes(plan))
      return {};
    // Checks that say what has changed must still do so on a smaller table: there, none of them is true at its start. Some
    // say what has stayed.
    const auto at_start = [](ScenarioPlan one, const std::vector<std::string>& changed) {
      one.acts.clear();
      one.checks.clear();
      for (const std::string& check : changed)
        one.checks.push_back("not (" + check + ")");
      return one;
    };
    std::vector<std::string> changed;
    std::copy_if(checks.begin(), checks.end(), std::back_inserter(changed),
                 [&](const std::string& check) { return passes(at_start(plan, {check})); });
    const auto still_shows = [&](const ScenarioPlan& one) { return passes(one) && passes(at_start(one, changed)); };
    plan = with_short_acts(std::move(plan), passes);
    if (still_shows(plan))
      plan = shortened(std::move(plan), still_shows);
    return Use{scenario_text(plan, *loaded_.content), std::move(checks), dice, is_shown};
  }
  // For those who play a loot card: one that only gives its player ¢. Unknown: there is none.
  void find_loot() {
    const Content& content = *loaded_.content;
    for (std::uint16_t i = 0; i < content.cards.size() && !loot_.known(); ++i)
      if (content.type_name(content.cards[i].deck) == "loot" && CardDefId{i} != card_ && only_gives_coins(CardDefId{i}))
        loot_ = CardDefId{i};
  }
  // The dice with which a player kills the card, if it is a monster.
  std::size_t hits() const {
    const CardDef& card = (*loaded_.content)[card_];
    return loaded_.content->type_name(card.deck) == "monster" ? static_cast<std::size_t>(std::max<int>(card.hp, 0)) : 0;
  }

 private:
  Situation table_in(const Course& course) const {
    Situation table = table_;
    std::copy_n(course.dice.begin(), std::min(course.dice.size(), table.dice.size()), table.dice.begin());
    const auto is_done = [&](Wish wish) {
      return std::find(course.wishes.begin(), course.wishes.end(), wish) != course.wishes.end();
    };
    if (is_done(Wish::attack))
      table.in(loaded_.content->monster_slots).clear();  // a plain one, which two hits kill
    if (course.hurt)
      table.seats.front().character.hp = 1;
    for (LaidSeat& one : table.seats) {
      if (is_done(Wish::play_loot) && loot_.known())
        one.hand.push_back(loot_);
      if (is_done(Wish::buy))
        one.coins = price_of_shop_items;
    }
    return table;
  }
  bool only_gives_coins(CardDefId loot) const {
    Situation table = table_;
    table.seats.front().items.clear();
    table.seats.front().hand = {loot};
    const Game before = begin(table);
    Game after = before.fork();
    constexpr std::size_t coins_and_hand = 2;
    return !played(after, {Wish::play_loot}, loot).empty() && changes_of(before, after).size() <= coins_and_hand &&
           after.state().players.front().coins > before.state().players.front().coins;
  }
  // Of a loot card, what is so because it was played.
  std::string played_from_hand(const Situation& table) const {
    const std::vector<CardDefId>& hand = table.seats.front().hand;
    return hand.front() == card_ ? fmt::format("#t.P1.hand == {}", hand.size() - 1) : std::string();
  }
  // Of a loot card that draws as many cards as left the hand with it: how many they are. Empty: the hand is smaller, or
  // the card is not played.
  std::string hand_refilled(const Situation& table, const Game& after) const {
    const std::vector<CardDefId>& hand = table.seats.front().hand;
    const Table& t = after.table();
    const int held = t.zone(zones::hand(t, seat(0))).count;
    return hand.front() == card_ && held == static_cast<int>(hand.size()) ? fmt::format("#t.P1.hand == {}", held)
                                                                          : std::string();
  }
  // What would not be so after the same course with a plain item instead of the card.
  std::vector<std::string> differences(const Course& course, Situation table, const Game& after) const {
    const CardDef& card = (*loaded_.content)[card_];
    table.seats.front().items = {LaidCard{table.plain[loaded_.content->treasure_deck.value]}};
    Game without = begin(table);
    if (played(without, course.wishes, card_).empty())
      return {};
    std::vector<std::string> all = changes_of(without, after);
    const std::string has_it = fmt::format("t.P1:has \"{}\"", without_set(card.id));
    std::erase(all, has_it);
    return all;
  }
  Game begin(const Situation& table) const { return Game(lay_table(*loaded_.content, *loaded_.scripts, table)); }

  scripting::LibraryCache& libraries_;
  const scripting::LibraryCache::Loaded& loaded_;
  CardDefId card_, loot_;
  Situation table_;
};

// Kills the card, if it is a monster; then the die that it rolls.
std::vector<int> dice_with(const Uses& uses, int die) {
  std::vector<int> dice(uses.hits(), sure_hit);
  dice.push_back(die);
  return dice;
}

// One for each result of the die that changes something else than those before it.
std::string one_for_each_row(Uses& uses, const std::string& name, const std::string& set) {
  std::string text;
  std::vector<std::vector<std::string>> known;
  for (int die = 1; die <= usual_sides; ++die) {
    const Course course{.dice = dice_with(uses, die)};
    const std::optional<Uses::Use> use = uses.in(course, name + ": the die shows " + std::to_string(die), set);
    if (!use || std::find(known.begin(), known.end(), use->checks) != known.end())
      continue;
    known.push_back(use->checks);
    text += (text.empty() ? "" : "\n") + use->text;
  }
  return known.size() > 1 ? text : std::string();
}

// What may happen in a turn that an item can hear of: the shortest first.
std::vector<Course> usual_courses() {
  std::vector<Course> courses = {{{Wish::end_turn}, {}}, {{Wish::play_loot}, {}}, {{Wish::buy}, {}}};
  for (int die = usual_sides; die >= 1; --die)
    courses.push_back({{Wish::attack}, {die, sure_hit, sure_hit}});
  courses.push_back({{Wish::attack}, {sure_hit, 1, sure_hit}});  // for who kills it with the first hit
  courses.push_back({{Wish::attack}, {1, 1, 1}});                // the attacking player dies
  courses.push_back({{Wish::end_turn, Wish::end_turn}, {}});
  courses.push_back({{Wish::end_turn, Wish::play_loot}, {}});
  courses.push_back({{Wish::end_turn, Wish::attack}, {sure_hit, sure_hit}});
  courses.push_back({{Wish::end_turn, Wish::attack}, {1, 1, 1}});
  return courses;
}

// The first of them that goes another way with the item. Empty: none.
std::string where_it_matters(Uses& uses, const std::string& name, const std::string& set) {
  uses.find_loot();
  for (const Course& course : usual_courses())
    if (const std::optional<Uses::Use> use = uses.in(course, name, set))
      return use->text;
  return {};
}

}  // namespace

std::string scenario_of_first_use(scripting::LibraryCache& libraries, const std::string& set, const std::string& card,
                                  const std::string& name) {
  const scripting::LibraryCache::Loaded& loaded = libraries.get(set, rules);
  const CardDefId id = loaded.content ? loaded.content->find_card(card) : CardDefId{};
  const std::optional<Situation> table = id.known() ? table_for(*loaded.content, id) : std::nullopt;
  if (!table)
    return {};
  Uses uses(libraries, loaded, id, *table);
  const std::vector<int> hits(uses.hits(), sure_hit);
  const std::optional<Uses::Use> use = uses.in({.dice = hits}, name, set);
  if (!use || use->dice > hits.size())
    if (std::string rows = one_for_each_row(uses, name, set); !rows.empty())
      return rows;
  if (use && use->is_shown)
    return use->text;
  if (const std::optional<Uses::Use> healed = uses.in({.dice = hits, .hurt = true}, name, set);
      healed && healed->is_shown)
    return healed->text;
  if (use)
    return use->text;
  return table->seats.front().items.empty() ? std::string() : where_it_matters(uses, name, set);
}

}  // namespace soulstack::tools
