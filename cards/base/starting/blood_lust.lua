return starting {
  name = "Blood Lust", eternal = true,
  tap {
    text = "A monster or player gets +1 attack till end of turn.",
    target = one_of { a_monster, a_player },
    lasting { till = end_of_turn, always { of = target, attack = 1 } },
  },
  when { event = turn_ending, of = you, text = "At the end of your turn, recharge this.",
         effect = function(this) recharge(this) end },
}
