// A face for programs.
#include "tools/faces/face_json.h"

#include <fmt/format.h>

namespace soulstack::tools {

namespace {

std::string css(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.red, c.green, c.blue); }

Json picture_json(const FacePicture& p) {
  return Json{{"x", p.x},           {"y", p.y},     {"width", p.width}, {"height", p.height},
              {"radius", p.radius}, {"set", p.set}, {"file", p.file},   {"hash", p.hash}};
}

}  // namespace

Json face_json(const Face& face) {
  Json j{{"id", face.id},           {"name", face.name},     {"deck", face.deck},
         {"width", face_width},     {"height", face_height}, {"background", css(face.background)},
         {"shapes", Json::array()}, {"runs", Json::array()}};
  for (const FaceShape& s : face.shapes)
    j["shapes"].push_back(Json{{"x", s.x},
                               {"y", s.y},
                               {"width", s.width},
                               {"height", s.height},
                               {"radius", s.radius},
                               {"colour", css(s.colour)}});
  for (const FaceRun& r : face.runs)
    j["runs"].push_back(Json{{"x", r.x},
                             {"y", r.y},
                             {"size", r.size},
                             {"width", width_of(r.text, r.style, r.size)},
                             {"bold", r.style.bold},
                             {"italic", r.style.italic},
                             {"colour", css(r.colour)},
                             {"text", r.text}});
  if (face.frame)
    j["frame"] = picture_json(*face.frame);
  if (face.picture)
    j["picture"] = picture_json(*face.picture);
  return j;
}

}  // namespace soulstack::tools
