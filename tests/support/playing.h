// Games for tests: the base game, and answers chosen by a seed.
#pragma once

#include <doctest/doctest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/invariants.h"
#include "engine/table/table.h"
#include "scripting/binding/host.h"
#include "scripting/binding/loaded.h"
#include "scripting/loader/library.h"
#include "tools/support/random.h"

namespace soulstack::testing {

// The table of a game, for tests that bring about what no game does.
inline Table& changeable(const Game& game) { return const_cast<Table&>(game.table()); }

using scripting::Loaded;

// Loads sets by their folders; other tests check that they load.
inline std::unique_ptr<Loaded> load_sets(const std::vector<std::string>& folders,
                                         const std::string& rules = "extended") {
  std::vector<scripting::Finding> findings;
  std::unique_ptr<Loaded> loaded = Loaded::load(folders, rules, findings);
  for (const scripting::Finding& finding : findings)
    MESSAGE(scripting::to_string(finding));
  REQUIRE(loaded);
  return loaded;
}
inline std::unique_ptr<Loaded> load_base() { return load_sets({SOULSTACK_TEST_ROOT "/cards/base"}); }
inline const Loaded& base_game() {
  static const std::unique_ptr<Loaded> loaded = load_base();
  return *loaded;
}

inline Game new_game(const Loaded& loaded, int players, std::uint64_t seed, bool logging = false) {
  return Game(loaded.content(), loaded.scripts(), {.players = players, .seed = seed, .characters = {}}, logging);
}

// Answers every decision; depends only on its seed and the number of options.
class Answers {
 public:
  explicit Answers(std::uint64_t seed) : dice_(seed) {}
  int pick(const Game& game) { return dice_.below(static_cast<int>(game.decision().options.size())); }
  void answer(Game& game) { (void)game.answer(pick(game)); }
  void play_on(Game& game, int decisions) {
    for (int i = 0; i < decisions && !game.over(); ++i)
      answer(game);
  }
  void play_to_the_end(Game& game) {
    while (!game.over())
      answer(game);
  }

 private:
  tools::Dice dice_;
};

// CPU time of this process, so that other processes do not matter.
inline double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The hash at every decision and at the end.
using Hashes = std::vector<std::uint64_t>;
inline Hashes hashes_of(Game game, std::uint64_t answers) {
  Hashes all{game.hash()};
  for (Answers a(answers); !game.over();) {
    a.answer(game);
    all.push_back(game.hash());
  }
  return all;
}

inline bool same_question(const Game& a, const Game& b) {
  const Decision &x = a.decision(), &y = b.decision();
  return a.over() == b.over() && x.open == y.open && x.who == y.who && x.prompt == y.prompt && x.about == y.about &&
         x.options == y.options;
}

// The result of a function that runs in a separate process; "crashed" if that process crashes. Several may run at once.
struct Apart {
  pid_t child = 0;
  int end = 0;
};
inline Apart begin_child_process(const std::function<std::string()>& ask, unsigned seconds = 30) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t child = ::fork();
  if (child == 0) {
    for (int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL})
      std::signal(signal, SIG_DFL);
    ::alarm(seconds);
    const std::string answer = ask();
    const ssize_t written = ::write(ends[1], answer.data(), answer.size());
    ::_exit(written == static_cast<ssize_t>(answer.size()) ? 0 : 1);
  }
  ::close(ends[1]);
  return {child, ends[0]};
}
inline std::string answer_of(const Apart& apart) {
  std::string answer;
  char buffer[4096];
  for (ssize_t n = 0; (n = ::read(apart.end, buffer, sizeof buffer)) > 0;)
    answer.append(buffer, static_cast<std::size_t>(n));
  ::close(apart.end);
  int status = 0;
  ::waitpid(apart.child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? answer : "crashed";
}
inline std::string apart(const std::function<std::string()>& ask, unsigned seconds = 30) {
  return answer_of(begin_child_process(ask, seconds));
}

}  // namespace soulstack::testing
