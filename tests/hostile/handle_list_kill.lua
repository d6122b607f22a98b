-- kills and damages things that are not objects: piles, words, nouns, cards in hands and decks
local all_of = { deck.loot, deck.monster.top, discard.loot, a_player, hp_counter, end_of_turn, monster_slots, you.character, deck.loot.top, deck.treasure.top }
local n = kill(all_of)
n = heal(all_of, 3)
local b = deal(3, all_of)
b = take_damage(all_of, 3)
b = recharge(all_of)
error("done")
