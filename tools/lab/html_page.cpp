// Parts of reports.
#include "tools/lab/html_page.h"

#include <fmt/format.h>

#include "tools/docs/escape.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t colours = 6;

constexpr std::string_view palette = R"(
:root { color-scheme: light dark; --ink: #1b1b1b; --faint: #767676; --grid: #d9d9d9; --page: #fff; --band: #e9eef5;
  --c0: #0072b2; --c1: #d55e00; --c2: #009e73; --c3: #cc79a7; --c4: #b8860b; --c5: #56b4e9; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #ececec; --faint: #a0a0a0; --grid: #444; --page: #171717;
  --band: #26303c; --c0: #56b4e9; --c1: #ff8c42; --c2: #2fc79a; --c4: #e6b422; --c5: #9ad0f5; } }
)";

// What pictures are drawn with.
constexpr std::string_view marks = R"(
svg { font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--grid); } .zero { stroke: var(--ink); stroke-width: 1.5; } .matters { fill: var(--band); }
)";

constexpr std::string_view layout = R"(
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
.answer { font-size: 1.25rem; font-weight: 600; margin: .4rem 0; }
.caution { border-left: 4px solid var(--c4); padding: .3rem .8rem; background: var(--band); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--grid); overflow-wrap: normal; }
td:not(.words) { white-space: nowrap; }
th.words, td.words { text-align: left; }
th button { all: unset; cursor: pointer; } th button:focus-visible { outline: 2px solid var(--c0); }
th[aria-sort=ascending] button::after { content: " \2191"; } th[aria-sort=descending] button::after { content: " \2193"; }
pre { overflow-x: auto; background: var(--band); padding: .7rem; font-size: .85rem; }
pre.command { white-space: pre-wrap; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; } .picture { overflow-x: auto; }
.how { color: var(--faint); font-size: .95rem; margin-top: .4rem; }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 0; } .keys span { display: inline-block; margin-right: 1em; }
@media screen and (max-width: 46rem) { .picture svg { min-width: 44rem; font-size: 14px; } }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { border-bottom: 1px solid var(--ink); padding: .4rem 0; } td, td.words { border: 0; padding: .1rem 0; text-align: left; }
  td::before { content: attr(data-label) ": "; color: var(--faint); } }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } h2, h3, .keys { break-after: avoid; }
  svg, tr, .caution { break-inside: avoid; } * { print-color-adjust: exact; } pre { white-space: pre-wrap; } }
)";

// Without it, the tables are as they were written.
constexpr std::string_view sorting = R"(
for (const table of document.querySelectorAll("table")) table.querySelectorAll("th").forEach((head, column) => {
  const button = document.createElement("button");
  button.textContent = head.textContent;
  head.replaceChildren(button);
  const text = row => row.cells[column].textContent, number = row => parseFloat(text(row).replaceAll(",", ""));
  button.onclick = () => {
    const up = head.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", up ? "ascending" : "descending");
    const compare = head.className ? (a, b) => text(a).localeCompare(text(b)) : (a, b) => number(a) - number(b);
    const rows = [...table.tBodies[0].rows].sort(compare);
    table.tBodies[0].append(...(up ? rows : rows.reverse()));
  };
});
)";

// The colours of the variants, as lines, areas and dots.
std::string colour_classes() {
  std::string css;
  for (std::size_t n = 0; n < colours; ++n)
    css += fmt::format(
        ".l{0} {{ stroke: var(--c{0}); fill: none; stroke-width: 2.5; }} .f{0} {{ fill: var(--c{0}); }}\n"
        ".a{0} {{ fill: var(--c{0}); opacity: .2; }} .k{0} {{ background: var(--c{0}); }}\n",
        n);
  return css;
}

std::string_view class_of(const HtmlColumn& column) { return column.is_text ? " class=\"words\"" : ""; }

}  // namespace

std::string look(std::string_view kind, std::size_t variant) { return fmt::format("{}{}", kind, variant % colours); }

void HtmlTable::add_row(const std::vector<std::string>& cells) {
  rows_ += "<tr>";
  for (std::size_t n = 0; n < cells.size(); ++n)
    rows_ += fmt::format("<td{} data-label=\"{}\">{}</td>", class_of(columns_[n]), html_escaped(columns_[n].name),
                         html_escaped(cells[n]));
  rows_ += "</tr>\n";
}

std::string HtmlTable::html() const {
  std::string heads;
  for (const HtmlColumn& column : columns_)
    heads += fmt::format("<th scope=\"col\"{}>{}</th>", class_of(column), html_escaped(column.name));
  return fmt::format("<table><thead><tr>{}</tr></thead><tbody>\n{}</tbody></table>\n", heads, rows_);
}

std::string colour_keys(const std::vector<std::string>& names, std::size_t first) {
  std::string keys;
  for (std::size_t variant = first; variant < names.size(); ++variant)
    keys += fmt::format("<span><i class=\"key {}\"></i>{}</span>", look("k", variant), html_escaped(names[variant]));
  return fmt::format("<p class=\"keys\">{}</p>\n", keys);
}

std::string how_to_read(std::string_view sentence) {
  return fmt::format("<p class=\"how\">{}</p>\n", html_escaped(sentence));
}

namespace {

// On narrow screens pictures keep their size, so that their text can be read, and are moved to the side.
std::string with_frames(std::string_view body) {
  constexpr std::string_view begin = "<svg ", end = "</svg>";
  std::string text;
  for (std::size_t at = body.find(begin); at != std::string_view::npos; at = body.find(begin)) {
    const std::size_t past = body.find(end, at) + end.size();
    text += body.substr(0, at);
    text += fmt::format("<div class=\"picture\" tabindex=\"0\">{}</div>", body.substr(at, past - at));
    body.remove_prefix(past);
  }
  return text + std::string(body);
}

}  // namespace

std::string html_page(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}{}{}{}</style></head><body>\n"
      "{}<script>{}</script></body></html>\n",
      html_escaped(title), palette, marks, layout, colour_classes(), with_frames(body), sorting);
}

std::string svg_file(std::string_view picture) {
  const std::size_t inside = picture.find('\n') + 1;
  return fmt::format("{}<style>{}{}{}</style>\n<rect width=\"100%\" height=\"100%\" style=\"fill: var(--page)\"/>\n{}",
                     picture.substr(0, inside), palette, marks, colour_classes(), picture.substr(inside));
}

}  // namespace soulstack::tools
