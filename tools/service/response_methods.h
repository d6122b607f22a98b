// What methods about responses share with those about games.
#pragma once

#include <string>
#include <vector>

#include "tools/service/methods.h"

namespace soulstack::tools {

std::vector<Method> response_methods();
std::vector<std::string> stops_mode_names();  // of the rows of tools/stops/stops.h
// Throws Refused if the game is over, or if a bot is asked.
void demand_client_is_asked(const HostedGame& hosted);

}  // namespace soulstack::tools
