// Card texts in English and the Lua that does what they say, both ways.
#include "scripting/wording/sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/model/names.h"

namespace soulstack::scripting::sentences {

namespace {

// What pronouns mean at this place of a text. Texts are followed in the order of their English words, in both
// directions.
struct Meaning {
  std::string they, it;         // "target", "roller"; empty: nothing that has been mentioned
  std::string subject = "you";  // of the sentence, for "and loots 1"
  bool is_third = false;        // the subject is "each player", not "you" or "they"
  bool is_lost = false;         // behind words that are not known, pronouns may mean anything
  std::set<std::string> mentioned;
};

bool is_player_noun(std::string_view noun) { return noun.find("a_player") != noun.npos; }
bool is_other_noun(std::string_view noun) { return !noun.starts_with("a_player"); }

void mention(Meaning& now, const std::string& name, std::string_view noun) {
  now.mentioned.insert(name);
  if (is_player_noun(noun) && !(is_other_noun(noun) && noun.find("one_of") == noun.npos))
    now.they = name;
  if (is_other_noun(noun))
    now.it = name;
}

void take_notes(Meaning& now, const Row& row) {
  if (const auto they = row.notes.find("they"); they != row.notes.end())
    now.they = they->second;
  if (const auto it = row.notes.find("it"); it != row.notes.end())
    now.it = it->second;
  if (const auto subject = row.notes.find("subject"); subject != row.notes.end())
    now.subject = subject->second, now.is_third = row.notes.contains("third");
}

std::string first_of(const Row& row) { return row.lua.empty() ? "" : row.lua.front().text; }

// The category has rows that make a target: its other rows are named by pronouns, too.
bool is_person(const Row& row) {
  const std::vector<const Row*>& all = card_grammar().rows_of(row.category);
  return std::any_of(all.begin(), all.end(), [](const Row* one) { return first_of(*one) == "TARGET"; });
}

// ---- Reading -----------------------------------------------------------------------------------------------------

class Reader {
 public:
  // Nothing if a pronoun has no meaning.
  std::optional<Tokens> code_of(const Node& node) {
    failed_ = false;
    const std::string code = with_killer(lua(node, false));
    return failed_ ? std::nullopt : std::optional(lua_tokens(code));
  }
  const std::vector<std::string>& unknown() const { return unknown_; }

 private:
  // "When this dies, kill the player who killed it": only if a player did.
  static std::string with_killer(std::string code) {
    constexpr std::string_view died = "event = monster_died , of = this";
    const std::size_t at = code.find(died);
    if (at != code.npos && code.find(" killer ") != code.npos && code.find(" , by = ") == code.npos)
      code.insert(at + died.size(), " , by = a_player");
    return code;
  }

  std::string lua(const Node& node, bool is_third) {
    if (node.row == nullptr)
      return leaf(node);
    const Row& row = *node.row;
    std::vector<std::string> parts(row.slots);
    for (const Part& part : row.notes.contains("order") ? row.lua : row.english[node.pattern]) {
      if (part.kind == Part::Kind::category || part.kind == Part::Kind::number)
        parts[part.slot] = lua(*node.slots[part.slot], node.is_third);
      else if (part.text == ".")
        now_.subject = "you", now_.is_third = false;
    }
    take_notes(now_, row);
    if (row.category == "target") {  // "Choose a player."
      targets_.push_back(parts.front());
      mention(now_, name_of_slot(targets_.size() - 1), parts.front());
      return "";
    }
    if (row.category == "itself")  // "it deals 1 damage": only this card deals damage without being named
      failed_ |= now_.is_lost || (!now_.it.empty() && now_.it != "this");
    const std::string all = assembled(row, parts);
    return is_person(row) ? person(row, all, is_third) : all;
  }

  static std::string assembled(const Row& row, const std::vector<std::string>& parts) {
    std::string all;
    for (const Part& part : row.lua) {
      const bool is_slot = part.kind == Part::Kind::category || part.kind == Part::Kind::number;
      all += (all.empty() ? "" : " ") + (is_slot ? parts[part.slot] : part.text);
    }
    return all;
  }

  std::string leaf(const Node& node) {
    if (node.unknown > 0 && node.slots.empty()) {
      std::string words = node.text;
      std::erase_if(words, [](char c) { return c == '"' || c == '\\'; });
      unknown_.push_back(words);
      now_.they.clear(), now_.it.clear(), now_.is_lost = true;
      return fmt::format("TODO \"{}\"", words);
    }
    return node.slots.empty() ? node.text : scope(node);
  }

  std::string scope(const Node& node) {
    const std::vector<std::string> outer = std::exchange(targets_, {});
    const Meaning before = now_;
    const std::string body = lua(*node.slots.front(), false);
    std::string all = "TARGETS";
    for (const std::string& noun : targets_)
      all += (noun == targets_.front() && all == "TARGETS" ? " " : " | ") + noun;
    targets_ = outer;
    now_ = before;
    return all + " DO " + body + " END";
  }

  std::string person(const Row& row, const std::string& code, bool is_third) {
    const std::string first = first_of(row);
    std::string meant = code;
    if (first == "TARGET") {
      meant = name_of_slot(targets_.size());
      targets_.push_back(code.substr(first.size() + 1));
      mention(now_, meant, targets_.back());
    } else if (first == "THEY" || first == "IT") {
      const std::string& name = first == "THEY" ? now_.they : now_.it;
      failed_ |= name.empty();
      meant = name + code.substr(first.size());
      if (row.lua.size() > 1)
        meant = name + code.substr(first.size() + 1);
    } else if (first == "SAME") {
      meant = is_third == now_.is_third ? now_.subject : "you";
      failed_ |= is_third && !now_.is_third;
    } else if (code == "this") {
      now_.it = "this";
    } else if (code == "players" || code == "others") {
      now_.they.clear();
    } else if (code == "active") {
      now_.they = "active";
    }
    if (row.category == "who") {
      now_.subject = meant;
      now_.is_third = first != "SAME" ? meant != "you" && first != "THEY" : now_.is_third && is_third;
    }
    return meant;
  }

  Meaning now_;
  std::vector<std::string> targets_;  // nouns
  std::vector<std::string> unknown_;
  bool failed_ = false;
};

// ---- Writing -----------------------------------------------------------------------------------------------------

class Writer {
 public:
  std::optional<Tokens> words_of(const Node& node) {
    failed_ = false;
    words(node, "");
    return failed_ ? std::nullopt : std::optional(words_);
  }
  std::vector<Tokens> modes() const { return modes_; }

 private:
  void words(const Node& node, std::string_view role) {
    if (node.row == nullptr)
      return leaf(node, role);
    const Row& row = *node.row;
    const bool is_silent = row.category == "who" && first_of(row) == "you" && row.lua.size() == 1;
    const std::size_t begin = words_.size();
    for (const Part& part : row.english.front()) {
      if (part.kind == Part::Kind::category || part.kind == Part::Kind::number)
        words(*node.slots[part.slot], part.text);
      else if (!is_silent)
        words_.push_back(part.kind == Part::Kind::verb && third_ ? third_person(part.text) : part.text);
      if (part.text == ".")
        third_ = false;
    }
    take_notes(now_, row);
    if (row.category == "who")
      third_ = !row.notes.contains("plural");
    if (is_person(row))
      mention_row(row);
    if (row.category == "mode")
      modes_.emplace_back(words_.begin() + static_cast<std::ptrdiff_t>(begin), words_.end());
  }

  void mention_row(const Row& row) {
    const std::string first = first_of(row);
    if (first == "this")
      now_.it = "this";
    if (first == "active" && row.lua.size() == 1)
      now_.they = "active";
    if (first == "players" || first == "others")
      now_.they.clear();
    failed_ |= first == "CHOSEN" || first == "THEY" || first == "IT" || first == "SAME" || first == "TARGET";
  }

  void leaf(const Node& node, std::string_view role) {
    const bool is_subject = role == "who";
    if (!node.slots.empty())
      return scope(node);
    if (node.text.starts_with('"')) {
      words_.push_back(node.text.substr(1, node.text.size() - 2));
      return;
    }
    const bool is_name = !node.text.empty() && !is_digit(node.text.front());
    if (!is_name) {
      words_.push_back(node.text);
      return;
    }
    for (std::size_t i = 0; i < nouns_.size(); ++i)
      if (node.text == name_of_slot(i) && !now_.mentioned.contains(node.text))
        return noun(node.text, *nouns_[i], role);
    if (now_.they == node.text)
      words_.emplace_back(is_subject       ? "they"
                          : role == "poss" ? "their"
                                           : "them"),
          third_ = is_subject ? false : third_;
    else if (now_.it == node.text)
      words_.emplace_back(role == "poss" ? "its" : "it"), third_ = is_subject || third_;
    else
      failed_ = true;
  }

  void noun(const std::string& name, const Node& node, std::string_view role) {
    words(node, "");
    if (role == "poss")
      words_.back() += "'s";
    const std::string code = fmt::format("{}", fmt::join(Lua{}.of(node), " "));
    mention(now_, name, code);
    third_ = true;
  }

  // The Lua of a node that was read from Lua.
  struct Lua {
    Tokens all;
    Tokens of(const Node& node) {
      if (node.row == nullptr)
        all.push_back(node.text);
      else
        for (const Part& part : node.row->lua)
          if (part.kind == Part::Kind::category || part.kind == Part::Kind::number)
            of(*node.slots[part.slot]);
          else
            all.push_back(part.text);
      return all;
    }
  };

  void scope(const Node& node) {
    const std::vector<NodePtr> outer = std::exchange(nouns_, node.nouns);
    const Meaning before = now_;
    third_ = false;
    words(*node.slots.front(), "");
    for (std::size_t i = 0; i < nouns_.size(); ++i)
      failed_ |= !now_.mentioned.contains(name_of_slot(i));
    nouns_ = outer;
    now_ = before;
  }

  Meaning now_;
  std::vector<NodePtr> nouns_;
  Tokens words_;
  std::vector<Tokens> modes_;
  bool third_ = false, failed_ = false;
};

// "2 loot card" has a number that asks for "cards".
bool is_plural(const Tokens& words, std::size_t at) {
  if (words[at] != "card" && words[at] != "counter" && words[at] != "treasure")
    return false;
  const std::size_t first = at < 2 ? 0 : at - 2;
  for (std::size_t i = first; i < at; ++i)
    if (is_digit(words[i].front()) && words[i] != "1")
      return true;
  return false;
}

// "Gain 3¢. Then loot 1."
std::string printed(const Tokens& words) {
  std::string text;
  bool begins = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string word = words[i];
    const std::string_view before = i == 0 ? "" : std::string_view(words[i - 1]);
    const bool is_close = word == "." || word == "," || word == ":" || word == ";" ||
                          (word == "¢" && !before.empty() && is_digit(before.front()));
    const bool is_signed = before == "+" || before == "-";
    if (!text.empty() && !is_close && !is_signed && word != "¶" && !text.ends_with('\n'))
      text += ' ';
    if (word == "hp")
      word = "HP";
    if (is_plural(words, i))
      word += "s";
    if (word == "a" && i + 1 < words.size() &&
        std::string_view("aeiou").find(words[i + 1].front()) != std::string_view::npos)
      word = "an";
    if (begins && word.front() >= 'a' && word.front() <= 'z')
      word.front() = static_cast<char>(word.front() - 'a' + 'A');
    if (word == "¶")
      word = "\n";
    begins = word == "." || word == "\n" || (begins && word == "[tap]");
    text += word;
  }
  return text;
}

std::vector<NodePtr> abilities_of(const NodePtr& card) {
  std::vector<NodePtr> all;
  for (const Node* at = card.get(); at != nullptr;) {
    if (at->slots.empty())
      break;
    all.push_back(at->slots.front());
    at = at->slots.size() > 1 ? at->slots[1].get() : nullptr;
  }
  return all;
}

// A mode that is nothing but a choice of its own is its modes: modes have no modes.
Tokens with_flat_modes(Tokens code) {
  const Tokens choice = {"MODE", "TARGETS", "DO", "CHOOSE"};
  for (auto at = code.begin();
       (at = std::search(code.begin(), code.end(), choice.begin(), choice.end())) != code.end();) {
    at = code.erase(at, at + static_cast<std::ptrdiff_t>(choice.size()));
    for (int open = 0; open > 0 || *at != "END"; ++at)
      open += *at == "TARGETS" ? 1 : *at == "END" ? -1 : 0;
    code.erase(at);
  }
  return code;
}

// The text of each mode by itself, where the grammar does not know all of them together.
std::vector<std::string> texts_of_modes(const Tokens& code, const Grammar& grammar) {
  std::vector<std::string> all;
  for (auto mode = code.begin(); (mode = std::find(mode, code.end(), "MODE")) != code.end();) {
    const auto begin = ++mode;
    int open = 0;
    do
      open += *mode == "TARGETS" ? 1 : *mode == "END" ? -1 : 0;
    while (++mode != code.end() && open > 0);
    Tokens played = {"play"};
    played.insert(played.end(), begin, mode);
    all.push_back(write_text(played, grammar).value_or(""));
  }
  return all;
}

// Nothing if a pronoun has no meaning.
std::optional<ReadText> abilities_read(const NodePtr& card, const Grammar& grammar) {
  ReadText all;
  for (const NodePtr& node : abilities_of(card)) {
    Reader reader;
    const auto code = reader.code_of(*node);
    if (!code)
      return {};
    ReadAbility one{with_flat_modes(*code), {}, {}};
    all.unknown.insert(all.unknown.end(), reader.unknown().begin(), reader.unknown().end());
    if (reader.unknown().empty()) {
      Chart chart(grammar, Side::lua, one.code);
      for (const NodePtr& back : chart.whole("ability")) {
        Writer writer;
        const auto words = writer.words_of(*back);
        if (!words)
          continue;
        one.text = printed(*words) + ".";
        for (const Tokens& mode : writer.modes())
          one.mode_texts.push_back(printed(mode) + ".");
        break;
      }
    }
    if (one.mode_texts.empty())
      one.mode_texts = texts_of_modes(one.code, grammar);
    all.abilities.push_back(std::move(one));
  }
  return all;
}

}  // namespace

std::optional<std::string> write_text(const Tokens& code, const Grammar& grammar) {
  Tokens wanted = code;
  if (!wanted.empty() && wanted.front() == "revealed")  // texts do not say of which deck a card is
    wanted.front() = "play";
  Chart chart(grammar, Side::lua, wanted);
  for (const NodePtr& node : chart.whole("ability")) {
    Writer writer;
    const auto words = writer.words_of(*node);
    const std::string text = words ? printed(*words) + "." : "";
    if (!words)
      continue;
    const ReadText back = read_text(text, grammar);
    if (back.unknown.empty() && back.abilities.size() == 1 && back.abilities.front().code == wanted)
      return text;
  }
  return {};
}

ReadText read_text(std::string_view text, const Grammar& grammar) {
  const Tokens tokens = english_tokens(text);
  if (tokens.size() > most_words)
    return {{}, {fmt::format("a text of more than {} words", most_words)}, "A text that is too long"};
  Chart known(grammar, Side::english, tokens);
  for (const NodePtr& card : known.whole("card"))
    if (auto all = abilities_read(card, grammar))
      return *std::move(all);
  Chart some(grammar, Side::english, tokens, true);
  ReadText made;
  for (const NodePtr& card : some.whole("card"))
    if (auto all = abilities_read(card, grammar)) {
      made = *std::move(all);
      break;
    }
  Tokens rest;
  for (std::size_t i = known.farthest(); i < tokens.size() && tokens[i] != "." && tokens[i] != "\n"; ++i)
    rest.push_back(tokens[i]);
  made.what_is_unknown = fmt::format("{}", fmt::join(rest, " "));
  if (made.unknown.empty())
    made.unknown.push_back(made.what_is_unknown);
  return made;
}

}  // namespace soulstack::scripting::sentences
