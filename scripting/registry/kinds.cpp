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

// Its members are cards.
bool looks_into_pile(const VerbRow& verb) {
  return std::any_of(verb.params.begin(), verb.params.end(), [](const VerbParam& p) { return p.type == Type::pile; });
}

const VerbParam* noun_param(const VerbRow& verb) {
  const auto is_noun = [](const VerbParam& p) { return p.type == Type::noun; };
  const auto found = std::find_if(verb.params.begin(), verb.params.end(), is_noun);
  return found == verb.params.end() ? nullptr : &*found;
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

std::string exchange_for(const VerbRow& verb, std::size_t at, std::span<const Kinds> given) {
  const auto fits = [&](std::size_t argument, std::size_t place) {
    return (given[argument] & accepted_by(verb.params[place].type)) != 0;
  };
  for (std::size_t other = 0; other < std::min(given.size(), verb.params.size()); ++other)
    if (!fits(other, other) && fits(other, at) && fits(at, other))
      return ": exchange arguments " + std::to_string(std::min(at, other) + 1) + " and " +
             std::to_string(std::max(at, other) + 1);
  return {};
}
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

const Origin* FunctionKinds::origin(OriginId id) const {
  return id < 0 ? nullptr : &site_.flow.origins[static_cast<std::size_t>(id)];
}

const VerbRow* FunctionKinds::verb_of(const Origin& call) const {
  const Origin* const callee = call.from == Origin::From::call ? origin(call.of) : nullptr;
  return callee && callee->from == Origin::From::word ? words_.find_verb(callee->name) : nullptr;
}

Kinds FunctionKinds::of(OriginId id, int deep) const {
  const Origin* const o = origin(id);
  if (!o || deep == 0)
    return any_kind;
  switch (o->from) {
    case Origin::From::nil:
      return bit(Kind::nil);
    case Origin::From::boolean:
      return bit(Kind::boolean);
    case Origin::From::number:
      return bit(Kind::number);
    case Origin::From::text:
      return bit(Kind::text);
    case Origin::From::table:
      return bit(Kind::list);
    case Origin::From::function:
      return bit(Kind::function);
    case Origin::From::parameter:
      return static_cast<std::size_t>(o->number) < parameters_.size() ? parameters_[static_cast<std::size_t>(o->number)]
                                                                      : any_kind;
    case Origin::From::word:
      return of_word(*o);
    case Origin::From::property:
      return of_property(*o, deep - 1);
    case Origin::From::member:
      return of_members(o->of, deep - 1);
    case Origin::From::element:
      return of_members(o->of, deep - 1) | bit(Kind::nil);
    case Origin::From::call:
      return of_call(*o, deep - 1);
    case Origin::From::unknown:
      break;
  }
  return any_kind;
}

Kinds FunctionKinds::of_word(const Origin& word) const {
  const WordInfo* const known = words_.find(word.name);
  if (!known)
    return any_kind;
  switch (known->category) {
    case Category::noun:
      return bit(Kind::noun);
    case Category::number:
      return bit(Kind::number);
    case Category::set_constant:
      return bit(known->value ? Kind::number : Kind::text);
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
      return bit(kind_of(known->value));
    default:
      return any_kind;
  }
}

Kinds FunctionKinds::of_property(const Origin& property, int deep) const {
  const Origin* const of_what = origin(property.of);
  if (of_what && of_what->from == Origin::From::word && (of_what->name == deck_table || of_what->name == discard_table))
    return bit(Kind::pile);
  const Kinds owner = of(property.of, deep);
  if (owner == any_kind || (owner & bit(Kind::list)) != 0)
    return any_kind;
  Kinds all = 0;
  for (const PropertyRow& row : words_.all_properties()) {
    if (row.name != property.name || !has_owner(owner, row.owner))
      continue;
    const bool is_certain = row.owner != Owner::event || row.type == Type::number || row.type == Type::boolean;
    all |= is_certain ? kinds_of(row.type) : any_kind;
  }
  return all == 0 ? any_kind : all;
}

Kinds FunctionKinds::of_call(const Origin& call, int deep) const {
  const VerbRow* const verb = verb_of(call);
  if (!verb) {
    const Origin* const callee = origin(call.of);
    return callee && (of(call.of, deep) == bit(Kind::noun)) ? bit(Kind::noun) : any_kind;
  }
  const VerbParam* const among = noun_param(*verb);
  const auto at = among ? static_cast<std::size_t>(among - verb->params.data()) : call.arguments.size();
  if (verb->run && verb->result == Type::object && at < call.arguments.size())
    return of_what_fits(call.arguments[at], deep) | bit(Kind::nil);
  return kinds_of(verb->result);
}

Kinds FunctionKinds::of_members(OriginId list, int deep) const {
  const Origin* const o = origin(list);
  const VerbRow* const verb = o ? verb_of(*o) : nullptr;
  if (verb && verb->result == Type::splits)
    return bit(Kind::split);
  if (!verb || !verb->run || verb->result != Type::list || deep == 0)
    return any_kind;
  const VerbParam* const among = noun_param(*verb);
  const auto at = among ? static_cast<std::size_t>(among - verb->params.data()) : o->arguments.size();
  if (!among)
    return looks_into_pile(*verb) ? bit(Kind::object) : any_kind;
  return at < o->arguments.size() ? of_what_fits(o->arguments[at], deep - 1) : any_kind;
}

Kinds FunctionKinds::of_what_fits(OriginId noun, int deep) const {
  const Origin* o = origin(noun);
  if (!o || deep == 0)
    return any_kind;
  if (o->from == Origin::From::call && !verb_of(*o))
    o = origin(o->of);  // a noun with conditions
  else if (o->from == Origin::From::call)
    return of_members(noun, deep - 1);
  const WordInfo* const word = o && o->from == Origin::From::word ? words_.find(o->name) : nullptr;
  if (!word)
    return any_kind;
  if (word->category == Category::noun)
    return kinds_of(noun_rows()[word->value.payload()].noun);
  if (word->category == Category::group)
    return bit(word_of(word->value) == Word::monsters ? Kind::object : Kind::player);
  return any_kind;
}

}  // namespace soulstack::scripting
