// Checks that nothing in `always` can depend on itself (rule 6.10.1).
#include "scripting/reading/layer_check.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/event_fields.h"

namespace soulstack::scripting {

namespace {

// What comes later is asked less: what an object is, its abilities, its keywords, its numbers.
enum class Layer : std::uint8_t { being, abilities, keywords, numbers };

struct AskRow {
  Ask (*of)(const Filter&);
  std::string_view name;
  Layer layer;
};
constexpr AskRow asks_of_objects[] = {
    {[](const Filter& f) { return f.noun == Noun::player ? Ask::any : f.active; }, "active", Layer::abilities},
    {[](const Filter& f) { return f.tap; }, "tap", Layer::abilities},
    {[](const Filter& f) { return f.eternal; }, "eternal", Layer::keywords},
    {[](const Filter& f) { return f.card.guppy; }, "guppy", Layer::keywords},
    {[](const Filter& f) { return f.attackable; }, "attackable", Layer::numbers},
    {[](const Filter& f) { return f.slot.open; }, "open", Layer::keywords},
    {[](const Filter& f) { return f.player.most_souls; }, "most_souls", Layer::numbers},
};

struct NameRow {
  std::string_view name;
  Layer layer;
};
constexpr NameRow properties[] = {
    {"tap", Layer::abilities},   {"eternal", Layer::keywords},  {"guppy_items", Layer::keywords},
    {"hp", Layer::numbers},      {"max_hp", Layer::numbers},    {"attack", Layer::numbers},
    {"evasion", Layer::numbers}, {"souls", Layer::numbers},     {"loot_plays", Layer::numbers},
    {"attacks", Layer::numbers}, {"purchases", Layer::numbers},
};

constexpr std::string_view name_of(Layer layer) {
  constexpr std::string_view names[] = {"what an object is", "abilities", "keywords", "numbers"};
  return names[static_cast<std::size_t>(layer)];
}

Layer layer_of(PlayerNumber n) {
  if (n == PlayerNumber::hp || n == PlayerNumber::souls || n >= PlayerNumber::count)
    return Layer::numbers;
  return n == PlayerNumber::guppy_items ? Layer::keywords : Layer::being;
}

class LayerCheck {
 public:
  LayerCheck(Reader& r, const Written& table, const AbilityDef& def)
      : r_(r),
        table_(table),
        own_(def.continuous().takes_abilities || def.continuous().gives_abilities() ? Layer::abilities
                                                                                    : Layer::keywords) {}

  void who(const Who& who, std::string_view field) {
    if (who.kind == WhoKind::filter)
      filter(r_.filters[who.filter], field);
  }

  void condition(const Condition& c) {
    if (c.kind == ConditionKind::at_least || c.kind == ConditionKind::at_most)
      asked("a number of yours", layer_of(static_cast<PlayerNumber>(c.property)), "given");
    for (const Condition& part : c.all)
      condition(part);
  }

  // All functions in a field.
  void functions(std::string_view field) {
    const Given given = r_.field_at(table_, field, 0);
    if (!r_.chunk || !given.site)
      return;
    for (std::size_t i = 0; i < r_.chunk->functions.size(); ++i)
      if (is_in(static_cast<int>(i), *given.site))
        function(r_.chunk->functions[i], field);
  }

 private:
  void asked(std::string_view what, Layer layer, std::string_view field, int line = 0) {
    if (layer < own_)
      return;
    r_.report.error("wrong_layer", line ? line : r_.field_at(table_, field, 0).line, field,
                    std::string(what) + " belongs to the " + std::string(name_of(layer)) +
                        " of objects, and this ability changes their " + std::string(name_of(own_)) +
                        ": it can ask only for what comes before those");
  }

  void filter(const Filter& f, std::string_view field) {
    for (const AskRow& row : asks_of_objects)
      if (row.of(f) != Ask::any)
        asked(ticked(row.name), row.layer, field);
    for (const Who* const named : f.refers_to())
      who(*named, field);
    for (const FilterId part : f.any_of)
      filter(r_.filters[part], field);
  }

  // As the value, in its table, or in the tables of its call: a_monster { where = function ... }.
  bool is_value_of(int function, const FieldSite& site) const {
    if (site.function == function)
      return true;
    if (site.table >= 0 && is_in_table(function, site.table))
      return true;
    if (site.call < 0)
      return false;
    const auto& arguments = r_.chunk->calls[static_cast<std::size_t>(site.call)].arguments;
    return std::any_of(arguments.begin(), arguments.end(),
                       [&](const ArgumentSite& one) { return one.table >= 0 && is_in_table(function, one.table); });
  }
  bool is_in_table(int function, int table) const {
    const TableSite& site = r_.chunk->tables[static_cast<std::size_t>(table)];
    const auto has = [&](const FieldSite& one) { return is_value_of(function, one); };
    return std::any_of(site.items.begin(), site.items.end(), has) ||
           std::any_of(site.fields.begin(), site.fields.end(), has);
  }

  bool is_in(int function, const FieldSite& site) const {
    if (is_value_of(function, site))
      return true;
    const int parent = r_.chunk->functions[static_cast<std::size_t>(function)].parent;
    return parent > 0 && is_in(parent, site);
  }

  void function(const FunctionSite& site, std::string_view field) {
    for (const NameUse& use : site.properties_read)
      for (const NameRow& row : properties)
        if (row.name == use.name)
          asked(ticked(use.name), row.layer, field, use.line);
    for (const NameUse& use : site.properties_read)
      if (r_.words.find_stat(use.name).known())
        asked(ticked(use.name), Layer::numbers, field, use.line);
    for (const CallSite& call : site.calls)
      for (const ArgumentSite& argument : call.arguments)
        if (argument.table >= 0)
          noun(call.callee, site.tables[static_cast<std::size_t>(argument.table)], field);
  }

  void noun(std::string_view callee, const TableSite& table, std::string_view field) {
    for (const FieldSite& condition : table.fields)
      for (const AskRow& row : asks_of_objects)
        if (row.name == condition.key && !(callee == "a_player" && row.name == "active"))
          asked(ticked(row.name), row.layer, field, condition.line);
  }

  Reader& r_;
  const Written& table_;
  Layer own_;
};

std::optional<int> fixed(const AbilityDef& def, StatId stat, ChangeHow how) {
  for (const StatChange& c : def.continuous().changes)
    if (c.stat == stat && c.how == how && !c.value.function.known() && !c.history.tally.known() && c.kept < 0)
      return c.amount;
  return {};
}

void check_bounds(Reader& r, const Written& table, const AbilityDef& def) {
  for (const StatChange& c : def.continuous().changes) {
    const auto least = fixed(def, c.stat, ChangeHow::least), most = fixed(def, c.stat, ChangeHow::most);
    if (c.how == ChangeHow::least && least && most && *least > *most)
      r.report.error("wrong_value", r.field_at(table, "least", 0).line, "least",
                     "`least` is more than `most`: no number is at least " + std::to_string(*least) + " and at most " +
                         std::to_string(*most));
  }
}

// Monsters have no controller who could activate their abilities (rule 6.3.1).
void check_can_be_activated(Reader& r, const AbilityDef& def) {
  if (def.continuous().of.kind != WhoKind::filter || r.filters[def.continuous().of.filter].noun != Noun::monster)
    return;
  for (const AbilityId id : def.continuous().gives)
    if (const AbilityDef& gift = r.content[id];
        (gift.kind == AbilityKind::tap || gift.kind == AbilityKind::paid) && !gift.activation().names_users)
      r.report.error(
          "not_here", gift.line, "has",
          "nobody can activate it: players control no monsters; `paid` with `who` names players who may use it");
}

}  // namespace

void check_layers(Reader& r, const Written& table, const AbilityDef& def) {
  if (def.kind != AbilityKind::always)
    return;
  check_bounds(r, table, def);
  if (!def.continuous().acts_on_objects())
    return;
  if (!r.has(table, "of"))
    return r.report.error(
        "missing_field", table.line, "of",
        "`has`, `loses` and `also_named` need `of`: the objects that have or lose it, such as `of = this`");
  const Given of{0, r.field_at(table, "of", 0).line, "of", nullptr};
  if (!check_can_be(r, of, def.continuous().of, Names::object))
    return;
  if ((def.continuous().gives_keywords & def.continuous().takes_keywords).any())
    r.report.error("wrong_value", r.field_at(table, "loses", 0).line, "loses", "`has` gives what `loses` takes");
  check_can_be_activated(r, def);
  LayerCheck check(r, table, def);
  check.who(def.continuous().of, "of");
  check.who(def.continuous().gives_those_of, "has");
  check.condition(def.trigger.given);
  check.functions("of");
  check.functions("given");
}

}  // namespace soulstack::scripting
