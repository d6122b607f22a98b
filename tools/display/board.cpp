// Prints the table on a terminal.
#include "tools/display/board.h"

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/content.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t title_columns = 9;

std::string counted_times(int n) { return n >= unlimited ? "any number of" : fmt::format("{}", n); }

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// One part of the board: its title in the margin, then its lines.
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

// "[Fly, 3]"
std::string notes_text(const std::vector<std::string>& notes) {
  return notes.empty() ? "" : fmt::format("[{}]", fmt::join(notes, ", "));
}

// "(2, 1 poison, size 3)": counters and stats of sets; empty if there are none.
std::string counters_text(const CardView& card) {
  std::string text = card.counters > 0 ? fmt::format("{}", card.counters) : "";
  for (const auto& [kind, n] : card.kinds)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", n, kind);
  for (const auto& [stat, n] : card.stats)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", stat, n);
  return text.empty() ? "" : fmt::format("({})", text);
}

// "{Fly, Dip}": the cards that were put under it.
std::string under_text(const std::vector<std::string>& under) {
  return under.empty() ? "" : fmt::format("{{{}}}", fmt::join(under, ", "));
}

// "●" is charged, "○" is not; empty without a tap ability.
std::string charge_text(const CardView& card, const Console& console) {
  if (!card.has_charge)
    return "";
  return card.charged ? console.paint(Ink::green, "●") : console.paint(Ink::faint, "○");
}

// "The D6●"; counters in brackets.
std::string card_text(const CardView& card, const Console& console) {
  return card.name + counters_text(card) + notes_text(card.notes) + under_text(card.under) + charge_text(card, console);
}

std::string cards_text(const std::vector<CardView>& cards, const Console& console) {
  std::string text;
  for (const CardView& card : cards)
    text += fmt::format("{}{}", text.empty() ? "" : ", ", card_text(card, console));
  return text;
}

std::string hp_text(int hp, int max_hp, const Console& console) {
  const Ink ink = hp == 0 ? Ink::red : hp == 1 && max_hp > 1 ? Ink::yellow : Ink::plain;
  return console.paint(ink, fmt::format("HP {}/{}", hp, max_hp));
}

std::string souls_text(int souls, int to_win) {
  std::string text;
  for (int i = 0; i < std::max(souls, to_win); ++i)
    text += i < souls ? "◆" : "◇";
  return text;
}

std::string player_text(const TableView& v, const PlayerView& p, const Console& c) {
  const std::string mark = p.active ? c.paint(Ink::yellow, "►") : " ";
  const std::string name = padded(p.character ? p.character->name : "-", 14);
  std::string text = fmt::format("{} {} {} {}  attack {}  {}  {}  {}", mark, c.paint(Ink::bold, player_name(p.seat)),
                                 name, p.dead ? c.paint(Ink::red, "dead  ") : hp_text(p.hp, p.max_hp, c), p.attack,
                                 padded(fmt::format("{}¢", p.coins), 4), padded(fmt::format("{} loot", p.loot), 7),
                                 c.paint(Ink::magenta, souls_text(p.souls, v.souls_to_win)));
  for (const auto& [stat, n] : p.stats)
    text += fmt::format("  {} {}", stat, n);
  text += notes_text(p.notes);
  return text;
}

std::size_t card_columns(const CardView& card) {
  return columns_of(card.name) + columns_of(notes_text(card.notes)) + columns_of(under_text(card.under)) +
         (card.has_charge ? 1 : 0) + columns_of(counters_text(card));
}

// Below a player's line: the cards in play, on as many lines as needed.
void add_cards(Part& part, std::string_view what, const std::vector<CardView>& cards, const Console& c) {
  const std::size_t room = static_cast<std::size_t>(c.columns) - title_columns - 8;
  std::string line{what};
  std::size_t used = columns_of(what);
  for (const CardView& card : cards) {
    const bool first = &card == &cards.front();
    if (!first && used + card_columns(card) > room) {
      part.line(fmt::format("     {},", line));
      line.clear();
      used = 0;
    }
    line += fmt::format("{}{}", first || line.empty() ? "" : ", ", card_text(card, c));
    used += card_columns(card) + 2;
  }
  if (!cards.empty())
    part.line("     " + line);
}

void add_player(Part& part, const TableView& v, const PlayerView& p, const Console& c) {
  part.line(player_text(v, p, c));
  std::vector<CardView> cards;
  if (p.character && p.character->has_charge)
    cards.push_back(*p.character);
  cards.insert(cards.end(), p.items.begin(), p.items.end());
  add_cards(part, "", cards, c);
  add_cards(part, "curses: ", p.curses, c);
  add_cards(part, "souls: ", p.soul_cards, c);
}

std::string monster_text(const SlotView& s, const Console& c) {
  if (!s.card)
    return fmt::format("{} -", s.number);
  std::string text = fmt::format("{} {}", s.number, padded(s.card->name, 18));
  text += charge_text(*s.card, c);
  if (s.stats)
    text += fmt::format("{}  evasion {}  attack {}", hp_text(s.stats->hp, s.stats->max_hp, c), s.stats->evasion,
                        s.stats->attack);
  if (const std::string counters = counters_text(*s.card); !counters.empty())
    text += "  " + counters;
  if (!s.card->notes.empty())
    text += "  " + notes_text(s.card->notes);
  if (const std::string rewards = rewards_text(s.rewards); !rewards.empty())
    text += "  " + rewards;
  if (s.souls > 0)
    text += c.paint(Ink::magenta, "  " + souls_text(s.souls, 0));
  if (s.covered > 0)
    text += c.paint(Ink::faint, fmt::format("  covers {}", s.covered));
  if (s.attacked)
    text += c.paint(Ink::red, "  under attack");
  return text;
}

std::string title_of(const TableView& v, const SlotView& slot) {
  if (!slot.sells)
    return capitalised(slot.type) + "s";
  return slot.price.empty() ? fmt::format("{} {}¢", capitalised(slot.type), v.price) : capitalised(slot.type);
}

// Slots whose cards are bought share a line; other slots have one line each.
void add_slots_of(std::string& board, const TableView& v, const std::string& type, const Console& c) {
  const auto first =
      std::find_if(v.slots.begin(), v.slots.end(), [&](const SlotView& slot) { return slot.type == type; });
  const bool shop = first->sells;
  Part part(title_of(v, *first), c);
  if (!first->price.empty())
    part.line(fmt::format("price: {}", first->price));
  std::string together;
  for (const SlotView& slot : v.slots) {
    if (slot.type != type)
      continue;
    if (!shop)
      part.line(monster_text(slot, c));
    together +=
        fmt::format("{}{} {}", together.empty() ? "" : "   ", slot.number, slot.card ? card_text(*slot.card, c) : "-");
  }
  if (shop)
    part.line(together);
  board += part.text();
}

void add_slots(std::string& board, const TableView& v, const Console& c) {
  std::vector<std::string> types;
  for (const SlotView& slot : v.slots)
    if (std::find(types.begin(), types.end(), slot.type) == types.end())
      types.push_back(slot.type);
  for (const std::string& type : types)
    add_slots_of(board, v, type, c);
}

std::string decks_text(const TableView& v) {
  std::string text;
  for (const DeckView& d : v.decks)
    if (d.cards + d.discarded > 0)  // skips empty decks, for example rooms
      text += fmt::format("{}{} {} ({} discarded)", text.empty() ? "" : "   ", d.name, d.cards, d.discarded);
  return text;
}

void add_stack(std::string& board, const TableView& v, const Console& c) {
  if (v.stack.empty())
    return;
  Part part("Stack", c);
  for (std::size_t i = v.stack.size(); i-- > 0;)
    part.line(i + 1 == v.stack.size() ? c.paint(Ink::bold, v.stack[i]) : v.stack[i]);
  board += part.text();
}

void add_hand(std::string& board, const TableView& v, const Console& c) {
  if (v.viewer == Seat::game)
    return;
  const PlayerView& p = v.players[static_cast<std::size_t>(v.viewer)];
  Part part("Hand", c);
  std::string plays =
      p.loot_plays > 0 ? c.paint(Ink::faint, fmt::format("   you may play {} loot", counted_times(p.loot_plays))) : "";
  part.line((p.hand.empty() ? "empty" : cards_text(p.hand, c)) + plays);
  board += part.text();
}

std::string title_text(const TableView& v) {
  if (v.phase == Phase::setup)
    return "Before the first turn";
  const std::string timer = v.timer ? fmt::format(", timer {}", *v.timer) : "";
  return fmt::format("Turn {}: {}, {} phase{}", v.turn, player_name(v.active), name_of(v.phase), timer);
}

}  // namespace

std::string board_text(const TableView& v, const Console& c) {
  std::string board = fmt::format("{}   {}\n", c.paint(Ink::bold, title_text(v)), c.paint(Ink::faint, decks_text(v)));
  add_slots(board, v, c);
  if (!v.bonus_souls.empty()) {
    Part bonus("Bonus", c);
    bonus.line(cards_text(v.bonus_souls, c));
    board += bonus.text();
  }
  Part players("Players", c);
  for (const PlayerView& p : v.players)
    add_player(players, v, p, c);
  board += players.text();
  if (!v.notes.empty()) {
    Part notes("Notes", c);
    notes.line(notes_text(v.notes));
    board += notes.text();
  }
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
