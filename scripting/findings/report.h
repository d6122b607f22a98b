// Collects the findings of one file.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/findings/suggest.h"

namespace soulstack::scripting {

class Report {
 public:
  Report(std::vector<Finding>& findings, std::string file) : findings_(findings), file_(std::move(file)) {}

  void name_card(std::string card) { card_ = std::move(card); }
  const std::string& file() const { return file_; }
  const std::string& card() const { return card_; }

  void error(Code code, int line, std::string_view field, const std::string& message,
             std::string_view suggestion = {}) {
    ++errors_;
    if (errors_ < most_errors)
      add(code, line, field, message, suggestion);
    else if (errors_ == most_errors)
      add("too_many", line, "", "too many errors in this file; the others are not shown", {});
  }
  void warning(Code code, int line, std::string_view field, const std::string& message,
               std::string_view suggestion = {}) {
    if (++warnings_ <= most_errors)
      add(code, line, field, message, suggestion, Severity::warning);
  }
  static constexpr int most_suggestions = 20;  // for one file

  // Finds the valid word that the author meant. It is compared with all words, so only for the first errors of a file,
  // and the first findings of all files.
  Nearest nearest(std::string_view written) const {
    constexpr std::size_t most_of_all = 200;
    return errors_ < most_suggestions && findings_.size() < most_of_all ? Nearest(written) : Nearest();
  }

  int errors() const { return errors_; }
  bool is_full() const { return errors_ >= most_errors; }

 private:
  static constexpr int most_errors = 200;  // most findings reported for one file

  void add(Code code, int line, std::string_view field, const std::string& message, std::string_view suggestion,
           Severity severity = Severity::error) {
    findings_.push_back(
        {code, severity, file_, line, 0, 0, card_, printable(field), printable(message), std::string(suggestion)});
  }

  std::vector<Finding>& findings_;
  std::string file_;
  std::string card_;
  int errors_ = 0, warnings_ = 0;
};

inline std::string ticked(std::string_view word) {
  std::string text = "`";
  return text.append(word).append("`");
}

// The texts that may be written: "a", "b" or "c", each in quotes.
inline std::string in_quotes(std::span<const std::string_view> texts) {
  std::string all;
  for (std::size_t i = 0; i < texts.size(); ++i)
    all.append(i == 0 ? "\"" : i + 1 == texts.size() ? " or \"" : ", \"").append(texts[i]).append("\"");
  return all;
}

}  // namespace soulstack::scripting
