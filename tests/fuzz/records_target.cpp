// Fuzzing of journals and saves: the bytes unchanged, and the lines of a real game with changes chosen by bytes and
// correct checksums. Valid records are replayed, up to a difference or the end.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/fuzz/arena.h"
#include "tools/records/card_numbers.h"
#include "tools/records/verify.h"
#include "tools/support/stop.h"

using namespace soulstack;
using namespace soulstack::fuzzing;
using namespace soulstack::tools;

namespace {

constexpr int answers = 12;

// A game with known first answers.
Record real_record() {
  const Loaded& loaded = base_game(0);
  History history(loaded, {1, {"random", "random"}, "extended", "all", stamps_of(loaded)}, Seated::bots);
  for (int i = 0; i < answers; ++i)
    history.answer(history.bots_choice(), Answered::by_bot);
  Record record;
  record.save = true;
  record.beginning = history.beginning();
  record.setup = history.setup();
  record.steps.assign(history.done().begin(), history.done().end());
  return record;
}

void change(tools::Step& step, Choices& choices) {
  switch (choices.below(7)) {
    case 0:
      step.option = choices.below(256) - 20;
      break;
    case 1:
      step.key = choices.below(2) ? "" : "pass";
      break;
    case 2:
      step.who = choices.below(256) - 3;
      break;
    case 3:
      step.hash ^= 1U;
      break;
    case 4:
      step.events.clear();
      break;
    case 5:
      step.events.push_back("coins_gained P1 3");
      break;
    default:
      step.turn = choices.below(256) * 1'000'000;
      break;
  }
}

void change(Record& record, Choices& choices) {
  Beginning& b = record.beginning;
  switch (choices.below(8)) {
    case 0:
      b.seats.resize(static_cast<std::size_t>(choices.below(12)), "random");
      break;
    case 1:
      b.seats[0] = choices.below(2) ? "human" : "nobody";
      break;
    case 2:
      b.seed += static_cast<std::uint64_t>(choices.below(256));
      break;
    case 3:
      record.steps.resize(static_cast<std::size_t>(choices.below(answers + 1)));
      break;
    case 4:
      record.steps.push_back(record.steps.empty() ? tools::Step{} : record.steps.front());
      break;
    default:
      if (!record.steps.empty())
        change(choices.of(record.steps), choices);
  }
}

std::string text_of(const Record& record, Choices& choices) {
  RecordLines lines;
  std::string text = lines.header(record.beginning, choices.below(2) ? FileKind::save : FileKind::journal);
  text += lines.setup(record.setup);
  for (std::size_t i = 0; i < record.steps.size(); ++i)
    text += lines.step(i + 1 + (choices.below(32) == 1), record.steps[i]);
  if (choices.below(4) == 1)
    text += lines.back(static_cast<std::size_t>(choices.below(20)));
  if (choices.below(3))
    text += lines.end(record.steps.size() + (choices.below(8) == 1),
                      record.steps.empty() ? 0 : record.steps.back().hash, "");
  return text;
}

void read_and_play(std::string_view bytes) {
  try {
    const Record record = parse_record(bytes, "input", CutOff::allowed);
    if (record.beginning.seats.empty() || record.beginning.rules != "extended")
      return;
    History history(base_game(0), record.beginning, Seated::nobody);
    const Replayed replayed = replay(history, record, Matched::by_position);
    demand(replayed.answers <= record.steps.size(), "more answers were replayed than recorded");
    History by_key(base_game(0), record.beginning, Seated::nobody);
    (void)replay(by_key, with_numbers_of_now(record, base_game(0)), Matched::by_key);
  } catch (const Stop& stop) {
    demand(!stop.why.empty(), "a refusal without a message");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  read_and_play({reinterpret_cast<const char*>(data), size});
  static const Record real = real_record();
  Record record = real;
  Choices choices(data, size);
  for (int n = choices.below(4); n > 0 && !record.beginning.seats.empty(); --n)
    change(record, choices);
  read_and_play(text_of(record, choices));
  return 0;
}
