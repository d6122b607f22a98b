#include "scripting/binding/arguments.h"

#include <algorithm>

#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "scripting/registry/kinds.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

Value as_zone(Value v) {
  const Pile pile = pile_of(v);
  if (!pile.deck.known())
    return v;
  return Value::zone(pile.discard ? zones::discard(pile.deck) : zones::deck(pile.deck));
}

bool accepts(Type type, Value v) { return (accepted_by(type) & bit(kind_of(v))) != 0; }

bool of_another_game(const Table& t, Value v) { return v.is(ValueKind::card) && v.index() >= t.s.cards.count; }

bool may_be_missing(Type type) {
  switch (type) {
    case Type::player:
    case Type::players:
    case Type::object:
    case Type::objects:
    case Type::bearer:
    case Type::card:
    case Type::stack:
    case Type::place:
    case Type::place_of_note:
    case Type::ability:
      return true;
    default:
      return false;
  }
}

namespace {

bool may_be_listed(Value v) {
  switch (v.kind()) {
    case ValueKind::player:
    case ValueKind::card:
    case ValueKind::item:
    case ValueKind::event:
    case ValueKind::zone:
      return true;
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::number:
    case ValueKind::ability:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return false;
}

// Was it in play, or may it come back? For example a dying monster in the holding zone, a resolving loot, or a card
// that moved. For these, a verb does nothing.
bool may_be_in_play(const Table& t, Value v) {
  if (!v.is(ValueKind::card) || !t.current(v))
    return true;
  const auto card = v.as_card();
  switch (t.zone_of(card).kind) {
    case ZoneKind::holding:
    case ZoneKind::stack:
    case ZoneKind::bonus:
      return true;
    case ZoneKind::play:
    case ZoneKind::soul:
    case ZoneKind::slot:
      return t.in_play(card);
    case ZoneKind::outside:
    case ZoneKind::deck:
    case ZoneKind::discard:
    case ZoneKind::hand:
    case ZoneKind::count:
      break;
  }
  return false;
}

bool is_in_play(Type type) {
  return type == Type::object || type == Type::objects || type == Type::bearer || type == Type::place;
}

}  // namespace

const Value* odd_member(const Candidates& list) {
  const Value* const odd = std::find_if_not(list.begin(), list.end(), may_be_listed);
  return odd != list.end() ? odd : nullptr;
}

Misfit give_argument(Call& call, const VerbRow& row, int place, Value v, const Candidates& list) {
  const VerbParam& p = row.params[static_cast<std::size_t>(place)];
  Value& argument = call.args[place];
  argument = v;
  const bool is_list = v.is(ValueKind::list);
  if (is_list && odd_member(list))
    return Misfit::member_of_list;
  if (!accepts(p.type, v))
    return Misfit::kind;
  if (v == nobody) {
    argument = p.optional ? nothing : Value::player(call.t.active());
    call.for_nobody |= !p.optional && row.does != Does::asks;
  }
  const auto is_of_another_game = [&](Value one) { return of_another_game(call.t, one); };
  if (is_of_another_game(argument) || (is_list && std::any_of(list.begin(), list.end(), is_of_another_game)))
    return Misfit::other_game;
  return is_in_play(p.type) && !may_be_in_play(call.t, argument) ? Misfit::not_in_play : Misfit::none;
}

Value nothing_of(Type result) {
  switch (result) {
    case Type::number:
      return Value::number(0);
    case Type::boolean:
      return Value::boolean(false);
    case Type::list:
    case Type::splits:
      return Value::make(ValueKind::list, 0, 0);
    default:
      return nothing;
  }
}

int steps_to_look(const Call& call) {
  constexpr int things_a_step = 16;
  int things = 0;
  for (const Value v : call.args)
    if (v.is(ValueKind::filter))
      things += things_to_look_at(call.t, filter_of(call.t, v.as_filter()));
  return things / things_a_step;
}

}  // namespace soulstack::scripting
