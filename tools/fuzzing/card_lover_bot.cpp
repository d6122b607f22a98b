// A bot that prefers to use two given cards.
#include "tools/fuzzing/card_lover_bot.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/game/game.h"
#include "engine/table/objects.h"
#include "engine/table/zone_layout.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

class FondBot : public Bot {
 public:
  FondBot(std::unique_ptr<Bot> otherwise, CardPair of, std::uint64_t seed)
      : otherwise_(std::move(otherwise)), of_(of), dice_(seed) {}
  std::unique_ptr<Bot> copy() const override {
    auto twin = std::make_unique<FondBot>(otherwise_->copy(), of_, 0);
    twin->dice_ = dice_;
    return twin;
  }

  int choose(Game& game) override {
    wanted_.clear();
    const std::vector<Option>& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (uses(game.table(), options[i]))
        wanted_.push_back(static_cast<int>(i));
    if (wanted_.empty() || dice_.below(5) == 0)
      return otherwise_->choose(game);
    return wanted_[static_cast<std::size_t>(dice_.below(static_cast<int>(wanted_.size())))];
  }

 private:
  // Actions that would only remove the card.
  static bool asks_to_part(Prompt prompt) {
    switch (prompt) {
      case Prompt::discard_loot:
      case Prompt::destroy_item:
      case Prompt::give_loot:
      case Prompt::pay_item:
      case Prompt::penalty_item:
      case Prompt::stolen_loot:
      case Prompt::cover_slot:
        return true;
      default:
        return false;
    }
  }

  bool uses(const Table& t, const Option& o) const {
    if (asks_to_part(t.decision.prompt))
      return false;
    if (o.kind == OptionKind::declare_attack)
      return can_be_met(t);
    return is_one(t, o.object) || (t.decision.prompt == Prompt::may && o.object == Value::boolean(true));
  }

  bool is_one(CardDefId card) const { return card == of_.first || card == of_.second; }
  bool is_one(const Table& t, CardIndex card) const {
    return card != no_card && (is_one(t.card(card).printed) || is_one(t.card(card).def));
  }
  // The card, its objects on the stack, or the deck that it is on top of.
  bool is_one(const Table& t, Value v) const {
    if (v.is(ValueKind::item)) {
      const StackItem* item = t.find_item(v.payload());
      return item != nullptr && !item->source.is(ValueKind::item) && is_one(t, item->source);
    }
    if (v.is(ValueKind::zone))
      return is_one(t, t.zone(v.as_zone()).top);
    return v.is(ValueKind::card) && is_one(t, v.as_card());
  }

  // During an attack.
  bool can_be_met(const Table& t) const {
    if (is_one(t, t.zone(zones::deck(t.content.monster_deck)).top))
      return true;
    for (std::uint8_t z = 0; z < t.s.zones.count; ++z)
      if (is_monster_slot(t, ZoneId{z}) && is_one(t, t.zone(ZoneId{z}).top))
        return true;
    return false;
  }

  std::unique_ptr<Bot> otherwise_;
  CardPair of_;
  Dice dice_;
  std::vector<int> wanted_;
};

}  // namespace

std::unique_ptr<Bot> make_fond(std::unique_ptr<Bot> otherwise, CardPair of, std::uint64_t seed) {
  return std::make_unique<FondBot>(std::move(otherwise), of, seed);
}

}  // namespace soulstack::tools
