// Warnings about rulesets that load.
#include "scripting/loader/rules_checks.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "scripting/findings/report.h"
#include "scripting/loader/procedure_order.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

namespace {

constexpr Code no_effect = "no_effect";

// The values before a module is applied: those of the rulesets that it extends.
struct Before {
  std::array<std::optional<int>, count_of<Number>> numbers;
  std::array<int, count_of<Way>> ways{};
  std::string from;  // the ruleset that the module extends
};

bool same_rows(const ProcedureDef& a, const ProcedureDef& b) {
  return std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), [](const StepRow& x, const StepRow& y) {
    return x.step == y.step && x.priority == y.priority && x.on_stack == y.on_stack && x.script == y.script;
  });
}

std::string described(const Edit& edit) {
  switch (edit.kind) {
    case EditKind::list:
      return "this list of steps";
    case EditKind::insert_after:
    case EditKind::insert_before:
      return "this insertion at " + ticked(edit.at);
    case EditKind::remove:
      return "removing " + ticked(edit.at);
    case EditKind::replace:
      return "replacing " + ticked(edit.at);
    case EditKind::move_after:
    case EditKind::move_before:
      return "moving " + ticked(edit.moved);
  }
  return {};
}

// The only step that reads a number.
struct Reading {
  Number number;
  Procedure procedure;
  std::string_view step;
};
constexpr Reading readings[] = {
    {Number::loot_step, Procedure::start_phase, "loot_step"},
    {Number::hand_limit, Procedure::end_phase, "hand_limit"},
    {Number::bonus_souls, Procedure::setup, "lay_bonus_souls"},
    {Number::death_items, Procedure::death_penalty, "destroy_item"},
    {Number::death_loot, Procedure::death_penalty, "lose_loot"},
    {Number::death_coins, Procedure::death_penalty, "lose_coins"},
};

// Looks at one module, together with those that it extends.
class Module {
 public:
  Module(const RulesModule& module, const std::deque<RulesModule>& all, const Content& content,
         std::vector<Finding>& findings)
      : module_(module), content_(content), report_(findings, module.file) {
    report_.name_card(module.card);
    for (const RulesModule& base : all)
      if (std::find(module.bases.begin(), module.bases.end(), base.name) != module.bases.end())
        bases_.push_back(&base);
    for (const RulesModule* const base : bases_)
      apply(*base);
    before_.from = module.extends;
  }

  void look() {
    repeated_settings();
    idle_edits();
    apply(module_);
    unread_numbers();
    unread_options();
    decks_without_cards();
    empty_slots();
    games_without_end();
    odd_numbers();
  }

 private:
  void warn(int line, std::string_view field, const std::string& message) {
    report_.warning(no_effect, line, field, message);
  }

  void apply(const RulesModule& by) {
    for (std::size_t i = 0; i < by.numbers.size(); ++i)
      if (by.numbers[i])
        before_.numbers[i] = by.numbers[i]->value;
    for (std::size_t i = 0; i < by.ways.size(); ++i)
      if (by.ways[i])
        before_.ways[i] = by.ways[i]->value;
  }

  // ---- Settings and edits that repeat what the base says

  void repeated_settings() {
    if (bases_.empty())
      return;
    for (std::size_t i = 0; i < module_.numbers.size(); ++i)
      if (const auto& own = module_.numbers[i]; own && before_.numbers[i] == own->value)
        warn(own->line, number_fields()[i].name,
             ticked(number_fields()[i].name) + " is " + std::to_string(own->value) + " in " + ticked(before_.from) +
                 " already: leave it out, or set another number");
    for (std::size_t i = 0; i < module_.ways.size(); ++i)
      if (const auto& own = module_.ways[i]; own && before_.ways[i] == own->value) {
        const OptionRow& row = option_rows[i];
        const auto value = static_cast<std::size_t>(own->value);
        std::vector<std::string_view> others(row.values().begin(), row.values().end());
        others.erase(others.begin() + own->value);
        warn(own->line, row.name,
             ticked(row.name) + " is \"" + std::string(row.values()[value]) + "\" in " + ticked(before_.from) +
                 " already; the other setting is " + in_quotes(others));
      }
  }

  // Applies the edits one by one. Each has to change the procedure.
  void idle_edits() {
    procedures_.resize(procedure_rows().size());
    for (std::size_t i = 0; i < procedure_rows().size(); ++i) {
      const ProcedureRow& row = procedure_rows()[i];
      std::vector<Finding> ignored;
      ProcedureOrder order(row, ignored);
      if (!row.ordered_by_rules)
        continue;
      for (const RulesModule* const base : bases_)
        for (const Edit& edit : base->edits)
          if (edit.procedure == i)
            order.apply(edit, *base);
      apply_edits(i, order);
      procedures_[i] = order.result();
    }
  }

  void apply_edits(std::size_t procedure, ProcedureOrder& order) {
    const std::string_view name = procedure_rows()[procedure].name;
    for (const Edit& edit : module_.edits) {
      if (edit.procedure != procedure)
        continue;
      const ProcedureDef as_it_was = order.result();
      order.apply(edit, module_);
      if (same_rows(as_it_was, order.result()))
        warn(edit.line, name,
             described(edit) + " changes nothing: " + ticked(name) + " has these steps in this order already");
    }
  }

  bool has_step(Procedure procedure, std::string_view name) const {
    const auto& rows = procedures_[static_cast<std::size_t>(procedure)].rows;
    return std::any_of(rows.begin(), rows.end(), [&](const StepRow& row) {
      return !row.script.known() && catalogue(procedure).steps[row.step].name == name;
    });
  }

  // ---- Numbers and options that nothing reads

  int value(Number n) const { return before_.numbers[static_cast<std::size_t>(n)].value_or(0); }
  bool is(Way way) const { return before_.ways[static_cast<std::size_t>(way)] != 0; }
  const std::optional<Setting>& own(Number n) const { return module_.numbers[static_cast<std::size_t>(n)]; }
  const std::optional<Setting>& own(Way way) const { return module_.ways[static_cast<std::size_t>(way)]; }
  static std::string_view name_of(Number n) { return number_fields()[static_cast<std::size_t>(n)].name; }
  static std::string_view name_of(Way way) { return option_rows[static_cast<std::size_t>(way)].name; }

  void unread(Number n, const std::string& why) {
    if (own(n) && own(n)->value != 0 && !bases_.empty())
      warn(own(n)->line, name_of(n), "nothing reads " + ticked(name_of(n)) + " in these rules: " + why);
  }

  void unread_numbers() {
    for (const Reading& reading : readings)
      if (!has_step(reading.procedure, reading.step))
        unread(reading.number, ticked(catalogue(reading.procedure).name) + " has no step " + ticked(reading.step));
    if (module_.bonus_souls && !module_.bonus_souls->empty())
      unread(Number::bonus_souls, "the bonus souls are named in the list `bonus_souls`");
    if (is(Way::final_boss_goal))
      unread(Number::souls_to_win, "the game is won by the death of the final boss (option `goal`)");
  }

  void unread_options() {
    for (const Way way : {Way::any_death_counts, Way::deaths_leave_timer})
      if (own(way) && own(way)->value != 0 && value(Number::timer) == 0)
        warn(own(way)->line, name_of(way), ticked(name_of(way)) + " has no effect: these rules have no `timer`");
  }

  // ---- Decks and slots

  bool has_cards(DeckId deck) const {
    return std::any_of(content_.cards.begin(), content_.cards.end(),
                       [&](const CardDef& card) { return card.deck == deck && card.copies > 0; });
  }
  // The engine knows these decks; a set may be without them.
  static bool is_usual(std::string_view deck) {
    constexpr std::string_view room = "room";
    constexpr std::string_view usual[] = {room,
                                          deck_name::treasure,
                                          deck_name::loot,
                                          deck_name::monster,
                                          deck_name::character,
                                          deck_name::starting,
                                          deck_name::bonus_soul};
    return std::find(std::begin(usual), std::end(usual), deck) != std::end(usual);
  }

  void decks_without_cards() {
    for (const NamedPlace& deck : module_.decks)
      if (const DeckId id = content_.find_deck(deck.name); id.known() && !is_usual(deck.name) && !has_cards(id))
        report_.warning(
            "empty_deck", deck.line, "decks",
            "the deck " + ticked(deck.name) + " has no cards: put their files in a folder " + deck.name + "/ of a set");
  }

  void empty_slots() {
    for (const NamedPlace& place : module_.slots) {
      const auto slots = std::find_if(content_.slot_types.begin(), content_.slot_types.end(),
                                      [&](const SlotTypeDef& def) { return def.name == place.name; });
      if (slots == content_.slot_types.end() || !slots->deck.known() || slots->count == 0)
        continue;
      const DeckDef& deck = content_.decks[slots->deck.value];
      if (!is_usual(deck.name) && !has_cards(slots->deck))
        report_.warning("empty_slots", place.line, place.name,
                        "these slots stay empty: their deck " + ticked(deck.name) + " has no cards");
      else if (slots->refilled && !deck.drawn_from)
        report_.warning("empty_slots", place.line, place.name,
                        "these slots stay empty: the cards of " + ticked(deck.name) +
                            " start outside the game (`drawn_from = false`)");
    }
  }

  // ---- Games that nobody can win, and numbers that exclude each other

  void warn_of(Number among, Number other, const std::string& message) {
    const std::optional<Setting>& set = own(among) ? own(among) : own(other);
    if (set)
      report_.warning("cannot_happen", set->line, own(among) ? name_of(among) : name_of(other), message);
  }

  void games_without_end() {
    const int seats = is(Way::winning_together) ? max_players : 1;
    if (const int most = value(Number::soul_cap) * seats;
        !is(Way::final_boss_goal) && value(Number::souls_to_win) > most)
      warn_of(Number::souls_to_win, Number::soul_cap,
              "nobody can win: " + std::to_string(value(Number::souls_to_win)) + " souls are needed, and " +
                  (seats > 1 ? "at most " + std::to_string(most) + " of all players together count (`soul_cap`)"
                             : "at most " + std::to_string(most) + " souls of a player count (`soul_cap`)"));
    if (own(Way::final_boss_goal) && is(Way::final_boss_goal) && !has_step(Procedure::setup, "lay_final_boss"))
      report_.warning("cannot_happen", own(Way::final_boss_goal)->line, name_of(Way::final_boss_goal),
                      "nobody can win: the goal is the final boss, and `setup` has no step `lay_final_boss`");
  }

  void odd_numbers() {
    if (value(Number::evasion_least) > value(Number::dice_sides))
      warn_of(Number::evasion_least, Number::dice_sides,
              "no attack can hit: the least evasion is " + std::to_string(value(Number::evasion_least)) +
                  ", and a die has " + std::to_string(value(Number::dice_sides)) + " sides");
    if (value(Number::price) > value(Number::coin_pool))
      warn_of(Number::price, Number::coin_pool,
              "nobody can buy: a shop item costs " + std::to_string(value(Number::price)) + "¢, and the game has " +
                  std::to_string(value(Number::coin_pool)) + "¢");
  }

  const RulesModule& module_;
  const Content& content_;
  Report report_;
  Before before_;  // after `apply(module_)`: the values of these rules
  std::vector<const RulesModule*> bases_;
  std::vector<ProcedureDef> procedures_;
};

}  // namespace

void warn_of_rules(const std::deque<RulesModule>& modules, const Content& content, std::vector<Finding>& findings) {
  for (const RulesModule& module : modules)
    Module(module, modules, content, findings).look();
}

}  // namespace soulstack::scripting
