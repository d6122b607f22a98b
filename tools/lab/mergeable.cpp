// Numbers of sums as texts.
#include "tools/lab/mergeable.h"

namespace soulstack::tools {

std::string text_of(Wide n) {
  std::string digits;
  __extension__ typedef unsigned __int128 Unsigned;
  Unsigned rest = n < 0 ? -static_cast<Unsigned>(n) : static_cast<Unsigned>(n);
  do
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(rest % 10)));
  while ((rest /= 10) != 0);
  return n < 0 ? "-" + digits : digits;
}

Wide wide_from(const std::string& text) {
  const bool negative = text.starts_with('-');
  constexpr std::size_t most_digits = 20;  // of a block; sums of ten million blocks, times their pairs, fit
  if (text.size() == (negative ? 1U : 0U) || text.size() > most_digits + (negative ? 1U : 0U))
    throw std::invalid_argument("a sum has too many digits, or none");
  Wide n = 0;
  for (std::size_t i = negative ? 1 : 0; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9')
      throw std::invalid_argument("a sum is not a number");
    n = n * 10 + (text[i] - '0');
  }
  return negative ? -n : n;
}

int whole_number_from(const std::string& text) {
  const Wide n = wide_from(text);
  if (n < 0 || n > 0xFFFF)
    throw std::invalid_argument("a number of a sum is out of range");
  return static_cast<int>(n);
}

}  // namespace soulstack::tools
