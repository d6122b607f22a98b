// Replays a game from a file and compares it with the file.
#include "tools/records/verify.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "engine/explain/describe.h"
#include "engine/explain/explain_event.h"
#include "engine/explain/view.h"
#include "engine/table/table.h"
#include "tools/display/why_text.h"

namespace soulstack::tools {

namespace {

// ---- Finding the option of an answer

int only_one_like(const std::vector<std::string>& keys, const std::string& key) {
  int found = -1;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (key_without_number(keys[i]) != key_without_number(key))
      continue;
    if (found >= 0)
      return -1;
    found = static_cast<int>(i);
  }
  return found;
}

int option_of(const Game& game, const Step& was, Matched matched) {
  if (index_of(game.decision().who) != was.who)
    return -1;
  const std::vector<std::string> keys = keys_of(game.table());
  if (was.option < static_cast<int>(keys.size()) && keys[static_cast<std::size_t>(was.option)] == was.key)
    return was.option;
  if (matched == Matched::by_position)
    return -1;
  const auto at = std::find(keys.begin(), keys.end(), was.key);
  return at == keys.end() ? only_one_like(keys, was.key) : static_cast<int>(at - keys.begin());
}

// ---- Why it differs

// The IDs in texts such as "damage_taken base:fly#40 1 from base:bomb#17", including those of removed cards.
std::vector<std::string> cards_in(const std::string& text, const Content& content) {
  std::vector<std::string> cards;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const std::string id = word.substr(0, word.find('#'));
    const bool numbered = id.size() < word.size() && id.find(':') != std::string::npos;
    if (numbered || content.find_card(id).known())
      cards.push_back(id);
  }
  return cards;
}

AbilityId ability_of(const Table& t, const Event& e) {
  for (const Value v : {e.object, e.subject}) {
    if (v.is(ValueKind::ability))
      return v.as_ability();
    if (const StackItem* item = v.is(ValueKind::item) ? t.find_item(v.payload()) : nullptr; item)
      return item->ability;
  }
  return {};
}

// The first ability of the card, at the start of its text.
AbilityId first_ability(const Table& t, Value source) {
  if (!source.is(ValueKind::card))
    return {};
  const CardDef& card = t.printed(source.as_card());
  return card.abilities.empty() ? AbilityId{} : card.abilities.front();
}

std::string script_behind(const Table& t, const std::vector<std::size_t>& chain) {
  for (const std::size_t at : chain)
    for (const AbilityId a : {ability_of(t, t.log[at]), first_ability(t, t.log[at].source)})
      if (a.known())
        return fmt::format("{}:{}", t.content[a].file, t.content[a].line);
  return {};
}

void add(std::vector<std::string>& to, const std::vector<std::string>& more) {
  for (const std::string& one : more)
    if (std::find(to.begin(), to.end(), one) == to.end())
      to.push_back(one);
}

void explain(Replayed& r, const Game& game, std::size_t log_before) {
  const Table& t = game.table();
  add(r.cards, cards_in(r.parting->was + " " + r.parting->now, t.content));
  if (r.parting->what != Parting::What::event || t.log.size() <= log_before)
    return;
  const std::size_t at = std::min(log_before + r.parting->event, t.log.size()) - 1;
  const std::vector<std::size_t> chain = causes_of(t, at);
  r.because = cause_sentences(game, at, everything);
  const bool is_narrated = !narrate_for(t, t.log[at], everything).empty();
  r.nearest = r.parting->now.empty() ? "before it" : is_narrated ? "which is" : "because";
  r.script = script_behind(t, chain);
  for (const std::size_t i : chain)
    for (const Value v : {t.log[i].source, t.log[i].subject, t.log[i].object})
      if (v.is(ValueKind::card))
        add(r.cards, {t.printed(v.as_card()).id});
}

// Keeps only the first.
void note(Replayed& r, const std::optional<Parting>& parting, Matched matched, const Game& game,
          std::size_t log_before) {
  if (!parting || r.parting)
    return;
  if (matched == Matched::among_other_cards && parting->what == Parting::What::state) {
    r.state = r.state ? r.state : parting;
    return;
  }
  r.parting = parting;
  explain(r, game, log_before);
}

struct Followed {
  bool possible = false;
  std::optional<Parting> parting;  // possible: how its result differs; otherwise why it is not possible
};

Followed follow(History& history, const Step& was, Matched matched) {
  const Game& game = history.game();
  const std::size_t decision = history.at() + 1;
  if (game.over())
    return {false, Parting{Parting::What::over, decision, 0, was.key, ""}};
  if (was.edits()) {
    std::optional<Parting> parting = history.follow_edit(was);
    return {history.at() == decision, std::move(parting)};
  }
  const int option = option_of(game, was, matched);
  if (option < 0)
    return {false, Parting{Parting::What::option, decision, 0, was.key, offered(game)}};
  return {true, history.follow(was, option)};
}

}  // namespace

Replayed replay(History& history, const Record& record, Matched matched, const std::function<void(Game&)>& after_each) {
  Replayed r;
  Game& game = history.game();
  r.events = history.setup().events.size();
  if (after_each)
    after_each(game);
  note(r, compare(0, record.setup, history.setup()), matched, game, 0);
  for (const Step& was : record.steps) {
    if (r.parting && matched == Matched::by_position)
      return r;
    const std::size_t log_before = game.table().log.size();
    const Followed followed = follow(history, was, matched);
    if (!followed.possible) {
      r.stuck = followed.parting;
      note(r, r.stuck, matched, game, log_before);
      return r;
    }
    const std::optional<Parting>& parting = followed.parting;
    ++r.answers;
    r.events += history.steps().back().events.size();
    if (after_each)
      after_each(game);
    note(r, parting, matched, game, log_before);
  }
  return r;
}

}  // namespace soulstack::tools
