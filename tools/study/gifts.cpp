// Giving cards to players.
#include "tools/study/gifts.h"

#include <fmt/format.h>

#include <algorithm>

#include "scripting/findings/suggest.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view set_of_blanks = "changed";  // tools/lab/variants.cpp

bool is_other_face(const Content& c, CardDefId card) {
  return std::any_of(c.cards.begin(), c.cards.end(), [&](const CardDef& d) { return d.back == card; });
}

bool is_item(const Content& c, const CardDef& d) { return d.type == c.treasure_deck || d.type == c.starting_deck; }

const std::string& name_of_deck(const Content& c, const CardDef& d) { return c.decks[d.deck.value].name; }

std::string rewards_lua(const Rewards& r) {
  std::string fields;
  const auto add = [&](std::string_view name, int n) {
    if (n > 0)
      fields += fmt::format("{}{} = {}", fields.empty() ? "" : ", ", name, n);
  };
  add("coins", r.coins);
  add("loot", r.loot);
  add("treasure", r.treasure);
  return fields.empty() ? "" : fmt::format(", rewards = {{ {} }}", fields);
}

// The fields of a blank card, after its name.
std::string blank_fields(const Content& c, const CardDef& d) {
  if (d.type == c.loot_deck)
    return ", play { text = \"Nothing happens.\", effect = function() end }";
  if (d.type == c.monster_deck && d.has_stats())
    return fmt::format(", hp = {}, evasion = {}, attack = {}{}{}", d.hp, d.evasion, d.attack,
                       d.souls > 0 ? fmt::format(", souls = {}", d.souls) : "", rewards_lua(d.rewards));
  if (d.type == c.monster_deck)
    return ", revealed { text = \"Nothing happens.\", effect = function() end }";
  return "";
}

}  // namespace

bool is_put_on_deck(const Content& c, CardDefId card) {
  const CardDef& d = c[card];
  return !is_item(c, d) && d.type != c.loot_deck;
}

std::string why_not_given(const Content& c, CardDefId card) {
  const CardDef& d = c[card];
  if (is_other_face(c, card))
    return fmt::format("{} is the other face of a card", d.name);
  if (is_item(c, d) || d.type == c.loot_deck || d.type == c.monster_deck)
    return "";
  return fmt::format("{} is a card of the {} deck; items, loot, and cards of the monster deck can be given", d.name,
                     name_of_deck(c, d));
}

BlankCard blank_of(const Content& c, CardDefId card) {
  const CardDef& d = c[card];
  // Starting items of a player are in no deck from which cards are drawn, so their blank is a treasure.
  const DeckId deck = is_item(c, d) ? c.treasure_deck : d.deck;
  const std::string& name = c.decks[deck.value].name;
  return {fmt::format("a blank {} card", name), fmt::format("{}:blank_{}", set_of_blanks, name),
          fmt::format("{0}/blank_{0}.lua", name),
          fmt::format("return {} {{ name = \"Blank card ({})\"{} }}\n", name, name, blank_fields(c, d))};
}

std::string giving_command(const Content& c, CardDefId card, const std::string& cards) {
  if (is_put_on_deck(c, card))
    return fmt::format("/top {} {}", name_of_deck(c, c[card]), cards);
  return fmt::format("/give OWNER {}", cards);
}

std::vector<CardDefId> cards_to_give(const Content& c, const std::string& deck) {
  std::vector<CardDefId> all;
  scripting::Nearest nearest(deck);
  for (const DeckDef& one : c.decks)
    nearest.offer(one.name);
  for (std::size_t n = 0; n < c.cards.size(); ++n) {
    const CardDefId card{static_cast<std::uint16_t>(n)};
    if (name_of_deck(c, c[card]) == deck && why_not_given(c, card).empty() && !is_put_on_deck(c, card))
      all.push_back(card);
  }
  if (all.empty() && !c.find_deck(deck).known())
    refuse(fmt::format("There is no deck `{}` in these sets{}", deck,
                       nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word())));
  if (all.empty())
    refuse(
        fmt::format("The {} deck has no cards that are given to players; monsters are compared one by one: `soulstack "
                    "card CARD --give`",
                    deck));
  std::stable_sort(all.begin(), all.end(), [&](CardDefId a, CardDefId b) { return c[a].name < c[b].name; });
  return all;
}

}  // namespace soulstack::tools
