// Fuzzing of answers: bytes choose the players, the ruleset and each option. No invariant may break.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/arena.h"

using namespace soulstack;
using namespace soulstack::fuzzing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Choices choices(data, size);
  const Loaded& loaded = base_game(choices.below(ruleset_count));
  NewGame how;
  how.players = 1 + choices.below(6);
  how.seed = static_cast<std::uint64_t>(choices.below(256));
  Game game(loaded.content(), loaded.scripts(), how, true);
  Ledger ledger;
  demand_order(game, ledger);
  while (!game.over() && choices.any()) {
    // Sometimes the game continues in a fork, as if it had been saved.
    if (choices.below(16) == 0) {
      Game fork = Game::resume(loaded.content(), loaded.scripts(), game.state());
      demand(fork.hash() == game.hash(), "a fork has another hash");
    }
    const int options = static_cast<int>(game.decision().options.size());
    demand(options >= 2, "a decision without a choice");
    const std::uint64_t before = game.hash();
    demand(static_cast<bool>(game.answer(options)), "an option that is not listed was taken");
    demand(game.hash() == before, "a refused answer changed the state");
    demand(!game.answer(choices.below(options)), "a listed option was refused");
    demand_order(game, ledger);
  }
  demand(game.table().script_errors == 0, "a script of the base game failed");
  return 0;
}
