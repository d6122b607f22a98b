// A scenario at the table: what its players do, by name and label, and what can be seen. It plays only through
// Game::answer. What can't be done throws a Failure; nothing else is thrown.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "scripting/fault.h"

namespace soulstack::scripting {

class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// "fly", or "fly#2": the second that fits.
struct Label {
  std::string text;
  int nth = 0;  // 0: it must be the only one, or all that fit must be alike
};
Label label(std::string_view written);

class Play {
 public:
  Play(Game game, std::vector<std::string> names) : game_(std::move(game)), names_(std::move(names)) {}

  Table& table() { return game_.table(); }
  const Game& game() const { return game_; }

  // ---- Players
  Seat seat_named(std::string_view name) const;  // "P1" or its own name; Seat::game if there is none
  std::string name_of(Seat who) const;

  // ---- What goes wrong by itself
  // From now on a fault ends what is being done with a Failure, at the answer that brought it.
  void watch();
  void demand_sound();                          // the same for what there is now
  const Fault& fault() const { return fault_; }  // that ended it, if one did
  void fell(const std::string& why) { fault_ = crash_by("the engine failed: " + why); }
  // The end is of no interest, only faults are: whatever is still asked then may stay open, and dice that are not named
  // fall by the seed.
  void may_end_anywhere();
  bool ends_anywhere() const { return ends_anywhere_; }

  // ---- What players do. Players who are asked before `who` pass, as long as nothing happens by it.
  void play(Seat who, const Label& card, const std::vector<Label>& then);
  void activate(Seat who, const Label& card, int ability,
                const std::vector<Label>& then);  // ability: from 1; 0 = the only one
  void declare_attack(Seat who);
  void attack(Seat who, const Label& target, int slot);  // slot: which one is covered, from 1; 0 = left open
  void declare_purchase(Seat who);
  void buy(Seat who, const Label& item);
  void end_turn(Seat who);
  void offer(Seat who, const Label& to, const std::vector<Label>& then);  // then: how many ¢
  void choose(Seat who, const Label& option);
  void pass(Seat who);

  // ---- What everybody does
  void settle();    // pass until the active player may act on an empty stack, or something else than priority is asked
  void resolve();   // pass until what is now on top of the stack has left it
  void pass_all();  // one round

  // ---- What can be seen
  bool idle() const;
  bool can(Seat who, std::string_view option) const;
  bool is_named(Value v, std::string_view word) const;  // a card by id or name, a player, anything by what it is called
  bool is_in_play(const Label& card) const;
  CardIndex find_in_play(const Label& card) const;  // the only one, or the n-th
  std::vector<std::string> options() const;
  std::string stack() const;
  int events(std::string_view name) const;
  // "attack", "buy", "end", or "play", "activate", "choose" with what: why not; empty if they may.
  Refusal why_not(Seat who, const std::string& deed, const std::string& what) const;
  std::string because(std::string_view event) const;  // the names of the events that led to the last one of that name
  std::string describe() const;  // the stack and the open decision, for a failure's report
  std::string short_id(CardIndex card) const;
  // How to write an option of the open decision: what picks it and no other. Empty text: nothing does.
  Label label_for(int option) const;
  int ability_number(int option) const;  // of a card to activate: which of its abilities, from 1; 0 = the card's only one

 private:
  Value thing_named(Seat who, const std::string& name) const;
  const Decision& decision() const { return game_.decision(); }
  bool asks_priority() const;
  int pass_option() const;  // -1: none
  void answer(int option);
  bool pass_quietly();  // false if something happened by it
  void wait_for(Seat who);
  std::vector<int> fitting(std::string_view wanted, OptionKind kind) const;
  std::vector<int> activations(std::string_view card, int ability) const;
  int only_one_or_none(const std::vector<int>& fitting, const Label& wanted) const;
  int find(const Label& wanted, OptionKind kind, std::string_view doing) const;
  int only_one(const std::vector<int>& fitting, const Label& wanted) const;
  void follow(const std::vector<Label>& then);
  void through_window(EventType ends_with);
  [[noreturn]] void refuse(const std::string& doing) const;

  Game game_;
  std::vector<std::string> names_;
  bool watched_ = false, ends_anywhere_ = false;
  Ledger ledger_;
  Fault fault_;
};

}  // namespace soulstack::scripting
