// The JSON that clients receive.
#include "tools/display/json_view.h"

#include <fmt/format.h>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "tools/display/safe_json.h"

namespace soulstack::tools {

namespace {

Json card_json(const CardView& c) {
  Json j{{"card", c.id}, {"name", c.name}, {"number", c.index}};
  if (c.has_charge)
    j["charged"] = c.charged;
  if (c.counters != 0)
    j["counters"] = c.counters;
  for (const auto& [kind, n] : c.kinds)
    j["counters_of_kind"][kind] = n;
  for (const auto& [stat, n] : c.stats)
    j["stats"][stat] = n;
  if (!c.notes.empty())
    j["notes"] = c.notes;
  if (!c.under.empty())
    j["under"] = c.under;
  for (const ChangeView& change : c.changes) {
    Json one{{"by", change.by}};
    if (!change.has.empty())
      one["has"] = change.has;
    if (!change.lost.empty())
      one["lost"] = change.lost;
    j["changes"].push_back(std::move(one));
  }
  return j;
}

Json cards_json(const std::vector<CardView>& cards) {
  Json list = Json::array();
  for (const CardView& c : cards)
    list.push_back(card_json(c));
  return list;
}

Json player_json(const PlayerView& p, Seat viewer) {
  Json j{{"seat", index_of(p.seat) + 1},
         {"name", player_name(p.seat)},
         {"active", p.active},
         {"dead", p.dead},
         {"hp", p.hp},
         {"max_hp", p.max_hp},
         {"attack", p.attack},
         {"coins", p.coins},
         {"loot", p.loot},
         {"loot_plays", p.loot_plays},
         {"souls", p.souls}};
  for (const auto& [stat, n] : p.stats)
    j["stats"][stat] = n;
  if (!p.notes.empty())
    j["notes"] = p.notes;
  if (p.character)
    j["character"] = card_json(*p.character);
  j["items"] = cards_json(p.items);
  j["curses"] = cards_json(p.curses);
  j["soul_cards"] = cards_json(p.soul_cards);
  j[p.seat == viewer ? "hand" : "known_hand"] = cards_json(p.hand);
  return j;
}

Json slot_json(const SlotView& s) {
  Json j{{"type", s.type}, {"slot", s.number}};
  if (!s.price.empty())
    j["price"] = s.price;
  if (!s.card)
    return j;
  j.update(card_json(*s.card));
  if (s.stats) {
    j["hp"] = s.stats->hp;
    j["max_hp"] = s.stats->max_hp;
    j["evasion"] = s.stats->evasion;
    j["attack"] = s.stats->attack;
  }
  if (const Json rewards = rewards_json(s.rewards); !rewards.is_null())
    j["rewards"] = rewards;
  if (s.souls > 0)
    j["souls"] = s.souls;
  if (s.covered > 0)
    j["covered"] = s.covered;
  j["attacked"] = s.attacked;
  return j;
}

Json deck_json(const DeckView& d) {
  Json j{{"deck", d.name}, {"cards", d.cards}, {"discarded", d.discarded}};
  if (d.discard_top)
    j["discard_top"] = card_json(*d.discard_top);
  for (const auto& [position, card] : d.known) {
    Json known = card_json(card);
    known["position"] = position;
    j["known"].push_back(known);
  }
  return j;
}

}  // namespace

Json to_json(const TableView& v) {
  Json j;
  j["seat"] = v.viewer == Seat::game ? Json(nullptr) : Json(index_of(v.viewer) + 1);
  j["turn"] = {{"number", v.turn}, {"active", index_of(v.active) + 1}, {"phase", name_of(v.phase)}};
  j["price"] = v.price;
  j["souls_to_win"] = v.souls_to_win;
  if (v.timer)
    j["timer"] = *v.timer;
  for (const PlayerView& p : v.players)
    j["players"].push_back(player_json(p, v.viewer));
  j["slots"] = Json::array();
  for (const SlotView& s : v.slots)
    j["slots"].push_back(slot_json(s));
  for (const DeckView& d : v.decks)
    j["decks"].push_back(deck_json(d));
  j["bonus_souls"] = cards_json(v.bonus_souls);
  j["stack"] = v.stack;
  if (!v.notes.empty())
    j["notes"] = v.notes;
  return j;
}

Json decision_json(const Game& game) {
  const Decision& d = game.decision();
  const std::vector<std::string> labels = labels_of(game.table());
  const std::vector<std::string> keys = keys_of(game.table());
  Json j{{"seat", index_of(d.who) + 1},
         {"who", player_name(d.who)},
         {"prompt", prompt_rows[static_cast<std::size_t>(d.prompt)].name},
         {"question", question_of(game.table())},
         {"rule", d.rule()},
         {"options", Json::array()}};
  for (std::size_t i = 0; i < labels.size(); ++i)
    j["options"].push_back(
        {{"index", i}, {"label", labels[i]}, {"key", keys[i]}, {"kind", verb_of(d.options[i].kind)}});
  return j;
}

std::string_view name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::running:
      return "running";
    case Outcome::won:
      return "won";
    case Outcome::draw:
      return "draw";
    case Outcome::stopped:
      return "stopped";
    case Outcome::lost:
      return "lost";
  }
  return "";
}

Json outcome_json(const Game& game) {
  Json winners = Json::array();
  for (Seat s : game.winners())
    winners.push_back(index_of(s) + 1);
  Json j{{"outcome", name_of(game.outcome())},
         {"winners", winners},
         {"turns", game.state().turn.number},
         {"decisions", game.state().decisions},
         {"state_hash", hex(game.hash())}};
  if (const std::string why = game.stopped_by(); !why.empty())
    j["stopped_by"] = why;
  return j;
}

Json rewards_json(const Rewards& r) {
  Json j;
  auto add = [&](const char* name, int n) {
    if (n == as_rolled) {
      j[std::string("roll_") + name] = true;
    } else if (n != 0) {
      j[name] = n;
    }
  };
  add("coins", r.coins);
  add("loot", r.loot);
  add("treasure", r.treasure);
  return j;
}

std::string hex(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

void write_json(Console& console, const Json& report) { console.print("{}\n", safe_json(report, 2)); }

}  // namespace soulstack::tools
