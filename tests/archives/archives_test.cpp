// Sets as archives: what is refused, by name, with nothing installed; and that the same set gives the same bytes.
#include <doctest/doctest.h>

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tests/support/raw_zip.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/archives/entry_names.h"
#include "tools/archives/set_archive.h"
#include "tools/archives/sha256.h"

namespace soulstack::testing::archives_test {
namespace {

namespace tools = soulstack::tools;
using Files = std::map<std::string, std::string>;

const Files gifts = {
    {"set.lua",
     "return set { id = \"gifts\", title = \"Gifts\", version = \"1.2\", api = 1, authors = { \"t\" }, "
     "license = \"MIT\", requires = { \"base\" } }\n"},
    {"loot/gift.lua",
     "return loot { name = \"Gift\", play { text = \"Gain 3¢.\", effect = function(you) "
     "gain_coins(you, 3) end } }\n"}};

Files with(const std::string& name, const std::string& bytes) {
  Files files = gifts;
  files[name] = bytes;
  return files;
}

Json listed(const Files& files) {
  Json all = Json::array();
  for (const auto& [name, bytes] : files)
    all.push_back(Json{{"name", name}, {"bytes", bytes.size()}, {"sha256", tools::sha256(bytes)}});
  return all;
}

Json manifest_for(const Files& files) {
  return Json{{"format", 1},
              {"id", "gifts"},
              {"version", "1.2"},
              {"requires", Json::array({"base"})},
              {"files", listed(files)}};
}

std::vector<RawEntry> entries_of(const Files& files, const Json& manifest) {
  std::vector<RawEntry> entries = {{"gifts/manifest.json", manifest.dump()}};
  for (const auto& [name, bytes] : files)
    entries.push_back({"gifts/" + name, bytes});
  return entries;
}

std::string zip_of(const Files& files) { return raw_zip(entries_of(files, manifest_for(files))); }

// The set with one more entry, which the manifest names, as this changes it.
std::string with_entry(
    const std::string& name, const std::string& bytes,
    const std::function<void(RawEntry&)>& change = [](RawEntry&) {}) {
  std::vector<RawEntry> entries = entries_of(gifts, manifest_for(with(name, bytes)));
  entries.push_back({"gifts/" + name, bytes});
  change(entries.back());
  return raw_zip(entries);
}

std::string with_manifest(const std::function<void(Json&)>& change) {
  Json manifest = manifest_for(gifts);
  change(manifest);
  return raw_zip(entries_of(gifts, manifest));
}

std::string deflated(const Files& files) {
  std::vector<tools::ZipEntry> entries = {{"gifts/manifest.json", manifest_for(files).dump()}};
  for (const auto& [name, bytes] : files)
    entries.push_back({"gifts/" + name, bytes});
  return tools::write_zip(entries);
}

Files many(std::size_t count, const std::string& bytes) {
  Files files = gifts;
  for (std::size_t i = 0; i < count; ++i)
    files["loot/c" + std::to_string(i) + ".lua"] = bytes;
  return files;
}

struct Hostile {
  std::string what, bytes, message;
};

const std::string lua = "return 1\n";

RawEntry folder_entry(const std::string& name) { return {name, "", 0040755}; }

std::vector<Hostile> hostile_names() {
  return {
      {"a path upwards", with_entry("../x.lua", lua), "`gifts/../x.lua` leads out of the folder"},
      {"a path far upwards", with_entry("../../../../tmp/x.lua", lua), "leads out of the folder"},
      {"a path from the root", with_entry("x.lua", lua, [](RawEntry& e) { e.name = "/tmp/x.lua"; }),
       "`/tmp/x.lua` has an absolute path"},
      {"a drive", with_entry("x.lua", lua, [](RawEntry& e) { e.name = "C:/x.lua"; }),
       "`C:/x.lua` has an absolute path"},
      {"a backslash", with_entry("loot\\x.lua", lua), "`gifts/loot\\x.lua` has a backslash"},
      {"a control character", with_entry("loot/a\x07.lua", lua), "has a control character in its name"},
      {"a line break", with_entry("loot/a\n.lua", lua), "has a control character in its name"},
      {"not UTF-8", with_entry("loot/a\xFF.lua", lua), "has a name that is not UTF-8"},
      {"a letter with an accent", with_entry("loot/caf\xC3\xA9.lua", lua), "has other characters in its name"},
      {"the same, marked as UTF-8", with_entry("loot/caf\xC3\xA9.lua", lua, [](RawEntry& e) { e.flags = 1 << 11; }),
       "entry 4 has no name, or one that is not ASCII"},
      {"a name reserved by Windows", with_entry("loot/NUL.lua", lua), "`gifts/loot/NUL.lua` has a name that Windows"},
      {"a reserved folder", with_entry("com1/x.lua", lua), "has a name that Windows reserves"},
      {"a dot at the end", with_entry("loot./x.lua", lua), "ends in a dot"},
      {"a blank at the end", with_entry("loot/x.lua ", lua), "has other characters in its name"},
      {"a hidden file", with_entry(".luarc.lua", lua), "is hidden"},
      {"an empty part", with_entry("loot//x.lua", lua), "has an empty part"},
      {"a dot as a part", with_entry("loot/./x.lua", lua), "has an empty part"},
      {"no name", with_entry("x.lua", lua, [](RawEntry& e) { e.name.clear(); }), "entry 4 has no name"},
      {"a long name", with_entry("loot/" + std::string(300, 'x') + ".lua", lua), "more than 200 bytes"},
      {"a name twice", with_entry("loot/gift.lua", gifts.at("loot/gift.lua")), "`gifts/loot/gift.lua` is there twice"},
      {"two cases", with_entry("loot/Gift.lua", lua),
       "`gifts/loot/Gift.lua` differs from `gifts/loot/gift.lua` only in"},
      {"two cases of a folder", with_entry("Loot/other.lua", lua), "differs from `gifts/loot` only in"},
      {"a folder in a file", with_entry("loot/gift.lua/x.lua", lua), "has a file `gifts/loot/gift.lua` and a folder"},
      {"a file outside of the folder", with_entry("x.lua", lua, [](RawEntry& e) { e.name = "x.lua"; }),
       "`x.lua` is not in the folder `gifts/`"},
      {"a file of another set", with_entry("x.lua", lua, [](RawEntry& e) { e.name = "base/x.lua"; }),
       "`base/x.lua` is not in the folder `gifts/`"},
  };
}

std::vector<Hostile> hostile_entries() {
  const auto mode = [](std::uint32_t to) { return [to](RawEntry& e) { e.mode = to; }; };
  return {
      {"a link", with_entry("loot/x.lua", "/etc/passwd", mode(0120777)), "`gifts/loot/x.lua` is a link"},
      {"a device", with_entry("loot/x.lua", "", mode(0020666)), "`gifts/loot/x.lua` is a link, a device"},
      {"a disk", with_entry("loot/x.lua", "", mode(0060666)), "is a link, a device"},
      {"a socket", with_entry("loot/x.lua", "", mode(0140666)), "is a link, a device"},
      {"encrypted", with_entry("loot/x.lua", lua + std::string(12, 'x'), [](RawEntry& e) { e.flags = 1; }),
       "`gifts/loot/x.lua` is encrypted"},
      {"another compression", with_entry("loot/x.lua", lua, [](RawEntry& e) { e.method = 12; }), "gifts/loot/x.lua"},
      {"an unknown compression", with_entry("loot/x.lua", lua, [](RawEntry& e) { e.method = 77; }), "gifts/loot/x.lua"},
      {"a wrong CRC", with_entry("loot/x.lua", lua, [](RawEntry& e) { e.crc_is_off_by = 1; }),
       "`gifts/loot/x.lua` is damaged"},
      {"a wrong size", with_entry("loot/x.lua", lua, [](RawEntry& e) { e.size_is_off_by = 9; }), "gifts/loot/x.lua"},
      {"a program", with_entry("run.sh", "#!/bin/sh\n"), "`run.sh` is not a kind of file that a set has"},
      {"an archive in it", with_entry("art/more.zip", zip_of(gifts)), "`art/more.zip` is not a kind of file"},
      {"an archive named as a picture", with_entry("art/x.png", zip_of(gifts)), "`art/x.png` is not a picture"},
      {"an archive named as a card", with_entry("loot/x.lua", zip_of(gifts)), "`loot/x.lua` is not a text in UTF-8"},
      {"a compiled function", with_entry("loot/x.lua", "\x1BLua"), "`loot/x.lua` is not a text in UTF-8"},
      {"a text that turns around", with_entry("loot/x.lua", "return \xE2\x80\xAE 1"), "is not a text in UTF-8"},
      {"a long file", with_entry("loot/x.lua", std::string(70'000, ' ')), "`loot/x.lua` is longer than 64 KiB"},
      {"1,001 files", zip_of(many(1'000, lua)), "it has more than 1000 files"},
      {"a bomb by its ratio", deflated(with("art/x.txt", std::string(8 << 20, ' '))),
       "far more than it should, at `gifts/art/x.txt`"},
      {"a bomb of many files", deflated(many(500, std::string(60'000, ' '))),
       "far more than it should, at `gifts/loot/"},
      {"17 MiB", zip_of(with("art/x.txt", std::string(17 << 20, ' '))), "it is larger than 16 MiB"},
  };
}

std::vector<Hostile> hostile_manifests() {
  const auto files = [](Json& manifest) -> Json& { return manifest["files"]; };
  std::vector<RawEntry> no_manifest = entries_of(gifts, {});
  no_manifest.erase(no_manifest.begin());
  std::vector<RawEntry> two = entries_of(gifts, manifest_for(gifts));
  two.push_back(two.front());
  return {
      {"no manifest", raw_zip(no_manifest), "it has no `gifts/manifest.json`"},
      {"two manifests", raw_zip(two), "`gifts/manifest.json` is there twice"},
      {"not JSON", raw_zip({{"gifts/manifest.json", "{"}, {"gifts/set.lua", gifts.at("set.lua")}}),
       "is not a manifest"},
      {"deep JSON", raw_zip({{"gifts/manifest.json", std::string(100'000, '[')}}), "is not a manifest"},
      {"a later format", with_manifest([](Json& m) { m["format"] = 2; }), "it has format 2"},
      {"no files", with_manifest([](Json& m) { m.erase("files"); }), "is not a manifest"},
      {"another id", with_manifest([](Json& m) { m["id"] = "base"; }), "its folder is `gifts/`, but its set `base`"},
      {"an id that is a path", with_manifest([](Json& m) { m["id"] = "../x"; }), "the id of a set is a name"},
      {"a version that is a path", with_manifest([](Json& m) { m["version"] = "1/../../x"; }),
       "the version of a set is"},
      {"another version", with_manifest([](Json& m) { m["version"] = "9"; }), "the version is `9`"},
      {"other requirements", with_manifest([](Json& m) { m["requires"] = Json::array(); }), "other requirements"},
      {"a wrong requirement", with_manifest([](Json& m) { m["requires"] = Json::array({"../x"}); }), "`../x`"},
      {"a wrong checksum", with_manifest([&](Json& m) { files(m)[0]["sha256"] = std::string(64, '0'); }),
       "`loot/gift.lua` has another checksum than in the manifest"},
      {"no checksum", with_manifest([&](Json& m) { files(m)[0]["sha256"] = ""; }),
       "`loot/gift.lua` is not one of SHA-256"},
      {"another size", with_manifest([&](Json& m) { files(m)[0]["bytes"] = 7; }), "`loot/gift.lua` has"},
      {"a missing file", with_manifest([&](Json& m) {
         files(m).push_back(listed({{"loot/x.lua", lua}})[0]);
       }),
       "`loot/x.lua` is in the manifest, but missing"},
      {"a file more", raw_zip(entries_of(with("loot/x.lua", lua), manifest_for(gifts))),
       "`loot/x.lua` is not in the manifest"},
      {"a file listed twice", with_manifest([&](Json& m) { files(m).push_back(Json(files(m)[0])); }),
       "`loot/gift.lua` is in the manifest twice"},
  };
}

std::vector<Hostile> other_files() {
  const std::string good = zip_of(gifts);
  std::string tar = "gifts/set.lua" + std::string(1024, '\0');
  tar.replace(257, 5, "ustar");
  return {
      {"nothing", "", "it is not a zip file"},
      {"a tar", tar, "it is not a zip file"},
      {"a gzip", "\x1F\x8B\x08" + std::string(100, 'x'), "it is not a zip file"},
      {"a 7z", "7z\xBC\xAF\x27\x1C" + std::string(100, 'x'), "it is not a zip file"},
      {"no zip behind its first bytes", "PK\3\4 but not a zip", "it is cut off"},
      {"cut off", good.substr(0, good.size() / 2), "it is cut off"},
      {"cut off by a byte", good.substr(0, good.size() - 1), "it is cut off"},
      {"data behind it", good + "#!/bin/sh\n", "it is cut off, or has other data behind its end"},
      {"data as a comment", raw_zip(entries_of(gifts, manifest_for(gifts)), "hidden"),
       "it is cut off, or has other data"},
      {"data before it", "#!/bin/sh\n" + good, "it is not a zip file"},
      {"no files", raw_zip({}), "it is not a zip file"},
      {"only a folder", raw_zip({folder_entry("gifts/")}), "it has no files"},
      {"no set.lua", raw_zip({{"gifts/manifest.json", manifest_for({}).dump()}}), "it has no set.lua"},
      {"a card with a mistake", zip_of(with("loot/x.lua", "return loot { nme = 1 }\n")), "gifts/loot/x.lua:1"},
      {"a card that runs on", zip_of(with("loot/x.lua", "while true do end\n")), "gifts/loot/x.lua"},
      {"a ruleset with a mistake", zip_of(with("rules/x.lua", "return rules { name = 7 }\n")), "gifts/rules/x.lua"},
      {"a set that is missing", zip_of([] {
         Files files = gifts;
         std::string& text = files["set.lua"];
         text.replace(text.find("\"base\""), 6, "\"base\", \"nowhere\"");
         return files;
       }()),
       "requires the set `nowhere`, which was not found"},
  };
}

// The place of installed sets, for one test.
class Place {
 public:
  Place() {
    fs::remove_all(folder_);
    setenv("XDG_DATA_HOME", folder_.c_str(), 1);
  }
  ~Place() {
    fs::remove_all(folder_);
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  // Also hidden ones.
  std::vector<std::string> entries() const {
    std::vector<std::string> all;
    if (fs::exists(folder_ / "soulstack/sets"))
      for (const auto& entry : fs::recursive_directory_iterator(folder_ / "soulstack/sets"))
        all.push_back(entry.path().lexically_relative(folder_ / "soulstack/sets").string());
    std::sort(all.begin(), all.end());
    return all;
  }

 private:
  fs::path folder_ = own_folder.path() / "data";
};

Ran install(const std::string& bytes) {
  const TemporaryFile file("sent.set.zip", bytes);
  return run("install", file.path().c_str());
}

void check_refused(const std::vector<Hostile>& all) {
  const Place place;
  for (const Hostile& one : all) {
    CAPTURE(one.what);
    const Ran ran = install(one.bytes);
    CHECK(ran.code == 3);
    CHECK_MESSAGE(ran.err.find(one.message) != std::string::npos, ran.err);
    CHECK(ran.out.empty());
    CHECK(place.entries().empty());
  }
}

}  // namespace

TEST_CASE("archives: names that lead elsewhere or are not the same on each system are refused") {
  check_refused(hostile_names());
}

TEST_CASE("archives: entries that are not plain files of a set are refused") { check_refused(hostile_entries()); }

TEST_CASE("archives: a manifest that does not fit is refused") { check_refused(hostile_manifests()); }

TEST_CASE("archives: other files, damaged ones, and sets that do not load are refused") {
  check_refused(other_files());
}

TEST_CASE("archives: the set from which the hostile ones are made is installed") {
  const Place place;
  for (const std::string& bytes : {zip_of(gifts), deflated(gifts)}) {
    const Ran ran = install(bytes);
    CHECK_MESSAGE(ran.code == 0, ran.err);
    CHECK(place.entries() == std::vector<std::string>{"gifts", "gifts/loot", "gifts/loot/gift.lua",
                                                      "gifts/manifest.json", "gifts/set.lua"});
  }
}

TEST_CASE("archives: folders may be entries, and names of one folder in two places differ only there") {
  const Place place;
  std::vector<RawEntry> entries = entries_of(gifts, manifest_for(gifts));
  entries.insert(entries.begin(), {folder_entry("gifts/"), folder_entry("gifts/loot/")});
  CHECK(install(raw_zip(entries)).code == 0);
}

TEST_CASE("archives: names") {
  for (const char* name : {"set.lua", "loot/spark.lua", "art/A-1_b.png", "bots/mine.lua", "console.lua", "LICENSE"})
    CHECK_MESSAGE(tools::wrong_with_entry_name(name) == "", name);
  for (const char* name : {"con", "a/Aux.lua", "lpt9.txt", "..", "a/..", ".", "a/", "/", "a\\b", "a b", "a:b", "x."})
    CHECK_MESSAGE(tools::wrong_with_entry_name(name) != "", name);
}

TEST_CASE("archives: SHA-256 of a known text") {
  CHECK(tools::sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE(
    "archives: a set that is packed has the same bytes at each time, and in each time zone and order of writing") {
  const fs::path one = own_folder.path() / "one/gifts", other = own_folder.path() / "other/gifts";
  const auto write = [](const fs::path& folder, const std::string& name) {
    fs::create_directories((folder / name).parent_path());
    std::ofstream(folder / name) << gifts.at(name);
  };
  for (const auto& [name, bytes] : gifts)
    write(one, name);
  for (auto at = gifts.rbegin(); at != gifts.rend(); ++at)
    write(other, at->first);
  fs::last_write_time(other / "set.lua", fs::file_time_type::clock::now() - std::chrono::hours(99'999));
  fs::permissions(other / "set.lua", fs::perms::owner_all);
  std::ofstream(other / ".hidden") << "x";
  const auto packed = [](const fs::path& folder, const char* zone) {
    setenv("TZ", zone, 1);
    tzset();
    const Ran ran = run("pack", folder.c_str(), "--out", own_folder.path().c_str());
    unsetenv("TZ");
    tzset();
    REQUIRE_MESSAGE(ran.code == 0, ran.err);
    return text_of(own_folder.path() / "gifts-1.2.set.zip");
  };
  const std::string bytes = packed(one, "UTC");
  CHECK(bytes == packed(other, "Asia/Tokyo"));
  CHECK(tools::read_set_archive(bytes).files == gifts);
}

}  // namespace soulstack::testing::archives_test
