return treasure {
  name = "Crooked Croupier",
  change {
    event = rolling, of = others, attack = true, first = turn,
    text = "The first time each turn another player would roll a die for an attack, they roll two, and you choose one.",
    effect = function(event, you)
      event.dice = 2
      event.die_chosen_by = you
    end,
  },
}
