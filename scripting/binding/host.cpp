// The host: effects run as coroutines that can be rebuilt from their replies.
#include "scripting/binding/host.h"

#include <algorithm>
#include <limits>
#include <lua.hpp>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "scripting/loader/library.h"
#include "scripting/reading/environment.h"
#include "scripting/reading/extracted_tables.h"

namespace soulstack::scripting {

namespace {

Host& host_of(lua_State* L) { return **static_cast<Host**>(lua_getextraspace(L)); }

int verb_trampoline(lua_State* L) {
  return host_of(L).call_verb(L, *static_cast<const VerbRow*>(lua_touserdata(L, lua_upvalueindex(1))));
}
int lasting_trampoline(lua_State* L) { return host_of(L).make_lasting(L); }
int history_trampoline(lua_State* L) { return host_of(L).ask_history(L); }
int index_trampoline(lua_State* L) { return host_of(L).get_property(L); }
int newindex_trampoline(lua_State* L) { return host_of(L).set_property(L); }

constexpr std::size_t longest_message = 500;
constexpr std::size_t most_complaints = 100;
// Replayed work was already within its limits. These limits are higher, since the hook runs at other places in a
// replay.
constexpr Allowance for_rebuilding{2 * for_effect.ticks, 2 * for_effect.steps, for_effect.nouns,
                                   for_effect.text,      for_effect.keys,      std::numeric_limits<int>::max()};
// An effect stores its used steps in units of this size.
constexpr int steps_a_unit = 10;

// An effect that begins stores its parameters as its first replies.
bool has_room_for_parameters(const Table& t, const Effect& effect, const Script& script) {
  const int room = decltype(t.s.replies)::capacity - t.s.replies.size();
  return t.s.replies.count > effect.replies_from || static_cast<int>(script.params.size()) <= room;
}

std::string place_of(const AbilityDef& a) { return a.file + ":" + std::to_string(a.line) + ": "; }

// The line of that file that is running, or that ran when its function failed; 0 if none. A script can't choose it
// freely.
int line_in(lua_State* L, std::string_view file) {
  lua_Debug at{};
  for (int level = 0; lua_getstack(L, level, &at); ++level) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline > 0 && at.source[0] == '@' && at.source + 1 == file)
      return at.currentline;
  }
  return 0;
}

// Is the innermost function of another file, such as a word of a set?
bool is_elsewhere(lua_State* L, std::string_view file) {
  lua_Debug at{};
  for (int level = 0; lua_getstack(L, level, &at); ++level) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline > 0)
      return at.source[0] == '@' && at.source + 1 != file;
  }
  return false;
}

// "file:line: " of the card function that is running, or that ran when it failed.
std::string place_in(lua_State* L) {
  lua_Debug at{};
  for (int level = 0; lua_getstack(L, level, &at); ++level) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline > 0)
      return std::string(at.short_src) + ":" + std::to_string(at.currentline) + ": ";
  }
  return "";
}

}  // namespace

Host::Host(Library& library) : library_(library), shapes_(library, verb_trampoline), coroutines_(library) { install(); }

Host::~Host() {
  coroutines_.forget_all();
  luaL_unref(L_, LUA_REGISTRYINDEX, pure_ref_);
}

// Replaces the placeholder words of the load phase with the verbs, and gives handles their properties.
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
  lua_pushlstring(L_, make_lasting_word.data(), make_lasting_word.size());
  lua_pushcfunction(L_, lasting_trampoline);
  lua_rawset(L_, -3);
  lua_pushlstring(L_, ask_history_word.data(), ask_history_word.size());
  lua_pushcfunction(L_, history_trampoline);
  lua_rawset(L_, -3);
  lua_pop(L_, 1);

  install_properties();
  if (observer_)
    observe(observer_);  // the Lua state may be a new one
}

void Host::install_properties() {
  lua_pushlightuserdata(L_, nullptr);
  lua_getmetatable(L_, -1);
  lua_pushcfunction(L_, index_trampoline);
  lua_setfield(L_, -2, "__index");
  lua_pushcfunction(L_, newindex_trampoline);
  lua_setfield(L_, -2, "__newindex");
  lua_pop(L_, 2);
  properties_.fill(L_, library_.words().all_properties());
}

void Host::forget(Table& t, int depth) {
  if (depth == 0)
    saved_.forget(t);
  for (std::size_t i = static_cast<std::size_t>(depth); i < t.threads.size(); ++i)
    if (auto* coroutine = static_cast<Coroutine*>(std::exchange(t.threads[i], nullptr)))
      coroutines_.reset(coroutine);
}

void Host::forget_what_can_be_rebuilt() {
  coroutines_.forget_all();
  library_.forget_run_time_filters(0);
  made_nouns_ = false;
  if (library_.budget().is_half_full())
    library_.budget().collect(L_);
}

// A match without memory is over. The others continue with a new Lua state, in which their effects are rebuilt.
void Host::renew(Table& t) {
  t.stop(library_.budget().why_exhausted());
  coroutines_.forget_all();
  luaL_unref(L_, LUA_REGISTRYINDEX, pure_ref_);
  library_.renew();
  install();
}

const Filter& Host::filter(FilterId id) const { return library_.filter(id); }

// ---- Effects

Ran Host::run(Table& t, int depth) {
  return run_script(t, depth, t.content[t.frame_at(depth).as<Effect>().ability].effect);
}

Ran Host::run_script(Table& t, int depth, const Script& script) {
  const Shape& shape = shapes_.of(script.function);
  if (shape.is_plain())
    if (const std::optional<Ran> ran = run_plain(t, depth, script))
      return *ran;
  Frame& frame = t.s.frames[depth];
  Effect& effect = frame.as<Effect>();
  if (!outer_runs() && ((made_nouns_ && library_.has_many_run_time_filters()) || library_.budget().is_half_full()))
    forget_what_can_be_rebuilt();
  if (t.threads.empty())
    t.threads.resize(static_cast<std::size_t>(decltype(t.s.frames)::capacity), nullptr);
  auto* thread = static_cast<Coroutine*>(t.threads[static_cast<std::size_t>(depth)]);
  if (thread && (thread->dead() || thread->frame != frame.serial)) {
    forget(t, depth);
    thread = nullptr;
  }
  const int received = t.s.replies.size();
  Running mine{.t = &t,
               .depth = depth,
               .effect = &effect,
               .replies = received,
               .function = script.function,
               .is_short = shape.is_short};
  Ran ran = Ran::failed;
  {
    const Inner inner(*this, mine);
    mine.saved = saved_.has(t, depth);
    ran = run_inner(t, thread, script, received);
  }
  if (library_.budget().exhausted())
    renew(t);
  return ran;
}

Ran Host::run_inner(Table& t, Coroutine* thread, const Script& script, int received) {
  const int depth = running_->depth;
  Frame& frame = t.s.frames[depth];
  Effect& effect = *running_->effect;
  t.work.blame(effect.ability);
  t.work.spend(work_of::effect);
  running_->withheld = withheld_from(t, effect);
  if (t.work.leaves_out(effect.ability)) {
    const Ran ran = fail(t, place_of(t.content[effect.ability]) + did_too_much, depth, nullptr);
    forget(t, depth);
    return ran;
  }
  if (!has_room_for_parameters(t, effect, script))
    return fail(t, place_of(t.content[effect.ability]) + too_many_replies, depth, nullptr);
  if (std::exchange(effect.waits, std::uint8_t{0}) && !take_result(t, frame.result))
    return fail_where_it_waits(t, thread, script, received);
  const int given = prepare(t, thread, script);
  return resume(t, thread, given);
}

Allowance Host::left_for(const Effect& effect, int nouns) const {
  return {for_effect.ticks - effect.ticks - running_->withheld, for_effect.steps - effect.steps * steps_a_unit, nouns};
}

// After much work at the table, a card has little budget left.
int Host::withheld_from(const Table& t, const Effect& effect) {
  if (t.work.done() < plenty_of_work)
    return 0;
  const int left = for_effect.ticks - effect.ticks;
  return left - t.work.ticks_left(effect.ability, left);
}

// The steps used since it resumed; replayed replies do not count.
void Host::count_work(Table& t, Effect& effect, bool waits) {
  if (running_->rebuilds)
    return;
  const Allowance& left = library_.budget().left();
  t.work.spend(work_between(left_for(effect, 0), left));
  if (!waits)
    return;
  effect.ticks = static_cast<std::uint16_t>(for_effect.ticks - running_->withheld - left.ticks);
  effect.steps = steps_used(left);
}

std::uint16_t Host::steps_used(const Allowance& left) {
  return static_cast<std::uint16_t>((for_effect.steps - left.steps + steps_a_unit - 1) / steps_a_unit);
}

// The coroutine of the effect, with its next input on the stack, and the number of those values.
int Host::prepare(Table& t, Coroutine*& thread, const Script& script) {
  const Effect& effect = *running_->effect;
  if (thread) {
    running_->next_reply = running_->replies;
    running_->replies = static_cast<int>(t.s.replies.count);
    return feed(thread->L, thread->otherwise);
  }
  thread = coroutines_.take();
  thread->frame = t.s.frames[running_->depth].serial;
  thread->nouns = for_effect.nouns;
  t.threads[static_cast<std::size_t>(running_->depth)] = thread;
  running_->next_reply = effect.replies_from;
  running_->replies = static_cast<int>(t.s.replies.count);
  running_->rebuilds = running_->next_reply < running_->replies;
  lua_rawgeti(thread->L, 1, script.function.value + 1);
  push_params(thread->L, script);
  ++t.script_calls;
  return static_cast<int>(script.params.size());
}

// The effect has received this many replies. If its coroutine is gone, it is rebuilt to find its place.
Ran Host::fail_where_it_waits(Table& t, Coroutine* thread, const Script& script, int received) {
  if (!thread) {
    const int given = prepare(t, thread, script);
    running_->replies = received;
    running_->is_full = true;
    return resume(t, thread, given);
  }
  const Ran ran = fail(t, place_in(thread->L) + too_many_replies, running_->depth, thread->L);
  forget(t, running_->depth);
  return ran;
}

Ran Host::resume(Table& t, Coroutine* thread, int given) {
  const int depth = running_->depth;
  Budget& budget = library_.budget();
  int results = 0;
  int status = LUA_OK;
  {
    const Budget::Guard guard(budget);
    // Replayed steps do not count again; they are bounded by this amount.
    budget.begin(thread->L, running_->rebuilds ? for_rebuilding : left_for(*running_->effect, thread->nouns),
                 running_->is_short);
    status = lua_resume(thread->L, L_, given, &results);
    count_work(t, t.s.frames[depth].as<Effect>(), status == LUA_YIELD && !running_->stops);
    made_nouns_ |= budget.left().nouns != thread->nouns;
    thread->nouns = budget.left().nouns;
  }
  if (status == LUA_YIELD && !running_->stops) {
    lua_pop(thread->L, results);
    thread->otherwise = running_->otherwise;
    if (rebuild_ || !t.content.takes(Shortcut::live_functions))
      forget(t, depth);
    return Ran::waits;
  }
  t.threads[static_cast<std::size_t>(depth)] = nullptr;
  if (status == LUA_YIELD) {
    coroutines_.reset(thread);
    if (is_observed())
      observer_->ended(place(), Ran::finished, "");
    return Ran::finished;
  }
  if (status == LUA_OK) {
    constexpr int said = 2;  // above the list of functions
    if (watched_.known() && t.s.frames[depth].as<Effect>().ability == watched_)
      keep_result(t, thread->L);
    const bool refused = results >= said && lua_isboolean(thread->L, said) && !lua_toboolean(thread->L, said);
    if (results >= said)  // they include the list
      lua_settop(thread->L, 1);
    thread->frame = 0;
    coroutines_.give_back(thread);
    if (is_observed())
      observer_->ended(place(), refused ? Ran::refused : Ran::finished, "");
    return refused ? Ran::refused : Ran::finished;
  }
  const Ran ran =
      fail(t, (status == LUA_ERRMEM ? place_in(thread->L) : "") + error_of(thread->L, status), depth, thread->L);
  coroutines_.throw_away(thread);
  return ran;
}

void Host::keep_result(const Table& t, lua_State* L) {
  constexpr int said = 2;
  switch (lua_gettop(L) < said ? LUA_TNONE : lua_type(L, said)) {
    case LUA_TBOOLEAN:
      result_ = lua_toboolean(L, said) ? "true" : "false";
      break;
    case LUA_TNUMBER:
    case LUA_TSTRING:
      lua_pushvalue(L, said);
      result_ = printable(lua_tostring(L, -1), longest_message);
      lua_pop(L, 1);
      break;
    case LUA_TLIGHTUSERDATA:
      result_ = name_of(t, to_handle(L, said));
      break;
    case LUA_TTABLE:
      result_ = "a list of " + std::to_string(lua_rawlen(L, said));
      break;
    default:
      result_.clear();
  }
}

// Undoes what the effect did since its last question; the game continues without it.
Ran Host::fail(Table& t, const std::string& message, int depth, lua_State* where) {
  const AbilityId ability = running_->effect->ability;
  t.work.spend(work_of::failure);
  if (t.work.leaves_out(ability))
    t.work.count(ability);
  saved_.restore(t, running_->depth);
  if (is_observed())
    observer_->ended(place(), Ran::failed, printable(message, longest_message));
  ++t.script_errors;
  const AbilityDef& a = t.content[ability];
  const int line = where ? line_in(where, a.file) : 0;
  const std::string called_in =
      line > 0 && is_elsewhere(where, a.file) ? ", called in " + place_in_set(a.file, line) : "";
  count_failure(t, ability, t.s.frames[depth].as<Effect>().source, printable(message, longest_message) + called_in,
                place_in_set(a.file, line > 0 ? line : a.line));
  return Ran::failed;
}

void Host::complain_once(const Table& t, AbilityId ability, std::string message) {
  const AbilityDef& a = t.content[ability];
  if (!std::string_view(message).starts_with(a.file))
    message = place_of(a) + message;
  const std::string what = printable(message, longest_message);
  const auto is_same = [&](const Trouble& other) { return other.ability == ability && other.what == what; };
  if (std::any_of(t.complaints.begin(), t.complaints.end(), is_same))
    return;
  ++t.script_errors;
  if (t.complaints.size() < most_complaints)
    t.complaints.push_back({what, ability});
}

// The function that runs is the first of its thread, and no other one is between it and what it called.
static bool is_called_directly(lua_State* L) {
  lua_Debug deeper;
  return lua_getstack(L, 2, &deeper) == 0;
}

// Nothing is undone if the verb is all that the effect does: it is refused before it changes anything, and nothing comes
// after it. Long results may not fit among the replies.
void Host::save_state_before(lua_State* L, const VerbRow& row) {
  const bool is_short = row.result != Type::list && row.result != Type::splits;
  const bool has_room = running_->t->s.replies.size() < decltype(running_->t->s.replies)::capacity / 2;
  const bool may_fail_later = !is_short || !has_room || row.does == Does::dice || !is_called_directly(L) ||
                              !shapes_.of(running_->function).ends_with_its_only_call;
  if (running_->saved || may_fail_later)
    return save_state();
  running_->saved = true;
  running_->t->work.spend(work_of::undo);
}

void Host::save_state() {
  if (running_->saved)
    return;
  running_->saved = true;
  running_->t->work.spend(work_of::undo);
  saved_.save(*running_->t, running_->depth);
}

}  // namespace soulstack::scripting
