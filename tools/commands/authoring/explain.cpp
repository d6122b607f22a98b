// soulstack explain: what a code of `soulstack check` means.
#include "scripting/findings/suggest.h"
#include "scripting/reference/explanations.h"
#include "tools/commands/program.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

namespace {

using scripting::Explanation;

struct ExplainOptions {
  std::string code;
  bool json = false;
};

Json explanation_json(const Explanation& row) {
  Json j{{"number", row.code.label()}, {"code", row.code.name()}, {"title", row.title}, {"text", row.text}};
  if (!row.file.empty())
    j["example"] = {{"file", row.file}, {"wrong", row.wrong}, {"right", row.right}};
  return j;
}

void print_source(Console& console, std::string_view source) {
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size() - 1) + 1;
    console.print("    {}", source.substr(0, end));
    source.remove_prefix(end);
  }
}

void print_explanation(Console& console, const Explanation& row) {
  console.print("{} {}: {}\n\n{}\n", console.paint(Ink::bold, row.code.label()), row.code.name(), row.title,
                wrapped(row.text, static_cast<std::size_t>(console.columns), 0));
  if (!row.wrong.empty()) {
    console.print("\nThis {} is wrong:\n\n", row.file);
    print_source(console, row.wrong);
  }
  if (!row.right.empty()) {
    console.print("\nThis is right:\n\n");
    print_source(console, row.right);
  }
}

void print_list(Console& console) {
  for (const Explanation& row : scripting::explanations())
    console.print("{}  {}  {}\n", row.code.label(), padded(row.code.name(), 18), row.title);
}

const Explanation& found(const std::string& code) {
  if (const auto known = scripting::find_code(code))
    return scripting::explanation_of(*known);
  scripting::Nearest nearest(code);
  for (const scripting::CodeName& row : scripting::code_names)
    nearest.offer(row.name);
  throw Stop{Exit::usage,
             fmt::format("There is no code `{}`{}. `soulstack explain` lists all of them", code,
                         nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word()))};
}

Exit explain(const ExplainOptions& options, Console& console) {
  Json all = Json::array();
  if (!options.code.empty()) {
    const Explanation& row = found(options.code);
    options.json ? all.push_back(explanation_json(row)) : print_explanation(console, row);
  } else if (options.json) {
    for (const Explanation& row : scripting::explanations())
      all.push_back(explanation_json(row));
  } else {
    print_list(console);
  }
  if (options.json)
    write_json(console, Json{{"schema", 1}, {"command", "explain"}, {"codes", all}});
  return Exit::ok;
}

}  // namespace

void add_explain(Command& program) {
  Command& command = program.add("explain", "Explain a code of `soulstack check`, with an example",
                                 "  soulstack explain                # list all codes\n"
                                 "  soulstack explain E010\n"
                                 "  soulstack explain unknown_word\n");
  auto o = std::make_shared<ExplainOptions>();
  command.takes({
      {"code CODE", o->code, "A code, by its number or its name (default: list all)"},
      {"--json", o->json, "Print one JSON object"},
  });
  command.runs(o, explain);
}

}  // namespace soulstack::tools
