// Reads one card file.
#include "scripting/reading/card_loader.h"

#include <utility>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/made_card.h"

namespace soulstack::scripting {

namespace {

// Reports an error if the file does not return a card of its folder's deck. Unknown if nothing can be read.
DeckId deck_returned(Reader& r, const Given& given, const CardFile& file) {
  const DeckId folder = r.content.find_deck(file.folder);
  const Made* const made = r.made_by(given.index);
  if ((made && made->by == Word::unknown) || r.is(given, Word::unknown))
    return r.is_table(given) ? folder : DeckId{};
  const DeckId deck = made ? deck_of(made->by) : DeckId{};
  if (!deck.known()) {
    r.error("no_card", given, "a card file returns one card: return " + file.folder + " { ... }");
    return {};
  }
  if (deck != folder)
    r.error("wrong_deck", {given.index, made->line, {}, nullptr},
            "a file in " + file.folder + "/ returns " + ticked(file.folder) + ", not " + r.described(given) +
                ": move it to " + r.words.decks()[deck.value] + "/, or change the word",
            file.folder);
  return deck;
}

}  // namespace

void read_card(Reader& r, const CardFile& file, CardDefId made_from) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const DeckId deck = deck_returned(r, given, file);
  const auto table = r.table(given);
  if (!deck.known() || !table)
    return;
  if (check_other_cards(r, *table))
    return read_made_card(r, *table, file, deck, made_from);
  CardDef def;
  def.id = r.report.card();
  def.set = file.set;
  def.file = r.report.file();
  def.deck = deck;
  read_new_card(r, *table, std::move(def));
}

}  // namespace soulstack::scripting
