// The kind of a value in a compiled function, by its origin. An unknown value may be of any kind.
#pragma once

#include <vector>

#include "scripting/registry/kinds.h"
#include "scripting/registry/vocabulary.h"
#include "scripting/sandbox/chunk_reader.h"

namespace soulstack::scripting {

// The kinds of the parameters of one function, by position.
using ParamKinds = std::vector<Kinds>;

// Computes the kinds of the values in one function.
class FunctionKinds {
 public:
  FunctionKinds(const FunctionSite& site, const Vocabulary& words, ParamKinds parameters)
      : site_(site), words_(words), parameters_(std::move(parameters)) {}

  Kinds of(OriginId id) const { return of(id, deepest); }
  const Origin* origin(OriginId id) const;
  // The verb of a call; null if it calls something else.
  const VerbRow* verb_of(const Origin& call) const;

 private:
  static constexpr int deepest = 16;  // origins of origins

  Kinds of(OriginId id, int deep) const;
  Kinds of_word(const Origin& word) const;
  Kinds of_property(const Origin& property, int deep) const;
  Kinds of_call(const Origin& call, int deep) const;
  Kinds of_members(OriginId list, int deep) const;  // of the members of a list
  Kinds of_what_fits(OriginId noun, int deep) const;

  const FunctionSite& site_;
  const Vocabulary& words_;
  const ParamKinds parameters_;
};

}  // namespace soulstack::scripting
