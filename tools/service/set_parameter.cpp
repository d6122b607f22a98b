// The parameter `sets` of methods.
#include "tools/service/set_parameter.h"

#include <fmt/format.h>

#include "tools/support/stop.h"

namespace soulstack::tools {

Member takes_sets() { return optional_member("sets", open_number(), "Open sets (default: those of the command line)"); }

namespace {

[[noreturn]] void refuse_findings(const Request& r, const std::vector<scripting::Finding>& findings,
                                  std::string_view parameter) {
  std::string why = "The cards cannot be loaded";
  for (const scripting::Finding& f : findings)
    if (f.severity == scripting::Severity::error)
      why += fmt::format("\n{}", to_string(f));
  throw Refused{"not_loaded", r.service.options().root.without_folder(why), "sets and rules without errors",
                std::string(parameter)};
}

}  // namespace

std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r, const std::string& rules,
                                                    std::string_view parameter) {
  std::vector<scripting::Finding> findings;
  try {
    if (auto loaded = r.service.sets(r.find("sets"))->load(rules, findings))
      return loaded;
  } catch (const Stop& stop) {
    throw Refused{"not_loaded", r.service.options().root.without_folder(stop.why), "existing card sets",
                  std::string(parameter)};
  }
  refuse_findings(r, findings, parameter);
}

std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r) {
  return loaded_for(r, r.value("rules", r.service.sets(r.find("sets"))->choice().rules), "rules");
}

}  // namespace soulstack::tools
