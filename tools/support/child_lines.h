// A program that runs beside this one and is talked to in lines.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

namespace soulstack::tools {

class ChildLines {
 public:
  // What went wrong: "it ended with exit code 1".
  struct Failure {
    std::string why;
  };

  // Starts the command in a shell, with its input and output connected to this object. Throws Failure.
  explicit ChildLines(const std::string& command);
  // Closes its input, and kills it if it does not end soon.
  ~ChildLines();
  ChildLines(const ChildLines&) = delete;
  ChildLines& operator=(const ChildLines&) = delete;

  // Sends a line, and waits for one. Throws Failure at the end of the program, and if it takes too long.
  std::string ask(const std::string& line, std::chrono::milliseconds at_most);

 private:
  void send(const std::string& bytes);
  [[noreturn]] void fail();

  pid_t child_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace soulstack::tools
