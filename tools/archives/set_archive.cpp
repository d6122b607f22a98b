// A set that travels.
#include "tools/archives/set_archive.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

#include <fmt/format.h>

#include "scripting/findings/finding.h"
#include "scripting/loader/set_version.h"
#include "scripting/sandbox/compile.h"
#include "tools/archives/entry_names.h"
#include "tools/archives/sha256.h"
#include "tools/support/json.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t largest_manifest = std::size_t{1} << 20;  // bytes

struct KindOfFile {
  std::string_view ending;
  std::string_view begins;  // the bytes of a picture; empty: a text
};
constexpr std::array<KindOfFile, 8> kinds = {{{".lua", ""},
                                              {".md", ""},
                                              {".txt", ""},
                                              {".svg", ""},
                                              {".png", "\x89PNG"},
                                              {".jpg", "\xFF\xD8\xFF"},
                                              {".jpeg", "\xFF\xD8\xFF"},
                                              {".webp", "RIFF"}}};
constexpr std::array<std::string_view, 5> texts_without_ending = {"LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS"};

const KindOfFile* kind_of(std::string_view name) {
  static constexpr KindOfFile text{"", ""};
  const std::string_view last = name.substr(name.rfind('/') + 1);
  if (std::find(texts_without_ending.begin(), texts_without_ending.end(), last) != texts_without_ending.end())
    return &text;
  const auto at =
      std::find_if(kinds.begin(), kinds.end(), [&](const KindOfFile& kind) { return last.ends_with(kind.ending); });
  return at == kinds.end() || last.size() == at->ending.size() ? nullptr : &*at;
}

bool is_text(std::string_view bytes) {
  std::string plain(bytes);
  std::erase_if(plain, [](char c) { return c == '\n' || c == '\t' || c == '\r'; });
  return scripting::is_printable(plain);
}

[[noreturn]] void refuse_entry(std::string_view name, std::string_view why) {
  throw BadArchive(fmt::format("{} {}", shown_entry(name), why));
}

// ---- The manifest

ManifestFile file_from(const Json& json) {
  ManifestFile file{json["name"], json["bytes"], json["sha256"]};
  if (!is_sha256(file.sha256))
    throw JsonError("the checksum of " + shown_entry(file.name) + " is not one of SHA-256");
  return file;
}

Manifest manifest_from(const Json& json) {
  if (const std::int64_t format = json["format"]; format != manifest_format)
    throw JsonError(fmt::format("it has format {}, and this program reads format {}", format, manifest_format));
  Manifest manifest{json["id"],
                    json["version"],
                    json.value("title", std::string()),
                    json.value("license", std::string()),
                    json["requires"],
                    {}};
  for (const Json& file : json["files"])
    manifest.files.push_back(file_from(file));
  return manifest;
}

// The version is part of the name of a file.
void demand_names(const Manifest& manifest) {
  constexpr std::size_t longest_id = 60, longest_version = 40;
  if (!scripting::is_name(manifest.id) || manifest.id.size() > longest_id)
    throw BadArchive(
        fmt::format("the id of a set is a name of lower case letters, digits and _, of at most {} "
                    "characters: {}",
                    longest_id, shown_entry(manifest.id)));
  const bool is_version = scripting::Version::read(manifest.version) && manifest.version.size() <= longest_version;
  if (!is_version || manifest.version.find('/') != std::string::npos ||
      !wrong_with_entry_name(manifest.version).empty())
    throw BadArchive(fmt::format("the version of a set is numbers with dots, as in 1.2 or 1.2-beta: {}",
                                 shown_entry(manifest.version)));
  for (const std::string& text : manifest.requires_sets)
    if (!scripting::read_requirement(text))
      throw BadArchive(fmt::format("a set requires others as in `base >= 1.0`: {}", shown_entry(text)));
}

// ---- Checks

void demand_kind(const std::string& name, std::string_view bytes) {
  if (const std::string why = wrong_kind_of_file(name, bytes); !why.empty())
    refuse_entry(name, why);
}

void demand_listed(const Manifest& manifest, const std::map<std::string, std::string>& files) {
  std::set<std::string_view> listed;
  for (const ManifestFile& file : manifest.files) {
    if (!listed.insert(file.name).second)
      refuse_entry(file.name, "is in the manifest twice");
    const auto found = files.find(file.name);
    if (found == files.end())
      refuse_entry(file.name, "is in the manifest, but missing");
    if (found->second.size() != file.bytes)
      refuse_entry(file.name, fmt::format("has {} bytes, but {} by the manifest", found->second.size(), file.bytes));
    if (sha256(found->second) != file.sha256)
      refuse_entry(file.name, "has another checksum than in the manifest: it was changed");
  }
  for (const auto& [name, bytes] : files)
    if (!listed.contains(name))
      refuse_entry(name, "is not in the manifest");
}

// The folder that all entries are in, with its slash.
std::string folder_of(const std::vector<ZipEntry>& entries) {
  if (entries.empty())
    throw BadArchive("it has no files");
  const std::string& first = entries.front().name;
  const std::string folder = first.substr(0, first.find('/') + 1);
  if (folder.empty())
    refuse_entry(first, "is not in a folder named as the set");
  for (const ZipEntry& entry : entries)
    if (!entry.name.starts_with(folder))
      refuse_entry(entry.name, fmt::format("is not in the folder {} of the set", shown_entry(folder)));
  return folder;
}

}  // namespace

Manifest read_manifest(std::string_view text) {
  if (text.size() > largest_manifest)
    throw BadArchive(fmt::format("`{}` is larger than {} MiB", manifest_name, largest_manifest >> 20));
  try {
    Manifest manifest = manifest_from(Json::parse(text));
    demand_names(manifest);
    return manifest;
  } catch (const JsonError& error) {
    throw BadArchive(fmt::format("`{}` is not a manifest: {}", manifest_name, scripting::printable(error.what(), 300)));
  }
}

std::string manifest_text(const Manifest& manifest) {
  Json files = Json::array();
  for (const ManifestFile& file : manifest.files)
    files.push_back(Json{{"name", file.name}, {"bytes", file.bytes}, {"sha256", file.sha256}});
  const Json json{{"format", manifest_format},
                  {"id", manifest.id},
                  {"version", manifest.version},
                  {"title", manifest.title},
                  {"license", manifest.license},
                  {"requires", Json(manifest.requires_sets)},
                  {"files", files}};
  return json.dump(2) + "\n";
}

std::string SetArchive::file_name() const {
  return fmt::format("{}-{}{}", manifest.id, manifest.version, archive_ending);
}

bool is_kind_of_file(std::string_view name) { return kind_of(name) != nullptr; }

std::string wrong_kind_of_file(std::string_view name, std::string_view bytes) {
  const KindOfFile* const kind = kind_of(name);
  if (kind == nullptr)
    return "is not a kind of file that a set has: .lua, .md, .txt, .svg, .png, .jpg, .webp, or LICENSE";
  if (kind->ending == ".lua" && bytes.size() > scripting::longest_source)
    return fmt::format("is longer than {} KiB", scripting::longest_source / 1024);
  if (kind->begins.empty() && !is_text(bytes))
    return "is not a text in UTF-8 without control characters";
  return bytes.starts_with(kind->begins) ? "" : fmt::format("is not a picture of the kind {}", kind->ending.substr(1));
}

void demand_files_of_set(SetArchive& set) {
  demand_names(set.manifest);
  EntryNames names;
  std::size_t size = 0;
  set.manifest.files.clear();
  for (const auto& [name, bytes] : set.files) {
    std::string why = wrong_with_entry_name(set.manifest.id + "/" + name);
    if (why.empty())
      why = names.add(name);
    if (!why.empty())
      refuse_entry(name, why);
    demand_kind(name, bytes);
    size += bytes.size();
    set.manifest.files.push_back({name, bytes.size(), sha256(bytes)});
  }
  if (!set.files.contains("set.lua"))
    throw BadArchive("it has no set.lua");
  if (set.files.size() >= most_entries || size > largest_unpacked)
    throw BadArchive(
        fmt::format("it has more than {} files, or more than {} MiB", most_entries - 1, largest_unpacked >> 20));
}

SetArchive read_set_archive(std::string_view bytes) {
  std::vector<ZipEntry> entries = read_zip(bytes);
  const std::string folder = folder_of(entries);
  SetArchive set;
  for (ZipEntry& entry : entries)
    set.files.emplace(entry.name.substr(folder.size()), std::move(entry.bytes));
  const auto manifest = set.files.extract(std::string(manifest_name));
  if (manifest.empty())
    throw BadArchive(fmt::format("it has no `{}{}`: `soulstack pack` writes one", folder, manifest_name));
  set.manifest = read_manifest(manifest.mapped());
  if (folder != set.manifest.id + "/")
    throw BadArchive(fmt::format("its folder is {}, but its set `{}`", shown_entry(folder), set.manifest.id));
  demand_listed(set.manifest, set.files);
  demand_files_of_set(set);
  return set;
}

std::string write_set_archive(SetArchive set) {
  demand_files_of_set(set);
  const std::string folder = set.manifest.id + "/";
  std::vector<ZipEntry> entries = {{folder + std::string(manifest_name), manifest_text(set.manifest)}};
  for (auto& [name, bytes] : set.files)
    entries.push_back({folder + name, std::move(bytes)});
  std::string bytes = write_zip(entries);
  (void)read_set_archive(bytes);  // what is written can be read: also the ratio and the size of the archive
  return bytes;
}

}  // namespace soulstack::tools
