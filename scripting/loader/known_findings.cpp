// Findings of earlier checks.
#include "scripting/loader/known_findings.h"

#include "scripting/loader/library.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

const std::vector<Finding>* KnownFindings::find(std::string_view check, const std::string& file,
                                                std::uint64_t hash) const {
  const auto at = known_.find(std::pair{std::string(check), file});
  return at == known_.end() || at->second.hash != hash ? nullptr : &at->second.findings;
}

void KnownFindings::keep(std::string_view check, const std::string& file, std::uint64_t hash,
                         std::vector<Finding> findings) {
  known_.insert_or_assign(std::pair{std::string(check), file}, Known{hash, std::move(findings)});
}

static bool declares_words(std::string_view name) {
  return name == "set.lua" || name.starts_with("rules/") || name.starts_with("words/") || name.starts_with("keywords/");
}

std::uint64_t hash_of_words(const Library& library) {
  std::uint64_t hash = hash_of_text(library.options().rules);
  for (const SetDef& set : library.sets())
    for (const auto& [name, of_text] : set.files)
      if (declares_words(name))
        hash = hash_of_text(set.folder + "/" + name + "=" + std::to_string(of_text) + "\n", hash);
  for (const SetAside& one : library.set_aside())  // a broken word is one less
    if (!one.is_card())
      hash = hash_of_text(one.id, hash);
  return hash;
}

}  // namespace soulstack::scripting
