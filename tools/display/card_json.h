// A card as printed, for programs: what `soulstack cards --json` prints, and clients of the service receive.
#pragma once

#include "engine/model/card_def.h"
#include "engine/model/content.h"
#include "scripting/binding/loaded.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// The kinds of the printed abilities, in order: "play", "tap", "when".
Json abilities_json(const Content& content, const CardDef& card);
// Names, numbers, keywords, tags, abilities, text and file; also what sets replace or change in it.
Json card_json(const scripting::Loaded& loaded, const CardDef& card);

}  // namespace soulstack::tools
