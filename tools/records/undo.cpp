// A game with its answers, for undo and recording.
#include "tools/records/undo.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "scripting/binding/console_effect.h"
#include "tools/display/event_line.h"
#include "tools/players/match.h"
#include "tools/players/trial_budget.h"
#include "tools/support/option_match.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t decisions_to_a_checkpoint = 64;

std::vector<std::unique_ptr<Bot>> bots_for(const Beginning& how, Seated seated) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t i = 0; i < how.seats.size(); ++i) {
    const bool bot = seated == Seated::bots && how.seats[i] != person;
    if (bot)
      demand_own_bot(how.seats[i]);
    bots.push_back(bot ? make_bot(how.seats[i], how.seed, seat(static_cast<int>(i))) : nullptr);
  }
  return bots;
}

std::vector<std::unique_ptr<Bot>> copies_of(const std::vector<std::unique_ptr<Bot>>& bots) {
  std::vector<std::unique_ptr<Bot>> copies;
  for (const std::unique_ptr<Bot>& bot : bots)
    copies.push_back(bot ? bot->copy() : nullptr);
  return copies;
}

std::size_t count_typed(std::span<const Step> steps) {
  return static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), [](const Step& s) { return s.typed(); }));
}

}  // namespace

History::History(const scripting::Loaded& loaded, Beginning beginning, Seated seated)
    : loaded_(&loaded),
      beginning_(std::make_shared<const Beginning>(std::move(beginning))),
      game_(loaded.content(), loaded.scripts(), new_game(*beginning_), true),
      bots_(bots_for(*beginning_, seated)) {
  note_outcome(setup_, 0);
  note_checkpoint();
}

namespace {

// Dice that the table does not fix are random.
Game game_from(const scripting::Loaded& loaded, const Situation& situation) {
  std::unique_ptr<Table> table = lay_table(loaded.content(), loaded.scripts(), situation);
  table->logging = true;
  table->fixed_dice_only = false;
  return Game(std::move(table));
}

}  // namespace

History::History(const scripting::Loaded& loaded, Beginning beginning, const Situation& situation)
    : loaded_(&loaded),
      beginning_(std::make_shared<const Beginning>(std::move(beginning))),
      game_(game_from(loaded, situation)),
      bots_(bots_for(*beginning_, Seated::bots)),
      lost_past_(true),
      why_not_saved_("it began at the table of a scenario; `/save scenario FILE` writes it as another one") {
  setup_.hash = game_.hash();
  note_checkpoint();
}

History::History(const scripting::Loaded& loaded, History& past)
    : loaded_(&loaded),
      beginning_(past.beginning_),
      game_(Game::resume(loaded.content(), loaded.scripts(), past.game_.state())),
      bots_(copies_of(past.bots_)),
      reseated_(past.reseated_),
      lost_past_(true),
      why_not_saved_("the beginning of this game was played with other cards, so it cannot be replayed") {
  game_.copy_records(past.game_, past.game_.recorded());
  game_.keep_log(true);
  setup_.hash = game_.hash();
  note_checkpoint();
}

History::History(const History& from, bool with_past)
    : loaded_(from.loaded_),
      beginning_(from.beginning_),
      game_(from.game_.fork()),
      bots_(copies_of(from.bots_)),
      reseated_(from.reseated_),
      lost_past_(from.lost_past_ || !with_past),
      why_not_saved_(from.lost_past_ ? from.why_not_saved_ : "it is a branch without its past") {
  if (!with_past) {
    setup_.hash = game_.hash();
    note_checkpoint();
    return;
  }
  game_.copy_records(from.game_);
  setup_ = from.setup_;
  steps_.assign(from.steps_.begin(), from.steps_.begin() + static_cast<std::ptrdiff_t>(from.at_));
  at_ = from.at_;
  for (const Checkpoint& then : from.checkpoints_)
    if (checkpoints_.size() * decisions_to_a_checkpoint <= at_)
      checkpoints_.push_back({then.game.fork(), copies_of(then.bots), then.recorded});
}

std::unique_ptr<History> History::branch(bool with_past) const {
  std::unique_ptr<History> branch(new History(*this, with_past));
  branch->game_.keep_log(true);
  return branch;
}

std::unique_ptr<History> History::branch_in(const GameState& state) const {
  std::unique_ptr<History> branch(new History(*this, false));
  branch->game_ = Game::resume(loaded_->content(), loaded_->scripts(), state);
  branch->game_.keep_log(true);
  branch->setup_.hash = branch->game_.hash();
  branch->checkpoints_.clear();
  branch->note_checkpoint();
  return branch;
}

void History::seat_bot(Seat s, std::unique_ptr<Bot> bot) {
  const auto place = static_cast<std::size_t>(index_of(s));
  for (Checkpoint& then : checkpoints_)
    then.bots[place] = bot ? bot->copy() : nullptr;
  bots_[place] = std::move(bot);
  reseated_.add(s);
}

void History::seat_as_in(const History& other) {
  for (const Seat s : other.reseated_) {
    const std::unique_ptr<Bot>& bot = other.bots_[static_cast<std::size_t>(index_of(s))];
    seat_bot(s, bot ? bot->copy() : nullptr);
  }
}

// If the bot is too slow, it is as it was, so that it gives the same answer later.
int History::bots_choice() {
  std::unique_ptr<Bot>& bot = bots_[static_cast<std::size_t>(game_.decision().who)];
  std::unique_ptr<Bot> before = BotTimeLimit::is_set() ? bot->copy() : nullptr;
  try {
    return choose(game_, bots_);
  } catch (const BotsTooSlow&) {
    bot = std::move(before);
    throw;
  }
}

void History::note_outcome(Step& step, std::size_t log_before) const {
  if (!lost_past_)  // otherwise nothing compares them
    step.events = event_lines(game_.table(), log_before);
  step.hash = game_.hash();
}

// Stored before a bot draws random numbers for its answer.
void History::note_checkpoint() {
  if (at_ != checkpoints_.size() * decisions_to_a_checkpoint)
    return;
  checkpoints_.push_back({game_.fork(), copies_of(bots_), game_.recorded()});
}

void History::play(int option) {
  answer_or_stop(game_, option, beginning_->seed);
  ++at_;
  note_checkpoint();
}

void History::answer(int option, Answered how) {
  const bool known = at_ < steps_.size() && !steps_[at_].edits() && steps_[at_].option == option;
  if (!known)
    forget_later_steps();
  Step step = next_step(keys_of(game_.table())[static_cast<std::size_t>(option)], how);
  step.option = option;
  const std::size_t log_before = game_.table().log.size();
  play(option);
  take_step(std::move(step), log_before);
}

Step History::next_step(std::string key, Answered how) const {
  Step step;
  step.turn = game_.state().turn.number;
  step.who = index_of(game_.decision().who);
  step.key = std::move(key);
  step.how = how;
  return step;
}

// The game has already made it.
void History::take_step(Step step, std::size_t log_before) {
  note_outcome(step, log_before);
  if (at_ <= steps_.size())
    steps_[at_ - 1] = std::move(step);
  else
    steps_.push_back(std::move(step));
  write_down();
}

void History::forget_later_steps() {
  steps_.resize(at_);
  while (checkpoints_.size() > at_ / decisions_to_a_checkpoint + 1)
    checkpoints_.pop_back();
}

void History::write_down() {
  if (!journal_)
    return;
  journal_->add(steps_[at_ - 1]);
  if (game_.over())
    journal_->end(game_.hash(), verdict(game_));
}

// ---- Edits

// The effects of `/eval` are numbered along the game, so that a replay gives them the same IDs.
std::optional<Game> History::edited_by(const Game& game, std::size_t decisions, EditCommand& command,
                                       std::string& why) const {
  if (command.edit.kind == EditKind::effect) {
    const auto is_eval = [](const Step& s) { return s.edits() && s.key.starts_with(eval_prefix); };
    const std::span<const Step> before = std::span(steps_).first(decisions);
    std::vector<scripting::Finding> findings;
    command.edit.ability = scripting::set_console_effect(
        *loaded_, static_cast<std::size_t>(std::count_if(before.begin(), before.end(), is_eval)), command.lua,
        findings);
    if (!command.edit.ability.known()) {
      why = findings.empty() ? "this is not a statement or an expression" : findings.front().message;
      if (!findings.empty() && !findings.front().suggestion.empty())
        why += fmt::format(" (did you mean `{}`?)", findings.front().suggestion);
      return {};
    }
  }
  return edited(game, command.edit, why);
}

// An edit that was made before.
Game History::repeated(const Game& game, std::size_t decisions) const {
  std::string why;
  std::optional<EditCommand> command = read_edit(game, steps_[decisions].key, why);
  std::optional<Game> after = command ? edited_by(game, decisions, *command, why) : std::nullopt;
  if (!after)
    throw Stop{Exit::invariant, fmt::format("`{}` cannot be repeated: {}", steps_[decisions].key, why)};
  return std::move(*after);
}

namespace {

// Whether the effect has only computed something. Its frame took a serial, and left a result that nothing reads.
bool has_changed(const Game& before, const Game& after) {
  if (after.recorded().log != before.recorded().log || after.state().frames.count != before.state().frames.count)
    return true;
  const auto now = std::make_unique<GameState>();
  copy_state(*now, after.state());
  now->next_serial = before.state().next_serial;
  now->frames.back().result = before.state().frames.back().result;
  return hash_of(*now) != before.hash();
}

}  // namespace

History::Edited History::edit(std::string_view typed) {
  std::string why;
  std::optional<EditCommand> command = read_edit(game_, typed, why);
  if (!command)
    return {why, ""};
  if (journal_ && !journal_->takes_edits())
    return {"its journal has an older format that cannot record edits; `save FILE`, and resume that file", ""};
  std::optional<Game> after = edited_by(game_, at_, *command, why);
  if (!after)
    return {why, ""};
  const bool evaluated = command->edit.kind == EditKind::effect;
  if (evaluated)
    command->done = scripting::console_result(*loaded_);
  if (evaluated && !has_changed(game_, *after))
    return {"", command->done.empty() ? "Nothing has changed" : command->done};
  if (at_ >= steps_.size() || steps_[at_].key != command->written)
    forget_later_steps();
  Step step = next_step(command->written, Answered::edit);
  const std::size_t log_before = game_.table().log.size();
  game_ = std::move(*after);
  ++at_;
  note_checkpoint();
  take_step(std::move(step), log_before);
  return {"", command->done};
}

std::size_t History::edits() const {
  const std::span<const Step> before = done();
  return static_cast<std::size_t>(std::count_if(before.begin(), before.end(), [](const Step& s) { return s.edits(); }));
}

// ---- Undo and redo

// The log only grows, so an earlier log is its beginning. If a bot is too slow meanwhile, the game stays where it was.
void History::go_back_to(std::size_t decisions) {
  const Checkpoint& then = checkpoints_[decisions / decisions_to_a_checkpoint];
  Game game = then.game.fork();
  game.copy_records(game_, then.recorded);
  game.keep_log(true);
  Game game_before = std::exchange(game_, std::move(game));
  auto bots_before = std::exchange(bots_, copies_of(then.bots));
  const std::size_t at_before = std::exchange(at_, decisions / decisions_to_a_checkpoint * decisions_to_a_checkpoint);
  try {
    while (at_ < decisions)
      redo_one();
  } catch (...) {
    game_ = std::move(game_before);
    bots_ = std::move(bots_before);
    at_ = at_before;
    throw;
  }
}

void History::redo_one() {
  if (steps_[at_].edits()) {
    game_ = repeated(game_, at_);
    ++at_;
    return note_checkpoint();
  }
  if (!is_person(game_.decision().who))
    bots_choice();  // the result is unused; the call advances the bot's random numbers
  play(steps_[at_].option);
}

Game History::game_at(std::size_t decisions) const {
  const Checkpoint& then = checkpoints_[decisions / decisions_to_a_checkpoint];
  Game game = then.game.fork();
  for (std::size_t i = decisions / decisions_to_a_checkpoint * decisions_to_a_checkpoint; i < decisions; ++i) {
    if (steps_[i].edits())
      game = repeated(game, i);
    else
      answer_or_stop(game, steps_[i].option, beginning_->seed);
  }
  return game;
}

void History::go_to(std::size_t decisions) {
  if (decisions < at_) {
    go_back_to(decisions);
    if (journal_)
      journal_->back(decisions);
  }
  while (at_ < std::min(decisions, steps_.size())) {
    redo_one();
    write_down();
  }
  game_.mark_as_told(game_.recorded().log);
}

std::optional<std::size_t> History::before_typed(std::size_t n) const {
  for (std::size_t i = at_; i-- > 0;)
    if (steps_[i].typed() && --n == 0)
      return i;
  return {};
}

std::optional<std::size_t> History::after_typed(std::size_t n) const {
  if (typed_after() < n)
    return {};
  std::size_t i = at_;
  for (++n; i < steps_.size(); ++i)
    if (steps_[i].typed() && --n == 0)
      break;
  return i;
}

std::size_t History::typed_before() const { return count_typed(done()); }
std::size_t History::typed_after() const { return count_typed(std::span(steps_).subspan(at_)); }

std::optional<std::size_t> History::first_of_turn(int turn) const {
  for (std::size_t i = 0; i < steps_.size(); ++i)
    if (steps_[i].turn == turn)
      return i;
  if (at_ == steps_.size() && game_.state().turn.number == turn)
    return at_;
  return {};
}

int History::first_turn() const { return steps_.empty() ? game_.state().turn.number : steps_.front().turn; }
int History::last_turn() const { return at_ == steps_.size() ? game_.state().turn.number : steps_.back().turn; }

// ---- Replaying a file

std::string sentence_of(const Parting& p) {
  const std::string was = shown(p.was);
  switch (p.what) {
    case Parting::What::option:
      return fmt::format("the answer was `{}`, but {}", was, p.now);
    case Parting::What::event:
      return fmt::format("event {} was {} and is now {}", p.event, was.empty() ? "none" : fmt::format("`{}`", was),
                         p.now.empty() ? "none" : fmt::format("`{}`", p.now));
    case Parting::What::state:
      return fmt::format("the events are the same, but the state was {} and is now {}", was, p.now);
    case Parting::What::over:
      return fmt::format("the answer was `{}`, but the game is over", was);
  }
  return {};
}

std::optional<Parting> compare(std::size_t decision, const Step& was, const Step& now) {
  const std::size_t most = std::max(was.events.size(), now.events.size());
  const auto event_of = [](const Step& step, std::size_t i) { return i < step.events.size() ? step.events[i] : ""; };
  for (std::size_t i = 0; i < most; ++i)
    if (event_of(was, i) != event_of(now, i))
      return Parting{Parting::What::event, decision, i + 1, event_of(was, i), event_of(now, i)};
  if (was.hash != now.hash)
    return Parting{Parting::What::state, decision, 0, hex(was.hash), hex(now.hash)};
  return {};
}

std::string key_without_number(const std::string& key) {
  std::string plain;
  for (std::size_t i = 0; i < key.size(); ++i) {
    if (key[i] == '#')
      while (i + 1 < key.size() && key[i + 1] >= '0' && key[i + 1] <= '9')
        ++i;
    else
      plain += key[i];
  }
  return plain;
}

std::optional<Parting> History::follow(const Step& was, int option) {
  if (!is_person(game_.decision().who))
    bots_choice();
  answer(option, was.how);
  return compare(at_, was, steps_[at_ - 1]);
}

std::optional<Parting> History::follow_edit(const Step& was) {
  const std::size_t before = at_;
  if (const Edited edited = edit(was.key); !edited.why.empty())
    return Parting{Parting::What::option, before + 1, 0, was.key, edited.why};
  return compare(at_, was, steps_[at_ - 1]);
}

std::optional<Parting> History::retrace(const Record& record, const std::function<void(const Step&)>& before_each) {
  if (auto parting = compare(0, record.setup, setup_))
    return parting;
  for (const Step& was : record.steps) {
    if (game_.over())
      return Parting{Parting::What::over, at_ + 1, 0, was.key, ""};
    if (was.edits()) {
      if (before_each)
        before_each(was);
      if (auto parting = follow_edit(was))
        return parting;
      continue;
    }
    const std::vector<std::string> keys = keys_of(game_.table());
    const auto option = static_cast<std::size_t>(was.option);
    const bool same = option < keys.size() && keys[option] == was.key && index_of(game_.decision().who) == was.who;
    if (!same)
      return Parting{Parting::What::option, at_ + 1, 0, was.key, offered(game_)};
    if (before_each)
      before_each(was);
    if (auto parting = follow(was, was.option))
      return parting;
  }
  return {};
}

std::string offered(const Game& game) {
  return fmt::format("{} is asked `{}`, with {}", player_name(game.decision().who), question_of(game.table()),
                     listed(keys_of(game.table())));
}

// ---- Files

void History::keep_in(std::unique_ptr<Journal> journal) {
  journal_ = std::move(journal);
  if (!journal_)
    return;
  for (std::size_t i = journal_->decisions(); i < at_; ++i)
    journal_->add(steps_[i]);
  if (game_.over() && !journal_->ended())
    journal_->end(game_.hash(), verdict(game_));
}

std::string History::record(FileKind kind) const {
  return record_text(kind, *beginning_, setup_, done(), game_.over() ? verdict(game_) : "");
}

std::string History::write(const std::filesystem::path& path, FileKind kind) const {
  if (lost_past_)
    return why_not_saved_;
  return write_record(path, kind, *beginning_, setup_, done(), game_.over() ? verdict(game_) : "");
}

void answer_until_editable(History& history) {
  constexpr int most_questions = 200;
  const auto is_editable = [](const Game& game) {
    return game.over() || game.decision().prompt == Prompt::priority || game.decision().prompt == Prompt::action;
  };
  for (int n = 0; n < most_questions && !is_editable(history.game()); ++n)
    history.answer(0, Answered::by_bot);
}

}  // namespace soulstack::tools
