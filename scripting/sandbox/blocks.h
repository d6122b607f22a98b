// The memory of one Lua state. Small blocks are cut from larger pieces. A block that Lua gives back is kept for the next
// one of its size: Lua says how large it was. The pieces are freed together, after the state is closed.
// What is taken from the system is counted and has a limit, for this state and for all together (script_memory.h).
// Blocks that are kept count too: otherwise a script could fill the memory with blocks of one size after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <new>

#include "scripting/sandbox/script_memory.h"

// The address sanitizer finds uses of freed strings only if each block is its own.
#if defined(__SANITIZE_ADDRESS__)
#define SOULSTACK_FINDS_FREED_BLOCKS
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SOULSTACK_FINDS_FREED_BLOCKS
#endif
#endif

namespace soulstack::scripting {

// What had no room for a block.
enum class Full : std::uint8_t { nothing, state, process, machine };

class Blocks {
 public:
  static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

  // `most`: bytes that may be taken from the system.
  explicit Blocks(std::size_t most = no_limit, ScriptMemory& all = ScriptMemory::of_process())
      : most_(most), all_(all) {}
  Blocks(const Blocks&) = delete;
  Blocks& operator=(const Blocks&) = delete;
  ~Blocks() { clear(); }

  enum class Limits : bool { hold, are_ignored };

  // Resizes a block, like realloc. `old_size` is the size of the block; it is ignored if `block` is null. Returns null if
  // there is no room (`full`); the block is then unchanged. A block can always shrink, as long as the machine has memory.
  void* resize(void* block, std::size_t old_size, std::size_t new_size, Limits limits = Limits::hold) {
    if (!block)
      return take(new_size, limits);
    if (!is_small(old_size) && !is_small(new_size))
      return resize_large(block, old_size, new_size, limits);
    if (is_small(old_size) && is_small(new_size) && place_of(old_size) == place_of(new_size))
      return block;
    void* const moved = take(new_size, new_size < old_size ? Limits::are_ignored : limits);
    if (!moved)
      return nullptr;
    std::memcpy(moved, block, old_size < new_size ? old_size : new_size);
    give_back(block, old_size);
    return moved;
  }

  // The block may be null.
  void give_back(void* block, std::size_t size) {
    if (!block)
      return;
    if (!is_small(size))
      return free_large(block, size);
    free_[place_of(size)] = new (block) Free{free_[place_of(size)]};
  }

  // Frees all small blocks.
  void clear();

  std::size_t held() const { return held_; }  // bytes taken from the system
  std::size_t most() const { return most_; }
  // Why the last `resize` that returned null did so.
  Full full() const { return full_; }

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

  void* take(std::size_t size, Limits limits) {
    if (!is_small(size))
      return take_large(size, limits);
    const std::size_t place = place_of(size);
    Free* const found = free_[place];
    if (!found)
      return cut((place + 1) * unit, limits);
    free_[place] = found->next;
    return found;
  }

  void* cut(std::size_t size, Limits limits) {
    if (left_ < size && !add_piece(limits))
      return nullptr;
    left_ -= size;
    return rest_ + left_;
  }
  bool add_piece(Limits limits);
  void* take_large(std::size_t size, Limits limits);
  void* resize_large(void* block, std::size_t old_size, std::size_t new_size, Limits limits);
  void free_large(void* block, std::size_t size);
  bool claim(std::size_t bytes, Limits limits);
  void unclaim(std::size_t bytes);

  std::size_t most_;
  ScriptMemory& all_;
  std::size_t held_ = 0;
  Full full_ = Full::nothing;
  std::array<Free*, most_small / unit + 1> free_{};  // by size
  Piece* last_ = nullptr;
  std::byte* rest_ = nullptr;  // of the last piece: its first `left_` bytes are free
  std::size_t left_ = 0;
};

}  // namespace soulstack::scripting
