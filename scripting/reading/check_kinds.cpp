// Static checks of the kinds of values in a function.
#include "scripting/reading/check_kinds.h"

#include <algorithm>
#include <set>

namespace soulstack::scripting {

namespace {

constexpr Kinds without_nil(Kinds k) { return k & ~bit(Kind::nil); }
// Their fields are not known.
constexpr Kinds with_fields = kinds(Kind::list, Kind::function);

bool is_known(Kinds k) { return k != any_kind && (k & with_fields) == 0; }

// "a player or an object"; nil is not mentioned.
std::string described(Kinds some) {
  if (without_nil(some) != 0)
    some = without_nil(some);
  std::string all;
  for (int i = 0; i < static_cast<int>(Kind::count); ++i)
    if (const auto k = static_cast<Kind>(i); (some & bit(k)) != 0)
      all += (all.empty() ? "" : " or ") + std::string(name_of(k));
  return all;
}

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

  // "`target` is a player", "this is a player"
  std::string what_is(OriginId id, Kinds of) const {
    const Origin* const o = kinds_.origin(id);
    const bool has_name = o && (o->from == Origin::From::parameter || o->from == Origin::From::word);
    return (has_name ? ticked(o->name) : "this") + " is " + described(of);
  }

  template <class Fits>
  std::string listed(Kinds owner, Fits fits) const {
    std::set<std::string_view> names;
    for (const PropertyRow& row : words_.all_properties())
      if (has_owner(owner, row.owner) && fits(row))
        names.insert(row.name);
    std::string list;
    for (const std::string_view name : names)
      list += (list.empty() ? "" : ", ") + ticked(name);
    return list;
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
    const auto any = [](const PropertyRow&) { return true; };
    if (!is_known(owner) || !words_.is_property(read.name) || has(owner, read.name, any))
      return;
    const std::string others = listed(owner, any);
    error("wrong_property", use.line,
          what_is(read.of, owner) + "; it has no property " + ticked(read.name) +
              (others.empty() ? "" : ", only " + others));
  }

  void write(const Use& use) {
    const Kinds owner = kinds_.of(use.origin);
    if (!is_known(owner) || !words_.is_property(use.name))
      return;
    const auto can_be_written = [](const PropertyRow& row) { return row.set != nullptr; };
    if (has(owner, use.name, can_be_written))
      return written_value(use, owner);
    const std::string others = listed(owner, can_be_written);
    const std::string instead = others.empty() ? verbs_about(use.name) : "writable properties: " + others;
    error("not_writable", use.line,
          what_is(use.origin, owner) + "; its property " + ticked(use.name) + " can't be written: " + instead);
  }

  void written_value(const Use& use, Kinds owner) {
    const Kinds value = kinds_.of(use.value);
    for (const PropertyRow& row : words_.all_properties())
      if (row.name == use.name && row.set && has_owner(owner, row.owner) && (accepted_by(row.type) & value) != 0)
        return;
    error("wrong_value", use.line, ticked(use.name) + " can't become " + described(value));
  }

  // For a property that only verbs change.
  static std::string verbs_about(std::string_view property) {
    std::string all;
    for (const VerbRow& verb : verb_rows())
      if (verb.name.find(property) != std::string_view::npos && verb.does != Does::nothing)
        all += (all.empty() ? "" : ", ") + ticked(verb.name);
    return all.empty() ? "only verbs change it" : "the verbs that change it are " + all;
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

  // 3 of "3"; empty if it is not such a text.
  std::string number_in_text(OriginId argument) const {
    const Origin* const o = kinds_.origin(argument);
    const bool is_text = o && o->is_written && o->from == Origin::From::text && !o->name.empty() && o->name.size() < 10;
    const bool is_number = is_text && o->name.find_first_not_of("0123456789") == std::string::npos;
    return is_number ? std::string(o->name) : std::string();
  }

  bool takes(const VerbRow& verb, std::size_t at, const Origin& call, int line) {
    const OriginId argument = call.arguments[at];
    const VerbParam& param = verb.params[at];
    const Kinds given = kinds_.of(argument);
    const auto place = [&] { return ticked(param.name) + " (argument " + std::to_string(at + 1) + ")"; };
    const Kinds accepted = accepted_by(param.type) | (param.optional ? bit(Kind::nil) : 0);
    if ((given & accepted) == 0) {
      error("wrong_argument", line,
            "it is " + shape_of(verb) + ": " + place() + " is " + std::string(name_of(param.type)) + ", not " +
                described(given) + exchange_for(verb, at, kinds_of(call.arguments)),
            (accepted & bit(Kind::number)) != 0 ? number_in_text(argument) : std::string());
      return false;
    }
    const Origin* const o = kinds_.origin(argument);
    if (param.type == Type::number && o && o->is_fraction) {
      error(
          "wrong_argument", line,
          "it is " + shape_of(verb) + ": " + place() + " is " + std::string(name_of(param.type)) + ", not a fraction");
      return false;
    }
    const bool is_negative = o && o->is_written && o->from == Origin::From::number && o->number < 0;
    if (param.type != Type::number || !is_negative || param.may_be_negative)
      return true;
    error("wrong_argument", line, "it is " + shape_of(verb) + ": " + place() + " can't be below 0");
    return false;
  }

  // ---- Truth

  // Numbers and lists are always true, even 0 and the empty list.
  void test(OriginId tested, int line) {
    const Origin* const o = kinds_.origin(tested);
    if (!o || (o->from != Origin::From::call && o->from != Origin::From::property))
      return;
    const Kinds k = kinds_.of(tested);
    if (k == bit(Kind::number))
      error("always_true", line, "a number is always true here, even 0: compare it, as in `" + written(*o) + " > 0`");
    else if (k == bit(Kind::list))
      error("always_true", line, "a list is always true here, even an empty one: compare its length with 0");
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
          "this function returns " + (is_fraction ? "a fraction" : described(k)) + ": " + std::string(expected()) +
              " is expected");
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
