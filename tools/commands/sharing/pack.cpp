// soulstack pack: a set as a file that can be shared.
#include <memory>

#include "scripting/sandbox/file_tree.h"
#include "tools/archives/packed_folder.h"
#include "tools/commands/program.h"
#include "tools/support/atomic_file.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

struct PackOptions {
  std::string folder, out;
};

Exit pack(const PackOptions& options, Console& console) {
  if (!scripting::is_folder(options.folder))
    throw Stop{Exit::content, fmt::format("There is no folder `{}`", options.folder)};
  try {
    const PackedFolder packed = pack_folder(options.folder, {});
    const std::string bytes = write_set_archive(packed.set);
    const fs::path file = fs::path(options.out) / packed.set.file_name();
    if (const std::string why = write_whole(file, bytes); !why.empty())
      throw Stop{Exit::content, why};
    for (const std::string& name : packed.left_out)
      console.note("Left out: {} is not a kind of file that a set has", name);
    console.print("Wrote {}: {}, {} bytes\n", console.paint(Ink::bold, file.generic_string()),
                  counted(packed.set.files.size(), "file"), grouped(bytes.size()));
    console.print("\nNext:\n  soulstack install {}\n", shell_word(file));
    return Exit::ok;
  } catch (const BadArchive& bad) {
    throw Stop{Exit::content, fmt::format("`{}` cannot be packed: {}", options.folder, bad.what())};
  }
}

}  // namespace

void add_pack(Command& program) {
  Command& command = program.add("pack", "Write a card set as one file, to share it",
                                 "  soulstack pack cards/mine              # writes mine-1.2.set.zip\n"
                                 "  soulstack pack cards/mine --out sets   # writes it to the folder sets\n");
  auto o = std::make_shared<PackOptions>();
  command.takes({
      {"folder DIR", o->folder, "The folder of the set", {.required = true}},
      {"--out DIR", o->out, "The folder for the file (default: the current folder)"},
  });
  command.runs(o, pack);
}

}  // namespace soulstack::tools
