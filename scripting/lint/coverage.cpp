// Coverage of cards by scenarios.
#include "scripting/lint/coverage.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

#include "engine/model/content.h"
#include "scripting/lint/card_fields.h"
#include "scripting/lint/roll_branches.h"
#include "scripting/loader/shared_files.h"
#include "scripting/registry/roll_values.h"
#include "scripting/sandbox/branch_lines.h"
#include "scripting/sandbox/function_lines.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

namespace {

std::string owner_of(const std::string& path) { return path.substr(0, path.find('#')); }
std::string within_card(const std::string& path) { return path.substr(path.find('#') + 1); }
std::string named(const std::string& what, const std::string& text) { return text.empty() ? what : what + ": " + text; }

PartKind kind_of(const AbilityDef& ability) {
  if (ability.kind == AbilityKind::mode)
    return PartKind::mode;
  return ability.kind == AbilityKind::outcome ? PartKind::branch : PartKind::ability;
}

std::string text_of(const std::string& file) {
  std::string text;
  std::vector<Finding> ignored;
  Report report(ignored, file);
  return read_source(file, text, report) ? text : "";
}

unsigned values_with(const RollTable& roll, AbilityId outcome) {
  unsigned values = 0;
  for (int v = 1; v <= die_sides; ++v)
    if (roll.outcomes[static_cast<std::size_t>(v - 1)] == outcome)
      values |= 1U << v;
  return values;
}

// A branch that does nothing has no ability: its key and line are only in the source. Takes the first table from that
// line on that has branches for exactly these values.
struct Idle {
  unsigned values = 0;
  int line = 0;
  std::string key;
};
std::vector<Idle> idle_branches(const std::string& file, int line, unsigned values) {
  const std::string text = text_of(file);
  const std::vector<Token> tokens = tokens_of(text);
  for (const std::vector<WrittenBranch>& table : roll_branches(tokens)) {
    std::vector<Idle> idle;
    unsigned all = 0;
    for (const WrittenBranch& branch : table) {
      if (branch.outcome != "nothing" || tokens[branch.key].line < line)
        continue;
      const std::string_view key = tokens[branch.key].text;
      idle.push_back({branch.values, tokens[branch.key].line, std::string(key.substr(key.find_first_not_of("\"'")))});
      idle.back().key.erase(std::min(idle.back().key.find_last_not_of("\"'") + 1, idle.back().key.size()));
      all |= branch.values;
    }
    if (all == values)
      return idle;
  }
  return {{values, line, listed(values)}};
}

std::string trimmed(std::string_view line) {
  const std::size_t from = line.find_first_not_of(" \t\r");
  const std::size_t to = line.find_last_not_of(" \t\r,");
  return from == std::string_view::npos || to == std::string_view::npos ? ""
                                                                        : std::string(line.substr(from, to + 1 - from));
}

std::string line_of(const std::string& text, int line) {
  std::size_t from = 0;
  for (int n = 1; n < line && from != std::string::npos; ++n)
    from = text.find('\n', from) == std::string::npos ? text.size() : text.find('\n', from) + 1;
  return trimmed(std::string_view(text).substr(from, text.find('\n', from) - from));
}

}  // namespace

std::string known_as(const std::string& file) { return std::filesystem::weakly_canonical(file).generic_string(); }

// ---- What happened

void Coverage::add(const Coverage& other) {
  abilities_.insert(other.abilities_.begin(), other.abilities_.end());
  for (const auto& [path, values] : other.values_)
    values_[path] |= values;
  for (const auto& [file, lines] : other.lines_)
    lines_[file].insert(lines.begin(), lines.end());
}

unsigned Coverage::values_rolled(const std::string& path) const {
  const auto found = values_.find(path);
  return found == values_.end() ? 0 : found->second;
}

bool Coverage::ran(const std::string& file, int line) const {
  const auto found = lines_.find(known_as(file));
  return found != lines_.end() && found->second.contains(line);
}

std::set<std::string> Coverage::cards() const {
  std::set<std::string> ids;
  for (const std::string& path : abilities_)
    ids.insert(owner_of(path));
  return ids;
}

// ---- Parts to cover

void Survey::add(const Content& content) {
  for (const CardDef& card : content.cards) {
    if (!wanted_(card.file))
      continue;
    owners_.try_emplace(card.file, card.id);
    for (const AbilityId id : card.abilities)
      add_ability(content, id, "");
    for (const AbilityId id : card.rewards.computed)
      if (id.known())
        add_ability(content, id, content[card.rewards.description].text);
  }
  std::vector<AbilityId> printed = content.rules.abilities;
  for (const ProcedureDef& procedure : content.rules.procedures)
    for (const StepRow& row : procedure.rows)
      if (row.script.known())
        printed.push_back(row.script);
  for (const AbilityId id : printed) {
    if (!wanted_(content[id].file))
      continue;
    owners_.try_emplace(content[id].file, owner_of(content[id].path));
    add_ability(content, id, "");
  }
}

void Survey::add_shared_files(const Library& library) {
  for (const SharedFile& shared : shared_files(library))
    if (wanted_(shared.file))
      owners_.try_emplace(shared.file, shared.id);
}

// A lasting effect is only a container for its abilities. A part without its own text uses the text of its parent.
void Survey::add_ability(const Content& content, AbilityId id, const std::string& around) {
  const AbilityDef& a = content[id];
  const std::string& text = a.text.empty() ? around : a.text;
  if (!is_new(a.path))
    return;
  if (a.kind != AbilityKind::lasting && a.kind != AbilityKind::outcome)
    parts_.push_back(
        {kind_of(a), owner_of(a.path), a.file, a.line, named(within_card(a.path), text), 1, shown_.happened(a.path)});
  for (const AbilityId mode : a.modes)
    add_ability(content, mode, text);
  if (a.roll.present)
    add_branches(content, a, text);
  for (const auto* inner : {&a.lasting, &a.made, &a.duration().nested, &a.continuous().gives})
    for (const AbilityId each : *inner)
      add_ability(content, each, text);
}

void Survey::add_branches(const Content& content, const AbilityDef& a, const std::string& text) {
  const unsigned rolled = shown_.values_rolled(a.path);
  const auto add_branch = [&](int line, const std::string& name, bool covered) {
    parts_.push_back({PartKind::branch, owner_of(a.path), a.file, line, named(within_card(name), text), 1, covered});
  };
  if (a.roll.each.known()) {
    add_branch(content[a.roll.each].line, content[a.roll.each].path, rolled != 0);
    return add_ability(content, a.roll.each, text);
  }
  unsigned seen = 0;
  for (const AbilityId outcome : a.roll.outcomes) {
    const unsigned values = values_with(a.roll, outcome);
    if ((values & seen) != 0)
      continue;
    seen |= values;
    if (outcome.known()) {
      add_branch(content[outcome].line, content[outcome].path, (rolled & values) != 0);
      add_ability(content, outcome, text);
      continue;
    }
    for (const Idle& idle : idle_branches(a.file, a.line, values))
      add_branch(idle.line, a.path + "/" + idle.key, (rolled & idle.values) != 0);
  }
}

// Adjacent lines with the same result are one part. A function that never started adds nothing if another part of the
// card is not covered, or if the enclosing function never started either.
void Survey::add_lines(const std::string& file, const std::string& owner, std::vector<Part>& all) const {
  const BranchLines text = split_branches(text_of(file));
  const std::vector<FunctionLines> functions = function_lines(text.text);
  const bool lacks_more =
      std::any_of(parts_.begin(), parts_.end(), [&](const Part& part) { return part.file == file && !part.covered; });
  std::vector<bool> began = {true};
  for (std::size_t i = 1; i < functions.size(); ++i) {
    const FunctionLines& function = functions[i];
    const auto ran = [&](int line) { return shown_.ran(file, line); };
    began.push_back(std::any_of(function.lines.begin(), function.lines.end(), ran));
    const bool around_began = began[static_cast<std::size_t>(function.parent)];
    const bool implied = !began[i] && (!around_began || (function.parent == 0 && lacks_more));
    for (std::size_t from = 0, to = 0; from < function.lines.size(); from = to) {
      const int first = function.lines[from];
      for (to = from + 1; to < function.lines.size() && ran(function.lines[to]) == ran(first);)
        ++to;
      all.push_back({PartKind::lines, owner, file, text.lines[static_cast<std::size_t>(first)],
                     line_of(text.text, first), static_cast<int>(to - from), ran(first), implied && !ran(first)});
    }
  }
}

// Adds the columns and fields of the parts of one file.
void place_in_source(const std::string& file, std::vector<Part>& parts) {
  const std::string text = text_of(file);
  const std::vector<Token> tokens = tokens_of(text);
  const std::vector<std::string> fields = fields_of(tokens);
  for (Part& part : parts) {
    if (part.file != file)
      continue;
    for (std::size_t i = 0; i < tokens.size() && tokens[i].line <= part.line; ++i) {
      if (tokens[i].line != part.line)
        continue;
      if (part.column == 0)
        part.column = column_of(text, tokens[i]);
      if (part.kind == PartKind::lines && fields[i].size() > part.field.size())
        part.field = fields[i];
    }
  }
}

std::vector<Part> Survey::parts() const {
  std::vector<Part> all = parts_;
  for (const auto& [file, owner] : owners_)
    add_lines(file, owner, all);
  for (const auto& [file, owner] : owners_)
    place_in_source(file, all);
  std::stable_sort(all.begin(), all.end(),
                   [](const Part& a, const Part& b) { return std::tie(a.file, a.line) < std::tie(b.file, b.line); });
  return all;
}

}  // namespace soulstack::scripting
