// The layout is that of ldump.c, the instructions those of lopcodes.h; both are the same in Lua 5.4.0 to 5.4.6.
#include "scripting/chunk_reader.h"

#include <algorithm>
#include <array>
#include <climits>
#include <compare>
#include <cstdint>
#include <cstring>
#include <set>
#include <utility>

namespace soulstack::scripting {
namespace {

// Never leaves this file.
struct Malformed {
  const char* why;
};

void require(bool holds, const char* why) {
  if (!holds)
    throw Malformed{why};
}

constexpr const char* out_of_range = "The chunk is damaged: an instruction points outside its function.";
constexpr std::size_t longest_name = 120;  // so that a huge key used often cannot fill the memory
constexpr int deepest_nesting = 200;       // Lua's own limit

std::string clipped(std::string_view text) { return std::string(text.substr(0, longest_name)); }

// A key that can be told before the game runs: text or an integer.
struct Key {
  bool is_text = false;
  std::int64_t number = 0;
  std::string_view text{};

  auto operator<=>(const Key&) const = default;
};

std::string written(const Key& key) { return key.is_text ? clipped(key.text) : std::to_string(key.number); }

struct Constant {
  enum class Kind : std::uint8_t { nil, key, other } kind = Kind::other;
  Key key{};
};

struct Upvalue {
  bool in_stack = false;  // a local of the enclosing function, else one of its upvalues
  int index = 0;
  std::string_view name;
};

// In the register that is its rank among the locals alive; from instruction `begin` until before `end`.
struct Local {
  std::string_view name;
  int begin = 0, end = 0;
};

struct Instruction {
  std::uint32_t bits = 0;

  std::uint32_t opcode() const { return bits & 0x7F; }
  int a() const { return static_cast<int>(bits >> 7 & 0xFF); }
  bool k() const { return (bits >> 15 & 1) != 0; }
  int b() const { return static_cast<int>(bits >> 16 & 0xFF); }
  int c() const { return static_cast<int>(bits >> 24); }
  int bx() const { return static_cast<int>(bits >> 15); }
  int signed_bx() const { return bx() - 0xFFFF; }
  int ax() const { return static_cast<int>(bits >> 7); }
};

struct Prototype {
  int parent = -1, line = 0, last_line = 0;
  std::size_t parameters = 0, registers = 0;
  bool vararg = false;
  std::vector<Instruction> code;
  std::vector<Constant> constants;
  std::vector<Upvalue> upvalues;
  std::vector<int> children;  // indices of the functions
  std::vector<int> lines;     // of each instruction
  std::vector<Local> locals;
};

template <typename T>
const T& element(const std::vector<T>& list, int index) {
  require(index >= 0 && static_cast<std::size_t>(index) < list.size(), out_of_range);
  return list[static_cast<std::size_t>(index)];
}

template <typename T>
T& element(std::vector<T>& list, int index) {
  require(index >= 0 && static_cast<std::size_t>(index) < list.size(), out_of_range);
  return list[static_cast<std::size_t>(index)];
}

// What is left of the dump.
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

  int byte() { return static_cast<unsigned char>(take(1)[0]); }

  template <typename T>
  T raw() {
    T value;
    std::memcpy(&value, take(sizeof value).data(), sizeof value);
    return value;
  }

  // Seven bits a byte, the highest first; the last byte is marked.
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

  // The length of a list that is still to come, so that a damaged length cannot ask for memory.
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
  explicit DumpReader(std::string_view dumped) : bytes_(dumped) {}

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
    require(bytes_.take(6) == "\x19\x93\r\n\x1a\n", "The chunk is damaged: its header is not as it was written.");
    require(bytes_.byte() == sizeof(std::uint32_t) && bytes_.byte() == sizeof(std::int64_t) &&
                bytes_.byte() == sizeof(double) && bytes_.raw<std::int64_t>() == 0x5678 &&
                bytes_.raw<std::uint64_t>() == 0x4077280000000000,  // 370.5
            "The chunk was compiled with other sizes of numbers.");
    bytes_.byte();  // the main function's count of upvalues, which it repeats
  }

  int read_function(int parent, int depth) {
    require(depth < deepest_nesting, "The chunk nests too many functions.");
    const std::size_t index = functions_.size();
    functions_.emplace_back();
    Prototype function;
    function.parent = parent;
    read_shape(function);
    read_code(function);
    read_constants(function);
    read_upvalues(function);
    for (std::size_t left = bytes_.count(1); left > 0; --left)
      function.children.push_back(read_function(static_cast<int>(index), depth + 1));
    read_lines(function);
    read_names(function);
    functions_[index] = std::move(function);
    return static_cast<int>(index);
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
    function.code.resize(bytes_.count(sizeof(std::uint32_t)));
    for (Instruction& instruction : function.code)
      instruction.bits = bytes_.raw<std::uint32_t>();
  }

  void read_constants(Prototype& function) {
    function.constants.resize(bytes_.count(1));
    for (Constant& constant : function.constants)
      constant = read_constant();
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
        return {};
      case tag_integer:
        return {.kind = Constant::Kind::key, .key = {.number = bytes_.raw<std::int64_t>()}};
      case tag_short:
      case tag_long:
        return {.kind = Constant::Kind::key, .key = {.is_text = true, .text = bytes_.text()}};
      default:
        throw Malformed{"The chunk is damaged: a constant has no known type."};
    }
  }

  void read_upvalues(Prototype& function) {
    function.upvalues.resize(bytes_.count(3));
    for (Upvalue& upvalue : function.upvalues) {
      upvalue.in_stack = bytes_.byte() != 0;
      upvalue.index = bytes_.byte();
      bytes_.byte();  // the kind of variable
    }
  }

  // Each instruction has its distance from the line before, or a mark that its line is in the second list.
  void read_lines(Prototype& function) {
    constexpr signed char in_second_list = -0x80;
    const std::string_view steps = bytes_.take(bytes_.count(1));
    require(steps.size() == function.code.size(), "The chunk was compiled without its lines.");
    std::vector<std::pair<int, int>> absolute(bytes_.count(2));
    for (auto& [instruction, line] : absolute) {
      instruction = bytes_.integer();
      line = bytes_.integer();
    }
    std::int64_t line = function.line;
    auto next = absolute.begin();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const auto step = static_cast<signed char>(steps[i]);
      line += step;
      if (step == in_second_list) {
        require(next != absolute.end() && static_cast<std::size_t>(next->first) == i,
                "The chunk is damaged: its lines do not fit its code.");
        line = next++->second;
      }
      require(line >= 0 && line <= INT_MAX, "The chunk is damaged: its lines do not fit its code.");
      function.lines.push_back(static_cast<int>(line));
    }
  }

  void read_names(Prototype& function) {
    function.locals.resize(bytes_.count(3));
    for (Local& local : function.locals) {
      local.name = bytes_.text();
      local.begin = bytes_.integer();
      local.end = bytes_.integer();
    }
    require(function.locals.size() >= function.parameters, "The chunk was compiled without its names.");
    require(bytes_.count(1) == function.upvalues.size(), "The chunk was compiled without its names.");
    for (Upvalue& upvalue : function.upvalues)
      upvalue.name = bytes_.text();
  }

  Bytes bytes_;
  std::vector<Prototype> functions_;
};

// What is known of the value in a register.
struct Mark {
  enum class Kind : std::uint8_t { unknown, nil, key, environment, global, table, function, call };
  Kind kind = Kind::unknown;
  bool fresh = false;  // a table that was made in this very register
  int index = -1;      // of the table, function or call
  int line = 0;        // where the value was named or made
  Key key{};
  std::string name{};  // of the global; of a call's callee

  bool is(Kind other) const { return kind == other; }
  int index_if(Kind other) const { return kind == other ? index : -1; }
};

// Lua's opcodes in their order; `jmp` to `testset` choose what is done next.
// clang-format off
enum class Op : std::uint8_t {
    move, loadi, loadf, loadk, loadkx, loadfalse, lfalseskip, loadtrue, loadnil, getupval, setupval,
    gettabup, gettable, geti, getfield, settabup, settable, seti, setfield, newtable, self,
    addi, addk, subk, mulk, modk, powk, divk, idivk, bandk, bork, bxork, shri, shli,
    add, sub, mul, mod, pow, div, idiv, band, bor, bxor, shl, shr, mmbin, mmbini, mmbink,
    unm, bnot, not_, len, concat, close, tbc, jmp, eq, lt, le, eqk, eqi, lti, lei, gti, gei, test, testset,
    call, tailcall, return_, return0, return1, forloop, forprep, tforprep, tforcall, tforloop,
    setlist, closure, vararg, varargprep, extraarg, count
};
// clang-format on

// The registers of one function, as they stand before one of its instructions.
class Registers {
 public:
  Registers(const std::vector<Prototype>& functions, const Prototype& function)
      : functions_(functions), function_(function), slots_(function.registers) {}

  // Instructions are gone to in their order.
  void go_to(int instruction) {
    at_ = instruction;
    while (!alive_.empty() && alive_.back()->end <= at_)
      alive_.pop_back();
    for (; next_local_ < function_.locals.size() && function_.locals[next_local_].begin <= at_; ++next_local_)
      if (function_.locals[next_local_].end > at_)
        alive_.push_back(&function_.locals[next_local_]);
  }

  bool is_local(int index) const { return static_cast<std::size_t>(index) < alive_.size(); }
  bool is_environment(int index) const {
    return is_local(index) && alive_[static_cast<std::size_t>(index)]->name == "_ENV";
  }

  const Mark& mark(int index) const { return slot(index).mark; }

  // The first line of the expression whose value the register holds.
  int first_line(int index) const { return slot(index).line; }

  void set(int index, Mark known) {
    touch(index);
    slot(index).mark = std::move(known);
  }

  // An instruction works on the register, or on the table in it. The expression in a register began after the last
  // work on a register below it: operands stand above their result; the table, callee and earlier values that wait
  // for it stand below.
  void touch(int index) {
    Slot& touched = slot(index);
    int begin = 0;
    for (int below = 0; below < index; ++below)
      begin = std::max(begin, slot(below).touched + 1);
    const bool goes_on = touched.touched >= begin;
    int first = goes_on ? touched.line : INT_MAX;
    for (int i = goes_on ? touched.touched + 1 : begin; i <= at_; ++i)
      first = std::min(first, first_line_of(i));
    touched.touched = at_;
    touched.line = first;
  }

  void forget_from(int index) {
    for (auto i = static_cast<std::size_t>(index); i < slots_.size(); ++i)
      slots_[i].mark = {};
  }

  void forget_nil(int index) {
    if (slot(index).mark.is(Mark::Kind::nil))
      slot(index).mark = {};
  }

  // At a branch: a local may have got a value elsewhere. The nil of `x = ready and y or nil` is in no local and stays.
  void forget_local_nils() {
    for (std::size_t i = 0; i < std::min(alive_.size(), slots_.size()); ++i)
      forget_nil(static_cast<int>(i));
  }

 private:
  struct Slot {
    Mark mark;
    int touched = -1;
    int line = 0;
  };

  const Slot& slot(int index) const { return element(slots_, index); }
  Slot& slot(int index) { return element(slots_, index); }

  // A closure is made at its `end`. The second halves of pairs may belong to the expression before.
  int first_line_of(int instruction) const {
    const Instruction i = element(function_.code, instruction);
    switch (static_cast<Op>(i.opcode())) {
      case Op::closure:
        return element(functions_, element(function_.children, i.bx())).line;
      case Op::mmbin:
      case Op::mmbini:
      case Op::mmbink:
      case Op::extraarg:
        return INT_MAX;
      default:
        return element(function_.lines, instruction);
    }
  }

  const std::vector<Prototype>& functions_;
  const Prototype& function_;
  std::vector<Slot> slots_;
  std::vector<const Local*> alive_;  // the locals in scope: the register of each is its rank
  std::size_t next_local_ = 0;
  int at_ = 0;
};

struct Constructor {
  TableSite site;
  std::set<Key> keys;
};

// Goes through one function once, from its first instruction to its last, and notes what each does to what is known.
class Trace {
 public:
  Trace(const std::vector<Prototype>& functions, int index, Chunk& chunk)
      : functions_(functions),
        function_(element(functions, index)),
        index_(index),
        chunk_(chunk),
        site_(chunk.functions[static_cast<std::size_t>(index)]),
        registers_(functions, function_) {}

  void run() {
    describe();
    for (const Instruction instruction : function_.code) {
      require(instruction.opcode() < meanings.size(), "The chunk is damaged: there is no such instruction.");
      registers_.go_to(at_);
      (this->*meanings[instruction.opcode()])(instruction);
      ++at_;
    }
    hand_over();
  }

 private:
  using Kind = Mark::Kind;
  using Meaning = void (Trace::*)(Instruction);
  using Meanings = std::array<Meaning, static_cast<std::size_t>(Op::count)>;
  static const Meanings meanings;
  static constexpr Meanings list_meanings();

  void describe() {
    site_.line = function_.line;
    site_.last_line = function_.last_line;
    site_.parent = function_.parent;
    site_.vararg = function_.vararg;
    for (std::size_t i = 0; i < function_.parameters; ++i)
      site_.parameters.push_back(clipped(function_.locals[i].name));
  }

  void hand_over() {
    (index_ == 0 ? chunk_.calls : site_.calls) = std::move(calls_);
    for (Constructor& constructor : constructors_)
      (index_ == 0 ? chunk_.tables : site_.tables).push_back(std::move(constructor.site));
  }

  int line() const { return element(function_.lines, at_); }
  int ax_of_next() const { return element(function_.code, at_ + 1).ax(); }

  // Operands.

  Mark known(Kind kind, int index = -1) const { return {.kind = kind, .index = index, .line = line()}; }

  Mark mark(int index) const {
    return registers_.is_environment(index) ? known(Kind::environment) : registers_.mark(index);
  }

  Mark integer(std::int64_t number) const { return {.kind = Kind::key, .line = line(), .key = {.number = number}}; }

  Mark constant(int index) const {
    const Constant& found = element(function_.constants, index);
    if (found.kind == Constant::Kind::nil)
      return known(Kind::nil);
    if (found.kind == Constant::Kind::key)
      return {.kind = Kind::key, .line = line(), .key = found.key};
    return {};
  }

  Mark upvalue(int index) const {
    return known(element(function_.upvalues, index).name == "_ENV" ? Kind::environment : Kind::unknown);
  }

  Mark constant_or_register(Instruction i) const { return i.k() ? constant(i.c()) : mark(i.c()); }

  // Values.

  void nothing(Instruction) {}
  void write(Instruction i) { registers_.set(i.a(), {}); }
  void load_integer(Instruction i) { registers_.set(i.a(), integer(i.signed_bx())); }
  void load_constant(Instruction i) { registers_.set(i.a(), constant(i.bx())); }
  void load_far_constant(Instruction i) { registers_.set(i.a(), constant(ax_of_next())); }
  void get_upvalue(Instruction i) { registers_.set(i.a(), upvalue(i.b())); }

  void load_nil(Instruction i) {
    for (int index = i.a(); index <= i.a() + i.b(); ++index)
      registers_.set(index, known(Kind::nil));
  }

  void copy(Instruction i) {
    Mark copied = mark(i.b());
    copied.fresh = false;
    copied.line = line();
    registers_.set(i.a(), std::move(copied));
  }

  void set_upvalue(Instruction i) {
    const std::string_view name = element(function_.upvalues, i.b()).name;
    site_.upvalues_written.push_back({clipped(name), line(), owner_of_upvalue(i.b())});
  }

  int owner_of_upvalue(int index) const {
    const Prototype* function = &function_;
    while (!element(function->upvalues, index).in_stack && function->parent >= 0) {
      index = element(function->upvalues, index).index;
      function = &element(functions_, function->parent);
    }
    return function->parent;
  }

  void close_over(Instruction i) {
    const int index = element(function_.children, i.bx());
    for (const Upvalue& captured : element(functions_, index).upvalues)
      if (captured.in_stack)
        registers_.forget_nil(captured.index);  // the closure may give it a value
    registers_.set(i.a(), known(Kind::function, index));
  }

  void spread_arguments(Instruction i) {
    registers_.forget_from(i.a());
    registers_.touch(i.a());
    if (i.c() == 0)
      open_results_ = i.a();
  }

  // Reading tables.

  void get_upvalue_field(Instruction i) { get(i.a(), upvalue(i.b()), constant(i.c())); }
  void get_element(Instruction i) { get(i.a(), mark(i.b()), mark(i.c())); }
  void get_field(Instruction i) { get(i.a(), mark(i.b()), constant(i.c())); }

  void get(int target, const Mark& object, const Mark& key) {
    Mark value;
    if (key.key.is_text) {
      const bool is_global = object.is(Kind::environment);
      const std::string name = clipped(key.key.text);
      (is_global ? site_.globals_read : site_.properties_read).push_back({name, line()});
      if (is_global)
        value = {.kind = Kind::global, .line = line(), .name = name};
      else if (object.is(Kind::global) && object.name.size() + name.size() < longest_name)
        value = {.kind = Kind::global, .line = object.line, .name = object.name + "." + name};
    }
    registers_.set(target, std::move(value));
  }

  void get_method(Instruction i) {
    const Mark key = constant_or_register(i);
    if (key.key.is_text)
      site_.methods_called.push_back({clipped(key.key.text), line()});
    registers_.set(i.a(), {});
    registers_.set(i.a() + 1, {});
  }

  // Writing tables.

  void set_upvalue_field(Instruction i) { put(upvalue(i.a()), constant(i.b()), constant_or_register(i)); }
  void set_element(Instruction i) { put_in_register(i, mark(i.b()), i.b()); }
  void set_integer_element(Instruction i) { put_in_register(i, integer(i.b()), no_register); }
  void set_field(Instruction i) { put_in_register(i, constant(i.b()), no_register); }

  void put(const Mark& object, const Mark& key, const Mark& value) {
    if (value.is(Kind::nil))
      site_.nil_stores.push_back(line());
    if (!key.key.is_text)
      return;
    auto& names = object.is(Kind::environment) ? site_.globals_written : site_.properties_written;
    names.push_back({clipped(key.key.text), line()});
  }

  void put_in_register(Instruction i, const Mark& key, int key_register) {
    const Mark object = mark(i.a());
    if (is_constructing(i.a(), object))
      add_field(object, key, constant_or_register(i), line_of_field(i, key_register));
    else
      put(object, key, constant_or_register(i));
    registers_.touch(i.a());
  }

  // A local is alive only after its constructor is done.
  bool is_constructing(int index, const Mark& table) const {
    return table.is(Kind::table) && table.fresh && !registers_.is_local(index);
  }

  // Operands below the table are locals, which were computed elsewhere.
  int line_of_field(Instruction i, int key_register) const {
    int first = line();
    for (const int operand : {key_register, i.k() ? no_register : i.c()})
      if (operand > i.a())
        first = std::min(first, registers_.first_line(operand));
    return first;
  }

  void add_field(const Mark& table, const Mark& key, const Mark& value, int field_line) {
    if (value.is(Kind::nil))
      site_.nil_stores.push_back(field_line);
    if (!key.is(Kind::key))
      return;
    Constructor& constructor = constructors_[static_cast<std::size_t>(table.index)];
    if (!constructor.keys.insert(key.key).second)
      chunk_.duplicate_keys.push_back({written(key.key), field_line});
    constructor.site.fields.push_back(field_site(written(key.key), value, field_line));
  }

  static FieldSite field_site(std::string key, const Mark& value, int field_line) {
    return {.key = std::move(key),
            .line = field_line,
            .table = value.index_if(Kind::table),
            .function = value.index_if(Kind::function),
            .call = value.index_if(Kind::call)};
  }

  void new_table(Instruction i) {
    Mark made = known(Kind::table, static_cast<int>(constructors_.size()));
    made.fresh = true;
    constructors_.emplace_back().site.line = line();
    registers_.set(i.a(), std::move(made));
  }

  void set_list(Instruction i) {
    const Mark table = mark(i.a());
    const int last = i.b() == 0 ? open_results_ : i.a() + i.b();
    std::int64_t position = i.c() + (i.k() ? std::int64_t{ax_of_next()} * 256 : 0);
    for (int index = i.a() + 1; table.is(Kind::table) && index <= last; ++index)
      constructors_[static_cast<std::size_t>(table.index)].site.items.push_back(
          field_site(std::to_string(++position), mark(index), registers_.first_line(index)));
    registers_.touch(i.a());
  }

  // Calls, branches, results.

  void call(Instruction i) {
    Mark result;
    const Mark callee = mark(i.a());
    if (callee.is(Kind::global) || callee.is(Kind::call)) {
      const int last = i.b() == 0 ? open_results_ : i.a() + i.b() - 1;
      result = {
          .kind = Kind::call, .index = add_call(callee, i.a() + 1, last), .line = callee.line, .name = callee.name};
    }
    registers_.forget_from(i.a());
    registers_.set(i.a(), std::move(result));
    if (i.c() == 0)
      open_results_ = i.a();
  }

  int add_call(const Mark& callee, int first, int last) {
    CallSite& site = calls_.emplace_back();
    site.callee = callee.name;
    site.line = callee.line;
    for (int index = first; index <= last; ++index) {
      const Mark argument = mark(index);
      site.tables.push_back(argument.index_if(Kind::table));
      site.functions.push_back(argument.index_if(Kind::function));
      site.calls.push_back(argument.index_if(Kind::call));
    }
    return static_cast<int>(calls_.size()) - 1;
  }

  void branch(Instruction) { registers_.forget_local_nils(); }

  void branch_and_write(Instruction i) {
    branch(i);
    write(i);
  }

  // The variables of a loop get their values at its end, which is yet to come.
  void begin_loop(Instruction i) {
    branch(i);
    registers_.forget_from(i.a());
    registers_.touch(i.a());
  }

  void return_several(Instruction i) {
    if (i.b() != 1)
      return_one(i);
  }

  void return_one(Instruction i) {
    if (index_ != 0)
      return;
    const Mark value = mark(i.a());
    chunk_.returned_table = value.index_if(Kind::table);
    chunk_.returned_call = value.index_if(Kind::call);
  }

  static constexpr int no_register = -1;

  const std::vector<Prototype>& functions_;
  const Prototype& function_;
  const int index_;
  Chunk& chunk_;
  FunctionSite& site_;
  Registers registers_;
  std::vector<Constructor> constructors_;
  std::vector<CallSite> calls_;
  int open_results_ = -1;  // where the last call or `...` left as many values as there were
  int at_ = 0;
};

// Whatever is not named here computes a value that is not followed.
constexpr Trace::Meanings Trace::list_meanings() {
  Meanings list{};
  list.fill(&Trace::write);
  const auto mean = [&list](Op op, Meaning meaning) { list[static_cast<std::size_t>(op)] = meaning; };
  for (const Op op : {Op::mmbin, Op::mmbini, Op::mmbink, Op::close, Op::tbc, Op::return0, Op::tforcall, Op::tforloop,
                      Op::varargprep, Op::extraarg})
    mean(op, &Trace::nothing);
  for (const Op op :
       {Op::jmp, Op::eq, Op::lt, Op::le, Op::eqk, Op::eqi, Op::lti, Op::lei, Op::gti, Op::gei, Op::test, Op::forloop})
    mean(op, &Trace::branch);
  mean(Op::testset, &Trace::branch_and_write);
  mean(Op::forprep, &Trace::begin_loop);
  mean(Op::tforprep, &Trace::begin_loop);
  mean(Op::move, &Trace::copy);
  mean(Op::loadi, &Trace::load_integer);
  mean(Op::loadk, &Trace::load_constant);
  mean(Op::loadkx, &Trace::load_far_constant);
  mean(Op::loadnil, &Trace::load_nil);
  mean(Op::getupval, &Trace::get_upvalue);
  mean(Op::setupval, &Trace::set_upvalue);
  mean(Op::gettabup, &Trace::get_upvalue_field);
  mean(Op::gettable, &Trace::get_element);
  mean(Op::getfield, &Trace::get_field);
  mean(Op::settabup, &Trace::set_upvalue_field);
  mean(Op::settable, &Trace::set_element);
  mean(Op::seti, &Trace::set_integer_element);
  mean(Op::setfield, &Trace::set_field);
  mean(Op::newtable, &Trace::new_table);
  mean(Op::self, &Trace::get_method);
  mean(Op::call, &Trace::call);
  mean(Op::tailcall, &Trace::call);
  mean(Op::return_, &Trace::return_several);
  mean(Op::return1, &Trace::return_one);
  mean(Op::setlist, &Trace::set_list);
  mean(Op::closure, &Trace::close_over);
  mean(Op::vararg, &Trace::spread_arguments);
  return list;
}

constexpr Trace::Meanings Trace::meanings = Trace::list_meanings();

}  // namespace

std::optional<Chunk> read_chunk(std::string_view dumped, std::string* error) {
  try {
    const std::vector<Prototype> functions = DumpReader(dumped).read();
    Chunk chunk;
    chunk.functions.resize(functions.size());
    for (std::size_t i = 0; i < functions.size(); ++i)
      Trace(functions, static_cast<int>(i), chunk).run();
    return chunk;
  } catch (const Malformed& malformed) {
    if (error)
      *error = malformed.why;
    return std::nullopt;
  }
}

}  // namespace soulstack::scripting
