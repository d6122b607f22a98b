// Several answers in one line.
#include "tools/commands/playing/answers_in_turn.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "tools/support/answer_lines.h"
#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

bool are_all_different(std::vector<int> numbers) {
  std::ranges::sort(numbers);
  return std::ranges::adjacent_find(numbers) == numbers.end();
}

// Questions about an order: the last of its objects is not asked for.
bool is_about_order(Prompt prompt) {
  constexpr Prompt orders[] = {Prompt::trigger_order, Prompt::death_order, Prompt::replacement,   Prompt::modifier,
                               Prompt::arrange,       Prompt::reorder,     Prompt::reorder_bottom};
  return std::ranges::find(orders, prompt) != std::end(orders);
}

// The option with that key; -1: there is none.
int option_with_key(const Table& t, const std::string& key) {
  const std::vector<std::string> keys = keys_of(t);
  const auto found = std::ranges::find(keys, key);
  return found == keys.end() ? -1 : static_cast<int>(found - keys.begin());
}

}  // namespace

std::vector<int> several_numbers_in(const std::string& typed) {
  std::vector<int> numbers;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find(' ', at), typed.size());
    const std::optional<int> number = end > at ? number_in(typed.substr(at, end - at)) : std::nullopt;
    if (end > at && !number)
      return {};
    if (number)
      numbers.push_back(*number);
    at = end + 1;
  }
  return numbers.size() < 2 ? std::vector<int>() : numbers;
}

InTurn options_in_turn(const Game& game, const std::vector<int>& numbers) {
  const Decision asked = game.decision();
  const std::vector<std::string> keys = keys_of(game.table());
  const auto asks_again = [&](const Game& after) {
    const Decision& now = after.decision();
    return !after.over() && now.who == asked.who && now.prompt == asked.prompt && now.about == asked.about;
  };
  const bool is_whole_order =
      is_about_order(asked.prompt) && numbers.size() == keys.size() && are_all_different(numbers);
  for (const int number : numbers)
    if (number < 1 || static_cast<std::size_t>(number) > keys.size())
      return {{}, fmt::format("{} is not the number of an option: they are 1 to {}", number, keys.size())};
  InTurn in_turn;
  Game after = game.fork();
  for (const int number : numbers) {
    if (!asks_again(after)) {
      const bool is_last = in_turn.options.size() + 1 == numbers.size();
      if (is_whole_order && is_last)
        return in_turn;
      const std::string takes = counted(in_turn.options.size(), "answer");
      return {{}, fmt::format("This question takes {}, not {}", takes, numbers.size())};
    }
    const int option = option_with_key(after.table(), keys[static_cast<std::size_t>(number) - 1]);
    if (option < 0)
      return {{}, fmt::format("Option {} cannot be chosen again", number)};
    in_turn.options.push_back(option);
    (void)after.answer(option);
  }
  return in_turn;
}

}  // namespace soulstack::tools
