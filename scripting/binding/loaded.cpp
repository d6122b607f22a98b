// Loaded sets and the host that runs their scripts.
#include "scripting/binding/loaded.h"

#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/source.h"

namespace soulstack::scripting {

namespace {

std::uint64_t hash_of(const SetDef& set) {
  std::string all;
  for (const auto& [name, hash] : set.files)
    all += name + "=" + std::to_string(hash) + "\n";
  return hash_of_text(all);
}

}  // namespace

Loaded::Loaded(std::unique_ptr<Library> library)
    : library_(std::move(library)), host_(std::make_unique<Host>(*library_)) {}
Loaded::~Loaded() = default;

std::unique_ptr<Loaded> Loaded::load(const std::vector<std::string>& folders, const std::string& rules,
                                     std::vector<Finding>& findings) {
  return load(LoadOptions{{folders.begin(), folders.end()}, rules}, findings);
}

std::unique_ptr<Loaded> Loaded::load_unchecked(const std::vector<std::string>& folders,
                                               std::vector<Finding>& findings) {
  return load(LoadOptions{.sets = {folders.begin(), folders.end()}, .checked = false}, findings);
}

std::unique_ptr<Loaded> Loaded::load(const LoadOptions& options, std::vector<Finding>& findings) {
  std::unique_ptr<Library> library = Library::load(options, findings);
  return library ? std::unique_ptr<Loaded>(new Loaded(std::move(library))) : nullptr;
}

const Content& Loaded::content() const { return library_->content(); }
Scripts& Loaded::scripts() const { return *host_; }
void Loaded::set_rebuild(bool on) const { host_->set_rebuild(on); }

std::vector<LoadedSet> Loaded::sets() const {
  std::vector<LoadedSet> sets;
  for (const SetDef& set : library_->sets())
    sets.push_back({set.id, set.title, set.version, set.license, set.folder, set.authors, set.files, hash_of(set)});
  return sets;
}

std::vector<RulesSummary> Loaded::rulesets() const { return library_->rulesets(); }

std::vector<RulesSummary> rulesets_in(const std::vector<std::string>& folders, std::vector<Finding>& findings) {
  return Library::look_at_rulesets({folders.begin(), folders.end()}, findings);
}

}  // namespace soulstack::scripting
