// Methods about the pictures of sets.
#include "tools/service/picture_methods.h"

#include <fmt/format.h>

#include "scripting/sandbox/open_file.h"
#include "scripting/source/source_file.h"
#include "tools/display/json_view.h"
#include "tools/faces/picture_file.h"
#include "tools/service/set_parameter.h"
#include "tools/support/base64.h"

namespace soulstack::tools {

namespace {

std::string name_in(const Request& r) {
  const std::string name = r["file"].text();
  demand_picture_name_in_set(name);
  return name;
}

Json pictures(const Request& r) {
  Workspace& workspace = workspace_of(r);
  Json list = Json::array();
  for (const std::string& file : workspace.files(has_picture_name))
    list.push_back(workspace.name_of(file));
  return {{"pictures", list}};
}

Json picture(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string name = name_in(r);
  const scripting::EditedFiles::InUse in_use(workspace.edited());
  std::string bytes;
  if (scripting::read_file(workspace.path_of(name), most_picture_bytes, bytes) != scripting::ReadState::whole)
    throw Refused{"wrong_value",
                  fmt::format("The set has no picture `{}` of at most {} MB", name, most_picture_bytes >> 20),
                  "a file of `sets.pictures`", "file"};
  return {{"base64", to_base64(bytes)}, {"hash", hex(scripting::hash_of_text(bytes))}};
}

Json put_picture(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string name = name_in(r);
  Json result = Json::object();
  if (const Json* const base64 = r.find("base64")) {
    std::string bytes = bytes_in(*base64);
    if (const std::string why = picture_of(name, bytes).why; !why.empty())
      result["why"] = why;
    workspace.edit(workspace.path_of(name), std::move(bytes));
  } else {
    workspace.forget(workspace.path_of(name));
  }
  r.service.sets(r.find("sets"))->texts_changed();
  return result;
}

Member takes_picture() { return {"file", a_file(), "Its name in the folder of the set: `art/spark.png`"}; }

}  // namespace

Schema picture_bytes() { return Schema::text((most_picture_bytes + 2) / 3 * 4); }

std::string bytes_in(const Json& base64) {
  const std::optional<std::string> bytes = from_base64(base64.text());
  if (!bytes)
    throw Refused{"wrong_value", "This is not a text in base64", "the bytes of a file in base64", "base64"};
  return *bytes;
}

std::vector<Method> picture_methods() {
  return {
      {"sets.pictures",
       "The files of a set that may be pictures, by their names alone",
       MayCall::players,
       {takes_sets()},
       Schema::object({{"pictures", Schema::list(a_file()), "Their names, sorted"}}),
       "the files",
       {"not_possible"},
       pictures},
      {"sets.picture",
       "The bytes of such a file",
       MayCall::players,
       {takes_sets(), takes_picture()},
       Schema::object({{"base64", picture_bytes(), "Its bytes"}, {"hash", Schema::text(50), "Of them"}}),
       "the bytes",
       {"not_possible", "wrong_value"},
       picture},
      {"sets.put_picture",
       "Adds a picture for this service, or another one with its name; nothing is written to the folder",
       MayCall::owner,
       {takes_sets(), takes_picture(),
        optional_member("base64", picture_bytes(), "Its bytes; none: those of the folder again")},
       Schema::object({optional_member("why", Schema::text(), "It cannot be drawn: `is not a picture`")}),
       "what is wrong with it",
       {"not_possible", "wrong_value"},
       put_picture},
  };
}

}  // namespace soulstack::tools
