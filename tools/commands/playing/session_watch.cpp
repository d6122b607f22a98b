// `soulstack play --watch`: the cards are loaded again when their files are saved.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <set>

#include "engine/model/content.h"
#include "tools/commands/playing/session.h"
#include "tools/records/reload.h"
#include "tools/support/file_watch.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::size_t errors_shown = 3;

// Scenarios do not affect a game.
bool concerns_cards(const FileChanges& changes) {
  return changes.is_incomplete || std::any_of(changes.paths.begin(), changes.paths.end(), [](const std::string& path) {
           return path.find("/scenarios/") == std::string::npos;
         });
}

std::string names_of(const FileChanges& changes) {
  if (changes.paths.size() != 1)
    return changes.paths.empty() ? "The cards" : counted(changes.paths.size(), "file");
  return fs::path(*changes.paths.begin()).filename().string();
}

std::set<std::string> ids_set_aside(const scripting::Loaded& cards) {
  std::set<std::string> ids;
  for (const scripting::LoadedSet& set : cards.sets())
    for (const scripting::SetAside& card : set.set_aside)
      ids.insert(card.id);
  return ids;
}

// Why these cards can't take the place of the others: all errors if they did not load, otherwise those of the cards that
// are set aside only now.
std::vector<scripting::Finding> new_errors(const std::vector<scripting::Finding>& findings,
                                           const scripting::Loaded* fresh, const scripting::Loaded& before) {
  std::vector<scripting::Finding> errors;
  if (!fresh)
    errors = findings;
  const std::set<std::string> broken_before = ids_set_aside(before);
  for (const scripting::LoadedSet& set : fresh ? fresh->sets() : std::vector<scripting::LoadedSet>())
    for (const scripting::SetAside& card : set.set_aside)
      if (!broken_before.contains(card.id))
        errors.insert(errors.end(), card.findings.begin(), card.findings.end());
  std::erase_if(errors, [](const scripting::Finding& f) { return f.severity != scripting::Severity::error; });
  return errors;
}

SetChoice same_sets(const scripting::Loaded& loaded) {
  SetChoice choice;
  for (const scripting::LoadedSet& set : loaded.sets())
    choice.sets.push_back(set.folder);
  choice.rules = loaded.content().rules.name;
  return choice;
}

std::vector<std::string> folders_in(const scripting::Loaded& loaded) { return same_sets(loaded).sets; }

bool same_files(const scripting::Loaded& a, const scripting::Loaded& b) {
  const auto left = a.sets(), right = b.sets();
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](const scripting::LoadedSet& x, const scripting::LoadedSet& y) { return x.hash == y.hash; });
}

}  // namespace

// The cards in use, and those that wait for a decision of the people. Their games are destroyed before them.
struct Session::Watched {
  explicit Watched(std::unique_ptr<scripting::Loaded>& in_use, const std::string& rules)
      : cards(in_use), choice(same_sets(*in_use)), files(folders_in(*in_use)) {
    choice.rules = rules;
  }
  std::unique_ptr<scripting::Loaded>& cards;
  SetChoice choice;
  FileWatch files;
  struct Offer {
    std::unique_ptr<scripting::Loaded> cards;
    Reloaded reloaded;
  };
  std::optional<Offer> offer;
};

void Session::watch(std::unique_ptr<scripting::Loaded>& cards) {
  watched_ = std::make_shared<Watched>(cards, history_.beginning().rules);
}

// Waits for a typed line. Returns whether the question may have changed meanwhile.
bool Session::reloads_before_line() {
  if (!watched_ || lines_.scripted())
    return false;
  const bool waits = console_.in_is_terminal && &console_.in == &std::cin;
  if (waits)
    console_.out << prompt() << std::flush;
  for (;;) {
    FileChanges changes;
    const auto woken = waits ? watched_->files.wait(changes, {}, STDIN_FILENO)
                             : watched_->files.wait(changes, std::chrono::milliseconds(0));
    if (woken != FileWatch::Woken::by_change)
      return false;
    if (!concerns_cards(changes))
      continue;
    if (waits)
      console_.print("\n");
    if (reload(changes))
      return true;
    if (waits)
      console_.out << prompt() << std::flush;
  }
}

// Returns whether the game has moved to the new cards.
bool Session::reload(const FileChanges& changes) {
  const std::string name = names_of(changes);
  std::vector<scripting::Finding> findings;
  std::unique_ptr<scripting::Loaded> fresh = try_loading(watched_->choice, findings);
  findings = new_errors(findings, fresh.get(), *watched_->cards);
  if (!fresh || !findings.empty()) {
    watched_->offer.reset();
    say(fmt::format("{} has {}; the last good version stays in use", name, counted(findings.size(), "error")));
    for (std::size_t i = 0; i < std::min(findings.size(), errors_shown); ++i)
      console_.print("  {}\n", to_string(findings[i]));
    return false;
  }
  if (same_files(*fresh, *watched_->cards)) {
    watched_->offer.reset();
    say(name + " is as before");
    return false;
  }
  Reloaded reloaded = replay_with(history_, *fresh);
  const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - changes.since).count();
  const std::optional<Parting> parting = reloaded.parting;
  watched_->offer.emplace(Watched::Offer{std::move(fresh), std::move(reloaded)});
  if (!parting) {
    use_offer(Use::replayed);
    say(fmt::format("Reloaded {} in {} ms", name, time));
    return true;
  }
  say(fmt::format("Reloaded {} in {} ms, but the game would have been different at {}: {}", name, time,
                  parting->decision == 0 ? "its setup" : fmt::format("decision {}", parting->decision),
                  sentence_of(*parting)));
  offer_choice();
  return false;
}

void Session::offer_choice() {
  const bool from_start = watched_->offer->reloaded.parting && watched_->offer->reloaded.parting->decision == 0;
  say(from_start ? "`/replay` starts the game again with the new cards; what was played is lost"
                 : "`/replay` continues from there with the new cards; what was played since is lost");
  if (const std::string why = why_not_carried(game_, watched_->offer->cards->content()); why.empty())
    say("`/stay` continues from here with the new cards; what came before can then neither be undone nor saved");
  else
    say("It is not possible to stay at this decision with the new cards: " + why);
  say("Until then, the game uses the old cards");
}

// The journal begins again with the new cards, or ends.
void Session::move_journal() {
  if (const std::string why = tools::move_journal(history_, *watched_->offer->reloaded.history); !why.empty())
    console_.note("The game is not recorded from here on: {}", why);
}

void Session::use_offer(Use use) {
  Watched::Offer& offer = *watched_->offer;
  if (use == Use::carried)
    offer.reloaded.history = std::make_unique<History>(*offer.cards, history_);
  move_journal();
  history_ = std::move(*offer.reloaded.history);
  offer.reloaded.history.reset();
  std::swap(watched_->cards, offer.cards);
  loaded_ = watched_->cards.get();
  watched_->offer.reset();
  clear_news(game_);
  resolved_to_ = game_.recorded().log;
  for (std::vector<Logged>& log : log_)
    for (Logged& line : log)
      line.at = std::min(line.at, history_.at());
  past_manners_.resize(use == Use::carried ? 0 : std::min(past_manners_.size(), history_.at() + 1));
  if (use == Use::replayed && history_.at() < past_manners_.size()) {
    manners_ = past_manners_[history_.at()];
    stops_.restore(manners_.stops);
  }
  manners_.asks_again = manners_.asks_again || use == Use::carried;
  forget_news();
  board_is_due_ = true;
  passed_ = false;
}

Session::Said Session::choose_cards(Use use) {
  if (!watched_ || !watched_->offer) {
    say("There are no new cards to choose: these commands follow a change of a card with `soulstack play --watch`");
    return Said::again;
  }
  if (const std::string why = why_not_carried(game_, watched_->offer->cards->content());
      use == Use::carried && !why.empty()) {
    say("It is not possible to stay at this decision with the new cards: " + why);
    return Said::again;
  }
  use_offer(use);
  say(use == Use::carried ? "The game continues here with the new cards" : "The game continues from the difference");
  return Said::moved;
}

}  // namespace soulstack::tools
