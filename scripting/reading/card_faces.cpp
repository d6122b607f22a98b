// Reads the faces of a card.
#include "scripting/reading/card_faces.h"

#include <algorithm>
#include <iterator>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/reward_box.h"

namespace soulstack::scripting {

namespace {

// Loot is in play only as an item or a monster (rules 3.2.3, 6.8.3).
void check_ever_in_play(Reader& r, const Written& table, const FoundFields& found, const CardDef& def) {
  const bool stays = def.has(Keyword::trinket) || def.has(Keyword::ambush);
  if (stays || r.content.type_name(def.deck) != deck_name::loot)
    return;
  for (const AbilityId id : def.abilities)
    if (const AbilityDef& ability = r.content[id];
        ability.kind != AbilityKind::play && !ability.as_soul && !ability.in_hand && !r.is_partial)
      r.report.error("no_effect", ability.line, "",
                     "a loot card that is not a trinket or an ambush is never in play: only `play` works on it, and "
                     "abilities with `as_soul` or `in_hand`");
  for (const std::string_view field :
       {"hp", "evasion", "attack", "rewards", "enters", "eternal", "guppy", "familiar", "attackable", "fighter"})
    if (found.has(field))
      r.report.error(
          "no_effect", r.field_at(table, field, 0).line, field,
          ticked(field) + " works only in play, but a loot card that is not a trinket or an ambush is never in play");
}

// Hands hold only loot (rule 19.5.1).
void check_in_hand(Reader& r, const CardDef& def) {
  if (r.content.type_name(def.deck) == deck_name::loot)
    return;
  for (const AbilityId id : def.abilities)
    if (r.content[id].in_hand)
      r.report.error("no_effect", r.content[id].line, "in_hand", "only loot cards are in hands");
}

// A fixture is there from the start, fights nobody and belongs to nobody (rules 3.8.1, 3.8.2).
void check_fixture(Reader& r, const Written& table, const FoundFields& found, const CardDef& def) {
  if (r.content.type_name(def.deck) != deck_name::fixture)
    return;
  for (const std::string_view field :
       {"hp", "evasion", "attack", "souls", "rewards", "attackable", "familiar", "fighter", "guppy", "trinket",
        "ambush", "curse", "indomitable", "goes_first", "starting_item"})
    if (found.has(field))
      r.report.error("no_effect", r.field_at(table, field, 0).line, field,
                     ticked(field) + " means nothing on a fixture, which is neither a monster nor an item");
  if (found.has("outside"))
    r.report.error("no_effect", r.field_at(table, "outside", 0).line, "outside",
                   "a fixture is on the table from the start; a ruleset leaves it out with `made_of`");
  for (const AbilityId id : def.abilities)
    if (r.content[id].as_soul)
      r.report.error("no_effect", r.content[id].line, "as_soul", "a fixture is never a soul");
}

// Fields that make sense only for cards of one type; for decks added by rulesets this is unknown.
void check_fields_of_deck(Reader& r, const Written& table, const FoundFields& found, const CardDef& def) {
  const std::string_view deck = r.content.type_name(def.deck);
  struct {
    std::string_view field, deck;
  } const all[] = {{"trinket", deck_name::loot},         {"ambush", deck_name::loot},
                   {"curse", deck_name::monster},        {"indomitable", deck_name::monster},
                   {"goes_first", deck_name::character}, {"starting_item", deck_name::character}};
  static constexpr std::string_view known[] = {deck_name::loot,      deck_name::monster,  deck_name::treasure,
                                               deck_name::character, deck_name::starting, deck_name::bonus_soul};
  if (std::find(std::begin(known), std::end(known), deck) == std::end(known))
    return;
  static constexpr std::string_view never_in_a_deck[] = {deck_name::starting, deck_name::bonus_soul};
  if (def.starts_outside &&
      std::find(std::begin(never_in_a_deck), std::end(never_in_a_deck), deck) != std::end(never_in_a_deck))
    r.report.error("no_effect", r.field_at(table, "outside", 0).line, "outside",
                   "all cards of " + ticked(deck) + " start outside the game");
  for (const auto& only : all)
    if (only.deck != deck && found.has(only.field))
      r.report.error("no_effect", r.field_at(table, only.field, 0).line, only.field,
                     ticked(only.field) + " is for cards of " + ticked(only.deck) + ", not of " + ticked(deck));
}

bool gains_items(const Vocabulary& words, const Chunk& chunk) {
  return std::any_of(chunk.functions.begin(), chunk.functions.end(), [&](const FunctionSite& site) {
    return std::any_of(site.globals_read.begin(), site.globals_read.end(), [&](const NameUse& use) {
      const WordInfo* const word = words.find(use.name);
      return word && (word->verb || word->own) &&
             does_any(word->verb, word->own, [](const VerbRow& verb) { return verb.has(trait::gains_items); });
    });
  });
}

bool gains_items(const Vocabulary& words, const std::vector<FileOfTable>& tables) {
  return std::any_of(tables.begin(), tables.end(), [&](const FileOfTable& one) {
    return gains_items(words, *one.chunk) || gains_items(words, one.inside);
  });
}

// A card of the monster deck is an item once a player has gained it as one, which its own functions may do (rule 3.3.7).
bool may_become_an_item(const Reader& r, const CardDef& def) {
  const bool may_be_gained = r.content.type_name(def.deck) == deck_name::monster && !def.has(Keyword::curse);
  return may_be_gained && r.chunk && (gains_items(r.words, *r.chunk) || gains_items(r.words, r.extracted));
}

// Only items fight, and they need numbers to fight with (rule 11.9.1).
void check_fighter(Reader& r, const Written& table, const CardDef& def) {
  if (!def.has(Keyword::fighter))
    return;
  const int line = r.has(table, "fighter") ? r.field_at(table, "fighter", 0).line : table.line;
  const std::string_view type = r.content.type_name(def.deck);
  if (type != deck_name::treasure && type != deck_name::starting && !may_become_an_item(r, def))
    r.report.error("no_effect", line, "fighter",
                   "only items fight: cards of " + ticked(deck_name::treasure) + " and " + ticked(deck_name::starting) +
                       ", and those of " + ticked(deck_name::monster) + " that become items by " +
                       ticked("gain_item(this, ...)") + ", not cards of " + ticked(type));
  else if (def.hp < 1 || def.attack < 0)
    r.report.error(
        "missing_field", line, "fighter",
        "a fighter needs " + ticked(def.hp < 1 ? "hp" : "attack") + " of its own: fighter = true, hp = 2, attack = 1");
}

// A deck added by a ruleset whose cards are in slots other than room slots.
bool fills_own_slots(const Content& content, DeckId deck) {
  constexpr std::string_view used[] = {deck_name::treasure, deck_name::starting, deck_name::character, deck_name::loot,
                                       deck_name::fixture};
  if (std::find(std::begin(used), std::end(used), content.type_name(deck)) != std::end(used))
    return false;
  return std::any_of(content.slot_types.begin(), content.slot_types.end(),
                     [&](const SlotTypeDef& slots) { return slots.deck == deck && slots.name != "room"; });
}

// Why no player can activate abilities of this card; empty if one can. The controller of an object activates its
// abilities; for rooms and fixtures, the active player does (rules 3.8.3, 6.3.1, 16.2).
std::string why_never_activated(const Content& content, const CardDef& def) {
  const std::string& deck = content.type_name(def.deck);
  if (deck == deck_name::monster)
    return def.has(Keyword::curse) ? "" : "players control no monsters except curses and those that become items";
  if (deck == deck_name::bonus_soul)
    return "souls have no abilities";
  return fills_own_slots(content, def.deck)
             ? "the cards of " + ticked(deck) + " are in slots, where no player controls them"
             : "";
}

void check_activated(Reader& r, const Given& item, const FormRow& form, const CardDef& def) {
  if (form.form != Form::tap && form.form != Form::paid)
    return;
  const std::string why = why_never_activated(r.content, def);
  const bool names_users = r.has(*r.table(item), "who") && form.form == Form::paid;  // rule 6.3.6
  const bool is_named = names_users && r.content.decks[def.deck.value].name != deck_name::bonus_soul;
  if (!why.empty() && !is_named && !may_become_an_item(r, def))
    r.error("not_here", {item.index, r.table(item)->line, {}, nullptr},
            "nobody can activate " + ticked(form.name) + " on this card: " + why +
                ". Items, characters, curses and rooms are activated; `paid` with `who` names players who may use it");
}

Reader::Others is_keyword_in(const Reader& r) {
  if (r.words.keywords().empty())
    return {};
  return [&r](std::string_view name) {
    return r.words.find_keyword(name) != nullptr || r.words.find_ambiguous_keyword(name) != nullptr;
  };
}

// Collects the keywords of sets that the card has, in the order of the sets: their abilities are in other files.
void read_keyword_flags(Reader& r, const Written& table, CardDefId card) {
  for (const SetKeyword* const keyword : r.words.keywords()) {
    if (!r.has(table, keyword->name))
      continue;
    const int base = lua_gettop(r.lua);
    lua_getfield(r.lua, table.index, keyword->name.c_str());
    const Given item = r.field_at(table, keyword->name, lua_gettop(r.lua));
    if (const auto* const two = r.words.find_ambiguous_keyword(keyword->name)) {
      if (two->one == keyword)
        r.error("conflict", item,
                "two sets that this set requires have a keyword " + ticked(item.field) + ": " + ticked(two->one->set) +
                    " and " + ticked(two->other->set) + "; a file that sees both can't use either");
    } else if (const auto flag = r.flag(item); flag == true) {
      r.keywords.push_back({keyword, card, item.line});
    } else if (flag == false && r.is_partial) {
      r.error("not_changeable", item, "a keyword can't be taken from a card: write the whole card, with `replaces`");
    }
    lua_settop(r.lua, base);
  }
}

// The stats of sets that are printed on it (rule 10.1.11).
void read_printed_stats(Reader& r, const Written& table, CardDef& def) {
  const bool is_character = r.content.type_name(def.deck) == deck_name::character;
  r.set_stats(Form::card, table, [&](StatId stat, const Given& g) {
    const auto n = r.number(g, 0, unlimited);
    if (r.content.set_stat(stat).of == SetStatDef::Of::player && !is_character)
      return r.error("not_here", g,
                     "players have " + ticked(g.field) +
                         ": it is printed on characters; other cards change it, always { " + std::string(g.field) +
                         " = 1 }");
    if (!n)
      return;
    std::erase_if(def.stats, [&](const PrintedStat& one) { return one.stat == stat; });
    def.stats.push_back({stat, static_cast<std::int16_t>(*n)});
  });
}

// All faces of a card are of one type (rule 20.2.3a); the type is more than the deck.
void check_same_type(Reader& r, const Written& table, const CardDef& front) {
  if (!front.back.known())
    return;
  const CardDef& back = r.content[front.back];
  const auto wrong = [&](const std::string& what) {
    r.report.error("wrong_value", r.field_at(table, "back", 0).line, "back",
                   "all faces of a card have one type: " + what);
  };
  static constexpr struct {
    Keyword keyword;
    std::string_view field;
  } types[] = {{Keyword::curse, "curse"}, {Keyword::trinket, "trinket"}, {Keyword::ambush, "ambush"}};
  for (const auto& type : types)
    if (front.has(type.keyword) != back.has(type.keyword))
      wrong("write " + ticked(std::string(type.field) + " = true") + " on each face or on none");
  if (r.content.decks[front.deck.value].name == deck_name::monster && front.has_stats() != back.has_stats())
    wrong("write " + ticked("hp") + " on each face of a monster, and on no face of an event");
}

// Reads one face, or the whole card: its fields and abilities.
void read_face(Reader& r, const Written& table, CardDefId id, CardDef def) {
  FormRow form = row_of(Form::card);
  form.name = r.words.decks()[def.deck.value];
  r.content.cards[id.value].deck = def.deck;  // needed by the abilities
  const FoundFields found = r.fields(form, table, &def, is_keyword_in(r));
  read_printed_stats(r, table, def);
  check_same_type(r, table, def);
  read_keyword_flags(r, table, id);
  Numbering numbers;
  r.items(form, table, [&](const Given& item, const FormRow& inside) {
    if (!inside.deck.empty() && inside.deck != r.content.type_name(def.deck))
      r.error("not_here", {item.index, r.table(item)->line, {}, nullptr},
              ticked(inside.name) + " belongs on cards of " + ticked(inside.deck) + ", not of " + ticked(form.name));
    check_activated(r, item, inside, def);
    const AbilityId ability = read_printed(r, item, inside, {id, def.id + "#" + numbers.next(inside)});
    if (ability.known())
      def.abilities.push_back(ability);
  });
  check_ever_in_play(r, table, found, def);
  check_fields_of_deck(r, table, found, def);
  check_fixture(r, table, found, def);
  check_in_hand(r, def);
  check_fighter(r, table, def);
  own_rewards(r.content, def.rewards, id);
  r.content.cards[id.value] = std::move(def);
}

CardDefId reserve_card(Content& content) {
  content.cards.emplace_back();
  return CardDefId{static_cast<std::uint16_t>(content.cards.size() - 1)};
}

}  // namespace

void check_fits_card(Reader& r, const Given& ability, const FormRow& form, const CardDef& card) {
  check_activated(r, ability, form, card);
  const bool stays = card.has(Keyword::trinket) || card.has(Keyword::ambush);
  if (!stays && r.content.type_name(card.deck) == deck_name::loot)
    r.error("no_effect", {ability.index, r.table(ability)->line, {}, nullptr},
            "a loot card that is not a trinket or an ambush is never in play: only `play` works on it");
}

void read_new_card(Reader& r, const Written& table, CardDef def) {
  read_face(r, table, reserve_card(r.content), std::move(def));
  r.check_other_functions();
}

void read_written_fields(Reader& r, const Written& table, CardDefId into) {
  FormRow form = row_of(Form::card);
  CardDef def = r.content[into];
  form.name = r.words.decks()[def.deck.value];
  r.is_partial = true;
  const FoundFields found = r.fields(form, table, &def, is_keyword_in(r));
  read_printed_stats(r, table, def);
  read_keyword_flags(r, table, into);
  check_ever_in_play(r, table, found, def);
  check_fields_of_deck(r, table, found, def);
  check_fixture(r, table, found, def);
  check_fighter(r, table, def);
  own_rewards(r.content, def.rewards, into);
  r.is_partial = false;
  r.content.cards[into.value] = std::move(def);
}

namespace {

constexpr std::size_t most_faces = 10;

std::size_t number_of(const CardDef& face) {
  std::size_t number = 1;
  for (std::string_view id = face.id; id.ends_with(back_suffix); id.remove_suffix(back_suffix.size()))
    ++number;
  return number;
}

}  // namespace

void read_back(Reader& r, const Field&, const Given& given, void* into) {
  CardDef& front = *static_cast<CardDef*>(into);
  const auto table = r.table(given);
  if (!table || r.made_by(given.index))
    return r.wrong(given, "a table with the fields of a card: back = { name = \"...\", ... }");
  for (const std::string_view field : {"replaces", "changes", "based_on"})
    if (r.has(*table, field))
      r.report.error("not_here", r.field_at(*table, field, 0).line, field,
                     ticked(field) + " belongs to the card, not to its other face");
  CardDef def;
  def.id = front.id + std::string(back_suffix);
  def.set = front.set;
  def.file = front.file;
  def.deck = front.deck;
  front.back = reserve_card(r.content);
  read_face(r, *table, front.back, std::move(def));
  CardDef& back = r.content.cards[front.back.value];
  if (number_of(back) > most_faces)
    r.error("wrong_value", given, "a card has at most " + std::to_string(most_faces) + " faces");
  back.copies = 0;
}

}  // namespace soulstack::scripting
