// soulstack index: a list of archives, from which others install.
#include <memory>

#include "scripting/sandbox/file_tree.h"
#include "tools/archives/set_index.h"
#include "tools/commands/program.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

namespace {

struct IndexOptions {
  std::string folder;
};

Exit write_index(const IndexOptions& options, Console& console) {
  if (!scripting::is_folder(options.folder))
    throw Stop{Exit::content, fmt::format("There is no folder `{}`", options.folder)};
  const SetIndex index = index_of_folder(options.folder);
  const std::filesystem::path file = index.folder / index_name;
  if (const std::string why = write_whole(file, index_text(index)); !why.empty())
    throw Stop{Exit::content, why};
  console.print("Wrote {}: {}\n", console.paint(Ink::bold, file.generic_string()),
                counted(index.entries.size(), "archive"));
  return Exit::ok;
}

}  // namespace

void add_index(Command& program) {
  Command& command = program.add("index", "Write the index of a folder of packed sets, from which others install",
                                 "  soulstack index sets   # writes sets/index.txt\n"
                                 "  soulstack install storm --index sets\n");
  auto o = std::make_shared<IndexOptions>();
  command.takes({{"folder DIR", o->folder, "A folder with files of soulstack pack", {.required = true}}});
  command.runs(o, write_index);
}

}  // namespace soulstack::tools
