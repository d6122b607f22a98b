// Finds the files of sets and loads them in a fixed order.
#include "scripting/loader/set_loader.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/table/zone_layout.h"
#include "scripting/loader/rules_checks.h"
#include "scripting/loader/rules_loader.h"
#include "scripting/loader/set_folders.h"
#include "scripting/loader/set_lines.h"
#include "scripting/loader/set_order.h"
#include "scripting/reading/card_loader.h"
#include "scripting/registry/event_words.h"
#include "scripting/sandbox/file_tree.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> rules_files(Files& all, const fs::path& set, std::vector<Finding>& findings) {
  std::vector<fs::path> files = all.list(set / "rules", findings);
  std::erase_if(files, [](const fs::path& file) { return file.extension() != ".lua"; });
  return files;
}

// "a+b+c"
std::vector<std::string> split_names(const std::string& joined) {
  std::vector<std::string> names;
  for (std::size_t from = 0; from <= joined.size();) {
    const std::size_t to = std::min(joined.find('+', from), joined.size());
    names.push_back(joined.substr(from, to - from));
    from = to + 1;
  }
  return names;
}

// A name that occurs more than once; empty if there is none.
std::string named_twice(std::vector<std::string> names) {
  std::sort(names.begin(), names.end());
  const auto at = std::adjacent_find(names.begin(), names.end());
  return at == names.end() ? "" : *at;
}

bool begins_with_scenario(std::string_view source) { return first_token(source).is("scenario"); }

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

bool is_in_set_file(const Finding& f) { return f.severity == Severity::error && f.file.ends_with("/set.lua"); }

// What a set.lua with errors declares may be unknown in other files.
bool may_follow_from_set_file(const Finding& f) { return !is_in_set_file(f) && f.code.name().starts_with("unknown_"); }

}  // namespace

void SetLoader::load(const LoadOptions& options) {
  for (const fs::path& folder : options.sets)
    load_set_file(folder);
  load_required(options.cards_folders);
  if (!are_sets_known())
    return;
  const auto errors_of_sets = findings_.size();
  check_requirements(library_.sets, options.cards_folders, findings_);
  order_sets(library_.sets, findings_);
  list_rules();
  if (findings_.size() != errors_of_sets && has_error(findings_))
    return;
  take_tags();
  take_counters();
  take_events();
  take_stats();
  load_all(options);
  if (std::any_of(findings_.begin(), findings_.end(), is_in_set_file))
    std::erase_if(findings_, may_follow_from_set_file);
  report_left_out();
}

bool SetLoader::leaves_out_file() {
  const bool is_full = findings_.size() >= most_findings;
  files_left_out_ += is_full ? 1 : 0;
  return is_full;
}

void SetLoader::report_left_out() {
  if (files_left_out_ == 0)
    return;
  Report(findings_, library_.sets.front().folder)
      .error("too_many", 0, "",
             "too many errors: " + std::to_string(files_left_out_) +
                 (files_left_out_ == 1 ? " more file was" : " more files were") +
                 " not read; correct these errors first");
}

// Errors in the other fields of a set.lua do not hide those of its cards.
bool SetLoader::are_sets_known() const {
  const auto is_known = [](const SetDef& set) { return is_name(set.id) && !set.lines.empty(); };
  return files_read_ == library_.sets.size() && std::all_of(library_.sets.begin(), library_.sets.end(), is_known) &&
         std::all_of(findings_.begin(), findings_.end(), [](const Finding& f) {
           return f.severity != Severity::error || (is_in_set_file(f) && f.code.name() != "duplicate_set");
         });
}

void SetLoader::load_all(const LoadOptions& options) {
  if (!load_rules(options.rules))
    return;
  find_overrides();
  library_.content.cards.reserve(library_.content.cards.size() + overrides_.cards());
  library_.content.abilities.reserve(library_.content.abilities.size() + 2 * overrides_.cards());
  for (SetDef& set : library_.sets) {
    load_cards(set);
    load_waiting_cards();
  }
  refuse_waiting_cards();
  library_.interpreter.look_from("");
  name_absent_cards();
  library_.overrides = overrides_.all();
  has_room_ = has_room_for_definitions();
  const bool loads_again = options.broken_cards == BrokenCards::set_aside && only_cards_are_broken();
  if (!has_room_ || loads_again)
    return;
  if (!check_left_out())
    return;
  check_references();
  find_named_cards(modules_, library_.content, library_.other_ids, unusable_, findings_);
  std::vector<std::string> ids;
  for (const SetDef& set : library_.sets)
    ids.push_back(set.id);
  has_room_ = find_chosen_cards(modules_, ids, library_.content, findings_);
  warn_of_rules(modules_, library_.content, findings_);
  warn_of_empty_decks();
}

// The same tag of two sets is one tag.
void SetLoader::take_tags() {
  std::vector<std::string>& all = library_.content.tags;
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    for (const std::string& tag : set.tags) {
      if (!is_name(tag))
        report.error("wrong_name", set.line_of("tags"), "tags",
                     "a tag consists of lower case letters, digits and underscores: " + ticked(tag));
      else if (std::find(all.begin(), all.end(), tag) != all.end())
        continue;
      else if (all.size() == most_tags)
        return report.error("too_many", set.line_of("tags"), "tags",
                            "the sets have more than " + std::to_string(most_tags) + " tags");
      else
        all.push_back(tag);
    }
  }
}

// The same counter of two sets is one kind.
void SetLoader::take_counters() {
  std::vector<std::string>& all = library_.content.counters;
  constexpr auto& known = counter::names;
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    const auto wrong = [&](Code code, const std::string& why) {
      report.error(code, set.line_of("counters"), "counters", why);
    };
    for (const std::string& name : set.counters) {
      if (!is_name(name))
        wrong("wrong_name",
              "the name of a counter consists of lower case letters, digits and underscores: " + ticked(name));
      else if (std::find(known.begin(), known.end(), name) != known.end())
        wrong("word_clash", "the rules have a counter " + ticked(name + "_counter") + " already: use another name");
      else if (std::find(all.begin(), all.end(), name) != all.end())
        continue;
      else if (all.size() == std::size_t{counter::most - counter::count})
        return wrong("too_many", "the sets have more than " + std::to_string(counter::most - counter::count) +
                                     " kinds of counters");
      else
        all.push_back(name);
    }
  }
}

void SetLoader::take_events() {
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    for (const WrittenEvent& written : set.events)
      take_event(set, written, report);
  }
}

// The same event of two sets is one event (rule 6.12.1).
void SetLoader::take_event(const SetDef& set, const WrittenEvent& written, Report& report) {
  std::vector<SetEventDef>& all = library_.content.events;
  const std::string& name = written.event.name;
  if (!is_name(name))
    return report.error("wrong_name", written.line, name,
                        "the name of an event consists of lower case letters, digits and underscores");
  const auto known = std::find_if(all.begin(), all.end(), [&](const SetEventDef& e) { return e.name == name; });
  if (known != all.end()) {
    if (known->of != written.event.of || known->text != written.event.text)
      return report.error("conflict", written.line, name,
                          "the set " + ticked(set.id) + " declares the event " + ticked(name) + " otherwise than " +
                              ticked(known->sets) + ": write the same `of` and `text`, or rename one of the events");
    known->sets += ", " + set.id;
    return;
  }
  if (library_.interpreter.words().find(name))
    return report.error("word_clash", written.line, name,
                        ticked(name) + " is already a word: choose another name for the event");
  if (all.size() == most_set_events)
    return report.error("too_many", written.line, name,
                        "the sets have more than " + std::to_string(most_set_events) + " events");
  all.push_back(written.event);
  all.back().sets = set.id;
}

void SetLoader::take_stats() {
  for (const SetDef& set : library_.sets) {
    Report report(findings_, set.set_file());
    for (const WrittenStat& written : set.stats)
      take_stat(set, written, report);
  }
}

// The same stat of two sets is one stat (rule 10.1.11).
void SetLoader::take_stat(const SetDef& set, const WrittenStat& written, Report& report) {
  std::vector<SetStatDef>& all = library_.content.stats;
  const std::string& name = written.stat.name;
  if (!is_name(name))
    return report.error("wrong_name", written.line, name,
                        "the name of a stat consists of lower case letters, digits and underscores");
  const auto known = std::find_if(all.begin(), all.end(), [&](const SetStatDef& one) { return one.name == name; });
  if (known != all.end()) {
    if (!known->is_declared_like(written.stat))
      return report.error("conflict", written.line, name,
                          "the set " + ticked(set.id) + " declares the stat " + ticked(name) + " otherwise than " +
                              ticked(known->sets) + ": write the same `of`, `start` and `text`, or rename one of them");
    known->sets += ", " + set.id;
    return;
  }
  const Vocabulary& words = library_.interpreter.words();
  const auto is_field = [&](std::span<const Field> fields) {
    return std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
  };
  const std::string_view what = words.find(name)                                        ? "a word"
                                : words.is_property(name)                               ? "a property"
                                : find_param(name)                                      ? "a parameter of functions"
                                : is_field(card_fields()) || is_field(ability_fields()) ? "a field"
                                                                                        : "";
  if (!what.empty())
    return report.error("word_clash", written.line, name,
                        ticked(name) + " is already " + std::string(what) + ": choose another name for the stat");
  if (all.size() == most_set_stats)
    return report.error("too_many", written.line, name,
                        "the sets have more than " + std::to_string(most_set_stats) + " stats");
  all.push_back(written.stat);
  all.back().sets = set.id;
}

void SetLoader::load_constants() {
  for (SetDef& set : library_.sets)
    load_constants_of(set);
}

// The files of a set see its own constants, and those of the sets that it requires (rule 6.11.4).
void SetLoader::load_constants_of(SetDef& set) {
  Report report(findings_, set.set_file());
  std::vector<const SetConstant*> seen;
  const auto find = [&](const std::string& name) {
    return std::find_if(seen.begin(), seen.end(), [&](const SetConstant* one) { return one->name == name; });
  };
  for (SetConstant& constant : set.constants) {
    constant.set = set.id;
    const WordInfo* const word = library_.interpreter.words().find(constant.name);
    if (!is_name(constant.name))
      report.error("wrong_name", constant.line, constant.name,
                   "the name of a constant consists of lower case letters, digits and underscores");
    else if (word || find_param(constant.name))
      report.error("word_clash", constant.line, constant.name,
                   ticked(constant.name) + " is already " +
                       (word ? std::string(row_of(word->category).one) : "a parameter of functions") +
                       ": choose another name for the constant");
    else
      seen.push_back(&constant);
  }
  for (const SetDef& other : library_.sets) {
    if (!set.needs(other.id))
      continue;
    for (const SetConstant& constant : other.constants) {
      const auto known = find(constant.name);
      if (known == seen.end())
        seen.push_back(&constant);
      else if ((*known)->set != set.id && (*known)->value != constant.value)
        report.error("conflict", set.line_of("requires"), "requires",
                     "the required sets " + ticked((*known)->set) + " and " + ticked(other.id) +
                         " have different constants " + ticked(constant.name) +
                         ": declare a constant of this name here, which comes before both");
    }
  }
  for (const SetConstant* const constant : seen)
    library_.interpreter.add_constant(set.id, *constant);
}

bool SetLoader::only_cards_are_broken() const {
  if (is_exhausted() && !library_.options.without.empty())
    return false;  // without the card that used up the memory, others use it up
  const auto is_new = [&](const auto& file) { return !library_.options.without.contains(file.first); };
  const auto is_known = [&](const Finding& f) { return f.severity != Severity::error || broken_.contains(f.file); };
  return has_room_ && std::any_of(broken_.begin(), broken_.end(), is_new) &&
         std::all_of(findings_.begin(), findings_.end(), is_known);
}

void SetLoader::load_set_file(const fs::path& folder, const std::string& wanted_by) {
  ++files_read_;
  library_.files.keep_within(folder);
  const fs::path file = folder / "set.lua";
  Report report(findings_, file.generic_string());
  Reader reader = library_.reader(report);
  const Source source = library_.files.read(file, report);
  if (!source || !library_.interpreter.run(*source, reader))
    return;
  SetDef set;
  set.folder = folder.generic_string();
  set.wanted_by = wanted_by;
  set.files["set.lua"] = source->hash();
  read_set(reader, set);
  lua_pop(library_.lua(), 1);
  find_lines(*source, set);
  const auto same = [&](const SetDef& other) { return other.id == set.id; };
  if (const auto other = std::find_if(library_.sets.begin(), library_.sets.end(), same); other != library_.sets.end())
    report.error("duplicate_set", set.line_of("id"), "id",
                 "there are two sets with the id " + ticked(set.id) + ": this one, and the one in " + other->folder +
                     ": rename one of them, or leave one out");
  library_.sets.push_back(std::move(set));
}

// One path for each folder, however it is named.
static fs::path same_folder(const fs::path& folder) {
  std::error_code error;
  const fs::path found = fs::canonical(folder, error);
  return error ? folder.lexically_normal() : found;
}

// Each folder is read once: a set whose id is not the name of its folder may require that name, and so on without end.
void SetLoader::load_required(const std::vector<fs::path>& cards_folders) {
  std::set<fs::path> folders_read;
  for (const SetDef& set : library_.sets)
    folders_read.insert(same_folder(set.folder));
  for (std::size_t i = 0; i < library_.sets.size(); ++i) {
    std::vector<fs::path> places = {folder_around(library_.sets[i].folder)};
    places.insert(places.end(), cards_folders.begin(), cards_folders.end());
    for (const std::string& id : std::vector<std::string>(library_.sets[i].requires_sets)) {
      const auto place =
          std::find_if(places.begin(), places.end(), [&](const fs::path& p) { return is_file(p / id / "set.lua"); });
      if (is_name(id) && !has_set(id) && place != places.end() && folders_read.insert(same_folder(*place / id)).second)
        load_set_file(*place / id, library_.sets[i].id);
    }
  }
}

bool SetLoader::has_set(const std::string& id) const {
  return std::any_of(library_.sets.begin(), library_.sets.end(), [&](const SetDef& set) { return set.id == id; });
}

// Even if none of its rulesets is used, the folder must be readable. Of rulesets with one name, the first is meant.
void SetLoader::list_rules() {
  for (const SetDef& set : library_.sets)
    for (const fs::path& path : library_.files.list(fs::path(set.folder) / "rules", findings_))
      if (path.extension() == ".lua")
        rules_files_.try_emplace(path.stem().string(), ListedRules{&path, set.id});
}

// ---- The ruleset -------------------------------------------------------------------------------------------------

// "`a`, `b`, `a`"
std::string SetLoader::circle(const Chain& chain, const std::string& name) {
  std::string all;
  for (const RulesFile& file : chain)
    if (!all.empty() || file.name == name)
      all += ticked(file.name) + ", ";
  return all + ticked(name);
}

// The base ruleset, the rulesets that extend it, and last the requested one; empty if one is missing.
SetLoader::Chain SetLoader::find_chain(std::string name) {
  Chain chain;
  std::string wanted_by = library_.sets.empty() ? "" : library_.sets.front().folder;
  int line = 0;  // of `extends`
  do {
    auto file = find_rules(name, wanted_by, line);
    if (!file)
      return {};
    if (std::any_of(chain.begin(), chain.end(), [&](const RulesFile& f) { return f.file == file->file; })) {
      Report report(findings_, wanted_by);
      report.error("conflict", line, "extends", "rulesets extend each other in a circle: " + circle(chain, name));
      return {};
    }
    wanted_by = file->file;
    name = look_at_rules(*file).extends;
    line = outlines_[file->file].extends_line;
    chain.push_back(std::move(*file));
  } while (!name.empty());
  std::reverse(chain.begin(), chain.end());
  return chain;
}

// Adds the missing rulesets, and records which ones each ruleset extends.
bool SetLoader::join(Chain chain, std::vector<RulesFile>& all) {
  if (chain.empty())
    return false;
  if (!all.empty() && all.front().file != chain.front().file) {
    Report report(findings_, chain.back().file);
    report.error("conflict", 0, "extends",
                 ticked(chain.back().name) + " builds on " + ticked(chain.front().name) + ", and " +
                     ticked(all.back().name) + " on " + ticked(all.front().name) +
                     ": rulesets that are used together must extend the same base");
    return false;
  }
  std::vector<std::string> before;
  for (RulesFile& file : chain) {
    before.push_back(file.name);
    if (bases_.try_emplace(file.name, before.begin(), before.end() - 1).second)
      all.push_back(std::move(file));
  }
  return true;
}

void SetLoader::take_decks(const std::vector<RulesFile>& files) {
  Content& content = library_.content;
  for (const RulesFile& file : files) {
    for (const DeckDef& deck : outlines_[file.file].decks) {
      const DeckId known = content.find_deck(deck.name);
      if (known.known())
        content.decks[known.value] = deck;
      else if (content.decks.size() < zones::most_decks)  // excess decks are reported in the second pass
        content.decks.push_back(deck);
    }
  }
  take_set_decks();
  library_.interpreter.name_decks(content.decks);
  library_.interpreter.name_counters();
  library_.interpreter.name_events();
  library_.interpreter.name_stats();
}

// One ruleset, or several joined by "+".
bool SetLoader::load_rules(const std::string& names) {
  const std::vector<std::string> named = split_names(names);
  if (const std::string twice = named_twice(named); !twice.empty()) {
    Report report(findings_, library_.sets.empty() ? "" : library_.sets.front().folder);
    report.error("conflict", 0, "rules", "the ruleset " + ticked(twice) + " is named twice: name it once");
    return false;
  }
  std::vector<RulesFile> files;
  for (const std::string& name : named)
    if (!join(find_chain(name), files))
      return false;
  const auto before = findings_.size();
  take_decks(files);
  if (findings_.size() != before && has_error(findings_))
    return false;
  load_constants();
  if (findings_.size() != before && has_error(findings_))
    return false;
  load_words();
  for (const RulesFile& file : files)
    read_rules_file(file);
  take_set_slots();
  load_keywords();
  give_keywords_of_counters();
  name_rules(named);
  if (!has_error(findings_))
    apply_rules(modules_, library_.content.rules, findings_);
  return true;
}

void SetLoader::name_rules(const std::vector<std::string>& names) {
  Ruleset& rules = library_.content.rules;
  rules.file = modules_.back().file;
  for (const std::string& name : names) {
    const auto named = [&](const RulesModule& m) { return m.name == name; };
    const auto module = std::find_if(modules_.begin(), modules_.end(), named);
    const std::string& title = module == modules_.end() || module->title.empty() ? name : module->title;
    rules.name += (rules.name.empty() ? "" : "+") + name;
    rules.title += (rules.title.empty() ? "" : " + ") + title;
  }
  for (const RulesModule& module : modules_)
    library_.rulesets.push_back({module.name, module.title, module.extends, module.file, {}});
}

std::vector<RulesSummary> SetLoader::look_at_all(const std::vector<fs::path>& sets) {
  std::vector<RulesSummary> all;
  for (const fs::path& set : sets) {
    for (const fs::path& path : rules_files(library_.files, set, findings_)) {
      RulesFile file{path.stem().string(), path.generic_string(), {}, {}};
      Report report(findings_, file.file);
      file.source = library_.files.read(path, report);
      const RulesOutline& outline = look_at_rules(file);
      RulesSummary& summary = all.emplace_back(RulesSummary{file.name, outline.title, outline.extends, file.file, {}});
      for (const DeckDef& deck : outline.decks)
        summary.decks.push_back(deck.name);
    }
  }
  return all;
}

std::optional<SetLoader::RulesFile> SetLoader::find_rules(const std::string& name, const std::string& wanted_by,
                                                          int line) {
  const auto at = rules_files_.find(name);
  if (at == rules_files_.end())
    return report_unknown_rules(name, wanted_by, line), std::nullopt;
  RulesFile found{name, at->second.path->generic_string(), at->second.set, {}};
  Report report(findings_, found.file);
  found.source = library_.files.read(*at->second.path, report);
  if (!found.source)
    return {};
  return found;
}

void SetLoader::report_unknown_rules(const std::string& name, const std::string& wanted_by, int line) {
  std::string known;
  Nearest nearest(name);
  for (const auto& [other, file] : rules_files_) {
    nearest.offer(other);
    known += (known.empty() ? "" : ", ") + other;
  }
  Report report(findings_, wanted_by);
  report.error("unknown_rules", line, "extends",
               "there is no ruleset " + ticked(name) + " in these sets" +
                   (known.empty() || !nearest.word().empty() ? "" : "; they have " + known),
               nearest.word());
}

// Errors are reported in the second pass.
const RulesOutline& SetLoader::look_at_rules(const RulesFile& file) {
  std::vector<Finding> ignored;
  Report report(ignored, file.file);
  Reader reader = library_.reader(report);
  RulesOutline& outline = outlines_[file.file] = {};
  if (file.source && library_.interpreter.run(*file.source, reader)) {
    read_outline(reader, outline);
    lua_pop(library_.lua(), 1);
  }
  return outline;
}

void SetLoader::read_rules_file(const RulesFile& file) {
  RulesModule& module = modules_.emplace_back();
  module.file = file.file;
  module.card = file.set + ":rules/" + file.name;
  module.bases = bases_[file.name];
  for (SetDef& set : library_.sets)
    if (set.id == file.set)
      set.files["rules/" + file.name + ".lua"] = file.source->hash();
  Report report(findings_, file.file);
  report.name_card(module.card);
  library_.interpreter.look_from(file.set);
  Reader reader = library_.reader(report);
  if (!library_.interpreter.run(*file.source, reader))
    return;
  const std::uint16_t functions = library_.functions_kept();
  read_rules(reader, file.name, module);
  take_acceptances(reader);
  library_.freeze_kept(functions, *reader.chunk, report);
  lua_pop(library_.lua(), 1);
}

// ---- Cards -------------------------------------------------------------------------------------------------------

// The folders of decks, also of those that no ruleset in use has.
std::vector<fs::path> SetLoader::card_folders(const SetDef& set) {
  std::vector<fs::path> folders = library_.files.list(set.folder, findings_);
  std::erase_if(folders, [&](const fs::path& folder) {
    const std::string name = folder.filename().string();
    const bool is_deck = library_.content.find_deck(name).known();
    return is_hidden(folder) || (!is_deck && is_for_others(name)) || !library_.files.is_folder(folder, findings_);
  });
  return folders;
}

void SetLoader::load_cards(SetDef& set) {
  for (const fs::path& folder : card_folders(set)) {
    const std::string name = folder.filename().string();
    if (library_.content.find_deck(name).known()) {
      load_deck(set, folder);
    } else if (!is_deck_of_other_rules(name)) {
      Nearest nearest(name);
      for (const DeckDef& deck : library_.content.decks)
        nearest.offer(deck.name);
      for (const std::string_view other : {"rules", "words", "keywords", "scenarios"})
        nearest.offer(other);
      Report report(findings_, folder.generic_string());
      report.error("unknown_folder", 0, "", "there is no deck " + ticked(name) + " for the cards in this folder",
                   nearest.word());
    }
  }
}

// Skips cards of a deck that only an unused ruleset of these sets adds.
bool SetLoader::is_deck_of_other_rules(const std::string& name) {
  if (!other_decks_) {
    other_decks_.emplace();
    for (const SetDef& set : library_.sets)
      for (const RulesSummary& rules : look_at_all({set.folder}))
        other_decks_->insert(rules.decks.begin(), rules.decks.end());
  }
  return other_decks_->contains(name);
}

void SetLoader::load_deck(SetDef& set, const fs::path& folder) {
  const std::string deck = folder.filename().string();
  for (const CardFile& file : card_files(folder))
    load_card(set, deck, file);
}

const std::vector<SetLoader::CardFile>& SetLoader::card_files(const fs::path& folder) {
  constexpr std::string_view ending = ".lua";
  const auto [at, is_new] = card_files_.try_emplace(folder.native());
  if (!is_new)
    return at->second;
  for (const fs::path& path : library_.files.list(folder, findings_)) {
    std::string file = path.generic_string();
    const std::string name = file.substr(file.rfind('/') + 1);
    if (name.ends_with(ending) && !name.starts_with('.'))
      at->second.push_back({&path, std::move(file), name.substr(0, name.size() - ending.size())});
  }
  return at->second;
}

void SetLoader::load_card(SetDef& set, const std::string& deck, const CardFile& file) {
  Report report(findings_, file.file);
  report.name_card(set.id + ":" + file.name);
  library_.interpreter.collect_between_files();
  if (library_.options.broken_cards == BrokenCards::set_aside && is_exhausted())
    return;  // every card would fail; the set is loaded again without the card that used up the memory
  if (library_.options.without.contains(report.file()))
    return unusable_.push_back(report.card());
  if (overrides_.is_absent(report.card()) || leaves_out_file())
    return;
  const bool is_wrong = overrides_.report(report.file(), findings_);
  const Override* const maker = is_wrong ? nullptr : overrides_.maker_of(report.file());
  const OtherCard other = maker ? other_card_of(*maker, report) : OtherCard{};
  if (other.must_wait)
    return waiting_.push_back({&set, deck, &file});
  if (!is_wrong && (!maker || other.card.known()))
    read_card_file(set, deck, file, other.card, report);
  if (!is_wrong && report.errors() == 0)
    return;
  broken_.emplace(report.file(), report.card());
  unusable_.push_back(report.card());
}

void SetLoader::read_card_file(SetDef& set, const std::string& deck, const CardFile& file, CardDefId made_from,
                               Report& report) {
  const std::string& name = file.name;
  if (!is_name(name))
    report.error("wrong_name", 0, "",
                 "the name of a card's file is its id: lower case letters, digits and underscores");
  const auto [known, is_new] = cards_.try_emplace(report.card(), report.file());
  if (!is_new)
    report.error("duplicate_card", 0, "", "the card " + ticked(report.card()) + " is also in " + known->second);
  library_.interpreter.look_from(set.id);
  Reader reader = library_.reader(report);
  const Source source = library_.files.read(*file.path, report);
  if (!source)
    return;
  if (begins_with_scenario(source->text()))
    return report.error("wrong_place", 0, "",
                        "this is a scenario, not a card: move it to scenarios/" + deck + "/" + name + ".lua");
  if (!library_.interpreter.run(*source, reader))
    return;
  set.files[deck + "/" + name + ".lua"] = source->hash();
  const std::uint16_t functions = library_.functions_kept();
  const CardDef before = made_from.known() ? library_.content[made_from] : CardDef{};
  read_card(reader, {set.id, deck, name}, made_from);
  if (reader.names_another_card && !overrides_.has_any(report.file()))
    report.error("wrong_override", 0, "", "write the id of the other card behind its field: replaces = \"base:bomb\"");
  if (made_from.known()) {
    complete_starting_item(report.card(), made_from, before, set.id);
    take_over_keywords(made_from, find_exactly(library_.content, report.card()));
  }
  library_.freeze_kept(functions, *reader.chunk, report);
  lua_pop(library_.lua(), 1);
  take_acceptances(reader);
  read_keywords(reader, report);
}

void SetLoader::take_acceptances(Reader& reader) {
  std::move(reader.accepted.begin(), reader.accepted.end(), std::back_inserter(library_.acceptances));
}

bool SetLoader::has_room_for_definitions() {
  const std::vector<CardDef>& cards = library_.content.cards;
  if (cards.size() <= most_definitions)
    return true;
  const CardDef& card = cards[most_definitions];
  Report report(findings_, card.file);
  report.name_card(card.id);
  report.error("too_many", 0, "",
               "the sets can have at most " + std::to_string(most_definitions) + " different cards in total");
  return false;
}

}  // namespace soulstack::scripting
