// New events since the last call.
#include "tools/display/event_feed.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/table/table.h"

namespace soulstack::tools {

std::vector<News> news_for(const Game& game, Seat viewer) {
  std::vector<News> news;
  const Table& t = game.table();
  const std::span<const Event> log(t.log.begin() + static_cast<std::ptrdiff_t>(t.log_told), t.log.end());
  auto began = std::find_if(log.begin(), log.end(), [](const Event& e) { return e.type == EventType::turn_started; });
  const bool is_first = game.state().turn.number <= 1 && began != log.end();
  for (const Event& event : log) {
    if (is_first && &event < &*began && event.type == EventType::deck_shuffled)
      continue;  // not shown: the same in every game
    std::string text = narrate_for(t, event, viewer);
    if (!text.empty())
      news.push_back({event, std::move(text)});
  }
  return news;
}

void clear_news(Game& game) { game.mark_as_told(game.recorded().log); }

std::vector<std::string> lines_of(const std::vector<News>& news) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < news.size();) {
    std::size_t same = 1;
    while (i + same < news.size() && news[i + same].text == news[i].text)
      ++same;
    lines.push_back(same == 1 ? news[i].text : fmt::format("{} ({} times)", news[i].text, same));
    i += same;
  }
  return lines;
}

}  // namespace soulstack::tools
