// A bot that looks one step ahead. It tries each option in a sample of what it cannot see, lets it resolve, and takes the
// option with the best position. Fights and purchases are reckoned and not tried. Most questions about priority are not
// worth a try: it responds only to what happens to itself.
#include <algorithm>
#include <memory>
#include <vector>

#include "engine/table/queries.h"
#include "engine/verbs/rewards.h"
#include "tools/players/bots.h"
#include "tools/players/fights.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/position_value.h"
#include "tools/players/trial_budget.h"
#include "tools/players/worth_trying.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_options = 16;  // of a decision; of more, a random choice of them is tried
// For an answer, and never used up: each of these options is followed for a few answers.
constexpr std::int64_t most_positions = 1'000;

class GreedyBot : public Bot {
 public:
  // `of_other`: the budget that it shares with another bot; null: it has one of its own for each answer.
  explicit GreedyBot(std::uint64_t seed, TrialBudget* of_other = nullptr) : dice_(seed), of_other_(of_other) {}
  std::unique_ptr<Bot> copy() const override {
    auto twin = std::make_unique<GreedyBot>(0, of_other_);
    twin->dice_ = dice_;
    return twin;
  }

  int choose(Game& game) override {
    const Table& t = game.table();
    const Decision& d = game.decision();
    if (!is_worth_thought(t))
      return std::max(0, option_of(d, OptionKind::pass));
    std::vector<Tried> tried;
    for (const int option : options_worth_trying(t, most_options, dice_))
      tried.push_back({option});
    if (tried.size() == 1)
      return tried.front().option;
    reckon(t, tried);
    if (std::any_of(tried.begin(), tried.end(), [](const Tried& o) { return !o.is_known; }))
      try_rest_within_budget(game, tried);
    return std::max_element(tried.begin(), tried.end(),
                            [](const Tried& a, const Tried& b) { return a.value < b.value; })
        ->option;
  }

 private:
  struct Tried {
    int option;
    double value = 0;
    bool is_known = false;  // it is reckoned, or was tried
  };

  // ---- Reckoned options

  static void reckon(const Table& t, std::vector<Tried>& tried) {
    const Decision& d = t.decision;
    const double now = value_of_position(t, d.who);
    for (Tried& one : tried) {
      const Option& o = d.options[static_cast<std::size_t>(one.option)];
      one.is_known = true;
      if (o.kind == OptionKind::end_turn)
        one.value = now + position_weights.passing;
      else if (o.kind == OptionKind::declare_attack)
        one.value = now + best_fight(t, d.who);
      else if (o.kind == OptionKind::declare_purchase)
        one.value = now + worth_of_purchase(t, d.who);
      else if (d.prompt == Prompt::attack_target)
        one.value = o.object.is(ValueKind::card) ? worth_of_fight(t, d.who, o.object) : position_weights.unknown_fight;
      else
        one.is_known = false;
    }
  }

  static double worth_of_fight(const Table& t, Seat who, Value monster) {
    if (!monster.is(ValueKind::card) || !is_monster(t, monster.as_card()))
      return position_weights.unknown_fight;
    const PositionWeights& w = position_weights;
    const double chance = chance_against(t, who, monster);
    const Rewards gain = rewards_of(t, monster);
    const int souls = souls_of(t, who), more = t.def(monster.as_card()).souls;
    const double soul = w.soul * more + w.soul_squared * more * (2 * souls + more);
    return chance * (soul + w.coin * gain.coins + w.loot * gain.loot + w.item * gain.treasure) +
           (1 - chance) * w.defeat;
  }
  static double best_fight(const Table& t, Seat who) {
    double best = position_weights.unknown_fight;
    for (const Zone& z : t.s.zones)
      if (z.kind == ZoneKind::slot && z.top != no_card && attackable(t, t.ref(z.top)))
        best = std::max(best, worth_of_fight(t, who, t.ref(z.top)));
    return best;
  }
  static double worth_of_purchase(const Table& t, Seat who) {
    const PositionWeights& w = position_weights;
    const int price = t.rules()[Number::price];
    const int after = t.player(who).coins - price;
    return after < 0 ? w.passing - 1 : w.item - w.coin * std::max(0, std::min(price, w.most_coins - after));
  }

  // ---- Options that are tried

  void try_rest_within_budget(const Game& game, std::vector<Tried>& tried) {
    TrialBudget own(most_positions);
    try_rest(game, tried, of_other_ ? *of_other_ : own);
  }

  void try_rest(const Game& game, std::vector<Tried>& tried, TrialBudget& budget) {
    const Table& t = game.table();
    const Decision& d = game.decision();
    HiddenCards(t, d.who).sample(dice_, *state_);
    const Dice answers(dice_.draw());
    const Trial sample(*state_, t, budget);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    const bool is_possible = !sample.game().over() && sample.game().decision().options == d.options;
    const int before = std::max(1, t.s.stack.size());
    for (Tried& one : tried) {
      if (one.is_known)
        continue;
      one.value = value_of_position(t, d.who);
      if (!is_possible || budget.is_used_up())
        continue;
      Trial next = sample.fork();
      next.answer(one.option);
      next.let_resolve(answers, before);
      one.value = value_of_position(next.table(), d.who);
      if (d.options[static_cast<std::size_t>(one.option)].kind == OptionKind::pass)
        one.value += position_weights.passing;
    }
  }

  Dice dice_;
  TrialBudget* of_other_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_greedy(std::uint64_t seed) { return std::make_unique<GreedyBot>(seed); }

std::unique_ptr<Bot> make_greedy_within(TrialBudget& budget, std::uint64_t seed) {
  return std::make_unique<GreedyBot>(seed, &budget);
}

}  // namespace soulstack::tools
