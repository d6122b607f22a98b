// Faults in a game, independent of what players do: a script fails, a budget ends the game, the table is inconsistent.
// They fail scenarios, and random games search for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/invariants.h"
#include "engine/game/oracle.h"
#include "engine/model/forward.h"

namespace soulstack::scripting {

enum class FaultKind : std::uint8_t { none, script, stopped, disorder, crash, count };

struct Fault {
  FaultKind kind = FaultKind::none;
  std::string what;   // a sentence; for a script it begins with file and line
  std::string cause;  // without numbers, names and folders, so that faults with one cause share it
  std::string card;   // the id of the card whose script failed, if any
  explicit operator bool() const { return kind != FaultKind::none; }
};

// Counts the troubles and complaints of a table that are already known.
struct KnownTroubles {
  std::size_t troubles = 0, complaints = 0;

  // Advances by one; false if all of them are known.
  bool add_next(const Table& t);
};

// The first unknown trouble or complaint, or an inconsistency of the table. The ledger must have seen the table at each
// earlier decision.
Fault fault_of(const Table& t, Ledger& ledger, const KnownTroubles& known = {});

// The game goes on differently without shortcuts (engine/game/oracle.h).
Fault differs(const Difference& difference);

// Where the message of a script starts, after "bomb.lua:3: "; 0 if it names no line.
std::size_t begin_of_message(std::string_view what);

// The ids of the cards in the loop, sorted; empty if the cause is not a loop.
std::vector<std::string> cards_of_loop(const std::string& cause);
std::string cause_of_loop(const std::vector<std::string>& cards);
// A loop has the same cause as another if it contains all cards of the other; more cards may be in it by chance.
bool is_of_cause(const std::string& fault, const std::string& cause);

// A fault that would end the process: a signal or an exception.
Fault crash_by(const std::string& what);

}  // namespace soulstack::scripting
