// A sweep: the same deals with one number of the rules at several values.
#pragma once

#include <string>
#include <vector>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

struct Sweep {
  std::string number;  // of the rules: "price"
  int least = 0, most = 0;
};

inline constexpr int most_swept = 24;  // values

// Reads "numbers.price=5..12" or "price=5..12". Refuses other texts, and ranges of fewer than 2 or more than 24 values.
Sweep read_sweep(const std::string& written);

// The variants: A has the value of the rules, or the least value if that is not within the range.
std::vector<int> values_in_order(const Sweep& sweep, int of_the_rules);

// A value, and what the main measure says about it compared with A.
struct SweptValue {
  int value = 0;
  double mean = 0;
  Answer answer;          // of a value other than that of A
  bool is_usual = false;  // the value of A
};
// By value. `values` are those of the variants.
std::vector<SweptValue> swept_values(const Comparison& comparison, const std::vector<int>& values);

Json sweep_json(const Comparison& comparison, const Sweep& sweep, const std::vector<int>& values);
std::string sweep_csv(const Comparison& comparison, const std::vector<int>& values);
void print_sweep(const Comparison& comparison, const Sweep& sweep, const std::vector<int>& values, Console& console);
// One HTML file, like that of a comparison.
std::string sweep_report(const Comparison& comparison, const Sweep& sweep, const std::vector<int>& values);

}  // namespace soulstack::tools
