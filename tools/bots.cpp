// Bots.
#include "tools/bots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "engine/filters.h"
#include "scripting/suggest.h"
#include "tools/random.h"
#include "tools/stop.h"

namespace soulstack::tools {

namespace {

// Uniform over the listed options, and nothing else.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : dice_(seed) {}
  int choose(const Game& game) override { return dice_.below(static_cast<int>(game.decision().options.size())); }
  std::unique_ptr<Bot> copy() const override { return std::make_unique<RandomBot>(*this); }

 private:
  Dice dice_;
};

// Knows what is worth doing, not when: plays what it can in its own turn, fights, buys, and hurts others rather than
// itself. It sees no more than its options.
class EagerBot : public Bot {
 public:
  explicit EagerBot(std::uint64_t seed) : dice_(seed) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<EagerBot>(*this); }

  int choose(const Game& game) override {
    const std::vector<Option>& options = game.decision().options;
    weights_.clear();
    for (const Option& o : options) weights_.push_back(worth(game, o));
    int at = dice_.below(std::max(1, total()));
    for (std::size_t i = 0; i < weights_.size(); ++i)
      if ((at -= weights_[i]) < 0) return static_cast<int>(i);
    return dice_.below(static_cast<int>(options.size()));
  }

 private:
  int total() const {
    int sum = 0;
    for (int w : weights_) sum += w;
    return sum;
  }

  static int worth(const Game& game, const Option& o) {
    const bool my_action = game.decision().who == game.table().active() && game.state().stack.count == 0 &&
                           game.state().turn.phase == Phase::action;
    switch (o.kind) {
      case OptionKind::declare_attack: return 40;
      case OptionKind::declare_purchase: return 60;
      case OptionKind::play_loot: return my_action ? 30 : 1;
      case OptionKind::activate: return my_action ? 12 : 2;
      case OptionKind::pass: return my_action ? 0 : 30;
      case OptionKind::end_turn: return 3;
      case OptionKind::choose: break;
    }
    return worth_choosing(game, o.object);
  }

  static int worth_choosing(const Game& game, Value v) {
    const Table& t = game.table();
    const Decision& d = game.decision();
    if (d.prompt == Prompt::attack_target && v.is(ValueKind::zone)) return 3;
    if (v == Value::boolean(false) || v.is(ValueKind::word)) return 3;
    if (v == Value::boolean(true)) return 10;
    const bool in_slot = v.is(ValueKind::card) && is_monster(t, static_cast<CardIndex>(v.index()));
    if (in_slot) return 12;
    return t.controller(v) == d.who ? 3 : 10;
  }

  Dice dice_;
  std::vector<int> weights_;
};

template <class B>
std::unique_ptr<Bot> make(std::uint64_t seed) {
  return std::make_unique<B>(seed);
}

constexpr std::array<BotRow, 2> rows = {{
    {"random", "any listed option, each as likely as the others", make<RandomBot>},
    {"eager", "plays, fights and buys what it can; still mostly luck", make<EagerBot>},
}};

}  // namespace

std::span<const BotRow> bot_rows() { return rows; }

const BotRow& find_bot(std::string_view name) {
  scripting::Nearest nearest(name);
  std::string names;
  for (const BotRow& row : rows) {
    if (row.name == name) return row;
    nearest.offer(row.name);
    names += fmt::format("{}`{}`", names.empty() ? "" : ", ", row.name);
  }
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  refuse(fmt::format("There is no bot `{}`: there are {}{}", name, names, hint));
}

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat) {
  return find_bot(name).make(mixed(game_seed ^ golden * static_cast<std::uint64_t>(index_of(seat) + 1)));
}

}  // namespace soulstack::tools
