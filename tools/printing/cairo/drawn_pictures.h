// Pictures of sets, drawn with cairo.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "tools/faces/face.h"
#include "tools/faces/picture_file.h"
#include "tools/printing/cairo/cairo_handles.h"

namespace soulstack::tools {

// A picture that is ready to be drawn.
class DrawnPicture {
 public:
  virtual ~DrawnPicture() = default;
  // Its size, in units of its own; only their ratio counts.
  virtual double width() const = 0;
  virtual double height() const = 0;
  // In the rectangle from (0, 0) to its size.
  virtual void draw(cairo_t* c) const = 0;
};

// Decodes PNG and JPEG files, within the limits of picture_file.h. Throws Stop, with the name of the file, if one is
// damaged.
std::unique_ptr<DrawnPicture> drawn_picture(const PictureFile& picture, const std::string& name);

// Keeps pictures for the next card with the same ones, as far as there is room.
class DrawnPictures {
 public:
  // Draws it so large that it covers its place, cut off beyond it. Throws Stop if the file cannot be drawn.
  void draw(cairo_t* c, const FacePicture& picture);

 private:
  const DrawnPicture& picture_of(const FacePicture& picture);

  static constexpr std::size_t most_kept = 8;
  std::map<std::string, std::unique_ptr<DrawnPicture>> kept_;  // by folder, name and hash
};

}  // namespace soulstack::tools
