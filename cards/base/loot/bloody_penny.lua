return loot {
  name = "Bloody Penny", trinket = true,
  when {
    event = player_died,
    text = "When a player dies, before they pay the penalty, loot 1.",
    effect = function(you) draw_loot(you, 1) end,
  },
}
