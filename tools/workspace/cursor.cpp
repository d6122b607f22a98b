// What stands around a place in a Lua file of a set.
#include "tools/workspace/cursor.h"

#include <algorithm>
#include <utility>

namespace soulstack::tools {

using scripting::Token;
using scripting::TokenKind;

namespace {

using Is = OpenBlock::Is;

// "t.P1:play" for the name that ends with the token before `end`; empty if that is not a name.
std::string name_before(const std::vector<Token>& tokens, std::size_t end) {
  std::string name;
  while (end > 0 && tokens[end - 1].kind == TokenKind::name) {
    name.insert(0, tokens[end - 1].text);
    if (end < 3 || !tokens[end - 2].is_one_of({".", ":"}))
      return name;
    name.insert(0, tokens[end - 2].text);
    end -= 2;
  }
  return name.empty() ? name : "?" + name;
}

// Reads the tokens before a place, and keeps what is open.
class Walk {
 public:
  explicit Walk(const std::vector<Token>& tokens) : tokens_(tokens) {}

  void read(std::size_t count) {
    for (at_ = 0; at_ < count; ++at_)
      take(tokens_[at_]);
  }

  std::vector<OpenBlock> blocks() {
    std::vector<OpenBlock> all;
    for (Open& open : open_)
      all.push_back(std::move(open.block));
    return all;
  }
  std::vector<NameHere> locals() {
    std::vector<NameHere> all = file_;
    for (const Open& open : open_)
      all.insert(all.end(), open.locals.begin(), open.locals.end());
    return all;
  }

 private:
  struct Open {
    OpenBlock block;
    std::vector<NameHere> locals;
  };

  bool is_before(std::size_t back, std::string_view text) const { return at_ >= back && tokens_[at_ - back].is(text); }
  bool is_name_before(std::size_t back) const { return at_ >= back && tokens_[at_ - back].kind == TokenKind::name; }
  OpenBlock* top() { return open_.empty() ? nullptr : &open_.back().block; }

  void take(const Token& token) {
    if (token.kind == TokenKind::text || token.kind == TokenKind::number)
      return;
    if (token.is("{"))
      open_table();
    else if (token.is("("))
      open_parenthesis();
    else if (token.is("["))
      push(Is::brackets);
    else if (token.is("function"))
      push(Is::function);
    else if (scripting::opens(token))
      push(Is::block);
    else if (scripting::closes(token))
      close();
    else if (token.is_one_of({",", ";"}))
      next_item();
    else if (token.is("="))
      begin_value();
    else if (token.kind == TokenKind::name)
      name(token);
    else if (token.is_one_of({"local", "for"}))
      is_declaring_ = true;
  }

  void push(Is is, std::string name = {}, std::string field = {}) {
    open_.push_back({{is, at_, std::move(name), std::move(field), 0, {}}, {}});
  }

  // `play {`, `scenario "name" {`, `cost = {`, `target = a_player {`
  void open_table() {
    const bool has_text = at_ >= 2 && tokens_[at_ - 1].kind == TokenKind::text;
    std::string name = name_before(tokens_, has_text ? at_ - 1 : at_);
    const std::string field = top() && top()->is == Is::table ? top()->key : std::string();
    push(Is::table, std::move(name), field);
  }

  void open_parenthesis() {
    const bool is_function = is_before(1, "function") || (is_name_before(1) && is_before(2, "function"));
    push(is_function ? Is::parameters : Is::call, is_function ? "" : name_before(tokens_, at_));
  }

  void close() {
    if (open_.empty())
      return;
    std::vector<NameHere> parameters;
    if (open_.back().block.is == Is::parameters)
      parameters = std::move(open_.back().locals);
    open_.pop_back();
    if (!parameters.empty() && !open_.empty())
      open_.back().locals = std::move(parameters);
  }

  void next_item() {
    is_declaring_ = is_declaring_ && tokens_[at_].is(",");
    if (OpenBlock* const block = top()) {
      ++block->item;
      block->key.clear();
    }
  }

  void begin_value() {
    if (std::exchange(is_declaring_, false) && !declared().empty())
      declared().back().value = at_ + 1;
    OpenBlock* const block = top();
    if (block && block->is == Is::table && is_name_before(1))
      block->key = tokens_[at_ - 1].text;
    else if (block && block->is == Is::table && is_before(1, "]"))
      block->key = "[]";
  }

  void name(const Token& token) {
    const bool is_parameter = top() && top()->is == Is::parameters;
    is_declaring_ = is_declaring_ && (is_before(1, "local") || is_before(1, "for") || is_before(1, ","));
    if (is_before(1, "function") && is_before(2, "local"))
      (open_.size() > 1 ? open_[open_.size() - 2].locals : file_).push_back({std::string(token.text), 0});
    else if (is_parameter || is_declaring_)
      declared().push_back({std::string(token.text), 0});
  }

  std::vector<NameHere>& declared() { return open_.empty() ? file_ : open_.back().locals; }

  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  std::vector<Open> open_;
  std::vector<NameHere> file_;
  bool is_declaring_ = false;
};

// What ends a comment: a line, or "]]" for "[[", "]=]" for "[=[". `text`: behind the "--".
std::string end_of_comment(std::string_view text) {
  if (!text.starts_with('['))
    return "\n";
  const std::size_t second = std::min(text.find_first_not_of('=', 1), text.size());
  return text.substr(second).starts_with('[') ? "]" + std::string(second - 1, '=') + "]" : "\n";
}

// Is there a comment between the end of a token and the place that has not ended?
bool is_in_comment(std::string_view between) {
  for (std::size_t at = between.find("--"); at != std::string_view::npos; at = between.find("--")) {
    between.remove_prefix(at + 2);
    const std::string end = end_of_comment(between);
    at = between.find(end);
    if (at == std::string_view::npos)
      return true;
    between.remove_prefix(at + end.size());
  }
  return false;
}

bool is_word(const Token& token) { return token.kind == TokenKind::name || token.kind == TokenKind::keyword; }

// A text that is not closed goes on to the end of the file; what is meant ends with its line.
std::size_t end_of_text(const Token& token, std::string_view source) {
  const std::size_t line = std::min(source.find('\n', token.at), source.size());
  const bool is_closed = token.text.size() > 1 && token.text.back() == token.text.front();
  return is_closed && token.end() <= line ? token.end() - 1 : line;
}

void find_word(Cursor& cursor) {
  const std::string& text = cursor.source->text();
  const std::vector<Token>& tokens = cursor.source->tokens();
  const auto next = std::find_if(tokens.begin(), tokens.end(), [&](const Token& t) { return t.end() >= cursor.at; });
  const auto touching = next != tokens.end() && next->end() == cursor.at && !is_word(*next) ? next + 1 : next;
  const Token* const token = touching != tokens.end() && touching->at <= cursor.at ? &*touching : nullptr;
  cursor.from = cursor.to = cursor.at;
  if (token && is_word(*token)) {
    cursor.from = token->at;
    cursor.to = token->end();
  } else if (token && token->kind == TokenKind::text && token->text.front() != '[' && token->at < cursor.at &&
             cursor.at <= end_of_text(*token, text)) {
    cursor.in = Cursor::In::text;
    cursor.from = token->at + 1;
    cursor.to = end_of_text(*token, text);
  }
  const std::size_t start = cursor.from - (cursor.in == Cursor::In::text ? 1 : 0);
  cursor.token = static_cast<std::size_t>(
      std::find_if(tokens.begin(), tokens.end(), [&](const Token& t) { return t.at >= start; }) - tokens.begin());
  cursor.word = std::string_view(text).substr(cursor.from, cursor.to - cursor.from);
  const std::size_t before = cursor.token == 0 ? 0 : tokens[cursor.token - 1].end();
  if (before > cursor.from || is_in_comment(std::string_view(text).substr(before, cursor.from - before)))
    cursor.in = Cursor::In::comment;
}

void find_owner(Cursor& cursor) {
  const std::vector<Token>& tokens = cursor.source->tokens();
  if (cursor.in != Cursor::In::code || cursor.token == 0 || !tokens[cursor.token - 1].is_one_of({".", ":"}))
    return;
  cursor.dot = tokens[cursor.token - 1].text.front();
  cursor.owner = name_before(tokens, cursor.token - 1);
  if (cursor.owner.empty())
    cursor.owner = "?";
}

// The place of the name before the `=` of each field of the table that opens there.
template <class Visit>
void each_field(const std::vector<Token>& tokens, std::size_t open, Visit visit) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    if (scripting::opens(tokens[i]))
      ++depth;
    else if (scripting::closes(tokens[i]) && --depth == 0)
      return;
    else if (depth == 1 && tokens[i].is("=") && tokens[i - 1].kind == TokenKind::name)
      visit(i - 1);
  }
}

}  // namespace

const OpenBlock* Cursor::innermost(OpenBlock::Is is) const {
  const auto found =
      std::find_if(around.rbegin(), around.rend(), [&](const OpenBlock& block) { return block.is == is; });
  return found == around.rend() ? nullptr : &*found;
}

bool Cursor::is_in_function() const {
  for (auto block = around.rbegin(); block != around.rend(); ++block)
    if (block->is == OpenBlock::Is::table || block->is == OpenBlock::Is::function)
      return block->is == OpenBlock::Is::function;
  return false;
}

std::string Cursor::name_in(const OpenBlock& table, std::string_view field) const {
  const std::vector<Token>& tokens = source->tokens();
  std::string name;
  each_field(tokens, table.token, [&](std::size_t i) {
    if (tokens[i].is(field) && i + 2 < tokens.size() && tokens[i + 2].kind == TokenKind::name)
      name = tokens[i + 2].text;
  });
  return name;
}

bool Cursor::has_field(const OpenBlock& table, std::string_view field) const {
  const std::vector<Token>& tokens = source->tokens();
  bool has = false;
  each_field(tokens, table.token, [&](std::size_t i) { has = has || tokens[i].is(field); });
  return has;
}

Cursor cursor_at(scripting::Source source, std::size_t at) {
  Cursor cursor;
  cursor.source = std::move(source);
  cursor.at = std::min(at, cursor.source->text().size());
  find_word(cursor);
  find_owner(cursor);
  Walk walk(cursor.source->tokens());
  walk.read(cursor.token);
  cursor.locals = walk.locals();
  cursor.around = walk.blocks();
  return cursor;
}

}  // namespace soulstack::tools
