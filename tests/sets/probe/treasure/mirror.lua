return treasure {
  name = "Mirror",
  instead { event = damage, to = you, text = "If you would be dealt damage, it is dealt to each other player instead.",
            effect = function(amount) deal(amount, others) end },
}
