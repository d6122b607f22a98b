return monster {
  name = "We Need to Go Deeper!",
  revealed {
    text = "Put any number of discarded monsters, but no events, on top of the monster deck. You may attack once more.",
    effect = function(you)
      for _, card in ipairs(choose_some(you, a_card { pile = discard.monster, event = false })) do put_on_top(card) end
      extra_attack(1)
    end,
  },
}
