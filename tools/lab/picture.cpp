// Pictures as SVG elements.
#include "tools/lab/picture.h"

#include <fmt/format.h>
#include <algorithm>

#include <cmath>
#include <cstdint>

#include "tools/docs/escape.h"
#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

constexpr double half_text = 4, tick_gap = 20, name_gap = 44;

}  // namespace

double Scale::at(double value) const {
  return most == least ? from : from + (value - least) / (most - least) * (to - from);
}

std::vector<double> ticks_of(const Scale& scale, int wanted) {
  const double rough = (scale.most - scale.least) / wanted;
  if (!(rough > 0))
    return {scale.least};
  const double power = std::pow(10, std::floor(std::log10(rough)));
  const double step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
  std::vector<double> ticks;
  for (double n = std::ceil(scale.least / step - 1e-9); n * step <= scale.most + step * 1e-9; ++n)
    ticks.push_back(n * step);
  return ticks;
}

std::string tick_text(double value) {
  if (std::abs(value) >= 1000)
    return (value < 0 ? "-" : "") + grouped(static_cast<std::uint64_t>(std::llround(std::abs(value))));
  std::string text = fmt::format("{:.2f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.')
    text.pop_back();
  return text == "-0" ? "0" : text;
}

Picture::Picture(double width, double height, std::string title, std::string description)
    : width_(width), height_(height), title_(std::move(title)), description_(std::move(description)) {}

void Picture::line(double x1, double y1, double x2, double y2, std::string_view look) {
  body_ += fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>\n", x1, y1, x2, y2,
                       look);
}

void Picture::box(double x, double y, double width, double height, std::string_view look) {
  body_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"{}\"/>\n", x, y,
                       width, height, look);
}

void Picture::dot(double x, double y, std::string_view look) {
  body_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"{}\"/>\n", x, y, look);
}

void Picture::path(const std::vector<std::pair<double, double>>& points, std::string_view look, bool closed) {
  std::string places;
  for (const auto& [x, y] : points)
    places += fmt::format("{}{:.1f} {:.1f}", places.empty() ? "M" : "L", x, y);
  body_ += fmt::format("<path d=\"{}{}\" class=\"{}\"/>\n", places, closed ? "Z" : "", look);
}

void Picture::text(double x, double y, std::string_view content, std::string_view anchor) {
  body_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                       html_escaped(content));
}

void Picture::axis_below(const Scale& x, double top, double bottom, std::string_view name) {
  for (const double tick : ticks_of(x, 8)) {
    line(x.at(tick), top, x.at(tick), bottom, "grid");
    text(x.at(tick), bottom + tick_gap, tick_text(tick), "middle");
  }
  text((x.from + x.to) / 2, bottom + name_gap, name, "middle");
}

void Picture::axis_left(const Scale& y, double left, double right, std::string_view name) {
  for (const double tick : ticks_of(y, 5)) {
    line(left, y.at(tick), right, y.at(tick), "grid");
    text(left - 6, y.at(tick) + half_text, tick_text(tick), "end");
  }
  text(left, std::min(y.from, y.to) - 10, name);
}

std::string Picture::svg() const {
  return fmt::format(
      "<svg viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\" aria-label=\"{2}\" xmlns=\"http://www.w3.org/2000/svg\">\n"
      "<title>{2}</title>\n<desc>{3}</desc>\n{4}</svg>\n",
      width_, height_, html_escaped(title_), html_escaped(description_), body_);
}

}  // namespace soulstack::tools
