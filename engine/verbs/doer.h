// Verbs: the only functions that change the table. Each has the same stages in the same order: can't, replacement, the
// change, one logged event, triggers collected. Impossible parts are skipped: the result says so, and the effect
// continues (rule 1.3). A verb is done and has a result, or it pushed a frame that has to finish first; so a step uses
// only one verb, as its last action.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

// The player who does it, and the object they do it with.
struct Doer {
  Value source;
  Seat by = Seat::game;
};

}  // namespace soulstack
