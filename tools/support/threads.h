// Worker threads; the job also completes if fewer can be started.
#pragma once

#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "tools/support/stop.h"

namespace soulstack::tools {

class Threads {
 public:
  Threads() = default;
  ~Threads() { join(); }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  // Returns false if the system has no more threads; the earlier ones do the work. Stops if there is not even one.
  template <class Work>
  bool start(Work work) {
    try {
      threads_.emplace_back(std::move(work));
    } catch (const std::system_error& error) {
      if (threads_.empty())
        throw Stop{Exit::content, std::string("Cannot start a thread: ") + error.code().message()};
      return false;
    }
    return true;
  }
  void join() {
    for (std::thread& thread : threads_)
      thread.join();
    threads_.clear();
  }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace soulstack::tools
