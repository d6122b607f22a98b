// Finds lines that use a word.
#include "scripting/reference/examples.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "engine/explain/view.h"
#include "scripting/loader/library.h"
#include "scripting/registry/event_words.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/scenario/scenario.h"
#include "scripting/source/files.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

std::string_view line_at(std::string_view text, std::size_t at) {
  const std::size_t before = text.find_last_of("\r\n", at);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  std::string_view line = text.substr(begin, text.find_first_of("\r\n", at) - begin);
  const std::size_t first = line.find_first_not_of(" \t"), last = line.find_last_not_of(" \t");
  return first == std::string_view::npos ? std::string_view() : line.substr(first, last - first + 1);
}

int times(std::string_view word, std::string_view line) {
  int n = 0;
  for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + word.size()))
    ++n;
  return n;
}

int unbalanced(std::string_view line) {
  const auto many = [&](char c) { return static_cast<int>(std::count(line.begin(), line.end(), c)); };
  return std::abs(many('{') - many('}')) + std::abs(many('(') - many(')'));
}

// Short lines are good, but not those that say nothing besides the word, or only open a table.
int cost_of(std::string_view word, std::string_view line) {
  constexpr std::size_t too_short = 8, too_long = 100;
  const int length = static_cast<int>(line.size());
  return length + (line.size() < word.size() + too_short ? 60 : 0) + (line.size() > too_long ? 300 : 0) +
         40 * (times(word, line) - 1) + 60 * unbalanced(line) + (line.ends_with('{') ? 200 : 0);
}

// The kind of a value by its name: `you` is a player.
std::string_view owner_of(std::string_view name) {
  const ParamRow* const param = find_param(name);
  if (param == nullptr)
    return "";
  switch (param->type) {
    case Type::player:
      return "player";
    case Type::object:
    case Type::card:
      return param->param == Param::from || param->param == Param::object ? "" : "object";
    case Type::event:
      return "event";
    default:
      return "";
  }
}

// A use of a word at one token.
struct Found {
  std::string use;
  std::string_view word;
  const Token* token;
};

// Goes through the tokens of a file, and keeps the words before the brackets that are open.
class Scan {
 public:
  explicit Scan(const std::vector<Token>& tokens) : tokens_(tokens) {}

  std::vector<Found> all() {
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      const Token& token = tokens_[at_];
      if (token.kind == TokenKind::name)
        name(token);
      else if (token.kind == TokenKind::text)
        text(token);
      else if (token.is("{") || token.is("("))
        open_.push_back(token.is("{") ? opener() : at_ > 0 && tokens_[at_ - 1].is("function") ? "function" : "");
      else if ((token.is("}") || token.is(")")) && !open_.empty())
        open_.pop_back();
    }
    return std::move(found_);
  }

 private:
  bool is_text(std::size_t at) const { return at < tokens_.size() && tokens_[at].kind == TokenKind::text; }
  bool after(std::string_view text) const { return at_ > 0 && is_at(tokens_, at_ - 1, text); }
  std::string_view inside() const { return open_.empty() ? std::string_view() : open_.back(); }

  // The word that a table belongs to: `when {`, `cost = {`; in a list, that of the list.
  std::string_view opener() const {
    std::size_t at = at_;
    while (at > 0 && (tokens_[at - 1].is("=") || tokens_[at - 1].is("(") || tokens_[at - 1].kind == TokenKind::text))
      --at;
    if (at > 0 && tokens_[at - 1].kind == TokenKind::name)
      return tokens_[at - 1].text;
    return inside();
  }

  void add(std::string use, std::string_view word, const Token& token) {
    found_.push_back({std::move(use), word, &token});
  }

  void name(const Token& token) {
    const std::string word(token.text);
    if (after(".") || after(":"))
      return member(token);
    if (inside() == "function")
      return add("parameter " + word, token.text, token);
    if (is_at(tokens_, at_ + 1, "=") && !open_.empty() && !inside().empty())
      return field(token);
    if (is_at(tokens_, at_ + 1, "{") || is_at(tokens_, at_ + 1, "(") || is_text(at_ + 1))
      add("call " + word, token.text, token);
    add("word " + word, token.text, token);
  }

  void field(const Token& token) {
    const std::string word(token.text);
    add("field " + std::string(inside()) + "." + word, token.text, token);
    if (is_at(tokens_, at_ + 2, "{"))
      add("table " + word, token.text, token);
  }

  void member(const Token& token) {
    const std::string word(token.text);
    const std::string_view of =
        at_ > 1 && tokens_[at_ - 2].kind == TokenKind::name ? tokens_[at_ - 2].text : std::string_view();
    const bool of_piles = at_ > 3 && (tokens_[at_ - 4].is("deck") || tokens_[at_ - 4].is("discard"));
    if (of == "t")
      add("t " + word, token.text, token);
    else if (seat_called(of) != Seat::game)
      add("t.P1 " + word, token.text, token);
    else
      add("property " + std::string(of_piles ? "pile" : owner_of(of)) + "." + word, token.text, token);
  }

  void text(const Token& token) {
    if (token.text.size() > 2)
      add("text " + std::string(inside()) + "." + std::string(token.text.substr(1, token.text.size() - 2)), token.text,
          token);
  }

  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  std::vector<std::string_view> open_;
  std::vector<Found> found_;
};

using Decks = std::vector<std::string>;

std::vector<std::string> in_decks(const Decks& decks, const std::string& name) {
  std::vector<std::string> uses;
  for (const std::string& deck : decks)
    uses.push_back("field " + deck + "." + name);
  return uses;
}

std::vector<std::string> in_forms(const ReferenceEntry& entry, const Decks& decks) {
  std::vector<std::string> uses;
  for (const std::string& form : entry.where) {
    uses.push_back("field " + form + "." + entry.name);
    if (form == "card")
      for (std::string& use : in_decks(decks, entry.name))
        uses.push_back(std::move(use));
    if (form == "slots")  // slots = { shop = { ... } }
      uses.push_back("field shop." + entry.name);
  }
  return uses;
}

// How files use the word of an entry, the most typical first.
std::vector<std::string> uses_of(const ReferenceEntry& entry, const Decks& decks) {
  const std::string& name = entry.name;
  const std::string& category = entry.category;
  if (category == "property")
    return {"property " + entry.owner + "." + name};
  if (category == "set keyword")
    return in_decks(decks, name);
  if (category == "parameter")
    return {"parameter " + name};
  if (category == "field" || category == "rules field" || category == "number" || category == "set field" ||
      category == "noun condition")
    return in_forms(entry, decks);
  if (category == "option")
    return {"field options." + name};
  if (category == "procedure")
    return {"field procedures." + name};
  if (category == "step")
    return {"text " + entry.owner + "." + name};
  if (category == "form" || category == "scenario form")
    return {(entry.shape.find("= {") == std::string::npos ? "call " : "table ") + name};
  if (category == "ability" || category == "deck" || category == "verb" || category == "set word" ||
      category == "scenario function")
    return {"call " + name};
  if (category == "scenario field")
    return entry.owner == "scenario" ? std::vector<std::string>{"field scenario." + name}
           : entry.owner == "player" ? std::vector<std::string>{"field players." + name}
           : entry.owner == "card"
               ? std::vector<std::string>{"field monsters." + name, "field items." + name, "field shop." + name}
               : in_decks(decks, name);
  if (category == "scenario table")
    return {"t " + name};
  if (category == "scenario player")
    return {"t.P1 " + name};
  return {"word " + name};
}

// The set of examples beside the base set; empty if there is none, or if it is loaded.
fs::path model_set(const Library& library) {
  fs::path model;
  for (const SetDef& set : library.sets()) {
    if (set.id == "examples")
      return {};
    if (set.id == "base")
      model = fs::path(set.folder).parent_path() / "examples";
  }
  return !model.empty() && is_file(model / "set.lua") ? model : fs::path();
}

// The Lua files in the folder and its subfolders, in order.
void add_files(const fs::path& folder, std::vector<std::string>& files, std::vector<Finding>& findings) {
  for (const fs::path& path : paths_in(folder, findings))
    if (is_folder(path))
      add_files(path, files, findings);
    else if (path.extension() == ".lua")
      files.push_back(path.generic_string());
}

}  // namespace

Examples::Examples(const Library& library) : decks_(library.words().decks().begin(), library.words().decks().end()) {
  const fs::path model = model_set(library);
  for (const SetDef& set : library.sets())
    if (set.id == "base" || set.id == "examples")
      models_.push_back(set.folder + "/");
  if (!model.empty())
    models_.push_back(model.generic_string() + "/");
  for (const auto& [path, source] : library.files().texts())
    read(path, source->text());
  std::vector<std::string> folders;
  for (const SetDef& set : library.sets())
    folders.push_back(set.folder);
  std::vector<Finding> findings;
  std::vector<std::string> files = find_scenario_files(folders, findings);
  if (!model.empty())
    add_files(model, files, findings);
  for (const std::string& file : files) {
    Report report(findings, file);
    std::string text;
    if (read_source(file, text, report))
      read(file, text);
  }
}

void Examples::read(const std::string& file, std::string_view text) {
  ++files_;
  const std::vector<Token> tokens = tokens_of(text);
  for (const Found& found : Scan(tokens).all()) {
    const std::string_view line = line_at(text, found.token->at);
    if (line.find("://") != std::string_view::npos)
      continue;                           // pages name no other addresses
    constexpr int of_other_sets = 1'000;  // the file that somebody is writing, perhaps with mistakes
    const int cost = cost_of(found.word, line) + (is_model(file) ? 0 : of_other_sets);
    const auto [known, is_new] = lines_.try_emplace(found.use);
    if (is_new || cost < known->second.cost)
      known->second = {cost, {file, found.token->line, std::string(line)}};
  }
}

bool Examples::is_model(const std::string& file) const {
  return std::any_of(models_.begin(), models_.end(), [&](const std::string& one) { return file.starts_with(one); });
}

const Examples::Line* Examples::find(const std::string& use) const {
  const auto known = lines_.find(use);
  return known == lines_.end() ? nullptr : &known->second;
}

std::optional<ReferenceExample> Examples::of(const ReferenceEntry& entry) const {
  const Line* best = nullptr;
  for (const std::string& use : uses_of(entry, decks_))
    if (const Line* const line = find(use); line != nullptr && (best == nullptr || line->cost < best->cost))
      best = line;
  return best == nullptr ? std::nullopt : std::optional(best->example);
}

}  // namespace soulstack::scripting
