// Files with pictures that faces show. They are looked at by their first bytes, and never decoded here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace soulstack::tools {

inline constexpr std::size_t most_picture_bytes = std::size_t{2} << 20;    // of a PNG or JPEG file
inline constexpr std::size_t most_drawing_bytes = std::size_t{256} << 10;  // of an SVG file
inline constexpr std::int64_t most_picture_pixels = 4'000'000;

enum class PictureKind : std::uint8_t { png, jpeg, svg };

struct PictureFile {
  std::string why;  // it cannot be shown, after its name: "is not a picture"; empty: it can
  PictureKind kind = PictureKind::png;
  int width = 0, height = 0;  // in pixels; 0: an SVG file
  std::string bytes;          // empty if it cannot be shown
};

// Whether a file with this name may be a picture: by its ending.
bool has_picture_name(std::string_view name);
// What these bytes are, for a file with this name. Allocates only for its copy of the bytes.
PictureFile picture_of(std::string_view name, std::string bytes);
// The file of that name in the folder of a set. Reads nothing outside of that folder.
PictureFile read_picture(const std::string& folder, const std::string& name);

}  // namespace soulstack::tools
