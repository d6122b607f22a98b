// Plays the answers of a game a second time without shortcuts (engine/model/shortcuts.h), and compares.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/model/forward.h"
#include "engine/model/shortcuts.h"

namespace soulstack {

// A copy of loaded content for games that take only these shortcuts. It has the same ids, so that a state of one content
// can be continued with the other.
Content content_with(const Content& content, Shortcuts shortcuts);

// Where the game goes on differently without shortcuts.
struct Difference {
  std::string what;       // a sentence; with the shortcuts, their rules and the cards concerned
  std::string shortcuts;  // "attention, listeners": each of them alone makes it; empty: several together do
  explicit operator bool() const { return !what.empty(); }
};

// Belongs to one content, and is used from one thread. Each answer is played from the state of the game, so that a
// difference is found where it arises.
class Oracle {
 public:
  explicit Oracle(const Content& content);
  ~Oracle();

  // A new game, or one that begins at this table, comes to the same first decision?
  Difference difference_at_start(const Game& game, const NewGame& how);
  void begin(const Table& unplayed);  // before the game begins there; then `difference`
  // Answers the open decision without shortcuts; the game itself stays as it is. Then, after the game has been given the
  // same answer, `difference` compares options, states and events.
  void answer(const Game& game, int option);
  Difference difference(const Game& game);
  // Answers that were not compared, since a game was stopped for its work: without shortcuts there is more of it.
  std::uint64_t not_compared() const { return not_compared_; }

 private:
  static constexpr int at_start = -1;
  bool is_equal(const GameState& a, const GameState& b) const;  // leaves both in `essential_`
  Difference named(const Game& game, const std::string& what) const;

  const Content& content_;
  std::unique_ptr<const Content> plain_;  // takes no shortcuts
  std::unique_ptr<Table> before_;         // the state before the answer
  std::unique_ptr<Game> slow_;
  int option_ = at_start;
  std::size_t log_before_ = 0;
  std::string wrong_options_;
  std::array<std::unique_ptr<GameState>, 2> essential_;
  std::uint64_t not_compared_ = 0;
};

}  // namespace soulstack
