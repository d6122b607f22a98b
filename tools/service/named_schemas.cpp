// The things that messages consist of.
#include "engine/model/decision.h"
#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "tools/service/beginnings.h"
#include "tools/service/message_schema.h"

namespace soulstack::tools {

namespace {

constexpr std::int64_t most = 0xFFFF'FFFF;

Schema count() { return Schema::whole(0, most); }
Schema amount() { return Schema::whole(-1'000'000, 1'000'000); }
Schema a_seat() { return Schema::whole(1, max_players); }
Schema a_name() { return Schema::text(200); }
Schema a_sentence() { return Schema::text(4'000); }
Schema of(std::string_view name) { return Schema::named(name); }
Schema list_of(std::string_view name) { return Schema::list(of(name)); }
Schema a_prompt() {
  std::vector<std::string> names;
  for (const PromptRow& row : prompt_rows)
    names.emplace_back(row.name);
  return Schema::word(names);
}
Schema sentences() { return Schema::list(a_sentence()); }

// ---- Cards and zones

NamedSchema object_schema() {
  return {"Object",
          "A thing of a game. A card that the viewer may not know is only `hidden`, with the name of its deck",
          Schema::object({
              optional_member("card", count(), "The number of the card in this game"),
              optional_member("incarnation", count(),
                              "How often the card has changed zones: after a change it is a new object"),
              optional_member("def", a_name(), "The printed card: `base:bomb`"),
              optional_member("name", a_name(), "The name of the card"),
              optional_member("hidden", a_name(), "The deck of a card that the viewer may not know"),
              optional_member("stack", count(), "The serial of an object on the stack"),
              optional_member("seat", Schema::or_null(a_seat()), "A player; null: the game itself"),
              optional_member("zone", a_name(), "A zone: `slot:monster/1`, `deck:loot`"),
              optional_member("ability", a_name(), "An ability as printed"),
              optional_member("lasting", count(), "The serial of a lasting effect"),
              optional_member("number", amount(), "A number"),
              optional_member("yes", Schema::boolean(), "Yes or no"),
              optional_member("text", a_sentence(), "Anything else, in words"),
          })};
}

NamedSchema change_schema() {
  return {"Change", "What an effect gives to a card and takes from it (rule 6.10)",
          Schema::object({{"by", a_name(), "The object with the effect"},
                          {"has", sentences(), "Abilities and keywords that the card has by it"},
                          {"lost", sentences(), "Those that it has lost"}})};
}

NamedSchema card_schema() {
  return {"Card", "A card that the viewer sees. Its text and printed numbers do not change: `sets.card` has them",
          Schema::object({
              {"card", count(), "Its number in this game"},
              {"incarnation", count(), "How often it has changed zones"},
              {"def", a_name(), "The printed card"},
              {"name", a_name(), "Its name"},
              optional_member("charged", Schema::boolean(), "Of a card with a tap ability: whether it can be used"),
              optional_member("counters", count(), "Plain counters on it"),
              optional_member("counters_of_kind", Schema::map(count()), "Counters with names"),
              optional_member("stats", Schema::map(amount()),
                              "Numbers that card sets add, where they are not as at the start"),
              optional_member("notes", sentences(), "What is noted on it (rule 20.10.1)"),
              optional_member("under", sentences(), "The cards under it (rule 19.9.6)"),
              optional_member("changes", list_of("Change"), "What effects have changed"),
          })};
}

NamedSchema player_schema() {
  return {"Player", "A player and what is theirs",
          Schema::object({
              {"seat", a_seat(), "Their seat"},
              {"name", a_name(), "P1, P2, ..."},
              {"active", Schema::boolean(), "It is their turn"},
              {"dead", Schema::boolean(), "They died this turn"},
              {"hp", amount(), "Health left"},
              {"max_hp", amount(), "Health at most"},
              {"attack", amount(), "The damage of their hits"},
              {"coins", amount(), "¢"},
              {"loot", count(), "Cards in hand"},
              {"loot_plays", amount(), "Loot cards that they may still play"},
              {"souls", amount(), "The value of their souls"},
              optional_member("stats", Schema::map(amount()), "Numbers that card sets add"),
              optional_member("notes", sentences(), "What is noted on the player"),
              optional_member("character", of("Card"), "Their character"),
              {"items", list_of("Card"), "Their items, in play"},
              {"curses", list_of("Card"), "Their curses"},
              {"soul_cards", list_of("Card"), "Their souls"},
              {"hand", list_of("Object"), "Their hand in its order; cards that the viewer does not know are hidden"},
          })};
}

NamedSchema monster_schema() {
  return {"Monster", "The numbers of a monster in play",
          Schema::object({{"hp", amount(), "Health left"},
                          {"max_hp", amount(), "Health at most"},
                          {"evasion", amount(), "The attack roll that hits it"},
                          {"attack", amount(), "The damage of a miss"}})};
}

Schema rewards() {
  return Schema::object({optional_member("coins", amount(), "¢"), optional_member("loot", amount(), "Loot cards"),
                         optional_member("treasure", amount(), "Treasure cards"),
                         optional_member("roll_coins", Schema::boolean(), "As many ¢ as are rolled"),
                         optional_member("roll_loot", Schema::boolean(), "As many loot cards as are rolled"),
                         optional_member("roll_treasure", Schema::boolean(), "As many treasure cards as are rolled")});
}

NamedSchema slot_schema() {
  return {"Slot", "A slot and its top card",
          Schema::object({
              {"type", a_name(), "monster, shop, room, or a type of a card set"},
              {"slot", count(), "Its number within its type, from 1"},
              {"sells", Schema::boolean(), "Its card can be bought"},
              optional_member("price", a_sentence(), "A price of its own"),
              optional_member("card", of("Card"), "The card; none: the slot is empty"),
              optional_member("monster", of("Monster"), "The numbers of a monster"),
              optional_member("rewards", rewards(), "What its death gives"),
              optional_member("souls", count(), "The souls that its death gives"),
              optional_member("covered", count(), "Cards beneath it"),
              optional_member("attacked", Schema::boolean(), "It is under attack"),
          })};
}

NamedSchema deck_schema() {
  const Schema known =
      Schema::object({{"position", count(), "From the top, from 1"}, {"card", of("Card"), "The card"}});
  return {"Deck", "A deck and its discard pile",
          Schema::object({{"deck", a_name(), "loot, treasure, monster, ..."},
                          {"cards", count(), "Cards left"},
                          {"discarded", count(), "Cards in its discard pile"},
                          optional_member("discard_top", of("Card"), "The top card of the discard pile"),
                          optional_member("known", Schema::list(known), "Cards in it that the viewer knows")})};
}

// ---- What happens

NamedSchema stack_schema() {
  const Schema roll = Schema::object(
      {{"value", amount(), "What the die shows"},
       {"attack", Schema::boolean(), "It is an attack roll"},
       optional_member("needs", amount(), "Of an attack roll: the least that hits, while its target is there")});
  return {"StackEntry", "An object on the stack",
          Schema::object({
              {"stack", count(), "Its serial"},
              {"kind", Schema::word({"loot", "ability", "roll", "damage", "death", "step", "refill", "modifier"}),
               "What it is"},
              {"text", a_sentence(), "In words"},
              {"controller", Schema::or_null(a_seat()), "The player who controls it; null: the game"},
              {"targets", list_of("Object"), "Its targets, of damage and death what they happen to"},
              optional_member("source", of("Object"), "The object with the ability; of loot, the card"),
              optional_member("ability", a_name(), "The ability"),
              optional_member("says", a_sentence(), "What the ability will do, as printed"),
              optional_member("roll", roll, "Of a roll"),
              optional_member("amount", amount(), "Of damage"),
              optional_member("copy", Schema::boolean(), "It is a copy (rule 20.9.2)"),
          })};
}

NamedSchema attack_schema() {
  return {"Attack", "An attack under way",
          Schema::object(
              {{"attacker", of("Object"), "The player"},
               {"deck", Schema::boolean(), "The monster deck was attacked"},
               optional_member("target", of("Object"), "What is attacked, once it is chosen"),
               optional_member("fighter", of("Object"), "The item that attacks in the player's stead (rule 11.9.1)")})};
}

NamedSchema lasting_schema() {
  const Schema ends = Schema::word({"end_of_turn", "used", "forever", "end_of_attack", "your_next_turn", "next_roll"});
  return {"Lasting", "A lasting effect",
          Schema::object({{"lasting", count(), "Its serial"},
                          {"text", a_sentence(), "In words"},
                          {"controller", Schema::or_null(a_seat()), "Whose it is; null: the game's"},
                          {"until", ends, "When it ends"},
                          optional_member("source", of("Object"), "The object that made it"),
                          {"targets", list_of("Object"), "What it is about"},
                          optional_member("uses", count(), "Uses left")})};
}

NamedSchema view_schema() {
  const Schema turn = Schema::object({{"number", count(), "From 1; 0: the setup"},
                                      {"active", Schema::or_null(a_seat()), "Whose turn it is"},
                                      {"phase", Schema::word({"setup", "start", "action", "end"}), "Its phase"}});
  const Schema priority = Schema::object(
      {{"seat", Schema::or_null(a_seat()), "Who has it"}, {"passed", count(), "How many have passed in succession"}});
  const Schema left = Schema::object({{"attacks", count(), "Attacks"}, {"purchases", count(), "Purchases"}});
  return {"View", "The table as a viewer sees it",
          Schema::object({
              {"view", count(), "Its number, which each change raises: `unless` with it answers `same`"},
              {"seat", Schema::or_null(a_seat()), "The viewer; null: a spectator, or all cards are shown"},
              {"turn", turn, "The turn"},
              {"price", amount(), "What a shop item costs the active player"},
              {"souls_to_win", amount(), "Souls that win"},
              optional_member("timer", count(), "Rounds left (rule 21.3)"),
              {"players", list_of("Player"), "By seat"},
              {"slots", list_of("Slot"), "Monsters, shop, rooms"},
              {"decks", list_of("Deck"), "Decks that are drawn from"},
              {"bonus_souls", list_of("Card"), "Bonus souls that nobody has"},
              {"priority", Schema::or_null(priority), "Who has priority; null: nobody"},
              {"left", left, "What the active player has left this turn, besides what effects allow"},
              {"stack", list_of("StackEntry"), "From bottom to top"},
              {"attacks", list_of("Attack"), "The innermost last"},
              {"lasting", list_of("Lasting"), "In their order"},
              optional_member("notes", sentences(), "What is noted on the game"),
          })};
}

// ---- Decisions and events

NamedSchema option_schema() {
  return {"Option", "An option of a decision",
          Schema::object({
              {"index", count(), "Its place in the list, from 0"},
              {"verb", Schema::word({"pass", "play", "activate", "attack", "buy", "end_turn", "offer", "choose"}),
               "What it does"},
              {"label", a_sentence(), "In words; different from the other labels"},
              {"key", a_sentence(), "Stays the same when the game is replayed"},
              optional_member("object", of("Object"), "The card that is played or activated, or what is chosen"),
              optional_member("ability", a_name(), "The ability that is used"),
              optional_member("text", a_sentence(), "What the ability says"),
              optional_member("cost", a_sentence(), "What it costs"),
          })};
}

NamedSchema decision_schema() {
  return {
      "Decision", "A question to a player, with at least two options",
      Schema::object({
          {"number", count(), "An answer names it, so that a late answer is refused"},
          {"seat", a_seat(), "Who is asked"},
          {"prompt", a_prompt(),
           "The kind of question. `priority`: to act or to pass; `action`: the same in one's own turn, while nothing "
           "waits to resolve"},
          {"question", a_sentence(), "In words"},
          {"rule", a_name(), "The rule that asks"},
          optional_member("about", of("Object"), "What asks"),
          optional_member("reason",
                          Schema::object({{"text", a_sentence(), "`Death penalty`"},
                                          optional_member("rule", a_name(), "The rule that is being followed")}),
                          "Why it is asked, if neither the player nor `about` is the reason"),
          optional_member("chosen", list_of("Object"), "What has been chosen so far"),
          optional_member(
              "asked_because", a_sentence(),
              "Of `priority`: why the player is asked, as their stops say; missing if they would not be asked, "
              "and a client has gone back to this question"),
          {"options", list_of("Option"), "What is possible"},
      })};
}

NamedSchema event_schema() {
  return {"Event", "Something that happened, as the viewer may know it",
          Schema::object({
              {"number", count(), "Grows with time"},
              {"type", a_name(), "`damage_taken`, `soul_gained`, ..."},
              {"rule", a_name(), "The rule behind it"},
              optional_member("text", a_sentence(), "In words; none: a step that is only of use to programs"),
              optional_member("of", of("Object"), "What it happened to"),
              optional_member("from", of("Object"), "What did it"),
              optional_member("object", of("Object"), "What else is concerned"),
              optional_member("by", a_seat(), "The player who did it"),
              optional_member("amount", amount(), "How much"),
              optional_member("value", Schema::whole(-2'147'483'648LL, 2'147'483'647), "The number on a die"),
              optional_member("cause", count(), "The number of the event that led to it"),
          })};
}

NamedSchema outcome_schema() {
  return {"Outcome", "How a game ended",
          Schema::object({{"outcome", Schema::word({"won", "draw", "stopped", "lost"}), "The result"},
                          {"winners", Schema::list(a_seat()), "Who won"},
                          {"turns", count(), "Turns played"},
                          {"decisions", count(), "Decisions answered"},
                          optional_member("state_hash", a_name(), "The hash of the last state"),
                          optional_member("stopped_by", a_sentence(), "Why it ended without a result")})};
}

Schema difference() {
  return Schema::object({
      {"at", count(), "The answers and edits up to the one whose result is the first that differs; 0: the setup"},
      optional_member("event", count(), "The number of the first event that the viewer was told otherwise"),
      optional_member("was", a_sentence(), "That event in words, as it was"),
      optional_member("now", a_sentence(), "As it is now"),
  });
}

Schema early_end() {
  return Schema::object({{"at", count(), "The answers and edits that are still possible"},
                         {"lost", count(), "Those after them, which are gone"},
                         {"why", a_sentence(), "Why the next one is not possible"}});
}

NamedSchema position_schema() {
  const Schema pass =
      Schema::object({{"seat", a_seat(), "Who passed"}, {"why", a_sentence(), "Why they were not asked"}});
  return {
      "Position", "Where a game is",
      Schema::object({
          {"game", count(), "The number of the game"},
          {"at", count(), "The answers and edits so far"},
          {"turn", count(), "The turn"},
          {"over", Schema::boolean(), "The game has ended"},
          optional_member("decision", of("Decision"),
                          "The open decision, if a client is asked. Otherwise `game.run` goes on"),
          optional_member("passed", Schema::list(pass),
                          "Passes of clients that were not asked, because of their stops"),
          optional_member("events", list_of("Event"),
                          "What has happened since the viewer was last told; may be empty although the game went on"),
          optional_member("view", of("View"), "The table, if `view` is true"),
          optional_member("outcome", of("Outcome"), "How it ended"),
          optional_member(
              "seed", Schema::whole(0, highest_exact),
              "Same seed, same answers, same game. Only for the owner, and only if clients can keep it exactly"),
          optional_member("set_aside", list_of("SetAside"), "Cards that the game lacks because they have errors"),
          optional_member("done", a_sentence(), "What an edit has done, if no event says it"),
          optional_member("differs", difference(), "Of `game.reload`: what is not as before"),
          optional_member("ended", early_end(), "Of `game.reload`: where the answers stopped being possible"),
          optional_member("warning", a_sentence(), "What went wrong with the journal"),
      })};
}

NamedSchema set_aside_schema() {
  return {
      "SetAside", "A card that is left out because it has errors",
      Schema::object(
          {{"def", a_name(), "The card"}, {"name", a_name(), "Its name"}, {"why", a_sentence(), "The first error"}})};
}

// ---- Card sets

NamedSchema finding_schema() {
  return {"Finding", "A mistake in a file, or something that is likely to be one",
          Schema::object({
              {"code", a_name(), "Its code, which never changes: `E010`. `sets.explain` explains it"},
              {"name", a_name(), "The name of the code: `unknown_word`"},
              {"severity", Schema::word({"error", "warning"}), "A card with an error is set aside"},
              {"file", Schema::text(), "The file"},
              optional_member("line", count(), "From 1; none: the whole file"),
              optional_member("column", count(), "In characters, from 1"),
              optional_member("length", count(), "In characters"),
              optional_member("def", a_name(), "The card"),
              optional_member("field", a_name(), "The field of the card"),
              {"message", a_sentence(), "What is wrong"},
              optional_member("suggestion", a_name(), "The most similar word that is possible"),
          })};
}

NamedSchema printed_card_schema() {
  return {"PrintedCard", "A card as printed",
          Schema::object({
              {"id", a_name(), "`base:bomb`"},
              {"name", a_name(), "Its name"},
              {"deck", a_name(), "Its deck"},
              {"copies", count(), "How many there are"},
              optional_member("hp", amount(), "Printed health"),
              optional_member("evasion", amount(), "Printed evasion"),
              optional_member("attack", amount(), "Printed attack"),
              optional_member("stats", Schema::map(amount()), "Numbers that card sets add"),
              optional_member("souls", amount(), "Souls"),
              optional_member("rewards", rewards(), "What its death gives"),
              optional_member("min_players", count(), "Only with at least so many players"),
              optional_member("starting_item", a_name(), "Of a character"),
              {"marks", Schema::list(a_name()), "Keywords: `eternal`, `guppy`, ..."},
              optional_member("tags", Schema::list(a_name()), "Tags of its set"),
              optional_member("artist", a_sentence(), "Who drew it"),
              optional_member("flavour", a_sentence(), "A sentence without meaning in the rules"),
              optional_member("image", a_sentence(), "The name of its picture"),
              optional_member("url", a_sentence(), "A page about it"),
              optional_member("since", a_sentence(), "The version of the set that added it"),
              {"abilities", Schema::list(a_name()), "The kinds of its abilities"},
              {"text", a_sentence(), "Its printed text"},
              {"file", Schema::text(), "Its file"},
              optional_member("overrides", Schema::list(Schema::anything()), "What sets replace or change in it"),
          })};
}

// ---- Faces

Schema micrometres() { return Schema::whole(-10'000'000, 10'000'000); }
Schema colour() { return Schema::text(); }

NamedSchema face_schema() {
  const Schema shape = Schema::object({{"x", micrometres(), "Its left edge"},
                                       {"y", micrometres(), "Its upper edge"},
                                       {"width", micrometres(), "Its width"},
                                       {"height", micrometres(), "Its height"},
                                       {"radius", micrometres(), "Of its corners"},
                                       {"colour", colour(), "Its colour"}});
  const Schema run = Schema::object({{"x", micrometres(), "Where it begins"},
                                     {"y", micrometres(), "Its baseline"},
                                     {"size", micrometres(), "Of an em"},
                                     {"width", micrometres(), "The sum of its advances"},
                                     {"bold", Schema::boolean(), "In the bold font"},
                                     {"italic", Schema::boolean(), "Slanted by a fifth"},
                                     {"colour", colour(), "Its colour"},
                                     {"text", Schema::text(), "What is written, without kerning and ligatures"}});
  const Schema picture = Schema::object({{"x", micrometres(), "Its left edge"},
                                         {"y", micrometres(), "Its upper edge"},
                                         {"width", micrometres(), "Its width"},
                                         {"height", micrometres(), "Its height"},
                                         {"radius", micrometres(), "Of its round corners"},
                                         {"set", a_name(), "The id of the set that has the file"},
                                         {"file", a_name(),
                                          "Its name, for `sets.picture`. It is drawn so large that "
                                          "it covers the rectangle, and cut off beyond it"},
                                         {"hash", Schema::text(50), "Of its bytes"}});
  return {"Face", "The face of a card, in micrometres from its upper left corner",
          Schema::object({{"id", a_name(), "The card"},
                          {"name", a_name(), "Its name"},
                          {"deck", a_name(), "Its deck"},
                          optional_member("frame", picture, "A picture of the set behind everything"),
                          optional_member("picture", picture, "That of the card, drawn after the shapes"),
                          {"width", micrometres(), "Of the card as cut"},
                          {"height", micrometres(), "Of the card as cut"},
                          {"background", colour(), "Also beyond the edge, where a bleed is printed: `#b07c1c`"},
                          {"shapes", Schema::list(shape), "Drawn first, in this order"},
                          {"runs", Schema::list(run), "Pieces of text, drawn on top"}})};
}

NamedSchema sheet_schema() {
  const Schema size = Schema::object({{"width", micrometres(), "As cut"},
                                      {"height", micrometres(), "As cut"},
                                      {"bleed", micrometres(), "Beyond each edge"}});
  const Schema place = Schema::object({{"face", count(), "The number of the face, from 0"},
                                       {"x", micrometres(), "The left edge of the cut card"},
                                       {"y", micrometres(), "Its upper edge"}});
  const Schema mark = Schema::object({{"x", micrometres(), "From here"},
                                      {"y", micrometres(), "From here"},
                                      {"to_x", micrometres(), "To there"},
                                      {"to_y", micrometres(), "To there"}});
  return {"Sheet", "Faces on a sheet of paper or on a picture, in micrometres from its upper left corner",
          Schema::object({{"width", micrometres(), "Of the sheet"},
                          {"height", micrometres(), "Of the sheet"},
                          {"card", size, "The size of each card"},
                          {"places", Schema::list(place), "In the middle of larger cards"},
                          {"marks", Schema::list(mark), "Where to cut"}})};
}

}  // namespace

const std::vector<NamedSchema>& named_schemas() {
  static const std::vector<NamedSchema> all = {
      object_schema(),       change_schema(), card_schema(),    player_schema(),    monster_schema(),  slot_schema(),
      deck_schema(),         stack_schema(),  attack_schema(),  lasting_schema(),   view_schema(),     option_schema(),
      decision_schema(),     event_schema(),  outcome_schema(), set_aside_schema(), position_schema(), finding_schema(),
      printed_card_schema(), face_schema(),   sheet_schema(),
  };
  return all;
}

}  // namespace soulstack::tools
