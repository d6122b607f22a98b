// Loaded sets and the host that runs their scripts, for one thread. Programs need only this part of scripting/, without
// Lua's headers.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/forward.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/other_ids.h"
#include "scripting/loader/overrides.h"
#include "scripting/loader/rules_summary.h"
#include "scripting/loader/set_aside.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

class Library;
class Host;
class ScriptObserver;
struct LoadOptions;

struct LoadedSet {
  std::string id, title, version, license, folder;
  std::vector<std::string> authors;
  // Identifies what was loaded, independent of the folder's place: a hash of each file, by its name in the folder, and
  // a hash of all files.
  std::map<std::string, std::uint64_t> files;
  std::uint64_t hash = 0;
  std::size_t cards = 0;            // different cards, without those that are set aside
  std::vector<SetAside> set_aside;  // cards with errors, which are not among `files`
  // Why it was loaded, and at this place: the set that required it (empty: the user named it), the sets that it requires,
  // as it writes them, and the sets that it must follow.
  std::string wanted_by;
  std::vector<std::string> requires_sets, after;
  std::vector<std::vector<std::string>> loops;  // known loops: the ids of their cards, sorted
};

// All rulesets in the folders of these sets. Rulesets that do not load are described as far as possible. Unreadable
// files give findings. Files that others have read from `sources` are not read again.
std::vector<RulesSummary> rulesets_in(const std::vector<std::string>& folders, std::vector<Finding>& findings,
                                      std::shared_ptr<Sources> sources = std::make_shared<Sources>());

class Loaded {
 public:
  // Loads set folders in the given order, and the sets that they require: from beside them, or from `cards_folders`.
  // Files that others have read from `sources` are not read again.
  // Null if the findings include an error. Cards that are set aside are in `LoadedSet::set_aside`, with their findings.
  static std::unique_ptr<Loaded> load(const std::vector<std::string>& folders, const std::string& rules,
                                      std::vector<Finding>& findings, BrokenCards broken_cards = BrokenCards::refuse,
                                      const std::vector<std::string>& cards_folders = {},
                                      std::shared_ptr<Sources> sources = std::make_shared<Sources>());
  // Skips the static checks of functions; mistakes are then stopped at run time. For tests.
  static std::unique_ptr<Loaded> load_unchecked(const std::vector<std::string>& folders,
                                                std::vector<Finding>& findings);
  // The same for another thread: with a Lua state of its own, made in the thread that calls this, and the same content,
  // which must not change from now on. Null if there is not enough memory.
  std::unique_ptr<Loaded> for_another_thread() const;
  ~Loaded();
  Loaded(const Loaded&) = delete;
  Loaded& operator=(const Loaded&) = delete;

  const Content& content() const;
  Scripts& scripts() const;
  Library& library() const { return *library_; }
  Host& host() const { return *host_; }
  std::vector<LoadedSet> sets() const;
  bool has_set_aside() const;                  // cards or files, of any set
  std::vector<RulesSummary> rulesets() const;  // the rulesets in use, each after those it extends
  // What the sets replace, change and leave out, in the order of the sets.
  const std::vector<Override>& overrides() const;
  const OtherIds& other_ids() const;  // of replaced cards
  // Discards each coroutine when it suspends and rebuilds it from its replies (for tests).
  void set_rebuild(bool on) const;
  // Reports what effects do from now on; null: to nobody. Games are the same.
  void observe(ScriptObserver* observer) const;

 private:
  explicit Loaded(std::shared_ptr<Library> library);
  static std::unique_ptr<Loaded> load(const LoadOptions& options, std::vector<Finding>& findings);
  std::shared_ptr<Library> library_;
  std::unique_ptr<Host> host_;  // destroyed before the library
};

}  // namespace soulstack::scripting
