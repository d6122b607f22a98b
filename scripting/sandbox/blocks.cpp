// The pieces from which the blocks of a Lua state are cut, and its large blocks.
#include "scripting/sandbox/blocks.h"

#include <cstdlib>
#include <utility>

namespace soulstack::scripting {

// Counts memory before it is taken from the system.
bool Blocks::claim(std::size_t bytes, Limits limits) {
  if (limits == Limits::hold && held_ + bytes > most_)
    return full_ = Full::state, false;
  if (limits == Limits::hold && !all_.take(bytes))
    return full_ = Full::process, false;
  if (limits == Limits::are_ignored)
    all_.take_anyway(bytes);
  held_ += bytes;
  return true;
}

void Blocks::unclaim(std::size_t bytes) {
  held_ -= bytes;
  all_.give_back(bytes);
}

bool Blocks::add_piece(Limits limits) {
  constexpr std::size_t header = (sizeof(Piece) + unit - 1) / unit * unit;
  void* const bytes = take_large(piece_size, limits);
  if (!bytes)
    return false;
  last_ = new (bytes) Piece{last_};
  rest_ = static_cast<std::byte*>(bytes) + header;
  left_ = piece_size - header;
  return true;
}

void* Blocks::take_large(std::size_t size, Limits limits) { return resize_large(nullptr, 0, size, limits); }

void* Blocks::resize_large(void* block, std::size_t old_size, std::size_t new_size, Limits limits) {
  const bool grows = new_size > old_size;
  if (grows && !claim(new_size - old_size, limits))
    return nullptr;
  void* const resized = std::realloc(block, new_size);
  if (!resized)
    full_ = Full::machine;
  if (grows && !resized)
    unclaim(new_size - old_size);
  if (!grows && resized)
    unclaim(old_size - new_size);
  return resized;
}

void Blocks::free_large(void* block, std::size_t size) {
  std::free(block);
  unclaim(size);
}

void Blocks::clear() {
  while (last_)
    free_large(std::exchange(last_, last_->before), piece_size);
  free_ = {};
  left_ = 0;
}

}  // namespace soulstack::scripting
