// How much each event matters to a player who reads what the others did.
#pragma once

#include <array>
#include <cstdint>

#include "engine/model/enum_rows.h"
#include "engine/model/event.h"

namespace soulstack {

enum class InNews : std::uint8_t {
  counted,  // where there is little room, such events are only counted
  told,     // an attack, a death, a win, or a gain or loss of ¢, items, souls and curses
  heading,  // a turn, which begins a line of its own
};

struct EventNewsRow {
  EventType type;
  InNews in_news;
};

namespace detail {

using enum InNews;

inline constexpr std::array<EventNewsRow, count_of<EventType>> event_news_rows = {{
    {EventType::none, counted},
    {EventType::roll, counted},
    {EventType::damage, counted},
    {EventType::death, counted},
    {EventType::killing, counted},
    {EventType::turn_begins, counted},
    {EventType::looting, counted},
    {EventType::death_penalty, counted},
    {EventType::rewards, counted},
    {EventType::game_started, counted},
    {EventType::turn_started, heading},
    {EventType::end_declared, counted},
    {EventType::turn_ending, counted},
    {EventType::turn_ended, counted},
    {EventType::turn_skipped, heading},
    {EventType::phase_changed, counted},
    {EventType::round_ended, counted},
    {EventType::timer_dropped, told},
    {EventType::coins_gained, told},
    {EventType::coins_lost, told},
    {EventType::coins_given, told},
    {EventType::loot_drawn, counted},
    {EventType::loot_discarded, counted},
    {EventType::loot_given, told},
    {EventType::loot_swapped, counted},
    {EventType::loot_played, counted},
    {EventType::item_gained, told},
    {EventType::item_given, told},
    {EventType::items_swapped, told},
    {EventType::item_activated, counted},
    {EventType::recharged, counted},
    {EventType::deactivated, counted},
    {EventType::counters_added, counted},
    {EventType::counters_removed, counted},
    {EventType::deck_shuffled, counted},
    {EventType::card_moved, counted},
    {EventType::card_put, counted},
    {EventType::rolled, counted},
    {EventType::die_cast, counted},
    {EventType::roll_changed, counted},
    {EventType::damage_taken, counted},
    {EventType::damage_prevented, counted},
    {EventType::healed, counted},
    {EventType::hp_paid, counted},
    {EventType::killed, counted},
    {EventType::death_prevented, told},
    {EventType::monster_died, told},
    {EventType::player_died, told},
    {EventType::object_died, told},
    {EventType::penalty_paid, counted},
    {EventType::rewards_gained, counted},
    {EventType::attack_declared, counted},
    {EventType::attack_declared_on, told},
    {EventType::attack_ended, counted},
    {EventType::attack_cancelled, told},
    {EventType::hit, counted},
    {EventType::missed, counted},
    {EventType::purchase_declared, counted},
    {EventType::purchase_declared_on, counted},
    {EventType::purchased, told},
    {EventType::purchase_failed, counted},
    {EventType::card_revealed, counted},
    {EventType::entered_play, counted},
    {EventType::left_play, counted},
    {EventType::destroyed, told},
    {EventType::discarded, counted},
    {EventType::covered, counted},
    {EventType::slots_expanded, counted},
    {EventType::soul_gained, told},
    {EventType::soul_given, told},
    {EventType::soul_lost, told},
    {EventType::curse_gained, told},
    {EventType::became_copy, counted},
    {EventType::flipped, counted},
    {EventType::ability_copied, counted},
    {EventType::loot_copied, counted},
    {EventType::item_put_on_stack, counted},
    {EventType::resolved, counted},
    {EventType::fizzled, counted},
    {EventType::cancelled, counted},
    {EventType::voted, counted},
    {EventType::note_written, counted},
    {EventType::loot_plays_changed, counted},
    {EventType::attacks_granted, counted},
    {EventType::attack_joined, counted},
    {EventType::attack_handed_over, told},
    {EventType::extra_turn_gained, told},
    {EventType::turn_lost, told},
    {EventType::turn_cut_short, told},
    {EventType::winning, counted},
    {EventType::game_won, told},
    {EventType::script_failed, told},
    {EventType::quarantined, told},
    {EventType::stopped, told},
    {EventType::searched, counted},
    {EventType::gaining_treasure, counted},
    {EventType::forbidden, counted},
    {EventType::set_event, counted},
    {EventType::buying, counted},
    {EventType::revealing, counted},
    {EventType::rolling, counted},
    {EventType::step_ended, counted},
}};
static_assert(in_order(event_news_rows, &EventNewsRow::type));

}  // namespace detail

constexpr InNews in_news(EventType type) { return detail::event_news_rows[static_cast<std::size_t>(type)].in_news; }

}  // namespace soulstack
