// Compares the text of each ability with its effect.
#include "scripting/lint/text_check.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "scripting/lint/ability_numbers.h"
#include "scripting/lint/text_words.h"
#include "scripting/loader/known_findings.h"
#include "scripting/loader/library.h"
#include "scripting/loader/mark_place.h"

namespace soulstack::scripting {

namespace {

// ---- Matching numbers --------------------------------------------------------------------------------------------

struct Said : StatedNumber {
  bool met = false, met_by_edge = false;
};
struct Done : EffectNumber {
  bool met = false;
  // 1 is often written as "a", and 0 as "no"; numbers used in calculations need not be in the text.
  bool is_missed() const { return !met && must_be_said && std::llabs(value) > 1; }
};

bool may_be(const Said& said, const Done& done) { return (said.units & done.units) != 0; }
bool is_certain(const Said& said, const Done& done) {
  return may_be(said, done) && said.units != any_unit && done.units != any_unit;
}
bool equal(const Said& said, const Done& done) {
  if (said.edge && done.edge)
    return *said.edge == *done.edge;
  return said.sign != 0 && done.is_signed ? said.sign * said.value == done.value : said.value == std::llabs(done.value);
}

std::string shown(const Done& done) {
  const std::string plus = done.is_signed && done.value > 0 ? "+" : "";
  const Units units = done.units == any_unit ? any_unit : done.units & ~(done.units - 1);  // the first of them
  return plus + std::to_string(done.value) + after_number(units, done.value);
}

// The numbers of a text, or of one branch, and the numbers of its effect.
class Comparison {
 public:
  Comparison(const CardText& text, const AbilityNumbers& does) : says_give_(text.says("give")) {
    is_vague_ =
        text.says("as much |as many |that much |that many |any number |however much |however many |a number |all ");
    for (StatedNumber& number : text.numbers())
      said_.push_back({std::move(number)});
    for (const EffectNumber& number : does.numbers)
      done_.push_back({number});
    if (text.says("only "))
      meet_all_others();
    meet();
    complete_ranges();
    count(does.counts);
  }

  // Numbers of a branch may belong to the whole ability: "6: gain 4¢. Then lose 2 HP."
  void lend_to(Comparison& branch) {
    for (Said& said : branch.said_)
      for (Done& done : done_)
        if (!said.met && equal(said, done) && may_be(said, done))
          said.met = done.met = true;
  }

  // Reports a sentence for each number that differs: as certain, if text and effect name the same unit.
  void tell(std::string_view where, const Tell& certain, const Tell& doubtful) {
    for (const Said& said : said_)
      if (!said.met)
        tell_said(said, where, certain, doubtful);
    std::set<std::string> reported;
    for (const Done& done : done_) {
      const std::string what = std::string(done.gives) + " " + shown(done);
      if (done.is_missed() && (done.is_field || !is_vague_) && !is_named_at_once(done) && reported.insert(what).second)
        doubtful(std::string(where) + what + ", but the text does not say so", {});
    }
  }

 private:
  // Matches certain pairs before pairs with an unclear unit, and digits before words.
  void meet() {
    for (const bool certain : {true, false})
      for (const bool are_words : {false, true})
        for (const bool must_be_said : {true, false})
          for (Said& said : said_)
            if (said.is_word == are_words && (certain || !is_about_another(said)))
              find(said, certain, must_be_said);
    share();
  }

  // The effect has the same unit with another number: "+2 evasion while its HP is 2", but the effect gives +1.
  bool is_about_another(const Said& said) const {
    return std::any_of(done_.begin(), done_.end(), [&](const Done& d) {
      return !d.met && is_certain(said, d) && (d.is_missed() || d.is_field || (said.sign != 0 && d.is_signed));
    });
  }

  void find(Said& said, bool certain, bool must_be_said) {
    for (Done& done : done_) {
      if (said.met)
        return;
      const bool fits = certain ? is_certain(said, done) : may_be(said, done);
      if (!done.met && fits && done.must_be_said == must_be_said && equal(said, done))
        said.met = done.met = true, said.met_by_edge = done.edge.has_value();
    }
  }

  // One number in the text may stand for both branches of an `if`. A repeated number must not hide a missing one.
  void share() {
    for (Done& done : done_)
      for (const Done& other : done_)
        if (!done.met && other.met && done.value == other.value && done.units == other.units &&
            (done.gives == other.gives || (says_give_ && done.is_field != other.is_field)))  // the cost is given away
          done.met = true;
    for (Said& said : said_) {
      const auto hides = [&](const Done& d) {
        return !d.met && (is_certain(said, d) || (may_be(said, d) && (d.must_be_said || std::llabs(d.value) > 1)));
      };
      const auto repeats = [&](const Done& d) { return d.met && may_be(said, d) && equal(said, d); };
      if (!said.met && std::none_of(done_.begin(), done_.end(), hides))
        said.met = std::any_of(done_.begin(), done_.end(), repeats);
    }
  }

  // "Only on attack rolls of 2", where the effect has 1, 3, 4, 5 and 6.
  void meet_all_others() {
    const auto is_die = [](const auto& number) { return (number.units & bit(Unit::die)) != 0; };
    std::set<std::int64_t> values;
    for (const Done& done : done_)
      if (done.is_field && done.units == bit(Unit::die))
        values.insert(done.value);
    const bool are_others = values.size() > 2 && std::all_of(said_.begin(), said_.end(), [&](const Said& said) {
                              return !is_die(said) || !values.contains(said.value);
                            });
    if (!are_others || std::none_of(said_.begin(), said_.end(), is_die))
      return;
    for (Said& said : said_)
      said.met = said.met || is_die(said);
    for (Done& done : done_)
      done.met = done.met || (done.is_field && done.units == bit(Unit::die));
  }

  // "4-5" where the code only says `<= 5`: lower values were handled before, and nothing else is compared.
  void complete_ranges() {
    const bool compares_more =
        std::any_of(done_.begin(), done_.end(), [](const Done& d) { return !d.met && d.edge.has_value(); });
    for (std::size_t i = 0; i + 1 < said_.size() && !compares_more; ++i)
      if (said_[i].begins_range && (said_[i].met_by_edge || said_[i + 1].met_by_edge))
        said_[i].met = said_[i + 1].met = true;
  }

  // The 6 of "4 or more", and of "5-6".
  bool is_named_at_once(const Done& done) const {
    const auto names = [&](const Said& said) {
      return said.least < said.most && said.least <= done.value && done.value <= said.most;
    };
    return done.is_field && done.units == bit(Unit::die) && std::any_of(said_.begin(), said_.end(), names);
  }

  // "Destroy 2 items": two targets, or the same verb twice.
  void count(const std::set<std::int64_t>& counts) {
    for (Said& said : said_) {
      const auto differs = [&](const Done& d) {
        return !d.met && (is_certain(said, d) || (d.is_missed() && may_be(said, d)));
      };
      if (!said.met && said.sign == 0 && counts.count(said.value) > 0)
        said.met = std::none_of(done_.begin(), done_.end(), differs);
    }
  }

  // The number of the effect that the text probably means.
  Done* partner_of(const Said& said) {
    const auto first = [&](auto is) {
      const auto at = std::find_if(done_.begin(), done_.end(), is);
      return at == done_.end() ? nullptr : &*at;
    };
    Done* best = first([&](const Done& d) { return !d.met && d.must_be_said && is_certain(said, d); });
    if (!best)
      best = first([&](const Done& d) { return !d.met && is_certain(said, d); });
    if (!best)
      best = first([&](const Done& d) { return d.is_missed() && may_be(said, d); });
    if (!best)
      best = first([&](const Done& d) { return !d.met && d.must_be_said && may_be(said, d); });
    if (!best)
      best = first([&](const Done& d) { return !d.met && std::llabs(d.value) > 1 && may_be(said, d); });
    if (said.is_word)
      return best;
    if (!best)
      best = first([&](const Done& d) { return !d.met && d.must_be_said && equal(said, d); });
    if (!best)
      best = first([&](const Done& d) { return d.is_missed(); });
    if (!best)
      best = first([&](const Done& d) { return is_certain(said, d); });
    return best;
  }

  // A word may be an ordinal ("the second player"), and 1 is common ("1¢ for each"): they are compared only with
  // numbers that the text does not mention otherwise.
  void tell_said(const Said& said, std::string_view where, const Tell& certain, const Tell& doubtful) {
    Done* const partner = partner_of(said);
    if (said.is_ordinal)
      return;
    if (said.is_word && (!partner || (said.value == 1 && !partner->is_missed())))
      return;
    if (said.value == 1 && (!partner || partner->met))
      return;
    const std::string begin = std::string(where) + "the text says " + said.written;
    if (!partner)
      return doubtful(begin + ", but the effect never uses that number", {});
    const bool is_same_unit = !partner->met && is_certain(said, *partner) && partner->must_be_said;
    partner->met = true;
    (is_same_unit ? certain : doubtful)(begin + ", " + std::string(partner->gives) + " " + shown(*partner), {});
  }

  std::vector<Said> said_;
  std::vector<Done> done_;
  bool says_give_ = false, is_vague_ = false;
};

// ---- One text ----------------------------------------------------------------------------------------------------

constexpr int sides = 6;
constexpr unsigned bit_of(int value) { return 1U << value; }

// "1-2, 3, 4-6": runs of values with the same outcome.
template <class Alike>
std::vector<unsigned> runs_of(Alike alike) {
  std::vector<unsigned> runs;
  for (int v = 1; v <= sides; ++v) {
    if (v == 1 || !alike(v - 1, v))
      runs.push_back(0);
    runs.back() |= bit_of(v);
  }
  return runs;
}

std::string written(unsigned run) {
  std::string text;
  for (int v = 1; v <= sides; ++v)
    if (run & bit_of(v)) {
      const bool begins = !(run & bit_of(v - 1)), ends = !(run & bit_of(v + 1));
      text += begins ? (text.empty() ? "" : ", ") + std::to_string(v) : ends ? "-" + std::to_string(v) : "";
    }
  return text;
}

class TextCheck {
 public:
  // `error` and `doubt` report numbers, `warning` reports words.
  TextCheck(const Library& library, const AbilityDef& def, const AbilityTable* table, Tell error, Tell doubt,
            Tell warning)
      : library_(library),
        def_(def),
        text_(def.text),
        table_(table),
        error_(std::move(error)),
        doubt_(std::move(doubt)),
        warning_(std::move(warning)) {}

  void run() {
    const AbilityNumbers all = numbers_with_branches(library_, def_);
    if (def_.roll.present && !def_.roll.each.known() && !text_.branches().empty()) {
      check_roll();
      check_deeds(CardText(text_.head()), all, at_effect());
    } else {
      Comparison(text_, all).tell("", error_, doubt_);
      check_deeds(text_, all, at_effect());
    }
    const Described ability{text_, def_, all, table_};
    check_words(ability, warning_);
    check_roles(ability, is_of_monster(), warning_);
  }

 private:
  Tell at_effect(const std::string& before = "") const {
    const auto at = table_ ? table_->place_of("effect") : std::nullopt;
    return [this, before, at](const std::string& sentence, const auto&) { warning_(before + sentence, at); };
  }

  // Cards of the game, where `you` is the active player.
  bool is_of_monster() const {
    const Content& content = library_.content();
    if (!def_.card.known())
      return false;
    const std::string type = content.type_name(content[def_.card].deck);
    return type == "monster" || type == "room" || type == "fixture";
  }

  AbilityId outcome(int value) const { return def_.roll.outcomes[static_cast<std::size_t>(value - 1)]; }

  AbilityNumbers numbers_of_outcome(int value) const {
    return outcome(value).known() ? numbers_with_branches(library_, library_.content()[outcome(value)])
                                  : AbilityNumbers{};
  }

  // The same outcome, or two outcomes with the same source.
  bool alike(int a, int b) const {
    if (outcome(a) == outcome(b))
      return true;
    if (!outcome(a).known() || !outcome(b).known())
      return false;
    const AbilityNumbers one = numbers_of_outcome(a), other = numbers_of_outcome(b);
    const auto same = [](const EffectNumber& x, const EffectNumber& y) {
      return x.value == y.value && x.units == y.units && x.gives == y.gives;
    };
    return one.words == other.words &&
           std::equal(one.numbers.begin(), one.numbers.end(), other.numbers.begin(), other.numbers.end(), same);
  }

  void check_roll() {
    const AbilityNumbers own = numbers_of(library_, def_);
    Comparison whole(CardText(text_.head()), own);
    const std::vector<unsigned> runs = runs_of([&](int a, int b) { return alike(a, b); });
    unsigned said = 0;
    for (const StatedBranch& branch : text_.branches()) {
      if (check_values(branch, said, runs))
        check_branch(branch, whole, own);
      said |= branch.values;
    }
    for (const unsigned run : runs)
      if ((run & said) != 0 && (run & ~said) != 0)
        error_("the text does not mention " + written(run & ~said) + "; the roll table has " + listed(runs), {});
    whole.tell("", error_, doubt_);
  }

  static std::string listed(const std::vector<unsigned>& runs) {
    std::string text;
    for (const unsigned run : runs)
      text += (text.empty() ? "" : " | ") + written(run);
    return text;
  }

  bool check_values(const StatedBranch& branch, unsigned said, const std::vector<unsigned>& runs) {
    std::string why;
    if (branch.is_wrong)
      why = "; a die shows 1 to 6";
    else if (branch.values & said)
      why = ", but " + written(branch.values & said) + " appears in an earlier branch";
    else if (!all_alike(branch.values))
      why = "; the roll table has " + listed(runs);
    if (!why.empty())
      error_("the text says " + branch.label + why, {});
    return why.empty();
  }

  bool all_alike(unsigned values) const {
    int first = 0;
    for (int v = 1; v <= sides; ++v) {
      if (!(values & bit_of(v)))
        continue;
      first = first == 0 ? v : first;
      if (!alike(first, v))
        return false;
    }
    return true;
  }

  void check_branch(const StatedBranch& branch, Comparison& whole, const AbilityNumbers& own) {
    int value = 1;
    while (!(branch.values & bit_of(value)))
      ++value;
    AbilityNumbers does = numbers_of_outcome(value);
    const CardText text(branch.text);
    Comparison comparison(text, does);
    whole.lend_to(comparison);
    comparison.tell("for " + branch.label + " ", error_, doubt_);
    does.words.insert(own.words.begin(), own.words.end());
    check_deeds(text, does, at_effect("for " + branch.label + " "));
  }

  const Library& library_;
  const AbilityDef& def_;
  const CardText text_;
  const AbilityTable* const table_;
  const Tell error_, doubt_, warning_;
};

// ---- Places of texts ----------------------------------------------------------------------------------------------

// Finds the lines of texts, and the tables of abilities with these texts.
class Places {
 public:
  // The first line at or after the line of the ability that contains the text; for a joined text, the line of its first
  // piece.
  static int line_of(const AbilityDef& def, const std::string& source) {
    constexpr std::size_t shortest = 6;
    std::size_t from = 0;
    for (int line = 1; line < def.line && from != std::string::npos; ++line)
      from = source.find('\n', from) == std::string::npos ? std::string::npos : source.find('\n', from) + 1;
    if (from == std::string::npos)
      return def.line;
    std::size_t at = source.find(def.text, from);
    for (std::size_t length = def.text.size() / 2; at == std::string::npos && length >= shortest; length /= 2)
      at = source.find(def.text.substr(0, length), from);
    if (at == std::string::npos)
      return def.line;
    return 1 + static_cast<int>(std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  }

  // Null if it is not found, or if the file has too many tables with texts.
  const syntax::Expr* table_of(const AbilityDef& def, int line, const SourceFile& file) {
    constexpr std::size_t most_work = 400'000;
    const syntax::Tree* const tree = file.tree();
    if (!tree || (work_[def.file] += tree->exprs.size()) > most_work)
      return nullptr;
    for (const syntax::Expr& e : tree->exprs)
      if (const syntax::TableField* const text = AbilityTable::find(e, "text"))
        if (const syntax::Expr& written = tree->expr(tree->bare(text->value));
            (written.kind != syntax::ExprKind::text || written.text == def.text) && written.range.begin.line == line)
          return &e;
    return nullptr;
  }

 private:
  std::map<std::string, std::size_t> work_;  // of each file
};

void check_text_of(const AbilityDef& def, const Library& library, Places& places, std::vector<Finding>& findings) {
  const Content& content = library.content();
  const Source file = library.files().find(def.file);
  const int line = file ? Places::line_of(def, file->text()) : def.line;
  const auto tell = [&, line](Code code, Severity severity) {
    return [&, line, code, severity](const std::string& sentence, const std::optional<syntax::Range>& at) {
      const std::string card = def.card.known() ? content[def.card].id : "";
      findings.push_back(
          {code, severity, def.file, at ? at->begin.line : line, 0, 0, card, "text", printable(sentence), ""});
      if (at)
        mark(findings.back(), file->text(), at->begin.at, at->end.at);
    };
  };
  const syntax::Expr* const written = file ? places.table_of(def, line, *file) : nullptr;
  std::optional<AbilityTable> table;
  if (written)
    table.emplace(*file->tree(), *written, file->text(), library.words_for(def.file));
  TextCheck(library, def, table ? &*table : nullptr, tell("text_number", Severity::error),
            tell("text_number", Severity::warning), tell("text_word", Severity::warning))
      .run();
}

// The abilities of one file, in their order.
using AbilitiesOfFile = std::vector<const AbilityDef*>;

// Those of cards depend on their own file and on the words, unless a set changes cards of another one.
std::uint64_t hash_of(const Library& library, const std::string& file, const AbilitiesOfFile& abilities) {
  const Content& content = library.content();
  const bool is_own = std::all_of(abilities.begin(), abilities.end(), [&](const AbilityDef* def) {
    return def->card.known() && content[def->card].file == def->file;
  });
  const Source source = library.files().find(file);
  if (!is_own || !source || !library.overrides().empty())
    return 0;
  std::uint64_t hash = source->hash();
  for (const AbilityDef* def : abilities)  // under another ruleset, some may have been checked before
    hash = hash_of_text(def->path, hash);
  return hash;
}

// The texts of sets that were not named, only required, are for those who write them.
class NamedSets {
 public:
  explicit NamedSets(const Library& library) {
    for (const SetDef& set : library.sets())
      if (!set.is_named())
        required_.push_back((std::filesystem::path(set.folder) / "").string());
  }
  bool have(const std::string& file) const {
    return std::none_of(required_.begin(), required_.end(),
                        [&](const std::string& folder) { return file.starts_with(folder); });
  }

 private:
  std::vector<std::string> required_;  // folders, each with a slash at its end
};

std::string texts_in(const std::string& file) { return "texts in " + file + "\n"; }

// An ability of another file than the card's may be one of several cards.
std::string key_of_text(const AbilityDef& def, bool is_of_card) {
  return texts_in(def.file) + (is_of_card ? def.path : "") + " " + std::to_string(def.line) + " " + def.text;
}

std::vector<Finding> findings_about_texts(const Library& library, const NamedSets& named, std::set<std::string>& done,
                                          KnownFindings* known) {
  const Content& content = library.content();
  std::map<std::string, AbilitiesOfFile> files;
  for (const AbilityDef& def : content.abilities) {
    const bool is_of_card = def.card.known() && content[def.card].file == def.file;
    if (!def.text.empty() && named.have(def.file) && done.insert(key_of_text(def, is_of_card)).second)
      files[def.file].push_back(&def);
  }
  std::vector<Finding> findings;
  Places places;
  const std::uint64_t words = known ? hash_of_words(library) : 0;
  for (const auto& [file, abilities] : files) {
    const std::uint64_t own = known ? hash_of(library, file, abilities) : 0;
    const std::vector<Finding>* const before = own != 0 ? known->find("texts", file, own ^ words) : nullptr;
    std::vector<Finding> now;
    for (const AbilityDef* def : before ? AbilitiesOfFile() : abilities)
      check_text_of(*def, library, places, now);
    const std::vector<Finding>& found = before ? *before : now;
    findings.insert(findings.end(), found.begin(), found.end());
    if (own != 0 && !before)
      known->keep("texts", file, own ^ words, std::move(now));
  }
  return findings;
}

bool has_texts_of(const std::set<std::string>& done, const std::string& file) {
  const std::string beginning = texts_in(file);
  const auto first = done.lower_bound(beginning);
  return first != done.end() && first->starts_with(beginning);
}

void report_unused(const Acceptance& one, std::vector<Finding>& findings) {
  Report report(findings, one.file);
  report.name_card(one.card);
  report.warning("accepts_nothing", one.line, "accepts",
                 "there is no finding " + ticked(one.finding) +
                     (one.about.empty() ? "" : " with " + ticked(one.about)) + " about these texts: remove it");
}

}  // namespace

std::vector<AcceptedFinding> check_texts(const Library& library, std::set<std::string>& done,
                                         std::vector<Finding>& findings, KnownFindings* known) {
  std::vector<AcceptedFinding> accepted;
  const std::vector<Acceptance>& acceptances = library.acceptances();
  std::vector<bool> is_used(acceptances.size());
  const NamedSets named(library);
  std::vector<bool> is_new;
  for (const Acceptance& one : acceptances)
    is_new.push_back(!has_texts_of(done, one.file));
  for (Finding& finding : findings_about_texts(library, named, done, known)) {
    const auto fits = [&](const Acceptance& one) { return one.fits(finding); };
    const auto by = std::find_if(acceptances.begin(), acceptances.end(), fits);
    if (by == acceptances.end()) {
      findings.push_back(std::move(finding));
      continue;
    }
    is_used[static_cast<std::size_t>(by - acceptances.begin())] = true;
    accepted.push_back({std::move(finding), by->reason});
  }
  for (std::size_t i = 0; i < acceptances.size(); ++i)
    if (is_new[i] && !is_used[i] && named.have(acceptances[i].file))
      report_unused(acceptances[i], findings);
  return accepted;
}

}  // namespace soulstack::scripting
