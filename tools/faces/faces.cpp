// The faces of loaded cards.
#include "tools/faces/faces.h"

#include "scripting/loader/look_of_set.h"
#include "scripting/source/source_file.h"
#include "tools/display/json_view.h"
#include "tools/faces/face_layout.h"
#include "tools/faces/picture_file.h"

namespace soulstack::tools {

Faces::Faces(const scripting::Loaded& loaded) : content_(loaded.content()) {
  for (const scripting::LoadedSet& set : loaded.sets())
    sets_.emplace(set.id, imprint_of(set, scripting::look_of_set(loaded.library(), set.id)));
}

FaceContents Faces::contents(const CardDef& card) const {
  const auto set = sets_.find(card.set);
  return face_contents(content_, card, set != sets_.end() ? set->second : SetImprint());
}

const std::string& Faces::hash_of(const std::string& folder, const std::string& file) {
  const auto [at, is_new] = hashes_.try_emplace({folder, file});
  if (is_new)
    if (const PictureFile picture = read_picture(folder, file); picture.why.empty())
      at->second = hex(scripting::hash_of_text(picture.bytes));
  return at->second;
}

Face Faces::of(const CardDef& card) {
  FaceContents shown = contents(card);
  for (std::string* file : {&shown.image, &shown.frame})
    if (!file->empty() && hash_of(shown.set.folder, *file).empty())
      file->clear();
  Face face = lay_out(shown);
  for (std::optional<FacePicture>* picture : {&face.frame, &face.picture})
    if (*picture)
      (*picture)->hash = hash_of((*picture)->folder, (*picture)->file);
  return face;
}

}  // namespace soulstack::tools
