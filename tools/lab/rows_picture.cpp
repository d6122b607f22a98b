// A picture of shares with their intervals.
#include "tools/lab/rows_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/lab/html_page.h"
#include "tools/lab/picture.h"

namespace soulstack::tools {

std::string rows_picture(const std::string& title, const std::string& axis, double usual,
                         const std::vector<PictureRow>& rows) {
  constexpr double wide = 760, names = 250, right = 724, row = 24, top = 12, below = 54, thick = 14;
  const double bottom = top + row * static_cast<double>(rows.size());
  double most = usual;
  std::string description = fmt::format("Usual: {:.1f} %. ", usual);
  for (const PictureRow& r : rows) {
    most = std::max(most, r.interval.high);
    description +=
        fmt::format("{}: {:.1f} %, interval {:.1f} to {:.1f}. ", r.name, r.percent, r.interval.low, r.interval.high);
  }
  Picture p(wide, bottom + below, title, description);
  const Scale x{0, most * 1.03, names, right};
  p.axis_below(x, top, bottom, axis);
  for (std::size_t n = 0; n < rows.size(); ++n) {
    const PictureRow& r = rows[n];
    const double y = top + row * (static_cast<double>(n) + 0.5);
    p.text(names - 10, y + 4, r.name, "end");
    p.box(x.from, y - thick / 2, x.at(r.percent) - x.from, thick, look(r.stands_out ? "f" : "a", 0));
    p.line(x.at(r.interval.low), y, x.at(r.interval.high), y, "zero");
  }
  p.line(x.at(usual), top, x.at(usual), bottom, "zero");
  return p.svg() +
         how_to_read(fmt::format(
             "The upright line is the usual share, {:.1f} %. The thin line at a bar is the interval of its share. "
             "Bars in a strong colour stand out from the usual share; the others may differ from it by chance.",
             usual));
}

}  // namespace soulstack::tools
