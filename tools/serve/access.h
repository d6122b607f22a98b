// Who may talk to the server: pages that it has sent itself, to somebody who knows the token of its link.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace soulstack::tools {

// 128 random bits as hexadecimal digits.
std::string new_token();
// Takes the same time wherever the texts differ.
bool is_same_secret(std::string_view a, std::string_view b);

// "127.0.0.1:PORT" or "localhost:PORT". Another name that leads to this machine is refused: the page of an attacker could have
// it (DNS rebinding).
bool is_own_host(std::string_view host, std::uint16_t port);
// The same with "http://" before it.
bool is_own_origin(std::string_view origin, std::uint16_t port);

// Of the subprotocols that a client offers, "a, soulstack.TOKEN": the one with this token; empty if there is none.
std::string protocol_with_token(std::string_view offered, std::string_view token);

}  // namespace soulstack::tools
