// The way of text to the outside. All output of the program passes here, and what could command a terminal is replaced
// by `?`: control characters other than the end of a line and the tab, marks that turn the direction of text, and
// invalid UTF-8.
#pragma once

#include <ostream>
#include <streambuf>

namespace soulstack::tools {

class SafeBuffer : public std::streambuf {
 public:
  SafeBuffer(std::ostream& to, bool colour) : to_(to), colour_(colour) {}

 private:
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int_type overflow(int_type c) override;
  int sync() override;

  std::ostream& to_;
  bool colour_;
};

class SafeOutput : private SafeBuffer, public std::ostream {
 public:
  // `colour`: the codes of `Console::paint` pass.
  SafeOutput(std::ostream& to, bool colour) : SafeBuffer(to, colour), std::ostream(static_cast<SafeBuffer*>(this)) {}
};

}  // namespace soulstack::tools
