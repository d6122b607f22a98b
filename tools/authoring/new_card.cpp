// Drafts a new card.
#include "tools/authoring/new_card.h"

#include <algorithm>
#include <optional>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "scripting/findings/visible_text.h"
#include "scripting/wording/card_wording.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/card_templates.h"
#include "tools/authoring/composed_card.h"
#include "tools/display/card_text.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t most_named = 12, most_listed = 5;

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

std::vector<std::string> decks_of(const Content& content) {
  std::vector<std::string> decks;
  for (const DeckDef& deck : content.decks)
    decks.push_back(deck.name);
  return decks;
}

void demand_deck(const Content& content, const std::string& deck) {
  if (deck.empty() || content.find_deck(deck).known())
    return;
  scripting::Nearest nearest(deck);
  for (const DeckDef& other : content.decks)
    nearest.offer(other.name);
  const std::string near(nearest.word());
  refuse(near.empty() ? fmt::format("There is no deck `{}`; the decks are {}", deck, joined(decks_of(content)))
                      : fmt::format("There is no deck `{}`; did you mean `{}`?", deck, near));
}

// Names that `check` would warn about, because cards could be mistaken for each other.
void demand_new_name(const Content& content, const CardName& card) {
  for (const CardDef& other : content.cards) {
    const bool same_id = without_set(other.id) == card.id;
    if (same_id || scripting::look_of(other.name) == scripting::look_of(card.name))
      refuse(fmt::format("The {} `{}` is taken by {} ({}); choose another name", same_id ? "id" : "name",
                         same_id ? card.id : card.name, other.id, other.file));
  }
}

CardDefId find_source(const Content& content, const std::string& query) {
  const std::vector<CardDefId> found = find_cards(content, query);
  if (found.empty())
    refuse(fmt::format("--from: no card has `{}` in its name or ID{}", query, nearest_card(content, query)));
  if (found.size() == 1)
    return found.front();
  std::vector<std::string> ids;
  for (const CardDefId id : found)
    if (ids.size() < most_named)
      ids.push_back(content[id].id);
  refuse(fmt::format("--from: `{}` may be {}{}; give the ID of one of them", query, joined(ids),
                     found.size() > ids.size() ? ", ..." : ""));
}

class Drafting {
 public:
  Drafting(const CardWish& wish, const Workplace& place)
      : wish_(as_item(wish)),
        content_(place.loaded->content()),
        card_(new_card_name(content_, wish.name)),
        staged_(place.folder, place.others) {
    demand_deck(content_, wish.deck);
    if (const std::string why =
            wish.text.empty() ? "" : scripting::wrong_with_text(in_one_line(wish.text), scripting::longest_text);
        !why.empty())
      refuse(fmt::format("The text {}", why));
  }

  NewCard draft() {
    if (!wish_.from.empty())
      return {from_card(find_source(content_, wish_.from)), {}};
    if (!wish_.text.empty())
      return from_text();
    if (wish_.deck.empty())
      refuse(
          fmt::format("Name a deck with --deck ({}), a card to start from with --from, or the text of the card with "
                      "--text",
                      joined(decks_of(content_))));
    return {from_template(wish_.deck), {}};
  }

 private:
  CardDraft from_card(CardDefId id) {
    const SourceCard source = read_card(content_, id);
    if (!wish_.deck.empty() && wish_.deck != source.deck)
      refuse(fmt::format("{} is a card of the deck `{}`, not of `{}`; leave --deck out", source.full_id, source.deck,
                         wish_.deck));
    CardDraft draft = copy_of(source, card_);
    if (const std::string why = try_draft(draft, staged_); !why.empty())
      refuse(fmt::format("A copy of {} does not pass in this set: {}. Nothing was written", source.full_id, why));
    return draft;
  }

  // The name of the deck that it plays as (rule 3.7.1); empty if no deck is named.
  std::string type_of(const std::string& deck) const {
    return deck.empty() ? "" : content_.type_name(content_.find_deck(deck));
  }

  CardDraft from_template(const std::string& deck) {
    const CardTemplate made = template_of(type_of(deck), deck, card_);
    if (made.script.empty())
      refuse(fmt::format("There is no template for the deck `{}`, only for {}; start from a card with --from", deck,
                         joined(decks_with_template())));
    CardDraft draft{deck, card_, made.script, made.scenarios, {}};
    if (const std::string why = try_draft(draft, staged_); !why.empty())
      refuse(fmt::format("The template does not pass in this set: {}. Nothing was written", why));
    return draft;
  }

  // The next draft may be of another deck.
  void forget(const CardDraft& draft) {
    staged_.remove(draft.script_file());
    staged_.remove(draft.scenario_file());
  }

  NewCard from_text() {
    NewCard made;
    made.nearest = CardLikeness(content_).to_text(wish_.text, most_listed);
    std::optional<CardDraft> draft = from_phrases();
    made.draft = draft ? *std::move(draft) : plain_with_text(made);
    return made;
  }

  // The card made of the sentences of the text; nothing if they are not known, or if it does not pass.
  std::optional<CardDraft> from_phrases() {
    const std::string type = type_of(wish_.deck);
    const ComposedCard composed = composed_card(wish_.text, card_, type);
    unread_ = composed.unread;
    if (composed.deck.empty())
      return {};
    for (const std::string* script : {&composed.script, &composed.in_usual_words})
      if (auto draft = tried(composed, *script))
        return draft;
    return {};
  }

  std::optional<CardDraft> tried(const ComposedCard& composed, const std::string& written) {
    const std::string deck = composed.deck == type_of(wish_.deck) ? wish_.deck : composed.deck;
    const std::string script = deck == composed.deck ? written : of_deck(written, composed.deck, deck);
    CardDraft draft{deck, card_, without_to_do(script), {}, {}};
    if (composed.unknown.empty() && findings_of(draft, staged_).empty())
      draft.scenarios = staged_.first_use(card_.id, card_.name + ": " + sentence());
    const bool is_shown = !draft.scenarios.empty();
    if (!is_shown)
      draft.scenarios = scenario_of_use(composed.deck, deck, card_);
    failed_ = try_draft(draft, staged_);
    // It needs something on the table, or asks something: not a fault of its script.
    const bool needs_more = failed_.find(" can't play ") != std::string::npos ||
                            failed_.find("a decision is open at the end") != std::string::npos;
    const bool is_held = composed.deck == "loot" && needs_more;
    if (is_held) {
      forget(draft);
      draft.scenarios = scenario_of_holding(card_);
      failed_ = try_draft(draft, staged_);
    }
    if (!failed_.empty()) {
      forget(draft);
      return {};
    }
    draft.script = script;
    draft.notes.emplace_back(
        is_held    ? "Composed from the sentences of the text. Its scenario only shows that the card can be held: add "
                     "one that plays it, with what it needs"
        : is_shown ? "Composed from the phrases of the text. The numbers in its scenario are what the card does now: "
                     "check that they are what you want"
                   : "Composed from the sentences of the text. Its scenario only shows that the card can be used: add "
                     "checks of what it does");
    for (const std::string& unknown : composed.unknown)
      draft.notes.push_back(
          fmt::format("`{}` is no phrase that `new` knows: it is a comment `-- To do:` in the script", unknown));
    return draft;
  }

  // The wished text in one line, without its full stop.
  std::string sentence() const {
    std::string words = in_one_line(wish_.text);
    while (words.ends_with('.') || words.ends_with(' '))
      words.pop_back();
    return words;
  }

  static std::string without_to_do(std::string script) {
    for (std::size_t at = script.find("-- To do:"); at != std::string::npos; at = script.find("-- To do:")) {
      const std::size_t line = script.rfind('\n', at) + 1;
      script.erase(line, script.find('\n', at) + 1 - line);
    }
    return script;
  }

  // The template of the deck, with the text as a comment.
  CardDraft plain_with_text(const NewCard& made) {
    const std::string nearest_deck =
        made.nearest.empty() ? "" : content_.decks[content_[made.nearest.front().card].deck.value].name;
    const std::string deck = wish_.deck.empty() ? nearest_deck : wish_.deck;
    if (deck.empty())
      refuse(fmt::format("No card has a word of this text; name a deck with --deck ({})", joined(decks_of(content_))));
    CardDraft draft = from_template(deck);
    draft.script = fmt::format("-- To do: {}\n{}", in_one_line(wish_.text), draft.script);
    draft.notes.push_back(
        "No card fits this text" +
        (!unread_.empty()   ? fmt::format(" (`{}` is no phrase that `new` knows)", unread_)
         : !failed_.empty() ? fmt::format(" (the card that was composed does not pass: {})", failed_)
                            : "") +
        ", so this is the plain card of its deck. Its own text and effect are still to be written; until then, `check` "
        "warns about the comment `-- To do:`");
    return draft;
  }

  // "[tap] Gain 1¢." is the text of an item.
  static CardWish as_item(CardWish wish) {
    if (wish.deck.empty() && wish.from.empty() && scripting::CardText(wish.text).is_activated())
      wish.deck = "treasure";
    return wish;
  }

  const CardWish wish_;
  const Content& content_;
  const CardName card_;
  StagedSet staged_;
  std::string unread_;  // a part of the text that is no known phrase
  std::string failed_;  // why the card made of its phrases was not taken
};

}  // namespace

CardName new_card_name(const Content& content, const std::string& name) {
  if (const std::string why =
          scripting::printable(name) != name ? "must be UTF-8 without control characters" : wrong_with_name(name);
      !why.empty())
    refuse(fmt::format("The name `{}` {}", scripting::printable(name, 80), why));
  const CardName card{id_of_name(name), title_of(name)};
  demand_new_name(content, card);
  return card;
}

NewCard draft_card(const CardWish& wish, const Workplace& place) { return Drafting(wish, place).draft(); }

}  // namespace soulstack::tools
