// Typing mistakes: removes one letter from each word of every base card in turn. Each time loading must be refused, at
// the line of the mistake.
#include <cctype>
#include <set>

#include "tests/support/loader_fixture.h"

namespace soulstack::testing::loader_slips_test {
namespace {

enum class Kind { field, word, property };

struct Token {
  std::size_t at = 0;
  std::string text;
  int line = 0;
  Kind kind = Kind::word;
};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_'; }
bool is_part(char c) { return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)); }
bool is_space(char c) { return std::isspace(static_cast<unsigned char>(c)); }

// The names in a Lua source that are defined outside it: no keywords, no locals, nothing in strings or comments.
class Names {
 public:
  explicit Names(const std::string& source) : source_(source) {
    while (at_ < source_.size())
      step();
  }
  std::vector<Token> tokens;

 private:
  char here(std::size_t ahead = 0) const { return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0'; }

  void step() {
    if (here() == '\n')
      ++line_;
    if (here() == '-' && here(1) == '-')
      return skip_to('\n');
    if (here() == '"')
      return skip_text();
    if (is_letter(here()))
      return name();
    if (here() == '.' && here(1) == '.')
      return void(at_ += 2);
    if (here() == '=' || here() == ')')
      declares_ = false;
    if (!is_space(here()))
      before_ = here();
    ++at_;
  }

  void skip_to(char end) {
    while (at_ < source_.size() && here() != end)
      ++at_;
  }

  void skip_text() {
    for (++at_; here() != '"'; ++at_)
      if (here() == '\\')
        ++at_;
    ++at_;
  }

  void name() {
    static const std::set<std::string> keywords = {
        "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
        "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};
    Token token{at_, {}, line_, before_ == '.' ? Kind::property : Kind::word};
    while (is_part(here()))
      token.text += source_[at_++];
    before_ = 'a';
    if (keywords.count(token.text)) {
      declares_ = token.text == "local" || token.text == "for";
    } else if (!declares_) {
      std::size_t next = at_;
      while (next < source_.size() && is_space(source_[next]))
        ++next;
      if (token.kind == Kind::word && source_[next] == '=' && source_[next + 1] != '=')
        token.kind = Kind::field;
      tokens.push_back(std::move(token));
    }
  }

  const std::string& source_;
  std::size_t at_ = 0;
  int line_ = 1;
  char before_ = ' ';
  bool declares_ = false;
};

struct Count {
  int slips = 0, refused = 0;
  double share() const { return slips == 0 ? 1.0 : static_cast<double>(refused) / slips; }
};

struct Slips {
  Library& library;
  std::set<std::string> free;  // names that the author of a file chooses
  Count fields, words, properties;
  std::string accepted;

  void in_file(const std::string& path) { in_source(path, text_of(path)); }

  void in_source(const std::string& path, const std::string& source) {
    for (const Token& token : Names(source).tokens)
      for (std::size_t letter = 0; token.text.size() > 1 && letter < token.text.size(); ++letter)
        if (is_letter(token.text[letter]) && !free.count(token.text))
          in_token(path, source, token, letter);
  }

  // A typing mistake that gives another valid word can't be found: ipairs, pairs.
  void in_token(const std::string& path, const std::string& source, const Token& token, std::size_t letter) {
    std::string slip = token.text;
    slip.erase(letter, 1);
    if (token.kind == Kind::word && library.words().find(slip))
      return;
    if (token.kind == Kind::property && library.words().is_property(slip))
      return;
    const std::string wrong = std::string(source).erase(token.at + letter, 1);
    Count& count = token.kind == Kind::field ? fields : token.kind == Kind::word ? words : properties;
    ++count.slips;
    if (is_refused(path, wrong, token.line))
      ++count.refused;
    else
      accepted += path + ":" + std::to_string(token.line) + ": " + slip + "\n";
  }

  bool is_refused(const std::string& path, const std::string& source, int line) const {
    for (const Finding& finding : library.check_file(path, source))
      if (finding.line == line && finding.severity == Severity::error)
        return true;
    return false;
  }
};

// Every word that only rulesets have.
const char* const ruleset = R"lua(return rules {
  name = "house", title = "House rules", extends = "extended",
  decks = { { name = "room", drawn_from = true } },
  slots = { monster = { deck = "monster", count = 3, refilled = false } },
  numbers = { attacks_per_turn = unlimited, coin_pool = 200 },
  options = { win_check = "immediate", hands = "open" },
  bonus_souls = { "soul_of_greed" }, characters = { "eden" },
  procedures = {
    start_phase = replace("loot_step", { "loot_step", priority = if_triggered, stack = true }),
    end_phase = {
      remove("hand_limit"), insert_before("pass_turn", "hand_limit"),
      insert_after("end_triggers", step {
        title = "Interest", rule = "4.4", priority = always, stack = false,
        run = function(active) gain_coins(active, active.coins // 5) end,
      }),
    },
    rewards = { move_after("treasure", "coins"), move_before("loot", "treasure") },
  },
}
)lua";

void check_all_refused(const Slips& slips) {
  MESSAGE(slips.fields.slips, " slips in fields, ", slips.words.slips, " in words, ", slips.properties.slips,
          " in properties; of these refused: ", 100 * slips.properties.share(), " %");
  INFO(slips.accepted);
  CHECK(slips.fields.share() == 1.0);
  CHECK(slips.words.share() == 1.0);
  CHECK(slips.properties.share() >= 0.95);
}

}  // namespace

TEST_CASE("slips: a missing letter in any field, word or property of a base card is refused at its line") {
  std::vector<Finding> findings;
  const auto library = Library::load({{base_set()}, "extended"}, findings);
  REQUIRE(library);
  Slips slips{*library, {}, {}, {}, {}, {}};
  for (const auto& card : library->content().cards)
    slips.in_file(card.file);
  check_all_refused(slips);
}

TEST_CASE("slips: a missing letter in a ruleset is refused at its line") {
  CHECK(findings_in("rules/house.lua", ruleset) == "");
  Slips slips{words(), {"monster", "shop", "room", "minion", "final_boss"}, {}, {}, {}, {}};  // kinds of slots
  slips.in_source("rules/house.lua", ruleset);
  slips.in_file((base_set() / "rules" / "extended.lua").generic_string());
  CHECK(slips.fields.slips > 300);
  CHECK(slips.words.slips > 100);
  check_all_refused(slips);
}

}  // namespace soulstack::testing::loader_slips_test
