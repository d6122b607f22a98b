// Writes a table and its acts as a scenario file.
#include "tools/records/scenario_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "engine/model/names.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t columns = 120;

std::string in_quotes(std::string_view text) {
  std::string written = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      written += '\\';
    written += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return written + '"';
}

// "{ a, b }" on one line, or one line per part if that is too long.
std::string braced(const std::vector<std::string>& parts, std::size_t indent, std::size_t used) {
  if (parts.empty())
    return "{}";
  const std::string line = fmt::format("{{ {} }}", fmt::join(parts, ", "));
  if (indent + used + line.size() < columns && line.find('\n') == std::string::npos)
    return line;
  const std::string margin(indent + 2, ' ');
  std::string text = "{\n" + margin;
  std::size_t at = margin.size();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string part = parts[i] + ",";
    if (i > 0 && (at + 1 + part.size() > columns || parts[i].front() == '{')) {
      text += "\n" + margin;
      at = margin.size();
    } else if (i > 0) {
      text += ' ';
      ++at;
    }
    text += part;
    at += part.size();
  }
  return text + "\n" + std::string(indent, ' ') + "}";
}

class Writer {
 public:
  Writer(const ScenarioPlan& plan, const Content& content) : plan_(plan), s_(plan.situation), content_(content) {}

  std::string text() {
    for (const std::string& comment : plan_.comments)
      text_ += "-- " + comment + "\n";
    text_ += fmt::format("scenario {} {{\n", in_quotes(plan_.name));
    head();
    players();
    slots();
    piles("deck", s_.decks);
    piles("discard", s_.discards);
    if (!s_.bonus_souls.empty())
      field("bonus_souls", ids(s_.bonus_souls));
    if (!s_.dice.empty())
      field("dice", numbers(s_.dice));
    if (s_.seed != Situation{}.seed)
      plain("seed", std::to_string(s_.seed));
    acts();
    checks();
    return text_ + "}\n";
  }

 private:
  void plain(std::string_view name, std::string_view value) { text_ += fmt::format("  {} = {},\n", name, value); }
  void field(std::string_view name, const std::vector<std::string>& parts) {
    plain(name, braced(parts, 2, name.size() + 4));
  }

  // The ID, without its set if that is unambiguous.
  std::string id(CardDefId card) const {
    const std::string& full = content_[card].id;
    const std::string part(without_set(full));
    return in_quotes(content_.find_card(part) == card ? part : full);
  }
  std::vector<std::string> ids(const std::vector<CardDefId>& cards) const {
    std::vector<std::string> all;
    for (CardDefId card : cards)
      all.push_back(id(card));
    return all;
  }
  static std::vector<std::string> numbers(const std::vector<int>& list) {
    std::vector<std::string> all;
    for (int n : list)
      all.push_back(std::to_string(n));
    return all;
  }
  std::string laid(const LaidCard& card) const {
    std::vector<std::string> parts{id(card.card)};
    if (card.hp != not_said)
      parts.push_back(fmt::format("hp = {}", card.hp));
    if (card.counters != not_said)
      parts.push_back(fmt::format("counters = {}", card.counters));
    if (card.levels > 0)
      parts.push_back(fmt::format("levels = {}", card.levels));
    if (!card.charged)
      parts.push_back("charged = false");
    if (!card.covers.empty())
      parts.push_back("covers = " + braced(ids(card.covers), 8, 0));
    return parts.size() == 1 ? parts.front() : fmt::format("{{ {} }}", fmt::join(parts, ", "));
  }
  std::vector<std::string> laid(const std::vector<LaidCard>& cards) const {
    std::vector<std::string> all;
    for (const LaidCard& card : cards)
      all.push_back(laid(card));
    return all;
  }

  void head() {
    if (plan_.rules != "extended")
      plain("rules", in_quotes(plan_.rules));
    if (!plan_.set.empty())
      plain("set", in_quotes(plan_.set));
    if (s_.phase == Phase::setup)
      plain("phase", s_.dealt ? "\"setup\"" : "\"deal\"");
    if (s_.phase == Phase::start)
      plain("phase", "\"start\"");
  }

  std::string player(std::size_t i) const {
    const LaidSeat& p = s_.seats[i];
    std::vector<std::string> parts{fmt::format("name = \"P{}\"", i + 1)};
    const auto list = [&](std::string_view name, const std::vector<std::string>& values) {
      if (!values.empty())
        parts.push_back(fmt::format("{} = {}", name, braced(values, 6, 10)));
    };
    if (p.character.card.known())
      parts.push_back("character = " + id(p.character.card));
    if (!p.character.charged)
      parts.push_back("charged = false");
    if (p.character.hp != not_said)
      parts.push_back(fmt::format("hp = {}", p.character.hp));
    if (p.coins > 0)
      parts.push_back(fmt::format("coins = {}", p.coins));
    if (p.loot_plays != not_said)
      parts.push_back(fmt::format("loot_plays = {}", p.loot_plays));
    list("hand", ids(p.hand));
    list("items", laid(p.items));
    list("curses", laid(p.curses));
    list("souls", ids(p.souls));
    return braced(parts, 4, 1);
  }
  void players() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < s_.seats.size(); ++i)
      all.push_back(player(i));
    field("players", all);
    if (index_of(s_.active) != 0)
      plain("active", fmt::format("\"P{}\"", index_of(s_.active) + 1));
  }

  void slots(std::string_view name, SlotTypeId type) {
    if (type.known() && type.value < s_.slots.size() && !s_.slots[type.value].empty())
      field(name, laid(s_.slots[type.value]));
  }
  void slots() {
    slots("monsters", content_.monster_slots);
    slots("shop", content_.shop_slots);
    slots("rooms", content_.room_slots);
    slots("minions", content_.minion_slots);
    slots("final_boss", content_.final_boss_slots);
    other_slots();
  }
  // Slots that a set or a ruleset adds.
  void other_slots() {
    std::vector<std::string> all;
    for (std::uint8_t k = 0; k < s_.slots.size(); ++k) {
      const SlotTypeId type{k};
      const bool has_field = type == content_.monster_slots || type == content_.shop_slots ||
                             type == content_.room_slots || type == content_.minion_slots ||
                             type == content_.final_boss_slots || type == content_.event_slots;
      const std::string& name = content_.slot_types[k].name;
      if (!has_field && !s_.slots[k].empty())
        all.push_back(fmt::format("{} = {}", name, braced(laid(s_.slots[k]), 4, name.size() + 4)));
    }
    if (!all.empty())
      field("slots", all);
  }
  void piles(std::string_view name, const std::vector<LaidPile>& piles) {
    std::vector<std::string> all;
    for (std::size_t d = 0; d < piles.size(); ++d) {
      std::vector<std::string> parts = ids(piles[d].cards);
      if (piles[d].only)
        parts.emplace_back("only = true");
      const std::string& deck = content_.decks[d].name;
      if (!parts.empty())
        all.push_back(fmt::format("{} = {}", deck, braced(parts, 4, deck.size() + 4)));
    }
    if (!all.empty())
      field(name, all);
  }

  static std::string_view method(Doing doing) {
    constexpr std::string_view names[] = {"play",  "activate", "declare_attack", "attack", "declare_purchase",
                                          "buy",   "end_turn", "offer",          "choose", "pass",
                                          "settle"};
    static_assert(std::size(names) == count_of<Doing>);
    return names[static_cast<std::size_t>(doing)];
  }
  static std::string line(const Act& act) {
    if (act.doing == Doing::settle)
      return "t:settle()";
    std::vector<std::string> parts;
    for (const std::string& label : act.what)
      parts.push_back(in_quotes(label));
    if (act.ability > 0)
      parts.insert(parts.begin() + 1, std::to_string(act.ability));
    const std::string call = fmt::format("t.P{}:{}", act.seat + 1, method(act.doing));
    if (parts.size() == 1)
      return call + " " + parts.front();
    return fmt::format("{}({})", call, fmt::join(parts, ", "));
  }
  void acts() {
    text_ += "  play = function(t)\n";
    if (plan_.ends_anywhere)
      text_ += "    t:may_end_anywhere()\n";
    for (const Act& act : plan_.acts)
      text_ += "    " + line(act) + "\n";
    text_ += "  end,\n";
  }
  void checks() {
    if (plan_.checks.empty())
      return;
    text_ += "  expect = function(t)\n";
    for (const std::string& check : plan_.checks)
      text_ += "    check(" + check + ")\n";
    text_ += "  end,\n";
  }

  const ScenarioPlan& plan_;
  const Situation& s_;
  const Content& content_;
  std::string text_;
};

}  // namespace

std::string scenario_text(const ScenarioPlan& plan, const Content& content) { return Writer(plan, content).text(); }

}  // namespace soulstack::tools
