// The host: runs the functions of the cards for the kernel. A running effect is data in the state: the ability and the
// replies that its function has been told so far. The live coroutine is only a cache of that: if it is there it is
// resumed, if not the function starts again and is fed its replies until it is where it was.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/state.h"
#include "engine/rules/verbs.h"
#include "engine/table/queries.h"
#include "engine/table/scripts.h"
#include "scripting/registry/registry.h"
#include "scripting/sandbox/budget.h"

struct lua_State;

namespace soulstack::scripting {

class Library;
class Host;

inline constexpr const char* told_too_much = "it asks too much: the room for what it has been told is used up";

// The arguments of one call of a verb, already checked against its row.
struct Call {
  Table& t;
  Host& host;
  lua_State* L = nullptr;
  int count = 0;
  Value args[4]{};
  const Candidates* lists = nullptr;  // of a verb: by argument, the members of one that is a list
  bool for_nobody = false;            // a player was to be named by `you`, and that is nobody (ruling Q40)
  int members = 0;                    // of all groups that were named: each costs steps

  bool has(int i) const { return i < count && args[i].kind() != ValueKind::none; }
  int number(int i) const { return args[i].as_number(); }
  Seat player(int i) const { return args[i].as_seat(); }
  CardIndex card(int i) const { return args[i].as_card(); }
  bool gone(int i) const;  // a card that is no longer that object: nothing can be done with it (rule 7.7)
  Doer doer() const;
  Seat you() const;  // engine/table/listeners.h who_is_you; Seat::game: nobody
  Scope scope() const;
  // The objects that an argument names: one, a group word, a noun, or a list. A group is a set: each is in it once. Cards
  // that are no longer that object are left out.
  void group(int i, Candidates& into, Seat chooser = Seat::game);
  bool all_players(int i, Candidates& into);  // the same; false if there is something else among them
  Event* event() const;
  Event* event_at_the_doors()
      const;  // that a `change` or `instead` is about; null: none                 // that the running ability is about; null if none
  StackItem* pending() const;  // that a `would` ability is about; null if it is gone
  AbilityId ability() const;   // of the running effect
  std::uint32_t item() const;  // serial of the ability or loot that is resolving
};

class Host final : public Scripts {
 public:
  explicit Host(Library& library);
  ~Host() override;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // Every coroutine is thrown away at every suspension and rebuilt from its replies.
  void set_rebuild(bool on) { rebuild_ = on; }
  const Library& library() const { return library_; }

  Ran run(Table& t, int depth) override;
  // The same with a function given: what `run` does with that of the effect's ability.
  Ran run_script(Table& t, int depth, const Script& script);
  bool holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) override;
  int value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) override;
  void complain_once(Table& t, AbilityId ability, std::string message) override;
  const Filter& filter(FilterId id) const override;
  void forget(Table& t, int depth) override;

  // For the functions that Lua calls.
  struct Running {
    Table* t = nullptr;
    int depth = 0;
    Effect* effect = nullptr;      // null in a pure function
    const Scope* scope = nullptr;  // of a pure function
    int next_reply = 0;            // the replies from here to `replies` are fed again
    int replies = 0;
    bool rebuilds = false;  // it is fed what it has been told already; its budget does not count that
    bool saved = false;     // the state before its first verb is in `before_`
    bool is_full = false;   // there is no room for what it waited for: it fails there
    int withheld = 0;       // ticks of its budget: its card has used up what is left for it till a decision
  };
  int call_verb(lua_State* L, const VerbRow& row);
  int get_property(lua_State* L);
  int set_property(lua_State* L);
  Running& running() { return running_; }
  Candidates& list() { return list_; }  // a verb's result that is a list
  void save_state();
  bool work_is_over(std::uint32_t units);

 private:
  struct Thread;
  Thread* take_thread();
  void give_back(Thread* thread, bool clean);
  void throw_away(Thread* thread);
  void forget_all_threads();
  void forget_what_can_be_rebuilt();  // only while no script is under way
  bool outer_runs() const { return running_.t != nullptr; }
  void renew(Table& t);
  void install();
  void install_properties();
  void push_params(lua_State* L, const Script& script);
  Value param(Param p) const;
  Value param_of_event(Param p) const;
  const Value* targets() const;
  void record(lua_State* L, Value v);
  int tell(lua_State* L, Value v);  // records and pushes a result
  int feed(lua_State* L);           // pushes the next recorded reply
  void feed_list(lua_State* L, Value list);
  void push(lua_State* L, Value v) const;
  int check_arguments(lua_State* L, const VerbRow& row, Call& call, Candidates* lists);
  bool take_result(Table& t, Value result);  // false: there is no room for it
  int prepare(Table& t, Thread*& thread, const Script& script);
  Ran fail_where_it_waits(Table& t, Thread* thread, const Script& script, int told);
  Ran resume(Table& t, Thread* thread, int given);
  Ran fail(Table& t, const std::string& message, int depth, lua_State* where);
  Allowance left_for(const Effect& effect, int nouns) const;
  static int withheld_from(const Table& t, const Effect& effect);
  void count_work(Table& t, Effect& effect, bool waits);
  bool may_ask(Table& t, AbilityId ability);
  Allowance left_for_query(const Running& outer) const;
  struct Asked {
    int status;
    bool had_all;  // that a query may have
  };
  Asked run_pure(const Running& outer, const Script& script);
  bool call_pure(const Table& t, AbilityId ability, const Script& script, const Scope& scope);

  Library& library_;
  lua_State* L_ = nullptr;
  lua_State* pure_ = nullptr;  // where conditions and values run
  int pure_ref_ = 0;
  bool rebuild_ = false;
  Running running_;
  int queries_ = 0;  // that are under way, within each other
  struct Stretch {
    const Table* t = nullptr;
    std::uint32_t frame = 0, decisions = 0;
    bool operator==(const Stretch&) const = default;
  };
  Stretch this_stretch() const;
  // The state before the first verb of a stretch. A verb of an effect may run others, so stretches lie within each other,
  // the outermost first; places that are over are used again.
  struct Saved {
    Stretch of;
    std::unique_ptr<GameState> state;
    std::size_t log = 0;
  };
  std::vector<Saved> saved_;
  std::size_t saved_count_ = 0;
  const Saved* find_saved() const;
  bool is_over(const Saved& saved) const;
  using PropertySet = std::array<const PropertyRow*, 6>;  // by Owner
  std::vector<std::unique_ptr<PropertySet>> properties_;
  std::vector<std::unique_ptr<Thread>> threads_;
  std::vector<Thread*> free_;
  Candidates list_;
};

}  // namespace soulstack::scripting
