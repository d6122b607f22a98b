-- Takes the place of a card of the base game.
return loot {
  replaces = "base:broken_ankh",
  name = "Wishbone", trinket = true,
  when {
    event = player_died, of = you, after = penalty,
    text = "When you die, after you pay the penalty, loot 2.",
    effect = function(you) draw_loot(you, 2) end,
  },
}
