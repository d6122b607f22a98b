// A game in the terminal.
#include "tools/commands/playing/session.h"

#include <algorithm>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "tools/display/board.h"
#include "tools/display/card_text.h"
#include "tools/display/why_text.h"
#include "tools/players/match.h"
#include "tools/support/interrupt.h"
#include "tools/support/option_match.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view help =
    "  a number, a label or part of a label   answer\n"
    "  Enter                                  pass\n"
    "  next                                   pass until your turn or another question\n"
    "  repeat, repeat N                       give your answers since this question again, once or N times\n"
    "  why                                    show the rule behind this question\n"
    "  why attack, why buy, why CARD          show why you cannot do it\n"
    "  because WORDS                          show what caused the last event that contains these words\n"
    "  show CARD                              show a card\n"
    "  board                                  show the table\n"
    "  undo, undo N                           take back your last answer, or the last N\n"
    "  redo, redo N                           restore answers that you took back\n"
    "  rewind TURN                            go back to your first question from that turn on\n"
    "  save FILE                              save; resume with `soulstack play --resume FILE`\n"
    "  /help                                  show the commands that edit the table, such as /give P1 Bomb\n"
    "  quit                                   leave the game; it can be resumed\n";

// \x1b[3J also clears the scrollback of the terminal.
constexpr std::string_view clear_screen_and_scrollback = "\x1b[H\x1b[2J\x1b[3J";

constexpr std::size_t longest_answer = 4200;  // a command and the name of a file

// "3". Empty input gives 1; anything that is not a positive number gives 0.
std::size_t count_of(const std::string& typed) {
  if (typed.empty())
    return 1;
  return static_cast<std::size_t>(number_in(typed).value_or(0));
}

// "3", "turn 3", "to turn 3".
std::optional<int> turn_in(std::string typed) {
  for (const std::string_view word : {"to ", "turn "})
    if (typed.starts_with(word))
      typed.erase(0, word.size());
  return number_in(typed);
}

// Helps to choose an option: the text of the ability or card, or the numbers of a monster.
std::string detail_of(const Table& t, const Option& o) {
  if (o.ability.is(ValueKind::ability))
    return t.content[o.ability.as_ability()].text;
  if (!o.object.is(ValueKind::card))
    return "";
  const auto card = o.object.as_card();
  if (!sees(t, card, t.decision.who))
    return "";
  if (is_monster(t, card))
    return fmt::format("HP {}/{}, evasion {}, attack {}", hp(t, o.object), max_hp(t, o.object), evasion_of(t, o.object),
                       attack_of(t, o.object));
  const CardDef& d = t.def(card);
  return d.abilities.empty() ? "" : t.content[d.abilities.front()].text;
}

}  // namespace

Session::Session(History& history, Stops stops, const scripting::Loaded& loaded, Lines& lines, Console& console)
    : history_(history),
      game_(history.game()),
      stops_(stops),
      loaded_(&loaded),
      lines_(lines),
      console_(console),
      news_(history.beginning().seats.size()),
      manners_{std::vector<std::uint32_t>(news_.size()), std::vector<bool>(news_.size()), false} {}

// All previous events count as shown to the people.
std::optional<Parting> Session::retrace(const Record& record) {
  std::optional<Parting> parting = history_.retrace(record, [this](const Step& step) {
    remember();
    const Seat who = game_.decision().who;
    if (human(who))
      passed_by_itself(who);
    if (step.how == Answered::hurrying)
      manners_.hurrying[static_cast<std::size_t>(who)] = true;
    manners_.asks_again = step.edits();
  });
  clear_news(game_);
  return parting;
}

Exit Session::run() {
  tell_trouble();
  tell_people();
  while (!game_.over()) {
    if (interrupted()) {
      say_where_it_is_kept();
      return Exit::interrupted;
    }
    remember();
    const Seat who = game_.decision().who;
    if (!human(who)) {
      answer(history_.bots_choice(), Answered::by_bot);
    } else if (const std::optional<int> pass = passed_by_itself(who); pass && !manners_.asks_again) {
      answer(*pass, Answered::by_itself);
    } else if (!answer_again()) {
      bool go_on = true;
      manners_.asks_again = false;
      if (const Exit code = ask_person(who, go_on); !go_on)
        return code;
    }
  }
  return finish();
}

void Session::answer(int option, Answered how) {
  history_.answer(option, how);
  tell_trouble();
  tell_people();
}

void Session::tell_trouble() {
  if (const std::string trouble = history_.journal() ? history_.journal()->take_trouble() : ""; !trouble.empty())
    console_.note("{}", trouble);
}

// ---- Output

void Session::tell_people() {
  for (std::size_t s = 0; s < news_.size(); ++s) {
    if (!human(seat(static_cast<int>(s))))
      continue;
    for (News& news : news_for(game_, seat(static_cast<int>(s))))
      news_[s].push_back(std::move(news));
  }
  clear_news(game_);
}

bool Session::show_news(Seat who) {
  std::vector<News>& news = news_[static_cast<std::size_t>(who)];
  const bool any = !news.empty();
  for (const std::string& line : lines_of(news))
    console_.print("  {} {}\n", console_.paint(Ink::faint, "·"), line);
  news.clear();
  return any;
}

void Session::show_table(Seat who) { console_.print("\n{}", board_text(view_for(game_, who), console_)); }

void Session::show_options() {
  const std::vector<std::string> labels = labels_of(game_.table());
  const Decision& d = game_.decision();
  console_.print("\n{} {}\n",
                 console_.paint(Ink::bold, fmt::format("{}: {}", player_name(d.who), question_of(game_.table()))),
                 console_.paint(Ink::faint, fmt::format("({})", d.rule())));
  const std::vector<std::string> stack = stack_lines_for(game_.table(), d.who);
  if (!stack.empty())
    console_.print("  {} {}\n", console_.paint(Ink::blue, "next to resolve:"), stack.back());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::string text = detail_of(game_.table(), d.options[i]);
    const std::size_t room = static_cast<std::size_t>(console_.columns) - 8;
    const std::size_t used = columns_of(labels[i]);
    const bool fits = !text.empty() && used + 12 < room;
    console_.print("  {:>2}  {}{}\n", i + 1, labels[i],
                   fits ? "  " + console_.paint(Ink::faint, shortened(text, room - used - 2)) : "");
  }
}

void Session::say(std::string_view text) {
  console_.print("  {}\n", wrapped(text, static_cast<std::size_t>(console_.columns), 2));
}

std::string_view Session::prompt() const { return history_.edits() > 0 ? "(edited) > " : "> "; }

// When several people share one keyboard, hides each hand from the others.
void Session::turn_to(Seat who) {
  const std::vector<std::string>& seats = history_.beginning().seats;
  const auto people = std::count(seats.begin(), seats.end(), person);
  if (people > 1 && who != last_asked_ && last_asked_ != Seat::game && console_.out_is_terminal && !lines_.scripted()) {
    console_.print("{}", clear_screen_and_scrollback);
    lines_.next(fmt::format("{}, press Enter when nobody else is looking at the screen ", player_name(who)));
  }
  board_is_due_ = board_is_due_ || who != last_asked_ || game_.decision().prompt == Prompt::action;
  last_asked_ = who;
}

// ---- Passing without being asked

// What players may want to respond to: anything except their own loot and abilities.
std::uint32_t Session::newest_item(Seat who) const {
  std::uint32_t newest = 0;
  for (const StackItem& item : game_.state().stack) {
    const bool own_doing = item.controller == who && (item.kind == ItemKind::loot || item.kind == ItemKind::ability);
    const bool there = !item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving);
    if (there && !own_doing)
      newest = std::max(newest, item.serial);
  }
  return newest;
}

std::optional<int> Session::passed_by_itself(Seat who) {
  const Decision& d = game_.decision();
  const auto s = static_cast<std::size_t>(who);
  if (d.prompt != Prompt::priority) {
    manners_.hurrying[s] = false;
    return std::nullopt;
  }
  if (stops_ == Stops::all && !manners_.hurrying[s])
    return std::nullopt;
  const std::uint32_t newest = newest_item(who);
  const bool new_to_them = newest > manners_.passed_on[s];
  manners_.passed_on[s] = std::max(manners_.passed_on[s], newest);
  if (stops_ == Stops::changes && new_to_them && !manners_.hurrying[s])
    return std::nullopt;
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (d.options[i].kind == OptionKind::pass)
      return static_cast<int>(i);
  return std::nullopt;
}

// ---- Asking

Exit Session::ask_person(Seat who, bool& go_on) {
  turn_to(who);
  say_where_rewound();
  if (!show_news(who) && passed_ && game_.decision().prompt == Prompt::action) {
    say("Everyone passed; it is still your turn. Type `end` to end it");
    board_is_due_ = false;
  }
  passed_ = false;
  if (board_is_due_)
    show_table(who);
  board_is_due_ = false;
  show_options();
  for (;;) {
    if (reloads_before_line())
      return Exit::ok;
    const std::optional<TypedLine> line = lines_.next(watched_ && console_.in_is_terminal ? "" : prompt());
    if (!line) {
      go_on = false;
      return end_of_input();
    }
    const Said said = understand(*line, who);
    if (said == Said::answer || said == Said::moved)
      return Exit::ok;
    if (said == Said::quit) {
      go_on = false;
      say_where_it_is_kept();
      return Exit::ok;
    }
  }
}

Session::Said Session::understand(const TypedLine& line, Seat who) {
  if (line.text.size() > longest_answer) {
    const std::string why = fmt::format("Line too long ({} bytes). Type ? for help", line.text.size());
    if (!line.place.empty())
      refuse(fmt::format("{}: {}", line.place, why));
    return say(why), Said::again;
  }
  if (line.text.starts_with('/'))
    return console(line);
  const std::size_t space = line.text.find(' ');
  const std::string word = line.text.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : line.text.substr(space + 1);
  if (const auto said = command(word, rest, who))
    return *said;
  const std::size_t before = history_.at();
  choose(line);
  return history_.at() == before ? Said::again : Said::answer;
}

// Returns nothing if it is not a command.
std::optional<Session::Said> Session::command(const std::string& word, const std::string& rest, Seat who) {
  if (word == "quit" || word == "exit")
    return Said::quit;
  if (word == "?" || word == "help") {
    console_.print("{}", help);
  } else if (word == "why") {
    say(rest.empty() ? why_asked(game_, book_) : why_not_text(game_, rest));
  } else if (word == "because") {
    explain(rest, who);
  } else if (word == "board") {
    show_table(who);
  } else if (word == "show") {
    const std::vector<CardDefId> found = find_cards(loaded_->content(), rest);
    for (CardDefId id : found)
      console_.print("{}{}", card_text(loaded_->content(), loaded_->content()[id], console_), changes_text(game_, id));
    if (found.empty())
      console_.print("  No card has `{}` in its name{}\n", rest, nearest_card(loaded_->content(), rest));
  } else if (word == "undo") {
    return undo(rest);
  } else if (word == "redo") {
    return redo(rest);
  } else if (word == "rewind") {
    return rewind(rest);
  } else if (word == "repeat") {
    return repeat(rest);
  } else if (word == "save") {
    save(rest);
  } else {
    return std::nullopt;
  }
  return Said::again;
}

void Session::explain(const std::string& words, Seat who) {
  const std::vector<std::string> lines = why_that(game_, words, who);
  if (lines.empty())
    return say("No event has these words. Examples: `because dies`, `because loses a soul`");
  for (std::size_t i = 0; i < lines.size(); ++i)
    console_.print("  {}{}\n", i == 0 ? "" : "because: ", lines[i]);
}

void Session::choose(const TypedLine& line) {
  const std::vector<std::string> labels = labels_of(game_.table());
  const bool may_pass = game_.decision().options[0].kind == OptionKind::pass;
  if (line.text.empty() && !may_pass)
    return say("Choose one of " + listed(labels));
  const bool next = line.text == "next" && may_pass;
  const Picked picked = pick(labels, next || line.text.empty() ? "pass" : line.text);
  if (picked.option < 0) {
    if (!line.place.empty())
      refuse(fmt::format("{}: {}", line.place, picked.why));
    say(picked.why);
    return;
  }
  if (next)
    manners_.hurrying[static_cast<std::size_t>(game_.decision().who)] = true;
  passed_ = game_.decision().options[static_cast<std::size_t>(picked.option)].kind == OptionKind::pass;
  note_answer(picked.option);
  answer(picked.option, next ? Answered::hurrying : Answered::when_asked);
}

// ---- Going back

// Keeps those of later decisions while these can still be redone.
void Session::remember() {
  if (past_manners_.size() <= history_.at())
    past_manners_.resize(history_.at() + 1);
  past_manners_[history_.at()] = manners_;
}

void Session::move_to(std::size_t decisions) {
  history_.go_to(decisions);
  tell_trouble();
  manners_ = past_manners_[decisions];
  asked_.clear();
  repeating_ = {};
  for (std::vector<News>& news : news_)
    news.clear();
  passed_ = false;
  board_is_due_ = true;
}

Session::Said Session::undo(const std::string& how_many) {
  const std::size_t n = count_of(how_many);
  const std::size_t there = history_.typed_before();
  if (const auto at = n > 0 ? history_.before_typed(n) : std::nullopt) {
    move_to(*at);
    say(n == 1 ? "Went back one answer" : fmt::format("Went back {} answers", n));
    return Said::moved;
  }
  say(there == 0 ? "Nothing to undo" : fmt::format("Use `undo N` with a number from 1 to {}", there));
  return Said::again;
}

Session::Said Session::redo(const std::string& how_many) {
  const std::size_t n = count_of(how_many);
  const std::size_t there = history_.typed_after();
  if (const auto at = n > 0 ? history_.after_typed(n) : std::nullopt) {
    move_to(*at);
    say(n == 1 ? "Went forward one answer" : fmt::format("Went forward {} answers", n));
    return Said::moved;
  }
  say(there == 0 ? "Nothing to redo" : fmt::format("Use `redo N` with a number from 1 to {}", there));
  return Said::again;
}

Session::Said Session::rewind(const std::string& turn) {
  const auto n = turn_in(turn);
  if (const auto at = n ? history_.first_of_turn(*n) : std::nullopt) {
    move_to(*at);
    rewound_to_ = n;
    return Said::moved;
  }
  say(n ? fmt::format("There is no decision in that turn; use `rewind TURN` with a turn from {} to {}",
                      history_.first_turn(), history_.last_turn())
        : fmt::format("`rewind` needs the number of a turn: `rewind {}`", history_.last_turn()));
  return Said::again;
}

// Bots may have been asked first; they repeat their answers.
void Session::say_where_rewound() {
  const int now = game_.state().turn.number;
  if (const auto wanted = std::exchange(rewound_to_, std::nullopt); wanted == now)
    say(history_.at() == history_.first_of_turn(now) ? fmt::format("At the beginning of turn {}", now)
                                                     : fmt::format("In turn {}, at your first question", now));
  else if (wanted)
    say(fmt::format("You had no decision in turn {}; this is turn {}", *wanted, now));
}

// ---- The end

void Session::save(const std::string& file) {
  if (file.empty())
    return say("`save` needs a file name: `save FILE`");
  const std::string why = history_.write(file, FileKind::save);
  say(why.empty() ? fmt::format("Saved. To resume: soulstack play --resume {}", shell_word(file))
                  : "Not saved: " + why);
}

void Session::say_where_it_is_kept() {
  const Journal* const journal = history_.journal();
  if (journal == nullptr)
    return console_.note("The game was not recorded: there is no journal");
  if (journal->kept() == Journal::Kept::none)
    return console_.note("The game was not recorded: its journal was lost during the game");
  if (journal->kept() == Journal::Kept::beginning)
    return console_.note("{} contains the game only up to the failed write", journal->path().string());
  console_.note("The game is recorded in {}, with {} of yours{}. To resume it:\n  soulstack play --resume {}",
                journal->path().string(), counted(history_.typed_before() - history_.edits(), "answer"),
                history_.edits() > 0 ? " and " + counted(history_.edits(), "edit") : "", shell_word(journal->path()));
}

Exit Session::end_of_input() {
  if (interrupted()) {
    say_where_it_is_kept();
    return Exit::interrupted;
  }
  console_.note("The input ended before the end of the game; expected an answer: {}", listed(labels_of(game_.table())));
  say_where_it_is_kept();
  return Exit::usage;
}

Exit Session::finish() {
  for (std::size_t s = 0; s < news_.size(); ++s)
    if (human(seat(static_cast<int>(s)))) {
      show_news(seat(static_cast<int>(s)));
      break;
    }
  console_.print("\n{}\n{}\nSeed {}{}\n", board_text(view_for(game_, Seat::game), console_),
                 console_.paint(Ink::bold, verdict(game_)), history_.beginning().seed,
                 history_.edits() > 0 ? "; the table was edited" : "");
  return Exit::ok;
}

}  // namespace soulstack::tools
