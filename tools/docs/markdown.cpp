// Markdown to HTML with cmark. Tables are not part of CommonMark, so they are taken out before and built here.
#include "tools/docs/markdown.h"

#include <cmark.h>
#include <fmt/format.h>
#include <algorithm>

#include <cctype>
#include <cstdlib>
#include <memory>
#include <utility>

#include "tools/docs/anchors.h"
#include "tools/docs/escape.h"
#include "tools/docs/lua_html.h"

namespace soulstack::tools {

namespace {

struct FreeNode {
  void operator()(cmark_node* node) const { cmark_node_free(node); }
};
using Document = std::unique_ptr<cmark_node, FreeNode>;

constexpr std::string_view rules_page_name = "rules";
constexpr int options = CMARK_OPT_VALIDATE_UTF8;  // and the default: without HTML and dangerous links

std::string_view text_or_empty(const char* text) { return text == nullptr ? std::string_view() : text; }

std::vector<cmark_node*> nodes_of(cmark_node* root) {
  std::vector<cmark_node*> nodes;
  cmark_iter* at = cmark_iter_new(root);
  for (cmark_event_type event = cmark_iter_next(at); event != CMARK_EVENT_DONE; event = cmark_iter_next(at))
    if (event == CMARK_EVENT_ENTER)
      nodes.push_back(cmark_iter_get_node(at));
  cmark_iter_free(at);
  return nodes;
}

std::string plain_text(cmark_node* root) {
  std::string text;
  for (cmark_node* node : nodes_of(root)) {
    const cmark_node_type type = cmark_node_get_type(node);
    if (type == CMARK_NODE_TEXT || type == CMARK_NODE_CODE)
      text += text_or_empty(cmark_node_get_literal(node));
    else if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK)
      text += ' ';
  }
  return text;
}

cmark_node* html_node(cmark_node_type type, const std::string& html) {
  cmark_node* node = cmark_node_new(type);
  cmark_node_set_on_enter(node, html.c_str());
  return node;
}

void replace(cmark_node* node, cmark_node_type type, const std::string& html) {
  cmark_node_replace(node, html_node(type, html));
  cmark_node_free(node);
}

std::string link(const std::string& target, const std::string& html) {
  return target.empty() ? html : fmt::format("<a href=\"{}\">{}</a>", html_escaped(html_address(target)), html);
}

bool is_inside(cmark_node* node, cmark_node_type type) {
  for (cmark_node* at = cmark_node_parent(node); at != nullptr; at = cmark_node_parent(at))
    if (cmark_node_get_type(at) == type)
      return true;
  return false;
}

class Renderer {
 public:
  Renderer(const DocLinks& links, std::string_view page) : links_(links), page_(page) {}

  std::string render(std::string_view markdown) {
    const Document document(cmark_parse_document(markdown.data(), markdown.size(), options));
    for (cmark_node* node : nodes_of(document.get()))
      change(node);
    char* html = cmark_render_html(document.get(), options);
    std::string text = html;
    std::free(html);
    return text;
  }
  // The same for the text of one cell.
  std::string inline_html(std::string_view markdown) {
    std::string html = render(markdown);
    if (html.starts_with("<p>") && html.ends_with("</p>\n"))
      html = html.substr(3, html.size() - 8);
    return html;
  }
  std::vector<Anchor> take_anchors() { return std::move(found_); }

 private:
  void change(cmark_node* node) {
    switch (cmark_node_get_type(node)) {
      case CMARK_NODE_HEADING:
        return add_anchor(node, plain_text(node), plain_text(node), cmark_node_get_heading_level(node));
      case CMARK_NODE_ITEM:
        return change_item(node);
      case CMARK_NODE_CODE_BLOCK:
        return change_block(node);
      case CMARK_NODE_CODE:
        return change_code(node);
      case CMARK_NODE_TEXT:
        return change_text(node);
      case CMARK_NODE_LINK:
        cmark_node_set_url(node, html_address(text_or_empty(cmark_node_get_url(node))).c_str());
        return;
      default:
        return;
    }
  }

  void add_anchor(cmark_node* parent, const std::string& name, const std::string& text, int level) {
    const std::string anchor = anchors_.next(name);
    found_.push_back({anchor, text, level});
    const std::string html =
        level == 0 ? fmt::format("<a class=\"anchor\" id=\"{}\"></a>", html_escaped(anchor))
                   : fmt::format("<a class=\"anchor\" id=\"{0}\" href=\"#{0}\" aria-label=\"Link to this part\">#</a>",
                                 html_escaped(anchor));
    cmark_node_prepend_child(parent, html_node(CMARK_NODE_CUSTOM_INLINE, html));
  }

  // "- **4.3.2** text"
  void change_item(cmark_node* item) {
    cmark_node* const paragraph = cmark_node_first_child(item);
    cmark_node* const first = paragraph == nullptr ? nullptr : cmark_node_first_child(paragraph);
    if (first != nullptr && cmark_node_get_type(first) == CMARK_NODE_STRONG)
      add_anchor(paragraph, plain_text(first), plain_text(paragraph), 0);
  }

  void change_block(cmark_node* node) {
    const CodeBlock block = read_fence(text_or_empty(cmark_node_get_fence_info(node)));
    const std::string_view code = text_or_empty(cmark_node_get_literal(node));
    const std::string caption = caption_of(block);
    const std::string name = caption.empty() ? "" : "<figcaption>" + html_escaped(caption) + "</figcaption>";
    const std::string body = block.language == "lua" ? lua_html(code, block.file, links_) : html_escaped(code);
    replace(node, CMARK_NODE_CUSTOM_BLOCK,
            fmt::format("<figure class=\"{}\">{}<pre tabindex=\"0\"><code>{}</code></pre></figure>",
                        html_escaped(block.output ? "output" : block.language), name, body));
  }

  void change_code(cmark_node* node) {
    const std::string_view code = text_or_empty(cmark_node_get_literal(node));
    const bool linked = is_inside(node, CMARK_NODE_LINK) || is_inside(node, CMARK_NODE_HEADING);
    const std::string html = fmt::format("<code>{}</code>", html_escaped(code));
    replace(node, CMARK_NODE_CUSTOM_INLINE, linked ? html : link(target_of(code), html));
  }

  // Not a link from an entry to itself.
  std::string target_of(std::string_view code) const {
    std::string target = links_.to_span(code);
    const bool here = !found_.empty() && target == fmt::format("{}.md#{}", page_, found_.back().anchor);
    return here ? "" : target;
  }

  // Links the numbers of rules.
  void change_text(cmark_node* node) {
    if (is_inside(node, CMARK_NODE_LINK) || is_inside(node, CMARK_NODE_HEADING))
      return;
    const std::string text(text_or_empty(cmark_node_get_literal(node)));
    std::string html;
    std::size_t done = 0;
    for (std::size_t at = text.find_first_of("0123456789"); at != text.npos;
         at = text.find_first_of("0123456789", at)) {
      const std::string_view number = number_at(text, at);
      const std::string target = wants_link(text, at) ? links_.to_rule(number) : std::string();
      if (!target.empty() && number.find('.') != number.npos) {
        html += html_escaped(std::string_view(text).substr(done, at - done)) + link(target, html_escaped(number));
        done = at + number.size();
      }
      at += number.size();
    }
    if (done > 0)
      replace(node, CMARK_NODE_CUSTOM_INLINE, html + html_escaped(std::string_view(text).substr(done)));
  }

  static std::string_view number_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    while (is_digit(end) || (end < text.size() && text[end] == '.' && is_digit(end + 1)))
      ++end;
    if (end < text.size() && text[end] >= 'a' && text[end] <= 'z' &&
        (end + 1 == text.size() || std::isalnum(static_cast<unsigned char>(text[end + 1])) == 0))
      ++end;
    return text.substr(at, end - at);
  }

  bool wants_link(std::string_view text, std::size_t at) const {
    const std::string_view before = text.substr(0, at);
    return page_ == rules_page_name ? before.empty() || before.back() == ' ' || before.back() == '('
                                    : before.ends_with("rule ") || before.ends_with("Rule ");
  }

  const DocLinks& links_;
  std::string_view page_;
  Anchors anchors_;
  std::vector<Anchor> found_;
};

// ---- Tables

std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells(1);
  bool code = false;
  for (std::size_t i = 1; i < row.size(); ++i) {
    code = row[i] == '`' ? !code : code;
    if (row[i] == '\\' && i + 1 < row.size() && row[i + 1] == '|')
      cells.back() += row[++i];
    else if (row[i] == '|' && !code)
      cells.emplace_back();
    else
      cells.back() += row[i];
  }
  if (cells.size() > 1)
    cells.pop_back();  // after the last |
  return cells;
}

std::string row_html(std::string_view row, std::string_view cell, Renderer& renderer) {
  std::string html = "<tr>";
  for (const std::string& text : cells_of(row))
    html += fmt::format("<{0}>{1}</{0}>", cell, renderer.inline_html(text));
  return html + "</tr>\n";
}

std::string table_html(const std::vector<std::string_view>& rows, Renderer& renderer) {
  std::string html = "<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n" + row_html(rows[0], "th", renderer) +
                     "</thead>\n<tbody>\n";
  for (std::size_t i = 2; i < rows.size(); ++i)
    html += row_html(rows[i], "td", renderer);
  return html + "</tbody>\n</table></div>\n";
}

bool is_line_of_table(std::string_view line) { return line.starts_with('|'); }

}  // namespace

RenderedPage html_of(std::string_view markdown, const DocLinks& links, std::string_view page_name) {
  Renderer renderer(links, page_name);
  RenderedPage page;
  std::string text;
  std::vector<std::string_view> table;
  bool code = false;
  const auto end_text = [&] { page.html += renderer.render(std::exchange(text, {})); };
  const auto end_table = [&] {
    if (table.size() >= 2) {
      end_text();
      page.html += table_html(table, renderer);
    }
    table.clear();
  };
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    const std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    code = line.starts_with("```") ? !code : code;
    if (!code && is_line_of_table(line)) {
      table.push_back(line);
    } else {
      end_table();
      text += std::string(line) + '\n';
    }
  }
  end_table();
  end_text();
  page.anchors = renderer.take_anchors();
  return page;
}

}  // namespace soulstack::tools
