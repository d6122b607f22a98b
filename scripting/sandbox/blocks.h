// The memory of one Lua state. Small blocks are cut from larger pieces. A block that Lua gives back is kept for the next
// one of its size: Lua says how large it was. The pieces are freed together, after the state is closed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

// The address sanitizer finds uses of freed strings only if each block is its own.
#if defined(__SANITIZE_ADDRESS__)
#define SOULSTACK_FINDS_FREED_BLOCKS
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SOULSTACK_FINDS_FREED_BLOCKS
#endif
#endif

namespace soulstack::scripting {

class Blocks {
 public:
  Blocks() = default;
  Blocks(const Blocks&) = delete;
  Blocks& operator=(const Blocks&) = delete;
  ~Blocks() { clear(); }

  // Resizes a block, like realloc. `old_size` is the size of the block; it is ignored if `block` is null. Returns null if
  // the machine has no memory left; the block is then unchanged.
  void* resize(void* block, std::size_t old_size, std::size_t new_size) {
    if (!block)
      return take(new_size);
    if (!is_small(old_size) && !is_small(new_size))
      return std::realloc(block, new_size);
    if (is_small(old_size) && is_small(new_size) && place_of(old_size) == place_of(new_size))
      return block;
    void* const moved = take(new_size);
    if (!moved)
      return nullptr;
    std::memcpy(moved, block, old_size < new_size ? old_size : new_size);
    give_back(block, old_size);
    return moved;
  }

  // The block may be null.
  void give_back(void* block, std::size_t size) {
    if (!is_small(size))
      return std::free(block);
    if (block)
      free_[place_of(size)] = new (block) Free{free_[place_of(size)]};
  }

  // Frees all small blocks.
  void clear();

 private:
  struct Free {
    Free* next;
  };
  struct Piece {
    Piece* before;
  };

  static constexpr std::size_t unit = alignof(std::max_align_t);
  static constexpr std::size_t piece_size = 32 * 1024;
#ifdef SOULSTACK_FINDS_FREED_BLOCKS
  static constexpr std::size_t most_small = 0;
#else
  static constexpr std::size_t most_small = 512;
#endif

  static bool is_small(std::size_t size) { return size <= most_small; }
  static std::size_t place_of(std::size_t size) { return (size - 1) / unit; }

  void* take(std::size_t size) {
    if (!is_small(size))
      return std::malloc(size);
    const std::size_t place = place_of(size);
    Free* const found = free_[place];
    if (!found)
      return cut((place + 1) * unit);
    free_[place] = found->next;
    return found;
  }

  void* cut(std::size_t size) {
    if (left_ < size && !add_piece())
      return nullptr;
    left_ -= size;
    return rest_ + left_;
  }
  bool add_piece();

  std::array<Free*, most_small / unit + 1> free_{};  // by size
  Piece* last_ = nullptr;
  std::byte* rest_ = nullptr;  // of the last piece: its first `left_` bytes are free
  std::size_t left_ = 0;
};

}  // namespace soulstack::scripting
