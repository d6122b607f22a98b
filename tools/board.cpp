// The table on a terminal.
#include "tools/board.h"

#include <algorithm>

#include "engine/content.h"
#include "engine/view.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t title_columns = 9;

std::string counted_times(int n) { return n >= unlimited ? "any number of" : fmt::format("{}", n); }

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// One part of the board: what it is in the margin, then its lines.
class Part {
 public:
  Part(std::string title, const Console& console) : title_(std::move(title)), console_(console) {}
  void line(std::string_view text) {
    const std::string margin = lines_.empty() ? padded(title_, title_columns) : std::string(title_columns, ' ');
    lines_ += fmt::format("{} {}\n", console_.paint(Ink::blue, margin), text);
  }
  const std::string& text() const { return lines_; }

 private:
  std::string title_, lines_;
  const Console& console_;
};

// "The D6●" is charged, "The D6○" is not; counters in brackets.
std::string card_text(const CardView& card, const Console& console) {
  std::string text = card.name;
  if (card.counters > 0) text += fmt::format("({})", card.counters);
  if (!card.has_charge) return text;
  return card.charged ? text + console.paint(Ink::green, "●") : text + console.paint(Ink::faint, "○");
}

std::string cards_text(const std::vector<CardView>& cards, const Console& console) {
  std::string text;
  for (const CardView& card : cards) text += (text.empty() ? "" : ", ") + card_text(card, console);
  return text;
}

std::string hp_text(int hp, int max_hp, const Console& console) {
  const Ink ink = hp == 0 ? Ink::red : hp == 1 && max_hp > 1 ? Ink::yellow : Ink::plain;
  return console.paint(ink, fmt::format("HP {}/{}", hp, max_hp));
}

std::string souls_text(int souls, int to_win) {
  std::string text;
  for (int i = 0; i < std::max(souls, to_win); ++i) text += i < souls ? "◆" : "◇";
  return text;
}

std::string player_text(const TableView& v, const PlayerView& p, const Console& c) {
  const std::string mark = p.active ? c.paint(Ink::yellow, "►") : " ";
  const std::string name = padded(p.character ? p.character->name : "-", 14);
  std::string text = fmt::format("{} {} {} {}  attack {}  {}  {}  {}", mark, c.paint(Ink::bold, player_name(p.seat)), name,
                                 p.dead ? c.paint(Ink::red, "dead  ") : hp_text(p.hp, p.max_hp, c), p.attack,
                                 padded(fmt::format("{}¢", p.coins), 4), padded(fmt::format("{} loot", p.loot), 7),
                                 c.paint(Ink::magenta, souls_text(p.souls, v.souls_to_win)));
  return text;
}

std::string player_cards(const PlayerView& p, const Console& c) {
  std::vector<CardView> cards;
  if (p.character && p.character->has_charge) cards.push_back(*p.character);
  cards.insert(cards.end(), p.items.begin(), p.items.end());
  std::string text = cards_text(cards, c);
  if (!p.curses.empty()) text += c.paint(Ink::red, fmt::format("  curses: {}", cards_text(p.curses, c)));
  if (!p.soul_cards.empty()) text += c.paint(Ink::magenta, fmt::format("  souls: {}", cards_text(p.soul_cards, c)));
  return text;
}

std::string monster_text(const SlotView& s, const Console& c) {
  if (!s.card) return fmt::format("{} -", s.number);
  std::string text = fmt::format("{} {}", s.number, padded(s.card->name, 18));
  if (s.stats)
    text += fmt::format("{}  evasion {}  attack {}", hp_text(s.stats->hp, s.stats->max_hp, c), s.stats->evasion,
                        s.stats->attack);
  if (s.card->counters > 0) text += fmt::format("  ({})", s.card->counters);
  if (const std::string rewards = rewards_text(s.rewards); !rewards.empty()) text += "  " + rewards;
  if (s.souls > 0) text += c.paint(Ink::magenta, "  " + souls_text(s.souls, 0));
  if (s.covered > 0) text += c.paint(Ink::faint, fmt::format("  covers {}", s.covered));
  if (s.attacked) text += c.paint(Ink::red, "  under attack");
  return text;
}

// Slots with stats have a line each, others share one.
void add_slots(std::string& board, const TableView& v, const Console& c) {
  for (std::size_t from = 0; from < v.slots.size();) {
    const std::string& type = v.slots[from].type;
    std::size_t to = from;
    while (to < v.slots.size() && v.slots[to].type == type) ++to;
    const bool shop = type == "shop";
    Part part(shop ? fmt::format("Shop {}¢", v.price) : capitalised(type) + "s", c);
    std::string together;
    for (std::size_t i = from; i < to; ++i) {
      if (!shop) part.line(monster_text(v.slots[i], c));
      together += fmt::format("{}{} {}", together.empty() ? "" : "   ", v.slots[i].number,
                              v.slots[i].card ? card_text(*v.slots[i].card, c) : "-");
    }
    if (shop) part.line(together);
    board += part.text();
    from = to;
  }
}

std::string decks_text(const TableView& v) {
  std::string text;
  for (const DeckView& d : v.decks)
    text += fmt::format("{}{} {} ({} discarded)", text.empty() ? "" : "   ", d.name, d.cards, d.discarded);
  return text;
}

void add_stack(std::string& board, const TableView& v, const Console& c) {
  if (v.stack.empty()) return;
  Part part("Stack", c);
  for (std::size_t i = v.stack.size(); i-- > 0;)
    part.line(i + 1 == v.stack.size() ? c.paint(Ink::bold, v.stack[i]) : v.stack[i]);
  board += part.text();
}

void add_hand(std::string& board, const TableView& v, const Console& c) {
  if (v.viewer == Seat::game) return;
  const PlayerView& p = v.players[static_cast<std::size_t>(v.viewer)];
  Part part("Hand", c);
  std::string plays = p.loot_plays > 0 ? c.paint(Ink::faint, fmt::format("   you may play {} loot", counted_times(p.loot_plays))) : "";
  part.line((p.hand.empty() ? "empty" : cards_text(p.hand, c)) + plays);
  board += part.text();
}

}  // namespace

std::string board_text(const TableView& v, const Console& c) {
  std::string board = fmt::format("{} {}\n", c.paint(Ink::bold, fmt::format("Turn {}: {}, {} phase", v.turn,
                                                                           player_name(v.active), name_of(v.phase))),
                                  c.paint(Ink::faint, "  " + decks_text(v)));
  add_slots(board, v, c);
  if (!v.bonus_souls.empty()) {
    Part bonus("Bonus", c);
    bonus.line(cards_text(v.bonus_souls, c));
    board += bonus.text();
  }
  Part players("Players", c);
  for (const PlayerView& p : v.players) {
    players.line(player_text(v, p, c));
    if (const std::string cards = player_cards(p, c); !cards.empty()) players.line("     " + cards);
  }
  board += players.text();
  add_stack(board, v, c);
  add_hand(board, v, c);
  return board;
}

std::string score_line(const TableView& v, const Console& c) {
  std::string line;
  for (const PlayerView& p : v.players)
    line += fmt::format("{}{} {} {}", line.empty() ? "" : "   ", player_name(p.seat),
                        c.paint(Ink::magenta, souls_text(p.souls, v.souls_to_win)), fmt::format("{}¢", p.coins));
  return line;
}

}  // namespace soulstack::tools
