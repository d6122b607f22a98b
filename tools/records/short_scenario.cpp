// Shortens a scenario that was made from a game.
#include "tools/records/short_scenario.h"

#include <algorithm>
#include <utility>

namespace soulstack::tools {

namespace {

constexpr int most_tries = 150;

class Shortener {
 public:
  Shortener(ScenarioPlan plan, const std::function<bool(const ScenarioPlan&)>& passes)
      : plan_(std::move(plan)), passes_(passes) {}

  ScenarioPlan shorten_acts() {
    attempt([](ScenarioPlan& plan) { join_declarations(plan.acts); });
    attempt([](ScenarioPlan& plan) {
      for (Act& act : plan.acts)
        act.ability = 0;
    });
    settle_for_passes();
    return std::move(plan_);
  }

  ScenarioPlan shorten() {
    plan_ = shorten_acts();
    attempt([](ScenarioPlan& plan) { plan.situation.seed = Situation{}.seed; });
    attempt([](ScenarioPlan& plan) { plan.situation.decks.clear(); });
    attempt([](ScenarioPlan& plan) { plan.situation.discards.clear(); });
    attempt([](ScenarioPlan& plan) { plan.situation.bonus_souls.clear(); });
    attempt([](ScenarioPlan& plan) { plan.situation.slots.clear(); });
    for (std::size_t deck = 0; deck < plan_.situation.decks.size(); ++deck)
      shorten_deck(deck);
    for (std::size_t deck = 0; deck < plan_.situation.discards.size(); ++deck)
      attempt([deck](ScenarioPlan& plan) { plan.situation.discards[deck] = {}; });
    for (std::size_t type = 0; type < plan_.situation.slots.size(); ++type)
      shorten_list([type](ScenarioPlan & plan) -> auto& { return plan.situation.slots[type]; });
    for (std::size_t seat = 0; seat < plan_.situation.seats.size(); ++seat)
      shorten_seat(seat);
    shorten_list([](ScenarioPlan & plan) -> auto& { return plan.situation.dice; });
    return std::move(plan_);
  }

 private:
  template <class Change>
  bool attempt(Change change) {
    if (tries_ == most_tries)
      return false;
    ++tries_;
    ScenarioPlan shorter = plan_;
    change(shorter);
    if (!passes_(shorter))
      return false;
    plan_ = std::move(shorter);
    return true;
  }

  // An attack or a purchase, and the choice that follows after passes, as one line.
  static void join_declarations(std::vector<Act>& acts) {
    for (std::size_t i = 0; i < acts.size(); ++i) {
      const bool is_attack = acts[i].doing == Doing::declare_attack;
      if (!is_attack && acts[i].doing != Doing::declare_purchase)
        continue;
      std::size_t next = i + 1;
      while (next < acts.size() && acts[next].doing == Doing::pass)
        ++next;
      if (next == acts.size() || acts[next].doing != Doing::choose || acts[next].seat != acts[i].seat)
        continue;
      acts[next].doing = is_attack ? Doing::attack : Doing::buy;
      acts.erase(acts.begin() + static_cast<std::ptrdiff_t>(i), acts.begin() + static_cast<std::ptrdiff_t>(next));
    }
  }

  // All passes in a row as one line, and passes at the end.
  void settle_for_passes() {
    attempt([](ScenarioPlan& plan) {
      std::vector<Act> acts;
      for (const Act& act : plan.acts)
        if (act.doing != Doing::pass)
          acts.push_back(act);
        else if (acts.empty() || acts.back().doing != Doing::settle)
          acts.push_back({.doing = Doing::settle, .what = {}});
      plan.acts = std::move(acts);
    });
  }

  // The other cards of the deck are plain ones; as few as possible are named.
  void shorten_deck(std::size_t deck) {
    if (attempt([deck](ScenarioPlan& plan) { plan.situation.decks[deck] = {}; }))
      return;
    for (const std::size_t kept : {1U, 2U, 4U, 8U}) {
      const auto keep = [deck, kept](ScenarioPlan& plan) {
        std::vector<CardDefId>& cards = plan.situation.decks[deck].cards;
        cards.resize(std::min(cards.size(), kept));
        plan.situation.decks[deck].only = false;
      };
      if (attempt(keep))
        return;
    }
  }

  // Without all of it, otherwise without each from the end that is not needed.
  template <class List>
  void shorten_list(List list) {
    if (list(plan_).empty() || attempt([&](ScenarioPlan& plan) { list(plan).clear(); }))
      return;
    for (std::size_t i = list(plan_).size(); i-- > 0;)
      attempt([&](ScenarioPlan& plan) { list(plan).erase(list(plan).begin() + static_cast<std::ptrdiff_t>(i)); });
  }

  void shorten_seat(std::size_t seat) {
    const auto at = [seat](ScenarioPlan& plan) -> LaidSeat& { return plan.situation.seats[seat]; };
    attempt([&](ScenarioPlan& plan) { at(plan).character = {}; });
    attempt([&](ScenarioPlan& plan) { at(plan).character.hp = not_said; });
    attempt([&](ScenarioPlan& plan) { at(plan).loot_plays = not_said; });
    attempt([&](ScenarioPlan& plan) { at(plan).coins = 0; });
    shorten_list([&](ScenarioPlan & plan) -> auto& { return at(plan).items; });
    shorten_list([&](ScenarioPlan & plan) -> auto& { return at(plan).hand; });
    shorten_list([&](ScenarioPlan & plan) -> auto& { return at(plan).curses; });
    shorten_list([&](ScenarioPlan & plan) -> auto& { return at(plan).souls; });
  }

  ScenarioPlan plan_;
  const std::function<bool(const ScenarioPlan&)>& passes_;
  int tries_ = 0;
};

}  // namespace

ScenarioPlan shortened(ScenarioPlan plan, const std::function<bool(const ScenarioPlan&)>& passes) {
  return Shortener(std::move(plan), passes).shorten();
}

ScenarioPlan with_short_acts(ScenarioPlan plan, const std::function<bool(const ScenarioPlan&)>& passes) {
  return Shortener(std::move(plan), passes).shorten_acts();
}

}  // namespace soulstack::tools
