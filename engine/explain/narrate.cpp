// Events as sentences: one small function for each family of them.
#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/noted_name.h"
#include "engine/explain/view.h"
#include "engine/model/event_uses.h"
#include "engine/model/notes.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

class Teller {
 public:
  Teller(const Table& t, const Event& e, Seat viewer) : t_(t), e_(e), viewer_(viewer) {}
  std::string tell() const;

 private:
  std::string tell_turn() const;
  std::string tell_goods() const;
  std::string tell_dice_and_damage() const;
  std::string tell_attack_and_purchase() const;
  std::string tell_play() const;
  std::string tell_end() const;

  std::string name(Value v) const { return name_for(t_, v, viewer_); }
  std::string who() const { return name(e_.subject); }
  std::string doer() const { return player_name(e_.by); }
  // The card that the event is about, wherever the event's type keeps it.
  Value thing() const {
    for (Value v : {e_.object, e_.source, e_.subject})
      if (v.is(ValueKind::card) || v.is(ValueKind::item))
        return v;
    return e_.object;
  }
  // The card that caused it: " (Bomb!)".
  std::string cause() const {
    const bool card = e_.source.is(ValueKind::card);
    return card && e_.source != e_.subject ? fmt::format(" ({})", name(e_.source)) : "";
  }
  // The targets of an object that was put on the stack, while it is there.
  std::string targets() const {
    const StackItem* item = e_.object.is(ValueKind::item) ? t_.find_item(e_.object.payload()) : nullptr;
    return item ? targets_text(t_, *item, viewer_) : "";
  }
  // A loot card that went to a hand: players who have not seen it do not learn its name later.
  std::string loot_card() const {
    const bool receives = viewer_ == everything || e_.subject == Value::player(viewer_);
    return receives || t_.current(e_.object) ? name(e_.object) : "a loot card";
  }
  std::string noted() const {
    return noted_name(t_, events::noted(e_), (events::how_noted(e_) & notes::of_hidden) != 0, viewer_);
  }
  std::string noted_on() const { return e_.subject ? who() : "the game"; }
  std::string counters() const {
    const CounterId kind = events::counter_kind(e_);
    const std::string_view name = kind.known() ? t_.content.counter_name(kind) : "";
    const std::string what = name.empty() ? "counter" : fmt::format("{} counter", name);
    const bool is_an = !name.empty() && std::string_view("aeiouh").find(name.front()) != std::string_view::npos;
    return e_.amount == 1 ? fmt::format("{} {} is", is_an ? "An" : "A", what)
                          : fmt::format("{} {}s are", e_.amount, what);
  }
  std::string tell_entered() const;
  std::string tell_put_on_stack() const;
  std::string tell_copy() const;
  std::string tell_forbidden() const;
  std::string tell_set_event() const;
  std::string trouble() const {
    const std::string why = what_stopped(t_);
    return why.empty() ? "" : ": " + why;
  }
  std::string failure() const {
    const auto is_it = [this](const Trouble& trouble) { return trouble.failure == events::failure(e_); };
    const auto trouble = std::find_if(t_.troubles.begin(), t_.troubles.end(), is_it);
    if (trouble == t_.troubles.end())
      return "";
    return ": " + (viewer_ == everything ? trouble->what : trouble->place);
  }
  // For failures between decisions, only the card is known, not the object.
  std::string whose() const {
    if (e_.source)
      return name(e_.source);
    const CardDefId card = t_.content[e_.subject.as_ability()].card;
    return card.known() ? t_.content[card].name : "The rules";
  }

  const Table& t_;
  const Event& e_;
  Seat viewer_;
};

std::string Teller::tell_turn() const {
  switch (e_.type) {
    case EventType::turn_started:
      return fmt::format("The turn of {} begins", who());
    case EventType::turn_skipped:
      return fmt::format("The turn of {} is skipped", who());
    case EventType::extra_turn_gained:
      return fmt::format("{} takes another turn after this one{}", who(), cause());
    case EventType::turn_lost:
      return fmt::format("{} will skip their next turn{}", who(), cause());
    case EventType::turn_cut_short:
      return fmt::format("The turn of {} is ended{}", who(), cause());
    case EventType::timer_dropped:
      return e_.amount > 0 ? fmt::format("The timer drops to {}", e_.amount)
                           : "The timer runs out, and the players lose";
    default:
      return "";
  }
}

std::string Teller::tell_goods() const {
  switch (e_.type) {
    case EventType::coins_gained:
      return fmt::format("{} gains {}¢{}", who(), e_.amount, cause());
    case EventType::coins_lost:
      return fmt::format("{} loses {}¢{}", who(), e_.amount, cause());
    case EventType::coins_given:
      return fmt::format("{} gives {} {}¢", name(events::giver(e_)), who(), e_.amount);
    case EventType::loot_drawn:
      return fmt::format("{} draws {}", who(), loot_card());
    case EventType::loot_discarded:
      return fmt::format("{} discards {}", who(), name(e_.object));
    case EventType::loot_given:
      return fmt::format("{} is given {}{}", who(), loot_card(), cause());
    case EventType::loot_played:
      return fmt::format("{} plays {}{}", who(), name(e_.source), targets());
    case EventType::item_gained:
      return fmt::format("{} gains {}", who(), name(e_.object));
    case EventType::item_given:
      return fmt::format("{} is given {}", who(), name(e_.object));
    case EventType::item_activated:
      return fmt::format("{} activates {}{}", doer(), who(), targets());
    case EventType::recharged:
      return e_.source ? fmt::format("{} recharges", who()) : "";
    case EventType::deactivated:
      return e_.source && e_.source != e_.subject ? fmt::format("{} is deactivated", who()) : "";
    case EventType::counters_added:
      return fmt::format("{} put on {}", counters(), who());
    case EventType::counters_removed:
      return fmt::format("{} removed from {}", counters(), who());
    case EventType::note_written:
      return events::noted(e_)
                 ? fmt::format("{} is noted {}on {}{}", sees_note(e_, viewer_) ? noted() : "Something",
                               (events::how_noted(e_) & notes::in_secret) != 0 ? "in secret " : "", noted_on(), cause())
                 : fmt::format("The notes on {} are removed{}", noted_on(), cause());
    case EventType::deck_shuffled:
      return t_.s.turn.phase == Phase::setup ? "" : fmt::format("{} is shuffled", who());
    default:
      return "";
  }
}

std::string Teller::tell_dice_and_damage() const {
  switch (e_.type) {
    case EventType::die_cast:
      return fmt::format("{} rolls {}", who(), events::die(e_));
    case EventType::roll_changed:
      return fmt::format("The die of {} now shows {}", who(), events::die(e_));
    case EventType::damage_taken: {
      const std::string from = e_.source ? " from " + name(e_.source) : "";
      return fmt::format("{} takes {} damage{}", who(), e_.amount, from);
    }
    case EventType::damage_prevented:
      return fmt::format("{} damage to {} is prevented{}", e_.amount, who(), cause());
    case EventType::healed:
      return fmt::format("{} heals {}", who(), e_.amount);
    case EventType::hp_paid:
      return fmt::format("{} pays {} HP{}", who(), e_.amount, cause());
    case EventType::killed:
      return fmt::format("{} is killed{}", who(), cause());
    case EventType::death_prevented:
      return fmt::format("The death of {} is prevented{}", who(), cause());
    case EventType::monster_died:
    case EventType::player_died:
    case EventType::object_died:
      return fmt::format("{} dies", who());
    default:
      return "";
  }
}

std::string Teller::tell_attack_and_purchase() const {
  switch (e_.type) {
    case EventType::attack_declared:
      return fmt::format("{} declares an attack", doer());
    case EventType::attack_declared_on:
      return fmt::format("{} attacks {}", doer(), who());
    case EventType::attack_cancelled:
      return fmt::format("The attack of {} is cancelled{}", who(), cause());
    case EventType::attack_handed_over:
      return fmt::format("{} makes the attack from now on{}", who(), cause());
    case EventType::hit:
      return fmt::format("{} hits {} with {}", doer(), who(), events::attack_roll(e_));
    case EventType::missed:
      return fmt::format("{} misses {} with {}", doer(), who(), events::attack_roll(e_));
    case EventType::purchase_declared:
      return fmt::format("{} declares a purchase", doer());
    case EventType::purchased:
      return fmt::format("{} buys {} for {}¢", doer(), who(), e_.amount);
    case EventType::purchase_failed:
      return fmt::format("{} can't pay", doer());
    default:
      return "";
  }
}

std::string Teller::tell_set_event() const {
  const std::uint8_t number = events::number_in_sets(e_);
  if (number >= t_.content.events.size())
    return "";
  const SetEventDef& event = t_.content.events[number];
  return fmt::format("{}{}{}", event.text.empty() ? event.name : event.text, e_.subject ? ": " + who() : "", cause());
}

// "Open Wound forbids it: healed, P1".
std::string Teller::tell_forbidden() const {
  std::string what(row_of(events::what_is_forbidden(e_)).name);
  std::replace(what.begin(), what.end(), '_', ' ');
  const std::string forbids = e_.source ? name(e_.source) + " forbids it" : "It is forbidden";
  return e_.subject ? fmt::format("{}: {}, {}", forbids, what, who()) : fmt::format("{}: {}", forbids, what);
}

std::string Teller::tell_entered() const {
  if (!e_.subject.is(ValueKind::card) || !t_.current(e_.subject))
    return fmt::format("{} enters play", who());
  const auto i = e_.subject.as_card();
  const Zone& z = t_.zone_of(i);
  if (z.kind == ZoneKind::slot)
    return fmt::format("{} is now in {}", who(), name(Value::zone(t_.card(i).zone)));
  const bool is_character = z.kind == ZoneKind::play && t_.player(z.seat).character == i;
  return is_character ? fmt::format("{} is {}", player_name(z.seat), who()) : "";
}

// Of the objects put on the stack, only triggered abilities are narrated; the others follow from earlier sentences.
std::string Teller::tell_put_on_stack() const {
  AbilityId ability;
  if (e_.object.is(ValueKind::ability))
    ability = e_.object.as_ability();
  if (const StackItem* item = e_.subject.is(ValueKind::item) ? t_.find_item(e_.subject.payload()) : nullptr)
    ability = item->kind == ItemKind::ability ? item->ability : AbilityId{};
  if (!ability.known() || !e_.source)
    return "";
  const AbilityKind kind = t_.content[ability].kind;
  const bool triggered = kind == AbilityKind::when || kind == AbilityKind::would;
  return triggered ? ability_line(t_, ability, e_.source, viewer_, 80) : "";
}

std::string Teller::tell_copy() const {
  const auto i = e_.subject.as_card();
  return fmt::format("{} becomes a copy of {}", t_.printed(i).name, t_.def(i).name);
}

std::string Teller::tell_play() const {
  switch (e_.type) {
    case EventType::entered_play:
      return tell_entered();
    case EventType::destroyed:
      return fmt::format("{} is destroyed", who());
    case EventType::discarded:
      return fmt::format("{} is put into discard", who());
    case EventType::covered:
      return fmt::format("{} is covered{}", who(), cause());
    case EventType::slots_expanded:
      return fmt::format("Slots added: {}", e_.amount);
    case EventType::soul_gained:
      return fmt::format("{} gains a soul: {}", who(), name(thing()));
    case EventType::soul_given:
      return fmt::format("{} is given a soul: {}", who(), name(thing()));
    case EventType::soul_lost:
      return fmt::format("{} loses a soul", who());
    case EventType::curse_gained:
      return fmt::format("{} is cursed: {}", who(), name(thing()));
    case EventType::became_copy:
      return tell_copy();
    case EventType::ability_copied:
      return fmt::format("An ability of {} is copied", name(thing()));
    case EventType::loot_copied:
      return fmt::format("{} is copied", name(thing()));
    case EventType::item_put_on_stack:
      return tell_put_on_stack();
    case EventType::fizzled:
      return fmt::format("{} fizzles", name(thing()));
    case EventType::set_event:
      return tell_set_event();
    case EventType::forbidden:
      return tell_forbidden();
    case EventType::cancelled:
      return fmt::format("{} is cancelled", name(thing()));
    case EventType::voted:
      return fmt::format("{} votes for {}", who(), name(e_.object));
    default:
      return "";
  }
}

std::string Teller::tell_end() const {
  switch (e_.type) {
    case EventType::game_won:
      return fmt::format("{} wins the game", who());
    case EventType::script_failed:
      return fmt::format("{} failed, and its effect was undone{}", whose(), failure());
    case EventType::quarantined:
      return fmt::format("{} failed too often; it no longer has abilities", whose());
    case EventType::stopped:
      return (t_.s.outcome == Outcome::draw ? "The game is a draw" : "The game was stopped") + trouble();
    default:
      return "";
  }
}

std::string Teller::tell() const {
  std::string line;
  for (auto family : {&Teller::tell_goods, &Teller::tell_dice_and_damage, &Teller::tell_attack_and_purchase,
                      &Teller::tell_play, &Teller::tell_turn, &Teller::tell_end}) {
    line = (this->*family)();
    if (!line.empty())
      break;
  }
  if (!line.empty() && line[0] >= 'a' && line[0] <= 'z')
    line[0] = static_cast<char>(line[0] - 'a' + 'A');
  return line;
}

}  // namespace

std::string narrate(const Table& t, const Event& event) { return Teller(t, event, everything).tell(); }
std::string narrate_for(const Table& t, const Event& event, Seat viewer) { return Teller(t, event, viewer).tell(); }

}  // namespace soulstack
