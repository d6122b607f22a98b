// Guards: nothing that touches a game depends on hashes, addresses, clocks, threads, the environment or the locale.
#include <doctest/doctest.h>

#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/sources.h"

namespace soulstack::testing::determinism_guard_test {
namespace {

// Constructs that differ from run to run, or from machine to machine.
struct Forbidden {
  std::string what;
  std::regex token;
};
const std::vector<Forbidden>& forbidden() {
  static const std::vector<Forbidden> all = {
      {"hash order", std::regex(R"(\bunordered_(multi)?(map|set)\s*<|std::hash\b|\bflat_hash)")},
      {"the order of a Lua table", std::regex(R"(\blua_next\b)")},
      {"pointer order", std::regex(R"(std::(multi)?(map|set)<[^,<>]*\*|std::(less|greater)<[^<>]*\*|\blua_topointer\b|)"
                                   R"(\buintptr_t\b|%p\b|fmt::ptr\b|\bowner_less\b)")},
      {"random numbers of its own",
       std::regex(R"(\bs?rand(om)?_?r?\(\)|random_device|\bmt19937|_engine\b|_distribution\b|)"
                  R"(std::(shuffle|sample|random_shuffle)\b|<random>)")},
      {"a clock",
       std::regex(R"(\bchrono\b|\b(clock_)?gettime(ofday)?\(|\bclock\(\)|\btime\((0|NULL|nullptr|&)|<ctime>)")},
      {"a thread", std::regex(R"(std::(j?thread|this_thread|mutex|atomic|async|future)\b|\bthread_local\b|pthread_)")},
      {"the environment or the locale", std::regex(R"(\bgetenv\b|\bsetlocale\b|std::locale\b|\bstrcoll\b|<clocale>)")},
      {"the order of a folder", std::regex(R"(\bdirectory_iterator\b|recursive_directory_iterator|\breaddir\()")},
      {"an unspecified order of equal elements", std::regex(R"(\b(nth_element|partial_sort|sort_heap)\b|\bqsort\()")},
      {"rounding numbers", std::regex(R"(\b(float|double)\b|<cmath>)")},
  };
  return all;
}

// The allowed exceptions, with the reason why no game depends on them.
struct Exception {
  std::string file, what, reason;
};
const std::vector<Exception>& exceptions() {
  static const std::vector<Exception> all = {
      {"scripting/registry/vocabulary.h", "hash order", "names and values are only looked up, never iterated"},
      {"scripting/loader/set_loader.h", "hash order", "ids are only looked up, to refuse duplicates"},
      {"scripting/sandbox/sandbox_functions.cpp", "the order of a Lua table", "`pairs` for scripts: it sorts the keys"},
      {"scripting/sandbox/frozen_upvalues.cpp", "the order of a Lua table", "each value is replaced in its own place"},
      {"scripting/binding/dispatch.cpp", "the order of a Lua table",
       "options of a verb: one message for all wrong ones"},
      {"scripting/reading/roll_table.cpp", "the order of a Lua table", "the outcomes are sorted by their dice"},
      {"scripting/reading/reader.cpp", "the order of a Lua table", "fields go to their own places, or are sorted"},
      {"scripting/scenario/scenario_table.cpp", "the order of a Lua table",
       "scenarios: each field goes to its own place"},
      {"scripting/scenario/scenario.cpp", "the order of a Lua table", "marks: one message for all wrong fields"},
      {"scripting/reading/reader.cpp", "pointer order",
       "which constructor made a table; and a value in a light userdata"},
      {"scripting/reading/interpreter.cpp", "pointer order", "which constructor made a table: compared for equality"},
      {"scripting/lint/function_numbers.cpp", "pointer order", "which functions were read: compared for equality"},
      {"scripting/binding/property_places.cpp", "pointer order", "addresses are only looked up, each is of one name"},
      {"scripting/reading/environment.h", "pointer order", "a value of 32 bits in a light userdata, not an address"},
      {"scripting/sandbox/open_file.cpp", "the order of a folder", "`paths_in` sorts the files by name"},
      {"scripting/sandbox/open_file.cpp", "a thread", "the set of a file is the same, whichever thread looks for it"},
      {"scripting/scenario/scenario_request.cpp", "the order of a Lua table",
       "a table of one field; any other is refused"},
      {"scripting/sandbox/script_memory.h", "a thread",
       "the memory of all threads together; a run that was refused any ends with an error"},
      {"scripting/source/source_file.h", "a thread", "what is made of a text is the same, whichever thread makes it"},
      {"scripting/source/lua_sources.h", "a thread", "a file has the same text, whichever thread reads it first"},
      {"scripting/scenario/scenario_limits.h", "a clock", "the time limit that somebody gives to a run of scenarios"},
      {"scripting/scenario/scenario.cpp", "a clock", "how long a scenario took, for its report"},
      {"scripting/scenario/scenario.h", "rounding numbers", "how long a scenario took, for its report"},
      {"scripting/scenario/scenario.cpp", "rounding numbers", "how long a scenario took, for its report"},
      {"scripting/wording/card_wording.cpp", "rounding numbers", "a word in the texts of cards"},
      {"scripting/sandbox/dump.cpp", "rounding numbers", "how large a number is in compiled Lua; it is passed over"},
  };
  return all;
}

bool is_excepted(const std::string& file, const std::string& what, std::vector<bool>& used) {
  for (std::size_t i = 0; i < exceptions().size(); ++i)
    if (exceptions()[i].file == file && exceptions()[i].what == what)
      return used[i] = true;
  return false;
}

// "engine/x.cpp:3: hash order: std::hash<int>", for each line.
std::string found_in(const std::string& file, const std::string& text, std::vector<bool>& used) {
  std::string all;
  std::istringstream lines(without_comments(text));
  int n = 0;
  for (std::string line; std::getline(lines, line);) {
    ++n;
    for (const Forbidden& f : forbidden())
      if (std::regex_search(line, f.token) && !is_excepted(file, f.what, used))
        all += file + ":" + std::to_string(n) + ": " + f.what + ": " + line + "\n";
  }
  return all;
}

std::string what_is_found(const std::string& line) {
  std::vector<bool> used(exceptions().size());
  return found_in("engine/a.cpp", line, used);
}

}  // namespace

TEST_CASE("determinism: nothing in engine/ and scripting/ depends on anything that differs from run to run") {
  std::vector<bool> used(exceptions().size());
  std::string found, unused;
  for (const fs::path& file : files_in({"engine", "scripting"}, cpp))
    found += found_in(place(file), text_of_file(file), used);
  for (std::size_t i = 0; i < exceptions().size(); ++i)
    if (!used[i])
      unused += exceptions()[i].file + ": " + exceptions()[i].what + "\n";
  CHECK(found == "");
  CHECK_MESSAGE(unused == "", "exceptions that are no longer needed");
}

TEST_CASE("determinism: hash tables are never iterated") {
  const std::string names = "(by_name_|by_value_|properties_|cards_)";
  CHECK(lines_with({"scripting"}, std::regex("(: |begin\\()" + names + "\\)|\\b" + names + "\\.c?begin")) == "");
}

TEST_CASE("determinism: the guard detects violations") {
  for (const char* line : {"std::unordered_map<int, int> a;", "return std::hash<int>{}(3);", "std::map<Card*, int> a;",
                           "std::set<const Card*> a;", "int a = rand();", "std::random_device a;",
                           "auto a = std::time(nullptr);", "std::chrono::steady_clock::now();", "std::thread a;",
                           "std::getenv(\"A\");", "while (lua_next(L, 1)) {", "float a = 0;", "std::mt19937 a;"})
    CHECK_MESSAGE(what_is_found(line) != "", line);
  for (const char* line : {"// std::hash<int>", "std::map<std::string, Card*> a;", "int brand(int);",
                           "int unordered = 3;", "int operand() ;", "static_cast<std::time_point>(time(x));"})
    CHECK_MESSAGE(what_is_found(line) == "", line);
}

}  // namespace soulstack::testing::determinism_guard_test
