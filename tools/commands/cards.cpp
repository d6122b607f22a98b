// soulstack cards and soulstack show: the loaded cards and their files.
#include <CLI/Option.hpp>
#include <algorithm>
#include <map>
#include <memory>

#include "engine/model/enum_rows.h"
#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/display/json_view.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

struct CardsOptions {
  std::string query;
  SetChoice sets;
  bool json = false;
};

// As written in card files.
struct Mark {
  Keyword keyword;
  std::string_view name;
};
constexpr Mark marks[] = {
    {Keyword::eternal, "eternal"},   {Keyword::guppy, "guppy"},           {Keyword::trinket, "trinket"},
    {Keyword::ambush, "ambush"},     {Keyword::curse, "curse"},           {Keyword::indomitable, "indomitable"},
    {Keyword::familiar, "familiar"}, {Keyword::attackable, "attackable"}, {Keyword::goes_first, "goes_first"},
};
static_assert(in_order(marks, &Mark::keyword));

Json marks_json(const CardDef& c) {
  Json list = Json::array();
  for (const auto& [keyword, name] : marks)
    if (c.has(keyword))
      list.push_back(name);
  return list;
}

// The kinds of the printed abilities, in order.
Json abilities_json(const Content& content, const CardDef& c) {
  Json list = Json::array();
  if (c.play.known())
    list.push_back("play");
  for (AbilityId id : c.abilities)
    if (id != c.play)
      list.push_back(name_of(content[id].kind));
  return list;
}

Json card_json(const Content& content, const CardDef& c) {
  Json j{{"id", c.id}, {"name", c.name}, {"deck", content.decks[c.deck.value].name}, {"copies", c.copies}};
  auto printed = [&](const char* name, int n) {
    if (n >= 0)
      j[name] = n;
  };
  printed("hp", c.hp);
  printed("evasion", c.evasion);
  printed("attack", c.attack);
  if (c.souls > 0)
    j["souls"] = c.souls;
  if (const Json rewards = rewards_json(c.rewards); !rewards.is_null())
    j["rewards"] = rewards;
  if (c.min_players > 1)
    j["min_players"] = c.min_players;
  if (!c.starting_item_id.empty())
    j["starting_item"] = c.starting_item_id;
  j["marks"] = marks_json(c);
  j["abilities"] = abilities_json(content, c);
  j["file"] = c.file;
  return j;
}

void print_json(Console& console, const Content& content, const std::vector<CardDefId>& cards) {
  Json list = Json::array();
  for (CardDefId id : cards)
    list.push_back(card_json(content, content[id]));
  write_json(console, Json{{"schema", 1}, {"command", "cards"}, {"cards", list}});
}

void print_deck(Console& console, const Content& content, const std::vector<CardDefId>& cards) {
  const CardDef& first = content[cards.front()];
  int copies = 0;
  for (CardDefId id : cards)
    copies += content[id].copies;
  std::string title = content.decks[first.deck.value].name;
  std::replace(title.begin(), title.end(), '_', ' ');
  console.print("{}\n",
                console.paint(Ink::bold, fmt::format("{}: {} cards, {} different", title, copies, cards.size())));
  for (CardDefId id : cards) {
    const CardDef& c = content[id];
    const std::string stats = stats_line(c);
    console.print("  {}  {}{}\n", padded(c.name, 26),
                  console.paint(Ink::faint, stats.empty() ? c.id : padded(c.id, 32)),
                  stats.empty() ? "" : "  " + stats);
  }
}

void print_by_deck(Console& console, const Content& content, const std::vector<CardDefId>& cards) {
  std::map<DeckId, std::vector<CardDefId>> decks;
  for (CardDefId id : cards)
    decks[content[id].deck].push_back(id);
  for (const auto& [deck, of_deck] : decks)
    print_deck(console, content, of_deck);
}

std::vector<CardDefId> all_or_found(const Content& content, const std::string& query) {
  std::vector<CardDefId> cards = find_cards(content, query);
  if (cards.empty() && !query.empty())
    throw Stop{Exit::failed, fmt::format("No card has `{}` in its name or ID{}", query, nearest_card(content, query))};
  return cards;
}

Exit cards(const CardsOptions& options, Console& console) {
  const auto loaded = load_with_all_decks(options.sets, console);
  const std::vector<CardDefId> found = all_or_found(loaded->content(), options.query);
  options.json ? print_json(console, loaded->content(), found) : print_by_deck(console, loaded->content(), found);
  return Exit::ok;
}

Exit show(const CardsOptions& options, Console& console) {
  const auto loaded = load_with_all_decks(options.sets, console);
  const std::vector<CardDefId> found = all_or_found(loaded->content(), options.query);
  for (CardDefId id : found)
    console.print("{}{}", id == found.front() ? "" : "\n",
                  card_text(loaded->content(), loaded->content()[id], console));
  return Exit::ok;
}

}  // namespace

void add_cards(Program& program) {
  CLI::App& app = program.add("cards", "List the loaded cards",
                              "  soulstack cards\n"
                              "  soulstack cards fly          # cards with `fly` in their name or ID\n"
                              "  soulstack cards --set base --json\n");
  auto o = std::make_shared<CardsOptions>();
  app.add_option("query", o->query, "Part of a name or ID")->type_name("QUERY");
  add_set_option(app, o->sets);
  app.add_flag("--json", o->json, "Print the cards as one JSON object");
  when_chosen(program, app, o, cards);
}

void add_show(Program& program) {
  CLI::App& app = program.add("show", "Show a card: its text, its numbers and its file",
                              "  soulstack show bomb\n"
                              "  soulstack show \"The D6\"\n");
  auto o = std::make_shared<CardsOptions>();
  app.add_option("card", o->query, "Its name or ID, or part of one")->required()->type_name("CARD");
  add_set_option(app, o->sets);
  when_chosen(program, app, o, show);
}

}  // namespace soulstack::tools
