// Prints the table on a terminal.
#include "tools/display/board.h"

#include <algorithm>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "tools/display/seen_cards.h"

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
  // `indent`: of the line and of what it is continued on.
  void line(std::string_view text, std::size_t indent = 0) {
    const std::size_t all = console_.plain ? 2 : title_columns + 1 + indent;
    bool continued = false;
    for (const std::string& one : lines_in(wrapped(text, static_cast<std::size_t>(console_.columns), all))) {
      lines_.push_back(continued ? one : margin(indent) + one);
      continued = true;
    }
  }
  const std::vector<std::string>& lines() const { return lines_; }

 private:
  std::string margin(std::size_t indent) const {
    if (console_.plain)
      return lines_.empty() ? title_ + ": " : "  ";
    return console_.paint(Ink::blue, padded(lines_.empty() ? title_ : "", title_columns)) +
           std::string(indent + 1, ' ');
  }

  std::string title_;
  std::vector<std::string> lines_;
  const Console& console_;
};

void append(std::vector<std::string>& to, const Part& part) {
  to.insert(to.end(), part.lines().begin(), part.lines().end());
}

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

// "●" is charged, "○" is not, in plain text words; empty without a tap ability.
std::string charge_text(const CardView& card, const Console& console) {
  if (!card.has_charge)
    return "";
  if (console.plain)
    return card.charged ? " (charged)" : " (used)";
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

std::string souls_text(int souls, int to_win, const Console& c) {
  if (c.plain)
    return fmt::format("{} of {} souls", souls, to_win);
  std::string text;
  for (int i = 0; i < std::max(souls, to_win); ++i)
    text += i < souls ? "◆" : "◇";
  return c.paint(Ink::magenta, text);
}

// Columns of a table; in plain text, values between commas.
class Cells {
 public:
  explicit Cells(const Console& console) : console_(console) {}
  void add(std::string_view painted, std::size_t columns = 0) {
    if (painted.empty())
      return;
    if (!text_.empty())
      text_ += console_.plain ? ", " : "  ";
    text_ += painted;
    const std::size_t used = columns_shown(painted);
    if (!console_.plain && used < columns)
      text_.append(columns - used, ' ');
  }
  const std::string& text() const { return text_; }

 private:
  const Console& console_;
  std::string text_;
};

std::string goods_text(const PlayerView& p) { return fmt::format("{} loot", p.loot); }

std::string player_name_text(const PlayerView& p, const Console& c) {
  const std::string who = p.character ? p.character->name : "-";
  if (c.plain)
    return fmt::format("{}, {}{}", player_name(p.seat), who, p.active ? ", active" : "");
  return fmt::format("{} {} {}", p.active ? c.paint(Ink::yellow, "►") : " ", c.paint(Ink::bold, player_name(p.seat)),
                     padded(who, 14));
}

// "4 in play": items and curses.
std::string possessions_text(const PlayerView& p) {
  const std::size_t all = p.items.size() + p.curses.size();
  return all == 0 ? "" : fmt::format("{} in play", all);
}

std::string player_text(const TableView& v, const PlayerView& p, const Console& c) {
  Cells cells(c);
  cells.add(player_name_text(p, c) + (c.plain ? ", " : " ") +
            (p.dead ? c.paint(Ink::red, "dead  ") : hp_text(p.hp, p.max_hp, c)));
  cells.add(fmt::format("attack {}", p.attack));
  cells.add(fmt::format("{}¢", p.coins), 4);
  cells.add(goods_text(p), 7);
  cells.add(souls_text(p.souls, v.souls_to_win, c));
  for (const auto& [stat, n] : p.stats)
    cells.add(fmt::format("{} {}", stat, n));
  return cells.text() + (p.notes.empty() ? "" : (c.plain ? " " : "") + notes_text(p.notes));
}

std::vector<CardView> cards_in_play(const PlayerView& p) {
  std::vector<CardView> cards;
  if (p.character && p.character->has_charge)
    cards.push_back(*p.character);
  cards.insert(cards.end(), p.items.begin(), p.items.end());
  return cards;
}

constexpr std::size_t indent_of_cards = 5;

void add_cards(Part& part, std::string_view what, const std::vector<CardView>& cards, const Console& c) {
  if (!cards.empty())
    part.line(std::string(what) + cards_text(cards, c), indent_of_cards);
}

void add_player(Part& part, const TableView& v, const PlayerView& p, const Console& c, const BoardShape& shape) {
  const bool folded = (shape.counts_items && p.seat != v.viewer) || shape.leaves_out_items;
  const std::string items = folded ? possessions_text(p) : "";
  part.line(player_text(v, p, c) + (items.empty() ? "" : (c.plain ? ", " : "  ") + items));
  if (folded)
    return;
  add_cards(part, c.plain ? "items: " : "", cards_in_play(p), c);
  add_cards(part, "curses: ", p.curses, c);
  add_cards(part, "souls: ", p.soul_cards, c);
}

// "P2 2/2 HP 3¢ 4 loot 1◆"
std::string short_player(const PlayerView& p, const Console& c) {
  const std::string souls =
      c.plain ? " " + counted(static_cast<std::uint64_t>(std::max(p.souls, 0)), "soul") : fmt::format(" {}◆", p.souls);
  return fmt::format("{}{} {} {}¢ {} loot{}", player_name(p.seat), p.active ? "*" : "",
                     p.dead ? "dead" : fmt::format("{}/{} HP", p.hp, p.max_hp), p.coins, p.loot, souls);
}

void add_players(std::vector<std::string>& board, const TableView& v, const Console& c, const BoardShape& shape) {
  Part players("Players", c);
  std::string others;
  for (const PlayerView& p : v.players) {
    if (shape.joins_players && p.seat != v.viewer)
      others += (others.empty() ? "" : "  ") + short_player(p, c);
    else
      add_player(players, v, p, c, shape);
  }
  if (!others.empty())
    players.line(others);
  append(board, players);
}

std::string monster_text(const SlotView& s, const Console& c) {
  if (!s.card)
    return fmt::format("{} {}", s.number, c.plain ? "empty" : "-");
  Cells cells(c);
  const std::string name = fmt::format("{} {}", s.number, c.plain ? s.card->name : padded(s.card->name, 18));
  const std::string charge = charge_text(*s.card, c);
  if (s.stats) {
    cells.add(name + charge + (c.plain ? ", " : "") + hp_text(s.stats->hp, s.stats->max_hp, c));
    cells.add(fmt::format("evasion {}", s.stats->evasion));
    cells.add(fmt::format("attack {}", s.stats->attack));
  } else {
    cells.add(name + charge);
  }
  cells.add(counters_text(*s.card));
  cells.add(notes_text(s.card->notes));
  cells.add(rewards_text(s.rewards));
  if (s.souls > 0)
    cells.add(c.plain ? counted(static_cast<std::uint64_t>(s.souls), "soul") : souls_text(s.souls, 0, c));
  if (s.covered > 0)
    cells.add(c.paint(Ink::faint, fmt::format("covers {}", s.covered)));
  if (s.attacked)
    cells.add(c.paint(Ink::red, "under attack"));
  return cells.text();
}

// "1 Greed 3/3 HP 4+": the evasion is what a roll needs.
std::string short_slot(const SlotView& s, const Console& c) {
  if (!s.card)
    return fmt::format("{} -", s.number);
  const std::string name = fmt::format("{} {}", s.number, card_text(*s.card, c));
  if (!s.stats)
    return name;
  const std::string numbers = fmt::format("{} {}/{} HP {}+", name, s.stats->hp, s.stats->max_hp, s.stats->evasion);
  return s.attacked ? c.paint(Ink::red, numbers) : numbers;
}

std::string title_of(const TableView& v, const SlotView& slot) {
  if (!slot.sells)
    return capitalised(slot.type) + "s";
  return slot.price.empty() ? fmt::format("{} {}¢", capitalised(slot.type), v.price) : capitalised(slot.type);
}

// Slots whose cards are bought share a line; other slots have one line each.
void add_slots_of(std::vector<std::string>& board, const TableView& v, const std::string& type, const Console& c,
                  const BoardShape& shape) {
  const auto first =
      std::find_if(v.slots.begin(), v.slots.end(), [&](const SlotView& slot) { return slot.type == type; });
  if (first->sells && shape.only_numbers)
    return;
  const bool joined = first->sells || shape.joins_slots;
  Part part(title_of(v, *first), c);
  if (!first->price.empty())
    part.line(fmt::format("price: {}", first->price));
  std::string together;
  for (const SlotView& slot : v.slots) {
    if (slot.type != type)
      continue;
    if (!joined)
      part.line(monster_text(slot, c));
    together += (together.empty() ? "" : c.plain ? ", " : "   ") + short_slot(slot, c);
  }
  if (joined)
    part.line(together);
  append(board, part);
}

void add_slots(std::vector<std::string>& board, const TableView& v, const Console& c, const BoardShape& shape) {
  std::vector<std::string> types;
  for (const SlotView& slot : v.slots)
    if (std::find(types.begin(), types.end(), slot.type) == types.end())
      types.push_back(slot.type);
  for (const std::string& type : types)
    add_slots_of(board, v, type, c, shape);
}

std::string decks_text(const TableView& v, const Console& c) {
  std::string text;
  for (const DeckView& d : v.decks)
    if (d.cards + d.discarded > 0)  // skips empty decks, for example rooms
      text += fmt::format("{}{} {}{}",
                          text.empty() ? ""
                          : c.plain    ? ", "
                                       : "   ",
                          d.name, d.cards, d.discarded == 0 ? "" : fmt::format(" ({} discarded)", d.discarded));
  return text;
}

constexpr std::size_t most_on_stack = 3;

// The next to resolve comes first.
void add_stack(std::vector<std::string>& board, const TableView& v, const Console& c, const BoardShape& shape) {
  if (v.stack.empty())
    return;
  Part part("Stack", c);
  const std::size_t shown = shape.counts_items ? std::min(most_on_stack, v.stack.size()) : v.stack.size();
  for (std::size_t n = 0; n < shown; ++n) {
    const std::string& line = v.stack[v.stack.size() - 1 - n];
    part.line(n == 0 ? c.paint(Ink::bold, line) : line);
  }
  if (shown < v.stack.size())
    part.line(c.paint(Ink::faint, fmt::format("and {} below; `stack` shows all", v.stack.size() - shown)));
  append(board, part);
}

void add_hand(std::vector<std::string>& board, const TableView& v, const Console& c) {
  if (v.viewer == Seat::game)
    return;
  const PlayerView& p = v.players[static_cast<std::size_t>(v.viewer)];
  Part part("Hand", c);
  const std::string cards = p.hand.empty() ? "empty" : cards_text(p.hand, c);
  const std::string plays = fmt::format("you may play {} loot", counted_times(p.loot_plays));
  part.line(cards + (p.loot_plays == 0 ? "" : c.plain ? "; " + plays : "   " + c.paint(Ink::faint, plays)));
  append(board, part);
}

void add_seen(std::vector<std::string>& board, const TableView& v, const Console& c) {
  Part part("Seen", c);
  for (const SeenPile& pile : seen_piles(v))
    part.line(pile.text);
  append(board, part);
}

std::string title_text(const TableView& v) {
  if (v.phase == Phase::setup)
    return "Before the first turn";
  const std::string timer = v.timer ? fmt::format(", timer {}", *v.timer) : "";
  return fmt::format("Turn {}: {}, {} phase{}", v.turn, player_name(v.active), name_of(v.phase), timer);
}

void add_title(std::vector<std::string>& board, const TableView& v, const Console& c, const BoardShape& shape) {
  const std::string decks = shape.only_numbers ? "" : decks_text(v, c);
  const std::string title = c.paint(Ink::bold, title_text(v)) +
                            (decks.empty() ? "" : (c.plain ? ". Decks: " : "   ") + c.paint(Ink::faint, decks));
  for (const std::string& line : lines_in(wrapped_after(title, static_cast<std::size_t>(c.columns), 2)))
    board.push_back(line);
}

std::string counted_things(std::size_t n, std::string_view one, std::string_view several) {
  return n == 0 ? "" : fmt::format("{} {}", n, n == 1 ? one : several);
}

// What is not shown with `only_numbers`, and how to see it.
void add_folded(std::vector<std::string>& board, const TableView& v, const Console& c) {
  const auto sold = std::count_if(v.slots.begin(), v.slots.end(), [](const SlotView& s) { return s.sells && s.card; });
  std::string folded;
  for (const std::string& part :
       {counted_things(static_cast<std::size_t>(sold), "card on sale", "cards on sale"),
        counted_things(v.bonus_souls.size(), "bonus soul", "bonus souls"),
        counted_things(v.notes.size(), "note", "notes"),
        std::string(seen_piles(v).empty() ? "" : "cards that you have seen"), std::string("the decks")})
    if (!part.empty())
      folded += (folded.empty() ? "" : ", ") + part;
  Part line("Folded", c);
  line.line(c.paint(Ink::faint, folded + "; `board` shows them"));
  append(board, line);
}

void add_extras(std::vector<std::string>& board, const TableView& v, const Console& c, const BoardShape& shape) {
  if (!v.notes.empty() && !shape.only_numbers) {
    Part notes("Notes", c);
    notes.line(notes_text(v.notes));
    append(board, notes);
  }
  add_stack(board, v, c, shape);
  add_hand(board, v, c);
  if (!shape.only_numbers)
    add_seen(board, v, c);
}

}  // namespace

std::vector<std::string> board_lines(const TableView& v, const Console& c, const BoardShape& shape) {
  std::vector<std::string> board;
  add_title(board, v, c, shape);
  add_slots(board, v, c, shape);
  if (!v.bonus_souls.empty() && !shape.only_numbers) {
    Part bonus("Bonus", c);
    bonus.line(cards_text(v.bonus_souls, c));
    append(board, bonus);
  }
  if (shape.only_numbers)
    add_folded(board, v, c);
  add_players(board, v, c, shape);
  add_extras(board, v, c, shape);
  return board;
}

std::string board_text(const TableView& v, const Console& c) {
  return fmt::format("{}\n", fmt::join(board_lines(v, c), "\n"));
}

std::string score_line(const TableView& v, const Console& c) {
  std::string line;
  for (const PlayerView& p : v.players)
    line += fmt::format("{}{} {} {}", line.empty() ? "" : "   ", player_name(p.seat),
                        souls_text(p.souls, v.souls_to_win, c), fmt::format("{}¢", p.coins));
  return line;
}

std::vector<std::string> legend_lines(const Console& c) {
  if (c.plain)
    return {"charged, used: an item that can be activated, and one that cannot until it recharges",
            "evasion 4: an attack roll of 4 or more hits",
            "a number in brackets: counters; a text in square brackets: notes",
            "covers 1: cards below this one in its slot"};
  return {"►        the active player",
          "●  ○     charged, used: whether an item can be activated",
          "◆  ◇     a soul, and one that is missing for winning",
          "4+       an attack roll of 4 or more hits: the evasion",
          "(2)      counters    [Fly]  notes    {Fly}  cards put under it",
          "covers 1 cards below this one in its slot"};
}

}  // namespace soulstack::tools
