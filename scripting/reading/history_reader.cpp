// Reads what a card asks about the past, and decides what the game has to count for it.
#include "scripting/reading/history_reader.h"

#include <algorithm>
#include <array>

#include "engine/model/content.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/field_builders.h"

namespace soulstack::scripting {

namespace {

constexpr std::size_t most_tallies = 4'000;  // of all sets
constexpr std::int16_t most_asked = 30'000;  // a count goes no further

// The fields about the event are read as those of a triggered ability.
struct Asked : AbilityDef {
  Asked() : AbilityDef(AbilityKind::when) {}

  Window window = Window::count;
  std::int16_t times = 0, most = unlimited;  // `at_least` and `at_most`
};

AbilityDef& heard(void* into) { return *static_cast<AbilityDef*>(into); }
Asked& asked(void* into) { return static_cast<Asked&>(heard(into)); }

void read_event_asked(Reader& r, const Field&, const Given& g, void* into) {
  const EventType type = event_of(r.handle(g));
  if (!is_event_word(type))
    return r.wrong(g, describe(Takes::event));
  heard(into).trigger.event = type;
  heard(into).trigger.set_event = set_event_of(r.handle(g));
  if (row_of(type).has.step)
    return r.error("wrong_event", g, "steps are heard by `when`, but they are not counted");
  if (!may_hear(heard_by::when, type))
    r.error("wrong_event", g,
            "only what happened can be counted, and " + ticked(row_of(type).name) + " is about to happen",
            type == EventType::roll     ? "rolled"
            : type == EventType::damage ? "damage_taken"
                                        : std::string_view());
}

template <Who Trigger::*Into, EventField EventFields::*Which>
void read_who(Reader& r, const Field&, const Given& g, void* into) {
  const Names names = (row_of(heard(into).trigger.event).has.*Which).names;
  if (names == Names::hand || names == Names::drawn)
    return r.error("hidden_history", g,
                   ticked(g.field) + " of " + ticked(row_of(heard(into).trigger.event).name) +
                       " is a card that other players can't see: what is counted is known to all players");
  read_event_who(r, g, heard(into), Into, Which);
}

void read_loot(Reader& r, const Field& f, const Given& g, void* into) {
  if (event_has(r, g, heard(into), (params_of(heard(into).trigger.event) & bit(Param::loot)) != 0))
    read_who<&Trigger::object, &EventFields::object>(r, f, g, into);
}

template <Ask Trigger::*Into, bool EventFields::*Which>
void read_ask(Reader& r, const Field&, const Given& g, void* into) {
  read_event_ask(r, g, heard(into), Into, Which);
}

template <bool EventFields::*Which>
void read_values(Reader& r, const Field& f, const Given& g, void* into) {
  read_event_values(r, f, g, heard(into), Which);
}

void read_kind(Reader& r, const Field&, const Given& g, void* into) { read_event_kind(r, g, heard(into)); }

void read_within(Reader& r, const Field&, const Given& g, void* into) {
  Window& window = asked(into).window;
  if (r.is(g, Word::turn))
    window = Window::turn;
  else if (r.is(g, Word::attack))
    window = Window::attack;
  else if (r.is(g, Word::game))
    window = Window::game;
  else
    r.wrong(g, "`turn`, `attack` or `game`");
}

void read_times(Reader& r, const Field& f, const Given& g, void* into) {
  if (const auto n = r.number(g, f.least, f.most))
    asked(into).times = static_cast<std::int16_t>(*n);
}

void read_most_times(Reader& r, const Field& f, const Given& g, void* into) {
  if (const auto n = r.number(g, f.least, f.most))
    asked(into).most = static_cast<std::int16_t>(*n);
}

constexpr Forms questions = forms(Form::happened, Form::total, Form::last);

template <Who Trigger::*Into, EventField EventFields::*Which>
constexpr Field who_asked(std::string_view name, std::string_view sentence) {
  return field(name, questions, Takes::who, read_who<Into, Which>, "6.9.2", sentence);
}

// clang-format off
constexpr Field of_history[] = {
    field("event", questions, Takes::event, read_event_asked, "6.9.1", "The event that is counted.").and_required(),
    field("within", questions, Takes::word, read_within, "6.9.3", "How far back it counts: `turn`, `attack` or `game`.").and_required(),
    who_asked<&Trigger::of, &EventFields::of>("of", "The player or object that the event happened to."),
    who_asked<&Trigger::of, &EventFields::of>("to", "The same as `of`: damage `to` you."),
    who_asked<&Trigger::by, &EventFields::by>("by", "The player or object that acted."),
    who_asked<&Trigger::from, &EventFields::from>("from", "The object that acted; for a drawn loot card, the pile it came from."),
    who_asked<&Trigger::object, &EventFields::object>("object", "Another object that took part in it."),
    field("loot", questions, Takes::who, read_loot, "8.1", "The same as `object`: the loot that was played."),
    field("value", questions, Takes::value_of_die, read_values<&EventFields::value>, "6.9.2", "The value of the die: one number, or a list of different numbers.").between(1, 6),
    field("attack_roll", questions, Takes::value_of_die, read_values<&EventFields::attack_roll>, "11.3.3", "The attack roll behind the event.").between(1, 6),
    field("combat", questions, Takes::flag, read_ask<&Trigger::combat, &EventFields::combat>, "10.2.7", "It was combat damage."),
    field("attack", questions, Takes::flag, read_ask<&Trigger::attack, &EventFields::attack>, "9.9", "It was an attack roll."),
    field("recharge_step", questions, Takes::flag, read_ask<&Trigger::recharge_step, &EventFields::recharge_step>, "4.2.1", "It happened in the recharge step."),
    field("lethal", questions, Takes::flag, read_ask<&Trigger::lethal, &EventFields::damage>, "10.2.11", "It was damage that could lower the HP to 0."),
    field("preventable", questions, Takes::flag, read_ask<&Trigger::preventable, &EventFields::damage>, "10.4.7", "It was damage that could be prevented."),
    field("kind", questions, Takes::word, read_kind, "20.1.1", "The kind of the counters, such as level_counter."),
    field("at_least", questions, Takes::number, read_times, "6.9.1", "In a condition: the number that is needed, by default 1.").between(1, 999),
    field("at_most", questions, Takes::number, read_most_times, "6.9.1", "In a condition: the number that may not be exceeded; at_most = 0: it did not happen.").between(0, 999),
};
// clang-format on

// ---- What has to be counted

struct PartRow {
  std::string_view field;
  Who EventTest::*test;
  EventPart part;
  EventField EventFields::*is;
};
constexpr PartRow parts[] = {
    {"of", &EventTest::of, EventPart::of, &EventFields::of},
    {"by", &EventTest::by, EventPart::by, &EventFields::by},
    {"from", &EventTest::from, EventPart::from, &EventFields::from},
    {"object", &EventTest::object, EventPart::object, &EventFields::object},
};

bool is_one(const Who& who) {
  return who.kind == WhoKind::you || who.kind == WhoKind::this_object || who.kind == WhoKind::target ||
         who.kind == WhoKind::event_part || who.kind == WhoKind::kept;
}

// Does the noun depend on who asks? Each event is counted once, for all who ask.
bool depends_on_asker(const Reader& r, const Who& who);
bool depends_on_asker(const Reader& r, const Filter& f) {
  const auto whos = f.refers_to();
  return f.other != Ask::any || f.yours != Ask::any || f.player.attacks_this != Ask::any ||
         std::any_of(whos.begin(), whos.end(), [&](const Who* who) { return depends_on_asker(r, *who); }) ||
         std::any_of(f.any_of.begin(), f.any_of.end(), [&](FilterId id) { return depends_on_asker(r, r.filters[id]); });
}
bool depends_on_asker(const Reader& r, const Who& who) {
  switch (who.kind) {
    case WhoKind::anyone:
    case WhoKind::active:
    case WhoKind::player:
    case WhoKind::exactly:
      return false;
    case WhoKind::filter:
      return depends_on_asker(r, r.filters[who.filter]);
    default:
      return true;
  }
}

// Rule 6.9.6.
bool is_hidden(const Reader& r, const Who& who, EventType event) {
  if (who.kind != WhoKind::filter)
    return false;
  const auto noun = [&](const Filter& f) {
    const bool in_pile = f.noun == Noun::card && f.place.pile % 2 == 0 &&
                         f.place.pile != AskedOfPlace::outside_the_game && event != EventType::card_revealed;
    return f.noun == Noun::loot_card || in_pile;
  };
  const Filter& f = r.filters[who.filter];
  return noun(f) || std::any_of(f.any_of.begin(), f.any_of.end(), [&](FilterId id) { return noun(r.filters[id]); });
}

// Is it always a player? Otherwise it may be an object.
bool is_player(const Reader& r, const Who& who, Names names) {
  if (names == Names::player || who.kind == WhoKind::you)
    return true;
  if (who.kind == WhoKind::event_part)
    return param_rows()[static_cast<std::size_t>(who.part)].type == Type::player;
  return who.kind == WhoKind::target && r.is_player(who);
}

struct Counting {
  TallyDef def;
  HistoryQuery query;
  std::size_t keys = 0;
};

void add_key(Reader& r, const Given& given, const PartRow& row, const Who& who, Names names, Counting& into) {
  if (into.keys == tally_keys)
    return r.error("wrong_history", given,
                   ticked(row.field) +
                       ": it can ask about at most two players or objects, such as `by = you` and "
                       "`of = this`");
  const bool by_object = row.part == EventPart::by && who.kind == WhoKind::this_object;
  // What a local of a function names is seen when the function asks.
  const bool must_be_player = who.kind == WhoKind::kept && into.def.window == Window::game;
  const bool only_players = row.part == EventPart::by ? !by_object : must_be_player || is_player(r, who, names);
  if (into.def.window == Window::game && !only_players)  // rule 6.9.5
    return r.error("wrong_history", given,
                   ticked(row.field) +
                       ": `within = game` asks about players: an object is a new one when it changes "
                       "zone, and nothing is known about the old one. For an object, write `within = "
                       "turn`, or keep the number in counters");
  into.def.keys[into.keys] = {by_object ? EventPart::doer : row.part, only_players};
  into.query.keys[into.keys++] = who;
}

void add_part(Reader& r, const Given& given, const PartRow& row, const Who& who, Counting& into) {
  if (who.kind == WhoKind::anyone)
    return;
  const EventType event = into.def.test.event;
  if (is_one(who))
    return add_key(r, given, row, who, (row_of(event).has.*row.is).names, into);
  if (depends_on_asker(r, who))
    return r.error("wrong_history", given,
                   ticked(row.field) +
                       ": each event is counted once for all who ask, so this can't depend on who asks: "
                       "name one player or object, such as `you`, `this` or `target`, or a noun without "
                       "`yours`, `other` and `of`");
  if (is_hidden(r, who, event))
    return r.error("hidden_history", given,
                   ticked(row.field) +
                       " asks about cards that other players can't see: what is counted is known to "
                       "all players");
  into.def.test.*row.test = who;
}

Counting counting_of(Reader& r, const Written& table, const Asked& read) {
  Counting all;
  const Trigger& t = read.trigger;
  all.def.window = read.window;
  all.def.test.event = t.event;
  all.def.test.values = t.values;
  all.def.test.combat = t.combat;
  all.def.test.attack = t.attack;
  all.def.test.recharge_step = t.recharge_step;
  all.def.test.lethal = t.lethal;
  all.def.test.preventable = t.preventable;
  all.def.test.kind = t.kind;
  all.def.test.set_event = t.set_event;
  const std::array<const Who*, 4> whos = {&t.of, &t.by, &t.from, &t.object};
  for (std::size_t i = 0; i < whos.size(); ++i)
    add_part(r, r.field_at(table, parts[i].field, 0), parts[i], *whos[i], all);
  return all;
}

void check_window(Reader& r, const Written& table, const Asked& read) {
  const EventType event = read.trigger.event;
  const bool is_over = event == EventType::attack_ended || event == EventType::attack_cancelled;
  if (read.window == Window::attack && is_over)
    r.error("wrong_history", r.field_at(table, "within", 0),
            ticked(row_of(event).name) + " happens when the attack is over: write `within = turn`");
}

void check_number(Reader& r, const Written& table, const Asked& read, Word by, HistoryUse use) {
  const EventFields& has = row_of(read.trigger.event).has;
  if (by == Word::last && !has.amount && !has.value && !has.attack_roll)
    r.error("wrong_event_field", r.field_at(table, "event", 0),
            fields_listed(read.trigger.event) + ", but no number: `last` needs the value of a die or an amount",
            "happened");
  for (const std::string_view field : {"at_least", "at_most"})
    if (use == HistoryUse::number && r.has(table, field))
      r.error("wrong_history", r.field_at(table, field, 0),
              ticked(field) + " belongs in a condition; here the number itself is used");
  if (read.most != unlimited && read.most < read.times)
    r.error("contradiction", r.field_at(table, "at_most", 0),
            "no number is at least " + std::to_string(read.times) + " and at most " + std::to_string(read.most));
}

TallyId intern(Reader& r, const Given& given, const TallyDef& def) {
  std::vector<TallyDef>& all = r.content.tallies;
  const auto same = [&](const TallyDef& other) { return def.counts_the_same(other); };
  const auto found = std::find_if(all.begin(), all.end(), same);
  const auto id = static_cast<std::uint16_t>(found - all.begin());
  if (found != all.end()) {
    found->asked_up_to = std::max(found->asked_up_to, def.asked_up_to);
    return TallyId{id};
  }
  if (all.size() == most_tallies) {
    r.error("too_many", given,
            "the sets ask for more than " + std::to_string(most_tallies) + " different things about the past");
    return {};
  }
  all.push_back(def);
  return TallyId{id};
}

HistoryNumber number_of(Word by) {
  return by == Word::total ? HistoryNumber::total : by == Word::last ? HistoryNumber::last : HistoryNumber::times;
}

}  // namespace

std::optional<HistoryQuery> read_history(Reader& r, const Given& given, HistoryUse use) {
  const Made* const made = r.made_by(given.index);
  const auto table = r.table(given);
  const Word by = made->by;
  Asked read;
  const int errors = r.report.errors();
  r.fields(*form_of(by), *table, static_cast<AbilityDef*>(&read));
  if (r.report.errors() != errors)
    return {};
  check_window(r, *table, read);
  check_number(r, *table, read, by, use);
  Counting counting = counting_of(r, *table, read);
  if (r.report.errors() != errors)
    return {};
  const bool is_enough = use == HistoryUse::condition && by != Word::last;
  const bool has_most = read.most != unlimited;
  const int enough = std::max(has_most ? read.most + 1 : 1, int{read.times});
  counting.def.asked_up_to = is_enough ? static_cast<std::int16_t>(enough) : most_asked;
  counting.query.tally = intern(r, given, counting.def);
  counting.query.number = number_of(by);
  counting.query.at_least = read.times > 0 || has_most ? read.times : std::int16_t{1};
  counting.query.at_most = read.most;
  return counting.query.tally.known() ? std::optional(counting.query) : std::nullopt;
}

std::span<const Field> history_fields() { return of_history; }

}  // namespace soulstack::scripting
