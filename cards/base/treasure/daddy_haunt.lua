return treasure {
  name = "Daddy Haunt",
  change {
    event = damage, to = you,
    text = "When you would take damage, take 1 more instead.",
    effect = function(event) event.amount = event.amount + 1 end,
  },
  when {
    event = player_died, of = you, target = a_player { other = true },
    text = "When you die, before you pay the penalty, give this to another player.",
    effect = function(this, you, target) if this.controller == you then give_item(this, target) end end,
  },
}
