// A game with its answers, which can be undone, redone, saved and recorded.
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

// The first difference between a replay and the original.
struct Parting {
  enum class What : std::uint8_t { option, event, state, over };
  What what = What::event;
  std::size_t decision = 0;  // from 1; 0: the setup
  std::size_t event = 0;     // from 1, among the events of that decision
  std::string was, now;      // as text; empty: nothing
};
// Describes the difference without its place: "the answer was `play base:bomb#17`, but ...".
std::string sentence_of(const Parting& parting);
// The first difference in the result of an answer.
std::optional<Parting> compare(std::size_t decision, const Step& was, const Step& now);

// A key without the number that distinguishes cards of the same name: "play base:bomb".
std::string key_without_number(const std::string& key);
// Describes the decision: "P2 is asked `Attack what?`, with `choose base:fly#40`, ...".
std::string offered(const Game& game);

// Whether bots answer for their seats, or nobody does because all answers are known.
enum class Seated { bots, nobody };

class History {
 public:
  // Starts the game and plays to its first decision. The loaded cards must outlive it.
  History(const scripting::Loaded& loaded, Beginning beginning, Seated seated);

  Game& game() { return game_; }
  const Game& game() const { return game_; }
  const Beginning& beginning() const { return beginning_; }
  bool is_person(Seat s) const { return bots_[static_cast<std::size_t>(index_of(s))] == nullptr; }

  // The answer of the bot in the seat that is asked.
  int bots_choice();
  // Takes an option of the open decision. Drops the redo steps unless the first is the same answer.
  void answer(int option, Answered how);

  const Step& setup() const { return setup_; }
  // The number of steps that are done; later ones can be redone.
  std::size_t at() const { return at_; }
  const std::vector<Step>& steps() const { return steps_; }
  std::span<const Step> done() const { return std::span(steps_).first(at_); }
  // Goes to the decision after that many answers, at most the number of steps. Bots continue as in the original.
  void go_to(std::size_t decisions);

  // The decision before the last `n` typed answers, and the one after the next `n`; no value if there are fewer.
  std::optional<std::size_t> before_typed(std::size_t n) const;
  std::optional<std::size_t> after_typed(std::size_t n) const;
  std::size_t typed_before() const;  // number of typed answers
  std::size_t typed_after() const;
  // The first known decision of that turn.
  std::optional<std::size_t> first_of_turn(int turn) const;
  // Among the known decisions. Turn 0 is the setup.
  int first_turn() const;
  int last_turn() const;

  // Takes the answer of a file as that option of the open decision. Returns how the result differs from the file.
  std::optional<Parting> follow(const Step& was, int option);
  // Replays all answers of a file. Stops at the first difference, after which the history must not be used. Calls
  // `before_each` at each decision before it is answered.
  std::optional<Parting> retrace(const Record& record, const std::function<void(const Step&)>& before_each = {});

  // Writes the answers that the journal lacks, and from now on each new answer.
  void keep_in(std::unique_ptr<Journal> journal);
  Journal* journal() { return journal_.get(); }
  // Saves all answers. Returns an error message, empty on success.
  std::string write(const std::filesystem::path& path, FileKind kind) const;

 private:
  struct Checkpoint {
    Game game;
    std::vector<std::unique_ptr<Bot>> bots;
    Recorded recorded;
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
