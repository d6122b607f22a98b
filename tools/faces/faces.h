// The faces of loaded cards.
#pragma once

#include <map>
#include <string>

#include "scripting/binding/loaded.h"
#include "tools/faces/face.h"
#include "tools/faces/face_contents.h"

namespace soulstack::tools {

class Faces {
 public:
  // The loaded cards must outlive it.
  explicit Faces(const scripting::Loaded& loaded);

  // What set.lua and the card say, whether there are such files or not.
  FaceContents contents(const CardDef& card) const;
  // Without the pictures that cannot be shown. Reads their files.
  Face of(const CardDef& card);

 private:
  const std::string& hash_of(const std::string& folder, const std::string& file);

  const Content& content_;
  std::map<std::string, SetImprint> sets_;  // by id
  std::map<std::pair<std::string, std::string>, std::string>
      hashes_;  // of pictures by folder and file; empty: not shown
};

}  // namespace soulstack::tools
