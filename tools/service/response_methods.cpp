// Methods about responses: when a player is asked, and what an option would do.
#include "tools/service/response_methods.h"

#include <fmt/format.h>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/findings/finding.h"
#include "tools/display/card_text.h"
#include "tools/display/game_objects.h"
#include "tools/preview/preview.h"

namespace soulstack::tools {

namespace {

// ---- When a player is asked

Json card_ids(const Content& content, const std::vector<CardDefId>& cards) {
  Json list = Json::array();
  for (const CardDefId card : cards)
    list.push_back(content[card].id);
  return list;
}

std::vector<CardDefId> cards_named(const Request& r, const Content& content, std::string_view parameter) {
  std::vector<CardDefId> cards;
  for (const Json& name : r[parameter]) {
    const std::vector<CardDefId> found = find_cards(content, name.text());
    if (found.empty())
      throw Refused{"wrong_value", fmt::format("There is no card `{}`", scripting::printable(name.text(), 100)),
                    "ids of cards", std::string(parameter)};
    cards.push_back(found.front());
  }
  return cards;
}

// What the request changes of it.
StopSettings changed(const Request& r, const Content& content, StopSettings settings) {
  if (const Json* const mode = r.find("mode"))
    settings.mode = *stops_mode_named(mode->text());
  settings.at_end_of_other_turns = r.value("at_end_of_other_turns", settings.at_end_of_other_turns);
  settings.before_own_turn = r.value("before_own_turn", settings.before_own_turn);
  settings.at_declared_attacks = r.value("at_declared_attacks", settings.at_declared_attacks);
  if (r.has("always"))
    settings.always = cards_named(r, content, "always");
  if (r.has("never"))
    settings.never = cards_named(r, content, "never");
  return settings;
}

Json stops(const Request& r) {
  HostedGame& hosted = r.game();
  const Seat who = seat(r["seat"].get<int>() - 1);
  if (index_of(who) >= hosted.game().state().players_count || !hosted.is_client(who))
    throw Refused{"not_your_seat", fmt::format("Seat {} is not a client's", r["seat"].get<int>()), "a seat of a client",
                  "seat"};
  const Content& content = hosted.game().table().content;
  hosted.set_stops(who, changed(r, content, hosted.stops(who)));
  const StopSettings& now = hosted.stops(who);
  return {{"mode", stops_mode_rows[static_cast<std::size_t>(now.mode)].name},
          {"at_end_of_other_turns", now.at_end_of_other_turns},
          {"before_own_turn", now.before_own_turn},
          {"at_declared_attacks", now.at_declared_attacks},
          {"always", card_ids(content, now.always)},
          {"never", card_ids(content, now.never)}};
}

std::vector<Member> settings_members() {
  const Schema ids = Schema::list(Schema::text(200), 500);
  return {{"mode", Schema::word(stops_mode_names()),
           "When the player is asked: `all` at every priority, `changes` once for each new object on "
           "the stack, `turn` never, `relevant` when one of their options matters"},
          {"at_end_of_other_turns", Schema::boolean(), "Also at the end of each other turn"},
          {"before_own_turn", Schema::boolean(), "Also at the end of the turn before theirs"},
          {"at_declared_attacks", Schema::boolean(), "Also before the first roll of an attack"},
          {"always", ids, "Cards for which the player is always asked"},
          {"never", ids, "Cards for which the player is never asked"}};
}

// ---- What an option would do

std::string_view word_of(Consequence::What what) {
  using enum Consequence::What;
  constexpr std::pair<Consequence::What, std::string_view> words[] = {{roll, "roll"},
                                                                      {hit, "hit"},
                                                                      {miss, "miss"},
                                                                      {hp, "hp"},
                                                                      {max_hp, "max_hp"},
                                                                      {attack, "attack"},
                                                                      {evasion, "evasion"},
                                                                      {coins, "coins"},
                                                                      {loot, "loot"},
                                                                      {items, "items"},
                                                                      {souls, "souls"},
                                                                      {gained, "gained"},
                                                                      {died, "died"},
                                                                      {cancelled, "cancelled"},
                                                                      {fizzled, "fizzled"},
                                                                      {prevented, "prevented"},
                                                                      {recharged, "recharged"},
                                                                      {deactivated, "deactivated"},
                                                                      {won, "won"}};
  static_assert(std::size(words) == static_cast<std::size_t>(count));
  return words[static_cast<std::size_t>(what)].second;
}

Json change_object(const Table& t, const Consequence& c, Seat viewer) {
  Json j{{"what", word_of(c.what)}, {"was", c.was}, {"now", c.now}};
  if (c.of)
    j["of"] = object_of(t, c.of, viewer);
  if (c.who != Seat::game)
    j["who"] = index_of(c.who) + 1;
  if (c.needed != 0)
    j["needed"] = c.needed;
  return j;
}

Json preview_object(const Table& t, const Preview& preview, Seat viewer) {
  Json changes = Json::array();
  for (const Consequence& c : preview.changes)
    changes.push_back(change_object(t, c, viewer));
  return {{"text", preview.text},
          {"changes", changes},
          {"rolls", preview.rolls},
          {"asks", preview.asks},
          {"in_vain", preview.in_vain}};
}

Json preview(const Request& r) {
  const HostedGame& hosted = r.game();
  demand_client_is_asked(hosted);
  const Game& game = hosted.game();
  const Seat viewer = game.decision().who;
  const Previews previews(game, viewer);
  Json list = Json::array();
  for (std::size_t i = 0; i < game.decision().options.size(); ++i) {
    list.push_back({{"index", i}});
    list.back().update(preview_object(game.table(), previews.option(static_cast<int>(i)), viewer));
  }
  return {{"decides", what_decides(game, previews, viewer)}, {"options", list}};
}

Method stops_method() {
  std::vector<Member> takes = {takes_game(), {"seat", seat_number(), "The seat"}};
  for (Member m : settings_members()) {
    m.required = false;
    takes.push_back(std::move(m));
  }
  return {"game.stops",
          "Sets when a player is asked for a response; what is not given stays",
          MayCall::players,
          std::move(takes),
          Schema::object(settings_members()),
          "the settings",
          {"not_your_seat", "wrong_value"},
          stops};
}

Method preview_method() {
  const Schema number = Schema::whole(-1'000'000, 1'000'000);
  const Schema change = Schema::object({{"what", Schema::text(), "`hp`, `coins`, `died`, `hit`, ..."},
                                        {"was", number, "The number before"},
                                        {"now", number, "The number after"},
                                        optional_member("of", Schema::named("Object"), "What changes"),
                                        optional_member("who", seat_number(), "Who gains it"),
                                        optional_member("needed", number, "What a roll needs to hit")});
  const Schema one =
      Schema::object({{"index", Schema::whole(0, 1'000'000), "Of the option"},
                      {"text", Schema::text(), "In words; empty: nothing is certain"},
                      {"changes", Schema::list(change), "What is certain to change"},
                      {"rolls", Schema::boolean(), "Then a die is rolled, and what follows is not known"},
                      {"asks", Schema::boolean(), "Then somebody is asked"},
                      {"in_vain", Schema::boolean(), "A purchase for which there would not be enough ¢"}});
  return {"game.preview",
          "What each option of the open decision would do if nobody responds, as far as the player can know",
          MayCall::players,
          {takes_game()},
          Schema::object({{"decides", Schema::text(), "What is next to resolve, and what it will do"},
                          {"options", Schema::list(one), "In their order"}}),
          "the previews",
          {"game_over", "bot_is_asked"},
          preview};
}

}  // namespace

std::vector<std::string> stops_mode_names() {
  std::vector<std::string> names;
  for (const StopsModeRow& row : stops_mode_rows)
    names.emplace_back(row.name);
  return names;
}

std::vector<Method> response_methods() { return {stops_method(), preview_method()}; }

}  // namespace soulstack::tools
