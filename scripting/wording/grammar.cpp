// A grammar that is read in both directions.
#include "scripting/wording/grammar.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "engine/model/names.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/wording/usual_words.h"

namespace soulstack::scripting::sentences {

namespace {

constexpr std::size_t most_readings = 3;  // of one part of a text

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// ---- Tokens ------------------------------------------------------------------------------------------------------

struct Spelling {
  std::string_view from, to;
};
// Symbols, also as people type them. Before the text is cut into words.
constexpr Spelling symbols[] = {
    {"(tap)", "[tap]"}, {"{tap}", "[tap]"}, {"↷", "[tap]"}, {"⟳", "[tap]"},      {"↻", "[tap]"},
    {"’", "'"},         {"‘", "'"},         {"–", "-"},     {"—", "-"},          {"−", "-"},
    {"“", "\""},        {"”", "\""},        {"\n", " ¶ "},  {"[turn]", "[tap]"}, {"[activate]", "[tap]"},
    {"▲", ""},          {"◆", " ¶ "},       {"•", " ¶ "},
};
void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// "tap:" and "Tap," at the beginning of an ability.
void take_tap_word(Tokens& tokens) {
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const bool begins = i == 0 || tokens[i - 1] == "." || tokens[i - 1] == "¶";
    if (begins && (tokens[i] == "tap" || tokens[i] == "activate") && tokens[i + 1] == ":")
      tokens[i] = "[tap]";
  }
}

// "$3" is "3 ¢".
void take_dollars(Tokens& tokens) {
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    if (tokens[i] == "$" && is_digit(tokens[i + 1].front())) {
      std::swap(tokens[i], tokens[i + 1]);
      tokens[i + 1] = "¢";
    }
}

struct NumberWord {
  std::string_view word, number;
};
constexpr NumberWord number_words[] = {{"a", "1"},    {"an", "1"},   {"one", "1"},    {"two", "2"},   {"three", "3"},
                                       {"four", "4"}, {"five", "5"}, {"six", "6"},    {"seven", "7"}, {"eight", "8"},
                                       {"nine", "9"}, {"ten", "10"}, {"another", "1"}};

// "Put a tooth counter on this" is about its counters, if the text names no others.
void take_name_of_counters(Tokens& tokens) {
  const auto is_counter = [](std::string_view word) { return word == "counter" || word == "counters"; };
  const auto is_number = [](std::string_view word) {
    return is_digit(word.front()) || word == "no" || word == "each" || word == "x" ||
           std::any_of(std::begin(number_words), std::end(number_words),
                       [&](const NumberWord& one) { return one.word == word; });
  };
  const auto is_named = [&](std::size_t i) {
    static const std::set<std::string_view> others = {"hp", "attack", "more", "other", "additional"};
    return is_counter(tokens[i + 1]) && is_letter(tokens[i].front()) && is_number(tokens[i - 1]) &&
           !others.contains(tokens[i]);
  };
  std::set<std::string> names;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i)
    if (is_named(i))
      names.insert(tokens[i]);
  if (names.size() != 1)
    return;
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i)
    if (tokens[i] == *names.begin() && is_counter(tokens[i + 1]))
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
}

// "5+" is "5 or more".
void take_plus(Tokens& tokens) {
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i)
    if (tokens[i] == "+" && is_digit(tokens[i - 1].front()) && !is_digit(tokens[i + 1].front())) {
      tokens[i] = "or";
      tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, "more");
    }
}

Tokens words_of(std::string_view text) {
  Tokens all;
  while (!text.empty() && all.size() <= most_words) {
    std::size_t size = 1;
    const char c = text.front();
    if (text.starts_with("[tap]"))
      size = 5;
    else if (text.starts_with("¢"))
      size = std::string_view("¢").size();
    else if (is_digit(c))
      size = std::min(text.find_first_not_of("0123456789"), text.size());
    else if (is_letter(c))
      for (size = 0; size < text.size() && !text.substr(size).starts_with("¢"); ++size) {
        const bool joins =
            (text[size] == '\'' || text[size] == '-') && size + 1 < text.size() && is_letter(text[size + 1]);
        if (!is_letter(text[size]) && !joins && !is_digit(text[size]))
          break;
      }
    if (c != ' ' && c != '\t' && c != '\r' && c != '"')
      all.emplace_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return all;
}

bool is_at(const Tokens& tokens, std::size_t at, const Tokens& words) {
  return at + words.size() <= tokens.size() &&
         std::equal(words.begin(), words.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at));
}

void use_usual_words(Tokens& tokens) {
  static const std::vector<std::pair<Tokens, Tokens>> all = [] {
    std::vector<std::pair<Tokens, Tokens>> made;
    for (const UsualWords& one : usual_words())
      made.emplace_back(words_of(one.from), words_of(one.to));
    return made;
  }();
  for (const auto& [from, to] : all)
    for (std::size_t i = 0; i < tokens.size(); ++i)
      if (is_at(tokens, i, from)) {
        const auto at = tokens.begin() + static_cast<std::ptrdiff_t>(i);
        tokens.insert(tokens.erase(at, at + static_cast<std::ptrdiff_t>(from.size())), to.begin(), to.end());
      }
}

// One full stop at the end of each sentence and line, none at the beginning.
Tokens with_full_stops(const Tokens& tokens) {
  Tokens all;
  const auto is_end = [&] { return all.empty() || all.back() == "¶" || all.back() == "."; };
  for (const std::string& one : tokens) {
    const bool is_stop = one == "." || one == "!";
    if (one == "¶") {
      while (!all.empty() && (all.back() == "," || all.back() == ";"))
        all.pop_back();
      if (!all.empty() && all.back() == "-")  // "Roll-"
        all.back() = ":";
      if (!is_end() && all.back() != ":")  // what follows a colon belongs to it
        all.emplace_back(".");
      if (!all.empty() && all.back() == ".")
        all.emplace_back("¶");
    } else if (is_stop ? !is_end() : true) {
      all.push_back(is_stop ? "." : one);
    }
  }
  if (!all.empty() && all.back() == "¶")
    all.pop_back();
  if (!is_end())
    all.emplace_back(".");
  return all;
}

// ---- Rows --------------------------------------------------------------------------------------------------------

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  return from == text.npos ? "" : text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

std::vector<std::string_view> divided(std::string_view text, std::string_view mark) {
  std::vector<std::string_view> all;
  for (std::size_t end = text.find(mark); end != text.npos; end = text.find(mark)) {
    all.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(end + mark.size());
  }
  all.push_back(trimmed(text));
  return all;
}

// "gain ((up to)) 3": with the parts in parentheses and without them; that without any comes first.
std::vector<std::string> with_and_without(const std::string& text) {
  const std::size_t open = text.find("(("), close = text.find("))");
  if (open == std::string::npos || close == std::string::npos)
    return {text};
  const std::string before = text.substr(0, open), inside = text.substr(open + 2, close - open - 2),
                    behind = text.substr(close + 2);
  std::vector<std::string> all = with_and_without(before + " " + behind);
  const std::vector<std::string> with = with_and_without(before + " " + inside + " " + behind);
  all.insert(all.end(), with.begin(), with.end());
  return all;
}

// Where "<stmt>" begins; `<` in Lua stands before a space.
std::size_t next_slot(std::string_view text) {
  for (std::size_t open = text.find('<'); open != text.npos; open = text.find('<', open + 1)) {
    const std::size_t close = text.find('>', open);
    const std::string_view name = close == text.npos ? "" : text.substr(open + 1, close - open - 1);
    if (!name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_:0123456789") == name.npos)
      return open;
  }
  return text.npos;
}

class PatternReader {
 public:
  explicit PatternReader(Row& row) : row_(row) {}

  Pattern read(std::string_view text, Side side) {
    Pattern all;
    while (!text.empty()) {
      const std::size_t open = next_slot(text);
      const std::size_t close = open == text.npos ? open : text.find('>', open);
      const bool is_slot = open != text.npos;
      const std::string_view words = is_slot ? text.substr(0, open) : text;
      for (std::string& word : side == Side::lua ? lua_tokens(words == "-" ? "" : words) : words_of(words))
        add_word(all, std::move(word));
      if (!is_slot)
        return all;
      add_slot(all, text.substr(open + 1, close - open - 1));
      text.remove_prefix(close + 1);
    }
    return all;
  }

 private:
  void add_word(Pattern& all, std::string word) {
    if (!all.empty() && all.back().kind == Part::Kind::word && all.back().text == "~")
      all.back() = {Part::Kind::verb, std::move(word)};
    else
      all.push_back({Part::Kind::word, word == "an" ? "a" : std::move(word)});
  }
  void add_slot(Pattern& all, std::string_view name) {
    auto at = std::find(names_.begin(), names_.end(), name);
    if (at == names_.end())
      at = names_.insert(names_.end(), std::string(name));
    const auto slot = static_cast<std::size_t>(at - names_.begin());
    row_.slots = names_.size();
    const std::string category(name.substr(0, name.find(':')));
    all.push_back({category == "n" ? Part::Kind::number : Part::Kind::category, category, slot});
  }
  Row& row_;
  std::vector<std::string> names_;
};

// Scopes have targets of their own: `scope` has a body, `in_stmt` one statement. Empty: another category.
std::string body_of_scope(std::string_view category) {
  return category == "scope" ? "body" : category.starts_with("in_") ? std::string(category.substr(3)) : "";
}

bool is_same(const Node& a, const Node& b) {
  return a.row == b.row && a.text == b.text &&
         std::equal(a.slots.begin(), a.slots.end(), b.slots.begin(), b.slots.end(),
                    [](const NodePtr& x, const NodePtr& y) { return x && y ? is_same(*x, *y) : x == y; });
}

std::size_t unknown_in(const Node& node) {
  std::size_t sum = node.row == nullptr ? node.unknown : 0;
  for (const NodePtr& slot : node.slots)
    sum += slot ? slot->unknown : 0;
  return sum;
}

}  // namespace

std::string third_person(std::string_view verb) {
  const std::string word(verb);
  if (word == "have")
    return "has";
  const auto ends = [&](std::string_view end) { return word.ends_with(end); };
  if (ends("s") || ends("sh") || ends("ch") || ends("x") || ends("do") || ends("go"))
    return word + "es";
  if (ends("y") && word.size() > 1 && std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos)
    return word.substr(0, word.size() - 1) + "ies";
  return word + "s";
}

Tokens english_tokens(std::string_view written) {
  std::string text(written);
  for (const Spelling& one : symbols)
    replace_all(text, one.from, one.to);
  for (char& c : text)
    c = lower(c);
  Tokens tokens = words_of(text);
  take_tap_word(tokens);
  take_dollars(tokens);
  take_plus(tokens);
  take_name_of_counters(tokens);
  use_usual_words(tokens);
  return with_full_stops(tokens);
}

Tokens lua_tokens(std::string_view code) {
  Tokens all;
  for (const Token& token : tokens_of(code))
    all.emplace_back(token.text);
  return all;
}

std::string name_of_slot(std::size_t target) { return target == 0 ? "target" : fmt::format("target{}", target + 1); }

Grammar::Grammar(std::string_view text) {
  std::string category, row;
  int number = 0, begin = 0;
  const auto take_row = [&] {
    if (!row.empty())
      read_row(row, category, begin);
    row.clear();
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view whole = text.substr(0, end), line = trimmed(whole);
    text.remove_prefix(std::min(text.size(), end + 1));
    ++number;
    if (whole.starts_with(' ') && !row.empty()) {
      row += " " + std::string(line);
      continue;
    }
    take_row();
    if (line.starts_with("== "))
      category = std::string(trimmed(line.substr(3)));
    else if (!line.empty() && !line.starts_with("#"))
      row = line, begin = number;
  }
  take_row();
  for (const auto& row : rows_)
    for (const Pattern& pattern : row->english)
      for (const Part& part : pattern)
        if (part.kind == Part::Kind::category && rows_of(part.text).empty() && body_of_scope(part.text).empty() &&
            part.text != "range")
          throw std::runtime_error(fmt::format("line {}: there is no category `{}`", row->line, part.text));
}

void Grammar::read_row(std::string_view line, const std::string& category, int number) {
  const std::size_t arrow = line.find("=>");
  if (arrow == line.npos)
    throw std::runtime_error(fmt::format("line {}: `=>` is missing", number));
  auto row = std::make_unique<Row>();
  row->category = category;
  row->line = number;
  const std::vector<std::string_view> right = divided(line.substr(arrow + 2), ";;");
  PatternReader reader(*row);
  row->lua = reader.read(right.front(), Side::lua);
  const std::size_t of_lua = row->slots;
  for (const std::string_view english : divided(line.substr(0, arrow), " / "))
    for (const std::string& one : with_and_without(std::string(english == "-" ? "" : english)))
      row->english.push_back(reader.read(one, Side::english));
  const auto has = [](const Pattern& pattern, std::size_t slot) {
    return std::any_of(pattern.begin(), pattern.end(), [&](const Part& part) {
      return part.slot == slot && (part.kind == Part::Kind::category || part.kind == Part::Kind::number);
    });
  };
  bool is_complete = row->slots == of_lua;
  for (std::size_t slot = 0; slot < row->slots; ++slot)
    is_complete &=
        std::all_of(row->english.begin(), row->english.end(), [&](const Pattern& p) { return has(p, slot); });
  if (!is_complete)
    throw std::runtime_error(fmt::format("line {}: a place is only on one side", number));
  if (right.size() > 1)
    for (const std::string_view note : divided(right[1], ","))
      row->notes.emplace(trimmed(note.substr(0, note.find('='))), trimmed(note.substr(note.find('=') + 1)));
  by_category_[category].push_back(row.get());
  rows_.push_back(std::move(row));
}

const std::vector<const Row*>& Grammar::rows_of(std::string_view category) const {
  static const std::vector<const Row*> none;
  const auto at = by_category_.find(category);
  return at == by_category_.end() ? none : at->second;
}

const Grammar& card_grammar() {
  static const Grammar all(built_in_text("scripting/wording/sentences.txt"));
  return all;
}

// ---- Parsing -----------------------------------------------------------------------------------------------------

Chart::Chart(const Grammar& grammar, Side side, Tokens tokens, bool allows_unknown)
    : grammar_(grammar), side_(side), tokens_(std::move(tokens)), allows_unknown_(allows_unknown) {}

std::vector<NodePtr> Chart::whole(const std::string& category) {
  std::vector<NodePtr> all;
  for (const Item& item : parse(category, 0))
    if (item.end == tokens_.size())
      all.push_back(item.node);
  std::stable_sort(all.begin(), all.end(), [](const NodePtr& a, const NodePtr& b) { return a->unknown < b->unknown; });
  return all;
}

// Keeps the best readings for each end.
void Chart::add(Items& into, Item item) {
  const auto same = std::count_if(into.begin(), into.end(), [&](const Item& other) { return other.end == item.end; });
  if (static_cast<std::size_t>(same) < most_readings) {
    into.push_back(std::move(item));
    return;
  }
  auto worst = into.end();
  for (auto at = into.begin(); at != into.end(); ++at)
    if (at->end == item.end && (worst == into.end() || at->node->unknown >= worst->node->unknown))
      worst = at;
  if (worst->node->unknown > item.node->unknown)
    *worst = std::move(item);
}

const Chart::Items& Chart::parse(const std::string& category, std::size_t at) {
  const auto key = std::pair(category, at);
  if (const auto found = done_.find(key); found != done_.end())
    return found->second;  // empty while it is being made: rows that begin with their own category match nothing
  done_[key];
  Items made;
  if (!built_in(category, at, made))
    parse_rows(category, at, made);
  if (allows_unknown_)
    parse_unknown(category, at, made);
  return done_[key] = std::move(made);
}

void Chart::parse_rows(const std::string& category, std::size_t at, Items& into) {
  for (const Row* row : grammar_.rows_of(category)) {
    const std::size_t patterns = side_ == Side::lua ? 1 : row->english.size();
    for (std::size_t i = 0; i < patterns; ++i) {
      Node made;
      made.row = row;
      made.pattern = i;
      made.slots.resize(row->slots);
      match(*row, i, 0, at, made, into);
    }
  }
}

void Chart::match(const Row& row, std::size_t pattern, std::size_t nth, std::size_t at, Node& made, Items& into) {
  const Pattern& parts = side_ == Side::lua ? row.lua : row.english[pattern];
  farthest_ = std::max(farthest_, at);
  if (nth == parts.size()) {
    auto node = std::make_shared<Node>(made);
    node->unknown = unknown_in(*node);
    add(into, {at, std::move(node)});
    return;
  }
  const Part& part = parts[nth];
  if (part.kind == Part::Kind::category) {
    const Items items = parse(part.text, at);
    const NodePtr before = made.slots[part.slot];  // a part that stands twice must be the same twice
    for (const Item& item : items) {
      if (before && !is_same(*before, *item.node))
        continue;
      made.slots[part.slot] = item.node;
      match(row, pattern, nth + 1, item.end, made, into);
    }
    made.slots[part.slot] = before;
    return;
  }
  if (at >= tokens_.size())
    return;
  if (part.kind == Part::Kind::number) {
    auto number = std::make_shared<Node>();
    if (!number_at(at, number->text))
      return;
    const NodePtr before = std::exchange(made.slots[part.slot], std::move(number));
    match(row, pattern, nth + 1, at + 1, made, into);
    made.slots[part.slot] = before;
    return;
  }
  const bool is_third = part.kind == Part::Kind::verb && tokens_[at] == third_person(part.text);
  if (tokens_[at] != part.text && !is_third)
    return;
  const bool before = std::exchange(made.is_third, made.is_third || is_third);
  match(row, pattern, nth + 1, at + 1, made, into);
  made.is_third = before;
}

bool Chart::number_at(std::size_t at, std::string& number) const {
  const std::string_view word = token(at);
  const auto* const row = std::find_if(std::begin(number_words), std::end(number_words),
                                       [&](const NumberWord& one) { return one.word == word; });
  const bool is_digits = !word.empty() && word.size() <= 6 && std::all_of(word.begin(), word.end(), is_digit);
  if (is_digits)
    number = word;
  else if (side_ == Side::english && row != std::end(number_words))
    number = row->number;
  return !number.empty();
}

bool Chart::built_in(const std::string& category, std::size_t at, Items& into) {
  if (const std::string body = body_of_scope(category); !body.empty())
    return parse_scope(body, at, into), true;
  if (category == "range")
    return parse_range(at, into), true;
  static const std::set<std::string, std::less<>> of_names = {"who",  "obj",  "poss",  "roll",
                                                              "pile", "soul", "stack", "num"};
  if (!of_names.contains(category))
    return false;
  // In Lua, the name of a parameter; what it stands for is known where it stands.
  const std::string_view word = token(at);
  static constexpr std::array names = {"target",   "target2", "target3", "roller", "killer",
                                       "attacker", "by",      "of",      "from"};
  if (side_ == Side::lua && std::find(names.begin(), names.end(), word) != names.end() && token(at + 1) != "=") {
    auto node = std::make_shared<Node>();
    node->text = word;
    into.push_back({at + 1, std::move(node)});
  }
  parse_rows(category, at, into);
  return true;
}

// A body, or one statement, with targets of its own. In Lua: TARGETS a_monster | a_player DO ... END
void Chart::parse_scope(const std::string& body_category, std::size_t at, Items& into) {
  if (side_ == Side::english) {
    const Items bodies = parse(body_category, at);
    for (const Item& body : bodies) {
      auto node = std::make_shared<Node>();
      node->slots = {body.node};
      node->unknown = body.node->unknown;
      add(into, {body.end, std::move(node)});
    }
    return;
  }
  if (token(at) != "TARGETS")
    return;
  std::vector<NodePtr> nouns;
  for (++at; token(at) != "DO" && at < tokens_.size();) {
    const Items found = parse("anynoun", at);
    if (found.empty())
      return;
    const Item& longest =
        *std::max_element(found.begin(), found.end(), [](const Item& a, const Item& b) { return a.end < b.end; });
    nouns.push_back(longest.node);
    at = longest.end + (token(longest.end) == "|" ? 1 : 0);
  }
  const Items bodies = parse(body_category, at + 1);
  for (const Item& body : bodies)
    if (token(body.end) == "END") {
      auto node = std::make_shared<Node>();
      node->slots = {body.node};
      node->nouns = nouns;
      into.push_back({body.end + 1, std::move(node)});
    }
}

// "1-2", "1, 6", "4+"; in Lua one text.
void Chart::parse_range(std::size_t at, Items& into) {
  auto node = std::make_shared<Node>();
  if (side_ == Side::lua) {
    if (token(at).starts_with('"'))
      node->text = token(at), into.push_back({at + 1, std::move(node)});
    return;
  }
  const auto is_number = [&](std::size_t i) { return !token(i).empty() && is_digit(token(i).front()); };
  if (!is_number(at))
    return;
  std::string text(token(at++));
  const std::string_view bound = token(at) == "or" ? token(at + 1) : "";
  if (bound == "more" || bound == "higher")
    text += "-6", at += 2;
  if (bound == "less" || bound == "lower")
    text = "1-" + text, at += 2;
  while ((token(at) == "-" || token(at) == "," || token(at) == "or") && is_number(at + 1)) {
    text += (token(at) == "-" ? "-" : ",") + std::string(token(at + 1));
    at += 2;
  }
  node->text = "\"" + text + "\"";
  into.push_back({at, std::move(node)});
}

// Words that no row knows, up to the end of the sentence.
void Chart::parse_unknown(const std::string& category, std::size_t at, Items& into) {
  if (side_ != Side::english || (category != "stmt" && category != "ability") || at >= tokens_.size())
    return;
  std::string words;
  for (std::size_t end = at; end < tokens_.size() && token(end) != "¶"; ++end) {
    const bool is_end = token(end) == "." && (category == "stmt" || token(end + 1) == "¶" || end + 1 == tokens_.size());
    if (is_end && !words.empty()) {
      auto node = std::make_shared<Node>();
      node->text = words;
      node->unknown = end - at + (category == "ability" ? 2 : 1);
      return add(into, {end, std::move(node)});
    }
    words +=
        (words.empty() || token(end) == "," || token(end) == "." || token(end) == ":" || token(end) == "¢" ? "" : " ") +
        std::string(token(end));
  }
}

}  // namespace soulstack::scripting::sentences
