// Writes journals and saves.
#include "tools/records/journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "scripting/sandbox/open_file.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr int lines_to_a_sync = 64;

bool lock(const OpenFile& file) { return flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

[[noreturn]] void refuse_locked(const fs::path& path) {
  throw Stop{Exit::content,
             fmt::format("`{}` belongs to a game in another process; end that game first", path.string())};
}

std::string unwritable(const fs::path& path, std::string_view why) {
  return fmt::format("The journal `{}` cannot be written: {}. Name a new file in another folder", path.string(), why);
}

bool begins_like_a_save(const fs::path& path) {
  std::string why;
  const auto bytes = read_whole(path, why);
  return bytes && (bytes->empty() || bytes->starts_with("{\"soulstack\":\"save\""));
}

}  // namespace

Journal::Journal(fs::path path, OpenFile file) : path_(std::move(path)), file_(std::move(file)) {}

Journal::~Journal() {
  if (unsynced_ > 0)
    fdatasync(file_.get());
}

std::unique_ptr<Journal> Journal::create(const fs::path& path, const Beginning& beginning, const Step& setup) {
  OpenFile file(scripting::open_file(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL, 0666));
  if (!file.open() && errno == EEXIST)
    refuse(fmt::format("File `{}` already exists; name a new one, or resume it with `soulstack play --resume {}`",
                       path.string(), shell_word(path)));
  if (!file.open())
    refuse(unwritable(path, std::strerror(errno)));
  if (!lock(file))
    refuse_locked(path);
  std::unique_ptr<Journal> journal(new Journal(path, std::move(file)));
  const std::string header = journal->lines_.header(beginning, FileKind::journal);
  if (!journal->append(header + journal->lines_.setup(setup))) {
    const std::string why = std::strerror(errno);
    unlink(path.c_str());
    refuse(unwritable(path, why));
  }
  return journal;
}

std::unique_ptr<Journal> Journal::go_on(const fs::path& path, Record& record) {
  OpenFile file(scripting::open_file(path, O_WRONLY | O_APPEND));
  if (!file.open())
    throw Stop{Exit::content, fmt::format("`{}` cannot be written: {}. Resume from a writable copy", path.string(),
                                          std::strerror(errno))};
  if (!lock(file))
    refuse_locked(path);
  record = read_record(path, CutOff::allowed);
  std::unique_ptr<Journal> journal(new Journal(path, std::move(file)));
  journal->lines_ = RecordLines(record.check);
  journal->whole_ = record.whole;
  journal->decisions_ = record.steps.size();
  journal->version_ = record.version;
  journal->ended_ = !record.verdict.empty();
  return journal;
}

std::unique_ptr<Journal> Journal::replace(std::unique_ptr<Journal> old, const Beginning& beginning, const Step& setup,
                                          std::span<const Step> steps, std::string& why) {
  const fs::path path = old->path_;
  old.reset();
  RecordLines lines;
  std::string text = lines.header(beginning, FileKind::journal);
  text += lines.setup(setup);
  for (std::size_t i = 0; i < steps.size(); ++i)
    text += lines.step(i + 1, steps[i]);
  why = write_whole(path, text);
  if (!why.empty())
    return nullptr;
  try {
    Record record;
    return go_on(path, record);
  } catch (const Stop& stop) {
    why = stop.why;
    return nullptr;
  }
}

void Journal::add(const Step& step) {
  ended_ = false;
  write(lines_.step(++decisions_, step));
}

void Journal::back(std::size_t decisions) {
  ended_ = false;
  decisions_ = decisions;
  write(lines_.back(decisions));
}

void Journal::end(std::uint64_t hash, const std::string& verdict) {
  ended_ = true;
  write(lines_.end(decisions_, hash, verdict));
}

// Empty, or what another process has done to the file since the last line.
std::string_view Journal::interference() const {
  struct stat ours = {}, named = {};
  if (::fstat(file_.get(), &ours) != 0 || ::stat(path_.c_str(), &named) != 0)
    return "the file was removed";
  if (ours.st_dev != named.st_dev || ours.st_ino != named.st_ino)
    return "the file was replaced";
  return ours.st_size < static_cast<off_t>(whole_) ? "the file was truncated" : "";
}

// Returns false on failure; errno says why.
bool Journal::append(const std::string& line) {
  const off_t end = static_cast<off_t>(whole_);
  if (lseek(file_.get(), 0, SEEK_END) != end && ftruncate(file_.get(), end) != 0)
    return false;
  if (!write_all(file_.get(), line))
    return false;
  whole_ += line.size();
  if (++unsynced_ < lines_to_a_sync)
    return true;
  unsynced_ = 0;
  return fdatasync(file_.get()) == 0;
}

// Removes a partly written line, so that the journal stays valid.
void Journal::write(const std::string& line) {
  if (kept_ != Kept::all)
    return;
  std::string why(whole_ + line.size() > largest_file ? "it would be larger than 64 MiB" : interference());
  if (why.empty() && append(line))
    return;
  kept_ = Kept::none;
  if (why.empty()) {
    why = std::strerror(errno);
    if (ftruncate(file_.get(), static_cast<off_t>(whole_)) == 0)
      kept_ = Kept::beginning;
  }
  trouble_ =
      fmt::format("The journal `{}` can no longer be written: {}. {}. Use `save FILE` to keep the game", path_.string(),
                  why, kept_ == Kept::beginning ? "It ends here; the game continues" : "The game continues without it");
}

std::string record_text(FileKind kind, const Beginning& beginning, const Step& setup, std::span<const Step> steps,
                        const std::string& verdict) {
  RecordLines lines;
  std::string text = lines.header(beginning, kind);
  text += lines.setup(setup);
  for (std::size_t i = 0; i < steps.size(); ++i)
    text += lines.step(i + 1, steps[i]);
  if (kind == FileKind::save || !verdict.empty())
    text += lines.end(steps.size(), steps.empty() ? setup.hash : steps.back().hash, verdict);
  return text;
}

std::string write_record(const fs::path& path, FileKind kind, const Beginning& beginning, const Step& setup,
                         std::span<const Step> steps, const std::string& verdict) {
  std::error_code error;
  if (fs::exists(path, error) && !(kind == FileKind::save && begins_like_a_save(path)))
    return fmt::format("`{}` exists and is not a save; name another file", path.string());
  return write_whole(path, record_text(kind, beginning, setup, steps, verdict));
}

// ---- Default journals

fs::path journals_folder() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  const char* const home = std::getenv("HOME");
  if (state != nullptr && *state == '/')
    return fs::path(state) / "soulstack";
  if (home != nullptr && *home != '\0')
    return fs::path(home) / ".local" / "state" / "soulstack";
  return {};
}

fs::path new_journal_path(std::uint64_t seed) {
  const fs::path folder = journals_folder();
  std::error_code error;
  if (folder.empty() || (fs::create_directories(folder, error), error))
    return {};
  const std::time_t now = std::time(nullptr);
  std::tm local = {};
  localtime_r(&now, &local);
  char day[32];
  std::strftime(day, sizeof day, "%Y-%m-%d-%H%M%S", &local);
  fs::path path = folder / fmt::format("{}-seed-{}.journal", day, seed);
  for (int n = 2; fs::exists(path, error); ++n)
    path = folder / fmt::format("{}-seed-{}-{}.journal", day, seed, n);
  return path;
}

namespace {

// Checks only the last line.
bool says_that_it_is_over(const fs::path& path) {
  constexpr off_t enough = 4096;
  const OpenFile file(scripting::open_file(path, O_RDONLY));
  struct stat about = {};
  if (!file.open() || fstat(file.get(), &about) != 0 || !S_ISREG(about.st_mode))
    return false;
  std::string last(static_cast<std::size_t>(std::min(about.st_size, enough)), '\0');
  const ssize_t got = pread(file.get(), last.data(), last.size(), about.st_size - static_cast<off_t>(last.size()));
  last.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  const std::size_t line = last.size() < 2 ? last.npos : last.rfind('\n', last.size() - 2);
  return line != last.npos && last.ends_with('\n') && last.find("{\"end\":", line) == line + 1;
}

}  // namespace

fs::path last_journal() {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(journals_folder(), error))
    if (path.extension() == ".journal")
      found.emplace_back(fs::last_write_time(path, error), path);
  std::sort(found.begin(), found.end(), std::greater<>());
  for (const auto& [time, path] : found) {
    if (says_that_it_is_over(path))
      continue;
    try {
      Record record;
      if (Journal::go_on(path, record); record.verdict.empty())
        return path;
    } catch (const Stop&) {
      continue;  // damaged, or in use
    }
  }
  return {};
}

}  // namespace soulstack::tools
