// The main types of the engine by name, for headers that only refer to them.
#pragma once

namespace soulstack {

class Game;
class Oracle;
class Scripts;
class Table;
struct AbilityDef;
struct CardDef;
struct Content;
struct Decision;
struct DeckDef;
struct Filter;
struct GameState;
struct NewGame;
struct Ruleset;
struct Script;

}  // namespace soulstack
