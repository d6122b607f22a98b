// The parameter `sets` of methods.
#include "tools/service/set_parameter.h"

#include <fmt/format.h>

#include <filesystem>

#include "tools/display/card_search.h"
#include "tools/display/card_text.h"
#include "tools/faces/picture_file.h"
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

std::shared_ptr<const scripting::Loaded> loaded_from(const Request& r, ClientSets& sets, const std::string& rules,
                                                     std::string_view parameter) {
  std::vector<scripting::Finding> findings;
  try {
    if (auto loaded = sets.load(rules, findings))
      return loaded;
  } catch (const Stop& stop) {
    throw Refused{"not_loaded", r.service.options().root.without_folder(stop.why), "existing card sets",
                  std::string(parameter)};
  }
  refuse_findings(r, findings, parameter);
}

std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r, const std::string& rules,
                                                    std::string_view parameter) {
  return loaded_from(r, *r.service.sets(r.find("sets")), rules, parameter);
}

std::shared_ptr<const scripting::Loaded> loaded_for(const Request& r) {
  return loaded_for(r, r.value("rules", r.service.sets(r.find("sets"))->choice().rules), "rules");
}

Member takes_card() { return {"card", Schema::text(200), "Its id, its name, or a part of its name"}; }

const CardDef& card_named(const Request& r, const Content& content) {
  const std::string name = r["card"].text();
  const std::vector<CardDefId> found = find_cards(content, name);
  if (found.empty())
    throw Refused{
        "wrong_value",
        fmt::format("No card has `{}` in its name{}", scripting::printable(name, 100), nearest_card(content, name)),
        "the id or the name of a card", "card"};
  return content[found.front()];
}

// ---- Sets that can be edited

Workspace& workspace_of(const Request& r) {
  Workspace* const workspace = r.service.sets(r.find("sets"))->workspace();
  if (workspace == nullptr)
    throw Refused{"not_possible", "Several sets are open together, so none of them can be edited",
                  "`sets.open` with one folder", "sets"};
  return *workspace;
}

Schema a_file() { return Schema::text(200); }
Member takes_file() { return {"file", a_file(), "The name of the file in the folder of the set: `loot/spark.lua`"}; }

// A plain name beneath a folder, with an ending that fits.
static void demand_plain_name(const std::string& name, bool has_right_ending, std::string_view example) {
  const std::filesystem::path path(name);
  bool plain = !name.empty() && name.size() <= 200 && scripting::is_printable(name) && path.is_relative();
  for (const std::filesystem::path& part : path)
    plain = plain && part != ".." && part != "." && !part.empty();
  if (!plain || !has_right_ending)
    throw Refused{"wrong_value",
                  fmt::format("`{}` is not the name of a file of a set", scripting::printable(name, 100)),
                  fmt::format("a name such as `{}`", example), "file"};
}

void demand_name_in_set(const std::string& name) {
  demand_plain_name(name, std::filesystem::path(name).extension() == ".lua", "loot/spark.lua");
}

void demand_picture_name_in_set(const std::string& name) {
  demand_plain_name(name, has_picture_name(name), "art/spark.png");
}

std::string file_of(const Request& r, Workspace& workspace) {
  const std::string name = r["file"].text();
  demand_name_in_set(name);
  return workspace.path_of(name);
}

}  // namespace soulstack::tools
