// Plays the same deals under several variants, in parallel.
#include "tools/lab/paired_games.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "tools/support/random.h"
#include "tools/support/threads.h"

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;
using GamesOfPair = std::vector<GameResult>;

constexpr std::uint64_t most_ahead = 100'000;  // pairs that may wait for an earlier one

struct Shared {
  const std::vector<PlayedVariant>& variants;
  const Shard shard;
  std::atomic<std::uint64_t> next;  // here and below, pairs are numbered within the shard
  std::atomic<bool> stop{false};
  std::mutex mutex;  // protects the members below
  std::condition_variable changed;
  std::map<std::uint64_t, GamesOfPair> finished;  // not handed on yet
  std::uint64_t handed_on;
  int working = 0;
  std::vector<Counts> counts;
  Troubles troubles;
  std::exception_ptr failure;

  Shared(const std::vector<PlayedVariant>& a, const PairsToPlay& which)
      : variants(a), shard(which.shard), next(which.done), handed_on(which.done), counts(a.size()) {}
  std::uint64_t pairs() const { return shard.size(variants.front().plan.games); }

  void worker_ended() {
    --working;
    changed.notify_all();
  }
};

void play_some(Shared& shared, std::size_t worker, std::vector<Counts>& counts, Troubles& troubles) {
  while (!shared.stop) {
    const std::uint64_t pair = shared.next++;
    if (pair >= shared.pairs())
      return;
    GamesOfPair row;
    for (std::size_t variant = 0; variant < shared.variants.size() && !shared.stop; ++variant) {
      const PlayedVariant& of = shared.variants[variant];
      std::optional<GameResult> game =
          play_game(*of.loaded[worker], of.plan, of.plan.first_game + shared.shard.game(pair), counts[variant],
                    troubles, shared.stop);
      if (!game)
        return;
      row.push_back(*std::move(game));
    }
    if (row.size() < shared.variants.size())
      return;
    std::unique_lock lock(shared.mutex);
    shared.finished.emplace(pair, std::move(row));
    shared.changed.wait(lock, [&] { return shared.stop || pair < shared.handed_on + most_ahead; });
  }
}

void work(Shared& shared, std::size_t worker) {
  std::vector<Counts> counts(shared.variants.size());
  Troubles troubles;
  std::exception_ptr failure;
  try {
    play_some(shared, worker, counts, troubles);
  } catch (...) {
    failure = std::current_exception();
    shared.stop = true;
  }
  const std::lock_guard lock(shared.mutex);
  for (std::size_t variant = 0; variant < counts.size(); ++variant)
    shared.counts[variant].add(counts[variant]);
  for (const auto& [what, game] : troubles) {
    FirstGame& first = shared.troubles.try_emplace(what, game).first->second;
    if (game.number < first.number)
      first = game;
  }
  if (failure && !shared.failure)
    shared.failure = failure;
  shared.worker_ended();
}

// Hands on the pairs that follow without a gap. The caller holds the mutex.
void hand_on(Shared& shared, const TakePair& take) {
  for (auto at = shared.finished.begin(); at != shared.finished.end() && at->first == shared.handed_on && !shared.stop;
       at = shared.finished.erase(at))
    if (!take(shared.shard.game(shared.handed_on++), at->second))
      shared.stop = true;
  shared.changed.notify_all();
}

}  // namespace

PlayedPairs play_pairs(const std::vector<PlayedVariant>& variants, const TakePair& take,
                       const std::function<bool(double seconds)>& continues, const PairsToPlay& which) {
  Shared shared(variants, which);
  const auto workers = variants.front().loaded.size();
  const Clock::time_point start = Clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  shared.working = static_cast<int>(workers);
  Threads threads;
  for (std::size_t worker = 0; worker < workers; ++worker)
    if (!threads.start([&shared, worker] { work(shared, worker); })) {
      const std::lock_guard lock(shared.mutex);
      shared.worker_ended();
    }
  {
    std::unique_lock lock(shared.mutex);
    while (!shared.changed.wait_for(lock, std::chrono::milliseconds(100), [&] { return shared.working == 0; })) {
      hand_on(shared, take);
      if (!continues(seconds()))
        shared.stop = true;
      shared.changed.notify_all();
    }
    hand_on(shared, take);
  }
  threads.join();
  if (shared.failure)
    std::rethrow_exception(shared.failure);
  return {shared.counts, std::move(shared.troubles), seconds()};
}

Rows rows_of(const std::vector<PlayedVariant>& variants, std::uint64_t pair, std::span<const GameResult> games,
             bool with_cards) {
  Rows rows;
  for (std::size_t variant = 0; variant < games.size(); ++variant) {
    const PlayedVariant& of = variants[variant];
    add_rows(rows,
             {variant, pair, seed_of_game(of.plan.seed, pair), of.plan, of.loaded.front()->content(), games[variant]},
             with_cards);
  }
  return rows;
}

}  // namespace soulstack::tools
