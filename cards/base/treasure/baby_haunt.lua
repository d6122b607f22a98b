return treasure {
  name = "Baby Haunt",
  always { of = a_monster, evasion = 1, during = your_turn, text = "On your turn, monsters have +1 evasion." },
  when {
    event = player_died, of = you, target = a_player { other = true },
    text = "When you die, before you pay the penalty, give this to another player.",
    effect = function(this, you, target) if this.controller == you then give_item(this, target) end end,
  },
}
