// The anchors of a page, made from its headings in the usual way: "At the end" is at-the-end, and a second one
// at-the-end-1. A number of a rule stays as it is: 4.3.2.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace soulstack::tools {

// The number that the text begins with: "4.3.2" of "4.3.2 text", "4" of "4. Turn"; empty if there is none.
std::string_view leading_number(std::string_view text);

class Anchors {
 public:
  // The anchor of the next heading of the page.
  std::string next(std::string_view heading);

 private:
  std::map<std::string, int, std::less<>> used_;
};

}  // namespace soulstack::tools
