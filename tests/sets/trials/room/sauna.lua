return room {
  name = "Sauna",
  tap { text = "Any player may use this. Heal 1.", who = a_player, effect = function(you) heal(you, 1) end },
}
