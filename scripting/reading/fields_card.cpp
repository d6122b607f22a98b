// The fields of cards, and the conditions of nouns.
#include "engine/table/zone_layout.h"
#include "scripting/reading/card_faces.h"
#include "scripting/reading/event_fields.h"
#include "scripting/reading/field_builders.h"
#include "scripting/reading/reward_box.h"

namespace soulstack::scripting {

namespace {

template <Keyword K>
constexpr Field keyword(std::string_view name, std::string_view rule, std::string_view sentence) {
  const auto read = [](Reader& r, const Field&, const Given& g, void* into) {
    if (const auto b = r.flag(g))
      static_cast<CardDef*>(into)->keywords[static_cast<std::size_t>(K)] = *b;
  };
  return field(name, bit(Form::card), Takes::flag, read, rule, sentence);
}

template <RewardPart Part, auto Member>
constexpr Field reward(std::string_view name, Takes takes, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    RewardBox& box = *static_cast<RewardBox*>(into);
    auto& place = box.rewards.*Member;
    AbilityId& computed = box.rewards.computed[static_cast<std::size_t>(Part)];
    computed = {};
    place = 0;
    if (f.takes == Takes::number_die_or_script && r.is(g, Word::die))
      place = as_rolled;
    else if (r.is_function(g))
      computed = read_computed_reward(r, g, box);
    else if (const auto n = r.number(g, f.least, f.most))
      place = static_cast<std::int16_t>(*n);
  };
  return field(name, bit(Form::rewards), takes, read, "3.6.7", sentence).between(0, 99);
}

constexpr Field box(std::string_view name, Forms forms, std::string_view rule, std::string_view sentence) {
  Field made = field(name, forms, Takes::table, read_rewards, rule, sentence);
  made.table = Form::rewards;
  return made;
}

constexpr Forms card = bit(Form::card);

// A file names a pile; a running script may also pass one.
void read_pile(Reader& r, const Field&, const Given& g, void* into) {
  if (const Value v = r.handle(g); v.is(ValueKind::zone))
    static_cast<Filter*>(into)->place.pile = static_cast<std::uint8_t>(v.payload() - zones::first_deck);
  else if (const Pile pile = pile_of(v); pile.deck.known())
    static_cast<Filter*>(into)->place.pile = number_of(pile);
  else if (r.is(g, Word::outside))
    static_cast<Filter*>(into)->place.pile = AskedOfPlace::outside_the_game;
  else
    r.wrong(g, describe(Takes::pile));
}

void read_kind_of_slots(Reader& r, const Field&, const Given& g, void* into) {
  const std::string_view name = slots_name(r.handle(g));
  if (name.empty())
    return r.wrong(g, "a kind of slots, such as monster_slots");
  static_cast<Filter*>(into)->slot.slots = name;
}

void read_kind_of_counters(Reader& r, const Field&, const Given& g, void* into) {
  const CounterId kind = counter_of(r.handle(g));
  auto& filter = *static_cast<Filter*>(into);
  if (!kind.known())
    return r.wrong(g, name_of(Type::counter));
  filter.counter = kind;
  filter.counters = std::max<std::int16_t>(filter.counters, 1);
}

void set_free_field(CardDef& def, std::string_view name, std::string text) {
  for (FreeField& known : def.free_fields)
    if (known.field == name) {
      known.text = std::move(text);
      return;
    }
  def.free_fields.push_back({name, std::move(text)});
}

// Which cards these are is settled before the cards are read: here they only must be texts.
constexpr Field other_card(std::string_view name, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void*) {
    if (r.text(g, f.most))
      r.names_another_card = true;
  };
  return field(name, bit(Form::card), Takes::text, read, "", sentence).between(1, longest_name);
}

constexpr Field free_field(std::string_view name, std::string_view sentence) {
  const auto read = [](Reader& r, const Field& f, const Given& g, void* into) {
    if (auto text = r.text(g, f.most))
      set_free_field(*static_cast<CardDef*>(into), f.name, *std::move(text));
  };
  return field(name, bit(Form::card), Takes::text, read, "", sentence).between(1, longest_text);
}

void read_accepts(Reader& r, const Field&, const Given& g, void*) { r.accepts(g); }

void read_tags(Reader& r, const Field&, const Given& g, void* into) {
  const auto table = r.table(g);
  if (!table || r.made_by(g.index))
    return r.wrong(g, describe(Takes::texts));
  static_cast<CardDef*>(into)->tags.reset();
  r.list(*table, [&](const Given& one) {
    if (const auto tag = r.tag(one))
      static_cast<CardDef*>(into)->tags.set(*tag);
  });
}

void read_tag(Reader& r, const Field&, const Given& g, void* into) {
  if (const auto tag = r.tag(g))
    static_cast<Filter*>(into)->card.tag = *tag;
}

// The source of something on the stack (rule 7.4.1).
void read_source(Reader& r, const Field&, const Given& g, void* into) {
  if (const auto who = r.who(g); who && check_can_be(r, g, *who, Names::source))
    static_cast<Filter*>(into)->stacked.source = *who;
}

// The object that a card is under (rule 19.9.6).
void read_under(Reader& r, const Field&, const Given& g, void* into) {
  if (const auto who = r.who(g); who && check_can_be(r, g, *who, Names::object))
    static_cast<Filter*>(into)->place.under = *who;
}

void read_where(Reader& r, const Field&, const Given& g, void* into) {
  if (!r.chunk)
    return r.error("not_here", g,
                   "`where` works only in the fields of cards: in a function, use a loop over `all(...)`");
  Surroundings around;
  around.outer = std::exchange(r.around, &around);
  around.params = bit(Param::it) | params_of_targets;
  r.script(g, static_cast<Filter*>(into)->where, Purpose::condition);
  r.around = around.outer;
}

// clang-format off
constexpr Field of_cards[] = {
    text<&CardDef::name>("name", card, "3.6.1", "The name of the card.").and_required(),
    text<&CardDef::also_named>("also_named", card, "3.6.1", "Another name of the card, in all zones."),
    field("tags", card, Takes::texts, read_tags, "3.6.9", "Its tags: words by which other cards find it, declared in set.lua."),
    number<&CardDef::copies>("copies", card, 1, 99, "", "The number of copies in its deck."),
    number<&CardDef::hp>("hp", card, 0, 99, "3.6.3", "Printed HP."),
    number<&CardDef::evasion>("evasion", card, 0, 6, "3.6.3", "Printed evasion: an attack roll of at least this much hits."),
    number<&CardDef::attack>("attack", card, 0, 99, "3.6.3", "Printed attack: the damage it deals in combat."),
    number<&CardDef::souls>("souls", card, 0, 9, "3.6.5", "Its soul value."),
    box("rewards", card, "13.2.3", "The rewards that the active player gains when it dies."),
    number<&CardDef::min_players>("min_players", card, 1, max_players, "2.12", "It is not used in games with fewer players."),
    flag<&CardDef::starts_outside>("outside", card, "2.14", "It starts outside the game: no deck holds it until an effect brings it in."),
    text<&CardDef::starting_item_id>("starting_item", card, "3.4.2", "The id of this character's starting item."),
    field("back", card, Takes::table, read_back, "20.2.3", "Its next face, with the fields of a card; it may have a `back`, too."),
    table<Form::enters>("enters", card, "19.6.1", "How it enters play."),
    keyword<Keyword::eternal>("eternal", "6.8.1", "It can't be destroyed or put into discard."),
    keyword<Keyword::guppy>("guppy", "6.8.4", "It counts as a Guppy item."),
    keyword<Keyword::trinket>("trinket", "6.8.2", "A loot card that becomes an item."),
    keyword<Keyword::ambush>("ambush", "6.8.3", "A loot card that becomes a monster."),
    keyword<Keyword::curse>("curse", "6.8.5", "A player gains it when it is revealed."),
    keyword<Keyword::indomitable>("indomitable", "6.8.6", "It gets its own slot, and it can't be covered."),
    keyword<Keyword::familiar>("familiar", "6.8.9", "It is an item that can be attacked."),
    keyword<Keyword::attackable>("attackable", "11.1.3", "It can be attacked, although it is not a monster."),
    keyword<Keyword::fighter>("fighter", "11.9.1", "It is an item that can attack in the place of its player, with its own HP and attack."),
    keyword<Keyword::goes_first>("goes_first", "2.11", "Its player takes the first turn."),

    other_card("replaces", "The id of a card of a required set: this card takes its place, also where it is named by its id."),
    other_card("changes", "The id of a card of a required set. What is written here changes that card; no card is added."),
    other_card("based_on", "The id of another card, from which all is taken over but the fields that are written here."),

    field("accepts", card, Takes::list, read_accepts, "", "Findings about its texts that are wrong here: a list of { finding = ..., about = ..., reason = ... }. One that fits nothing is a finding itself."),
    text<&Acceptance::finding>("finding", bit(Form::accepts), "", "The code of the finding: \"text_number\" or \"text_word\".").and_required(),
    text<&Acceptance::about>("about", bit(Form::accepts), "", "A part of its message; without it, any message.").between(1, longest_text),
    text<&Acceptance::reason>("reason", bit(Form::accepts), "", "Why the card is right.").between(1, longest_text).and_required(),

    free_field("artist", "Who drew it; only shown."),
    free_field("flavour", "A sentence without meaning in the rules; only shown."),
    free_field("image", "The PNG, JPEG or SVG file on its face: \"art/spark.png\"."),
    free_field("url", "A page about it; only shown."),
    free_field("since", "The version of the set that added it; only shown."),

    text<&RewardBox::text>("text", bit(Form::rewards), "3.6.4a", "What functions compute, as a sentence: \"Rewards: 1¢ for each counter on this.\"").between(1, longest_text),
    reward<RewardPart::coins, &Rewards::coins>("coins", Takes::number_die_or_script, "The number of ¢."),
    reward<RewardPart::loot, &Rewards::loot>("loot", Takes::number_die_or_script, "The number of loot cards."),
    reward<RewardPart::treasure, &Rewards::treasure>("treasure", Takes::number_or_function, "The number of treasures."),

    number<&CardDef::enters_with_counters>("counters", bit(Form::enters), 0, 99, "20.1.2", "With n counters on it."),
    flag<&CardDef::enters_deactivated>("deactivated", bit(Form::enters), "20.2.1", "Deactivated."),
};

constexpr auto in_play = bit(Noun::item) | bit(Noun::character) | bit(Noun::curse) | bit(Noun::room) |
                         bit(Noun::fixture) | bit(Noun::object);
constexpr auto in_pile = bit(Noun::card);
constexpr auto with_hp = bit(Noun::monster) | bit(Noun::item) | bit(Noun::room) | bit(Noun::object);
constexpr auto with_activated = bit(Noun::item) | bit(Noun::character) | bit(Noun::room) | bit(Noun::fixture) | bit(Noun::object);
constexpr auto items = bit(Noun::item) | bit(Noun::object);
constexpr auto abilities = bit(Noun::ability) | bit(Noun::trigger);
constexpr auto sourced = abilities | bit(Noun::roll) | bit(Noun::damage);  // on the stack, with a source
constexpr auto stacked = sourced | bit(Noun::loot) | bit(Noun::death);
constexpr auto owned = bit(Noun::item) | bit(Noun::character) | bit(Noun::curse) | bit(Noun::object) | sourced |
                       bit(Noun::loot) | bit(Noun::soul) | bit(Noun::loot_card);
constexpr auto loot = bit(Noun::loot) | bit(Noun::loot_card);
constexpr auto player = bit(Noun::player);
constexpr auto anything = in_play | in_pile | loot | sourced | player | bit(Noun::monster) | bit(Noun::soul) | bit(Noun::event_card) |
                          bit(Noun::death) | bit(Noun::deck) | bit(Noun::discard) | bit(Noun::slot);
constexpr auto monster = bit(Noun::monster);
constexpr auto named = in_play | in_pile | monster | loot | bit(Noun::soul) | bit(Noun::event_card);

constexpr Field of_nouns[] = {
    ask<&Filter::attackable>("attackable", with_hp | player, "11.1.3", "The active player may attack it."),
    ask<&Filter::attacked>("attacked", with_hp | bit(Noun::slot), "11.1.5", "It is the target of the current attack; for a slot: its card is."),
    ask<&Filter::eternal>("eternal", items | bit(Noun::curse) | bit(Noun::room) | bit(Noun::fixture) | monster, "6.8.1", "It is eternal.").said("~eternal"),
    ask<&Filter::active>("active", with_activated | player, "3.1.4", "It has an activated ability; for a player: it is their turn."),
    ask<&Filter::charged>("charged", with_activated, "20.2.1", "It is charged."),
    ask<&Filter::other>("other", in_play | player | monster | sourced | bit(Noun::event_card), "", "It is not this object; for a player: it is not the player who chooses.").said("other|another|else |different|yourself"),
    ask<&Filter::player, &AskedOfPlayer::attacks_this>("attacks_this", player, "11.1.5", "They are attacking this."),
    ask<&Filter::player, &AskedOfPlayer::living>("living", player, "13.4.1", "They have not died this turn."),
    ask<&Filter::card, &AskedOfCard::guppy>("guppy", items | in_pile, "6.8.4", "It is a Guppy item.").said("guppy"),
    ask<&Filter::card, &AskedOfCard::fighter>("fighter", items, "11.9.1", "It is an item that can attack in the place of its player."),
    ask<&Filter::card, &AskedOfCard::trinket>("trinket", items | loot | in_pile, "6.8.2", "It is a trinket.").said("trinket"),
    ask<&Filter::card, &AskedOfCard::ambush>("ambush", loot | in_pile, "6.8.3", "It is an ambush."),
    ask<&Filter::stacked, &AskedOfStack::attack>("attack", bit(Noun::roll), "9.9", "It is an attack roll."),
    ask<&Filter::place, &AskedOfPlace::shop>("shop", bit(Noun::item) | bit(Noun::object), "3.1.5", "It is in the shop.").said("shop"),
    ask<&Filter::tap>("tap", with_activated | bit(Noun::ability), "6.3.2", "It has a tap ability; for an ability: it is a tap ability."),
    ask<&Filter::card, &AskedOfCard::boss>("boss", monster | bit(Noun::object) | in_pile, "3.3.3", "It is a boss.").said("boss"),
    ask<&Filter::stacked, &AskedOfStack::item>("item", abilities, "6.3.1", "It is the ability of an item."),
    ask<&Filter::yours>("yours", owned, "19.7.1", "You control it.").said("your|you |you've|own |their "),
    ask<&Filter::card, &AskedOfCard::curse>("curse", bit(Noun::event_card) | in_pile, "6.8.5", "It is a curse."),
    ask<&Filter::player, &AskedOfPlayer::most_souls>("most_souls", player, "15.1.4", "No player has more souls."),
    ask<&Filter::player, &AskedOfPlayer::most_coins>("most_coins", player, "", "No player has more ¢."),
    ask<&Filter::place, &AskedOfPlace::minion>("minion", monster, "21.4b", "It is in a minion slot."),
    ask<&Filter::place, &AskedOfPlace::final_boss>("final_boss", monster, "21.4a", "It is in a final boss slot."),
    ask<&Filter::card, &AskedOfCard::has_stats>("has_stats", bit(Noun::object), "3.3.1", "It has HP, evasion and attack."),
    ask<&Filter::card, &AskedOfCard::event>("event", in_pile, "3.3.5", "It is an event; curses are also events."),
    ask<&Filter::card, &AskedOfCard::character>("character", in_pile, "3.4.1", "It is a character card."),
    field("pile", in_pile, Takes::pile, read_pile, "19.3.1", "The pile that it is in; `outside`: it is outside the game."),
    field("under", in_pile, Takes::who, read_under, "19.9.6", "The object that it was put under."),
    field("slots", bit(Noun::slot), Takes::word, read_kind_of_slots, "14.1.1", "The kind of slots, such as `shop_slots`."),
    ask<&Filter::slot, &AskedOfSlot::open>("open", bit(Noun::slot), "14.3.6", "A card can be put there: it is empty, or its card can be covered."),
    text<&Filter::card, &AskedOfCard::named>("named", named, "3.6.1", "It has that name."),
    text<&Filter::card, &AskedOfCard::name_has>("name_has", named, "3.6.1", "One of its names contains this, in any case: name_has = \"bob\".").between(1, longest_name),
    text<&Filter::card, &AskedOfCard::text_has>("text_has", named, "3.6.2", "The text of one of its abilities contains this, in any case: text_has = \"roll\".").between(1, longest_name),
    field("tag", named, Takes::text, read_tag, "3.6.9", "It has that tag."),
    number<&Filter::counters>("counters", in_play | monster | player, 1, 999, "20.1.2", "It has at least n counters."),
    field("kind", in_play | monster | player, Takes::word, read_kind_of_counters, "20.1.7", "The kind of these counters, such as hp_counter; without `counters`, it has at least one."),
    field("where", anything | bit(Noun::number), Takes::script, read_where, "7.3.1", "A function with the parameter `it` that returns whether it is meant; it is asked last."),
    who<&Filter::other_than>("other_than", (anything | stacked) & ~(bit(Noun::deck) | bit(Noun::discard) | bit(Noun::slot)), "7.3.2", "It is not this one, or one of these: target2 = a_monster { other_than = target }.").said("other|another|else |different|second|third|two |2 "),
    who<&Filter::of>("of", owned, "19.7.1", "The player who controls it."),
    field("source", sourced, Takes::who, read_source, "7.4.1", "The card or player whose ability, roll or damage it is."),
    who<&Filter::stacked, &AskedOfStack::targets>("targets", stacked, "7.4.1", "A target of it; for damage, what it is dealt to; for a death, what dies."),
    number<&Filter::number, &NumberRange::from>("from", bit(Noun::number), -99, 99, "7.3", "The smallest number."),
    number<&Filter::number, &NumberRange::to>("to", bit(Noun::number), -99, 99, "7.3", "The largest number."),
};
// clang-format on

}  // namespace

static_assert(std::size(of_cards) <= most_fields && std::size(of_nouns) <= most_fields);
std::span<const Field> card_fields() { return of_cards; }
std::span<const Field> noun_fields() { return of_nouns; }

}  // namespace soulstack::scripting
