// Minimises a failing scenario.
#include "tools/fuzzing/shrink.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/explain/view.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t many_acts = 64;

using Change = std::function<void(ScenarioPlan&)>;

class Shrinking {
 public:
  Shrinking(ScenarioPlan plan, const Fails& fails) : plan_(std::move(plan)), fails_(fails) {}

  // Returns true if something was removed.
  bool round() {
    gone_ = false;
    acts();
    players();
    piles();
    seats();
    slots();
    rest();
    join_acts();
    number_less();
    return gone_;
  }
  ScenarioPlan take() { return std::move(plan_); }

 private:
  Situation& s() { return plan_.situation; }

  bool attempt(const Change& change) {
    ScenarioPlan before = plan_;
    change(plan_);
    if (fails_(plan_))
      return gone_ = true;
    plan_ = std::move(before);
    return false;
  }
  // The same for a plain value.
  template <class T>
  bool put(T& value, const T& plain) {
    if (value == plain)
      return false;
    const T before = std::exchange(value, plain);
    if (fails_(plan_))
      return gone_ = true;
    value = before;
    return false;
  }
  // Finds the smallest sufficient value among those tried.
  void lower(int& value, int least) {
    for (int n : {least, 0, 1, 2, 3, 4, 5, 10, value / 2})
      if (n >= least && n < value && put(value, n))
        return;
  }

  // Removes what it can from a list: everything, then halves, then smaller and smaller parts.
  template <class T>
  void minimise(std::vector<T>& list, std::size_t smallest = 1) {
    for (std::size_t part = list.size(); part >= smallest && part > 0; part /= 2)
      for (std::size_t from = 0; from < list.size();) {
        const std::vector<T> before = list;
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(from);
        list.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(part, list.size() - from)));
        if (fails_(plan_)) {
          gone_ = true;
        } else {
          list = before;
          from += part;
        }
      }
  }

  // ---- Acts

  void acts() {
    if (plan_.acts.size() > many_acts)
      minimise(plan_.acts, plan_.acts.size() / many_acts);
    const bool passes =
        std::any_of(plan_.acts.begin(), plan_.acts.end(), [](const Act& a) { return a.doing == Doing::pass; });
    if (passes && !attempt(settle_instead))
      settle_one_by_one();
    minimise(plan_.acts);
    use_up();
    for (std::size_t i = 0; i < plan_.acts.size(); ++i)
      put(plan_.acts[i].ability, 0);
  }
  static Act settling() { return {.doing = Doing::settle, .what = {}}; }
  // Each sequence of passes.
  static void settle_instead(ScenarioPlan& plan) {
    std::vector<Act> acts;
    for (const Act& act : plan.acts) {
      const bool again = act.doing == Doing::pass && !acts.empty() && acts.back().doing == Doing::settle;
      if (!again)
        acts.push_back(act.doing == Doing::pass ? settling() : act);
    }
    plan.acts = std::move(acts);
  }
  void settle_one_by_one() {
    for (std::size_t end = plan_.acts.size(); end > 0; --end) {
      if (plan_.acts[end - 1].doing != Doing::pass)
        continue;
      std::size_t from = end - 1;
      while (from > 0 && plan_.acts[from - 1].doing == Doing::pass)
        --from;
      attempt([&](ScenarioPlan& p) {
        const auto begin = p.acts.begin() + static_cast<std::ptrdiff_t>(from);
        p.acts.erase(begin, p.acts.begin() + static_cast<std::ptrdiff_t>(end));
        p.acts.insert(p.acts.begin() + static_cast<std::ptrdiff_t>(from), settling());
      });
      end = from + 1;
    }
  }

  // If players must have nothing left to do, an act is removed only together with the card or charge that it uses.
  void use_up() {
    for (std::size_t i = plan_.acts.size(); i-- > 0;) {
      if (plan_.acts[i].doing == Doing::play)
        without_card_and(i);
      else if (plan_.acts[i].doing == Doing::activate)
        without_charge_and(i);
    }
  }
  static void erase_act(ScenarioPlan& plan, std::size_t act) {
    plan.acts.erase(plan.acts.begin() + static_cast<std::ptrdiff_t>(act));
  }
  static LaidSeat& seat_of(ScenarioPlan& plan, std::size_t act) {
    return plan.situation.seats[static_cast<std::size_t>(plan.acts[act].seat)];
  }
  void without_card_and(std::size_t act) {
    for (std::size_t card = seat_of(plan_, act).hand.size(); card-- > 0;)
      if (attempt([act, card](ScenarioPlan& p) {
            std::vector<CardDefId>& hand = seat_of(p, act).hand;
            hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(card));
            erase_act(p, act);
          }))
        return;
  }
  void without_charge_and(std::size_t act) {
    for (std::size_t item = 0; item <= seat_of(plan_, act).items.size(); ++item) {
      const auto card = [item](LaidSeat& seat) -> LaidCard& {
        return item < seat.items.size() ? seat.items[item] : seat.character;
      };
      if (card(seat_of(plan_, act)).charged && attempt([&](ScenarioPlan& p) {
            card(seat_of(p, act)).charged = false;
            erase_act(p, act);
          }))
        return;
    }
  }

  // t.P1:play("bomb", "fly") for t.P1:play "bomb" t.P1:choose "fly".
  void join_acts() {
    for (std::size_t i = 0; i + 1 < plan_.acts.size(); ++i)
      while (i + 1 < plan_.acts.size() && join(i)) {
      }
  }
  bool join(std::size_t i) {
    const Act &first = plan_.acts[i], &next = plan_.acts[i + 1];
    if (next.doing != Doing::choose || next.seat != first.seat)
      return false;
    const Doing joined = joined_with(first.doing);
    return joined != Doing::pass && attempt([&](ScenarioPlan& p) {
             p.acts[i].doing = joined;
             p.acts[i].what.push_back(p.acts[i + 1].what.front());
             p.acts.erase(p.acts.begin() + static_cast<std::ptrdiff_t>(i + 1));
           });
  }
  static Doing joined_with(Doing doing) {
    switch (doing) {
      case Doing::play:
      case Doing::activate:
      case Doing::offer:
        return doing;
      case Doing::declare_attack:
        return Doing::attack;
      case Doing::declare_purchase:
        return Doing::buy;
      default:
        return Doing::pass;  // cannot be joined
    }
  }

  // "fly#2" needs another fly before it, so both are removed together.
  void number_less() {
    for (LaidSeat& seat : s().seats) {
      number_less(seat.items);
      number_less(seat.hand);
    }
    for (std::vector<LaidCard>& list : s().slots)
      number_less(list);
  }
  template <class T>
  void number_less(std::vector<T>& list) {
    for (std::size_t i = 0; i < list.size() && numbered(plan_.acts); ++i) {
      const std::vector<T> cards = list;
      const std::vector<Act> acts = plan_.acts;
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
      take_numbers_off(plan_.acts);
      if (fails_(plan_)) {
        gone_ = true;
      } else {
        list = cards;
        plan_.acts = acts;
      }
    }
  }
  static bool numbered(const std::vector<Act>& acts) {
    return std::any_of(acts.begin(), acts.end(), [](const Act& act) {
      return std::any_of(act.what.begin(), act.what.end(),
                         [](const std::string& label) { return label.find('#') != std::string::npos; });
    });
  }
  static void take_numbers_off(std::vector<Act>& acts) {
    for (Act& act : acts)
      for (std::string& label : act.what)
        label = label.substr(0, label.find('#'));
  }

  // ---- Players

  void players() {
    for (std::size_t p = s().seats.size(); p-- > 0;)
      if (s().seats.size() > 1 && static_cast<int>(p) != index_of(s().active))
        attempt([p](ScenarioPlan& plan) { remove_player(plan, static_cast<int>(p)); });
    const int first = index_of(s().active);
    if (first > 0)
      attempt([first](ScenarioPlan& plan) { seat_first(plan, first); });
  }
  // Renumbers seats and the player names derived from them.
  static void reseat(ScenarioPlan& plan, const std::function<int(int)>& now) {
    const int seats = static_cast<int>(plan.situation.seats.size());
    for (Act& act : plan.acts) {
      act.seat = now(act.seat);
      for (std::string& label : act.what)
        for (int p = 0; p < max_players; ++p)
          if (label == player_name(seat(p)) && now(p) >= 0) {
            label = player_name(seat(now(p)));
            break;
          }
    }
    plan.situation.active = seat(std::clamp(now(index_of(plan.situation.active)), 0, seats - 1));
  }
  static void remove_player(ScenarioPlan& plan, int gone) {
    plan.situation.seats.erase(plan.situation.seats.begin() + gone);
    std::erase_if(plan.acts, [gone](const Act& a) { return a.doing != Doing::settle && a.seat == gone; });
    reseat(plan, [gone](int p) { return p == gone ? -1 : p > gone ? p - 1 : p; });
  }
  static void seat_first(ScenarioPlan& plan, int first) {
    std::vector<LaidSeat>& seats = plan.situation.seats;
    const int n = static_cast<int>(seats.size());
    std::rotate(seats.begin(), seats.begin() + first, seats.end());
    reseat(plan, [first, n](int p) { return p >= n ? p : (p + n - first) % n; });
  }

  // ---- Cards

  void piles() {
    attempt([](ScenarioPlan& p) { p.situation.decks.clear(); });
    attempt([](ScenarioPlan& p) { p.situation.discards.clear(); });
    for (LaidPile& deck : s().decks) {
      attempt_plain(deck);
      put(deck.only, false);
      minimise(deck.cards);
    }
    for (LaidPile& discard : s().discards)
      minimise(discard.cards);
    minimise(s().bonus_souls);
  }
  void attempt_plain(LaidPile& pile) {
    if (pile.cards.empty() && !pile.only)
      return;
    LaidPile before = std::exchange(pile, {});
    if (fails_(plan_))
      gone_ = true;
    else
      pile = std::move(before);
  }

  void marks(LaidCard& card) {
    put(card.hp, not_said);
    put(card.counters, not_said);
    if (card.counters != not_said)
      lower(card.counters, 0);
    lower(card.levels, 0);
    put(card.charged, true);
    minimise(card.covers);
  }
  void cards(std::vector<LaidCard>& list) {
    minimise(list);
    for (LaidCard& card : list)
      marks(card);
  }

  void seats() {
    for (LaidSeat& seat : s().seats) {
      minimise(seat.hand);
      cards(seat.items);
      cards(seat.curses);
      minimise(seat.souls);
      put(seat.character.card, CardDefId{});
      put(seat.character.charged, true);
      put(seat.character.hp, not_said);
      lower(seat.coins, 0);
      put(seat.loot_plays, not_said);
    }
  }
  void slots() {
    for (std::vector<LaidCard>& list : s().slots)
      cards(list);
  }

  // ---- The rest

  void rest() {
    minimise(s().dice);
    if (!put(s().seed, std::uint64_t{1}) && s().dice.empty())
      name_die();
    if (s().phase == Phase::start)
      put(s().phase, Phase::action);
    put(plan_.rules, std::string("extended"));
  }

  // Explicit dice are clearer than a seed.
  void name_die() {
    for (int die = 1; die <= 6 && s().seed != 1; ++die)
      attempt([die](ScenarioPlan& p) {
        p.situation.dice = {die};
        p.situation.seed = 1;
      });
  }

  ScenarioPlan plan_;
  const Fails& fails_;
  bool gone_ = false;
};

}  // namespace

ScenarioPlan shrunk(ScenarioPlan plan, const Fails& fails, int rounds) {
  Shrinking shrinking(std::move(plan), fails);
  while (rounds-- > 0 && shrinking.round()) {
  }
  return shrinking.take();
}

}  // namespace soulstack::tools
