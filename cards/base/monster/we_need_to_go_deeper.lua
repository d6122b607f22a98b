return monster {
  name = "We Need to Go Deeper!",
  revealed {
    text = "Put any number of discarded monsters, but no events, on top of the monster deck. You may attack once more.",
    any_targets = a_card { pile = discard.monster, event = false },
    effect = function()
      for _, card in ipairs(chosen_targets()) do put_on_top(card) end
      extra_attack(1)
    end,
  },
}
