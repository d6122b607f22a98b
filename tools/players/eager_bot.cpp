// A simple bot without timing: it attacks monsters that it can beat, buys, and plays its cards. It uses only its
// options and the visible cards.
#include <algorithm>
#include <vector>

#include "engine/game/game.h"
#include "engine/rules/attack.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "tools/players/bots.h"
#include "tools/players/fights.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr double worth_a_try = 0.3;

class EagerBot : public Bot {
 public:
  explicit EagerBot(std::uint64_t seed) : dice_(seed) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<EagerBot>(*this); }

  // Each option has a weight, proportional to its probability.
  int choose(Game& game) override {
    const std::vector<Option>& options = game.decision().options;
    weights_.clear();
    int total = 0;
    for (const Option& o : options) {
      weights_.push_back(worth(game.table(), o));
      total += weights_.back();
    }
    int at = total > 0 ? dice_.below(total) : 0;
    for (std::size_t i = 0; total > 0 && i < weights_.size(); ++i)
      if ((at -= weights_[i]) < 0)
        return static_cast<int>(i);
    return dice_.below(static_cast<int>(options.size()));
  }

 private:
  static int worth(const Table& t, const Option& o) {
    const Seat who = t.decision.who;
    const bool own_action = t.decision.prompt == Prompt::action;
    switch (o.kind) {
      case OptionKind::declare_attack:
        return best_chance(t, who) > worth_a_try ? 60 : 12;
      case OptionKind::declare_purchase:
        return t.player(who).coins >= t.rules()[Number::price] ? 90 : has_other_price(t) ? 15 : 1;
      case OptionKind::play_loot:
        return own_action ? 25 : fights(t, who) ? 12 : 1;
      case OptionKind::activate:
        return hurts_too_much(t, who, o) ? 0 : own_action ? 10 : 1;
      case OptionKind::pass:
        return own_action ? 0 : 40;
      case OptionKind::end_turn:
        return 4;
      case OptionKind::offer:
        return 1;
      case OptionKind::choose:
        break;
    }
    if (t.decision.prompt == Prompt::attack_target)
      return worth_attacking(t, who, o.object);
    if (t.decision.prompt == Prompt::cover_slot)
      return worth_covering(t, who, o.object);
    return worth_choosing(t, who, o.object);
  }

  // It pays HP for an ability only if it keeps at least 2.
  static bool hurts_too_much(const Table& t, Seat who, const Option& o) {
    const int paid = o.ability.is(ValueKind::ability) ? t.content[o.ability.as_ability()].activation().cost.hp : 0;
    return paid > 0 && hp(t, Value::player(who)) - paid < 2;
  }

  // Some slots take something other than ¢ (rule 12.8.2).
  static bool has_other_price(const Table& t) {
    return std::any_of(t.content.slot_types.begin(), t.content.slot_types.end(),
                       [](const SlotTypeDef& slots) { return slots.price.known(); });
  }

  // The deck may contain an easier monster.
  static int worth_attacking(const Table& t, Seat who, Value target) {
    if (!target.is(ValueKind::card))
      return best_chance(t, who) > worth_a_try ? 4 : 60;
    const double chance = chance_against(t, who, target);
    return 1 + static_cast<int>(chance * chance * 60);
  }
  // A monster that no player can beat blocks a slot.
  static int worth_covering(const Table& t, Seat who, Value slot) {
    return slot.is(ValueKind::card) ? 1 + static_cast<int>(60 * (1 - chance_against(t, who, slot))) : 60;
  }

  static bool fights(const Table& t, Seat who) { return who == t.active() && attack_under_way(t); }

  static int worth_choosing(const Table& t, Seat who, Value v) {
    if (v == Value::boolean(false) || v.is(ValueKind::word))
      return 3;
    if (v.is(ValueKind::card) && is_monster(t, v.as_card()))
      return 14;
    return t.controller(v) == who ? 3 : 10;
  }

  Dice dice_;
  std::vector<int> weights_;
};

}  // namespace

std::unique_ptr<Bot> make_eager(std::uint64_t seed) { return std::make_unique<EagerBot>(seed); }

}  // namespace soulstack::tools
