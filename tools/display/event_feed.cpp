// New events since the last call.
#include "tools/display/event_feed.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/event_uses.h"
#include "engine/table/table.h"

namespace soulstack::tools {

namespace {

// Several turns may have begun since the last call.
int turn_of(const Table& t, std::size_t at) {
  const auto ended = std::count_if(t.log.begin() + static_cast<std::ptrdiff_t>(at) + 1, t.log.end(),
                                   [](const Event& e) { return e.type == EventType::turn_ended; });
  return std::max(t.s.turn.number - static_cast<int>(ended), 0);
}

// Beside what is always told.
constexpr EventType told_to_its_player[] = {EventType::loot_drawn,   EventType::loot_discarded, EventType::loot_swapped,
                                            EventType::damage_taken, EventType::hp_paid,        EventType::killed};

bool happens_to(const Event& e, Seat who) {
  const Value player = Value::player(who);
  if (e.type == EventType::missed)
    return e.by == who;
  if (e.subject != player && events::giver(e) != player)
    return false;
  return in_news(e.type) == InNews::told || std::find(std::begin(told_to_its_player), std::end(told_to_its_player),
                                                      e.type) != std::end(told_to_its_player);
}

News news_of(const Table& t, std::size_t at, Seat viewer, std::string text) {
  return {t.log[at], std::move(text), at, turn_of(t, at), happens_to(t.log[at], viewer)};
}

}  // namespace

std::vector<News> news_for(const Game& game, Seat viewer) {
  std::vector<News> news;
  const Table& t = game.table();
  const std::span<const Event> log = std::span<const Event>(t.log).subspan(t.log_told);
  auto began = std::find_if(log.begin(), log.end(), [](const Event& e) { return e.type == EventType::turn_started; });
  const bool is_first = game.state().turn.number <= 1 && began != log.end();
  for (const Event& event : log) {
    if (is_first && &event < &*began && event.type == EventType::deck_shuffled)
      continue;  // not shown: the same in every game
    std::string text = narrate_for(t, event, viewer);
    if (!text.empty())
      news.push_back(news_of(t, static_cast<std::size_t>(&event - t.log.data()), viewer, std::move(text)));
  }
  return news;
}

namespace {

// Does an event of the log from there on tell what this object on the stack did?
bool left_a_line(const Table& t, Seat viewer, std::uint32_t serial, std::size_t from) {
  const Value item = Value::item(serial);
  return std::any_of(t.log.begin() + static_cast<std::ptrdiff_t>(from), t.log.end(), [&](const Event& e) {
    return (Value::item(e.cause) == item || e.subject == item) && !narrate_for(t, e, viewer).empty();
  });
}

}  // namespace

std::vector<News> quiet_news_for(const Game& game, Seat viewer, std::size_t from) {
  const Table& t = game.table();
  std::vector<News> news;
  const std::size_t end = first_unresolved(game, from);
  for (std::size_t at = from; at < end; ++at) {
    const Event& e = t.log[at];
    if (e.type == EventType::resolved && e.source && !left_a_line(t, viewer, e.subject.payload(), at + 1))
      news.push_back(news_of(t, at, viewer, name_for(t, e.source, viewer) + " resolves"));
  }
  return news;
}

std::size_t first_unresolved(const Game& game, std::size_t from) {
  const Table& t = game.table();
  const auto resolves = [&](const Event& e) {
    return e.type == EventType::resolved && t.find_item(e.subject.payload()) != nullptr;
  };
  const auto begin = t.log.begin() + static_cast<std::ptrdiff_t>(std::min(from, t.log.size()));
  return static_cast<std::size_t>(std::find_if(begin, t.log.end(), resolves) - t.log.begin());
}

News news_of_reader(const Game& game, std::string text) {
  return {{}, std::move(text), game.recorded().log, game.state().turn.number, true};
}

void clear_news(Game& game) { game.mark_as_told(game.recorded().log); }

std::vector<NewsLine> ranked_lines_of(const std::vector<News>& news) {
  std::vector<NewsLine> lines;
  for (std::size_t i = 0; i < news.size();) {
    std::size_t same = 1;
    while (i + same < news.size() && news[i + same].text == news[i].text)
      ++same;
    lines.push_back({same == 1 ? news[i].text : fmt::format("{} ({} times)", news[i].text, same),
                     in_news(news[i].event.type), news[i].is_of_reader});
    i += same;
  }
  return lines;
}

std::vector<std::string> lines_of(const std::vector<News>& news) {
  std::vector<std::string> texts;
  for (NewsLine& line : ranked_lines_of(news))
    texts.push_back(std::move(line.text));
  return texts;
}

}  // namespace soulstack::tools
