// The host: runs the functions of the cards for the kernel. A running effect is data in the state: the ability and the
// replies that its function has received so far. The live coroutine is only a cache: if it exists, it is resumed; if
// not, the function restarts and replays its replies until it reaches the same place.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/state.h"
#include "engine/table/queries.h"
#include "engine/table/scripts.h"
#include "engine/verbs/doer.h"
#include "scripting/binding/coroutines.h"
#include "scripting/binding/property_places.h"
#include "scripting/binding/saved_states.h"
#include "scripting/binding/script_observer.h"
#include "scripting/binding/shapes.h"
#include "scripting/registry/registry.h"
#include "scripting/sandbox/budget.h"

struct lua_State;

namespace soulstack::scripting {

class Library;
class Host;

inline constexpr const char* too_many_replies = "it asked too much: this effect received too many answers";

// The arguments of one verb call, already checked against its row.
struct Call {
  Table& t;
  Host& host;
  lua_State* L = nullptr;
  int count = 0;
  Value args[4]{};
  Value options[most_options]{};      // of a verb: by their place in its row
  const Candidates* lists = nullptr;  // of a verb: by argument, the members of list arguments
  bool for_nobody = false;            // an argument is `nobody`, so the verb does nothing (ruling Q40)
  int members = 0;                    // of all groups used; each member costs steps

  // Is the option given, and is it this? The options of a verb are in the order of its row.
  bool has_option(std::size_t i) const { return bool{options[i]}; }
  bool is_option(std::size_t i, bool value) const { return options[i] == Value::boolean(value); }
  bool has(int i) const { return i < count && args[i].kind() != ValueKind::none; }
  int number(int i) const { return args[i].as_number(); }
  Seat player(int i) const { return args[i].as_seat(); }
  CardIndex card(int i) const { return args[i].as_card(); }
  bool gone(int i) const;  // a card that is no longer the same object: verbs do nothing with it (rule 7.7)
  Doer doer() const;
  Seat you() const;  // see who_is_you in engine/table/listeners.h; Seat::game: no player
  Scope scope() const;
  CardDefId writer() const;  // the card whose notes it reads and writes
  // The objects that an argument names: one object, a group word, a noun, or a list. A group contains each object once.
  // Cards that are no longer the same object are left out.
  void group(int i, Candidates& into, Seat chooser = Seat::game);
  bool all_players(int i, Candidates& into);  // the same for players; false if it contains anything else
  Event* event() const;
  Event* event_about_to_happen() const;  // event of a `change` or `instead`, or of the running ability; may be null
  StackItem* pending() const;            // stack object of a `would` ability; null if it is gone
  AbilityId ability() const;             // of the running effect
  std::uint32_t item() const;            // serial of the ability or loot that is resolving
};

class Host final : public Scripts, private LineWatch {
 public:
  explicit Host(Library& library);
  ~Host() override;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Discards each coroutine when it suspends and rebuilds it from its replies (for tests).
  void set_rebuild(bool on) { rebuild_ = on; }
  // Reports what running effects do; null: to nobody. Not while a script is running.
  void observe(ScriptObserver* to);
  const Library& library() const { return library_; }

  Ran run(Table& t, int depth) override;
  // Like `run`, with the given function in place of the function of the effect's ability.
  Ran run_script(Table& t, int depth, const Script& script);
  bool holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) override;
  int value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) override;
  void complain_once(const Table& t, AbilityId ability, std::string message) override;
  const Filter& filter(FilterId id) const override;
  void forget(Table& t, int depth) override;

  // From now on, what the function of this ability returns is kept as text, for a console.
  void watch_result(AbilityId ability) {
    watched_ = ability;
    result_.clear();
  }
  const std::string& result() const { return result_; }  // empty: it returned nothing, or is not done

  // Used by the functions that Lua calls.
  struct Running {
    Table* t = nullptr;
    int depth = 0;
    Effect* effect = nullptr;      // null in a pure function
    const Scope* scope = nullptr;  // of a pure function
    int next_reply = 0;            // the replies from here to `replies` are replayed
    int replies = 0;
    bool rebuilds = false;  // it is replaying replies; its budget does not count that
    bool saved = false;     // the state before its first verb is in `saved_`, or will not be needed
    FunctionId function;    // of an effect
    bool is_short = false;  // its function is surely short (scripting/sandbox/short_run.h)
    Value otherwise{};      // what the verb that it waits for returns if that did nothing
    bool stops = false;     // it waits for dice: what follows will be an effect of its own (rule 9.11)
    bool is_full = false;   // there is no room for the awaited reply: the effect fails there
    int withheld = 0;       // ticks of its budget: its card has used up its work until the next decision
  };
  int call_verb(lua_State* L, const VerbRow& row);
  int make_lasting(lua_State* L);
  int ask_history(lua_State* L);
  int get_property(lua_State* L);
  int set_property(lua_State* L);
  Running& running() { return *running_; }
  Candidates& list() { return list_; }  // a verb's result that is a list
  void save_state();
  void save_state_before(lua_State* L, const VerbRow& row);  // if what follows may fail
  bool work_is_over(std::uint32_t units);

 private:
  void forget_what_can_be_rebuilt();  // only while no script is running
  bool outer_runs() const { return running_->t != nullptr; }
  void renew(Table& t);
  bool made_nouns_ = false;  // effects did, since the last time that was forgotten what can be rebuilt
  void install();
  void install_properties();
  void push_params(lua_State* L, const Script& script);
  void push_params_again(lua_State* L, const Script& script);
  Value param(Param p) const;
  Value other_param(Param p) const;
  const Value* targets() const;
  std::uint32_t keeper() const;  // of the values that a lasting effect keeps; 0: none
  void record(lua_State* L, Value v);
  int tell(lua_State* L, Value v);  // records and pushes a result
  int tell_list(lua_State* L, Value list);
  int feed(lua_State* L, Value otherwise = {});  // pushes the next recorded reply; `otherwise` in place of nothing
  void feed_list(lua_State* L, Value list);
  void push(lua_State* L, Value v) const;
  void push_answer(lua_State* L, Value v) const;
  void check_options(lua_State* L, const VerbRow& row, Call& call);
  int check_arguments(lua_State* L, const VerbRow& row, Call& call, Candidates* lists);
  // Effects that call one verb, and do nothing else, run without Lua. No result: this one has to be run by Lua, which
  // knows the place of an error; nothing has changed.
  std::optional<Ran> run_plain(Table& t, int depth, const Script& script);
  std::optional<Ran> end_plain(Table& t, int depth);
  std::optional<Ran> begin_plain(Table& t, int depth, const Script& script, const PlainCall& plain);
  bool read_arguments(const PlainCall& plain, const Value* parameters, Call& call) const;
  [[nodiscard]] bool take_result(Table& t, Value result);  // false if there is no room
  int prepare(Table& t, Coroutine*& thread, const Script& script);
  Ran fail_where_it_waits(Table& t, Coroutine* thread, const Script& script, int received);
  Ran run_inner(Table& t, Coroutine* thread, const Script& script, int received);
  Ran resume(Table& t, Coroutine* thread, int given);
  Ran fail(Table& t, const std::string& message, int depth, lua_State* where);
  Allowance left_for(const Effect& effect, int nouns) const;
  static int withheld_from(const Table& t, const Effect& effect);
  void count_work(Table& t, Effect& effect, bool waits);
  static std::uint16_t steps_used(const Allowance& left);  // in the units of Effect::steps
  bool may_ask(const Table& t, AbilityId ability);
  Allowance left_for_query(const Running& outer) const;
  // For the observer, if there is one.
  void ran(const char* file, int line) override;
  bool is_observed() const { return observer_ && running_->effect; }
  ScriptObserver::Place place() const;
  std::string text_of(Value v) const;
  std::string text_of_reply(int at) const;
  void note_begin(const Script& script, int first_reply) const;
  void note_call(std::string_view verb, const Call& call) const;
  void note_read(Value of, std::string_view property) const;
  void note_write(Value of, std::string_view property, Value to) const;
  void note_reply(int at) const;
  struct Asked {
    int status;
    bool had_all;  // that a query may use
  };
  Asked run_pure(const Running& outer, const Script& script);
  bool call_pure(const Table& t, AbilityId ability, const Script& script, const Scope& scope);

  void keep_result(const Table& t, lua_State* L);

  Library& library_;
  AbilityId watched_;
  std::string result_;
  lua_State* L_ = nullptr;
  lua_State* pure_ = nullptr;  // runs conditions and values
  int pure_ref_ = 0;
  bool rebuild_ = false;
  ScriptObserver* observer_ = nullptr;
  // What runs now; the outer ones wait for it on the stack of C++.
  class Inner {
   public:
    Inner(Host& host, Running& mine) : host_(host), outer_(*host.running_) { host.running_ = &mine; }
    ~Inner() { host_.running_ = &outer_; }
    Inner(const Inner&) = delete;
    Inner& operator=(const Inner&) = delete;
    const Running& outer() const { return outer_; }

   private:
    Host& host_;
    Running& outer_;
  };
  Running nobody_runs_;
  Running* running_ = &nobody_runs_;
  int queries_ = 0;  // that are running, nested
  Shapes shapes_;
  PropertyPlaces properties_;
  SavedStates saved_;
  Coroutines coroutines_;
  Candidates list_;
};

}  // namespace soulstack::scripting
