// Replaces the global `operator new` to count its calls.
#include "tools/support/allocations.h"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define SOULSTACK_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SOULSTACK_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef SOULSTACK_COUNTS_ALLOCATIONS
#define SOULSTACK_COUNTS_ALLOCATIONS 1
#endif

namespace soulstack::tools {

namespace {
thread_local std::uint64_t allocations = 0;
}

std::uint64_t allocations_so_far() { return allocations; }
bool counts_allocations() { return SOULSTACK_COUNTS_ALLOCATIONS; }

#if SOULSTACK_COUNTS_ALLOCATIONS
namespace {

void* with_count(void* memory) {
  ++allocations;
  if (memory == nullptr)
    throw std::bad_alloc();
  return memory;
}

std::size_t at_least_one(std::size_t size) { return size == 0 ? 1 : size; }

// aligned_alloc needs a multiple of the alignment.
std::size_t rounded(std::size_t size, std::size_t alignment) {
  return (at_least_one(size) + alignment - 1) / alignment * alignment;
}

}  // namespace
#endif

}  // namespace soulstack::tools

#if SOULSTACK_COUNTS_ALLOCATIONS

// The array forms call these.
void* operator new(std::size_t size) {
  using namespace soulstack::tools;
  return with_count(std::malloc(at_least_one(size)));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  using namespace soulstack::tools;
  const auto bytes = static_cast<std::size_t>(alignment);
  return with_count(std::aligned_alloc(bytes, rounded(size, bytes)));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

#endif
