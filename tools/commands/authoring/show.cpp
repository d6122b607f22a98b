// soulstack show: everything about a card.
#include <algorithm>
#include <memory>

#include "engine/model/content.h"
#include "scripting/reference/reference.h"
#include "scripting/wording/sentences.h"
#include "tools/authoring/card_page.h"
#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/display/json_view.h"
#include "tools/display/override_text.h"
#include "tools/support/atomic_file.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

struct ShowOptions {
  std::string card;
  SetChoice sets;
  bool brief = false, text = false, json = false;
};

constexpr std::size_t most_in_full = 3;  // more matches are only listed

bool is_card(const Content& content, const std::string& query) {
  return std::any_of(content.cards.begin(), content.cards.end(), [&](const CardDef& card) {
    return card.id == query || card.id.ends_with(":" + query) || card.name == query;
  });
}

// A word of a set has no card: its text and its file are shown.
bool show_word(const scripting::Loaded& loaded, const std::string& query, Console& console) {
  const scripting::Reference reference(loaded.library());
  const std::vector<const scripting::ReferenceEntry*> found = reference.named(query, "set word");
  for (const scripting::ReferenceEntry* word : found)
    console.print("{}\n  {}\n  a word of {}\n", word->shape, word->sentence, word->where.back());
  return !found.empty();
}

std::vector<CardDefId> demand_card(const scripting::Loaded& loaded, const std::string& query) {
  const Content& content = loaded.content();
  const std::string why = and_set_aside(loaded, query);
  if (const CardDefId in_place = card_in_place_of(loaded, query); in_place.known())
    return {in_place};
  std::vector<CardDefId> found = find_cards(content, query);
  if (found.empty())
    throw Stop{why.empty() ? Exit::usage : Exit::failed, fmt::format("No card has `{}` in its name or ID{}", query,
                                                                     why.empty() ? nearest_card(content, query) : why)};
  return found;
}

void print_list(const Content& content, const std::vector<CardDefId>& cards, const std::string& query,
                Console& console) {
  console.print("{} cards have `{}` in their name or ID:\n", cards.size(), query);
  for (const CardDefId id : cards)
    console.print("  {}  {}\n", padded(content[id].name, 26), console.paint(Ink::faint, content[id].id));
}

// What the script of the card does, in sentences. An ability that the sentences don't know is shown as it is written.
void print_text(const CardDef& card, Console& console) {
  std::string why;
  const auto script = read_whole(card.file, why);
  const auto abilities = script ? scripting::sentences::abilities_in(*script) : std::nullopt;
  if (!abilities)
    throw Stop{Exit::content, fmt::format("The script of {} can't be read: {}", card.id,
                                          why.empty() ? "it does not return a card in one piece" : why)};
  console.print("{}  {}\n", card.name, console.paint(Ink::faint, card.id));
  for (const scripting::sentences::AbilityCode& ability : *abilities) {
    const auto text = scripting::sentences::write_text(ability.code);
    console.print(
        "  {}\n",
        text ? *text : fmt::format("({} {{ ... }}: no sentence is known for all that it does)", ability.code.front()));
  }
}

Exit show(const ShowOptions& options, Console& console) {
  const auto loaded = load_with_all_decks(options.sets, console);
  const Content& content = loaded->content();
  if (!options.json && !is_card(content, options.card) && show_word(*loaded, options.card, console))
    return Exit::ok;
  const std::vector<CardDefId> found = demand_card(*loaded, options.card);
  if (found.size() > most_in_full && !options.json) {
    print_list(content, found, options.card, console);
    return Exit::ok;
  }
  const Rulebook rulebook;
  const CardPages pages(*loaded, rulebook);
  Json list = Json::array();
  for (const CardDefId id : found) {
    const CardDef& card = content[id];
    if (options.text)
      print_text(card, console);
    else if (options.json)
      list.push_back(page_json(content, card, pages.page_of(id), rulebook));
    else
      console.print("{}{}", id == found.front() ? "" : "\n",
                    options.brief ? card_text(content, card, console)
                                  : page_text(content, card, pages.page_of(id), rulebook, console));
  }
  if (options.json && !options.text)
    write_json(console, Json{{"schema", 1}, {"command", "show"}, {"cards", list}});
  return Exit::ok;
}

}  // namespace

void add_show(Command& program) {
  Command& command = program.add(
      "show", "Show a card: its text, how it works, its rules, its scenarios and its file; or a word of a set",
      "  soulstack show bomb\n"
      "  soulstack show \"The D6\" --brief\n"
      "  soulstack show bomb --text\n"
      "  soulstack show base:bomb --json\n");
  auto o = std::make_shared<ShowOptions>();
  command.takes({{"card CARD", o->card, "Its name or ID, or part of one", {.required = true}}});
  add_set_option(command, o->sets);
  command.takes({
      {"--brief", o->brief, "Only what is printed on the card, and its file"},
      {"--text", o->text, "What its script does, in sentences: those that `new card --text` reads"},
      {"--json", o->json, "Print the cards as one JSON object"},
  });
  command.runs(o, show);
}

}  // namespace soulstack::tools
