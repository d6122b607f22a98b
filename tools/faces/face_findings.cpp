// What `soulstack check` says about faces.
#include "tools/faces/face_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "engine/model/content.h"
#include "scripting/findings/report.h"
#include "scripting/loader/known_findings.h"
#include "scripting/loader/look_of_set.h"
#include "scripting/source/source_file.h"
#include "tools/faces/face_colours.h"
#include "tools/faces/face_layout.h"
#include "tools/faces/faces.h"
#include "tools/faces/picture_file.h"

namespace soulstack::tools {

namespace {

using scripting::Finding;
using CardsOfFile = std::vector<const CardDef*>;

std::string text_of(const FaceContents& face) {
  std::string all = face.reward;
  for (const Paragraph& paragraph : face.paragraphs)
    for (const TextRun& run : paragraph)
      all += run.text;
  return all;
}

void report_missing(scripting::Report& report, int line, std::string_view field, std::string_view text) {
  for (const char32_t c : missing_characters(text))
    report.warning("not_in_font", line, field,
                   fmt::format("the font of the faces does not have `{}`: it is printed as `?`", to_utf8(c)));
}

class FaceCheck {
 public:
  explicit FaceCheck(const scripting::Loaded& loaded) : content_(loaded.content()), faces_(loaded) {}

  void card(const CardDef& card, std::vector<Finding>& findings) const {
    scripting::Report report(findings, card.file);
    report.name_card(card.id);
    const FaceContents contents = faces_.contents(card);
    const int line = card.abilities.empty() ? 0 : content_[card.abilities.front()].line;
    for (const auto& [field, characters] : lay_out(contents).excess)
      report.warning("does_not_fit", field == "text" ? line : 0, field,
                     fmt::format("the {} does not fit on the face of the card: {} too many", field,
                                 characters == 1 ? "1 character" : fmt::format("{} characters", characters)));
    report_missing(report, 0, "name", contents.name);
    report_missing(report, line, "text", text_of(contents));
    report_missing(report, 0, "flavour", contents.flavour);
    report_missing(report, 0, "artist", contents.artist);
  }

 private:
  const Content& content_;
  Faces faces_;
};

// Hashes of all that the faces of a file's cards say: its text, and the name of a starting item, which is of another
// file.
class FaceHashes {
 public:
  explicit FaceHashes(const scripting::Loaded& loaded)
      : content_(loaded.content()), are_own_(loaded.overrides().empty()), words_(hash_of_words(loaded.library())) {
    for (const scripting::LoadedSet& set : loaded.sets())
      for (const auto& [name, hash] : set.files)
        files_.emplace((std::filesystem::path(set.folder) / name).string(), hash);
  }

  // 0: they also depend on other files, since a set changes cards of another one.
  std::uint64_t of(const std::string& file, const CardsOfFile& cards) const {
    const auto found = files_.find(file);
    if (found == files_.end() || !are_own_)
      return 0;
    std::uint64_t hash = found->second ^ words_;
    for (const CardDef* card : cards) {
      hash = scripting::hash_of_text(card->id, hash);
      for (const AbilityId ability : card->abilities)
        if (content_[ability].file != file)
          return 0;
      if (card->starting_item.known())
        hash = scripting::hash_of_text(content_[card->starting_item].name, hash);
    }
    return hash;
  }

 private:
  const Content& content_;
  bool are_own_;
  std::uint64_t words_;
  std::map<std::string, std::uint64_t> files_;  // by path
};

void check_file(const FaceCheck& check, const std::string& file, const CardsOfFile& cards, std::uint64_t hash,
                std::vector<Finding>& findings, scripting::KnownFindings* known) {
  const std::vector<Finding>* const before = known && hash != 0 ? known->find("faces", file, hash) : nullptr;
  std::vector<Finding> found;
  if (before)
    found = *before;
  else
    for (const CardDef* card : cards)
      check.card(*card, found);
  findings.insert(findings.end(), found.begin(), found.end());
  if (known && hash != 0 && !before)
    known->keep("faces", file, hash, std::move(found));
}

// Each file once.
class PictureCheck {
 public:
  PictureCheck(const std::string& folder, std::vector<Finding>& findings) : folder_(folder), findings_(findings) {}

  void file(const std::string& in, int line, const std::string& card, std::string_view field, const std::string& name) {
    const auto [at, is_new] = wrong_.try_emplace(name);
    if (is_new)
      at->second = read_picture(folder_, name).why;
    if (at->second.empty())
      return;
    scripting::Report report(findings_, in);
    report.name_card(card);
    report.warning("wrong_picture", line, field, fmt::format("`{}` {}", scripting::printable_name(name), at->second));
  }

 private:
  const std::string& folder_;
  std::vector<Finding>& findings_;
  std::map<std::string, std::string> wrong_;  // what is wrong with them, by their names
};

void check_pictures(const Content& content, const scripting::LoadedSet& set, const scripting::SetLook& look,
                    std::vector<Finding>& findings) {
  PictureCheck check(set.folder, findings);
  for (const auto& [deck, kind] : look.kinds)
    if (!kind.frame.text.empty())
      check.file(set.folder + "/set.lua", kind.frame.line, "", "frame", kind.frame.text);
  for (const CardDef& card : content.cards)
    if (card.set == set.id)
      for (const FreeField& free : card.free_fields)
        if (free.field == "image")
          check.file(card.file, 0, card.id, "image", free.text);
}

// The decks that set.lua names in `frame` and `colours`, and how well texts can be read in its colours.
class LookCheck {
 public:
  LookCheck(const Content& content, const std::string& folder, const scripting::SetLook& look,
            scripting::Report& report)
      : content_(content), folder_(folder), look_(look), report_(report) {}

  void check() {
    for (const auto& [deck, kind] : look_.kinds)
      if (!deck.empty() && !is_deck(deck))
        unknown_deck(deck, kind.line);
    for (const DeckDef& deck : content_.decks)
      for (const ColourPair& pair : colour_pairs())
        check_pair(deck.name, colours_of(deck.name, look_), pair);
  }

 private:
  // Also one that only some rulesets have.
  bool is_deck(const std::string& deck) const {
    if (content_.find_deck(deck).known() || is_usual_deck(deck))
      return true;
    std::vector<Finding> ignored;
    for (const scripting::RulesSummary& rules : scripting::rulesets_in({folder_}, ignored))
      if (std::find(rules.decks.begin(), rules.decks.end(), deck) != rules.decks.end())
        return true;
    return false;
  }

  void unknown_deck(const std::string& deck, int line) {
    scripting::Nearest nearest = report_.nearest(deck);
    for (const DeckDef& known : content_.decks)
      nearest.offer(known.name);
    report_.warning("unknown_word", line, deck, fmt::format("there is no deck `{}`", deck), nearest.word());
  }

  // Only what the set itself says is its fault, and a pair of colours is named once.
  void check_pair(const std::string& deck, const FaceColours& colours, const ColourPair& pair) {
    const double found = contrast(colour_named(colours, pair.text), colour_named(colours, pair.behind));
    const int line = std::max(line_of(deck, pair.text), line_of(deck, pair.behind));
    if (found >= pair.least || line == 0 || !named_.insert({line, pair.text, pair.behind}).second)
      return;
    report_.warning("low_contrast", line, pair.text,
                    fmt::format("`{}` is hard to read on `{}`: their contrast is {:.1f}, and it should be at least {}",
                                pair.text, pair.behind, found, pair.least));
  }

  int line_of(const std::string& deck, std::string_view part) const {
    for (const std::string& kind : {deck, std::string()})
      if (const auto of_kind = look_.kinds.find(kind); of_kind != look_.kinds.end())
        if (const auto value = of_kind->second.colours.find(std::string(part)); value != of_kind->second.colours.end())
          return value->second.line;
    return 0;
  }

  const Content& content_;
  const std::string& folder_;
  const scripting::SetLook& look_;
  scripting::Report& report_;
  std::set<std::tuple<int, std::string_view, std::string_view>> named_;
};

void check_set(const scripting::Loaded& loaded, const scripting::LoadedSet& set, std::vector<Finding>& findings) {
  const scripting::SetLook look = scripting::look_of_set(loaded.library(), set.id);
  check_pictures(loaded.content(), set, look, findings);
  scripting::Report report(findings, set.folder + "/set.lua");
  LookCheck(loaded.content(), set.folder, look, report).check();
  report_missing(report, 0, "title", set.title);
  report_missing(report, 0, "authors", set.authors.empty() ? "" : set.authors.front());
  report_missing(report, 0, "license", set.license);
}

}  // namespace

void check_faces(const scripting::Loaded& loaded, std::set<std::string>& done, std::vector<Finding>& findings,
                 scripting::KnownFindings* known) {
  std::set<std::string> named;
  for (const scripting::LoadedSet& set : loaded.sets())
    if (set.wanted_by.empty()) {
      named.insert(set.id);
      check_set(loaded, set, findings);
    }
  std::map<std::string, CardsOfFile> files;
  for (const CardDef& card : loaded.content().cards)
    if (named.contains(card.set) && done.insert("face of " + card.id).second)
      files[card.file].push_back(&card);
  const FaceCheck check(loaded);
  const FaceHashes hashes(loaded);
  for (const auto& [file, cards] : files)
    check_file(check, file, cards, hashes.of(file, cards), findings, known);
}

void check_pictures(const scripting::Loaded& loaded, const std::string& id, std::vector<Finding>& findings) {
  for (const scripting::LoadedSet& set : loaded.sets())
    if (set.id == id)
      check_pictures(loaded.content(), set, scripting::look_of_set(loaded.library(), id), findings);
}

}  // namespace soulstack::tools
