// The language of a set as a list of its words, from which clients make blocks and other aids to writing cards.
#include "tools/service/language_method.h"

#include "scripting/reference/reference.h"
#include "tools/display/word_json.h"
#include "tools/service/set_parameter.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

namespace {

Json language(const Request& r) {
  const scripting::Reference* const reference = workspace_of(r).reference();
  Json list = Json::array();
  if (reference == nullptr)
    throw Refused{"not_loaded", "The sets cannot be loaded, not even those that they need", "sets that load", "sets"};
  for (const scripting::ReferenceEntry& entry : reference->entries()) {
    Json word = to_json(entry);
    word.erase("example");
    list.push_back(std::move(word));
  }
  return {{"words", list}};
}

Schema part_schema() {
  return Schema::object(
      {{"name", Schema::text(), "The name of a parameter, field or condition"},
       {"kind", Schema::text(), "What it takes, in words"},
       {"type", Schema::text(), "The same as one word: `number`, `player`, `noun`"},
       {"optional", Schema::boolean(), "It may be left out"},
       optional_member("unit", Schema::text(), "Of a number"),
       optional_member("sentence", Schema::text(), "What it means"),
       optional_member("takes", Schema::list(Schema::text()),
                       "Of what takes players and objects: the words that may stand there, besides "
                       "parameters; without it, any of them"),
       optional_member("needs", Schema::list(Schema::text()), "Other fields of which one must be there, too")});
}

}  // namespace

Method language_method() {
  const Schema word = Schema::object({{"category", Schema::text(), "`verb`, `noun`, `event`, `ability`, ..."},
                                      {"name", Schema::text(), "What is written"},
                                      {"shape", Schema::text(), "As it is written: `deal(n, to)`"},
                                      {"sentence", Schema::text(), "What it means"},
                                      optional_member("owner", Schema::text(), "What it belongs to: `player`, `when`"),
                                      optional_member("result", Schema::text(), "What it gives, in words"),
                                      optional_member("type", Schema::text(), "The same as one word"),
                                      optional_member("rule", Schema::text(), "The rule behind it"),
                                      optional_member("required", Schema::boolean(), "A field that must be given"),
                                      optional_member("writable", Schema::boolean(), "A property that can be written"),
                                      {"parts", Schema::list(part_schema()), "Its parameters, fields or conditions"},
                                      {"where", Schema::list(Schema::text()), "Where it may be used"}});
  return {"sets.language",
          "All words that the files of a set may use, also those that the set adds",
          MayCall::players,
          {takes_sets()},
          Schema::object({{"words", Schema::list(word), "In the order of the reference"}}),
          "the words",
          {"not_possible", "not_loaded"},
          language};
}

}  // namespace soulstack::tools
