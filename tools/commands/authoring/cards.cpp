// soulstack cards: lists and searches the loaded cards.
#include <algorithm>
#include <map>
#include <memory>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "engine/model/enum_rows.h"
#include "tools/commands/program.h"
#include "tools/display/card_json.h"
#include "tools/display/card_likeness.h"
#include "tools/display/card_search.h"
#include "tools/display/card_text.h"
#include "tools/display/json_view.h"
#include "tools/display/override_text.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

struct CardsOptions {
  CardQuery query;
  std::string sort;
  SetChoice sets;
  bool json = false, explain = false;
};

void print_json(Console& console, const scripting::Loaded& loaded, const std::vector<CardDefId>& cards) {
  Json list = Json::array();
  for (CardDefId id : cards)
    list.push_back(card_json(loaded, loaded.content()[id]));
  write_json(console, Json{{"schema", 1}, {"command", "cards"}, {"cards", list}});
}

// ---- The list ----------------------------------------------------------------------------------------------------

// "2/3/1" for HP, evasion and attack.
std::string short_stats(const CardDef& c) {
  const auto shown = [](int n) { return n < 0 ? std::string("-") : std::to_string(n); };
  return c.has_stats() ? shown(c.hp) + "/" + shown(c.evasion) + "/" + shown(c.attack) : "";
}

// "tap, when": the kinds of its abilities.
std::string kinds_of(const Content& content, const CardDef& c) {
  std::string all;
  for (const Json& kind : abilities_json(content, c))
    if (const std::string name = kind; (", " + all + ", ").find(", " + name + ", ") == std::string::npos)
      all += (all.empty() ? "" : ", ") + name;
  return all;
}

// What the sort key is about, if no other column shows it.
std::string sorted_by(const Content& content, const CardDef& c, const std::string& key) {
  const int n = key == "souls"    ? c.souls
                : key == "copies" ? c.copies
                : key == "coins"  ? c.rewards.coins
                : key == "cost"   ? coin_cost(content, c)
                                  : -1;
  return n > 0 ? std::to_string(n) : "";
}

struct Column {
  std::string title;
  std::size_t most;  // columns
  std::vector<std::string> cells;

  std::size_t width() const {
    std::size_t widest = columns_of(title);
    for (const std::string& cell : cells)
      widest = std::max(widest, columns_of(cell));
    return std::min(widest, most);
  }
  bool is_empty() const {
    return std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); });
  }
};

std::vector<Column> columns_for(const Content& content, const std::vector<CardDefId>& cards, bool with_deck,
                                const std::string& key) {
  std::vector<Column> columns = {{"name", 24, {}},      {"id", 40, {}}, {"deck", 10, {}},  {"HP/ev/att", 9, {}},
                                 {"abilities", 12, {}}, {key, 7, {}},   {"text", 1000, {}}};
  const bool is_one_set = std::all_of(cards.begin(), cards.end(),
                                      [&](CardDefId id) { return content[id].set == content[cards.front()].set; });
  for (const CardDefId id : cards) {
    const CardDef& c = content[id];
    const std::string rewards = rewards_text(c.rewards);
    std::string text = printed_text(content, c);
    if (text.empty() && !rewards.empty())
      text = "Rewards: " + rewards;
    const std::string cells[] = {c.name,
                                 is_one_set ? c.id.substr(c.id.find(':') + 1) : c.id,
                                 with_deck ? content.decks[c.deck.value].name : "",
                                 short_stats(c),
                                 kinds_of(content, c),
                                 sorted_by(content, c, key),
                                 text};
    for (std::size_t i = 0; i < columns.size(); ++i)
      columns[i].cells.push_back(cells[i]);
  }
  std::erase_if(columns, [](const Column& column) { return column.is_empty(); });
  return columns;
}

// The last column takes what is left of the width.
void print_columns(Console& console, const std::vector<Column>& columns, bool with_titles) {
  const auto line = [&](auto cell) {
    std::string text;
    std::size_t used = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const bool is_last = i + 1 == columns.size();
      const auto width = static_cast<std::size_t>(console.columns);
      const std::size_t left = width > used + 2 ? width - used - 2 : 0;
      const std::size_t taken = std::min(columns[i].width(), left);
      text += "  " + (is_last ? shortened(cell(columns[i]), left) : padded(cell(columns[i]), taken));
      used += taken + 2;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
  };
  if (with_titles)
    console.print("{}\n", console.paint(Ink::faint, line([](const Column& column) { return column.title; })));
  const std::size_t rows = columns.empty() ? 0 : columns.front().cells.size();
  for (std::size_t row = 0; row < rows; ++row)
    console.print("{}\n", line([&](const Column& column) { return column.cells[row]; }));
}

void print_deck(Console& console, const Content& content, const std::vector<CardDefId>& cards) {
  const CardDef& first = content[cards.front()];
  int copies = 0;
  for (CardDefId id : cards)
    copies += content[id].copies;
  std::string title = content.decks[first.deck.value].name;
  std::replace(title.begin(), title.end(), '_', ' ');
  console.print(
      "{}\n", console.paint(Ink::bold, fmt::format("{}: {}, {} different", title,
                                                   counted(static_cast<std::uint64_t>(copies), "card"), cards.size())));
  print_columns(console, columns_for(content, cards, false, ""), false);
}

void print_by_deck(Console& console, const Content& content, const std::vector<CardDefId>& cards) {
  std::map<DeckId, std::vector<CardDefId>> decks;
  for (CardDefId id : cards)
    decks[content[id].deck].push_back(id);
  for (const auto& [deck, of_deck] : decks)
    print_deck(console, content, of_deck);
}

// ---- The order of the sets, and what they replace, change and leave out ------------------------------------------

// Of the cards that match; without any condition, all. Cards that are not in the game are found by their ids.
std::vector<scripting::Override> overrides_asked(const scripting::Loaded& loaded, const CardQuery& query,
                                                 const std::vector<CardDefId>& cards) {
  std::vector<scripting::Override> asked = overrides_about(loaded, query.any);
  for (const CardDefId id : cards)
    for (const scripting::Override& one : overrides_of(loaded, loaded.content()[id]))
      asked.push_back(one);
  std::vector<scripting::Override> all;  // each once, in the order of the sets
  for (const scripting::Override& one : loaded.overrides())
    if (std::any_of(asked.begin(), asked.end(), [&](const scripting::Override& other) {
          return other.file == one.file && other.line == one.line && other.other == one.other;
        }))
      all.push_back(one);
  return all;
}

// The decks that sets add to the rules (rule 3.7.1).
Json decks_json(const Content& content) {
  Json list = Json::array();
  for (const DeckDef& deck : content.decks)
    if (deck.plays_as.known())
      list.push_back({{"name", deck.name}, {"plays_as", content.decks[deck.plays_as.value].name}, {"sets", deck.sets}});
  return list;
}

void explain_decks(const Content& content, Console& console) {
  const Json decks = decks_json(content);
  if (decks.empty())
    return;
  console.print("{}\n", console.paint(Ink::bold, "The decks that they add"));
  for (const Json& deck : decks)
    console.print("  {}: plays as {}; declared by {}\n", deck["name"].get<std::string>(),
                  deck["plays_as"].get<std::string>(), deck["sets"].get<std::string>());
}

void explain(const scripting::Loaded& loaded, const CardsOptions& options, Console& console) {
  const CardQuery& query = options.query;
  const std::vector<CardDefId> cards = search_cards(loaded.content(), query);
  const std::vector<scripting::Override> asked = overrides_asked(loaded, query, cards);
  if (options.json) {
    Json list = Json::array();
    for (const scripting::Override& one : asked)
      list.push_back(override_json(one));
    return write_json(console, Json{{"schema", 1},
                                    {"command", "cards"},
                                    {"sets", order_json(loaded)},
                                    {"decks", decks_json(loaded.content())},
                                    {"overrides", list}});
  }
  console.print("{}\n", console.paint(Ink::bold, "The sets, in the order in which they are loaded"));
  for (const std::string& line : order_of_sets(loaded))
    console.print("  {}\n", wrapped(line, static_cast<std::size_t>(console.columns), 5));
  explain_decks(loaded.content(), console);
  console.print("{}\n", console.paint(Ink::bold, "What they replace, change, take over and leave out"));
  for (const scripting::Override& one : asked)
    console.print("  {}\n", wrapped(override_text(one), static_cast<std::size_t>(console.columns), 4));
  if (asked.empty())
    console.print("  {}\n", query.any.empty() ? "nothing" : fmt::format("nothing about `{}`", query.any));
}

std::vector<CardDefId> demand_found(const scripting::Loaded& loaded, const CardQuery& query) {
  const Content& content = loaded.content();
  std::vector<CardDefId> cards = search_cards(content, query);
  const bool only_any = query.text.empty() && query.deck.empty() && query.verb.empty() && query.event.empty() &&
                        query.word.empty() && !query.any.empty();
  const std::string why = only_any ? and_set_aside(loaded, query.any) : "";
  if (cards.empty() && only_any)
    throw Stop{why.empty() ? Exit::usage : Exit::failed,
               fmt::format("No card has `{}` in its name, ID, text or script{}", query.any,
                           why.empty() ? nearest_card(content, query.any) : why)};
  if (cards.empty())
    refuse("No card matches");
  return cards;
}

Exit cards(const CardsOptions& options, Console& console) {
  const auto loaded = load_with_all_decks(options.sets, console);
  const Content& content = loaded->content();
  if (options.explain) {
    explain(*loaded, options, console);
    return Exit::ok;
  }
  std::vector<CardDefId> found = demand_found(*loaded, options.query);
  sort_cards(content, options.sort, found);
  if (options.json)
    print_json(console, *loaded, found);
  else if (options.sort.empty())
    print_by_deck(console, content, found);
  else
    print_columns(console, columns_for(content, found, true, options.sort), true);
  return Exit::ok;
}

}  // namespace

void add_cards(Command& program) {
  Command& command =
      program.add("cards", "List and search the loaded cards",
                  "  soulstack cards\n"
                  "  soulstack cards fly          # cards with `fly` in their name, ID, text or script\n"
                  "  soulstack cards --deck monster --sort hp\n"
                  "  soulstack cards --verb steal --text player\n"
                  "  soulstack cards --event missed\n"
                  "  soulstack cards --set base --json\n"
                  "  soulstack cards --set mine --explain   # the order of the sets, and what they change\n");
  auto o = std::make_shared<CardsOptions>();
  command.takes({
      {"query QUERY", o->query.any,
       "Part of a name, an ID or a text, or a word of a script; if it is a name or an "
       "ID, only that card is listed"},
      {"--text TEXT", o->query.text, "Only cards with this in their text"},
      {"--deck DECK", o->query.deck, "Only cards of this deck"},
      {"--verb VERB", o->query.verb, "Only cards that use this verb, or verbs that begin so"},
      {"--event EVENT", o->query.event, "Only cards that listen for this event"},
      {"--word WORD", o->query.word, "Only cards with this word in their script"},
      {"--sort KEY", o->sort, fmt::format("Sort by {}", fmt::join(sort_keys(), ", ")), {.one_of = sort_keys()}},
  });
  add_set_option(command, o->sets);
  command.takes({
      {"--explain", o->explain,
       "Print the order of the sets and why, and what replaces, changes or leaves out the matching cards"},
      {"--json", o->json, "Print the cards as one JSON object"},
  });
  command.runs(o, cards);
}

}  // namespace soulstack::tools
