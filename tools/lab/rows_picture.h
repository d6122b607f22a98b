// A picture of shares with their intervals, one below the other, beside the share that is usual.
#pragma once

#include <string>
#include <vector>

#include "tools/lab/intervals.h"

namespace soulstack::tools {

struct PictureRow {
  std::string name;
  double percent = 0;
  Interval interval = {};
  bool stands_out = false;
};

// `axis`: "% of games won". The picture's description has the numbers. Below it is a sentence that says how to read it.
std::string rows_picture(const std::string& title, const std::string& axis, double usual,
                         const std::vector<PictureRow>& rows);

}  // namespace soulstack::tools
