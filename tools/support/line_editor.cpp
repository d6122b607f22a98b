// Lines typed on the terminal of this process, with libedit.
#include "tools/support/line_editor.h"

#include <histedit.h>
#include <locale.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include "scripting/findings/finding.h"
#include "tools/support/interrupt.h"

namespace soulstack::tools {

namespace {

constexpr int lines_kept = 500;

// While one exists, this thread reads and writes UTF-8 as libedit needs it. The rest of the program does not depend on it.
class Utf8 {
 public:
  Utf8() : utf8_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {
    if (utf8_ != nullptr)
      before_ = uselocale(utf8_);
  }
  ~Utf8() {
    if (utf8_ == nullptr)
      return;
    uselocale(before_);
    freelocale(utf8_);
  }
  Utf8(const Utf8&) = delete;
  Utf8& operator=(const Utf8&) = delete;

 private:
  locale_t utf8_, before_ = nullptr;
};

// A byte from the keyboard; no value at its end, or once a signal is remembered.
std::optional<unsigned char> key() {
  for (;;) {
    unsigned char byte = 0;
    const ssize_t size = interrupted() ? 0 : ::read(STDIN_FILENO, &byte, 1);
    if (size == 1)
      return byte;
    if (size == 0 || errno != EINTR || interrupted())
      return std::nullopt;
  }
}

// How many bytes follow this first byte of a character in UTF-8.
int bytes_after(unsigned char lead) { return lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3; }

// For libedit: 1 and a character, 0 at the end of the input.
int next_character(EditLine*, wchar_t* character) {
  const std::optional<unsigned char> lead = key();
  if (!lead)
    return 0;
  const int more = bytes_after(*lead);
  auto c = static_cast<std::uint32_t>(more == 0 ? *lead : *lead & (0x3F >> more));
  for (int n = 0; n < more; ++n) {
    const std::optional<unsigned char> byte = key();
    if (!byte)
      return 0;
    c = c << 6 | (*byte & 0x3FU);
  }
  *character = static_cast<wchar_t>(c);
  return 1;
}

}  // namespace

namespace {

// Ctrl-C ends the line, so that the terminal is left as it was.
const char* read_undisturbed(EditLine* editor, int& size) {
  const InterruptWatch watch;
  return el_gets(editor, &size);
}

}  // namespace

struct LineEditor::Terminal {
  EditLine* editor = nullptr;
  ::History* history = nullptr;
  std::string prompt;
  Completions completions;
  ShowCandidates show;

  static Terminal& of(EditLine* editor) {
    Terminal* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return *self;
  }
  static char* prompt_of(EditLine* editor) { return of(editor).prompt.data(); }
  static unsigned char complete(EditLine* editor, int) { return of(editor).complete_line(); }
  unsigned char complete_line();
};

std::string common_beginning(const std::vector<std::string>& texts) {
  std::string common = texts.empty() ? "" : texts.front();
  for (const std::string& text : texts)
    common.resize(static_cast<std::size_t>(std::mismatch(common.begin(), common.end(), text.begin(), text.end()).first -
                                           common.begin()));
  while (!common.empty() && common.size() < texts.front().size() &&
         (static_cast<unsigned char>(texts.front()[common.size()]) & 0xC0) == 0x80)
    common.pop_back();  // not within a character
  return common;
}

// Completes as far as it is certain; shows the candidates if nothing more is.
unsigned char LineEditor::Terminal::complete_line() {
  const LineInfo* const line = el_line(editor);
  const std::string typed(line->buffer, line->cursor);
  if (!completions || line->cursor != line->lastchar)
    return CC_ERROR;
  const std::vector<std::string> candidates = completions(typed);
  const std::string common = common_beginning(candidates);
  if (common.size() <= typed.size()) {
    if (candidates.size() < 2 || !show)
      return CC_ERROR;
    show(candidates);
    return CC_REDISPLAY;
  }
  const std::string safe = scripting::printable(common);
  el_deletestr(editor, static_cast<int>(std::count_if(typed.begin(), typed.end(), [](char c) {
                 return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
               })));
  return el_insertstr(editor, safe.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
}

LineEditor::LineEditor() : terminal_(std::make_unique<Terminal>()) {
  const Utf8 utf8;
  Terminal& t = *terminal_;
  t.editor = el_init("soulstack", stdin, stdout, stderr);
  t.history = history_init();
  HistEvent event;
  history(t.history, &event, H_SETSIZE, lines_kept);
  history(t.history, &event, H_SETUNIQUE, 1);
  el_set(t.editor, EL_CLIENTDATA, &t);
  el_set(t.editor, EL_PROMPT, &Terminal::prompt_of);
  el_set(t.editor, EL_EDITOR, "emacs");
  el_set(t.editor, EL_SIGNAL, 0);
  el_set(t.editor, EL_HIST, ::history, t.history);
  el_set(t.editor, EL_GETCFN, &next_character);
  el_set(t.editor, EL_ADDFN, "complete-line", "Completes the line", &Terminal::complete);
  el_set(t.editor, EL_BIND, "^I", "complete-line", nullptr);
  el_set(t.editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
}

LineEditor::~LineEditor() {
  history_end(terminal_->history);
  el_end(terminal_->editor);
}

void LineEditor::complete_with(Completions completions, ShowCandidates show) {
  terminal_->completions = std::move(completions);
  terminal_->show = std::move(show);
}

std::optional<std::string> LineEditor::read(std::string_view prompt) {
  const Utf8 utf8;
  terminal_->prompt = scripting::printable(prompt);
  if (interrupted())
    return std::nullopt;
  el_resize(terminal_->editor);
  int size = 0;
  const char* const typed = read_undisturbed(terminal_->editor, size);
  if (interrupted())
    raise(SIGINT);  // whatever the caller does about it
  if (typed == nullptr || size <= 0 || interrupted())
    return std::nullopt;
  std::string line(typed, static_cast<std::size_t>(size));
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r'))
    line.pop_back();
  HistEvent event;
  if (!line.empty())
    history(terminal_->history, &event, H_ENTER, line.c_str());
  return line;
}

}  // namespace soulstack::tools
