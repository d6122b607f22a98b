// The report of a comparison as HTML.
#include "tools/lab/html_report.h"

#include "tools/docs/escape.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/support/random.h"
#include "tools/support/shell_word.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

// A title, the colours of the variants from this one on, the picture, and how to read it.
std::string figure(const Comparison& c, std::string_view title, std::size_t first_variant, const std::string& picture,
                   std::string_view how) {
  std::vector<std::string> names;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant)
    names.push_back(c.name_of(variant));
  return fmt::format("<h2>{}</h2>\n{}{}{}", title, colour_keys(names, first_variant), picture, how_to_read(how));
}

// ---- The tables

std::string measures_table(const Comparison& c, std::size_t variant) {
  HtmlTable table({{"measure", true},
                   {"A"},
                   {std::string(1, letter_of(variant))},
                   {"difference"},
                   {"interval"},
                   {"what it says", true}});
  for (const Answer& a : c.experiment.answers(variant)) {
    if (!a.shown)
      continue;
    const int d = a.measure->wording.decimals;
    table.add_row({std::string(a.measure->sentence) + (is_percent(*a.measure) ? ", in %" : ""),
                   fmt::format("{:.{}f}", a.shown_a(), d), fmt::format("{:.{}f}", a.shown_b(), d),
                   with_sign(a.shown_difference(), d),
                   a.verdict == Verdict::scarce ? "" : interval_text(a.shown_interval(), d), a.sentence});
  }
  return table.html();
}

std::string characters_table(const Comparison& c, std::size_t variant) {
  HtmlTable table({{"character", true},
                   {"games of A"},
                   {"A, % won"},
                   {fmt::format("{}, % won", letter_of(variant))},
                   {"difference"},
                   {"interval"},
                   {"what it says", true}});
  for (const CharacterAnswer& a : characters_compared(c, variant))
    table.add_row({a.name, grouped(a.a.games), fmt::format("{:.1f}", a.a.percent()),
                   fmt::format("{:.1f}", a.b.percent()), with_sign(a.b.percent() - a.a.percent(), 1),
                   interval_text(a.interval, 1), a.sentence});
  return table.html();
}

std::string sets_text(const ComparedVariant& variant) {
  std::string text;
  for (const SetStamp& set : variant.sets)
    text += fmt::format("{}{} {} ({})", text.empty() ? "" : ", ", set.id, set.version, hex(set.hash));
  return text;
}

std::string variants_table(const Comparison& c) {
  HtmlTable table(
      {{"variant", true}, {"games"}, {"median turns"}, {"draws"}, {"stopped"}, {"sets, with their hashes", true}});
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    const VariantSums& sums = c.experiment.variant(variant);
    table.add_row({c.name_of(variant), grouped(sums.games), fmt::format("{}", sums.median_turns()),
                   fmt::format("{:.2f} %", 100 * sums.share(Outcome::draw)),
                   fmt::format("{:.2f} %", 100 * sums.share(Outcome::stopped)), sets_text(c.variants[variant])});
  }
  return table.html();
}

// The deals that changed most and least, and the commands that show their games.
std::string games_to_open(const Comparison& c, std::size_t variant) {
  const Beside& beside = c.experiment.beside(variant);
  if (!beside.shorter)
    return fmt::format("<p>{} plays the same games as A.</p>\n", html_escaped(c.name_of(variant)));
  HtmlTable table({{"deal", true}, {"number"}, {"turns of A"}, {fmt::format("turns of {}", letter_of(variant))}});
  std::string commands;
  for (const auto& [what, deal] :
       {std::pair{"much shorter than under A", *beside.shorter}, std::pair{"much longer than under A", *beside.longer},
        std::pair{"about as long as under A", *beside.nearest}}) {
    table.add_row({what, grouped(deal.pair + 1), fmt::format("{}", deal.a), fmt::format("{}", deal.b)});
    for (const std::size_t of : {std::size_t{0}, variant})
      commands += fmt::format("soulstack demo --rules {}{} --players {} --bots {} --seed {}\n",
                              shell_word(c.variants[of].title), c.sets, c.players,
                              shell_word(fmt::format("{}", fmt::join(c.bots, ","))), seed_of_game(c.seed, deal.pair));
  }
  if (c.other_bots)
    return table.html();
  return table.html() +
         fmt::format(
             "<p>These are the extremes, picked to look at; no effect can be read off them. These commands "
             "play these games again and tell them turn by turn, under A and then under {}:</p>\n"
             "<pre class=\"command\">{}</pre>\n",
             letter_of(variant), html_escaped(commands));
}

std::string method(const Comparison& c) {
  const ExperimentPlan& plan = c.experiment.plan();
  return fmt::format(
      "<ul>\n<li>Each deal is played under each variant. The estimate is the mean of the "
      "differences.</li>\n"
      "<li>The main measure is {}. It was looked at after each {} deals. The plan was {}. {}</li>\n"
      "<li>Who looks at a result several times, or at several measures, is misled more easily. The intervals are "
      "widened "
      "for that: {} (Bonferroni).</li>\n"
      "<li>A verdict needs at least {} deals, at least {} of which differ. A difference of less than {} % of the value "
      "under A, or of "
      "less "
      "than 2 percentage points of a share, is taken as too small to matter; --matters sets another limit.</li>\n"
      "<li>Of the characters, those stand out that Benjamini and Hochberg's procedure picks at 5 %.</li>\n"
      "<li>A win that k players share counts 1/k for each. Games longer than {} turns count as {} turns.</li>\n</ul>\n",
      html_escaped(main_measure(c).name), Schedule{}.look_every,
      plan.pairs == 0 ? std::string("to go on until the answer is clear")
      : plan.until_clear
          ? fmt::format("to stop when the answer is clear, and after {} deals at the latest", grouped(plan.pairs))
          : fmt::format("to play {} deals", grouped(plan.pairs)),
      c.whole ? "" : "<strong>The run was interrupted; the intervals allow for that.</strong>",
      html_escaped(level_text(c)), fewest_pairs, fewest_unequal, share_that_matters * 100, longest_counted,
      longest_counted);
}

}  // namespace

std::string numbers_csv(const Comparison& c) {
  std::string csv = "variant,measure,pairs,a,b,difference,low,high,matters,verdict\n";
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant)
    for (const Answer& a : c.experiment.answers(variant)) {
      const Interval i = a.shown_interval();
      csv += fmt::format("{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{}\n", letter_of(variant), a.measure->name,
                         a.sums.pairs, a.shown_a(), a.shown_b(), a.shown_difference(), i.low, i.high,
                         a.matters * a.measure->scale, word_of(a.verdict));
    }
  return csv;
}

namespace {

// "What do classic and extended+two_attacks change, compared with extended?"
std::string question_of(const Comparison& c) {
  std::string others;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant)
    others += (variant == 1 ? "" : variant + 1 == c.variants.size() ? " and " : ", ") + c.variants[variant].title;
  return fmt::format("What {} {} change, compared with {}?", c.variants.size() == 2 ? "does" : "do", others,
                     c.variants[0].title);
}

std::string pictures(const Comparison& c, const std::string& tables, const std::string& characters) {
  std::string body = figure(c, "The difference", 1, intervals_picture(c), how_to_read_intervals);
  body += "<h2>All measures</h2>\n<p>A share of 25 % that becomes 27 % is 2 percentage points larger.</p>\n" + tables;
  body += figure(c, "Length of games", 0, lengths_picture(c), how_to_read_lengths);
  body += figure(c, "How sure, and when", 1, running_picture(c), how_to_read_running);
  body += figure(c, "Souls of the leader", 0, leader_picture(c), how_to_read_leader);
  body += figure(c, "Wins by turn order", 0, order_picture(c), how_to_read_order);
  body += figure(c, "Wins by character", 0, character_picture(c), how_to_read_characters) + characters;
  return body;
}

}  // namespace

std::string html_report(const Comparison& c, const std::string& also) {
  const std::string question = question_of(c);
  std::string answers, tables, characters, games;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant) {
    answers += fmt::format(
        "<p>With {} (<strong>{}</strong>) instead of {} (<strong>A</strong>):</p>\n<p class=\"answer\">{}.</p>\n",
        html_escaped(c.variants[variant].title), letter_of(variant), html_escaped(c.variants[0].title),
        html_escaped(c.experiment.main_answer(variant).sentence));
    tables += fmt::format("<h3>{}</h3>\n{}<p>{}.</p>\n", html_escaped(c.name_of(variant)), measures_table(c, variant),
                          html_escaped(c.pairing(variant)));
    games += fmt::format("<h3>{}</h3>\n{}", html_escaped(c.name_of(variant)), games_to_open(c, variant));
    characters += fmt::format("<h3>{}</h3>\n{}", html_escaped(c.name_of(variant)), characters_table(c, variant));
  }
  characters =
      "<p>Where the last cell of a row is empty, the difference does not stand out from chance.</p>\n" + characters;
  std::string body = fmt::format("<h1>{}</h1>\n{}{}", html_escaped(question), answers, also);
  body += fmt::format("<p class=\"caution\">{}</p>\n<p>{} of {} players, seed {}.</p>\n", html_escaped(c.caution()),
                      counted(c.experiment.pairs(), "deal"), c.players, c.seed);
  body += pictures(c, tables, characters);
  body += "<h2>Three games to open</h2>\n" + games;
  body += "<h2>The variants</h2>\n" + variants_table(c) + "<h2>Method</h2>\n" + method(c);
  body += fmt::format("<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n<p>soulstack {}</p>\n",
                      html_escaped(c.command), SOULSTACK_VERSION);
  body += fmt::format("<details><summary>The numbers as CSV</summary>\n<pre>{}</pre></details>\n",
                      html_escaped(numbers_csv(c)));
  return html_page(question, body);
}

}  // namespace soulstack::tools
