return loot {
  name = "Long Shot",
  play {
    text = "Choose a monster. Roll: deal that much damage to it, and gain 1¢.",
    target = a_monster,
    effect = function(target, you)
      deal(roll_number(you), target)
      gain_coins(you, 1)
    end,
  },
}
