// Decides which overrides of cards work.
#include "scripting/loader/overrides.h"

#include <algorithm>
#include <filesystem>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/report.h"
#include "scripting/findings/visible_text.h"
#include "scripting/loader/set_aside.h"
#include "scripting/loader/set_reader.h"

namespace soulstack::scripting {

namespace {

std::string set_in(const std::string& id) {
  const std::size_t colon = id.find(':');
  return colon == std::string::npos ? "" : id.substr(0, colon);
}

bool is_in(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// They can't both be as their sets want them: each takes the whole card, or they write the same field.
std::string shared_field(const Override& a, const Override& b) {
  if (a.kind != OverrideKind::changes || b.kind != OverrideKind::changes)
    return "card";
  const auto both =
      std::find_if(a.fields.begin(), a.fields.end(), [&](const std::string& field) { return is_in(b.fields, field); });
  return both == a.fields.end() ? "" : *both;
}

std::string verb_of(OverrideKind kind) {
  return kind == OverrideKind::replaces ? "replaces" : kind == OverrideKind::changes ? "changes" : "leaves out";
}

std::string place_of(const Override& one) { return printable_name(one.file) + ":" + std::to_string(one.line); }

}  // namespace

std::string_view field_of(OverrideKind kind) {
  constexpr std::string_view names[] = {"replaces", "changes", "based_on", "leave_out"};
  return names[static_cast<std::size_t>(kind)];
}

std::string why_left_out(const std::vector<Override>& all, std::string_view written) {
  for (const Override& one : all)
    if (one.kind == OverrideKind::leaves_out && one.beaten_by.empty() && is_named(one.other, written))
      return "the set " + ticked(one.set) + " leaves it out (" + place_of(one) + ")";
  return {};
}

// ---- Answers -----------------------------------------------------------------------------------------------------

const Override* Overrides::maker_of(const std::string& file) const {
  for (const Override& one : all_)
    if (one.file == file && (one.kind == OverrideKind::changes || one.kind == OverrideKind::based_on))
      return &one;
  return nullptr;
}

bool Overrides::has_any(const std::string& file) const {
  return std::any_of(all_.begin(), all_.end(), [&](const Override& one) { return one.file == file; });
}

std::string Overrides::meant_by(const std::string& id) const {
  const auto other = in_place_.find(id);
  return other == in_place_.end() ? id : other->second;
}

std::string Overrides::writer_of(const std::string& card, std::string_view field) const {
  std::string file;
  for (const Override& one : all_)
    if (one.kind == OverrideKind::changes && meant_by(one.other) == card && is_in(one.fields, std::string(field)))
      file = one.file;
  return file;
}

std::string Overrides::with_set(const std::string& id, const std::string& set) const {
  const std::string full = set + ":" + id;
  return places_.contains(full) ? full : id;
}

bool Overrides::report(const std::string& file, std::vector<Finding>& findings) const {
  const auto found = wrong_.find(file);
  if (found == wrong_.end())
    return false;
  findings.insert(findings.end(), found->second.begin(), found->second.end());
  return true;
}

// ---- Checks ------------------------------------------------------------------------------------------------------

void Overrides::wrong(const Override& one, Code code, const std::string& message, const std::string& suggestion) {
  Report report(wrong_[one.file], one.file);
  report.name_card(one.card);
  report.error(code, one.line, field_of(one.kind), message, suggestion);
}

void Overrides::settle(const std::vector<SetDef>& sets, std::vector<Finding>& findings) {
  for (std::size_t i = 0; i < all_.size(); ++i) {
    Override& one = all_[i];
    const auto set = std::find_if(sets.begin(), sets.end(), [&](const SetDef& s) { return s.id == one.set; });
    complete_id(one);
    const bool works = names_known_card(one, *set) && !takes_over_itself(one) &&
                       (one.kind == OverrideKind::based_on || claim(i, sets));
    if (!works)
      one.beaten_by = one.file;
  }
  for (const Override& one : all_)
    if (one.kind == OverrideKind::leaves_out && report(one.file, findings))
      wrong_.erase(one.file);
}

// A card can be based on another card of its own set, which is then named without the set.
void Overrides::complete_id(Override& one) const {
  if (one.kind == OverrideKind::based_on && set_in(one.other).empty())
    one.other = with_set(one.other, one.set);
}

bool Overrides::names_known_card(const Override& one, const SetDef& set) {
  const std::string other = set_in(one.other);
  const bool is_own = other == set.id;
  if (one.other == one.card)
    return wrong(one, "wrong_value", "a card can't be made from itself"), false;
  if (other.empty()) {
    for (const std::string& required : set.requires_sets)
      if (places_.contains(required + ":" + one.other))
        return wrong(one, "unknown_card",
                     "the id of a card of another set begins with that set, not " + ticked(one.other),
                     required + ":" + one.other),
               false;
    return wrong(one, "unknown_card",
                 "there is no card " + ticked(one.other) + " in the sets that " + ticked(set.id) +
                     " requires: write the id with its set, such as `base:bomb`"),
           false;
  }
  if (is_own && one.kind != OverrideKind::based_on)
    return wrong(one, "wrong_override",
                 ticked(one.other) + " is a card of this set: " +
                     (one.kind == OverrideKind::leaves_out ? "remove its file" : "change its own file")),
           false;
  if (!is_own && !set.needs(other))
    return wrong(one, "missing_set",
                 ticked(one.other) + " is a card of the set " + ticked(other) + ", which " + ticked(set.id) +
                     " does not require: add " + ticked(other) + " to `requires` in its set.lua"),
           false;
  const auto place = places_.find(one.other);
  if (place == places_.end())
    return wrong(one, "unknown_card", "there is no card " + ticked(one.other), nearest_to(one.other, other)), false;
  const std::string deck = std::filesystem::path(one.file).parent_path().filename().string();
  if (one.kind != OverrideKind::leaves_out && deck != place->second.deck)
    return wrong(one, "wrong_deck",
                 ticked(one.other) + " is a card of " + ticked(place->second.deck) + ", not of " + ticked(deck) +
                     ": move this file to " + place->second.deck + "/"),
           false;
  return true;
}

bool Overrides::takes_over_itself(const Override& one) {
  const Override* const maker = one.kind == OverrideKind::replaces ? maker_of(one.file) : nullptr;
  if (!maker || maker->other != one.other)
    return false;
  wrong(one, "wrong_override",
        "a card that is replaced can't be taken over: to change its fields, write only `changes`");
  return true;
}

std::string Overrides::nearest_to(const std::string& id, const std::string& set) const {
  Nearest nearest(id);
  for (const auto& [known, place] : places_)
    if (set_in(known) == set)
      nearest.offer(known);
  return std::string(nearest.word());
}

// ---- Several overrides of one card -------------------------------------------------------------------------------

const std::string& Overrides::root_of(const std::string& id) const {
  const auto root = roots_.find(id);
  return root == roots_.end() ? id : root->second;
}

bool Overrides::claim(std::size_t at, const std::vector<SetDef>& sets) {
  const Override& one = all_[at];
  const SetDef& set = *std::find_if(sets.begin(), sets.end(), [&](const SetDef& s) { return s.id == one.set; });
  Claims& claims = claims_[root_of(one.other)];
  for (const std::size_t earlier : claims)
    if (!may_follow(at, earlier, set))
      return false;
  wins(at, claims);
  claims.push_back(at);
  if (one.kind != OverrideKind::changes)
    take_place(one);
  return true;
}

// The later of two sets wins if it knows about the other one.
bool Overrides::may_follow(std::size_t at, std::size_t earlier, const SetDef& set) {
  const Override &one = all_[at], &other = all_[earlier];
  const std::string field = shared_field(one, other);
  if (field.empty() || !other.beaten_by.empty())
    return true;
  const std::string what = field == "card" ? "" : " (" + ticked(field) + ")";
  const std::string both = ticked(one.other) + ": " + ticked(other.set) + " " + verb_of(other.kind) + " it" + what +
                           " in " + place_of(other) + ", and " + ticked(one.set) + " " + verb_of(one.kind) + " it here";
  if (one.set == other.set)
    return wrong(one, "wrong_override", "this set has two files about " + both + ": keep one of them"), false;
  if (!set.follows(other.set) && !set.needs(other.set))
    return wrong(one, "wrong_override",
                 "two sets are about " + both + ": if this one should win, write after = { \"" + other.set +
                     "\" } in the set.lua of " + ticked(one.set)),
           false;
  if (other.kind == OverrideKind::leaves_out && one.kind == OverrideKind::changes)
    return wrong(one, "wrong_override",
                 "two sets are about " + both + ": a card that is not in the game can't be changed"),
           false;
  return true;
}

// A change of a replaced card applies to the card in its place, so it leaves the replacement as it is.
void Overrides::wins(std::size_t at, Claims& earlier) {
  const Override& one = all_[at];
  for (const std::size_t i : earlier) {
    Override& other = all_[i];
    if (one.kind != OverrideKind::changes) {
      if (other.beaten_by.empty())
        other.beaten_by = one.file;
      continue;
    }
    for (const std::string& field : one.fields)
      if (other.kind == OverrideKind::changes && is_in(other.fields, field))
        other.beaten_fields.emplace_back(field, one.file);
  }
}

// All cards that stood there before yield to it.
void Overrides::take_place(const Override& one) {
  const std::string root = root_of(one.other);
  for (const auto& [card, of] : roots_)
    if (of == root)
      in_place_[card] = one.card;
  in_place_[root] = one.card;
  if (!one.card.empty())
    roots_[one.card] = root;
}

}  // namespace soulstack::scripting
