// What is printed on a card.
#include "tools/faces/face_contents.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/explain/explain_object.h"
#include "tools/display/seat_view.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view tap_sign = "↷ ", list_sign = "◆ ", gap = " · ";

void join(std::string& line, std::string_view part) {
  if (part.empty())
    return;
  if (!line.empty())
    line += gap;
  line += part;
}

std::string capital(std::string_view word) {
  std::string text(word);
  std::replace(text.begin(), text.end(), '_', ' ');
  if (!text.empty())
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string kind_line(const Content& content, const CardDef& card) {
  std::string line = deck_title(content.decks[card.deck.value].name);
  for (const auto& [keyword, name] : keyword_names())
    if (card.has(keyword))
      join(line, capital(name));
  for (std::size_t i = 0; i < content.tags.size(); ++i)
    if (card.tags[i])
      join(line, capital(content.tags[i]));
  if (card.min_players > 1)
    join(line, fmt::format("{}+ players", card.min_players));
  return line;
}

std::vector<FaceNumber> numbers_of(const Content& content, const CardDef& card) {
  std::vector<FaceNumber> all;
  if (card.hp >= 0)
    all.push_back({"HP", fmt::format("{}", card.hp)});
  if (card.evasion >= 0)
    all.push_back({"Evasion", fmt::format("{}+", card.evasion)});
  if (card.attack >= 0)
    all.push_back({"Attack", fmt::format("{}", card.attack)});
  for (const PrintedStat& stat : card.stats)
    all.push_back({capital(content.set_stat(stat.stat).name), fmt::format("{}", stat.number)});
  return all;
}

void add_paragraph(std::vector<Paragraph>& all, std::string_view before, std::string_view text) {
  Paragraph paragraph;
  if (!before.empty())
    paragraph.push_back({{.bold = true}, std::string(before)});
  for (TextRun& run : runs_of(text))
    paragraph.push_back(std::move(run));
  if (!paragraph.empty())
    all.push_back(std::move(paragraph));
}

// What an ability lists below its text, if the text itself leaves it open: "Choose one:".
void add_list(std::vector<Paragraph>& all, const Content& content, const AbilityDef& ability) {
  if (!ability.text.empty() && !ability.text.ends_with(':'))
    return;
  for (const AbilityId mode : ability.modes)
    add_paragraph(all, list_sign, content[mode].text);
  for (std::size_t i = 0; ability.roll.present && i < ability.roll.outcomes.size(); ++i)
    if (const AbilityId outcome = ability.roll.outcomes[i]; outcome.known() && !content[outcome].text.empty())
      add_paragraph(all, fmt::format("{}: ", i + 1), content[outcome].text);
}

// "3-4:", "6:", "1,3:": the results of a roll.
bool is_range(std::string_view word) {
  return word.size() >= 2 && word.ends_with(':') && word.find_first_not_of("123456-,:") == std::string_view::npos;
}

// Each line of a text with a roll: "Roll:", "1-2: Gain 1¢.", "3-6: Gain 2¢.".
std::vector<std::string_view> lines_of_roll(std::string_view text) {
  std::vector<std::string_view> lines;
  std::size_t begin = 0;
  for (std::size_t space = text.find(' '); space != std::string_view::npos; space = text.find(' ', space + 1)) {
    const std::size_t word = space + 1;
    if (!is_range(text.substr(word, std::min(text.find(' ', word), text.size()) - word)))
      continue;
    lines.push_back(text.substr(begin, space - begin));
    begin = word;
  }
  lines.push_back(text.substr(begin));
  return lines;
}

void add_ability(std::vector<Paragraph>& all, const Content& content, const AbilityDef& ability) {
  // The text of a paid ability names its cost itself.
  std::string_view before = ability.kind == AbilityKind::tap ? tap_sign : std::string_view();
  const std::string_view text = ability.text;
  for (const std::string_view line : ability.roll.present ? lines_of_roll(text) : std::vector{text})
    add_paragraph(all, std::exchange(before, std::string_view()), line);
  add_list(all, content, ability);
}

// "MF" for "The Midnight Fair": the first letters of at most three words other than articles.
std::string sign_of(std::string_view title) {
  std::string sign;
  bool begins = true;
  for (std::size_t i = 0; i < title.size() && sign.size() < 3; ++i) {
    const auto c = static_cast<unsigned char>(title[i]);
    if (begins && std::isalnum(c) != 0 && !title.substr(i).starts_with("The "))
      sign += static_cast<char>(std::toupper(c));
    begins = title[i] == ' ';
  }
  return sign;
}

bool is_sign(char32_t c) { return c == U'¢' || c == U'↷' || c == U'$' || c == U'◆'; }
bool is_number_part(char32_t c) { return (c >= U'0' && c <= U'9') || is_sign(c); }

bool is_keyword(std::string_view word) {
  std::string lower(word);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower == "hp" || std::any_of(keyword_names().begin(), keyword_names().end(),
                                      [&](const auto& row) { return lower == row.name; });
}

// "+1", "25¢", "2-3", "4+", "HP", "Guppy".
bool is_bold(std::u32string_view word) {
  if (std::any_of(word.begin(), word.end(), is_number_part))
    return true;
  std::string letters;
  for (const char32_t c : word)
    if (c < 0x80 && (std::isalpha(static_cast<int>(c)) != 0))
      letters += static_cast<char>(c);
  return is_keyword(letters);
}

// Where full stops and commas behind a word begin, with the space behind it.
std::size_t begin_of_stops(std::u32string_view word) {
  constexpr std::u32string_view stops = U".,; ";
  const std::size_t last = word.find_last_not_of(stops);
  const std::size_t begin = last == std::u32string_view::npos ? word.size() : last + 1;
  return begin < word.size() && word[begin] != U' ' ? begin : word.size();
}

void add_run(Paragraph& runs, FontStyle style, std::u32string_view text) {
  if (text.empty())
    return;
  if (runs.empty() || runs.back().style != style)
    runs.push_back({style, ""});
  for (const char32_t c : text)
    runs.back().text += to_utf8(c);
}

std::string frame_of(const scripting::SetLook& look, const std::string& deck) {
  for (const std::string& kind : {deck, std::string()})
    if (const auto found = look.kinds.find(kind); found != look.kinds.end() && !found->second.frame.text.empty())
      return found->second.frame.text;
  return {};
}

}  // namespace

Paragraph runs_of(std::string_view text) {
  Paragraph runs;
  const std::u32string all = characters_of(text);
  int depth = 0;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find(U' ', at), all.size() - 1) + 1;
    const std::u32string_view word = std::u32string_view(all).substr(at, end - at);
    depth += static_cast<int>(std::count(word.begin(), word.end(), U'('));
    const FontStyle style{.bold = is_bold(word), .italic = depth > 0};
    depth = std::max(0, depth - static_cast<int>(std::count(word.begin(), word.end(), U')')));
    const std::size_t rest = style.bold ? begin_of_stops(word) : word.size();
    add_run(runs, style, word.substr(0, rest));
    add_run(runs, {.italic = style.italic}, word.substr(rest));
    at = end;
  }
  return runs;
}

std::string deck_title(std::string_view deck) { return deck == "starting" ? "Starting item" : capital(deck); }

SetImprint imprint_of(const scripting::LoadedSet& set, scripting::SetLook look) {
  SetImprint imprint{sign_of(set.title), set.title, "", set.id, set.folder, std::move(look)};
  if (!set.authors.empty())
    imprint.rights = "© " + set.authors.front();
  join(imprint.rights, set.license);
  return imprint;
}

FaceContents face_contents(const Content& content, const CardDef& card, const SetImprint& set) {
  FaceContents face;
  face.set = set;
  face.id = card.id;
  face.name = card.name;
  face.deck = content.decks[card.deck.value].name;
  face.kind = kind_line(content, card);
  face.numbers = numbers_of(content, card);
  if (card.starting_item.known())
    add_paragraph(face.paragraphs, "Starts with: ", content[card.starting_item].name);
  for (const AbilityId id : card.abilities)
    add_ability(face.paragraphs, content, content[id]);
  if (card.rewards.description.known())
    face.reward = content[card.rewards.description].text;
  else if (const std::string rewards = rewards_text(card.rewards); !rewards.empty())
    face.reward = "Reward: " + rewards;
  face.souls = card.souls;
  face.colours = colours_of(face.deck, set.look);
  face.frame = frame_of(set.look, face.deck);
  for (const FreeField& free : card.free_fields) {
    if (free.field == "image")
      face.image = free.text;
    if (free.field == "artist")
      face.artist = free.text;
    if (free.field == "flavour")
      face.flavour = free.text;
  }
  return face;
}

}  // namespace soulstack::tools
