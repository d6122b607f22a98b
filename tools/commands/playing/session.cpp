// A game in the terminal.
#include "tools/commands/playing/session.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "tools/commands/playing/answers_in_turn.h"
#include "tools/display/board.h"
#include "tools/display/option_text.h"
#include "tools/display/why_text.h"
#include "tools/players/match.h"
#include "tools/players/worth_trying.h"
#include "tools/preview/preview.h"
#include "tools/records/take_back.h"
#include "tools/support/interrupt.h"
#include "tools/support/option_match.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

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

}  // namespace

Session::Session(History& history, const StopSettings& stops, const scripting::Loaded& loaded, Lines& lines,
                 Console& console)
    : history_(history),
      game_(history.game()),
      stops_(static_cast<int>(history.beginning().seats.size()), stops),
      loaded_(&loaded),
      lines_(lines),
      console_(console),
      news_(history.beginning().seats.size()),
      log_(news_.size()),
      seen_(news_.size()),
      passed_unasked_(news_.size()) {
  lines_.complete_with([this](std::string_view typed) { return completions_of(typed); });
}

// All previous events count as shown to the people.
std::optional<Parting> Session::retrace(const Record& record) {
  std::optional<Parting> parting = history_.retrace(record, [this](const Step& step) {
    tell_people();
    remember();
    const Seat who = game_.decision().who;
    if (human(who))
      stops_.note(game_);
    if (step.how == Answered::hurrying)
      stops_.hurry(who);
    manners_.asks_again = step.edits();
  });
  tell_people();
  forget_news();
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
    } else if (verdict_ = stops_.judge(game_); !verdict_.asks() && !manners_.asks_again) {
      passed_unasked_[static_cast<std::size_t>(who)].add(verdict_);
      answer(option_of(game_.decision(), OptionKind::pass), Answered::by_itself);
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
    const Seat who = seat(static_cast<int>(s));
    if (!human(who))
      continue;
    std::vector<News> all = news_for(game_, who);
    for (News& quiet : quiet_news_for(game_, who, resolved_to_))
      all.push_back(std::move(quiet));
    std::ranges::stable_sort(all, {}, &News::at);
    for (std::string& text : seen_[s].news(game_, who))
      all.push_back(news_of_reader(game_, std::move(text)));
    std::erase_if(log_[s], [this](const Logged& line) { return line.at > history_.at(); });
    for (News& news : all) {
      log_[s].push_back({history_.at(), news.turn, news.text});
      news_[s].push_back(std::move(news));
    }
  }
  resolved_to_ = first_unresolved(game_, resolved_to_);
  clear_news(game_);
}

std::vector<NewsLine> Session::take_news(Seat who) {
  std::vector<News>& news = news_[static_cast<std::size_t>(who)];
  std::vector<NewsLine> lines = ranked_lines_of(news);
  news.clear();
  return lines;
}

void Session::forget_news() {
  for (std::size_t s = 0; s < news_.size(); ++s) {
    news_[s].clear();
    seen_[s].note(game_, seat(static_cast<int>(s)));
  }
}

// Only of `relevant`: the other modes always pass in the same cases.
void Session::say_passed(Seat who) {
  const PassedUnasked passed = std::exchange(passed_unasked_[static_cast<std::size_t>(who)], {});
  if (passed.times == 0)
    return;
  say(console_.paint(
      Ink::faint,
      fmt::format("{}{} passed without being asked{}: {}", console_.plain ? "" : "· ", player_name(who),
                  passed.times == 1 ? "" : fmt::format(" {} times, last", passed.times), passed.last.sentence())));
}

void Session::say(std::string_view text) {
  const std::string lines = wrapped(text, static_cast<std::size_t>(console_.columns), 2);
  rows_said_ += 1 + static_cast<int>(std::count(lines.begin(), lines.end(), '\n'));
  console_.print("  {}\n", lines);
}

std::string_view Session::prompt() const { return history_.edits() > 0 ? "(edited) > " : "> "; }

// When several people share one keyboard, hides each hand from the others.
void Session::turn_to(Seat who) {
  const std::vector<std::string>& seats = history_.beginning().seats;
  const auto people = std::count(seats.begin(), seats.end(), person);
  if (people > 1 && who != last_asked_ && last_asked_ != Seat::game && console_.out_is_terminal && !lines_.scripted()) {
    if (!console_.plain)
      console_.print("{}", clear_screen_and_scrollback);
    lines_.next(fmt::format("{}, press Enter when nobody else is looking at the screen ", player_name(who)));
  }
  const bool own_turn = game_.decision().prompt == Prompt::action && !console_.plain;  // plain: each change once
  board_is_due_ = board_is_due_ || who != last_asked_ || own_turn;
  last_asked_ = who;
}

// ---- Asking

Exit Session::ask_person(Seat who, bool& go_on) {
  turn_to(who);
  say_where_rewound();
  say_passed(who);
  const bool nothing_happened = news_[static_cast<std::size_t>(who)].empty();
  if (nothing_happened && passed_ && game_.decision().prompt == Prompt::action) {
    say("Everyone passed; it is still your turn. Type `end` to end it");
    board_is_due_ = false;
  }
  passed_ = false;
  show_question(who, board_is_due_);
  board_is_due_ = false;
  for (;;) {
    if (reloads_before_line())
      return Exit::ok;
    const std::optional<TypedLine> line = lines_.next(watched_ && console_.in_is_terminal ? "" : prompt());
    if (!line) {
      go_on = false;
      return end_of_input();
    }
    rows_said_ = 0;
    const bool was_hidden = std::exchange(question_is_hidden_, false);
    if (was_hidden && line->text.empty()) {
      show_question(who, false);
      continue;
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
  if (look(word, rest, who)) {
    show_question_again(who);
    return Said::again;
  }
  if (word == "cancel")
    return cancel();
  if (word == "undo") {
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
    say((i == 0 ? "" : "because: ") + lines[i]);
}

namespace {

// An option by its fixed letter; -1: there is none.
int option_with_letter(const Decision& d, const std::string& typed) {
  for (std::size_t i = 0; typed.size() == 1 && i < d.options.size(); ++i)
    if (letter_of(d.options[i]) == typed[0])
      return static_cast<int>(i);
  return -1;
}

// What a fixed letter means to a player who may act, even if it is not possible now; empty: it is not one.
std::string action_of_letter(const Decision& d, const std::string& typed) {
  const bool acts = d.prompt == Prompt::action || d.prompt == Prompt::priority;
  return acts && typed.size() == 1 ? std::string(word_of_letter(typed[0])) : "";
}

constexpr std::string_view buy_anyway = "buy anyway";

Picked pick_option(const Table& t, const std::string& typed) {
  if (const int option = option_with_letter(t.decision, typed); option >= 0)
    return {option, ""};
  if (const std::string action = action_of_letter(t.decision, typed); !action.empty())
    return {-1, fmt::format("`{}` means `{}`, which is not possible now", typed, action)};
  if (const int option = option_of(t.decision, OptionKind::declare_purchase); typed == buy_anyway && option >= 0)
    return {option, ""};
  Picked picked = pick(labels_of(t), typed);
  if (picked.option < 0)
    if (const Picked whole = pick(whole_labels(t), typed); whole.option >= 0)
      return whole;
  return picked;
}

// "Bomb!" of "play Bomb!".
std::string without_verb(const std::string& typed) {
  for (const std::string_view verb : {"play ", "activate "})
    if (typed.starts_with(verb))
      return typed.substr(verb.size());
  return typed;
}

// What to attack or to buy is asked after it has been declared.
std::string reason_against_declaring(const Game& game, const std::string& typed) {
  for (const std::string verb : {"attack", "buy"})
    if (typed.starts_with(verb + " "))
      if (const auto refusal = why_not(game, verb))
        return *refusal ? why_not_text(game, verb) : fmt::format("Choose `{0}` first; what to {0} is asked next", verb);
  return "";
}

// Why something that is in sight is not an option; empty if nothing has this name.
std::string reason_against(const Game& game, const std::string& typed) {
  if (const std::string action = action_of_letter(game.decision(), typed); !action.empty()) {
    const auto refusal = why_not(game, action);
    return refusal && *refusal ? why_not_text(game, action) : "";
  }
  if (const std::string reason = reason_against_declaring(game, typed); !reason.empty())
    return reason;
  for (const std::string& name : {typed, without_verb(typed)})
    if (const auto refusal = why_not(game, name); refusal && *refusal)
      return why_not_text(game, name);
  return "";
}

}  // namespace

// All of them are given, or none.
void Session::choose_in_turn(const std::vector<int>& numbers) {
  const InTurn answers = options_in_turn(game_, numbers);
  if (!answers.why.empty())
    return say(answers.why);
  for (const int option : answers.options) {
    note_answer(option);
    answer(option, Answered::when_asked);
  }
}

// A purchase without enough ¢ for anything.
bool Session::is_in_vain(int option) const {
  const bool buys = game_.decision().options[static_cast<std::size_t>(option)].kind == OptionKind::declare_purchase;
  return buys && Previews(game_, game_.decision().who).option(option).in_vain;
}

void Session::choose(const TypedLine& line) {
  if (const std::vector<int> numbers = several_numbers_in(line.text); !numbers.empty())
    return choose_in_turn(numbers);
  const bool may_pass = game_.decision().options[0].kind == OptionKind::pass;
  if (line.text.empty() && !may_pass)
    return say("Choose one of " + listed(labels_of(game_.table())));
  const bool next = line.text == "next" && may_pass;
  const Picked picked = pick_option(game_.table(), next || line.text.empty() ? "pass" : line.text);
  if (picked.option < 0) {
    if (!line.place.empty())
      refuse(fmt::format("{}: {}", line.place, picked.why));
    const std::string reason = picked.several || is_number(line.text) ? "" : reason_against(game_, line.text);
    return say(reason.empty() ? picked.why : reason);
  }
  if (line.place.empty() && line.text != buy_anyway && is_in_vain(picked.option))
    return say(fmt::format("You do not have enough ¢{}. `{}` declares a purchase all the same", prices_text(game_),
                           buy_anyway));
  if (next)
    stops_.hurry(game_.decision().who);
  passed_ = game_.decision().options[static_cast<std::size_t>(picked.option)].kind == OptionKind::pass;
  note_answer(picked.option);
  answer(picked.option, next ? Answered::hurrying : Answered::when_asked);
}

// ---- Going back

// Keeps those of later decisions while these can still be redone.
void Session::remember() {
  if (past_manners_.size() <= history_.at())
    past_manners_.resize(history_.at() + 1);
  manners_.stops = stops_.memory();
  past_manners_[history_.at()] = manners_;
}

void Session::move_to(std::size_t decisions) {
  history_.go_to(decisions);
  tell_trouble();
  manners_ = past_manners_[decisions];
  stops_.restore(manners_.stops);
  passed_unasked_.assign(news_.size(), {});
  asked_.clear();
  repeating_ = {};
  forget_news();
  resolved_to_ = game_.recorded().log;
  passed_ = false;
  board_is_due_ = true;
}

Session::Said Session::cancel() {
  const TakeBack back = take_back(history_);
  if (!back.to)
    return say(back.why + ". `undo` takes back an answer"), Said::again;
  move_to(*back.to);
  say("Cancelled");
  return Said::moved;
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
      for (const NewsLine& line : take_news(seat(static_cast<int>(s))))
        say(line.text);
      break;
    }
  console_.print("\n{}\n{}\nSeed {}{}\n", board_text(view_for(game_, Seat::game), console_),
                 console_.paint(Ink::bold, verdict(game_)), history_.beginning().seed,
                 history_.edits() > 0 ? "; the table was edited" : "");
  return Exit::ok;
}

}  // namespace soulstack::tools
