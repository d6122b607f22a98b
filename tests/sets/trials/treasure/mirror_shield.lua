return treasure {
  name = "Mirror Shield",
  paid {
    cost = { coins = 1 },
    text = "Choose a number from 1 to 3. The next time you would take damage this turn, prevent that much.",
    effect = function(you)
      local n = choose(you, a_number { from = 1, to = 3 })
      lasting {
        till = end_of_turn, uses = 1,
        change { event = damage, of = you, effect = function(event) event.amount = math.max(0, event.amount - n) end },
      }
    end,
  },
}
