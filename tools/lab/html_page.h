// Parts of reports: a page in one file, tables, and the keys of colours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

// A class of the page's style: `l` lines, `f` areas and dots, `a` pale areas, `k` keys, in the colour of this variant.
std::string look(std::string_view kind, std::size_t variant);

struct HtmlColumn {
  std::string name;
  bool is_text = false;  // set to the left; other columns are numbers
};

// Its rows can be sorted by each column if the browser runs scripts. On narrow screens each row becomes a list.
class HtmlTable {
 public:
  explicit HtmlTable(std::vector<HtmlColumn> columns) : columns_(std::move(columns)) {}

  void add_row(const std::vector<std::string>& cells);  // plain text, one for each column
  std::string html() const;

 private:
  std::vector<HtmlColumn> columns_;
  std::string rows_;
};

// "■ A extended ■ B classic", from this variant on.
std::string colour_keys(const std::vector<std::string>& names, std::size_t first);

// The sentence below a picture that says how to read it.
std::string how_to_read(std::string_view sentence);

// A page that needs no other file. `body` is HTML.
std::string html_page(std::string_view title, std::string_view body);

// A file with one picture, which is an SVG element of `Picture::svg`. It needs no other file.
std::string svg_file(std::string_view picture);

}  // namespace soulstack::tools
