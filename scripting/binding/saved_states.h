// The state of a table before the first verb of a running effect, so that an effect that fails can be undone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/model/state.h"

namespace soulstack {
class Table;
}

namespace soulstack::scripting {

class SavedStates {
 public:
  // Is the state of the effect at this depth saved, since its last question?
  bool has(const Table& t, int depth) const { return count_ != 0 && find(t, depth) != nullptr; }
  void save(Table& t, int depth);
  // What the effect did since its last question is undone. Nothing happens if its state is not saved.
  void restore(Table& t, int depth) const;
  // Another table may get the same address.
  void forget(const Table& t);

 private:
  // A part of an effect between two questions: no decision is answered in it, but verbs may have left frames.
  struct Stretch {
    const Table* t = nullptr;
    std::uint32_t frame = 0, decisions = 0;

    bool operator==(const Stretch&) const = default;
  };
  struct Saved {
    Stretch of;
    std::unique_ptr<GameState> state;
    std::size_t log = 0;
  };

  static Stretch stretch(const Table& t, int depth);
  static bool is_over(const Saved& saved, Table& t);
  const Saved* find(const Table& t, int depth) const;

  // A verb of an effect may run other effects, so stretches nest, outermost first; entries from `count_` are reused.
  std::vector<Saved> saved_;
  std::size_t count_ = 0;
};

}  // namespace soulstack::scripting
