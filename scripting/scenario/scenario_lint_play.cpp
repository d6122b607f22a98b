// Finds scenarios that must fail.
#include "scripting/scenario/scenario_lint_play.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>

#include "engine/model/names.h"
#include "engine/table/table.h"
#include "scripting/findings/report.h"
#include "scripting/loader/library.h"
#include "scripting/scenario/scenario_request.h"
#include "scripting/scenario/shared_names.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

constexpr int the_table = -1;

// An action of `t` or of a player, as it is written.
struct Act {
  std::string word;
  int seat = the_table;
  std::string text;  // its first argument; empty if that is not a text
  Place place;
};

bool is_one(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_action(std::string_view word) {
  const auto has_no_result = [&](const Entry& entry) {
    return entry.word.name == word && entry.method && entry.word.result == ScenarioType::none;
  };
  return std::any_of(table_entries().begin(), table_entries().end(), has_no_result) ||
         std::any_of(player_entries().begin(), player_entries().end(), has_no_result);
}

// All expressions in a range, and others that end there. They are sorted by their ends: the parser adds each when it
// has read it.
std::span<const Expr> ending_in(const Tree& tree, const Range& range) {
  const auto ends_by = [](const Expr& e, std::size_t at) { return e.range.end.at <= at; };
  const Expr* const end = tree.exprs.data() + tree.exprs.size();
  const Expr* const first = std::lower_bound(tree.exprs.data(), end, range.begin.at, ends_by);
  return {first, std::lower_bound(first, end, range.end.at, ends_by)};
}

// Reads the statements of `play` up to the first one that is not a plain action.
class Acts {
 public:
  Acts(const Tree& tree, const LintedScenario& scenario) : tree_(tree), scenario_(scenario) {
    if (scenario.play == none)
      return;
    const Function& function = tree.function(scenario.play);
    table_ = function.parameters.empty() ? none : function.parameters.front();
    for (const StatId id : tree.block(function.body).stats)
      if (!take(tree.stat(id))) {
        is_whole_ = false;
        return;
      }
  }

  const std::vector<Act>& all() const { return all_; }
  // All of `play` was read, and `expect` only looks.
  bool is_whole() const {
    return is_whole_ && (scenario_.expect == none || is_quiet(tree_.function(scenario_.expect).range));
  }

 private:
  bool take(const Stat& stat) {
    if (stat.kind == StatKind::empty)
      return true;
    if (stat.kind == StatKind::local)
      return is_quiet(stat.range);
    if (stat.kind != StatKind::call || stat.values.empty())
      return false;
    const Expr& call = tree_.expr(stat.values.front());
    if (call.text.empty())
      return is_quiet(stat.range);
    const std::optional<int> seat = seat_of(call.a);
    if (!seat || !are_quiet(call.list))
      return false;
    const ExprId first = call.list.empty() ? none : tree_.bare(call.list.front());
    const bool is_text = first != none && tree_.expr(first).kind == ExprKind::text;
    all_.push_back({call.text, *seat, is_text ? tree_.expr(first).text : "",
                    is_text ? tree_.expr(first).range.begin : call.text_at.begin});
    return true;
  }

  // t, or t.P1.
  std::optional<int> seat_of(ExprId id) const {
    const Expr& e = tree_.expr(tree_.bare(id));
    if (e.kind == ExprKind::name && e.local != none && e.local == table_)
      return the_table;
    if (e.kind != ExprKind::index || !e.is_dot || seat_of(e.a) != the_table)
      return {};
    const std::vector<std::string>& names = scenario_.setup->players;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == e.text || e.text == "P" + std::to_string(i + 1))
        return static_cast<int>(i);
    return {};
  }

  bool are_quiet(const std::vector<ExprId>& all) const {
    return std::all_of(all.begin(), all.end(), [&](ExprId id) { return is_quiet(tree_.expr(id).range); });
  }
  // Nothing there does anything: it only checks and asks.
  bool is_quiet(const Range& range) const {
    const std::span<const Expr> all = ending_in(tree_, range);
    return std::none_of(all.begin(), all.end(), [&](const Expr& e) {
      if (e.kind != ExprKind::call || !is_inside(e.range, range))
        return false;
      if (!e.text.empty())
        return is_action(e.text);
      const Expr& callee = tree_.expr(tree_.bare(e.a));
      return callee.kind != ExprKind::name || callee.local != none ||
             !is_one(callee.text, {"check", "ipairs", "pairs", "tostring", "tonumber", "type", "select"});
    });
  }

  const Tree& tree_;
  const LintedScenario& scenario_;
  LocalId table_ = none;
  std::vector<Act> all_;
  bool is_whole_ = true;
};

void add(std::set<CardDefId>& into, const std::vector<CardDefId>& cards) { into.insert(cards.begin(), cards.end()); }
void add(std::set<CardDefId>& into, const std::vector<LaidCard>& cards) {
  for (const LaidCard& laid : cards) {
    into.insert(laid.card);
    add(into, laid.covers);
  }
}

// All cards that the setup names. The others are plain and do nothing.
std::set<CardDefId> named_cards(const Situation& s) {
  std::set<CardDefId> cards;
  for (const LaidSeat& seat : s.seats) {
    cards.insert(seat.character.card);
    add(cards, seat.hand);
    add(cards, seat.items);
    add(cards, seat.curses);
    add(cards, seat.souls);
  }
  for (const std::vector<LaidCard>& slot : s.slots)
    add(cards, slot);
  for (const std::vector<LaidPile>* piles : {&s.decks, &s.discards})
    for (const LaidPile& pile : *piles)
      add(cards, pile.cards);
  add(cards, s.bonus_souls);
  std::erase_if(cards, [](CardDefId id) { return !id.known(); });
  return cards;
}

class PlayLint {
 public:
  PlayLint(const Tree& tree, const LintedScenario& scenario, ScenarioLint& lint)
      : scenario_(scenario),
        setup_(*scenario.setup),
        situation_(setup_.situation),
        content_(*setup_.loaded->content),
        lint_(lint),
        acts_(tree, scenario) {}

  void check() {
    impossible_plays();
    if (!acts_.is_whole())
      return;
    unresolved();
    unrolled_dice();
  }

 private:
  // ---- Cards

  // Is there a name in the source of a named card that contains one of these? Then the card may do that.
  bool any_card_says(std::initializer_list<std::string_view> parts) const {
    const std::set<CardDefId> cards = named_cards(situation_);
    return std::any_of(cards.begin(), cards.end(), [&](CardDefId id) { return says(content_[id], parts); });
  }
  // What a word or a keyword of a set stands for is not written on the card, so the card may do anything.
  bool says(const CardDef& card, std::initializer_list<std::string_view> parts) const {
    const Library* const library = setup_.loaded->library;
    const Source source = library ? library->files().find(card.file) : nullptr;
    if (!source)
      return true;
    const std::vector<Token>& tokens = source->tokens();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const bool makes_card = i > 0 && tokens[i - 1].is("return");
      if (tokens[i].kind != TokenKind::name || makes_card)
        continue;
      if (is_shared_name(*library, tokens[i].text))
        return true;
      for (const std::string_view part : parts)
        if (tokens[i].text.find(part) != std::string_view::npos)
          return true;
    }
    return false;
  }

  bool is_usual_start() const { return situation_.phase == Phase::action && situation_.dealt; }

  // ---- Playing cards

  bool fits(CardDefId id, std::string_view word) const {
    const CardDef& card = content_[id];
    return card.id == word || without_set(card.id) == word || contains(card.name, word);
  }

  int usual_plays(int seat) const {
    const int said = situation_.seats[static_cast<std::size_t>(seat)].loot_plays;
    return said != not_said ? said : index_of(situation_.active) == seat ? 1 : 0;
  }

  // Until something else than a loot card is played.
  void impossible_plays() {
    if (!is_usual_start())
      return;
    std::vector<std::vector<CardDefId>> hands;
    std::vector<int> plays;
    for (std::size_t seat = 0; seat < situation_.seats.size(); ++seat) {
      hands.push_back(situation_.seats[seat].hand);
      plays.push_back(usual_plays(static_cast<int>(seat)));
    }
    bool is_first = true;
    for (const Act& act : acts_.all()) {
      if (act.seat == the_table || is_one(act.word, {"choose", "pass"}))
        continue;
      const auto seat = static_cast<std::size_t>(act.seat);
      if (act.word != "play" || act.text.empty() || !play(act, hands[seat], plays[seat], is_first))
        return;
      is_first = false;
    }
  }

  // False if nothing more is certain.
  bool play(const Act& act, std::vector<CardDefId>& hand, int& plays, bool is_first) {
    const std::string word = label(act.text).text;
    const auto card = std::find_if(hand.begin(), hand.end(), [&](CardDefId id) { return fits(id, word); });
    const std::string& who = setup_.players[static_cast<std::size_t>(act.seat)];
    if (card == hand.end()) {
      if (exists(word) && (is_first || !may_get_cards()))
        lint_.error("cannot_play", act.place,
                    ticked(word) + " is not in the hand of " + who + " here: write it in `hand`");
      return false;
    }
    if (plays <= 0 && !any_card_says({"loot_play", "copy"}) && setup_.rules == "extended") {
      const int usual = usual_plays(act.seat);
      lint_.error(
          "cannot_play", act.place,
          who + (usual == 0 ? " may not play a loot card in this turn" : " may play no more loot cards in this turn") +
              ": write `loot_plays = " + std::to_string(usual + 1) + "` for this player");
      return false;
    }
    hand.erase(card);
    --plays;
    return true;
  }

  // Otherwise it is reported as unknown.
  bool exists(std::string_view word) const {
    return std::any_of(content_.cards.begin(), content_.cards.end(), [&](const CardDef& card) {
      return card.id == word || without_set(card.id) == word || card.name == word;
    });
  }

  bool may_get_cards() const {
    return any_card_says(
        {"loot", "draw", "hand", "swap", "steal", "give", "search", "copy", "card", "return", "play_from"});
  }

  // ---- The end

  // A player with a charged plain character is asked before anything resolves.
  bool is_somebody_asked() const {
    for (std::size_t i = 0; i < situation_.seats.size(); ++i) {
      const LaidCard& character = situation_.seats[i].character;
      const auto uses_it = [&](const Act& act) { return act.word == "activate" && act.seat == static_cast<int>(i); };
      if (!character.card.known() && character.charged && std::none_of(acts_.all().begin(), acts_.all().end(), uses_it))
        return true;
    }
    return false;
  }

  void unresolved() {
    if (acts_.all().empty() || !is_usual_start() || !is_somebody_asked())
      return;
    const Act& last = acts_.all().back();
    if (last.seat != the_table && is_one(last.word, {"play", "activate"}))
      lint_.error("unresolved", last.place,
                  "nothing resolves the stack after this, so a decision is open at the end: add t:settle()");
  }

  void unrolled_dice() {
    const bool are_given = !situation_.dice.empty() && is_usual_start() && setup_.rules == "extended";
    const auto may_roll = [](const Act& act) {
      return !is_one(act.word, {"play", "activate", "buy", "choose", "pass", "settle", "resolve", "pass_all"});
    };
    if (!are_given || std::any_of(acts_.all().begin(), acts_.all().end(), may_roll))
      return;
    if (!any_card_says({"roll", "dice", "die", "attack"}))
      lint_.error("unrolled_dice", scenario_.dice,
                  "nothing in this scenario rolls a die, and each of the `dice` must be used: leave `dice` out");
  }

  const LintedScenario& scenario_;
  const ScenarioSetup& setup_;
  const Situation& situation_;
  const Content& content_;
  ScenarioLint& lint_;
  Acts acts_;
};

}  // namespace

void check_play(const Tree& tree, const LintedScenario& scenario, ScenarioLint& lint) {
  const ScenarioSetup& setup = *scenario.setup;
  if (setup.is_read && setup.loaded && setup.loaded->content && !scenario.has_unseen)
    PlayLint(tree, scenario, lint).check();
}

}  // namespace soulstack::scripting
