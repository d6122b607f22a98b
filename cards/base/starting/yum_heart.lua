return starting {
  name = "Yum Heart", eternal = true,
  tap {
    text = "Prevent the next damage, however much, to a monster or player this turn.",
    target = one_of { a_monster, a_player },
    lasting {
      till = end_of_turn, uses = 1,
      change { event = damage, to = target, effect = function(event) prevent(event) end },
    },
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
