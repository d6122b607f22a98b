// The commands of the program.
#pragma once

#include "tools/support/command.h"

namespace soulstack::tools {

// One function per command, in its own file. Adds the command with its options.
void add_demo(Command& program);
void add_play(Command& program);
void add_sim(Command& program);
void add_compare(Command& program);
void add_sweep(Command& program);
void add_card(Command& program);
void add_study(Command& program);
void add_ladder(Command& program);
void add_merge(Command& program);
void add_results(Command& program);
void add_check(Command& program);
void add_explain(Command& program);
void add_test(Command& program);
void add_cards(Command& program);
void add_show(Command& program);
void add_new(Command& program);
void add_rules(Command& program);
void add_words(Command& program);
void add_bench(Command& program);
void add_fuzz(Command& program);
void add_rpc(Command& program);
void add_serve(Command& program);
void add_lsp(Command& program);
void add_replay(Command& program);
void add_docs(Command& program);
void add_pack(Command& program);
void add_print(Command& program);
void add_install(Command& program);
void add_update(Command& program);
void add_list(Command& program);
void add_remove(Command& program);
void add_index(Command& program);
void add_completion(Command& program);
void add_manual(Command& program);

// All of them.
Command the_program();

}  // namespace soulstack::tools
