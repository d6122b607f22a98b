// Static checks of the kinds of values in a function.
#include "scripting/reading/check_kinds.h"

#include <algorithm>
#include <set>

#include "scripting/registry/function_kinds.h"
#include "scripting/registry/kind_sentences.h"

namespace soulstack::scripting {

namespace {

// Their fields are not known.
constexpr Kinds with_fields = kinds(Kind::list, Kind::function);

bool is_known(Kinds k) { return k != any_kind && (k & with_fields) == 0; }

class KindCheck {
 public:
  KindCheck(const FunctionSite& site, ParamKinds parameters, Purpose purpose, const Vocabulary& words, Report& report)
      : site_(site), kinds_(site, words, std::move(parameters)), purpose_(purpose), words_(words), report_(report) {}

  void run() {
    for (const Use& use : site_.flow.uses)
      if (!report_.is_full())
        check(use);
    if (purpose_ != Purpose::effect && !site_.flow.returns_a_value && site_.flow.is_complete)
      error("no_result", site_.line,
            "this function returns nothing: " + std::string(expected()) + " is expected, such as `return you.coins" +
                (purpose_ == Purpose::condition ? " > 0`" : "`"));
  }

 private:
  void check(const Use& use) {
    switch (use.how) {
      case Use::How::read:
        return property(use);
      case Use::How::write:
        return write(use);
      case Use::How::call:
        return call(use);
      case Use::How::test:
        return test(use.origin, use.line);
      case Use::How::result:
        return result(use);
      default:
        return;
    }
  }

  // Equal messages for one line are reported once.
  void error(Code code, int line, const std::string& message, std::string_view suggestion = {}) {
    if (told_.emplace(line, message).second)
      report_.error(code, line, "", message, suggestion);
  }

  std::string_view expected() const { return purpose_ == Purpose::condition ? "true or false" : "a whole number"; }

  // ---- Properties

  // "`target`", or "this" of what has no name.
  std::string named(OriginId id) const {
    const Origin* const o = kinds_.origin(id);
    const bool has_name = o && (o->from == Origin::From::parameter || o->from == Origin::From::word);
    return has_name ? ticked(o->name) : "this";
  }

  template <class Fits>
  bool has(Kinds owner, std::string_view name, Fits fits) const {
    return std::any_of(words_.all_properties().begin(), words_.all_properties().end(), [&](const PropertyRow& row) {
      return row.name == name && has_owner(owner, row.owner) && fits(row);
    });
  }

  void property(const Use& use) {
    const Origin& read = *kinds_.origin(use.origin);
    const Kinds owner = kinds_.of(read.of);
    if (is_known(owner) && words_.is_property(read.name) &&
        !has(owner, read.name, [](const PropertyRow&) { return true; }))
      error("wrong_property", use.line, no_property(named(read.of), owner, read.name, words_));
  }

  void write(const Use& use) {
    const Kinds owner = kinds_.of(use.origin);
    if (!is_known(owner) || !words_.is_property(use.name))
      return;
    if (!has(owner, use.name, [](const PropertyRow& row) { return row.set != nullptr; }))
      return error("not_writable", use.line, not_writable(named(use.origin), owner, use.name, words_));
    const Kinds value = kinds_.of(use.value);
    if (!can_become(owner, use.name, value, words_))
      error("wrong_value", use.line, ticked(use.name) + " can't become " + described_if_there(value));
  }

  // ---- Verbs

  void call(const Use& use) {
    const Origin& call = *kinds_.origin(use.origin);
    const VerbRow* const verb = kinds_.verb_of(call);
    const std::size_t single = call.arguments.size() - (call.is_open && !call.arguments.empty() ? 1 : 0);
    for (std::size_t i = 0; verb && i < std::min(single, verb->params.size()); ++i)
      if (verb->params[i].type != Type::none && !are_options(*verb, i, call) && !takes(*verb, i, call, use.line))
        return;
  }

  // The last argument is a table where the verb takes no list.
  bool are_options(const VerbRow& verb, std::size_t at, const Origin& call) const {
    const Origin* const o = kinds_.origin(call.arguments[at]);
    return !verb.options.empty() && at + 1 == call.arguments.size() && o && o->from == Origin::From::table &&
           !accepts_lists(verb.params[at].type);
  }

  std::vector<Kinds> kinds_of(const std::vector<OriginId>& arguments) const {
    std::vector<Kinds> all;
    for (const OriginId argument : arguments)
      all.push_back(kinds_.of(argument));
    return all;
  }

  bool takes(const VerbRow& verb, std::size_t at, const Origin& call, int line) {
    const OriginId argument = call.arguments[at];
    const VerbParam& param = verb.params[at];
    const Kinds given = kinds_.of(argument);
    const Origin* const o = kinds_.origin(argument);
    const Kinds accepted = accepted_by(param.type) | (param.optional ? bit(Kind::nil) : 0);
    if ((given & accepted) == 0) {
      const bool is_text = o && o->is_written && o->from == Origin::From::text;
      error("wrong_argument", line,
            what_argument_is(verb, at) + ", not " + described_if_there(given) +
                exchange_for(verb, at, kinds_of(call.arguments)),
            is_text && (accepted & bit(Kind::number)) != 0 ? number_in_text(o->name) : std::string());
      return false;
    }
    if (param.type != Type::number || !o)
      return true;
    if (o->is_fraction) {
      error("wrong_argument", line, what_argument_is(verb, at) + ", not a fraction");
      return false;
    }
    const bool is_negative = o->is_written && o->from == Origin::From::number && o->number < 0;
    if (!is_negative || param.may_be_negative)
      return true;
    error("wrong_argument", line, argument_of(verb, at) + " can't be below 0");
    return false;
  }

  // ---- Truth

  void test(OriginId tested, int line) {
    const Origin* const o = kinds_.origin(tested);
    if (!o || (o->from != Origin::From::call && o->from != Origin::From::property))
      return;
    const Kinds k = kinds_.of(tested);
    if (k == bit(Kind::number))
      error("always_true", line, number_is_true(written(*o)));
    else if (k == bit(Kind::list))
      error("always_true", line, list_is_true(written(*o)));
  }

  std::string written(const Origin& o) const {
    if (o.from == Origin::From::property) {
      const Origin* const of = kinds_.origin(o.of);
      return (of && !of->name.empty() ? of->name + "." : "x.") + o.name;
    }
    return std::string(kinds_.verb_of(o)->name) + "(...)";
  }

  void result(const Use& use) {
    const Kinds k = kinds_.of(use.origin);
    const bool is_wrong = purpose_ == Purpose::condition
                              ? without_nil(k) != 0 && (k & bit(Kind::boolean)) == 0 && (k & bit(Kind::nil)) == 0
                              : (k & bit(Kind::number)) == 0;
    const Origin* const o = kinds_.origin(use.origin);
    const bool is_fraction = purpose_ == Purpose::value && o && o->is_fraction;
    if (purpose_ == Purpose::effect || k == any_kind || (!is_wrong && !is_fraction))
      return;
    error("wrong_result", use.line,
          "this function returns " + (is_fraction ? "a fraction" : described_if_there(k)) + ": " +
              std::string(expected()) + " is expected");
  }

  const FunctionSite& site_;
  const FunctionKinds kinds_;
  const Purpose purpose_;
  const Vocabulary& words_;
  Report& report_;
  std::set<std::pair<int, std::string>> told_;
};

}  // namespace

void check_kinds(const Chunk& chunk, std::size_t function, ParamKinds parameters, Purpose purpose,
                 const Vocabulary& words, Report& report) {
  KindCheck(chunk.functions[function], std::move(parameters), purpose, words, report).run();
}

}  // namespace soulstack::scripting
