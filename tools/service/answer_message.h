// Answers messages of JSON-RPC 2.0: the one function that every transport calls.
#pragma once

#include <string>
#include <string_view>

#include "tools/service/service.h"
#include "tools/support/json.h"

namespace soulstack::tools {

inline constexpr std::size_t longest_message = std::size_t{1} << 22;  // bytes: a set in one message
inline constexpr std::size_t most_in_a_batch = 100;

// Answers a message: a request, a notification or a batch. Empty: there is nothing to answer. Never throws for what a
// message contains.
std::string answer_message(Service& service, Client& client, std::string_view message);
// The result of one request. Throws Refused.
Json answer_request(Service& service, Client& client, std::string_view method, const Json& params);

}  // namespace soulstack::tools
