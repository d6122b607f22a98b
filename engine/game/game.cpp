// The driver: runs the topmost procedure row by row until a decision is open or the game is over.
#include "engine/game/game.h"

#include <algorithm>
#include <iterator>

#include "engine/explain/explain_refusal.h"
#include "engine/explain/view.h"
#include "engine/model/event_uses.h"
#include "engine/rules/priority.h"
#include "engine/table/ability_observer.h"
#include "engine/table/loops.h"
#include "engine/table/quarantine.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/next_priority.h"
#include "engine/verbs/searching.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// The rows of a procedure, in the order of the ruleset. Unchecked, as the driver reads them most.
class Rows {
 public:
  Rows(const Table& t, const Frame& f)
      : first_(t.rules().rows_of(f.procedure).data()),
        count_(t.rules().rows_of(f.procedure).size()),
        steps_(catalogue(static_cast<Procedure>(f.procedure.value)).steps.data()) {}
  std::size_t size() const { return count_; }
  const StepRow& operator[](std::size_t row) const { return first_[row]; }
  const Step& step(std::size_t row) const { return steps_[first_[row].step]; }
  // There is such a row, and it is nothing but its step.
  bool is_plain(std::size_t row) const { return row < count_ && first_[row].is_plain; }

 private:
  const StepRow* first_;
  std::size_t count_;
  const Step* steps_;
};

// After some steps priority passes: always, or if something was put on the stack or triggered (rule 13.2.7, ruling Q4).
// After other steps nobody has priority (rule 5.1.6).
bool passes_priority(Table& t, Frame& f, const Rows& rows) {
  const PassesPriority how = rows[static_cast<std::size_t>(f.row - 1)].priority;
  if (how == PassesPriority::no)
    return false;
  if (how == PassesPriority::always)
    return pass_priority(t, 0).waits;
  const bool triggered = how == PassesPriority::if_triggered && t.s.waiting.count > 0;
  if (!triggered && !t.top_item(f.serial))
    return false;
  return pass_priority_if_put(t, f.serial).waits;
}

void set_row_flags(Frame& f, Flags<FrameFlag> flags) { f.flags = (f.flags & FrameFlag::uses_stack) | flags; }

// ---- Steps on the stack

StackItem* step_on_stack(Table& t, const Frame& f, std::size_t row) {
  for (StackItem& item : t.s.stack)
    if (item.kind == ItemKind::step && item.origin == f.serial && item.value == static_cast<int>(row))
      return &item;
  return nullptr;
}

constexpr int every_row = -1;
void take_steps_off(Table& t, const Frame& f, int row) {
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    const StackItem& item = t.s.stack[i];
    if (item.kind == ItemKind::step && item.origin == f.serial && (row == every_row || item.value == row))
      t.s.stack.erase(i);
  }
}

// The remaining steps of a procedure go on the stack together, the last one at the bottom (rule 13.3.2).
void put_steps_on_stack(Table& t, const Frame& f, const Rows& rows) {
  for (std::size_t row = rows.size(); row-- > f.row;) {
    if (!rows[row].on_stack || step_on_stack(t, f, row))
      continue;
    StackItem item;
    item.kind = ItemKind::step;
    item.mode = f.procedure.value;
    item.value = static_cast<std::int16_t>(row);
    item.origin = f.serial;
    if (!put_on_stack(t, item))
      return;
  }
}

// The remaining steps are left out.
bool leave_out_rest(Frame& f, const Rows& rows) {
  f.row = static_cast<std::uint8_t>(rows.size());
  return true;
}

// True: the row waits for its step on the stack, or it is left out, because the turn is ending or an effect took the step
// off the stack.
[[gnu::noinline]] bool waits_for_stack(Table& t, Frame& f, const Rows& rows) {
  if (f.resolves())
    return false;
  if (!f.flags.has(FrameFlag::on_its_way)) {
    if (skips_to_end(t))
      return leave_out_rest(f, rows);
    put_steps_on_stack(t, f, rows);
    set_row_flags(f, FrameFlag::on_its_way | FrameFlag::uses_stack);
    // Without the step, the stack was full, and the game is over.
    if (const StackItem* const step = step_on_stack(t, f, f.row))
      static_cast<void>(pass_priority_until(t, step->serial));
    return true;
  }
  const bool its_turn = f.result == Value::boolean(true);
  take_steps_off(t, f, f.row);
  set_row_flags(f, its_turn ? FrameFlag::its_turn : Flags<FrameFlag>());
  return !its_turn && leave_out_rest(f, rows);
}

// Finishes the topmost frame.
void finish_frame(Table& t, const Frame& f, Value result) {
  if (f.flags.has(FrameFlag::uses_stack))
    take_steps_off(t, f, every_row);
  t.s.frames.pop();
  if (t.s.frames.count > 0)
    t.s.frames.back().result = result;
}

void jump(Frame& f, const Rows& rows, StepFunction to) {
  set_row_flags(f, {});
  std::size_t row = 0;
  while (row < rows.size() && (rows[row].script.known() || rows.step(row).run != to))
    ++row;
  f.row = static_cast<std::uint8_t>(row);  // if the ruleset does not have this step, the procedure is over
}

// A step scripted by the ruleset, in which `you` is the active player.
[[gnu::noinline]] Flow run_script(Table& t, const StepRow& row) {
  Effect e;
  e.ability = row.script;
  e.controller = t.active();
  return next(t.push(Procedure::effect, e));
}

// ---- Decisions

void describe_choice(Table& t, const Choice& c) {
  Decision& d = t.decision;
  d.who = c.who;
  d.prompt = c.prompt;
  d.about = c.about;
  d.options.clear();
  for (int i = 0; i < c.count; ++i)
    d.options.push_back({OptionKind::choose, t.s.lists[c.from + i], nothing});
}

void describe_priority(Table& t, const Priority& p) {
  Decision& d = t.decision;
  d.who = p.holder;
  d.prompt = p.actions && p.holder == t.active() && !t.top_item(0) ? Prompt::action : Prompt::priority;
  d.about = nothing;
}

void list_options(Table& t) {
  const Frame& f = t.top();
  t.decision.options.clear();
  if (static_cast<Procedure>(f.procedure.value) != Procedure::priority)
    return;
  const Priority& p = f.as<Priority>();
  list_actions(t, p, nouns_on_stack(t), may_play_loot(t, p.holder), t.decision.options);
}

// Players who may see a hand at any time know all its cards (rule 19.5.2).
[[gnu::noinline]] void look_into_hands(Table& t) {
  for (const Listener& l : t.listeners.can(Deed::see_hand)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    if (!works(t, l, scope))
      continue;
    for (Seat whose : t.seats())
      for (Seat p : t.seats())
        if (p != whose && matches(t, permission.object, Value::player(whose), scope) &&
            matches(t, permission.who, Value::player(p), scope)) {
          look_at_hand(t, whose, p);
          happened(t, l.ability);
        }
  }
}

// Players who may look at the top card of a pile at any time are treated as having looked.
[[gnu::noinline]] void look_at_piles(Table& t) {
  for (const Listener& l : t.listeners.can(Deed::look_at)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    const CardIndex top = t.s.zones[zones::first_deck + permission.pile].top;
    if (top == no_card || !works(t, l, scope))
      continue;
    for (Seat p : t.seats())
      if (matches(t, permission.who, Value::player(p), scope)) {
        zones::see(t, top, p);
        happened(t, l.ability);
      }
  }
}

void look_where_allowed(Table& t) {
  t.listeners.refresh(t);
  if (!t.listeners.can(Deed::see_hand).empty())
    look_into_hands(t);
  if (!t.listeners.can(Deed::look_at).empty())
    look_at_piles(t);
}

void describe_decision(Table& t) {
  const Frame& f = t.top();
  if (static_cast<Procedure>(f.procedure.value) == Procedure::choice) {
    describe_choice(t, f.as<Choice>());
  } else {
    describe_priority(t, f.as<Priority>());
  }
  t.decision.open = true;
}

// A decision is listed with the full budget, as in a game that is resumed from here. So if a card was skipped for its
// work, its abilities return first, and the step is repeated: false. Each repetition is a failure of the skipped cards,
// and cards that failed too often have no abilities, so there are few.
bool ask_now(Table& t) {
  t.work.keep_highest();
  const bool listed_all = !t.work.has_left_out();
  if (!listed_all && count_left_out(t)) {
    t.changed_play();
    t.work.begin();
    return false;
  }
  t.work.begin();
  look_where_allowed(t);
  t.work.begin();
  if (!listed_all)
    list_options(t);
  describe_decision(t);
  t.work.begin();
  return true;
}

// Nothing that the step is for is due.
bool is_idle(const Table& t, const Step& step) { return step.only_for != 0 && (t.s.attention & step.only_for) == 0; }

// After each step: what may have changed although nothing moved.
void check_after_step(Table& t) {
  if (t.listeners.looks == 0 && !t.listeners.stale)
    return;
  if (!t.content.takes(Shortcut::listeners))
    t.forget_derived();
  if (t.depends(look::all) || !t.content.takes(Shortcut::dependence))
    check_what_depends(t);
}

// The step of the next plain row that is not idle; null: the row that comes before it is not plain.
const Step* next_step(Table& t, Frame& f, const Rows& rows) {
  for (; rows.is_plain(f.row); ++f.row, ++t.steps) {
    const Step& step = rows.step(f.row);
    if (!is_idle(t, step))
      return &step;
    f.result = nothing;
  }
  return nullptr;
}

// Rule 4.7.1.
void tell_end_of_step(Table& t, const Frame& f, const StepRow& row) {
  Event e{.type = EventType::step_ended, .subject = Value::player(t.active()), .by = t.active()};
  events::procedure_of_step.set(e, f.procedure);
  events::step.set(e, row.step);
  t.emit(e);
}

// Before a row that is not plain, or after a step after which something comes: is there something else to do first?
bool comes_first(Table& t, Frame& f, const Rows& rows) {
  if (f.flags.has(FrameFlag::after_step)) {
    set_row_flags(f, {});
    if (const StepRow& row = rows[static_cast<std::size_t>(f.row - 1)]; row.is_heard)
      tell_end_of_step(t, f, row);
    if (passes_priority(t, f, rows))
      return true;
  }
  return f.row < rows.size() && rows[f.row].on_stack && waits_for_stack(t, f, rows);
}

// A row that is not plain, or the end of the rows.
[[gnu::noinline]] Flow run_other_row(Table& t, Frame& f) {
  const Rows rows(t, f);
  if (comes_first(t, f, rows))
    return stay(waiting());
  if (f.row >= rows.size())
    return finish(f.result);
  const StepRow& row = rows[f.row];
  const Flow flow = row.script.known() ? run_script(t, row) : rows.step(f.row).run(t, f);
  if (flow.kind == Flow::Kind::next)
    set_row_flags(f, row.priority == PassesPriority::no && !row.is_heard ? Flags<FrameFlag>() : FrameFlag::after_step);
  return flow;
}

// Runs the rows of the topmost frame until another frame is on top. False: a decision is open, or `watched` says that it
// is time to stop.
template <class Watched>
bool run_frame(Table& t, Watched watched) {
  const int at = t.depth();
  Frame& f = t.top();
  const Rows rows(t, f);
  do {
    const Step* const step = f.flags.empty() ? next_step(t, f, rows) : nullptr;
    const Flow flow = step ? step->run(t, f) : run_other_row(t, f);
    check(t.depth() >= at, "there is a frame at this depth");
    if (flow.kind == Flow::Kind::finish) {
      finish_frame(t, f, flow.value);
      return !watched();
    }
    if (!flow.waits)
      f.result = flow.value;
    if (flow.kind == Flow::Kind::next)
      ++f.row;
    else if (flow.kind == Flow::Kind::jump)
      jump(f, rows, flow.to);
    else if (flow.kind == Flow::Kind::ask && ask_now(t))
      return false;
    if (watched())
      return false;
  } while (t.depth() == at);
  return true;
}

// A broken assumption of the engine ends the game; nothing is thrown to the caller.
template <class Act>
void guarded(Table& t, Act act) {
  try {
    act();
  } catch (const BrokenAssumption& broken) {
    t.note_broken(broken);
  }
  if (t.broken.empty())
    return;
  t.decision.open = false;
  t.stop(t.broken);
}

void run_rows(Table& t) {
  LoopWatch watch;
  const std::uint64_t resolved = t.resolved.count;
  const auto is_over = [&t] { return t.s.over() || !t.broken.empty(); };
  const auto watch_closely = [&] {
    if (t.resolved.count - resolved > most_at_once)
      end_in_a_draw(t);
    if (watch.repeats(t))
      end_in_a_draw(t, watch.length());
    if (t.steps > steps_budget)
      end_in_a_draw(t);
  };
  const auto watched = [&] {
    check_after_step(t);
    if (t.work.done() >= most_work)
      stop_for_work(t);
    if (++t.steps > steps_unwatched)
      watch_closely();
    return is_over();
  };
  bool goes_on = !is_over();
  while (goes_on)
    goes_on = run_frame(t, watched);
}

}  // namespace

// Queries while a decision is open have the full budget, like the steps that led to it.
void open_decision(Table& t) {
  guarded(t, [&] {
    t.work.begin();
    look_where_allowed(t);
    t.work.begin();
    list_options(t);
    describe_decision(t);
    t.work.begin();
  });
}

void advance(Table& t) {
  t.decision.open = false;
  t.steps = 0;
  t.work.begin();
  guarded(t, [&] { run_rows(t); });
}

Game::Game(const Content& content, Scripts& scripts, const NewGame& how, bool logging)
    : table_(std::make_unique<Table>(content, scripts)), state_(&table_->s), decision_(&table_->decision) {
  Table& t = *table_;
  t.logging = logging;
  t.s.seed = how.seed;
  t.s.players_count = static_cast<std::uint8_t>(how.players);
  if (!zones::lay_out_with_cards(t))
    return;
  for (std::size_t p = 0; p < how.characters.size() && p < static_cast<std::size_t>(how.players); ++p)
    for (CardIndex i : t.cards_of(zones::outside))
      if (t.card(i).printed == how.characters[p])
        t.s.players[p].character = i;
  t.push(Procedure::game);
  advance(t);
}

Game::Game(std::unique_ptr<Table> table) : table_(std::move(table)), state_(&table_->s), decision_(&table_->decision) {
  if (!table_->decision.open && !over())
    advance(*table_);
}

void Game::keep_log(bool on) { table_->logging = on; }
void Game::mark_as_told(std::size_t events) { table_->log_told = events; }
void Game::allow_random_dice() { table_->fixed_dice_only = false; }
void Game::begin_queries() const { table_->work.begin(); }

Recorded Game::recorded() const { return {table_->log.size(), table_->triggers.size(), table_->troubles.size()}; }

void Game::forget_complaints(std::size_t keep) {
  std::vector<Trouble>& complaints = table_->complaints;
  complaints.resize(std::min(keep, complaints.size()));
}

void Game::copy_records(const Game& from, const Recorded& sizes) {
  const auto copy = [](auto& to, const auto& all, std::size_t size) {
    to.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(size));
  };
  const Table& theirs = *from.table_;
  copy(table_->log, theirs.log, sizes.log);
  copy(table_->triggers, theirs.triggers, sizes.triggers);
  copy(table_->troubles, theirs.troubles, sizes.troubles);
  table_->complaints = theirs.complaints;
}

void Game::copy_records(const Game& from) {
  table_->log = from.table_->log;
  table_->log_told = from.table_->log_told;
  table_->triggers = from.table_->triggers;
  table_->troubles = from.table_->troubles;
  table_->complaints = from.table_->complaints;
}

Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Game Game::fork() const { return Game(std::make_unique<Table>(*table_)); }

Game Game::resume(const Content& content, Scripts& scripts, const GameState& state) {
  auto table = std::make_unique<Table>(content, scripts);
  copy_state(table->s, state);
  if (!table->s.over())
    open_decision(*table);
  return Game(std::move(table));
}

std::vector<Seat> Game::winners() const {
  std::vector<Seat> all;
  for (Seat p : table_->seats())
    if (table_->player(p).flags.has(PlayerFlag::won))
      all.push_back(p);
  return all;
}

std::string Game::stopped_by() const {
  const bool by_itself = outcome() == Outcome::stopped || outcome() == Outcome::draw;
  return by_itself ? what_stopped(*table_) : "";
}

Refusal Game::why_not(Seat who, const Option& wanted) const {
  table_->work.begin();
  return soulstack::why_not(*table_, who, wanted);
}

// Passing, or ordering events that happen anyway, does not break a loop (ruling Q86).
static bool chooses_freely(const Decision& d, const Option& o) {
  constexpr Prompt orders[] = {Prompt::trigger_order, Prompt::death_order, Prompt::arrange, Prompt::modifier,
                               Prompt::replacement};
  return o.kind != OptionKind::pass && std::find(std::begin(orders), std::end(orders), d.prompt) == std::end(orders);
}

Refusal Game::answer(int option) {
  Table& t = *table_;
  if (over())
    return {"the game is over", "15.2.3", {}};
  if (option < 0 || option >= static_cast<int>(t.decision.options.size()))
    return {"there is no option " + std::to_string(option) + "; they are numbered from 0 to " +
                std::to_string(t.decision.options.size() - 1),
            t.decision.rule(),
            {}};
  const Option& o = t.decision.options[static_cast<std::size_t>(option)];
  t.s.answer = o.kind == OptionKind::choose ? o.object : Value::number(option);
  t.s.answered = 1;
  if (chooses_freely(t.decision, o))
    t.s.turn.chosen = t.s.turn.resolved;
  if (++t.s.decisions > decisions_budget)
    t.stop("too many decisions: the game does not end");
  advance(t);
  return {};
}

}  // namespace soulstack
