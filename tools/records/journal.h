// A journal that is written while its game goes on, and saves.
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

// Each line is on its way to the disk with one call once it is written; a kill loses none. It is synced every so often
// and at its end. Where somebody else shortens, removes or replaces the file it is left alone from then on. While a process has it open no other may write to it.
class Journal {
 public:
  // A new one. Stops with Exit::usage if a file of that name is there, or can't be made; then there is none.
  static std::unique_ptr<Journal> create(const std::filesystem::path& path, const Beginning& beginning,
                                         const Step& setup);
  // One that is there, to be gone on with; what it holds in `record`. What of its last line was cut off goes when the next
  // is written. Stops with Exit::content if it can't be used, or if another process is writing to it.
  static std::unique_ptr<Journal> go_on(const std::filesystem::path& path, Record& record);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  void add(const Step& step);
  void back(std::size_t decisions);  // so many answers stand
  void end(std::uint64_t hash, const std::string& verdict);

  const std::filesystem::path& path() const { return path_; }
  std::size_t decisions() const { return decisions_; }  // that stand
  bool ended() const { return ended_; }                 // the game, and the line that says so is there
  enum class Kept { all, beginning, none };             // beginning: up to where it could be written
  Kept kept() const { return kept_; }
  // If a line could not be written: that, once. The journal ends there, and the game goes on.
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
  std::size_t decisions_ = 0;  // that stand
  int unsynced_ = 0;           // lines
  bool ended_ = false;
  Kept kept_ = Kept::all;
  std::string trouble_;
};

// The game up to there, whole or not at all. Empty, or the sentence that says why it is not written: also where the file
// that is there is something else than a save.
std::string write_record(const std::filesystem::path& path, FileKind kind, const Beginning& beginning,
                         const Step& setup, std::span<const Step> steps, const std::string& verdict);

// The folder of journals that nobody has named, and the name of a new one in it. Empty if there is no such folder.
std::filesystem::path journals_folder();
std::filesystem::path new_journal_path(std::uint64_t seed);
// The newest in that folder whose game is not over and that nobody is writing to. Empty: there is none.
std::filesystem::path last_journal();

}  // namespace soulstack::tools
