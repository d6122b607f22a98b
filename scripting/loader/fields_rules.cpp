// The fields of rulesets and of sets; reads a set.lua.
#include <algorithm>
#include <filesystem>
#include <numeric>
#include <sstream>
#include <utility>

#include "engine/model/enum_rows.h"
#include "engine/model/options.h"
#include "engine/table/zone_layout.h"
#include "scripting/loader/procedure_reader.h"
#include "scripting/loader/rules_loader.h"
#include "scripting/loader/set_reader.h"
#include "scripting/reading/field_builders.h"

namespace soulstack::scripting {

namespace {

// ---- Decks and slots ---------------------------------------------------------------------------------------------

// A repeated name changes the earlier entry.
template <class Def>
Def& named(std::vector<Def>& all, std::string_view name) {
  for (Def& def : all)
    if (def.name == name)
      return def;
  all.emplace_back().name = name;
  return all.back();
}

bool is_free(const Reader& r, const std::string& name) {
  const WordInfo* const word = r.words.find(name);
  return !word || word->category == Category::deck;
}

void read_deck(Reader& r, const Given& g, std::vector<DeckDef>& decks) {
  DeckDef deck;
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a deck: { name = \"loot\" }");
  r.fields(row_of(Form::deck), *table, &deck);
  if (deck.name.empty())
    return;
  const Given name = r.field_at(*table, "name", 0);
  if (!is_free(r, deck.name))
    return r.error("wrong_value", name, ticked(deck.name) + " is already a word");
  const std::size_t before = decks.size();
  named(decks, deck.name) = std::move(deck);
  if (before == zones::most_decks && decks.size() > before)
    r.error("too_many", name, "a game has at most " + std::to_string(zones::most_decks) + " decks");
}

void read_outline_extends(Reader& r, const Field&, const Given& g, void* into) {
  auto& outline = *static_cast<RulesOutline*>(into);
  if (auto name = r.text(g)) {
    outline.extends = std::move(*name);
    outline.extends_line = g.line;
  }
}

void read_outline_decks(Reader& r, const Field&, const Given& g, void* into) {
  auto& outline = *static_cast<RulesOutline*>(into);
  if (const auto table = r.table(g))
    r.list(*table, [&](const Given& item) { read_deck(r, item, outline.decks); });
}

std::string name_in(const Reader& r, const Given& deck) {
  std::string name;
  if (lua_istable(r.lua, deck.index) && lua_getfield(r.lua, deck.index, "name") == LUA_TSTRING)
    name = lua_tostring(r.lua, -1);
  if (lua_istable(r.lua, deck.index))
    lua_pop(r.lua, 1);
  return name;
}

// Second pass: the decks are already in the content, as many as allowed.
void check_decks(Reader& r, const Field&, const Given& g, void* into) {
  std::vector<DeckDef> decks = r.content.decks;
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::list));
  r.list(*table, [&](const Given& item) {
    read_deck(r, item, decks);
    static_cast<RulesModule*>(into)->decks.push_back({name_in(r, item), item.line});
  });
}

// The slots of all files read so far.
void check_number_of_slots(Reader& r, const Given& g) {
  const std::vector<SlotTypeDef>& kinds = r.content.slot_types;
  if (kinds.size() > zones::most_slot_kinds)
    return r.error("too_many", g,
                   "a game has at most " + std::to_string(zones::most_slot_kinds) + " kinds of slots; got " +
                       std::to_string(kinds.size()));
  const int slots =
      std::accumulate(kinds.begin(), kinds.end(), 0, [](int sum, const SlotTypeDef& kind) { return sum + kind.count; });
  if (slots > zones::most_slots_at_start)
    r.error("too_many", g,
            "a game starts with at most " + std::to_string(zones::most_slots_at_start) + " slots; got " +
                std::to_string(slots));
}

void read_slots(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table)
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written)
      return r.wrong(item, "slots: { deck = \"monster\", count = 2 }");
    r.fields(row_of(Form::slot), *written, &named(r.content.slot_types, item.field));
    static_cast<RulesModule*>(into)->slots.push_back({std::string(item.field), item.line});
  });
  check_number_of_slots(r, g);
}

// Nothing is in play yet that could be tapped, destroyed or have counters.
void refuse_parts_of_price(Reader& r, const Written& table) {
  for (const std::string_view part : {"counters", "destroy_this"})
    if (r.has(table, part))
      r.report.error(
          "not_here", r.field_at(table, part, 0).line, part,
          ticked(part) + " can't be a part of a price: the card that is bought does not belong to the buyer");
}

bool read_cost(Reader& r, const Given& g, Cost& cost) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index)) {
    r.wrong(g, "the parts of a cost: price = { destroy_items = 1 }");
    return false;
  }
  r.fields(row_of(Form::cost), *table, &cost);
  refuse_parts_of_price(r, *table);
  return true;
}

void read_price_of_slots(Reader& r, const Field&, const Given& g, void* into) {
  AbilityDef price(AbilityKind::paid);
  if (!read_cost(r, g, price.own<Activation>().cost))
    return;
  SlotTypeDef& slots = *static_cast<SlotTypeDef*>(into);
  price.path = r.report.card() + "#" + slots.name;
  slots.price = AbilityId{static_cast<std::uint16_t>(r.content.abilities.size())};
  r.content.abilities.push_back(std::move(price));
}

void read_price_in_set(Reader& r, const Field&, const Given& g, void* into) {
  auto& slots = *static_cast<WrittenSlots*>(into);
  slots.has_price = read_cost(r, g, slots.price);
}

constexpr Field with_cost(Field field) {
  field.table = Form::cost;
  return field;
}

void read_deck_of_slots(Reader& r, const Field&, const Given& g, void* into) {
  const auto name = r.text(g);
  if (!name)
    return;
  const DeckId deck = r.content.find_deck(*name);
  Nearest nearest = r.report.nearest(*name);
  for (const DeckDef& def : r.content.decks)
    nearest.offer(def.name);
  if (!deck.known())
    r.error("unknown_word", g, "there is no deck " + ticked(*name), nearest.word());
  static_cast<SlotTypeDef*>(into)->deck = deck;
}

// ---- Options, procedures and cards -------------------------------------------------------------------------------

void read_option(Reader& r, const Given& g, RulesModule& into) {
  Nearest nearest = r.report.nearest(g.field);
  for (const OptionRow& row : option_rows)
    nearest.offer(row.name);
  const auto row = std::find_if(option_rows.begin(), option_rows.end(),
                                [&](const OptionRow& known) { return known.name == g.field; });
  if (row == option_rows.end())
    return r.error("unknown_option", g, "there is no option " + ticked(g.field), nearest.word());
  const auto value = r.text(g);
  if (!value)
    return;
  const auto values = row->values();
  if (const auto at = std::find(values.begin(), values.end(), *value); at != values.end()) {
    into.ways[static_cast<std::size_t>(row - option_rows.begin())] =
        Setting{static_cast<int>(at - values.begin()), g.line};
    return;
  }
  Nearest way = r.report.nearest(*value);
  for (const std::string_view known : values)
    way.offer(known);
  r.wrong(g, in_quotes(values), way.word());
}

void read_options(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) { read_option(r, item, *static_cast<RulesModule*>(into)); });
}

void read_procedures(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, describe(Takes::table));
  r.named(*table, [&](const Given& item) { read_procedure(r, item, *static_cast<RulesModule*>(into)); });
}

void read_priority(Reader& r, const Field&, const Given& g, void* into) {
  PassesPriority& priority = static_cast<WrittenStep*>(into)->row.priority;
  if (r.is(g, Word::always))
    priority = PassesPriority::always;
  else if (r.is(g, Word::if_triggered))
    priority = PassesPriority::if_triggered;
  else if (r.is(g, Word::if_put_on_stack))
    priority = PassesPriority::if_put_on_stack;
  else
    r.wrong(g, "`always`, `if_triggered` or `if_put_on_stack`");
}

// A function without globals and methods cannot call a verb; one that writes a property changes something.
bool can_do_anything(const Reader& r, const Given& g) {
  if (!r.chunk || !g.site || g.site->function < 0)
    return true;
  const int function = g.site->function;
  for (std::size_t i = static_cast<std::size_t>(function); i < r.chunk->functions.size(); ++i) {
    const FunctionSite& site = r.chunk->functions[i];
    const bool is_inside = static_cast<int>(i) == function || site.parent >= function;
    if (is_inside && !(site.globals_read.empty() && site.methods_called.empty() && site.properties_written.empty()))
      return true;
  }
  return false;
}

void read_run(Reader& r, const Field&, const Given& g, void* into) {
  Script& run = static_cast<WrittenStep*>(into)->run;
  if (!r.script(g, run))
    return;
  if (std::find(run.params.begin(), run.params.end(), Param::this_object) != run.params.end())
    r.error("unknown_parameter", g, "there is no `this` here: a step does not belong to a card");
  if (run.asks_for_dice)
    r.error("not_here", g, "a step can't wait for dice: write a card or an ability that rolls");
  if (!can_do_anything(r, g))
    r.report.warning("no_effect", g.line, g.field, "this function does nothing: no verb is called in it");
}

template <NamedCards RulesModule::*Cards>
void read_cards(Reader& r, const Field&, const Given& g, void* into) {
  auto& cards = (static_cast<RulesModule*>(into)->*Cards).emplace();
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of the ids of cards");
  r.list(*table, [&](const Given& item) {
    if (auto id = r.text({item.index, item.line, g.field, item.site}))
      cards.push_back({std::move(*id), item.line});
  });
}

void read_made_of(Reader& r, const Field&, const Given& g, void* into) {
  auto& choices = static_cast<RulesModule*>(into)->made_of.emplace();
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of cards: made_of = { { set = \"base\" } }");
  r.list(*table, [&](const Given& item) {
    const Given entry{item.index, item.line, g.field, item.site};
    const auto written = r.table(entry);
    if (!written || r.made_by(item.index))
      return r.wrong(entry, "cards of a set, deck or tag: { set = \"base\", deck = \"loot\" }");
    WrittenChoice& choice = choices.emplace_back(WrittenChoice{.line = written->line});
    r.fields(row_of(Form::made_of), *written, &choice);
    for (const std::string_view field : {"copies", "tag", "deck", "set"})
      if (r.has(*written, field))
        choice.line = r.field_at(*written, field, 0).line;
  });
}

// ---- Numbers -----------------------------------------------------------------------------------------------------

template <Number N>
void read_rule_number(Reader& r, const Field& f, const Given& g, void* into) {
  if (const auto n = r.number(g, f.least, f.most))
    static_cast<RulesModule*>(into)->numbers[static_cast<std::size_t>(N)] = Setting{*n, g.line};
}

template <Number N>
constexpr Field rule_number(std::string_view name, int least, int most, std::string_view rule,
                            std::string_view sentence) {
  return field(name, bit(Form::numbers), Takes::number, read_rule_number<N>, rule, sentence).between(least, most);
}

void read_numbers(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, describe(Takes::table));
  r.fields(row_of(Form::numbers), *table, into);
}

void read_accepts(Reader& r, const Field&, const Given& g, void*) { r.accepts(g); }

// ---- Sets

void read_requires(Reader& r, const Field&, const Given& g, void* into) {
  SetDef& set = *static_cast<SetDef*>(into);
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of texts");
  r.list(*table, [&](const Given& item) {
    const Given entry{item.index, item.line, g.field, item.site};
    const auto text = r.text(entry);
    if (!text)
      return;
    auto requirement = read_requirement(*text);
    if (!requirement)
      return r.wrong(entry, "ids of sets, alone or with >=, == or < and a version, such as \"base >= 1.0\"");
    requirement->line = item.line;
    if (!set.needs(requirement->set))
      set.requires_sets.push_back(requirement->set);
    set.requirements.push_back(std::move(*requirement));
  });
}

void read_leave_out(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of the ids of cards");
  r.list(*table, [&](const Given& item) {
    if (auto id = r.text({item.index, item.line, g.field, item.site}))
      static_cast<SetDef*>(into)->leave_out.push_back({std::move(*id), item.line});
  });
}

// "placebo", "base:placebo + clay": the cards of a loop.
void read_loops(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a list of texts: the ids of the cards of a loop, joined by +");
  r.list(*table, [&](const Given& item) {
    const auto text = r.text({item.index, item.line, g.field, item.site});
    if (!text)
      return;
    std::vector<std::string>& cards = static_cast<SetDef*>(into)->loops.emplace_back();
    std::string plain = *text;
    std::replace(plain.begin(), plain.end(), '+', ' ');
    std::istringstream words(plain);
    for (std::string card; words >> card;)
      cards.push_back(std::move(card));
  });
}

constexpr std::string_view playable[] = {deck_name::loot, deck_name::treasure, deck_name::monster, deck_name::fixture};

void read_plays_as(Reader& r, const Field&, const Given& g, void* into) {
  const auto name = r.text(g);
  if (!name)
    return;
  if (std::find(std::begin(playable), std::end(playable), *name) != std::end(playable)) {
    static_cast<WrittenDeck*>(into)->plays_as = *name;
    return;
  }
  Nearest nearest = r.report.nearest(*name);
  for (const std::string_view type : playable)
    nearest.offer(type);
  r.wrong(g, "\"loot\", \"treasure\", \"monster\" or \"fixture\"", nearest.word());
}

void read_set_decks(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "decks by name: decks = { noble = { plays_as = \"loot\" } }");
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written || r.made_by(item.index))
      return r.wrong(item, "a deck: { plays_as = \"loot\" }");
    WrittenDeck deck{std::string(item.field), {}, item.line};
    r.fields(row_of(Form::set_deck), *written, &deck);
    static_cast<SetDef*>(into)->decks.push_back(std::move(deck));
  });
}

SetEventDef& set_event(void* into) { return static_cast<WrittenEvent*>(into)->event; }

void read_event_of(Reader& r, const Field&, const Given& g, void* into) {
  using Of = SetEventDef::Of;
  static constexpr std::pair<std::string_view, Of> all[] = {
      {"player", Of::player}, {"object", Of::object}, {"anything", Of::anything}};
  const auto name = r.text(g);
  if (!name)
    return;
  Nearest nearest = r.report.nearest(*name);
  for (const auto& [word, of] : all) {
    if (word == *name) {
      set_event(into).of = of;
      return;
    }
    nearest.offer(word);
  }
  r.wrong(g, "\"player\", \"object\" or \"anything\"", nearest.word());
}

void read_set_events(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "events by name: events = { curtain_fell = { of = \"player\" } }");
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written || r.made_by(item.index))
      return r.wrong(item, "an event: { of = \"player\" }, or {} if it does not happen to anything");
    WrittenEvent event{.line = item.line};
    event.event.name = std::string(item.field);
    r.fields(row_of(Form::set_event), *written, &event);
    static_cast<SetDef*>(into)->events.push_back(std::move(event));
  });
}

SetStatDef& set_stat(void* into) { return static_cast<WrittenStat*>(into)->stat; }

void read_stat_of(Reader& r, const Field&, const Given& g, void* into) {
  const auto name = r.text(g);
  if (!name)
    return;
  if (*name == "player" || *name == "object") {
    set_stat(into).of = *name == "player" ? SetStatDef::Of::player : SetStatDef::Of::object;
    return;
  }
  Nearest nearest = r.report.nearest(*name);
  nearest.offer("player");
  nearest.offer("object");
  r.wrong(g, "\"player\" or \"object\"", nearest.word());
}

void read_set_stats(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "stats by name: stats = { luck = { of = \"player\" } }");
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written || r.made_by(item.index))
      return r.wrong(item, "a stat: { of = \"player\", start = 1 }");
    WrittenStat stat{.stat = {}, .line = item.line};
    stat.stat.name = std::string(item.field);
    r.fields(row_of(Form::set_stat), *written, &stat);
    static_cast<SetDef*>(into)->stats.push_back(std::move(stat));
  });
}

void read_constants(Reader& r, const Field& f, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "numbers and texts by name: constants = { sting = 2 }");
  r.named(*table, [&](const Given& item) {
    SetConstant constant{.set = {}, .name = std::string(item.field), .value = {}, .line = item.line};
    if (r.is_number(item)) {
      const auto n = r.number(item, f.least, f.most);
      if (!n)
        return;
      constant.value = *n;
    } else if (lua_type(r.lua, item.index) == LUA_TSTRING) {
      auto text = r.text(item, longest_text);
      if (!text)
        return;
      constant.value = std::move(*text);
    } else {
      return r.wrong(item, "a whole number or a text");
    }
    static_cast<SetDef*>(into)->constants.push_back(std::move(constant));
  });
}

void read_set_slots(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "slots by name: slots = { kennel = { deck = \"pet\", count = 2 } }");
  r.named(*table, [&](const Given& item) {
    const auto written = r.table(item);
    if (!written || r.made_by(item.index))
      return r.wrong(item, "slots: { deck = \"pet\", count = 2 }");
    WrittenSlots slots;
    slots.name = item.field;
    slots.line = item.line;
    r.fields(row_of(Form::set_slots), *written, &slots);
    static_cast<SetDef*>(into)->slots.push_back(std::move(slots));
  });
}

// ---- Faces

using LookOfKind = SetLook::OfKind;

bool is_colour(std::string_view text) {
  return text.size() == 7 && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

constexpr Field colour(std::string_view part, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    const auto text = r.text(g);
    if (text && !is_colour(*text))
      return r.wrong(g, "a colour: \"#\" and six of the digits 0 to 9 and a to f, such as \"#2a6c7a\"");
    if (text)
      static_cast<LookOfKind*>(into)->colours[std::string(f.name)] = {*text, g.line};
  };
  return field(part, bit(Form::colours), Takes::text, read, "", sentence);
}

bool is_table_in(const Reader& r, const Written& table, std::string_view name) {
  lua_pushlstring(r.lua, name.data(), name.size());
  const bool is_table = lua_rawget(r.lua, table.index) == LUA_TTABLE;
  lua_pop(r.lua, 1);
  return is_table;
}

// Colours of all cards, and within them those of the cards of a deck: `loot = { ink = "#202020" }`.
bool is_colour_part(std::string_view name);

void read_colours(Reader& r, const Field&, const Given& g, void* into) {
  SetLook& look = static_cast<SetDef*>(into)->look;
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "colours by name: colours = { ink = \"#202020\" }");
  r.fields(row_of(Form::colours), *table, &look.kinds[""],
           [&](std::string_view name) { return is_table_in(r, *table, name); });
  r.named(*table, [&](const Given& item) {
    const auto inner = r.is_table(item) && !is_colour_part(item.field) ? r.table(item) : std::nullopt;
    if (!inner)
      return;
    LookOfKind& kind = look.kinds[std::string(item.field)];
    kind.line = item.line;
    r.fields(row_of(Form::colours), *inner, &kind);
  });
}

// One for all cards, or by deck.
void read_frame(Reader& r, const Field& f, const Given& g, void* into) {
  SetLook& look = static_cast<SetDef*>(into)->look;
  const auto read = [&](const std::string& deck, const Given& given) {
    const auto file = r.text(given, f.most);
    if (!file)
      return;
    LookOfKind& kind = look.kinds[deck];
    kind.line = given.line;
    kind.frame = {*file, given.line};
  };
  if (!r.is_table(g))
    return read("", g);
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, "a file, or files by deck: frame = { loot = \"art/loot.png\" }");
  r.named(*table, [&](const Given& item) { read(std::string(item.field), item); });
}

constexpr Forms rules = bit(Form::rules);
constexpr Forms steps = forms(Form::step, Form::own_step);
constexpr Forms set = bit(Form::set);

// clang-format off
constexpr Field of_rules[] = {
    text<&RulesOutline::title>("title", bit(Form::outline), "", "").between(1, longest_title),
    field("extends", bit(Form::outline), Takes::text, read_outline_extends, "", ""),
    field("decks", bit(Form::outline), Takes::list, read_outline_decks, "", ""),

    text<&RulesModule::name>("name", rules, "", "Its name: the name of its file.").and_required(),
    text<&RulesModule::title>("title", rules, "", "Its title, as shown to players.").between(1, longest_title),
    text<&RulesModule::extends>("extends", rules, "", "The ruleset that this one changes."),
    field("decks", rules, Takes::list, check_decks, "2.1", "The decks, one table each; the constructors of their cards have the same names."),
    field("slots", rules, Takes::table, read_slots, "14.1", "The kinds of slots, by name."),
    field("numbers", rules, Takes::table, read_numbers, "1.8", "The numbers of the rules."),
    field("options", rules, Takes::table, read_options, "", "Settings that are neither numbers nor steps, by name."),
    field("procedures", rules, Takes::table, read_procedures, "", "The order of the steps of each procedure: a list of steps, or edits of the existing list."),
    field("bonus_souls", rules, Takes::texts, read_cards<&RulesModule::bonus_souls>, "2.6", "Ids of the bonus souls of each game; if empty, the number `bonus_souls` of random ones."),
    field("characters", rules, Takes::texts, read_cards<&RulesModule::characters>, "21.2", "Ids of the characters that are dealt; if empty, all."),
    field("made_of", rules, Takes::list, read_made_of, "2.1", "Which cards are in the game: a list of { set = ..., deck = ..., tag = ..., copies = ... }. The last that names a card counts. A deck that none is about has all its cards. Starting items come with their characters."),

    field("accepts", rules, Takes::list, read_accepts, "", "Findings of `soulstack check` about its texts that are wrong here, as for cards."),

    text<&DeckDef::name>("name", bit(Form::deck), "2.1", "Its name; its cards are in the folder of the same name.").and_required(),
    flag<&DeckDef::drawn_from>("drawn_from", bit(Form::deck), "2.14", "False: its cards start outside the game."),
    field("deck", bit(Form::slot), Takes::text, read_deck_of_slots, "14.2.1", "The deck they are refilled from.").and_required(),
    number<&SlotTypeDef::count>("count", bit(Form::slot), 0, 12, "1.8", "The number of slots at the start.").and_required(),
    with_cost(field("price", bit(Form::slot), Takes::table, read_price_of_slots, "12.8.2", "The cost of a card of a deck of sets, instead of the usual price.")),
    text<&WrittenChoice::set>("set", bit(Form::made_of), "2.1", "The set whose cards are meant; without it, all sets."),
    text<&WrittenChoice::deck>("deck", bit(Form::made_of), "2.1", "The deck whose cards are meant; without it, all decks."),
    text<&WrittenChoice::tag>("tag", bit(Form::made_of), "3.6.9", "The tag of the cards that are meant; without it, with any tags."),
    number<&WrittenChoice::copies>("copies", bit(Form::made_of), 0, 99, "2.1", "The number of copies of each of these cards; without it, as printed. 0: they are not in the game."),
    flag<&SlotTypeDef::refilled>("refilled", bit(Form::slot), "21.4b", "False: an empty slot stays empty."),
    text<&WrittenStep::title>("title", bit(Form::own_step), "", "The title of the step.").and_required(),
    field("run", bit(Form::own_step), Takes::script, read_run, "", "The function of the step; `you` and `active` are the active player.").and_required(),
    text<&WrittenStep::rule>("rule", bit(Form::own_step), "", "The rule that it implements: \"4.4\"."),
    field("priority", steps, Takes::word, read_priority, "13.2.7", "When priority passes after the step: `always`, `if_triggered` or `if_put_on_stack`."),
    flag<&WrittenStep::row, &StepRow::on_stack>("stack", steps, "5.2.2", "The step is put on the stack."),

    rule_number<Number::attacks_per_turn>("attacks_per_turn", 0, unlimited, "1.8", "Attacks that the active player may declare each turn."),
    rule_number<Number::purchases_per_turn>("purchases_per_turn", 0, unlimited, "1.8", "Purchases that the active player may declare each turn."),
    rule_number<Number::loot_plays>("loot_plays", 0, unlimited, "1.8", "Loot cards that the active player may play each turn."),
    rule_number<Number::loot_step>("loot_step", 0, 99, "1.8", "Loot cards drawn in the loot step."),
    rule_number<Number::hand_limit>("hand_limit", 0, unlimited, "1.8", "Loot cards kept at the end of the turn."),
    rule_number<Number::price>("price", 0, 99, "1.8", "The cost of a shop item or of the top of the treasure deck, in ¢."),
    rule_number<Number::souls_to_win>("souls_to_win", 1, 99, "1.8", "Souls needed to win."),
    rule_number<Number::starting_loot>("starting_loot", 0, 99, "1.8", "Loot cards each player starts with."),
    rule_number<Number::starting_coins>("starting_coins", 0, 999, "1.8", "¢ each player starts with."),
    rule_number<Number::bonus_souls>("bonus_souls", 0, 99, "1.8", "Bonus souls in a game."),
    rule_number<Number::dice_sides>("dice_sides", 1, 6, "1.8", "Sides of a die."),
    rule_number<Number::evasion_least>("evasion_least", 0, 6, "1.8", "The minimum evasion after effects."),
    rule_number<Number::evasion_most>("evasion_most", 1, 7, "1.8", "The maximum evasion after effects."),
    rule_number<Number::death_coins>("death_coins", 0, 99, "13.5.3", "¢ lost by dying."),
    rule_number<Number::death_loot>("death_loot", 0, 99, "13.5.3", "Loot cards discarded by dying."),
    rule_number<Number::death_items>("death_items", 0, 99, "13.5.3", "Items destroyed by dying."),
    rule_number<Number::repeats_per_turn>("repeats_per_turn", 1, 10000, "1.9", "How many times a player may activate the same ability, or play the same loot card, in one turn."),
    rule_number<Number::coin_pool>("coin_pool", 0, 30000, "2.2", "The total ¢ in the game."),
    rule_number<Number::timer>("timer", 0, 99, "21.3", "Rounds until the players lose; 0: no timer."),
    rule_number<Number::soul_cap>("soul_cap", 1, 1000, "21.3b", "The maximum number of souls of one player that count."),
};

// The last fields are the numbers, in the order of Number.
constexpr std::size_t first_number = std::size(of_rules) - count_of<Number>;
constexpr bool numbers_in_order = []<std::size_t... N>(std::index_sequence<N...>) {
  return (... && (of_rules[first_number + N].read == read_rule_number<static_cast<Number>(N)>));
}(std::make_index_sequence<count_of<Number>>());
static_assert(numbers_in_order && of_rules[first_number - 1].forms != bit(Form::numbers));

constexpr Field faces(std::string_view name, std::string_view sentence) {
  Field made = field(name, set, Takes::table, read_colours, "", sentence);
  made.table = Form::colours;
  return made;
}

constexpr Field of_sets[] = {
    text<&SetDef::id>("id", set, "", "The name before the colon in the ids of its cards.").and_required(),
    text<&SetDef::title>("title", set, "", "Its title, as shown to players.").between(1, longest_title).and_required(),
    text<&SetDef::version>("version", set, "", "Its version: \"1.0.0\".").and_required(),
    number<&SetDef::api>("api", set, 1, 1, "", "The version of the vocabulary it uses.").and_required(),
    texts<&SetDef::authors>("authors", set, "", "Its authors."),
    text<&SetDef::license>("license", set, "", "Its license."),
    field("requires", set, Takes::texts, read_requires, "", "Ids of the sets it requires, with a version where it matters: \"base >= 1.0\"."),
    texts<&SetDef::conflicts>("conflicts", set, "", "Ids of the sets it can't be used with."),
    texts<&SetDef::tags>("tags", set, "3.6.9", "The tags that its cards and nouns use."),
    texts<&SetDef::counters>("counters", set, "20.1.7", "The kinds of counters that it adds, by name: { \"poison\" } adds poison_counter. A keyword of that name says what it does."),
    texts<&SetDef::after>("after", set, "", "Ids of the sets it is loaded after, if they are present. It wins where both replace or change a card."),
    field("leave_out", set, Takes::texts, read_leave_out, "", "Ids of cards of required sets that are not in the game."),
    field("loops", set, Takes::texts, read_loops, "1.9", "Loops of cards that are meant: their ids, joined by +: { \"placebo\", \"mirror + echo\" }. `check` names them, `fuzz` does not report them."),
    field("decks", set, Takes::table, read_set_decks, "3.7.1", "The decks that the set adds to each ruleset, by name; their cards are in folders of these names."),
    field("slots", set, Takes::table, read_set_slots, "12.8.1", "The slots that the set adds to each ruleset, by name."),
    text<&WrittenSlots::deck>("deck", bit(Form::set_slots), "12.8.1", "The deck that they are refilled from: a deck of sets, of type treasure or monster.").and_required(),
    number<&WrittenSlots::count>("count", bit(Form::set_slots), 0, 12, "12.8.1", "The number of slots at the start.").and_required(),
    with_cost(field("price", bit(Form::set_slots), Takes::table, read_price_in_set, "12.8.2", "The cost of a card, instead of the usual price.")),
    field("constants", set, Takes::table, read_constants, "6.11.4", "Numbers and texts by name, for the files of this set and of sets that require it: { sting = 2 }.").between(-1000, 1000),
    field("events", set, Takes::table, read_set_events, "6.12.1", "The events that the set adds, by name; `emit` lets them happen."),
    field("of", bit(Form::set_event), Takes::text, read_event_of, "6.12.1", "What it happens to: \"player\", \"object\" or \"anything\", a player or an object. Without it: nothing in particular."),
    text<&WrittenEvent::event, &SetEventDef::text>("text", bit(Form::set_event), "6.12.1", "What players read when it happens: \"The curtain falls\".").between(1, 60),
    field("stats", set, Takes::table, read_set_stats, "10.1.11", "Numbers of players or objects that the set adds beside HP and attack, by name."),
    field("of", bit(Form::set_stat), Takes::text, read_stat_of, "10.1.11", "Who has it: \"player\", or \"object\", each card in play and each soul.").and_required(),
    number<&WrittenStat::stat, &SetStatDef::start>("start", bit(Form::set_stat), 0, 999, "10.1.11", "The number of those on which no card prints it; without it, 0."),
    text<&WrittenStat::stat, &SetStatDef::text>("text", bit(Form::set_stat), "10.1.11", "What the number means, for players: \"How lucky the player is\".").between(1, 60),
    field("frame", set, Takes::text_or_table, read_frame, "", "The picture on which its faces are drawn, or one by deck: { loot = \"art/loot.png\" }.").between(1, 200),
    faces("colours", "The colours of its faces, also by deck: { ink = \"#202020\", loot = { accent = \"#7a2a2a\" } }."),
    colour("ink", "Texts."),
    colour("faint", "Small texts: the line below the name, the last text, the foot."),
    colour("paper", "What is behind the texts."),
    colour("edge", "The edge of the card, and the bleed."),
    colour("name", "The name; without it, as `ink`."),
    colour("band", "A band behind the name; by default none."),
    colour("accent", "The boxes of numbers and of the set's sign, and the sign in the place of a picture."),
    colour("numbers", "What is written in these boxes; without it, as `paper`."),
    colour("field", "What is behind the picture."),
    colour("strip", "What is behind rewards and souls."),
    field("plays_as", bit(Form::set_deck), Takes::text, read_plays_as, "3.7.1", "The type of its cards: \"loot\", \"treasure\" or \"monster\"; \"fixture\": they lie on the table, each in a slot of its own (rule 3.8.1).").and_required(),
};
// clang-format on

bool is_colour_part(std::string_view name) {
  return std::any_of(std::begin(of_sets), std::end(of_sets),
                     [&](const Field& row) { return row.forms == bit(Form::colours) && row.name == name; });
}

}  // namespace

// ---- set.lua -----------------------------------------------------------------------------------------------------

std::string SetDef::set_file() const { return (std::filesystem::path(folder) / "set.lua").generic_string(); }

int SetDef::line_of(const std::string& field) const {
  const auto known = lines.find(field);
  return known != lines.end() ? known->second : field.empty() ? 0 : line_of("");
}

// "placebo" of the set `base` is "base:placebo".
static void name_fully(std::vector<std::string>& cards, const std::string& of_set) {
  for (std::string& card : cards)
    if (card.find(':') == std::string::npos)
      card.insert(0, of_set + ":");
  std::sort(cards.begin(), cards.end());
}

void read_set(Reader& r, SetDef& read) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  const auto table = r.table(given);
  if (made && made->by == Word::set) {
    r.fields(row_of(Form::set), *table, &read);
    for (std::vector<std::string>& loop : read.loops)
      name_fully(loop, read.id);
    read.lines[""] = table->line;
    for (const std::string_view field :
         {"id", "version", "authors", "license", "requires", "conflicts", "after", "tags", "counters", "leave_out",
          "loops", "decks", "slots", "events", "stats", "constants"})
      if (r.has(*table, field))
        read.lines[std::string(field)] = r.field_at(*table, field, 0).line;
    if (!read.id.empty() && !is_name(read.id))
      r.report.error("wrong_name", read.line_of("id"), "id",
                     "the id of a set consists of lower case letters, digits and underscores");
  } else if (!made || made->by != Word::unknown) {
    r.error("no_set", given, "a set.lua returns a set: return set { ... }");
  }
}

static_assert(std::size(of_rules) <= most_fields && std::size(of_sets) <= most_fields);
std::span<const Field> rules_fields() { return of_rules; }
std::span<const Field> set_fields() { return of_sets; }
std::span<const Field> number_fields() { return std::span<const Field>(of_rules).last(count_of<Number>); }

}  // namespace soulstack::scripting
