// Plays many games in parallel.
#include "tools/simulate/simulation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>

#include "engine/game/oracle.h"
#include "engine/model/save_format.h"
#include "engine/table/loop_cards.h"
#include "engine/table/queries.h"
#include "scripting/sandbox/script_memory.h"
#include "tools/players/match.h"
#include "tools/players/outside_bots.h"
#include "tools/players/trial_budget.h"
#include "tools/records/undo.h"
#include "tools/simulate/course.h"
#include "tools/simulate/game_checks.h"
#include "tools/support/random.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"
#include "tools/support/threads.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t games_at_once = 8;  // that a worker takes in one go

// Prefixes of the trouble that ended a game.
constexpr std::string_view drawn = "Drawn: ", stopped = "Stopped: ", loop = "a loop";

constexpr std::uint64_t cards_named = 8;  // at most, of a game that was stopped

// Empty if no command plays it: in some experiments the bots use other random numbers, or a player is given something.
std::string command_for(const SimulationPlan& plan, std::uint64_t seed) {
  if (plan.other_bots != 0 || plan.gift)
    return "";
  const std::string& rules = plan.variant.empty() ? plan.sets.rules : plan.variant;
  std::string command = fmt::format("soulstack demo --players {} --seed {} --bots {} --rules {}", plan.players, seed,
                                    shell_word(fmt::format("{}", fmt::join(plan.bots, ","))), shell_word(rules));
  for (const std::string& set : plan.sets.sets)
    command += " --set " + shell_word(set);
  return command;
}

void fold(std::uint64_t& into, std::uint64_t next) { into = mixed(into * golden + next); }

std::uint64_t hash_of(const Decision& d) {
  std::uint64_t hash = d.options.size();
  fold(hash, static_cast<std::uint64_t>(d.who) << 8 | static_cast<std::uint64_t>(d.prompt));
  fold(hash, d.about.bits);
  for (const Option& o : d.options) {
    fold(hash, static_cast<std::uint64_t>(o.kind));
    fold(hash, std::uint64_t{o.object.bits} << 32 | o.ability.bits);
  }
  return hash;
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

std::uint64_t nanoseconds_since(Clock::time_point start) {
  return static_cast<std::uint64_t>(std::chrono::nanoseconds(Clock::now() - start).count());
}

struct Abandoned {};

// One running game. A fork starts its own statistics, so they are added up each time a table is replaced.
class Run {
 public:
  Run(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number, const std::atomic<bool>& stop)
      : loaded_(loaded),
        plan_(plan),
        stop_(stop),
        number_(number),
        seed_(seed_of_game(plan.seed, number)),
        bots_(make_bots(plan.bots, plan.players, seed_ ^ plan.other_bots)),
        game_(loaded.content(), loaded.scripts(), NewGame{.players = plan.players, .seed = seed_, .characters = {}},
              keeps_log()),
        checking_(seed_),
        owner_(owner_of_gift(number, plan.players)) {
    if (!plan.oracle)
      return;
    oracle_.emplace(loaded.content());
    const NewGame how{.players = plan.players, .seed = seed_, .characters = {}};
    fail_if(oracle_->difference_at_start(game_, how).what);
  }

  GameResult play(Troubles& troubles) {
    const Clock::time_point start = Clock::now();
    try {
      play_to_the_end(troubles);
    } catch (BotFailure& failure) {
      if (plan_.forfeits.empty()) {
        failure.why += "\n" + kept_for_repeating();
        throw;
      }
      forfeit(failure, troubles);
    } catch (const BotsTooSlow&) {
      throw;  // not a fault of the game
    } catch (Stop& stop) {
      stop.why += "\n" + kept_for_repeating();
      throw;
    }
    counts_.nanoseconds += nanoseconds_since(start);
    if (!plan_.journals.empty())
      write_down(fs::path(plan_.journals) / journal_name(plan_, seed_));
    return result();
  }
  const Counts& counts() const { return counts_; }

 private:
  bool keeps_log() const { return plan_.check || plan_.oracle || plan_.log || plan_.course || plan_.details; }

  // At each decision, and at the end: what the plan asks for.
  bool is_looked_at() const { return plan_.check || plan_.leader || plan_.course || plan_.trace; }
  void look() {
    if (looks_)
      look_closely();
  }
  void look_closely() {
    check_table();
    if (plan_.leader)
      follow_leader();
    if (plan_.course && !game_.over())
      course_.add(game_.decision());
    if (!plan_.trace)
      return;
    fold(trace_, game_.hash());
    fold(trace_, game_.over() ? 0 : hash_of(game_.decision()));
  }

  // At the first decision after a round, and at the end of the game.
  void follow_leader() {
    const auto rounds_over = static_cast<std::size_t>(game_.state().round.number) - (game_.over() ? 0 : 1);
    while (game_.state().round.number > 0 && leader_.size() < rounds_over)
      leader_.push_back(most_souls(game_.table()));
    if (const Seat now = only_leader(game_.table()); now != Seat::game && leader_.size() > led_for_) {
      if (leader_seat_ != Seat::game && leader_seat_ != now)
        ++leader_changes_;
      leader_seat_ = now;
    }
    led_for_ = leader_.size();
  }

  // The player who has more souls than each other player; nobody if several have the most.
  static Seat only_leader(const Table& t) {
    const int most = most_souls(t);
    Seats leaders;
    for (const Seat p : t.seats())
      if (souls_of(t, p) == most)
        leaders.add(p);
    return leaders.size() == 1 ? *leaders.begin() : Seat::game;
  }

  static std::uint8_t most_souls(const Table& t) {
    int most = 0;
    for (const Seat p : t.seats())
      most = std::max(most, souls_of(t, p));
    return static_cast<std::uint8_t>(std::clamp(most, 0, 255));
  }

  void play_to_the_end(Troubles& troubles) {
    for (look(); !game_.over(); look()) {
      if (plan_.fork_check)
        check_fork(troubles);
      if (plan_.save_check)
        check_save(troubles);
      if (plan_.gift)
        give_if_due();
      const int option = chosen();
      journal_.push_back(static_cast<std::uint16_t>(option));
      if (oracle_)
        oracle_->answer(game_, option);
      answer_or_stop(game_, option, seed_);
      if (oracle_)
        fail_if(oracle_->difference(game_).what);
    }
    collect(troubles);
  }

  void give_if_due() {
    if (given_at_ || !plan_.gift->is_due(game_, owner_))
      return;
    game_ = with_gift(game_, *plan_.gift, owner_);
    given_at_ = journal_.size();
  }

  // The game ends here, and is lost by this seat alone.
  void forfeit(const BotFailure& failure, Troubles& troubles) {
    forfeited_ = static_cast<std::uint8_t>(index_of(failure.seat));
    collect(troubles);
    const fs::path path = fmt::format("{}{}", plan_.forfeits, journal_name(plan_, seed_));
    std::error_code error;
    fs::create_directories(path.parent_path(), error);  // if it fails, so does the next line
    write_down(path);
    troubles.try_emplace(
        fmt::format("{}\n  `soulstack replay {}` shows the game up to there", failure.why, path.string()),
        FirstGame{number_, seed_});
  }

  int chosen() {
    if (stop_)
      throw Abandoned{};
    const auto who = static_cast<std::size_t>(game_.decision().who);
    ++questions_[who];
    if (!plan_.time_bots)
      return choose(game_, bots_);
    const Clock::time_point start = Clock::now();
    const int option = choose(game_, bots_);
    counts_.bot_nanoseconds[who] += nanoseconds_since(start);
    return option;
  }

  // Rebuilt from the answers only if the journal is needed.
  void write_down(const fs::path& path) const {
    std::vector<std::string> seats;
    for (int p = 0; p < plan_.players; ++p)
      seats.push_back(plan_.bots[static_cast<std::size_t>(p) % plan_.bots.size()]);
    History history(loaded_, {seed_, seats, plan_.sets.rules, "all", stamps_of(loaded_)}, Seated::nobody);
    answer_all(history);
    if (const std::string why = history.write(path, FileKind::journal); !why.empty())
      throw Stop{Exit::content, why};
  }

  // Without the last answer if the engine refused it.
  void answer_all(History& history) const {
    try {
      for (std::size_t n = 0; n < journal_.size(); ++n) {
        if (given_at_ == n)
          for (const std::string& edit : plan_.gift->edits_for(owner_))
            (void)history.edit(edit);
        history.answer(journal_[n], Answered::by_bot);
      }
    } catch (const Stop&) {
      return;
    }
  }

  // Records the game up to the fault.
  std::string kept_for_repeating() const {
    const fs::path path =
        fs::temp_directory_path() / fmt::format("soulstack-{}-{}", getpid(), journal_name(plan_, seed_));
    try {
      write_down(path);
    } catch (const Stop& stop) {
      return stop.why;
    }
    return fmt::format(
        "Seed {}, ruleset {}, {} players. Run `soulstack replay {} --step` to see the game up to this fault", seed_,
        plan_.sets.rules, plan_.players, path.string());
  }

  void check_table() {
    if (plan_.check)
      fail_if(checking_.first_wrong(game_));
  }

  void fail_if(const std::string& wrong) const {
    if (!wrong.empty())
      fail(wrong);
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw Stop{Exit::invariant, fmt::format("At decision {}: {}", journal_.size() + 1, what)};
  }

  void check_fork(Troubles& troubles) {
    Game fork = game_.fork();
    check_same(fork, "The fork");
    if (journal_.size() % 2 != 0)
      continue_in(std::move(fork), troubles);
  }

  void check_save(Troubles& troubles) {
    auto state = std::make_unique<GameState>();
    if (!read_state(bytes_of(game_.state()), *state))
      fail("The saved state cannot be loaded");
    Game loaded = Game::resume(loaded_.content(), loaded_.scripts(), *state);
    check_same(loaded, "The loaded state");
    continue_in(std::move(loaded), troubles);
  }

  void check_same(const Game& other, std::string_view what) const {
    if (other.hash() != game_.hash())
      fail(fmt::format("{} differs from the original", what));
    if (hash_of(other.decision()) != hash_of(game_.decision()))
      fail(fmt::format("{} has a different decision", what));
  }

  void continue_in(Game other, Troubles& troubles) {
    collect(troubles);
    other.keep_log(keeps_log());
    Recorded recorded = game_.recorded();
    recorded.troubles = 0;  // they are counted
    other.copy_records(game_, recorded);
    game_ = std::move(other);
  }

  void collect(Troubles& troubles) {
    const Table& t = game_.table();
    const auto add = [&](std::string what, std::string cards = "") {
      troubles.try_emplace(std::move(what), FirstGame{number_, seed_, std::move(cards), command_for(plan_, seed_)});
    };
    counts_.priority_stops += t.priority_stops;
    counts_.script_calls += t.script_calls;
    for (const Trouble& trouble : t.troubles) {
      const bool has_ended = &trouble == &t.troubles.back() && !ended().empty();
      const bool names_cards = trouble.what.starts_with(loop);
      add(fmt::format("{}{}", has_ended ? ended() : "", trouble.what),
          has_ended && !names_cards ? cards_at_work(t, cards_named) : "");
    }
    for (const Trouble& complaint : t.complaints) {
      complaints_.emplace(complaint.ability.value, complaint.what);
      add(complaint.what);
    }
  }

  // The prefix if this trouble ended the game.
  std::string_view ended() const {
    return game_.outcome() == Outcome::draw ? drawn : game_.outcome() == Outcome::stopped ? stopped : "";
  }

  GameResult result() {
    counts_.decisions = journal_.size();
    counts_.script_errors = game_.state().failures + complaints_.size();
    GameResult r = result_of(game_);
    r.trace = trace_;
    if (plan_.course) {
      course_.add(game_.table().log);
      r.course = course_.hash();
    }
    r.leader = leader_;
    r.leader_changes = leader_changes_;
    r.script_errors = static_cast<std::uint32_t>(counts_.script_errors);
    if (plan_.details)
      r.details = details();
    r.forfeited = forfeited_;
    if (plan_.gift)
      r.owner = static_cast<std::uint8_t>(index_of(owner_));
    if (forfeited_ != GameResult::no_forfeit) {
      r.outcome = Outcome::won;
      r.winners = Seats::first(plan_.players) - seat(forfeited_);
    }
    return r;
  }

  std::shared_ptr<const GameDetails> details() const {
    auto all = std::make_shared<GameDetails>(details_of(game_.table(), questions_));
    all->priority_stops = counts_.priority_stops;
    all->script_calls = counts_.script_calls;
    return all;
  }

  const scripting::Loaded& loaded_;
  const SimulationPlan& plan_;
  const std::atomic<bool>& stop_;
  std::uint64_t number_, seed_;
  std::vector<std::unique_ptr<Bot>> bots_;
  Game game_;
  Checking checking_;
  std::optional<Oracle> oracle_;
  const bool looks_ = is_looked_at();
  Seat owner_;                           // of the gift
  std::optional<std::size_t> given_at_;  // before that answer
  std::vector<std::uint16_t> journal_;
  std::vector<std::uint32_t> questions_ = std::vector<std::uint32_t>(max_players);  // by seat
  std::set<std::pair<std::uint16_t, std::string>> complaints_;  // of conditions and values: a fork reports them again
  Counts counts_;
  std::uint64_t trace_ = 0;
  Course course_;
  std::vector<std::uint8_t> leader_;
  std::size_t led_for_ = 0;  // rounds
  Seat leader_seat_ = Seat::game;
  std::uint16_t leader_changes_ = 0;
  std::uint8_t forfeited_ = GameResult::no_forfeit;
};

// Shared by the workers. A worker takes a few games, plays them, and writes to their places in `results`.
struct Shared {
  const SimulationPlan& plan;
  std::vector<std::optional<GameResult>> results;
  std::atomic<std::uint64_t> next{0}, done{0};
  std::atomic<bool> stop{false};
  std::mutex mutex;  // protects the members below
  std::condition_variable finished;
  int working = 0;
  Counts counts;
  Troubles troubles;
  std::exception_ptr failure;
  const std::uint64_t refusals = scripting::ScriptMemory::of_process().refusals();  // before

  explicit Shared(const SimulationPlan& p) : plan(p), results(p.games) {}

  // One worker has stopped or never started; the caller holds the mutex.
  void worker_ended() {
    --working;
    finished.notify_all();
  }
};

// Which game is refused memory depends on what other threads use, so none of them counts.
void demand_memory(const Shared& shared) {
  const scripting::ScriptMemory& memory = scripting::ScriptMemory::of_process();
  if (memory.refusals() != shared.refusals)
    throw Stop{
        Exit::content,
        fmt::format("The scripts used up all memory of this process, {} MiB; use fewer --jobs, or raise --memory",
                    memory.limit() / scripting::mebibyte)};
}

void play_some(Shared& shared, const scripting::Loaded& loaded, Counts& counts, Troubles& troubles) {
  while (!shared.stop) {
    const std::uint64_t first = shared.next.fetch_add(games_at_once);
    if (first >= shared.plan.games)
      return;
    for (std::uint64_t g = first; g < std::min(first + games_at_once, shared.plan.games) && !shared.stop; ++g) {
      shared.results[g] = play_game(loaded, shared.plan, shared.plan.first_game + g, counts, troubles, shared.stop);
      if (!shared.results[g])
        return;
      demand_memory(shared);
      ++shared.done;
    }
  }
}

// Each worker but the first has a Lua state of its own, which is made in its thread; they share the content.
class Scripting {
 public:
  Scripting(const scripting::Loaded& first, const SimulationPlan& plan, bool is_first)
      : own_(is_first ? nullptr : first.for_another_thread()), used_(is_first ? &first : own_.get()) {
    if (used_ == nullptr)
      throw Stop{Exit::content,
                 "There is not enough memory to load the sets in each thread; use fewer --jobs, or raise --memory"};
    used_->set_rebuild(plan.rebuild);
  }
  const scripting::Loaded& loaded() const { return *used_; }

 private:
  std::unique_ptr<scripting::Loaded> own_;
  const scripting::Loaded* used_;
};

void work(Shared& shared, const scripting::Loaded& sets, bool is_first) {
  Counts counts;
  Troubles troubles;
  std::exception_ptr failure;
  try {
    const Scripting scripting(sets, shared.plan, is_first);
    play_some(shared, scripting.loaded(), counts, troubles);
  } catch (...) {
    failure = std::current_exception();
    shared.stop = true;
  }
  const std::lock_guard lock(shared.mutex);
  shared.counts.add(counts);
  for (const auto& [what, game] : troubles) {
    FirstGame& first = shared.troubles.try_emplace(what, game).first->second;
    if (game.number < first.number)  // independent of which thread reported it first
      first = game;
  }
  if (failure && !shared.failure)
    shared.failure = failure;
  shared.worker_ended();
}

void watch(Shared& shared, Clock::time_point start, const Progress& progress) {
  std::unique_lock lock(shared.mutex);
  while (!shared.finished.wait_for(lock, std::chrono::milliseconds(100), [&] { return shared.working == 0; }))
    if (!progress(shared.done, seconds_since(start)))
      shared.stop = true;
}

}  // namespace

void Simulation::add(const Simulation& next) {
  games.insert(games.end(), next.games.begin(), next.games.end());
  counts.add(next.counts);
  seconds += next.seconds;
  troubles.insert(next.troubles.begin(), next.troubles.end());
}

GameResult result_of(const Game& game) {
  const Table& t = game.table();
  GameResult r;
  r.hash = game.hash();
  r.decisions = t.s.decisions;
  r.turns = t.s.turn.number;
  r.rounds = t.s.round.number;
  r.first = t.s.round.starter;
  for (const Seat s : t.seats())
    if (const CardIndex character = t.player(s).character; character != no_card)
      r.characters[static_cast<std::size_t>(s)] = t.card(character).printed;
  r.script_errors = t.s.failures;
  r.outcome = game.outcome();
  r.together = t.content.rules.is(Way::winning_together);
  for (const Seat s : game.winners())
    r.winners.add(s);
  return r;
}

std::int64_t win_of(const GameResult& game, int index) {
  return game.winners.has(seat(index)) ? whole_win / game.winners.size() : 0;
}

std::string winners_text(const GameResult& game) {
  std::string text;
  for (const Seat winner : game.winners)
    text += fmt::format("{}{}", text.empty() ? "" : " ", index_of(winner) + 1);
  return text;
}

void Counts::add(const Counts& other) {
  decisions += other.decisions;
  priority_stops += other.priority_stops;
  script_calls += other.script_calls;
  script_errors += other.script_errors;
  nanoseconds += other.nanoseconds;
  for (std::size_t seat = 0; seat < bot_nanoseconds.size(); ++seat)
    bot_nanoseconds[seat] += other.bot_nanoseconds[seat];
}

std::string journal_name(const SimulationPlan& plan, std::uint64_t game_seed) {
  return fmt::format("{}-{}-players-seed-{}.journal", plan.sets.rules, plan.players, game_seed);
}

std::optional<GameResult> play_game(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number,
                                    Counts& counts, Troubles& troubles, const std::atomic<bool>& stop) {
  Run run(loaded, plan, number, stop);
  try {
    const GameResult result = run.play(troubles);
    counts.add(run.counts());
    return result;
  } catch (const Abandoned&) {
    return {};
  }
}

GameResult play_game(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t number, Counts& counts,
                     Troubles& troubles) {
  const std::atomic<bool> never{false};
  return *play_game(loaded, plan, number, counts, troubles, never);
}

Simulation simulate(const SimulationPlan& plan, Console& console, const Progress& progress) {
  const auto useful = (plan.games + games_at_once - 1) / games_at_once;
  const int workers = static_cast<int>(
      std::min<std::uint64_t>(static_cast<std::uint64_t>(plan.jobs), std::max<std::uint64_t>(useful, 1)));
  const std::unique_ptr<scripting::Loaded> first = load(plan.sets, console);
  Shared shared(plan);
  shared.working = workers;
  const Clock::time_point start = Clock::now();
  Threads threads;
  for (int worker = 0; worker < workers; ++worker)
    if (!threads.start([&shared, &first, worker] { work(shared, *first, worker == 0); })) {
      const std::lock_guard lock(shared.mutex);
      shared.worker_ended();
    }
  watch(shared, start, progress);
  threads.join();
  if (shared.failure)
    std::rethrow_exception(shared.failure);

  Simulation result;
  result.seconds = seconds_since(start);
  for (const std::optional<GameResult>& game : shared.results) {
    if (!game)
      break;
    result.games.push_back(*game);
  }
  result.counts = shared.counts;
  result.troubles = std::move(shared.troubles);
  return result;
}

namespace {

std::uint64_t combined(const std::vector<GameResult>& games, std::uint64_t GameResult::*what) {
  std::uint64_t hash = games.size();
  for (const GameResult& game : games)
    fold(hash, game.*what);
  return hash;
}

}  // namespace

void note_troubles(Console& console, const Troubles& troubles, std::size_t most) {
  std::size_t shown = 0;
  for (const auto& [what, first] : troubles) {
    if (++shown > most)
      return console.note("... and {} more", troubles.size() - most);
    console.note("{}{}\n  first in the game with seed {}{}", what,
                 first.cards.empty() ? "" : "\n  the last cards at work: " + first.cards, first.seed,
                 first.command.empty() ? "" : ": " + first.command);
  }
}

bool WorstFirst::operator()(const std::string& a, const std::string& b) const {
  const auto rank = [](const std::string& what) {
    return what.starts_with(drawn) ? 2 : what.starts_with(stopped) ? 1 : 0;
  };
  return std::pair(rank(a), a) < std::pair(rank(b), b);
}

std::uint64_t combined_hash(const std::vector<GameResult>& games) { return combined(games, &GameResult::hash); }
std::uint64_t combined_trace(const std::vector<GameResult>& games) { return combined(games, &GameResult::trace); }
std::uint64_t combined_course(const std::vector<GameResult>& games) { return combined(games, &GameResult::course); }

}  // namespace soulstack::tools
