// Where a game is, as the viewer of a request sees it.
#include "tools/service/positions.h"

#include <fmt/format.h>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"
#include "engine/table/visibility.h"
#include "tools/display/game_objects.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

namespace {

const Schema& viewer_schema() {
  static const Schema schema = Schema::either({seat_number(), Schema::word({"spectator", "all"})});
  return schema;
}

Seat default_viewer(const Request& r, const HostedGame& hosted) {
  if (r.client.role == Role::spectator)
    return Seat::game;
  return hosted.asks_client() ? hosted.game().decision().who : first_client(hosted);
}

Json outcome_of(const Request& r, const HostedGame& hosted) {
  Json j = outcome_json(hosted.game());
  if (r.client.role != Role::owner)  // a hash could be compared with those of games with other seeds
    j.erase("state_hash");
  return j;
}

Json asked(const HostedGame& hosted) {
  Json j = decision_object(hosted.game(), hosted.changes());
  if (const StopVerdict* const verdict = hosted.verdict();
      verdict && hosted.game().decision().prompt == Prompt::priority)
    j["asked_because"] = verdict->sentence();
  return j;
}

Member takes_view() { return optional_member("view", Schema::boolean(), "Also answer with the view (default: false)"); }
Member takes_options() {
  return optional_member("options", Schema::boolean(), "Answer with the decision and its options (default: true)");
}

}  // namespace

Member takes_viewer() {
  return optional_member(
      "as", viewer_schema(),
      "Whose view: a seat, a `spectator`, or `all` cards (only for the owner). Default: the seat that is asked, "
      "otherwise the first seat of a client");
}

Seat first_client(const HostedGame& hosted) {
  for (Seat s : hosted.game().table().seats())
    if (hosted.is_client(s))
      return s;
  return Seat::game;
}

Seat viewer_of(const Request& r, const HostedGame& hosted) {
  const Json* const as = r.find("as");
  if (as == nullptr)
    return default_viewer(r, hosted);
  if (*as == "spectator")
    return Seat::game;
  if (*as == "all") {
    if (r.client.role != Role::owner)
      throw Refused{"not_allowed", "Only the owner may see all cards", "a seat of yours, or `spectator`", "as"};
    return everything;
  }
  const Seat wanted = seat(as->get<int>() - 1);
  const bool sits = index_of(wanted) < hosted.game().state().players_count;
  if (!sits || !hosted.is_client(wanted) || r.client.role == Role::spectator)
    throw Refused{"not_your_seat", fmt::format("{} is not a seat of yours", player_name(wanted)), "a seat of a client",
                  "as"};
  return wanted;
}

void demand_viewer(const Request& r, const HostedGame& hosted) { (void)viewer_of(r, hosted); }

Json view_object(const HostedGame& hosted, Seat viewer) {
  Json j{{"view", hosted.changes()}};
  j.update(table_object(hosted.game(), viewer));
  return j;
}

Json position(const Request& r, HostedGame& hosted, int number) {
  const Game& game = hosted.game();
  const Seat viewer = viewer_of(r, hosted);
  Json j{{"game", number}, {"at", hosted.history().at()}, {"turn", game.state().turn.number}, {"over", game.over()}};
  const bool theirs = hosted.asks_client() && r.client.role != Role::spectator;
  if (theirs && r.value("options", true))
    j["decision"] = asked(hosted);
  for (const PassedByItself& pass : theirs || game.over() ? hosted.take_passed() : std::vector<PassedByItself>())
    j["passed"].push_back({{"seat", index_of(pass.who) + 1}, {"why", pass.why.sentence()}});
  if (viewer != everything && hosted.tells(viewer))
    j["events"] = hosted.untold_events(viewer);
  if (r.value("view", false))
    j["view"] = view_object(hosted, viewer);
  if (game.over())
    j["outcome"] = outcome_of(r, hosted);
  if (hosted.history().journal())
    add_warning(j, r.service.options().root.without_folder(hosted.history().journal()->take_trouble()));
  return j;
}

void add_warning(Json& position, const std::string& warning) {
  if (warning.empty())
    return;
  const std::string before = position.value("warning", std::string());
  position["warning"] = before.empty() ? warning : before + ". " + warning;
}

Json position(const Request& r, HostedGame& hosted) { return position(r, hosted, r["game"].get<int>()); }

std::vector<Member> and_position(std::vector<Member> takes) {
  takes.push_back(takes_viewer());
  takes.push_back(takes_view());
  takes.push_back(takes_options());
  return takes;
}

const Schema& a_position() {
  static const Schema schema = Schema::named("Position");
  return schema;
}

}  // namespace soulstack::tools
