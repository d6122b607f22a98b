// Does it matter to a player whether they respond to what is about to resolve?
#include "tools/stops/relevance.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/game/game.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/worth_trying.h"
#include "tools/stops/line.h"

namespace soulstack::tools {

namespace {

constexpr int samples = 448;        // at most
constexpr int samples_tried = 192;  // of those in which something concerns the player, for each weight of it
constexpr std::int64_t most_positions = 16'000;
constexpr std::size_t most_tried = 16;  // options; of more, a choice of them is tried
constexpr int most_ways = 6;            // of an option, in one sample
constexpr int samples_to_see = 144;     // what none of these shows is treated as rare

// What can concern the player weighs differently, and is looked at apart: an option that never helps against the loss of a
// coin may still save a life, which is at stake in few samples.
enum class Weight : std::uint8_t { light, heavy, count };
constexpr Weight weight_of(Matter m) { return m <= Matter::items ? Weight::heavy : Weight::light; }
template <class T>
using ByWeight = std::array<T, count_of<Weight>>;
constexpr std::size_t place_of(Weight w) { return static_cast<std::size_t>(w); }
constexpr ByWeight<int> tries_in_vain = {48, 384};  // after which an option is not tried any more

// Where an option makes the outcome better.
using Matters = std::array<bool, count_of<Matter>>;

// A number that depends on all that the player sees, and on nothing else.
std::uint64_t hash_of_seen(const HiddenCards& hidden, GameState& state) {
  Dice same(0);
  hidden.sample(same, state);
  return hash_of(state);
}

// The roll of the player that is next to resolve; null: another object is.
const StackItem* own_roll(const Table& t, Seat who) {
  const StackItem* const top = t.top_item(0);
  return top && top->kind == ItemKind::roll && top->controller == who ? top : nullptr;
}

Viewer viewer_of(const Table& t, const StackItem* roll) {
  Viewer viewer{.who = t.decision.who,
                .foe = nothing,
                .unseen = {},
                .next_serial = t.s.next_serial,
                .attack = attack_with_target(t),
                .turn = t.s.turn.number};
  if (roll && roll->event.flags.has(EventFlag::attack_roll))
    viewer.foe = roll->targets[0];
  for (CardIndex i = 0; i < t.s.cards.size(); ++i)
    if (!sees(t, i, viewer.who))
      viewer.unseen.push_back(i);
  return viewer;
}

class Look {
 public:
  explicit Look(const Game& game)
      : t_(game.table()),
        roll_(own_roll(t_, t_.decision.who)),
        viewer_(viewer_of(t_, roll_)),
        hidden_(t_, viewer_.who),
        dice_(hash_of_seen(hidden_, *sample_)),
        passing_(*sample_, t_, budget_) {
    for (const int option : options_worth_trying(t_, most_tried, dice_))
      if (t_.decision.options[static_cast<std::size_t>(option)].kind != OptionKind::pass)
        untried_.push_back({option});
    passing_.keep_log();
  }

  Relevance relevance() {
    for (int n = 0; n < samples && !is_decided(); ++n)
      look_at_sample();
    return found_;
  }

 private:
  // An option of which more samples may show something.
  struct Untried {
    int option;
    int ways = 1;  // as far as they are known
    int next_way = 0;
    ByWeight<int> tries{};
    ByWeight<int> idle{};  // how many of these changed nothing of what passing costs
    int certain = 0;       // how many of the last ways were the same in all samples

    bool is_hopeless(Weight weight) const {
      const std::size_t at = place_of(weight);
      return tries[at] >= tries_in_vain[at] && tries[at] == idle[at];
    }
  };

  bool is_decided() const {
    return found_.option >= 0 || untried_.empty() || tried_[place_of(Weight::heavy)] == samples_tried || is_in_vain() ||
           budget_.is_used_up();
  }

  // Something concerns the player, and no option has changed any of it.
  bool is_in_vain() const {
    const auto is_hopeless = [&](Weight weight) {
      if (tried_[place_of(weight)] == 0)
        return looked_at_ >= samples_to_see;
      return std::all_of(untried_.begin(), untried_.end(), [&](const Untried& one) { return one.is_hopeless(weight); });
    };
    return trying_ && is_hopeless(Weight::light) && is_hopeless(Weight::heavy);
  }

  void look_at_sample() {
    ++looked_at_;
    hidden_.sample(dice_, *sample_);
    viewer_.answers = dice_.draw();
    Line passed(passing_, *sample_, viewer_);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (passed.table().s.over() || passed.table().decision.options != t_.decision.options)
      return;
    before_ = passed.standing();
    if (!passed.is_stack_resolved())
      passed.resolve_one();
    next_change_ = difference(passed.standing(), before_);
    change_ = difference(passed.resolve(), before_);
    stack_change_ = difference(passed.after_stack(), before_);
    is_certain_ = passed.is_certain(*sample_);
    const std::optional<Matter> concern = concern_of_change();
    if (concern)
      try_options(*concern);
    else if (is_certain_)
      untried_.clear();
  }

  // None: what happens is of no concern to the player.
  std::optional<Matter> concern_of_change() const {
    if (const std::optional<Matter> loss = gravest_loss(change_))
      return loss;
    if (viewer_.foe)
      return change_[place_of(Matter::foe)] == 0 ? std::optional(Matter::foe) : std::nullopt;
    return roll_ ? std::optional(Matter::coins) : std::nullopt;
  }

  // The rarer it is that something concerns the player, the more ways are tried in each of these samples.
  void try_options(Matter concern) {
    if (!trying_)
      begin_to_try();
    found_.concerns = concern;
    weight_ = weight_of(concern);
    int& tried = tried_[place_of(weight_)];
    if (tried == samples_tried)
      return;
    const int of_each = std::min(looked_at_ / ++tried, most_ways);
    for (Untried& one : untried_)
      for (int n = 0; n < ways_of(one, of_each) && found_.option < 0 && !one.is_hopeless(weight_); ++n)
        try_option(one, one.next_way++);
    std::erase_if(untried_, [](const Untried& one) { return one.certain >= one.ways; });
  }

  // An option with many targets gets more tries where much is at stake, or each target would get few.
  int ways_of(const Untried& one, int of_each) const {
    const int wanted = weight_ == Weight::heavy ? std::max(of_each, one.ways / 8) : of_each;
    return std::min({wanted, one.ways, most_ways});
  }

  void begin_to_try() {
    trying_.emplace(*sample_, t_, budget_).keep_log();
    waiting_.emplace(*sample_, t_, budget_).keep_log();
  }

  void try_option(Untried& one, int way) {
    Line line(*trying_, *sample_, viewer_);
    const int value = value_of_roll(line);
    one.ways = line.take(one.option, way);
    const bool changes_roll = roll_ && value_of_roll(line) != value;
    const Standing between = line.standing();
    const Standing end = line.resolve();
    const Standing change = with_cost(difference(end, between), difference(end, before_));
    const Matters better = where_better(change, changes_roll);
    const auto first = std::find(better.begin(), better.end(), true);
    ++one.tries[place_of(weight_)];
    one.idle[place_of(weight_)] += change == change_ && !changes_roll ? 1 : 0;
    one.certain = is_certain_ && line.is_certain(*sample_) ? one.certain + 1 : 0;
    const auto matter = static_cast<Matter>(first - better.begin());
    if (first != better.end() && !can_wait(one.option, way, matter, change[place_of(matter)]))
      found_ = {matter, one.option, at_stake(matter), is_later(at_stake(matter))};
  }

  // If an option makes this better. What a roll decides is named even if the option brings a gain.
  std::optional<Matter> at_stake(Matter averted) const {
    if (const std::optional<Matter> loss = gravest_loss(stack_change_); loss && *loss < averted)
      return loss;
    const bool is_decided_by_roll = averted == Matter::foe || averted == Matter::coins || averted == Matter::loot;
    return is_decided_by_roll || change_[place_of(averted)] < 0 ? std::optional(averted) : std::nullopt;
  }

  // A roll of the player is what decides, even if what it does follows.
  bool is_later(std::optional<Matter> matter) const {
    if (!matter || change_[place_of(*matter)] >= 0)
      return false;
    return stack_change_[place_of(*matter)] >= 0 || (!roll_ && !gravest_loss(next_change_));
  }

  int value_of_roll(const Line& line) const {
    const StackItem* const there = roll_ ? line.table().find_item(roll_->serial) : nullptr;
    return there ? there->value : 0;
  }

  // Gains count only if the option changes a roll of the player.
  Matters where_better(const Standing& change, bool changes_roll) const {
    Matters better{};
    for (std::size_t m = 0; m < better.size(); ++m)
      better[m] = changes_roll ? change[m] > change_[m] : std::min(change[m], 0) > std::min(change_[m], 0);
    better[place_of(Matter::foe)] = change_[place_of(Matter::foe)] == 0 && change[place_of(Matter::foe)] > 0;
    return better;
  }

  // Does the same option help as much at a later priority of the player? Where much is at stake, no new card may come into
  // play before: it could take the option away.
  bool can_wait(int option, int way, Matter matter, int change) {
    const bool is_about_stack = matter_rows[place_of(matter)].reach == Reach::stack;
    const Option& wanted = t_.decision.options[static_cast<std::size_t>(option)];
    for (Line passed(passing_, *sample_, viewer_); passed.resolve_one();) {
      if (is_about_stack ? passed.is_stack_resolved() : passed.has_new_card())
        return false;
      Line later(*waiting_, passed.table().s, viewer_, passed.deaths());
      if (!later.is_asked())
        continue;
      const std::vector<Option>& options = later.table().decision.options;
      const auto there = std::find(options.begin(), options.end(), wanted);
      if (there != options.end() &&
          later_change(later, static_cast<int>(there - options.begin()), way, matter) >= change)
        return true;
    }
    return false;
  }

  // Of this matter, since the beginning.
  int later_change(Line& later, int option, int way, Matter matter) const {
    const Standing lost = difference(later.standing(), before_);
    later.take(option, way);
    const Standing between = later.standing();
    const Standing end = later.resolve();
    Standing change = difference(end, between);
    for (std::size_t m = 0; m < change.size(); ++m)
      change[m] += lost[m];
    return with_cost(change, difference(end, before_))[place_of(matter)];
  }

  // What changes after an option has resolved, and of what weighs heavily also what it cost: a life for a life is nothing
  // averted. If the player cannot respond after it, other objects may have resolved with it.
  static Standing with_cost(Standing change, const Standing& in_all) {
    for (std::size_t m = 0; m < change.size() && weight_of(static_cast<Matter>(m)) == Weight::heavy; ++m)
      change[m] = std::min(change[m], in_all[m]);
    return change;
  }

  const Table& t_;
  const StackItem* roll_;  // of the player, if it is next to resolve
  Viewer viewer_;
  HiddenCards hidden_;
  std::unique_ptr<GameState> sample_{new GameState};
  Dice dice_;
  TrialBudget budget_{most_positions};
  Trial passing_;
  std::optional<Trial> trying_, waiting_;
  int looked_at_ = 0;              // the number of samples
  Weight weight_ = Weight::light;  // of what concerns the player in the sample
  ByWeight<int> tried_{};          // the number of samples in which options were tried
  std::vector<Untried> untried_;   // options of which more samples may show something
  // In the sample, if all pass: what the player has, and what changes by what is next to resolve, by the stack, and in all.
  Standing before_{}, next_change_{}, stack_change_{}, change_{};
  bool is_certain_ = false;  // the same in all samples
  Relevance found_;
};

}  // namespace

std::uint32_t attack_with_target(const Table& t) {
  const std::uint32_t serial = attack_under_way_now(t);
  for (const Frame& f : t.s.frames)
    if (is_attack(f) && f.serial == serial && f.as<Attack>().target)
      return serial;
  return 0;
}

Relevance relevance_of_stack(const Game& game) { return Look(game).relevance(); }

}  // namespace soulstack::tools
