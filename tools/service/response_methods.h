// What methods about responses share with those about games.
#pragma once

#include "tools/service/methods.h"

namespace soulstack::tools {

std::vector<Method> response_methods();
// Throws Refused if the game is over, or if a bot is asked.
void demand_client_is_asked(const HostedGame& hosted);

}  // namespace soulstack::tools
