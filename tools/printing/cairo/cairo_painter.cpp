// Draws sheets with cairo: shapes, glyphs at the places of the layout, and cut marks.
#include "tools/printing/cairo/cairo_painter.h"

#include <cairo-ft.h>
#include <cairo-pdf.h>

#include <algorithm>
#include <numbers>
#include <span>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "tools/printing/cairo/cairo_handles.h"
#include "tools/printing/cairo/drawn_pictures.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// Defined by the build: the files of tools/faces/font.
extern const unsigned char font_regular[], font_bold[];
extern const unsigned long font_regular_size, font_bold_size;

namespace {

constexpr double micrometres_of_a_point = 25'400.0 / 72, slant = 0.2, mark_width = 100;

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

// A weight of the font, from memory. FreeType's face must live as long as cairo's.
class Font {
 public:
  Font(FT_Library library, std::span<const unsigned char> file) {
    if (FT_New_Memory_Face(library, file.data(), static_cast<FT_Long>(file.size()), 0, &face_) != 0)
      fail_to_draw("the font is damaged");
    cairo_.reset(cairo_ft_font_face_create_for_ft_face(face_, FT_LOAD_NO_HINTING));
  }

  cairo_font_face_t* cairo() const { return cairo_.get(); }
  unsigned long glyph(char32_t c) const { return FT_Get_Char_Index(face_, c); }

 private:
  FT_Face face_ = nullptr;
  std::unique_ptr<cairo_font_face_t, FreeCairo> cairo_;
};

double as_double(Micrometres length) { return static_cast<double>(length); }

void use(cairo_t* c, Colour colour) {
  cairo_set_source_rgb(c, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

void rounded_rectangle(cairo_t* c, const FaceShape& s) {
  const double x = as_double(s.x), y = as_double(s.y), r = as_double(s.radius);
  const double right = x + as_double(s.width), bottom = y + as_double(s.height), quarter = std::numbers::pi / 2;
  cairo_new_path(c);
  cairo_arc(c, right - r, y + r, r, -quarter, 0);
  cairo_arc(c, right - r, bottom - r, r, 0, quarter);
  cairo_arc(c, x + r, bottom - r, r, quarter, 2 * quarter);
  cairo_arc(c, x + r, y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(c);
}

class CairoPainter final : public SheetPainter {
 public:
  explicit CairoPainter(FT_Library library)
      : regular_(library, {font_regular, font_regular_size}), bold_(library, {font_bold, font_bold_size}) {}

  std::string pdf(const std::vector<Sheet>& sheets, const std::function<void(std::size_t)>& progress) override {
    std::string bytes;
    const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, 1, 1));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      progress(i);
      cairo_pdf_surface_set_size(surface.get(), as_double(sheets[i].width) / micrometres_of_a_point,
                                 as_double(sheets[i].height) / micrometres_of_a_point);
      const Context context(cairo_create(surface.get()));
      cairo_scale(context.get(), 1 / micrometres_of_a_point, 1 / micrometres_of_a_point);
      draw(context.get(), sheets[i]);
      cairo_show_page(context.get());
    }
    cairo_surface_finish(surface.get());
    demand(surface.get());
    return bytes;
  }

  std::string png(const Sheet& sheet, int pixels_wide, int pixels_high) override {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels_wide, pixels_high));
    const Context context(cairo_create(surface.get()));
    cairo_scale(context.get(), pixels_wide / as_double(sheet.width), pixels_high / as_double(sheet.height));
    draw(context.get(), sheet);
    std::string bytes;
    if (const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
        status != CAIRO_STATUS_SUCCESS)
      fail_to_draw(cairo_status_to_string(status));
    demand(surface.get());
    return bytes;
  }

 private:
  static void demand(cairo_surface_t* surface) {
    if (const cairo_status_t status = cairo_surface_status(surface); status != CAIRO_STATUS_SUCCESS)
      fail_to_draw(cairo_status_to_string(status));
  }

  void draw(cairo_t* c, const Sheet& sheet) {
    cairo_set_source_rgb(c, 1, 1, 1);
    cairo_paint(c);
    for (const auto& [face, x, y] : sheet.faces) {
      const Saved saved(c);
      cairo_translate(c, as_double(x), as_double(y));
      draw(c, *face, sheet.card);
    }
    cairo_set_source_rgb(c, 0, 0, 0);
    cairo_set_line_width(c, mark_width);
    for (const auto& [x, y, to_x, to_y] : sheet.marks) {
      cairo_move_to(c, as_double(x), as_double(y));
      cairo_line_to(c, as_double(to_x), as_double(to_y));
      cairo_stroke(c);
    }
  }

  // A face is laid out for one size; on a larger card it lies in the middle of its background.
  void draw(cairo_t* c, const Face& face, const CardSize& card) {
    use(c, face.background);
    cairo_rectangle(c, as_double(-card.bleed), as_double(-card.bleed), as_double(card.width + 2 * card.bleed),
                    as_double(card.height + 2 * card.bleed));
    cairo_fill(c);
    cairo_translate(c, as_double(card.width - face_width) / 2, as_double(card.height - face_height) / 2);
    if (face.frame)
      pictures_.draw(c, *face.frame);
    for (const FaceShape& shape : face.shapes) {
      use(c, shape.colour);
      rounded_rectangle(c, shape);
      cairo_fill(c);
    }
    if (face.picture)
      pictures_.draw(c, *face.picture);
    for (const FaceRun& run : face.runs)
      draw(c, run);
  }

  void draw(cairo_t* c, const FaceRun& run) {
    const Font& font = run.style.bold ? bold_ : regular_;
    const double size = as_double(run.size);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, size, 0, run.style.italic ? -slant * size : 0, size, 0, 0);
    cairo_set_font_face(c, font.cairo());
    cairo_set_font_matrix(c, &matrix);
    use(c, run.colour);

    std::string text;
    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters;
    Micrometres x = run.x;
    for (const char32_t character : printable_characters(run.text)) {
      const std::string bytes = to_utf8(character);
      glyphs.push_back({font.glyph(character), as_double(x), as_double(run.y)});
      clusters.push_back({static_cast<int>(bytes.size()), 1});
      text += bytes;
      x += advance_of(character, run.style, run.size);
    }
    cairo_show_text_glyphs(c, text.data(), static_cast<int>(text.size()), glyphs.data(),
                           static_cast<int>(glyphs.size()), clusters.data(), static_cast<int>(clusters.size()), {});
  }

  Font regular_, bold_;
  DrawnPictures pictures_;
};

}  // namespace

void fail_to_draw(std::string_view why) {
  throw Stop{Exit::content, fmt::format("The cards cannot be drawn: {}", why)};
}

std::unique_ptr<SheetPainter> cairo_painter() {
  static FT_Library library = nullptr;  // lives as long as the program, like cairo's cache of fonts
  if (!library && FT_Init_FreeType(&library) != 0)
    fail_to_draw("FreeType does not start");
  return std::make_unique<CairoPainter>(library);
}

}  // namespace soulstack::tools
