// Commands of a game in the terminal that show something and change nothing.
#include <algorithm>
#include <cctype>
#include <iterator>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/model/ability_def.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "engine/verbs/lasting.h"
#include "tools/commands/playing/session.h"
#include "tools/display/board.h"
#include "tools/display/card_text.h"
#include "tools/display/screen.h"
#include "tools/display/why_text.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view help =
    "  a number, a label or a part   answer; letters: p pass, a attack, b buy, e end\n"
    "                                the turn, y yes, n no\n"
    "  several numbers, as 2 1 3     if this is asked several times, as for an order\n"
    "  Enter on an empty line        pass, or show a question that is out of sight\n"
    "  next                          pass until your turn or another question\n"
    "  cancel                        take back what you began, such as a loot card\n"
    "                                whose target is asked\n"
    "  undo, undo N, redo, redo N    take back your last answers, or restore them\n"
    "  rewind TURN                   go back to your first question from that turn on\n"
    "  repeat, repeat N              give your answers since this question again\n"
    "  more                          the lines for which the screen had no room\n"
    "  board, stack, discards        the table; the stack; the discard piles\n"
    "  effects, log, log TURN        effects that last; what happened\n"
    "  show CARD, legend             a card; the symbols of the board\n"
    "  why, rule 11.1.2              the rule behind this question; any rule\n"
    "  why attack, why buy, why CARD why you cannot do it\n"
    "  because WORDS                 the causes of the last event with these words\n"
    "  save FILE                     save; resume with `soulstack play --resume FILE`\n"
    "  /help                         commands that edit the table: /give P1 Bomb!\n"
    "  quit                          leave the game; it can be resumed\n"
    "  After `=` stands what an option does if nobody responds.\n";

// The words that a line can begin with.
constexpr std::string_view commands[] = {"next",     "cancel",   "undo",  "redo",    "rewind", "repeat ", "more",
                                         "board",    "stack",    "log",   "effects", "legend", "show ",   "why ",
                                         "discards", "because ", "rule ", "save ",   "quit",   "help",    "/help"};

bool begins_with(std::string_view text, std::string_view beginning) {
  return text.size() >= beginning.size() &&
         std::equal(beginning.begin(), beginning.end(), text.begin(),
                    [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

std::vector<std::string> card_names_after(const Content& content, std::string_view word) {
  std::vector<std::string> lines;
  for (const CardDef& card : content.cards)
    lines.push_back(std::string(word) + card.name);
  return lines;
}

std::vector<std::string> discard_lines(const Table& t, Seat viewer) {
  std::vector<std::string> lines;
  for (const Zone& z : t.s.zones) {
    if (z.kind != ZoneKind::discard || z.count == 0)
      continue;
    std::string cards;
    for (const CardIndex i : t.cards_of(z))
      cards += (cards.empty() ? "" : ", ") + name_for(t, t.ref(i), viewer);
    lines.push_back(fmt::format("{} ({}, from the top): {}", t.content.decks[z.of].name, z.count, cards));
  }
  return lines;
}

std::string until_text(const Table& t, const Lasting& l) {
  switch (till_of(t, l)) {
    case Till::end_of_turn:
      return "until the end of the turn";
    case Till::used:
      return "until it is used";
    case Till::forever:
      return "for the rest of the game";
    case Till::end_of_attack:
      return "until the end of the attack";
    case Till::your_next_turn:
      return fmt::format("until the next turn of {}", player_name(l.controller));
    case Till::next_roll:
      return "for the next roll";
  }
  return "";
}

std::string name_of_effect(const Table& t, const Lasting& l, Seat viewer) {
  constexpr std::size_t whole_text = 400;  // columns
  return is_kept_copy(t, l) ? name_for(t, Value::wide(ValueKind::lasting, l.serial), viewer)
                            : ability_line(t, l.ability, l.source, viewer, whole_text);
}

std::vector<std::string> effect_lines(const Table& t, Seat viewer) {
  std::vector<std::string> lines;
  for (const Lasting& l : t.s.lasting) {
    std::string targets;
    for (const Value target : l.targets)
      if (target.is(ValueKind::player) || target.is(ValueKind::card) || target.is(ValueKind::item))
        targets += (targets.empty() ? ", on " : " and ") + name_for(t, target, viewer);
    const std::string whose = l.controller == Seat::game ? "" : fmt::format(" ({})", player_name(l.controller));
    lines.push_back(fmt::format("{}{}{}; {}", name_of_effect(t, l, viewer), whose, targets, until_text(t, l)));
  }
  return lines;
}

// From the top, each with the whole text of its ability.
std::vector<std::string> stack_lines_with_text(const Table& t, Seat viewer) {
  std::vector<std::string> lines = stack_lines_for(t, viewer);
  std::size_t n = 0;
  for (const StackItem& item : t.s.stack) {
    if (!is_on_stack(item))
      continue;
    if (item.ability.known() && !t.content[item.ability].text.empty() && item.kind != ItemKind::roll)
      lines[n] += ". Text: " + t.content[item.ability].text;
    ++n;
  }
  std::reverse(lines.begin(), lines.end());
  return lines;
}

// Paragraphs, indented and wrapped.
std::vector<std::string> wrapped_lines(const std::vector<std::string>& paragraphs, const Console& c) {
  std::vector<std::string> lines;
  for (const std::string& one : paragraphs)
    for (std::string& line : lines_in(wrapped_after("  " + one, static_cast<std::size_t>(c.columns), 4)))
      lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> or_nothing(std::vector<std::string> lines, const char* nothing) {
  return lines.empty() ? std::vector<std::string>{nothing} : lines;
}

}  // namespace

std::vector<std::string> Session::completions_of(std::string_view typed) const {
  std::vector<std::string> lines;
  for (const std::string_view word : {"show ", "why "})
    if (begins_with(typed, word))
      lines = card_names_after(loaded_->content(), word);
  if (lines.empty() && !game_.over())
    lines = labels_of(game_.table());
  lines.insert(lines.end(), std::begin(commands), std::end(commands));
  std::erase_if(lines, [&](const std::string& line) { return !begins_with(line, typed); });
  return lines;
}

bool Session::look(const std::string& word, const std::string& rest, Seat who) {
  const auto show = [this](const std::vector<std::string>& paragraphs) {
    show_lines(wrapped_lines(paragraphs, console_));
  };
  const Table& t = game_.table();
  if (word == "?" || word == "help")
    show_lines(lines_in(help));
  else if (word == "more")
    show_lines(or_nothing(std::move(rest_), "  There is nothing more to show"));
  else if (word == "why")
    show({rest.empty() ? why_asked(game_, book_) : why_not_text(game_, rest)});
  else if (word == "because")
    explain(rest, who);
  else if (word == "board")
    show_table(who);
  else if (word == "show")
    show_card(rest);
  else if (word == "log")
    show_log(rest, who);
  else if (word == "discards")
    show(or_nothing(discard_lines(t, who), "All discard piles are empty"));
  else if (word == "effects")
    show(or_nothing(effect_lines(t, who), "No effect lasts at the moment"));
  else if (word == "stack")
    show(or_nothing(stack_lines_with_text(t, who), "The stack is empty"));
  else if (word == "legend")
    show(legend_lines(console_));
  else if (word == "rule")
    show_rule(rest);
  else
    return false;
  return true;
}

void Session::show_card(const std::string& name) {
  const std::vector<CardDefId> found = find_cards(loaded_->content(), name);
  std::string text;
  for (const CardDefId id : found)
    text += card_text(loaded_->content(), loaded_->content()[id], console_) + changes_text(game_, id);
  if (found.empty())
    return say(fmt::format("No card has `{}` in its name{}", name, nearest_card(loaded_->content(), name)));
  std::vector<std::string> lines;
  for (const std::string& line : lines_in(text)) {
    const std::size_t indent = line.find_first_not_of(' ');
    const std::string wide =
        wrapped_after(line, static_cast<std::size_t>(console_.columns), std::min<std::size_t>(indent, 20) + 2);
    for (std::string& part : lines_in(line.empty() ? "\n" : wide))
      lines.push_back(std::move(part));
  }
  show_lines(std::move(lines));
}

void Session::show_rule(const std::string& number) {
  if (const std::string text = book_.text(number); !text.empty())
    return show_lines(wrapped_lines({fmt::format("Rule {}: {}", number, text)}, console_));
  std::string near;
  for (const std::string& rule : book_.near(number))
    near += (near.empty() ? ". Its section has these rules: " : ", ") + rule;
  say(number.empty() ? "`rule` needs the number of a rule, for example `rule 11.1.2`"
                     : fmt::format("There is no rule {}{}", number, near));
}

// The last lines, or those of a turn.
void Session::show_log(const std::string& turn, Seat who) {
  const std::optional<int> wanted = number_in(turn);
  if (!turn.empty() && !wanted)
    return say("`log` shows the last events, and `log 3` those of turn 3");
  std::vector<std::string> paragraphs;
  for (const Logged& line : log_[static_cast<std::size_t>(who)])
    if (line.at <= history_.at() && (!wanted || line.turn == *wanted))
      paragraphs.push_back(fmt::format("{:>3}  {}", line.turn, line.text));
  std::vector<std::string> lines = wrapped_lines(paragraphs, console_);
  const auto room = static_cast<std::size_t>(console_.rows == 0 ? 40 : console_.rows - 2);
  if (!wanted && lines.size() > room)
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(room));
  show_lines(or_nothing(std::move(lines), "  Nothing has happened"));
}

}  // namespace soulstack::tools
