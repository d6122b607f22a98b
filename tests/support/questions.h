// How often people are asked in games, and what they lose by passing without being asked.
//
// A person in the first seat answers as `greedy` does, against `eager` bots. A loss: what is on the stack, or the attack under
// way, at a pass without a question causes it; an option averts it if all others pass until that is resolved, with the same
// dice, in the true game and in at least one of 64 samples of what the seat sees; and the person is not asked later, while
// an option still averts it. Of wins, lives, souls and items, what the option itself costs is counted with what is lost.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/game/game.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "scripting/binding/loaded.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/players/worth_trying.h"
#include "tools/stops/relevance.h"
#include "tools/stops/stops.h"
#include "tools/support/random.h"

namespace soulstack::testing {

enum class Lost : std::uint8_t { win, life, soul, item, coins, loot, count };
inline constexpr std::array<const char*, count_of<Lost>> names_of_losses = {"wins of others", "deaths", "souls",
                                                                            "items",          "¢",      "loot"};

struct Questions {
  int games = 0, own_turns = 0, asked = 0, asked_about_priority = 0, passes = 0;
  std::array<int, count_of<Lost>> lost{}, lost_at_once{};  // at once: also if the person is asked later
  std::vector<double> milliseconds;                        // of each call of the policy about priority
  std::vector<std::string> places;                         // of losses

  double a_turn() const { return own_turns == 0 ? 0 : static_cast<double>(asked) / own_turns; }
  double quantile(double part) {
    if (milliseconds.empty())
      return 0;
    std::sort(milliseconds.begin(), milliseconds.end());
    return milliseconds[static_cast<std::size_t>(part * static_cast<double>(milliseconds.size() - 1))];
  }
};

// ---- Losses

// All that may be lost, at one moment.
struct Holding {
  std::array<int, count_of<Lost>> of{};

  Holding(const Table& t, Seat who) {
    int items = 0;
    for (const CardIndex i : t.cards_of(zones::play(t, who)))
      items += is_item(t, i) && !is_curse(t, i) ? 1 : 0;
    const bool is_lost = t.s.over() && t.s.outcome != Outcome::stopped && !t.player(who).flags.has(PlayerFlag::won);
    of = {is_lost ? -1 : 0,    -deaths(t, who),
          souls_of(t, who),    items,
          t.player(who).coins, t.zone(zones::hand(t, who)).count};
  }
  // From when the game keeps a log: who died is alive again when the turn has ended.
  static int deaths(const Table& t, Seat who) {
    return static_cast<int>(std::count_if(t.log.begin(), t.log.end(), [&](const Event& e) {
      return e.type == EventType::player_died && e.subject == Value::player(who);
    }));
  }
  // What is lost until then.
  std::array<int, count_of<Lost>> lost_at(const Holding& later) const {
    std::array<int, count_of<Lost>> lost{};
    for (std::size_t i = 0; i < lost.size(); ++i)
      lost[i] = std::max(0, of[i] - later.of[i]);
    return lost;
  }
};

// A stretch of a game in which all pass, from a pass of the seat.
class Passing {
 public:
  Passing(const Game& game, Seat who)
      : who_(who), attack_(tools::attack_with_target(game.table())), turn_(game.state().turn.number) {}

  bool is_resolved(const Game& game) const {
    const Table& t = game.table();
    if (game.over() || t.s.turn.number != turn_ || t.decision.prompt == Prompt::action)
      return true;
    const bool in_attack = attack_ != 0 && attack_under_way_now(t) == attack_;
    return t.decision.prompt == Prompt::priority && !t.top_item(0) && !in_attack;
  }
  // Answers one question: passes, or answers by chance, but each question in the same way.
  static void answer(Game& game, std::uint64_t answers) {
    const Decision& d = game.decision();
    const int pass = d.prompt == Prompt::priority ? tools::option_of(d, OptionKind::pass) : -1;
    tools::Dice dice(mixed(answers + static_cast<std::uint64_t>(d.prompt) * 64 + static_cast<std::uint64_t>(d.who)));
    (void)game.answer(pass >= 0 ? pass : dice.below(static_cast<int>(d.options.size())));
  }
  void finish(Game& game, std::uint64_t answers) const {
    for (int n = 0; n < 400 && !is_resolved(game); ++n)
      answer(game, answers);
  }

  // Takes the option with these choices of targets and the like, and lets it resolve; nothing if there are fewer ways. The
  // game keeps a log from then on; `deaths`: those before.
  std::optional<Game> taken(const Game& from, int option, int way, std::uint64_t answers, int& deaths) const {
    Game game = from.fork();
    game.keep_log(true);
    const auto drawn = game.state().drawn;
    const std::uint32_t since = game.state().next_serial;
    (void)game.answer(option);
    while (is_announcing(game)) {
      const int options = static_cast<int>(game.decision().options.size());
      (void)game.answer(way % options);
      way /= options;
    }
    if (way > 0)
      return std::nullopt;
    for (int n = 0;
         n < 200 && !is_resolved(game) && (game.decision().prompt != Prompt::priority || game.table().top_item(since));
         ++n)
      answer(game, answers);
    deaths = 0;
    if (game.over())
      return game;
    deaths = Holding::deaths(game.table(), who_);
    const auto state = std::make_unique<GameState>();
    copy_state(*state, game.state());
    state->drawn = drawn;
    Game rest = Game::resume(game.table().content, game.table().scripts, *state);
    rest.keep_log(true);
    return rest;
  }

 private:
  bool is_announcing(const Game& game) const {
    if (game.over() || game.decision().who != who_ || game.decision().prompt == Prompt::priority)
      return false;
    const auto& stack = game.state().stack;
    return stack.count > 0 && stack.back().flags.has(ItemFlag::announcing);
  }

  Seat who_;
  std::uint32_t attack_;
  int turn_;
};

// The losses of one pass.
class LossesOfPass {
 public:
  explicit LossesOfPass(const Game& game) : game_(game), who_(game.decision().who), passing_(game, who_) {}

  // A loss that passing causes and that an option would have averted; no value: there is none.
  std::optional<Lost> averted() {
    for (answers_ = 1; answers_ <= 2; ++answers_)
      if (const auto found = averted_with(answers_, answers_, std::nullopt))
        return found;
    return std::nullopt;
  }
  // The same of one kind of loss, and with these answers to other questions; the option may lead to others. Who is asked
  // can take any option, also one that helps in none of the samples.
  bool can_be_averted(Lost what, std::uint64_t passing_answers) {
    for (std::uint64_t answers = 1; answers <= 8; ++answers)
      if (averted_with(passing_answers, answers, what))
        return true;
    return false;
  }
  int option() const { return option_; }
  std::uint64_t answers() const { return answers_; }

 private:
  static constexpr int most_ways = 60;
  using Losses = std::array<int, count_of<Lost>>;

  std::optional<Lost> averted_with(std::uint64_t passing_answers, std::uint64_t answers, std::optional<Lost> only) {
    if (passing_.is_resolved(game_))
      return std::nullopt;
    const Losses all = lost_by_passing(game_, passing_answers);
    const Losses lost = only ? one_of(all, *only) : all;
    if (lost == Losses{})
      return std::nullopt;
    for (option_ = 0; option_ < static_cast<int>(game_.decision().options.size()); ++option_)
      for (int way = 0; way < most_ways; ++way)
        if (const auto found = averted_by(game_, option_, way, lost, answers);
            found && (only || happens_in_samples(option_, way, *found, answers)))
          return found;
    return std::nullopt;
  }
  static Losses one_of(const Losses& all, Lost what) {
    Losses one{};
    one[static_cast<std::size_t>(what)] = all[static_cast<std::size_t>(what)];
    return one;
  }
  Losses lost_by_passing(const Game& from, std::uint64_t answers) const {
    Game game = from.fork();
    game.keep_log(true);
    passing_.finish(game, answers);
    return Holding(from.table(), who_).lost_at(Holding(game.table(), who_));
  }
  std::optional<Lost> averted_by(const Game& from, int option, int way, const Losses& lost,
                                 std::uint64_t answers) const {
    if (from.decision().options[static_cast<std::size_t>(option)].kind == OptionKind::pass)
      return std::nullopt;
    int deaths = 0;
    std::optional<Game> game = passing_.taken(from, option, way, answers, deaths);
    if (!game)
      return std::nullopt;
    const Holding between(game->table(), who_);
    passing_.finish(*game, answers);
    Holding end(game->table(), who_);
    const Losses now = between.lost_at(end);
    end.of[static_cast<std::size_t>(Lost::life)] -= deaths;
    const Losses in_all = Holding(from.table(), who_).lost_at(end);
    for (std::size_t i = 0; i < lost.size(); ++i)
      if (lost[i] > (static_cast<Lost>(i) <= Lost::item ? std::max(now[i], in_all[i]) : now[i]))
        return static_cast<Lost>(i);
    return std::nullopt;
  }
  // Does the option avert the same kind of loss in one of the worlds that the person can imagine?
  bool happens_in_samples(int option, int way, Lost what, std::uint64_t answers) const {
    tools::Dice dice(game_.hash());
    const tools::HiddenCards hidden(game_.table(), who_);
    const auto state = std::make_unique<GameState>();
    for (int n = 0; n < 64; ++n) {
      hidden.sample(dice, *state);
      const Game sample = Game::resume(game_.table().content, game_.table().scripts, *state);
      if (sample.over() || sample.decision().options != game_.decision().options)
        continue;
      if (averted_by(sample, option, way, one_of(lost_by_passing(sample, answers), what), answers))
        return true;
    }
    return false;
  }

  const Game& game_;
  Seat who_;
  Passing passing_;
  std::uint64_t answers_ = 0;
  int option_ = -1;
};

// While all pass, is the person asked when an option still averts a loss of this kind?
inline bool is_asked_in_time(const Game& from, tools::Stops stops, Lost what, std::uint64_t answers) {
  const Seat who = from.decision().who;
  const Passing passing(from, who);
  Game game = from.fork();
  for (int n = 0; n < 400; ++n) {
    Passing::answer(game, answers);
    if (passing.is_resolved(game))
      return false;
    if (game.decision().who == who && game.decision().prompt == Prompt::priority && stops.judge(game).asks() &&
        LossesOfPass(game).can_be_averted(what, answers))
      return true;
  }
  return false;
}

// ---- Games

struct QuestionsPlan {
  int players = 4;
  tools::StopsMode mode = tools::StopsMode::relevant;
  bool losses = false;
};

inline void note_losses(const Game& game, const tools::Stops& stops, std::uint64_t seed, Questions& into) {
  LossesOfPass losses(game);
  const std::optional<Lost> lost = losses.averted();
  if (!lost)
    return;
  ++into.lost_at_once[static_cast<std::size_t>(*lost)];
  if (is_asked_in_time(game, stops, *lost, losses.answers()))
    return;
  ++into.lost[static_cast<std::size_t>(*lost)];
  const Table& t = game.table();
  into.places.push_back("seed " + std::to_string(seed) + ", decision " + std::to_string(t.s.decisions) + ": " +
                        names_of_losses[static_cast<std::size_t>(*lost)] + ", " + label_of(t, losses.option()) + "; " +
                        (stack_lines(t).empty() ? "an attack" : stack_lines(t).back()));
}

inline bool is_person_asked(Game& game, tools::Stops& stops, const QuestionsPlan& plan, std::uint64_t seed,
                            Questions& into) {
  const bool is_priority = game.decision().prompt == Prompt::priority;
  const std::clock_t start = std::clock();  // of this process, so that others do not matter
  const bool asks = stops.judge(game).asks();
  if (is_priority)
    into.milliseconds.push_back(1'000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  into.asked += asks ? 1 : 0;
  into.asked_about_priority += asks && is_priority ? 1 : 0;
  into.passes += asks ? 0 : 1;
  if (!asks && plan.losses)
    note_losses(game, stops, seed, into);
  return asks;
}

inline void play_with_questions(const scripting::Loaded& loaded, const QuestionsPlan& plan, std::uint64_t seed,
                                Questions& into) {
  const Seat person = seat(0);
  Game game(loaded.content(), loaded.scripts(), {.players = plan.players, .seed = seed, .characters = {}});
  std::vector<std::string> names(static_cast<std::size_t>(plan.players), "eager");
  names[0] = "greedy";
  const auto bots = tools::make_bots(names, plan.players, seed);
  tools::Stops stops(plan.players, tools::StopSettings{.mode = plan.mode, .always = {}, .never = {}});
  int turn = 0;
  ++into.games;
  while (!game.over()) {
    if (game.state().turn.number != turn && game.table().active() == person)
      ++into.own_turns;
    turn = game.state().turn.number;
    const bool passes = game.decision().who == person && !is_person_asked(game, stops, plan, seed, into);
    tools::answer_or_stop(
        game, passes ? tools::option_of(game.decision(), OptionKind::pass) : tools::choose(game, bots), seed);
  }
}

inline Questions questions_in_games(const scripting::Loaded& loaded, const QuestionsPlan& plan, std::uint64_t first,
                                    int games) {
  Questions all;
  for (int n = 0; n < games; ++n)
    play_with_questions(loaded, plan, first + static_cast<std::uint64_t>(n), all);
  return all;
}

}  // namespace soulstack::testing
