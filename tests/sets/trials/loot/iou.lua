return loot {
  name = "IOU",
  play {
    text = "If a player has an IOU, that player loses 3¢ and you gain 3¢. Otherwise, that player gets an IOU.",
    target = a_player,
    effect = function(you, target)
      if target.noted then
        lose_coins(target, 3)
        gain_coins(you, 3)
        forget_notes(target)
      else
        note(target, true)
      end
    end,
  },
}
