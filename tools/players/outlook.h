// How good a position is for a player, with what is about to happen: the fight under way, damage and deaths on the stack,
// and the fights that the active player could begin.
#pragma once

#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/players/fights.h"

namespace soulstack::tools {

// Change these numbers to change how `careful` and `planner` play. All are in the same points.
struct OutlookWeights {
  double soul = 160, soul_squared = 20;  // of four that win: the last souls matter most
  double winning = 200;                  // the last soul, besides
  double bonus = 0.6;                    // a bonus soul that the player comes near to, in parts of a soul
  double item = 30;                      // that may be destroyed
  double curse = -10;
  double attack = 12, max_hp = 8;
  double hp = 1;                        // that is left: it returns at the end of the turn
  double charged = 2;                   // an object that can still be used
  double loot = 6, spare_loot = 3;      // a card in hand, up to `usual_loot`, and beyond
  double loot_play = 5;                 // that is left this turn, for a card in hand
  double coin = 2.2, spare_coin = 1.2;  // 1¢, up to the price of an item, and of another one
  double death = 0;                     // besides what the penalty takes; with more, it wins less
  double best_opponent = -0.5, mean_opponent = -0.5;
  double passing = 2;  // what an action must gain to be worth it
  double event = 10;   // the top of the monster deck, if it is not a monster
  double win = 10'000;
  int usual_loot = 4, most_loot = 10;
};
inline constexpr OutlookWeights outlook_weights;

// Monsters of which a player does not know where they are, as they may come from the top of their deck.
class UnseenMonsters {
 public:
  // The table must stay as it is until the first answer.
  UnseenMonsters(const Table& t, Seat viewer) : table_(t), viewer_(viewer) {}
  // What it is worth to attack the top of the deck, on average; 0 if no card is unseen.
  double worth_of_attack(const Attacker& attacker);

 private:
  // Monsters with the same numbers; `kill`: what their death is worth.
  struct Kind {
    Attacked numbers;
    double kill = 0;
    int copies = 0;
  };
  struct Known {
    Attacker attacker;
    double worth = 0;
  };
  void count();

  const Table& table_;
  Seat viewer_;
  std::vector<Kind> kinds_;
  double death_ = 0;
  int events_ = 0, all_ = 0;
  std::vector<Known> known_;  // answers that were given before
};

// How good positions are for a player: one, and those that it can lead to. Reads only what this player sees; of later
// positions, whatever is there: they come from samples.
class Outlook {
 public:
  Outlook(const Table& t, Seat who);

  double now() const { return now_; }
  // What loot plays that are left add to it: nothing, once the turn ends.
  double of_loot_plays() const { return plays_; }
  double of(const Table& later) const;

  // What the best attack is worth now, if a shield of so much could be had meanwhile, and what each one is worth.
  double of_best_attack(const Table& t, int held_shield) const;
  double of_attack_on(const Table& t, Value target, int held_shield) const;  // a zone: the top of the monster deck

 private:
  double own(const Table& t) const;
  double prospects(const Table& t) const;

  Seat who_;
  mutable UnseenMonsters unseen_;  // keeps its answers
  double plays_ = 0, now_ = 0;
};

// What the player gains by killing it, and loses by dying now.
double worth_of_kill(const Table& t, Seat who, Value monster);
double cost_of_death(const Table& t, Seat who);
// What it is worth to buy an item for this price; negative if the player cannot pay it.
double worth_of_buying(const Table& t, Seat who, int price);
// Does the active player win the game if they win the fight under way?
bool is_fight_for_the_game(const Table& t);

}  // namespace soulstack::tools
