// Twins: two games that should look the same to their players, though seats are rotated, cards have other names, or
// unseen cards differ. Both get the same answers, and the views of all players are compared.
#pragma once

#include <cctype>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "engine/table/zone_layout.h"
#include "tests/support/deal.h"
#include "tests/support/messages.h"
#include "tools/display/event_feed.h"
#include "tools/display/json_view.h"

namespace soulstack::testing {

using tools::Json;

// Translates the names of one twin to those of the other: seats, cards and their ids.
struct Words {
  int players = 0;
  int turned = 0;
  std::vector<int> cards;                    // by number; empty if they are the same
  std::map<std::string, std::string> names;  // ids; an id that is missing here is the same in both
  std::map<std::string, int> more;           // cards that a deck has in addition
  std::string added;                         // the set of those cards
  const Table* table = nullptr;

  int seat(int number) const { return (number - 1 - turned + players) % players + 1; }
  int card(int number) const { return cards.empty() ? number : cards[static_cast<std::size_t>(number)]; }
  std::string id(const std::string& there) const {
    const auto other = names.find(there);
    return other == names.end() ? there : other->second;
  }
};

inline std::size_t digits_at(const std::string& text, std::size_t i) {
  std::size_t n = 0;
  while (i + n < text.size() && std::isdigit(static_cast<unsigned char>(text[i + n])))
    ++n;
  return n;
}

// Replaces every number that follows the word.
inline std::string with_numbers(const std::string& text, const std::string& word,
                                const std::function<std::string(int)>& other) {
  std::string all;
  for (std::size_t i = 0; i < text.size();) {
    const bool begins = i == 0 || !std::isalnum(static_cast<unsigned char>(text[i - 1])) || word == "#";
    const std::size_t digits = begins && text.compare(i, word.size(), word) == 0 ? digits_at(text, i + word.size()) : 0;
    all += digits == 0 ? text.substr(i, 1) : word + other(std::stoi(text.substr(i + word.size(), digits)));
    i += digits == 0 ? 1 : word.size() + digits;
  }
  return all;
}

// Without "(treasure/monster_manual.lua:6)": files are named like their cards.
inline std::string without_places(std::string text) {
  for (std::size_t end = text.find(".lua:"); end != std::string::npos; end = text.find(".lua:", end)) {
    const std::size_t begin = text.rfind('(', end);
    end = text.find(')', end);
    if (begin == std::string::npos || end == std::string::npos)
      break;
    text.erase(begin, end + 1 - begin);
    end = begin;
  }
  return text;
}

inline std::string sentence(const std::string& text, const Words& w) {
  return with_numbers(without_places(text), "P", [&](int n) { return std::to_string(n <= w.players ? w.seat(n) : n); });
}

// Ids are delimited by spaces, colons and the number of the card: "choose base:bomb#17".
inline std::string with_ids(const std::string& text, const Words& w) {
  std::string all, word;
  for (char c : text + " ") {
    if (c != ' ' && c != '#') {
      word += c;
      continue;
    }
    const std::string prefix = word.starts_with("ability:") ? "ability:" : "";
    all += prefix + w.id(word.substr(prefix.size())) + c;
    word.clear();
  }
  all.pop_back();
  return all;
}

// Clients name a waiting triggered ability by its position among all waiting ones, also those of other players.
inline std::string waiting(int position, const Words& w) {
  const StackItem& item = w.table->s.waiting[position];
  const AbilityDef& ability = w.table->content[item.ability];
  if (!ability.card.known())  // of the rules
    return ability.path;
  return "a" + std::to_string(w.card(static_cast<int>(item.source.index()))) + " " +
         w.id(w.table->content[ability.card].id) + " " + std::to_string(item.mode);
}

inline std::string key(const std::string& text, const Words& w) {
  std::string k = sentence(with_ids(text, w), w);
  k = with_numbers(k, "player:", [&](int n) { return std::to_string(w.seat(n)); });
  k = with_numbers(k, "text:", [&](int n) { return w.table->content.texts[static_cast<std::size_t>(n)]; });
  k = with_numbers(k, "waiting:", [&](int n) { return waiting(n, w); });
  return k.starts_with("ability:") ? k : with_numbers(k, "#", [&](int n) { return std::to_string(w.card(n)); });
}

inline Json in_words(const Json& j, const Words& w);

inline Json field_in_words(const std::string& name, const Json& value, bool of_a_card, const Words& w) {
  const bool names_a_seat =
      name == "seat" || name == "by" || name == "player" || name == "active" || name == "controller";
  if (names_a_seat && value.is_number_integer())
    return w.seat(value.get<int>());
  if (name == "number" && of_a_card)
    return w.card(value.get<int>());
  if (name == "card" && value.is_number_integer())
    return w.card(value.get<int>());
  if ((name == "card" || name == "ability" || name == "def") && value.is_string())
    return with_ids(value.get<std::string>(), w);
  if (name == "key")
    return key(value.get<std::string>(), w);
  return in_words(value, w);
}

// How many cards of the deck are above the first that was added.
inline int cards_above_added(const Words& w, const std::string& deck) {
  const Table& t = *w.table;
  int above = 0;
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::deck && t.content.decks[z.of].name == deck)
      for (CardIndex i = z.top; i != no_card && t.printed(i).set != w.added; i = t.card(i).below)
        ++above;
  return above;
}

// Describes a deck without that many cards below the first `above`: they are below all cards that are drawn, and above
// those put on the bottom.
inline void without(Json& deck, int cards, int above) {
  deck["cards"] = deck["cards"].get<int>() - cards;
  if (!deck.contains("known"))
    return;
  for (Json& known : deck["known"])
    if (known["position"].get<int>() > above)
      known["position"] = known["position"].get<int>() - cards;
}

inline Json in_words(const Json& j, const Words& w) {
  if (j.is_string())
    return sentence(j.get<std::string>(), w);
  if (j.is_array()) {
    Json all = Json::array();
    for (const Json& one : j)
      all.push_back(in_words(one, w));
    return all;
  }
  if (!j.is_object())
    return j;
  Json all = Json::object();
  for (const auto& [name, value] : j.items())
    all[name] = field_in_words(name, value, j.contains("card"), w);
  const bool is_deck = j.contains("deck") && j["deck"].is_string();
  if (const auto more = is_deck ? w.more.find(j["deck"].get<std::string>()) : w.more.end();
      more != w.more.end() && all.contains("cards"))
    without(all, more->second, cards_above_added(w, more->first));
  return all;
}

inline void sort_by(Json& list, const std::string& field) {
  std::sort(list.begin(), list.end(), [&](const Json& a, const Json& b) { return a[field] < b[field]; });
}

// One of two games, described with the names of the first.
struct Twin {
  Game game;
  Words words;
  bool in_order = true;  // false if options are listed by seats, which are rotated

  Seat viewer(int seat_there) const {  // the seat of the same player in the first game
    for (int p = 1; p <= words.players; ++p)
      if (words.seat(p) == seat_there)
        return seat(p - 1);
    return Seat::game;
  }

  std::vector<std::string> keys() const {
    std::vector<std::string> all = keys_of(game.table());
    for (std::string& k : all)
      k = key(k, words);
    return all;
  }

  // Everything that one seat sees: the messages of the service, and what bots outside of the program receive.
  Json seen_by(int seat_there) {
    const Seat who = viewer(seat_there);
    Json all = in_words(told(game, who), words);
    all["view"] = in_words(tools::to_json(tools::view_for(game, who)), words);
    if (!game.over() && game.decision().who == who)
      all["decision"] = in_words(tools::decision_json(game), words);
    for (const char* name : {"decision", "asked"})
      if (all.contains(name))
        put_in_order(all[name]["options"]);
    if (!in_order)
      for (const char* name : {"view", "table"})
        sort_by(all[name]["players"], "seat");
    return all;
  }

  void put_in_order(Json& options) const {
    for (Json& option : options)
      option.erase("index");
    if (!in_order)
      sort_by(options, "key");
  }

  int asked() const { return words.seat(index_of(game.decision().who) + 1); }
  bool answer(const std::string& k) {
    const std::vector<std::string> all = keys();
    const auto found = std::find(all.begin(), all.end(), k);
    return found != all.end() && !game.answer(static_cast<int>(found - all.begin()));
  }
};

// A line for each value that differs, with its path.
inline std::string difference(const Json& a, const Json& b, const std::string& path = "") {
  std::string all;
  if (a == b)
    return all;
  if (a.is_array() && b.is_array() && a.size() == b.size()) {
    for (std::size_t i = 0; i < a.size(); ++i)
      all += difference(a[i], b[i], path + "/" + std::to_string(i));
    return all;
  }
  if (!a.is_object() || !b.is_object())
    return "\n  " + path + ": " + a.dump().substr(0, 200) + " / " + b.dump().substr(0, 200);
  for (const auto& [name, value] : a.items())
    all += difference(value, b.value(name, Json("nothing")), path + "/" + name);
  for (const auto& [name, value] : b.items())
    if (!a.contains(name))
      all += difference("nothing", value, path + "/" + name);
  return all;
}

// The result of a comparison.
struct Compared {
  int decisions = 0;
  std::string different;  // the first difference, in words
};

struct Twins {
  Twin one, other;
  // Checked after every answer: true if the two may differ from now on.
  std::function<bool(const Twins&)> parted = [](const Twins&) { return false; };

  std::string what_differs() {
    if (one.game.over() != other.game.over() || one.game.outcome() != other.game.outcome())
      return "one of the games is over";
    if (!one.game.over() && one.asked() != other.asked())
      return "a different player is asked: P" + std::to_string(one.asked()) + " / P" + std::to_string(other.asked());
    for (int viewer = 0; viewer <= one.words.players; ++viewer)  // 0: a spectator
      if (const Json a = one.seen_by(viewer), b = other.seen_by(viewer); a != b)
        return "seen by P" + std::to_string(viewer) + ":" + difference(a, b);
    return {};
  }

  // Answers at random, until the games end, differ, or reach the number of decisions.
  Compared compare(std::uint64_t answers, int decisions) {
    Compared result;
    for (tools::Dice dice(answers); result.decisions < decisions && !parted(*this); ++result.decisions) {
      result.different = what_differs();
      if (!result.different.empty() || one.game.over())
        break;
      tools::clear_news(one.game);
      tools::clear_news(other.game);
      const std::vector<std::string> keys = one.keys();
      const std::string k = keys[static_cast<std::size_t>(dice.below(static_cast<int>(keys.size())))];
      if (!one.answer(k) || !other.answer(k))
        result.different = "only one of them can answer `" + k + "`";
    }
    if (!result.different.empty())
      result.different = "at decision " + std::to_string(result.decisions + 1) + ", " + result.different;
    return result;
  }
};

// ---- Unseen cards

inline bool shuffled(const Table& t) {
  return std::any_of(t.log.begin(), t.log.end(), [](const Event& e) { return e.type == EventType::deck_shuffled; });
}

// Cards in a deck that no player knows.
struct Unseen {
  std::vector<CardIndex> cards;
  std::vector<Card> then;

  Unseen() = default;
  Unseen(const Table& t, std::vector<CardIndex> which) : cards(std::move(which)) {
    for (CardIndex i : cards)
      then.push_back(t.card(i));
  }
  bool still(const Table& t) const {
    for (std::size_t k = 0; k < cards.size(); ++k)
      if (const Card& c = t.card(cards[k]); c.zone != then[k].zone || c.seen != then[k].seen)
        return false;
    return true;
  }
};

// ---- Corresponding cards

inline std::vector<CardIndex> cards_in(const Table& t, ZoneId z) {
  std::vector<CardIndex> all;
  for (CardIndex i = t.zone(z).top; i != no_card; i = t.card(i).below)
    all.push_back(i);
  return all;
}

// The name of a zone after the seats are rotated back: its kind, seat, deck or slot type, and its number among several.
inline std::map<std::string, ZoneId> zones_by_name(const Table& t, const Words& w) {
  std::map<std::string, ZoneId> zones;
  std::map<std::string, int> met;
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z) {
    const Zone& zone = t.zone(ZoneId{z});
    std::string name = std::to_string(static_cast<int>(zone.kind));
    if (zone.seat != Seat::game)
      name += " P" + std::to_string(w.seat(index_of(zone.seat) + 1));
    if (zone.kind == ZoneKind::deck || zone.kind == ZoneKind::discard)
      name += " " + t.content.decks[zone.of].name;
    if (zone.kind == ZoneKind::slot)
      name += " " + t.content.slot_types[zone.of].name;
    zones[name + " " + std::to_string(++met[name])] = ZoneId{z};
  }
  return zones;
}

// Sorted by name where the order has no meaning: outside the game.
inline std::vector<CardIndex> in_known_order(const Table& t, ZoneId z, const Words& w) {
  std::vector<CardIndex> cards = cards_in(t, z);
  if (z == zones::outside)
    std::stable_sort(cards.begin(), cards.end(),
                     [&](CardIndex a, CardIndex b) { return w.id(t.printed(a).id) < w.id(t.printed(b).id); });
  return cards;
}

// The numbers of the second game's cards in the first: cards in the same place correspond. -1 if there is none.
inline std::vector<int> same_places(const Game& one, const Words& of_one, const Game& other, const Words& of_other) {
  const Table &a = one.table(), &b = other.table();
  std::vector<int> numbers(b.s.cards.count, -1);
  const auto there = zones_by_name(b, of_other);
  for (const auto& [name, zone] : zones_by_name(a, of_one)) {
    const std::vector<CardIndex> here = in_known_order(a, zone, of_one),
                                 others = in_known_order(b, there.at(name), of_other);
    for (std::size_t i = 0; i < here.size() && i < others.size(); ++i)
      numbers[others[i]] = here[i];
  }
  return numbers;
}

// One deal, laid in two ways.
inline Twins twins(const Deal& deal, const Loaded& loaded, const Loaded& loaded_other, const Laying& how,
                   const Deal& other_deal) {
  const Words plain{.players = static_cast<int>(deal.seats.size())};
  Twins twins{{play(deal, loaded), plain}, {play(other_deal, loaded_other, how), plain}};
  Words& words = twins.other.words;
  words.turned = how.turned;
  for (const auto& [here, there] : how.names)
    words.names[there] = here;
  words.cards = same_places(twins.one.game, plain, twins.other.game, words);
  twins.one.words.table = &twins.one.game.table();
  words.table = &twins.other.game.table();
  twins.one.in_order = twins.other.in_order = how.turned == 0;
  return twins;
}

}  // namespace soulstack::testing
