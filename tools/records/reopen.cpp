// Resumes a game from a file.
#include "tools/records/reopen.h"

#include <fmt/format.h>

#include <algorithm>

#include "scripting/sandbox/file_tree.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

// A short hash for messages, long enough to distinguish versions.
std::string short_hash(std::uint64_t hash) { return hex(hash).substr(0, 8); }

const SetStamp* find(const std::vector<SetStamp>& sets, const std::string& id) {
  const auto at = std::find_if(sets.begin(), sets.end(), [&](const SetStamp& set) { return set.id == id; });
  return at == sets.end() ? nullptr : &*at;
}

// Its folder, or its name if it is in the folder of sets. Empty if neither exists.
std::string place_of(const SetStamp& set) {
  if (!set.folder.empty() && scripting::is_file(fs::path(set.folder) / "set.lua"))
    return set.folder;
  try {
    folders_of({{set.id}, ""});
    return set.id;
  } catch (const Stop&) {
    return {};
  }
}

[[noreturn]] void refuse_lost(const Record& record, const SetStamp& lost, const fs::path& path) {
  std::string all;
  for (const SetStamp& set : record.beginning.sets) {
    const std::string place = place_of(set);
    all += " --set " + (place.empty() ? "FOLDER" : shell_word(place));
  }
  throw Stop{Exit::content,
             fmt::format("`{}` was played with the set `{}` in `{}`, which no longer exists; name all sets "
                         "with their current folders:{}",
                         path.string(), shown(lost.id), shown(lost.folder), shown(all))};
}

std::string_view why_gone(const scripting::Loaded& loaded, const std::string& id, const std::string& file) {
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const scripting::SetAside& card : set.set_aside)
      if (set.id == id && fs::path(card.file) == fs::path(set.folder) / file)
        return "set aside, as it has errors";
  return "gone";
}

// Lists the first few files.
std::string and_files(std::vector<std::string> files) {
  constexpr std::size_t most = 3;
  const std::size_t more = files.size() > most ? files.size() - most : 0;
  files.resize(files.size() - more);
  const std::string and_more = more > 0 ? fmt::format(" and {} more", more) : "";
  return files.empty() ? "" : fmt::format("; these files differ: {}{}", fmt::join(files, ", "), and_more);
}

}  // namespace

Opened open_record(const fs::path& path) {
  Opened opened;
  opened.record = read_record(path, CutOff::allowed);
  if (!opened.record.save)
    opened.journal = Journal::go_on(path, opened.record);
  return opened;
}

SetChoice sets_for(const Record& record, const SetChoice& instead, const fs::path& path) {
  SetChoice choice{instead.sets, record.beginning.rules, instead.strict};
  if (!instead.sets.empty())
    return choice;
  for (const SetStamp& set : record.beginning.sets) {
    choice.sets.push_back(place_of(set));
    if (choice.sets.back().empty())
      refuse_lost(record, set, path);
  }
  return choice;
}

std::vector<std::string> differing_sets(const Record& record, const scripting::Loaded& loaded) {
  std::vector<std::string> sentences;
  const std::vector<SetStamp> sets = stamps_of(loaded);
  for (const SetStamp& was : record.beginning.sets) {
    const SetStamp* const now = find(sets, was.id);
    if (now == nullptr)
      sentences.push_back(fmt::format("the set `{}` is missing", shown(was.id)));
    else if (now->hash != was.hash)
      sentences.push_back(fmt::format("the set `{}` was version {} ({}), and is version {} ({}) in {}", shown(was.id),
                                      shown(was.version), short_hash(was.hash), now->version, short_hash(now->hash),
                                      now->folder));
  }
  for (const SetStamp& now : sets)
    if (find(record.beginning.sets, now.id) == nullptr)
      sentences.push_back(fmt::format("the set `{}` was added", now.id));
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
        files.push_back(fmt::format("{}: {} ({})", now.id, shown(name), why_gone(loaded, now.id, name)));
  }
  return files;
}

std::string why_not_these_cards(const Record& record, const scripting::Loaded& loaded,
                                const std::vector<std::string>& instead, const fs::path& path) {
  const std::string why = fmt::format("{}", fmt::join(differing_sets(record, loaded), "; "));
  if (why.empty())
    return {};
  std::string named;
  for (const std::string& set : instead)
    named += " --set " + shell_word(set);
  return fmt::format(
      "`{}` was played with different cards: {}{}. Load the original sets with --set, or run "
      "`soulstack replay {} --rebase{}` to find the first difference",
      path.string(), why, and_files(differing_files(record, loaded)), shell_word(path), named);
}

std::unique_ptr<scripting::Loaded> load_for(const Record& record, const SetChoice& instead, const fs::path& path,
                                            Console& console) {
  auto loaded = load(sets_for(record, instead, path), console);
  if (const std::string why = why_not_these_cards(record, *loaded, instead.sets, path); !why.empty())
    throw Stop{Exit::content, why};
  return loaded;
}

std::string went_otherwise(const Parting& parting, const Record& record, const fs::path& path) {
  return fmt::format(
      "`{}` cannot be resumed: with the same cards the game differs at decision {}, where {}. "
      "It was written by version {} of this program; this is version {}",
      path.string(), parting.decision, sentence_of(parting), shown(record.program), SOULSTACK_VERSION);
}

}  // namespace soulstack::tools
