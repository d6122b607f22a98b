// Decisions are data: the player asked, the question, the options and the rule. The kernel stops at a decision and
// continues when it is answered. It never asks with fewer than two options.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/enum_rows.h"
#include "engine/model/ids.h"

namespace soulstack {

// clang-format off
enum class Prompt : std::uint8_t {
  priority, action,  // act or pass; in the action phase with an empty stack also attack, buy, end
  target, mode, may, trigger_order, death_order, replacement, attack_target, cover_slot, purchase, discard_loot,
  destroy_item, give_loot, pay_item, choice, number, confirm, vote, split, look, penalty_item, stolen_loot, reorder,
  leave_room, draft, ambush_slot, offer, accept, arrange, modifier, one_die, some, reorder_bottom, keep, cost, times,
  fighter, receiver, count
};
// clang-format on

struct PromptRow {
  Prompt prompt;
  std::string_view name;
  std::string_view rule;
  std::string_view question;
};
inline constexpr std::array<PromptRow, count_of<Prompt>> prompt_rows = {{
    {Prompt::priority, "priority", "5.1.1", "You have priority"},
    {Prompt::action, "action", "4.3.2", "Your turn"},
    {Prompt::target, "target", "7.1", "Choose a target"},
    {Prompt::mode, "mode", "7.2", "Choose one"},
    {Prompt::may, "may", "7.10", "Use it?"},
    {Prompt::trigger_order, "trigger_order", "6.6.3", "Which goes on the stack first (and so resolves later)?"},
    {Prompt::death_order, "death_order", "13.9.2", "Which death goes on the stack first (and so resolves later)?"},
    {Prompt::replacement, "replacement", "6.7.5", "Which applies first?"},
    {Prompt::attack_target, "attack_target", "11.1.2", "Attack what?"},
    {Prompt::cover_slot, "cover_slot", "11.2.1", "Cover which slot?"},
    {Prompt::purchase, "purchase", "12.2", "Buy what?"},
    {Prompt::discard_loot, "discard_loot", "8.7", "Discard which loot card?"},
    {Prompt::destroy_item, "destroy_item", "20.6.1", "Destroy which item?"},
    {Prompt::give_loot, "give_loot", "20.3.2", "Give which loot card?"},
    {Prompt::pay_item, "pay_item", "6.2.1", "Pay with which item?"},
    {Prompt::choice, "choice", "7.3", "Choose"},
    {Prompt::number, "number", "7.3", "Choose a number"},
    {Prompt::confirm, "confirm", "7.3", "Do it?"},
    {Prompt::vote, "vote", "20.10.2", "Vote for"},
    {Prompt::split, "split", "20.12.3", "Assign one point to"},
    {Prompt::look, "look", "19.3.3", "Choose a card"},
    {Prompt::penalty_item, "penalty_item", "13.5.3", "Destroy which item as the death penalty?"},
    {Prompt::stolen_loot, "stolen_loot", "20.3.3", "Take which loot card?"},
    {Prompt::reorder, "reorder", "20.4.1", "Put which card back next? The last one ends on top"},
    {Prompt::leave_room, "leave_room", "4.4.3", "Put which room into discard?"},
    {Prompt::draft, "draft", "21.1", "Take which treasure?"},
    {Prompt::ambush_slot, "ambush_slot", "6.8.3", "Put it on which slot?"},
    {Prompt::offer, "offer", "18.2", "Give how many ¢?"},
    {Prompt::accept, "accept", "18.2", "Do you accept?"},
    {Prompt::arrange, "arrange", "20.12.2", "Which comes first?"},
    {Prompt::modifier, "modifier", "9.2.5", "Which modifier applies first?"},
    {Prompt::one_die, "one_die", "9.10", "Which die counts?"},
    {Prompt::some, "some", "7.3", "Choose one more, or stop"},
    {Prompt::reorder_bottom, "reorder_bottom", "20.4.1", "Put which card on the bottom next? The last one ends lowest"},
    {Prompt::keep, "keep", "20.4.1", "Which card stays on top?"},
    {Prompt::cost, "cost", "6.2.5", "Which cost do you pay?"},
    {Prompt::times, "times", "6.2.6", "How often do you pay the cost?"},
    {Prompt::fighter, "fighter", "11.9.2", "Attack with which fighter, or yourself?"},
    {Prompt::receiver, "receiver", "6.2.9", "Give it to which player?"},
}};
static_assert(in_order(prompt_rows, &PromptRow::prompt));

// clang-format off
enum class OptionKind : std::uint8_t {
  pass, play_loot, activate, declare_attack, declare_purchase, end_turn, offer, choose
};
// clang-format on

// An option as a value: its kind, its object and its ability.
struct Option {
  OptionKind kind = OptionKind::pass;
  Value object;   // the card played or activated; the object chosen
  Value ability;  // which ability of it
  bool operator==(const Option&) const = default;
};

struct Decision {
  bool open = false;
  Seat who = Seat::game;
  Prompt prompt = Prompt::priority;
  Value about;                  // the ability or object that asks
  std::vector<Option> options;  // at least two while open

  std::string_view rule() const { return prompt_rows[static_cast<std::size_t>(prompt)].rule; }
};

// Why an action was refused or is not possible: a sentence for people, the rule and, if a card is the reason, its
// ability. Empty: it was done, or it is possible.
struct Refusal {
  std::string why;
  std::string_view rule;
  AbilityId because;
  explicit operator bool() const { return !why.empty(); }
};

}  // namespace soulstack
