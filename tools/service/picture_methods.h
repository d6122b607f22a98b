// Methods about the pictures of sets.
#pragma once

#include <vector>

#include "tools/service/methods.h"

namespace soulstack::tools {

// In base64, the bytes of a picture that may be drawn.
Schema picture_bytes();
// The bytes that a request has in that member. Throws Refused if they are not in base64, or too many.
std::string bytes_in(const Json& base64);

std::vector<Method> picture_methods();  // sets.pictures, sets.picture, sets.put_picture

}  // namespace soulstack::tools
