// Puts what is printed on a card in its place.
#include "tools/faces/face_layout.h"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

#include "tools/faces/broken_lines.h"

namespace soulstack::tools {

namespace {

constexpr Micrometres left = 5'000, right = face_width - left, inner = right - left;
constexpr Micrometres size_step = 100, largest_name = 4'700, largest_text = 4'000;

enum class Aligned : std::uint8_t { at_left, centre, at_right };

class Layout {
 public:
  explicit Layout(const FaceContents& contents) : contents_(contents), colours_(contents.colours) {
    face_.id = contents.id;
    face_.name = contents.name;
    face_.deck = contents.deck;
  }

  Face front() {
    ground();
    heading();
    picture();
    numbers();
    rewards();
    texts();
    foot();
    return std::move(face_);
  }

  Face back() {
    sheet(colours_.accent);
    face_.shapes.push_back({6'000, 6'000, face_width - 12'000, face_height - 12'000, 3'000, colours_.field});
    face_.shapes.push_back({7'000, 7'000, face_width - 14'000, face_height - 14'000, 2'400, colours_.accent});
    line(sign_of_deck(contents_.deck), 52'000, 30'000, {.bold = true}, colours_.field, Aligned::centre);
    fitting_line(contents_.name, 66'000, 5'000, 3'000, {.bold = true}, colours_.field);
    line("unofficial", 78'000, 2'000, {}, colours_.field, Aligned::centre);
    return std::move(face_);
  }

 private:
  void sheet(Colour colour) {
    face_.background = colours_.edge;
    face_.shapes.push_back({2'500, 2'500, face_width - 5'000, face_height - 5'000, 2'000, colour});
  }

  // The paper, or the frame of the set in its place.
  void ground() {
    if (contents_.frame.empty())
      return sheet(colours_.paper);
    face_.background = colours_.edge;
    face_.frame =
        FacePicture{0, 0, face_width, face_height, 0, contents_.set.id, contents_.set.folder, contents_.frame, {}};
  }

  void line(std::string_view text, Micrometres y, Micrometres size, FontStyle style, Colour colour, Aligned aligned) {
    const Micrometres width = width_of(text, style, size);
    const Micrometres x = aligned == Aligned::at_left  ? left
                          : aligned == Aligned::centre ? (face_width - width) / 2
                                                       : right - width;
    face_.runs.push_back({x, y, size, style, colour, printable_text(text)});
  }

  // In the middle, as large as fits. Returns how many characters do not fit at the least size, where it is cut.
  int fitting_line(std::string_view text, Micrometres y, Micrometres largest, Micrometres least, FontStyle style,
                   Colour colour) {
    Micrometres size = largest;
    while (size > least && width_of(text, style, size) > inner)
      size = std::max(least, size - size_step);
    std::string shown;
    Micrometres width = 0;
    int beyond = 0;
    for (const char32_t c : printable_characters(text)) {
      width += advance_of(c, style, size);
      if (width > inner)
        ++beyond;
      else
        shown += to_utf8(c);
    }
    line(shown, y, size, style, colour, Aligned::centre);
    return beyond;
  }

  void heading() {
    if (colours_.band)
      face_.shapes.push_back({left - 1'000, 3'600, inner + 2'000, 6'100, 1'200, *colours_.band});
    const int beyond = fitting_line(contents_.name, 8'600, largest_name, least_name, {.bold = true}, colours_.name);
    if (beyond > 0)
      face_.excess.push_back({"name", beyond});
    fitting_line(contents_.kind, 12'000, 2'400, 1'500, {}, colours_.faint);
  }

  // The picture of the card; without one, the sign of its deck.
  void picture() {
    const Micrometres height = contents_.numbers.empty() ? 28'500 : 26'000;
    face_.shapes.push_back({left, picture_top, inner, height, 1'200, colours_.field});
    if (contents_.image.empty())
      line(sign_of_deck(contents_.deck), picture_top + height / 2 + 7'000, 19'000, {.bold = true}, colours_.accent,
           Aligned::centre);
    else
      face_.picture = FacePicture{
          left, picture_top, inner, height, 1'200, contents_.set.id, contents_.set.folder, contents_.image, {}};
    top_ = picture_top + height + 1'500;
  }

  void numbers() {
    if (contents_.numbers.empty())
      return;
    const auto count = static_cast<Micrometres>(contents_.numbers.size());
    const Micrometres space = 1'500, width = std::min<Micrometres>(16'500, (inner - space * (count - 1)) / count);
    Micrometres x = (face_width - width * count - space * (count - 1)) / 2;
    for (const auto& [label, number] : contents_.numbers) {
      face_.shapes.push_back({x, top_, width, 9'400, 1'500, colours_.accent});
      within(x, width, number, top_ + 5'400, 5'200, {.bold = true});
      within(x, width, label, top_ + 8'300, 2'100, {});
      x += width + space;
    }
    top_ += 10'900;
  }

  void within(Micrometres x, Micrometres width, std::string_view text, Micrometres y, Micrometres size,
              FontStyle style) {
    constexpr Micrometres least = 700;
    while (size > least && width_of(text, style, size) > width - 600)
      size -= size_step;
    face_.runs.push_back(
        {x + (width - width_of(text, style, size)) / 2, y, size, style, colours_.numbers, printable_text(text)});
  }

  void rewards() {
    std::string text = contents_.reward;
    if (contents_.souls > 0) {
      text += text.empty() ? "" : "   ";
      for (int i = 0; i < contents_.souls; ++i)
        text += "◆";
      text += contents_.souls == 1 ? " 1 soul" : fmt::format(" {} souls", contents_.souls);
    }
    if (text.empty())
      return;
    bottom_ -= 4'800;
    face_.shapes.push_back({left, bottom_ + 800, inner, 4'600, 1'200, colours_.strip});
    fitting_line(text, bottom_ + 4'100, 2'800, 1'500, {.bold = true}, colours_.ink);
  }

  std::vector<BreakableText> paragraphs() const {
    std::vector<BreakableText> all(contents_.paragraphs.begin(), contents_.paragraphs.end());
    if (!contents_.flavour.empty())
      all.emplace_back(Paragraph{{{.italic = true}, contents_.flavour}});
    return all;
  }

  static Micrometres height_of(const std::vector<BreakableText>& paragraphs, Micrometres size) {
    Micrometres height = 0;
    for (const BreakableText& paragraph : paragraphs)
      height += static_cast<Micrometres>(paragraph.count_lines(size, text_width)) * leading(size);
    return paragraphs.empty() ? 0 : height + (static_cast<Micrometres>(paragraphs.size()) - 1) * between(size);
  }

  void texts() {
    const std::vector<BreakableText> all = paragraphs();
    Micrometres size = largest_text, height = height_of(all, size);
    while (size > least_text && height > bottom_ - top_) {
      size = std::max(least_text, size - size_step);
      height = height_of(all, size);
    }
    Micrometres y = top_ + std::max<Micrometres>(0, (bottom_ - top_ - height) / 2);
    int beyond = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const BrokenLine& one : all[i].lines(size, text_width)) {
        y += leading(size);
        if (y > bottom_)
          beyond += one.characters;
        else
          place(one, y - size / 3, size, i < contents_.paragraphs.size() ? colours_.ink : colours_.faint);
      }
      y += between(size);
    }
    if (beyond > 0)
      face_.excess.push_back({"text", beyond});
  }

  void place(const BrokenLine& one, Micrometres y, Micrometres size, Colour colour) {
    Micrometres x = (face_width - one.width) / 2;
    for (const TextRun& run : one.runs) {
      face_.runs.push_back({x, y, size, run.style, colour, run.text});
      x += width_of(run.text, run.style, size);
    }
  }

  void foot() {
    const Micrometres sign_width = 6'000;
    face_.shapes.push_back({left, 80'300, sign_width, 3'600, 1'000, colours_.accent});
    within(left, sign_width, contents_.set.sign, 82'800, 2'000, {.bold = true});
    small("unofficial", 83'600, right - width_of("unofficial", {}, small_size), inner);
    const Micrometres from = left + sign_width + 1'000;
    const std::string art = contents_.artist.empty() ? "" : " · Art: " + contents_.artist;
    small(contents_.set.title + art, 81'700, from, right - from);
    small(contents_.set.rights, 83'600, from, right - from - 9'000);
  }

  // Cut at the end of its place.
  void small(std::string_view text, Micrometres y, Micrometres x, Micrometres width) {
    std::string shown;
    Micrometres used = 0;
    for (const char32_t c : printable_characters(text)) {
      used += advance_of(c, {}, small_size);
      if (used > width)
        break;
      shown += to_utf8(c);
    }
    face_.runs.push_back({x, y, small_size, {}, colours_.faint, shown});
  }

  static constexpr Micrometres picture_top = 13'700, text_width = inner - 1'000, small_size = 1'500;
  static constexpr Micrometres leading(Micrometres size) { return size * 5 / 4; }
  static constexpr Micrometres between(Micrometres size) { return size / 2; }

  const FaceContents& contents_;
  const FaceColours& colours_;
  Face face_;
  Micrometres top_ = 0, bottom_ = 79'500;  // of the place for texts
};

}  // namespace

Face lay_out(const FaceContents& contents) { return Layout(contents).front(); }

Face back_of_deck(std::string_view deck) {
  FaceContents contents;
  contents.id = "back:" + std::string(deck);
  contents.name = deck_title(deck);
  contents.deck = deck;
  contents.colours = usual_colours(deck);
  return Layout(contents).back();
}

}  // namespace soulstack::tools
