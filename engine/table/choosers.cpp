// The player who makes a choice.
#include "engine/table/choosers.h"

#include "engine/table/queries.h"

namespace soulstack {

Seat chooser_of(const Table& t, const TargetSpec& spec, const StackItem& item) {
  const Seat chooser = player_meant(t, spec.chooser, scope_of(item));
  if (chooser != Seat::game)
    return chooser;
  return item.controller == Seat::game ? t.active() : item.controller;
}

// Determined like the chooser of a target.
Seat roller_of(const Table& t, const StackItem& item, const AbilityDef& a) {
  TargetSpec roller;
  roller.chooser = a.roll.by;
  return chooser_of(t, roller, item);
}

}  // namespace soulstack
