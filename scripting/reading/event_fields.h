// The fields that restrict which events of a type an ability listens for. Fields that the event never has are refused,
// and so are nouns that never match.
#pragma once

#include <array>

#include "engine/model/ability_def.h"
#include "engine/model/event_rows.h"
#include "engine/table/procedures.h"
#include "scripting/reading/reader.h"
#include "scripting/registry/names_rows.h"

namespace soulstack::scripting {

// The procedures whose steps can be heard: they are part of each turn, attack or purchase.
inline constexpr std::array heard_procedures{Procedure::start_phase, Procedure::action_phase, Procedure::end_phase,
                                             Procedure::attack, Procedure::purchase};

// "`missed` has `of` (the target of the attack) and `by` (the roller)".
std::string fields_listed(EventType type);

// Reports a field that the event of this ability never has.
bool event_has(Reader& r, const Given& given, const AbilityDef& ability, bool there);

// Reports a value that the field can never have.
bool check_can_be(Reader& r, const Given& given, const Who& who, Names names);

// Reports fields that the function reads from its event or writes to it, but that the event does not have. `may_write`:
// the event has not happened yet and the function may change it.
void check_properties_of_event(Reader& r, const Given& given, const FunctionSite& site, bool may_write);

// Reads the required value of one of the fields.
void read_event_who(Reader& r, const Given& given, AbilityDef& ability, Who Trigger::*into,
                    EventField EventFields::*field);

// The same for a flag, and for the values of a die.
void read_event_kind(Reader& r, const Given& given, AbilityDef& ability);  // of counters
void read_event_ask(Reader& r, const Given& given, AbilityDef& ability, Ask Trigger::*into, bool EventFields::*field);
void read_event_values(Reader& r, const Field& field, const Given& given, AbilityDef& ability,
                       bool EventFields::*which);

}  // namespace soulstack::scripting
