// A bot that looks one step ahead and weighs fights and deaths.
#include "tools/players/careful_bot.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "tools/players/bots.h"
#include "tools/players/fights.h"
#include "tools/players/look_ahead.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_ways = 16;  // options of a decision; of more, a random choice of them is tried
constexpr std::int64_t most_careful_positions = 3'000;  // for an answer, and never used up
// Responses are rare, and often about dice. A bot that plays on from many samples needs only one in each.
constexpr int samples_of_response = 3, samples_of_question = 1;
constexpr double worth_of_nothing = -1e9;

int prevented_by(const Table& t, Seat who) {
  const Shields shields = shields_of(t, who);
  return std::accumulate(shields.amounts.begin(), shields.amounts.end(), 0);
}

// ---- Which decisions it thinks about

bool is_attack_roll(const StackItem& item) {
  return item.kind == ItemKind::roll && item.event.flags.has(EventFlag::attack_roll);
}

// An own attack roll that hits can stay as it is.
bool hits_already(const Table& t) {
  const StackItem* const top = t.decision.prompt == Prompt::priority ? t.top_item(0) : nullptr;
  const Value target = top ? top->targets[0] : nothing;
  return top && is_attack_roll(*top) && target.is(ValueKind::card) && t.current(target) && has_hp(t, target) &&
         hits(attacker_of(t, t.decision.who), top->value, evasion_of(t, target), false);
}

bool is_rival_about_to_win(const Table& t) {
  return t.decision.who != t.active() && t.s.stack.count > 0 && attack_under_way(t) && is_fight_for_the_game(t);
}

bool is_worth_care(const Table& t) { return (is_worth_thought(t) && !hits_already(t)) || is_rival_about_to_win(t); }

// ---- Options that are not tried

// What is on top of the stack is part of the outlook.
bool resolves_as_reckoned(const Table& t) {
  const StackItem* const top = t.top_item(0);
  return top && (top->kind == ItemKind::damage || top->kind == ItemKind::death || is_attack_roll(*top));
}

double worth_of_purchase_now(const Table& t, const Outlook& outlook) {
  const double gain = worth_of_buying(t, t.decision.who, t.rules()[Number::price]);
  return gain > 0 ? outlook.now() + gain : worth_of_nothing;
}

// What the position is worth if the player does nothing more in this turn.
double worth_of_rest(const Outlook& outlook) { return outlook.now() - outlook.of_loot_plays(); }

void estimate(const Table& t, const Outlook& outlook, CarefulBot::Way& way) {
  const Decision& d = t.decision;
  const Value object = d.options[static_cast<std::size_t>(way.option)].object;
  way.is_known = true;
  if (way.kind == OptionKind::end_turn)
    way.value = worth_of_rest(outlook) + outlook_weights.passing;
  else if (way.kind == OptionKind::pass && resolves_as_reckoned(t))
    way.value = outlook.now() + outlook_weights.passing;
  else if (way.kind == OptionKind::declare_purchase)
    way.value = worth_of_purchase_now(t, outlook);
  else if (d.prompt == Prompt::attack_target)
    way.value = outlook.of_attack_on(t, object, 0);
  else if (d.prompt == Prompt::cover_slot)
    way.value = -outlook.of_attack_on(t, object, 0);
  else
    way.is_known = way.kind == OptionKind::declare_attack;
}

bool uses_card(const CarefulBot::Way& way) {
  return way.kind == OptionKind::play_loot || way.kind == OptionKind::activate;
}

void put_best_first(std::vector<CarefulBot::Way>& ways) {
  std::stable_sort(ways.begin(), ways.end(),
                   [](const CarefulBot::Way& a, const CarefulBot::Way& b) { return a.value > b.value; });
}

}  // namespace

void CarefulBot::Declined::keep_for(const Table& t) {
  const Turn& now = t.s.turn;
  if (turn != now.number || attacks != now.attacks || purchases != now.purchases)
    *this = {now.number, now.attacks, now.purchases, {}, 0};
}

bool CarefulBot::Declined::has(const Option& o) const {
  return std::find(options.begin(), options.end(), o) != options.end();
}

std::vector<CarefulBot::Way> CarefulBot::weighed(Game& game) {
  const Table& t = game.table();
  if (!is_worth_care(t))
    return {{std::max(0, option_of(t.decision, OptionKind::pass)), OptionKind::pass}};
  declined_.keep_for(t);
  std::vector<Way> ways = ways_of(t);
  if (ways.size() == 1)
    return ways;
  const Outlook outlook(t, t.decision.who);
  for (Way& way : ways)
    estimate(t, outlook, way);
  TrialBudget own(most_careful_positions);
  if (std::any_of(ways.begin(), ways.end(), [](const Way& way) { return !way.is_known; }))
    try_unknown(game, outlook, ways, of_other_ ? *of_other_ : own);
  if (t.decision.prompt == Prompt::action)
    weigh_actions(t, outlook, ways);
  put_best_first(ways);
  return ways;
}

std::vector<CarefulBot::Way> CarefulBot::ways_of(const Table& t) {
  const Decision& d = t.decision;
  std::vector<Way> ways;
  for (const int option : options_worth_trying(t, most_ways, dice_)) {
    const Option& o = d.options[static_cast<std::size_t>(option)];
    if (d.prompt != Prompt::action || !declined_.has(o))
      ways.push_back({option, o.kind});
  }
  if (ways.empty())
    ways.push_back({0, d.options.front().kind});
  return ways;
}

// An attack comes last, since a death ends the turn. What would shield the player is kept: it is as good in the fight.
void CarefulBot::weigh_actions(const Table& t, const Outlook& outlook, std::vector<Way>& ways) {
  const double enough = worth_of_rest(outlook) + outlook_weights.passing;
  bool is_busy = false;
  for (Way& way : ways) {
    declined_.shield = std::max(declined_.shield, way.shield);
    if (way.shield > 0)
      way.value = worth_of_nothing;
    if (uses_card(way) && way.value <= enough)
      declined_.options.push_back(t.decision.options[static_cast<std::size_t>(way.option)]);
    is_busy =
        is_busy || (way.kind != OptionKind::end_turn && way.kind != OptionKind::declare_attack && way.value > enough);
  }
  for (Way& way : ways)
    if (way.kind == OptionKind::declare_attack)
      way.value = std::min(worth_of_rest(outlook) + outlook.of_best_attack(t, declined_.shield),
                           is_busy ? enough - 1 : std::numeric_limits<double>::max());
}

// ---- Options that are tried

void CarefulBot::try_unknown(const Game& game, const Outlook& outlook, std::vector<Way>& ways, TrialBudget& budget) {
  const Decision& d = game.decision();
  const int samples = d.prompt == Prompt::priority && !of_other_ ? samples_of_response : samples_of_question;
  std::optional<HiddenCards> hidden;
  if (!of_other_)
    hidden.emplace(game.table(), d.who);
  for (int n = 0; n < samples; ++n)
    try_in_sample(game, hidden ? &*hidden : nullptr, outlook, ways, budget);
  for (Way& way : ways)
    if (!way.is_known)
      way.value = way.value / samples + (way.kind == OptionKind::pass ? outlook_weights.passing : 0);
}

// `hidden` is null in a game that is a sample itself: what is hidden there has been drawn already, and only dice and
// shuffles are drawn anew.
void CarefulBot::try_in_sample(const Game& game, const HiddenCards* hidden, const Outlook& outlook,
                               std::vector<Way>& ways, TrialBudget& budget) {
  const Table& t = game.table();
  const Decision& d = game.decision();
  if (hidden) {
    hidden->sample(dice_, *state_);
  } else {
    copy_state(*state_, t.s);
    state_->seed = dice_.draw();
  }
  const Dice answers(dice_.draw());
  const Trial sample(*state_, t, budget);
  // The question may depend on hidden cards; then this sample cannot be the truth.
  const bool is_possible = !sample.game().over() && sample.game().decision().options == d.options;
  for (Way& way : ways) {
    if (way.is_known)
      continue;
    if (!is_possible || budget.is_used_up()) {
      way.value += outlook.now();
      continue;
    }
    Trial next = sample.fork();
    next.answer(way.option);
    // Until what the option puts on the stack has resolved, or else what is on top of it.
    next.let_resolve(answers, std::max(1, t.s.stack.size() + (uses_card(way) ? 1 : 0)));
    way.value += outlook.of(next.table());
    way.shield = std::max(way.shield, prevented_by(next.table(), d.who) - prevented_by(t, d.who));
  }
}

std::unique_ptr<Bot> make_careful(std::uint64_t seed) { return std::make_unique<CarefulBot>(seed); }

}  // namespace soulstack::tools
