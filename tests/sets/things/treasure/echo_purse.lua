return treasure {
  name = "Echo Purse",
  change { event = rewards, by = you, text = "When you would gain rewards, gain them twice.",
           effect = function(event) event.times = event.times * 2 end },
}
