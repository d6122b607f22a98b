// The field `made_of` of rulesets: looks up its sets, decks and tags.
#include <algorithm>

#include "engine/model/state.h"
#include "engine/table/zone_layout.h"
#include "scripting/loader/rules_loader.h"

namespace soulstack::scripting {

namespace {

class Choices {
 public:
  Choices(const RulesModule& module, const std::vector<std::string>& sets, const Content& content,
          std::vector<Finding>& findings)
      : sets_(sets), content_(content), report_(findings, module.file) {
    report_.name_card(module.card);
    for (const DeckDef& deck : content.decks)
      decks_.push_back(deck.name);
  }

  CardChoice found(const WrittenChoice& written) {
    const int errors = report_.errors();
    CardChoice choice{.set = written.set, .deck = {}, .copies = static_cast<std::int16_t>(written.copies)};
    place_in(sets_, written.set, "set", "there is no set ", written.line);
    if (const int deck = place_in(decks_, written.deck, "deck", "there is no deck ", written.line); deck >= 0)
      choice.deck = DeckId{static_cast<std::uint8_t>(deck)};
    choice.tag = place_in(content_.tags, written.tag, "tag", "the sets do not declare the tag ", written.line);
    const auto is_named = [&](const CardDef& card) { return choice.names(card); };
    if (report_.errors() == errors && std::none_of(content_.cards.begin(), content_.cards.end(), is_named))
      report_.warning("empty_deck", written.line, "made_of", "no card of these sets fits all of this");
    return choice;
  }

 private:
  // Negative if the text is empty or unknown; the latter is reported.
  int place_in(const std::vector<std::string>& known, const std::string& written, std::string_view field,
               std::string_view problem, int line) {
    const auto found = std::find(known.begin(), known.end(), written);
    if (found != known.end())
      return static_cast<int>(found - known.begin());
    Nearest nearest = report_.nearest(written);
    for (const std::string& word : known)
      nearest.offer(word);
    if (!written.empty())
      report_.error("unknown_word", line, field, std::string(problem) + ticked(written), nearest.word());
    return -1;
  }

  const std::vector<std::string>& sets_;
  const Content& content_;
  std::vector<std::string> decks_;
  Report report_;
};

}  // namespace

// Each copy of each card of the game is in a zone from the start. `chooser`: the ruleset that says which cards these are;
// null: none.
static void report_too_many(const RulesModule* chooser, const Content& content, std::vector<Finding>& findings) {
  const std::string limit = "a game can have at most " + std::to_string(max_cards) + " cards, counting copies; ";
  if (chooser) {
    Report report(findings, chooser->file);
    report.name_card(chooser->card);
    const int line = chooser->made_of->empty() ? 0 : chooser->made_of->front().line;
    report.error("too_many", line, "made_of", limit + "with these, it has " + std::to_string(content.count_cards()));
    return;
  }
  int copies = 0;
  const auto is_too_many = [&](const CardDef& card) { return (copies += card.in_game) > max_cards; };
  const auto first = std::find_if(content.cards.begin(), content.cards.end(), is_too_many);
  Report report(findings, first->file);
  report.name_card(first->id);
  report.error("too_many", 0, "copies",
               limit + "a ruleset with `made_of` says which cards of the sets are in the game");
}

// Each copy of a fixture has a slot (rule 3.8.1).
static void check_number_of_fixtures(const Content& content, std::vector<Finding>& findings) {
  const DeckId type = content.find_deck(deck_name::fixture);
  int slots = 0;
  for (const SlotTypeDef& kind : content.slot_types)
    slots += kind.count;
  for (const CardDef& card : content.cards) {
    if (!type.known() || content.type_of(card.deck) != type || (slots += card.in_game) <= zones::most_slots_at_start)
      continue;
    Report report(findings, card.file);
    report.name_card(card.id);
    return report.error("too_many", 0, "copies",
                        "a game starts with at most " + std::to_string(zones::most_slots_at_start) +
                            " slots, and each copy of a fixture has one");
  }
}

bool find_chosen_cards(const std::deque<RulesModule>& modules, const std::vector<std::string>& sets, Content& content,
                       std::vector<Finding>& findings) {
  const RulesModule* chooser = nullptr;
  for (const RulesModule& module : modules) {
    if (!module.made_of)
      continue;
    chooser = &module;
    Choices choices(module, sets, content, findings);
    content.rules.made_of.clear();
    for (const WrittenChoice& written : *module.made_of)
      content.rules.made_of.push_back(choices.found(written));
  }
  content.choose_cards();
  check_number_of_fixtures(content, findings);
  const bool has_room = content.count_cards() <= max_cards;
  if (!has_room)
    report_too_many(chooser, content, findings);
  return has_room;
}

}  // namespace soulstack::scripting
