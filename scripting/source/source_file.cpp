// A Lua file, understood once.
#include "scripting/source/source_file.h"

#include <utility>

namespace soulstack::scripting {

SourceFile::SourceFile(std::string name, std::string text)
    : name_(std::move(name)), text_(std::move(text)), hash_(hash_of_text(text_)) {}

const std::vector<Token>& SourceFile::tokens() const {
  std::call_once(has_tokens_, [this] { tokens_ = tokens_of(text_); });
  return tokens_;
}

const syntax::Tree* SourceFile::tree() const {
  std::call_once(is_parsed_, [this] { tree_ = syntax::parse(text_, tokens(), &error_); });
  return tree_ ? &*tree_ : nullptr;
}

const syntax::SyntaxError& SourceFile::error() const {
  (void)tree();
  return error_;
}

const Compiled* SourceFile::compiled() const {
  const std::lock_guard lock(mutex_);
  return compiled_.get();
}

// Another thread may have compiled it meanwhile.
const Compiled* SourceFile::keep(std::unique_ptr<const Compiled> compiled) const {
  const std::lock_guard lock(mutex_);
  if (!compiled_)
    compiled_ = std::move(compiled);
  return compiled_.get();
}

const Chunk* SourceFile::compile(lua_State* L, Report& report) const {
  if (const Compiled* const known = compiled())
    return load_code(L, name_, *known, report) ? &known->chunk : nullptr;
  auto made = std::make_unique<Compiled>();
  return scripting::compile(L, name_, text_, *made, report) ? &keep(std::move(made))->chunk : nullptr;
}

Source SourceFile::part(const std::string& text) const {
  const std::lock_guard lock(mutex_);
  Source& part = parts_[text];
  if (!part)
    part = std::make_shared<SourceFile>(name_, text);
  return part;
}

}  // namespace soulstack::scripting
