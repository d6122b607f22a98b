-- A secret note: only its player sees the number. A note of this kind ends by itself.
return treasure {
  name = "Sealed Bet",
  tap {
    text = "Note a number from 1 to 6 in secret till your next turn.",
    effect = function(you, this) note(this, choose_number(you, 1, 6), { secret = true, till = your_next_turn }) end,
  },
  when {
    event = rolled,
    text = "When a player rolls the noted number, gain 2¢.",
    given = function(this, event) return event.value == this.noted end,
    effect = function(you) gain_coins(you, 2) end,
  },
}
