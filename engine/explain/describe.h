// Names and sentences for people, for options, objects and events.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/decision.h"
#include "engine/model/event.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"

namespace soulstack {

// "Fly", "P1", "attack roll 4", "Bomb! (loot)", "1 damage to Fly".
std::string name_of(const Table& t, Value v);
// The kind of an option in one word: "play", "attack", "end_turn".
std::string_view verb_of(OptionKind kind);
std::string_view name_of(Phase phase);  // "action"
// "play Bomb!", "activate The D6", "attack Fly", "pass". Labels of one decision differ from each other.
std::string label_of(const Table& t, int option);
// A stable key: "play base:bomb#17", "choose player:2".
std::string key_of(const Table& t, const Option& option);
// A stable key of a zone: "slot:monster/2", "deck:loot".
std::string key_of(const Table& t, ZoneId zone);
// The question with its subject: "Bomb!: choose a target".
std::string question_of(const Table& t);
// An event as a sentence; empty if it is not shown to people.
std::string narrate(const Table& t, const Event& event);
// The stack from bottom to top.
std::vector<std::string> stack_lines(const Table& t);

}  // namespace soulstack
