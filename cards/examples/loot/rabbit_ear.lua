return loot {
  name = "Rabbit Ear", trinket = true,
  change {
    event = roll, of = you, value = 1, first = turn,
    text = "The first time you would roll a 1 each turn, it is a 3 instead.",
    effect = function(event) event.value = 3 end,
  },
}
