// Reading abilities and their parts into the content.
#include "scripting/abilities.h"

#include "engine/content.h"

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

AbilityDef begin(Reader& r, const FormRow& form, const Place& place, int line) {
  AbilityDef def;
  def.kind = form.kind;
  def.card = place.card;
  def.path = place.path;
  def.file = r.report.file();
  def.line = line;
  if (form.form == Form::tap)
    def.cost.tap = true;
  if (form.form == Form::revealed) {
    def.trigger.event = EventType::entered_play;
    def.trigger.of.kind = WhoKind::this_object;
    r.around->params |= params_of_events;
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
      (is_lasting ? def.nested : def.lasting).push_back(id);
  });
}

// On a monster, numbers that a monster has are its own; everything else is about you.
Who whose_numbers(const Reader& r, const AbilityDef& def) {
  const bool on_a_card = def.card.known();
  const DeckId deck = on_a_card ? r.content[def.card].deck : DeckId{};
  const bool on_monster = deck.known() && r.content.decks[deck.value].name == deck_name::monster;
  Who who;
  who.kind = on_monster && def.changes.front().stat <= stat::evasion ? WhoKind::this_object : WhoKind::you;
  return who;
}

// A player who is the target gets the item that is given as a cost.
void check_targets_used(Reader& r, const AbilityDef& def) {
  if (def.cost.give_item.known())
    r.around->target[0].used = true;
  for (int i = 0; i < r.around->targets; ++i) {
    const Surroundings::Target& target = r.around->target[static_cast<std::size_t>(i)];
    if (!target.used)
      r.report.error("unused_target", target.line, target.name,
                     ticked(target.name) + " is chosen, but nothing uses it: ask for it as a parameter, function(" +
                         std::string(target.name) + ")");
  }
}

void check_does_something(Reader& r, const FormRow& form, const Written& table, const AbilityDef& def) {
  const auto needs = [&](bool missing, std::string_view what) {
    if (missing)
      r.report.error("missing_field", table.line, "", ticked(form.name) + " needs " + std::string(what));
  };
  const bool acts = def.effect.function.known() || def.roll.present || !def.modes.empty() || !def.lasting.empty();
  if (is_any(form, announced_or_triggered))
    needs(!acts, "an `effect`, a `roll`, a `choose` or a `lasting`");
  if (form.form == Form::always)
    needs(def.changes.empty(), "a number that it changes, such as `attack = 1`");
  if (is_any(form, forms(Form::cant, Form::must, Form::can)))
    needs(def.bans.empty(), "what it is about, such as `attack = this`");
  if (form.form == Form::lasting)
    needs(def.nested.empty(), "the abilities that last");
  if (form.form == Form::claim)
    needs(def.claim_at_least == 0, "a number to reach, such as `coins = 25`");
}

void finish(Reader& r, const FormRow& form, const Written& table, AbilityDef& def) {
  if (form.form == Form::always && !def.changes.empty() && !r.has(table, "of"))
    def.of = whose_numbers(r, def);
  for (Ban& ban : def.bans)
    ban.who = def.of;
  if (is_any(form, forms(Form::cant, Form::must, Form::can)))
    def.of = {};
}

AbilityId read_written(Reader& r, const Written& table, const FormRow& form, const Place& place, bool lasting) {
  if (!r.has_room_for_ability(table.line))
    return {};
  Surroundings around;
  around.outer = r.around;
  around.in_lasting = lasting;
  r.around = &around;
  const int errors = r.report.errors();
  const AbilityId id = reserve(r.content);
  AbilityDef def = begin(r, form, place, table.line);
  r.fields(form, table, &def);
  read_nested(r, form, table, def);
  if (r.report.errors() == errors) {
    check_targets_used(r, def);
    check_does_something(r, form, table, def);
    finish(r, form, table, def);
  }
  r.around = around.outer;
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

// Which event words an ability of that kind may listen for.
bool may_listen(AbilityKind kind, const EventWord& event) {
  return kind == AbilityKind::when ? event.happened : event.about_to_happen;
}

}  // namespace

AbilityId read_printed(Reader& r, const Given& given, const FormRow& form, const Place& place) {
  check_text(r, given, form);
  return read_ability(r, given, form, place, false);
}

void read_event(Reader& r, const Given& given, AbilityDef& into) {
  const EventType type = event_of(r.handle(given));
  const EventWord* const event = find_event_word(type);
  if (!event)
    return r.wrong(given, describe(Takes::event));
  r.around->params |= params_of_events | event->gives;
  into.trigger.event = type;
  if (may_listen(into.kind, *event))
    return;
  Nearest nearest(row_of(type).name);
  for (const EventWord& other : event_words())
    if (may_listen(into.kind, other))
      nearest.offer(row_of(other.type).name);
  const std::string_view why = into.kind == AbilityKind::when
                                   ? " is still about to happen: `when` listens for what has happened"
                                   : " has happened already: only `when` listens for that";
  r.error("wrong_event", given, ticked(row_of(type).name) + std::string(why), nearest.word());
}

void read_target(Reader& r, const Given& given, int index, AbilityDef& into) {
  TargetSpec spec;
  const int errors = r.report.errors();
  spec.filter = r.noun(given);
  if (r.around->targets != index)
    r.error("wrong_value", given, ticked(given.field) + " comes after one more target that is missing");
  const bool is_wrong = r.report.errors() != errors || !spec.filter.known();
  r.around->target[static_cast<std::size_t>(index)] = {given.field, given.line, is_wrong};
  r.around->targets = index + 1;
  into.targets.resize(static_cast<std::size_t>(index) + 1);
  into.targets.back() = spec;
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
  AbilityDef def = begin(r, form, place, given.line);
  r.script(given, def.effect);
  r.around = around.outer;
  r.content.abilities[id.value] = std::move(def);
  return id;
}

}  // namespace soulstack::scripting
