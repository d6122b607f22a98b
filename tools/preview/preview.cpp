// What an option of the open decision would do, as far as the player who is asked can know it.
#include "tools/preview/preview.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/event_uses.h"
#include "engine/rules/priority.h"
#include "engine/table/table.h"
#include "tools/display/game_objects.h"
#include "tools/players/hidden_cards.h"
#include "tools/preview/consequence_text.h"
#include "tools/preview/position.h"

namespace soulstack::tools {

namespace {

using What = Consequence::What;

constexpr int samples_taken = 6;  // one for each number on a die, which all dice to come show in it
constexpr int dice_fixed = 64;
constexpr int deepest = 24;  // answers and resolutions after the option

int objects_on_stack(const Table& t) {
  return static_cast<int>(
      std::count_if(t.s.stack.begin(), t.s.stack.end(), [](const StackItem& item) { return is_on_stack(item); }));
}

// Is it an object of this table, so that the viewer knows it by the name it has now?
bool is_there(const Table& t, Value v) {
  return v.is(ValueKind::player) || (v.is(ValueKind::item) && t.find_item(v.payload())) ||
         (v.is(ValueKind::card) && t.current(v));
}

What what_of(EventType type) {
  switch (type) {
    case EventType::hit:
      return What::hit;
    case EventType::missed:
      return What::miss;
    case EventType::monster_died:
    case EventType::player_died:
    case EventType::object_died:
      return What::died;
    case EventType::cancelled:
      return What::cancelled;
    case EventType::fizzled:
      return What::fizzled;
    case EventType::damage_prevented:
      return What::prevented;
    case EventType::game_won:
      return What::won;
    default:
      return What::count;
  }
}

int number_of(const Event& e, What what) {
  if (what == What::hit || what == What::miss)
    return events::attack_roll(e);
  return what == What::prevented ? e.amount : 0;
}

// The events of the copy that say more than numbers do.
void add_events(std::span<const Event> log, const Table& before, Seat viewer, std::vector<Consequence>& into) {
  for (const Event& e : log) {
    const What what = what_of(e.type);
    if (what == What::count || !is_there(before, e.subject))
      continue;
    into.push_back(
        {.what = what, .of = e.subject, .now = number_of(e, what), .name = name_for(before, e.subject, viewer)});
  }
}

// What a copy of the game came to.
struct Outcome {
  std::vector<Consequence> changes;
  bool rolls = false, asks = false;
};

// Keeps what both have.
void keep_common(Outcome& all, const Outcome& other) {
  std::erase_if(all.changes, [&](const Consequence& c) {
    return std::find(other.changes.begin(), other.changes.end(), c) == other.changes.end();
  });
  all.rolls = all.rolls || other.rolls;
  all.asks = all.asks || other.asks;
}

// A table in this state, in which all dice to come show the same number.
std::unique_ptr<Table> sample_with(const GameState& state, const Table& like, int die) {
  auto table = std::make_unique<Table>(like.content, like.scripts);
  copy_state(table->s, state);
  table->fixed_dice.assign(dice_fixed, die);
  open_decision(*table);
  return table;
}

// One copy, from which an option is followed.
class Course {
 public:
  Course(const Table& from, const Table& shown, Seat viewer)
      : table_(std::make_unique<Table>(from)),
        t_(*table_),
        shown_(shown),
        viewer_(viewer),
        before_(shown),
        game_(std::move(table_)) {
    t_.logging = true;
    begin_ = t_.log.size();
  }
  // The numbers that the option itself takes are not its consequences.
  void leave_out_played_card() { --before_.players[static_cast<std::size_t>(index_of(viewer_))].loot; }
  void answer(int option) { (void)game_.answer(option); }
  void all_pass() {
    let_all_pass(t_);
    advance(t_);
  }
  // Everybody passes until no more than these objects are on the stack.
  void resolve_down_to(int objects) {
    for (int n = 0; n < deepest && !game_.over(); ++n) {
      out_.rolls = t_.fixed_dice_used > 0;
      const Prompt prompt = t_.decision.prompt;
      if (out_.rolls || prompt == Prompt::action)
        return;
      out_.asks = prompt != Prompt::priority;
      if (out_.asks || objects_on_stack(t_) <= objects)
        return;
      all_pass();
    }
  }
  Outcome outcome() {
    add_events(std::span(t_.log).subspan(begin_), shown_, viewer_, out_.changes);
    add_differences(before_, Position(t_), shown_, viewer_, out_.changes);
    return std::move(out_);
  }

 private:
  std::unique_ptr<Table> table_;  // until the game has it
  Table& t_;
  const Table& shown_;
  Seat viewer_;
  Position before_;
  Game game_;
  std::size_t begin_ = 0;
  Outcome out_;
};

bool says_nothing(OptionKind kind) {
  return kind == OptionKind::pass || kind == OptionKind::declare_attack || kind == OptionKind::end_turn ||
         kind == OptionKind::offer;
}

// That the object which is activated is used up is no news.
void leave_out_used(const Table& t, const Option& o, std::vector<Consequence>& changes) {
  std::vector<Value> used;
  if (o.kind == OptionKind::activate)
    used.push_back(o.object);
  for (const StackItem& item : t.s.stack)
    if (item.flags.has(ItemFlag::announcing))
      used.push_back(item.source);
  std::erase_if(changes, [&](const Consequence& c) {
    return c.what == What::deactivated && std::find(used.begin(), used.end(), c.of) != used.end();
  });
}

// Can something be paid for after this answer in a purchase? Also true if somebody is asked something else before.
bool can_pay_after(const Table& from, int option) {
  auto table = std::make_unique<Table>(from);
  Table& t = *table;
  t.logging = true;
  const std::size_t begin = t.log.size();
  Game game(std::move(table));
  (void)game.answer(option);
  for (int n = 0; n < deepest && !game.over(); ++n) {
    for (const Event& e : std::span(t.log).subspan(begin))
      if (e.type == EventType::purchased || e.type == EventType::purchase_failed)
        return e.type == EventType::purchased;
    if (t.decision.prompt != Prompt::priority)
      break;
    let_all_pass(t);
    advance(t);
  }
  if (game.over() || t.decision.prompt != Prompt::purchase)
    return true;
  for (int item = 0; item < static_cast<int>(t.decision.options.size()); ++item)
    if (can_pay_after(t, item))
      return true;
  return false;
}

// What happens in each sample if this is played in it. There is at least one.
template <class Play>
Outcome in_all(const std::vector<std::unique_ptr<Table>>& samples, const Table& shown, Seat viewer, Play play) {
  std::optional<Outcome> common;
  for (const std::unique_ptr<Table>& sample : samples) {
    Course course(*sample, shown, viewer);
    play(course);
    Outcome outcome = course.outcome();
    if (!common)
      common = std::move(outcome);
    else
      keep_common(*common, outcome);
  }
  return std::move(*common);
}

Preview preview_of(Outcome outcome, Seat viewer) {
  Preview preview{.changes = std::move(outcome.changes), .rolls = outcome.rolls, .asks = outcome.asks, .text = ""};
  preview.text = text_of(preview.changes, viewer);
  return preview;
}

}  // namespace

Previews::Previews(const Game& game, Seat viewer) : game_(game), viewer_(viewer) {
  const HiddenCards hidden(game.table(), viewer);
  Dice dice(mixed(game.state().decisions + 1));
  const auto state = std::make_unique<GameState>();
  for (int n = 0; n < samples_taken; ++n) {
    hidden.sample(dice, *state);
    auto sample = sample_with(*state, game.table(), n + 1);
    if (sample->decision.options == game.decision().options)
      samples_.push_back(std::move(sample));
  }
}

Previews::~Previews() = default;

Preview Previews::option(int option) const {
  const Option& o = game_.decision().options[static_cast<std::size_t>(option)];
  if (samples_.size() < samples_taken)
    return {};
  if (o.kind == OptionKind::declare_purchase)
    return {.in_vain = !can_pay_after(*samples_.front(), option)};
  if (says_nothing(o.kind))
    return {};
  const bool buys = game_.decision().prompt == Prompt::purchase;
  Outcome common = in_all(samples_, game_.table(), viewer_, [&](Course& course) {
    if (o.kind == OptionKind::play_loot)
      course.leave_out_played_card();
    course.answer(option);
    course.resolve_down_to(buys ? -1 : objects_on_stack(game_.table()));
  });
  leave_out_used(game_.table(), o, common.changes);
  return preview_of(std::move(common), viewer_);
}

Preview Previews::all_pass() const {
  if (game_.decision().prompt != Prompt::priority || samples_.size() < samples_taken)
    return {};
  return preview_of(in_all(samples_, game_.table(), viewer_,
                           [&](Course& course) {
                             course.all_pass();
                             course.resolve_down_to(objects_on_stack(game_.table()) - 1);
                           }),
                    viewer_);
}

Preview take_shared(std::vector<Preview>& previews, Seat viewer) {
  if (previews.size() < 2)
    return {};
  Outcome shared{.changes = previews.front().changes, .rolls = true, .asks = true};
  for (const Preview& one : previews) {
    std::erase_if(shared.changes, [&](const Consequence& c) {
      return std::find(one.changes.begin(), one.changes.end(), c) == one.changes.end();
    });
    shared.rolls = shared.rolls && one.rolls;
    shared.asks = shared.asks && one.asks;
  }
  for (Preview& one : previews) {
    std::erase_if(one.changes, [&](const Consequence& c) {
      return std::find(shared.changes.begin(), shared.changes.end(), c) != shared.changes.end();
    });
    one.rolls = one.rolls && !shared.rolls;
    one.asks = one.asks && !shared.asks;
    one.text = text_of(one.changes, viewer);
  }
  return preview_of(std::move(shared), viewer);
}

namespace {

// "Attack roll 5 against Greed, needs 4+: hit"
std::string attack_roll_text(const Table& t, const StackItem& roll, Seat viewer) {
  const int needed = needed_for_hit(t, roll);
  return fmt::format("Attack roll {} against {}, needs {}+: {}", roll.value, name_for(t, roll.targets[0], viewer),
                     needed, roll.value >= needed ? "hit" : "miss");
}

std::string capitalised_line(std::string line) {
  if (!line.empty() && line[0] >= 'a' && line[0] <= 'z')
    line[0] = static_cast<char>(line[0] - 'a' + 'A');
  return line;
}

}  // namespace

std::string what_decides(const Game& game, const Previews& previews, Seat viewer) {
  const Table& t = game.table();
  const StackItem* const next = t.top_item(0);
  if (!next)
    return "";
  Preview preview = previews.all_pass();
  const bool attack = needed_for_hit(t, *next) > 0;
  if (attack)
    std::erase_if(preview.changes, [](const Consequence& c) { return c.what == What::hit || c.what == What::miss; });
  const std::string line =
      attack ? attack_roll_text(t, *next, viewer) : capitalised_line(stack_lines_for(t, viewer).back());
  const std::string then = text_of(preview.changes, viewer);
  return line + (then.empty() ? "" : ". " + then) + (preview.rolls ? ". Then a die is rolled" : "");
}

}  // namespace soulstack::tools
