// Methods about experiments: the same deals under several rules, or with and without a card.
#include <fmt/format.h>

#include <optional>
#include <sstream>

#include "engine/model/content.h"
#include "tools/display/card_text.h"
#include "tools/lab/variants.h"
#include "tools/players/match.h"
#include "tools/service/fork_method.h"
#include "tools/service/methods.h"
#include "tools/service/pair_method.h"
#include "tools/service/set_parameter.h"
#include "tools/study/gifts.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// ---- Plans

ExperimentWish wish_of(const Request& r, const Measure& measure, std::uint64_t usual_pairs) {
  ExperimentWish wish;
  wish.pairs = r.value("pairs", usual_pairs);
  wish.players = r.value("players", 4);
  wish.seed = r.value("seed", std::uint64_t{1});
  wish.bots = r.value("bots", std::vector<std::string>{"careful"});
  wish.measure = static_cast<std::size_t>(&measure - measures().data());
  wish.matters = r.value("matters", 0.0);
  wish.until_clear = r.value("until_clear", false);
  demand_bots(wish.bots, wish.players);
  for (const std::string& bot : wish.bots)
    demand_own_bot(bot);
  return wish;
}

// Loads a variant with the texts of the sets as they are edited. What it prints becomes the error.
std::shared_ptr<scripting::Loaded> loaded_variant(const Request& r, ClientSets& sets, const Variant& variant) {
  std::istringstream in;
  std::ostringstream out, err;
  Console console{in, out, err};
  std::optional<scripting::EditedFiles::InUse> in_use;
  if (sets.workspace() != nullptr)
    in_use.emplace(sets.workspace()->edited());
  try {
    return load_variant(variant, 1, console).front();
  } catch (const Stop& stop) {
    throw Refused{"not_loaded", r.service.options().root.without_folder(err.str() + stop.why),
                  "rulesets and cards that load", "variants"};
  }
}

int add_experiment(const Request& r, const ExperimentWish& wish, const std::vector<ExperimentVariant>& variants) {
  auto experiment = std::make_unique<HostedExperiment>(wish, variants);
  experiment->owner = r.client.number;
  return r.service.add(std::move(experiment));
}

Json plan_comparison(const Request& r) {
  ClientSets& sets = *r.service.sets(r.find("sets"));
  std::vector<ExperimentVariant> variants;
  for (const Json& written : r["variants"]) {
    const Variant variant = read_variant(written.text(), sets.choice());
    variants.push_back({written.text(), variant.sets.rules, loaded_variant(r, sets, variant)});
  }
  const ExperimentWish wish = wish_of(r, find_measure(r.value("measure", std::string("turns"))), 2'000);
  return {{"lab", add_experiment(r, wish, variants)}, {"pairs", wish.pairs}};
}

// ---- Cards

CardDefId card_to_give(const Request& r, const Content& content, std::string_view parameter) {
  const std::string name = r[parameter].text();
  const std::vector<CardDefId> found = find_cards(content, name);
  if (found.empty())
    throw Refused{
        "wrong_value",
        fmt::format("No card has `{}` in its name{}", scripting::printable(name, 100), nearest_card(content, name)),
        "the id or the name of a card", std::string(parameter)};
  if (const std::string why = why_not_given(content, found.front()); !why.empty())
    throw Refused{"wrong_value", why, "another card", std::string(parameter)};
  return found.front();
}

// A player of each game has the card of these sets.
ExperimentVariant with_card(const Request& r, ClientSets& sets, const std::string& title) {
  SetChoice choice = sets.choice();
  choice.rules = r.value("rules", choice.rules);
  const std::shared_ptr<scripting::Loaded> loaded = loaded_variant(r, sets, read_variant(choice.rules, choice));
  const Content& content = loaded->content();
  const CardDefId card = card_to_give(r, content, "card");
  const bool at_draw = r.value("at_draw", false) || is_put_on_deck(content, card);
  return {content[card].name + title, choice.rules, loaded,
          Gift{{giving_command(content, card, content[card].id)}, at_draw}};
}

// The card as it was, and as it is now.
Json card_change(const Request& r) {
  const ExperimentWish wish = wish_of(r, measure_of_gifts(), 1'000);
  const int lab = add_experiment(r, wish,
                                 {with_card(r, *r.service.sets(r.find("before")), " before"),
                                  with_card(r, *r.service.sets(r.find("sets")), " now")});
  return {{"lab", lab}, {"pairs", wish.pairs}};
}

// A player of each game has the card, or in its place a blank card of the same kind.
Json card_strength(const Request& r) {
  if (r.has("before"))
    return card_change(r);
  ClientSets& sets = *r.service.sets(r.find("sets"));
  const std::shared_ptr<const scripting::Loaded> cards = loaded_for(r);
  const Content& content = cards->content();
  const CardDefId card = card_to_give(r, content, "card");
  const BlankCard blank = blank_of(content, card);
  SetChoice choice = sets.choice();
  choice.rules = r.value("rules", choice.rules);
  Variant variant = read_variant(choice.rules, choice);
  variant.files[blank.file] = blank.lua;
  const std::shared_ptr<scripting::Loaded> loaded = loaded_variant(r, sets, variant);
  const bool at_draw = r.value("at_draw", false) || is_put_on_deck(content, card);
  const auto gift = [&](const std::string& given) { return Gift{{giving_command(content, card, given)}, at_draw}; };
  const std::string& id = content[card].id;
  const ExperimentWish wish = wish_of(r, measure_of_gifts(), 1'000);
  const int lab = add_experiment(r, wish,
                                 {{blank.name, choice.rules, loaded, gift(blank.id)},
                                  {content[card].name, choice.rules, loaded, gift(id + " for " + blank.id)}});
  return {{"lab", lab}, {"pairs", wish.pairs}};
}

// ---- Measures

Json list_measures(const Request&) {
  Json list = Json::array();
  for (const Measure& measure : measures())
    if (!measure.of_gifts)
      list.push_back({{"name", measure.name}, {"sentence", measure.sentence}, {"unit", measure.wording.unit}});
  return {{"measures", std::move(list)}};
}

// ---- Results

Json answer_object(const Comparison& c, std::size_t variant) {
  const Answer answer = c.experiment.main_answer(variant);
  const Interval shown = answer.shown_interval();
  return {{"variant", c.variants[variant].title},
          {"a", answer.shown_a()},
          {"b", answer.shown_b()},
          {"difference", answer.shown_difference()},
          {"low", shown.low},
          {"high", shown.high},
          {"verdict", word_of(answer.verdict)},
          {"sentence", c.headline(variant)}};
}

Json progress_object(const HostedExperiment& experiment, bool whole_report) {
  const Comparison& c = experiment.comparison();
  Json j{{"played", c.experiment.pairs()},
         {"over", experiment.is_over()},
         {"measure", main_measure(c).name},
         {"answers", Json::array()}};
  for (std::size_t variant = 1; variant < c.variants.size() && c.experiment.pairs() > 1; ++variant)
    j["answers"].push_back(answer_object(c, variant));
  if (whole_report)
    j["report"] = to_json(c);
  return j;
}

Json more(const Request& r) {
  HostedExperiment& experiment = r.service.experiment(r.client, r["lab"]);
  experiment.play(r.value("pairs", std::uint64_t{20}));
  return progress_object(experiment, r.value("report", false));
}

Json part(const Request& r) {
  HostedExperiment& experiment = r.service.experiment(r.client, r["lab"]);
  const auto pairs = r["pairs"].get<std::uint64_t>();
  PlayedApart played = experiment.play_apart(r["from"].get<std::uint64_t>(), pairs);
  return {{"sums", std::move(played.sums)}, {"pairs", pairs}, {"values", std::move(played.values)}};
}

Json add(const Request& r) {
  HostedExperiment& experiment = r.service.experiment(r.client, r["lab"]);
  try {
    experiment.add(r["sums"], r["pairs"].get<std::uint64_t>());
  } catch (const std::exception& wrong) {
    throw Refused{"wrong_value", fmt::format("These are not sums of this experiment: {}", wrong.what()),
                  "the `sums` of `lab.part`", "sums"};
  }
  return progress_object(experiment, r.value("report", false));
}

Json drop_experiment(const Request& r) {
  (void)r.service.experiment(r.client, r["lab"]);
  r.service.drop_experiment(r["lab"].get<int>());
  return Json::object();
}

// ---- Rows

constexpr std::int64_t most_pairs = 1'000'000;

std::vector<Member> plan_members() {
  return {optional_member("pairs", Schema::whole(2, most_pairs),
                          "The deals that are planned (default: 2000; of a card, 1000)"),
          optional_member("players", Schema::whole(1, max_players), "Number of players (default: 4)"),
          optional_member("bots", Schema::list(Schema::text(100), max_players, 1),
                          "By seat; a short list repeats (default: `careful`)"),
          optional_member("seed", Schema::whole(0, (std::int64_t{1} << 53) - 1), "Same seed, same deals (default: 1)"),
          optional_member("matters", Schema::number(0, 1'000'000), "The smallest difference worth noticing"),
          optional_member("until_clear", Schema::boolean(), "Over as soon as the answer is clear (default: false)"),
          takes_sets()};
}

std::vector<Member> and_plan(std::vector<Member> takes) {
  for (Member& m : plan_members())
    takes.push_back(std::move(m));
  return takes;
}

Member takes_lab() { return {"lab", open_number(), "The number of the experiment"}; }
Member takes_report() {
  return optional_member("report", Schema::boolean(), "Also everything that `soulstack compare --json` prints");
}

Schema begun() {
  return Schema::object({takes_lab(), {"pairs", Schema::whole(2, most_pairs), "The deals that are planned"}});
}

Schema progress() {
  const Schema answer = Schema::object({{"variant", Schema::text(), "The variant that is compared with the first one"},
                                        {"a", Schema::number(), "The mean under the first variant"},
                                        {"b", Schema::number(), "The mean under this one"},
                                        {"difference", Schema::number(), "b - a"},
                                        {"low", Schema::number(), "The interval of the difference"},
                                        {"high", Schema::number(), "Its upper end"},
                                        {"verdict", Schema::text(), "`more`, `less`, `same`, ..."},
                                        {"sentence", Schema::text(), "In words"}});
  return Schema::object({{"played", Schema::whole(0, most_pairs), "Deals so far"},
                         {"over", Schema::boolean(), "No more are needed"},
                         {"measure", Schema::text(), "What is compared"},
                         {"answers", Schema::list(answer), "One for each variant after the first"},
                         optional_member("report", Schema::anything(), "The whole report")});
}

}  // namespace

std::vector<Method> lab_methods() {
  const Schema pairs = Schema::whole(1, 10'000);
  const Schema variants = Schema::list(Schema::text(500), 6, 2);
  const Schema measure = Schema::object({{"name", Schema::text(), "As `lab.compare` takes it"},
                                         {"sentence", Schema::text(), "What it is"},
                                         {"unit", Schema::text(), "Of its numbers"}});
  return {
      {"lab.measures",
       "What `lab.compare` can compare",
       MayCall::anyone,
       {},
       Schema::object({{"measures", Schema::list(measure), "All of them"}}),
       "the measures",
       {},
       list_measures},
      {"lab.compare",
       "Plans a comparison: the same deals under several variants of the rules",
       MayCall::owner,
       and_plan({{"variants", variants, "For example `extended`, `extended with price=7`, `extended without bomb`"},
                 optional_member("measure", Schema::text(50), "What is compared (default: `turns`)")}),
       begun(),
       "the experiment",
       {"not_loaded", "too_many"},
       plan_comparison},
      {"lab.card",
       "Plans to measure how strong a card is: a player of each game has it, or a blank card in its place; or what a "
       "change of the card does",
       MayCall::owner,
       and_plan({{"card", Schema::text(200), "Its id or name"},
                 optional_member("rules", Schema::text(100), "The ruleset"),
                 optional_member("at_draw", Schema::boolean(), "When it would be drawn, not at the beginning"),
                 optional_member("before", open_number(),
                                 "Open sets with an earlier text of the card: they take the place of the blank card")}),
       begun(),
       "the experiment",
       {"not_loaded", "wrong_value", "too_many"},
       card_strength},
      {"lab.more",
       "Plays the next deals of an experiment",
       MayCall::owner,
       {takes_lab(), optional_member("pairs", Schema::whole(0, 10'000), "How many (default: 20)"), takes_report()},
       progress(),
       "how it stands",
       {},
       more},
      {"lab.part",
       "Plays some deals without adding them, so that others can: for several processes",
       MayCall::owner,
       {takes_lab(), {"from", Schema::whole(0, most_pairs), "The first of them"}, {"pairs", pairs, "How many"}},
       Schema::object({{"sums", Schema::anything(), "For `lab.add`"},
                       {"pairs", pairs, "How many"},
                       {"values", Schema::list(Schema::list(Schema::number())),
                        "For each of them, what is compared, in the game of each variant"}}),
       "their sums",
       {},
       part},
      {"lab.add",
       "Adds deals that `lab.part` of the same experiment played",
       MayCall::owner,
       {takes_lab(),
        {"sums", Schema::anything(), "What `lab.part` gave"},
        {"pairs", pairs, "How many"},
        takes_report()},
       progress(),
       "how it stands",
       {"wrong_value"},
       add},
      {"lab.drop",
       "Forgets an experiment",
       MayCall::owner,
       {takes_lab()},
       empty_result(),
       "nothing",
       {},
       drop_experiment},
      fork_method(),
      pair_method(),
  };
}

}  // namespace soulstack::tools
