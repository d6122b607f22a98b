// A scenario at the table: what its players do, by name and label, and what can be seen. It plays only through
// Game::answer. What can't be done throws a Failure; nothing else is thrown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "scripting/binding/fault.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

class Play {
 public:
  Play(Game game, std::vector<std::string> names, Homes homes = {})
      : game_(std::move(game)), names_(std::move(names)), homes_(std::move(homes)) {}
  // What is done from now on is counted there.
  void count_into(Meter& meter) { meter_ = &meter; }

  Table& table() { return game_.table(); }
  const Game& game() const { return game_; }
  const Homes& homes() const { return homes_; }

  // ---- Players
  Seat seat_named(std::string_view name) const;  // "P1" or its own name; Seat::game if there is none
  std::string name_of(Seat who) const;

  // ---- What goes wrong by itself
  // From now on a fault ends what is being done with a Failure, at the answer that brought it.
  void watch();
  void demand_sound();                           // the same for what there is now
  const Fault& fault() const { return fault_; }  // that ended it, if one did
  void fell(const std::string& why) { fault_ = crash_by("the engine failed: " + why); }
  // The end is of no interest, only faults are: whatever is still asked then may stay open, and dice that are not named
  // fall by the seed.
  void may_end_anywhere();
  bool ends_anywhere() const { return ends_anywhere_; }

  // ---- What players do. Players who are asked before `who` pass, as long as nothing happens by it. `then`: the
  // choices that go with it. One with a single possible answer is not asked; then the label has to name that answer.
  void play(Seat who, const Label& card, const std::vector<Label>& then);
  void activate(Seat who, const Label& card, int ability,
                const std::vector<Label>& then);  // ability: from 1; 0 = the only one
  void declare_attack(Seat who);
  void attack(Seat who, const Label& target, int slot);  // slot: of an attack on the deck, which is covered; 0 = open
  void declare_purchase(Seat who);
  void buy(Seat who, const Label& item);
  void end_turn(Seat who);
  void offer(Seat who, const Label& to, const std::vector<Label>& then);  // then: how many ¢
  void choose(Seat who, const Label& option);
  void pass(Seat who);

  // ---- What everybody does
  void settle();    // pass until the active player may act on an empty stack, or something else than priority is asked
  void resolve();   // pass until what is now on top of the stack has left it; nothing else may be asked
  void pass_all();  // one round

  // ---- What can be seen
  bool idle() const;
  bool can(Seat who, std::string_view option) const;
  bool is_named(Value v, std::string_view word) const;  // a card by id or name, a player, anything by what it is called
  bool is_in_play(const Label& card) const;             // souls lie apart: see is_in
  bool is_in(ZoneId zone, std::string_view card) const;
  CardIndex nth_card(ZoneId zone, int n) const;     // from the top, which is 1; no_card if there are fewer
  CardIndex find_in_play(const Label& card) const;  // the only one, or the n-th
  std::vector<std::string> options() const;
  std::string stack() const;
  int events(std::string_view name) const;
  // Did these events happen, each later than the one before it? "player_died", or "player_died P1".
  bool order(const std::vector<std::string>& wanted) const;
  // "attack", "buy", "end", or "play", "activate", "choose" with what: why not; empty if they may.
  Refusal why_not(Seat who, const std::string& deed, const std::string& what) const;
  std::string because(std::string_view event) const;  // the names of the events that led to the last one of that name
  std::string describe() const;  // the stack, the open decision and the last events, for a failure's report
  std::string short_id(CardIndex card) const;
  // How to write an option of the open decision: what picks it and no other. Empty text: nothing does.
  Label label_for(int option) const;
  // Of a card to activate: which of its abilities, from 1; 0 = the card's only one.
  int ability_number(int option) const;

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
  bool card_is_named(CardIndex i, std::string_view word) const;
  bool def_is_named(const CardDef& d, std::string_view word) const;
  bool zone_is_named(ZoneId id, std::string_view word) const;
  std::string event_text(const Event& e) const;
  std::string question() const;
  void charge(std::int64_t work) const {
    if (meter_)
      meter_->spend(work);
  }
  void follow(const std::vector<Label>& then, std::uint32_t since, std::size_t log_since);
  std::vector<Value> decided_by_itself(std::uint32_t since, std::size_t log_since) const;
  void act(const Label& what, OptionKind kind, std::string_view doing, const std::vector<Label>& then);
  void act(int option, const std::vector<Label>& then);
  void through_window(EventType ends_with);
  void demand_subject(EventType type, const Label& wanted, std::size_t log_since, std::string_view doing) const;
  void cover(int slot, std::size_t log_since);
  [[noreturn]] void refuse(const std::string& doing) const;

  Game game_;
  std::vector<std::string> names_;
  Homes homes_;
  Meter* meter_ = nullptr;
  mutable std::string word_asked_;  // of the last card that was looked up, and which it is
  mutable CardDefId card_asked_;
  bool watched_ = false, ends_anywhere_ = false;
  Ledger ledger_;
  Fault fault_;
};

}  // namespace soulstack::scripting
