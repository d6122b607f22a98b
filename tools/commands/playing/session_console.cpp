// The console of a game in the terminal: lines that begin with `/`.
#include <algorithm>
#include <filesystem>

#include "tools/commands/playing/session.h"
#include "tools/records/edit_command.h"
#include "tools/records/save_scenario.h"
#include "tools/support/atomic_file.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

// Commands of the console that do not edit the table.
struct OtherForm {
  std::string_view usage, sentence;
};
constexpr OtherForm other_forms[] = {
    {"/save scenario FILE [N]", "this turn, or your last N answers, as a test that passes now"},
    {"/replay, /stay", "with --watch, if changed cards would have changed the game: from there, or from here"},
    {"/undo [N], /redo [N]", "the same as `undo` and `redo`; edits count as answers"},
};

std::string help_text() {
  std::string text = "  Commands that edit the table. The game is then marked as edited, and so is its journal.\n";
  const auto add = [&](const std::string& usage, std::string_view sentence) {
    text += fmt::format("  {:<24}  {}\n", usage, sentence);
  };
  for (const EditForm& form : edit_forms())
    add(fmt::format("/{} {}", form.name, form.arguments), form.sentence);
  for (const OtherForm& form : other_forms)
    add(std::string(form.usage), form.sentence);
  text += "  Examples:";
  for (const EditForm& form : edit_forms())
    text += fmt::format("{} /{} {}", form.name == edit_forms().front().name ? "" : ",", form.name, form.example);
  return text + "\n";
}

// Of `soulstack test`; empty if there is no base set.
std::vector<std::string> default_sets() {
  try {
    return base_set();
  } catch (const Stop&) {
    return {};
  }
}

bool is_edit(std::string_view name) {
  return std::any_of(edit_forms().begin(), edit_forms().end(), [&](const EditForm& f) { return f.name == name; });
}

}  // namespace

Session::Said Session::console(const TypedLine& line) {
  const std::string text = line.text.substr(1);
  const std::size_t space = text.find(' ');
  const std::string word = text.substr(0, space);
  const std::string rest = space == std::string::npos ? "" : text.substr(space + 1);
  if (word == "help" || word == "?" || word.empty())
    return show_lines(lines_in(help_text())), show_question_again(game_.decision().who), Said::again;
  if (word == "undo")
    return undo(rest);
  if (word == "redo")
    return redo(rest);
  if (word == "replay")
    return choose_cards(Use::replayed);
  if (word == "stay")
    return choose_cards(Use::carried);
  if (word == "save")
    return save_scenario(rest), Said::again;
  return edit(line);
}

// "FILE", or "FILE 5".
void Session::save_scenario(const std::string& words) {
  constexpr std::string_view kind = "scenario ";
  std::string file = words.starts_with(kind) ? words.substr(kind.size()) : "";
  std::optional<std::size_t> answers;
  if (const std::size_t space = file.rfind(' '); space != std::string::npos)
    if (const std::optional<int> n = number_in(file.substr(space + 1)); n && *n > 0) {
      answers = static_cast<std::size_t>(*n);
      file.resize(space);
    }
  if (file.empty())
    return say(
        "`/save` needs a file, for example `/save scenario found.lua`, or `/save scenario found.lua 5` for your last "
        "5 answers; `save FILE` saves the game");
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(file, error)))
    return say(fmt::format("Not written: `{}` exists; name a new file", file));
  const SavedScenario saved = scenario_of(history_, *loaded_, file, default_sets(), answers);
  std::string why = saved.why.empty() ? write_whole(file, saved.text) : saved.why;
  if (!why.empty())
    return say("Not written: " + why);
  std::string sets;
  for (const std::string& set : saved.sets)
    sets += " --set " + shell_word(set);
  say(fmt::format("Written, with {} and {}. To run it: soulstack test {}{}",
                  counted(history_.at() - saved.from, "answer"), counted(saved.checks, "check"), shell_word(file),
                  sets));
}

Session::Said Session::edit(const TypedLine& line) {
  const std::size_t before = history_.at();
  const History::Edited edited = history_.edit(line.text);
  if (!edited.why.empty()) {
    std::string why = edited.why;
    const std::string name = line.text.substr(1, line.text.find(' ') - 1);
    if (const std::string_view near = nearest_edit(name); !is_edit(name))
      why += near.empty() ? "; `/help` lists the commands" : fmt::format("; did you mean `/{}`?", near);
    if (!line.place.empty())
      refuse(fmt::format("{}: {}", line.place, why));
    return say(why), Said::again;
  }
  if (!edited.done.empty())
    say(edited.done);
  if (history_.at() == before)
    return Said::again;
  tell_trouble();
  tell_people();
  board_is_due_ = true;
  passed_ = false;
  manners_.asks_again = true;
  return Said::moved;
}

}  // namespace soulstack::tools
