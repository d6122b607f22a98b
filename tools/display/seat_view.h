// The table as one seat sees it, for printing and for clients. Contains nothing that is hidden from that seat.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/card_words.h"
#include "engine/model/forward.h"
#include "engine/model/state.h"

namespace soulstack::tools {

// What one effect gives to an object and takes from it (rule 6.10).
struct ChangeView {
  std::string by;
  std::vector<std::string> has, lost;
};

struct CardView {
  CardIndex index = no_card;
  std::string id, name;
  bool has_charge = false;  // has a tap ability
  bool charged = true;
  int counters = 0;                                  // plain ones
  std::vector<std::pair<std::string, int>> kinds{};  // counters with a name, and how many
  std::vector<std::pair<std::string, int>>
      stats{};                       // of sets (rule 10.1.11), by name; only what is not as at the start
  std::vector<std::string> notes{};  // what is noted on it (rule 20.10.1)
  std::vector<std::string> under{};  // the cards that were put under it (rule 19.9.6)
  std::vector<ChangeView> changes{};
};

struct StatsView {
  int hp = 0, max_hp = 0, evasion = 0, attack = 0;
};

struct SlotView {
  std::string type;  // "monster"
  bool sells = false;
  std::string price;  // of slots with a price of their own: "destroy 1 item"
  int number = 0;     // from 1, within its type
  std::optional<CardView> card;
  std::optional<StatsView> stats;
  Rewards rewards;
  int souls = 0;
  int covered = 0;  // cards below
  bool attacked = false;
};

struct PlayerView {
  Seat seat = Seat::game;
  bool active = false, dead = false, won = false;
  int hp = 0, max_hp = 0, attack = 0, coins = 0, loot = 0, loot_plays = 0, souls = 0;
  std::optional<CardView> character;
  std::vector<std::pair<std::string, int>> stats;  // of sets (rule 10.1.11), by name
  std::vector<std::string> notes;                  // what is noted on the player
  std::vector<CardView> items, curses, soul_cards;
  std::vector<CardView> hand;  // the cards that the viewer knows; all of them in the viewer's own hand
};

struct DeckView {
  std::string name;
  int cards = 0, discarded = 0;
  std::optional<CardView> discard_top;
  std::vector<std::pair<int, CardView>> known;  // position from the top, for cards that the viewer knows
};

struct TableView {
  Seat viewer = Seat::game;
  int turn = 0;
  Phase phase = Phase::setup;
  Seat active = Seat::game;
  int price = 0, souls_to_win = 0;
  std::optional<int> timer;  // rounds left, if the rules have a timer (rule 21.3)
  std::vector<PlayerView> players;
  std::vector<SlotView> slots;
  std::vector<DeckView> decks;
  std::vector<CardView> bonus_souls;
  std::vector<std::string> stack;  // from bottom to top
  std::vector<std::string> notes;  // what is noted on the game
};

TableView view_for(const Game& game, Seat viewer);

// "3¢, 1 loot", "D6¢" if they are rolled for; empty if there are none.
std::string rewards_text(const Rewards& rewards);

}  // namespace soulstack::tools
