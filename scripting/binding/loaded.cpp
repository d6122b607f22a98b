// Loaded sets and the host that runs their scripts.
#include "scripting/binding/loaded.h"

#include <algorithm>
#include <utility>

#include "scripting/binding/host.h"
#include "scripting/loader/library.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

namespace {

std::uint64_t hash_of(const SetDef& set) {
  std::string all;
  for (const auto& [name, hash] : set.files)
    all += name + "=" + std::to_string(hash) + "\n";
  return hash_of_text(all);
}

std::size_t cards_of(const Library& library, const std::string& set) {
  const std::vector<CardDef>& cards = library.content().cards;
  return static_cast<std::size_t>(std::count_if(
      cards.begin(), cards.end(), [&](const CardDef& card) { return card.set == set && !card.id.ends_with("/back"); }));
}

std::vector<SetAside> set_aside_of(const Library& library, const std::string& set) {
  std::vector<SetAside> cards;
  for (const SetAside& card : library.set_aside())
    if (card.set == set)
      cards.push_back(card);
  return cards;
}

std::vector<std::string> requirements_of(const SetDef& set) {
  std::vector<std::string> all;
  for (const Requirement& requirement : set.requirements)
    all.push_back(requirement.text());
  return all;
}

}  // namespace

Loaded::Loaded(std::shared_ptr<Library> library)
    : library_(std::move(library)), host_(std::make_unique<Host>(*library_)) {}
Loaded::~Loaded() = default;

std::unique_ptr<Loaded> Loaded::load(const std::vector<std::string>& folders, const std::string& rules,
                                     std::vector<Finding>& findings, BrokenCards broken_cards,
                                     const std::vector<std::string>& cards_folders, std::shared_ptr<Sources> sources) {
  return load(LoadOptions{.sets = {folders.begin(), folders.end()},
                          .rules = rules,
                          .broken_cards = broken_cards,
                          .cards_folders = {cards_folders.begin(), cards_folders.end()},
                          .sources = std::move(sources)},
              findings);
}

std::unique_ptr<Loaded> Loaded::load_unchecked(const std::vector<std::string>& folders,
                                               std::vector<Finding>& findings) {
  return load(LoadOptions{.sets = {folders.begin(), folders.end()}, .checked = false}, findings);
}

std::unique_ptr<Loaded> Loaded::load(const LoadOptions& options, std::vector<Finding>& findings) {
  std::unique_ptr<Library> library = Library::load(options, findings);
  return library ? std::unique_ptr<Loaded>(new Loaded(std::move(library))) : nullptr;
}

std::unique_ptr<Loaded> Loaded::for_another_thread() const {
  std::shared_ptr<Library> library = Library::for_another_thread(library_);
  return library ? std::unique_ptr<Loaded>(new Loaded(std::move(library))) : nullptr;
}

const Content& Loaded::content() const { return library_->content(); }
Scripts& Loaded::scripts() const { return *host_; }
void Loaded::set_rebuild(bool on) const { host_->set_rebuild(on); }

void Loaded::observe(ScriptObserver* observer) const { host_->observe(observer); }

std::vector<LoadedSet> Loaded::sets() const {
  std::vector<LoadedSet> sets;
  for (const SetDef& set : library_->sets())
    sets.push_back({set.id, set.title, set.version, set.license, set.folder, set.authors, set.files, hash_of(set),
                    cards_of(*library_, set.id), set_aside_of(*library_, set.id), set.wanted_by, requirements_of(set),
                    set.after, set.loops});
  return sets;
}

bool Loaded::has_set_aside() const { return !library_->set_aside().empty(); }

const std::vector<Override>& Loaded::overrides() const { return library_->overrides(); }
const OtherIds& Loaded::other_ids() const { return library_->other_ids(); }

std::vector<RulesSummary> Loaded::rulesets() const { return library_->rulesets(); }

std::vector<RulesSummary> rulesets_in(const std::vector<std::string>& folders, std::vector<Finding>& findings,
                                      std::shared_ptr<Sources> sources) {
  return Library::look_at_rulesets({folders.begin(), folders.end()}, findings, std::move(sources));
}

}  // namespace soulstack::scripting
