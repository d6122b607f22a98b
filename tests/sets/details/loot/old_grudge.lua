return loot {
  name = "Old Grudge",
  play {
    text = "Choose a monster in discard and a monster in play. Roll: if it is at least the evasion of the second one, " ..
           "it takes damage equal to the attack of the first one.",
    target = a_card { pile = discard.monster, event = false }, target2 = a_monster,
    effect = function(you, target, target2)
      if roll_number(you) >= target2.evasion then deal(target.attack, target2) end
    end,
  },
}
