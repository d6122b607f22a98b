// What is true of every game, whatever its cards and rules do. For tests, and for games that are checked while they run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/ids.h"

namespace soulstack {

class Table;
struct Trouble;

// The first thing that is out of order at a decision, or when the game is over: a sentence with its rule. Empty: nothing.
// `told`: what scripts had to say while they were asked for stats.
std::string first_wrong(const Table& t, std::vector<Trouble>* told = nullptr);

// What holds from one decision of a game to the next: cards are neither made nor lost, ¢ come and go only as the log says,
// and only what was gained as a soul lies among the souls. It begins with the decision that it is told of first, once the
// set-up is over. The table has to keep its log, all of it.
class Ledger {
 public:
  // As above, for what happened since the last call.
  std::string first_wrong(const Table& t);

 private:
  void begin(const Table& t);
  void read_log(const Table& t);
  std::string wrong_cards(const Table& t) const;
  std::string wrong_coins(const Table& t) const;
  std::string wrong_souls(const Table& t) const;

  bool begun_ = false;
  std::size_t read_ = 0;               // events of the log
  std::vector<std::uint16_t> copies_;  // how many cards there are of each, by CardDefId
  int coins_ = 0;                      // of all players, by the log
  std::vector<Value> souls_;           // what was gained as a soul
};

}  // namespace soulstack
