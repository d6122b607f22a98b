// A journal that is written while its game goes on, and saves.
#include "tools/journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "tools/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr int lines_to_a_sync = 64;

bool lock(const OpenFile& file) { return flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

[[noreturn]] void refuse_locked(const fs::path& path) {
  throw Stop{Exit::content,
             fmt::format("`{}` belongs to a game that another process plays: end that one first", path.string())};
}

bool begins_like_a_save(const fs::path& path) {
  std::string why;
  const auto bytes = read_whole(path, why);
  return bytes && (bytes->empty() || bytes->starts_with("{\"soulstack\":\"save\""));
}

}  // namespace

Journal::Journal(fs::path path, OpenFile file) : path_(std::move(path)), file_(std::move(file)) {
  std::signal(SIGXFSZ, SIG_IGN);  // where files are limited in size, writing fails in place of the program
}

Journal::~Journal() {
  if (unsynced_ > 0)
    fdatasync(file_.get());
}

std::unique_ptr<Journal> Journal::create(const fs::path& path, const Beginning& beginning, const Step& setup) {
  OpenFile file(open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!file.open() && errno == EEXIST)
    refuse(fmt::format("There is a file `{}` already: name a new one, or go on with `soulstack play --resume {}`",
                       path.string(), path.string()));
  if (!file.open())
    refuse(fmt::format("The journal `{}` can't be written: {}", path.string(), std::strerror(errno)));
  if (!lock(file))
    refuse_locked(path);
  std::unique_ptr<Journal> journal(new Journal(path, std::move(file)));
  const std::string header = journal->lines_.header(beginning, FileKind::journal);
  journal->write(header + journal->lines_.setup(setup));
  return journal;
}

std::unique_ptr<Journal> Journal::go_on(const fs::path& path, Record& record) {
  OpenFile file(open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
  if (!file.open())
    throw Stop{Exit::content, fmt::format("`{}` can't be gone on with: {}", path.string(), std::strerror(errno))};
  if (!lock(file))
    refuse_locked(path);
  record = read_record(path, CutOff::allowed);
  std::unique_ptr<Journal> journal(new Journal(path, std::move(file)));
  journal->lines_ = RecordLines(record.check);
  journal->whole_ = record.whole;
  journal->decisions_ = record.steps.size();
  return journal;
}

void Journal::add(const Step& step) { write(lines_.step(++decisions_, step)); }

void Journal::back(std::size_t decisions) {
  decisions_ = decisions;
  write(lines_.back(decisions));
}

void Journal::end(std::uint64_t hash, const std::string& verdict) { write(lines_.end(decisions_, hash, verdict)); }

// What could be written of a line only in part goes again, so that the journal is whole up to there.
void Journal::write(const std::string& line) {
  if (broken_)
    return;
  const bool cut = lseek(file_.get(), 0, SEEK_END) == static_cast<off_t>(whole_) ||
                   ftruncate(file_.get(), static_cast<off_t>(whole_)) == 0;
  if (cut && write_all(file_.get(), line)) {
    whole_ += line.size();
    if (++unsynced_ < lines_to_a_sync)
      return;
    unsynced_ = 0;
    if (fdatasync(file_.get()) == 0)
      return;
  }
  const std::string why = std::strerror(errno);
  broken_ = true;
  const bool kept = ftruncate(file_.get(), static_cast<off_t>(whole_)) == 0 && decisions_ > 0;
  trouble_ =
      fmt::format("The journal `{}` can't be written any more: {}. {}. `save FILE` keeps the game elsewhere",
                  path_.string(), why, kept ? "It ends here, and the game goes on" : "The game goes on without it");
}

std::string write_record(const fs::path& path, FileKind kind, const Beginning& beginning, const Step& setup,
                         std::span<const Step> steps, const std::string& verdict) {
  std::error_code error;
  const bool save = kind == FileKind::save;
  if (fs::exists(path, error) && !(save && begins_like_a_save(path)))
    return fmt::format("`{}` is there and is no save, so it is left as it is: name another file", path.string());
  RecordLines lines;
  std::string text = lines.header(beginning, kind);
  text += lines.setup(setup);
  for (std::size_t i = 0; i < steps.size(); ++i)
    text += lines.step(i + 1, steps[i]);
  if (save || !verdict.empty())
    text += lines.end(steps.size(), steps.empty() ? setup.hash : steps.back().hash, verdict);
  return write_whole(path, text);
}

// ---- Journals that nobody has named

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

fs::path last_journal() {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(journals_folder(), error))
    if (entry.path().extension() == ".journal")
      found.emplace_back(entry.last_write_time(error), entry.path());
  std::sort(found.begin(), found.end(), std::greater<>());
  for (const auto& [time, path] : found) {
    try {
      Record record;
      if (Journal::go_on(path, record); record.verdict.empty())
        return path;
    } catch (const Stop&) {
      continue;  // damaged, or being played
    }
  }
  return {};
}

}  // namespace soulstack::tools
