// Reads what `always` says about objects and numbers: what they have and lose, and the bounds of numbers (rules 6.10 and
// 10.1.10).
#pragma once

#include "scripting/reading/abilities.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// The number that is added, set, or that is a bound; or the function or question that computes it.
void read_number(Reader& r, const Field& f, const Given& g, AbilityDef& into, StatId stat, ChangeHow how);
void read_limits(Reader& r, const Field& f, const Given& g, AbilityDef& into, ChangeHow how);
// An ability that objects have from elsewhere: it knows only its object and its controller.
AbilityId read_given_ability(Reader& r, const Given& g, const FormRow& form, const Place& place);
void read_given_abilities(Reader& r, const Given& g, AbilityDef& into);
void read_lost(Reader& r, const Given& g, AbilityDef& into);

}  // namespace soulstack::scripting
