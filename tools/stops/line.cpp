// A line of play from a decision about priority.
#include "tools/stops/line.h"

#include <algorithm>

#include "engine/table/attacks_under_way.h"
#include "engine/table/table.h"
#include "tools/players/worth_trying.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int longest_line = 40;  // objects that resolve and questions that are answered

bool rolls_in_attack(const StackItem& item) {
  return item.kind == ItemKind::roll && item.event.flags.has(EventFlag::attack_roll);
}

std::uint32_t serial_on_top(const GameState& s) { return s.stack.count > 0 ? s.stack.back().serial : 0; }

// Each question of a player has one answer, whatever else was asked before.
int answer_by_chance(const Decision& d, std::uint64_t seed) {
  const auto question = static_cast<std::uint64_t>(d.prompt) << 8 | static_cast<std::uint64_t>(d.who);
  return Dice(seed + golden * question).below(static_cast<int>(d.options.size()));
}

}  // namespace

Line::Line(Trial& work, const GameState& from, const Viewer& viewer, int deaths)
    : work_(work), viewer_(viewer), deaths_before_(deaths) {
  work_.restart(from);
}

// The dice that the option uses do not change those that follow.
int Line::take(int option, int way) {
  const auto drawn = table().s.drawn;
  const std::uint32_t since = table().s.next_serial;
  work_.answer(option);
  int ways = 1;
  for (; is_announcing(); ++steps_) {
    const int options = static_cast<int>(table().decision.options.size());
    work_.answer(way % options);
    way /= options;
    ways *= options;
  }
  while (goes_on() && (table().decision.prompt != Prompt::priority || table().top_item(since)))
    go_on();
  questions_ += table().s.drawn == drawn ? 0 : 1;
  work_.set_drawn(drawn);
  return ways;
}

bool Line::resolve_one() {
  if (!goes_on())
    return false;
  go_on();
  return true;
}

Standing Line::resolve() {
  while (!is_stack_resolved() && resolve_one()) {
  }
  after_stack_ = standing();
  Standing then = after_stack_;
  while (resolve_one()) {
  }
  const Standing last = standing();
  for (const MatterRow& row : matter_rows)
    if (row.reach == Reach::attack)
      then[place_of(row.matter)] = last[place_of(row.matter)];
  return then;
}

bool Line::is_asked() {
  const std::uint32_t top = serial_on_top(table().s);
  for (int n = 0; n < table().players() && goes_on() && table().decision.prompt == Prompt::priority; ++n) {
    if (serial_on_top(table().s) != top)
      return false;
    if (table().decision.who == viewer_.who)
      return true;
    work_.answer(std::max(0, option_of(table().decision, OptionKind::pass)));
  }
  return false;
}

bool Line::has_new_card() const {
  return std::any_of(viewer_.unseen.begin(), viewer_.unseen.end(), [&](CardIndex i) { return table().in_play(i); });
}

bool Line::is_certain(const GameState& from) const {
  const GameState& now = table().s;
  const auto is_where_it_was = [&](CardIndex i) {
    return now.cards[i].zone == from.cards[i].zone && now.cards[i].seen == from.cards[i].seen;
  };
  return questions_ == 0 && now.drawn == from.drawn &&
         std::all_of(viewer_.unseen.begin(), viewer_.unseen.end(), is_where_it_was);
}

// Is the player choosing targets and the like for what they use?
bool Line::is_announcing() const {
  const Table& t = table();
  if (t.s.over() || t.decision.who != viewer_.who || t.decision.prompt == Prompt::priority || steps_ >= longest_line)
    return false;
  return t.s.stack.count > 0 && t.s.stack.back().flags.has(ItemFlag::announcing);
}

// What a card does that the player had not seen before, such as a chest behind a slain monster, is nothing that they can
// plan for when their own attack roll resolves.
bool Line::is_chance_next() const {
  const StackItem* const top = viewer_.foe ? table().top_item(0) : nullptr;
  return top && top->source.is(ValueKind::card) &&
         std::find(viewer_.unseen.begin(), viewer_.unseen.end(), top->source.as_card()) != viewer_.unseen.end();
}

bool Line::goes_on() const {
  const Table& t = table();
  if (t.s.over() || t.s.turn.number != viewer_.turn || steps_ >= longest_line)
    return false;
  if (t.decision.prompt != Prompt::priority)
    return t.decision.prompt != Prompt::action;
  if (is_chance_next())
    return false;
  const StackItem* const top = t.top_item(0);
  return top || (viewer_.attack != 0 && attack_under_way_now(t) == viewer_.attack);
}

bool Line::is_stack_resolved() const {
  if (table().decision.prompt != Prompt::priority)
    return false;
  const StackItem* const top = table().top_item(0);
  return !top || (rolls_in_attack(*top) && top->serial >= viewer_.next_serial);
}

void Line::go_on() {
  ++steps_;
  if (table().decision.prompt == Prompt::priority)
    return work_.let_all_pass();
  ++questions_;
  work_.answer(answer_by_chance(table().decision, viewer_.answers));
}

}  // namespace soulstack::tools
