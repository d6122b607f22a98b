// Pictures as SVG elements for an HTML page: axes, bars, bands, lines and texts.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace soulstack::tools {

// The width of a picture across the page, and where its plot begins and ends.
namespace across {
inline constexpr double wide = 760, left = 60, right = 724;
}

// Values on a straight line of the picture.
struct Scale {
  double least = 0, most = 1;  // values
  double from = 0, to = 1;     // places

  double at(double value) const;
};

// Round values within the scale, about `wanted` of them.
std::vector<double> ticks_of(const Scale& scale, int wanted);
// "1,500", "0.25": as many decimals as ticks need.
std::string tick_text(double value);

class Picture {
 public:
  // The title and the description are for screen readers.
  Picture(double width, double height, std::string title, std::string description);

  void line(double x1, double y1, double x2, double y2, std::string_view look);
  void box(double x, double y, double width, double height, std::string_view look);
  void dot(double x, double y, std::string_view look);
  void path(const std::vector<std::pair<double, double>>& points, std::string_view look, bool closed = false);
  void text(double x, double y, std::string_view content, std::string_view anchor = "start");
  // An axis below or left of the drawing, with grid lines to the other side and a name.
  void axis_below(const Scale& x, double top, double bottom, std::string_view name);
  void axis_left(const Scale& y, double left, double right, std::string_view name);

  std::string svg() const;

 private:
  double width_, height_;
  std::string title_, description_, body_;
};

}  // namespace soulstack::tools
