// Reads abilities and their parts into the content.
#include "scripting/reading/abilities.h"

#include <algorithm>
#include <utility>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/history_reader.h"
#include "scripting/reading/layer_check.h"

#include "engine/model/event_rows.h"

namespace soulstack::scripting {

namespace {

constexpr Forms announced_or_triggered =
    forms(Form::play, Form::tap, Form::paid, Form::when, Form::would, Form::revealed, Form::mode, Form::outcome);

bool is_any(const FormRow& form, Forms among) { return (bit(form.form) & among) != 0; }

// The id is taken first, so that an ability comes before those nested in it.
AbilityId reserve(Content& content) {
  content.abilities.emplace_back();
  return AbilityId{static_cast<std::uint16_t>(content.abilities.size() - 1)};
}

// Are its functions told how often, or which, cost was paid (rule 6.2.7)?
Params params_of_costs(const Reader& r, const Written& table) {
  return r.has(table, "times") || r.has(table, "or_cost") ? bit(Param::paid) : Params{0};
}

// Its functions may use the parameters of that event.
void hear(Reader& r, EventType event, bool has_happened = true) {
  r.around->params |= params_of(event, has_happened);
  r.around->event = event;
}

// Numbers in an `always` that only players have.
constexpr bool is_of_objects(StatId id) { return id == stat::soul_value || id == stat::ability_price; }
constexpr bool is_of_players(StatId id) { return id.value > stat::evasion.value && !is_of_objects(id); }

Names who_has(const Content& content, StatId id) {
  if (id.value >= stat::count)
    return content.set_stat(id).of == SetStatDef::Of::player ? Names::player : Names::object;
  if (is_of_players(id))
    return Names::player;
  return is_of_objects(id) ? Names::object : Names::living;
}

bool listens(const Reader& r, const AbilityDef& def) {
  return std::any_of(def.duration().nested.begin(), def.duration().nested.end(),
                     [&](AbilityId id) { return r.content[id].trigger.event != EventType::none; });
}

// Only a player who is already known can roll or choose a target.
bool is_a_decider(const Who& who) {
  switch (who.kind) {
    case WhoKind::anyone:
    case WhoKind::you:
    case WhoKind::active:
    case WhoKind::target:
    case WhoKind::kept:
    case WhoKind::event_part:
      return true;
    default:
      return false;
  }
}

// Reports fields that can't have any effect in their ability.
struct Idle {
  bool is;
  std::string_view field;
  std::string_view why;
};
void check_has_effect(Reader& r, const FormRow& form, const Written& table, const AbilityDef& def) {
  const Trigger& f = def.trigger;
  const bool dies = f.event == EventType::monster_died || f.event == EventType::object_died;
  const bool first_roll_only =
      std::all_of(def.continuous().changes.begin(), def.continuous().changes.end(),
                  [](const StatChange& c) { return c.stat == stat::attack || c.stat == stat::attack_roll; });
  const bool attacks_players = def.kind == AbilityKind::can && !def.deeds().permissions.empty() &&
                               def.deeds().permissions.front().deed == Deed::attack;
  const bool is_lasting = form.form == Form::lasting;
  const bool forbids_event = def.kind == AbilityKind::cant && f.event != EventType::none;
  const bool costs_without_attack =
      !def.deeds().unless.is_free() &&
      (forbids_event || std::any_of(def.deeds().constraints.begin(), def.deeds().constraints.end(),
                                    [](const Constraint& c) { return c.deed != Deed::attack; }));
  const Idle all[] = {
      {is_lasting && def.duration().uses > 0 && !listens(r, def), "uses",
       "`uses` counts events, but nothing in here listens for one"},
      {is_lasting && !def.duration().nested.empty() && def.duration().till == Till::used && def.duration().uses == 0,
       "till", "`till = used` needs `uses`: the number of uses after which it ends"},
      {def.duration().begins_with.kind != WhoKind::anyone &&
           (def.duration().till == Till::end_of_attack || def.duration().till == Till::next_roll),
       "from_next_turn_of", "it begins with a turn, so it can't end with this attack or the next roll"},
      {f.first_each_turn && f.every > 0, "every", "`first` and `every` can't be used together"},
      {form.form == Form::always && f.first_each_turn && (!first_roll_only || def.continuous().changes.empty()),
       "first", "`first` means the first attack roll of a turn: it works only with `attack` and `attack_roll`"},
      {def.after == After::rewards && !dies, "after",
       "`after = rewards` works only with `monster_died` and `object_died`"},
      {def.after == After::penalty && f.event != EventType::player_died, "after",
       "`after = penalty` works only with `player_died`"},
      {forbids_event && !def.deeds().constraints.empty(), "event",
       "it forbids either an event or an action: write two abilities"},
      {forbids_event && r.has(table, "who"), "who",
       "`who` is about actions; the fields of an event are `of`, `by`, `from` and `object`"},
      {costs_without_attack, "unless",
       "`unless` is what an attack costs: it needs `attack`, and nothing else that it forbids"},
      {f.event == EventType::step_ended && !f.step.procedure.known(), "event",
       "`step_ended` needs `step`: the step that was carried out"},
      {attacks_players && def.deeds().permissions.front().evasion == 0, "attack",
       "it needs `evasion`: the evasion of attacked players"},
      {def.roll.times > 1 && def.roll.choose_of > 1, "roll", "`times` and `choose_of` can't be used together"},
      {!is_a_decider(def.roll.by), "roll", "`by` must be a known player: `you`, `active`, `roller` or a target"},
  };
  for (const Idle& idle : all)
    if (idle.is)
      r.report.error("no_effect", r.field_at(table, idle.field, 0).line, idle.field, std::string(idle.why));
  for (const StatChange& change : def.continuous().changes) {
    const Given given{0, table.line, "of", nullptr};
    if (form.form == Form::always)
      check_can_be(r, given, def.continuous().of, who_has(r.content, change.stat));
  }
}

AbilityDef begin(Reader& r, const FormRow& form, const Place& place, int line) {
  AbilityDef def(form.kind);
  def.card = place.card;
  def.path = place.path;
  def.file = r.report.file();
  def.line = line;
  if (form.form == Form::tap)
    def.own<Activation>().cost.tap = true;
  r.around->may_write = is_any(form, forms(Form::change, Form::instead));
  if (form.form == Form::outcome)
    r.around->params |= params_of_rolls;
  if (form.form == Form::revealed) {
    def.trigger.event = EventType::entered_play;
    def.trigger.of.kind = WhoKind::this_object;
    hear(r, EventType::entered_play);
  }
  return def;
}

AbilityId read_ability(Reader& r, const Given& given, const FormRow& form, const Place& place, bool in_lasting);

void read_nested(Reader& r, const FormRow& form, const Written& table, AbilityDef& def) {
  Numbering numbers;
  const bool is_lasting = form.form == Form::lasting;
  r.items(form, table, [&](const Given& item, const FormRow& inside) {
    const Place place{def.card, def.path + "/" + numbers.next(inside)};
    const AbilityId id = read_ability(r, item, inside, place, !is_lasting);
    if (id.known())
      (is_lasting ? def.own<Duration>().nested : def.lasting).push_back(id);
  });
}

// On a monster, the monster's numbers are its own, and so are the price of abilities and stats of sets that objects have;
// all others are yours.
Who whose_numbers(const Reader& r, const AbilityDef& def) {
  const bool on_a_card = def.card.known();
  const DeckId deck = on_a_card ? r.content[def.card].deck : DeckId{};
  const bool on_monster = deck.known() && r.content.type_name(deck) == deck_name::monster;
  Who who;
  const StatId first = def.continuous().changes.front().stat;
  const bool is_its_own = (on_monster && first <= stat::evasion) || first == stat::ability_price ||
                          (first.value >= stat::count && r.content.set_stat(first).of == SetStatDef::Of::object);
  who.kind = is_its_own ? WhoKind::this_object : WhoKind::you;
  return who;
}

// If the first target is a player, that player gets the item given as a cost (rule 6.2.9).
void check_targets_used(Reader& r, const AbilityDef& def) {
  const bool gives = def.cost().give_item.known() || def.activation().or_cost.give_item.known();
  if (gives && r.is_player({.kind = WhoKind::target}))
    r.around->target[0].used = true;
  for (const Surroundings::Target& target : r.around->target)
    if (target.row && !target.used)
      r.report.error("unused_target", target.line, target.row->name,
                     ticked(target.row->name) + " is chosen, but nothing uses it: add it as a parameter, " +
                         "function(" + std::string(target.row->name) + ")");
}

// A function that is told the numbers of dice stops there, and its ability ends (rule 9.11).
void check_dice(Reader& r, const Written& table, const AbilityDef& def) {
  if (!def.effect.asks_for_dice)
    return;
  const auto wrong = [&](std::string_view field, const std::string& why) {
    r.report.error("not_here", r.field_at(table, field, 0).line, field, why);
  };
  if (def.kind == AbilityKind::change)
    wrong("effect", "the event of a `change` does not wait for dice: roll in a `would` or an `instead`");
  if (def.roll.present)
    wrong("roll",
          "the `effect` rolls already, and the ability ends with its roll: give the die of `roll` outcomes, or "
          "roll in the `effect`, not both");
  if (!def.lasting.empty())
    wrong("lasting",
          "the `effect` rolls, and the ability ends with its roll: write lasting { ... } in the `effect`, "
          "behind the roll");
}

// Only the abilities of a card itself work where the card is (rule 6.7.13).
void check_where_it_works(Reader& r, const Written& table, const FoundFields& found, const AbilityDef& def) {
  const bool is_of_a_card = def.card.known() && r.around->outer == nullptr;
  for (const std::string_view field : {"as_soul", "in_hand"})
    if (found.has(field) && !is_of_a_card)
      r.report.error(
          "not_here", r.field_at(table, field, 0).line, field,
          ticked(field) + " is for the abilities that a card has itself, not for those of effects and rules");
}

// What can be paid, and how often (rules 6.2.5, 6.2.6, 6.2.8).
void check_costs(Reader& r, const Written& table, const FoundFields& found, const AbilityDef& def) {
  if (def.kind == AbilityKind::can)
    return;  // its `times` is not about a cost
  const auto wrong = [&](std::string_view field, Code code, const std::string& why) {
    r.report.error(code, r.field_at(table, field, 0).line, field, why);
  };
  const bool has_cost = found.has("cost"), has_other = found.has("or_cost"), is_repeated = found.has("times");
  for (const std::string_view field : {"or_cost", "times"})
    if (found.has(field) && !has_cost)
      wrong(field, "missing_field", ticked(field) + " needs a `cost`: what is paid");
  if (has_other && def.activation().or_cost.is_free())
    wrong("or_cost", "missing_field", "`or_cost` needs something that is paid, such as or_cost = { hp = 1 }");
  if (has_other && is_repeated)
    wrong("times", "contradiction", "`times` and `or_cost` can't be used together: write two abilities, or modes");
  if (is_repeated && (def.activation().cost.destroy_this || def.activation().cost.give_item.known()))
    wrong("times", "contradiction",
          ticked(def.activation().cost.destroy_this ? "destroy_this" : "give_item") +
              " can be paid only once, so it has no `times`");
  if (def.kind != AbilityKind::play)
    return;
  for (const Cost* const cost : {&def.activation().cost, &def.activation().or_cost})
    if (cost->destroy_this || cost->counters > 0)
      wrong(cost == &def.activation().cost ? "cost" : "or_cost", "not_here",
            cost->destroy_this ? "a loot card that is played is not in play: it can't be destroyed as a cost"
                               : "a loot card has no counters that could be paid");
}

void check_does_something(Reader& r, const FormRow& form, const Written& table, const AbilityDef& def) {
  const auto needs = [&](bool missing, std::string_view what) {
    if (missing)
      r.report.error("missing_field", table.line, "", ticked(form.name) + " needs " + std::string(what));
  };
  const bool acts = def.effect.function.known() || def.roll.present || !def.modes.empty() || !def.lasting.empty();
  if (is_any(form, announced_or_triggered))
    needs(!acts, "an `effect`, a `roll`, a `choose` or a `lasting`");
  check_dice(r, table, def);
  needs(def.effect.rolls && !def.roll.present, "the `roll` whose die `roll_die` rolls");
  if (form.form == Form::always)
    needs(def.continuous().changes.empty() && !def.continuous().acts_on_objects(),
          "something that it changes, such as `attack = 1` or `has = { ... }`");
  if (is_any(form, forms(Form::cant, Form::must, Form::can)))
    needs(def.deeds().constraints.empty() && def.deeds().permissions.empty() && def.trigger.event == EventType::none,
          "what it is about, such as `attack = this`");
  if (form.form == Form::lasting)
    needs(def.duration().nested.empty(), "the abilities that last");
  if (form.form == Form::claim)
    needs(def.claim().at_least == 0, "a number to reach, such as `coins = 25`");
}

void finish(Reader& r, const FormRow& form, const Written& table, AbilityDef& def) {
  if (form.form == Form::always && !def.continuous().changes.empty() && !r.has(table, "of"))
    def.own<Continuous>().of = whose_numbers(r, def);
  if (!is_any(form, forms(Form::cant, Form::must, Form::can)))
    return;
  Deeds& deeds = def.own<Deeds>();
  for (Constraint& constraint : deeds.constraints)
    constraint.who = deeds.who;
  for (Permission& permission : deeds.permissions)
    permission.who = deeds.who;
}

AbilityId read_written(Reader& r, const Written& table, const FormRow& form, const Place& place, bool lasting,
                       std::vector<KeptName> keeps = {}) {
  if (!r.has_room_for_ability(table.line))
    return {};
  Surroundings around;
  around.outer = r.around;
  around.in_lasting = lasting;
  around.keeps = std::move(keeps);
  around.card = place.card;
  around.path = place.path;
  r.around = &around;
  const int errors = r.report.errors();
  const AbilityId id = reserve(r.content);
  around.id = id;
  AbilityDef def = begin(r, form, place, table.line);
  around.params |= params_of_costs(r, table);
  const FoundFields found = r.fields(form, table, &def);
  if (form.form == Form::always)
    read_set_stats(r, table, def);
  read_nested(r, form, table, def);
  if (r.report.errors() == errors) {
    check_targets_used(r, def);
    check_costs(r, table, found, def);
    check_where_it_works(r, table, found, def);
    check_does_something(r, form, table, def);
    finish(r, form, table, def);
    check_has_effect(r, form, table, def);
    check_layers(r, table, def);
  }
  r.around = around.outer;
  def.made = std::move(around.made);
  if (def.kind == AbilityKind::lasting)
    def.own<Duration>().keeps = std::move(around.keeps);
  r.content.abilities[id.value] = std::move(def);
  return id;
}

AbilityId read_ability(Reader& r, const Given& given, const FormRow& form, const Place& place, bool lasting) {
  const auto table = r.table(given);
  if (!table)
    return {};
  return read_written(r, *table, form, place, lasting);
}

void check_text(Reader& r, const Given& given, const FormRow& form) {
  const auto table = r.table(given);
  if (table && !r.has(*table, "text"))
    r.report.error("missing_field", table->line, "text",
                   ticked(form.name) + " needs a `text`: its sentence on the card");
}

struct Hearing {
  AbilityKind kind;
  std::uint8_t bit;
  std::string_view name;
};
constexpr Hearing hearings[] = {{AbilityKind::when, heard_by::when, "when"},
                                {AbilityKind::would, heard_by::would, "would"},
                                {AbilityKind::change, heard_by::change, "change"},
                                {AbilityKind::instead, heard_by::instead, "instead"},
                                {AbilityKind::cant, heard_by::cant, "cant"}};

const Hearing& hearing(AbilityKind kind) {
  return *std::find_if(std::begin(hearings), std::end(hearings), [&](const Hearing& h) { return h.kind == kind; });
}

// "`when`, `change`, `instead`".
std::string listeners_of(EventType type) {
  std::string all;
  for (const Hearing& h : hearings)
    if (may_hear(h.bit, type))
      all += (all.empty() ? "" : ", ") + ticked(h.name);
  return all;
}

// The event by which something that happened was about to happen.
struct Before {
  EventType happened, about_to_happen;
};
constexpr Before befores[] = {
    {EventType::attack_declared, EventType::attack_declared_on},
    {EventType::purchase_declared, EventType::purchase_declared_on},
    {EventType::purchased, EventType::buying},
    {EventType::card_revealed, EventType::revealing},
    {EventType::die_cast, EventType::rolling},
    {EventType::rolled, EventType::roll},
    {EventType::damage_taken, EventType::damage},
    {EventType::killed, EventType::killing},
    {EventType::monster_died, EventType::death},
    {EventType::player_died, EventType::death},
    {EventType::object_died, EventType::death},
    {EventType::penalty_paid, EventType::death_penalty},
    {EventType::rewards_gained, EventType::rewards},
    {EventType::turn_started, EventType::turn_begins},
};

// What `cant` says in place of these events; empty: nothing.
std::string_view deed_of(EventType type) {
  switch (type) {
    case EventType::attack_declared:
    case EventType::attack_declared_on:
      return "`cant { who = ..., attack = ... }`";
    case EventType::purchase_declared:
    case EventType::purchase_declared_on:
    case EventType::buying:
      return "`cant { who = ..., purchase = true }`";
    case EventType::loot_played:
      return "`cant { who = ..., play_loot = true }`";
    default:
      return "";
  }
}

// Why this kind of ability can't listen for the event.
std::string why_not_heard(const Hearing& by, EventType type) {
  if (by.kind == AbilityKind::when)
    return "it is still about to happen";
  if (const std::string_view deed = deed_of(type); by.kind == AbilityKind::cant && !deed.empty())
    return "players may not do it at all if a card says " + std::string(deed);
  for (const Before& before : befores)
    if (before.happened == type && may_hear(by.bit, before.about_to_happen))
      return "it has happened already; before that, it is " + ticked(row_of(before.about_to_happen).name);
  if (by.kind == AbilityKind::would && may_be_replaced(type))
    return "it is not about to resolve on the stack";
  return may_be_replaced(type) ? "it can only be changed" : "it has happened already";
}

void wrong_listener(Reader& r, const Given& given, const Hearing& by, EventType type) {
  Nearest nearest = r.report.nearest(row_of(type).name);
  std::string all;
  for (std::size_t i = 0; i < event_rows.size(); ++i)
    if (may_hear(by.bit, static_cast<EventType>(i))) {
      nearest.offer(event_rows[i].name);
      all += (all.empty() ? "" : ", ") + std::string(event_rows[i].name);
    }
  const std::string list = by.kind == AbilityKind::when ? "" : "; " + ticked(by.name) + " listens for " + all;
  r.error("wrong_event", given,
          ticked(by.name) + " can't listen for " + ticked(row_of(type).name) + ": " + why_not_heard(by, type) +
              ". Listen for it with " + listeners_of(type) + list,
          nearest.word());
}

}  // namespace

AbilityId read_printed(Reader& r, const Given& given, const FormRow& form, const Place& place) {
  check_text(r, given, form);
  return read_ability(r, given, form, place, false);
}

static std::vector<KeptName> names_kept_by(const FileOfTable& file) {
  std::vector<KeptName> keeps;
  for (const ExtractedTable::Kept& one : file.keeps)
    keeps.push_back({one.name, one.inside});
  return keeps;
}

void read_question(Reader& r, FileOfTable& question) {
  lua_rawgeti(r.lua, LUA_REGISTRYINDEX, question.table);
  Surroundings around;
  around.outer = std::exchange(r.around, &around);
  around.keeps = names_kept_by(question);
  if (const auto query = read_history(r, {lua_gettop(r.lua), question.line, {}, nullptr}, HistoryUse::number))
    r.functions.keep_question(question.number, {*query, std::move(around.keeps)});
  r.around = around.outer;
  lua_pop(r.lua, 1);
}

void read_made_effect(Reader& r, FileOfTable& effect, std::string_view path) {
  lua_rawgeti(r.lua, LUA_REGISTRYINDEX, effect.table);
  const Given given{lua_gettop(r.lua), effect.line, {}, nullptr};
  std::vector<KeptName> keeps = names_kept_by(effect);
  if (const auto table = r.table(given)) {
    const Place place{r.around->card, r.around->path + "/" + std::string(path)};
    const AbilityId id = read_written(r, *table, row_of(Form::lasting), place, true, std::move(keeps));
    r.content.made_by_functions[static_cast<std::size_t>(effect.number)] = id;
    if (id.known())
      r.around->made.push_back(id);
  }
  lua_pop(r.lua, 1);
}

void read_event(Reader& r, const Given& given, AbilityDef& into) {
  const EventType type = event_of(r.handle(given));
  if (!is_event_word(type))
    return r.wrong(given, describe(Takes::event));
  hear(r, type, into.kind == AbilityKind::when);
  into.trigger.event = type;
  into.trigger.set_event = set_event_of(r.handle(given));
  if (const Hearing& by = hearing(into.kind); !may_hear(by.bit, type))
    wrong_listener(r, given, by, type);
}

void read_chosen(Reader& r, const Given& given, const ChosenRow& row, AbilityDef& into) {
  TargetSpec spec;
  const int errors = r.report.errors();
  spec.filter = r.noun(given);
  std::vector<TargetSpec>& all = row.on_resolution ? into.choices : into.targets;
  const int index = row.on_resolution ? max_targets - 1 - row.place : row.place;
  Surroundings::Target& there = r.around->target[row.place];
  if (static_cast<int>(all.size()) != index)
    r.error(
        "wrong_value", given,
        ticked(given.field) + " needs an earlier " + (row.on_resolution ? "choice" : "target") + " that is missing");
  if (there.row)
    return r.error("wrong_value", given,
                   ticked(there.row->name) + " and " + ticked(row.name) +
                       " can't be used together: an ability has at " + "most " + std::to_string(max_targets) +
                       " targets and choices");
  const bool is_wrong = r.report.errors() != errors || !spec.filter.known();
  there = {&row, given.line, is_wrong, spec.filter};
  if (!row.on_resolution)
    r.around->targets = index + 1;
  all.resize(static_cast<std::size_t>(index) + 1);
  all.back() = spec;
}

void read_modes(Reader& r, const Given& given, AbilityDef& parent) {
  const auto table = r.table(given);
  if (!table)
    return r.wrong(given, describe(Takes::modes));
  Numbering numbers;
  static constexpr FormRow holder = {Form::count, Word::none, AbilityKind::mode, bit(Form::mode), "", "choose", "", ""};
  r.items(holder, *table, [&](const Given& item, const FormRow& form) {
    check_text(r, item, form);
    const AbilityId mode = read_ability(r, item, form, {parent.card, parent.path + "/" + numbers.next(form)}, false);
    if (mode.known())
      parent.modes.push_back(mode);
  });
  if (parent.modes.size() < 2)
    r.wrong(given, describe(Takes::modes));
}

AbilityId read_outcome(Reader& r, const Given& given, const AbilityDef& parent, std::string_view key) {
  const Place place{parent.card, parent.path + "/" + std::string(key)};
  const FormRow& form = row_of(Form::outcome);
  if (const auto table = r.table(given); table && !r.made_by(given.index))
    return read_written(r, *table, form, place, false);
  if (!r.is_function(given)) {
    r.wrong(given, "`nothing`, a function or a table with an `effect`");
    return {};
  }
  if (!r.has_room_for_ability(given.line))
    return {};
  Surroundings around;
  around.outer = r.around;
  r.around = &around;
  const AbilityId id = reserve(r.content);
  around.id = id;
  AbilityDef def = begin(r, form, place, given.line);
  r.script(given, def.effect);
  r.around = around.outer;
  r.content.abilities[id.value] = std::move(def);
  return id;
}

}  // namespace soulstack::scripting
