// Games with all of their answers, and their files, for tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/support/playing.h"
#include "tests/support/running.h"
#include "tools/records/undo.h"
#include "tools/support/stop.h"

namespace soulstack::testing {

using tools::Answered;
using tools::History;
using tools::Seated;
using tools::Step;

inline tools::Beginning beginning(std::uint64_t seed, std::vector<std::string> seats = {"human", "human"}) {
  return {seed, std::move(seats), "extended", "all", tools::stamps_of(base_game())};
}

// Human seats answer by the seed, bots as usual.
inline void play_on(History& history, Answers& people, std::size_t decisions) {
  for (std::size_t i = 0; i < decisions && !history.game().over(); ++i) {
    if (history.is_person(history.game().decision().who))
      history.answer(people.pick(history.game()), Answered::when_asked);
    else
      history.answer(history.bots_choice(), Answered::by_bot);
  }
}

inline std::unique_ptr<History> played(std::uint64_t seed, std::size_t decisions,
                                       std::vector<std::string> seats = {"human", "human"}) {
  auto history = std::make_unique<History>(base_game(), beginning(seed, std::move(seats)), Seated::bots);
  Answers people(seed);
  play_on(*history, people, decisions);
  return history;
}

// The bytes of its file.
inline std::string bytes_of(const History& history, tools::FileKind kind) {
  const fs::path path = own_folder.path() / "bytes";
  fs::remove(path);
  REQUIRE(history.write(path, kind) == "");
  return text_of(path);
}

// Why these bytes are refused as a file; empty if they are accepted.
inline std::string refusal_of(const std::string& bytes, tools::CutOff cut_off = tools::CutOff::allowed) {
  try {
    (void)tools::parse_record(bytes, "game", cut_off);
  } catch (const tools::Stop& stop) {
    CHECK(stop.code == tools::Exit::content);
    return stop.why;
  }
  return {};
}

inline std::vector<std::uint64_t> hashes(std::span<const Step> steps) {
  std::vector<std::uint64_t> all;
  for (const Step& step : steps)
    all.push_back(step.hash);
  return all;
}

inline fs::path the_program() { return fs::read_symlink("/proc/self/exe").parent_path() / "soulstack"; }

}  // namespace soulstack::testing
