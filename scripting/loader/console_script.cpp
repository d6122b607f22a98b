// Effects of a console: a line of Lua becomes the function of an ability of no card, checked like the file of a card.
#include <array>
#include <utility>

#include "engine/model/assumptions.h"
#include "scripting/loader/library.h"
#include "scripting/reading/card_loader.h"

namespace soulstack::scripting {

namespace {

constexpr const char* console_file = "console";

// The line as the effect of a loot card. A comment at its end ends before the last line.
std::string as_card(std::string_view text) {
  return "return loot { name = \"Console\", play { text = \"Console.\", effect = function(you, active) " +
         std::string(text) + "\nend } }";
}

bool is_not_lua(const std::vector<Finding>& findings) { return !findings.empty() && findings.front().code == "syntax"; }

}  // namespace

// Unknown function, with findings, if the text is wrong.
Script Library::console_script(const std::string& text, std::vector<Finding>& findings) {
  LibraryData& run = living();
  Report report(findings, console_file);
  Content scratch;
  scratch.decks = data_.content.decks;
  scratch.slot_types = data_.content.slot_types;
  Reader reader(run.lua(), run.interpreter.words(), scratch, run.filters, run, report);
  const std::uint16_t kept = run.functions_kept();
  Script script;
  const SourceFile source(console_file, as_card(text));
  const bool runs = run.interpreter.run(source, reader);
  if (runs && !reader.extracted.empty()) {
    const FileOfTable& one = reader.extracted.front();
    report.error("not_here", one.line, "",
                 ticked(one.word) + " works only in the files of cards: what it says is read with them");
    lua_pop(run.lua(), 1);
  } else if (runs) {
    read_card(reader, {"", scratch.decks[data_.content.loot_deck.value].name, console_file});
    lua_pop(run.lua(), 1);
    run.freeze_kept(kept, *reader.chunk, report);
  }
  lua_gc(run.lua(), LUA_GCRESTART);
  if (!has_error(findings) && !scratch.abilities.empty())
    script = scratch.abilities.front().effect;
  return script;
}

AbilityId Library::set_console_effect(std::size_t n, const std::string& text, std::vector<Finding>& findings) {
  std::vector<AbilityDef>& abilities = data_.content.abilities;
  if (console_from_ == 0)
    console_from_ = abilities.size();
  const std::size_t at = console_from_ + n;
  check(!first_, "no other thread uses this content");
  if (n >= most_console_effects || !data_.content.loot_deck.known()) {
    findings.push_back({.code = "too_many", .message = "this game has room for no more effects"});
    return {};
  }
  const bool is_known = at < abilities.size() && abilities[at].text == text && !stand_in_;
  if (is_known)
    return AbilityId{static_cast<std::uint16_t>(at)};
  std::vector<Finding> as_value, as_statement;
  Script script = console_script("return " + text, as_value);
  if (!script.function.known())
    script = console_script(text, as_statement);
  if (!script.function.known()) {
    findings = is_not_lua(as_statement) && !is_not_lua(as_value) ? as_value : as_statement;
    return {};
  }
  if (abilities.size() <= at)
    abilities.resize(at + 1);
  AbilityDef& def = abilities[at];
  def = AbilityDef(AbilityKind::step);
  def.path = "console#" + std::to_string(n + 1);
  def.text = text;
  def.file = console_file;
  def.line = 1;
  def.effect = std::move(script);
  return AbilityId{static_cast<std::uint16_t>(at)};
}

}  // namespace soulstack::scripting
