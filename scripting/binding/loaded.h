// Loaded sets with what runs their scripts, for one thread: what programs need of scripting/, without Lua's headers.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/content.h"
#include "engine/table/scripts.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/rules_summary.h"

namespace soulstack::scripting {

class Library;
class Host;
struct LoadOptions;

struct LoadedSet {
  std::string id, title, version, license, folder;
  std::vector<std::string> authors;
  // What was loaded, wherever the folder lies: a hash of the bytes of each file, by its name in the folder, and of them all.
  std::map<std::string, std::uint64_t> files;
  std::uint64_t hash = 0;
};

// Every ruleset in the folders of these sets, also those that would not load: then as far as can be told. What can't be
// read is a finding.
std::vector<RulesSummary> rulesets_in(const std::vector<std::string>& folders, std::vector<Finding>& findings);

class Loaded {
 public:
  // Folders of sets, in the order of loading. Null if there is an error among the findings.
  static std::unique_ptr<Loaded> load(const std::vector<std::string>& folders, const std::string& rules,
                                      std::vector<Finding>& findings);
  // What can be told of functions before they run is let pass, and stopped when it runs. For trying out mistakes.
  static std::unique_ptr<Loaded> load_unchecked(const std::vector<std::string>& folders,
                                                std::vector<Finding>& findings);
  ~Loaded();
  Loaded(const Loaded&) = delete;
  Loaded& operator=(const Loaded&) = delete;

  const Content& content() const;
  Scripts& scripts() const;
  Library& library() const { return *library_; }
  Host& host() const { return *host_; }
  std::vector<LoadedSet> sets() const;
  std::vector<RulesSummary> rulesets() const;  // those that make up the rules, each behind what it extends
  // Every coroutine is thrown away at every suspension and rebuilt from its replies.
  void set_rebuild(bool on) const;

 private:
  explicit Loaded(std::unique_ptr<Library> library);
  static std::unique_ptr<Loaded> load(const LoadOptions& options, std::vector<Finding>& findings);
  std::unique_ptr<Library> library_;
  std::unique_ptr<Host> host_;  // goes before the library
};

}  // namespace soulstack::scripting
