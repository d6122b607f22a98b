// The lines of journals and saves.
#include "tools/records/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <initializer_list>
#include <optional>

#include "engine/model/enum_rows.h"
#include "scripting/findings/finding.h"
#include "tools/players/bots.h"
#include "tools/players/outside_bots.h"
#include "tools/support/atomic_file.h"
#include "tools/support/json.h"
#include "tools/support/line_check.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

// ---- JSON

constexpr std::string_view header_begins[] = {"{\"soulstack\":\"journal\",\"version\":",
                                              "{\"soulstack\":\"save\",\"version\":"};
constexpr std::array<std::string_view, 4> how_words = {"bot", "asked", "hurrying", "itself"};
static_assert(how_words.size() + 1 == count_of<Answered>);  // an edit has a line of its own kind

std::uint64_t unhex(const Json& j) {
  const std::string& text = j.text();
  std::uint64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n, 16);
  if (text.size() != 16 || error != std::errc() || end != text.data() + text.size())
    throw std::invalid_argument("a hash must have 16 digits");
  return n;
}

int whole_number(const Json& j, int least, int most) {
  if (!j.is_number_integer() || j.get<std::int64_t>() < least || j.get<std::int64_t>() > most)
    throw std::invalid_argument(fmt::format("a number must be from {} to {}", least, most));
  return j.get<int>();
}

// Accepts only the fields that this version writes, because others would have no effect.
void only(const Json& j, std::initializer_list<std::string_view> known) {
  for (const auto& [name, value] : j.items())
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw std::invalid_argument(fmt::format("unknown field `{}`", name));
}

Beginning beginning_of(const Json& j) {
  Beginning b;
  if (!j.at("seed").is_number_unsigned())
    throw std::invalid_argument("the seed is not a number");
  b.seed = j.at("seed").get<std::uint64_t>();
  b.seats = j.at("seats").get<std::vector<std::string>>();
  b.rules = j.at("rules");
  b.stops = j.at("stops");
  for (const Json& set : j.at("sets"))
    b.sets.push_back(stamp_from(set));
  if (b.seats.empty() || b.seats.size() > max_players || b.sets.empty())
    throw std::invalid_argument("the number of seats is wrong, or there are no sets");
  for (const std::string& seat : b.seats)
    if (seat != person && !is_bot(seat) && !is_outside_bot(seat))
      throw std::invalid_argument(fmt::format("unknown bot `{}`", seat));
  return b;
}

// ---- Reading, line by line

constexpr std::size_t longest_line = std::size_t{1} << 20;

class RecordReader {
 public:
  RecordReader(std::string_view bytes, std::string_view name) : bytes_(bytes), name_(name) {}

  Record read(CutOff cut_off) {
    if (bytes_.empty())
      refuse_file("is empty: the header line is missing");
    while (at_ < bytes_.size())
      read_line(cut_off);
    if (number_ < 2)
      refuse_file("is cut off before the first decision; there is nothing to resume");
    if (record_.save && !ended_)
      refuse_file(fmt::format("is cut off after line {}: the last line of the save is missing", number_));
    return std::move(record_);
  }

 private:
  [[noreturn]] void refuse_file(std::string_view why) const {
    throw Stop{Exit::content, fmt::format("`{}` {}", name_, shown(why))};
  }
  [[noreturn]] void refuse_line(std::string_view why) const {
    refuse_file(fmt::format("is damaged in line {}: {}. The file was not used", number_ + 1, why));
  }

  void read_line(CutOff cut_off) {
    const std::size_t end = bytes_.find('\n', at_);
    const std::string_view line = bytes_.substr(at_, end - at_);
    if (number_ == 0)
      look_at_header(line);
    if (end == std::string_view::npos)
      return rest(line, cut_off);
    if (line.size() > longest_line)
      refuse_line(fmt::format("it is longer than {} MiB", longest_line >> 20));
    const auto text = without_check(line, record_.check);
    if (!text)
      refuse_line("its checksum is wrong; the file was changed");
    try {
      take(Json::parse(std::string(*text) + "}"));
    } catch (const std::exception& error) {
      refuse_line(fmt::format("invalid content: {}", error.what()));
    }
    ++number_;
    at_ = end + 1;
    record_.whole = at_;
  }

  // Text without an end of line: the last line was not fully written or has lost its end.
  void rest(std::string_view line, CutOff cut_off) {
    std::uint32_t check = record_.check;
    if (!line.empty() && without_check(line.substr(0, line.size() - 1), check))
      refuse_line("unexpected text after it");
    if (record_.save || number_ < 2)
      refuse_file(fmt::format("is cut off in line {}", number_ + 1));
    if (cut_off == CutOff::refused)
      refuse_file(fmt::format("is cut off in line {}; `soulstack play --resume {}` continues from the lines before it",
                              number_ + 1, shell_word(name_)));
    record_.cut_off = true;
    at_ = bytes_.size();
  }

  // Checked before the checksum, which other versions may compute differently.
  void look_at_header(std::string_view line) {
    for (const std::string_view begins : header_begins) {
      if (!line.starts_with(begins))
        continue;
      int version = 0;
      const char* const number = line.data() + begins.size();
      const auto [end, error] = std::from_chars(number, line.data() + line.size(), version);
      if (version > record_version || error == std::errc::result_out_of_range)
        refuse_file(fmt::format(
            "has version {} of the file format, but this program ({}) supports versions up to {}; "
            "use the program that wrote it, or a newer one",
            std::string_view(number, static_cast<std::size_t>(end - number)), SOULSTACK_VERSION, record_version));
      return;
    }
    for (const std::string_view begins : header_begins)
      if (begins.starts_with(line))
        refuse_file("is cut off in line 1");
    refuse_file("is neither a journal nor a save of Soulstack");
  }

  void take(const Json& j) {
    if (number_ == 0)
      take_header(j);
    else if (number_ == 1)
      take_setup(j);
    else if (ended_ && record_.save)
      throw std::invalid_argument("unexpected text after the end");
    else if (j.contains("back"))
      take_back(j);
    else if (j.contains("end"))
      take_end(j);
    else if (j.contains("edit") && record_.version >= 2)
      take_edit(j);
    else
      take_step(j);
  }

  void take_header(const Json& j) {
    only(j, {"soulstack", "version", "program", "seed", "players", "seats", "rules", "stops", "sets"});
    record_.save = j.at("soulstack") == "save";
    record_.version = whole_number(j.at("version"), 1, record_version);
    record_.program = j.at("program");
    record_.beginning = beginning_of(j);
    if (j.at("players") != record_.beginning.seats.size())
      throw std::invalid_argument("the numbers of seats and players differ");
  }

  void take_setup(const Json& j) {
    only(j, {"n", "hash", "events"});
    if (j.at("n") != 0)
      throw std::invalid_argument("it is not the setup");
    record_.setup = outcome_of(j);
  }

  Step outcome_of(const Json& j) const {
    Step step;
    step.hash = unhex(j.at("hash"));
    step.events = j.at("events").get<std::vector<std::string>>();
    return step;
  }

  // What answers and edits have in common.
  Step next_step(const Json& j) const {
    Step step = outcome_of(j);
    if (j.at("n") != record_.steps.size() + 1)
      throw std::invalid_argument("it is not the next decision");
    step.turn = whole_number(j.at("turn"), 0, 0xFFFF);
    step.who = whole_number(j.at("who"), 1, static_cast<int>(record_.beginning.seats.size())) - 1;
    return step;
  }

  void take_edit(const Json& j) {
    only(j, {"n", "turn", "who", "edit", "hash", "events"});
    Step step = next_step(j);
    step.key = j.at("edit");
    step.how = Answered::edit;
    record_.steps.push_back(std::move(step));
    record_.verdict.clear();
  }

  void take_step(const Json& j) {
    only(j, {"n", "turn", "who", "option", "key", "how", "hash", "events"});
    Step step = next_step(j);
    step.option = whole_number(j.at("option"), 0, 0xFFFF);
    step.key = j.at("key");
    const std::string how = j.at("how");
    std::size_t word = 0;
    while (word < how_words.size() && how_words[word] != how)
      ++word;
    if (word == how_words.size())
      throw std::invalid_argument("unknown kind of answer");
    step.how = static_cast<Answered>(word);
    record_.steps.push_back(std::move(step));
    record_.verdict.clear();
  }

  void take_back(const Json& j) {
    only(j, {"back"});
    record_.steps.resize(
        static_cast<std::size_t>(whole_number(j.at("back"), 0, static_cast<int>(record_.steps.size()))));
    record_.verdict.clear();
  }

  void take_end(const Json& j) {
    only(j, {"end", "hash", "verdict"});
    const std::uint64_t last = record_.steps.empty() ? record_.setup.hash : record_.steps.back().hash;
    if (j.at("end") != record_.steps.size() || unhex(j.at("hash")) != last)
      throw std::invalid_argument("the end does not match the lines before it");
    record_.verdict = j.at("verdict");
    ended_ = true;
  }

  std::string_view bytes_, name_;
  std::size_t at_ = 0;
  std::size_t number_ = 0;  // lines read
  bool ended_ = false;
  Record record_;
};

}  // namespace

std::size_t Record::edits() const {
  return static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), [](const Step& s) { return s.edits(); }));
}

std::string shown(std::string_view text) { return scripting::printable(text, 600); }

std::vector<SetStamp> stamps_of(const scripting::Loaded& loaded) {
  std::vector<SetStamp> stamps;
  for (const scripting::LoadedSet& set : loaded.sets()) {
    std::error_code error;
    const std::string folder = std::filesystem::weakly_canonical(set.folder, error).string();
    stamps.push_back({set.id, set.version, error ? set.folder : folder, set.hash, set.files});
  }
  return stamps;
}

NewGame new_game(const Beginning& how) {
  return {.players = static_cast<int>(how.seats.size()), .seed = how.seed, .characters = {}};
}

Json to_json(const SetStamp& set) {
  Json files = Json::object();
  for (const auto& [name, hash] : set.files)
    files[name] = hex(hash);
  return {{"id", set.id}, {"version", set.version}, {"hash", hex(set.hash)}, {"folder", set.folder}, {"files", files}};
}

SetStamp stamp_from(const Json& j) {
  only(j, {"id", "version", "hash", "folder", "files"});
  SetStamp set{j.at("id"), j.at("version"), j.at("folder"), unhex(j.at("hash")), {}};
  for (const auto& [name, hash] : j.at("files").items())
    set.files[name] = unhex(hash);
  return set;
}

// ---- Writing

std::string RecordLines::checked(const Json& line) { return with_check(line.dump(), check_) + '\n'; }

std::string RecordLines::header(const Beginning& b, FileKind kind) {
  Json sets = Json::array();
  for (const SetStamp& set : b.sets)
    sets.push_back(to_json(set));
  return checked({{"soulstack", kind == FileKind::save ? "save" : "journal"},
                  {"version", record_version},
                  {"program", SOULSTACK_VERSION},
                  {"seed", b.seed},
                  {"players", b.seats.size()},
                  {"seats", b.seats},
                  {"rules", b.rules},
                  {"stops", b.stops},
                  {"sets", sets}});
}

std::string RecordLines::setup(const Step& s) {
  return checked({{"n", 0}, {"hash", hex(s.hash)}, {"events", s.events}});
}

std::string RecordLines::step(std::size_t n, const Step& s) {
  if (s.edits())
    return checked(
        {{"n", n}, {"turn", s.turn}, {"who", s.who + 1}, {"edit", s.key}, {"hash", hex(s.hash)}, {"events", s.events}});
  return checked({{"n", n},
                  {"turn", s.turn},
                  {"who", s.who + 1},
                  {"option", s.option},
                  {"key", s.key},
                  {"how", how_words[static_cast<std::size_t>(s.how)]},
                  {"hash", hex(s.hash)},
                  {"events", s.events}});
}

std::string RecordLines::back(std::size_t decisions) { return checked({{"back", decisions}}); }

std::string RecordLines::end(std::size_t decisions, std::uint64_t hash, const std::string& verdict) {
  return checked({{"end", decisions}, {"hash", hex(hash)}, {"verdict", verdict}});
}

Record parse_record(std::string_view bytes, std::string_view name, CutOff cut_off) {
  return RecordReader(bytes, name).read(cut_off);
}

Record read_record(const std::filesystem::path& path, CutOff cut_off) {
  std::string why;
  const std::optional<std::string> bytes = read_whole(path, why);
  if (!bytes)
    throw Stop{Exit::content, why};
  return parse_record(*bytes, path.string(), cut_off);
}

}  // namespace soulstack::tools
