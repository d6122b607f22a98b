// Memory for lists of one computation, freed as a whole at its end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace soulstack::scripting {

class Arena {
 public:
  Arena() = default;
  // Uses this memory first. It must be aligned for every type, and outlive the arena.
  Arena(std::byte* memory, std::size_t size) : free_(memory), left_(size) {}
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Never null; an allocation that fails throws std::bad_alloc.
  void* take(std::size_t size) {
    constexpr std::size_t unit = alignof(std::max_align_t);
    size = (size + unit - 1) / unit * unit;
    if (size > left_)
      add_block(size);
    left_ -= size;
    return std::exchange(free_, free_ + size);
  }

 private:
  void add_block(std::size_t least) {
    left_ = std::max(least, next_block_);
    blocks_.emplace_back(new std::byte[left_]);
    free_ = blocks_.back().get();
    next_block_ = 2 * left_;
  }

  std::byte* free_ = nullptr;
  std::size_t left_ = 0, next_block_ = 1024;
  std::vector<std::unique_ptr<std::byte[]>> blocks_;
};

// Makes a list of the standard library take its memory from an arena. What it frees is not used again.
template <class T>
struct FromArena {
  using value_type = T;

  FromArena(Arena& from) : arena(&from) {}
  template <class Other>
  FromArena(const FromArena<Other>& other) : arena(other.arena) {}

  T* allocate(std::size_t count) { return static_cast<T*>(arena->take(count * sizeof(T))); }
  void deallocate(T*, std::size_t) {}
  friend bool operator==(const FromArena& a, const FromArena& b) { return a.arena == b.arena; }

  Arena* arena;
};

template <class T>
using ArenaList = std::vector<T, FromArena<T>>;

}  // namespace soulstack::scripting
