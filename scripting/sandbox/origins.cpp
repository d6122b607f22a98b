// The origins of the values in the registers of a compiled function.
#include "scripting/sandbox/origins.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "scripting/sandbox/dump.h"

namespace soulstack::scripting {

namespace {

using namespace dump;

// The content of a register: a parameter, or a result of an instruction. Merged where paths meet.
using Definition = int;
constexpr Definition unknown = -1;
constexpr int results_told = 8;                   // of one instruction; the rest is unknown
constexpr std::size_t steps_an_instruction = 40;  // above this the analysis gives up; code of cards takes 2

// Before an instruction.
struct State {
  std::span<Definition> registers;
  int open = -1;  // start of an open number of values
};

// Merges another path; false if nothing changed.
bool meet(std::span<Definition> registers, std::span<const Definition> other) {
  bool changed = false;
  for (std::size_t i = 0; i < registers.size(); ++i)
    if (registers[i] != unknown && registers[i] != other[i])
      registers[i] = unknown, changed = true;
  return changed;
}

constexpr int longest_jump = 16'777'215;  // encoding of a jump of 0
int jump_of(Instruction i) { return i.ax() - longest_jump; }

class Tracing {
 public:
  Tracing(const std::vector<Prototype>& functions, int index)
      : functions_(functions),
        function_(element(functions, index)),
        size_(function_.code.size()),
        registers_((size_ + 1) * function_.registers, unknown, memory_),
        open_(size_, not_reached, memory_),
        ids_(function_.parameters + size_ * results_told, no_origin, memory_) {
    for (const int child : function_.children)
      for (const Upvalue& captured : element(functions_, child).upvalues)
        if (captured.in_stack &&
            writes(child, static_cast<int>(&captured - element(functions_, child).upvalues.data())))
          shared_.push_back(captured.index);
  }

  Dataflow run() {
    const State begin{registers_before(size_)};
    for (std::size_t i = 0; i < std::min(function_.parameters, function_.registers); ++i)
      begin.registers[i] = static_cast<Definition>(i);
    reach(0, begin);
    const std::size_t most = steps_an_instruction * size_;
    for (std::size_t steps = 0; !waiting_.empty(); ++steps) {
      if (steps == most)
        return {};
      const int at = waiting_.back();
      waiting_.pop_back();
      step(at);
    }
    flow_.origins.reserve(size_);
    flow_.uses.reserve(size_);
    describe();
    flow_.is_complete = true;
    return std::move(flow_);
  }

 private:
  // ---- Which definitions reach an instruction

  // Does the function, or one in it, write to that upvalue?
  bool writes(int function, int upvalue) const {
    const Prototype& code = element(functions_, function);
    for (const Instruction i : code.code)
      if (static_cast<Op>(i.opcode()) == Op::setupval && i.b() == upvalue)
        return true;
    for (const int child : code.children) {
      const std::span<const Upvalue> captured = element(functions_, child).upvalues;
      for (std::size_t i = 0; i < captured.size(); ++i)
        if (!captured[i].in_stack && captured[i].index == upvalue && writes(child, static_cast<int>(i)))
          return true;
    }
    return false;
  }

  // `size_` is the place of the state that is being computed.
  std::span<Definition> registers_before(std::size_t at) {
    return std::span(registers_).subspan(at * function_.registers, function_.registers);
  }

  void reach(int at, const State& state) {
    if (at < 0 || static_cast<std::size_t>(at) >= size_)
      return;
    const auto there = static_cast<std::size_t>(at);
    const bool is_new = open_[there] == not_reached;
    if (is_new) {
      std::copy(state.registers.begin(), state.registers.end(), registers_before(there).begin());
      open_[there] = state.open;
    }
    if (is_new || meet(registers_before(there), state.registers))
      waiting_.push_back(at);
  }

  Definition defined(int at, int result = 0) const {
    return result < results_told ? static_cast<int>(function_.parameters) + at * results_told + result : unknown;
  }

  static void set(const State& state, int index, Definition d) {
    require(index >= 0 && static_cast<std::size_t>(index) < state.registers.size(), out_of_range);
    state.registers[static_cast<std::size_t>(index)] = d;
  }

  static void forget_from(const State& state, int index) {
    for (auto i = static_cast<std::size_t>(index); i < state.registers.size(); ++i)
      state.registers[i] = unknown;
  }

  void step(int at) {
    State next{registers_before(size_), open_[static_cast<std::size_t>(at)]};
    const std::span<const Definition> before = registers_before(static_cast<std::size_t>(at));
    std::copy(before.begin(), before.end(), next.registers.begin());
    const Instruction i = function_.code[static_cast<std::size_t>(at)];
    require(i.opcode() < static_cast<std::uint32_t>(Op::count), "The chunk is damaged: there is no such instruction.");
    switch (static_cast<Op>(i.opcode())) {
      case Op::jmp:
        return reach(at + 1 + jump_of(i), next);
      case Op::eq:
      case Op::lt:
      case Op::le:
      case Op::eqk:
      case Op::eqi:
      case Op::lti:
      case Op::lei:
      case Op::gti:
      case Op::gei:
      case Op::test:
        reach(at + 2, next);
        return reach(at + 1, next);
      case Op::testset:
        reach(at + 2, next);
        set(next, i.a(), content(next, i.b()));
        return reach(at + 1, next);
      case Op::lfalseskip:
        set(next, i.a(), defined(at));
        return reach(at + 2, next);
      case Op::return_:
      case Op::return0:
      case Op::return1:
        return;
      case Op::forprep:
        forget_from(next, i.a());
        reach(at + 2 + i.bx(), next);
        set(next, i.a() + 3, defined(at));
        return reach(at + 1, next);
      case Op::forloop:
        set(next, i.a() + 3, defined(at));
        reach(at + 1 - i.bx(), next);
        return reach(at + 1, next);
      case Op::tforprep:
        return reach(at + 1 + i.bx(), next);
      case Op::tforloop:
        reach(at + 1 - i.bx(), next);
        return reach(at + 1, next);
      case Op::tforcall:
        forget_from(next, i.a() + 4);
        for (int k = 0; k < i.c(); ++k)
          set(next, i.a() + 4 + k, defined(at, k));
        return reach(at + 1, next);
      default:
        transfer(next, i, at);
        return reach(at + 1, next);
    }
  }

  void transfer(State& next, Instruction i, int at) {
    switch (static_cast<Op>(i.opcode())) {
      case Op::move:
        return set(next, i.a(), content(next, i.b()));
      case Op::setupval:
      case Op::settabup:
      case Op::settable:
      case Op::seti:
      case Op::setfield:
      case Op::setlist:
      case Op::close:
      case Op::tbc:
      case Op::mmbin:
      case Op::mmbini:
      case Op::mmbink:
      case Op::varargprep:
      case Op::extraarg:
        return;
      case Op::loadnil:
        for (int k = 0; k <= i.b(); ++k)
          set(next, i.a() + k, defined(at, k));
        return;
      case Op::self:
        set(next, i.a(), defined(at));
        return set(next, i.a() + 1, content(next, i.b()));
      case Op::call:
      case Op::tailcall:
      case Op::vararg: {
        const bool is_vararg = static_cast<Op>(i.opcode()) == Op::vararg;
        forget_from(next, i.a());
        for (int k = 0; k < std::max(i.c() - 1, 1) && !is_vararg; ++k)
          set(next, i.a() + k, defined(at, k));
        next.open = i.a();
        return;
      }
      default:
        return set(next, i.a(), defined(at));
    }
  }

  // Locals that a nested function may write to are unknown.
  Definition content(const State& state, int index) const {
    const bool is_shared = std::find(shared_.begin(), shared_.end(), index) != shared_.end();
    require(index >= 0 && static_cast<std::size_t>(index) < state.registers.size(), out_of_range);
    return is_shared ? unknown : state.registers[static_cast<std::size_t>(index)];
  }

  // ---- Meaning of the definitions

  void describe() {
    for (std::size_t i = 0; i < function_.parameters; ++i)
      origin(static_cast<Definition>(i)) = {.from = Origin::From::parameter,
                                            .line = function_.line,
                                            .name = clipped(function_.locals[i].name),
                                            .number = static_cast<std::int64_t>(i)};
    for (at_ = 0; static_cast<std::size_t>(at_) < size_; ++at_)
      if (open_[static_cast<std::size_t>(at_)] != not_reached)
        describe(function_.code[static_cast<std::size_t>(at_)]);
  }

  OriginId id_of(Definition d) {
    if (d == unknown)
      return no_origin;
    OriginId& id = ids_[static_cast<std::size_t>(d)];
    if (id == no_origin) {
      id = static_cast<OriginId>(flow_.origins.size());
      flow_.origins.emplace_back();
    }
    return id;
  }
  Origin& origin(Definition d) { return flow_.origins[static_cast<std::size_t>(id_of(d))]; }

  State state() { return {registers_before(static_cast<std::size_t>(at_)), open_[static_cast<std::size_t>(at_)]}; }
  OriginId in(int index) { return id_of(content(state(), index)); }
  int line() const { return element(function_.lines, at_); }

  // The reference is valid until the next origin is added.
  Origin& define(Origin::From from, int result = 0) {
    Origin& defined_here = origin(defined(at_, result));
    defined_here.from = from;
    defined_here.line = line();
    return defined_here;
  }

  void set_constant(Origin& into, int index) const {
    const Constant& constant = element(function_.constants, index);
    into.line = line();
    if (constant.kind == Constant::Kind::nil) {
      into.from = Origin::From::nil;
    } else if (constant.kind == Constant::Kind::boolean) {
      into.from = Origin::From::boolean;
    } else if (constant.kind == Constant::Kind::fraction) {
      into.from = Origin::From::number;
      into.is_fraction = true;
    } else {
      into.from = constant.key.is_text ? Origin::From::text : Origin::From::number;
      into.is_written = true;
      into.number = constant.key.number;
      into.name = clipped(constant.key.text);
    }
  }

  std::string key(int index) const {
    const Constant& constant = element(function_.constants, index);
    return constant.key.is_text ? clipped(constant.key.text) : std::string();
  }

  void read(int object, const std::string& name) {
    const OriginId of = in(object);
    Origin& property = define(Origin::From::property);
    property.of = of;
    property.name = name;
    use(Use::How::read, id_of(defined(at_)));
  }

  void use(Use::How how, OriginId of, std::string name = {}, OriginId value = no_origin) {
    flow_.uses.push_back({how, line(), of, std::move(name), value});
  }

  OriginId written(Instruction i) {
    if (!i.k())
      return in(i.c());
    set_constant(flow_.origins.emplace_back(), i.c());
    return static_cast<OriginId>(flow_.origins.size()) - 1;
  }

  void call(Instruction i) {
    Origin made_by{.from = Origin::From::call, .line = line()};
    made_by.of = in(i.a());
    made_by.is_open = i.b() == 0;
    const int end = made_by.is_open ? state().open + 1 : i.a() + i.b();
    made_by.arguments.reserve(static_cast<std::size_t>(std::max(0, end - i.a() - 1)));
    for (int index = i.a() + 1; index < end; ++index)
      made_by.arguments.push_back(in(index));
    for (made_by.result = 1; made_by.result < i.c() - 1 && made_by.result < results_told; ++made_by.result)
      origin(defined(at_, made_by.result)) = made_by;
    made_by.result = 0;
    origin(defined(at_)) = std::move(made_by);
    use(Use::How::call, id_of(defined(at_)));
  }

  bool is_ipairs(OriginId called) const {
    if (called == no_origin)
      return false;
    const Origin& call = flow_.origins[static_cast<std::size_t>(called)];
    if (call.from != Origin::From::call || call.of == no_origin || call.arguments.empty())
      return false;
    const Origin& callee = flow_.origins[static_cast<std::size_t>(call.of)];
    return callee.from == Origin::From::word && callee.name == "ipairs";
  }

  // The second variable of `for i, member in ipairs(list)`.
  void next_of_loop(Instruction i) {
    const OriginId called = in(i.a());
    const bool goes_through_list = is_ipairs(called);
    for (int k = 0; k < i.c() && k < results_told; ++k)
      define(Origin::From::unknown, k);
    if (!goes_through_list || i.c() < 2)
      return;
    const OriginId list = flow_.origins[static_cast<std::size_t>(called)].arguments.front();
    define(Origin::From::member, 1).of = list;
  }

  // A table that a constructor fills, not yet in a local.
  bool is_constructing(int index) {
    const OriginId id = in(index);
    if (id == no_origin || flow_.origins[static_cast<std::size_t>(id)].from != Origin::From::table)
      return false;
    const auto alive = std::count_if(function_.locals.begin(), function_.locals.end(),
                                     [&](const Local& local) { return local.begin <= at_ && at_ < local.end; });
    return index >= alive;
  }

  bool is_environment_of_file(int upvalue) const {
    const Prototype* function = &function_;
    if (element(function->upvalues, upvalue).name != "_ENV")
      return false;
    while (function->parent >= 0) {
      const Upvalue& captured = element(function->upvalues, upvalue);
      if (captured.in_stack)
        return false;
      upvalue = captured.index;
      function = &element(functions_, function->parent);
    }
    return true;
  }

  void result(int index, bool is_there) {
    flow_.returns_a_value = flow_.returns_a_value || is_there;
    if (is_there)
      use(Use::How::result, in(index));
  }

  void get_from_upvalue(Instruction i) {
    if (is_environment_of_file(i.b()))
      define(Origin::From::word).name = key(i.c());
    else
      define(Origin::From::unknown);
  }

  void element_of(Instruction i) {
    const OriginId of = in(i.b());
    define(Origin::From::element).of = of;
  }

  // clang-format off
  void describe(Instruction i) {
    using From = Origin::From;
    switch (static_cast<Op>(i.opcode())) {
      case Op::gettabup: return get_from_upvalue(i);
      case Op::getfield: return read(i.b(), key(i.c()));
      case Op::gettable: case Op::geti: return element_of(i);
      case Op::setfield:
        use(Use::How::write, in(i.a()), key(i.b()), written(i));
        if (!is_constructing(i.a())) use(Use::How::store, no_origin, {}, written(i));
        return;
      case Op::settable: case Op::seti: return use(Use::How::store, no_origin, {}, written(i));
      case Op::settabup:
        if (!is_environment_of_file(i.a())) use(Use::How::store, no_origin, {}, written(i));
        return;
      case Op::len: use(Use::How::length, no_origin); define(From::number); return;
      case Op::concat: use(Use::How::join, no_origin); define(From::text); return;
      case Op::call: case Op::tailcall: return call(i);
      case Op::tforcall: return next_of_loop(i);
      case Op::test: return use(Use::How::test, in(i.a()));
      case Op::not_: use(Use::How::test, in(i.b())); define(From::boolean); return;
      case Op::return1: return result(i.a(), true);
      case Op::return_: return result(i.a(), i.b() != 1);
      case Op::loadi: {
        Origin& number = define(From::number);
        number.is_written = true;
        number.number = i.signed_bx();
        return;
      }
      case Op::loadk: set_constant(origin(defined(at_)), i.bx()); return;
      case Op::loadf: case Op::forprep: case Op::forloop: define(From::number); return;
      case Op::loadfalse: case Op::lfalseskip: case Op::loadtrue: define(From::boolean); return;
      case Op::newtable: define(From::table); return;
      case Op::closure: define(From::function); return;
      case Op::loadnil:
        for (int k = 0; k <= i.b() && k < results_told; ++k) define(From::nil, k);
        return;
      default:
        if (const auto op = static_cast<Op>(i.opcode()); op >= Op::addi && op <= Op::shr) define(From::number);
        if (const auto op = static_cast<Op>(i.opcode()); op == Op::unm || op == Op::bnot) define(From::number);
        return;
    }
  }
  // clang-format on

  static constexpr int not_reached = -2;

  alignas(std::max_align_t) std::byte enough_for_most_[8 * 1024];
  Arena memory_{enough_for_most_, sizeof enough_for_most_};
  const std::vector<Prototype>& functions_;
  const Prototype& function_;
  std::size_t size_;                 // of the code
  ArenaList<Definition> registers_;  // before each instruction, one state after the other
  ArenaList<int> open_;              // of the state before each instruction; not_reached if there is no such state
  ArenaList<int> waiting_{memory_};
  ArenaList<int> shared_{memory_};  // registers of locals that nested functions write to
  ArenaList<OriginId> ids_;         // by definition
  Dataflow flow_;
  int at_ = 0;
};

}  // namespace

Dataflow dataflow_of(const std::vector<dump::Prototype>& functions, int index) {
  return Tracing(functions, index).run();
}

}  // namespace soulstack::scripting
