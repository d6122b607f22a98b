// Journals and saves: damaged files are refused, and complete ones give the same game again.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/recorded.h"

namespace soulstack::testing::journal_test {
namespace {
using tools::CutOff;
using tools::FileKind;

std::string small_save() { return bytes_of(*played(3, 6), FileKind::save); }
std::string small_journal() { return bytes_of(*played(3, 6), FileKind::journal); }

std::vector<std::string> lines_of(const std::string& bytes) {
  std::vector<std::string> lines;
  std::istringstream in(bytes);
  for (std::string line; std::getline(in, line);)
    lines.push_back(line + "\n");
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string bytes;
  for (const std::string& line : lines)
    bytes += line;
  return bytes;
}

// CRC-32, one bit at a time.
std::uint32_t crc_of(std::uint32_t before, const std::string& text) {
  std::uint32_t c = ~before;
  for (const char byte : text) {
    c ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit)
      c = (c & 1U) != 0 ? 0xEDB88320U ^ c >> 1 : c >> 1;
  }
  return ~c;
}

// ---- Damage

TEST_CASE("journal: a save with any byte flipped is refused") {
  const std::string whole = small_save();
  REQUIRE(refusal_of(whole) == "");
  std::size_t accepted = 0;
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 1 << at % 8);
    accepted += refusal_of(damaged).empty() ? 1U : 0U;
  }
  CHECK(accepted == 0);
}

TEST_CASE("journal: a save cut at any byte is refused") {
  const std::string whole = small_save();
  std::size_t accepted = 0;
  for (std::size_t length = 0; length < whole.size(); ++length)
    accepted += refusal_of(whole.substr(0, length)).empty() ? 1U : 0U;
  CHECK(accepted == 0);
}

TEST_CASE("journal: a cut journal gives the answers before the cut, and reports how many bytes are complete") {
  const std::string whole = small_journal();
  const auto all = hashes(tools::parse_record(whole, "game", CutOff::refused).steps);
  const std::size_t first = whole.find('\n', whole.find('\n') + 1) + 1;
  for (std::size_t length = first; length < whole.size(); ++length) {
    const tools::Record cut = tools::parse_record(whole.substr(0, length), "game", CutOff::allowed);
    const auto some = hashes(cut.steps);
    REQUIRE(std::equal(some.begin(), some.end(), all.begin()));
    REQUIRE(cut.whole == whole.rfind('\n', length - 1) + 1);
    REQUIRE(cut.cut_off == (cut.whole != length));
  }
  for (std::size_t length = 0; length < first; ++length)
    REQUIRE(refusal_of(whole.substr(0, length)) != "");
}

TEST_CASE("journal: a journal with any byte flipped is refused") {
  const std::string whole = small_journal();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 1 << at % 8);
    REQUIRE_MESSAGE(refusal_of(damaged) != "", at);
  }
}

TEST_CASE("journal: lost, repeated and moved lines are reported") {
  const std::vector<std::string> lines = lines_of(small_journal());
  std::vector<std::string> lost = lines, repeated = lines, moved = lines;
  lost.erase(lost.begin() + 4);
  repeated.insert(repeated.begin() + 4, lines[4]);
  std::swap(moved[4], moved[5]);
  for (const auto& [damaged, line] : {std::pair{lost, 5}, {repeated, 6}, {moved, 5}})
    CHECK(has(refusal_of(joined(damaged)), "damaged in line " + std::to_string(line) + ": its checksum is wrong"));
}

TEST_CASE("journal: a line of another game is refused") {
  std::vector<std::string> lines = lines_of(small_journal());
  lines[3] = lines_of(bytes_of(*played(4, 6), FileKind::journal))[3];
  CHECK(has(refusal_of(joined(lines)), "damaged in line 4"));
}

TEST_CASE("journal: a newer format version is refused by its number") {
  std::string bytes = small_save();
  bytes.replace(bytes.find("\"version\":2"), 11, "\"version\":7");
  CHECK(has(refusal_of(bytes), "has version 7 of the file format"));
  bytes.replace(bytes.find("\"version\":7"), 11, "\"version\":99999999999999999999");
  CHECK(has(refusal_of(bytes), "has version 99999999999999999999 of the file format"));
}

TEST_CASE("journal: a file that is not a journal is refused") {
  CHECK(has(refusal_of("# Soulstack\n"), "neither a journal nor a save"));
  CHECK(has(refusal_of(""), "is empty"));
  CHECK(has(run("replay", "cards").err, "not a regular file"));
  CHECK(has(run("replay", "/dev/zero").err, "not a regular file"));
  CHECK(run("replay", "README.md").code == 3);
  CHECK(run("play", "--resume", "README.md").code == 3);
}

// Lines with invalid content and correct checksums.
TEST_CASE("journal: invalid content is refused even with a right checksum") {
  const auto begun = played(3, 0);
  Step step;
  step.key = "pass";
  const auto with = [&](Step bad) {
    tools::RecordLines lines;
    std::string bytes = lines.header(begun->beginning(), FileKind::journal);
    bytes += lines.setup(begun->setup());
    return bytes + lines.step(1, bad);
  };
  CHECK(refusal_of(with(step)) == "");
  step.who = 2;
  CHECK(has(refusal_of(with(step)), "a number must be from 1 to 2"));
  step.who = 0;
  step.option = -1;
  CHECK(has(refusal_of(with(step)), "damaged in line 3"));
}

// A complete file with the content of these lines.
std::string with_checks(const std::vector<std::string>& lines) {
  std::string bytes;
  std::uint32_t check = 0;
  for (const std::string& line : lines) {
    check = crc_of(check, line);
    char end[32];
    std::snprintf(end, sizeof end, ",\"check\":\"%08x\"}\n", check);
    bytes += line + end;
  }
  return bytes;
}

std::vector<std::string> without_checks(const std::string& bytes) {
  std::vector<std::string> lines = lines_of(bytes);
  for (std::string& line : lines)
    line.resize(line.rfind(",\"check\""));
  return lines;
}

TEST_CASE("journal: lines that are too deep, too long or incomplete are refused with a message") {
  std::vector<std::string> lines = without_checks(small_journal());
  REQUIRE(refusal_of(with_checks(lines)) == "");
  lines[2] = "{\"n\":" + std::string(100'000, '[') + std::string(100'000, ']');
  CHECK(has(refusal_of(with_checks(lines)), "line 3: invalid content: it has more than 64 levels"));
  lines[2] = "{\"n\":1,\"turn\":1";
  CHECK(has(refusal_of(with_checks(lines)), "line 3: invalid content: it has no `hash`"));
  lines[2] = "{\"n\":" + std::string(std::size_t{2} << 20, ' ') + "1";
  CHECK(has(refusal_of(with_checks(lines)), "line 3: it is longer than 1 MiB"));
}

TEST_CASE("journal: a file of version 1 is accepted, but cannot contain edits") {
  const auto history = played(3, 2);
  const auto as_version_1 = [&] {
    std::vector<std::string> lines = without_checks(bytes_of(*history, FileKind::journal));
    lines[0].replace(lines[0].find("\"version\":2"), 11, "\"version\":1");
    return with_checks(lines);
  };
  CHECK(refusal_of(as_version_1()) == "");
  REQUIRE(history->edit("/die 6").why == "");
  CHECK(has(refusal_of(as_version_1()), "unknown field `edit`"));
  CHECK(refusal_of(bytes_of(*history, FileKind::journal)) == "");
}

TEST_CASE("journal: unknown fields are refused, wherever they are") {
  const std::vector<std::string> lines = without_checks(small_journal());
  for (std::size_t i = 0; i < 3; ++i) {
    std::vector<std::string> more = lines;
    more[i] += ",\"note\":1";
    CHECK(has(refusal_of(with_checks(more)), "invalid content: unknown field `note`"));
  }
  std::vector<std::string> more = lines;
  more.push_back("{\"back\":0,\"note\":1");
  CHECK(has(refusal_of(with_checks(more)), "unknown field `note`"));
}

TEST_CASE("journal: a file of more than 64 MiB is refused before it is read") {
  const fs::path path = own_folder.path() / "large.journal";
  std::ofstream(path) << "{";
  fs::resize_file(path, (std::uintmax_t{64} << 20) + 1);
  CHECK(has(run("replay", path.c_str()).err, "is larger than 64 MiB"));
}

TEST_CASE("journal: terminal escapes and overlong text are not printed") {
  std::vector<std::string> lines = without_checks(small_journal());
  const std::string hash = lines.back().substr(lines.back().find("\"hash\":\""), 25);
  lines.push_back("{\"end\":6," + hash + ",\"verdict\":\"\\u001b[31m" + std::string(100'000, 'x') + "\"");
  const TemporaryFile file("escapes.journal", with_checks(lines));
  const Ran ran = run("replay", file.path().c_str());
  CHECK(has(ran.out, "?[31mxxx"));
  CHECK_FALSE(has(ran.out, "\x1b"));
  CHECK(ran.out.size() < 2'000);
}

TEST_CASE("journal: an invalid option is refused when the game is resumed, and the file stays") {
  const auto begun = played(3, 2);
  std::vector<Step> steps(begun->steps());
  steps[1].option = 250;
  const fs::path path = own_folder.path() / "wrong_option.save";
  REQUIRE(tools::write_record(path, FileKind::save, begun->beginning(), begun->setup(), steps, "") == "");
  const std::string before = text_of(path);
  for (const char* command : {"play", "replay"}) {
    const Ran ran =
        std::string(command) == "play" ? run("play", "--resume", path.c_str()) : run("replay", path.c_str());
    CHECK(ran.code == (std::string(command) == "play" ? 3 : 1));
    CHECK(has(ran.out + ran.err, "decision 2"));
  }
  CHECK(text_of(path) == before);
}

// ---- Other cards

// The base set with another Penny.
class OtherCards {
 public:
  OtherCards() : folder_(own_folder.path() / "other" / "base") {
    fs::create_directories(folder_.parent_path());
    fs::copy("cards/base", folder_, fs::copy_options::recursive);
    std::ofstream(folder_ / "loot/a_penny.lua")
        << "return loot {\n  name = \"A Penny!\", copies = 6,\n"
           "  play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end },\n}\n";
  }
  ~OtherCards() { fs::remove_all(folder_.parent_path()); }
  OtherCards(const OtherCards&) = delete;
  OtherCards& operator=(const OtherCards&) = delete;
  std::string folder() const { return folder_.string(); }

 private:
  fs::path folder_;
};

TEST_CASE("journal: a game with other cards is refused, with both versions, and nothing changes") {
  const OtherCards other;
  const TemporaryFile journal("other_cards.journal", small_journal());
  const Ran ran = run("play", "--resume", journal.path().c_str(), "--set", other.folder().c_str());
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "was played with different cards: the set `base` was version 0.1.0 ("));
  CHECK(has(ran.err, "; these files differ: base: loot/a_penny.lua. "));
  CHECK(has(ran.err, ") in " + other.folder()));
  CHECK(has(ran.err, "soulstack replay " + journal.path() + " --rebase --set " + other.folder()));
  CHECK(text_of(journal.path()) == small_journal());
}

TEST_CASE("journal: a set has the same hash in any folder") {
  const fs::path copy = own_folder.path() / "copy" / "base";
  fs::create_directories(copy.parent_path());
  fs::copy("cards/base", copy, fs::copy_options::recursive);
  const TemporaryFile save("same_cards.save", small_save());
  CHECK(run("replay", save.path().c_str(), "--set", copy.c_str()).code == 0);
  fs::remove_all(copy.parent_path());
}

TEST_CASE("journal: scenarios and unused files are not part of a set's hash") {
  const std::vector<scripting::LoadedSet> sets = base_game().sets();
  for (const auto& [name, hash] : sets[0].files)
    CHECK_FALSE(name.starts_with("scenarios"));
  CHECK(sets[0].files.contains("set.lua"));
  CHECK(sets[0].files.contains("rules/extended.lua"));
  CHECK_FALSE(sets[0].files.contains("rules/classic.lua"));
}

// ---- Files of a game that continues

TEST_CASE("journal: two games can't write to one journal") {
  const TemporaryFile file("locked.journal", small_journal());
  tools::Record record;
  const auto held = tools::Journal::go_on(file.path(), record);
  const Ran ran = run("play", "--resume", file.path().c_str());
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "another process"));
}

TEST_CASE("journal: an existing file is not overwritten") {
  const TemporaryFile mine("mine.txt", "mine\n");
  const Ran ran = run("play", "--journal", mine.path().c_str());
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "already exists"));
  const Ran save = soulstack_with("save " + mine.path() + "\nquit\n", {"play", "--seed", "5"});
  CHECK(has(save.out, "Not saved"));
  CHECK(text_of(mine.path()) == "mine\n");
}

TEST_CASE("journal: an incomplete last line is removed when the game resumes") {
  const std::string whole = small_journal();
  const TemporaryFile file("cut.journal", whole.substr(0, whole.size() - 9));
  const Ran ran = soulstack_with("quit\n", {"play", "--resume", file.path()});
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "is incomplete"));
  CHECK(run("replay", file.path().c_str()).code == 3);
  soulstack_with("1\nquit\n", {"play", "--resume", file.path()});
  CHECK(run("replay", file.path().c_str()).code == 0);
}

// ---- Files that other processes change during the game

// The message at the next answer, after the file was changed in that way.
std::string trouble_after(const std::function<void(const fs::path&)>& deed) {
  const TemporaryFile file("others.journal", small_journal());
  tools::Record record;
  const auto journal = tools::Journal::go_on(file.path(), record);
  deed(file.path());
  journal->add(record.steps.back());
  CHECK(journal->kept() == tools::Journal::Kept::none);
  CHECK(!has(text_of(file.path()), "hash"));
  return journal->take_trouble();
}

TEST_CASE("journal: a file that another process truncates, removes or replaces is left alone, with a note") {
  CHECK(has(trouble_after([](const fs::path& file) { fs::resize_file(file, 0); }), "the file was truncated"));
  CHECK(has(trouble_after([](const fs::path& file) { fs::remove(file); }), "the file was removed"));
  CHECK(has(trouble_after([](const fs::path& file) {
              fs::remove(file);
              std::ofstream(file) << "mine\n";
            }),
            "the file was replaced"));
}

TEST_CASE("journal: a finished game without an end line is narrated once more, and the end line is added") {
  const std::string whole = bytes_of(*played(23, 9'999, {"random", "random"}), FileKind::journal);
  const TemporaryFile file("over.journal", whole.substr(0, whole.rfind("{\"end\"")));
  REQUIRE(text_of(file.path()) != whole);
  CHECK(has(run("play", "--resume", file.path().c_str()).out, " wins after"));
  CHECK(text_of(file.path()) == whole);
  run("play", "--resume", file.path().c_str());
  CHECK(text_of(file.path()) == whole);
}

TEST_CASE("journal: a pipe does not block") {
  const fs::path pipe = own_folder.path() / "pipe.journal";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  const auto gone_on = [&] {
    tools::Record record;
    try {
      tools::Journal::go_on(pipe, record);
    } catch (const tools::Stop& stop) {
      return stop.why;
    }
    return std::string();
  };
  CHECK(has(apart(gone_on, 5), "cannot be written: "));
  fs::remove(pipe);
}

TEST_CASE("journal: if the header can't be written, no journal is left and that is reported at once") {
  const fs::path journal = own_folder.path() / "no_room.journal", told = own_folder.path() / "no_room.txt";
  const std::string command = "(ulimit -f 0; '" + the_program().string() + "' play --journal '" + journal.string() +
                              "' < /dev/null 2>&1) | cat > '" + told.string() + "'";
  REQUIRE(std::system(command.c_str()) == 0);
  CHECK(text_of(told).starts_with("The journal `" + journal.string() + "` cannot be written: File too large"));
  CHECK_FALSE(fs::exists(journal));
}

TEST_CASE("journal: a read-only journal can be continued with --no-journal") {
  const TemporaryFile file("read_only.journal", small_journal());
  tools::Record record;
  const auto held = tools::Journal::go_on(file.path(), record);
  CHECK(soulstack_with("quit\n", {"play", "--resume", file.path(), "--no-journal"}).code == 0);
  CHECK(text_of(file.path()) == small_journal());
}

TEST_CASE("journal: a full disk is reported once, and the game continues") {
  const fs::path journal = own_folder.path() / "full.journal", told = own_folder.path() / "full.txt";
  const TemporaryFile answers("full.answers", [] {
    std::string many;
    for (int i = 0; i < 300; ++i)
      many += "1\n";
    return many;
  }());
  const std::string command = "ulimit -f 80; '" + the_program().string() + "' play --seed 5 --stops all --journal '" +
                              journal.string() + "' --script '" + answers.path() + "' < /dev/null > /dev/null 2> '" +
                              told.string() + "'";
  const int status = std::system(command.c_str());
  CHECK(WEXITSTATUS(status) == 2);  // the input ended in the middle of the game
  const std::string text = text_of(told);
  CHECK(has(text, "can no longer be written: File too large"));
  CHECK(text.find("no longer") == text.rfind("no longer"));
  CHECK(run("replay", journal.c_str()).code == 0);
}

}  // namespace
}  // namespace soulstack::testing::journal_test
