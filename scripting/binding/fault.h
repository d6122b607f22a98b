// What goes wrong in a game by itself, whatever its players do: a script fails, a budget ends the game, the table is not
// in order. Scenarios fail by it, and random games look for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/invariants.h"
#include "engine/table/table.h"

namespace soulstack::scripting {

enum class FaultKind : std::uint8_t { none, script, stopped, disorder, crash };

struct Fault {
  FaultKind kind = FaultKind::none;
  std::string what;   // a sentence; that of a script begins with its file and line
  std::string cause;  // without numbers, names and folders: faults of one cause share it
  std::string card;   // the id of the card whose script failed, if it is one's
  explicit operator bool() const { return kind != FaultKind::none; }
};

// How much of what scripts had to say at a table is known.
struct Known {
  std::size_t troubles = 0, complaints = 0;

  // One more of what the table tells; false: all of it is known.
  bool add_next(const Table& t);
};

// The first trouble or complaint that is not known, or what is out of order. The ledger has seen the table at each
// decision before.
Fault fault_of(const Table& t, Ledger& ledger, const Known& known = {});

// Where the message of a script begins, behind "bomb.lua:3: "; 0: it names no line.
std::size_t begin_of_message(std::string_view what);

// The ids of the cards that go round, sorted; none: the cause is no loop.
std::vector<std::string> cards_of_loop(const std::string& cause);
std::string cause_of_loop(const std::vector<std::string>& cards);
// A loop has the cause of another if all cards of that one go round in it: others may be there by chance.
bool is_of_cause(const std::string& fault, const std::string& cause);

// The process itself would end: by a signal, or by an exception.
Fault crash_by(const std::string& what);

}  // namespace soulstack::scripting
