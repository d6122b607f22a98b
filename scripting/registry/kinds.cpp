// Kinds of values.
#include "scripting/registry/kinds.h"

#include <algorithm>

#include "engine/model/enum_rows.h"

namespace soulstack::scripting {

namespace {

struct TypeRow {
  Type type;
  Kinds accepted, gives;
  std::string_view name;
};
struct KindName {
  Kind kind;
  std::string_view name;
};

constexpr Kinds several = kinds(Kind::group, Kind::noun, Kind::list);
constexpr Kinds chosen = any_thing | kinds(Kind::number, Kind::nil);  // kinds that a player may choose
constexpr Kinds any_word =
    kinds(Kind::word, Kind::group, Kind::duration, Kind::counter, Kind::slots, Kind::set_event, Kind::game);

// clang-format off
constexpr TypeRow types[] = {
    {Type::none,           any_kind,                                bit(Kind::nil),                    "nothing"},
    {Type::number,         bit(Kind::number),                       bit(Kind::number),                 "a whole number"},
    {Type::number_or_nil,  kinds(Kind::number, Kind::nil),          kinds(Kind::number, Kind::nil),    "a whole number or nil"},
    {Type::boolean,        bit(Kind::boolean),                      bit(Kind::boolean),                "true or false"},
    {Type::player,         bit(Kind::player),                       kinds(Kind::player, Kind::nil),    "a player"},
    {Type::players,        bit(Kind::player) | several,             kinds(Kind::player, Kind::list),   "a player or a group of players"},
    {Type::object,         bit(Kind::object),                       chosen,                            "an object in play"},
    {Type::objects,        kinds(Kind::object, Kind::player) | several, any_kind,                      "an object or a group of objects"},
    {Type::card,           bit(Kind::object),                       kinds(Kind::object, Kind::nil),    "a card"},
    {Type::stack,          kinds(Kind::stack, Kind::event),         kinds(Kind::stack, Kind::nil),     "something on the stack"},
    {Type::event,          kinds(Kind::stack, Kind::event),         bit(Kind::event),                  "an event"},
    {Type::pile,           bit(Kind::pile),                         kinds(Kind::pile, Kind::nil),      "a pile, such as deck.loot"},
    {Type::place,          kinds(Kind::object, Kind::pile),         kinds(Kind::object, Kind::pile, Kind::nil), "an object in play, a slot or a deck"},
    {Type::ability,        kinds(Kind::ability, Kind::stack),                    kinds(Kind::ability, Kind::nil),   "an ability"},
    {Type::noun,           several,                                 bit(Kind::noun),                   "a noun, such as an_item { eternal = false }"},
    {Type::duration,       bit(Kind::duration),                     bit(Kind::duration),               "a duration: end_of_turn, end_of_attack, your_next_turn, next_roll or forever"},
    {Type::bearer,         kinds(Kind::object, Kind::player),       any_kind,                          "a card in play or a player"},
    {Type::place_of_note,  kinds(Kind::object, Kind::player, Kind::game), any_kind,                    "a card, a player or `game`"},
    {Type::counter,        bit(Kind::counter),                      bit(Kind::counter),                "a kind of counter, such as hp_counter"},
    {Type::slots,          bit(Kind::slots),                        bit(Kind::slots),                  "a kind of slots, such as monster_slots"},
    {Type::set_event,      bit(Kind::set_event),                    bit(Kind::set_event),              "an event of a set"},
    {Type::card_id,        bit(Kind::text),                         bit(Kind::text),                   "the id of a card"},
    {Type::word,           any_word,                                any_word,                          "a word"},
    {Type::text,           any_kind,                                bit(Kind::text),                   "a text"},
    {Type::plain_text,     bit(Kind::text),                         bit(Kind::text),                   "a text in quotes"},
    {Type::list,           bit(Kind::list),                         bit(Kind::list),                   "a list"},
    {Type::splits,         any_kind,                                bit(Kind::list),                   "a list of { object, amount }"},
    {Type::value,          any_kind,                                any_kind,                          "a value"},
};

constexpr KindName names[] = {
    {Kind::nil,      "nil"},
    {Kind::boolean,  "true or false"},
    {Kind::number,   "a number"},
    {Kind::text,     "a text"},
    {Kind::player,   "a player"},
    {Kind::object,   "an object"},
    {Kind::stack,    "something on the stack"},
    {Kind::event,    "an event"},
    {Kind::pile,     "a pile"},
    {Kind::ability,  "an ability"},
    {Kind::noun,     "a noun"},
    {Kind::group,    "a group"},
    {Kind::duration, "a duration"},
    {Kind::counter,  "a kind of counter"},
    {Kind::slots,    "a kind of slots"},
    {Kind::set_event, "an event of a set"},
    {Kind::game,     "`game`"},
    {Kind::word,     "a word"},
    {Kind::list,     "a list"},
    {Kind::split,    "a share of a split"},
    {Kind::function, "a function"},
};
// clang-format on
static_assert(in_order(types, &TypeRow::type));
static_assert(in_order(names, &KindName::kind));

const TypeRow& row_of(Type t) { return types[static_cast<std::size_t>(t)]; }

bool is_group(Word w) { return w == Word::players || w == Word::others || w == Word::monsters; }

// `used` ends what has uses.
bool is_duration(Word w) {
  return w == Word::end_of_turn || w == Word::end_of_attack || w == Word::your_next_turn || w == Word::next_roll ||
         w == Word::forever;
}

Kind kind_of_word(Value v) {
  if (is_group(word_of(v)))
    return Kind::group;
  if (is_duration(word_of(v)))
    return Kind::duration;
  if (word_of(v) == Word::game)
    return Kind::game;
  if (counter_of(v).known())
    return Kind::counter;
  if (set_event_of(v) != any_set_event)
    return Kind::set_event;
  if (pile_of(v).deck.known())
    return Kind::pile;
  return slots_name(v)[0] != 0 ? Kind::slots : Kind::word;
}

}  // namespace

Kind kind_of(Value v) {
  switch (v.kind()) {
    case ValueKind::none:
      return Kind::nil;
    case ValueKind::boolean:
      return Kind::boolean;
    case ValueKind::number:
      return Kind::number;
    case ValueKind::text:
      return Kind::text;
    case ValueKind::player:
      return Kind::player;
    case ValueKind::card:
      return Kind::object;
    case ValueKind::item:
      return Kind::stack;
    case ValueKind::event:
      return Kind::event;
    case ValueKind::zone:
      return Kind::pile;
    case ValueKind::ability:
      return Kind::ability;
    case ValueKind::filter:
      return Kind::noun;
    case ValueKind::list:
      return Kind::list;
    case ValueKind::word:
    case ValueKind::lasting:
    case ValueKind::waiting:
      break;
  }
  return kind_of_word(v);
}

std::string_view name_of(Kind k) { return names[static_cast<std::size_t>(k)].name; }
std::string_view name_of(Type t) { return row_of(t).name; }
Kinds accepted_by(Type t) { return row_of(t).accepted; }

Kinds kinds_of(Type t) { return row_of(t).gives; }

Kinds kinds_of(Noun noun) {
  switch (noun) {
    case Noun::player:
      return bit(Kind::player);
    case Noun::loot:
    case Noun::ability:
    case Noun::trigger:
    case Noun::roll:
    case Noun::damage:
    case Noun::death:
      return bit(Kind::stack);
    case Noun::deck:
    case Noun::discard:
    case Noun::slot:
      return bit(Kind::pile);
    case Noun::number:
      return bit(Kind::number);
    case Noun::any_of:
    case Noun::count:
      return any_kind;
    default:
      return bit(Kind::object);
  }
}

Kinds kinds_of(const WordInfo& word) {
  switch (word.category) {
    case Category::noun:
      return bit(Kind::noun);
    case Category::number:
      return bit(Kind::number);
    case Category::set_constant:
      return bit(word.value ? Kind::number : Kind::text);
    case Category::verb:
    case Category::set_word:
    case Category::function:
      return bit(Kind::function);
    case Category::group:
    case Category::set_event:
    case Category::the_game:
    case Category::duration:
    case Category::counter:
    case Category::pile:
    case Category::slots:
      return bit(kind_of(word.value));
    default:
      return any_kind;
  }
}

}  // namespace soulstack::scripting
