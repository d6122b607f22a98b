// A grammar that is read in both directions: sentences of card texts on one side, and the Lua that does what they say
// on the other. Its rows are in sentences.txt. A text is parsed with one side of the rows, and written with the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace soulstack::scripting::sentences {

enum class Side : std::uint8_t { english, lua };

struct Part {
  // A verb is a word that also matches with the s of the third person; a number is written in digits or words.
  enum class Kind : std::uint8_t { word, verb, number, category } kind = Kind::word;
  std::string text;      // the word, or the name of the category
  std::size_t slot = 0;  // of numbers and categories: parts of both sides with the same slot belong together
};
using Pattern = std::vector<Part>;

struct Row {
  std::string category;
  std::vector<Pattern> english;  // the first one is written
  Pattern lua;
  std::size_t slots = 0;
  std::map<std::string, std::string, std::less<>> notes;  // they = roller: whom "they" means behind it
  int line = 0;
};

struct Node;
using NodePtr = std::shared_ptr<const Node>;
// A part of a text that a row matches.
struct Node {
  const Row* row = nullptr;  // null: a number, a name, or words that no row knows
  std::size_t pattern = 0;   // of Row::english
  bool is_third = false;     // a verb of its own had the s of the third person
  std::string text;          // without row: what was matched, as Lua
  std::vector<NodePtr> slots;
  std::vector<NodePtr> nouns;  // of a scope that was read from Lua: what `target`, `target2` ... are
  std::size_t unknown = 0;     // words below it that no row knows
};

using Tokens = std::vector<std::string>;

inline constexpr std::size_t most_words = 160;  // of a text; one more is kept, so that longer texts can be refused

class Grammar {
 public:
  // Throws std::runtime_error with the line of a row that cannot be used.
  explicit Grammar(std::string_view rows);
  Grammar(const Grammar&) = delete;
  Grammar& operator=(const Grammar&) = delete;

  const std::vector<const Row*>& rows_of(std::string_view category) const;
  const std::vector<std::unique_ptr<Row>>& rows() const { return rows_; }

 private:
  void read_row(std::string_view line, const std::string& category, int number);
  std::vector<std::unique_ptr<Row>> rows_;
  std::map<std::string, std::vector<const Row*>, std::less<>> by_category_;
};

// The grammar of the program, which is read at its first use.
const Grammar& card_grammar();

std::string third_person(std::string_view verb);  // "gains", "has", "copies"
Tokens english_tokens(std::string_view text);     // in usual words and symbols: "3", "¢", "[tap]", "\n"
Tokens lua_tokens(std::string_view code);
std::string name_of_slot(std::size_t target);  // "target", "target2"

// Parses the tokens of one text. Takes at most a few ways of reading each part of it.
class Chart {
 public:
  // `allows_unknown`: a sentence that no row knows is kept as such, where a statement may stand.
  Chart(const Grammar& grammar, Side side, Tokens tokens, bool allows_unknown = false);

  // The ways to read all of the tokens as the category; those with the fewest unknown words first.
  std::vector<NodePtr> whole(const std::string& category);
  // The place up to which some reading has got: the word there is the first that no reading knows.
  std::size_t farthest() const { return farthest_; }
  const Tokens& tokens() const { return tokens_; }

 private:
  struct Item {
    std::size_t end = 0;
    NodePtr node;
  };
  using Items = std::vector<Item>;

  const Items& parse(const std::string& category, std::size_t at);
  void parse_rows(const std::string& category, std::size_t at, Items& into);
  void match(const Row& row, std::size_t pattern, std::size_t part, std::size_t at, Node& made, Items& into);
  bool built_in(const std::string& category, std::size_t at, Items& into);
  void parse_scope(const std::string& body_category, std::size_t at, Items& into);
  void parse_range(std::size_t at, Items& into);
  void parse_unknown(const std::string& category, std::size_t at, Items& into);
  bool number_at(std::size_t at, std::string& number) const;
  std::string_view token(std::size_t at) const { return at < tokens_.size() ? std::string_view(tokens_[at]) : ""; }
  static void add(Items& into, Item item);

  const Grammar& grammar_;
  Side side_;
  Tokens tokens_;
  bool allows_unknown_;
  std::size_t farthest_ = 0;
  std::map<std::pair<std::string, std::size_t>, Items> done_;
};

}  // namespace soulstack::scripting::sentences
