// Methods about the scenarios of a set.
#include "tools/service/scenario_methods.h"

#include <array>
#include <optional>

#include "scripting/scenario/scenario_sentences.h"
#include "tools/service/set_parameter.h"
#include "tools/workspace/scenario_list.h"

namespace soulstack::tools {

namespace {

// ---- Results

// Where it failed in the words, and what is true there instead.
void add_failure(Json& result, const scripting::SaidFailure& failure) {
  result["at"] = failure.from;
  if (!failure.found.empty())
    result["found"] = text_of(failure.found);
}

Json result_object(const scripting::ScenarioResult& result) {
  Json j{{"scenario", result.name}, {"passed", result.passed}};
  if (!result.message.empty())
    j["message"] = result.message;
  if (result.line > 0)
    j["line"] = result.line;
  return j;
}

Json test(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const std::string file = file_of(r, workspace);
  Json list = Json::array();
  std::optional<scripting::ScenarioFile> written;  // only read if one fails
  for (const scripting::ScenarioResult& result : run_scenarios(workspace, file, r.value("scenario", std::string()))) {
    list.push_back(result_object(result));
    if (result.passed)
      continue;
    if (!written)
      written = scenario_file(workspace, file);
    if (const std::optional<scripting::SaidFailure> failure = say_failure(*written, result))
      add_failure(list.back(), *failure);
  }
  return {{"results", list}};
}

// ---- Words

// In the order of SaidPart::Is and SaidSentence::As.
constexpr std::array<std::string_view, 6> part_kinds = {"plain", "number", "die", "card", "player", "lua"};
constexpr std::array<std::string_view, 5> sentence_kinds = {"start", "step", "check", "control", "lua"};
static_assert(static_cast<std::size_t>(scripting::SaidPart::Is::lua) + 1 == part_kinds.size());
static_assert(static_cast<std::size_t>(scripting::SaidSentence::As::lua) + 1 == sentence_kinds.size());

Json part_object(const scripting::SaidPart& part) {
  Json j{{"is", part_kinds[static_cast<std::size_t>(part.is)]}, {"text", part.text}};
  if (part.to > 0) {
    j["from"] = part.from;
    j["to"] = part.to;
  }
  return j;
}

Json sentence_objects(const std::vector<scripting::SaidSentence>& sentences) {
  Json list = Json::array();
  for (const scripting::SaidSentence& sentence : sentences) {
    Json parts = Json::array();
    for (const scripting::SaidPart& part : sentence.said)
      parts.push_back(part_object(part));
    list.push_back({{"as", sentence_kinds[static_cast<std::size_t>(sentence.as)]},
                    {"parts", parts},
                    {"depth", sentence.depth},
                    {"from", sentence.from},
                    {"line", sentence.line}});
    if (!sentence.field.empty())
      list.back()["field"] = sentence.field;
  }
  return list;
}

Json scenarios(const Request& r) {
  Workspace& workspace = workspace_of(r);
  const scripting::ScenarioFile file = scenario_file(workspace, file_of(r, workspace));
  Json list = Json::array();
  for (const scripting::SaidScenario& said : say_scenarios(file))
    list.push_back({{"name", said.name},
                    {"line", said.line},
                    {"name_from", said.name_from},
                    {"name_to", said.name_to},
                    {"start", sentence_objects(said.start)},
                    {"play", sentence_objects(said.play)},
                    {"expect", sentence_objects(said.expect)}});
  return {{"scenarios", list}};
}

// ---- Rows

Schema place() { return Schema::whole(0, 1'000'000); }

template <std::size_t n>
Schema one_of(const std::array<std::string_view, n>& words) {
  return Schema::word({words.begin(), words.end()});
}

Schema long_text() { return Schema::text(std::size_t{1} << 16); }

Schema result_schema() {
  return Schema::object({{"scenario", Schema::text(), "Its name"},
                         {"passed", Schema::boolean(), "Each check held"},
                         optional_member("message", long_text(), "The check that failed, and the last events"),
                         optional_member("line", place(), "Where it failed"),
                         optional_member("at", place(), "Where the sentence that failed begins, in bytes"),
                         optional_member("found", long_text(), "What is true instead, as a sentence: `P1 has 4¢`")});
}

Schema sentences_schema() {
  const Schema part = Schema::object(
      {{"is", one_of(part_kinds), "What it is"},
       {"text", long_text(), "Its text"},
       optional_member("from", place(), "Of a number or die that can be changed: where it begins, in bytes"),
       optional_member("to", place(), "Where it ends")});
  return Schema::list(
      Schema::object({{"as", one_of(sentence_kinds), "What it is; `lua` has no words"},
                      {"parts", Schema::list(part), "Its words"},
                      {"depth", Schema::whole(0, 1'000), "In branches and loops"},
                      {"from", place(), "Where it begins in the file, in bytes"},
                      {"line", place(), "Its line"},
                      optional_member("field", Schema::text(100), "Of the table at the start: the field")}));
}

Schema scenario_schema() {
  return Schema::object({{"name", Schema::text(), "Its name"},
                         {"line", place(), "Its line"},
                         {"name_from", place(), "Where its name begins, with the quotes, in bytes"},
                         {"name_to", place(), "Where it ends"},
                         {"start", sentences_schema(), "The table at the start"},
                         {"play", sentences_schema(), "What happens"},
                         {"expect", sentences_schema(), "What must be true then"}});
}

}  // namespace

std::vector<Method> scenario_methods() {
  return {
      {"sets.test",
       "Runs the scenarios of a file",
       MayCall::owner,
       {takes_sets(), takes_file(), optional_member("scenario", Schema::text(500), "Only the one with this name")},
       Schema::object({{"results", Schema::list(result_schema()), "In the order of the file"}}),
       "the results",
       {"not_possible"},
       test},
      {"sets.scenarios",
       "The scenarios of a file in words",
       MayCall::owner,
       {takes_sets(), takes_file()},
       Schema::object(
           {{"scenarios", Schema::list(scenario_schema()),
             "In the order of the file; none if it cannot be read, or if its Lua makes scenarios in loops"}}),
       "the scenarios",
       {"not_possible"},
       scenarios},
  };
}

}  // namespace soulstack::tools
