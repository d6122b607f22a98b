// soulstack completion: scripts with which a shell completes command lines. They ask this program, so that its commands
// and options are rows in one place.
#include "tools/commands/completion.h"

#include <algorithm>

#include "tools/commands/help_text.h"
#include "tools/commands/program.h"

namespace soulstack::tools {

namespace {

// ---- What may stand at a place

const Command* command_named(const Command& within, const std::string& word) {
  const auto found = std::find_if(within.commands.begin(), within.commands.end(),
                                  [&](const Command& one) { return one.word() == word; });
  return found == within.commands.end() ? nullptr : &*found;
}

// The option of a flag that needs a word behind it; null if there is none.
const CommandOption* option_with_value(const Command& command, const std::string& flag) {
  const auto found = std::find_if(command.options.begin(), command.options.end(), [&](const CommandOption& row) {
    return !row.is_argument() && row.flag() == flag && !row.value().empty() && !row.value_may_be_missing();
  });
  return found == command.options.end() ? nullptr : &*found;
}

std::vector<Completion> values_of(const CommandOption& row) {
  std::vector<Completion> values;
  for (const std::string& word : row.terms.one_of)
    values.push_back({word, ""});
  return values;
}

// "--help" of "-h,--help"
std::string long_flag(const std::string& name) { return name.substr(name.find(',') + 1); }

std::vector<Completion> flags_of(const Command& command) {
  std::vector<Completion> flags;
  for (const CommandOption& row : command.options)
    if (!row.is_argument())
      flags.push_back({row.flag(), row.sentence});
  for (const auto& [name, sentence] : options_without_row(command))
    flags.push_back({long_flag(name), sentence});
  return flags;
}

std::vector<Completion> commands_and_values_of(const Command& command) {
  std::vector<Completion> words;
  for (const Command& one : command.commands)
    words.push_back({one.word(), one.sentence});
  for (const CommandOption& row : command.options)
    if (row.is_argument())
      for (Completion& value : values_of(row))
        words.push_back(std::move(value));
  return words;
}

// ---- The command

constexpr std::string_view bash_script = R"script(# bash completion of soulstack
_soulstack() {
    local IFS=$'\n'
    local words=("${COMP_WORDS[@]:1:COMP_CWORD}")
    COMPREPLY=($("${COMP_WORDS[0]}" completion words "${words[@]/#/:}" 2>/dev/null | cut -f 1))
}
complete -o bashdefault -o default -F _soulstack soulstack
)script";

constexpr std::string_view zsh_script = R"script(#compdef soulstack
_soulstack() {
    local line
    local -a typed rows
    typed=("${(@)words[2,CURRENT]}")
    for line in ${(f)"$("$words[1]" completion words "${(@)typed/#/:}" 2>/dev/null)"}; do
        rows+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    if (( $#rows )); then
        _describe -t words word rows
    else
        _files
    fi
}
if [[ $funcstack[1] == _soulstack ]]; then
    _soulstack "$@"
else
    compdef _soulstack soulstack
fi
)script";

constexpr std::string_view fish_script = R"script(# fish completion of soulstack
function __soulstack_words
    set -l typed (commandline -opc) (commandline -ct)
    set -l rows ($typed[1] completion words ":"$typed[2..-1] 2>/dev/null)
    if test (count $rows) -gt 0
        printf '%s\n' $rows
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c soulstack -f -a '(__soulstack_words)'
)script";

struct CompletionOptions {
  std::string what;
  std::vector<std::string> words;
};

// A shell writes a colon before each word, so that none is empty or looks like an option of this command.
std::vector<std::string> without_colons(std::vector<std::string> words) {
  for (std::string& word : words) {
    if (!word.starts_with(':'))
      refuse(fmt::format("soulstack completion words: `{}` must begin with a colon", word));
    word.erase(0, 1);
  }
  return words;
}

Exit complete(const CompletionOptions& options, Console& console) {
  if (options.what != "words" && !options.words.empty())
    refuse("soulstack completion: words are only for `soulstack completion words`");
  if (options.what == "words")
    for (const Completion& one : completions_for(the_program(), without_colons(options.words)))
      console.print("{}\t{}\n", one.word, one.sentence);
  else
    console.out << (options.what == "bash" ? bash_script : options.what == "zsh" ? zsh_script : fish_script);
  return Exit::ok;
}

}  // namespace

std::vector<Completion> completions_for(const Command& program, std::vector<std::string> words) {
  if (words.empty())
    words.emplace_back();
  const std::string typed = words.back();
  words.pop_back();
  const Command* command = &program;
  const CommandOption* open = nullptr;  // the option whose value comes next
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Command* const named = open == nullptr ? command_named(*command, words[i]) : nullptr;
    open = open == nullptr ? option_with_value(*command, words[i]) : nullptr;
    if (named != nullptr && !(i == 0 && words[i] == "help"))  // "help rules show" goes on with the commands
      command = named;
  }
  std::vector<Completion> fitting = open != nullptr          ? values_of(*open)
                                    : typed.starts_with('-') ? flags_of(*command)
                                                             : commands_and_values_of(*command);
  std::erase_if(fitting, [&](const Completion& one) { return !one.word.starts_with(typed); });
  return fitting;
}

void add_completion(Command& program) {
  const auto o = std::make_shared<CompletionOptions>();
  Command& command = program.add("completion", "Print a script with which a shell completes commands and options",
                                 "  source <(soulstack completion bash)\n"
                                 "  soulstack completion fish | source\n"
                                 "  soulstack completion words :rules :     # what may follow `soulstack rules`\n");
  command.takes({{"what WHAT",
                  o->what,
                  "bash, zsh or fish: the script. words: what these scripts ask for",
                  {.required = true, .one_of = {"bash", "zsh", "fish", "words"}}},
                 {"words WORD", o->words, "With `words`: what has been typed, each word with a colon before it"}});
  command.runs(o, complete);
}

}  // namespace soulstack::tools
