// A game on file: what it began with and what was answered, a JSON object a line. Journals and saves have the same form.
//
// Each line ends in `"check"`: a checksum of its text and of the line before it, so that every flipped bit and every
// line that is lost, repeated or moved is found. A journal is appended to while the game goes on and may stop anywhere;
// a save ends with a line that says that it is whole. Neither holds a table: a game is had again by its answers.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

inline constexpr int record_version = 1;
inline constexpr std::string_view person = "human";  // in place of a bot's name
// A text that came with a file or a request, as people read it: without what a terminal would obey, and not too long.
std::string shown(std::string_view text);

struct SetStamp {
  std::string id, version, folder;
  std::uint64_t hash = 0;
  std::map<std::string, std::uint64_t> files;
};
std::vector<SetStamp> stamps_of(const scripting::Loaded& loaded);

// All that a game needs to begin again.
struct Beginning {
  std::uint64_t seed = 1;
  std::vector<std::string> seats;  // `person`, or the name of a bot
  std::string rules = "extended";
  std::string stops;  // when `play` asks people who can only respond
  std::vector<SetStamp> sets;
};
NewGame new_game(const Beginning& how);

// How an answer came about.
enum class Answered : std::uint8_t {
  by_bot,
  when_asked,
  hurrying,   // a person who passes until it is their turn
  by_itself,  // a person who had nothing new to respond to
};

// An answer and what came of it.
struct Step {
  int turn = 0;  // in which it was asked
  int who = 0;   // seat, from 0
  int option = 0;
  std::string key;
  Answered how = Answered::by_bot;
  std::uint64_t hash = 0;           // of the state, once the next is asked
  std::vector<std::string> events;  // in the words of event_line
  bool typed() const { return how == Answered::when_asked || how == Answered::hurrying; }
};

struct Record {
  bool save = false;
  std::string program;  // the version of the program that wrote it
  Beginning beginning;
  Step setup;  // its hash and events: all that comes before the first answer
  std::vector<Step> steps;
  std::string verdict;      // empty: the game is not over
  bool cut_off = false;     // what follows the last whole line is a part of one
  std::size_t whole = 0;    // bytes of the whole lines
  std::uint32_t check = 0;  // of the last of them
  std::string kind() const { return save ? "save" : "journal"; }
};

enum class FileKind { journal, save };

// The lines of a file, with their checksums.
class RecordLines {
 public:
  explicit RecordLines(std::uint32_t check = 0) : check_(check) {}
  std::string header(const Beginning& beginning, FileKind kind);
  std::string setup(const Step& setup);
  std::string step(std::size_t n, const Step& step);  // from 1
  std::string back(std::size_t decisions);            // so many answers stand, those behind them do not
  std::string end(std::size_t decisions, std::uint64_t hash, const std::string& verdict);

 private:
  std::string checked(const Json& line);
  std::uint32_t check_;
};

// Stops with Exit::content if it is not a file of this kind, is damaged, or is not whole. A journal whose last line is
// cut off is read up to there if that is `allowed`.
enum class CutOff { refused, allowed };
Record read_record(const std::filesystem::path& path, CutOff cut_off);
// As above, from the bytes of the file of that name.
Record parse_record(std::string_view bytes, std::string_view name, CutOff cut_off);

}  // namespace soulstack::tools
