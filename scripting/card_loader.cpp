// Reading one card file.
#include "scripting/card_loader.h"

#include "scripting/abilities.h"

namespace soulstack::scripting {

namespace {

// Says so if the file returns something else than a card of its folder's deck. Unknown if nothing can be read.
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
            "a file in " + file.folder + "/ returns " + ticked(file.folder) + ", not " + r.described(given),
            file.folder);
  return deck;
}

}  // namespace

namespace {

// A face, or the whole card: its fields and its abilities.
void read_face(Reader& r, const Written& table, CardDefId id, CardDef def) {
  FormRow form = row_of(Form::card);
  form.name = r.words.decks()[def.deck.value];
  r.content.cards[id.value].deck = def.deck;  // abilities ask for it
  r.fields(form, table, &def);
  Numbering numbers;
  r.items(form, table, [&](const Given& item, const FormRow& inside) {
    if (!inside.deck.empty() && inside.deck != form.name)
      r.error("not_here", {item.index, r.table(item)->line, {}, nullptr},
              ticked(inside.name) + " belongs on cards of " + ticked(inside.deck) + ", not of " + ticked(form.name));
    const AbilityId ability = read_printed(r, item, inside, {id, def.id + "#" + numbers.next(inside)});
    if (ability.known())
      def.abilities.push_back(ability);
  });
  r.content.cards[id.value] = std::move(def);
}

CardDefId reserve(Content& content) {
  content.cards.emplace_back();
  return CardDefId{static_cast<std::uint16_t>(content.cards.size() - 1)};
}

}  // namespace

void read_card(Reader& r, const CardFile& file) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const DeckId deck = deck_returned(r, given, file);
  const auto table = r.table(given);
  if (!deck.known() || !table)
    return;
  CardDef def;
  def.id = r.report.card();
  def.set = file.set;
  def.file = r.report.file();
  def.deck = deck;
  read_face(r, *table, reserve(r.content), std::move(def));
}

void read_back(Reader& r, const Field&, const Given& given, void* into) {
  CardDef& front = *static_cast<CardDef*>(into);
  const auto table = r.table(given);
  if (!table || r.made_by(given.index))
    return r.wrong(given, "a table like that of a card: back = { name = \"...\", ... }");
  CardDef def;
  def.id = front.id + "/back";
  def.set = front.set;
  def.file = front.file;
  def.deck = front.deck;
  front.back = reserve(r.content);
  read_face(r, *table, front.back, std::move(def));
  CardDef& back = r.content.cards[front.back.value];
  if (back.back.known())
    r.error("wrong_value", given, "a card has two faces");
  back.copies = 0;
}

}  // namespace soulstack::scripting
