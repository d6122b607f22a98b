// The field of a card that a place in its source belongs to.
#include "scripting/lint/card_fields.h"

#include <algorithm>
#include <map>

namespace soulstack::scripting {

namespace {

class Fields {
 public:
  explicit Fields(const std::vector<Token>& tokens) : tokens_(tokens) {}

  std::vector<std::string> all() {
    std::vector<std::string> fields;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (opens(token))
        open_.push_back({token.is("{") || token.is("function") ? name_before(i) : "", {}, token.is("function")});
      fields.push_back(path(i));
      if (closes(token) && !open_.empty())
        open_.pop_back();
    }
    return fields;
  }

 private:
  struct Open {
    std::string name;  // empty: not a field
    std::map<std::string, int> inside{};
    bool is_function = false;
  };

  // `name = {`, `name {` and `name = function`; the second one with a name in a table is `name#2`.
  std::string name_before(std::size_t i) {
    std::size_t at = i;
    const bool is_set = at >= 2 && is_at(tokens_, at - 1, "=") && tokens_[at - 2].kind == TokenKind::name;
    if (!is_set && at >= 1 && tokens_[at - 1].kind == TokenKind::name) {
      --at;
      if (at >= 2 && is_at(tokens_, at - 1, "=") && tokens_[at - 2].kind == TokenKind::name)
        return numbered(tokens_[at - 2].text);
      return numbered(tokens_[at].text);
    }
    return is_set ? numbered(tokens_[at - 2].text) : "";
  }
  std::string numbered(std::string_view name) {
    if (open_.empty())
      return std::string(name);
    const int n = ++open_.back().inside[std::string(name)];
    return std::string(name) + (n == 1 ? "" : "#" + std::to_string(n));
  }

  // Without the card itself. A value belongs to the field `name = value`.
  std::string path(std::size_t i) const {
    std::string all;
    for (std::size_t n = 1; n < open_.size(); ++n)
      if (!open_[n].name.empty())
        all += (all.empty() ? "" : ".") + open_[n].name;
    const bool is_value =
        i >= 2 && is_at(tokens_, i - 1, "=") && tokens_[i - 2].kind == TokenKind::name && !opens(tokens_[i]);
    const bool in_table = !open_.empty() && !in_function();
    return is_value && in_table ? all + (all.empty() ? "" : ".") + std::string(tokens_[i - 2].text) : all;
  }
  bool in_function() const {
    return std::any_of(open_.begin(), open_.end(), [](const Open& o) { return o.is_function; });
  }

  const std::vector<Token>& tokens_;
  std::vector<Open> open_;
};

}  // namespace

std::vector<std::string> fields_of(const std::vector<Token>& tokens) { return Fields(tokens).all(); }

int column_of(std::string_view source, const Token& token) {
  const std::size_t before = token.at == 0 ? std::string_view::npos : source.rfind('\n', token.at - 1);
  return static_cast<int>(token.at - (before == std::string_view::npos ? 0 : before + 1) + 1);
}

}  // namespace soulstack::scripting
