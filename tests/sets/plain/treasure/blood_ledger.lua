return treasure {
  name = "Blood Ledger",
  when {
    event = damage_taken, of = you,
    text = "Each time you take damage, gain that many ¢.",
    effect = function(event, you)
      local taken <const> = event.amount
      gain_coins(you, taken)
    end,
  },
}
