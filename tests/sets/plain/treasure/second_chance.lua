return treasure {
  name = "Second Chance",
  tap {
    text = "Reroll a die, or you may add 1 to it.",
    target = a_roll,
    effect = function(target, you)
      if target.value == 6 or confirm(you) then
        reroll(target)
      else
        change_roll(target, 1)
      end
    end,
  },
}
