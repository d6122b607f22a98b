return treasure {
  name = "Paper Moon",
  would {
    event = damage, to = you,
    text = "Each time you would take damage, roll. 1-4: nothing. 5-6: prevent 1 of it.",
    roll = {
      ["1-4"] = nothing,
      ["5-6"] = function(event) prevent(event, 1) end,
    },
  },
}
