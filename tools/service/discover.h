// Describes the methods of the service for programs.
#pragma once

#include <string>
#include <vector>

#include "tools/docs/doc_page.h"
#include "tools/support/json.h"

namespace soulstack::tools {

Json open_rpc();                        // an OpenRPC document (version 1.2.6)
std::string type_script();              // definitions of all messages
std::string methods_page();             // Markdown: each method with its parameters, result and errors
std::vector<DocPage> protocol_pages();  // the same for the documentation

}  // namespace soulstack::tools
