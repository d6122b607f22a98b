// The file format of journals and saves: the setup of a game and its answers, one JSON object per line.
//
// Each line ends with `"check"`, a checksum of its text and of the previous line. It detects each flipped bit and each
// lost, repeated or moved line. A journal grows during the game and may stop anywhere; a save ends with a line that
// marks it as complete. Neither contains the table: a game is rebuilt by replaying its answers.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "scripting/binding/loaded.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

inline constexpr int record_version = 2;             // 2: edits of the table
inline constexpr std::string_view person = "human";  // in place of a bot's name
// Makes text from a file or a request safe to print: removes terminal escapes and truncates long text.
std::string shown(std::string_view text);

struct SetStamp {
  std::string id, version, folder;
  std::uint64_t hash = 0;
  std::map<std::string, std::uint64_t> files;
};
std::vector<SetStamp> stamps_of(const scripting::Loaded& loaded);
Json to_json(const SetStamp& set);
// Throws std::exception if it is not one.
SetStamp stamp_from(const Json& json);

// Everything that is needed to start the game again.
struct Beginning {
  std::uint64_t seed = 1;
  std::vector<std::string> seats;  // `person`, or the name of a bot
  std::string rules = "extended";
  std::string stops;  // how often `play` lets people respond (--stops)
  std::vector<SetStamp> sets;
};
NewGame new_game(const Beginning& how);

// How an answer was given.
enum class Answered : std::uint8_t {
  by_bot,
  when_asked,
  hurrying,   // a person who passes until their turn
  by_itself,  // a person who had nothing new to respond to
  edit,       // not an answer: a command of the console that edits the table
  count
};

// An answer or an edit, and its result.
struct Step {
  int turn = 0;  // the turn of the decision
  int who = 0;   // seat, from 0
  int option = 0;
  std::string key;  // of an edit: the command, "/coins P1 10"
  Answered how = Answered::by_bot;
  std::uint64_t hash = 0;           // hash of the state at the next decision
  std::vector<std::string> events;  // as written by event_line
  bool edits() const { return how == Answered::edit; }
  bool typed() const { return how == Answered::when_asked || how == Answered::hurrying || edits(); }
};

struct Record {
  bool save = false;
  int version = record_version;  // of the file
  std::string program;           // the version of the program that wrote it
  Beginning beginning;
  Step setup;  // hash and events of everything before the first answer
  std::vector<Step> steps;
  std::string verdict;      // empty: the game is not finished
  bool cut_off = false;     // the last line is incomplete
  std::size_t whole = 0;    // bytes of the complete lines
  std::uint32_t check = 0;  // checksum of the last of them
  std::string kind() const { return save ? "save" : "journal"; }
  std::size_t edits() const;  // how many of the steps
};

enum class FileKind { journal, save };

// The lines of a file, with their checksums.
class RecordLines {
 public:
  explicit RecordLines(std::uint32_t check = 0) : check_(check) {}
  std::string header(const Beginning& beginning, FileKind kind);
  std::string setup(const Step& setup);
  std::string step(std::size_t n, const Step& step);  // from 1
  std::string back(std::size_t decisions);            // only that many answers remain valid
  std::string end(std::size_t decisions, std::uint64_t hash, const std::string& verdict);

 private:
  std::string checked(const Json& line);
  std::uint32_t check_;
};

// Stops with Exit::content if the file is not a record, is damaged or is incomplete. If `allowed`, reads a journal with
// an incomplete last line up to there.
enum class CutOff { refused, allowed };
Record read_record(const std::filesystem::path& path, CutOff cut_off);
// The same from the bytes of a file with that name.
Record parse_record(std::string_view bytes, std::string_view name, CutOff cut_off);

}  // namespace soulstack::tools
