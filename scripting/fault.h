// What goes wrong in a game by itself, whatever its players do: a script fails, a budget ends the game, the table is not
// in order. Scenarios fail by it, and random games look for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/invariants.h"
#include "engine/table.h"

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
// The process itself would end: by a signal, or by an exception.
Fault crash_by(const std::string& what);

}  // namespace soulstack::scripting
