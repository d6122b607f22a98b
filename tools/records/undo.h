// A game with its answers, which can be undone, redone, saved and recorded.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/seats.h"
#include "tools/players/bots.h"
#include "tools/records/edit_command.h"
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
  // A game that begins at a table built by hand. It can be undone, but neither recorded nor saved.
  History(const scripting::Loaded& loaded, Beginning beginning, const Situation& situation);
  // Continues a game with other cards of the same layout (tools/records/reload.h), without its past: what was done before
  // can neither be undone nor saved.
  History(const scripting::Loaded& loaded, History& past);

  // A copy of the game at its present decision, without a journal. With its past it can be undone and saved like this one.
  // Without, it is made faster, can do neither, and numbers its events from here.
  std::unique_ptr<History> branch(bool with_past) const;
  // Such a copy without its past, but in that state: one of the same table.
  std::unique_ptr<History> branch_in(const GameState& state) const;
  // From now on a bot answers for this seat; null: a person. The record names those who sat there at the beginning.
  void seat_bot(Seat s, std::unique_ptr<Bot> bot);
  // The seats that have changed hands in that game change here, too.
  void seat_as_in(const History& other);

  Game& game() { return game_; }
  const Game& game() const { return game_; }
  const Beginning& beginning() const { return *beginning_; }
  bool is_person(Seat s) const { return bots_[static_cast<std::size_t>(index_of(s))] == nullptr; }

  // The answer of the bot in the seat that is asked.
  int bots_choice();
  // Takes an option of the open decision. Drops the redo steps unless the first is the same answer.
  void answer(int option, Answered how);

  // Edits the table (tools/records/edit_command.h), if that is possible now. It can be undone like an answer. An `/eval`
  // that changes nothing is not an edit.
  struct Edited {
    std::string why;   // why it was not done; empty: it was
    std::string done;  // a sentence; empty: its events say it
  };
  Edited edit(std::string_view command);
  std::size_t edits() const;  // the number of edits among the steps that are done
  bool has_lost_past() const { return lost_past_; }
  // The game as it was after that many steps, at most those that are done.
  Game game_at(std::size_t decisions) const;

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
  // Makes an edit of a file again. If it is not possible, nothing is done.
  std::optional<Parting> follow_edit(const Step& was);
  // Replays all answers of a file. Stops at the first difference, after which the history must not be used. Calls
  // `before_each` at each decision before it is answered.
  std::optional<Parting> retrace(const Record& record, const std::function<void(const Step&)>& before_each = {});

  // Writes the answers that the journal lacks, and from now on each new answer.
  void keep_in(std::unique_ptr<Journal> journal);
  Journal* journal() { return journal_.get(); }
  std::unique_ptr<Journal> release_journal() { return std::move(journal_); }
  // All answers, as a file has them. Not for a game that has lost its past.
  std::string record(FileKind kind) const;
  // Writes them to a file. Returns an error message, empty on success.
  std::string write(const std::filesystem::path& path, FileKind kind) const;

 private:
  struct Checkpoint {
    Game game;
    std::vector<std::unique_ptr<Bot>> bots;
    Recorded recorded;
  };
  History(const History& from, bool with_past);
  std::optional<Game> edited_by(const Game& game, std::size_t decisions, EditCommand& command, std::string& why) const;
  Game repeated(const Game& game, std::size_t decisions) const;
  Step next_step(std::string key, Answered how) const;
  void take_step(Step step, std::size_t log_before);
  void forget_later_steps();
  void go_back_to(std::size_t decisions);
  void redo_one();
  void play(int option);
  void note_checkpoint();
  void write_down();
  void note_outcome(Step& step, std::size_t log_before) const;

  const scripting::Loaded* loaded_;
  std::shared_ptr<const Beginning> beginning_;
  Game game_;
  std::vector<std::unique_ptr<Bot>> bots_;  // null: a person
  Seats reseated_;                          // those whose player has changed since the beginning
  Step setup_;
  std::vector<Step> steps_;
  std::size_t at_ = 0;
  std::vector<Checkpoint> checkpoints_;
  std::unique_ptr<Journal> journal_;
  bool lost_past_ = false;
  std::string why_not_saved_;  // if its past is lost
};

// The table can be edited only while a player has priority. What is asked before, by the setup, is answered with the first
// option.
void answer_until_editable(History& history);

}  // namespace soulstack::tools
