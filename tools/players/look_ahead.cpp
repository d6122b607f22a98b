// One step ahead: what follows from an option until the stack is empty.
#include "tools/players/look_ahead.h"

namespace soulstack::tools {

namespace {

constexpr int deepest = 16;  // answers after the option

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

void let_resolve(Game& game, Dice dice) {
  for (int n = 0; n < deepest && !game.over(); ++n) {
    const Decision& d = game.decision();
    if (d.prompt == Prompt::action)
      return;
    const int pass = option_of(d, OptionKind::pass);
    (void)game.answer(pass >= 0 ? pass : dice.below(static_cast<int>(d.options.size())));
  }
}

}  // namespace soulstack::tools
