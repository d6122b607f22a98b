// Files with pictures that faces show.
#include "tools/faces/picture_file.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>

#include <fmt/format.h>

#include "scripting/findings/finding.h"
#include "scripting/sandbox/open_file.h"

namespace soulstack::tools {

namespace {

struct Ending {
  std::string_view text;
  PictureKind kind;
};
constexpr Ending endings[] = {
    {".png", PictureKind::png}, {".jpg", PictureKind::jpeg}, {".jpeg", PictureKind::jpeg}, {".svg", PictureKind::svg}};

const Ending* ending_of(std::string_view name) {
  const auto* found =
      std::find_if(std::begin(endings), std::end(endings), [&](const Ending& one) { return name.ends_with(one.text); });
  return found == std::end(endings) || found->text.size() == name.size() ? nullptr : found;
}

// A number of a file, its most significant byte first; 0 beyond its end.
std::uint32_t number_at(std::string_view bytes, std::size_t at, int length) {
  std::uint32_t number = 0;
  for (int i = 0; i < length; ++i, ++at)
    number = number << 8 | (at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U);
  return number;
}

void set_size(PictureFile& picture, std::uint32_t width, std::uint32_t height) {
  if (width == 0 || height == 0)
    picture.why = "is damaged";
  else if (std::uint64_t{width} * height > static_cast<std::uint64_t>(most_picture_pixels))
    picture.why =
        fmt::format("has {} x {} pixels: at most {} million are drawn", width, height, most_picture_pixels / 1'000'000);
  picture.width = static_cast<int>(std::min<std::uint32_t>(width, 0x7FFF'FFFF));
  picture.height = static_cast<int>(std::min<std::uint32_t>(height, 0x7FFF'FFFF));
}

// ---- PNG

constexpr std::string_view png_start("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);

void look_at_png(std::string_view bytes, PictureFile& picture) {
  set_size(picture, number_at(bytes, 16, 4), number_at(bytes, 20, 4));
}

// ---- JPEG

constexpr std::string_view jpeg_start("\xFF\xD8\xFF", 3), exif_start("Exif\0\0", 6);

// The orientation of Exif data: 1 is upright.
std::uint32_t orientation_in(std::string_view exif) {
  const bool is_reversed = exif.starts_with("II");  // the least significant byte first
  const auto number = [&](std::size_t at, int length) {
    std::string text(exif.substr(std::min(at, exif.size()), static_cast<std::size_t>(length)));
    if (is_reversed)
      std::reverse(text.begin(), text.end());
    return number_at(text, 0, length);
  };
  const std::size_t list = number(4, 4);
  const std::size_t count = std::min<std::size_t>(number(list, 2), 100);
  for (std::size_t i = 0; i < count; ++i)
    if (const std::size_t entry = list + 2 + 12 * i; number(entry, 2) == 0x0112)
      return number(entry + 8, 2);
  return 1;
}

bool is_frame(std::uint32_t marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

void look_at_frame(std::string_view bytes, std::uint32_t marker, std::size_t at, PictureFile& picture) {
  const std::uint32_t components = number_at(bytes, at + 9, 1);
  if (marker > 0xC2 || number_at(bytes, at + 4, 1) != 8)
    picture.why = "is a JPEG file of an unusual kind: save it as a baseline or progressive one";
  else if (components != 1 && components != 3)
    picture.why = "has the colours of a printing press: save it in RGB";
  else
    set_size(picture, number_at(bytes, at + 7, 2), number_at(bytes, at + 5, 2));
}

// Goes from segment to segment up to the one with the size.
void look_at_jpeg(std::string_view bytes, PictureFile& picture) {
  for (std::size_t at = 2; number_at(bytes, at, 1) == 0xFF;) {
    const std::uint32_t marker = number_at(bytes, at + 1, 1), length = number_at(bytes, at + 2, 2);
    if (is_frame(marker))
      return look_at_frame(bytes, marker, at, picture);
    const std::string_view segment = bytes.substr(std::min(at + 4, bytes.size()), std::max(length, 2U) - 2);
    if (marker == 0xE1 && segment.starts_with(exif_start) && orientation_in(segment.substr(exif_start.size())) > 1) {
      picture.why = "is stored on its side: save it upright";
      return;
    }
    if (length < 2 || marker == 0xDA)
      break;
    at += 2 + length;
  }
  picture.why = "is damaged";
}

// ---- SVG

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Removes spaces, a declaration, comments and a document type from the beginning. False if something does not end, or
// if the document type declares something.
bool skip_prologue(std::string_view& text) {
  if (text.starts_with("\xEF\xBB\xBF"))
    text.remove_prefix(3);
  for (;;) {
    text.remove_prefix(static_cast<std::size_t>(
        std::find_if(text.begin(), text.end(), [](char c) { return !is_space(c); }) - text.begin()));
    const std::string_view end = text.starts_with("<?")          ? "?>"
                                 : text.starts_with("<!--")      ? "-->"
                                 : text.starts_with("<!DOCTYPE") ? ">"
                                                                 : "";
    if (end.empty())
      return true;
    const std::size_t at = text.find(end);
    if (at == std::string_view::npos || (end == ">" && text.substr(0, at).find('[') != std::string_view::npos))
      return false;
    text.remove_prefix(at + end.size());
  }
}

// The value of an attribute of the element that the text begins with; empty if it has none.
std::string_view attribute(std::string_view text, std::string_view name) {
  std::size_t at = std::min(text.find_first_of(" \t\r\n>"), text.size());
  while (at < text.size()) {
    at = text.find_first_not_of(" \t\r\n", at);
    if (at == std::string_view::npos || text[at] == '>' || text[at] == '/')
      return {};
    const std::size_t equals = text.find('=', at), open = text.find_first_of("\"'", at);
    if (equals == std::string_view::npos || open == std::string_view::npos || open < equals)
      return {};
    const std::size_t close = text.find(text[open], open + 1);
    if (close == std::string_view::npos)
      return {};
    std::string_view found = text.substr(at, equals - at);
    found = found.substr(0, found.find_first_of(" \t\r\n"));
    if (found == name)
      return text.substr(open + 1, close - open - 1);
    at = close + 1;
  }
  return {};
}

// "63mm" is one, "100%" and "auto" are not.
bool is_length(std::string_view text) {
  return !text.empty() && text.back() != '%' && text.find_first_not_of("0123456789.") != 0 &&
         text.find_first_of("123456789") != std::string_view::npos;
}

void look_at_svg(std::string_view text, PictureFile& picture) {
  if (!attribute(text, "viewBox").empty())
    return;
  if (!is_length(attribute(text, "width")) || !is_length(attribute(text, "height")))
    picture.why = "does not say its size: its first element needs a `viewBox`";
}

// ---- All kinds

// False: it is none of these kinds.
bool look_at(std::string_view bytes, PictureFile& picture) {
  if (bytes.starts_with(png_start)) {
    picture.kind = PictureKind::png;
    look_at_png(bytes, picture);
    return true;
  }
  if (bytes.starts_with(jpeg_start)) {
    picture.kind = PictureKind::jpeg;
    look_at_jpeg(bytes, picture);
    return true;
  }
  std::string_view text = bytes;
  if (!skip_prologue(text) || !text.starts_with("<svg") || text.size() < 5 || (!is_space(text[4]) && text[4] != '>'))
    return false;
  picture.kind = PictureKind::svg;
  look_at_svg(text, picture);
  return true;
}

std::string wrong_size(std::size_t bytes, PictureKind kind) {
  const std::size_t most = kind == PictureKind::svg ? most_drawing_bytes : most_picture_bytes;
  return bytes > most ? fmt::format("is larger than {} KB", most / 1024) : "";
}

std::string wrong_name(const std::string& name) {
  const std::filesystem::path path(name);
  if (name.starts_with('/') || name.find('\\') != std::string::npos || name.find(':') != std::string::npos ||
      name.find("//") != std::string::npos)
    return "is not a name in the folder of the set, such as `art/spark.png`";
  for (const std::filesystem::path& part : path)
    if (part == ".." || part == "." || part.empty() || part.native().starts_with('.'))
      return part == ".." ? "leads out of the folder of the set" : "is not a plain name, such as `art/spark.png`";
  return has_picture_name(name) ? ""
                                : "is not a PNG, JPEG or SVG file: its name has to end in .png, .jpg, .jpeg or .svg";
}

std::string why_unread(scripting::ReadState state) {
  switch (state) {
    case scripting::ReadState::whole:
      return "";
    case scripting::ReadState::leads_out:
      return "leads out of the folder of the set";
    case scripting::ReadState::not_a_file:
      return "is not a regular file";
    case scripting::ReadState::too_large:
      return fmt::format("is larger than {} KB", most_picture_bytes / 1024);
    case scripting::ReadState::unreadable:
      break;
  }
  return errno == ENOENT ? "is missing: there is no such file in the folder of the set" : "cannot be read";
}

}  // namespace

bool has_picture_name(std::string_view name) { return ending_of(name) != nullptr; }

PictureFile picture_of(std::string_view name, std::string bytes) {
  PictureFile picture;
  const Ending* const ending = ending_of(name);
  if (!look_at(bytes, picture) || ending == nullptr)
    picture.why = "is not a picture: its first bytes are not those of a PNG, JPEG or SVG file";
  else if (picture.kind != ending->kind)
    picture.why = "has another ending than its kind of picture";
  else if (const std::string why = wrong_size(bytes.size(), picture.kind); !why.empty())
    picture.why = why;
  if (picture.why.empty())
    picture.bytes = std::move(bytes);
  return picture;
}

PictureFile read_picture(const std::string& folder, const std::string& name) {
  PictureFile picture;
  picture.why = wrong_name(name);
  if (!picture.why.empty())
    return picture;
  std::string bytes;
  picture.why = why_unread(scripting::read_file(std::filesystem::path(folder) / name, most_picture_bytes, bytes));
  return picture.why.empty() ? picture_of(name, std::move(bytes)) : picture;
}

}  // namespace soulstack::tools
