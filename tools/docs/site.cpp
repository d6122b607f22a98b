// The documentation as files.
#include "tools/docs/site.h"

#include <fmt/format.h>

#include <utility>

#include "scripting/binding/loaded.h"
#include "scripting/reference/reference.h"
#include "scripting/sandbox/file_tree.h"
#include "tools/docs/escape.h"
#include "tools/docs/lua_html.h"
#include "tools/docs/markdown.h"
#include "tools/docs/reference_pages.h"
#include "tools/docs/written_pages.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

constexpr std::string_view templates = "tools/docs/site/";
constexpr std::size_t longest_search_text = 160;

std::string part(std::string_view name) {
  return std::string(scripting::built_in_text(std::string(templates) + std::string(name)));
}

void append(GeneratedPages more, std::vector<DocPage>& pages, std::vector<SearchEntry>& search) {
  for (DocPage& page : more.pages)
    pages.push_back(std::move(page));
  for (SearchEntry& entry : more.search)
    search.push_back(std::move(entry));
}

// Replaces {{name}} in a template.
std::string filled(const std::string& text, const std::vector<std::pair<std::string_view, std::string>>& values) {
  std::string out;
  std::size_t done = 0;
  for (std::size_t at = text.find("{{"); at != text.npos; at = text.find("{{", done)) {
    const std::size_t end = text.find("}}", at);
    const std::string_view name = std::string_view(text).substr(at + 2, end - at - 2);
    out += text.substr(done, at - done);
    for (const auto& [known, value] : values)
      if (known == name)
        out += value;
    done = end + 2;
  }
  return out + text.substr(done);
}

std::string cut(std::string text) {
  std::erase(text, '`');
  if (text.size() <= longest_search_text)
    return text;
  std::size_t end = longest_search_text;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)  // not within a character
    --end;
  return text.substr(0, end) + "...";
}

// A script, because a page that is opened as a file may not read other files.
std::string search_index(const std::vector<SearchEntry>& entries) {
  std::string js = "soulstackSearch([\n";
  for (const SearchEntry& entry : entries)
    js += fmt::format("[{},{},{},{},{}],\n", js_string(entry.title), js_string(entry.kind),
                      js_string(html_address(entry.address)), js_string(cut(entry.text)), js_string(entry.phrases));
  return js + "]);\n";
}

class Site {
 public:
  Site(const scripting::Loaded& loaded, const SiteFormats& formats, const std::vector<DocPage>& more)
      : formats_(formats) {
    for (const scripting::LoadedSet& set : loaded.sets())
      sets_ += (sets_.empty() ? "" : ", ") + set.id;
    std::vector<SearchEntry> of_words, of_rules;
    pages_ = written_pages();
    GeneratedPages rules = rules_page(links_);
    const scripting::Reference reference(loaded.library());
    append(reference_pages(reference, links_), pages_, of_words);
    append(codes_page(), pages_, of_words);
    append({more, {}}, pages_, of_words);
    append(std::move(rules), pages_, of_rules);
    search_ = std::move(of_words);
    search_.insert(search_.end(), of_rules.begin(), of_rules.end());
  }

  std::vector<OutputFile> files(const std::function<void(std::size_t, std::size_t)>& progress) {
    const std::string page_template = part("page.html");
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      progress(i, pages_.size());
      if (formats_.markdown)
        files_.push_back({"markdown/" + pages_[i].name + ".md", markdown_file(pages_[i])});
      if (formats_.html)
        files_.push_back({pages_[i].name + ".html", html_file(i, page_template)});
    }
    if (formats_.html) {
      files_.push_back({"style.css", part("style.css")});
      files_.push_back({"search.js", part("search.js")});
      files_.push_back({"search_index.js", search_index(search_)});
    }
    return std::move(files_);
  }

 private:
  static std::string markdown_file(const DocPage& page) {
    const std::string back = page.name == "index" ? "" : "[Contents](index.md)\n\n";
    return back + published(page.markdown);
  }

  std::string html_file(std::size_t at, const std::string& page_template) {
    const DocPage& page = pages_[at];
    RenderedPage rendered = html_of(page.markdown, links_, page.name);
    if (page.section != "Reference" && page.name != "rules")
      for (const Anchor& anchor : rendered.anchors)
        add_to_search(page, anchor);
    return filled(page_template, {{"title", html_escaped(page.title)},
                                  {"content", rendered.html},
                                  {"navigation", navigation(page)},
                                  {"neighbours", neighbours(at)},
                                  {"sets", html_escaped(sets_)},
                                  {"version", html_escaped(SOULSTACK_VERSION)}});
  }

  void add_to_search(const DocPage& page, const Anchor& anchor) {
    if (anchor.level == 1)
      search_.push_back({page.title, page.section.empty() ? "page" : page.section, page.name + ".md", ""});
    else if (anchor.level > 1)
      search_.push_back({anchor.text, page.title, page.name + ".md#" + anchor.anchor, ""});
  }

  std::string navigation(const DocPage& here) const {
    std::string html, section;
    for (const DocPage& page : pages_) {
      if (page.section != section || html.empty()) {
        html += html.empty() ? "" : "</ul>\n";
        section = page.section;
        if (!section.empty())
          html += fmt::format("<h2>{}</h2>\n", html_escaped(section));
        html += "<ul>\n";
      }
      html += fmt::format("<li><a href=\"{}.html\"{}>{}</a></li>\n", page.name,
                          page.name == here.name ? " aria-current=\"page\"" : "",
                          html_escaped(page.shown.empty() ? page.title : page.shown));
    }
    return html + "</ul>";
  }

  std::string neighbours(std::size_t at) const {
    std::string html;
    if (at > 0)
      html += fmt::format("<a rel=\"prev\" href=\"{}.html\">← {}</a>\n", pages_[at - 1].name,
                          html_escaped(pages_[at - 1].title));
    if (at + 1 < pages_.size())
      html += fmt::format("<a rel=\"next\" href=\"{}.html\">{} →</a>", pages_[at + 1].name,
                          html_escaped(pages_[at + 1].title));
    return html;
  }

  SiteFormats formats_;
  std::string sets_;
  DocLinks links_;
  std::vector<DocPage> pages_;
  std::vector<SearchEntry> search_;
  std::vector<OutputFile> files_;
};

}  // namespace

std::vector<OutputFile> make_site(const scripting::Loaded& loaded, const SiteFormats& formats,
                                  const std::function<void(std::size_t, std::size_t)>& progress,
                                  const std::vector<DocPage>& more) {
  return Site(loaded, formats, more).files(progress);
}

}  // namespace soulstack::tools
