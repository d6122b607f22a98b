// Names of files in the protocol: URIs.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// "/home/ann/cards/mine/set.lua" for "file:///home/ann/cards/mine/set.lua", without "." and ".."; empty if the URI does
// not name a file of this machine.
std::string path_of_uri(std::string_view uri);
// The other way. The path must be absolute.
std::string uri_of_path(std::string_view path);

}  // namespace soulstack::tools
