// Static checks of a compiled chunk: the words, properties and writes of all functions.
#pragma once

#include "scripting/findings/report.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

void check_words(const Chunk& chunk, const Vocabulary& words, Report& report);

}  // namespace soulstack::scripting
