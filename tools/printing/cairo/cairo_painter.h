// Draws sheets with cairo.
#pragma once

#include <memory>

#include "tools/printing/sheet.h"

namespace soulstack::tools {

// Throws Stop if the fonts cannot be used, and its functions if a sheet cannot be drawn. For one thread.
std::unique_ptr<SheetPainter> cairo_painter();

}  // namespace soulstack::tools
