// `repeat N`: gives the last answers again (ruling Q93). Each of them is an answer like any other, so other players may
// respond to it, and undo takes it back.
#include <algorithm>
#include <iterator>
#include <utility>
#include "engine/explain/describe.h"
#include "engine/explain/view.h"
#include "tools/commands/playing/session.h"

namespace soulstack::tools {

namespace {

constexpr int most_repeats = 1'000;

}  // namespace

Session::Asked Session::asked_now() const {
  return {game_.decision().who, question_of(game_.table()), labels_of(game_.table()), 0};
}

void Session::note_answer(int option) {
  Asked asked = asked_now();
  asked.answer = static_cast<std::size_t>(option);
  asked_.push_back(std::move(asked));
}

// The answers of the player since they were last asked the same question.
Session::Said Session::repeat(const std::string& how_often) {
  const int times = how_often.empty() ? 1 : number_in(how_often).value_or(0);
  if (times < 1 || times > most_repeats)
    return say(fmt::format("Use `repeat N` with a number from 1 to {}", most_repeats)), Said::again;
  const Asked now = asked_now();
  const auto last = std::find_if(asked_.rbegin(), asked_.rend(), [&](const Asked& one) { return one.asks_like(now); });
  if (last == asked_.rend())
    return say("You have not been asked this before, so there is nothing to repeat"), Said::again;
  repeating_ = {};
  std::copy_if(last.base() - 1, asked_.end(), std::back_inserter(repeating_.answers),
               [&](const Asked& one) { return one.who == now.who; });
  repeating_.left = times * static_cast<int>(repeating_.answers.size());
  return answer_again() ? Said::answer : Said::again;
}

// False: nothing is being repeated, or this is another question.
bool Session::answer_again() {
  if (repeating_.left == 0)
    return false;
  const Asked& next = repeating_.answers[repeating_.at];
  const Asked now = asked_now();
  if (next.who != now.who)
    return false;
  if (!next.asks_like(now)) {
    say(fmt::format("Repeated as far as the questions were the same; {} answers are left out", repeating_.left));
    repeating_.left = 0;
    return false;
  }
  const auto option = static_cast<int>(next.answer);
  repeating_.at = (repeating_.at + 1) % repeating_.answers.size();
  --repeating_.left;
  answer(option, Answered::when_asked);
  return true;
}

}  // namespace soulstack::tools
