// sets.save and sets.create: write to the folders of sets, and never over what somebody else has changed.
#include "tools/service/save_method.h"

#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"
#include "scripting/source/source_file.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/new_files.h"
#include "tools/display/json_view.h"
#include "tools/faces/picture_file.h"
#include "tools/service/picture_methods.h"
#include "tools/service/set_parameter.h"
#include "tools/support/atomic_file.h"
#include "tools/support/base64.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

SavedText saved_text_of(const std::string& path) {
  const std::size_t most_bytes = has_picture_name(path) ? most_picture_bytes : std::size_t{1} << 16;
  SavedText saved;
  saved.is_there = scripting::read_file(path, most_bytes, saved.text) == scripting::ReadState::whole;
  if (saved.is_there)
    saved.hash = hex(scripting::hash_of_text(saved.text));
  return saved;
}

namespace {

void demand_may_write(const Request& r) {
  const ServiceOptions& options = r.service.options();
  if (!options.may_write_sets || !options.has_files || options.root.is_everywhere())
    throw Refused{"not_allowed", "This service does not write to the folders of sets",
                  "`sets.edit`, which only changes the text in the service"};
}

void demand_writable(const Request& r, const Workspace& workspace) {
  demand_may_write(r);
  if (scripting::is_built_in(workspace.folder()) || !r.service.options().root.holds(workspace.folder()))
    throw Refused{"not_in_root", "This set is not in the folder for files of clients", "a set opened with `folders`",
                  "sets"};
}

void demand_known(const Request& r, const std::string& file) {
  const SavedText saved = saved_text_of(file);
  std::error_code error;
  if (!saved.is_there && fs::symlink_status(file, error).type() != fs::file_type::not_found)
    throw Refused{"not_written", fmt::format("`{}` is not a file that can be read", r["file"].text()), "another name",
                  "file"};
  if (saved.hash == r.value("was", std::string()))
    return;
  Json details = Json::object();
  if (saved.is_there)
    details = {{"hash", saved.hash},
               {r.has("base64") ? "base64" : "text", r.has("base64") ? to_base64(saved.text) : saved.text}};
  throw Refused{"changed_elsewhere",
                fmt::format("`{}` {} meanwhile", r["file"].text(),
                            !saved.is_there ? "was removed"
                            : r.has("was")  ? "was changed"
                                            : "was made"),
                "the hash of the file as it is now, to replace it", "was", details};
}

// The folders between that of the set and the file. None of them may be a link.
void make_folders(const Request& r, const std::string& file) {
  std::error_code error;
  const fs::path parent = fs::path(file).parent_path();
  fs::create_directories(parent, error);
  if (error || scripting::leads_out(parent))
    throw Refused{"not_written", fmt::format("There is no folder for `{}`, and it cannot be made", r["file"].text()),
                  "another name", "file"};
}

void write(const Request& r, const std::string& file, const std::string& text) {
  make_folders(r, file);
  if (const std::string why = write_whole(file, text); !why.empty())
    throw Refused{"not_written", r.service.options().root.without_folder(why), "a folder that can be written", "file"};
}

void remove(const Request& r, const std::string& file) {
  std::error_code error;
  fs::remove(file, error);
  if (error)
    throw Refused{"not_written", fmt::format("`{}` cannot be removed: {}", r["file"].text(), error.message()),
                  "a folder that can be written", "file"};
}

// The path of the file: of a text, or of a picture.
std::string path_of(const Request& r, const Workspace& workspace) {
  const std::string name = r["file"].text();
  r.has("base64") || (has_picture_name(name) && !r.has("text")) ? demand_picture_name_in_set(name)
                                                                : demand_name_in_set(name);
  return workspace.path_of(name);
}

std::optional<std::string> new_bytes(const Request& r) {
  if (const Json* const base64 = r.find("base64"))
    return bytes_in(*base64);
  const Json* const text = r.find("text");
  return text ? std::optional(text->text()) : std::nullopt;
}

Json save_file(const Request& r) {
  Workspace& workspace = workspace_of(r);
  demand_writable(r, workspace);
  const std::string file = path_of(r, workspace);
  if (scripting::leads_out(file))
    throw Refused{"not_in_root", "This link leads out of the set", "another name", "file"};
  demand_known(r, file);
  const std::optional<std::string> bytes = new_bytes(r);
  bytes ? write(r, file, *bytes) : remove(r, file);
  workspace.forget(file);
  r.service.sets(r.find("sets"))->texts_changed();
  return bytes ? Json{{"hash", hex(scripting::hash_of_text(*bytes))}} : Json::object();
}

// ---- New folders

fs::path new_folder(const Request& r) {
  const std::string name = r["folder"].text();
  const auto path = is_id(name) ? r.service.options().root.path_of(name) : std::nullopt;
  if (!path)
    throw Refused{"wrong_value", fmt::format("`{}` is not the id of a set", scripting::printable(name, 50)),
                  "lower case letters, digits and underscores", "folder"};
  std::error_code error;
  if (fs::symlink_status(*path, error).type() != fs::file_type::not_found)
    throw Refused{"wrong_value", fmt::format("There is already a folder or a file `{}`", name), "another name",
                  "folder"};
  return *path;
}

Json create_set(const Request& r) {
  demand_may_write(r);
  const fs::path folder = new_folder(r);
  std::vector<NewFile> files;
  Json hashes = Json::object();
  for (const auto& [name, text] : r["files"].items()) {
    demand_name_in_set(name);
    files.push_back({folder / name, text.text()});
    hashes[name] = hex(scripting::hash_of_text(text.text()));
  }
  try {
    write_new_files(files);
  } catch (const Stop& stop) {
    throw Refused{"not_written", r.service.options().root.without_folder(stop.why), "a folder that can be written",
                  "folder"};
  }
  return {{"hashes", hashes}};
}

}  // namespace

Method save_method() {
  return {
      "sets.save",
      "Writes the text of a file to the folder of the set, or removes the file. Only in `soulstack serve`, beneath its "
      "root",
      MayCall::owner,
      {{"sets", open_number(), "Open sets: a single folder"},
       takes_file(),
       optional_member("text", Schema::text(std::size_t{1} << 16), "The new text; none: the file is removed"),
       optional_member("base64", picture_bytes(), "In place of `text`: the bytes of a picture"),
       optional_member("was", Schema::text(50),
                       "The `hash` of `sets.source` that the client knew; none: the file is new. If it is another "
                       "one by now, nothing is written, and the error has the `text` and the `hash` of now")},
      Schema::object({optional_member("hash", Schema::text(), "Of the file as it is then; none: it is removed")}),
      "the hash",
      {"not_allowed", "not_in_root", "changed_elsewhere", "not_written", "not_possible", "no_such_sets"},
      save_file};
}

Method create_method() {
  const Schema text = Schema::text(std::size_t{1} << 16);
  return {
      "sets.create",
      "Writes a new set to a folder of its own beneath the root: all of its files or none. Only in `soulstack serve`",
      MayCall::owner,
      {{"folder", Schema::text(50), "The id of the set. Nothing of this name may exist"},
       {"files", Schema::map(text, 2'000), "Texts by their names, `set.lua`, `loot/spark.lua`"}},
      Schema::object({{"hashes", Schema::map(Schema::text()), "By the names of the files, for `sets.save`"}}),
      "the hashes; `sets.open` then opens the folder",
      {"not_allowed", "wrong_value", "not_written"},
      create_set};
}

}  // namespace soulstack::tools
