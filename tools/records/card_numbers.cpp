// Converts the card numbers in a record when the loaded cards differ from those of the original game.
#include "tools/records/card_numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <optional>

#include "engine/model/content.h"
#include "scripting/loader/set_folders.h"

namespace soulstack::tools {

namespace {

// ---- Numbers in texts

// Returns the replacement for "17" in "base:bomb#17".
using Renumber = std::function<std::string(const std::string& id, std::string_view number)>;

// Example: "card_moved base:bomb#17 value 4". Skips numbers that distinguish equal options: "choose hidden:1 #2".
std::string renumbered(const std::string& text, const Renumber& renumber) {
  std::string to;
  std::size_t done = 0;
  for (std::size_t hash = text.find('#'); hash != std::string::npos; hash = text.find('#', hash + 1)) {
    const std::size_t space = text.rfind(' ', hash);
    const std::size_t begin = space == std::string::npos ? 0 : space + 1;
    const std::string id = text.substr(begin, hash - begin);
    const std::size_t end = std::min(text.find_first_not_of("0123456789", hash + 1), text.size());
    if (end == hash + 1 || id.find(':') == std::string::npos)
      continue;
    to += text.substr(done, hash - done) + renumber(id, std::string_view(text).substr(hash, end - hash));
    done = end;
  }
  return to + text.substr(done);
}

constexpr int most_cards = std::numeric_limits<std::uint16_t>::max();

// Parses "17"; rejects numbers that no card can have.
std::optional<int> number_of(std::string_view text) {
  int n = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), n);
  return error == std::errc() && n <= most_cards ? std::optional(n) : std::nullopt;
}

// The card, whichever of its faces is named.
std::string front_of(const std::string& id) { return id.substr(0, id.find('/')); }

// ---- The numbers of a card's copies

// The copies of a card have consecutive numbers.
struct Block {
  std::string id;
  int first = 0, copies = 0;
  bool certain = true;  // whether the number of copies is known
  int end() const { return first + copies; }
};

std::vector<Block> blocks_of(const Content& content) {
  std::vector<Block> blocks;
  int first = 0;
  for (const CardDef& card : content.cards) {
    blocks.push_back({card.id, first, card.in_game});
    first += card.in_game;
  }
  return blocks;
}

struct Seen {
  int least = std::numeric_limits<int>::max(), most = -1;
};

// The numbers of each card in the file. Events name cards as printed; options may name what they copy.
std::map<std::string, Seen> seen_in(const Record& record) {
  std::map<std::string, Seen> seen;
  const auto note = [&](const std::string& id, std::string_view number) {
    if (const auto n = number_of(number)) {
      Seen& s = seen[front_of(id)];
      s = {std::min(s.least, *n), std::max(s.most, *n)};
    }
    return std::string();
  };
  const auto note_all = [&](const Step& step) {
    for (const std::string& event : step.events)
      renumbered(event, note);
  };
  note_all(record.setup);
  std::for_each(record.steps.begin(), record.steps.end(), note_all);
  return seen;
}

// ---- The original numbering

// The cards among a set's files, in the order of loading.
std::vector<std::filesystem::path> cards_of(const SetStamp& set) {
  std::vector<std::filesystem::path> cards;
  for (const auto& [name, hash] : set.files)
    if (const std::filesystem::path file(name);
        file.has_parent_path() && !scripting::is_for_others(file.parent_path().string()))
      cards.push_back(file);
  std::sort(cards.begin(), cards.end());
  return cards;
}

bool is_unchanged(const std::vector<SetStamp>& now, const SetStamp& was, const std::string& file) {
  const auto set = std::find_if(now.begin(), now.end(), [&](const SetStamp& s) { return s.id == was.id; });
  if (set == now.end())
    return false;
  const auto same = set->files.find(file);
  return same != set->files.end() && same->second == was.files.at(file);
}

class Then {
 public:
  Then(const Record& record, const scripting::Loaded& loaded, const std::map<std::string, Block>& now)
      : seen_(seen_in(record)) {
    for (const CardDefId stand_in : loaded.content().rules.characters)
      seen_.erase(loaded.content()[stand_in].id);  // these also have numbers after all others
    const std::vector<SetStamp> stamps = stamps_of(loaded);
    for (const SetStamp& set : record.beginning.sets)
      for (const std::filesystem::path& file : cards_of(set))
        add(set.id + ":" + file.stem().string(), is_unchanged(stamps, set, file.generic_string()), now);
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      blocks_[i].first = i == 0 ? 0 : blocks_[i - 1].end();
      if (!blocks_[i].certain)
        blocks_[i].copies = behind(i) - blocks_[i].first;
    }
  }
  const std::vector<Block>& blocks() const { return blocks_; }

 private:
  // Assumes the current number of copies, or else the number that has been seen.
  void add(const std::string& id, bool unchanged, const std::map<std::string, Block>& now) {
    const auto same = now.find(id);
    const auto seen = seen_.find(id);
    const int at_least = seen == seen_.end() ? 1 : seen->second.most - seen->second.least + 1;
    blocks_.push_back({id, 0, same == now.end() ? at_least : same->second.copies, unchanged && same != now.end()});
  }

  // The first number after a block with an unknown number of copies: fits the numbers seen after it.
  int behind(std::size_t at) const {
    const auto own = seen_.find(blocks_[at].id);
    int least = std::max(blocks_[at].first, own == seen_.end() ? 0 : own->second.most + 1);
    int most = most_cards;
    int between = 0;
    for (std::size_t i = at + 1; i < blocks_.size(); ++i) {
      const Block& block = blocks_[i];
      if (const auto seen = seen_.find(block.id); seen != seen_.end()) {
        most = std::min(most, seen->second.least - between);
        least = std::max(least, block.certain ? seen->second.most - between - block.copies + 1 : least);
      }
      if (!block.certain)
        break;
      between += block.copies;
    }
    return std::max(least, std::min(most, blocks_[at].end()));
  }

  std::map<std::string, Seen> seen_;
  std::vector<Block> blocks_;
};

// ---- Conversion

class Numbers {
 public:
  Numbers(const Record& record, const scripting::Loaded& loaded) {
    for (const Block& block : blocks_of(loaded.content())) {
      all_now_ = block.end();
      now_.emplace(block.id, block);
    }
    then_ = Then(record, loaded, now_).blocks();
    all_then_ = then_.empty() ? 0 : then_.back().end();
  }

  std::string of_now(const std::string& id, std::string_view number) const {
    const auto n = number_of(number);
    if (!n || then_.empty() || !now_.contains(front_of(id)))
      return std::string(number);
    if (*n >= all_then_)  // cards that the rules create beyond the printed ones
      return fmt::format("#{}", *n - all_then_ + all_now_);
    const auto behind = std::upper_bound(then_.begin(), then_.end(), *n,
                                         [](int number_then, const Block& block) { return number_then < block.first; });
    const Block& then = *(behind - 1);
    const auto now = now_.find(then.id);
    const int copy = *n - then.first;
    return now == now_.end() || copy >= now->second.copies ? "" : fmt::format("#{}", now->second.first + copy);
  }

 private:
  std::map<std::string, Block> now_;
  std::vector<Block> then_;
  int all_now_ = 0, all_then_ = 0;
};

}  // namespace

Record with_numbers_of_now(Record record, const scripting::Loaded& loaded) {
  const Numbers numbers(record, loaded);
  const auto of_now = [&](const std::string& id, std::string_view number) { return numbers.of_now(id, number); };
  const auto renumber = [&](Step& step) {
    if (!step.edits())
      step.key = renumbered(step.key, of_now);
    for (std::string& event : step.events)
      event = renumbered(event, of_now);
  };
  renumber(record.setup);
  std::for_each(record.steps.begin(), record.steps.end(), renumber);
  return record;
}

}  // namespace soulstack::tools
