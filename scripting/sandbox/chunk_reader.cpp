// Finds tables, calls and functions in a chunk: follows its instructions in order, with what is known about each
// register.
#include "scripting/sandbox/chunk_reader.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <deque>
#include <set>
#include <utility>

#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {
namespace {

using namespace dump;

// What is known about the value in a register.
struct Mark {
  enum class Kind : std::uint8_t { unknown, nil, key, environment, global, table, function, call };
  Kind kind = Kind::unknown;
  bool fresh = false;  // a table that was created in this register
  int index = -1;      // index of the table, function or call
  int line = 0;        // the line where the value was named or created
  Key key{};
  std::string_view name{};  // name of the global, or of a call's callee

  bool is(Kind other) const { return kind == other; }
  int index_if(Kind other) const { return kind == other ? index : -1; }
};

// The registers of one function before one of its instructions.
class Registers {
 public:
  explicit Registers(const std::vector<Prototype>& functions) : functions_(functions) {}

  // From now on, those of this function.
  void begin(const Prototype& function) {
    function_ = &function;
    slots_.assign(function.registers, {});
    alive_.clear();
    next_local_ = 0;
    at_ = 0;
    known_ = 0;
  }

  // Instructions are visited in order.
  void go_to(int instruction) {
    at_ = instruction;
    while (!alive_.empty() && alive_.back()->end <= at_)
      alive_.pop_back();
    const std::span<const Local> locals = function_->locals;
    for (; next_local_ < locals.size() && locals[next_local_].begin <= at_; ++next_local_)
      if (locals[next_local_].end > at_)
        alive_.push_back(&locals[next_local_]);
  }

  bool is_local(int index) const { return static_cast<std::size_t>(index) < alive_.size(); }
  bool is_environment(int index) const {
    return is_local(index) && alive_[static_cast<std::size_t>(index)]->name == "_ENV";
  }

  const Mark& mark(int index) const { return slot(index).mark; }

  // The first line of the expression in the register.
  int first_line(int index) const { return slot(index).line; }

  void set(int index, const Mark& known) {
    touch(index);
    slot(index).mark = known;
    known_ = std::max(known_, static_cast<std::size_t>(index) + 1);
  }

  // Notes that an instruction uses the register, or the table in it. The expression in a register began after the last
  // use of a lower register: operands are above their result; the table, callee and earlier values that wait for it are
  // below.
  void touch(int index) {
    Slot& touched = slot(index);
    int begin = 0;
    for (const Slot* below = slots_.data(); below != &touched; ++below)
      begin = std::max(begin, below->touched + 1);
    const bool goes_on = touched.touched >= begin;
    int first = goes_on ? touched.line : INT_MAX;
    for (int i = goes_on ? touched.touched + 1 : begin; i <= at_; ++i)
      first = std::min(first, first_line_of(i));
    touched.touched = at_;
    touched.line = first;
  }

  void forget_from(int index) {
    for (auto i = static_cast<std::size_t>(index); i < known_; ++i)
      slots_[i].mark = {};
    known_ = std::min(known_, static_cast<std::size_t>(index));
  }

  void forget_nil(int index) {
    if (slot(index).mark.is(Mark::Kind::nil))
      slot(index).mark = {};
  }

  // At a branch, a local may have got its value elsewhere. The nil of `x = ready and y or nil` is not in a local and
  // stays.
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

  // A closure is created at its `end`. The second instructions of pairs may belong to the previous expression.
  int first_line_of(int instruction) const {
    const Instruction i = function_->code[static_cast<std::size_t>(instruction)];
    switch (static_cast<Op>(i.opcode())) {
      case Op::closure:
        return element(functions_, element(function_->children, i.bx())).line;
      case Op::mmbin:
      case Op::mmbini:
      case Op::mmbink:
      case Op::extraarg:
        return INT_MAX;
      default:
        return function_->lines[static_cast<std::size_t>(instruction)];
    }
  }

  const std::vector<Prototype>& functions_;
  const Prototype* function_ = nullptr;
  std::vector<Slot> slots_;
  std::vector<const Local*> alive_;  // the locals in scope: the register of each is its rank
  std::size_t next_local_ = 0;
  std::size_t known_ = 0;  // nothing is known about registers from this one on
  int at_ = 0;
};

// The keys of the constructors of one function. Most constructors have only a few, which are compared one by one.
class Keys {
 public:
  void clear() {
    keys_.clear();
    many_.clear();
  }

  // Before the keys of a constructor.
  struct List {
    int last = -1;  // of its keys, in keys_
    int size = 0;
  };

  // False if the key was added to this list before.
  bool add(List& list, int constructor, const Key& key) {
    if (list.size > most_compared)
      return many_.emplace(constructor, key).second;
    for (int i = list.last; i >= 0; i = keys_[static_cast<std::size_t>(i)].before)
      if (keys_[static_cast<std::size_t>(i)].key == key)
        return false;
    keys_.push_back({key, std::exchange(list.last, static_cast<int>(keys_.size()))});
    if (++list.size > most_compared)
      for (int i = list.last; i >= 0; i = keys_[static_cast<std::size_t>(i)].before)
        many_.emplace(constructor, keys_[static_cast<std::size_t>(i)].key);
    return true;
  }

 private:
  static constexpr int most_compared = 12;

  struct Added {
    Key key;
    int before = -1;  // the key of the same constructor that was added before it
  };

  std::vector<Added> keys_;
  std::set<std::pair<int, Key>> many_;  // all keys of the constructors that have more
};

// Scans each function once, from first to last instruction, and updates what is known.
class Trace {
 public:
  Trace(const std::vector<Prototype>& functions, Chunk& chunk)
      : functions_(functions), chunk_(chunk), registers_(functions) {}

  void run(int index) {
    begin(index);
    describe();
    make_room();
    for (const Instruction instruction : function_->code) {
      require(instruction.opcode() < meanings.size(), "The chunk is damaged: there is no such instruction.");
      registers_.go_to(at_);
      (this->*meanings[instruction.opcode()])(instruction);
      ++at_;
    }
  }

 private:
  using Kind = Mark::Kind;
  using Meaning = void (Trace::*)(Instruction);
  using Meanings = std::array<Meaning, static_cast<std::size_t>(Op::count)>;
  static const Meanings meanings;
  static constexpr Meanings list_meanings();

  void begin(int index) {
    index_ = index;
    function_ = &element(functions_, index);
    site_ = &element(chunk_.functions, index);
    tables_ = index == 0 ? &chunk_.tables : &site_->tables;
    calls_ = index == 0 ? &chunk_.calls : &site_->calls;
    registers_.begin(*function_);
    keys_.clear();
    key_lists_.clear();
    open_results_ = -1;
    at_ = 0;
  }

  void describe() {
    site_->line = function_->line;
    site_->last_line = function_->last_line;
    site_->parent = function_->parent;
    site_->vararg = function_->vararg;
    site_->registers = static_cast<int>(function_->registers);
    site_->has_zero_text =
        std::any_of(function_->constants.begin(), function_->constants.end(), [](const Constant& constant) {
          return constant.key.is_text && constant.key.text.find('\0') != std::string_view::npos;
        });
    for (std::size_t i = 0; i < function_->parameters; ++i)
      site_->parameters.push_back(clipped(function_->locals[i].name));
  }

  void make_room() {
    std::size_t globals = 0, tables = 0, calls = 0;
    for (const Instruction instruction : function_->code) {
      const auto op = static_cast<Op>(instruction.opcode());
      globals += op == Op::gettabup ? 1 : 0;
      tables += op == Op::newtable ? 1 : 0;
      calls += op == Op::call ? 1 : 0;
    }
    site_->globals_read.reserve(globals);
    tables_->reserve(tables);
    calls_->reserve(calls);
  }

  int line() const { return element(function_->lines, at_); }
  int ax_of_next() const { return element(function_->code, at_ + 1).ax(); }

  // Operands.

  Mark known(Kind kind, int index = -1) const { return {.kind = kind, .index = index, .line = line()}; }

  const Mark& mark(int index) const {
    static constexpr Mark environment{.kind = Kind::environment};
    return registers_.is_environment(index) ? environment : registers_.mark(index);
  }

  Mark integer(std::int64_t number) const { return {.kind = Kind::key, .line = line(), .key = {.number = number}}; }

  const Key& key(int index) const { return element(function_->constants, index).key; }

  Mark constant(int index) const {
    const Constant& found = element(function_->constants, index);
    if (found.kind == Constant::Kind::nil)
      return known(Kind::nil);
    if (found.kind == Constant::Kind::key)
      return {.kind = Kind::key, .line = line(), .key = found.key};
    return {};
  }

  Mark upvalue(int index) const {
    return known(element(function_->upvalues, index).name == "_ENV" ? Kind::environment : Kind::unknown);
  }

  // The value that an instruction stores. Of a constant, only whether it is nil.
  const Mark& stored(Instruction i) const {
    static constexpr Mark nil{.kind = Kind::nil}, something{};
    if (!i.k())
      return mark(i.c());
    return element(function_->constants, i.c()).kind == Constant::Kind::nil ? nil : something;
  }

  // Values.

  void nothing(Instruction) {}
  void write(Instruction i) { registers_.set(i.a(), {}); }
  void raise(Instruction i) {
    site_->powers.push_back(line());
    write(i);
  }
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
    registers_.set(i.a(), copied);
  }

  void set_upvalue(Instruction i) {
    const std::string_view name = element(function_->upvalues, i.b()).name;
    site_->upvalues_written.push_back({clipped(name), line(), owner_of_upvalue(i.b())});
  }

  int owner_of_upvalue(int index) const {
    const Prototype* function = function_;
    while (!element(function->upvalues, index).in_stack && function->parent >= 0) {
      index = element(function->upvalues, index).index;
      function = &element(functions_, function->parent);
    }
    return function->parent;
  }

  void close_over(Instruction i) {
    const int index = element(function_->children, i.bx());
    for (const Upvalue& captured : element(functions_, index).upvalues)
      if (captured.in_stack)
        registers_.forget_nil(captured.index);  // the closure may assign to it
    registers_.set(i.a(), known(Kind::function, index));
  }

  void spread_arguments(Instruction i) {
    registers_.forget_from(i.a());
    registers_.touch(i.a());
    if (i.c() == 0)
      open_results_ = i.a();
  }

  // Reading tables.

  void get_upvalue_field(Instruction i) { get(i.a(), upvalue(i.b()), key(i.c())); }
  void get_element(Instruction i) { get(i.a(), mark(i.b()), mark(i.c()).key); }
  void get_field(Instruction i) { get(i.a(), mark(i.b()), key(i.c())); }

  void get(int target, const Mark& object, const Key& key) {
    Mark value;
    if (key.is_text) {
      const bool is_global = object.is(Kind::environment);
      const std::string_view name = key.text.substr(0, longest_name);
      if (is_global)
        value = {.kind = Kind::global, .line = line(), .name = name};
      else if (object.is(Kind::global) && object.name.size() + name.size() < longest_name)
        value = {.kind = Kind::global, .line = object.line, .name = qualified(object.name, name)};
      const bool is_pile = object.is(Kind::global) && (object.name == "deck" || object.name == "discard");
      const std::string_view read = is_pile ? value.name : name;  // "deck.loot"
      (is_global ? site_->globals_read : site_->properties_read).push_back({std::string(read), line()});
    }
    registers_.set(target, value);
  }

  // "discard.loot"
  std::string_view qualified(std::string_view table, std::string_view name) {
    return names_.emplace_back(table).append(".").append(name);
  }

  void get_method(Instruction i) {
    const Key& name = i.k() ? key(i.c()) : mark(i.c()).key;
    if (name.is_text)
      site_->methods_called.push_back({clipped(name.text), line()});
    registers_.set(i.a(), {});
    registers_.set(i.a() + 1, {});
  }

  // Writing tables.

  void set_upvalue_field(Instruction i) { put(upvalue(i.a()), key(i.b()), stored(i)); }
  void set_element(Instruction i) {
    const Mark& in_register = mark(i.b());
    put_in_register(i, in_register.is(Kind::key) ? &in_register.key : nullptr, i.b());
  }

  void set_integer_element(Instruction i) {
    const Key place{.number = i.b()};
    put_in_register(i, &place, no_register);
  }

  void set_field(Instruction i) {
    const Constant& name = element(function_->constants, i.b());
    put_in_register(i, name.kind == Constant::Kind::key ? &name.key : nullptr, no_register);
  }

  void put(const Mark& object, const Key& key, const Mark& value) {
    if (value.is(Kind::nil))
      site_->nil_stores.push_back(line());
    if (!key.is_text)
      return;
    auto& names = object.is(Kind::environment) ? site_->globals_written : site_->properties_written;
    names.push_back({clipped(key.text), line()});
  }

  // `key` is null if it is unknown.
  void put_in_register(Instruction i, const Key* key, int key_register) {
    const Mark& object = mark(i.a());
    if (is_constructing(i.a(), object))
      add_field(object, key, stored(i), line_of_field(i, key_register));
    else {
      put(object, key ? *key : Key{}, stored(i));
      site_->stores_fields = true;
    }
    registers_.touch(i.a());
  }

  // A local is alive only after its constructor is done.
  bool is_constructing(int index, const Mark& table) const {
    return table.is(Kind::table) && table.fresh && !registers_.is_local(index);
  }

  // Operands below the table are locals that were computed elsewhere.
  int line_of_field(Instruction i, int key_register) const {
    int first = line();
    for (const int operand : {key_register, i.k() ? no_register : i.c()})
      if (operand > i.a())
        first = std::min(first, registers_.first_line(operand));
    return first;
  }

  void add_field(const Mark& table, const Key* key, const Mark& value, int field_line) {
    if (value.is(Kind::nil))
      site_->nil_stores.push_back(field_line);
    if (!key)
      return;
    const auto at = static_cast<std::size_t>(table.index);
    if (!keys_.add(key_lists_[at], table.index, *key))
      chunk_.duplicate_keys.push_back({written(*key), field_line});
    (*tables_)[at].fields.push_back(field_site(written(*key), value, field_line));
  }

  static FieldSite field_site(std::string key, const Mark& value, int field_line) {
    return {.key = std::move(key),
            .line = field_line,
            .table = value.index_if(Kind::table),
            .function = value.index_if(Kind::function),
            .call = value.index_if(Kind::call)};
  }

  // The instruction has the size of the table, for its fields as a power of two.
  void new_table(Instruction i) {
    constexpr int most_reserved = 16;  // the chunk may be damaged
    Mark made = known(Kind::table, static_cast<int>(tables_->size()));
    made.fresh = true;
    TableSite& site = tables_->emplace_back();
    site.line = line();
    key_lists_.emplace_back();
    const int fields = i.b() == 0 ? 0 : i.b() > 4 ? most_reserved : 1 << (i.b() - 1);
    site.fields.reserve(static_cast<std::size_t>(fields));
    site.items.reserve(static_cast<std::size_t>(std::min(i.c(), most_reserved)));
    registers_.set(i.a(), made);
  }

  void set_list(Instruction i) {
    const Mark& table = mark(i.a());
    const int last = i.b() == 0 ? open_results_ : i.a() + i.b();
    std::int64_t position = i.c() + (i.k() ? std::int64_t{ax_of_next()} * 256 : 0);
    for (int index = i.a() + 1; table.is(Kind::table) && index <= last; ++index)
      (*tables_)[static_cast<std::size_t>(table.index)].items.push_back(
          field_site(std::to_string(++position), mark(index), registers_.first_line(index)));
    registers_.touch(i.a());
  }

  // Calls, branches, results.

  void call(Instruction i) {
    Mark result;
    const Mark& callee = mark(i.a());
    if (callee.is(Kind::global) || callee.is(Kind::call)) {
      const int last = i.b() == 0 ? open_results_ : i.a() + i.b() - 1;
      result = {
          .kind = Kind::call, .index = add_call(callee, i.a() + 1, last), .line = callee.line, .name = callee.name};
    }
    registers_.forget_from(i.a());
    registers_.set(i.a(), result);
    if (i.c() == 0)
      open_results_ = i.a();
  }

  int add_call(const Mark& callee, int first, int last) {
    CallSite& site = calls_->emplace_back();
    site.callee = callee.name;
    site.line = callee.line;
    site.arguments.reserve(static_cast<std::size_t>(std::max(0, last + 1 - first)));
    for (int index = first; index <= last; ++index) {
      const Mark& argument = mark(index);
      site.arguments.push_back({.table = argument.index_if(Kind::table),
                                .function = argument.index_if(Kind::function),
                                .call = argument.index_if(Kind::call)});
    }
    return static_cast<int>(calls_->size()) - 1;
  }

  void branch(Instruction) {
    registers_.forget_local_nils();
    site_->has_branches = true;
  }

  void branch_and_write(Instruction i) {
    branch(i);
    write(i);
  }

  // The variables of a loop get their values at the end of the loop, which comes later.
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
    const Mark& value = mark(i.a());
    chunk_.returned_table = value.index_if(Kind::table);
    chunk_.returned_call = value.index_if(Kind::call);
  }

  static constexpr int no_register = -1;

  const std::vector<Prototype>& functions_;
  Chunk& chunk_;
  int index_ = 0;  // of the function
  const Prototype* function_ = nullptr;
  FunctionSite* site_ = nullptr;
  std::vector<TableSite>* tables_ = nullptr;  // the constructors of the function
  std::vector<CallSite>* calls_ = nullptr;
  Registers registers_;
  Keys keys_;
  std::vector<Keys::List> key_lists_;  // of each constructor
  std::deque<std::string> names_;      // that are not in the dump
  int open_results_ = -1;              // first register of an open number of values from the last call or `...`
  int at_ = 0;
};

// All other instructions compute a value that is not tracked.
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
  mean(Op::pow, &Trace::raise);
  mean(Op::powk, &Trace::raise);
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

Chunk chunk_of(const std::vector<Prototype>& functions) {
  Chunk chunk;
  chunk.functions.resize(functions.size());
  Trace trace(functions, chunk);
  for (std::size_t i = 0; i < functions.size(); ++i)
    trace.run(static_cast<int>(i));
  for (std::size_t i = 1; i < functions.size(); ++i)
    chunk.functions[i].flow = dataflow_of(functions, static_cast<int>(i));
  return chunk;
}

std::optional<Chunk> read_chunk(std::string_view dumped, std::string* error) {
  try {
    Arena memory;
    return chunk_of(read_functions(dumped, memory));
  } catch (const Malformed& malformed) {
    if (error)
      *error = malformed.why;
    return std::nullopt;
  }
}

}  // namespace soulstack::scripting
