// The host: effects run as coroutines that can be rebuilt from their replies.
#include "scripting/host.h"

#include <algorithm>
#include <limits>
#include <lua.hpp>
#include <utility>

#include "engine/announce.h"
#include "engine/doors.h"
#include "engine/quarantine.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"
#include "scripting/environment.h"
#include "scripting/library.h"

namespace soulstack::scripting {

// A coroutine of Lua, kept for reuse. The list of all functions lies at the bottom of its stack.
struct Host::Thread {
  lua_State* L = nullptr;
  int ref = 0;
  std::uint32_t frame = 0;  // serial of the frame whose effect it runs
  int nouns = 0;            // that it may still make
  bool dead() const { return L == nullptr; }  // thrown away while a table still knew it
};

namespace {

Host& host_of(lua_State* L) { return **static_cast<Host**>(lua_getextraspace(L)); }

int verb_trampoline(lua_State* L) {
  return host_of(L).call_verb(L, *static_cast<const VerbRow*>(lua_touserdata(L, lua_upvalueindex(1))));
}
int index_trampoline(lua_State* L) { return host_of(L).get_property(L); }
int newindex_trampoline(lua_State* L) { return host_of(L).set_property(L); }

constexpr std::size_t longest_message = 500;
constexpr std::size_t most_troubles = 100;
// What has been done before is not bounded again: what is looked at now and then would be looked at elsewhere.
constexpr Allowance for_rebuilding{2 * for_effect.ticks + 512, 512 * for_effect.steps, for_effect.nouns,
                                   for_effect.text, for_effect.keys, std::numeric_limits<int>::max()};
constexpr const char* out_of_memory = "there is no memory left";

const char* error_of(lua_State* L) {
  const char* message = lua_tostring(L, -1);
  return message ? message : "an error that is no text";
}

// A message as it is told: cut, and with nothing in it that can't be shown.
std::string shown(const std::string& message) {
  return printable(message.size() > longest_message ? message.substr(0, longest_message) + " ..." : message);
}

// "file:line: " of the function of a card that runs there, or ran when it failed.
std::string place_in(lua_State* L) {
  lua_Debug at{};
  for (int level = 0; lua_getstack(L, level, &at); ++level) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline > 0) return std::string(at.short_src) + ":" + std::to_string(at.currentline) + ": ";
  }
  return "";
}

Allowance left_for(const Effect& effect, int nouns) {
  return {for_effect.ticks - effect.ticks, for_effect.steps, nouns};
}

}  // namespace

// ---- What a call knows

Seat Call::you() const {
  const Host::Running& r = host.running();
  const Seat seat = r.effect ? r.effect->controller : r.scope->you;
  return seat == Seat::game ? t.active() : seat;
}

Doer Call::doer() const {
  const Host::Running& r = host.running();
  return {r.effect ? r.effect->source : r.scope->self, you()};
}

AbilityId Call::ability() const { return host.running().effect ? host.running().effect->ability : AbilityId{}; }
std::uint32_t Call::item() const { return host.running().effect ? host.running().effect->item : 0; }

Scope Call::scope() const {
  const Host::Running& r = host.running();
  if (r.scope) return *r.scope;
  const StackItem* item = t.find_item(r.effect->item);
  return {.you = r.effect->controller,
          .self = r.effect->source,
          .targets = item ? item->targets.data() : nullptr,
          .event = event(),
          .item = item ? Value::item(item->serial) : nothing};
}

Event* Call::event() const {
  const Host::Running& r = host.running();
  if (!r.effect) return const_cast<Event*>(r.scope->event);
  if (r.effect->event_depth != 255) return &t.s.frames[r.effect->event_depth].as<Doors>().event;
  StackItem* item = t.find_item(r.effect->item);
  return item ? &item->event : nullptr;
}

StackItem* Call::pending() const {
  const Host::Running& r = host.running();
  const StackItem* item = r.effect ? t.find_item(r.effect->item) : nullptr;
  return item && item->origin ? t.find_item(item->origin) : nullptr;
}

bool Call::all_players(int i, Candidates& into) const {
  group(i, into);
  return std::all_of(into.begin(), into.end(), [](Value v) { return v.is(ValueKind::player); });
}

void Call::group(int i, Candidates& into) const {
  const Value v = args[i];
  if (v.is(ValueKind::filter)) {
    gather(t, filter_of(t, FilterId{static_cast<std::uint16_t>(v.payload())}), scope(), into);
  } else if (v.is(ValueKind::word)) {
    // Players in turn order from the ability's controller (rule 20.12.1).
    const Seat from = you();
    Seat p = from;
    for (int k = 0; word_of(v) != Word::monsters && k < t.players(); ++k, p = t.left_of(p))
      if (word_of(v) == Word::players || p != from) into.add(Value::player(p));
    if (word_of(v) == Word::monsters) {
      for (const Zone& z : t.s.zones)
        if (z.kind == ZoneKind::slot && z.top != no_card && is_monster(t, z.top)) into.add(t.ref(z.top));
    }
  } else if (v.is(ValueKind::list)) {
    for (Value member : host.list()) into.add(member);
  } else if (v) {
    into.add(v);
  }
}

// ---- Life

Host::Host(Library& library) : library_(library) { install(); }

Host::~Host() {
  forget_all_threads();
  luaL_unref(L_, LUA_REGISTRYINDEX, pure_ref_);
}

// Verbs take the place of the words that stood for them while files were read; handles get their properties.
void Host::install() {
  L_ = library_.lua();
  *static_cast<Host**>(lua_getextraspace(L_)) = this;
  pure_ = lua_newthread(L_);
  pure_ref_ = luaL_ref(L_, LUA_REGISTRYINDEX);
  library_.push_words();
  for (const VerbRow& row : verb_rows()) {
    lua_pushlightuserdata(L_, const_cast<VerbRow*>(&row));
    lua_pushcclosure(L_, verb_trampoline, 1);
    lua_pushlstring(L_, row.name.data(), row.name.size());
    lua_insert(L_, -2);
    lua_rawset(L_, -3);
  }
  lua_pop(L_, 1);

  install_properties();
}

// By name, the row of each kind of owner; scripts find it with one look-up.
void Host::install_properties() {
  lua_pushlightuserdata(L_, nullptr);
  lua_getmetatable(L_, -1);
  lua_newtable(L_);
  properties_.clear();
  for (const PropertyRow& row : property_rows()) {
    lua_pushlstring(L_, row.name.data(), row.name.size());
    lua_pushvalue(L_, -1);
    if (lua_rawget(L_, -3) == LUA_TNIL) {
      properties_.push_back(std::make_unique<PropertySet>());
      lua_pop(L_, 1);
      lua_pushlightuserdata(L_, properties_.back().get());
    }
    (*static_cast<PropertySet*>(lua_touserdata(L_, -1)))[static_cast<std::size_t>(row.owner)] = &row;
    lua_rawset(L_, -3);
  }
  lua_pushvalue(L_, -1);
  lua_pushcclosure(L_, index_trampoline, 1);
  lua_setfield(L_, -3, "__index");
  lua_pushcclosure(L_, newindex_trampoline, 1);
  lua_setfield(L_, -2, "__newindex");
  lua_pop(L_, 2);
}

Host::Thread* Host::take_thread() {
  if (free_.empty()) {
    auto thread = std::make_unique<Thread>();
    thread->L = lua_newthread(L_);
    thread->ref = luaL_ref(L_, LUA_REGISTRYINDEX);
    library_.push_functions(thread->L);
    free_.push_back(thread.get());
    threads_.push_back(std::move(thread));
  }
  Thread* thread = free_.back();
  free_.pop_back();
  return thread;
}

// A coroutine in which an error was raised is not used again: Lua leaves its hook off.
void Host::throw_away(Thread* thread) {
  luaL_unref(L_, LUA_REGISTRYINDEX, thread->ref);
  std::erase_if(threads_, [thread](const auto& t) { return t.get() == thread; });
}

void Host::give_back(Thread* thread, bool clean) {
  if (clean) {
    lua_settop(thread->L, 1);
  } else {
    lua_resetthread(thread->L);
    lua_settop(thread->L, 0);  // it leaves the error there
    library_.push_functions(thread->L);
  }
  thread->frame = 0;
  free_.push_back(thread);
}

void Host::forget(Table& t, int depth) {
  for (std::size_t i = 0; depth == 0 && i < saved_count_; ++i)  // another table may come to lie where it was
    if (saved_[i].of.t == &t) saved_count_ = i;
  for (std::size_t i = static_cast<std::size_t>(depth); i < t.threads.size(); ++i)
    if (auto* thread = static_cast<Thread*>(std::exchange(t.threads[i], nullptr))) {
      if (thread->dead())
        std::erase_if(threads_, [thread](const auto& other) { return other.get() == thread; });
      else
        give_back(thread, false);
    }
}

// Coroutines are caches. Those that tables still know stay there, dead, until those ask for them.
void Host::forget_all_threads() {
  for (const auto& thread : threads_) {
    if (!thread->dead()) luaL_unref(L_, LUA_REGISTRYINDEX, thread->ref);
    thread->L = nullptr;
  }
  for (Thread* thread : free_)
    std::erase_if(threads_, [thread](const auto& other) { return other.get() == thread; });
  free_.clear();
}

void Host::forget_what_can_be_rebuilt() {
  forget_all_threads();
  library_.forget_run_time_filters(0);
  if (library_.budget().is_half_full()) lua_gc(L_, LUA_GCCOLLECT);
}

// Without memory that match is over. The others go on: with another Lua state, in which their effects are built again.
void Host::renew(Table& t) {
  t.stop("the scripts used up all memory: " + std::to_string(library_.budget().used() / (1024 * 1024)) + " MiB");
  forget_all_threads();
  luaL_unref(L_, LUA_REGISTRYINDEX, pure_ref_);
  library_.renew();
  install();
}

const Filter& Host::filter(FilterId id) const { return library_.filter(id); }

// ---- Effects

Ran Host::run(Table& t, int depth) {
  return run_script(t, depth, t.content[t.s.frames[depth].as<Effect>().ability].effect);
}

Ran Host::run_script(Table& t, int depth, const Script& script) {
  Frame& frame = t.s.frames[depth];
  Effect& effect = frame.as<Effect>();
  if (!outer_runs() && (library_.has_many_run_time_filters() || library_.budget().is_half_full()))
    forget_what_can_be_rebuilt();
  if (t.threads.empty()) t.threads.resize(static_cast<std::size_t>(decltype(t.s.frames)::capacity), nullptr);
  auto* thread = static_cast<Thread*>(t.threads[static_cast<std::size_t>(depth)]);
  if (thread && (thread->dead() || thread->frame != frame.serial)) {
    forget(t, depth);
    thread = nullptr;
  }
  const Running outer = running_;
  running_ = {};
  running_.t = &t;
  running_.depth = depth;
  running_.effect = &effect;
  running_.replies = static_cast<int>(t.s.replies.count);
  running_.saved = find_saved() != nullptr;
  Ran ran = Ran::failed;
  const int told = running_.replies;
  if (std::exchange(effect.waits, std::uint8_t{0}) && !take_result(t, frame.result)) {
    ran = fail_where_it_waits(t, thread, script, told);
  } else {
    const int given = prepare(t, thread, script);
    ran = resume(t, thread, given);
  }
  running_ = outer;
  if (library_.budget().exhausted()) renew(t);
  return ran;
}

// The coroutine of the effect with what it is told next on its stack; how many values that is.
int Host::prepare(Table& t, Thread*& thread, const Script& script) {
  const Effect& effect = *running_.effect;
  if (thread) {
    running_.next_reply = running_.replies;
    running_.replies = static_cast<int>(t.s.replies.count);
    return feed(thread->L);
  }
  thread = take_thread();
  thread->frame = t.s.frames[running_.depth].serial;
  thread->nouns = for_effect.nouns;
  t.threads[static_cast<std::size_t>(running_.depth)] = thread;
  running_.next_reply = effect.replies_from;
  running_.replies = static_cast<int>(t.s.replies.count);
  running_.rebuilds = running_.next_reply < running_.replies;
  lua_rawgeti(thread->L, 1, script.function.value + 1);
  push_params(thread->L, script);
  ++t.script_calls;
  return static_cast<int>(script.params.size());
}

// It was told so many replies. If its coroutine is gone, it is built again to see where that is.
Ran Host::fail_where_it_waits(Table& t, Thread* thread, const Script& script, int told) {
  if (!thread) {
    const int given = prepare(t, thread, script);
    running_.replies = told;
    running_.is_full = true;
    return resume(t, thread, given);
  }
  const Ran ran = fail(t, place_in(thread->L) + told_too_much, running_.depth);
  forget(t, running_.depth);
  return ran;
}

Ran Host::resume(Table& t, Thread* thread, int given) {
  const int depth = running_.depth;
  Budget& budget = library_.budget();
  int results = 0;
  int status = LUA_OK;
  asked_.clear();
  {
    const Budget::Guard guard(budget);
    // What it is told again is not counted again; it can't be more than so much.
    budget.begin(thread->L, running_.rebuilds ? for_rebuilding : left_for(*running_.effect, thread->nouns));
    status = lua_resume(thread->L, L_, given, &results);
    Effect& effect = t.s.frames[depth].as<Effect>();
    if (status == LUA_YIELD) effect.ticks = static_cast<std::uint16_t>(for_effect.ticks - budget.left().ticks);
    thread->nouns = budget.left().nouns;
  }
  if (status == LUA_YIELD) {
    lua_pop(thread->L, results);
    if (rebuild_) forget(t, depth);
    return Ran::waits;
  }
  t.threads[static_cast<std::size_t>(depth)] = nullptr;
  if (status == LUA_OK) {
    give_back(thread, true);
    return Ran::finished;
  }
  const Ran ran = fail(t, status == LUA_ERRMEM ? place_in(thread->L) + out_of_memory : error_of(thread->L), depth);
  throw_away(thread);
  return ran;
}

// What the effect did since its last question is undone; the game goes on without it.
Ran Host::fail(Table& t, const std::string& message, int depth) {
  const AbilityId ability = running_.effect->ability;
  if (const Saved* before = find_saved()) {
    copy_state(t.s, *before->state);
    if (t.logging) t.log.resize(before->log);
    t.changed_play();
  }
  report(t, ability, shown(message));
  count_failure(t, ability, t.s.frames[depth].as<Effect>().source);
  return Ran::failed;
}

void Host::report(Table& t, AbilityId ability, const std::string& what) {
  ++t.script_errors;
  if (t.troubles.size() < most_troubles) t.troubles.push_back({what, ability});
}

void Host::save_state() {
  if (running_.saved) return;
  running_.saved = true;
  while (saved_count_ > 0 && is_over(saved_[saved_count_ - 1])) --saved_count_;
  if (saved_count_ == saved_.size()) saved_.push_back({{}, std::make_unique<GameState>()});
  Saved& saved = saved_[saved_count_++];
  saved.of = this_stretch();
  copy_state(*saved.state, running_.t->s);
  saved.log = running_.t->log.size();
}

const Host::Saved* Host::find_saved() const {
  const Stretch stretch = this_stretch();
  for (std::size_t i = saved_count_; i-- > 0;)
    if (saved_[i].of == stretch) return &saved_[i];
  return nullptr;
}

// It does not lie around the stretch that runs.
bool Host::is_over(const Saved& saved) const {
  const Stretch now = this_stretch();
  return saved.of.t != now.t || saved.of.decisions != now.decisions || !running_.t->find_frame(saved.of.frame);
}

// An effect between two questions: no decision is answered in it, though verbs may have left frames on the way.
Host::Stretch Host::this_stretch() const {
  const Table& t = *running_.t;
  return {&t, t.s.frames[running_.depth].serial, t.s.decisions};
}

void Host::record(lua_State* L, Value v) {
  if (!running_.t->s.replies.push(v)) luaL_error(L, told_too_much);
}

// The result of the verb or choice that it waited for becomes a reply.
bool Host::take_result(Table& t, Value result) {
  auto& replies = t.s.replies;
  if (!result.is(ValueKind::list)) return replies.push(result.is(ValueKind::word) ? nothing : result);
  const auto from = static_cast<int>(result.payload() & ~with_amounts);
  if ((result.payload() & with_amounts) == 0) {
    replies.push(Value::make(ValueKind::list, t.s.lists.count - static_cast<unsigned>(from), 0));
    for (int i = from; i < t.s.lists.size(); ++i) replies.push(t.s.lists[i]);
    t.s.lists.truncate(static_cast<std::uint32_t>(from));
    return !replies.full();
  }
  // A split: candidates, then as many numbers; only those that got something are told.
  const int n = (static_cast<int>(t.s.lists.count) - from) / 2;
  int told = 0;
  for (int i = 0; i < n; ++i) told += t.s.lists[from + n + i].as_number() > 0;
  replies.push(Value::make(ValueKind::list, static_cast<unsigned>(told), 1));
  for (int i = 0; i < n; ++i) {
    if (t.s.lists[from + n + i].as_number() == 0) continue;
    replies.push(t.s.lists[from + i]);
    replies.push(t.s.lists[from + n + i]);
  }
  t.s.lists.truncate(static_cast<std::uint32_t>(from));
  return !replies.full();
}

// ---- Values in Lua

void Host::push(lua_State* L, Value v) const {
  switch (v.kind()) {
    case ValueKind::none: lua_pushnil(L); break;
    case ValueKind::boolean: lua_pushboolean(L, v.as_boolean()); break;
    case ValueKind::number: lua_pushinteger(L, v.as_number()); break;
    case ValueKind::text: {
      const std::string& text = library_.content().texts[v.payload()];
      lua_pushlstring(L, text.data(), text.size());
      break;
    }
    default: push_handle(L, v);
  }
}

// A recorded reply: a value, or a list with its members behind it. With the last of them a rebuilt effect is where it
// was, and so is its budget.
int Host::feed(lua_State* L) {
  const auto& replies = running_.t->s.replies;
  const Value v = replies[running_.next_reply++];
  if (v.is(ValueKind::list))
    feed_list(L, v);
  else
    push(L, v);
  if (running_.rebuilds && running_.next_reply == running_.replies) {
    running_.rebuilds = false;
    library_.budget().begin(L, left_for(*running_.effect, library_.budget().left().nouns));
  }
  return 1;
}

void Host::feed_list(lua_State* L, Value v) {
  const auto& replies = running_.t->s.replies;
  const bool pairs = v.incarnation() == 1;
  lua_createtable(L, static_cast<int>(v.index()), 0);
  for (unsigned i = 1; i <= v.index(); ++i) {
    if (pairs) lua_createtable(L, 0, 2);
    push(L, replies[running_.next_reply++]);
    if (pairs) {
      lua_setfield(L, -2, "object");
      push(L, replies[running_.next_reply++]);
      lua_setfield(L, -2, "amount");
    }
    lua_rawseti(L, -2, static_cast<lua_Integer>(i));
  }
}

int Host::tell(lua_State* L, Value v) {
  if (!running_.effect) {
    push(L, v);
    return 1;
  }
  running_.next_reply = static_cast<int>(running_.t->s.replies.count);
  record(L, v);
  if (v.is(ValueKind::list))
    for (unsigned i = 0; i < v.index(); ++i) record(L, list_[static_cast<int>(i)]);
  running_.replies = static_cast<int>(running_.t->s.replies.count);
  return feed(L);
}

// The targets chosen for the stack object, or those that the lasting effect was bound to.
const Value* Host::targets() const {
  const Effect* e = running_.effect;
  if (!e) return running_.scope->targets;
  if (e->item != 0)
    if (const StackItem* item = running_.t->find_item(e->item)) return item->targets.data();
  for (const Lasting& l : running_.t->s.lasting)
    if (e->lasting != 0 && l.serial == e->lasting) return l.targets.data();
  return nullptr;
}

// What the function asks for of the event, or of the roll whose outcome it is.
Value Host::param_of_event(Param p) const {
  Table& t = *running_.t;
  const Call call{t, const_cast<Host&>(*this)};
  const StackItem* item = running_.effect ? t.find_item(running_.effect->item) : nullptr;
  if (item && t.content[item->ability].kind == AbilityKind::outcome) {
    if (p == Param::amount || p == Param::roll) return Value::number(item->value);
    if (p == Param::roller) return Value::player(item->controller);
  }
  const Event* event = call.event();
  if (!event) return nothing;
  switch (p) {
    case Param::amount: return Value::number(event->amount);
    case Param::roll: return Value::number(event->value);
    case Param::roller: return event->subject;
    case Param::attacker:
    case Param::by:
    case Param::killer: return event->by == Seat::game ? nothing : Value::player(event->by);
    case Param::from: return t.seen_now(event->source);
    case Param::of: return t.seen_now(event->subject);
    case Param::item: return t.seen_now(event->subject.is(ValueKind::card) ? event->subject : event->object);
    default: return t.seen_now(event->object);
  }
}

Value Host::param(Param p) const {
  const Table& t = *running_.t;
  const Effect* e = running_.effect;
  const Seat controller = e ? e->controller : running_.scope->you;
  switch (p) {
    case Param::you: return Value::player(controller == Seat::game ? t.active() : controller);
    case Param::this_object: return t.seen_now(e ? e->source : running_.scope->self);
    case Param::active: return Value::player(t.active());
    case Param::event: return Value::wide(ValueKind::event, 0);
    case Param::target:
    case Param::target2:
    case Param::target3: {
      const Value* chosen = targets();
      return chosen ? t.seen_now(chosen[static_cast<int>(p) - static_cast<int>(Param::target)]) : nothing;
    }
    default: return param_of_event(p);
  }
}

// The parameters are replies too: a rebuilt effect is told the same.
void Host::push_params(lua_State* L, const Script& script) {
  const bool again = running_.effect && running_.next_reply < running_.replies;
  for (Param p : script.params) {
    if (again) {
      feed(L);
      continue;
    }
    const Value v = param(p);
    if (running_.effect) running_.t->s.replies.push(v);
    push(L, v);
  }
  if (!again && running_.effect) running_.next_reply = running_.replies = static_cast<int>(running_.t->s.replies.count);
}

// ---- Pure functions

constexpr int failed = 1'000'000;

int& Host::ticks_of(FunctionId function) {
  const auto known = std::find_if(asked_.begin(), asked_.end(), [&](const Asked& a) { return a.function == function; });
  return known != asked_.end() ? known->ticks : asked_.emplace_back(Asked{function, 0}).ticks;
}

// Empty: it failed, and that has been told.
const char* Host::why_not_asked(const Running& outer, FunctionId function) {
  if (queries_ == deepest_queries) return "conditions and values ask for each other without end";
  const bool in_effect = outer.effect || outer.in_effect;
  const int ticks = in_effect ? ticks_of(function) : 0;
  return ticks < most_ticks_of_queries ? nullptr : ticks < failed ? "it is asked too much for one effect" : "";
}

// A query within another has no more than what that has left, and uses it up.
int Host::run_pure(const Running& outer, const Script& script) {
  constexpr int steps_a_query = 50;
  Budget& budget = library_.budget();
  Allowance mine = for_query, left;
  if (outer.scope) {
    mine.ticks = std::min(mine.ticks, budget.left().ticks);
    mine.steps = std::min(mine.steps, budget.left().steps - steps_a_query);
  }
  int status = LUA_OK;
  {
    const Budget::Guard guard(budget);
    budget.begin(pure_, mine);
    status = lua_pcall(pure_, static_cast<int>(script.params.size()), 1, 0);
    left = budget.left();
  }
  if (outer.scope) {
    mine.steps += steps_a_query;
    budget.use_up(mine, left);
  }
  if (running_.in_effect) ticks_of(script.function) += status == LUA_OK ? mine.ticks - left.ticks : failed;
  return status;
}

bool Host::call_pure(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  Table& table = const_cast<Table&>(t);
  const Running outer = running_;
  if (const char* const why = why_not_asked(outer, script.function)) {
    if (*why) complain_once(table, ability, why);
    return false;
  }
  running_ = {};
  running_.t = &table;
  running_.scope = &scope;
  running_.in_effect = outer.effect || outer.in_effect;
  ++table.script_calls;
  ++queries_;
  const std::size_t nouns = library_.run_time_filters();
  lua_settop(pure_, 0);
  library_.push_function(pure_, script.function);
  push_params(pure_, script);
  const int status = run_pure(outer, script);
  --queries_;
  running_ = outer;
  library_.forget_run_time_filters(nouns);  // whatever it made, it is over
  if (status != LUA_OK)
    complain_once(table, ability, status == LUA_ERRMEM ? out_of_memory : error_of(pure_));
  if (library_.budget().exhausted() && !running_.t) {  // inside of an effect: once that is over
    renew(table);
    return false;
  }
  return status == LUA_OK;
}

// Once in a game.
void Host::complain_once(Table& t, AbilityId ability, std::string message) {
  const AbilityDef& a = t.content[ability];
  if (!std::string_view(message).starts_with(a.file))
    message = a.file + ":" + std::to_string(a.line) + ": " + message;
  const std::string what = shown(message);
  const auto is_known = [&](const Trouble& trouble) { return trouble.ability == ability && trouble.what == what; };
  if (std::none_of(t.troubles.begin(), t.troubles.end(), is_known)) report(t, ability, what);
}

bool Host::holds(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  return call_pure(t, ability, script, scope) && lua_toboolean(pure_, -1);
}

int Host::value(const Table& t, AbilityId ability, const Script& script, const Scope& scope) {
  if (!call_pure(t, ability, script, scope)) return 0;
  if (!lua_isinteger(pure_, -1)) complain_once(const_cast<Table&>(t), ability, "a value must be a whole number");
  return static_cast<int>(std::clamp<lua_Integer>(lua_tointeger(pure_, -1), -1000, 1000));
}

}  // namespace soulstack::scripting
