// soulstack card: what a card does to games.
#include <memory>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "tools/commands/experiments/deals.h"
#include "tools/lab/html_report.h"
#include "tools/study/card_effect.h"
#include "tools/support/output_files.h"

namespace soulstack::tools {

namespace {

struct CardOptions {
  std::string card;
  DealsOptions deals;
};

CardDefId find_card_or_refuse(const Content& content, const std::string& named) {
  if (const CardDefId card = content.find_card(named); card.known())
    return card;
  scripting::Nearest nearest(named);
  for (const CardDef& card : content.cards)
    nearest.offer(without_set(card.id));
  const std::string near(nearest.word());
  refuse(fmt::format("There is no card `{}` in these sets{}", named,
                     near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
}

Exit run_card(const CardOptions& options, Console& console) {
  const DealsOptions& deals = options.deals;
  demand_sense(deals);
  const auto loaded = load(deals.sets, console);
  const CardDefId card = find_card_or_refuse(loaded->content(), options.card);
  const CardDef& def = loaded->content()[card];
  const std::vector<Variant> variants = {read_variant(deals.sets.rules, deals.sets),
                                         read_variant(deals.sets.rules + " without " + def.id, deals.sets)};
  CardEffect none;
  none.card = card;
  none.players = deals.players;
  InBlocks<CardEffect> effects(none);
  const AlsoCounted also{
      .add = [&](std::uint64_t deal, std::span<const GameResult> games) { effects.add(deal, games[0], games[1]); },
      .last_block = [&] { return effects.last_block(); },
      .add_block = [&](const Json& sums) { effects.add_block(sums); },
      .details_of_first = true};
  const Comparison c = play_deals(deals, variants, load_variants(deals, variants, console),
                                  fmt::format("soulstack card {}{}", def.id, written(deals)), console, also);
  if (const CardEffect& effect = effects.all(); effect.games > 0) {
    write_or_stop(deals.report, deals.report.empty() ? "" : html_report(c, card_section(effect, def.name)));
    if (deals.json)
      write_json(console, card_json(c, effect, def.id));
    else
      print_card(c, effect, def.name, console);
  }
  return exit_of(c, deals, console);
}

}  // namespace

void add_card(Command& program) {
  Command& command =
      program.add("card", "Play the same deals with and without a card, and say what it does to games",
                  "  soulstack card dinner                       # who wins that draws, plays or buys it?\n"
                  "  soulstack card dinner --games 4000 --players 2\n"
                  "  soulstack card spark --set base --set cards/mine --report spark.html\n");
  auto o = std::make_shared<CardOptions>();
  o->deals.name = "card";
  command.takes({{"CARD TEXT", o->card, "Its id: dinner or base:dinner", {.required = true}}});
  add_deals_options(command, o->deals, "each is played with and without the card");
  command.runs(o, run_card);
}

}  // namespace soulstack::tools
