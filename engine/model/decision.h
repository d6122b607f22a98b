// Decisions are data: the player asked, the question, the options and the rule. The kernel stops at a decision and
// continues when it is answered. It never asks with fewer than two options.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/ids.h"

namespace soulstack {

// clang-format off
enum class Prompt : std::uint8_t {
  priority, action,  // act or pass; in the action phase with an empty stack also attack, buy, end
  target, mode, may, trigger_order, death_order, replacement, attack_target, cover_slot, purchase, discard_loot,
  destroy_item, give_loot, pay_item, choice, number, confirm, vote, split, look, penalty_item, stolen_loot, reorder,
  leave_room, draft, ambush_slot, offer, accept, arrange, modifier, one_die, some, reorder_bottom, keep, count
};
// clang-format on

struct PromptRow {
  std::string_view name;
  std::string_view rule;
  std::string_view question;
};
inline constexpr std::array<PromptRow, static_cast<std::size_t>(Prompt::count)> prompt_rows = {{
    {"priority", "5.1.1", "You have priority"},
    {"action", "4.3.2", "Your turn"},
    {"target", "7.1", "Choose a target"},
    {"mode", "7.2", "Choose one"},
    {"may", "7.10", "Use it?"},
    {"trigger_order", "6.6.3", "Which goes on the stack first (and so resolves later)?"},
    {"death_order", "13.9.2", "Which death goes on the stack first (and so resolves later)?"},
    {"replacement", "6.7.5", "Which applies first?"},
    {"attack_target", "11.1.2", "Attack what?"},
    {"cover_slot", "11.2.1", "Cover which slot?"},
    {"purchase", "12.2", "Buy what?"},
    {"discard_loot", "8.7", "Discard which loot card?"},
    {"destroy_item", "20.6.1", "Destroy which item?"},
    {"give_loot", "20.3.2", "Give which loot card?"},
    {"pay_item", "6.2.1", "Pay with which item?"},
    {"choice", "7.3", "Choose"},
    {"number", "7.3", "Choose a number"},
    {"confirm", "7.3", "Do it?"},
    {"vote", "20.10.2", "Vote for"},
    {"split", "20.12.3", "Assign one point to"},
    {"look", "19.3.3", "Choose a card"},
    {"penalty_item", "13.5.3", "Destroy which item as the death penalty?"},
    {"stolen_loot", "20.3.3", "Take which loot card?"},
    {"reorder", "20.4.1", "Put which card back next? The last one ends on top"},
    {"leave_room", "4.4.3", "Put which room into discard?"},
    {"draft", "21.1", "Take which treasure?"},
    {"ambush_slot", "6.8.3", "Put it on which slot?"},
    {"offer", "18.2", "Give how many ¢?"},
    {"accept", "18.2", "Do you accept?"},
    {"arrange", "20.12.2", "Which comes first?"},
    {"modifier", "9.2.5", "Which modifier applies first?"},
    {"one_die", "9.10", "Which die counts?"},
    {"some", "7.3", "Choose one more, or stop"},
    {"reorder_bottom", "20.4.1", "Put which card on the bottom next? The last one ends lowest"},
    {"keep", "20.4.1", "Which card stays on top?"},
}};

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
