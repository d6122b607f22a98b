// Static checks of a compiled chunk: the words, properties and writes of all functions.
#include "scripting/reading/check_words.h"

#include <algorithm>
#include <deque>
#include <set>
#include <string_view>
#include <utility>

#include "engine/model/content.h"
#include "scripting/reading/extracted_tables.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/kinds.h"
#include "scripting/registry/schema.h"

namespace soulstack::scripting {

namespace {

class WordCheck {
 public:
  WordCheck(const Chunk& chunk, const Vocabulary& words, Report& report)
      : chunk_(chunk), words_(words), report_(report) {}

  void function(int index) {
    site_ = &chunk_.functions[static_cast<std::size_t>(index)];
    in_tables_ = index == 0;
    once(site_->globals_read, &WordCheck::global_read);
    for (const NameUse& use : site_->globals_written)
      global_written(use);
    if (!in_tables_) {
      once(site_->properties_read, &WordCheck::property);
      once(site_->properties_written, &WordCheck::property);
    }
    for (const NameUse& use : site_->methods_called)
      method(use);
    for (const CallSite& call : site_->calls)
      call_in_function(call);
    for (const UpvalueWrite& write : site_->upvalues_written)
      upvalue_written(write);
    for (const int line : site_->nil_stores)
      report_.error("nil_store", line, "",
                    "nil can't be stored in a table: to remove an entry, copy the others into a new table");
  }

 private:
  // Reports each name once per line.
  void once(const std::vector<NameUse>& uses, void (WordCheck::*check)(const NameUse&)) {
    std::set<std::pair<int, std::string_view>> reported;
    for (const NameUse& use : uses) {
      if (report_.is_full())
        return;
      if (!reported.empty() && reported.contains({use.line, use.name}))
        continue;
      const int before = report_.errors();
      (this->*check)(use);
      if (report_.errors() != before)
        reported.emplace(use.line, use.name);
    }
  }

  void global_read(const NameUse& use) {
    if (is_extracted_word(use.name))
      return;
    if (const auto* const two = words_.find_ambiguous(use.name))
      return ambiguous(use, *two);
    const WordInfo* const word = words_.find(use.name);
    if (!word && words_.is_broken(use.name))
      return report_.error(
          "needs_broken", use.line, "",
          "the word " + ticked(use.name) + " can't be used until the errors in its file are corrected");
    const bool is_legal = word && (in_tables_ ? row_of(word->category).in_tables : row_of(word->category).in_functions);
    if (is_legal)
      return;
    if (!in_tables_ && find_param(use.name))
      return is_called(use) ? not_a_verb(use) : not_asked_for(use);
    if (word)
      return not_here(use, *word);
    report_.error("unknown_word", use.line, "", "there is no word " + ticked(use.name), nearest_word(use.name));
  }

  void ambiguous(const NameUse& use, const Vocabulary::Ambiguous& two) {
    report_.error("conflict", use.line, "",
                  "two sets that this set requires have a word " + ticked(use.name) + ": " + ticked(two.one->set) +
                      " and " + ticked(two.other->set) + "; a file that sees both can't use either");
  }

  bool is_called(const NameUse& use) const {
    return std::any_of(site_->calls.begin(), site_->calls.end(),
                       [&](const CallSite& call) { return call.callee == use.name && call.line == use.line; });
  }

  // `loot(you, 2)`: card texts say `loot` for `draw_loot`.
  void not_a_verb(const NameUse& use) {
    const auto is_said = [&](const WordInfo& word) {
      return word.verb && ("|" + std::string(word.phrases) + "|").find("|" + use.name + "|") != std::string::npos;
    };
    const auto verb = std::find_if(words_.words().begin(), words_.words().end(), is_said);
    report_.error("unknown_word", use.line, "", "there is no verb " + ticked(use.name),
                  verb == words_.words().end() ? std::string_view() : verb->name);
  }

  void not_asked_for(const NameUse& use) {
    report_.error("binding_word", use.line, "",
                  ticked(use.name) + " is not known here: add it as a parameter, function(" + use.name + ")");
  }

  void not_here(const NameUse& use, const WordInfo& word) {
    const std::string where = in_tables_ ? "works only inside functions"
                              : word.category == Category::history
                                  ? "is written with its table: " + use.name + " { event = ... }"
                                  : "can't be used inside a function";
    report_.error("not_here", use.line, "",
                  ticked(use.name) + " is " + std::string(row_of(word.category).one) + ", and " + where,
                  nearest_word(use.name));
  }

  // Suggestions include the parameters of the function and of enclosing functions.
  std::string_view nearest_word(std::string_view name) const {
    Nearest nearest = report_.nearest(name);
    for (const FunctionSite* site = site_; site;) {
      for (const std::string& parameter : site->parameters)
        nearest.offer(parameter);
      site = site->parent < 0 ? nullptr : &chunk_.functions[static_cast<std::size_t>(site->parent)];
    }
    for (const WordInfo& word : words_.words()) {
      const CategoryRow& row = row_of(word.category);
      if (in_tables_ ? row.in_tables : row.in_functions)
        nearest.offer(word.name);
    }
    return nearest.word();
  }

  void global_written(const NameUse& use) {
    report_.error("global_write", use.line, "",
                  in_tables_ ? "a file can't create globals: write local " + ticked(use.name)
                             : "a function can't keep values between calls: write local " + ticked(use.name));
  }

  void deck(std::string_view name, int line) {
    const std::deque<std::string>& decks = words_.decks();
    if (std::find(decks.begin(), decks.end(), name) != decks.end())
      return;
    Nearest nearest = report_.nearest(name);
    for (const std::string& known : decks)
      nearest.offer(known);
    report_.error("unknown_word", line, "", "there is no deck " + ticked(name), nearest.word());
  }

  // "hp", or "deck.loot".
  void property(const NameUse& use) {
    const std::size_t dot = use.name.rfind('.');
    const std::string_view name = std::string_view(use.name).substr(dot == std::string::npos ? 0 : dot + 1);
    if (dot != std::string::npos) {
      const WordInfo* const table = words_.find(use.name.substr(0, dot));
      if (table && table->category == Category::pile_table)
        return deck(name, use.line);
    }
    if (words_.is_property(name))
      return;
    Nearest nearest = report_.nearest(name);
    for (const std::string_view known : words_.properties())
      nearest.offer(known);
    report_.error("unknown_property", use.line, "", "there is no property " + ticked(name), nearest.word());
  }

  void method(const NameUse& use) {
    report_.error("method", use.line, "", "there are no methods: write the verb first, " + use.name + "(...)",
                  words_.find(use.name) ? std::string_view() : nearest_word(use.name));
  }

  // Checks nouns with conditions, and verb calls, before a game: at run time it would be too late.
  void call_in_function(const CallSite& call) {
    const WordInfo* const word = words_.find(call.callee);
    if (!word)
      return;
    if (word->category == Category::noun && call.table_of(0) >= 0)
      conditions(*word, site_->tables[static_cast<std::size_t>(call.table_of(0))]);
    if (word->verb)
      arguments(call);
  }

  void conditions(const WordInfo& noun, const TableSite& table) {
    const Noun kind = noun_rows()[noun.value.payload()].noun;
    for (const FieldSite& given : table.fields) {
      const auto fits = [&](const Field& field) { return (field.forms & bit(kind)) != 0; };
      if (std::any_of(noun_fields().begin(), noun_fields().end(),
                      [&](const Field& field) { return fits(field) && field.name == given.key; }))
        continue;
      Nearest nearest = report_.nearest(given.key);
      for (const Field& field : noun_fields())
        if (fits(field))
          nearest.offer(field.name);
      report_.error("unknown_field", given.line, given.key, ticked(noun.name) + " has no field " + ticked(given.key),
                    nearest.word());
    }
  }

  // Is the last argument a table where the verb takes no list?
  static bool takes_options(const VerbRow& verb, const CallSite& call) {
    if (verb.options.empty() || call.arguments.empty() || call.arguments.back().table < 0)
      return false;
    const std::size_t last = call.arguments.size() - 1;
    return last >= verb.params.size() || verb.params[last].type == Type::none || !accepts_lists(verb.params[last].type);
  }

  void options(const VerbRow& verb, const TableSite& table) {
    if (!table.items.empty())
      report_.error("wrong_argument", table.line, "",
                    "the options of " + ticked(verb.name) + " have names: " + options_of(verb));
    for (const FieldSite& given : table.fields) {
      if (find_option(verb, given.key))
        continue;
      Nearest nearest = report_.nearest(given.key);
      for (const VerbOption& option : verb.options)
        nearest.offer(option.name);
      report_.error("unknown_field", given.line, given.key,
                    ticked(verb.name) + " has no option " + ticked(given.key) + ", only " + options_of(verb),
                    nearest.word());
    }
  }

  // The last argument may be several values, or none.
  void arguments(const CallSite& call) {
    const VerbRow* const verb = words_.find_verb(call.callee);
    if (!verb)
      return;
    const auto is_param = [](const VerbParam& p) { return !p.name.empty(); };
    const auto is_needed = [&](const VerbParam& p) { return is_param(p) && !p.optional; };
    const auto most = std::count_if(verb->params.begin(), verb->params.end(), is_param);
    const auto last_needed = std::find_if(verb->params.rbegin(), verb->params.rend(), is_needed);
    const auto least = verb->params.rend() - last_needed;
    const bool has_options = takes_options(*verb, call);
    if (has_options)
      options(*verb, site_->tables[static_cast<std::size_t>(call.arguments.back().table)]);
    const auto given = static_cast<std::ptrdiff_t>(call.arguments.size()) - (has_options ? 1 : 0);
    const bool is_open = !call.arguments.empty() && call.arguments.back().call >= 0;
    if (given <= most && (given >= least || is_open))
      return;
    report_.error("wrong_arguments", call.line, "",
                  "it is " + shape_of(*verb) + ", and here " + std::to_string(given) + " are given");
  }

  // A function inside an effect may change locals of that effect, but nothing that outlives it.
  void upvalue_written(const UpvalueWrite& write) {
    if (write.owner > 0)
      return;
    report_.error("upvalue_write", write.line, "",
                  "a function can't keep values between calls: " + ticked(write.name) +
                      " is declared outside of it and can't be changed (use a counter on a card)");
  }

  const Chunk& chunk_;
  const Vocabulary& words_;
  Report& report_;
  const FunctionSite* site_ = nullptr;
  bool in_tables_ = true;
};

}  // namespace

void check_words(const Chunk& chunk, const Vocabulary& words, Report& report) {
  WordCheck check(chunk, words, report);
  for (std::size_t i = 0; i < chunk.functions.size(); ++i)
    check.function(static_cast<int>(i));
  for (const NameUse& use : chunk.duplicate_keys)
    report.error("duplicate_key", use.line, use.name, ticked(use.name) + " is given twice in one table");
}

}  // namespace soulstack::scripting
