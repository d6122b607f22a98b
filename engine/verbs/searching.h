// Rulebook sections 19.3.3 and 20.4: looking at cards, revealing and searching.
#pragma once

#include "engine/table/procedures.h"
#include "engine/table/queries.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// The player sees the top n cards of a pile (19.3.3), which are added to `into`. `reveal`: all players see them.
void look_at(Table& t, ZoneId pile, int n, Seat who, Candidates& into);
void reveal(Table& t, ZoneId pile, int n, Doer by, Candidates& into);
// The same if an ability may change how many are revealed (20.4.4). Result: a list in GameState::lists, or `nothing`.
Did reveal_some(Table& t, ZoneId pile, int n, Doer by);
void look_at_hand(Table& t, Seat whose, Seat who);   // `who` sees all cards of that hand (19.3.3)
void look_through(Table& t, ZoneId pile, Seat who);  // the player sees all cards of the pile (20.4.2)
// The player sees the card and may put it on the bottom of its deck. Result: was it put there?
Did may_put_on_bottom(Table& t, Seat who, CardIndex card, Doer by);
// A player searches a pile for one of some cards, and with `gains` also gains it as an item and shuffles the pile.
struct Search {
  Seat who = Seat::game;
  ZoneId pile{0};
  Doer by;
  bool gains = false;
};
// Result: the card or the item, or `nothing`.
Did search(Table& t, const Search& s, const Candidates& among);
// The changes, once nothing has replaced the event.
Did apply_searched(Table& t, Event& e);
Did apply_revealing(Table& t, Event& e);

}  // namespace soulstack
