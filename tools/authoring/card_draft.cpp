// A new card with its scenarios.
#include "tools/authoring/card_draft.h"

#include <algorithm>

#include "engine/model/content.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/card_templates.h"
#include "tools/authoring/first_use.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;
using scripting::ScenarioResult;
using scripting::Severity;

namespace {

// The first line of a message, and the line of its values.
std::string shortened_message(const std::string& message) {
  const std::size_t end = message.find('\n');
  return message.substr(0, message.find("\n  stack:", end == std::string::npos ? message.size() : 0));
}

bool is_of(const Finding& finding, const CardDraft& draft) {
  return fs::path(finding.file).lexically_normal().generic_string().ends_with(draft.script_file().generic_string());
}

}  // namespace

SourceCard read_card(const Content& content, CardDefId id) {
  const CardDef& card = content[id];
  const fs::path file = card.file;
  SourceCard source{card.id,
                    file.parent_path().parent_path().string(),
                    content.decks[card.deck.value].name,
                    content.type_name(card.deck),
                    {file.stem().string(), card.name},
                    {},
                    {}};
  std::string why;
  const auto script = read_whole(file, why);
  if (!script)
    throw Stop{Exit::content, fmt::format("The script of {} can't be copied: {}", card.id, why)};
  source.script = *script;
  const fs::path scenarios = file.parent_path().parent_path() / "scenarios" / source.deck / file.filename();
  source.scenarios = read_whole(scenarios, why).value_or("");
  return source;
}

std::string scenario_of_card(const SourceCard& card, const std::string& name, scripting::LibraryCache& libraries) {
  const std::vector<WrittenScenario> all = scenarios_in(card.scenarios);
  if (all.empty())
    if (std::string shown = scenario_of_first_use(libraries, card.set, card.full_id, name); !shown.empty())
      return shown;
  constexpr const char* to_do = "-- To do: show what the card does. As yet, this only shows that it can be used.\n";
  std::string text = all.empty() ? to_do + scenario_of_use(card.type, card.deck, card.card)
                                 : card.scenarios.substr(all.front().at, all.front().size) + "\n";
  const std::vector<WrittenScenario> own = scenarios_in(text);
  const std::string title = all.empty() ? name + " (to do: this does not test yet what the card does)" : name;
  if (!own.empty())
    text.replace(text.find('"'), own.front().name.size() + 2, lua_quoted(title));
  return text;
}

CardDraft copy_of(const SourceCard& source, const CardName& as) {
  CardDraft draft{source.deck, as, renamed_script(source.script, source.card, as), {}, {}};
  draft.scenarios = renamed_scenarios(source.scenarios, source.card, as);
  if (draft.scenarios.empty()) {
    draft.scenarios = scenario_of_use(source.type, source.deck, as);
    draft.notes.push_back(fmt::format(
        "{} has no scenario file, so the scenario only shows that the card can be used: add checks", source.full_id));
  }
  return draft;
}

std::vector<Finding> findings_of(const CardDraft& draft, StagedSet& staged) {
  staged.write(draft.script_file(), draft.script);
  std::vector<Finding> all = staged.findings();
  const bool is_broken = scripting::has_error(all);
  std::erase_if(all, [&](const Finding& finding) {
    return !is_of(finding, draft) && !(is_broken && finding.severity == Severity::error);
  });
  return all;
}

std::string try_draft(CardDraft& draft, StagedSet& staged) {
  if (const std::vector<Finding> findings = findings_of(draft, staged); !findings.empty())
    return to_string(findings.front());
  staged.write(draft.scenario_file(), draft.scenarios);
  std::vector<std::string> failed;
  std::string why;
  const std::vector<ScenarioResult> results = staged.test(draft.scenario_file());
  for (const ScenarioResult& result : results)
    if (!result.passed) {
      failed.push_back(result.name);
      why = fmt::format("{}:{}: {}", result.file, result.line, shortened_message(result.message));
    }
  if (failed.empty())
    return results.empty() ? "it has no scenario" : "";
  if (failed.size() == results.size() || scenarios_in(draft.scenarios).size() != results.size())
    return why;
  draft.scenarios = without_scenarios(draft.scenarios, failed);
  draft.notes.push_back(
      fmt::format("{} not taken over, because {} with the new card",
                  failed.size() == 1 ? "One scenario was" : fmt::format("{} scenarios were", failed.size()),
                  failed.size() == 1 ? "it fails" : "they fail"));
  return try_draft(draft, staged);
}

}  // namespace soulstack::tools
