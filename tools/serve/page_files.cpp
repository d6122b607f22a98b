// The files of the built page.
#include "tools/serve/page_files.h"

#include <fmt/format.h>

#include <array>
#include <system_error>
#include <utility>
#include <vector>

#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest = std::size_t{64} << 20;  // bytes

std::string type_of(const std::string& extension) {
  static const std::map<std::string, std::string> types = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/plain; charset=utf-8"},
      {".lua", "text/plain; charset=utf-8"},
      {".zip", "application/zip"},
  };
  const auto found = types.find(extension);
  return found == types.end() ? "application/octet-stream" : found->second;
}

bool is_page(const fs::path& folder) {
  std::error_code error;
  return fs::is_regular_file(folder / "index.html", error);
}

}  // namespace

PageFiles::PageFiles(const fs::path& folder) {
  std::error_code error;
  folder_ = fs::canonical(folder, error);
  if (error || !is_page(folder_))
    throw Stop{Exit::content, fmt::format("`{}` is not a built page: it has no index.html", folder.string())};
  boundary_ = std::make_unique<scripting::Boundary>(folder_);
  for (const fs::path& file : scripting::files_below(folder_, error))
    if (!file.filename().string().starts_with('.'))
      files_.emplace("/" + file.lexically_relative(folder_).generic_string(), type_of(file.extension().string()));
}

std::optional<PageFile> PageFiles::read(std::string_view path) const {
  std::string name(path);
  if (name.ends_with('/'))
    name += "index.html";
  const auto file = files_.find(name);
  if (file == files_.end())
    return {};
  PageFile page{file->second, ""};
  if (scripting::read_file(folder_ / name.substr(1), largest, page.text) != scripting::ReadState::whole)
    return {};
  return page;
}

fs::path folder_of_page(const std::string& named) {
  if (!named.empty())
    return named;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  const std::array places = {program / "web", program / ".." / "web", program / ".." / "share" / "soulstack" / "web"};
  for (const fs::path& place : places)
    if (!error && is_page(place))
      return place.lexically_normal();
  throw Stop{Exit::content,
             "The built page was not found beside this program: build it with `tools/dev web`, or name its folder with "
             "--page"};
}

}  // namespace soulstack::tools
