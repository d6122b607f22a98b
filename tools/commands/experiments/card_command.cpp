// soulstack card: what a card does to games.
#include <memory>

#include "engine/model/content.h"
#include "tools/commands/experiments/card_strength.h"
#include "tools/commands/experiments/deals.h"
#include "tools/lab/html_report.h"
#include "tools/results/shard_option.h"
#include "tools/study/card_effect.h"
#include "tools/support/output_files.h"

namespace soulstack::tools {

namespace {

struct CardOptions {
  std::string card;
  bool give = false;
  std::string at = "setup";
  StrengthOptions strength;
  DealsOptions deals;
};

Exit run_given(const CardOptions& options, Console& console) {
  StrengthOptions strength = options.strength;
  strength.card = options.card;
  strength.deals = with_bots(options.deals, "careful");
  strength.at_draw = options.at == "draw";
  if (strength.deals.measure != "turns")
    refuse("--give and --all measure the wins of the player who is given the card; leave out --measure");
  return run_strength(strength, console);
}

Exit run_met(const CardOptions& options, Console& console) {
  const DealsOptions deals = with_bots(options.deals);
  demand_sense(deals);
  const auto loaded = load(deals.sets, console);
  if (options.card.empty())
    refuse("Name a card, or ask for --all cards of a kind");
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
    if (!deals.json)
      console.print("\n  How strong is it? The same command with --give answers that.\n");
  }
  return exit_of(c, deals, console);
}

Exit run_card(const CardOptions& o, Console& console) {
  const bool is_about_strength =
      o.give || o.strength.all || o.strength.worth || !o.strength.against.empty() || !o.strength.with.empty();
  if (!is_about_strength && (!o.strength.shard.is_whole() || !o.strength.kind.empty() || o.at != "setup"))
    refuse("--shard, --kind and --at are for --give and --all");
  if (o.give && o.strength.worth)
    refuse("--worth gives the card to a player too, and ¢ instead of it; leave out --give");
  return is_about_strength ? run_given(o, console) : run_met(o, console);
}

}  // namespace

void add_card(Command& program) {
  Command& command =
      program.add("card", "Say how strong a card is, or what games are like with and without it",
                  "  soulstack card dinner --give                # how often does a player win who is given it?\n"
                  "  soulstack card dinner --against breakfast   # and compared with another card?\n"
                  "  soulstack card dinner --with breakfast      # are both more than the sum of the two?\n"
                  "  soulstack card dinner --worth               # how many ¢ is it worth?\n"
                  "  soulstack card --all --kind treasure        # all cards of a kind by their strength\n"
                  "  soulstack card dinner                       # who wins that draws, plays or buys it?\n"
                  "  soulstack card dinner --games 4000 --players 2\n"
                  "  soulstack card spark --set base --set cards/mine --report spark.html\n");
  auto o = std::make_shared<CardOptions>();
  o->deals.name = "card";
  command.takes({
      {"CARD TEXT", o->card, "Its id: dinner or base:dinner"},
      {"--give", o->give,
       "Give the card to one player of each game, and to the same player a blank card in the same deal: who wins more "
       "often? Loot comes into the hand, cards of the monster deck on top of it"},
      {"--at WHEN",
       o->at,
       "With --give: when the card is given, at the `setup` or where it would be drawn, in the owner's first turn "
       "(`draw`; default: setup)",
       {.one_of = {"setup", "draw"}}},
      {"--against CARD", o->strength.against, "Compare with this card instead of a blank one"},
      {"--with CARD", o->strength.with, "Give none, each, and both of the two cards"},
      {"--worth", o->strength.worth,
       "How many ¢ is it worth? Compare with a blank card and 0 to 25¢; ten games a deal"},
      {"--all", o->strength.all, "Compare all cards of a kind with a blank card, in the same deals"},
      {"--kind DECK", o->strength.kind, "With --all: the deck of the cards (default: treasure)"},
  });
  add_shard_option(command, o->strength.shard);
  add_deals_options(command, o->deals, "each is played with and without the card",
                    "eager; careful with --give and --all");
  command.runs(o, run_card);
}

}  // namespace soulstack::tools
