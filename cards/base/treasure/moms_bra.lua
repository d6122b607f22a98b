return treasure {
  name = "Mom's Bra",
  tap {
    text = "The next time a monster or player would take damage this turn, reduce it to 1.",
    target = one_of { a_monster, a_player },
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) event.amount = 1 end },
    },
  },
}
