// The fields by which an ability says which events of a type it listens for: an event that never has such a field is
// refused, and so is a noun that what stands there never is.
#pragma once

#include "engine/model/event_rows.h"
#include "scripting/loader/reader.h"
#include "scripting/registry/kinds.h"

namespace soulstack::scripting {

// "`missed` has `of` (what is attacked) and `by` (the roller)".
std::string fields_listed(EventType type);

// The kinds of what a field names.
Kinds kinds_of(Names names);

// Reports a field that the event of this ability never has.
bool event_has(Reader& r, const Given& given, const AbilityDef& ability, bool there);

// Reports who or what can never stand there.
bool check_can_be(Reader& r, const Given& given, const Who& who, Names names);

// Reports what the function reads of its event, or writes to it, though that event does not have it. `may_write`: the
// event is still to happen, and the function is there to change it.
void check_properties_of_event(Reader& r, const Given& given, const FunctionSite& site, bool may_write);

// Who or what one of its fields has to be.
void read_event_who(Reader& r, const Given& given, AbilityDef& ability, Who Trigger::*into,
                    EventField EventFields::*field);

}  // namespace soulstack::scripting
