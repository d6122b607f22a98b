// The pieces from which the blocks of a Lua state are cut.
#include "scripting/sandbox/blocks.h"

#include <utility>

namespace soulstack::scripting {

bool Blocks::add_piece() {
  constexpr std::size_t header = (sizeof(Piece) + unit - 1) / unit * unit;
  void* const bytes = std::malloc(piece_size);
  if (!bytes)
    return false;
  last_ = new (bytes) Piece{last_};
  rest_ = static_cast<std::byte*>(bytes) + header;
  left_ = piece_size - header;
  return true;
}

void Blocks::clear() {
  while (last_)
    std::free(std::exchange(last_, last_->before));
  free_ = {};
  left_ = 0;
}

}  // namespace soulstack::scripting
