// The lists of the index of listeners (engine/table/listeners.h), by number: who listens to an event, changes a stat, or
// forbids, demands or allows a deed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/model/content.h"

namespace soulstack {

namespace buckets {
inline constexpr std::size_t events = static_cast<std::size_t>(EventType::count);
inline constexpr std::size_t deeds = static_cast<std::size_t>(Deed::count);
inline constexpr std::size_t first_when = 0, first_would = events, first_change = 2 * events, first_always = 3 * events,
                             first_cant = first_always + max_stats, first_must = first_cant + deeds,
                             first_can = first_must + deeds, claims = first_can + deeds, count = claims + 1;
inline constexpr std::uint16_t gifts = count;  // kept in a list of their own

constexpr std::uint16_t at(std::size_t first, std::size_t n) { return static_cast<std::uint16_t>(first + n); }
constexpr std::uint16_t when(EventType e) { return at(first_when, static_cast<std::size_t>(e)); }
constexpr std::uint16_t would(EventType e) { return at(first_would, static_cast<std::size_t>(e)); }
constexpr std::uint16_t change(EventType e) { return at(first_change, static_cast<std::size_t>(e)); }
constexpr std::uint16_t always(StatId s) { return at(first_always, s.value); }
constexpr std::uint16_t cant(Deed d) { return at(first_cant, static_cast<std::size_t>(d)); }
constexpr std::uint16_t must(Deed d) { return at(first_must, static_cast<std::size_t>(d)); }
constexpr std::uint16_t can(Deed d) { return at(first_can, static_cast<std::size_t>(d)); }
}  // namespace buckets

}  // namespace soulstack
