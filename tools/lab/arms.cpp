// The arms of an experiment.
#include "tools/lab/arms.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "scripting/findings/suggest.h"
#include "scripting/loader/set_aside.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view without = " without ";
constexpr std::string_view on = " on ";

std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    std::string_view part = list.substr(begin, end - begin);
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    part = part.substr(0, part.find_last_not_of(' ') + 1);
    parts.emplace_back(part);
    begin = end + 1;
  }
  return parts;
}

// Cuts the word and what follows it off the text.
std::vector<std::string> taken(std::string& text, std::string_view word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos)
    return {};
  const std::size_t begin = at + word.size();
  const std::size_t end = std::min({text.find(without, begin), text.find(on, begin), text.size()});
  std::vector<std::string> parts = parts_of(std::string_view(text).substr(begin, end - begin));
  text.erase(at, end - at);
  return parts;
}

const CardDef& card_named(const Content& content, const std::string& named) {
  scripting::Nearest nearest(named);
  for (const CardDef& card : content.cards) {
    if (card.name == named || scripting::is_named(card.id, named))
      return card;
    nearest.offer(card.name);
    nearest.offer(std::string_view(card.id).substr(card.id.find(':') + 1));
  }
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  throw Stop{Exit::content, fmt::format("There is no card `{}` in these sets{}", named, hint)};
}

std::string quoted_list(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += fmt::format("{}\"{}\"", text.empty() ? "" : ", ", word);
  return text;
}

// A set without cards of its own, which leaves out cards of the others.
class LeavingOut {
 public:
  LeavingOut(const Content& content, const std::vector<std::string>& cards) {
    std::set<std::string> ids, sets;
    for (const std::string& named : cards) {
      const CardDef& card = card_named(content, named);
      ids.insert(card.id);
      sets.insert(card.id.substr(0, card.id.find(':')));
    }
    std::string name = (fs::temp_directory_path() / "soulstack_without_XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
      throw Stop{Exit::content, fmt::format("Cannot create a folder in {}", fs::temp_directory_path().string())};
    folder_ = name;
    std::ofstream(folder_ / "set.lua") << fmt::format(
        "return set {{ id = \"without\", title = \"Without some cards\", version = \"1.0\", api = 1,\n"
        "  authors = {{ \"soulstack compare\" }}, license = \"CC0-1.0\",\n  requires = {{ {} }}, leave_out = {{ {} }} "
        "}}\n",
        quoted_list(sets), quoted_list(ids));
  }
  ~LeavingOut() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  LeavingOut(const LeavingOut&) = delete;
  LeavingOut& operator=(const LeavingOut&) = delete;

  SetChoice added_to(SetChoice choice) const {
    choice.sets = folders_of(choice);
    choice.sets.push_back(folder_.string());
    return choice;
  }

 private:
  fs::path folder_;
};

std::vector<std::shared_ptr<scripting::Loaded>> load_each(const SetChoice& sets, int times, Console& console) {
  std::vector<std::shared_ptr<scripting::Loaded>> loaded;
  for (int i = 0; i < times; ++i)
    loaded.push_back(load(sets, console));
  return loaded;
}

}  // namespace

Arm read_arm(const std::string& written, const SetChoice& otherwise) {
  Arm arm{written, otherwise, {}};
  std::string rules = written;
  arm.without = taken(rules, without);
  if (std::vector<std::string> sets = taken(rules, on); !sets.empty())
    arm.sets.sets = std::move(sets);
  const std::vector<std::string> named = parts_of(rules);
  rules = named.front();
  const bool is_incomplete = rules.empty() || rules.find(' ') != std::string::npos || named.size() > 1 ||
                             std::count(arm.without.begin(), arm.without.end(), "") +
                                     std::count(arm.sets.sets.begin(), arm.sets.sets.end(), "") >
                                 0;
  if (is_incomplete)
    refuse(
        fmt::format("`{}` is not an arm; write rules such as `extended` or `extended+classic`, and after them "
                    "`without CARD,...` or `on SET,...`",
                    written));
  arm.sets.rules = rules;
  return arm;
}

std::vector<std::shared_ptr<scripting::Loaded>> load_arm(const Arm& arm, int workers, Console& console) {
  if (arm.without.empty())
    return load_each(arm.sets, workers, console);
  const LeavingOut changed(load(arm.sets, console)->content(), arm.without);
  return load_each(changed.added_to(arm.sets), workers, console);
}

}  // namespace soulstack::tools
