// Bots outside of the program that still speak as version 0.1 of it did.
#include "tools/players/old_form.h"

#include <mutex>
#include <set>

namespace soulstack::tools {

namespace {

std::mutex mutex;
std::set<std::string> bots;

}  // namespace

void note_old_form(std::string_view bot) {
  const std::lock_guard lock(mutex);
  bots.emplace(bot);
}

std::vector<std::string> take_bots_of_old_form() {
  const std::lock_guard lock(mutex);
  std::vector<std::string> all(bots.begin(), bots.end());
  bots.clear();
  return all;
}

}  // namespace soulstack::tools
