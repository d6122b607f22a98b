// The words of the sets: words/NAME.lua. They are read before the rulesets and cards that call them, each after the
// words that it calls itself.
#include <algorithm>
#include <map>
#include <set>

#include "scripting/loader/set_loader.h"
#include "scripting/reading/word_reader.h"
#include "scripting/registry/event_words.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// A file of one set, before it is read.
struct WordFile {
  fs::path path;
  std::string name;
  Source source;
  const syntax::Tree* tree = nullptr;
  std::vector<std::size_t> calls;  // other files of the same set
  enum class State : std::uint8_t { waits, is_visited, is_read, is_gone } state = State::waits;
};

// A word whose file has errors, or is left out for that reason.
struct BrokenWord {
  std::string set, name, file, id;
  bool is_left_out = false;
};

bool is_global(const syntax::Expr& e) { return e.kind == syntax::ExprKind::name && e.local == syntax::none; }

int line_of_name(const WordFile& file, std::string_view name) {
  for (const syntax::Expr& e : file.tree->exprs)
    if (is_global(e) && e.text == name)
      return e.range.begin.line;
  return 0;
}

void find_calls(std::vector<WordFile>& files) {
  std::map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < files.size(); ++i)
    places.emplace(files[i].name, i);
  for (WordFile& file : files) {
    std::set<std::size_t> called;
    for (std::size_t i = 0; file.tree && i < file.tree->exprs.size(); ++i)
      if (const syntax::Expr& e = file.tree->exprs[i]; is_global(e))
        if (const auto place = places.find(e.text); place != places.end())
          called.insert(place->second);
    file.calls.assign(called.begin(), called.end());
  }
}

std::string listed(const std::vector<WordFile>& files, const std::vector<std::size_t>& circle) {
  std::string all;
  for (const std::size_t at : circle)
    all += (all.empty() ? "" : " calls ") + ticked(files[at].name);
  return all;
}

}  // namespace

class WordLoader {
 public:
  // Appends the words with errors.
  WordLoader(LibraryData& library, SetDef& set, std::vector<Finding>& findings, std::vector<BrokenWord>& broken)
      : library_(library), set_(set), findings_(findings), broken_(broken) {}

  // Returns the number of files that were not read because of too many errors.
  std::size_t load() {
    find_files();
    import();
    for (const WordFile& file : files_)
      if (file.state == WordFile::State::is_gone)
        add_broken(file);
    find_calls(files_);
    for (std::size_t i = 0; i < files_.size(); ++i)
      visit(i);
    library_.interpreter.look_from("");
    return left_out_;
  }

 private:
  void find_files() {
    for (const fs::path& path : library_.files.list(fs::path(set_.folder) / "words", findings_)) {
      if (path.extension() != ".lua" || path.filename().string().starts_with('.'))
        continue;
      WordFile file{path, path.stem().string(), {}, {}, {}};
      Report report = report_of(file);
      file.source = is_left_out(file) ? nullptr : library_.files.read(path, report);
      if (!file.source) {
        file.state = WordFile::State::is_gone;
      } else {
        set_.files["words/" + file.name + ".lua"] = file.source->hash();
        file.tree = file.source->tree();  // Lua tells what is wrong if there is none
      }
      files_.push_back(std::move(file));
    }
  }

  bool is_left_out(const WordFile& file) const { return library_.options.without.contains(file.path.generic_string()); }

  Report report_of(const WordFile& file) {
    Report report(findings_, file.path.generic_string());
    report.name_card(set_.id + ":words/" + file.name);
    return report;
  }

  // The words of the sets that this set requires (rule 6.11.2).
  void import() {
    std::map<std::string, const SetWord*> found;
    for (const SetWord& word : library_.set_words)
      if (set_.needs(word.set)) {
        const auto [known, is_new] = found.emplace(word.name, &word);
        if (!is_new)
          ambiguous_.emplace(word.name, std::pair(known->second, &word));
      }
    for (const auto& [name, word] : found)
      if (ambiguous_.contains(name))
        library_.interpreter.scope_of(set_.id).add_ambiguous(word->name, *ambiguous_.at(name).first,
                                                             *ambiguous_.at(name).second);
      else
        add(*word);
    required_ = std::move(found);
    for (const BrokenWord& word : broken_)
      if (set_.needs(word.set))
        library_.interpreter.scope_of(set_.id).add_broken(word.name);
  }

  // The files that name it do not report that the word is unknown.
  void add_broken(const WordFile& file) {
    const Report report = report_of(file);
    broken_.push_back({set_.id, file.name, report.file(), report.card(), is_left_out(file)});
    if (!library_.interpreter.words_of(set_.id).find(file.name))
      library_.interpreter.scope_of(set_.id).add_broken(file.name);
  }

  void add(const SetWord& word) {
    library_.push_function(library_.lua(), word.function);
    library_.interpreter.scope_of(set_.id);
    library_.interpreter.add_word(set_.id, word);
  }

  // Reads the words that this one calls, then this one.
  void visit(std::size_t at) {
    WordFile& file = files_[at];
    if (file.state == WordFile::State::is_read || file.state == WordFile::State::is_gone)
      return;
    if (file.state == WordFile::State::is_visited)
      return report_circle(at);
    file.state = WordFile::State::is_visited;
    path_.push_back(at);
    for (const std::size_t other : file.calls)
      visit(other);
    path_.pop_back();
    if (file.state == WordFile::State::is_visited && !read(file))
      add_broken(file);
    file.state = WordFile::State::is_read;
  }

  void report_circle(std::size_t at) {
    std::vector<std::size_t> circle(std::find(path_.begin(), path_.end(), at), path_.end());
    const WordFile& last = files_[circle.back()];
    for (const std::size_t one : circle) {
      files_[one].state = WordFile::State::is_read;
      add_broken(files_[one]);
    }
    circle.push_back(at);
    report_of(last).error("word_circle", line_of_name(last, files_[at].name), "",
                          "words can't call themselves, directly or through others: " + listed(files_, circle));
  }

  // False, with a finding, if the word can't be used.
  bool read(const WordFile& file) {
    if (findings_.size() >= most_findings)
      return ++left_out_, false;
    Report report = report_of(file);
    if (!is_name(file.name) || !is_lua_name(file.name))
      report.error("wrong_name", 0, "",
                   "the name of the file is the word: lower case letters, digits and underscores, with a letter first, "
                   "and not a word of Lua");
    library_.interpreter.scope_of(set_.id);
    library_.interpreter.look_from(set_.id);
    Reader reader = library_.reader(report);
    if (report.errors() != 0 || !is_free(file.name, report) || !library_.interpreter.run(*file.source, reader))
      return false;
    SetWord& word = library_.set_words.emplace_back();
    word.set = set_.id;
    word.name = file.name;
    word.file = report.file();
    const std::uint16_t functions = library_.functions_kept();
    if (file.tree)
      read_word(reader, *file.tree, word);
    library_.freeze_kept(functions, *reader.chunk, report);
    lua_pop(library_.lua(), 1);
    if (report.errors() == 0)
      add(word);
    else
      library_.set_words.pop_back();
    return report.errors() == 0;
  }

  // Only words that a file of this set sees can clash.
  bool is_free(const std::string& name, Report& report) {
    const auto required = required_.find(name);
    if (required != required_.end())
      report.error("word_clash", 0, "",
                   "the set " + ticked(required->second->set) + ", which this set requires, has a word " +
                       ticked(name) + ", too: give this one another name");
    else if (find_param(name))
      report.error("word_clash", 0, "", ticked(name) + " is a parameter of functions: give the word another name");
    else if (const WordInfo* const known = library_.interpreter.words_of(set_.id).find(name))
      report.error(
          "word_clash", 0, "",
          ticked(name) + " is already " + std::string(row_of(known->category).one) + ": give the word another name");
    return report.errors() == 0;
  }

  LibraryData& library_;
  SetDef& set_;
  std::vector<Finding>& findings_;
  std::vector<BrokenWord>& broken_;
  std::vector<WordFile> files_;
  std::vector<std::size_t> path_;
  std::map<std::string, const SetWord*> required_;
  std::map<std::string, std::pair<const SetWord*, const SetWord*>> ambiguous_;
  std::size_t left_out_ = 0;
};

void SetLoader::load_words() {
  std::vector<BrokenWord> broken;
  for (SetDef& set : library_.sets)
    files_left_out_ += WordLoader(library_, set, findings_, broken).load();
  for (const BrokenWord& word : broken)
    if (!word.is_left_out)
      broken_.emplace(word.file, word.id);
}

}  // namespace soulstack::scripting
