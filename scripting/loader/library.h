// Loads sets of cards and a ruleset: runs each file in a sandbox, checks each field, and builds one immutable content
// with the functions that its abilities refer to.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/library_data.h"

namespace soulstack::scripting {

class Library final {
 public:
  // Null if the findings include an error. The same files give the same ids on every run. With
  // `BrokenCards::set_aside`, errors of cards are not among the findings if everything loads without these cards.
  static std::unique_ptr<Library> load(const LoadOptions& options, std::vector<Finding>& findings);
  // The same, with files that were read before or that are changed while reading.
  static std::unique_ptr<Library> load(const LoadOptions& options, Files files, std::vector<Finding>& findings);

  // The same for another thread: with a Lua state of its own, made in the thread that calls this, and with the content
  // of the first one, which it keeps alive. The files are read from memory, and not checked again. Null if there is not
  // enough memory.
  static std::shared_ptr<Library> for_another_thread(std::shared_ptr<const Library> first);

  // All rulesets in the folders of these sets. Rulesets that do not load are described as far as possible.
  static std::vector<RulesSummary> look_at_rulesets(const std::vector<std::filesystem::path>& sets,
                                                    std::vector<Finding>& findings,
                                                    std::shared_ptr<Sources> sources = std::make_shared<Sources>());

  const Content& content() const { return first_ ? first_->content() : data_.content; }
  const LoadOptions& options() const { return data_.options; }
  const Files& files() const { return data_.files; }  // all sets that these options need
  const Vocabulary& words() const { return data_.interpreter.words(); }
  const std::vector<SetDef>& sets() const { return data_.sets; }
  // The words that the sets declare, each after those that it calls.
  const std::deque<SetWord>& set_words() const { return data_.set_words; }
  const std::deque<SetKeyword>& set_keywords() const { return data_.set_keywords; }
  const std::vector<CardKeyword>& card_keywords() const { return data_.card_keywords; }
  // The words that a file of these sets may use.
  const Vocabulary& words_for(std::string_view file) const { return data_.interpreter.words_of(set_of(file)); }
  std::string set_of(std::string_view file) const;  // the id of the set whose folder has the file; empty if none has
  // What the sets ask for about cards of other sets, in the order of the sets.
  const std::vector<Override>& overrides() const { return data_.overrides; }
  // The ids of replaced cards, which mean the cards in their places.
  const OtherIds& other_ids() const { return data_.other_ids; }
  // The findings about their texts that cards and rulesets accept.
  const std::vector<Acceptance>& acceptances() const { return data_.acceptances; }
  // The cards that were left out because they have errors.
  const std::vector<SetAside>& set_aside() const { return set_aside_; }
  // The rulesets in use, each after those it extends.
  const std::vector<RulesSummary>& rulesets() const { return data_.rulesets; }

  // The Lua state that runs the functions, and its budget.
  lua_State* lua() const { return living().interpreter.lua(); }
  Budget& budget() const { return living().interpreter.budget(); }
  // Replaces the Lua state by a new one, built from the same files. The content does not change.
  void renew();
  // The table of all words; the host stores its verbs there.
  void push_words() const { living().interpreter.environment().push_words(); }
  // The list of all functions; the function of an id is at index id + 1.
  void push_functions(lua_State* L) const { living().push_functions(L); }
  void push_function(lua_State* L, FunctionId id) const { living().push_function(L, id); }

  const Question& question(int number) const { return living().question(number); }

  // Changes the content before any game uses it: for tests.
  void alter(const std::function<void(Content&)>& change) { change(data_.content); }
  // One more function, from the stack of lua(): for measurements.
  FunctionId add_function(int index) { return living().keep(lua(), index); }

  // The effects of a console: abilities of no card, whose functions are statements or expressions as in the effect of a
  // card. They are numbered from 0, without gaps. An existing one is replaced; games use it then. Unknown, with the
  // findings, if it is wrong; then nothing has changed.
  static constexpr std::size_t most_console_effects = 1'000;
  AbilityId set_console_effect(std::size_t n, const std::string& text, std::vector<Finding>& findings);

  // Nouns of the content, and nouns made by running scripts.
  const Filter& filter(FilterId id) const { return living().filters[id]; }
  std::size_t run_time_filters() const { return living().filters.made_at_run_time(); }
  bool has_many_run_time_filters() const { return run_time_filters() > FilterPool::many; }
  void forget_run_time_filters(std::size_t all_but) { living().filters.forget_run_time(all_but); }

  // Checks a single file against the words of this library, without keeping it. `path` ends in <deck>/<card>.lua,
  // rules/<name>.lua or set.lua, and need not exist.
  std::vector<Finding> check_file(std::string_view path, std::string_view source);

 private:
  Library() = default;
  bool runs_like(const Library& first) const;
  void share_content_of(std::shared_ptr<const Library> first);
  LibraryData& living() const { return stand_in_ ? stand_in_->data_ : const_cast<LibraryData&>(data_); }

  Script console_script(const std::string& text, std::vector<Finding>& findings);
  static std::unique_ptr<Library> load_without(std::vector<SetAside> broken, LoadOptions options, Files files,
                                               std::vector<Finding>& findings);
  std::vector<SetAside> take_broken(const std::map<std::string, std::string>& files,
                                    std::vector<Finding>& findings) const;

  LibraryData data_;
  std::vector<SetAside> set_aside_;
  std::size_t console_from_ = 0;          // the first effect of a console, among the abilities; 0: there is none
  std::shared_ptr<const Library> first_;  // its content is used; null: this is the first one
  std::unique_ptr<Library> stand_in_;     // after `renew`: runs the functions instead of this one
};

}  // namespace soulstack::scripting
