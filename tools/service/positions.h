// Where a game is, as the viewer of a request sees it: the result of each method that moves a game.
#pragma once

#include <string>
#include <vector>

#include "engine/model/ids.h"
#include "tools/service/hosted_game.h"
#include "tools/service/methods.h"

namespace soulstack::tools {

Seat first_client(const HostedGame& hosted);  // Seat::game: only bots play
// Whose view the request asks for. Throws Refused if this client may not have it.
Seat viewer_of(const Request& r, const HostedGame& hosted);
// Before a request changes anything: its answer is for a viewer that it may have.
void demand_viewer(const Request& r, const HostedGame& hosted);

Json view_object(const HostedGame& hosted, Seat viewer);
Json position(const Request& r, HostedGame& hosted, int number);
Json position(const Request& r, HostedGame& hosted);  // the game that the request names

void add_warning(Json& position, const std::string& warning);  // beside one that is there; nothing if it is empty

Member takes_viewer();
// With the parameters that say what a position contains.
std::vector<Member> and_position(std::vector<Member> takes);
const Schema& a_position();

}  // namespace soulstack::tools
