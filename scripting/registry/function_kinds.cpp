// The kind of a value in a compiled function.
#include "scripting/registry/function_kinds.h"

#include <algorithm>

namespace soulstack::scripting {

namespace {

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
  return known ? kinds_of(*known) : any_kind;
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
