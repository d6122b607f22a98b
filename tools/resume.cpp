// A game on file, taken up again.
#include "tools/resume.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

// Short enough to read aloud, long enough to tell versions apart.
std::string short_hash(std::uint64_t hash) { return hex(hash).substr(0, 8); }

const SetStamp* find(const std::vector<SetStamp>& sets, const std::string& id) {
  const auto at = std::find_if(sets.begin(), sets.end(), [&](const SetStamp& set) { return set.id == id; });
  return at == sets.end() ? nullptr : &*at;
}

}  // namespace

Opened open_record(const fs::path& path) {
  Opened opened;
  opened.record = read_record(path, CutOff::allowed);
  if (!opened.record.save)
    opened.journal = Journal::go_on(path, opened.record);
  return opened;
}

SetChoice sets_for(const Record& record, const std::vector<std::string>& instead) {
  SetChoice choice{instead, record.beginning.rules};
  if (!instead.empty())
    return choice;
  for (const SetStamp& set : record.beginning.sets) {
    std::error_code error;
    const bool there = !set.folder.empty() && fs::exists(fs::path(set.folder) / "set.lua", error);
    choice.sets.push_back(there ? set.folder : set.id);
  }
  return choice;
}

std::vector<std::string> differing_sets(const Record& record, const scripting::Loaded& loaded) {
  std::vector<std::string> sentences;
  const std::vector<SetStamp> sets = stamps_of(loaded);
  for (const SetStamp& was : record.beginning.sets) {
    const SetStamp* const now = find(sets, was.id);
    if (now == nullptr)
      sentences.push_back(fmt::format("the set `{}` is missing", was.id));
    else if (now->hash != was.hash)
      sentences.push_back(fmt::format("the set `{}` was version {} ({}), and is version {} ({})", was.id, was.version,
                                      short_hash(was.hash), now->version, short_hash(now->hash)));
  }
  for (const SetStamp& now : sets)
    if (find(record.beginning.sets, now.id) == nullptr)
      sentences.push_back(fmt::format("the set `{}` was not there", now.id));
  return sentences;
}

std::vector<std::string> differing_files(const Record& record, const scripting::Loaded& loaded) {
  std::vector<std::string> files;
  for (const SetStamp& now : stamps_of(loaded)) {
    const SetStamp* const was = find(record.beginning.sets, now.id);
    if (was == nullptr)
      continue;
    for (const auto& [name, hash] : now.files) {
      const auto before = was->files.find(name);
      if (before == was->files.end())
        files.push_back(fmt::format("{}: {} (new)", now.id, name));
      else if (before->second != hash)
        files.push_back(fmt::format("{}: {}", now.id, name));
    }
    for (const auto& [name, hash] : was->files)
      if (!now.files.contains(name))
        files.push_back(fmt::format("{}: {} (gone)", now.id, name));
  }
  return files;
}

std::string why_not_these_cards(const Record& record, const scripting::Loaded& loaded, const fs::path& path) {
  std::string why;
  for (const std::string& sentence : differing_sets(record, loaded))
    why += fmt::format("{}{}", why.empty() ? "" : "; ", sentence);
  if (why.empty())
    return {};
  return fmt::format(
      "`{}` was played with other cards: {}. Name the sets as they were with --set, or run "
      "`soulstack replay {} --rebase` to see where the game parts from what it was",
      path.string(), why, path.string());
}

std::unique_ptr<scripting::Loaded> load_for(const Record& record, const std::vector<std::string>& instead,
                                            const fs::path& path, Console& console) {
  auto loaded = load(sets_for(record, instead), console);
  if (const std::string why = why_not_these_cards(record, *loaded, path); !why.empty())
    throw Stop{Exit::content, why};
  return loaded;
}

std::string went_otherwise(const Parting& parting, const Record& record, const fs::path& path) {
  return fmt::format(
      "`{}` can't be gone on with: with the same cards the game goes another way at decision {}, where {}. "
      "It was written by version {} of this program, and this is version {}",
      path.string(), parting.decision, told(parting), record.program, SOULSTACK_VERSION);
}

}  // namespace soulstack::tools
