// A game in the terminal: people and bots in the seats.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/bots.h"
#include "tools/console.h"
#include "tools/lines.h"
#include "tools/news.h"
#include "tools/rulebook.h"
#include "tools/sets.h"
#include "tools/stop.h"

namespace soulstack::tools {

// When people are asked while they could only respond.
enum class Stops {
  all,      // whenever the rules ask
  changes,  // once for each new thing on the stack
  turn,     // never: only in their own action phase
};

struct SessionPlan {
  std::uint64_t seed = 1;
  std::vector<std::string> seats;  // "human", or the name of a bot
  Stops stops = Stops::changes;
};

class Session {
 public:
  Session(const SessionPlan& plan, const scripting::Loaded& loaded, Lines& lines, Console& console);
  // To the end of the game, or of the input.
  Exit run();

 private:
  // What `undo` goes back to.
  struct Moment {
    Game game;
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<std::uint32_t> passed_on;
    std::size_t answers;
  };
  enum class Said { answer, again, leave };  // what a typed line was

  bool human(Seat s) const { return bots_[static_cast<std::size_t>(s)] == nullptr; }
  void answer(int option);
  void tell_people();
  bool show_news(Seat who);  // whether there was any
  void show_table(Seat who);
  void show_options();
  void say(std::string_view text);
  void turn_to(Seat who);

  std::optional<int> passed_by_itself(Seat who);
  std::uint32_t newest_item(Seat who) const;
  Exit ask_person(Seat who, bool& go_on);
  Said understand(const TypedLine& line, Seat who);
  Said command(const std::string& word, const std::string& rest, Seat who);
  void explain(const std::string& words, Seat who);
  void choose(const TypedLine& line);
  void remember();
  void undo();
  Exit end_of_input();
  std::string keep_answers() const;
  Exit finish();

  SessionPlan plan_;
  const scripting::Loaded& loaded_;
  Lines& lines_;
  Console& console_;
  Game game_;
  std::vector<std::unique_ptr<Bot>> bots_;  // null: a person
  std::vector<std::vector<News>> news_;     // by seat, not yet shown
  std::vector<std::uint32_t> passed_on_;    // by seat: the newest thing on the stack that they have been asked about
  std::vector<bool> hurrying_;              // by seat: pass until it is their turn
  std::vector<Moment> past_;
  std::vector<int> answers_;            // of people, from 0
  std::vector<std::uint16_t> journal_;  // of everybody
  Rulebook book_;
  Seat last_asked_ = Seat::game;
  bool board_is_due_ = true;
  bool passed_ = false;  // the last answer
};

}  // namespace soulstack::tools
