return loot {
  name = "Wager",
  play {
    text = "Choose a player. They may pay 2¢. If they do, they loot 1.",
    target = a_player,
    effect = function(target)
      if target.coins >= 2 and confirm(target, "Pay 2¢ to loot 1?") then
        lose_coins(target, 2)
        draw_loot(target, 1)
      end
    end,
  },
}
