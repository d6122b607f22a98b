// Writes journals and saves.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tools/records/record.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

// A journal, written during its game. Each line is written with one call, so a killed process loses none. The file is
// synced regularly and at its end. If another process truncates, removes or replaces the file, writing stops. While a
// process has the journal open, no other process may write to it.
class Journal {
 public:
  // Creates a new journal. Stops with Exit::usage if the file exists or cannot be created.
  static std::unique_ptr<Journal> create(const std::filesystem::path& path, const Beginning& beginning,
                                         const Step& setup);
  // Opens an existing journal with the content `record` to continue it. The next write removes an incomplete last line.
  // Stops with Exit::content if it cannot be used, or if another process is writing to it.
  static std::unique_ptr<Journal> go_on(const std::filesystem::path& path, Record& record);
  // Replaces a journal in its file, for a game whose cards have changed. Null, with an error message in `why`: the file
  // is as before.
  static std::unique_ptr<Journal> replace(std::unique_ptr<Journal> old, const Beginning& beginning, const Step& setup,
                                          std::span<const Step> steps, std::string& why);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  void add(const Step& step);
  void back(std::size_t decisions);  // only that many answers remain valid
  void end(std::uint64_t hash, const std::string& verdict);

  const std::filesystem::path& path() const { return path_; }
  std::size_t decisions() const { return decisions_; }  // valid answers
  // A journal that an older version of the program began may not have room for edits.
  bool takes_edits() const { return version_ >= 2; }
  bool ended() const { return ended_; }      // whether the last line says that the game has ended
  enum class Kept { all, beginning, none };  // beginning: up to the first failed write
  Kept kept() const { return kept_; }
  // Returns the error, once, if a line could not be written. The journal ends there; the game continues.
  std::string take_trouble() { return std::exchange(trouble_, {}); }

 private:
  Journal(std::filesystem::path path, OpenFile file);
  std::string_view interference() const;
  bool append(const std::string& line);
  void write(const std::string& line);

  std::filesystem::path path_;
  OpenFile file_;
  RecordLines lines_;
  std::size_t whole_ = 0;      // bytes
  std::size_t decisions_ = 0;  // valid answers
  int version_ = record_version;
  int unsynced_ = 0;  // lines
  bool ended_ = false;
  Kept kept_ = Kept::all;
  std::string trouble_;
};

// The content of a journal or a save with these steps. `verdict`: how the game ended; empty: it goes on.
std::string record_text(FileKind kind, const Beginning& beginning, const Step& setup, std::span<const Step> steps,
                        const std::string& verdict);
// Writes it atomically. Returns an error message, empty on success. Does not overwrite a file that is not a save.
std::string write_record(const std::filesystem::path& path, FileKind kind, const Beginning& beginning,
                         const Step& setup, std::span<const Step> steps, const std::string& verdict);

// The default folder for journals, and the name of a new journal in it. Empty if there is no such folder.
std::filesystem::path journals_folder();
std::filesystem::path new_journal_path(std::uint64_t seed);
// The newest journal in that folder with an unfinished game that no process is writing to. Empty if there is none.
std::filesystem::path last_journal();

}  // namespace soulstack::tools
