// Which decisions and options are worth a bot's time.
#include "tools/players/worth_trying.h"

#include <algorithm>

#include "engine/table/table.h"

namespace soulstack::tools {

namespace {

bool is_twin(const Table& t, const Option& a, const Option& b) {
  return a.kind == OptionKind::play_loot && b.kind == OptionKind::play_loot && a.object.is(ValueKind::card) &&
         b.object.is(ValueKind::card) && t.card(a.object.as_card()).def == t.card(b.object.as_card()).def;
}

}  // namespace

int option_of(const Decision& d, OptionKind kind) {
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (d.options[i].kind == kind)
      return static_cast<int>(i);
  return -1;
}

bool is_pointless(const Decision& d, const Option& o) {
  return o.kind == OptionKind::offer || (o.kind == OptionKind::pass && d.prompt == Prompt::action);
}

bool is_worth_thought(const Table& t) {
  const Decision& d = t.decision;
  if (d.prompt != Prompt::priority)
    return true;
  const StackItem* const top = t.top_item(0);
  if (!top)
    return false;
  const bool is_roll = top->kind == ItemKind::roll && top->controller == d.who;
  const bool is_blow = top->kind == ItemKind::damage || top->kind == ItemKind::death;
  return is_roll || (is_blow && top->targets[0] == Value::player(d.who));
}

std::vector<int> options_worth_trying(const Table& t, std::size_t most, Dice& dice) {
  const std::vector<Option>& options = t.decision.options;
  std::vector<int> chosen;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto is_like_this = [&](int before) {
      return is_twin(t, options[static_cast<std::size_t>(before)], options[i]);
    };
    if (!is_pointless(t.decision, options[i]) && std::none_of(chosen.begin(), chosen.end(), is_like_this))
      chosen.push_back(static_cast<int>(i));
  }
  if (chosen.empty())
    chosen.push_back(0);
  while (chosen.size() > most)
    chosen.erase(chosen.begin() + dice.below(static_cast<int>(chosen.size())));
  return chosen;
}

}  // namespace soulstack::tools
