// Taking back what a player has begun.
#include "tools/records/take_back.h"

#include <algorithm>
#include <span>

#include "engine/game/game.h"
#include "engine/table/table.h"

namespace soulstack::tools {

namespace {

// Answers with which a player begins something. Others may respond to a declaration before it is completed.
enum class Begins : std::uint8_t { nothing, announcement, declaration };

Begins begins(const Step& step) {
  if (step.edits() || !step.typed())
    return Begins::nothing;
  if (step.key == "attack" || step.key == "buy")
    return Begins::declaration;
  const bool announces =
      step.key.starts_with("play ") || step.key.starts_with("activate ") || step.key.starts_with("offer ");
  return announces ? Begins::announcement : Begins::nothing;
}

bool passes(const Step& step) { return !step.edits() && step.key == "pass"; }
bool chooses(const Step& step) { return step.typed() && !step.edits() && step.key.starts_with("choose "); }

bool has_changed(const Player& then, const Player& now) {
  return now.coins != then.coins || now.damage != then.damage || now.loot_plays != then.loot_plays ||
         now.flags != then.flags;
}

bool has_moved(const Card& then, const Card& now) {
  return now.incarnation != then.incarnation || now.zone != then.zone || now.seen != then.seen;
}

bool has_changed(const Card& then, const Card& now) {
  return now.flags != then.flags || now.damage != then.damage || now.counters != then.counters || now.def != then.def;
}

// What cannot be taken back; empty if nothing has happened.
std::string what_happened(const GameState& then, const GameState& now) {
  if (now.drawn != then.drawn)
    return "a die was rolled or a deck shuffled";
  for (std::size_t s = 0; s < now.players_count; ++s)
    if (has_changed(then.players[s], now.players[s]))
      return "a player has paid, gained or lost something";
  if (now.cards.count != then.cards.count || now.lasting.count != then.lasting.count)
    return "an effect has begun";
  for (CardIndex i = 0; i < now.cards.count; ++i) {
    if (has_moved(then.cards[i], now.cards[i]))
      return "a card was moved or revealed";
    if (has_changed(then.cards[i], now.cards[i]))
      return "a card in play was changed";
  }
  return "";
}

}  // namespace

TakeBack take_back(const History& history) {
  const std::span<const Step> done = history.done();
  const Decision& open = history.game().decision();
  const TakeBack nothing_begun = {
      {}, "There is nothing to cancel: this question is not part of something that you have begun"};
  if (open.prompt == Prompt::priority || open.prompt == Prompt::action)
    return nothing_begun;
  bool others_passed = false;
  std::size_t at = history.at();
  for (; at > 0; --at) {
    const Step& step = done[at - 1];
    const bool own = step.who == index_of(open.who);
    if (passes(step))
      others_passed = true;
    else if (!own || !chooses(step))
      break;
  }
  const Begins what = at > 0 && done[at - 1].who == index_of(open.who) ? begins(done[at - 1]) : Begins::nothing;
  if (what == Begins::nothing)
    return nothing_begun;
  if (what == Begins::announcement)
    return others_passed ? TakeBack{{}, "It cannot be cancelled: it is resolving already"} : TakeBack{at - 1, ""};
  const std::string happened = what_happened(history.game_at(at - 1).state(), history.game().state());
  return happened.empty() ? TakeBack{at - 1, ""} : TakeBack{{}, "It cannot be cancelled: since then, " + happened};
}

}  // namespace soulstack::tools
