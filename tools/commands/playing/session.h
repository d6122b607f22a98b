// A game in the terminal: people and bots in the seats.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/display/event_feed.h"
#include "tools/display/screen.h"
#include "tools/display/seen_cards.h"
#include "tools/records/undo.h"
#include "tools/stops/stops.h"
#include "tools/support/answer_lines.h"
#include "tools/support/console.h"
#include "tools/support/rulebook.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

struct FileChanges;

// What the player who is asked is asked, without news and table.
Question question_for(const Game& game, Seat who);

class Session {
 public:
  Session(History& history, const StopSettings& stops, const scripting::Loaded& loaded, Lines& lines, Console& console);
  // Replays the answers of a file before the game continues. Returns the first difference, if there is one.
  std::optional<Parting> retrace(const Record& record);
  // Loads the cards again when their files change. `cards` are those of the history, and must outlive it.
  void watch(std::unique_ptr<scripting::Loaded>& cards);
  // Plays to the end of the game or of the input.
  Exit run();

 private:
  // The state of automatic passing at one decision.
  struct Manners {
    Stops::Memory stops;
    bool asks_again = false;  // after an edit: the same question, even if it would be passed without asking
  };
  // Since the player was last asked, with something on the stack.
  struct PassedUnasked {
    int times = 0;
    StopVerdict last;

    void add(const StopVerdict& verdict) {
      if (verdict.reason != StopReason::concerns_others && verdict.reason != StopReason::cannot_help)
        return;
      ++times;
      last = verdict;
    }
  };
  enum class Said { answer, again, moved, quit };  // the result of a typed line

  // Cards that were loaded again: replayed from the beginning, or carried over to the present state.
  enum class Use { replayed, carried };
  struct Watched;

  // A question that a person was asked, and their answer.
  struct Asked {
    Seat who = Seat::game;
    std::string question;
    std::vector<std::string> options;
    std::size_t answer = 0;

    bool asks_like(const Asked& other) const {
      return who == other.who && question == other.question && options == other.options;
    }
  };
  // Answers that are given again, in turn.
  struct Repeating {
    std::vector<Asked> answers;
    std::size_t at = 0;
    int left = 0;
  };

  bool human(Seat s) const { return history_.is_person(s); }
  void answer(int option, Answered how);
  void tell_people();
  void tell_trouble();  // of the journal
  std::vector<NewsLine> take_news(Seat who);
  void forget_news();  // all that happened and was seen counts as shown
  void say_passed(Seat who);
  void show_table(Seat who);
  void show_question(Seat who, bool with_table);
  void show_question_again(Seat who);
  Question question_now(Seat who) const;            // without news and table
  void show_lines(std::vector<std::string> lines);  // page by page
  void say(std::string_view text);
  std::string_view prompt() const;
  void turn_to(Seat who);

  Exit ask_person(Seat who, bool& go_on);
  Said understand(const TypedLine& line, Seat who);
  std::optional<Said> command(const std::string& word, const std::string& rest, Seat who);
  bool look(const std::string& word, const std::string& rest,
            Seat who);  // false: it is not a command that shows something
  void show_card(const std::string& name);
  std::vector<std::string> completions_of(std::string_view typed) const;
  void show_rule(const std::string& number);
  void show_log(const std::string& turn, Seat who);
  Said console(const TypedLine& line);  // a line that begins with `/`
  Said edit(const TypedLine& line);
  void save_scenario(const std::string& words);
  bool reloads_before_line();
  bool reload(const FileChanges& changes);
  void offer_choice();
  void move_journal();
  void use_offer(Use use);
  Said choose_cards(Use use);
  void explain(const std::string& words, Seat who);
  void choose(const TypedLine& line);
  void choose_in_turn(const std::vector<int>& numbers);
  bool is_in_vain(int option) const;
  Asked asked_now() const;
  void note_answer(int option);
  Said repeat(const std::string& how_often);
  bool answer_again();
  void remember();
  Said undo(const std::string& how_many);
  Said cancel();
  Said redo(const std::string& how_many);
  Said rewind(const std::string& turn);
  void move_to(std::size_t decisions);
  void say_where_rewound();
  void save(const std::string& file);
  Exit end_of_input();
  void say_where_it_is_kept();
  Exit finish();

  History& history_;
  Game& game_;
  Stops stops_;
  const scripting::Loaded* loaded_;
  Lines& lines_;
  Console& console_;
  // A line of the log of a seat, as it was when it happened: what is hidden may change later.
  struct Logged {
    std::size_t at = 0;  // the number of answers before it
    int turn = 0;
    std::string text;
  };
  std::vector<std::vector<News>> news_;        // by seat, not yet shown
  std::vector<std::vector<Logged>> log_;       // by seat
  std::size_t resolved_to_ = 0;                // before this place of the log, all that resolved has its lines
  std::vector<SeenCards> seen_;                // by seat
  std::vector<std::string> rest_;              // lines for which the screen had no room
  std::vector<PassedUnasked> passed_unasked_;  // by seat
  int rows_said_ = 0;                          // rows of what was said or shown since the last typed line
  bool question_is_hidden_ = false;            // by what a command showed; an empty line shows it
  Manners manners_;
  std::vector<Manners> past_manners_;  // by decision
  std::vector<Asked> asked_;           // since the game was last moved to another decision
  Repeating repeating_;
  StopVerdict verdict_;  // on the open decision of a person
  Rulebook book_;
  Seat last_asked_ = Seat::game;
  bool board_is_due_ = true;
  bool passed_ = false;               // whether the last answer was a pass
  std::shared_ptr<Watched> watched_;  // null: the files are not watched
  std::optional<int> rewound_to_;     // the turn, until a player is asked from that turn on
};

}  // namespace soulstack::tools
