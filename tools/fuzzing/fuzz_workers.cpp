// Plays random games in child processes.
#include "tools/fuzzing/fuzz_workers.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <new>
#include <utility>

#include "engine/game/game.h"
#include "engine/table/workload.h"
#include "tools/support/json.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"
#include "tools/support/subprocess.h"

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double patience = 20;  // seconds without an answer after which a game counts as hanging
constexpr std::uint64_t between_games = ~std::uint64_t{0};

// The progress of a worker, in case it crashes. Stored in memory shared by all processes.
struct Desk {
  std::atomic<std::uint64_t> game{between_games};
  std::atomic<std::uint64_t> games_done{0}, decisions{0};
  std::atomic<std::uint32_t> answers{0};
  std::array<std::uint16_t, 1U << 15U> journal;
};
static_assert(std::atomic<std::uint64_t>::is_always_lock_free, "shared by processes");

struct Board {
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> stop{false};
};

template <class T>
class Shared {
 public:
  explicit Shared(std::size_t count = 1) : bytes_(sizeof(T) * count) {
    at_ = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (at_ == MAP_FAILED)
      throw std::bad_alloc();
    for (std::size_t i = 0; i < count; ++i)
      new (&(*this)[i]) T;
  }
  ~Shared() { ::munmap(at_, bytes_); }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  T& operator[](std::size_t i) { return static_cast<T*>(at_)[i]; }

 private:
  std::size_t bytes_;
  void* at_;
};

// ---- In a worker

std::string line_of(const Noticed& noticed, std::uint64_t game) {
  const scripting::Fault& f = noticed.fault;
  const Json line{{"game", game},   {"kind", static_cast<int>(f.kind)}, {"what", f.what}, {"cause", f.cause},
                  {"card", f.card}, {"answers", noticed.answers}};
  return line.dump() + "\n";
}

void write_all(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(to, text.data(), text.size());
    if (n <= 0)
      ::_exit(2);
    text.remove_prefix(static_cast<std::size_t>(n));
  }
}

// The sets know it, or all loops are allowed.
bool is_allowed_loop(const FuzzPlan& plan, const scripting::Loaded& loaded, const scripting::Fault& fault) {
  if (fault.kind != scripting::FaultKind::stopped || !fault.what.starts_with("a loop"))
    return false;
  const std::vector<std::string> cards = scripting::cards_of_loop(fault.cause);
  const auto has_all_of = [&](const auto& loop) {
    return std::includes(cards.begin(), cards.end(), loop.begin(), loop.end());
  };
  const auto knows_it = [&](const scripting::LoadedSet& set) { return std::ranges::any_of(set.loops, has_all_of); };
  return plan.allow_loops || std::ranges::any_of(loaded.sets(), knows_it);
}

// A loop does much work before it is found: cards in it may exceed their budget since the decision that led into it.
bool is_work_of(const Noticed& loop, const Noticed& noticed) {
  return noticed.answers.size() == loop.answers.size() && noticed.fault.what.find(did_too_much) != std::string::npos;
}

// Those of a game, without what is expected.
std::vector<Noticed> not_allowed(const FuzzPlan& plan, const scripting::Loaded& loaded, std::vector<Noticed> all) {
  const auto loop =
      std::ranges::find_if(all, [&](const Noticed& one) { return is_allowed_loop(plan, loaded, one.fault); });
  if (loop == all.end())
    return all;
  const Noticed allowed = *loop;
  std::erase_if(
      all, [&](const Noticed& one) { return is_allowed_loop(plan, loaded, one.fault) || is_work_of(allowed, one); });
  return all;
}

// The progress of each pair, by its index in the plan.
using PairMarks = Shared<std::atomic<std::uint8_t>>;

void play_one(const FuzzPlan& plan, std::uint64_t number, Desk& desk, PairMarks& marks, int to) {
  desk.answers = 0;
  desk.game = plan.first + number;  // set first, so that a crash during setup is reported with the game's number
  NumberedGame numbered = game_of(plan, plan.first + number);
  FuzzGame game(*numbered.loaded, std::move(numbered.drawn), [&desk](int option) {
    const std::uint32_t n = desk.answers;
    if (n < desk.journal.size())
      desk.journal[n] = static_cast<std::uint16_t>(option);
    desk.answers = n + 1;
  });
  for (const Noticed& noticed : not_allowed(plan, *numbered.loaded, game.play()))
    write_all(to, line_of(noticed, plan.first + number));
  desk.decisions += game.answers();
  if (!plan.pairs.empty())
    marks[(plan.first + number) % plan.pairs.size()] |= game.marks();
  ++desk.games_done;
  desk.game = between_games;
}

// On systems that do not end a child with its parent, the worker checks for that itself.
[[noreturn]] void work(const FuzzPlan& plan, pid_t parent, Board& board, Desk& desk, PairMarks& marks, int to) {
  begin_child_process(parent);
  for (std::uint64_t n = board.next++; n < plan.games && !board.stop && ::getppid() == parent; n = board.next++)
    play_one(plan, n, desk, marks, to);
  ::_exit(0);
}

// ---- In the parent process

struct Worker {
  pid_t process = -1;
  int from = -1;
  std::string heard;  // an incomplete line
  std::uint64_t seen_game = between_games;
  std::uint32_t seen_answers = 0;
  Clock::time_point since;  // time of the last progress
  bool hangs = false;
};

class Office {
 public:
  Office(const FuzzPlan& plan)
      : plan_(plan),
        desks_(static_cast<std::size_t>(plan.jobs)),
        marks_(plan.pairs.size() + 1),  // never empty
        workers_(static_cast<std::size_t>(plan.jobs)) {}
  ~Office() {
    for (Worker& w : workers_)
      if (w.process > 0) {
        ::kill(w.process, SIGKILL);
        ::waitpid(w.process, nullptr, 0);
        ::close(w.from);
      }
  }
  Office(const Office&) = delete;
  Office& operator=(const Office&) = delete;

  FuzzResult run(const FuzzProgress& progress) {
    const Clock::time_point start = Clock::now();
    for (std::size_t i = 0; i < workers_.size(); ++i)
      employ(i);
    demand_workers();
    while (anybody_works()) {
      listen();
      const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
      if (!board_[0].stop && !progress(count(&Desk::games_done), found_.size(), seconds)) {
        board_[0].stop = true;
        whole_ = false;
      }
      if (plan_.seconds > 0 && seconds > plan_.seconds)
        board_[0].stop = true;
      look_for_hanging();
    }
    if (!refusal_.empty() && !board_[0].stop && count(&Desk::games_done) < plan_.games)
      whole_ = false;  // the last worker crashed and could not be replaced
    return result(std::chrono::duration<double>(Clock::now() - start).count());
  }

 private:
  // If no process can be started, the existing workers continue.
  void employ(std::size_t i) {
    int ends[2];
    Worker& w = workers_[i];
    w = {};
    w.since = Clock::now();
    if (::pipe2(ends, O_CLOEXEC) != 0)
      return note_refusal();
    const pid_t parent = ::getpid();
    w.process = ::fork();
    if (w.process == 0) {
      ::close(ends[0]);
      work(plan_, parent, board_[0], desks_[i], marks_, ends[1]);
    }
    ::close(ends[1]);
    w.from = ends[0];
    if (w.process < 0) {
      note_refusal();
      ::close(w.from);
    }
  }
  void note_refusal() { refusal_ = std::strerror(errno); }
  void demand_workers() const {
    if (!anybody_works() && !refusal_.empty())
      refuse(
          fmt::format("Could not start a worker process: {}. End other processes, or raise the limit "
                      "(`ulimit -u` for processes, `ulimit -n` for files)",
                      refusal_));
  }
  bool anybody_works() const {
    return std::any_of(workers_.begin(), workers_.end(), [](const Worker& w) { return w.process > 0; });
  }
  std::uint64_t count(std::atomic<std::uint64_t> Desk::*what) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < workers_.size(); ++i)
      all += desks_[i].*what;
    return all;
  }

  void listen() {
    std::vector<pollfd> polls;
    for (const Worker& w : workers_)
      polls.push_back({w.process > 0 ? w.from : -1, POLLIN, 0});
    if (::poll(polls.data(), polls.size(), 100) <= 0)
      return;
    for (std::size_t i = 0; i < polls.size(); ++i)
      if (polls[i].revents != 0)
        hear(i);
  }
  void hear(std::size_t i) {
    Worker& w = workers_[i];
    char buffer[8192];
    const ssize_t n = ::read(w.from, buffer, sizeof buffer);
    if (n > 0) {
      w.heard.append(buffer, static_cast<std::size_t>(n));
      for (std::size_t end; (end = w.heard.find('\n')) != std::string::npos; w.heard.erase(0, end + 1))
        read_line(w.heard.substr(0, end));
    } else if (n == 0) {
      goes(i);
    }
  }
  void read_line(const std::string& line) {
    const Json j = Json::parse(line);
    Noticed noticed;
    noticed.fault = {static_cast<scripting::FaultKind>(j["kind"].get<int>()), j["what"], j["cause"], j["card"]};
    noticed.answers = j["answers"].get<AnswerList>();
    found_.add({j["game"], std::move(noticed)});
  }

  // A worker has ended: either it has finished, or it crashed and is replaced.
  void goes(std::size_t i) {
    Worker& w = workers_[i];
    int status = 0;
    ::waitpid(w.process, &status, 0);
    ::close(w.from);
    w.process = -1;
    if (WIFSIGNALED(status))
      note_crash(desks_[i], w.hangs ? did_not_end : ended_by(WTERMSIG(status)));
    desks_[i].game = between_games;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
      employ(i);
  }
  void note_crash(Desk& desk, const std::string& how) {
    if (desk.game == between_games)
      return;
    const std::size_t n = std::min<std::size_t>(desk.answers, desk.journal.size());
    found_.add({desk.game,
                {scripting::crash_by(how),
                 AnswerList(desk.journal.begin(), desk.journal.begin() + static_cast<std::ptrdiff_t>(n))}});
    if (!plan_.pairs.empty())
      marks_[desk.game % plan_.pairs.size()] |= pair_mark::played;
    ++desk.games_done;
  }
  void look_for_hanging() {
    for (std::size_t i = 0; i < workers_.size(); ++i) {
      Worker& w = workers_[i];
      Desk& desk = desks_[i];
      const bool moves = w.process <= 0 || desk.game != w.seen_game || desk.answers != w.seen_answers;
      if (moves) {
        w.seen_game = desk.game;
        w.seen_answers = desk.answers;
        w.since = Clock::now();
      } else if (!w.hangs && std::chrono::duration<double>(Clock::now() - w.since).count() > patience) {
        w.hangs = true;
        ::kill(w.process, SIGKILL);
      }
    }
  }

  FuzzResult result(double seconds) {
    FuzzResult r;
    r.games = count(&Desk::games_done);
    r.decisions = count(&Desk::decisions);
    r.seconds = seconds;
    for (std::size_t i = 0; i < plan_.pairs.size(); ++i)
      r.pairs.push_back(marks_[i]);
    r.whole = whole_;
    r.findings = found_.take();
    return r;
  }

  const FuzzPlan& plan_;
  Shared<Board> board_;
  Shared<Desk> desks_;
  PairMarks marks_;
  std::vector<Worker> workers_;
  Findings found_;
  std::string refusal_;  // why no further process could be started
  bool whole_ = true;
};

std::vector<const scripting::Loaded*> rulesets_for(const FuzzPlan& plan, CardPair pair) {
  std::vector<const scripting::Loaded*> all;
  for (const auto& loaded : plan.rulesets)
    if (can_meet(loaded->content(), pair, plan.players))
      all.push_back(loaded.get());
  return all;
}

}  // namespace

NumberedGame game_of(const FuzzPlan& plan, std::uint64_t number) {
  const std::uint64_t seed = seed_of_game(plan.seed, number);
  Dice dice(seed);
  NumberedGame game;
  if (!plan.pairs.empty()) {
    const CardPair pair = plan.pairs[number % plan.pairs.size()];
    const std::vector<const scripting::Loaded*> among = rulesets_for(plan, pair);
    game.loaded = among[static_cast<std::size_t>(dice.below(static_cast<int>(among.size())))];
    game.drawn = draw_pair(game.loaded->content(), pair, dice.draw(), plan.players);
    game.drawn.oracle = plan.oracle;
    return game;
  }
  game.loaded = plan.rulesets[static_cast<std::size_t>(dice.below(static_cast<int>(plan.rulesets.size())))].get();
  game.drawn = draw_game(game.loaded->content(), dice.draw(), plan.players);
  game.drawn.oracle = plan.oracle;
  return game;
}

FuzzResult play_many(const FuzzPlan& plan, const FuzzProgress& progress) { return Office(plan).run(progress); }

}  // namespace soulstack::tools
