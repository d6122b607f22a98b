// What can be told from the compiled chunk alone: the words, properties and stores of every function.
#pragma once

#include "scripting/chunk_reader.h"
#include "scripting/report.h"
#include "scripting/vocabulary.h"

namespace soulstack::scripting {

void check_words(const Chunk& chunk, const Vocabulary& words, Report& report);

}  // namespace soulstack::scripting
