// Real-world faults: processes killed while they write, and damaged files. By default a seeded sample; with
// SOULSTACK_FULL=1 all of them:  SOULSTACK_FULL=1 soulstack_tools_tests -tc="faults:*"
#include <doctest/doctest.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/recorded.h"

namespace soulstack::testing::faults_test {
namespace {

using std::chrono::microseconds;
using tools::CutOff;
using tools::FileKind;
using tools::Record;

bool all_of_them() { return std::getenv("SOULSTACK_FULL") != nullptr; }

// ---- Kills

struct Files {
  std::string journal = (own_folder.path() / "kill.journal").string();
  std::string save = (own_folder.path() / "kill.save").string();
  std::string input = (own_folder.path() / "kill.input").string();
  std::string output = (own_folder.path() / "kill.output").string();

  void clear() const {
    for (const std::string& file : {journal, save, input, output})
      fs::remove(file);
  }
};

pid_t start(const std::vector<std::string>& arguments, const Files& files) {
  const std::string input = arguments[0] == "rpc" ? files.input : "/dev/null";
  const pid_t child = fork();
  if (child != 0)
    return child;
  dup2(open(input.c_str(), O_RDONLY), STDIN_FILENO);
  dup2(open(files.output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
  dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
  const std::string program = the_program().string();
  std::vector<char*> words = {const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  execv(program.c_str(), words.data());
  _exit(127);
}

void wait_for(pid_t child) { waitpid(child, nullptr, 0); }

// A game of two people and a bot, who answer by number and save regularly.
class KilledGame {
 public:
  explicit KilledGame(bool in_rpc) : in_rpc_(in_rpc) {
    const auto game = played(31, decisions, {"human", "human", "random"});
    for (const Step& step : game->steps())
      if (step.typed())
        answers_.push_back(step.option);
    run_whole();
  }

  // Kills the process some time after its journal exists. False if it had finished before.
  bool kill_after(microseconds pause) {
    files_.clear();
    write_input(0);
    const pid_t child = start(arguments(), files_);
    while (!fs::exists(files_.journal))
      std::this_thread::sleep_for(microseconds(200));
    std::this_thread::sleep_for(pause);
    const bool lived = waitpid(child, nullptr, WNOHANG) == 0;
    if (lived) {
      ::kill(child, SIGKILL);
      wait_for(child);
    }
    return lived;
  }

  // The fault of the files that it left; empty if there is none.
  std::string what_is_wrong_after_kill() const {
    if (fs::exists(files_.save)) {
      const auto saved = hashes(tools::read_record(files_.save, CutOff::refused).steps);
      if (!std::equal(saved.begin(), saved.end(), whole_.begin()))
        return "the save is of another game";
    }
    const std::string journal = text_of(files_.journal);
    if (std::count(journal.begin(), journal.end(), '\n') < 2)
      return journal.size() < bytes_.size() && bytes_.starts_with(journal) ? ""
                                                                           : "the journal begins with something else";
    const Record record = tools::read_record(files_.journal, CutOff::allowed);
    if (in_rpc_ && typed(record) + 1 < responses())
      return "an answer was confirmed that the journal does not contain";
    return bytes_.starts_with(journal) ? "" : "the journal is of another game";
  }

  // Continues to the end. The journal must then be byte for byte the same as without the kill.
  std::string what_is_wrong_after_resuming() {
    const std::string journal = text_of(files_.journal);
    if (std::count(journal.begin(), journal.end(), '\n') < 2)
      return {};
    write_input(typed(tools::read_record(files_.journal, CutOff::allowed)));
    std::vector<std::string> resumed = {"play", "--resume", files_.journal, "--script", files_.input};
    wait_for(start(in_rpc_ ? std::vector<std::string>{"rpc"} : resumed, files_));
    return text_of(files_.journal) == bytes_ ? "" : "the resumed game is a different one";
  }

  microseconds duration() const { return duration_; }
  std::size_t answers() const { return answers_.size(); }

 private:
  static constexpr std::size_t decisions = 160, answers_to_a_save = 5;

  void run_whole() {
    files_.clear();
    write_input(0);
    const pid_t child = start(arguments(), files_);
    while (!fs::exists(files_.journal))
      std::this_thread::sleep_for(microseconds(200));
    const auto begun = std::chrono::steady_clock::now();
    wait_for(child);
    duration_ = std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - begun);
    bytes_ = text_of(files_.journal);
    whole_ = hashes(tools::read_record(files_.journal, CutOff::refused).steps);
  }

  std::vector<std::string> arguments() const {
    if (in_rpc_)
      return {"rpc"};
    return {"play",   "--players", "3",   "--seed",    "31",           "--humans", "2",         "--bot",
            "random", "--stops",   "all", "--journal", files_.journal, "--script", files_.input};
  }

  // The input from that answer on.
  void write_input(std::size_t from) const {
    std::ofstream input(files_.input);
    if (in_rpc_)
      input << request("hello", {{"version", "1.0"}}) << '\n' << first_request(from) << '\n';
    for (std::size_t i = from; i < answers_.size(); ++i) {
      if (in_rpc_)
        input << request("game.answer", {{"game", 1}, {"option", answers_[i]}}) << '\n';
      else
        input << answers_[i] + 1 << '\n';
      if (i % answers_to_a_save == 0)
        input << (in_rpc_ ? request("game.save", {{"game", 1}, {"file", files_.save}}) : "save " + files_.save) << '\n';
    }
  }

  // Begins the game, or continues it from its journal.
  std::string first_request(std::size_t from) const {
    if (from != 0 || fs::exists(files_.journal))
      return request("game.load", {{"file", files_.journal}});
    return request(
        "game.new",
        {{"players", 3}, {"seed", 31}, {"seats", {"client", "client", "random"}}, {"journal", files_.journal}});
  }

  static std::size_t typed(const Record& record) {
    return static_cast<std::size_t>(
        std::count_if(record.steps.begin(), record.steps.end(), [](const Step& step) { return step.typed(); }));
  }

  // The positions in responses: to `game.new` and to the answers, not to `hello` and to saves.
  std::size_t responses() const {
    std::ifstream output(files_.output);
    std::size_t n = 0;
    for (std::string line; std::getline(output, line) && !output.eof();)
      n += has(line, "\"result\":{\"game\":") ? 1U : 0U;
    return n;
  }

  bool in_rpc_;
  Files files_;
  std::vector<int> answers_;
  std::string bytes_;  // of the journal of the undisturbed game
  std::vector<std::uint64_t> whole_;
  microseconds duration_{0};
};

TEST_CASE("faults: a game whose process is killed at any moment resumes unchanged") {
  const int kills = all_of_them() ? 600 : 16;
  tools::Dice dice(77);
  KilledGame of_play(false), of_rpc(true);
  int late = 0, wrong = 0;
  for (int i = 0; i < kills; ++i) {
    KilledGame& game = i % 2 == 0 ? of_play : of_rpc;
    // On a machine whose speed varies, a game may end before its kill; it is then killed earlier.
    microseconds pause(dice.below(static_cast<int>(game.duration().count())));
    for (; !game.kill_after(pause); pause /= 2, ++late)
      REQUIRE_MESSAGE(pause.count() > 0, "a game ends before it can be killed");
    std::string why = game.what_is_wrong_after_kill();
    if (why.empty())
      why = game.what_is_wrong_after_resuming();
    CHECK_MESSAGE(why == "", i);
    wrong += why.empty() ? 0 : 1;
  }
  std::printf(
      "faults: %d games killed at random moments of their %zu answers (%d kills came late and were repeated), "
      "%d wrong\n",
      kills, of_play.answers(), late, wrong);
}

// ---- Damage

std::string damaged(std::string bytes, const std::string& other, tools::Dice& dice) {
  const auto anywhere = [&](const std::string& in) {
    return static_cast<std::size_t>(dice.below(static_cast<int>(in.size())));
  };
  const std::size_t at = anywhere(bytes), length = 1 + anywhere(bytes) % 200;
  switch (dice.below(8)) {
    case 0:
      bytes[at] = static_cast<char>(bytes[at] ^ 1 << dice.below(8));
      break;
    case 1:
      bytes[at] = static_cast<char>(dice.below(256));
      break;
    case 2:
      bytes.resize(at);
      break;
    case 3:
      bytes.erase(at, length);
      break;
    case 4:
      bytes.insert(at, other.substr(anywhere(other), length));
      break;
    case 5:
      std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), std::min(length, bytes.size() - at), '\0');
      break;
    case 6:
      bytes.insert(at, bytes.substr(at, length));
      break;
    default:
      bytes = bytes.substr(0, at) + other.substr(std::min(at, other.size()));
      bytes = bytes == other ? "" : bytes;  // which would be a complete file
  }
  return bytes;
}

// The part of a damaged file that was read must be the beginning of the game.
bool is_harmless(const std::string& bytes, const std::string& whole, const std::vector<std::uint64_t>& all,
                 int& refused) {
  const fs::path path = own_folder.path() / "damaged";
  fs::remove(path);  // overwriting a file waits for the disk
  std::ofstream(path, std::ios::binary) << bytes;
  try {
    const Record record = tools::read_record(path, CutOff::allowed);
    const auto some = hashes(record.steps);
    const bool beginning = std::equal(some.begin(), some.end(), all.begin(),
                                      all.begin() + static_cast<std::ptrdiff_t>(std::min(some.size(), all.size())));
    return bytes == whole || (!record.save && beginning && whole.starts_with(bytes.substr(0, record.whole)));
  } catch (const tools::Stop& stop) {
    ++refused;
    return stop.code == tools::Exit::content && has(stop.why, path.string());
  }
}

TEST_CASE("faults: a damaged file is refused, or read up to the damage") {
  const int files = all_of_them() ? 20'000 : 1'000;
  tools::Dice dice(78);
  const auto game = played(32, 20), another = played(33, 20);
  const auto all = hashes(game->steps());
  int refused = 0, wrong = 0;
  for (int i = 0; i < files; ++i) {
    static const std::string wholes[] = {bytes_of(*game, FileKind::journal), bytes_of(*game, FileKind::save)};
    static const std::string others[] = {bytes_of(*another, FileKind::journal), bytes_of(*another, FileKind::save)};
    wrong += is_harmless(damaged(wholes[i % 2], others[i % 2], dice), wholes[i % 2], all, refused) ? 0 : 1;
  }
  std::printf("faults: %d files damaged, %d refused, %d wrong\n", files, refused, wrong);
  CHECK(wrong == 0);
  CHECK(refused > files / 2);
}

}  // namespace
}  // namespace soulstack::testing::faults_test
