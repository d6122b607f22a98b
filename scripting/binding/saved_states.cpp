#include "scripting/binding/saved_states.h"

#include "engine/table/table.h"

namespace soulstack::scripting {

SavedStates::Stretch SavedStates::stretch(const Table& t, int depth) {
  return {&t, t.s.frames[depth].serial, t.s.decisions};
}

// The saved stretch does not contain what runs at this table.
bool SavedStates::is_over(const Saved& saved, Table& t) {
  return saved.of.t != &t || saved.of.decisions != t.s.decisions || !t.find_frame(saved.of.frame);
}

const SavedStates::Saved* SavedStates::find(const Table& t, int depth) const {
  const Stretch now = stretch(t, depth);
  for (std::size_t i = count_; i-- > 0;)
    if (saved_[i].of == now)
      return &saved_[i];
  return nullptr;
}

void SavedStates::save(Table& t, int depth) {
  while (count_ > 0 && is_over(saved_[count_ - 1], t))
    --count_;
  if (count_ == saved_.size())
    saved_.push_back({{}, std::make_unique<GameState>()});
  Saved& saved = saved_[count_++];
  saved.of = stretch(t, depth);
  copy_state(*saved.state, t.s);
  saved.log = t.log.size();
}

void SavedStates::restore(Table& t, int depth) const {
  const Saved* const before = find(t, depth);
  if (!before)
    return;
  copy_state(t.s, *before->state);
  if (t.logging)
    t.log.resize(before->log);
  t.forget_derived();
}

void SavedStates::forget(const Table& t) {
  for (std::size_t i = 0; i < count_; ++i)
    if (saved_[i].of.t == &t)
      count_ = i;
}

}  // namespace soulstack::scripting
