// The games of one pair, played again.
#include "tools/lab/pair_histories.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/game/game.h"
#include "tools/support/random.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

Beginning beginning_of(const SimulationPlan& plan, const scripting::Loaded& cards, std::uint64_t pair,
                       const std::string& rules) {
  Beginning beginning{seed_of_game(plan.seed, pair), {}, rules, "all", stamps_of(cards)};
  for (int p = 0; p < plan.players; ++p)
    beginning.seats.push_back(plan.bots[static_cast<std::size_t>(p) % plan.bots.size()]);
  return beginning;
}

void give(History& history, const Gift& gift, Seat owner) {
  for (const std::string& edit : gift.edits_for(owner))
    if (const History::Edited edited = history.edit(edit); !edited.why.empty())
      throw Stop{Exit::content, fmt::format("`{}` is not possible: {}", edit, edited.why)};
}

bool is_same_event(const std::string& a, const std::string& b) {
  return a == b || key_without_number(a) == key_without_number(b);
}

bool is_same_step(const Step& a, const Step& b) {
  if (a.edits() && b.edits())
    return true;
  return a.who == b.who && is_same_event(a.key, b.key) &&
         std::equal(a.events.begin(), a.events.end(), b.events.begin(), b.events.end(), is_same_event);
}

}  // namespace

std::unique_ptr<History> history_of_pair(const PlayedVariant& variant, std::uint64_t pair, const std::string& rules) {
  const SimulationPlan& plan = variant.plan;
  const scripting::Loaded& cards = *variant.loaded.front();
  auto history = std::make_unique<History>(cards, beginning_of(plan, cards, pair, rules), Seated::bots);
  const Seat owner = owner_of_gift(pair, plan.players);
  bool is_given = !plan.gift;
  while (!history->game().over()) {
    if (!is_given && plan.gift->is_due(history->game(), owner)) {
      give(*history, *plan.gift, owner);
      is_given = true;
      continue;  // a card may end the game at once
    }
    history->answer(history->bots_choice(), Answered::by_bot);
  }
  return history;
}

std::optional<std::size_t> parting_of(const History& a, const History& b) {
  if (!std::equal(a.setup().events.begin(), a.setup().events.end(), b.setup().events.begin(), b.setup().events.end(),
                  is_same_event))
    return 0;
  const auto [at, other] =
      std::mismatch(a.steps().begin(), a.steps().end(), b.steps().begin(), b.steps().end(), is_same_step);
  if (at == a.steps().end() && other == b.steps().end())
    return {};
  return static_cast<std::size_t>(at - a.steps().begin());
}

}  // namespace soulstack::tools
