// Lines typed on the terminal of this process, with editing, a history and completion. The history is kept only in memory.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

class LineEditor {
 public:
  // The whole lines that may be meant by what has been typed so far: for Tab. Asked at each Tab.
  using Completions = std::function<std::vector<std::string>(std::string_view typed)>;
  // Shows several of them below the line, from its own line on.
  using ShowCandidates = std::function<void(const std::vector<std::string>& candidates)>;

  // Only if standard input and output are a terminal.
  LineEditor();
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // A line without its end. No value at the end of the input, or if a signal was remembered (tools/support/interrupt.h).
  // The prompt has no control characters.
  std::optional<std::string> read(std::string_view prompt);
  void complete_with(Completions completions, ShowCandidates show);

 private:
  struct Terminal;
  std::unique_ptr<Terminal> terminal_;
};

// What all of these texts begin with.
std::string common_beginning(const std::vector<std::string>& texts);

}  // namespace soulstack::tools
