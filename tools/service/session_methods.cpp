// Methods about the service itself.
#include <fmt/format.h>

#include <algorithm>

#include "scripting/findings/finding.h"
#include "tools/service/discover.h"
#include "tools/service/methods.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

// "1.2.0": a client of the same first number, and of a second number that is not higher, is served.
bool speaks(std::string_view wanted) {
  const auto part = [](std::string_view version, int which) {
    for (; which > 0; --which)
      version = version.substr(std::min(version.size(), version.find('.') + 1));
    const std::string digits(version.substr(0, version.find('.')));
    const bool is_number =
        !digits.empty() && digits.size() <= 4 && digits.find_first_not_of("0123456789") == std::string::npos;
    return is_number ? std::stoi(digits) : -1;
  };
  return part(wanted, 0) == part(protocol_version, 0) && part(wanted, 1) >= 0 &&
         part(wanted, 1) <= part(protocol_version, 1);
}

Json greet(const Request& r) {
  const std::string version = r["version"].text();
  if (!speaks(version))
    throw Refused{"wrong_version",
                  fmt::format("Version {} of the protocol is not spoken here, but {}",
                              scripting::printable(version, 20), protocol_version),
                  fmt::format("\"{}\"", protocol_version), "version"};
  // A client may give up rights, not gain them.
  if (const std::string role = r.value("role", std::string()); role == "spectator")
    r.client.role = Role::spectator;
  else if (role == "seat" && r.client.role == Role::owner)
    r.client.role = Role::seat;
  r.client.greeted = true;
  constexpr std::string_view roles[] = {"owner", "seat", "spectator"};
  return {{"version", protocol_version},
          {"program", SOULSTACK_VERSION},
          {"role", roles[static_cast<std::size_t>(r.client.role)]}};
}

Json discover(const Request&) { return open_rpc(); }

}  // namespace

std::vector<Method> session_methods() {
  const Schema version = Schema::text(20);
  return {
      {"hello",
       "Begins the conversation. The service refuses a version of the protocol that it does not speak",
       MayCall::anyone,
       {{"version", version, "The version of the protocol that the client speaks: `1.0`"},
        optional_member("client", Schema::text(200), "The name of the client, for people"),
        optional_member(
            "role", Schema::word({"owner", "seat", "spectator"}),
            "What the client wants to be at most: `seat` plays its own games fairly, `spectator` only looks")},
       Schema::object({{"version", version, "The version that the service speaks"},
                       {"program", version, "The version of the program"},
                       {"role", Schema::word({"owner", "seat", "spectator"}), "What the client may do"}}),
       "Who answers",
       {"wrong_version"},
       greet},
      {"rpc.discover",
       "Describes all methods, as OpenRPC does",
       MayCall::anyone,
       {},
       Schema::anything(),
       "An OpenRPC document",
       {},
       discover},
  };
}

}  // namespace soulstack::tools
