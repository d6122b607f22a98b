return treasure {
  name = "Loaded Die",
  instead { event = roll, of = a_player, value = { 2, 3 }, text = "If a player would roll a 2 or 3, it becomes a 1 instead.",
            effect = function(event) event.value = 1 end },
}
