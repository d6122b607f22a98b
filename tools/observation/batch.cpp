// Many games in step.
#include "tools/observation/batch.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>

#include "tools/players/bots.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"
#include "tools/support/threads.h"

namespace soulstack::tools {

namespace {

constexpr int games_worth_a_thread = 64;  // fewer take less time than it takes to start a thread

BatchPlan checked(BatchPlan plan) {
  if (plan.games < 1 || plan.games > most_games_in_a_batch)
    refuse(fmt::format("A batch must have 1 to {} games; got {}", most_games_in_a_batch, plan.games));
  if (plan.threads < 0)
    refuse(fmt::format("The number of threads must be at least 0; got {}", plan.threads));
  demand_players(plan.players);
  if (plan.bots.size() > static_cast<std::size_t>(plan.players))
    refuse(fmt::format("{} seats are named in a game of {} players", plan.bots.size(), plan.players));
  plan.bots.resize(static_cast<std::size_t>(plan.players));
  for (const std::string& bot : plan.bots)
    if (!bot.empty())
      demand_own_bot(bot);
  if (std::find(plan.bots.begin(), plan.bots.end(), "") == plan.bots.end())
    refuse("A batch needs a seat without a bot, where an agent plays");
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  plan.threads = std::clamp(plan.games / games_worth_a_thread, 1, plan.threads == 0 ? cores : plan.threads);
  return plan;
}

// The row of this game.
template <class T>
std::span<T> row(std::vector<T>& all, std::size_t game, std::size_t columns) {
  return std::span(all).subspan(game * columns, columns);
}

}  // namespace

Batch::Batch(const scripting::Loaded& sets, const BatchPlan& plan)
    : plan_(checked(plan)),
      observation_size_(static_cast<std::size_t>(observation_size(plan.players))),
      option_size_(static_cast<std::size_t>(option_size())) {
  for (int worker = 0; worker < plan_.threads; ++worker) {
    scripts_.push_back(sets.for_another_thread());
    if (!scripts_.back())
      throw Stop{Exit::content, "There is not enough memory for the scripts of each thread; use fewer threads"};
  }
  const auto games = static_cast<std::size_t>(plan_.games);
  arrays_.observations.resize(games * observation_size_);
  used_rows_.resize(games);
  if (plan_.options)
    arrays_.options.resize(games * max_actions * option_size_);
  arrays_.mask.resize(games * max_actions);
  arrays_.agents.resize(games);
  arrays_.rewards.resize(games * static_cast<std::size_t>(plan_.players));
  arrays_.done.resize(games);
  arrays_.numbers.resize(games);
  arrays_.last_hashes.resize(games);
  for (std::size_t game = 0; game < games; ++game) {
    arrays_.numbers[game] = plan_.first_game + game;
    games_.emplace_back(scripts_of(game), plan_.players, seed_of_game(plan_.seed, arrays_.numbers[game]));
  }
  bots_.resize(games * plan_.bots.size());
  each_game([this](std::size_t game) { start(game); });
}

Batch::~Batch() = default;

// A game is always played with the scripts of the same thread, whichever thread that is.
const scripting::Loaded& Batch::scripts_of(std::size_t game) const {
  return *scripts_[game * scripts_.size() / static_cast<std::size_t>(plan_.games)];
}

// Seats the bots, lets them play to the first decision of an agent, and writes the arrays.
void Batch::start(std::size_t game) {
  for (std::size_t p = 0; p < plan_.bots.size(); ++p)
    if (const std::string& bot = plan_.bots[p]; !bot.empty())
      bots_[game * plan_.bots.size() + p] = make_bot(bot, games_[game].seed(), seat(static_cast<int>(p)));
  let_bots_play(game);
  write(game);
}

void Batch::let_bots_play(std::size_t game) {
  AgentGame& played = games_[game];
  while (!played.over()) {
    Bot* const bot = bots_[game * plan_.bots.size() + static_cast<std::size_t>(played.asked())].get();
    if (bot == nullptr)
      return;
    const bool is_option = played.answer(bot->choose(played.game()));
    check(is_option, "a bot takes an option of the decision");
  }
}

template <class Work>
void Batch::each_game(Work work) {
  const std::size_t games = games_.size(), workers = scripts_.size();
  // The games whose scripts are those of the worker.
  const auto work_on = [&](std::size_t worker) {
    for (std::size_t game = (worker * games + workers - 1) / workers; game * workers / games == worker && game < games;
         ++game) {
      if (game + 1 < games)  // the games together do not fit into the caches
        prefetch_state(games_[game + 1].game().state());
      work(game);
    }
  };
  std::vector<std::exception_ptr> failures(workers);
  const auto try_to_work_on = [&](std::size_t worker) {
    try {
      work_on(worker);
    } catch (...) {
      failures[worker] = std::current_exception();
    }
  };
  {
    Threads threads;
    std::size_t started = 1;
    while (started < workers && threads.start([&, worker = started] { try_to_work_on(worker); }))
      ++started;
    try_to_work_on(0);
    for (std::size_t worker = started; worker < workers; ++worker)  // there are no more threads
      try_to_work_on(worker);
  }
  for (const std::exception_ptr& failure : failures)
    if (failure)
      std::rethrow_exception(failure);
}

void Batch::step(std::span<const std::int64_t> actions) {
  if (actions.size() != games_.size())
    refuse(
        fmt::format("A step of this batch takes {} actions, one for each game; got {}", games_.size(), actions.size()));
  for (std::size_t game = 0; game < games_.size(); ++game)
    if (!games_[game].over() && (actions[game] < 0 || actions[game] >= games_[game].page().actions()))
      refuse(fmt::format("Action {} is not legal in the game at index {}: it must be at least 0 and below {}",
                         actions[game], game, games_[game].page().actions()));
  each_game([&](std::size_t game) { step_game(game, static_cast<int>(actions[game])); });
}

void Batch::step_game(std::size_t game, int action) {
  AgentGame& played = games_[game];
  const std::span<float> rewards = row(arrays_.rewards, game, static_cast<std::size_t>(plan_.players));
  std::fill(rewards.begin(), rewards.end(), 0.0F);
  arrays_.done[game] = 0;
  if (played.over())
    return;
  played.apply(action);
  let_bots_play(game);
  if (!played.over())
    return write(game);
  arrays_.done[game] = 1;
  arrays_.last_hashes[game] = played.game().hash();
  for (int p = 0; p < plan_.players; ++p)
    rewards[static_cast<std::size_t>(p)] = played.return_of(seat(p));
  if (!plan_.restart)
    return write(game);
  arrays_.numbers[game] += games_.size();
  played = AgentGame(scripts_of(game), plan_.players, seed_of_game(plan_.seed, arrays_.numbers[game]));
  start(game);
}

void Batch::write(std::size_t game) {
  const AgentGame& played = games_[game];
  const std::span<float> observation = row(arrays_.observations, game, observation_size_);
  arrays_.agents[game] = static_cast<std::int8_t>(played.asked());
  if (plan_.options)
    write_options(game);
  const std::span<std::uint8_t> mask = row(arrays_.mask, game, std::size_t{max_actions});
  std::fill(std::fill_n(mask.begin(), played.page().actions(), std::uint8_t{1}), mask.end(), std::uint8_t{0});
  if (!played.over()) {
    used_rows_[game] = observe_again(played.game(), played.game().decision().who, used_rows_[game], observation);
    return;
  }
  std::fill(observation.begin(), observation.end(), 0.0F);
  used_rows_[game] = {0, 0};
}

// Beyond the rows of this step and of the one before, whose mask is still there, all are 0.
void Batch::write_options(std::size_t game) {
  const AgentGame& played = games_[game];
  const ActionPage& page = played.page();
  const std::span<std::uint8_t> mask = row(arrays_.mask, game, std::size_t{max_actions});
  const auto before = static_cast<std::size_t>(std::count(mask.begin(), mask.end(), 1));
  const std::size_t rows = std::max(before, static_cast<std::size_t>(page.actions()));
  const std::span<float> options = row(arrays_.options, game, max_actions * option_size_).first(rows * option_size_);
  if (played.over())
    std::fill(options.begin(), options.end(), 0.0F);
  else
    describe_options(played.game(), page.first, page.count, options);
}

}  // namespace soulstack::tools
