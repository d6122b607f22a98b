return starting {
  name = "Yum Heart", eternal = true,
  tap {
    text = "Prevent the next damage to a monster or player this turn.",
    target = one_of { a_monster, a_player },
    effect = function(target) prevent_next(target) end,
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
