// Rulebook section 19: cards that move between zones.
#pragma once

#include <cstdint>
#include <span>

#include "engine/table/zone_layout.h"
#include "engine/verbs/doer.h"

namespace soulstack::zones {

enum class Place : std::uint8_t { top, bottom };

// Moves a card. It becomes a new object (rule 19.2), unless it stays in play and only its controller changes, or it dies
// and waits in the holding zone (rule 13.2.1). `nth`: this many cards stay above it. Emits left_play and entered_play.
// Does not check Eternal. Players who knew a card still know it in a deck, until the deck is shuffled.
void move(Table& t, CardIndex card, ZoneId to, Place place = Place::top, int nth = 0);
// Moves the character of this player out of the game; another one must take its place at once (rule 3.4.5).
void remove_character(Table& t, Seat who);
// The discard pile for the card's type; a card without one leaves the game (rule 19.4.2).
ZoneId discard_of(const Table& t, CardIndex card);
void shuffle(Table& t, ZoneId z, Doer by = {});
// Puts cards in a random order that the seed, the purpose and `round` determine. Two cards have the same order whatever
// other cards there are, so games with and without a card can be compared.
void put_in_random_order(const Table& t, std::span<CardIndex> cards, std::uint64_t purpose, std::uint32_t round);
// The top card of a deck; an empty deck is first rebuilt from its discard (rule 19.3.4). no_card if both are empty.
CardIndex top_of_deck(Table& t, DeckId deck);
// Would it find a card? Changes nothing.
bool has_top(const Table& t, DeckId deck);
void see(Table& t, CardIndex card, Seat seat);
// Hides the card from all other players: it was chosen unseen.
void see_alone(Table& t, CardIndex card, Seat seat);

}  // namespace soulstack::zones
