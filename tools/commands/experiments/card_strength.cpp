// soulstack card --give and --all: how strong cards are.
#include "tools/commands/experiments/card_strength.h"

#include <algorithm>
#include <map>
#include <memory>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "tools/lab/compare_plan.h"
#include "tools/lab/html_page.h"
#include "tools/lab/measures.h"
#include "tools/lab/variants.h"
#include "tools/results/result_file.h"
#include "tools/study/gifts.h"
#include "tools/study/strength.h"
#include "tools/support/duration.h"
#include "tools/support/json.h"
#include "tools/support/output_files.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

std::string kind_of(const StrengthOptions& o) { return o.kind.empty() ? "treasure" : o.kind; }

struct GiftVariant {
  std::string title;
  Gift gift;
};

// What is compared: the first is A. With the blank cards that are needed.
struct GiftPlan {
  std::vector<GiftVariant> variants;
  std::map<std::string, std::string> files;
};

class Planning {
 public:
  Planning(const StrengthOptions& options, const Content& content) : options_(options), content_(content) {}

  GiftPlan plan() {
    if (options_.all)
      against_blank(cards_to_give(content_, kind_of(options_)));
    else if (!options_.against.empty())
      against(named(options_.card), named(options_.against));
    else if (options_.worth)
      against_coins(named(options_.card));
    else if (!options_.with.empty())
      together(named(options_.card), named(options_.with));
    else
      against_blank({named(options_.card)});
    return std::move(plan_);
  }

 private:
  CardDefId named(const std::string& name) const {
    const CardDefId card = find_card_or_refuse(content_, name);
    if (const std::string why = why_not_given(content_, card); !why.empty())
      refuse(why);
    return card;
  }
  std::string title(CardDefId card) const { return content_[card].name; }
  const std::string& id(CardDefId card) const { return content_[card].id; }

  // Both games of a deal have the same cards in the same places, except that the two have changed theirs.
  std::string give(CardDefId card, const std::string& in_place_of) {
    on_deck_ = on_deck_ || is_put_on_deck(content_, card);
    return giving_command(content_, card, id(card) + " for " + in_place_of);
  }
  std::string give_blank(CardDefId card) {
    const BlankCard blank = blank_of(content_, card);
    plan_.files[blank.file] = blank.lua;
    on_deck_ = on_deck_ || is_put_on_deck(content_, card);
    return giving_command(content_, card, blank.id);
  }
  std::string instead_of_blank(CardDefId card) { return give(card, blank_of(content_, card).id); }
  Gift gift_of(std::vector<std::string> edits) const { return {std::move(edits), options_.at_draw || on_deck_}; }

  void against_blank(const std::vector<CardDefId>& cards) {
    const std::string blank = give_blank(cards.front());
    plan_.variants.push_back({blank_of(content_, cards.front()).name, gift_of({blank})});
    for (const CardDefId card : cards)
      plan_.variants.push_back({title(card), gift_of({instead_of_blank(card)})});
  }

  void against(CardDefId card, CardDefId other) {
    const std::string first = giving_command(content_, other, id(other)), second = give(card, id(other));
    plan_.variants = {{title(other), gift_of({first})}, {title(card), gift_of({second})}};
  }

  void against_coins(CardDefId card) {
    const std::string blank = give_blank(card);
    plan_.variants.push_back({title(card), gift_of({instead_of_blank(card)})});
    for (const int coins : coins_instead) {
      std::vector<std::string> edits = {blank};
      if (coins > 0)
        edits.push_back(fmt::format("/coins OWNER +{}", coins));
      plan_.variants.push_back({fmt::format("{}¢ instead", coins), gift_of(edits)});
    }
  }

  void together(CardDefId a, CardDefId b) {
    const std::string no_a = give_blank(a), no_b = give_blank(b), has_a = instead_of_blank(a),
                      has_b = instead_of_blank(b);
    plan_.variants = {{"two blank cards", gift_of({no_a, no_b})},
                      {title(a), gift_of({has_a, no_b})},
                      {title(b), gift_of({no_a, has_b})},
                      {title(a) + " with " + title(b), gift_of({has_a, has_b})}};
  }

  const StrengthOptions& options_;
  const Content& content_;
  GiftPlan plan_;
  bool on_deck_ = false;
};

// Without the options that do not change the games.
std::string command_of(const StrengthOptions& o) {
  std::string text = "soulstack card";
  if (!o.card.empty())
    text += " " + shell_word(o.card);
  text += o.all ? " --all --kind " + shell_word(kind_of(o)) : " --give";
  if (!o.against.empty())
    text += " --against " + shell_word(o.against);
  if (!o.with.empty())
    text += " --with " + shell_word(o.with);
  DealsOptions deals = o.deals;
  deals.measure = "";  // it is always the same
  text += o.worth ? " --worth" : "";
  return text + (o.at_draw ? " --at draw" : "") + written(deals);
}

LoadedVariants loaded(const StrengthOptions& o, const GiftPlan& plan, Console& console) {
  Variant cards = read_variant(o.deals.sets.rules, o.deals.sets);
  cards.files = plan.files;
  LoadedVariants all = load_variants(o.deals, {cards}, console);
  all.resize(plan.variants.size(), all.front());
  for (std::size_t n = 0; n < all.size(); ++n) {
    all[n].plan.leader = false;
    all[n].plan.gift = plan.variants[n].gift;
    all[n].plan.variant = plan.variants[n].title;
  }
  return all;
}

Comparison before_the_first(const StrengthOptions& o, const GiftPlan& plan, const LoadedVariants& games) {
  Comparison c({.pairs = o.deals.deals,
                .main = static_cast<std::size_t>(&measure_of_gifts() - measures().data()),
                .matters = o.deals.matters,
                .variants = plan.variants.size(),
                .with_gifts = true},
               o.deals.players);
  c.bots = o.deals.bots;
  c.command = command_of(o);
  c.sets = written(o.deals.sets);
  c.seed = o.deals.seed;
  std::vector<Variant> variants;
  for (const GiftVariant& variant : plan.variants)
    variants.push_back({variant.title, o.deals.sets, {}, {}, {}});
  c.variants = described(variants, games);
  return c;
}

void demand_sense(const StrengthOptions& o) {
  const auto refuse_if = [](bool is_wrong, std::string_view why) {
    if (is_wrong)
      refuse(std::string(why));
  };
  refuse_if(o.all && !o.card.empty(), "--all is for all cards of a kind; leave out the card, or --all");
  const int questions = (o.all ? 1 : 0) + (o.against.empty() ? 0 : 1) + (o.with.empty() ? 0 : 1) + (o.worth ? 1 : 0);
  refuse_if(questions > 1, "--all, --against, --with and --worth are different questions; ask one of them");
  refuse_if(!o.all && !o.kind.empty(), "--kind is for --all; a card has its kind");
  refuse_if(!o.all && o.card.empty(), "Name a card, or ask for --all cards of a kind");
  refuse_if(!o.shard.is_whole() && o.deals.out.empty(), "--shard needs --out FILE");
  refuse_if(!o.shard.is_whole() && !o.deals.report.empty(),
            "One share of the deals has no result yet; give --report to `soulstack merge`");
  refuse_if(!o.shard.is_whole() && (o.worth || !o.with.empty()), "--with and --worth are not played in shares");
  demand_deals(o.shard, o.deals.deals);
  demand_sense(o.deals);
}

Asked asked_by(const StrengthOptions& o) { return o.all ? Asked::kind : o.worth ? Asked::worth : Asked::one; }

// The command of a new run that finds what matters; its deals are others.
std::string next_command(const StrengthOptions& o, std::uint64_t deals) {
  StrengthOptions next = o;
  next.deals.deals = deals;
  ++next.deals.seed;
  return command_of(next);
}

// How many deals a new run needs, how long they take here, and its command.
void print_next(const StrengthOptions& o, const Comparison& c, double seconds_of_a_deal, Console& console) {
  const std::uint64_t deals = deals_to_find(c);
  std::vector<std::string> lines;
  if (!o.all)
    lines = needed_texts(c, seconds_of_a_deal);
  else if (deals > 0 && seconds_of_a_deal > 0)
    lines.push_back(fmt::format("Here, that takes {}.", duration_text(static_cast<double>(deals) * seconds_of_a_deal)));
  if (deals > 0)
    lines.insert(lines.end(), {"To play that one:", next_command(o, deals)});
  if (!lines.empty() && !o.worth && o.with.empty())
    console.print("\n  {}\n", fmt::join(lines, "\n  "));
}

// `seconds_of_a_deal`: 0 if none was played now.
void show(const StrengthOptions& o, const Comparison& c, const TogetherSums& together, double seconds_of_a_deal,
          Console& console) {
  if (!o.shard.is_whole())
    return print_share({"card", "deal", o.deals.out, o.shard}, c.experiment.pairs(), o.deals.json, console);
  if (c.experiment.pairs() == 0)
    return;
  const Asked asked = asked_by(o);
  const std::string answer = o.with.empty() ? "" : together_text(together, o.deals.deals);
  if (!o.deals.report.empty())
    write_or_stop(o.deals.report, html_page("How strong?", strength_section(c, asked) +
                                                               (answer.empty() ? "" : "<p>" + answer + ".</p>\n")));
  if (o.deals.json) {
    Json j = strength_json(c, asked);
    if (o.worth || !answer.empty())
      j["answer"] = o.worth ? worth_text(c) : answer;
    return write_json(console, j);
  }
  print_strength(c, asked, console);
  if (!answer.empty())
    console.print("\n  {}.\n", answer);
  print_next(o, c, seconds_of_a_deal, console);
}

// "Playing 1,000 deals 10 times each: 10,000 games", for questions that take long.
void announce(const StrengthOptions& o, const GiftPlan& plan, Console& console) {
  const std::uint64_t deals = o.shard.size(o.deals.deals), each = plan.variants.size();
  if (o.all || o.worth)
    console.note("{}, each played with {}: {}", counted(deals, "deal"),
                 o.worth ? fmt::format("the card and with {} amounts of ¢ instead", each - 1)
                         : fmt::format("a blank card and with {}", counted(each - 1, "card")),
                 counted(deals * each, "game"));
}

}  // namespace

Exit run_strength(const StrengthOptions& o, Console& console) {
  demand_sense(o);
  const GiftPlan plan = Planning(o, load(o.deals.sets, console)->content()).plan();
  const LoadedVariants games = loaded(o, plan, console);
  Comparison c = before_the_first(o, plan, games);
  InBlocks<TogetherSums> together(TogetherSums{});
  std::uint64_t played = 0;
  AlsoCounted also;
  also.add = [&](std::uint64_t, std::span<const GameResult>) { ++played; };
  if (!o.with.empty())
    also = {.add = [&](std::uint64_t deal, std::span<const GameResult> of_deal) { together.add(deal, of_deal); },
            .last_block = [&] { return together.last_block(); },
            .add_block = [&](const Json& sums) { together.add_block(sums); }};
  announce(o, plan, console);
  play(c, games,
       {.command = std::string(command_of_gifts),
        .unit = "deals",
        .out = o.deals.out,
        .resume = o.deals.resume,
        .shard = o.shard,
        .notes_progress = true},
       console, also);
  show(o, c, together.all(), played > 0 ? c.seconds / static_cast<double>(played) : 0, console);
  return exit_of(c, o.deals, console);
}

}  // namespace soulstack::tools
