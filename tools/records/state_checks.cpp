// The state of a game as checks of a scenario.
#include "tools/records/state_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/names.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

namespace {

class Checks {
 public:
  explicit Checks(const Game& game) : game_(game), t_(game.table()) {}

  std::vector<std::string> all() {
    if (game_.over())
      add("t.over");
    else
      question();
    for (Seat p : t_.seats())
      player(p);
    slots(t_.content.monster_slots, "");
    slots(t_.content.shop_slots, ", \"shop\"");
    slots(t_.content.room_slots, ", \"room\"");
    for (std::uint8_t k = 0; k < t_.content.slot_types.size(); ++k)
      if (t_.content.type_of(t_.content.slot_types[k].deck) != t_.content.slot_types[k].deck)  // of a set
        slots(SlotTypeId{k}, fmt::format(", \"{}\"", t_.content.slot_types[k].name));
    for (std::uint8_t d = 0; d < t_.content.decks.size(); ++d)
      deck(DeckId{d});
    return std::move(checks_);
  }

 private:
  void add(std::string check) { checks_.push_back(std::move(check)); }
  std::string id(CardIndex card) const { return std::string(without_set(t_.def(card).id)); }

  void question() {
    add(fmt::format("t.active == \"{}\"", player_name(t_.active())));
    add(fmt::format("t.asked == \"{}\"", player_name(t_.decision.who)));
    add(fmt::format("t.question == \"{}\"", prompt_rows[static_cast<std::size_t>(t_.decision.prompt)].name));
    add(fmt::format("#t.options == {}", t_.decision.options.size()));
  }

  // Each card is named once, with the number of all.
  void cards(const std::string& list, const std::string& has, const std::vector<CardIndex>& cards) {
    add(fmt::format("#{} == {}", list, cards.size()));
    std::vector<std::string> named;
    for (CardIndex i : cards)
      if (std::find(named.begin(), named.end(), id(i)) == named.end()) {
        named.push_back(id(i));
        add(fmt::format("{} \"{}\"", has, named.back()));
      }
  }

  void player(Seat p) {
    const std::string who = "t." + player_name(p);
    const Value value = Value::player(p);
    add(fmt::format("{}.hp == {}", who, hp(t_, value)));
    add(fmt::format("{}.max_hp == {}", who, max_hp(t_, value)));
    add(fmt::format("{}.coins == {}", who, t_.player(p).coins));
    add(fmt::format("{}.souls == {}", who, souls_of(t_, p)));
    if (t_.dead(p))
      add(fmt::format("not {}.alive", who));
    std::vector<CardIndex> hand, items;
    for (CardIndex i : t_.cards_of(zones::hand(t_, p)))
      hand.push_back(i);
    for (CardIndex i : t_.cards_of(zones::play(t_, p)))
      if (is_item(t_, i))
        items.push_back(i);
    cards(who + ".hand", who + ":holds", hand);
    cards(who + ".items", who + ":has", items);
  }

  void slots(SlotTypeId type, const std::string& kind) {
    int n = 0;
    for (std::uint8_t z = 0; type.known() && z < t_.s.zones.count; ++z) {
      if (!zones::is_slot(t_, ZoneId{z}, type))
        continue;
      const CardIndex top = t_.zone(ZoneId{z}).top;
      add(fmt::format("t:slot({}{}) == {}", ++n, kind, top == no_card ? "nil" : '"' + id(top) + '"'));
      if (top != no_card && has_hp(t_, t_.ref(top)) && only_one(top))
        add(fmt::format("t:hp \"{}\" == {}", id(top), hp(t_, t_.ref(top))));
    }
  }
  bool only_one(CardIndex card) const {
    int n = 0;
    for (int i = 0; i < t_.s.cards.size(); ++i)
      n += t_.in_play(static_cast<CardIndex>(i)) && id(static_cast<CardIndex>(i)) == id(card);
    return n == 1;
  }

  void deck(DeckId deck) {
    if (!t_.content.decks[deck.value].drawn_from)
      return;
    const std::string& name = t_.content.decks[deck.value].name;
    const Zone& pile = t_.zone(zones::discard(deck));
    if (t_.zone(zones::deck(deck)).count + pile.count == 0)
      return;
    add(fmt::format("t:deck_size \"{}\" == {}", name, t_.zone(zones::deck(deck)).count));
    add(fmt::format("t:discard_size \"{}\" == {}", name, pile.count));
    if (pile.count > 0)
      add(fmt::format("t:discard \"{}\" == \"{}\"", name, id(pile.top)));
  }

  const Game& game_;
  const Table& t_;
  std::vector<std::string> checks_;
};

}  // namespace

std::vector<std::string> checks_of(const Game& game) { return Checks(game).all(); }

static bool is_telling(std::string_view check) {
  if (check.find("plain_") != std::string_view::npos)
    return false;
  return check.starts_with("t.P") || check.starts_with("not t.P") || check.starts_with("#t.P") ||
         check.starts_with("t:hp") || check.starts_with("t:slot");
}

// What was in play and is discarded now: monsters that died, items that were destroyed.
static std::vector<std::string> discarded(const Table& before, const Table& after) {
  std::vector<std::string> all;
  for (int n = 0; n < before.s.cards.size(); ++n) {
    const auto i = static_cast<CardIndex>(n);
    const std::string check = fmt::format("t:discarded \"{}\"", without_set(before.def(i).id));
    const bool is_gone = before.in_play(i) && after.zone_of(i).kind == ZoneKind::discard;
    if (is_gone && check.find("plain_") == std::string::npos && std::find(all.begin(), all.end(), check) == all.end())
      all.push_back(check);
  }
  return all;
}

std::vector<std::string> changes_of(const Game& before, const Game& after) {
  const std::vector<std::string> of_before = checks_of(before);
  std::vector<std::string> all = checks_of(after);
  std::erase_if(all, [&](const std::string& check) {
    return !is_telling(check) || std::find(of_before.begin(), of_before.end(), check) != of_before.end();
  });
  const std::vector<std::string> gone = discarded(before.table(), after.table());
  all.insert(all.begin(), gone.begin(), gone.end());
  return all;
}

std::size_t dice_rolled(const Game& from, const Game& to) {
  const Table &a = from.table(), &b = to.table();
  const std::size_t random = b.s.drawn[stream::dice] - a.s.drawn[stream::dice];
  return random + (b.fixed_dice_used - std::min(a.fixed_dice_used, b.fixed_dice_used));
}

}  // namespace soulstack::tools
