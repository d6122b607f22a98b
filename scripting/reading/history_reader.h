// Reads what a card asks about the past: happened { ... }, total { ... } and last { ... } (rule 6.9).
#pragma once

#include <optional>

#include "scripting/reading/reader.h"

namespace soulstack::scripting {

constexpr bool is_history(Word word) { return word == Word::happened || word == Word::total || word == Word::last; }

enum class HistoryUse : std::uint8_t { condition, number };

// Reads a table that one of these words made. What it counts is stored in the content, once for all that ask the same.
std::optional<HistoryQuery> read_history(Reader& r, const Given& given, HistoryUse use);

}  // namespace soulstack::scripting
