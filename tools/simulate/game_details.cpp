// What players and cards did in a game.
#include "tools/simulate/game_details.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/model/event_uses.h"
#include "engine/table/objects.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

namespace {

class Counting {
 public:
  Counting(const Table& t, GameDetails& to) : t_(t), to_(to) {}

  void hear(const Event& e) {
    switch (e.type) {
      case EventType::phase_changed:
        turn_ += events::phase(e) == Phase::start ? 1 : 0;
        break;
      case EventType::coins_gained:
        if (PlayerDetails* const p = player(e.subject))
          p->coins_gained += e.amount;
        break;
      case EventType::damage_taken:
        if (PlayerDetails* const p = player(e.subject))
          p->damage_taken += e.amount;
        break;
      case EventType::monster_died:
        if (PlayerDetails* const p = player(Value::player(e.by)))
          ++p->kills;
        break;
      case EventType::player_died:
        if (PlayerDetails* const p = player(e.subject))
          ++p->deaths;
        count(e.subject, e.source, &CardDetails::died_to);
        break;
      case EventType::soul_gained:
        soul(e, SoulEvent::gained);
        break;
      case EventType::soul_given:
        soul(e, SoulEvent::given);
        break;
      case EventType::soul_lost:
        soul(e, SoulEvent::lost);
        break;
      case EventType::loot_drawn:
        if (PlayerDetails* const p = player(e.subject))
          ++p->loot_drawn;
        count(e.subject, e.object, &CardDetails::drawn);
        break;
      case EventType::loot_played:
        count(e.subject, e.source, &CardDetails::played);
        break;
      case EventType::purchased:
        count(Value::player(e.by), e.subject, &CardDetails::bought);
        break;
      case EventType::item_activated:
        count(Value::player(e.by), e.subject, &CardDetails::used);
        break;
      default:
        break;
    }
  }

  void finish() {
    for (const auto& [key, card] : cards_)
      to_.cards.push_back(card);
  }

 private:
  PlayerDetails* player(Value who) {
    const bool is_seated = who.is(ValueKind::player) && who.payload() < to_.players.size();
    return is_seated ? &to_.players[who.payload()] : nullptr;
  }
  void count(Value who, Value object, int CardDetails::*what) {
    if (player(who) == nullptr || !object.is(ValueKind::card))
      return;
    const CardDefId card = t_.card(object.as_card()).printed;
    CardDetails& row =
        cards_.try_emplace({who.as_seat(), card}, CardDetails{.who = who.as_seat(), .card = card, .first_turn = turn_})
            .first->second;
    ++(row.*what);
  }
  void soul(const Event& e, SoulEvent event) {
    if (player(e.subject) == nullptr || !e.object.is(ValueKind::card))
      return;
    if (event == last_event_ && e.object == last_soul_)
      return;  // a soul that counts as several is gained that many times (rule 15.1.4)
    last_event_ = event;
    last_soul_ = e.object;
    const CardDefId card = t_.card(e.object.as_card()).printed;
    to_.souls.push_back({turn_, e.subject.as_seat(), card, std::max<int>(1, t_.content[card].souls), event});
  }

  const Table& t_;
  GameDetails& to_;
  int turn_ = 0;
  SoulEvent last_event_ = SoulEvent::lost;
  Value last_soul_;
  std::map<std::pair<Seat, CardDefId>, CardDetails> cards_;
};

int items_of(const Table& t, Seat who) {
  int items = 0;
  for (const CardIndex card : t.cards_of(zones::play(t, who)))
    items += is_item(t, card) ? 1 : 0;
  return items;
}

}  // namespace

std::string_view name_of(SoulEvent event) {
  switch (event) {
    case SoulEvent::gained:
      return "gained";
    case SoulEvent::given:
      return "given";
    case SoulEvent::lost:
      break;
  }
  return "lost";
}

GameDetails details_of(const Table& t, const std::vector<std::uint32_t>& questions) {
  GameDetails details;
  details.players.resize(t.s.players_count);
  Counting counting(t, details);
  for (const Event& e : t.log)
    counting.hear(e);
  counting.finish();
  for (const Seat who : t.seats()) {
    PlayerDetails& p = details.players[static_cast<std::size_t>(who)];
    p.souls = souls_of(t, who);
    p.coins = t.player(who).coins;
    p.items = items_of(t, who);
    p.questions = questions[static_cast<std::size_t>(who)];
  }
  return details;
}

}  // namespace soulstack::tools
