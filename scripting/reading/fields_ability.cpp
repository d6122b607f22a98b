// The fields of abilities.
#include <array>

#include "engine/table/procedures.h"
#include "engine/table/zone_layout.h"
#include "scripting/reading/abilities.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/field_builders.h"
#include "scripting/reading/layers.h"

namespace soulstack::scripting {

namespace {

AbilityDef& ability(void* into) { return *static_cast<AbilityDef*>(into); }

// ---- Which events of its type it listens for

template <Who Trigger::*Into, EventField EventFields::*Which>
void read_who_of_event(Reader& r, const Field&, const Given& g, void* into) {
  read_event_who(r, g, ability(into), Into, Which);
}
template <Who Trigger::*Into, EventField EventFields::*Which>
constexpr Field who_of_event(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  return field(name, forms, Takes::who, read_who_of_event<Into, Which>, rule, sentence);
}

// For paths of fields: the part that abilities of some kinds have.
template <class Part>
Part& part(AbilityDef& ability) {
  return ability.own<Part>();
}

const EventFields& fields_here(void* into) { return row_of(ability(into).trigger.event).has; }

template <Ask Trigger::*Into, bool EventFields::*Which>
void read_ask_of_event(Reader& r, const Field&, const Given& g, void* into) {
  read_event_ask(r, g, ability(into), Into, Which);
}
template <Ask Trigger::*Into, bool EventFields::*Which>
constexpr Field ask_of_event(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  return field(name, forms, Takes::flag, read_ask_of_event<Into, Which>, rule, sentence);
}

void read_loot_of_event(Reader& r, const Field& f, const Given& g, void* into) {
  if (event_has(r, g, ability(into), (params_of(ability(into).trigger.event) & bit(Param::loot)) != 0))
    read_who_of_event<&Trigger::object, &EventFields::object>(r, f, g, into);
}

void read_at_least(Reader& r, const Field& f, const Given& g, void* into) {
  const auto n = r.number(g, f.least, f.most);
  if (n && event_has(r, g, ability(into), fields_here(into).amount))
    ability(into).trigger.at_least = static_cast<std::int16_t>(*n);
}

void read_kind_of_counter(Reader& r, const Field&, const Given& g, void* into) { read_event_kind(r, g, ability(into)); }

template <bool EventFields::*Which>
void read_value(Reader& r, const Field& f, const Given& g, void* into) {
  read_event_values(r, f, g, ability(into), Which);
}

template <auto... Path>
void read_marker(Reader& r, const Given& g, void* into, Word word,
                 std::decay_t<decltype(detail::reach<Path...>(into))> v) {
  if (r.is(g, word))
    detail::reach<Path...>(into) = v;
  else
    r.wrong(g, ticked(name_of(word)), name_of(word));
}

void read_first(Reader& r, const Field&, const Given& g, void* into) {
  AbilityDef& def = ability(into);
  if (def.kind == AbilityKind::tap || def.kind == AbilityKind::paid || def.kind == AbilityKind::mode)
    return read_marker<part<Activation>, &Activation::uses_per_turn>(r, g, into, Word::turn, 1);
  read_marker<&AbilityDef::trigger, &Trigger::first_each_turn>(r, g, into, Word::turn, true);
}

void read_after(Reader& r, const Field&, const Given& g, void* into) {
  if (event_of(r.handle(g)) == EventType::rewards)
    ability(into).after = After::rewards;
  else if (r.is(g, Word::penalty))
    ability(into).after = After::penalty;
  else
    r.wrong(g, "`rewards` or `penalty`");
}

void read_during(Reader& r, const Field&, const Given& g, void* into) {
  During& during = ability(into).trigger.during;
  if (r.is(g, Word::your_turn))
    during = During::your_turn;
  else if (r.is(g, Word::others_turns) || r.is(g, Word::not_your_turn))
    during = During::others_turns;
  else
    r.wrong(g, "`your_turn` or `others_turns`");
}

void read_begin(Reader& r, const Field&, const Given& g, void* into) {
  if (const auto who = r.player(g))
    ability(into).own<Duration>().begins_with = *who;
}

void read_till(Reader& r, const Field&, const Given& g, void* into) {
  Till& till = ability(into).own<Duration>().till;
  switch (word_of(r.handle(g))) {
    case Word::end_of_turn:
      till = Till::end_of_turn;
      break;
    case Word::end_of_attack:
      till = Till::end_of_attack;
      break;
    case Word::your_next_turn:
      till = Till::your_next_turn;
      break;
    case Word::next_roll:
      till = Till::next_roll;
      break;
    case Word::used:
      till = Till::used;
      break;
    case Word::forever:
      till = Till::forever;
      break;
    default:
      r.wrong(g, "`end_of_turn`, `end_of_attack`, `your_next_turn`, `next_roll`, `used` or `forever`");
  }
}

void read_given(Reader& r, const Field&, const Given& g, void* into) {
  if (auto condition = read_condition(r, g))
    ability(into).trigger.given = std::move(*condition);
}

// "loot_step"; or "attack.declare", if several procedures have a step of that name.
void read_step(Reader& r, const Field&, const Given& g, void* into) {
  if (!event_has(r, g, ability(into), row_of(ability(into).trigger.event).has.step))
    return;
  const auto name = r.text(g);
  if (!name)
    return;
  Nearest nearest = r.report.nearest(*name);
  int found = 0;
  for (const Procedure p : heard_procedures) {
    const ProcedureRow& procedure = procedure_rows()[static_cast<std::size_t>(p)];
    for (std::uint16_t i = 0; i < procedure.steps.size(); ++i) {
      const std::string_view step = procedure.steps[i].name;
      const std::string whole = std::string(procedure.name) + "." + std::string(step);
      nearest.offer(step);
      if (*name != step && *name != whole)
        continue;
      ability(into).trigger.step = {ProcedureId{static_cast<std::uint8_t>(p)}, i};
      ++found;
    }
  }
  if (found == 0)
    r.error("unknown_step", g, "no turn, attack or purchase has a step " + ticked(*name), nearest.word());
  if (found > 1)
    r.error("wrong_value", g, "several procedures have a step " + ticked(*name) + ": write \"attack." + *name + "\"");
}

void read_event_field(Reader& r, const Field&, const Given& g, void* into) { read_event(r, g, ability(into)); }

template <Word Named>
void read_chosen_field(Reader& r, const Field&, const Given& g, void* into) {
  read_chosen(r, g, *find_chosen(Named), ability(into));
}

void read_any_targets(Reader& r, const Field&, const Given& g, void* into) { ability(into).any_targets = r.noun(g); }

void read_chooser(Reader& r, const Field&, const Given& g, void* into) {
  const auto chooser = r.player(g);
  if (!chooser)
    return;
  if (ability(into).targets.empty() && ability(into).choices.empty())
    r.error("wrong_value", g, "`chooser` needs a target or a `choice`, but there is none");
  for (auto* chosen : {&ability(into).targets, &ability(into).choices})
    for (TargetSpec& one : *chosen)
      one.chooser = *chooser;
}

void read_roller(Reader& r, const Field&, const Given& g, void* into) {
  if (const auto roller = r.player(g))
    ability(into).roll.by = *roller;
}

// The functions of the ability are told which card paid for it, if one does (rule 6.2.7).
template <auto... Path>
void read_cost(Reader& r, const Field&, const Given& g, void* into) {
  const auto written = r.table(g);
  if (!written || r.made_by(g.index))
    return r.wrong(g, describe(Takes::table));
  Cost& cost = detail::reach<Path...>(into);
  r.fields(row_of(Form::cost), *written, &cost);
  if (cost.takes_cards())
    r.around->params |= bit(Param::paid_with);
}
template <auto... Path>
constexpr Field cost_of_ability(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  Field made = field(name, forms, Takes::table, read_cost<Path...>, rule, sentence);
  made.table = Form::cost;
  return made;
}

void read_users(Reader& r, const Field& f, const Given& g, void* into) {
  if (const auto users = r.who(g); users && check_can_be(r, g, *users, f.names)) {
    auto& activation = ability(into).own<Activation>();
    activation.users = *users;
    activation.names_users = true;
  }
}

void read_choose(Reader& r, const Field&, const Given& g, void* into) { read_modes(r, g, ability(into)); }
void read_roll(Reader& r, const Field&, const Given& g, void* into) { read_roll_table(r, g, ability(into)); }

void read_each(Reader& r, const Field& f, const Given& g, void* into) {
  ability(into).roll.each = read_outcome(r, g, ability(into), f.name);
}

template <StatId const& Stat>
void read_change(Reader& r, const Field& f, const Given& g, void* into) {
  read_number(r, f, g, ability(into), Stat, ChangeHow::add);
}

template <StatId const& Stat>
constexpr Field change(std::string_view name, std::string_view rule, std::string_view sentence) {
  return field(name, bit(Form::always), Takes::number_or_script, read_change<Stat>, rule, sentence)
      .between(-unlimited, unlimited);
}

template <ChangeHow How>
constexpr Field limits(std::string_view name, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    read_limits(r, f, g, ability(into), How);
  };
  Field made = field(name, bit(Form::always), Takes::table, read, rule, sentence);
  made.table = Form::limits;
  return made;
}

void read_has(Reader& r, const Field&, const Given& g, void* into) { read_given_abilities(r, g, ability(into)); }
void read_loses(Reader& r, const Field&, const Given& g, void* into) { read_lost(r, g, ability(into)); }

constexpr bool is_extra(Deed deed) { return deed == Deed::extra_attack || deed == Deed::extra_loot_play; }

void read_times_of_extra(Reader& r, const Field& f, const Given& g, void* into) {
  const auto n = r.number(g, f.least, f.most);
  if (!n)
    return;
  auto& permissions = ability(into).own<Deeds>().permissions;
  if (permissions.empty() || !is_extra(permissions.back().deed))
    r.error("wrong_value", g, "`times` counts `extra_attack` or `extra_loot_play`, but there is none");
  else
    permissions.back().times = static_cast<std::int16_t>(*n);
}

// Of all piles, only one deck can be attacked, and cards of one can be bought without being in a slot.
bool check_pile(Reader& r, const Given& g, const Who& object, std::string_view deck) {
  if (!object.value.is(ValueKind::zone) || object.value == Value::zone(zones::deck(r.content.find_deck(deck))))
    return true;
  r.error("never_that", g, ticked(g.field) + " can name only the deck `deck." + std::string(deck) + "`");
  return false;
}

template <Deed D>
void read_constraint_on(Reader& r, const Field& f, const Given& g, void* into) {
  const auto object = r.who(g);
  const bool is_pile = object && object->value.is(ValueKind::zone) && (D == Deed::attack || D == Deed::purchase);
  if (object && (is_pile ? check_pile(r, g, *object, D == Deed::attack ? deck_name::monster : deck_name::treasure)
                         : check_can_be(r, g, *object, f.names)))
    ability(into).own<Deeds>().constraints.push_back({D, {}, *object});
}
// Only players need an effect's permission to be attacked (rule 11.6).
void read_permission_to_attack(Reader& r, const Field& f, const Given& g, void* into) {
  const auto object = r.who(g);
  if (object && check_can_be(r, g, *object, f.names))
    ability(into).own<Deeds>().permissions.push_back({.deed = Deed::attack, .object = *object});
}

void read_evasion_of_players(Reader& r, const Field& f, const Given& g, void* into) {
  const auto n = r.number(g, f.least, f.most);
  if (!n)
    return;
  auto& permissions = ability(into).own<Deeds>().permissions;
  if (permissions.empty())
    r.error("wrong_value", g, "`evasion` works only for players who can be attacked: attack = a_player");
  else
    permissions.back().evasion = static_cast<std::int16_t>(*n);
}

// What is allowed in addition, for certain things only: attacks or loot plays (rules 8.2a, 11.1.8a).
template <Deed D>
void read_extra(Reader& r, const Field& f, const Given& g, void* into) {
  const auto object = r.who(g);
  const bool is_pile = object && object->value.is(ValueKind::zone) && D == Deed::extra_attack;
  if (object && (is_pile ? check_pile(r, g, *object, deck_name::monster) : check_can_be(r, g, *object, f.names)))
    ability(into).own<Deeds>().permissions.push_back({.deed = D, .object = *object});
}

template <Deed D>
void read_permission_for_pile(Reader& r, const Field&, const Given& g, void* into) {
  const Pile pile = pile_of(r.handle(g));
  if (!pile.deck.known())
    return r.wrong(g, describe(Takes::pile));
  ability(into).own<Deeds>().permissions.push_back({.deed = D, .pile = number_of(pile)});
}

void read_permission_for_hands(Reader& r, const Field& f, const Given& g, void* into) {
  const auto whose = r.who(g);
  if (whose && check_can_be(r, g, *whose, f.names))
    ability(into).own<Deeds>().permissions.push_back({.deed = Deed::see_hand, .object = *whose});
}

// `true`: of any card.
template <Deed D>
void read_constraint(Reader& r, const Field& f, const Given& g, void* into) {
  if (lua_isboolean(r.lua, g.index) && lua_toboolean(r.lua, g.index))
    ability(into).own<Deeds>().constraints.push_back({D, {}, {}});
  else if (lua_isboolean(r.lua, g.index))
    r.wrong(g, describe(f.takes));
  else
    read_constraint_on<D>(r, f, g, into);
}

template <PlayerNumber N>
void read_claim(Reader& r, const Field& f, const Given& g, void* into) {
  const auto n = r.number(g, f.least, f.most);
  if (!n)
    return;
  Claim& claim = ability(into).own<Claim>();
  if (claim.at_least != 0)
    r.error("wrong_value", g, "`claim` takes only one number");
  claim = {N, static_cast<std::int16_t>(*n)};
}

template <PlayerNumber N>
constexpr Field claim(std::string_view name, std::string_view sentence) {
  return field(name, bit(Form::claim), Takes::number, read_claim<N>, "15.4.2", sentence).between(1, 999);
}

template <PlayerNumber N>
void read_number_of_you(Reader& r, const Field& f, const Given& g, void* into) {
  const auto n = r.number(g, f.least, f.most);
  if (!n)
    return;
  Condition& one = static_cast<Condition*>(into)->all.emplace_back();
  one.property = static_cast<std::uint8_t>(N);
  one.number = *n;
}

template <PlayerNumber N>
constexpr Field yours(std::string_view name, std::string_view sentence) {
  return field(name, bit(Form::number_of_you), Takes::number, read_number_of_you<N>, "", sentence).between(0, 999);
}

constexpr Forms activated = forms(Form::play, Form::tap, Form::paid);
constexpr Forms triggered = forms(Form::when, Form::would);
constexpr Forms at_once = forms(Form::change, Form::instead);
constexpr Forms listening = triggered | at_once;
constexpr Forms about_events = listening | bit(Form::cant);
constexpr Forms continuous = forms(Form::always, Form::cant, Form::must, Form::can);
constexpr Forms about_deeds = forms(Form::cant, Form::must, Form::can);
constexpr Forms limited = forms(Form::tap, Form::paid, Form::mode);
constexpr Forms branches = forms(Form::mode, Form::outcome);
constexpr Forms targeting = activated | triggered | bit(Form::revealed) | branches;
constexpr Forms printed = activated | listening | bit(Form::revealed) | continuous | bit(Form::claim);
constexpr Forms lasting = bit(Form::lasting);
constexpr Forms cost = bit(Form::cost);
constexpr Forms rolls = bit(Form::roll_table);

// clang-format off
constexpr Field of_abilities[] = {
    text<&AbilityDef::text>("text", printed | branches | lasting, "3.6.2", "What the ability does, as a sentence.").between(1, longest_text),
    number<&AbilityDef::level>("level", printed & ~forms(Form::claim, Form::play), 1, 99, "20.1.5", "It works only while this has at least this many level counters."),
    flag<&AbilityDef::may>("may", listening | bit(Form::revealed), "", "Its player may decline.").said("may |can |up to |any number|if you like|wish|choose|unless"),
    flag<&AbilityDef::as_soul>("as_soul", listening | continuous, "6.7.13", "It works while this is somebody's soul, and not in play; `you` is that player."),
    flag<&AbilityDef::in_hand>("in_hand", listening | continuous, "6.7.13", "It works while this loot card is in somebody's hand, and not in play; `you` is that player."),

    field("event", listening, Takes::event, read_event_field, "6.6", "The event that it listens for.").and_required(),
    field("event", bit(Form::cant), Takes::event, read_event_field, "6.7.11", "The event that can't happen."),
    who_of_event<&Trigger::of, &EventFields::of>("of", about_events, "6.6", "The player or object that the event happens to."),
    who_of_event<&Trigger::of, &EventFields::of>("to", about_events, "6.6", "The same as `of`: damage `to` you."),
    who_of_event<&Trigger::by, &EventFields::by>("by", about_events, "6.6", "The player or object that acts."),
    who_of_event<&Trigger::from, &EventFields::from>("from", about_events, "6.6", "The object that acts; for a drawn loot card, the pile it comes from."),
    who_of_event<&Trigger::object, &EventFields::object>("object", about_events, "6.6", "Another object that takes part in it."),
    field("loot", about_events, Takes::who, read_loot_of_event, "8.1", "The same as `object`: the loot that is played."),
    field("value", about_events, Takes::value_of_die, read_value<&EventFields::value>, "6.6.4", "The value of the die: one number, or a list of different numbers.").between(1, 6),
    field("attack_roll", about_events, Takes::value_of_die, read_value<&EventFields::attack_roll>, "11.3.3", "The attack roll that caused the combat damage, hit, miss or death.").between(1, 6),
    ask_of_event<&Trigger::combat, &EventFields::combat>("combat", about_events, "10.2.7", "It is combat damage.").said("combat|attack"),
    ask_of_event<&Trigger::attack, &EventFields::attack>("attack", listening, "9.9", "It is an attack roll."),
    ask_of_event<&Trigger::recharge_step, &EventFields::recharge_step>("recharge_step", about_events, "4.2.1", "It happens in the recharge step."),
    ask_of_event<&Trigger::lethal, &EventFields::damage>("lethal", about_events, "10.2.11", "It is damage that can lower the HP to 0.").said("~lethal|~nonlethal|~non-lethal|~at least 1|~can't kill|~1 hp"),
    ask_of_event<&Trigger::preventable, &EventFields::damage>("preventable", about_events, "10.4.7", "It is damage that can be prevented.").said("~prevent|~unprevent"),
    field("kind", about_events, Takes::word, read_kind_of_counter, "20.1.1", "The kind of the counters, such as level_counter."),
    field("step", bit(Form::when), Takes::text, read_step, "4.7.1", "The step that was carried out: step = \"loot_step\"; \"attack.declare\", where several procedures have a step of that name.").said("step|after|phase"),
    field("at_least", about_events, Takes::number, read_at_least, "", "The minimum amount.").between(1, 999),
    field("first", listening | bit(Form::always) | limited, Takes::word, read_first, "6.7.7", "Only the first time each turn: first = turn.").said("first|once "),
    number<part<Activation>, &Activation::uses_per_turn>("uses_per_turn", limited, 1, 99, "6.3.5", "It can be used n times each turn."),
    number<&AbilityDef::trigger, &Trigger::every>("every", listening, 2, 99, "6.7.7", "Only each n-th time in a turn."),
    field("after", bit(Form::when), Takes::word, read_after, "13.2.4", "It triggers after the `rewards` or the `penalty` of a death."),
    field("during", listening | continuous | activated | bit(Form::mode), Takes::word, read_during, "4.1", "Only in your turn, or only in other players' turns: `your_turn` or `others_turns`.").said("turn|active"),
    field("given", listening | continuous | activated | bit(Form::mode), Takes::condition, read_given, "6.6", "Only while this condition holds."),

    field("who", forms(Form::tap, Form::paid), Takes::who, read_users, "6.3.6", "The players who may use it, instead of its controller; `you` is the player who does.").naming(Names::player).said("player|anyone|everyone|opponent"),
    cost_of_ability<part<Activation>, &Activation::cost>("cost", bit(Form::paid), "6.2.1", "The cost that must be paid.").and_required(),
    cost_of_ability<part<Activation>, &Activation::cost>("cost", forms(Form::play, Form::tap), "6.2.1", "An additional cost."),
    cost_of_ability<part<Activation>, &Activation::or_cost>("or_cost", activated, "6.2.5", "Another cost: the player pays one of the two.").needing("cost"),
    number<part<Activation>, &Activation::paid_up_to>("times", activated, 2, unlimited, "6.2.6", "The cost may be paid up to n times; `unlimited`: any number. The parameter `paid` says how often.").needing("cost"),
    field("target", targeting, Takes::noun, read_chosen_field<word_for(Param::target)>, "7.3", "The target, chosen when it is put on the stack."),
    field("target2", targeting, Takes::noun, read_chosen_field<word_for(Param::target2)>, "7.3", "A second target."),
    field("target3", targeting, Takes::noun, read_chosen_field<word_for(Param::target3)>, "7.3", "A third target."),
    field("any_targets", targeting, Takes::noun, read_any_targets, "7.1", "Any number of targets, chosen when it is put on the stack; `chosen_targets()` returns them."),
    field("choice", targeting, Takes::noun, read_chosen_field<word_for(Param::choice)>, "7.6", "A choice made as it resolves, before its effect; it fizzles if there is no match."),
    field("choice2", targeting, Takes::noun, read_chosen_field<word_for(Param::choice2)>, "7.6", "A second choice."),
    field("chooser", targeting, Takes::who, read_chooser, "7.3", "The player who makes the choices, by default you.").needing("target|choice"),
    field("choose", targeting & ~branches, Takes::modes, read_choose, "7.2", "Several modes: one is chosen when it is put on the stack."),
    script<&AbilityDef::effect>("effect", targeting | at_once, "5.1.5", "What happens when it resolves."),
    field("roll", (targeting & ~bit(Form::outcome)) | at_once, Takes::roll, read_roll, "9.4", "Rolls a die: the outcome of each value."),

    who<part<Continuous>, &Continuous::of>("of", bit(Form::always), "6.4.1", "The player or object whose numbers change, by default you; the objects that have or lose something.").naming(Names::bearer),
    field("has", bit(Form::always), Takes::given, read_has, "6.10.3", "Abilities and keywords that the objects have.").needing("of"),
    field("loses", bit(Form::always), Takes::lost, read_loses, "6.10.4", "The objects lose their abilities, or a keyword.").needing("of"),
    text<part<Continuous>, &Continuous::gives_name>("also_named", bit(Form::always), "6.10.8", "Another name that the objects have.").needing("of"),
    limits<ChangeHow::set>("set", "10.1.10", "Numbers that are set, whatever they were: set = { evasion = 3 }, or set = { hp = no_number }."),
    limits<ChangeHow::least>("least", "10.1.10", "Numbers that are at least this: least = { attack = 1 }."),
    limits<ChangeHow::most>("most", "10.1.10", "Numbers that are at most this: most = { attack = 1 }."),
    change<stat::hp>("hp", "10.1.1", "Added to HP.").said("hp |health|heart"),
    change<stat::attack>("attack", "3.6.3", "Added to attack.").said("attack"),
    change<stat::evasion>("evasion", "3.6.3", "Added to evasion.").said("evasion"),
    change<stat::attack_roll>("attack_roll", "9.2.5", "Added to attack rolls.").said("roll|dice|die"),
    change<stat::roll>("roll", "9.2.5", "Added to all rolls.").said("roll|dice|die"),
    change<stat::attacks_per_turn>("attacks_per_turn", "4.3.3", "More attacks each turn.").said("attack"),
    change<stat::purchases_per_turn>("purchases_per_turn", "4.3.3", "More purchases each turn.").said("purchase|buy"),
    change<stat::loot_plays>("loot_plays", "8.2", "More loot plays each turn.").said("play|loot"),
    change<stat::loot_step>("loot_step", "4.2.3", "More loot in the loot step.").said("loot|?loot #"),
    change<stat::hand_limit>("hand_limit", "4.4.2", "More cards in hand at the end of the turn."),
    change<stat::price>("price", "12.3", "Added to the cost of shop items; the top of the treasure deck costs the same as before.").said("cost|price|¢|pay"),
    change<stat::souls_to_win>("souls_to_win", "15.2.1", "Added to the souls needed to win."),
    change<stat::soul_value>("soul_value", "15.1.1", "Added to its soul value."),
    change<stat::ability_price>("ability_price", "6.2.4", "Added to the ¢ that paid abilities of the objects cost."),

    who<part<Deeds>, &Deeds::who>("who", about_deeds, "1.2", "The players it applies to, by default all.").naming(Names::player),
    field("attack", forms(Form::cant, Form::must), Takes::who, read_constraint_on<Deed::attack>, "11.1.3", "Attack this target.").naming(Names::declared),
    field("attack", bit(Form::can), Takes::who, read_permission_to_attack, "11.6.1", "Attack these players.").naming(Names::player),
    cost_of_ability<part<Deeds>, &Deeds::unless>("unless", bit(Form::cant), "11.1.12", "With `attack`: who pays this cost may attack it. The cost is paid when it is chosen: unless = { coins = 1 }.").needing("attack"),
    field("evasion", bit(Form::can), Takes::number, read_evasion_of_players, "11.6.1", "The evasion of players who can be attacked.").between(1, 6).needing("attack"),
    field("extra_attack", bit(Form::can), Takes::who, read_extra<Deed::extra_attack>, "11.1.8a", "Attack one of these in addition to other attacks, once each turn: extra_attack = deck.monster. For any target, use `attacks_per_turn` or `extra_attack`.").naming(Names::declared),
    field("extra_loot_play", bit(Form::can), Takes::who, read_extra<Deed::extra_loot_play>, "8.2a", "Play one of these loot cards without using a loot play, once each turn: extra_loot_play = a_loot_card { trinket = true }. For any card, use `loot_plays` or `add_loot_plays`.").naming(Names::hand),
    field("times", bit(Form::can), Takes::number, read_times_of_extra, "8.2a", "With `extra_attack` and `extra_loot_play`: up to n times each turn.").between(2, 99).needing("extra_attack|extra_loot_play"),
    field("buy_from", bit(Form::can), Takes::pile, read_permission_for_pile<Deed::purchase>, "12.9.1", "Also buy treasures from that pile: any card of a discard, or the top card of a deck."),
    field("play_from", bit(Form::can), Takes::pile, read_permission_for_pile<Deed::play_loot>, "8.3", "Also play loot cards from that pile: any card of a discard, or the top card of a deck."),
    field("look_at", bit(Form::can), Takes::pile, read_permission_for_pile<Deed::look_at>, "19.3.2", "Look at the top card of that pile at any time."),
    field("see_hand", bit(Form::can), Takes::who, read_permission_for_hands, "19.5.2", "See the cards in the hands of these players at any time.").naming(Names::player),
    field("cover", bit(Form::cant), Takes::who, read_constraint_on<Deed::cover>, "14.3.6", "Cover this object with another card.").naming(Names::object),
    field("discard", bit(Form::cant), Takes::who, read_constraint_on<Deed::discard>, "13.2.8", "Put this object into discard.").naming(Names::object),
    field("recharge", bit(Form::cant), Takes::who, read_constraint_on<Deed::recharge>, "20.2.1", "Recharge this object.").naming(Names::object),
    field("activate", bit(Form::cant), Takes::who, read_constraint_on<Deed::activate>, "6.3.1", "Activate abilities of this object.").naming(Names::object),
    field("play_loot", bit(Form::cant), Takes::yes_or_who, read_constraint<Deed::play_loot>, "8.1", "Play loot cards, or those that are named: play_loot = a_loot_card { trinket = true }.").naming(Names::hand),
    field("purchase", bit(Form::cant), Takes::yes_or_who, read_constraint<Deed::purchase>, "12.1", "Declare purchases, or buy what is named: purchase = an_item { guppy = true }, or purchase = deck.treasure.").naming(Names::item),

    field("till", lasting, Takes::word, read_till, "6.7.7", "When it ends: `end_of_turn`, `end_of_attack`, `your_next_turn`, `next_roll`, `used` or `forever`.").and_required(),
    field("from_next_turn_of", lasting, Takes::who, read_begin, "6.7.12", "It begins with the next turn of this player."),
    number<part<Duration>, &Duration::uses>("uses", lasting, 1, 99, "6.7.7", "It ends after n uses: each time that it applies or triggers, also if its player declines."),

    claim<PlayerNumber::coins>("coins", "Goes to the first player with n ¢."),
    claim<PlayerNumber::loot>("loot", "Goes to the first player with n loot cards in hand."),
    claim<PlayerNumber::souls>("souls", "Goes to the first player with n souls."),
    claim<PlayerNumber::guppy_items>("guppy_items", "Goes to the first player with n Guppy items."),

    number<&Cost::coins>("coins", cost, 1, 99, "6.2.1", "Pay n ¢."),
    number<&Cost::counters>("counters", cost, 1, 99, "6.2.1", "Remove n counters from this."),
    number<&Cost::discard_loot>("discard_loot", cost, 1, 99, "6.2.1", "Discard n loot cards."),
    number<&Cost::hp>("hp", cost, 1, 99, "6.2.1", "Lose n HP."),
    number<&Cost::destroy_items>("destroy_items", cost, 1, 9, "6.2.1", "Destroy n of your items."),
    flag<&Cost::destroy_this>("destroy_this", cost, "6.2.1", "Destroy this."),
    noun<&Cost::give_item>("give_item", cost, "6.2.1", "Give a matching item to the first target if that is another player, otherwise to one whom you choose."),

    field("by", rolls, Takes::who, read_roller, "9.2.1", "The player who rolls, by default you."),
    number<&AbilityDef::roll, &RollTable::times>("times", rolls, 1, 9, "9.2.1", "Roll n dice, one after another."),
    number<&AbilityDef::roll, &RollTable::choose_of>("choose_of", rolls, 2, 9, "9.10", "Roll n dice; the roller chooses one."),
    field("each", rolls, Takes::script, read_each, "9.4", "One outcome for all values; its function receives the value as `amount`."),

    yours<PlayerNumber::coins>("coins", "Your ¢."),
    yours<PlayerNumber::loot>("loot", "The loot cards in your hand."),
    yours<PlayerNumber::souls>("souls", "Your souls."),
    yours<PlayerNumber::guppy_items>("guppy_items", "Your Guppy items."),
    yours<PlayerNumber::hp>("hp", "Your HP."),
    yours<PlayerNumber::items>("items", "Your items."),
};
// clang-format on

}  // namespace

static_assert(std::size(of_abilities) <= most_fields);
std::span<const Field> ability_fields() { return of_abilities; }

}  // namespace soulstack::scripting
