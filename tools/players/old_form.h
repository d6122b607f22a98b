// Bots outside of the program that still speak as version 0.1 of it did. That works in this version, with a warning.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

// Notes that this bot, "mine.lua" or "exec:COMMAND", has the old form. From any thread.
void note_old_form(std::string_view bot);
// Those that were noted since the last call, sorted, each once.
std::vector<std::string> take_bots_of_old_form();

}  // namespace soulstack::tools
