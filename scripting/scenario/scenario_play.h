// Plays a scenario: actions of its players, by name and label, and queries. It plays only through Game::answer.
// Impossible actions throw Failure; nothing else is thrown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/oracle.h"
#include "engine/table/table.h"
#include "scripting/binding/fault.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"
#include "scripting/scenario/scenario_options.h"

namespace soulstack::scripting {

class Play {
 public:
  Play(Game game, std::vector<std::string> names, Homes homes = {})
      : game_(std::move(game)), names_(std::move(names)), homes_(std::move(homes)) {}
  // Each answer is also played without shortcuts; a difference is a fault. Null: only with them.
  void compare_with(Oracle* oracle) { oracle_ = oracle; }
  // Counts the work from now on there.
  void count_into(Meter& meter) { meter_ = &meter; }

  const Table& table() const { return game_.table(); }
  const Game& game() const { return game_; }
  const Homes& homes() const { return homes_; }

  // ---- Players
  Seat seat_named(std::string_view name) const;  // "P1" or its own name; Seat::game if there is none
  std::string name_of(Seat who) const;

  // ---- Faults. The invariants of the table are checked after each answer with which a player receives priority.
  // From now on, a fault throws Failure at the answer that caused it.
  void watch();
  void demand_no_difference();                   // from the oracle
  void demand_sound();                           // the same for existing faults
  const Fault& fault() const { return fault_; }  // the fault that ended it, if any
  void fell(const std::string& why) { fault_ = crash_by("the engine failed: " + why); }
  // The scenario may end anywhere and only checks for faults: open decisions are allowed, and unnamed dice use the
  // seed.
  void may_end_anywhere();
  bool ends_anywhere() const { return ends_anywhere_; }

  // ---- Actions of players. Players who are asked before `who` pass, as long as nothing happens because of it. `then`:
  // the choices of the action. A choice with one possible answer is not asked; then the label must name that answer.
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

  // ---- Actions of the table
  void settle();    // pass until the active player may act on an empty stack, or a question other than priority is open
  void resolve();   // pass until the current top of the stack has left it; no other question may come up
  void pass_all();  // one round

  // ---- Queries
  bool idle() const;
  bool can(Seat who, std::string_view option) const;    // throws Failure if no option can ever have that text
  bool is_named(Value v, std::string_view word) const;  // a card by id or name, a player, or anything else by its name
  bool is_in_play(const Label& card) const;             // souls are separate: see is_in
  bool is_in(ZoneId zone, std::string_view card) const;
  CardIndex nth_card(ZoneId zone, int n) const;     // from the top, which is 1; no_card if there are fewer
  CardIndex find_in_play(const Label& card) const;  // the only one, or the n-th
  std::vector<std::string> options() const;
  std::string stack() const;
  // Is something of this card, with this text, or with this label on the stack? Throws Failure if nothing ever can be.
  bool is_on_stack(const Label& wanted) const;
  int events(std::string_view name) const;
  // Did these events happen in this order? "player_died", or "player_died P1".
  bool order(const std::vector<std::string>& wanted) const;
  // "attack", "buy", "end", or "play", "activate", "choose" with a card: why not; empty if they may.
  Refusal why_not(Seat who, const std::string& deed, const std::string& what) const;
  std::string because(std::string_view event) const;  // the names of the events that led to the last one of that name
  std::string describe() const;  // the stack, the open decision and the last events, for a failure's report
  std::string short_id(CardIndex card) const;
  // How to write an option of the open decision so that only it is selected. Empty text if impossible.
  Label label_for(int option) const;
  // For a card to activate: its ability, from 1; 0 = the only one.
  int ability_number(int option) const;

 private:
  Value thing_named(Seat who, const std::string& name) const;
  const Decision& decision() const { return game_.decision(); }
  bool asks_priority() const;
  int pass_option() const;  // -1: none
  void answer(int option);
  void demand_order() const;
  bool pass_quietly();  // false if it made something happen
  void wait_for(Seat who);
  bool offers(std::string_view option) const;
  bool fits(const Option& option, const std::string& label, std::string_view text) const;
  std::vector<int> fitting(std::string_view wanted, OptionKind kind) const;
  std::vector<int> activations(std::string_view card, int ability) const;
  int only_one_or_none(const std::vector<int>& fitting, const Label& wanted) const;
  int find(const Label& wanted, OptionKind kind, std::string_view doing) const;
  int only_one(const std::vector<int>& fitting, const Label& wanted) const;
  bool card_is_named(CardIndex i, std::string_view word) const;
  bool def_is_named(const CardDef& d, std::string_view word) const;
  bool is_item_named(const StackItem& item, std::string_view text) const;
  bool zone_is_named(ZoneId id, std::string_view word) const;
  std::vector<std::string> last_events() const;
  std::string question() const;
  OptionNames option_names() const { return {game_.table().content, names_, homes_}; }
  // ": there is no card `bobm`", if no option can ever have that text.
  std::string why_unknown(std::string_view text) const;
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
  mutable std::string word_asked_;  // id of the last card looked up, and the card
  mutable CardDefId card_asked_;
  Oracle* oracle_ = nullptr;
  bool watched_ = false, ends_anywhere_ = false;
  Ledger ledger_;
  Fault fault_;
};

}  // namespace soulstack::scripting
