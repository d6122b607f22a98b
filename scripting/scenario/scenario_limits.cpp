// Limits of scenario files.
#include "scripting/scenario/scenario_limits.h"

namespace soulstack::scripting {

void Meter::spend(std::int64_t work) {
  note(work);
  if (is_file_used_up())
    throw Failure("the scenarios of this file did too much: the work limit of the file is used up");
  if (of_scenario_ > scenario_work)
    throw Failure("this scenario did too much: its work limit is used up");
  if (is_time_up())
    throw Failure("the time given with --timeout is up");
}

}  // namespace soulstack::scripting
