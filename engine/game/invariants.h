// Invariants: true in every game, whatever its cards and rules do. For scenarios, and for games that are checked as they run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/ids.h"

namespace soulstack {

class Table;
struct Trouble;

// Checks a table at a decision, or when the game is over. Returns the first violation as a sentence with its rule, or an
// empty string. `errors` receives the errors that scripts reported while stats were computed.
std::string first_wrong(const Table& t, std::vector<Trouble>* errors = nullptr);

// Checks from one decision of a game to the next: no card is created or lost, ¢ change only as the log says, and each
// soul was gained as a soul. Starts at the first call after the setup. The table must keep its complete log.
class Ledger {
 public:
  // Returns the first violation since the last call, as above.
  std::string first_wrong(const Table& t);

 private:
  void begin(const Table& t);
  void read_log(const Table& t);
  std::string wrong_cards(const Table& t) const;
  std::string wrong_coins(const Table& t) const;
  std::string wrong_souls(const Table& t) const;

  bool begun_ = false;
  std::size_t read_ = 0;               // events of the log
  std::vector<std::uint16_t> copies_;  // number of copies of each card, by CardDefId
  int coins_ = 0;                      // of all players, by the log
  std::vector<Value> souls_;           // cards that were gained as souls
};

}  // namespace soulstack
