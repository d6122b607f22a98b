// Pictures of sets, drawn with cairo.
#include "tools/printing/cairo/drawn_pictures.h"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <bit>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numbers>
#include <string_view>

#include <fmt/format.h>
#include <jpeglib.h>

#include "scripting/findings/finding.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

[[noreturn]] void fail_at(const std::string& name, std::string_view why) {
  fail_to_draw(fmt::format("the picture `{}` {}", scripting::printable_name(name), why));
}

// ---- Pixels

class Pixels final : public DrawnPicture {
 public:
  explicit Pixels(Surface surface) : surface_(std::move(surface)) {}

  double width() const override { return cairo_image_surface_get_width(surface_.get()); }
  double height() const override { return cairo_image_surface_get_height(surface_.get()); }
  void draw(cairo_t* c) const override {
    cairo_set_source_surface(c, surface_.get(), 0, 0);
    cairo_paint(c);
  }

 private:
  Surface surface_;
};

// In a PDF file, cairo writes the same picture only once if it has the same name.
void name_in_pdf(cairo_surface_t* surface, const std::string& bytes) {
  const std::string name = fmt::format("{:x}-{}", std::hash<std::string>()(bytes), bytes.size());
  auto* const copy = static_cast<unsigned char*>(std::malloc(name.size()));
  if (copy == nullptr)
    return;
  std::memcpy(copy, name.data(), name.size());
  if (cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_UNIQUE_ID, copy, name.size(), std::free, copy) !=
      CAIRO_STATUS_SUCCESS)
    std::free(copy);
}

// ---- PNG

cairo_status_t read_from(void* from, unsigned char* bytes, unsigned int count) {
  auto& rest = *static_cast<std::string_view*>(from);
  if (count > rest.size())
    return CAIRO_STATUS_READ_ERROR;
  std::memcpy(bytes, rest.data(), count);
  rest.remove_prefix(count);
  return CAIRO_STATUS_SUCCESS;
}

std::unique_ptr<DrawnPicture> drawn_png(const std::string& bytes, const std::string& name) {
  std::string_view rest = bytes;
  Surface surface(cairo_image_surface_create_from_png_stream(read_from, &rest));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    fail_at(name, "is damaged");
  name_in_pdf(surface.get(), bytes);
  return std::make_unique<Pixels>(std::move(surface));
}

// ---- JPEG

// A file with more passes takes too long.
constexpr int most_passes = 200;

// libjpeg reports an error by a call that must not return. It jumps back to `decodes`, over no destructor.
struct JpegReader {
  jpeg_decompress_struct decoder;
  jpeg_error_mgr errors;
  jpeg_progress_mgr progress;
  jmp_buf start;
  unsigned char* pixels;
  std::size_t stride;
};

[[noreturn]] void give_up(j_common_ptr decoder) {
  std::longjmp(static_cast<JpegReader*>(decoder->client_data)->start, 1);
}
void say_nothing(j_common_ptr, int) {}
void count_passes(j_common_ptr decoder) {
  if (reinterpret_cast<j_decompress_ptr>(decoder)->input_scan_number > most_passes)
    give_up(decoder);
}

void read_header(JpegReader& reader) {
  jpeg_read_header(&reader.decoder, TRUE);
  // As cairo has pixels: numbers of 32 bits.
  reader.decoder.out_color_space = std::endian::native == std::endian::little ? JCS_EXT_BGRX : JCS_EXT_XRGB;
  jpeg_calc_output_dimensions(&reader.decoder);
}

void read_rows(JpegReader& reader) {
  jpeg_start_decompress(&reader.decoder);
  while (reader.decoder.output_scanline < reader.decoder.output_height) {
    unsigned char* row = reader.pixels + reader.stride * reader.decoder.output_scanline;
    jpeg_read_scanlines(&reader.decoder, &row, 1);
  }
}

bool decodes(JpegReader& reader, void (*step)(JpegReader&)) {
  if (setjmp(reader.start) != 0)
    return false;
  step(reader);
  return true;
}

class JpegDecoder {
 public:
  explicit JpegDecoder(const std::string& bytes) {
    reader_.decoder.err = jpeg_std_error(&reader_.errors);
    reader_.errors.error_exit = give_up;
    reader_.errors.emit_message = say_nothing;
    jpeg_create_decompress(&reader_.decoder);
    reader_.decoder.client_data = &reader_;
    reader_.progress.progress_monitor = count_passes;
    reader_.decoder.progress = &reader_.progress;
    jpeg_mem_src(&reader_.decoder, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  }
  ~JpegDecoder() { jpeg_destroy_decompress(&reader_.decoder); }
  JpegDecoder(const JpegDecoder&) = delete;
  JpegDecoder& operator=(const JpegDecoder&) = delete;

  // Null if the file is damaged.
  Surface decode() {
    if (!decodes(reader_, read_header))
      return nullptr;
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(reader_.decoder.output_width),
                                               static_cast<int>(reader_.decoder.output_height)));
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
      return nullptr;
    reader_.pixels = cairo_image_surface_get_data(surface.get());
    reader_.stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    if (!decodes(reader_, read_rows))
      return nullptr;
    cairo_surface_mark_dirty(surface.get());
    return surface;
  }

 private:
  JpegReader reader_{};
};

// A PDF file gets the bytes of the file itself.
void keep_for_pdf(cairo_surface_t* surface, const std::string& bytes) {
  auto* const copy = static_cast<unsigned char*>(std::malloc(bytes.size()));
  if (copy == nullptr)
    return;
  std::memcpy(copy, bytes.data(), bytes.size());
  if (cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_JPEG, copy, bytes.size(), std::free, copy) !=
      CAIRO_STATUS_SUCCESS)
    std::free(copy);
}

std::unique_ptr<DrawnPicture> drawn_jpeg(const std::string& bytes, const std::string& name) {
  Surface surface = JpegDecoder(bytes).decode();
  if (!surface)
    fail_at(name, "is damaged");
  keep_for_pdf(surface.get(), bytes);
  name_in_pdf(surface.get(), bytes);
  return std::make_unique<Pixels>(std::move(surface));
}

// ---- SVG

struct FreeHandle {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
};

// Read without a base address, so that nothing that it names is loaded.
class Drawing final : public DrawnPicture {
 public:
  Drawing(const std::string& bytes, const std::string& name) : name_(name) {
    GError* error = nullptr;
    handle_.reset(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(bytes.data()), bytes.size(), &error));
    g_clear_error(&error);
    if (!handle_)
      fail_at(name, "is damaged");
    take_size();
  }

  double width() const override { return width_; }
  double height() const override { return height_; }
  void draw(cairo_t* c) const override {
    const RsvgRectangle place{0, 0, width_, height_};
    GError* error = nullptr;
    const bool is_drawn = rsvg_handle_render_document(handle_.get(), c, &place, &error) != FALSE;
    g_clear_error(&error);
    if (!is_drawn)
      fail_at(name_, "cannot be drawn: it has too many parts, or is damaged");
  }

 private:
  // As browsers see it: its width and height, otherwise those of its view box.
  void take_size() {
    gboolean has_width = FALSE, has_height = FALSE, has_box = FALSE;
    RsvgLength width{}, height{};
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(handle_.get(), &has_width, &width, &has_height, &height, &has_box, &box);
    const bool has_size = rsvg_handle_get_intrinsic_size_in_pixels(handle_.get(), &width_, &height_) != FALSE;
    if (!has_size && has_box) {
      width_ = box.width;
      height_ = box.height;
    }
    if (!(width_ > 0 && height_ > 0))
      fail_at(name_, "does not say its size");
  }

  std::string name_;
  std::unique_ptr<RsvgHandle, FreeHandle> handle_;
  double width_ = 0, height_ = 0;
};

void rounded_path(cairo_t* c, const FacePicture& p) {
  const auto x = static_cast<double>(p.x), y = static_cast<double>(p.y), r = static_cast<double>(p.radius);
  const double right = x + static_cast<double>(p.width), bottom = y + static_cast<double>(p.height);
  const double quarter = std::numbers::pi / 2;
  cairo_new_path(c);
  cairo_arc(c, right - r, y + r, r, -quarter, 0);
  cairo_arc(c, right - r, bottom - r, r, 0, quarter);
  cairo_arc(c, x + r, bottom - r, r, quarter, 2 * quarter);
  cairo_arc(c, x + r, y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(c);
}

}  // namespace

std::unique_ptr<DrawnPicture> drawn_picture(const PictureFile& picture, const std::string& name) {
  switch (picture.kind) {
    case PictureKind::png:
      return drawn_png(picture.bytes, name);
    case PictureKind::jpeg:
      return drawn_jpeg(picture.bytes, name);
    case PictureKind::svg:
      return std::make_unique<Drawing>(picture.bytes, name);
  }
  return nullptr;
}

const DrawnPicture& DrawnPictures::picture_of(const FacePicture& picture) {
  const std::string key = picture.folder + "\n" + picture.file + "\n" + picture.hash;
  if (const auto known = kept_.find(key); known != kept_.end())
    return *known->second;
  const PictureFile file = read_picture(picture.folder, picture.file);
  if (!file.why.empty())
    fail_at(picture.file, file.why);
  if (kept_.size() == most_kept)
    kept_.clear();
  return *(kept_[key] = drawn_picture(file, picture.file));
}

void DrawnPictures::draw(cairo_t* c, const FacePicture& picture) {
  const DrawnPicture& drawn = picture_of(picture);
  const Saved saved(c);
  rounded_path(c, picture);
  cairo_clip(c);
  const auto width = static_cast<double>(picture.width), height = static_cast<double>(picture.height);
  const double scale = std::max(width / drawn.width(), height / drawn.height());
  cairo_translate(c, static_cast<double>(picture.x) + (width - drawn.width() * scale) / 2,
                  static_cast<double>(picture.y) + (height - drawn.height() * scale) / 2);
  cairo_scale(c, scale, scale);
  drawn.draw(c);
}

}  // namespace soulstack::tools
