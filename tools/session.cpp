// A game in the terminal.
#include "tools/session.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/describe.h"
#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/view.h"
#include "tools/board.h"
#include "tools/card_text.h"
#include "tools/interrupt.h"
#include "tools/match.h"
#include "tools/picking.h"
#include "tools/why.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view help =
    "  a number, or a label or a part of it   answer\n"
    "  Enter                                  pass\n"
    "  next                                   pass until it is your turn, or you are asked something else\n"
    "  why                                    the rule behind this question\n"
    "  why attack, why buy, why CARD          why you can't\n"
    "  because WORDS                          what led to the last event that was told with these words\n"
    "  show CARD                              what a card says\n"
    "  board                                  the table\n"
    "  undo                                   back to before your last answer\n"
    "  quit                                   leave the game\n";

std::vector<std::unique_ptr<Bot>> seated(const SessionPlan& plan) {
  std::vector<std::unique_ptr<Bot>> bots;
  for (std::size_t i = 0; i < plan.seats.size(); ++i)
    bots.push_back(plan.seats[i] == "human" ? nullptr : make_bot(plan.seats[i], plan.seed, seat(static_cast<int>(i))));
  return bots;
}

NewGame new_game(const SessionPlan& plan) {
  return {.players = static_cast<int>(plan.seats.size()), .seed = plan.seed, .characters = {}};
}

// What helps to choose: the text of the ability or card, the numbers of a monster.
std::string detail_of(Table& t, const Option& o) {
  if (o.ability.is(ValueKind::ability))
    return t.content[AbilityId{static_cast<std::uint16_t>(o.ability.payload())}].text;
  if (!o.object.is(ValueKind::card))
    return "";
  const auto card = static_cast<CardIndex>(o.object.index());
  if (!sees(t, card, t.decision.who))
    return "";
  if (is_monster(t, card))
    return fmt::format("HP {}/{}, evasion {}, attack {}", hp(t, o.object), max_hp(t, o.object), evasion_of(t, o.object),
                       attack_of(t, o.object));
  const CardDef& d = t.def(card);
  return d.abilities.empty() ? "" : t.content[d.abilities.front()].text;
}

}  // namespace

Session::Session(const SessionPlan& plan, const scripting::Loaded& loaded, Lines& lines, Console& console)
    : plan_(plan),
      loaded_(loaded),
      lines_(lines),
      console_(console),
      game_(loaded.content(), loaded.scripts(), new_game(plan), true),
      bots_(seated(plan)),
      news_(plan.seats.size()),
      passed_on_(plan.seats.size()),
      hurrying_(plan.seats.size()) {}

Exit Session::run() {
  tell_people();
  while (!game_.over()) {
    if (interrupted())
      return Exit::interrupted;
    const Seat who = game_.decision().who;
    if (!human(who)) {
      answer(tools::choose(game_, bots_));
    } else if (const std::optional<int> pass = passed_by_itself(who)) {
      answer(*pass);
    } else {
      bool go_on = true;
      if (const Exit code = ask_person(who, go_on); !go_on)
        return code;
    }
  }
  return finish();
}

void Session::answer(int option) {
  journal_.push_back(static_cast<std::uint16_t>(option));
  answer_or_stop(game_, option, plan_.seed, journal_);
  tell_people();
}

// ---- What people see

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

// Several people share one keyboard: nobody sees another's hand.
void Session::turn_to(Seat who) {
  const auto people = std::count_if(bots_.begin(), bots_.end(), [](const auto& bot) { return bot == nullptr; });
  if (people > 1 && who != last_asked_ && last_asked_ != Seat::game && console_.out_is_terminal && !lines_.scripted()) {
    console_.print("\x1b[2J\x1b[H");
    lines_.next(fmt::format("{}, press Enter when only you look at the screen ", player_name(who)));
  }
  board_is_due_ = board_is_due_ || who != last_asked_ || game_.decision().prompt == Prompt::action;
  last_asked_ = who;
}

// ---- Passing without being asked

// What somebody may want to respond to: anything but their own loot and abilities.
std::uint32_t Session::newest_item(Seat who) const {
  std::uint32_t newest = 0;
  for (const StackItem& item : game_.state().stack) {
    const bool own_doing = item.controller == who && (item.kind == ItemKind::loot || item.kind == ItemKind::ability);
    const bool there = (item.flags & (item_flag::announcing | item_flag::resolving)) == 0;
    if (there && !own_doing)
      newest = std::max(newest, item.serial);
  }
  return newest;
}

std::optional<int> Session::passed_by_itself(Seat who) {
  const Decision& d = game_.decision();
  const auto s = static_cast<std::size_t>(who);
  if (d.prompt != Prompt::priority) {
    hurrying_[s] = false;
    return std::nullopt;
  }
  if (plan_.stops == Stops::all && !hurrying_[s])
    return std::nullopt;
  const std::uint32_t newest = newest_item(who);
  const bool new_to_them = newest > passed_on_[s];
  passed_on_[s] = std::max(passed_on_[s], newest);
  if (plan_.stops == Stops::changes && new_to_them && !hurrying_[s])
    return std::nullopt;
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (d.options[i].kind == OptionKind::pass)
      return static_cast<int>(i);
  return std::nullopt;
}

// ---- Asking

Exit Session::ask_person(Seat who, bool& go_on) {
  turn_to(who);
  if (!show_news(who) && passed_ && game_.decision().prompt == Prompt::action) {
    say("Everybody passed, and it is still your turn: `end` ends it");
    board_is_due_ = false;
  }
  passed_ = false;
  if (board_is_due_)
    show_table(who);
  board_is_due_ = false;
  show_options();
  for (;;) {
    const std::optional<TypedLine> line = lines_.next("> ");
    if (!line) {
      go_on = false;
      return interrupted() ? Exit::interrupted : end_of_input();
    }
    const Said said = understand(*line, who);
    if (said == Said::answer)
      return Exit::ok;
    if (said == Said::leave) {
      go_on = false;
      console_.note("{}", keep_answers());
      return Exit::ok;
    }
  }
}

Session::Said Session::understand(const TypedLine& line, Seat who) {
  const std::size_t space = line.text.find(' ');
  const std::string word = line.text.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : line.text.substr(space + 1);
  if (const Said said = command(word, rest, who); said != Said::answer)
    return said;
  const std::size_t before = answers_.size();
  choose(line);
  return answers_.size() == before ? Said::again : Said::answer;
}

// Said::answer: it is no command.
Session::Said Session::command(const std::string& word, const std::string& rest, Seat who) {
  if (word == "quit" || word == "exit")
    return Said::leave;
  if (word == "?" || word == "help") {
    console_.print("{}", help);
  } else if (word == "why") {
    say(rest.empty() ? why_asked(game_, book_) : why_not_text(game_, rest));
  } else if (word == "because") {
    explain(rest, who);
  } else if (word == "board") {
    show_table(who);
  } else if (word == "show") {
    const std::vector<CardDefId> found = find_cards(loaded_.content(), rest);
    for (CardDefId id : found)
      console_.print("{}", card_text(loaded_.content(), loaded_.content()[id], console_));
    if (found.empty())
      console_.print("  No card has `{}` in its name{}\n", rest, nearest_card(loaded_.content(), rest));
  } else if (word == "undo") {
    undo();
    show_table(who);
    show_options();
  } else {
    return Said::answer;
  }
  return Said::again;
}

void Session::explain(const std::string& words, Seat who) {
  const std::vector<std::string> lines = why_that(game_, words, who);
  if (lines.empty())
    return say("Nothing that was told has these words: `because dies`, `because loses a soul`");
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
    hurrying_[static_cast<std::size_t>(game_.decision().who)] = true;
  remember();
  passed_ = game_.decision().options[static_cast<std::size_t>(picked.option)].kind == OptionKind::pass;
  answers_.push_back(picked.option);
  answer(picked.option);
}

// ---- Going back

void Session::remember() {
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::unique_ptr<Bot>& bot : bots_)
    bots.push_back(bot ? bot->copy() : nullptr);
  past_.push_back({game_.fork(), std::move(bots), passed_on_, answers_.size()});
}

void Session::undo() {
  if (past_.empty()) {
    console_.print("  There is nothing to go back to\n");
    return;
  }
  Moment& moment = past_.back();
  game_ = std::move(moment.game);
  game_.table().logging = true;
  bots_ = std::move(moment.bots);
  passed_on_ = std::move(moment.passed_on);
  answers_.resize(moment.answers);
  past_.pop_back();
  for (std::vector<News>& news : news_)
    news.clear();
}

// ---- The end

// The answers so far, in a file from which the game can go on.
std::string Session::keep_answers() const {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / fmt::format("soulstack-{}.answers", plan_.seed);
  std::ofstream out(file);
  for (int option : answers_)
    out << option + 1 << '\n';
  std::string seats;
  for (std::size_t i = 0; i < plan_.seats.size(); ++i)
    seats += fmt::format(" --seat {}={}", i + 1, plan_.seats[i]);
  return fmt::format(
      "Your {} answers are kept. To go on from here:\n  soulstack play --seed {} --players {}{}{} --script {}",
      answers_.size(), plan_.seed, plan_.seats.size(), seats,
      plan_.stops == Stops::changes ? ""
      : plan_.stops == Stops::all   ? " --stops all"
                                    : " --stops turn",
      file.string());
}

Exit Session::end_of_input() {
  console_.note("The input ended in the middle of the game: an answer was expected, one of {}\n{}",
                listed(labels_of(game_.table())), keep_answers());
  return Exit::usage;
}

Exit Session::finish() {
  for (std::size_t s = 0; s < news_.size(); ++s)
    if (human(seat(static_cast<int>(s)))) {
      show_news(seat(static_cast<int>(s)));
      break;
    }
  console_.print("\n{}\n{}\nSeed {}\n", board_text(view_for(game_, Seat::game), console_),
                 console_.paint(Ink::bold, verdict(game_)), plan_.seed);
  return Exit::ok;
}

}  // namespace soulstack::tools
