// The part of the set loader that looks up the starting items of characters.
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/loader/set_loader.h"

namespace soulstack::scripting {

void SetLoader::check_references() {
  for (const CardDef& card : library_.content.cards)
    if (!card.starting_item_id.empty() && !library_.content.find_card(card.starting_item_id, card.set).known())
      check_starting_item(card);
}

namespace {

// The line of `starting_item = "id"`; 0 if it is not written like that.
int line_of_starting_item(const std::vector<Token>& tokens, std::string_view id) {
  int line = 0;
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i)
    if (tokens[i].is("starting_item") && tokens[i + 1].is("=")) {
      line = tokens[i].line;
      if (tokens[i + 2].text.find(id) != std::string_view::npos)
        return tokens[i + 2].line;
    }
  return line;
}

}  // namespace

void SetLoader::check_starting_item(const CardDef& card) {
  const Content& content = library_.content;
  const std::string changed_in = overrides_.writer_of(card.id, "starting_item");
  Report report(findings_, changed_in.empty() ? card.file : changed_in);
  report.name_card(card.id);
  const std::string why = why_unusable(unusable_, card.starting_item_id);
  Nearest nearest(card.starting_item_id);
  for (const CardDef& other : content.cards)
    if (why.empty() && content.decks[other.deck.value].name == deck_name::starting)
      nearest.offer(without_set(other.id));
  const Source source = library_.files.find(report.file());
  const int line = source ? line_of_starting_item(source->tokens(), card.starting_item_id) : 0;
  report.error("unknown_card", line, "starting_item",
               why.empty() ? "there is no card " + ticked(card.starting_item_id) : why, nearest.word());
  broken_.emplace(report.file(), card.id);
}

}  // namespace soulstack::scripting
