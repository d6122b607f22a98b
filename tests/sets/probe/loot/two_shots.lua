return loot {
  name = "Two Shots",
  play {
    text = "Deal 1 damage to a monster and 1 damage to a player.", target = a_monster, target2 = a_player,
    effect = function(target, target2)
      if target then deal(1, target) end
      if target2 then deal(1, target2) end
    end,
  },
}
