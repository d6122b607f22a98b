// When people are asked for a response, and when they pass without being asked. The same for each client that lets people
// play: the terminal, a page, a protocol.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/enum_rows.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/stops/standing.h"

namespace soulstack::tools {

enum class StopsMode : std::uint8_t { all, changes, turn, relevant, count };

struct StopsModeRow {
  StopsMode mode;
  std::string_view name;
  std::string_view sentence;  // when a player with priority is asked
};
inline constexpr std::array<StopsModeRow, count_of<StopsMode>> stops_mode_rows = {{
    {StopsMode::all, "all", "at every priority"},
    {StopsMode::changes, "changes", "once per new object on the stack"},
    {StopsMode::turn, "turn", "never"},
    {StopsMode::relevant, "relevant", "when one of your options could change what happens to you"},
}};
static_assert(in_order(stops_mode_rows, &StopsModeRow::mode));
// None: there is no mode with this name.
std::optional<StopsMode> stops_mode_named(std::string_view name);

// What one person wants. With `all`, moments and lists change nothing.
struct StopSettings {
  StopsMode mode = StopsMode::relevant;
  // Moments at which people like to act though nothing is on the stack.
  bool at_end_of_other_turns = false;
  bool before_own_turn = false;      // at the end of the turn before theirs
  bool at_declared_attacks = false;  // before the first roll of an attack
  // Cards, for the object that is next to resolve: always asked; never asked, even if it matters.
  std::vector<CardDefId> always, never;

  static StopSettings of(StopsMode mode) {
    StopSettings settings;
    settings.mode = mode;
    return settings;
  }
};

// Why a player is asked or not.
enum class StopReason : std::uint8_t {
  // asked
  other_question,
  every_priority,
  new_object,
  moment,
  always_this_card,
  matters,
  // not asked
  hurrying,
  turn_only,
  nothing_new,
  nothing_to_resolve,
  never_this_card,
  concerns_others,
  cannot_help,
  count
};

struct StopVerdict {
  StopReason reason = StopReason::other_question;
  std::optional<Matter> matter;  // with `matters`: what is at stake; none: an option could bring something
  int option = -1;               // with `matters`: an option that could change something; -1: another reason
  bool is_later = false;         // with a matter: not by what is next to resolve, but by what follows

  bool asks() const;
  // "you may die", "you may die later this turn", "nothing here concerns you"
  std::string_view sentence() const;
};

// The stops of all seats of a game. A call is about the player whom the open decision asks.
class Stops {
 public:
  // What was shown to the players so far: belongs to a moment of the game, so that an undo restores it.
  struct Memory {
    std::vector<std::uint32_t> asked_about;  // by seat: the newest object on the stack that they have been asked about
    std::vector<bool> hurrying;              // by seat: pass until another question than priority
  };

  Stops(int seats, const StopSettings& of_each);

  const StopSettings& settings(Seat who) const { return settings_[static_cast<std::size_t>(who)]; }
  void set(Seat who, StopSettings settings) { settings_[static_cast<std::size_t>(who)] = std::move(settings); }

  // Whether the player is asked, and why. Call it once at each decision of a person, in the order of the game.
  StopVerdict judge(const Game& game);
  // In place of `judge` if the answer is known, as in a replay.
  void note(const Game& game);
  // The player passes until their next question that is not about priority.
  void hurry(Seat who) { memory_.hurrying[static_cast<std::size_t>(who)] = true; }

  const Memory& memory() const { return memory_; }
  void restore(const Memory& memory) { memory_ = memory; }

 private:
  std::vector<StopSettings> settings_;  // by seat
  Memory memory_;
};

}  // namespace soulstack::tools
