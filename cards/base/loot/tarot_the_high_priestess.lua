return loot {
  name = "II. The High Priestess",
  play {
    text = "Choose a monster or player, then roll: deal as much damage to it as the die shows.",
    target = one_of { a_monster, a_player },
    roll = { each = function(target, amount) deal(amount, target) end },
  },
}
