#include "engine/game/oracle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/game/game.h"
#include "engine/model/event_rows.h"
#include "engine/rules/priority.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"

namespace soulstack {

Content content_with(const Content& content, Shortcuts shortcuts) {
  Content c = content;
  c.shortcuts = shortcuts;
  for (AbilityDef& a : c.abilities) {
    if (a.continuous().is_steady)
      a.own<Continuous>().is_steady = c.takes(Shortcut::steady_changes);
    if (a.activation().is_free)
      a.own<Activation>().is_free = c.takes(Shortcut::free_abilities);
    a.needs = c.takes(Shortcut::stack_needs) ? a.needs : anyway;
  }
  for (Use& use : c.uses)
    use.needs = c.takes(Shortcut::stack_needs) ? use.needs : anyway;
  for (Filter& f : c.filters) {
    f.is_plain = f.is_plain && c.takes(Shortcut::plain_nouns);
    f.is_usual = f.is_usual && c.takes(Shortcut::plain_nouns);
  }
  for (ProcedureDef& procedure : c.rules.procedures)
    for (StepRow& row : procedure.rows)
      row.is_plain = row.is_plain && c.takes(Shortcut::plain_rows);
  if (!c.takes(Shortcut::absent_things)) {
    c.has_zero_hp = c.has_abilities_elsewhere = c.has_open_abilities = true;
    c.counted.set();
  }
  return c;
}

namespace {

// The hash of a state without what only says where to look. `into` receives this state.
std::uint64_t essential_hash(const GameState& from, GameState& into) {
  copy_state(into, from);
  into.attention = 0;
  for (Player& p : into.players)
    p.max_hp = p.damage == 0 ? std::int16_t{0} : p.max_hp;  // it is noted when damage is marked
  for (Card& c : into.cards)
    c.max_hp = c.damage == 0 ? std::int16_t{0} : c.max_hp;
  for (Frame& f : into.frames)
    if (static_cast<Procedure>(f.procedure.value) == Procedure::priority)
      f.result = nothing;  // of the checks before it
  return hash_of(into);
}

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(static_cast<const void*>(&a), static_cast<const void*>(&b), sizeof(T)) == 0;
}

// The first place where two lists differ; negative: nowhere.
template <class List>
int first_different(const List& a, const List& b) {
  for (int i = 0; i < std::min(a.size(), b.size()); ++i)
    if (!same_bytes(a[i], b[i]))
      return i;
  return a.size() == b.size() ? -1 : std::min(a.size(), b.size());
}

// What differs between two states, for people.
class StateDifference {
 public:
  StateDifference(const Table& t, const GameState& fast, const GameState& slow) : t_(t), fast_(fast), slow_(slow) {}

  std::string text() {
    if (fast_.outcome != slow_.outcome)
      parts_.push_back("how the game ends");
    if (!same_bytes(fast_.turn, slow_.turn) || !same_bytes(fast_.round, slow_.round))
      parts_.push_back("the turn");
    for (Seat p : t_.seats())
      if (!same_bytes(fast_.players[static_cast<std::size_t>(p)], slow_.players[static_cast<std::size_t>(p)]))
        parts_.push_back(name_of(t_, Value::player(p)));
    for (int i = 0; i < std::min(fast_.cards.size(), slow_.cards.size()); ++i)
      if (!same_bytes(fast_.cards[i], slow_.cards[i]))
        parts_.push_back(t_.printed(static_cast<CardIndex>(i)).name);
    compare("the stack", fast_.stack, slow_.stack);
    compare("the waiting abilities", fast_.waiting, slow_.waiting);
    compare("the procedures", fast_.frames, slow_.frames);
    compare("the lasting effects", fast_.lasting, slow_.lasting);
    compare("the kept values", fast_.kept, slow_.kept);
    compare("the counts", fast_.counts, slow_.counts);
    compare("the objects that left play", fast_.formers, slow_.formers);
    compare("what happened", fast_.tallies, slow_.tallies);
    compare("the replies", fast_.replies, slow_.replies);
    compare("the lists", fast_.lists, slow_.lists);
    compare("the zones", fast_.zones, slow_.zones);
    if (fast_.next_serial != slow_.next_serial || fast_.drawn != slow_.drawn)
      parts_.push_back("what was drawn");
    constexpr std::size_t most = 6;
    parts_.resize(std::min(parts_.size(), most));
    return fmt::format("the state differs in {}", fmt::join(parts_, ", "));
  }

 private:
  template <class List>
  void compare(std::string_view name, const List& fast, const List& slow) {
    if (const int at = first_different(fast, slow); at >= 0)
      parts_.push_back(fmt::format("{} ({} and {}, from number {})", name, fast.size(), slow.size(), at + 1));
  }

  const Table& t_;
  const GameState &fast_, &slow_;
  std::vector<std::string> parts_;
};

std::string labels(const Table& t) {
  std::vector<std::string> all;
  for (int i = 0; t.decision.open && i < static_cast<int>(t.decision.options.size()); ++i)
    all.push_back(label_of(t, i));
  return fmt::format("{}", fmt::join(all, "; "));
}

std::string different_decision(const Table& fast, const Table& slow) {
  const Decision &a = fast.decision, &b = slow.decision;
  if (a.open == b.open &&
      (!a.open || (a.who == b.who && a.prompt == b.prompt && a.about == b.about && a.options == b.options)))
    return {};
  return fmt::format("the decision is `{}` ({}), and without shortcuts `{}` ({})", a.open ? question_of(fast) : "none",
                     labels(fast), b.open ? question_of(slow) : "none", labels(slow));
}

// Checks that find nothing may note that something is forbidden.
bool is_note(const Event& e) { return e.type == EventType::forbidden; }

std::vector<Event> events_since(const Table& t, std::size_t from) {
  std::vector<Event> all;
  std::copy_if(t.log.begin() + static_cast<std::ptrdiff_t>(std::min(from, t.log.size())), t.log.end(),
               std::back_inserter(all), [](const Event& e) { return !is_note(e); });
  return all;
}

std::string sentence(const Table& t, const std::vector<Event>& events, std::size_t at) {
  if (at >= events.size())
    return "nothing";
  const Event& e = events[at];
  return fmt::format("{} of {} by {}", row_of(e.type).name, name_of(t, e.subject), name_of(t, e.source));
}

std::string different_events(const Table& fast, std::size_t from, const Table& slow) {
  const std::vector<Event> a = events_since(fast, from), b = events_since(slow, 0);
  const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end(),
                                    [](const Event& e, const Event& f) { return same_bytes(e, f); });
  if (x == a.end() && y == b.end())
    return {};
  const auto at = static_cast<std::size_t>(x - a.begin());
  return fmt::format("event {} of this answer is {}, and without shortcuts {}", at + 1, sentence(fast, a, at),
                     sentence(slow, b, at));
}

// Without shortcuts there is more work, so a limit on it is reached at another moment. A card that has done too much is
// left out from then on.
bool is_about_work(const Table& before, const Table& fast, const Table& slow) {
  const auto is_stopped = [](const Table& t) {
    return t.s.outcome == Outcome::stopped || t.s.outcome == Outcome::draw;
  };
  const bool may_leave_out = std::max(slow.work.highest(), slow.work.done()) >= plenty_of_work;
  return may_leave_out || is_stopped(fast) || is_stopped(slow) || fast.s.quarantines != before.s.quarantines ||
         slow.s.quarantines != before.s.quarantines;
}

// At its open decision, whose options are listed again; or played to the first one.
Game from(const Table& state, const Content& content) {
  auto table = std::make_unique<Table>(state, content);
  table->logging = true;
  if (table->decision.open)
    open_decision(*table);
  return Game(std::move(table));
}

// The stack objects, and the cards that listen to what may have been missed.
std::string cards_concerned(const Table& t) {
  std::vector<std::string> names;
  const auto add = [&](Value source) {
    if (!source.is(ValueKind::card))
      return;
    const std::string& name = t.printed(source.as_card()).name;
    if (std::find(names.begin(), names.end(), name) == names.end() && names.size() < 8)
      names.push_back(name);
  };
  for (const StackItem& item : t.s.stack)
    add(item.source);
  t.listeners.refresh(t);
  for (std::uint8_t id = 0; id < stat::count; ++id)
    for (const Listener& l : t.listeners.always(StatId{id}))
      add(l.source);
  for (const Gift& gift : t.listeners.gifts())
    add(gift.listener.source);
  return fmt::format("{}", fmt::join(names, ", "));
}

// Which shortcuts make the difference is found by leaving out one at a time. `is_right`: is the game with this content the
// one without shortcuts?
template <class IsRight>
Difference with_shortcuts(const Content& all, const Game& game, const std::string& what, IsRight is_right) {
  std::vector<std::string> makers, with_rules;
  for (const ShortcutRow& row : shortcut_rows) {
    if (!is_right(content_with(all, Shortcuts::all().without(row.shortcut))))
      continue;
    makers.emplace_back(row.name);
    with_rules.push_back(fmt::format("{} (rule {})", row.name, row.rule));
  }
  const std::string shortcuts =
      with_rules.empty() ? "several together" : fmt::format("{}", fmt::join(with_rules, ", "));
  return {fmt::format("The game goes on differently without shortcuts: {}. Shortcuts: {}. Cards: {}", what, shortcuts,
                      cards_concerned(game.table())),
          fmt::format("{}", fmt::join(makers, ", "))};
}

}  // namespace

Oracle::Oracle(const Content& content)
    : content_(content), plain_(std::make_unique<Content>(content_with(content, Shortcuts::none()))) {
  for (std::unique_ptr<GameState>& state : essential_)
    state = std::make_unique<GameState>();
}
Oracle::~Oracle() = default;

bool Oracle::is_equal(const GameState& a, const GameState& b) const {
  return essential_hash(a, *essential_[0]) == essential_hash(b, *essential_[1]);
}

Difference Oracle::difference_at_start(const Game& game, const NewGame& how) {
  const Game slow(*plain_, game.table().scripts, how);
  std::string what = different_decision(game.table(), slow.table());
  if (!is_equal(game.state(), slow.state()))
    what = StateDifference(game.table(), *essential_[0], *essential_[1]).text();
  if (what.empty())
    return {};
  return with_shortcuts(content_, game, what, [&](const Content& content) {
    return is_equal(Game(content, game.table().scripts, how).state(), slow.state());
  });
}

void Oracle::begin(const Table& unplayed) {
  option_ = at_start;
  log_before_ = unplayed.log.size();
  wrong_options_.clear();
  before_ = std::make_unique<Table>(unplayed, unplayed.content);
  slow_ = std::make_unique<Game>(from(*before_, *plain_));
}

void Oracle::answer(const Game& game, int option) {
  option_ = option;
  log_before_ = game.table().log.size();
  before_ = std::make_unique<Table>(game.table());
  slow_ = std::make_unique<Game>(from(*before_, *plain_));
  wrong_options_ = different_decision(game.table(), slow_->table());
  if (wrong_options_.empty())
    slow_->answer(option);
}

Difference Oracle::difference(const Game& game) {
  if (!wrong_options_.empty())
    return named(game, wrong_options_);
  if (is_about_work(*before_, game.table(), slow_->table())) {
    ++not_compared_;
    return {};
  }
  std::string what = different_decision(game.table(), slow_->table());
  if (!is_equal(game.state(), slow_->state()))
    what = StateDifference(game.table(), *essential_[0], *essential_[1]).text();
  if (what.empty() && game.table().logging)
    what = different_events(game.table(), log_before_, slow_->table());
  return what.empty() ? Difference() : named(game, what);
}

Difference Oracle::named(const Game& game, const std::string& what) const {
  return with_shortcuts(content_, game, what, [&](const Content& content) {
    Game without = from(*before_, content);
    if (wrong_options_.empty() && option_ != at_start)
      without.answer(option_);
    return wrong_options_.empty() ? is_equal(without.state(), slow_->state())
                                  : different_decision(without.table(), slow_->table()).empty();
  });
}

}  // namespace soulstack
