return treasure {
  name = "Hired Hand",
  tap { text = "A player gains the rewards of a monster.", target = a_player, target2 = a_monster,
        effect = function(target, target2) gain_rewards(target, target2) end },
}
