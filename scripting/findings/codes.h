// The codes of findings. Each has a number and a name, which never change, and is explained in
// scripting/reference/explanations.md.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace soulstack::scripting {

struct CodeName {
  int number;
  std::string_view name;
};

// clang-format off
inline constexpr std::array code_names = std::to_array<CodeName>({
    // files
    {1, "syntax"}, {2, "unreadable"}, {3, "link"}, {4, "too_long"}, {5, "unguarded"}, {6, "failed"}, {7, "too_many"},
    {8, "too_deep"},
    // words and fields
    {10, "unknown_word"}, {11, "binding_word"}, {12, "not_here"}, {13, "unknown_property"}, {14, "unknown_field"},
    {15, "missing_field"}, {16, "duplicate_key"}, {17, "method"}, {18, "unknown_parameter"}, {19, "unknown_binding"},
    {20, "no_target"}, {21, "unused_target"},
    // values
    {30, "wrong_value"}, {31, "wrong_argument"}, {32, "wrong_arguments"}, {33, "wrong_property"}, {34, "not_writable"},
    {35, "wrong_result"}, {36, "no_result"}, {37, "always_true"}, {38, "never_that"}, {39, "wrong_text"},
    {40, "not_pure"}, {41, "wrong_layer"},
    // events
    {50, "wrong_event"}, {51, "wrong_event_field"}, {52, "cant_write"}, {53, "wrong_history"},
    {54, "hidden_history"},
    // functions
    {60, "wrong_function"}, {61, "upvalue_write"}, {62, "global_write"}, {63, "keeps_state"}, {64, "nil_store"},
    {65, "power"},
    // roll tables
    {70, "roll_overlap"}, {71, "roll_hole"},
    // cards
    {80, "no_card"}, {81, "wrong_deck"}, {82, "no_effect"}, {83, "wrong_name"}, {84, "duplicate_card"},
    {85, "unknown_card"}, {86, "same_id"}, {87, "look_alike"}, {88, "text_number"}, {89, "text_word"},
    {90, "to_do"}, {91, "wrong_override"}, {92, "not_changeable"}, {93, "needed_card"}, {94, "wrong_keyword"},
    {95, "does_not_fit"}, {96, "not_in_font"}, {97, "wrong_picture"}, {98, "low_contrast"},
    // sets
    {100, "no_set"}, {101, "duplicate_set"}, {102, "missing_set"}, {103, "conflict"}, {104, "unknown_folder"},
    {105, "stray_file"}, {106, "wrong_version"}, {107, "no_word"}, {108, "word_circle"}, {109, "word_clash"},
    // rulesets
    {110, "no_rules"}, {111, "unknown_rules"}, {112, "unknown_procedure"}, {113, "unknown_step"},
    {114, "missing_step"}, {115, "duplicate_step"}, {116, "wrong_order"}, {117, "unknown_option"},
    // the flow of values
    {130, "missing_return"}, {131, "never_equal"}, {132, "never_true"}, {133, "not_a_list"}, {134, "not_callable"},
    {135, "verb_not_called"}, {136, "wrong_operand"},
    // what has no effect
    {140, "contradiction"}, {141, "does_nothing"}, {142, "empty_branch"}, {143, "endless_loop"}, {144, "never_ends"},
    {145, "never_reached"}, {146, "never_read"}, {147, "overwritten"}, {148, "repeated"}, {149, "same_branches"},
    {150, "same_condition"}, {151, "unknown_name"}, {152, "unreachable_code"}, {153, "unused_local"},
    {154, "unused_parameter"}, {155, "unused_result"}, {156, "wrong_duration"},
    {157, "same_operands"}, {158, "never_runs"}, {159, "unused_word"},
    // what other findings explain
    {165, "needs_broken"}, {166, "accepts_nothing"},
    // sets and rulesets
    {170, "cannot_happen"}, {171, "empty_slots"}, {172, "wrong_place"}, {173, "empty_deck"},
    // scenarios
    {180, "scenario_file"}, {181, "scenario_setup"}, {182, "duplicate_scenario"}, {183, "unknown_rule"},
    {184, "unknown_deck"}, {185, "unknown_event"}, {186, "needs_colon"}, {187, "check_nothing"},
    {188, "check_ignores"}, {189, "cannot_fail"}, {190, "constant_condition"}, {191, "no_value"},
    {192, "no_check"}, {193, "empty_play"}, {194, "unused_function"}, {195, "unknown_answer"},
    {196, "cannot_play"}, {197, "unresolved"}, {198, "unrolled_dice"},
});
// clang-format on
static_assert(std::is_sorted(code_names.begin(), code_names.end(),
                             [](const CodeName& a, const CodeName& b) { return a.number < b.number; }));

// One of these codes. A name that is not in the list does not compile.
class Code {
 public:
  consteval Code(const char* name) : row_(find(name)) {}  // NOLINT: implicit, so that a call reads error("syntax", ...)
  explicit constexpr Code(const CodeName& row) : row_(&row) {}

  constexpr std::string_view name() const { return row_->name; }
  constexpr int number() const { return row_->number; }
  std::string label() const;  // "E012"

  friend constexpr bool operator==(Code a, std::string_view name) { return a.name() == name; }
  friend std::ostream& operator<<(std::ostream& out, Code code) { return out << code.name(); }

 private:
  static consteval const CodeName* find(std::string_view name) {
    const auto* const row =
        std::find_if(code_names.begin(), code_names.end(), [&](const CodeName& one) { return one.name == name; });
    return row != code_names.end() ? row : throw "this code is not in code_names";
  }

  const CodeName* row_;
};

// Of a name or a label, in any case: "unknown_word", "E010", "e10".
std::optional<Code> find_code(std::string_view name);

}  // namespace soulstack::scripting
