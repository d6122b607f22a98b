// The types of the definitions for editors.
#include "tools/reference/editor_types.h"

#include <algorithm>
#include <iterator>

namespace soulstack::tools {

namespace {

struct TypeRow {
  std::string_view type, taken, given;  // given: as a result; empty: the same
};

// clang-format off
constexpr TypeRow rows[] = {
    // values of functions
    {"none",               "nil",                             ""},
    {"number",             "integer",                         ""},
    {"number_or_nil",      "integer?",                        ""},
    {"boolean",            "boolean",                         ""},
    {"player",             "Player",                          ""},
    {"players",            "Player|Group|Noun|Player[]|Thing[]", "Player|Player[]"},
    {"object",             "Object|Thing",                    "Thing"},
    {"objects",            "Object|Player|Group|Noun|Thing[]", "Thing|Thing[]"},
    {"card",               "Object|Thing",                    "Object"},
    {"stack",              "StackItem|EventBase|Thing",       "StackItem"},
    {"event",              "EventBase|StackItem|Thing",       "Event"},
    {"pile",               "Pile|Thing",                      "Pile"},
    {"place",              "Pile|Object|Thing",               ""},
    {"ability",            "PrintedAbility",                  ""},
    {"noun",               "Noun|Group|Thing[]",              "Noun"},
    {"duration",           "Duration",                        ""},
    {"bearer",             "Object|Player|Thing",             "Object|Player"},
    {"place_of_note",      "Object|Player|Constant|Thing",    ""},
    {"counter",            "CounterKind",                     ""},
    {"slots",              "SlotKind",                        ""},
    {"card_id",            "string",                          ""},
    {"word",               "Constant|Duration|SlotKind|CounterKind|Group", ""},
    {"text",               "string",                          ""},
    {"plain_text",         "string",                          ""},
    {"list",               "Thing[]",                         ""},
    {"splits",             "Split[]",                         ""},
    {"value",              "Thing",                           ""},
    // fields of tables
    {"number_die_or_function", "integer|Constant|function",    ""},
    {"number_or_function", "integer|function|Condition",      ""},
    {"number_none_or_function", "integer|Constant|function|Condition", ""},
    {"texts",              "string[]",                        ""},
    {"text_or_table",      "string|table<string, string>",    ""},
    {"event_word",         "EventWord",                       ""},
    {"who",                "Who|Noun|Group|Pile",             ""},
    {"function",           "function",                        ""},
    {"condition",          "Condition|Constant|function",     ""},
    {"true_or_who",        "boolean|Who|Noun|Group|Pile",     ""},
    {"die_values",         "integer|integer[]",               ""},
    {"modes",              "Ability[]",                       ""},
    {"given_abilities",    "Ability|Constant|(Ability|Constant)[]", ""},
    {"lost_abilities",     "Constant|Constant[]",             ""},
    {"table",              "table",                           ""},
    // scenarios
    {"die",                "1|2|3|4|5|6",                     ""},
    {"scenario_player",    "ScenarioPlayer|string",           ""},
    {"scenario",           "ScenarioFields.scenario",         ""},
    {"scenario_function",  "fun(t: ScenarioTable)",           ""},
    {"card_in_play",       "string",                          ""},
    {"object_name",        "string|ScenarioPlayer",           ""},
    {"event_name",         "string",                          ""},
    {"deck_name",          "string",                          ""},
    {"slots_name",         "string",                          ""},
    {"answer",             "string|integer|boolean|ScenarioPlayer", ""},
    {"slot_choice",        "{ slot: integer }",               ""},
    {"action",             "string",                          ""},
    {"phase",              "\"deal\"|\"setup\"|\"start\"|\"action\"", ""},
    {"cards",              "string[]",                        ""},
    {"laid_cards",         "(string|ScenarioFields.card)[]",  ""},
    {"dice",               "integer[]",                       ""},
    {"seats",              "integer|ScenarioFields.player[]", ""},
    {"piles",              "table<string, string[]>",         ""},
    {"laid_slots",         "table<string, (string|ScenarioFields.card)[]>", ""},
    {"deck_piles",         "table<string, ScenarioFields.deck>", ""},
};
// clang-format on

const TypeRow* find_row(std::string_view type) {
  const auto row = std::find_if(std::begin(rows), std::end(rows), [&](const TypeRow& r) { return r.type == type; });
  return row == std::end(rows) ? nullptr : &*row;
}

}  // namespace

std::string editor_type(std::string_view type) {
  if (type.starts_with('"'))  // the names of options
    return std::string(type);
  const TypeRow* const row = find_row(type);
  return row != nullptr ? std::string(row->taken) : "Fields." + std::string(type);
}

std::string editor_result(std::string_view type) {
  const TypeRow* const row = find_row(type);
  return row == nullptr || row->given.empty() ? editor_type(type) : std::string(row->given);
}

std::string editor_word_class(std::string_view category) {
  struct WordClass {
    std::string_view category, name;
  };
  constexpr WordClass classes[] = {
      {"groups", "Group"},       {"constants", "Constant"},
      {"durations", "Duration"}, {"kinds of slots", "SlotKind"},
      {"numbers", "integer"},    {"kinds of counters", "CounterKind"},
      {"the game", "Constant"},  {"events of sets", "EventWord"},
      {"outside", "Constant"},   {"texts", "string"},
  };
  for (const WordClass& one : classes)
    if (one.category == category)
      return std::string(one.name);
  return "Who";
}

std::string_view editor_basics() {
  return R"lua(
---A noun: what may be chosen or counted.
---@class Noun
---A group of players or monsters.
---@class Group
---The name of an event.
---@class EventWord
---A player or object, in the tables of a card.
---@class Who
---@class Constant
---@class Duration : Constant
---@class SlotKind
---@class CounterKind
---A condition, for `given`.
---@class Condition
---An ability, made by a constructor such as `when`.
---@class Ability
---The tap ability of an object.
---@class PrintedAbility
---A card, made by the constructor of its deck.
---@class Card
---An edit of a procedure, for rulesets.
---@class Edit
---@class Ruleset
---@class CardSet
---@class SetWord
---@class SetKeyword
---The event that an ability listens for.
---@class EventBase
---Anything that can be chosen.
---@alias Thing Player|Object|StackItem|EventBase|Pile|integer
)lua";
}

std::string_view editor_plugin() {
  return R"lua(
-- A plugin of the Lua language server. Functions of cards receive values by the names of their parameters, in any order,
-- which types of functions can't say. So the plugin gives each parameter its type, in the text that the server sees; the
-- file itself does not change.

-- Goes through a file; returns its functions, each with the table around it.
local function functions_of(text)
  local found, open = {}, { fields = {} }
  local at, word, key, value = 1, nil, nil, nil
  local function skip(pattern)
    local _, last = text:find("^" .. pattern, at)
    if last then at = last + 1 end
    return last ~= nil
  end
  local function long_bracket()
    local level = text:match("^%[(=*)%[", at)
    if not level then return false end
    local _, last = text:find("]" .. level .. "]", at, true)
    at = (last or #text) + 1
    return true
  end
  while at <= #text do
    local before = at
    if skip("%s+") then
    elseif text:find("^%-%-", at) then
      at = at + 2
      if not long_bracket() then skip("[^\n]*") end
    elseif text:find("^[\"']", at) then
      local quote = text:sub(at, at)
      at = at + 1
      while at <= #text and text:sub(at, at) ~= quote do
        at = at + (text:sub(at, at) == "\\" and 2 or 1)
      end
      at = at + 1
    elseif long_bracket() then
    elseif text:find("^function%s*%(", at) then
      local names, last = text:match("^function%s*%(([^)]*)%)()", at)
      if names then
        found[#found + 1] = { at = at, names = names, inside = open }
        at = last
      else
        at = at + 1
      end
      word = nil
    elseif text:find("^[%a_]", at) then
      local name, last = text:match("^([%w_]+)()", at)
      if key and not open.fields[key] then open.fields[key] = name end
      key, word, at = nil, name, last
    elseif text:find("^=[^=]", at) then
      key, at = word, at + 1
    elseif text:find("^[{]", at) then
      open = { fields = {}, outer = open }
      key, word, at = nil, nil, at + 1
    elseif text:find("^[}]", at) then
      open = open.outer or open
      key, word, at = nil, nil, at + 1
    else
      if not text:find("^%(", at) then word = nil end
      key, at = nil, at + 1
    end
    if at == before then at = at + 1 end
  end
  return found
end

-- The value of a field in the table around a function, or in those around it.
local function field_of(inside, name)
  while inside do
    if inside.fields[name] then return inside.fields[name] end
    inside = inside.outer
  end
end

local function type_of(name, inside)
  local event = events[field_of(inside, "event") or ""]
  if name == "event" and event then return "Event." .. field_of(inside, "event") end
  if event and event[name] then return event[name] end
  if chosen[name] then return nouns[field_of(inside, name) or ""] or parameters[name] end
  return parameters[name]
end

function OnSetText(uri, text)
  if text:find("^%-%-%-@meta") then return nil end
  local diffs = {}
  for _, one in ipairs(functions_of(text)) do
    local docs = ""
    for name in one.names:gmatch("[%a_][%w_]*") do
      local type = type_of(name, one.inside)
      if type then docs = docs .. "\n---@param " .. name .. " " .. type end
    end
    if docs ~= "" then
      diffs[#diffs + 1] = { start = one.at, finish = one.at - 1, text = docs .. "\n" }
    end
  end
  return diffs
end
)lua";
}

}  // namespace soulstack::tools
