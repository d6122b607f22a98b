// A game with all of its answers: it can be gone back and forth in, saved, and written down as it goes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "tools/players/bots.h"
#include "tools/records/journal.h"
#include "tools/records/record.h"

namespace soulstack::tools {

// Where a game that is played again goes another way.
struct Parting {
  enum class What : std::uint8_t { option, event, state, over };
  What what = What::event;
  std::size_t decision = 0;  // from 1; 0: the set-up
  std::size_t event = 0;     // from 1, of those that came of that decision
  std::string was, now;      // in words; empty: nothing
};
// What differs, without where: "the option `play base:bomb#17` is not there; ..."
std::string told(const Parting& parting);
// The first difference in what came of an answer.
std::optional<Parting> compare(std::size_t decision, const Step& was, const Step& now);

// A key without the number that tells cards of a name apart: "play base:bomb".
std::string key_without_number(const std::string& key);
// What is asked: "P2 is asked `Attack what?`, with `choose base:fly#40`, ...".
std::string offered(const Game& game);

// Who makes the bots' moves: the bots that sit there, or nobody, since all answers are known.
enum class Seated { bots, nobody };

class History {
 public:
  // Begins the game and plays to its first decision. What was loaded must outlive it.
  History(const scripting::Loaded& loaded, Beginning beginning, Seated seated);

  Game& game() { return game_; }
  const Game& game() const { return game_; }
  const Beginning& beginning() const { return beginning_; }
  bool is_person(Seat s) const { return bots_[static_cast<std::size_t>(index_of(s))] == nullptr; }

  // What the bot in the seat that is asked answers.
  int bots_choice();
  // An option of the open decision. What could be redone is dropped, unless it begins with the same answer.
  void answer(int option, Answered how);

  const Step& setup() const { return setup_; }
  // So many of the steps are done; those behind them can be redone.
  std::size_t at() const { return at_; }
  const std::vector<Step>& steps() const { return steps_; }
  std::span<const Step> done() const { return std::span(steps_).first(at_); }
  // To the decision after so many answers, at most as many as there are steps. Bots go on as if nothing had happened.
  void go_to(std::size_t decisions);

  // The decision before the last `n` typed answers, and the one after the next `n`; nothing if there are fewer.
  std::optional<std::size_t> before_typed(std::size_t n) const;
  std::optional<std::size_t> after_typed(std::size_t n) const;
  std::size_t typed_before() const;  // how many there are
  std::size_t typed_after() const;
  // The first decision of that turn, among those that are known.
  std::optional<std::size_t> first_of_turn(int turn) const;
  // Of the decisions that are known. Turn 0 is the set-up.
  int first_turn() const;
  int last_turn() const;

  // The answer of a file, as that option of the open decision; how what came of it differs from what the file says.
  std::optional<Parting> follow(const Step& was, int option);
  // All answers of a file, as they stand there. At the first difference it ends, and the history is good for nothing.
  // `before_each` is called at every decision before it is answered.
  std::optional<Parting> retrace(const Record& record, const std::function<void(const Step&)>& before_each = {});

  // From now on every answer is written there, and at once what it lacks of those that are done.
  void keep_in(std::unique_ptr<Journal> journal);
  Journal* journal() { return journal_.get(); }
  // All that is done, in one go. Empty, or why it is not written.
  std::string write(const std::filesystem::path& path, FileKind kind) const;

 private:
  struct Checkpoint {
    Game game;
    std::vector<std::unique_ptr<Bot>> bots;
    std::size_t log, triggers, troubles;  // how many there were
  };
  void go_back_to(std::size_t decisions);
  void redo_one();
  void play(int option);
  void note_checkpoint();
  void write_down();
  void note_outcome(Step& step, std::size_t log_before) const;

  Beginning beginning_;
  Game game_;
  std::vector<std::unique_ptr<Bot>> bots_;  // null: a person
  Step setup_;
  std::vector<Step> steps_;
  std::size_t at_ = 0;
  std::vector<Checkpoint> checkpoints_;
  std::unique_ptr<Journal> journal_;
};

}  // namespace soulstack::tools
