// The definitions for editors: each line is valid, each type exists, and the cards of the base set use only what they
// define. The annotations are read here as a language server reads them; planted mistakes must be found.
#include <lua.hpp>

#include <map>
#include <set>

#include "scripting/binding/loaded.h"
#include "scripting/sandbox/tokens.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tests/support/sources.h"
#include "tools/reference/editor_files.h"

namespace soulstack::testing::editor_test {

using soulstack::scripting::Token;
using soulstack::scripting::TokenKind;
using soulstack::tools::EditorFile;

namespace {

using Names = std::set<std::string>;

const std::vector<EditorFile>& files() {
  static const std::vector<EditorFile> all = [] {
    std::vector<soulstack::scripting::Finding> findings;
    const auto loaded = soulstack::scripting::Loaded::load({(root / "cards" / "base").string()}, "extended", findings);
    REQUIRE(loaded);
    return soulstack::tools::editor_definitions(soulstack::scripting::Reference(loaded->library()));
  }();
  return all;
}

const std::string& file(const std::string& path) {
  for (const EditorFile& one : files())
    if (one.path == path)
      return one.text;
  FAIL("there is no file ", path);
  return files().front().text;
}

// ---- The grammar of types

// Reads one type: unions of names, texts, functions, tables and lists, with `?` for nil.
class TypeReader {
 public:
  TypeReader(std::string_view text, Names& names) : text_(text), names_(names) {}

  bool read_union() {
    do {
      space();
      if (!read_one())
        return false;
      space();
    } while (take("|"));
    return true;
  }
  // The rest of the line, which must be empty or a remark.
  bool is_at_end() {
    space();
    return at_ == text_.size() || text_[at_] == '#';
  }
  bool read_name() {
    const std::size_t from = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_' ||
                                  (text_[at_] == '.' && text_.substr(at_, 3) != "...")))
      ++at_;
    return at_ > from;
  }
  bool take(std::string_view word) {
    const bool is_there = text_.substr(at_, word.size()) == word;
    at_ += is_there ? word.size() : 0;
    return is_there;
  }
  void space() {
    while (at_ < text_.size() && text_[at_] == ' ')
      ++at_;
  }

 private:
  bool read_one() {
    if (!read_primary())
      return false;
    while (take("[]") || take("?")) {
    }
    return true;
  }
  bool read_primary() {
    if (take("\""))
      return (at_ = text_.find('"', at_)) != std::string_view::npos && take("\"");
    if (take("("))
      return read_union() && take(")");
    if (take("{"))
      return read_members("}");
    if (take("fun("))
      return read_members(")") && (!take(":") || read_union());
    if (take("table<"))
      return read_union() && take(",") && read_union() && take(">");
    const std::size_t from = at_;
    if (!read_name())
      return false;
    const std::string name(text_.substr(from, at_ - from));
    if (name.find_first_not_of("0123456789") != std::string::npos)
      names_.insert(name);
    return true;
  }
  // name: type, name: type
  bool read_members(std::string_view close) {
    for (space(); !take(close); space()) {
      if (!read_name())
        return false;
      take("?");
      if (!take(":") || !read_union())
        return false;
      take(",");
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Names& names_;
};

// ---- Definitions

struct Definitions {
  std::map<std::string, std::map<std::string, std::string>> classes;  // fields with their types
  std::map<std::string, std::string> globals;                         // with the class of their table, if they take one
  Names used{};                                                       // names of types
  std::string wrong{};                                                // lines that are not valid
  Names aliases{};

  bool knows(const std::string& type) const {
    constexpr std::string_view built_in[] = {"integer", "string", "boolean", "function", "table", "nil", "any"};
    return classes.contains(type) || aliases.contains(type) ||
           std::find(std::begin(built_in), std::end(built_in), type) != std::end(built_in);
  }
};

std::string word_at(std::string_view line, std::size_t at) {
  const std::size_t end = line.find_first_of(" :?(", at);
  return std::string(line.substr(at, end - at));
}

// Reads the annotations of a file.
class DefinitionReader {
 public:
  explicit DefinitionReader(Definitions& into) : into_(into) {}

  void read(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
      if (!read_line(line))
        into_.wrong += line + "\n";
  }

 private:
  bool read_line(const std::string& line) {
    if (line.starts_with("---@"))
      return read_annotation(line.substr(4));
    if (line.starts_with("--") || line.empty() || line.starts_with("local "))
      return true;
    if (line.starts_with("function "))
      return define(line.substr(9, line.find('(') - 9));
    const std::size_t end = line.find(" = ");
    return end != std::string::npos && define(line.substr(0, end));
  }

  bool define(const std::string& name) {
    into_.globals[name] = table_;
    table_.clear();
    return true;
  }

  bool read_annotation(const std::string& line) {
    const std::string tag = word_at(line, 0);
    const std::string_view rest = line.size() > tag.size() + 1 ? std::string_view(line).substr(tag.size() + 1) : "";
    if (tag == "meta")
      return rest.empty();
    if (tag == "class")
      return read_class(rest);
    if (tag == "field")
      return read_field(rest);
    if (tag == "param")
      return read_param(rest);
    if (tag == "alias") {
      const std::string name = word_at(rest, 0);
      into_.aliases.insert(name);
      return is_type(rest.substr(name.size()));
    }
    if (tag == "overload" && rest.find("Conditions.") != std::string_view::npos)
      table_ = word_at(rest.substr(0, rest.find(')')), rest.find("Conditions."));
    return (tag == "return" || tag == "type" || tag == "overload") && is_type(rest);
  }

  bool is_type(std::string_view text) {
    TypeReader reader(text, into_.used);
    return reader.read_union() && reader.is_at_end();
  }
  bool read_class(std::string_view rest) {
    class_ = word_at(rest, 0);
    into_.classes[class_];
    const std::size_t colon = rest.find(" : ");
    return class_.size() == rest.size() || (colon == class_.size() && is_type(rest.substr(colon + 3)));
  }
  // name type, name? type, [type] type
  bool read_field(std::string_view rest) {
    const bool is_index = rest.starts_with('[');
    const std::size_t end = is_index ? rest.find(']') + 1 : rest.find_first_of(" ?");
    if (end == std::string_view::npos || end >= rest.size())
      return false;
    const std::string_view type = rest.substr(rest[end] == '?' ? end + 1 : end);
    into_.classes[class_][std::string(rest.substr(0, end))] = word_at(type, 1);
    return is_type(type);
  }
  bool read_param(std::string_view rest) {
    const std::size_t end = rest.find_first_of(" ?");
    if (end == std::string_view::npos)
      return false;
    const std::string_view type = rest.substr(rest[end] == '?' ? end + 1 : end);
    if (rest.starts_with("fields "))
      table_ = word_at(type, 1);
    return is_type(type);
  }

  Definitions& into_;
  std::string class_;  // of the fields that follow
  std::string table_;  // of the function that follows
};

const Definitions& definitions() {
  static const Definitions all = [] {
    Definitions d;
    for (const char* path : {".soulstack/words.lua", ".soulstack/scenarios.lua"})
      DefinitionReader(d).read(file(path));
    return d;
  }();
  return all;
}

std::string unknown_types(const Definitions& d) {
  std::string all;
  for (const std::string& type : d.used)
    if (!d.knows(type))
      all += type + "\n";
  return all;
}

// ---- The plugin

// The text of a file as the language server sees it.
std::string as_seen(const std::string& text) {
  lua_State* const L = luaL_newstate();
  luaL_openlibs(L);
  REQUIRE_MESSAGE(luaL_dostring(L, file(".soulstack/plugin.lua").c_str()) == LUA_OK, lua_tostring(L, -1));
  lua_getglobal(L, "OnSetText");
  lua_pushstring(L, "file:///card.lua");
  lua_pushlstring(L, text.data(), text.size());
  REQUIRE_MESSAGE(lua_pcall(L, 2, 1, 0) == LUA_OK, lua_tostring(L, -1));
  std::string seen;
  std::size_t from = 0;
  for (int i = 1; lua_rawgeti(L, -1, i) == LUA_TTABLE; ++i) {
    lua_getfield(L, -1, "start");
    lua_getfield(L, -2, "finish");
    const auto start = static_cast<std::size_t>(lua_tointeger(L, -2));
    CHECK(lua_tointeger(L, -1) == static_cast<lua_Integer>(start) - 1);  // inserts, and removes nothing
    lua_getfield(L, -3, "text");
    seen += text.substr(from, start - 1 - from) + lua_tostring(L, -1);
    from = start - 1;
    lua_pop(L, 4);
  }
  lua_close(L);
  return seen + text.substr(from);
}

// "you Player, target Object", in the order of the functions.
std::string parameters_in(const std::string& text) {
  std::istringstream lines(as_seen(text));
  std::string all;
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("---@param "))
      all += (all.empty() ? "" : ", ") + line.substr(10);
  return all;
}

bool compiles(const std::string& text) {
  lua_State* const L = luaL_newstate();
  const bool is_good = luaL_loadstring(L, text.c_str()) == LUA_OK;
  lua_close(L);
  return is_good;
}

// ---- Cards

// What a language server would report: globals, fields of tables, and properties of parameters that are not defined.
class Alarms {
 public:
  explicit Alarms(const std::string& text) : seen_(as_seen(text)), tokens_(soulstack::scripting::tokens_of(seen_)) {}

  std::string all() {
    for (at_ = 0; at_ < tokens_.size(); ++at_) {
      if (tokens_[at_].is("{"))
        open_.push_back(class_of_table());
      else if (tokens_[at_].is("}") && !open_.empty())
        open_.pop_back();
      else if (tokens_[at_].is("function"))
        parameters();
      else if (tokens_[at_].is("local") || tokens_[at_].is("for"))
        locals();
      else if (tokens_[at_].kind == TokenKind::name)
        name();
    }
    return alarms_;
  }
  int checked() const { return checked_; }

 private:
  bool is(std::size_t at, std::string_view text) const { return at < tokens_.size() && tokens_[at].is(text); }
  std::string text(std::size_t at) const { return std::string(tokens_[at].text); }
  void alarm(const std::string& what) { alarms_ += what + "\n"; }

  // "Fields.when" for `when {`, and for a field whose type is such a class; empty if it is not known.
  std::string class_of_table() const {
    if (at_ == 0)
      return "";
    if (tokens_[at_ - 1].kind == TokenKind::name) {
      const auto global = definitions().globals.find(text(at_ - 1));
      return global == definitions().globals.end() ? "" : global->second;
    }
    if (!is(at_ - 1, "=") || at_ < 2 || open_.empty() || !definitions().classes.contains(open_.back()))
      return "";
    const auto& fields = definitions().classes.at(open_.back());
    const auto field = fields.find(text(at_ - 2));
    return field == fields.end() ? "" : field->second;
  }

  // The types that the plugin wrote before the function.
  void parameters() {
    const std::size_t last = seen_.rfind('\n', tokens_[at_].at);
    std::size_t from = last;
    while (from != std::string::npos && from > 0) {
      const std::size_t before = seen_.rfind('\n', from - 1);
      const std::string line = seen_.substr(before + 1, from - before - 1);
      if (!line.starts_with("---@param "))
        break;
      const std::string name = word_at(line, 10);
      types_[name] = line.substr(11 + name.size());
      from = before;
    }
    if (is(at_ + 1, "("))
      for (at_ += 2; at_ < tokens_.size() && !is(at_, ")"); ++at_)
        locals_.insert(text(at_));
  }
  void locals() {
    for (++at_; at_ < tokens_.size() && (tokens_[at_].kind == TokenKind::name || is(at_, ",")); ++at_) {
      locals_.insert(text(at_));
      types_.erase(text(at_));
    }
    --at_;
  }

  void name() {
    const bool is_member = at_ > 0 && (is(at_ - 1, ".") || is(at_ - 1, ":"));
    if (is_member)
      return property();
    const bool is_key = is(at_ + 1, "=") && !open_.empty();
    if (is_key && definitions().classes.contains(open_.back()))
      return field();
    if (!is_key && !locals_.contains(text(at_)) && !is_of_lua(text(at_))) {
      ++checked_;
      if (!definitions().globals.contains(text(at_)))
        alarm("undefined global " + text(at_));
    }
  }
  void field() {
    ++checked_;
    if (!definitions().classes.at(open_.back()).contains(text(at_)))
      alarm("no field " + text(at_) + " in " + open_.back());
  }
  void property() {
    const auto type = at_ > 1 ? types_.find(text(at_ - 2)) : types_.end();
    const bool is_chained = at_ > 2 && (is(at_ - 3, ".") || is(at_ - 3, ":"));
    if (type == types_.end() || is_chained)
      return;
    ++checked_;
    if (!has_property(type->second, text(at_)))
      alarm("no property " + text(at_) + " of " + type->second);
  }
  static bool has_property(const std::string& type, const std::string& name) {
    if (type == "Thing")
      return has_property("Player|Object|StackItem|Event|Pile", name);
    std::istringstream parts(type);
    for (std::string part; std::getline(parts, part, '|');)
      if (definitions().classes.contains(part) && definitions().classes.at(part).contains(name))
        return true;
    return false;
  }
  static bool is_of_lua(const std::string& name) {
    const Names words = {"ipairs", "pairs", "assert", "error", "tostring", "tonumber", "type", "select", "math", "_"};
    return words.contains(name);
  }

  std::string seen_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::vector<std::string> open_;  // the classes of the open tables
  std::map<std::string, std::string> types_;
  Names locals_;
  std::string alarms_;
  int checked_ = 0;
};

std::string alarms_in(const std::string& card) { return Alarms(card).all(); }

}  // namespace

TEST_CASE("editor: every annotation is valid, and every type in it exists") {
  CHECK(definitions().wrong == "");
  CHECK(unknown_types(definitions()) == "");
  CHECK(definitions().classes.size() > 150);
  CHECK(definitions().globals.size() > 270);
  CHECK(compiles(file(".soulstack/words.lua")));
  CHECK(compiles(file(".soulstack/scenarios.lua")));
}

TEST_CASE("editor: the grammar refuses what is not valid") {
  Definitions d;
  DefinitionReader(d).read(
      "---@class A : B\n---@field x integer|\n---@field y Nobody\n---@param z fun(a: integer\n---@retrun x\n");
  CHECK(d.wrong == "---@field x integer|\n---@param z fun(a: integer\n---@retrun x\n");
  CHECK(unknown_types(d) == "B\nNobody\n");
}

TEST_CASE("editor: events, verbs, fields and scenarios have their types") {
  const std::string& words = file(".soulstack/words.lua");
  CHECK(has(words, "---@param n integer # damage\n---@param to Object|Player|Group|Noun|Thing[]\n"));
  CHECK(has(words, "---@class Event.missed : EventBase\n---@field of "));
  CHECK(has(words, "---@field event EventWord # "));
  CHECK(has(words, "---@field combat? boolean # "));
  CHECK(definitions().classes.at("Player").contains("coins"));
  CHECK(definitions().globals.at("when") == "Fields.when");
  CHECK(definitions().globals.at("a_monster") == "Conditions.a_monster");
  CHECK(has(file(".soulstack/scenarios.lua"), "function ScenarioTable:settle() end"));
  CHECK(has(file(".soulstack/scenarios.lua"), "---@field play? fun(t: ScenarioTable)"));
}

TEST_CASE("editor: the plugin gives the parameters of functions their types") {
  CHECK(parameters_in("return loot { name = \"A\", play { effect = function(you, this) end } }") ==
        "you Player, this Object");
  CHECK(parameters_in("play { target = a_player, effect = function(target) end }") == "target Player");
  CHECK(parameters_in("play { effect = function(target) end, target = a_deck }") == "target Pile");
  CHECK(parameters_in("when { event = damage_taken, effect = function(event, amount) end }") ==
        "event Event.damage_taken, amount integer");
  CHECK(parameters_in("-- function(you)\nplay { text = \"function(you)\", effect = function(nobody) end }") == "");
  CHECK(parameters_in("play { target = a_player, lasting { till = end_of_turn, change { event = damage, to = target, "
                      "effect = function(event, target) end } } }") == "event Event.damage, target Player");
}

TEST_CASE("editor: three cards, as the language server sees them") {
  for (const char* card : {"loot/counterfeit_penny.lua", "treasure/shadow.lua", "loot/pills.lua"}) {
    const std::string text = text_of_file(root / "cards" / "base" / card);
    if (text.empty())
      continue;
    CHECK(compiles(as_seen(text)));
    CHECK(alarms_in(text) == "");
  }
  CHECK(parameters_in(text_of_file(root / "cards/base/loot/counterfeit_penny.lua")) != "");
}

TEST_CASE("editor: no false alarm in the cards and rulesets of the base set") {
  std::string all;
  int checked = 0, cards = 0;
  for (const fs::path& path : files_in({"cards/base"}, lua)) {
    if (path.string().find("/scenarios/") != std::string::npos)
      continue;
    Alarms alarms(text_of_file(path));
    if (const std::string found = alarms.all(); !found.empty())
      all += path.filename().string() + ": " + found;
    checked += alarms.checked();
    ++cards;
  }
  CHECK(all == "");
  CHECK(cards > 290);
  CHECK(checked > 3000);
}

// The words after `t` and after a player that the definitions do not have.
static std::string unknown_words_in_scenario(const std::string& text) {
  const std::vector<Token> tokens = soulstack::scripting::tokens_of(text);
  const auto knows = [](const std::string& type, const Token& word, const Token& before) {
    const std::string name(word.text);
    return before.is(":") ? definitions().globals.contains(type + ":" + name)
                          : definitions().classes.at(type).contains(name);
  };
  std::string all;
  for (std::size_t i = 2; i < tokens.size(); ++i) {
    const bool is_member = (tokens[i - 1].is(".") || tokens[i - 1].is(":")) && tokens[i].kind == TokenKind::name;
    const bool of_player = is_member && i > 3 && tokens[i - 3].is(".") && tokens[i - 4].is("t");
    if (is_member && (of_player || tokens[i - 2].is("t")) &&
        !knows(of_player ? "ScenarioPlayer" : "ScenarioTable", tokens[i], tokens[i - 1]))
      all += std::string(tokens[i].text) + "\n";
  }
  return all;
}

TEST_CASE("editor: no false alarm in the scenarios of the base set") {
  std::string all;
  for (const fs::path& path : files_in({"cards/base/scenarios"}, lua))
    all += unknown_words_in_scenario(text_of_file(path));
  CHECK(all == "");
  CHECK(unknown_words_in_scenario("t.P1:plai(\"bomb\")  t:setle()  check(t.P1.coinz == t.activ)") ==
        "plai\nsetle\ncoinz\nactiv\n");
}

TEST_CASE("editor: planted mistakes are found") {
  CHECK(alarms_in("return loot { nam = \"A\" }") == "no field nam in Fields.card\n");
  CHECK(alarms_in("when { evnt = damage_taken }") == "no field evnt in Fields.when\n");
  CHECK(alarms_in("when { event = damage_takn }") == "undefined global damage_takn\n");
  CHECK(alarms_in("play { effect = function(you) gain_coin(you, 1) end }") == "undefined global gain_coin\n");
  CHECK(alarms_in("play { effect = function(you) gain_coins(you, you.coin) end }") == "no property coin of Player\n");
  CHECK(alarms_in("play { target = a_monster { attakable = true } }") ==
        "no field attakable in Conditions.a_monster\n");
  CHECK(alarms_in("when { event = missed, effect = function(event) draw_loot(event.by, event.amount) end }") ==
        "no property amount of Event.missed\n");
  CHECK(alarms_in("paid { cost = { coin = 1 } }") == "no field coin in Fields.cost\n");
}

TEST_CASE("editor: the files are written, and only its own are overwritten") {
  SmallSet set("edited");
  const Ran first = run("words", "--editor", set.path().c_str());
  CHECK(first.code == 0);
  CHECK(has(first.err, "Wrote "));
  const Json settings = Json::parse(text_of(set.path(".luarc.json")));
  CHECK(settings["runtime.version"] == "Lua 5.4");
  CHECK(settings["workspace.library"][0] == ".soulstack");
  CHECK(run("words", "--editor", set.path().c_str()).code == 0);
  CHECK(run("check", "base", set.path().c_str()).code == 0);

  set.write(".luarc.json", "{}");
  fs::remove(set.path(".soulstack/words.lua"));
  const Ran refused = run("words", "--editor", set.path().c_str());
  CHECK(refused.code == 2);
  CHECK(has(refused.err, ".luarc.json exists and was not written by soulstack"));
  CHECK(text_of(set.path(".luarc.json")) == "{}");
  CHECK_FALSE(fs::exists(set.path(".soulstack/words.lua")));
  CHECK(run("words", "--editor", set.path().c_str(), "--force").code == 0);
  CHECK(fs::exists(set.path(".soulstack/words.lua")));
  CHECK(run("words", "deal", "--editor", set.path().c_str()).code == 2);
}

}  // namespace soulstack::testing::editor_test
