// Why something is asked, and why something can't be done.
#include "tools/why.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/announce.h"
#include "engine/attack.h"
#include "engine/describe.h"
#include "engine/purchase.h"
#include "engine/stats.h"
#include "engine/view.h"
#include "engine/zones.h"
#include "tools/picking.h"

namespace soulstack::tools {

namespace {

// The ability that forbids it, with the place where it is written; empty if none does.
std::string forbidden(Table& t, Deed deed, Seat who, Value object) {
  const AbilityId id = banned(t, deed, who, object);
  if (!id.known())
    return "";
  const AbilityDef& a = t.content[id];
  const std::string card = a.card.known() ? t.content[a.card].name : "The rules";
  return fmt::format("{} forbids it: {} ({}:{}; rule 1.2)", card, a.text, a.file, a.line);
}

// What declarations have in common; empty if none of it stands in the way.
std::string why_not_declare(const Table& t, Seat who) {
  if (who != t.active())
    return fmt::format("Only the active player may, and that is {} (rule 4.3.2)", player_name(t.active()));
  if (t.s.turn.phase != Phase::action)
    return "Only in the action phase (rule 4.3.2)";
  if (t.s.stack.count > 0)
    return "Only while the stack is empty (rule 4.3.2)";
  if (attack_under_way(t))
    return "Not during an attack (rule 11.3.7)";
  return "";
}

std::string why_not_attack(Table& t, Seat who) {
  if (std::string why = why_not_declare(t, who); !why.empty())
    return why;
  if (std::string why = forbidden(t, Deed::attack, who, nothing); !why.empty())
    return why;
  const int attacks = stat_of(t, stat::attacks_per_turn, Value::player(who));
  if (t.s.turn.attacks >= attacks)
    return fmt::format("You have made your attacks of this turn: {} (rule 4.3.3)", attacks);
  return "There is nothing that you could attack (rule 11.1.3)";
}

std::string why_not_buy(Table& t, Seat who) {
  if (std::string why = why_not_declare(t, who); !why.empty())
    return why;
  if (std::string why = forbidden(t, Deed::purchase, who, nothing); !why.empty())
    return why;
  const int purchases = stat_of(t, stat::purchases_per_turn, Value::player(who));
  if (t.s.turn.purchases >= purchases)
    return fmt::format("You have bought what you may in a turn: {} (rule 4.3.3)", purchases);
  return fmt::format("You have {}¢, and nothing costs so little (rule 12.4)", t.player(who).coins);
}

std::string why_not_end(Table& t, Seat who) {
  if (std::string why = why_not_declare(t, who); !why.empty())
    return why;
  return "You must attack first (rule 11.1.4)";
}

std::string why_not_play(Table& t, Seat who, CardIndex card) {
  if (t.player(who).loot_plays <= 0)
    return who == t.active() ? "You have no loot play left this turn (rule 4.3.1)"
                             : "Others may play loot only if an effect lets them (rule 5.1.7)";
  if (std::string why = forbidden(t, Deed::play_loot, who, t.ref(card)); !why.empty())
    return why;
  if (t.def(card).play.known() && !has_targets(t, t.def(card).play, who, t.ref(card)))
    return "It has no target (rule 7.1)";
  return "It can't be played now (rule 8.1)";
}

std::string why_not_activate(Table& t, Seat who, CardIndex card) {
  const CardDef& d = t.def(card);
  if (!d.activated)
    return "It has no ability that is activated (rule 6.3)";
  if (std::string why = forbidden(t, Deed::activate, who, t.ref(card)); !why.empty())
    return why;
  if (d.tap.known() && (t.card(card).flags & card_flag::deactivated) != 0)
    return "It is deactivated (rule 6.3.2)";
  const bool payable = std::any_of(d.abilities.begin(), d.abilities.end(), [&](AbilityId id) {
    const AbilityKind kind = t.content[id].kind;
    return (kind == AbilityKind::tap || kind == AbilityKind::paid) && can_pay(t, t.content[id], who, card);
  });
  return payable ? "It has no target (rule 7.1)" : "You can't pay for it (rule 6.2.1)";
}

CardIndex find_by_name(const Table& t, ZoneId zone, std::string_view name) {
  std::vector<std::string> names;
  std::vector<CardIndex> cards;
  for (CardIndex i = t.zone(zone).top; i != no_card; i = t.card(i).below) {
    const std::string& card = t.def(i).name;
    if (std::find(names.begin(), names.end(), card) != names.end())
      continue;
    names.push_back(card);
    cards.push_back(i);
  }
  if (names.empty())
    return no_card;
  const Picked picked = pick(names, name);
  return picked.option < 0 ? no_card : cards[static_cast<std::size_t>(picked.option)];
}

std::string why_not_card(Table& t, Seat who, std::string_view name) {
  if (const CardIndex card = find_by_name(t, zones::hand(t, who), name); card != no_card)
    return fmt::format("{}: {}", t.def(card).name, why_not_play(t, who, card));
  if (const CardIndex card = find_by_name(t, zones::play(t, who), name); card != no_card)
    return fmt::format("{}: {}", t.def(card).name, why_not_activate(t, who, card));
  return fmt::format("Say `why attack`, `why buy`, `why end` or `why` and a card of yours; you have no `{}`", name);
}

bool begins(std::string_view what, std::string_view word) { return word.starts_with(what) || what.starts_with(word); }

}  // namespace

std::string why_asked(const Game& game, const Rulebook& book) {
  const std::string_view rule = game.decision().rule();
  const std::string text = book.text(rule);
  return text.empty() ? fmt::format("Rule {} asks", rule) : fmt::format("Rule {}: {}", rule, text);
}

std::string why_not(Game& game, std::string_view what) {
  Table& t = game.table();
  const Seat who = game.decision().who;
  const Picked picked = pick(labels_of(t), what);
  if (picked.option >= 0)
    return fmt::format("You may: it is option {}", picked.option + 1);
  if (begins(what, "attack"))
    return why_not_attack(t, who);
  if (begins(what, "buy") || begins(what, "purchase"))
    return why_not_buy(t, who);
  if (begins(what, "end"))
    return why_not_end(t, who);
  return why_not_card(t, who, what);
}

}  // namespace soulstack::tools
