// A Lua file, understood once: its text, its tokens, its tree and its compiled form. Each is made when it is first asked
// for, and kept as long as the file. Several threads may ask.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/report.h"
#include "scripting/sandbox/compile.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/syntax/parser.h"

namespace soulstack::scripting {

// FNV-1a: distinguishes versions of a file, the same on each machine; not secure against attacks.
constexpr std::uint64_t hash_of_text(std::string_view text, std::uint64_t hash = 0xCBF29CE484222325ULL) {
  for (const char c : text)
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hash;
}

class SourceFile;
using Source = std::shared_ptr<const SourceFile>;

class SourceFile {
 public:
  // `name`: as findings and errors write it, usually the path.
  SourceFile(std::string name, std::string text);
  SourceFile(const SourceFile&) = delete;  // tokens refer to the text
  SourceFile& operator=(const SourceFile&) = delete;

  const std::string& name() const { return name_; }
  const std::string& text() const { return text_; }
  std::uint64_t hash() const { return hash_; }

  const std::vector<Token>& tokens() const;
  // Null if it is not a Lua file.
  const syntax::Tree* tree() const;
  // If `tree` is null: the first mistake in the Lua.
  const syntax::SyntaxError& error() const;

  // Leaves its main function on the stack, compiled as by compile() (sandbox/compile.h), and returns what the compiled
  // form says: valid as long as this file. If it is not valid Lua, leaves nothing and returns null with a finding.
  const Chunk* compile(lua_State* L, Report& report) const;

  // A text that was made of this one, such as a table cut out of a function: the same file for the same text, kept with
  // this one.
  Source part(const std::string& text) const;

 private:
  const Compiled* compiled() const;
  const Compiled* keep(std::unique_ptr<const Compiled> compiled) const;

  const std::string name_, text_;
  const std::uint64_t hash_;

  mutable std::once_flag has_tokens_, is_parsed_;
  mutable std::vector<Token> tokens_;
  mutable std::optional<syntax::Tree> tree_;
  mutable syntax::SyntaxError error_;

  mutable std::mutex mutex_;  // for the following
  mutable std::unique_ptr<const Compiled> compiled_;
  mutable std::map<std::string, Source> parts_;
};

}  // namespace soulstack::scripting
