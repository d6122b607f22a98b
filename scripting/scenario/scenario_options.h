// The texts by which scenarios name options: cards, players, numbers, zones, modes and actions. Finds texts that no option
// can ever have. Texts that might be one are accepted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

struct OptionNames {
  const Content& content;
  const std::vector<std::string>& players;
  const Homes& homes;
};

// "play bomb" is the action `play` and the rest "bomb". Without a kind, the text names an option and not an action.
struct WrittenAction {
  std::optional<OptionKind> kind;
  std::string_view rest;
};
WrittenAction action_in(std::string_view text);

// An action of t:why_not.
struct Deed {
  OptionKind kind = OptionKind::pass;
  bool is_about_something = false;  // a card, or what is chosen
};
std::optional<Deed> deed_named(std::string_view word);

// What is wrong with a text: "there is no card `bobm`", and the nearest text that is right. Empty if nothing is.
struct WrongText {
  std::string message, suggestion;
  explicit operator bool() const { return !message.empty(); }
  std::string text() const;  // with the suggestion
};

// An answer to a question: "bomb", "P2", "3", "monster deck", or a part of the text of a mode.
WrongText wrong_answer(const OptionNames& names, std::string_view text);
// An action of t:can: "play bomb", "choose P2", "attack", or an answer.
WrongText wrong_action(const OptionNames& names, std::string_view text);
// The name of a player: "P1", or their own.
WrongText wrong_player(const OptionNames& names, std::string_view text);
// The id or the name of a card.
WrongText wrong_card(const OptionNames& names, std::string_view text);
// A part of the name of a card is also right.
WrongText wrong_part_of_card(const OptionNames& names, std::string_view text);

// The id or the name of a card, also of one in whose place another card stands.
bool is_card(const OptionNames& names, std::string_view text);

// What t:why_not can be asked about.
WrongText wrong_deed(std::string_view text);

}  // namespace soulstack::scripting
