// Narrates a game turn by turn.
#include "tools/display/story.h"

#include <fmt/format.h>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/rules/turn.h"
#include "tools/display/board.h"
#include "tools/display/seat_view.h"

namespace soulstack::tools {

void TurnStory::tell(const News& news) {
  const Event& e = news.event;
  if (e.type == EventType::hit || e.type == EventType::missed) {
    rolls_ += fmt::format("{}{} {}", rolls_.empty() ? "" : ", ", e.value, e.type == EventType::hit ? "hit" : "miss");
    return;
  }
  if (e.type == EventType::damage_taken && e.flags.has(EventFlag::combat))
    return;
  settle_rolls();
  if (!lines_.empty() && lines_.back().text == news.text) {
    ++lines_.back().times;
  } else {
    if (e.type == EventType::purchased && !lines_.empty() && lines_.back().type == EventType::item_gained)
      lines_.pop_back();
    lines_.push_back({news.text, 1, e.type});
  }
}

void TurnStory::settle_rolls() {
  if (rolls_.empty())
    return;
  if (!lines_.empty() && lines_.back().type == EventType::attack_declared_on) {
    lines_.back() = {lines_.back().text + ": " + rolls_};
  } else {
    lines_.push_back({"The attack continues: " + rolls_});
  }
  rolls_.clear();
}

std::vector<std::string> TurnStory::lines() {
  settle_rolls();
  std::vector<std::string> texts;
  for (const Line& line : lines_)
    texts.push_back(line.times == 1 ? line.text : fmt::format("{} ({} times)", line.text, line.times));
  return texts;
}

bool is_told(const Event& e, Phase phase) {
  switch (e.type) {
    case EventType::attack_declared:
    case EventType::purchase_declared:
    case EventType::turn_started:
    case EventType::deck_shuffled:
    case EventType::recharged:
      return false;
    case EventType::die_cast:
      return !e.flags.has(EventFlag::attack_roll);
    case EventType::loot_drawn:
    case EventType::coins_gained:
      return phase != Phase::setup;
    default:
      return true;
  }
}

// ---- Pages

namespace {

Ink ink_of(const std::string& line) {
  auto has = [&](std::string_view word) { return line.find(word) != std::string::npos; };
  if (has(" dies"))
    return Ink::red;
  if (has("gains a soul") || has(" wins "))
    return Ink::magenta;
  return has(" buys ") ? Ink::yellow : Ink::plain;
}

}  // namespace

void print_page(Console& c, const Page& page) {
  c.print("\n{}\n", page.heading);
  for (const std::string& line : page.lines)
    c.print("  {}\n", c.paint(ink_of(line), line));
  c.out.flush();
}

void Narrator::listen(Game& game) {
  for (const News& news : news_for(game, viewer_)) {
    if (news.event.type == EventType::turn_started)
      begin_turn(game, news.event.subject.as_seat());
    if (is_told(news.event, game.state().turn.phase))
      story_.tell(news);
  }
  clear_news(game);
}

std::vector<Page> Narrator::finish() {
  end_turn();
  return std::move(pages_);
}

void Narrator::begin_turn(Game& game, Seat who) {
  end_turn();
  const std::string title = fmt::format("Turn {}: {}", game.state().turn.number, player_name(who));
  heading_ = fmt::format("{}   {}", console_.paint(Ink::bold, padded(title, 12)),
                         score_line(view_for(game, Seat::game), console_));
}

void Narrator::end_turn() {
  pages_.push_back({heading_, story_.lines()});
  story_ = {};
}

}  // namespace soulstack::tools
