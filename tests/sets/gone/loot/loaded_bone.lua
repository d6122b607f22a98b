return loot {
  name = "Loaded Bone",
  play {
    text = "Choose a number from 1 to 3. Add it to the next roll.",
    choice = a_number { from = 1, to = 3 },
    effect = function(choice)
      local more = choice
      lasting {
        till = forever, uses = 1,
        change { event = roll, effect = function(event) event.value = event.value + more end },
      }
    end,
  },
}
