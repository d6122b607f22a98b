// Lua's binary chunks, read byte by byte.
#include "scripting/sandbox/dump.h"

#include <climits>
#include <cstring>
#include <lua.hpp>
#include <memory>
#include <type_traits>
#include <utility>

namespace soulstack::scripting::dump {
namespace {

// The rest of the dump.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : rest_(bytes) {}

  bool empty() const { return rest_.empty(); }

  std::string_view take(std::size_t count) {
    require(count <= rest_.size(), "The chunk ends too early.");
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(count);
    return taken;
  }

  int byte() {
    require(!rest_.empty(), "The chunk ends too early.");
    const char taken = rest_.front();
    rest_.remove_prefix(1);
    return static_cast<unsigned char>(taken);
  }

  template <typename T>
  T raw() {
    T value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }

  // Seven bits per byte, highest first; the last byte is marked.
  std::uint64_t number(std::uint64_t limit) {
    std::uint64_t value = 0;
    for (int byte_read = 0; (byte_read & 0x80) == 0;) {
      byte_read = byte();
      require(value <= limit >> 7, "The chunk is damaged: a number is too large.");
      value = value << 7 | static_cast<std::uint64_t>(byte_read & 0x7F);
    }
    require(value <= limit, "The chunk is damaged: a number is too large.");
    return value;
  }

  int integer() { return static_cast<int>(number(INT_MAX)); }

  // The length of a list that follows; checked so that a damaged length can't allocate much memory.
  std::size_t count(std::size_t bytes_each) {
    const std::uint64_t value = number(INT_MAX);
    require(value <= rest_.size() / bytes_each, "The chunk ends too early.");
    return static_cast<std::size_t>(value);
  }

  std::string_view text() {
    const std::uint64_t size_and_one = number(UINT64_MAX >> 1);
    return size_and_one == 0 ? std::string_view() : take(size_and_one - 1);
  }

 private:
  std::string_view rest_;
};

class DumpReader {
 public:
  DumpReader(std::string_view dumped, Arena& memory) : bytes_(dumped), memory_(memory) {}

  std::vector<Prototype> read() {
    read_header();
    read_function(-1, 0);
    require(bytes_.empty(), "The chunk is damaged: there are bytes after its end.");
    return std::move(functions_);
  }

 private:
  void read_header() {
    require(bytes_.take(4) == "\x1bLua", "This is not a compiled Lua chunk.");
    require(bytes_.byte() == 0x54, "The chunk was not compiled by Lua 5.4.");
    require(bytes_.byte() == 0, "The chunk is not in the official format.");
    require(bytes_.take(6) == "\x19\x93\r\n\x1a\n", "The chunk is damaged: its header was changed.");
    require(bytes_.byte() == sizeof(std::uint32_t) && bytes_.byte() == sizeof(std::int64_t) &&
                bytes_.byte() == sizeof(double) && bytes_.raw<std::int64_t>() == 0x5678 &&
                bytes_.raw<std::uint64_t>() == 0x4077280000000000,  // 370.5
            "The chunk was compiled with other sizes of numbers.");
    bytes_.byte();  // the number of upvalues of the main function, which is repeated there
  }

  int read_function(int parent, int depth) {
    require(depth < deepest_nesting, "The chunk nests too many functions.");
    const std::size_t index = functions_.size();
    functions_.emplace_back();
    Prototype function{.parent = parent};
    read_shape(function);
    read_code(function);
    read_constants(function);
    const std::span<Upvalue> upvalues = read_upvalues();
    function.upvalues = upvalues;
    const std::span<int> children = list<int>(bytes_.count(1));
    function.children = children;
    for (int& child : children)
      child = read_function(static_cast<int>(index), depth + 1);
    read_lines(function);
    read_names(function, upvalues);
    functions_[index] = function;
    return static_cast<int>(index);
  }

  template <typename T>
  std::span<T> list(std::size_t size) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (size == 0)
      return {};
    T* const first = static_cast<T*>(memory_.take(size * sizeof(T)));
    std::uninitialized_default_construct_n(first, size);
    return {first, size};
  }

  void read_shape(Prototype& function) {
    bytes_.text();  // the name of the source
    function.line = bytes_.integer();
    function.last_line = bytes_.integer();
    function.parameters = static_cast<std::size_t>(bytes_.byte());
    function.vararg = bytes_.byte() != 0;
    function.registers = static_cast<std::size_t>(bytes_.byte());
  }

  void read_code(Prototype& function) {
    static_assert(sizeof(Instruction) == sizeof(std::uint32_t));
    const std::span<Instruction> code = list<Instruction>(bytes_.count(sizeof(Instruction)));
    const std::string_view bytes = bytes_.take(code.size_bytes());
    if (!bytes.empty())
      std::memcpy(code.data(), bytes.data(), bytes.size());
    function.code = code;
  }

  void read_constants(Prototype& function) {
    const std::span<Constant> constants = list<Constant>(bytes_.count(1));
    for (Constant& constant : constants)
      constant = read_constant();
    function.constants = constants;
  }

  Constant read_constant() {
    // clang-format off
    enum Tag { tag_nil = 0, tag_false = 1, tag_true = 17, tag_integer = 3, tag_float = 19,
               tag_short = 4, tag_long = 20 };
    // clang-format on
    switch (bytes_.byte()) {
      case tag_nil:
        return {.kind = Constant::Kind::nil};
      case tag_false:
      case tag_true:
        return {};
      case tag_float:
        bytes_.take(sizeof(double));
        return {.kind = Constant::Kind::fraction};
      case tag_integer:
        return {.kind = Constant::Kind::key, .key = {.number = bytes_.raw<std::int64_t>()}};
      case tag_short:
      case tag_long:
        return {.kind = Constant::Kind::key, .key = {.is_text = true, .text = bytes_.text()}};
      default:
        throw Malformed{"The chunk is damaged: a constant has no known type."};
    }
  }

  // Their names come last.
  std::span<Upvalue> read_upvalues() {
    const std::span<Upvalue> upvalues = list<Upvalue>(bytes_.count(3));
    for (Upvalue& upvalue : upvalues) {
      upvalue.in_stack = bytes_.byte() != 0;
      upvalue.index = bytes_.byte();
      bytes_.byte();  // the kind of variable
    }
    return upvalues;
  }

  struct AbsoluteLine {
    int instruction, line;
  };

  // Each instruction has its line difference to the previous one, or a mark that its line is in the second list.
  void read_lines(Prototype& function) {
    constexpr signed char in_second_list = -0x80;
    const std::string_view steps = bytes_.take(bytes_.count(1));
    require(steps.size() == function.code.size(), "The chunk was compiled without its lines.");
    const std::span<AbsoluteLine> absolute = list<AbsoluteLine>(bytes_.count(2));
    for (auto& [instruction, line] : absolute) {
      instruction = bytes_.integer();
      line = bytes_.integer();
    }
    std::int64_t line = function.line;
    auto next = absolute.begin();
    const std::span<int> lines = list<int>(steps.size());
    function.lines = lines;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const auto step = static_cast<signed char>(steps[i]);
      line += step;
      if (step == in_second_list) {
        require(next != absolute.end() && static_cast<std::size_t>(next->instruction) == i,
                "The chunk is damaged: its lines do not fit its code.");
        line = next++->line;
      }
      require(line >= 0 && line <= INT_MAX, "The chunk is damaged: its lines do not fit its code.");
      lines[i] = static_cast<int>(line);
    }
  }

  void read_names(Prototype& function, std::span<Upvalue> upvalues) {
    const std::span<Local> locals = list<Local>(bytes_.count(3));
    function.locals = locals;
    for (Local& local : locals) {
      local.name = bytes_.text();
      local.begin = bytes_.integer();
      local.end = bytes_.integer();
    }
    require(function.locals.size() >= function.parameters, "The chunk was compiled without its names.");
    require(bytes_.count(1) == function.upvalues.size(), "The chunk was compiled without its names.");
    for (Upvalue& upvalue : upvalues)
      upvalue.name = bytes_.text();
  }

  Bytes bytes_;
  Arena& memory_;
  std::vector<Prototype> functions_;
};

}  // namespace

std::vector<Prototype> read_functions(std::string_view dumped, Arena& memory) {
  return DumpReader(dumped, memory).read();
}

std::string dump_of(lua_State* L) {
  const auto append = [](lua_State*, const void* bytes, std::size_t size, void* into) {
    static_cast<std::string*>(into)->append(static_cast<const char*>(bytes), size);
    return 0;
  };
  std::string dumped;
  return lua_dump(L, append, &dumped, 0) == 0 ? dumped : "";
}

}  // namespace soulstack::scripting::dump
