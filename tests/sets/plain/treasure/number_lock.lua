return treasure {
  name = "Number Lock",
  tap {
    text = "This notes a number from 1 to 6.",
    effect = function(this, you)
      local n = choose_number(you, 1, 6)
      if n ~= nil then note(this, n) end
    end,
  },
  when {
    event = rolled, of = you, text = "Each time you roll the number that this has noted, gain 1¢.",
    given = function(this, roll) return this.noted ~= nil and this.noted == roll end,
    effect = function(you) gain_coins(you, 1) end,
  },
}
