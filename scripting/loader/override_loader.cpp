// The part of the set loader that finds the cards that replace, change or are based on others, and reads them.
#include <algorithm>

#include "engine/model/names.h"
#include "scripting/loader/set_loader.h"
#include "scripting/reading/card_loader.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

constexpr OverrideKind kinds_on_cards[] = {OverrideKind::replaces, OverrideKind::changes, OverrideKind::based_on};

// "replaces =", also in a comment.
bool seems_to_write(std::string_view source, std::string_view field) {
  for (std::size_t at = source.find(field); at != std::string_view::npos; at = source.find(field, at + 1)) {
    const std::size_t next = source.find_first_not_of("\"'] \t\r\n", at + field.size());
    if (next != std::string_view::npos && source[next] == '=')
      return true;
  }
  return false;
}

// Most files don't, and are read only once. A field in brackets, ["replaces"], is found, too.
bool may_name_another_card(std::string_view source) {
  return std::any_of(std::begin(kinds_on_cards), std::end(kinds_on_cards),
                     [&](OverrideKind kind) { return seems_to_write(source, field_of(kind)); });
}

}  // namespace

CardDefId find_exactly(const Content& content, const std::string& id) {
  const auto found =
      std::find_if(content.cards.begin(), content.cards.end(), [&](const CardDef& card) { return card.id == id; });
  return found == content.cards.end() ? CardDefId{}
                                      : CardDefId{static_cast<std::uint16_t>(found - content.cards.begin())};
}

// ---- Before the cards are loaded ---------------------------------------------------------------------------------

void SetLoader::find_overrides() {
  for (const SetDef& set : library_.sets) {
    for (const WrittenId& card : set.leave_out)
      overrides_.add({OverrideKind::leaves_out,
                      set.id,
                      (fs::path(set.folder) / "set.lua").generic_string(),
                      card.line,
                      "",
                      card.id,
                      {},
                      "",
                      {}});
    for (const fs::path& folder : card_folders(set)) {
      const std::string deck = folder.filename().string();
      for (const CardFile& file : card_files(folder))
        look_at_card(set, deck, file);
    }
  }
  overrides_.settle(library_.sets, findings_);
}

void SetLoader::look_at_card(const SetDef& set, const std::string& deck, const CardFile& file) {
  std::vector<Override> found = overrides_in(set, deck, file);
  const auto changes = [](const Override& one) { return one.kind == OverrideKind::changes; };
  if (std::none_of(found.begin(), found.end(), changes))  // a change is not a card
    overrides_.add_card(set.id + ":" + file.name, deck, file.file);
  for (Override& one : found)
    overrides_.add(std::move(one));
}

// Errors in the file are reported when the card is read.
std::vector<Override> SetLoader::overrides_in(const SetDef& set, const std::string& deck, const CardFile& file) {
  if (!library_.content.find_deck(deck).known() || library_.options.without.contains(file.file) || is_exhausted())
    return {};
  std::vector<Finding> ignored;
  Report report(ignored, file.file);
  const Source source = library_.files.read(*file.path, report);
  if (!source || !may_name_another_card(source->text()))
    return {};
  library_.interpreter.look_from(set.id);
  Reader reader = library_.reader(report);
  if (!library_.interpreter.run(*source, reader))
    return {};
  Override all;
  all.set = set.id;
  all.file = file.file;
  all.card = set.id + ":" + file.name;
  std::vector<Override> found;
  read_overrides(reader, all, found);
  lua_pop(library_.lua(), 1);
  for (Override& one : found)
    one.fields = all.fields;
  return found;
}

// One for each field that names another card. The other fields are collected in `all`.
void SetLoader::read_overrides(Reader& reader, Override& all, std::vector<Override>& found) {
  const Given given{lua_gettop(reader.lua), 1, {}, nullptr};
  const auto table = reader.table(given);
  if (!table || !reader.made_by(given.index))
    return;
  reader.named(*table, [&](const Given& item) {
    const std::string field(item.field);
    for (const OverrideKind kind : kinds_on_cards)
      if (field == field_of(kind)) {
        if (const auto id = reader.text(item))
          found.push_back({kind, all.set, all.file, item.line, all.card, *id, {}, "", {}});
        return;
      }
    const std::size_t before = all.fields.size();
    if (const auto inside = reader.table(item); inside && field != "back")
      reader.named(*inside, [&](const Given& part) { all.fields.push_back(field + "." + std::string(part.field)); });
    if (all.fields.size() == before)
      all.fields.push_back(field);
  });
}

// ---- Cards that are made from another card -----------------------------------------------------------------------

// Null if it must wait, or can't be had; then the reason is reported.
SetLoader::OtherCard SetLoader::other_card_of(const Override& maker, Report& report) {
  const std::string id = overrides_.meant_by(maker.other);
  const std::string_view field = field_of(maker.kind);
  if (id.empty()) {
    report.error("wrong_override", maker.line, field,
                 ticked(maker.other) + " is not in the game: " + why_left_out(overrides_.all(), maker.other));
    return {};
  }
  if (std::find(unusable_.begin(), unusable_.end(), id) != unusable_.end()) {
    report.error("unknown_card", maker.line, field, why_unusable(unusable_, id));
    return {};
  }
  // A card is taken over as its own set has changed it.
  const bool comes_last = maker.kind == OverrideKind::based_on && !reads_waiting_;
  const CardDefId card = comes_last ? CardDefId{} : find_exactly(library_.content, id);
  return {card, !card.known()};
}

void SetLoader::load_waiting_cards() {
  reads_waiting_ = true;
  for (bool again = true; again;) {
    again = false;
    const std::vector<WaitingCard> before = std::move(waiting_);
    waiting_.clear();
    for (const WaitingCard& card : before)
      load_card(*card.set, card.deck, *card.file);
    again = waiting_.size() < before.size();
  }
  reads_waiting_ = false;
}

// Their sources are among themselves, or in no deck of these rules.
void SetLoader::refuse_waiting_cards() {
  for (const WaitingCard& card : waiting_) {
    Report report(findings_, card.file->file);
    report.name_card(card.set->id + ":" + card.file->name);
    const Override& maker = *overrides_.maker_of(report.file());
    const std::string id = overrides_.meant_by(maker.other);
    const bool waits = std::any_of(waiting_.begin(), waiting_.end(), [&](const WaitingCard& other) {
      return other.set->id + ":" + other.file->name == id;
    });
    report.error("wrong_override", maker.line, field_of(maker.kind),
                 waits ? ticked(maker.other) + " can't be taken over: it is made from this card, or from one that is"
                       : "the card " + ticked(maker.other) + " is not used by these rules");
    broken_.emplace(report.file(), report.card());
  }
}

// Looks up the id of the starting item in the set that wrote it: the card may belong to another one.
void SetLoader::complete_starting_item(const std::string& card, CardDefId made_from, const CardDef& before,
                                       const std::string& set) {
  const CardDefId own = find_exactly(library_.content, card);  // not known if it is a change
  std::string& id = library_.content.cards[own.known() ? own.value : made_from.value].starting_item_id;
  if (!id.empty())
    id = overrides_.with_set(id, id == before.starting_item_id ? before.set : set);
}

// The engine looks up starting items by their own ids.
void SetLoader::name_absent_cards() {
  Content& content = library_.content;
  for (const auto& [id, by] : overrides_.absent())
    if (const CardDefId card = find_exactly(content, by); card.known())
      library_.other_ids.push_back({id, card});
  if (library_.other_ids.empty())
    return;
  for (CardDef& card : content.cards)
    if (const CardDefId item = find_card(content, library_.other_ids, card.starting_item_id, card.set); item.known())
      card.starting_item_id = content[item].id;
}

// ---- Cards that are left out -------------------------------------------------------------------------------------

// Reports those that are needed. False if there are any.
bool SetLoader::check_left_out() {
  bool is_needed = false;
  for (const Override& one : overrides_.all()) {
    if (one.kind != OverrideKind::leaves_out || !one.beaten_by.empty() || !overrides_.meant_by(one.other).empty())
      continue;
    const auto needs = [&](const std::string& who, const std::string& file, int line) {
      is_needed = true;
      Report(findings_, one.file)
          .error("needed_card", one.line, "leave_out",
                 ticked(one.other) + " can't be left out: " + who + " in " + file +
                     (line > 0 ? ":" + std::to_string(line) : "") + " needs it");
    };
    const Content& content = library_.content;
    const auto is_it = [&](const std::string& id) {
      return is_named(one.other, id) && !find_card(content, library_.other_ids, id).known();
    };
    for (const CardDef& card : content.cards)
      if (is_named(one.other, card.starting_item_id) && !content.find_card(card.starting_item_id, card.set).known())
        needs("the `starting_item` of " + ticked(card.id), card.file, 0);
    for (const RulesModule& module : modules_)
      for (const auto* named : {&module.bonus_souls, &module.characters})
        for (std::size_t i = 0; *named && i < (*named)->size(); ++i)
          if (const NamedCard& card = (**named)[i]; is_it(card.id))
            needs("the ruleset " + ticked(module.name), module.file, card.line);
  }
  return !is_needed;
}

}  // namespace soulstack::scripting
