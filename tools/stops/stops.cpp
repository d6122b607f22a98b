// When people are asked for a response.
#include "tools/stops/stops.h"

#include <algorithm>

#include "engine/game/game.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/table.h"
#include "tools/stops/relevance.h"

namespace soulstack::tools {

namespace {

// clang-format off
struct StopReasonRow {
  StopReason reason;
  bool asks;
  std::string_view sentence;
};
constexpr std::array<StopReasonRow, count_of<StopReason>> reasons = {{
    {StopReason::other_question, true, "a question for you alone"},
    {StopReason::every_priority, true, "you are asked at every priority"},
    {StopReason::new_object, true, "something new is on the stack"},
    {StopReason::moment, true, "a moment at which you want to be asked"},
    {StopReason::always_this_card, true, "a card about which you always want to be asked"},
    {StopReason::matters, true, "one of your options could change what happens to you"},
    {StopReason::hurrying, false, "you pass until another question"},
    {StopReason::turn_only, false, "you are not asked for responses"},
    {StopReason::nothing_new, false, "nothing new is on the stack"},
    {StopReason::nothing_to_resolve, false, "nothing is on the stack"},
    {StopReason::never_this_card, false, "a card about which you do not want to be asked"},
    {StopReason::concerns_others, false, "nothing here concerns you"},
    {StopReason::cannot_help, false, "none of your options would help"},
}};
// clang-format on
static_assert(in_order(reasons, &StopReasonRow::reason));

const StopReasonRow& row_of(StopReason reason) { return reasons[static_cast<std::size_t>(reason)]; }

bool is_own_doing(const StackItem& item, Seat who) {
  return item.controller == who && (item.kind == ItemKind::loot || item.kind == ItemKind::ability);
}

// What players may want to respond to: anything except their own loot and abilities.
std::uint32_t newest_object(const Table& t, Seat who) {
  std::uint32_t newest = 0;
  for (const StackItem& item : t.s.stack)
    if (!item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving) && !is_own_doing(item, who))
      newest = std::max(newest, item.serial);
  return newest;
}

bool is_wanted_moment(const Table& t, Seat who, const StopSettings& wanted) {
  if (attack_under_way(t))
    return wanted.at_declared_attacks;
  if (t.s.turn.phase != Phase::end || t.active() == who)
    return false;
  return wanted.at_end_of_other_turns || (wanted.before_own_turn && t.left_of(t.active()) == who);
}

bool lists(const std::vector<CardDefId>& cards, const Table& t, const StackItem& item) {
  return item.source.is(ValueKind::card) &&
         std::find(cards.begin(), cards.end(), t.card(item.source.as_card()).def) != cards.end();
}

StopVerdict because(StopReason reason) { return {reason, std::nullopt, -1}; }

StopVerdict verdict_of(const Relevance& found) {
  if (found.option >= 0)
    return {StopReason::matters, found.at_stake, found.option, found.is_later};
  return because(found.concerns ? StopReason::cannot_help : StopReason::concerns_others);
}

StopVerdict judge_relevant(const Game& game, const StopSettings& wanted) {
  const Table& t = game.table();
  const Seat who = game.decision().who;
  const StackItem* const top = t.top_item(0);
  if (!top && is_wanted_moment(t, who, wanted))
    return because(StopReason::moment);
  if (!top && attack_with_target(t) == 0)
    return because(StopReason::nothing_to_resolve);
  if (top && lists(wanted.always, t, *top))
    return because(StopReason::always_this_card);
  if (top && lists(wanted.never, t, *top))
    return because(StopReason::never_this_card);
  return verdict_of(relevance_of_stack(game));
}

}  // namespace

std::optional<StopsMode> stops_mode_named(std::string_view name) {
  for (const StopsModeRow& row : stops_mode_rows)
    if (row.name == name)
      return row.mode;
  return std::nullopt;
}

bool StopVerdict::asks() const { return row_of(reason).asks; }

std::string_view StopVerdict::sentence() const {
  if (reason != StopReason::matters || !matter)
    return row_of(reason).sentence;
  const MatterRow& row = matter_rows[place_of(*matter)];
  return is_later ? row.later : row.sentence;
}

Stops::Stops(int seats, const StopSettings& of_each)
    : settings_(static_cast<std::size_t>(seats), of_each),
      memory_{std::vector<std::uint32_t>(static_cast<std::size_t>(seats)),
              std::vector<bool>(static_cast<std::size_t>(seats))} {}

StopVerdict Stops::judge(const Game& game) {
  const Decision& d = game.decision();
  const auto seat = static_cast<std::size_t>(d.who);
  const std::uint32_t asked_about = memory_.asked_about[seat];
  note(game);
  if (d.prompt != Prompt::priority)
    return because(StopReason::other_question);
  if (memory_.hurrying[seat])
    return because(StopReason::hurrying);
  switch (settings_[seat].mode) {
    case StopsMode::all:
      return because(StopReason::every_priority);
    case StopsMode::changes:
      return because(memory_.asked_about[seat] > asked_about ? StopReason::new_object : StopReason::nothing_new);
    case StopsMode::turn:
      return because(StopReason::turn_only);
    case StopsMode::relevant:
    case StopsMode::count:
      break;
  }
  return judge_relevant(game, settings_[seat]);
}

void Stops::note(const Game& game) {
  const Decision& d = game.decision();
  const auto seat = static_cast<std::size_t>(d.who);
  if (d.prompt == Prompt::priority)
    memory_.asked_about[seat] = std::max(memory_.asked_about[seat], newest_object(game.table(), d.who));
  else
    memory_.hurrying[seat] = false;
}

}  // namespace soulstack::tools
