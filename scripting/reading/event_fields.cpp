// The fields of events in the tables of abilities.
#include "scripting/reading/event_fields.h"

#include <algorithm>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"

namespace soulstack::scripting {

namespace {

bool fits(const Reader& r, const NamesRow& row, FilterId id) {
  const Filter& filter = r.filters[id];
  if (filter.noun != Noun::any_of)
    return (row.nouns & bit(filter.noun)) != 0;
  return std::any_of(filter.any_of.begin(), filter.any_of.end(), [&](FilterId part) { return fits(r, row, part); });
}

// Can the field ever have this value?
bool can_be(const Reader& r, Names names, const Who& who) {
  const NamesRow& row = row_of(names);
  switch (who.kind) {
    case WhoKind::you:
    case WhoKind::active:
    case WhoKind::others:
    case WhoKind::player:
      return (row.nouns & bit(Noun::player)) != 0;
    case WhoKind::this_object:
    case WhoKind::another:
      return row.can_be_this;
    case WhoKind::filter:
      return fits(r, row, who.filter);
    case WhoKind::exactly:
      return !who.value.is(ValueKind::zone) || (row.nouns & (bit(Noun::deck) | bit(Noun::discard))) != 0;
    default:
      return true;
  }
}

std::string named(const Reader& r, const Who& who) {
  switch (who.kind) {
    case WhoKind::you:
      return "`you`";
    case WhoKind::active:
      return "`active`";
    case WhoKind::others:
      return "`others`";
    case WhoKind::event_part:
      return ticked(param_rows()[static_cast<std::size_t>(who.part)].name);
    case WhoKind::player:
      return "`a_player`";
    case WhoKind::this_object:
      return "`this`";
    case WhoKind::another:
      return "`another`";
    case WhoKind::filter:
      return ticked(name_of(r.filters[who.filter].noun));
    case WhoKind::exactly:
      return who.value.is(ValueKind::zone) ? "a pile" : "that";
    default:
      return "that";
  }
}

// "`a`, `b` and `c`".
std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i)
    all += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
  return all;
}

// The property `event.name`; null if events have no such property.
const PropertyRow* find_property(std::string_view name) {
  const auto all = property_rows();
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const PropertyRow& row) { return row.owner == Owner::event && row.name == name; });
  return found == all.end() ? nullptr : &*found;
}

bool only_events_have(std::string_view name) {
  const auto all = property_rows();
  return std::none_of(all.begin(), all.end(),
                      [&](const PropertyRow& row) { return row.owner != Owner::event && row.name == name; });
}

}  // namespace

std::string fields_listed(EventType type) {
  const EventFields& has = soulstack::row_of(type).has;
  std::vector<std::string> parts;
  const auto named = [&](std::string_view name, const EventField& field) {
    if (field.names != Names::absent)
      parts.push_back(ticked(name) + " (" + std::string(field.is) + ")");
  };
  const auto there = [&](std::string_view name, bool is_there) {
    if (is_there)
      parts.push_back(ticked(name));
  };
  named("of", has.of);
  named("by", has.by);
  named("from", has.from);
  named("object", has.object);
  const auto is_listed = [&](std::string_view name) {
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return part.starts_with(ticked(name)); });
  };
  for (const PropertyRow& row : property_rows())
    if (row.owner == Owner::event && !is_listed(row.name))
      there(row.name, row.is_in(type));
  there("attack", has.attack);
  there("recharge_step", has.recharge_step);
  there("kind", has.counters);
  const std::string name = ticked(soulstack::row_of(type).name);
  return parts.empty() ? name + " has no fields" : name + " has " + joined(parts);
}

bool event_has(Reader& r, const Given& given, const AbilityDef& ability, bool there) {
  const EventType type = ability.trigger.event;
  if (!there && type != EventType::none)
    r.error("wrong_event_field", given, fields_listed(type) + ", but no " + ticked(given.field));
  return there;
}

// The value before the event happens: a card to be discarded is still in hand, and a future soul is not a soul yet.
static Names names_now(Names names, AbilityKind kind) {
  if (kind == AbilityKind::when)
    return names;
  return names == Names::discard ? Names::hand : names == Names::soul ? Names::object : names;
}

bool check_can_be(Reader& r, const Given& given, const Who& who, Names names) {
  if (who.kind == WhoKind::anyone || can_be(r, names, who))
    return true;
  r.error("never_that", given,
          ticked(given.field) + " is about " + std::string(row_of(names).what) + ", never " + named(r, who));
  return false;
}

// The origin `event.name` that a use reads; null if it reads something else.
static const Origin* property_of_event(const FunctionSite& site, const Use& use) {
  if (use.how != Use::How::read || use.origin < 0)
    return nullptr;
  const auto& origins = site.flow.origins;
  const Origin& property = origins[static_cast<std::size_t>(use.origin)];
  if (property.from != Origin::From::property || property.of < 0)
    return nullptr;
  const Origin& owner = origins[static_cast<std::size_t>(property.of)];
  return owner.from == Origin::From::parameter && owner.name == "event" ? &property : nullptr;
}

static bool is_read_of_event(const FunctionSite& site, std::string_view name, int line) {
  return std::any_of(site.flow.uses.begin(), site.flow.uses.end(), [&](const Use& use) {
    const Origin* const property = property_of_event(site, use);
    return property && property->name == name && use.line == line;
  });
}

void check_properties_of_event(Reader& r, const Given& given, const FunctionSite& site, bool may_write) {
  const EventType type = r.event_here();
  const bool asks = std::find(site.parameters.begin(), site.parameters.end(), "event") != site.parameters.end();
  if (!asks || type == EventType::none)
    return;
  const auto read = [&](std::string_view name, int line, bool of_event) {
    if (const PropertyRow* p = find_property(name); p && (of_event || only_events_have(name)) && !p->is_in(type))
      r.report.error("wrong_event_field", line, given.field, fields_listed(type) + ", but no " + ticked(name));
  };
  for (const NameUse& use : site.properties_read)
    if (!is_read_of_event(site, use.name, use.line))
      read(use.name, use.line, false);
  for (const Use& use : site.flow.uses)
    if (const Origin* const property = property_of_event(site, use))
      read(property->name, use.line, true);
  for (const NameUse& use : site.properties_written) {
    const PropertyRow* const p = find_property(use.name);
    if (!p || !p->set)
      continue;
    if (!may_write)
      r.report.error(
          "cant_write", use.line, given.field,
          "only the `effect` of `change` or `instead` may write to its event: " + ticked(use.name) + " is final here");
    else if (!p->is_in(type) || (p->is_written_in && !p->is_written_in(type)))
      r.report.error("wrong_event_field", use.line, given.field,
                     fields_listed(type) + ", but no " + ticked(use.name) + " that can be written");
  }
}

// What `of` is in this event of a set, as that declares it.
static Names names_in_set(const SetEventDef& event) {
  switch (event.of) {
    case SetEventDef::Of::none:
      return Names::absent;
    case SetEventDef::Of::player:
      return Names::player;
    case SetEventDef::Of::object:
      return Names::object;
    case SetEventDef::Of::anything:
      break;
  }
  return Names::bearer;
}

// False, after a report: the event of a set never happens to this.
static bool fits_set_event(Reader& r, const Given& given, const Who& who, std::uint8_t number) {
  if (number == any_set_event)
    return true;
  const SetEventDef& event = r.content.events[number];
  const Names names = names_in_set(event);
  if (names != Names::absent && can_be(r, names, who))
    return true;
  r.error("wrong_event_field", given,
          names == Names::absent ? ticked(event.name) + " happens to nothing in particular: its set declares no `of`"
                                 : ticked(given.field) + " of " + ticked(event.name) + " is " +
                                       std::string(row_of(names).what) + ", never " + named(r, who));
  return false;
}

// A card hears what happens to it as a soul only if its ability works as a soul, or if it becomes one (rules 6.7.13,
// 6.7.13a). False, after a report: this ability never hears it.
static bool hears_its_soul(Reader& r, const Given& given, const AbilityDef& ability, const Who& who) {
  const EventType type = ability.trigger.event;
  const bool is_soul = type == EventType::soul_given || type == EventType::soul_lost;
  if (!is_soul || who.kind != WhoKind::this_object || ability.as_soul || !r.around || r.around->in_lasting)
    return true;
  r.error("never_that", given,
          "`this` is a soul when that happens, and the ability does not work then: add as_soul = true");
  return false;
}

void read_event_who(Reader& r, const Given& given, AbilityDef& ability, Who Trigger::*into,
                    EventField EventFields::*field) {
  const EventFields& has = soulstack::row_of(ability.trigger.event).has;
  const auto who = r.who(given);
  const Names names = names_now((has.*field).names, ability.kind);
  const bool is_known = names != Names::drawn || ability.kind == AbilityKind::when;
  if (!who || !event_has(r, given, ability, is_known && names != Names::absent))
    return;
  if ((ability.trigger.*into).kind != WhoKind::anyone)
    r.error("wrong_value", given, ticked(given.field) + " repeats what another field says");
  ability.trigger.*into = *who;
  if (field == &EventFields::object && !hears_its_soul(r, given, ability, *who))
    return;
  if (field == &EventFields::of && !fits_set_event(r, given, *who, ability.trigger.set_event))
    return;
  const bool is_doer = field == &EventFields::by && can_be(r, has.from.names, *who);  // `by` may also name an object
  if (is_doer || can_be(r, names, *who))
    return;
  r.error("wrong_event_field", given,
          ticked(given.field) + " of " + ticked(soulstack::row_of(ability.trigger.event).name) + " is " +
              std::string(row_of(names).what) + " (" + std::string((has.*field).is) + "), never " + named(r, *who) +
              "; " + fields_listed(ability.trigger.event));
}

void read_event_kind(Reader& r, const Given& given, AbilityDef& ability) {
  const CounterId kind = counter_of(r.handle(given));
  if (!kind.known())
    return r.wrong(given, name_of(Type::counter));
  if (event_has(r, given, ability, soulstack::row_of(ability.trigger.event).has.counters))
    ability.trigger.kind = kind;
}

void read_event_ask(Reader& r, const Given& given, AbilityDef& ability, Ask Trigger::*into, bool EventFields::*field) {
  const auto b = r.flag(given);
  if (b && event_has(r, given, ability, soulstack::row_of(ability.trigger.event).has.*field))
    ability.trigger.*into = *b ? Ask::yes : Ask::no;
}

void read_event_values(Reader& r, const Field& field, const Given& given, AbilityDef& ability,
                       bool EventFields::*which) {
  if (!event_has(r, given, ability, soulstack::row_of(ability.trigger.event).has.*which))
    return;
  DieValues& values = ability.trigger.values;
  const auto add = [&](const Given& one) {
    const auto n = r.number(one, field.least, field.most);
    if (n && values.has(*n))
      r.error("duplicate_key", one, ticked(std::to_string(*n)) + " is written twice in one list");
    else if (n)
      values.add(*n);
  };
  const bool is_list = r.is_table(given) && !r.made_by(given.index);
  if (is_list)
    r.list(*r.table(given), add);
  else
    add(given);
  if (is_list && values == DieValues{})
    r.wrong(given, describe(field.takes));
}

}  // namespace soulstack::scripting
