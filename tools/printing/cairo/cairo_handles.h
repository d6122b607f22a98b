// Handles of cairo that free themselves.
#pragma once

#include <cairo.h>

#include <memory>
#include <string_view>

namespace soulstack::tools {

struct FreeCairo {
  void operator()(cairo_t* c) const { cairo_destroy(c); }
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_font_face_t* f) const { cairo_font_face_destroy(f); }
};
using Context = std::unique_ptr<cairo_t, FreeCairo>;
using Surface = std::unique_ptr<cairo_surface_t, FreeCairo>;

// What is set for a drawing is gone after it.
class Saved {
 public:
  explicit Saved(cairo_t* c) : c_(c) { cairo_save(c); }
  ~Saved() { cairo_restore(c_); }
  Saved(const Saved&) = delete;
  Saved& operator=(const Saved&) = delete;

 private:
  cairo_t* c_;
};

// Throws Stop: the cards cannot be drawn.
[[noreturn]] void fail_to_draw(std::string_view why);

}  // namespace soulstack::tools
