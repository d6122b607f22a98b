// Findings about the file of a scenario.
#include "scripting/scenario/linted_scenario.h"

namespace soulstack::scripting {

void ScenarioLint::add(Severity severity, Code code, const syntax::Place& place, const std::string& message,
                       std::string_view suggestion) {
  constexpr int most = 200;
  if (++count_ <= most)
    findings_.push_back(
        {code, severity, file_, place.line, place.column, 0, "", "", printable(message), std::string(suggestion)});
}

}  // namespace soulstack::scripting
