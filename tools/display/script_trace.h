// The events of a game and the Lua lines that ran, in their order, with what the lines called and received.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "scripting/binding/script_observer.h"

namespace soulstack::tools {

struct TraceStep {
  enum class Kind : std::uint8_t { answer, event, effect, line };  // effect: it begins, or ends early
  Kind kind = Kind::event;
  std::size_t decision = 0;  // the answer that led to it, from 1; 0: the setup
  int turn = 0;
  std::string text;
  std::string file;  // of a line
  int line = 0;
  std::vector<std::string> calls;  // of a line: "deal(1, Fly) -> true"; without a result if it is not known yet
  std::set<std::string> cards;     // ids of the cards that take part
};

class ScriptTrace final : public scripting::ScriptObserver {
 public:
  // Call it after the setup, with an empty text, and after each answer, with what was answered.
  void listen(const Game& game, int turn, const std::string& answer);
  const std::vector<TraceStep>& steps() const { return steps_; }

  void began(const Place& place, const Parameters& parameters) override;
  void ran(const Place& place, std::string_view file, int line) override;
  void called(const Place& place, std::string call) override;
  void received(const Place& place, std::string result) override;
  void ended(const Place& place, Ran how, const std::string& message) override;

 private:
  struct Pending {
    TraceStep step;
    std::uint32_t effect = 0;
    std::size_t log = 0;  // the number of events before it
  };
  void add(const Place& place, TraceStep step);
  bool is_last(const Place& place) const;
  void repeat_line(const Place& place);
  void add_event(const Table& t, const Event& event, int& turn);

  std::vector<TraceStep> steps_;
  std::vector<Pending> pending_;              // since the last answer
  std::map<std::uint32_t, TraceStep> lines_;  // the last line of each effect that has not ended
  std::size_t told_ = 0;                      // events
  std::size_t decisions_ = 0;
};

}  // namespace soulstack::tools
